//! Recognizers and tagger as lists of words, so that every answer can be worked out by hand; and the promise as a
//! property.

mod in_blocks;
mod property;
mod through_detect;

use blackbar_core::{Evidence, Finding, Label, LabelSet, Likelihoods, Reason, Tagged, TextRange};

use super::fuse;
use crate::choose::Choice;
use crate::resolve::resolve;
use crate::scan::REPORTED;

/// `"LABEL .9 OTHER .4"`.
pub(super) fn labels(written: &str) -> Likelihoods {
    let words: Vec<&str> = written.split(' ').collect();
    let mut pairs = words.chunks_exact(2).map(|pair| {
        (Label::from_name(pair[0]).expect("a label"), pair[1].parse::<f32>().expect("a likelihood"))
    });
    let (label, likelihood) = pairs.next().expect("one label");
    pairs.fold(Likelihoods::one(label, likelihood), |all, (label, likelihood)| all.with(label, likelihood))
}

fn range_of(text: &str, part: &str) -> TextRange {
    TextRange::at(text.find(part).unwrap_or_else(|| panic!("{part:?} is in the text")), part.len())
}

/// A recognizer's finding is written `part => LABEL .9`, with `!` behind it for a check digit, `?` for a context word.
fn recognized(text: &str, written: &str) -> Finding {
    let (part, rest) = written.split_once(" => ").expect("an arrow");
    let (rest, evidence) = match (rest.strip_suffix(" !"), rest.strip_suffix(" ?")) {
        (Some(rest), _) => (rest, Evidence::PATTERN.and(Evidence::CHECKSUM)),
        (_, Some(rest)) => (rest, Evidence::PATTERN.and(Evidence::CONTEXT)),
        _ => (rest, Evidence::PATTERN),
    };
    let reason = Reason { finder: "test", evidence };
    Finding { range: range_of(text, part), labels: labels(rest), reason }
}

/// What the tagger says: words with labels, and how sure it is that everything else is nothing.
pub(super) fn tagged(text: &str, written: &[&str], nothing: f32) -> Tagged {
    let reason = Reason { finder: "tagger", evidence: Evidence::MODEL };
    let findings: Vec<Finding> = written
        .iter()
        .flat_map(|line| {
            let (part, rest) = line.split_once(" => ").expect("an arrow");
            let finding =
                move |(at, _)| Finding { range: TextRange::at(at, part.len()), labels: labels(rest), reason };
            text.match_indices(part).map(finding).collect::<Vec<_>>()
        })
        .collect();
    let mut pieces = Vec::new();
    let mut start = None;
    for (at, c) in text.char_indices().chain([(text.len(), ' ')]) {
        match (c.is_alphanumeric(), start) {
            (true, None) => start = Some(at),
            (false, Some(from)) => {
                let range = TextRange::new(from, at);
                let inside = findings.iter().any(|finding| finding.range.overlaps(range));
                pieces.push((range, if inside { 0.05 } else { nothing }));
                start = None;
            }
            _ => {}
        }
    }
    Tagged { findings, nothing: pieces }
}

#[derive(Clone, Copy)]
struct Case {
    text: &'static str,
    recognized: &'static [&'static str],
    tagged: &'static [&'static str],
    nothing: f32,
    expected: &'static [&'static str],
}

#[track_caller]
fn check(case: Case) {
    let Case { text, recognized: found, tagged: said, nothing, expected } = case;
    let found = found.iter().map(|line| recognized(text, line)).collect();
    let fused = fuse(text, found, tagged(text, said, nothing), LabelSet::standard());
    let entities = resolve(text, fused, &Choice::default(), &[]).expect("few steps");
    let shown: Vec<String> =
        entities.iter().map(|entity| format!("{}|{}", entity.best(), entity.range.of(text))).collect();
    assert_eq!(shown, expected, "{text:?} {said:?}");
}

#[test]
fn a_check_digit_beats_the_tagger() {
    check(Case {
        text: "pay DE89370400440532013000 now",
        recognized: &["DE89370400440532013000 => BANK_ACCOUNT .9 !"],
        tagged: &["DE89370400440532013000 now => ACCOUNT_NUMBER .99"],
        nothing: 0.9,
        expected: &["BANK_ACCOUNT|DE89370400440532013000"],
    });
    check(Case {
        text: "ref 4242424242424242",
        recognized: &["4242424242424242 => CREDIT_CARD .85 !"],
        tagged: &[],
        nothing: 0.9999,
        expected: &["CREDIT_CARD|4242424242424242"],
    });
}

#[test]
fn the_tagger_vetoes_bare_patterns() {
    let veto = |recognized, nothing, expected| {
        check(Case { text: "it may cost 30 units", recognized, tagged: &[], nothing, expected });
    };
    veto(&["may => DATE_INTERVAL .6"], 0.998, &[]);
    veto(&["may => DATE_INTERVAL .6"], 0.98, &["DATE_INTERVAL|may"]);
    veto(&["may => DATE_INTERVAL .6 ?"], 0.999, &["DATE_INTERVAL|may"]);
    veto(&["may => NAME_GIVEN .6"], 0.96, &["NAME_GIVEN|may"]);
    veto(&["may => NAME_GIVEN .6"], 0.98, &[]);
    veto(&["30 => SSN .6"], 0.98, &["SSN|30"]);
    veto(&["30 => SSN .6"], 0.998, &["SSN|30"]);
    veto(&["30 => SSN .6"], 0.9999, &[]);
    veto(&["30 units => MONEY .6"], 0.9999, &["MONEY|30 units"]);
    veto(&["30 => URL .6"], 1.0, &["URL|30"]);
    veto(&["may => DATE .97"], 0.98, &["DATE|may"]);
}

#[test]
fn a_column_of_shares_holds_no_amounts() {
    let cell = |text, tagged, expected| {
        check(Case { text, recognized: &[], tagged, nothing: 0.9, expected });
    };
    cell("Gain (%): 104.5", &["104.5 => MONEY .9"], &[]);
    cell("Gain (€): 104.5", &["104.5 => MONEY .9"], &["MONEY|104.5"]);
    cell("Gain (%): 104.5 euros", &["104.5 euros => MONEY .9"], &["MONEY|104.5 euros"]);
    cell("Gain (%): 104.5", &["104.5 => ACCOUNT_NUMBER .9"], &["ACCOUNT_NUMBER|104.5"]);
}

#[test]
fn there_is_no_veto_where_the_tagger_is_blind_or_sees_something() {
    let text = "on May 3rd";
    let found = vec![recognized(text, "May 3rd => DATE .7")];
    let mut blind = tagged(text, &[], 0.999);
    blind.nothing.truncate(2);
    let fused = fuse(text, found, blind, LabelSet::standard());
    assert!(fused[0].labels.best().1 >= REPORTED);
    check(Case {
        text: "on May 3rd",
        recognized: &["May 3rd => DATE .7"],
        tagged: &["May => NAME_GIVEN .3"],
        nothing: 0.9999,
        expected: &["DATE|May 3rd"],
    });
}

#[test]
fn agreement_makes_findings_of_hints() {
    check(Case {
        text: "ask Ines there",
        recognized: &["Ines => NAME_GIVEN .4"],
        tagged: &["Ines => NAME_GIVEN .4"],
        nothing: 0.9,
        expected: &["NAME_GIVEN|Ines"],
    });
    check(Case {
        text: "no 12345678 there",
        recognized: &["12345678 => SSN .4"],
        tagged: &["12345678 => ACCOUNT_NUMBER .45"],
        nothing: 0.9,
        expected: &["ACCOUNT_NUMBER|12345678"],
    });
    check(Case {
        text: "ask Ines there",
        recognized: &["Ines => LOCATION_CITY .4"],
        tagged: &["Ines => NAME_GIVEN .4"],
        nothing: 0.9,
        expected: &[],
    });
}

#[test]
fn the_likelier_reader_names_the_thing() {
    let number = |recognized, tagged, expected| {
        check(Case { text: "number 415 555 0132 here", recognized, tagged, nothing: 0.9, expected });
    };
    number(
        &["415 555 0132 => PHONE_NUMBER .9"],
        &["415 555 0132 => ACCOUNT_NUMBER .85"],
        &["ACCOUNT_NUMBER|415 555 0132"],
    );
    number(
        &["415 555 0132 => PHONE_NUMBER .7"],
        &["555 0132 => ACCOUNT_NUMBER .7"],
        &["PHONE_NUMBER|415 555 0132"],
    );
    number(
        &["415 555 0132 => PHONE_NUMBER .7 ?"],
        &["number 415 555 0132 => ACCOUNT_NUMBER .9"],
        &["PHONE_NUMBER|415 555 0132"],
    );
    check(Case {
        text: "born 3 May 1970 there",
        recognized: &["3 May 1970 => DATE .95"],
        tagged: &["3 May 1970 => DOB .9"],
        nothing: 0.9,
        expected: &["DOB|3 May 1970"],
    });
    check(Case {
        text: "ask Paris now",
        recognized: &["Paris => LOCATION_CITY .9"],
        tagged: &["Paris => NAME_GIVEN .7"],
        nothing: 0.9,
        expected: &["NAME_GIVEN|Paris"],
    });
    check(Case {
        text: "she is 34 years old",
        recognized: &["34 years => DURATION .8"],
        tagged: &["34 years => AGE .9"],
        nothing: 0.9,
        expected: &["AGE|34"],
    });
}

#[test]
fn each_reader_knows_the_edges_of_its_own() {
    check(Case {
        text: "call 415-555-0132 now",
        recognized: &["415-555-0132 => PHONE_NUMBER .7"],
        tagged: &["call 415-555-0132 now => PHONE_NUMBER .9"],
        nothing: 0.9,
        expected: &["PHONE_NUMBER|415-555-0132"],
    });
    check(Case {
        text: "call 1-415-555-0132 now",
        recognized: &["555-0132 => PHONE_NUMBER .7"],
        tagged: &["1-415-555-0132 => PHONE_NUMBER .9"],
        nothing: 0.9,
        expected: &["PHONE_NUMBER|1-415-555-0132"],
    });
    check(Case {
        text: "ask John Smith Please to",
        recognized: &["John Smith Please => NAME .7"],
        tagged: &["John Smith => NAME .9"],
        nothing: 0.99,
        expected: &["NAME|John Smith"],
    });
    check(Case {
        text: "ask John Smith Please to",
        recognized: &["John Smith Please => NAME .7 ?"],
        tagged: &["John Smith => NAME .9"],
        nothing: 0.99,
        expected: &["NAME|John Smith Please"],
    });
    check(Case {
        text: "ask Ana John Smith to",
        recognized: &["Ana John => NAME .7"],
        tagged: &["John Smith => NAME .9"],
        nothing: 0.5,
        expected: &["NAME|Ana John Smith"],
    });
    check(Case {
        text: "to Mr. Smith, hello",
        recognized: &[],
        tagged: &["Mr. Smith, => NAME .9"],
        nothing: 0.9,
        expected: &["NAME|Smith"],
    });
    check(Case {
        text: "at 12 Main St, Boston, MA 02115 now",
        recognized: &["12 Main St, Boston, MA 02115 => LOCATION_ADDRESS .8"],
        tagged: &["12 Main St => LOCATION_ADDRESS_STREET .9", "Boston, MA => LOCATION .9"],
        nothing: 0.9,
        expected: &["LOCATION_ADDRESS|12 Main St, Boston, MA 02115"],
    });
    check(Case {
        text: "Name: joe@b.org Smith",
        recognized: &["joe@b.org => EMAIL_ADDRESS .95"],
        tagged: &["joe@b.org Smith => NAME .9"],
        nothing: 0.9,
        expected: &["EMAIL_ADDRESS|joe@b.org", "NAME|Smith"],
    });
}

#[test]
fn parts_of_the_tagger_make_wholes() {
    check(Case {
        text: "Michael Carter of Vancouver, BC met Carter",
        recognized: &[],
        tagged: &[
            "Michael => NAME .9 NAME_GIVEN .8",
            " Carter => NAME .9 NAME_FAMILY .88",
            "Vancouver => LOCATION_CITY .9",
            "BC => LOCATION_STATE .9",
        ],
        nothing: 0.9,
        expected: &["NAME|Michael Carter", "LOCATION|Vancouver, BC", "NAME|Carter"],
    });
}

#[test]
fn beta_labels_count_only_when_asked_for() {
    let text = "the Falcon app";
    let said = || tagged(text, &["Falcon => PRODUCT .9 ORGANIZATION .3"], 0.9);
    let run = |choice: &Choice| {
        let fused = fuse(text, Vec::new(), said(), choice.enabled);
        resolve(text, fused, choice, &[]).expect("few steps").len()
    };
    assert_eq!(run(&Choice::default()), 0);
    let mut with_beta = Choice::default();
    with_beta.enabled.insert(Label::Product);
    assert_eq!(run(&with_beta), 1);
}
