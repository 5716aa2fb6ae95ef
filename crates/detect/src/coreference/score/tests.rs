//! The validation set with the heuristics, and with networks that are perfect, useless or noisy.

use std::collections::HashMap;

use super::*;
use crate::coreference::Linker;

fn cases() -> Vec<Case> {
    let lines = include_str!("../../../../../tests/coreference/cases.jsonl");
    let case = |line: &str| {
        let object: serde_json::Value = serde_json::from_str(line).expect("JSON");
        let text = object.get("text").and_then(|text| text.as_str()).expect("a text");
        Case::parse(text).unwrap_or_else(|| panic!("marks are sound: {text}"))
    };
    lines.lines().map(case).collect()
}

/// A network that knows the answer as well as `trust` says: each mention's vector points to its person, and as much to
/// the others as is left.
struct Knowing {
    answers: HashMap<String, HashMap<TextRange, u32>>,
    trust: f32,
}

impl Knowing {
    fn new(cases: &[Case], trust: f32) -> Knowing {
        let of_case = |case: &Case| {
            let ranges = case.mentions.iter().map(|mention| mention.range).zip(case.gold.iter().copied());
            (case.text.clone(), ranges.collect())
        };
        Knowing { answers: cases.iter().map(of_case).collect(), trust }
    }
}

impl TokenTagger for Knowing {
    fn name(&self) -> &str {
        "knowing"
    }

    fn tag(&self, _: &[&str], _: &Cancel) -> Result<Vec<blackbar_core::Tagged>, ReaderError> {
        Ok(Vec::new())
    }

    fn mention_vectors(
        &self,
        text: &str,
        mentions: &[TextRange],
        _: &Cancel,
    ) -> Result<Vec<Vec<f32>>, ReaderError> {
        let answers = &self.answers[text];
        let vector = |range: &TextRange| {
            let mut vector = vec![0.0; 9];
            vector[answers[range] as usize] = self.trust;
            vector[8] = 1.0 - self.trust;
            vector
        };
        Ok(mentions.iter().map(vector).collect())
    }
}

fn scored(cases: &[Case], mode: Coreference, trust: Option<f32>) -> Score {
    let tagger = trust.map(|trust| Knowing::new(cases, trust));
    let tagger = tagger.as_ref().map(|tagger| tagger as &dyn TokenTagger);
    score(cases, mode, tagger, &Cancel::new()).expect("a score")
}

#[test]
fn the_marks_are_read() {
    let case = Case::parse("by [[1:NAME|Zoë]] of [[2:ORGANIZATION|Acme]], [[1:NAME|Zoë]]").expect("sound");
    assert_eq!(case.text, "by Zoë of Acme, Zoë");
    assert_eq!(case.gold, [1, 2, 1]);
    assert!(Case::parse("a [[1:NAME|b").is_none() && Case::parse("[[x:NAME|b]]").is_none());
}

#[test]
fn b_cubed_is_worked_out_by_hand() {
    // Found {Ann Lee, Lee} {Bob Ray}; gold has Lee with Bob Ray.
    let case = Case::parse("[[1:NAME|Ann Lee]] [[2:NAME|Lee]] [[2:NAME|Bob Ray]]").expect("sound");
    let score = scored(&[case], Coreference::Heuristics, None);
    assert!((score.precision - 2.0 / 3.0).abs() < 1e-9 && (score.recall - 2.0 / 3.0).abs() < 1e-9);
    assert_eq!(score.mentions, 3);
    assert_eq!(scored(&[], Coreference::Heuristics, None), Score::default());
}

#[test]
fn a_network_that_knows_beats_the_heuristics() {
    let cases = cases();
    assert!(cases.len() >= 60);
    let heuristics = scored(&cases, Coreference::Heuristics, None);
    for mode in [Coreference::ModelPrediction, Coreference::Combined] {
        let spelled = scored(&cases, mode, None);
        let knowing = scored(&cases, mode, Some(1.0));
        let hazy = scored(&cases, mode, Some(0.55));
        println!(
            "{mode:?}: heuristics {heuristics:.3?} spelling {spelled:.3?} knowing {knowing:.3?} hazy {hazy:.3?}"
        );
        assert!(heuristics.f1 > 0.8, "{heuristics:?}");
        assert!(spelled.f1 >= heuristics.f1, "{mode:?} {spelled:?}");
        assert!(knowing.f1 > 0.97 && knowing.f1 > heuristics.f1, "{mode:?} {knowing:?}");
        assert!(hazy.f1 > heuristics.f1, "{mode:?} {hazy:?}");
    }
}

#[test]
fn a_network_that_knows_nothing_does_little_harm() {
    let cases = cases();
    let heuristics = scored(&cases, Coreference::Heuristics, None);
    let blurred = scored(&cases, Coreference::Combined, Some(0.0));
    assert!(blurred.f1 > heuristics.f1 - 0.05, "{blurred:?} {heuristics:?}");
}

#[test]
fn names_that_contradict_each_other_never_join() {
    let text = "[[1:NAME|Anna Carter]] [[2:NAME|Michael Carter]] [[3:NAME|Ines Berg]] [[4:ORGANIZATION|Acme]] \
                [[5:ORGANIZATION|Zenith]] [[6:NAME|A. Jones]] [[7:NAME|B. Jones]]";
    let case = Case::parse(text).expect("sound");
    for mode in [Coreference::ModelPrediction, Coreference::Combined] {
        let score = scored(std::slice::from_ref(&case), mode, Some(0.0));
        assert!((score.precision - 1.0).abs() < 1e-9, "{mode:?} {score:?}");
    }
}

#[test]
fn a_linker_remembers_vectors_of_earlier_texts() {
    let texts =
        ["[[1:NAME|Anna Carter]] and [[2:NAME|Michael Carter]]", "then [[2:NAME_FAMILY|Carter]] left"];
    let cases: Vec<Case> = texts.iter().map(|text| Case::parse(text).expect("sound")).collect();
    let tagger = Knowing::new(&cases, 1.0);
    for mode in [Coreference::ModelPrediction, Coreference::Combined] {
        let mut linker = Linker::new(Some(mode));
        let linked: Vec<Vec<usize>> = cases
            .iter()
            .map(|case| {
                let vectors = MentionVectors::ask(&case.text, &case.mentions, &tagger, &Cancel::new());
                let mentions = linker.reader().read(&case.text, &case.mentions);
                linker.link_with(&case.text, &case.mentions, &mentions, &vectors.expect("vectors"))
            })
            .collect();
        assert_eq!(linked, [vec![0, 1], vec![1]], "{mode:?}");
    }
}

#[test]
fn many_people_with_vectors_stay_fast() {
    let text: String = (0..20_000)
        .map(|n| format!("[[{}:NAME|P{n} Smith]] [[{}:NAME_FAMILY|Smith]] ", n % 8, n % 8))
        .collect();
    let case = Case::parse(&text).expect("sound");
    let score = scored(&[case], Coreference::ModelPrediction, Some(0.5));
    assert_eq!(score.mentions, 40_000);
}
