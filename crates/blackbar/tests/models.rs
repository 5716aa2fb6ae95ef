//! The command with networks: the tiny random ones of `crates/inference/tests/tiny`, run by the libraries that
//! `scripts/setup` fetched. What they find means nothing; that every way of running them finds the same does.

#![expect(clippy::expect_used, reason = "helpers of tests")]

use std::io::Write;
use std::process::{Command, Output, Stdio};

const TEXT: &str = "Anna Smith lives in Berlin and is 42 years old. Mr O'Brien is in the old house.\n";

fn blackbar(args: &[&str], variables: &[(&str, &str)]) -> Output {
    let models = concat!(env!("CARGO_MANIFEST_DIR"), "/../inference/tests/tiny/models");
    let mut process = Command::new(env!("CARGO_BIN_EXE_blackbar"))
        .args(args)
        .env_clear()
        .env("HOME", std::env::home_dir().expect("a home folder"))
        .env("BLACKBAR_MODELS", models)
        .envs(variables.iter().copied())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command starts");
    // A command that stops at its configuration does not read.
    let _ = process.stdin.take().expect("a pipe").write_all(TEXT.as_bytes());
    process.wait_with_output().expect("the command ends")
}

fn stdout(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout.clone()).expect("UTF-8")
}

#[test]
fn a_processor_with_avx2_only_finds_the_same() {
    let run = |variables: &[(&str, &str)]| stdout(&blackbar(&["text", "--json"], variables));
    let exact = run(&[("BLACKBAR_PRECISION", "f32")]);
    let capped = run(&[("BLACKBAR_PRECISION", "f32"), ("ONEDNN_MAX_CPU_ISA", "AVX2")]);
    let chosen = run(&[("ONEDNN_MAX_CPU_ISA", "AVX2")]);
    let other = run(&[("BLACKBAR_RUNTIME", "onnxruntime")]);
    let labels = |answer: &str| -> Vec<String> {
        let answer: serde_json::Value = serde_json::from_str(answer).expect("JSON");
        let entities = answer[0]["entities"].as_array().expect("entities").iter();
        entities.map(|entity| format!("{} {}", entity["best_label"], entity["location"])).collect()
    };
    assert!(!labels(&exact).is_empty(), "{exact}");
    for answer in [capped, chosen, other] {
        assert_eq!(labels(&answer), labels(&exact));
    }
}

#[test]
fn the_list_of_models_says_what_runs_them_and_what_they_serve() {
    let list = stdout(&blackbar(&["models"], &[]));
    let line = |name: &str| list.lines().find(|line| line.starts_with(name)).expect("a line");
    assert!(
        line("wordpiece").contains("OpenVINO cpu") && line("wordpiece").ends_with("standard high"),
        "{list}"
    );
    assert!(line("unigram").ends_with("high_multilingual"), "{list}");
    let list = stdout(&blackbar(&["models"], &[("BLACKBAR_RUNTIME", "onnxruntime")]));
    assert!(list.contains("ONNX Runtime cpu"), "{list}");
}

#[test]
fn what_cannot_be_run_stops_the_start() {
    let cases = [
        (("BLACKBAR_DEVICE", "cuda"), "onnxruntime-gpu"),
        (("BLACKBAR_RUNTIME_DIR", "/nowhere"), "scripts/setup"),
        (("BLACKBAR_MODELS", "/nowhere"), "no networks in"),
        (("BLACKBAR_PRECISION", "f8"), "precision"),
        (("BLACKBAR_RUNTIME", "torch"), "runtime"),
    ];
    for (variable, said) in cases {
        let output = blackbar(&["text"], &[variable]);
        let error = String::from_utf8_lossy(&output.stderr);
        assert!(!output.status.success() && error.contains(said), "{variable:?}: {error}");
    }
}
