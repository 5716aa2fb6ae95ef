//! Texts with a model: linked or apart, long or short, in time or out of it. The model is a list of words, so that
//! every answer can be worked out by hand.

#![expect(clippy::expect_used, reason = "helpers of tests fail as tests do")]

use std::sync::Arc;

use blackbar_core::{
    Cancel, Evidence, Finding, Label, Likelihoods, ReaderError, Reason, Tagged, TextRange, TokenTagger,
};
use blackbar_detect::DetectError;
use blackbar_detect::language_id::WrittenLanguages;
use blackbar_engine::{Accuracy, EngineError, RedactedText, Settings, Tools, redact_stream, redact_texts};
use blackbar_formats::StreamOptions;

/// Finds words from a list, wherever they stand.
struct ListTagger(Vec<(&'static str, Label, f32)>);

impl TokenTagger for ListTagger {
    fn name(&self) -> &str {
        "list"
    }

    fn tag(&self, texts: &[&str], cancel: &Cancel) -> Result<Vec<Tagged>, ReaderError> {
        cancel.check()?;
        let findings = |text: &&str| {
            let of_word = |(word, label, likelihood): &(&'static str, Label, f32)| {
                let finding = |(start, found): (usize, &str)| Finding {
                    range: TextRange::at(start, found.len()),
                    labels: Likelihoods::one(*label, *likelihood),
                    reason: Reason { finder: "list", evidence: Evidence::MODEL },
                };
                text.match_indices(word).map(finding).collect::<Vec<_>>()
            };
            Tagged { findings: self.0.iter().flat_map(of_word).collect(), nothing: Vec::new() }
        };
        Ok(texts.iter().map(findings).collect())
    }
}

fn tagger(words: &[(&'static str, Label, f32)]) -> Option<Arc<dyn TokenTagger>> {
    Some(Arc::new(ListTagger(words.to_vec())))
}

fn tools(taggers: impl IntoIterator<Item = (Accuracy, Option<Arc<dyn TokenTagger>>)>) -> Tools {
    Tools::for_text(Arc::new(WrittenLanguages), taggers.into_iter().collect(), Vec::new())
}

/// One model for every accuracy.
fn with(words: &[(&'static str, Label, f32)]) -> Tools {
    let tagger = tagger(words);
    tools(Accuracy::ALL.into_iter().map(|accuracy| (accuracy, tagger.clone())))
}

fn without_model() -> Tools {
    tools(Accuracy::ALL.into_iter().map(|accuracy| (accuracy, None)))
}

fn redact(texts: &[&str], linked: bool, tools: &Tools) -> Vec<RedactedText> {
    let texts: Vec<String> = texts.iter().map(|text| (*text).to_owned()).collect();
    redact_texts(&texts, linked, &Settings::default(), tools, &Cancel::new()).expect("redacts")
}

fn processed(answers: &[RedactedText]) -> Vec<&str> {
    answers.iter().map(|answer| answer.processed.as_str()).collect()
}

/// (text, label) of every entity, with every offset checked against both texts.
fn found(answer: &RedactedText) -> Vec<(&str, &str)> {
    for entity in answer.entities.iter() {
        assert_eq!(
            entity.range.of(&answer.original),
            entity.text(&answer.original),
            "offsets in the original"
        );
        let marker = entity.processed.of(&answer.processed);
        assert_eq!(marker, format!("[{}]", entity.shown), "offsets in the processed text");
    }
    let mut rest = answer.original.clone();
    for entity in answer.entities.iter().collect::<Vec<_>>().into_iter().rev() {
        let range: std::ops::Range<usize> = entity.range.into();
        rest.replace_range(range, &format!("[{}]", entity.shown));
    }
    assert_eq!(rest, answer.processed, "nothing else changed");
    answer.entities.iter().map(|entity| (entity.text(&answer.original), entity.best().name())).collect()
}

const PEOPLE: &[(&str, Label, f32)] = &[
    ("Oriane Vasko", Label::Name, 0.9),
    ("Tarn Ebbe", Label::Name, 0.9),
    ("Quelltal", Label::LocationCity, 0.9),
];

#[test]
fn linked_texts_share_their_numbering() {
    let texts = ["Oriane Vasko wrote.", "", "Then Tarn Ebbe and Oriane Vasko met.", "nobody"];
    let linked = redact(&texts, true, &with(PEOPLE));
    assert_eq!(processed(&linked), ["[NAME_1] wrote.", "", "Then [NAME_2] and [NAME_1] met.", "nobody"]);
    let apart = redact(&texts, false, &with(PEOPLE));
    assert_eq!(processed(&apart)[2], "Then [NAME_1] and [NAME_2] met.");
    assert_eq!(found(&linked[2]), [("Tarn Ebbe", "NAME"), ("Oriane Vasko", "NAME")]);
}

#[test]
fn linked_texts_share_their_context() {
    let texts = ["What is your date of birth?", "07/19/1958"];
    let linked = redact(&texts, true, &with(&[]));
    assert_eq!(found(&linked[1]), [("07/19/1958", "DOB")]);
    let apart = redact(&texts, false, &with(&[]));
    assert_eq!(found(&apart[1]), [("07/19/1958", "DATE")]);
}

#[test]
fn an_entity_over_two_linked_texts_is_covered_in_both() {
    let across = with(&[("Oriane\nVasko", Label::Name, 0.9)]);
    let answers = redact(&["I am Oriane", "Vasko, hello"], true, &across);
    assert_eq!(processed(&answers), ["I am [NAME_1]", "[NAME_1], hello"]);
    assert_eq!(found(&answers[0]), [("Oriane", "NAME")]);
    assert_eq!(found(&answers[1]), [("Vasko", "NAME")]);
}

#[test]
fn offsets_are_right_beside_characters_of_any_width() {
    let text = "😀👩‍👩‍👧 é e\u{301} Oriane Vasko 🇩🇪 lives in Quelltal\u{a0}– ring +1 415 555 0132 😀";
    let expected =
        [("Oriane Vasko", "NAME"), ("Quelltal", "LOCATION_CITY"), ("+1 415 555 0132", "PHONE_NUMBER")];
    for linked in [false, true] {
        let answers = redact(&["😀", text], linked, &with(PEOPLE));
        assert_eq!(found(&answers[1]), expected, "linked: {linked}");
    }
}

/// Longer than a block, so that cuts are in it as well.
/// Over two megabytes, in which a person is named once and stands alone before it and behind it.
fn alone_in_a_long_text() -> String {
    let filler = "and nothing more of it than that\n".repeat(80_000);
    format!("Quandel rang.\n{filler}Patient: Ines Quandel\n{filler}so did Quandel\n")
}

#[test]
fn who_is_named_once_is_known_in_all_blocks() {
    let text = alone_in_a_long_text();
    let expected = [("Quandel", "NAME_FAMILY"), ("Ines Quandel", "NAME"), ("Quandel", "NAME_FAMILY")];
    for tools in [without_model(), with(&[])] {
        assert_eq!(found_quickly(&redact(&[&text], false, &tools)[0]), expected);
    }
}

#[test]
fn who_is_named_in_a_chunk_is_known_in_those_that_follow() {
    let text = alone_in_a_long_text();
    let options = StreamOptions { chunk_bytes: 1 << 20, ..StreamOptions::default() };
    let chunks =
        blackbar_formats::stream("text", Box::new(std::io::Cursor::new(text)), options).expect("chunks");
    let mut written = Vec::new();
    let mut out = |bytes: &[u8]| {
        written.extend_from_slice(bytes);
        Ok(())
    };
    let (settings, cancel) = (Settings::default(), Cancel::new());
    redact_stream(chunks, &settings, &without_model(), &cancel, &mut out).expect("redacts");
    let written = String::from_utf8(written).expect("text");
    assert!(written.ends_with("so did [NAME_1]\n"), "{}", &written[written.len() - 40..]);
}

#[test]
fn a_long_text_gives_the_entities_of_its_pieces() {
    let paragraph = |number: usize| {
        format!(
            "On 14 March 2024 Oriane Vasko of Quelltal wrote to user{number}@example.com about the matter at hand, \
             which nobody had seen before and which took a good while to read, to answer and to put away.\n\n"
        )
    };
    let pieces: Vec<String> = (0..(5 << 19) / paragraph(0).len()).map(paragraph).collect();
    let whole = pieces.concat();
    assert!(whole.len() > (2 << 20));
    let tools = with(PEOPLE);
    let long = redact(&[&whole], false, &tools).remove(0);
    let sample: Vec<&str> = pieces.iter().take(50).map(String::as_str).collect();
    let short = redact(&sample, false, &tools);
    let of_pieces: Vec<(&str, &str)> = short.iter().flat_map(found).collect();
    let of_whole = found_quickly(&long);
    assert_eq!(of_whole[..of_pieces.len()], of_pieces);
    // The same four in every paragraph, to the last.
    assert_eq!(of_whole.len(), 4 * pieces.len());
    for (paragraph, of_paragraph) in of_whole.chunks(4).enumerate() {
        let labels: Vec<&str> = of_paragraph.iter().map(|(_, label)| *label).collect();
        assert_eq!(labels, ["DATE", "NAME", "LOCATION_CITY", "EMAIL_ADDRESS"], "paragraph {paragraph}");
    }
    assert_eq!(
        long.entities.iter().last().map(|entity| entity.shown.to_string()),
        Some(format!("EMAIL_ADDRESS_{}", pieces.len()))
    );
}

/// As [`found`], without putting a long text together again.
fn found_quickly(answer: &RedactedText) -> Vec<(&str, &str)> {
    let entities = answer.entities.iter();
    entities.map(|entity| (entity.range.of(&answer.original), entity.best().name())).collect()
}

#[test]
fn a_stopped_request_gives_an_error_and_no_text() {
    let cancel = Cancel::new();
    cancel.cancel();
    for linked in [false, true] {
        let texts = ["Oriane Vasko".to_owned()];
        let answer = redact_texts(&texts, linked, &Settings::default(), &with(PEOPLE), &cancel);
        let stopped = EngineError::Detect(DetectError::Cancelled(blackbar_core::Cancelled));
        assert_eq!(answer.err(), Some(stopped), "linked: {linked}");
    }
}

fn asking(accuracy: Accuracy) -> Settings {
    let mut settings = Settings::default();
    settings.detection.accuracy = accuracy;
    settings
}

#[test]
fn an_accuracy_that_is_not_loaded_is_refused() {
    let only_high = tools([(Accuracy::High, tagger(PEOPLE))]);
    let ask = |accuracy| {
        redact_texts(&["Oriane Vasko".to_owned()], false, &asking(accuracy), &only_high, &Cancel::new())
            .map(|answers| answers[0].processed.clone())
    };
    assert_eq!(ask(Accuracy::High).as_deref(), Ok("[NAME_1]"));
    assert_eq!(ask(Accuracy::HighAutomatic).as_deref(), Ok("[NAME_1]"), "the one of its pair that is there");
    for missing in [
        Accuracy::Standard,
        Accuracy::StandardHigh,
        Accuracy::StandardHighAutomatic,
        Accuracy::HighMultilingual,
    ] {
        assert_eq!(ask(missing), Err(EngineError::NotLoaded), "{}", missing.name());
    }
}

#[test]
fn automatic_accuracies_go_by_the_language() {
    let loaded = tools([
        (Accuracy::High, tagger(&[("Vasko", Label::NameGiven, 0.9)])),
        (Accuracy::HighMultilingual, tagger(&[("Vasko", Label::NameFamily, 0.9)])),
        (Accuracy::StandardHigh, tagger(&[("Vasko", Label::LocationCity, 0.9)])),
        (Accuracy::StandardHighMultilingual, tagger(&[("Vasko", Label::LocationCountry, 0.9)])),
    ]);
    let english = "Yesterday we went for a long walk with Vasko because the weather was so nice.";
    let german = "Gestern sind wir mit Vasko lange spazieren gegangen, weil das Wetter so schön war.";
    let mixed = format!("{english} {german}");
    let cases = [
        (Accuracy::HighAutomatic, mixed.as_str(), "NAME_FAMILY"),
        (Accuracy::HighAutomatic, english, "NAME_GIVEN"),
        (Accuracy::HighAutomatic, german, "NAME_FAMILY"),
        (Accuracy::StandardHighAutomatic, english, "LOCATION_CITY"),
        (Accuracy::StandardHighAutomatic, german, "LOCATION_COUNTRY"),
        (Accuracy::High, german, "NAME_GIVEN"),
        (Accuracy::HighMultilingual, english, "NAME_FAMILY"),
    ];
    for (accuracy, text, label) in cases {
        let answers = redact_texts(&[text.to_owned()], false, &asking(accuracy), &loaded, &Cancel::new());
        let answers = answers.expect("both are loaded");
        let labels: Vec<&str> = answers[0]
            .entities
            .iter()
            .filter(|one| one.text(text) == "Vasko")
            .map(|one| one.best().name())
            .collect();
        assert!(
            !labels.is_empty() && labels.iter().all(|one| *one == label),
            "{} in {text}",
            accuracy.name()
        );
    }
}

#[test]
fn a_check_digit_beats_the_model() {
    let sure_of_a_phone = with(&[("4111 1111 1111 1111", Label::PhoneNumber, 0.99)]);
    let answers = redact(&["pay with 4111 1111 1111 1111 now"], false, &sure_of_a_phone);
    assert_eq!(found(&answers[0]), [("4111 1111 1111 1111", "CREDIT_CARD")]);
    let labels: Vec<&str> = answers[0]
        .entities
        .iter()
        .take(1)
        .flat_map(|one| &one.verdict.labels)
        .map(|(label, _)| label.name())
        .collect();
    assert!(labels.contains(&"PHONE_NUMBER"), "what the model said is kept behind: {labels:?}");
}

#[test]
fn no_byte_that_the_model_claims_is_given_up() {
    let reaches_over = with(&[("Vasko 4111 1111", Label::Name, 0.95)]);
    let answers = redact(&["Vasko 4111 1111 1111 1111 now"], false, &reaches_over);
    assert_eq!(found(&answers[0]), [("Vasko", "NAME"), ("4111 1111 1111 1111", "CREDIT_CARD")]);
    let weak = with(&[("Vasko", Label::Name, 0.05)]);
    assert_eq!(
        processed(&redact(&["so Vasko said"], false, &weak)),
        ["so Vasko said"],
        "a hint is no entity"
    );
}

#[test]
fn the_model_and_the_recognizers_agree_on_one_entity() {
    let name = with(&[("Haldane", Label::NameFamily, 0.6), ("oriane@example.com", Label::Username, 0.9)]);
    let answers = redact(&["Dear Mr. Haldane, write to oriane@example.com"], false, &name);
    let found = found(&answers[0]);
    assert_eq!(found, [("Haldane", "NAME_FAMILY"), ("oriane@example.com", "EMAIL_ADDRESS")]);
}

/// Finds the words of a list; the vector of a mention says how many times "and" stands before it: even or odd.
struct SidedTagger(ListTagger);

impl TokenTagger for SidedTagger {
    fn name(&self) -> &str {
        "sided"
    }

    fn tag(&self, texts: &[&str], cancel: &Cancel) -> Result<Vec<Tagged>, ReaderError> {
        self.0.tag(texts, cancel)
    }

    fn mention_vectors(
        &self,
        text: &str,
        mentions: &[TextRange],
        _: &Cancel,
    ) -> Result<Vec<Vec<f32>>, ReaderError> {
        let first = |range: &TextRange| text[..range.start()].matches("and").count().is_multiple_of(2);
        Ok(mentions.iter().map(|range| if first(range) { vec![1.0, 0.0] } else { vec![0.0, 1.0] }).collect())
    }
}

#[test]
fn the_models_vectors_say_who_is_meant() {
    let words = vec![
        ("Oriane Vasko", Label::Name, 0.9),
        ("Tarn Vasko", Label::Name, 0.9),
        ("Vasko", Label::NameFamily, 0.9),
    ];
    let tagger: Option<Arc<dyn TokenTagger>> = Some(Arc::new(SidedTagger(ListTagger(words))));
    let tools = tools(Accuracy::ALL.into_iter().map(|accuracy| (accuracy, tagger.clone())));
    let texts = ["Oriane Vasko and Tarn Vasko came;".to_owned(), "Vasko left and so on".to_owned()];
    let run = |coreference| {
        let style = blackbar_detect::replace::Style::Marker {
            pattern: Default::default(),
            language: blackbar_detect::replace::MarkerLanguage::Fixed(blackbar_core::Language::ENGLISH),
            coreference: Some(coreference),
        };
        let settings = Settings { style, ..Settings::default() };
        let answers = redact_texts(&texts, true, &settings, &tools, &Cancel::new()).expect("redacts");
        answers.iter().map(|answer| answer.processed.clone()).collect::<Vec<_>>()
    };
    use blackbar_detect::coreference::Coreference;
    assert_eq!(run(Coreference::Heuristics)[1], "[NAME_FAMILY_1] left and so on");
    for mode in [Coreference::Combined, Coreference::ModelPrediction] {
        assert_eq!(run(mode), ["[NAME_1] and [NAME_2] came;", "[NAME_2] left and so on"], "{mode:?}");
    }
}
