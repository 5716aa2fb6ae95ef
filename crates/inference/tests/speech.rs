//! The recognisers on real speech, where the models and the samples are at hand.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use blackbar_core::{Cancel, Speech};
use blackbar_inference::{
    Backend, Device, ModelCard, Pool, Precision, Quality, Recogniser, RecogniserOptions, Runtime,
    RuntimeOptions, load_cards,
};

fn root(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}

fn cache(name: &str) -> PathBuf {
    std::env::home_dir().unwrap_or_default().join(".cache/blackbar").join(name)
}

/// The card of a quality, alone: the other models need not be there.
fn card(quality: Quality) -> Option<ModelCard> {
    let name = if quality == Quality::High { "speech-high" } else { "speech-standard" };
    let folder = tempfile::tempdir().ok()?;
    std::fs::create_dir(folder.path().join(name)).ok()?;
    let copy = folder.path().join(name).join("model.toml");
    std::fs::copy(root("models").join(name).join("model.toml"), copy).ok()?;
    let mut cards = load_cards(folder.path(), &cache("models")).ok()?;
    assert!(matches!(Recogniser::quality(&cards[0]), Ok(Some(found)) if found == quality));
    cards.pop()
}

fn recogniser(quality: Quality) -> Option<Recogniser> {
    let runtime = Runtime::new(RuntimeOptions {
        folder: cache("runtime"),
        backend: Backend::Automatic,
        device: Device::Cpu,
        precision: Precision::Automatic,
        streams: 2,
    });
    let pool = Arc::new(Pool::new(2).ok()?);
    Recogniser::load(&RecogniserOptions { card: &card(quality)?, runtime: &runtime, pool }).ok()
}

/// 16-bit mono at 16 kHz.
fn samples(name: &str) -> Option<Vec<i16>> {
    let bytes = std::fs::read(root("../shared/samples/speech").join(name)).ok()?;
    let data = bytes.windows(4).position(|window| window == b"data")? + 8;
    Some(bytes[data..].chunks_exact(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]])).collect())
}

#[test]
fn words_are_heard_at_their_times() {
    for quality in [Quality::High, Quality::Standard] {
        let (Some(recogniser), Some(speech)) =
            (recogniser(quality), samples("hv_4c5e2b0df2d3425f_caller_2.wav"))
        else {
            eprintln!(
                "skipped: the speech models (scripts/fetch-models) or ../shared/samples/speech are missing"
            );
            return;
        };
        // Twice with silence between: nothing is lost or doubled at the seam, and nothing is heard in the silence.
        let mut twice = speech.clone();
        twice.extend(vec![0_i16; 20 * 16_000]);
        twice.extend_from_slice(&speech);
        let words = recogniser.transcribe(&twice, &Cancel::new()).unwrap();
        let text = words.iter().map(|word| word.text.to_lowercase()).collect::<Vec<_>>().join(" ");
        assert_eq!(text.matches("my name").count(), 2, "{text}");
        assert_eq!(text.matches("david").count(), 2, "{text}");
        let length = speech.len() as f64 / 16_000.0;
        assert!(words.windows(2).all(|pair| pair[0].start <= pair[1].start && pair[1].start <= pair[1].end));
        assert!(words.iter().all(|word| word.end <= length + 0.1 || word.start >= length + 19.0));
        let spoken: Vec<f64> = words
            .iter()
            .filter(|word| word.text.to_lowercase().contains("david"))
            .map(|word| word.start)
            .collect();
        assert!((spoken[1] - spoken[0] - length - 20.0).abs() < 0.1, "{spoken:?}");
    }
}

#[test]
fn silence_and_noise_say_nothing() {
    let Some(recogniser) = recogniser(Quality::Standard) else {
        eprintln!("skipped: the speech models are missing (scripts/fetch-models)");
        return;
    };
    assert!(recogniser.transcribe(&vec![0; 5 * 16_000], &Cancel::new()).unwrap().is_empty());
    assert!(recogniser.transcribe(&[], &Cancel::new()).unwrap().is_empty());
    let mut state = 1u32;
    let noise: Vec<i16> = (0..5 * 16_000)
        .map(|_| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            ((state >> 16) as f32 * 0.2) as i16 - 6_553
        })
        .collect();
    assert!(recogniser.transcribe(&noise, &Cancel::new()).unwrap().len() <= 1);
}

#[test]
fn a_long_reading_without_pauses_loses_and_doubles_nothing_at_its_seams() {
    let Some(recogniser) = recogniser(Quality::High) else {
        eprintln!("skipped: the speech models are missing (scripts/fetch-models)");
        return;
    };
    let names = ["0870", "0880", "0890", "0930"].map(|number| format!("ps_librivox-{number}.wav"));
    let Some(clips) = names.iter().map(|name| samples(name)).collect::<Option<Vec<_>>>() else {
        eprintln!("skipped: ../shared/samples/speech is missing");
        return;
    };
    // Twice after each other: longer than any piece the network takes at once.
    let reading = [clips.concat(), clips.concat()].concat();
    let words = recogniser.transcribe(&reading, &Cancel::new()).unwrap();
    let text = words.iter().map(|word| word.text.to_lowercase()).collect::<Vec<_>>().join(" ");
    for phrase in ["dashwood", "leisure", "prudently", "young man", "selfish", "amiable himself"] {
        assert_eq!(text.matches(phrase).count(), 2, "{phrase}: {text}");
    }
    // "Cold-hearted" may come as one word or as two.
    let (heard, said) = (text.replace('-', " ").split_whitespace().count(), 2 * (22 + 8 + 14 + 8));
    assert!(heard.abs_diff(said) <= 4, "{heard} words for {said}: {text}");
}
