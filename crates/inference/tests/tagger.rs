//! The tagger over tiny random networks (`tests/tiny/make.py`): what holds whatever the weights are. The libraries are
//! those that `scripts/setup` fetched.

#![expect(clippy::expect_used, reason = "helpers of tests")]

use std::path::{Path, PathBuf};
use std::sync::Arc;

use blackbar_core::{Cancel, ReaderError, Tagged, TextRange, TokenTagger};
use blackbar_inference::{
    Backend, Device, LazyTagger, ModelCard, ModelError, Pool, Precision, Runtime, RuntimeOptions, Tagger,
    TaggerOptions, load_cards,
};

const MODELS: [&str; 2] = ["unigram", "wordpiece"];

fn tiny() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/tiny/models")
}

fn runtime(backend: Backend, precision: Precision) -> Runtime {
    let home = std::env::home_dir().expect("a home folder");
    let folder = home.join(".cache/blackbar/runtime");
    assert!(folder.is_dir(), "run scripts/setup first");
    Runtime::new(RuntimeOptions { folder, backend, device: Device::Cpu, precision, streams: 2 })
}

fn load(card: &ModelCard, runtime: &Runtime) -> Result<Tagger, ModelError> {
    let pool = Arc::new(Pool::new(runtime.streams()).expect("threads"));
    Tagger::load(&TaggerOptions { card, runtime, pool })
}

fn tagger(model: &str, backend: Backend) -> Tagger {
    let cards = load_cards(&tiny(), &tiny()).expect("cards");
    let card = cards.iter().find(|card| card.name == model).expect("the model");
    load(card, &runtime(backend, Precision::F32)).expect("a tagger")
}

fn tag(tagger: &Tagger, text: &str) -> Tagged {
    tagger.tag(&[text], &Cancel::new()).expect("an answer").remove(0)
}

fn texts() -> Vec<String> {
    let mut texts: Vec<String> = [
        "",
        " ",
        "\n\n",
        "a",
        "Anna Smith lives in Berlin and is 42 years old.",
        "😀 Anna 😀😀Berlin",
        "שלום anna، محمد in برلين",
        "Jose\u{301} e\u{301} an\u{200b}na \u{200d}\u{feff}",
        "東京タワー and 北京、김민수는",
        "nul\0l\0 \u{1e}x\u{85}y\u{2028}z",
        "[SEP] [CLS] anna [MASK] <s> </s> <0x41>",
        "J o h n  S m i t h, 4111-1111 1111/1111",
        "\u{e000}\u{e001} \u{10ffff}",
        "पूजा कृष्ण",
    ]
    .map(str::to_owned)
    .into();
    for count in [60, 61, 62, 63, 64, 500] {
        texts.push("Anna is old in Berlin ".repeat(count));
    }
    texts
}

/// What holds for every answer.
fn check_form(text: &str, tagged: &Tagged) {
    let mut before = 0;
    for finding in &tagged.findings {
        let range = finding.range;
        assert!(before <= range.start() && range.start() < range.end() && range.end() <= text.len());
        assert!(text.is_char_boundary(range.start()) && text.is_char_boundary(range.end()));
        assert!(finding.labels.iter().all(|(_, likelihood)| (0.0..=1.0).contains(&likelihood)));
        before = range.end();
    }
    let mut before = 0;
    for (range, likelihood) in &tagged.nothing {
        assert!(before <= range.start() && range.start() < range.end() && range.end() <= text.len());
        assert!(text.is_char_boundary(range.start()) && text.is_char_boundary(range.end()));
        assert!((0.0..=1.001).contains(likelihood));
        before = range.end();
    }
}

#[test]
fn answers_have_their_form_whatever_the_text() {
    for model in MODELS {
        let tagger = tagger(model, Backend::Automatic);
        assert!(tagger.description().starts_with("OpenVINO"), "{}", tagger.description());
        let mut found = 0;
        for text in texts() {
            let tagged = tag(&tagger, &text);
            check_form(&text, &tagged);
            found += tagged.findings.len();
        }
        assert!(found > 50, "{model} found {found}");
    }
}

#[test]
fn both_runtimes_agree() {
    for model in MODELS {
        let (first, second) = (tagger(model, Backend::OpenVino), tagger(model, Backend::OnnxRuntime));
        assert_ne!(first.description(), second.description());
        for text in texts() {
            let (one, other) = (tag(&first, &text), tag(&second, &text));
            assert_eq!(one.findings.len(), other.findings.len(), "{text}");
            for (a, b) in one.findings.iter().zip(&other.findings) {
                assert_eq!((a.range, a.labels.best().0), (b.range, b.labels.best().0), "{text}");
                assert!((a.labels.best().1 - b.labels.best().1).abs() < 1e-3);
            }
            for ((a, one), (b, other)) in one.nothing.iter().zip(&other.nothing) {
                assert!(a == b && (one - other).abs() < 1e-3);
            }
        }
    }
}

#[test]
fn rougher_numbers_say_nearly_the_same() {
    let cards = load_cards(&tiny(), &tiny()).expect("cards");
    for card in &cards {
        let exact = load(card, &runtime(Backend::OpenVino, Precision::F32)).expect("a tagger");
        for precision in [Precision::Bf16, Precision::Int8] {
            let Ok(rough) = load(card, &runtime(Backend::OpenVino, precision)) else { continue };
            assert_eq!(rough.description().ends_with("int8"), precision == Precision::Int8);
            let text = "Anna Smith lives in Berlin and is 42 years old.";
            for ((a, one), (b, other)) in tag(&exact, text).nothing.iter().zip(&tag(&rough, text).nothing) {
                assert!(a == b && (one - other).abs() < 0.1, "{one} {other}");
            }
        }
    }
}

#[test]
fn the_answer_does_not_depend_on_what_else_is_worked_on() {
    for model in MODELS {
        let tagger = tagger(model, Backend::OpenVino);
        let texts = texts();
        let alone: Vec<Tagged> = texts.iter().map(|text| tag(&tagger, text)).collect();
        std::thread::scope(|scope| {
            for turn in 0..4 {
                let (tagger, texts, alone) = (&tagger, &texts, &alone);
                scope.spawn(move || {
                    let mut order: Vec<usize> = (0..texts.len()).collect();
                    order.rotate_left(turn * 5);
                    let batch: Vec<&str> = order.iter().map(|number| texts[*number].as_str()).collect();
                    let together = tagger.tag(&batch, &Cancel::new()).expect("an answer");
                    for (number, tagged) in order.iter().zip(&together) {
                        assert_eq!(tagged, &alone[*number]);
                    }
                });
            }
        });
    }
}

#[test]
fn a_cancelled_request_ends() {
    let tagger = tagger("wordpiece", Backend::OpenVino);
    let cancel = Cancel::new();
    cancel.cancel();
    let answer = tagger.tag(&["Anna"], &cancel);
    assert!(matches!(answer, Err(ReaderError::Cancelled(_))));
    let text = "Anna Smith is old ".repeat(200_000);
    let cancel = Cancel::new();
    std::thread::scope(|scope| {
        let (running, tagger, text) = (cancel.clone(), &tagger, &text);
        let answer = scope.spawn(move || tagger.tag(&[text], &running));
        std::thread::sleep(std::time::Duration::from_millis(300));
        cancel.cancel();
        assert!(matches!(answer.join().expect("no panic"), Err(ReaderError::Cancelled(_))));
    });
    // And the streams go on with others.
    tag(&tagger, "Anna");
}

#[test]
fn a_megabyte_of_anything_is_read_to_its_end() {
    for model in MODELS {
        let tagger = tagger(model, Backend::OpenVino);
        // In the small vocabulary a character is a token, and a network runs for every forty of them: the odd texts are
        // shorter, or the test would take minutes. The tokenizer's own tests read a megabyte of each.
        let units =
            [("Anna Smith is 42 years old in Berlin. ", 20), ("a", 14), ("\0", 14), (" ", 20), ("字", 14)];
        for (unit, size) in units {
            let text = unit.repeat((1 << size) / unit.len());
            let tagged = tag(&tagger, &text);
            check_form(&text, &tagged);
            if unit.starts_with('A') {
                let last = tagged.nothing.last().expect("tokens").0;
                assert!(last.end() + unit.len() > text.len());
            }
        }
    }
}

#[test]
fn mentions_have_vectors_of_length_one() {
    let tagger = tagger("unigram", Backend::OpenVino);
    let text = format!("Anna {}and Anna Smith", "is old in Berlin ".repeat(100));
    let last = text.rfind("Anna").expect("a name");
    let mentions = [
        TextRange::at(0, 4),
        TextRange::at(last, 10),
        TextRange::at(0, 4),
        TextRange::new(0, text.len()),
        TextRange::at(4, 0),
        TextRange::at(text.len(), 0),
    ];
    let vectors = tagger.mention_vectors(&text, &mentions, &Cancel::new()).expect("vectors");
    assert_eq!(vectors.len(), mentions.len());
    for vector in &vectors[..4] {
        assert_eq!(vector.len(), 64);
        assert!((vector.iter().map(|value| value * value).sum::<f32>() - 1.0).abs() < 1e-3);
    }
    assert_eq!(vectors[0], vectors[2]);
    assert_ne!(vectors[0], vectors[1]);
    assert!(tagger.mention_vectors("", &[], &Cancel::new()).expect("none").is_empty());
}

/// A copy of a tiny model with one file changed; the checksums are not looked at again.
fn changed(file: &str, content: impl FnOnce(Vec<u8>) -> Vec<u8>, backend: Backend) -> Result<(), ModelError> {
    let folder = tempfile::tempdir().expect("a folder");
    let from = tiny().join("wordpiece");
    for entry in from.read_dir().expect("files").flatten() {
        std::fs::copy(entry.path(), folder.path().join(entry.file_name())).expect("a copy");
    }
    let mut card = load_cards(&tiny(), &tiny()).expect("cards").pop().expect("a card");
    assert_eq!(card.name, "wordpiece");
    card.folder = folder.path().to_owned();
    let path = folder.path().join(file);
    let bytes = std::fs::read(&path).expect("the file");
    std::fs::write(&path, content(bytes)).expect("written");
    load(&card, &runtime(backend, Precision::F32)).map(|_| ())
}

#[test]
fn garbage_is_refused() {
    for backend in [Backend::OpenVino, Backend::OnnxRuntime, Backend::Automatic] {
        assert!(changed("model.onnx.0", |bytes| bytes, backend).is_ok());
        let spoil: [fn(Vec<u8>) -> Vec<u8>; 4] = [
            |_| Vec::new(),
            |_| b"no network at all".to_vec(),
            |bytes| bytes[..bytes.len() / 2].to_vec(),
            |bytes| bytes.iter().map(|byte| byte ^ 0x55).collect(),
        ];
        for change in spoil {
            assert!(changed("model.onnx.0", change, backend).is_err());
        }
    }
    assert!(changed("tokenizer.json", |_| b"{}".to_vec(), Backend::OpenVino).is_err());
}

#[test]
fn a_card_that_does_not_fit_the_network_is_refused() {
    let mut card = load_cards(&tiny(), &tiny()).expect("cards").pop().expect("a card");
    let runtime = runtime(Backend::OpenVino, Precision::F32);
    card.tagger.as_mut().expect("a table").labels.push("CVV".into());
    assert!(matches!(load(&card, &runtime), Err(ModelError::Unusable { .. })));
    card.tagger = None;
    assert!(load(&card, &runtime).is_err());
}

#[test]
fn a_missing_library_is_named_and_cuda_is_not_taken_for_granted() {
    let card = load_cards(&tiny(), &tiny()).expect("cards").pop().expect("a card");
    let nowhere = RuntimeOptions {
        folder: "/nowhere".into(),
        backend: Backend::Automatic,
        device: Device::Cpu,
        precision: Precision::Automatic,
        streams: 1,
    };
    let error = load(&card, &Runtime::new(nowhere)).err().expect("an error").to_string();
    assert!(error.contains("libopenvino_c.so") && error.contains("scripts/setup"), "{error}");
    let home = std::env::home_dir().expect("a home folder");
    let cuda = RuntimeOptions {
        folder: home.join(".cache/blackbar/runtime"),
        backend: Backend::Automatic,
        device: Device::Cuda,
        precision: Precision::Automatic,
        streams: 1,
    };
    let error = load(&card, &Runtime::new(cuda)).err().expect("an error").to_string();
    assert!(error.contains("onnxruntime-gpu"), "{error}");
}

#[test]
fn a_network_is_loaded_by_its_first_text_and_answers_the_same() {
    let cards = load_cards(&tiny(), &tiny()).expect("cards");
    let runtime = runtime(Backend::OpenVino, Precision::F32);
    for card in &cards {
        let pool = Arc::new(Pool::new(runtime.streams()).expect("threads"));
        let lazy = LazyTagger::new(&TaggerOptions { card, runtime: &runtime, pool }).expect("a card");
        let ready = load(card, &runtime).expect("a tagger");
        assert_eq!(lazy.name(), ready.name());
        let text = "Anna Smith lives in Berlin and is 42 years old.";
        let answer = lazy.tag(&[text], &Cancel::new()).expect("an answer").remove(0);
        assert_eq!(answer.findings, tag(&ready, text).findings);
        assert!(Arc::ptr_eq(&lazy.load().expect("loaded"), &lazy.load().expect("loaded")));
    }
}

#[test]
fn weights_that_are_not_the_cards_fail_the_text_that_needs_them() {
    let cards = load_cards(&tiny(), &tiny()).expect("cards");
    let runtime = runtime(Backend::OpenVino, Precision::F32);
    let mut card = cards.first().expect("a card").clone();
    card.weights.iter_mut().for_each(|weight| weight.sha256 = "00".into());
    let pool = Arc::new(Pool::new(runtime.streams()).expect("threads"));
    let lazy = LazyTagger::new(&TaggerOptions { card: &card, runtime: &runtime, pool }).expect("a card");
    assert!(matches!(lazy.load(), Err(ModelError::Checksum { .. })));
    assert!(lazy.tag(&["Anna"], &Cancel::new()).is_err());
}
