//! Cases as data: mentions marked in a text, and the cluster each must fall into.

use blackbar_core::{Entities, Entity, EntityType, Evidence, Reason, TextRange};

use super::{Coreference, Linker, clusters};

/// Takes `‹LABEL|text›` marks out: the bare text and its entities.
pub(crate) fn marked(case: &str) -> (String, Entities) {
    let mut text = String::new();
    let mut entities = Vec::new();
    let mut rest = case;
    while let Some((before, after)) = rest.split_once('‹') {
        text.push_str(before);
        let (mark, after) = after.split_once('›').expect("a mark is closed");
        let (labels, value) = mark.split_once('|').expect("a mark has a label");
        let labels = labels
            .split(',')
            .enumerate()
            .map(|(at, name)| (EntityType::from_name(name), 0.9 - at as f32 / 10.0));
        let reason = Reason { finder: "test", evidence: Evidence::PATTERN };
        let range = TextRange::at(text.len(), value.len());
        entities.push(Entity::new(range, labels.collect::<Vec<_>>(), reason));
        text.push_str(value);
        rest = after;
    }
    text.push_str(rest);
    (text, Entities::new(entities).expect("marks do not overlap"))
}

#[track_caller]
fn check(mode: Coreference, case: &str, expected: &[usize]) {
    let (text, entities) = marked(case);
    assert_eq!(clusters(&text, &entities, Some(mode)), expected, "{case}");
}

#[test]
fn parts_of_a_full_name_are_the_person() {
    let check = |case, expected: &[usize]| check(Coreference::Heuristics, case, expected);
    check(
        "‹NAME|John Smith› met. Mr. ‹NAME_FAMILY|Smith› said ‹NAME_GIVEN|John› is ‹NAME|J. Smith›, ‹NAME|Smith, John›, \
         ‹NAME|John A. Smith›, ‹NAME_GIVEN|JOHN›, ‹NAME|john smith's›",
        &[0; 8],
    );
    check("‹NAME_FAMILY|Smith› came. ‹NAME|John Smith› left.", &[0, 0]);
    check("‹NAME|J. Smith› and ‹NAME|John Smith›", &[0, 0]);
    check(
        "‹NAME|María García López›, ‹NAME|García López›, ‹NAME_FAMILY|Garcia›, ‹NAME|María García›",
        &[0; 4],
    );
    check("‹NAME|Ludwig van Beethoven›, ‹NAME_FAMILY|van Beethoven›, ‹NAME_FAMILY|Beethoven›", &[0; 3]);
    check(
        "‹NAME_MEDICAL_PROFESSIONAL|Dr. Kay Martinez, MD› ... ‹NAME_MEDICAL_PROFESSIONAL|Dr. Martinez›",
        &[0, 0],
    );
    check("‹NAME|山田太郎›さん、‹NAME_FAMILY|山田›さん", &[0, 0]);
    check("‹NAME|김민수› ... ‹NAME_GIVEN|민수›", &[0, 0]);
    check("‹NAME|Иван Петров› и ‹NAME_FAMILY|Петров›", &[0, 0]);
}

#[test]
fn the_documented_clusters_hold() {
    check(
        Coreference::Heuristics,
        "‹NAME|Michael Carter›, ‹NAME_FAMILY|Carter›, ‹NAME|Samantha Lee›, ‹NAME_GIVEN|Micheal›, ‹NAME_FAMILY|Lee›, \
         ‹NAME_GIVEN|Michael›, ‹NAME_FAMILY|Lee›",
        &[0, 0, 1, 0, 1, 0, 1],
    );
    check(
        Coreference::ModelPrediction,
        "This is ‹NAME|John Smith› but ‹NAME_GIVEN|John› will be recognized as the same entity",
        &[0, 0],
    );
    check(
        Coreference::Heuristics,
        "‹OCCUPATION|investors› and ‹OCCUPATION|investor›, ‹OCCUPATION|Investors›",
        &[0, 1, 0],
    );
}

#[test]
fn ambiguous_parts_are_nobodys() {
    let check = |case, expected: &[usize]| check(Coreference::Heuristics, case, expected);
    check("‹NAME|John Smith›, ‹NAME|Mary Smith›, ‹NAME_FAMILY|Smith›, ‹NAME_FAMILY|smith›", &[0, 1, 2, 2]);
    check("‹NAME|John Smith›, ‹NAME|Jane Smith›, ‹NAME|J. Smith›", &[0, 1, 2]);
    check("‹NAME|John A. Smith›, ‹NAME|John B. Smith›", &[0, 1]);
    check("‹NAME|John Smith›, ‹NAME|John Miller›, ‹NAME_GIVEN|John›, ‹NAME_FAMILY|Miller›", &[0, 1, 2, 1]);
    check("‹NAME|Michael Jordan› and ‹NAME_GIVEN|Jordan›", &[0, 1]);
    check("‹NAME_GIVEN|Daniel› and ‹NAME_GIVEN|Daniela›", &[0, 1]);
}

#[test]
fn other_labels_join_by_spelling() {
    let check = |case, expected: &[usize]| check(Coreference::Heuristics, case, expected);
    check("‹ORGANIZATION|Acme Inc.› ‹ORGANIZATION|ACME› ‹ORGANIZATION|Acme Corporation›", &[0; 3]);
    check("‹ORGANIZATION|International Business Machines (IBM)› ‹ORGANIZATION|IBM›", &[0, 0]);
    check("‹ORGANIZATION|IBM› is ‹ORGANIZATION|International Business Machines›", &[0, 0]);
    check("‹ORGANIZATION|Bank of America› ‹ORGANIZATION|Book of Answers› ‹ORGANIZATION|BOA›", &[0, 1, 2]);
    check("‹ORGANIZATION|Microsoft› ‹ORGANIZATION|Micorsoft› ‹ORGANIZATION|Macrosoft›", &[0, 0, 0]);
    check(
        "‹PHONE_NUMBER|(604) 555-0123› ‹PHONE_NUMBER|604.555.0123› ‹PHONE_NUMBER|604 555 0124›",
        &[0, 0, 1],
    );
    check("‹EMAIL_ADDRESS|Jo@X.org› ‹EMAIL_ADDRESS|jo@x.org›", &[0, 0]);
    check("‹LOCATION_CITY|Montréal› ‹LOCATION|montreal› ‹NAME|Montreal›", &[0, 0, 1]);
    check("‹DATE|3 May 2020› ‹DATE|03/05/2020› ‹DOB|3 May 2020›", &[0, 1, 2]);
    check("‹EMPLOYEE_ID|GID-1› ‹EMPLOYEE_ID|gid 1› ‹BADGE|GID-1›", &[0, 0, 1]);
}

#[test]
fn lenient_settings_know_nicknames() {
    let case = "‹NAME|Robert Miller› is ‹NAME_GIVEN|Bob›, ‹NAME|Bob Miller›";
    check(Coreference::Combined, case, &[0, 0, 0]);
    check(Coreference::Heuristics, "‹NAME|Robert Miller› is ‹NAME_GIVEN|Bob›", &[0, 1]);
    check(Coreference::Combined, "‹NAME|Robert Miller›, ‹NAME|Robert Jones›, ‹NAME_GIVEN|Bob›", &[0, 1, 2]);
}

#[test]
fn without_coreference_every_mention_is_its_own() {
    let (text, entities) = marked("‹NAME|Ann› ‹NAME|Ann›");
    assert_eq!(clusters(&text, &entities, None), [0, 1]);
}

#[test]
fn a_linker_remembers_earlier_texts() {
    let mut linker = Linker::new(Some(Coreference::Heuristics));
    let (text, entities) = marked("‹NAME|John Smith› in ‹LOCATION_CITY|Rome›");
    assert_eq!(linker.link(&text, &entities), [0, 1]);
    let (text, entities) = marked("‹LOCATION_CITY|ROME›, ‹NAME_FAMILY|Smith›, ‹NAME|Ann Lee›");
    assert_eq!(linker.link(&text, &entities), [1, 0, 2]);
}

#[test]
fn many_people_of_one_name_stay_fast() {
    let case: String = (0..20_000).map(|n| format!("‹NAME|P{n} Smith› ‹NAME_FAMILY|Smith› ")).collect();
    let (text, entities) = marked(&case);
    let found = clusters(&text, &entities, Some(Coreference::Combined));
    assert_eq!(found.iter().max(), Some(&20_000));
}
