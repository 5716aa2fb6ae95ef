//! Cases of whole texts, through a session.

use blackbar_core::{Edit, Edits, Language, Secret};

use super::*;
use crate::coreference::tests::marked;

pub(super) fn processed(session: &mut Session, case: &str) -> String {
    let (text, entities) = marked(case);
    let replacements = session.replace(&text, &entities, &[(Language::ENGLISH, 0.9)]);
    let edits =
        entities.iter().zip(&replacements).map(|(e, r)| Edit { range: e.range, text: r.text().clone() });
    Edits::new(edits.collect()).expect("disjoint").apply(&text).text
}

fn marker(pattern: &str, coreference: Option<Coreference>) -> Session {
    let pattern = MarkerPattern::parse(pattern).expect("one keyword");
    let language = MarkerLanguage::Fixed(Language::ENGLISH);
    Session::new(Style::Marker { pattern, language, coreference }, Secret::new([1; 32]))
}

#[track_caller]
fn check(pattern: &str, coreference: Option<Coreference>, case: &str, expected: &str) {
    assert_eq!(processed(&mut marker(pattern, coreference), case), expected);
}

const NUMBERED: &str = "[UNIQUE_NUMBERED_ENTITY_TYPE]";

#[test]
fn numbers_count_by_label_in_order_of_first_mention() {
    let heuristics = Some(Coreference::Heuristics);
    check(
        NUMBERED,
        heuristics,
        "‹NAME_GIVEN|Ann› and ‹NAME_GIVEN|Bob› in ‹LOCATION_CITY|Rome›. ‹NAME_GIVEN|ANN›! ‹LOCATION_CITY|Oslo›",
        "[NAME_GIVEN_1] and [NAME_GIVEN_2] in [LOCATION_CITY_1]. [NAME_GIVEN_1]! [LOCATION_CITY_2]",
    );
    check(
        NUMBERED,
        Some(Coreference::ModelPrediction),
        "This is ‹NAME|John Smith› but ‹NAME_GIVEN|John› will be recognized as the same entity",
        "This is [NAME_1] but [NAME_1] will be recognized as the same entity",
    );
    check(NUMBERED, None, "‹NAME|Ann› ‹NAME|Ann›", "[NAME_1] [NAME_2]");
    check("#UNIQUE_NUMBERED_ENTITY_TYPE#", heuristics, "‹EMPLOYEE_ID|GID-1›", "#EMPLOYEE_ID_1#");
    check(NUMBERED, heuristics, "[NAME_1] met ‹NAME|Ann›", "[NAME_1] met [NAME_2]");
}

#[test]
fn the_documented_answers_hold() {
    check(
        NUMBERED,
        Some(Coreference::Heuristics),
        "My name is ‹NAME_GIVEN|Dominik› and I was born on ‹DOB|02.03.1995›. I was a ‹OCCUPATION|software developer› \
         at ‹ORGANIZATION|Miele›. Now I work as a ‹OCCUPATION|freelancer›.",
        "My name is [NAME_GIVEN_1] and I was born on [DOB_1]. I was a [OCCUPATION_1] at [ORGANIZATION_1]. Now I work \
         as a [OCCUPATION_2].",
    );
    check(
        "BEST_ENTITY_TYPE",
        None,
        "‹NAME_GIVEN,NAME|Amber› and ‹NAME_GIVEN|LaDonna›",
        "NAME_GIVEN and NAME_GIVEN",
    );
    check("<ALL_ENTITY_TYPES>", None, "‹NAME_GIVEN,NAME|Amber›", "<NAME_GIVEN,NAME>");
}

#[test]
fn hashes_are_equal_for_equal_text_and_keyed() {
    let pattern = "[UNIQUE_HASHED_ENTITY_TYPE]";
    for coreference in [None, Some(Coreference::Heuristics)] {
        let shown =
            processed(&mut marker(pattern, coreference), "‹NAME|Ann Lee› ‹NAME|ANN LEE› ‹NAME|Bo Day›");
        let words: Vec<&str> = shown.split(' ').collect();
        assert!(words[0] == words[1] && words[0] != words[2], "{shown}");
        assert_eq!(words[0].len(), "[NAME_ABCDE]".len());
        let again = processed(&mut marker(pattern, coreference), "x ‹NAME|ann lee›");
        assert!(again.ends_with(words[0]));
    }
    let style = Style::Marker {
        pattern: MarkerPattern::parse(pattern).expect("one keyword"),
        language: MarkerLanguage::Auto,
        coreference: None,
    };
    let other = processed(&mut Session::new(style, Secret::new([2; 32])), "‹NAME|Ann Lee›");
    assert_ne!(other, processed(&mut marker(pattern, None), "‹NAME|Ann Lee›"));
}

#[test]
fn colliding_hashes_grow() {
    let case: String = (0..30_000).map(|n| format!("‹ACCOUNT_NUMBER|{n}› ")).collect();
    let shown = processed(&mut marker("UNIQUE_HASHED_ENTITY_TYPE", None), &case);
    let distinct: std::collections::HashSet<&str> = shown.split_whitespace().collect();
    assert_eq!(distinct.len(), 30_000);
}

#[test]
fn a_session_goes_on_over_texts() {
    let mut session = marker(NUMBERED, Some(Coreference::Heuristics));
    assert_eq!(processed(&mut session, "‹NAME|John Smith›"), "[NAME_1]");
    assert_eq!(processed(&mut session, "‹NAME|Ann Lee›, ‹NAME_FAMILY|Smith›"), "[NAME_2], [NAME_1]");
}

#[test]
fn masks_keep_the_length() {
    let mut session = Session::new(Style::Mask { character: '#' }, Secret::new([1; 32]));
    assert_eq!(processed(&mut session, "Hi ‹NAME|Zoë Lee›!"), "Hi #######!");
}

#[test]
fn marker_labels_speak_the_language() {
    let style = |language| Style::Marker {
        pattern: MarkerPattern::default(),
        language,
        coreference: Some(Coreference::Heuristics),
    };
    let shown = |language, detected: &[(&str, f32)]| {
        let (text, entities) = marked("‹NAME|Ann Lee› ‹EMPLOYEE_ID|GID-1›");
        let detected: Vec<_> = detected
            .iter()
            .map(|(code, likelihood)| (Language::new(code).expect("a code"), *likelihood))
            .collect();
        let made = Session::new(style(language), Secret::new([1; 32])).replace(&text, &entities, &detected);
        made.iter().map(|made| made.shown().to_string()).collect::<Vec<_>>()
    };
    let code = |code| MarkerLanguage::Fixed(Language::new(code).expect("a code"));
    for profile in crate::languages::ALL {
        let name = (profile.marker_label)(blackbar_core::Label::Name);
        let expected = vec![format!("{name}_1"), "EMPLOYEE_ID_1".to_owned()];
        assert_eq!(shown(code(profile.code), &[]), expected);
        assert_eq!(shown(MarkerLanguage::Auto, &[("en", 0.2), (profile.code, 0.9)]), expected);
    }
    let english = ["NAME_1", "EMPLOYEE_ID_1"];
    assert_eq!(shown(MarkerLanguage::Auto, &[]), english);
    assert_eq!(
        shown(MarkerLanguage::Auto, &[("xx", 0.9), ("es", 0.3)]),
        english,
        "the likeliest has no labels"
    );
    assert_eq!(shown(code("xx"), &[]), english);
}
