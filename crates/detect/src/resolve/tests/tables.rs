//! Overlaps, hierarchy, filters, composition: cases with their answers.

use blackbar_core::{EntityType, Evidence, Finding};

use super::{choice, finding, run, shown};
use crate::choose::Choice;
use crate::filters::Filter;
use crate::python_regex::PythonRegex;

/// Findings are written `part => LABEL .9`; a `!` behind the likelihoods means that a check digit holds.
fn findings(text: &str, written: &[&str]) -> Vec<Finding> {
    let read = |line: &&str| {
        let (part, labels) = line.split_once(" => ").expect("an arrow");
        let (labels, evidence) = match labels.strip_suffix(" !") {
            Some(labels) => (labels, Evidence::PATTERN.and(Evidence::CHECKSUM)),
            None => (labels, Evidence::PATTERN),
        };
        finding(text, part, labels, evidence)
    };
    written.iter().map(read).collect()
}

#[track_caller]
fn check_with(choice: &Choice, filters: &[Filter], text: &str, written: &[&str], expected: &[&str]) {
    let mut found = findings(text, written);
    let entities = run(text, found.clone(), choice, filters);
    assert_eq!(shown(text, &entities), expected, "{text:?} {written:?}");
    found.reverse();
    let reversed = run(text, found, choice, filters);
    assert_eq!(shown(text, &reversed), expected, "the order of findings does not matter: {text:?}");
}

#[track_caller]
fn check(text: &str, written: &[&str], expected: &[&str]) {
    check_with(&Choice::default(), &[], text, written, expected);
}

#[test]
fn composites_win_over_their_parts() {
    check("on 3 May 2024 at", &["3 May 2024 => DATE .8", "2024 => DATE_INTERVAL .9"], &["DATE|3 May 2024"]);
    check(
        "see https://a.org/joe@b.org/x now",
        &["https://a.org/joe@b.org/x => URL .9", "joe@b.org => EMAIL_ADDRESS .95", "a.org => URL .6"],
        &["URL|https://a.org/joe@b.org/x"],
    );
    check(
        "mail joe@b.org now",
        &["joe@b.org => EMAIL_ADDRESS .95", "joe => USERNAME .9", "b.org => URL .97"],
        &["EMAIL_ADDRESS|joe@b.org"],
    );
    check(
        "at 12 Main St, Boston, MA 02115.",
        &[
            "12 Main St, Boston, MA 02115 => LOCATION_ADDRESS .8",
            "02115 => LOCATION_ZIP .9",
            "Boston => LOCATION_CITY .95",
        ],
        &["LOCATION_ADDRESS|12 Main St, Boston, MA 02115"],
    );
    check(
        "card 4242 4242 4242 4242",
        &["4242 4242 4242 4242 => CREDIT_CARD .85 !", "4242 4242 4242 4242 => PHONE_NUMBER .95"],
        &["CREDIT_CARD|4242 4242 4242 4242"],
    );
    check(
        "the Georgia Division of Transportation",
        &["Georgia Division of Transportation => ORGANIZATION .6", "Georgia => LOCATION_STATE .95"],
        &["ORGANIZATION|Georgia Division of Transportation"],
    );
    check(
        "https://x.org/4242424242424242",
        &["https://x.org/4242424242424242 => URL .9", "4242424242424242 => CREDIT_CARD .95 !"],
        &["URL|https://x.org/4242424242424242"],
    );
}

#[test]
fn a_check_digit_by_chance_does_not_beat_a_likely_label() {
    check(
        "Tel: 0171 234 5678",
        &["0171 234 5678 => PHONE_NUMBER .9", "0171 234 5678 => SSN .55 !"],
        &["PHONE_NUMBER|0171 234 5678"],
    );
}

#[test]
fn a_losers_rest_stays_covered() {
    check(
        "AB 4242424242424242 CD",
        &["AB 4242424242424242 => ACCOUNT_NUMBER .6", "4242424242424242 => CREDIT_CARD .9 !"],
        &["ACCOUNT_NUMBER|AB", "CREDIT_CARD|4242424242424242"],
    );
    check(
        "Jane Mary Ann Smith",
        &["Mary Ann Smith => NAME .9", "Jane Mary => NAME .8"],
        &["NAME|Jane", "NAME|Mary Ann Smith"],
    );
    check(
        "x, joe@b.org",
        &["x, joe@b.org => USERNAME .6", "joe@b.org => EMAIL_ADDRESS .9"],
        &["USERNAME|x", "EMAIL_ADDRESS|joe@b.org"],
    );
    check(
        "(joe@b.org)",
        &["(joe@b.org) => USERNAME .6", "joe@b.org => EMAIL_ADDRESS .9"],
        &["EMAIL_ADDRESS|joe@b.org"],
    );
    check(
        "ab: joe@b.org",
        &[": joe@b.org => USERNAME .6", "joe@b.org => EMAIL_ADDRESS .9"],
        &["EMAIL_ADDRESS|joe@b.org"],
    );
    check("5 km, 3", &["5 km, => DURATION .6", "5 km => MONEY .9 !"], &["MONEY|5 km"]);
}

#[test]
fn signs_at_the_ends_of_a_twin_are_kept() {
    check(
        "Tel +1 555",
        &["1 555 => ACCOUNT_NUMBER .9", "+1 555 => PHONE_NUMBER .6"],
        &["ACCOUNT_NUMBER|+1 555"],
    );
    check("pw p@ss!, ok", &["p@ss => USERNAME .9", "p@ss!, => PASSWORD .6"], &["USERNAME|p@ss!"]);
}

#[test]
fn the_same_text_is_one_entity_with_all_labels() {
    let text = "in Paris.";
    let found =
        findings(text, &["Paris => LOCATION_CITY .8", "Paris. => NAME_GIVEN .6", "Paris => ORIGIN .3"]);
    let entities = run(text, found, &Choice::default(), &[]);
    let labels: Vec<&str> = entities.as_slice()[0].labels().iter().map(|(label, _)| label.name()).collect();
    assert_eq!(labels, ["LOCATION_CITY", "LOCATION", "NAME_GIVEN", "NAME", "ORIGIN"]);
}

#[test]
fn findings_are_trimmed_and_hints_alone_are_nothing() {
    check("a  John  b", &["  John  => NAME_GIVEN .9"], &["NAME_GIVEN|John"]);
    check("a    b", &["   => NAME_GIVEN .9"], &[]);
    check("a John b", &["John => NAME_GIVEN .45"], &[]);
    check("", &[], &[]);
}

#[test]
fn names_and_places_are_put_together() {
    check(
        "Michael Carter left",
        &["Michael => NAME_GIVEN .8", "Carter => NAME_FAMILY .8"],
        &["NAME|Michael Carter"],
    );
    check(
        "Mary Jane Watson-Smith Jones left",
        &[
            "Mary => NAME_GIVEN .8",
            "Jane => NAME_GIVEN .8",
            "Watson-Smith => NAME_FAMILY .7",
            "Jones => NAME_FAMILY .8",
        ],
        &["NAME|Mary Jane Watson-Smith Jones"],
    );
    check(
        "Mary  Watson",
        &["Mary => NAME_GIVEN .8", "Watson => NAME_FAMILY .7"],
        &["NAME_GIVEN|Mary", "NAME_FAMILY|Watson"],
    );
    check(
        "Mary Jane",
        &["Mary => NAME_GIVEN .8", "Jane => NAME_GIVEN .7"],
        &["NAME_GIVEN|Mary", "NAME_GIVEN|Jane"],
    );
    check(
        "James Taylor",
        &["James => NAME_GIVEN .8", "Taylor => NAME_GIVEN .6 NAME_FAMILY .6"],
        &["NAME|James Taylor"],
    );
    check(
        "Vancouver, BC",
        &["Vancouver => LOCATION_CITY .9", "BC => LOCATION_STATE .8"],
        &["LOCATION|Vancouver, BC"],
    );
    check(
        "Toronto, Ontario, Canada",
        &["Toronto => LOCATION_CITY .9", "Ontario => LOCATION_STATE .9", "Canada => LOCATION_COUNTRY .9"],
        &["LOCATION|Toronto, Ontario, Canada"],
    );
    check(
        "Paris, London",
        &["Paris => LOCATION_CITY .9", "London => LOCATION_CITY .9"],
        &["LOCATION_CITY|Paris", "LOCATION_CITY|London"],
    );
    check(
        "Spain, Madrid",
        &["Spain => LOCATION_COUNTRY .9", "Madrid => LOCATION_CITY .9"],
        &["LOCATION_COUNTRY|Spain", "LOCATION_CITY|Madrid"],
    );
    check(
        "30 The Queensway, Toronto, On, M6R 1B5.",
        &[
            "30 The Queensway => LOCATION_ADDRESS_STREET .9",
            "Toronto => LOCATION_CITY .9",
            "On => LOCATION_STATE .6",
            "M6R 1B5 => LOCATION_ZIP .9",
        ],
        &["LOCATION_ADDRESS|30 The Queensway, Toronto, On, M6R 1B5"],
    );
    check(
        "Hauptstr. 5, 10115 Berlin",
        &[
            "Hauptstr. 5 => LOCATION_ADDRESS_STREET .9",
            "10115 => LOCATION_ZIP .6",
            "Berlin => LOCATION_CITY .9",
        ],
        &["LOCATION_ADDRESS|Hauptstr. 5, 10115 Berlin"],
    );
}

#[test]
fn the_whole_is_made_only_when_it_is_wanted() {
    let names = ["Michael => NAME_GIVEN .8", "Carter => NAME_FAMILY .8"];
    let parts = ["NAME_GIVEN|Michael", "NAME_FAMILY|Carter"];
    check_with(&choice(&[], &["NAME"], false), &[], "Michael Carter", &names, &parts);
    check_with(&choice(&["NAME_GIVEN", "NAME_FAMILY"], &[], false), &[], "Michael Carter", &names, &parts);
    check_with(
        &choice(&["NAME"], &["NAME_GIVEN"], false),
        &[],
        "Michael Carter",
        &names,
        &["NAME|Michael Carter"],
    );
    check_with(&choice(&[], &["NAME_GIVEN"], true), &[], "Michael Carter", &names, &[]);
}

#[test]
fn a_whole_carries_its_parts_as_labels() {
    let text = "Michael Carter";
    let found = findings(text, &["Michael => NAME_GIVEN .8", "Carter => NAME_FAMILY .9"]);
    let entities = run(text, found, &Choice::default(), &[]);
    let labels: Vec<&str> = entities.as_slice()[0].labels().iter().map(|(label, _)| label.name()).collect();
    assert_eq!(labels, ["NAME", "NAME_FAMILY", "NAME_GIVEN"]);
}

#[test]
fn suppression_decides_over_all_labels() {
    let text = "account 12345678";
    let found = ["12345678 => ACCOUNT_NUMBER .8", "12345678 => BANK_ACCOUNT .6"];
    check_with(&choice(&[], &["ACCOUNT_NUMBER"], false), &[], text, &found, &["BANK_ACCOUNT|12345678"]);
    check_with(&choice(&[], &["ACCOUNT_NUMBER"], true), &[], text, &found, &[]);
    check_with(&choice(&[], &["BANK_ACCOUNT"], true), &[], text, &found, &["ACCOUNT_NUMBER|12345678"]);
    let nested = ["account 12345678 => ACCOUNT_NUMBER .8", "12345678 => BANK_ACCOUNT .6"];
    check_with(&choice(&[], &["ACCOUNT_NUMBER"], false), &[], text, &nested, &["BANK_ACCOUNT|12345678"]);
    check_with(&choice(&[], &["ACCOUNT_NUMBER"], true), &[], text, &nested, &[]);
}

fn regex(pattern: &str) -> PythonRegex {
    PythonRegex::new(pattern).expect("a sound pattern")
}

fn block(name: &str, pattern: &str, threshold: f32) -> Filter {
    Filter::Block { entity_type: EntityType::from_name(name), pattern: regex(pattern), threshold }
}

#[test]
fn block_wins_by_threshold_and_nothing_under_it_is_lost() {
    let text = "I met John Smith today";
    let found = ["John Smith => NAME .7"];
    let all = Choice::default();
    check_with(&all, &[block("FRIEND", "John", 1.0)], text, &found, &["FRIEND|John", "NAME|Smith"]);
    check_with(&all, &[block("FRIEND", "John", 0.7)], text, &found, &["NAME|John Smith"]);
    check_with(&all, &[block("FRIEND", "John", 0.8)], text, &found, &["FRIEND|John", "NAME|Smith"]);
    check_with(&all, &[block("FRIEND", "met John", 0.5)], text, &found, &["FRIEND|met", "NAME|John Smith"]);
    check_with(
        &all,
        &[block("FRIEND", "John Smith", 1.0)],
        text,
        &["John Smith => NAME 1"],
        &["FRIEND|John Smith"],
    );
    let two = [block("A", "John Smith", 1.0), block("B", "Smith today", 1.0)];
    check_with(&all, &two, text, &found, &["A|John Smith", "B|today"]);
}

#[test]
fn block_is_reported_unless_it_is_disabled() {
    let text = "GID-45434 by Ann";
    let found = ["Ann => NAME_GIVEN .9"];
    let filters = [block("EMPLOYEE_ID", r"GID-\d+", 1.0), block("SSN", "by", 1.0)];
    let only_names = choice(&["NAME"], &[], false);
    check_with(&only_names, &filters, text, &found, &["EMPLOYEE_ID|GID-45434", "SSN|by", "NAME_GIVEN|Ann"]);
    let off = choice(&["NAME"], &["SSN", "EMPLOYEE_ID"], false);
    check_with(&off, &filters, text, &found, &["NAME_GIVEN|Ann"]);
    let allowing = [filters[0].clone(), Filter::Allow(regex("")), Filter::AllowText(regex("(?s).*"))];
    check_with(&only_names, &allowing, text, &found, &["EMPLOYEE_ID|GID-45434"]);
}

#[test]
fn conformance_case_five() {
    let text = "My name is Dominik and I was born on 02.03.1995. I was a software developer at Miele. \
                Now I work as a freelancer.";
    let found = [
        "Dominik => NAME_GIVEN .9",
        "02.03.1995 => DOB .9 DATE .5",
        "software developer => OCCUPATION .9",
        "Miele => ORGANIZATION .9",
        "freelancer => OCCUPATION .9",
    ];
    let selected = choice(&["NAME", "NAME_GIVEN", "DOB"], &["OCCUPATION", "ORGANIZATION"], false);
    check_with(&selected, &[], text, &found, &["NAME_GIVEN|Dominik", "DOB|02.03.1995"]);
    let filters = [
        Filter::Allow(regex(r"\b(0[1-9]|[12][0-9]|3[01])\.(0[1-9]|1[0-2])\.(\d{4})\b")),
        block("PHYSICAL_ATTRIBUTE", r"\bMy name\b", 1.0),
        Filter::AllowText(regex("I was a.*?as a freelancer")),
    ];
    let expected = ["PHYSICAL_ATTRIBUTE|My name", "NAME_GIVEN|Dominik"];
    check_with(&Choice::default(), &filters, text, &found, &expected);
}

#[test]
fn conformance_case_eleven() {
    let text =
        "My name is John and my friend is Grace and we live in Barcelona, not Toronto. I SHOULD BLOCK THIS";
    let found = [
        "John => NAME_GIVEN .9",
        "Grace => NAME_GIVEN .9",
        "Barcelona => LOCATION_CITY .9",
        "Toronto => LOCATION_CITY .9",
    ];
    let filters = [block("CUSTOM_ENTITY", "I SHOULD BLOCK THIS", 1.0), Filter::Allow(regex("Barcelona"))];
    let selected = choice(&["NAME", "LOCATION", "LOCATION_CITY"], &[], false);
    let expected =
        ["NAME_GIVEN|John", "NAME_GIVEN|Grace", "LOCATION_CITY|Toronto", "CUSTOM_ENTITY|I SHOULD BLOCK THIS"];
    check_with(&selected, &filters, text, &found, &expected);
}

#[test]
fn conformance_case_twelve() {
    let text = "John, 24, lives in Barcelona";
    let found = ["John => NAME_GIVEN .9", "24 => AGE .9", "Barcelona => LOCATION_CITY .9"];
    let selected = choice(&["AGE", "LOCATION"], &[], false);
    check_with(&selected, &[], text, &found, &["AGE|24", "LOCATION_CITY|Barcelona"]);
}
