# Two commands: `make run` serves on :8080, `make test` passes all tests. Each sets up what it needs.
SHELL := bash
# The build cache lies outside the clone, so that a fresh clone does not build the world again.
export CARGO_TARGET_DIR ?= $(HOME)/.cache/blackbar/target

.PHONY: run test setup check deny bench fuzz service-test eval

run: setup
	cargo run --release --locked --bin blackbar -- serve

test: setup
	cargo test --workspace --locked --no-fail-fast
	scripts/service-test

# What only a person with a change in hand needs.
check:
	cargo fmt --all --check
	cargo clippy --workspace --all-targets --locked -- -D warnings
	RUSTDOCFLAGS="-D warnings" cargo doc --workspace --no-deps --document-private-items --locked

service-test: setup
	scripts/service-test

fuzz: setup
	scripts/fuzz 60

bench: setup
	scripts/bench

deny:
	cargo install --locked --root "$(HOME)/.cache/blackbar/tools" cargo-deny@0.20.2
	"$(HOME)/.cache/blackbar/tools/bin/cargo-deny" --all-features check

setup:
	@scripts/setup

# How good detection is: our own passages, and the dev parts of the corpora where they are at hand.
CORPUS ?= ../shared/corpus/ner
EVAL_LIMIT ?= 300

eval: setup
	cargo run --release --locked --bin blackbar -- eval tests/eval tests/unseen tests/ordinary tests/ordinary-2 $(sort $(wildcard $(CORPUS)/*.dev.jsonl.gz)) \
		--coreference tests/coreference/cases.jsonl --limit $(EVAL_LIMIT) --report docs/ACCURACY.md
