//! A document in blocks comes out as it does in one: what one block names is found in all others.

use blackbar_core::{Cancel, Entity, ExtractedText, Join, Passage, PassageKind, TextRange, TokenTagger};
use proptest::prelude::*;

use super::through_detect::WordTagger;
use crate::choose::Choice;
use crate::columns::Votes;
use crate::detect::{Wanted, decide, look};
use crate::known::{Doubts, Known, Named};
use crate::reading::blocks_of;

/// Lines that name somebody, stand alone, or speak against what another names.
const LINES: [&str; 16] = [
    "Patient: Ines Berg",
    "then Berg came",
    "Berg",
    "Dear Ms Haddad,",
    "as Haddad said",
    "the patient Bev Nuttall (BN) sleeps",
    "BN: to call the school",
    "Mr. Kranich was here",
    "K-R-A-N-I-C-H",
    "a disk of Debian Linux",
    "and Debian works",
    "so Cybernet sued",
    "made for  Cyberdyne, too",
    "bought by Cyberdyne then",
    "iceberg, bergs",
    "a filler line of nothing at all",
];

/// The last line says nothing, and fills a block of the fewest bytes in which no line is cut.
const FILLER: usize = LINES.len() - 1;
const FEWEST: usize = 20;

const TAGGER: WordTagger = WordTagger(
    &["Debian Linux => NAME .8", "so Cybernet => OCCUPATION .6", "  Cyberdyne => ORGANIZATION .9"],
    0.85,
);

fn document(lines: &[usize]) -> ExtractedText {
    let kind = PassageKind { join: Join::Line, ..PassageKind::default() };
    passages(lines.iter().map(|line| (LINES[*line], kind.clone())))
}

/// Cells with their columns.
fn sheet<'c>(cells: impl IntoIterator<Item = (&'c str, u32)>) -> ExtractedText {
    let kind = |column: u32| PassageKind {
        join: Join::Apart,
        series: Some(column).into(),
        ..PassageKind::default()
    };
    passages(cells.into_iter().map(|(value, column)| (value, kind(column))))
}

fn passages<'l>(lines: impl Iterator<Item = (&'l str, PassageKind)>) -> ExtractedText {
    let mut text = String::new();
    let mut passages = Vec::new();
    for (line, kind) in lines {
        passages.push(Passage::new(TextRange::at(text.len(), line.len()), kind));
        text.push_str(line);
        text.push('\n');
    }
    ExtractedText::new(text, passages)
}

/// What is found with blocks of a size, in the document's own coordinates.
fn found(source: &ExtractedText, size: usize, tagger: Option<&dyn TokenTagger>) -> Vec<String> {
    let (cancel, choice) = (Cancel::new(), Choice::default());
    let wanted = Wanted { choice: &choice, filters: &[], tagger, cancel: &cancel };
    let (mut named, mut votes) = (Named::default(), Votes::default());
    let mut all: Vec<_> = blocks_of(source, size)
        .map(|(block, reading)| {
            let mut looked = look(&reading, &wanted).expect("findings");
            named.add(looked.named(&reading));
            votes.add(looked.take_votes());
            (block.read(source).expect("the block again"), looked)
        })
        .collect();
    let columns = votes.verdicts();
    for (reading, looked) in all.iter_mut().filter(|(_, looked)| looked.is_told_more(&columns)) {
        named.add(looked.follow(reading, &columns));
    }
    let known = Known::new(&named);
    let mut doubts = Doubts::default();
    all.iter().for_each(|(reading, looked)| doubts.add(looked.doubts(reading, &known)));
    let entities = all.into_iter().flat_map(|(reading, looked)| {
        let entities = decide(&reading, looked, (&known, &doubts), &wanted).expect("entities");
        let told = |entity: &Entity| {
            let (range, _) = reading.to_source(entity.range).expect("a place");
            format!("{}|{}|{}", range.start(), entity.best(), range.of(source.text()))
        };
        entities.iter().map(told).collect::<Vec<_>>()
    });
    entities.collect()
}

#[track_caller]
fn check(lines: &[usize], tagger: Option<&dyn TokenTagger>, expected: &[&str]) {
    let source = document(&lines.iter().flat_map(|line| [*line, FILLER]).collect::<Vec<_>>());
    assert!(blocks_of(&source, FEWEST).count() >= lines.len(), "each line has its block");
    let found = found(&source, FEWEST, tagger);
    let told: Vec<&str> = found.iter().filter_map(|one| one.split_once('|')).map(|(_, told)| told).collect();
    assert_eq!(told, expected);
}

#[test]
fn a_name_is_known_before_and_behind_where_it_is_announced() {
    check(
        &[1, 2, 0, 1, 14],
        None,
        &["NAME_FAMILY|Berg", "NAME_FAMILY|Berg", "NAME|Ines Berg", "NAME_FAMILY|Berg"],
    );
    check(&[6, 5, 6], None, &["NAME|BN", "NAME|Bev Nuttall", "NAME|BN", "NAME|BN"]);
    check(&[8, 7], None, &["NAME|K-R-A-N-I-C-H", "NAME_FAMILY|Kranich"]);
}

#[test]
fn what_the_tagger_doubts_in_most_places_it_doubts_in_all() {
    let once = ["NAME|Debian Linux"];
    check(&[10, 9], Some(&TAGGER), &["NAME_GIVEN|Debian", "NAME|Debian Linux"]);
    check(&[10, 10, 9, 10], Some(&TAGGER), &once);
}

#[test]
fn a_firm_that_is_found_at_half_of_its_mentions_is_found_at_all() {
    let both = [
        "ORGANIZATION|Cyberdyne",
        "ORGANIZATION|Cyberdyne",
        "ORGANIZATION|Cyberdyne",
        "ORGANIZATION|Cyberdyne",
    ];
    check(&[13, 12, 12, 13], Some(&TAGGER), &both);
    check(&[13, 12, 13, 13], Some(&TAGGER), &["ORGANIZATION|Cyberdyne"]);
}

#[test]
fn a_column_is_in_each_block_what_it_is_over_all() {
    let rows = |names: &'static [&str]| {
        names.iter().flat_map(|name| [(*name, 1), ("a filler of nothing", 2), (*name, 3)])
    };
    let seen = |names: &'static [&str]| {
        let source = sheet(rows(names));
        assert!(blocks_of(&source, FEWEST).count() >= names.len(), "too few in a block to say what they are");
        let found = found(&source, FEWEST, Some(&CALLED));
        found.iter().filter(|one| one.ends_with("|Thandiwe")).count()
    };
    assert_eq!(seen(&["Anna", "Peter", "Thandiwe", "Anna", "Peter", "Anna"]), 2);
    assert_eq!(seen(&["Thandiwe", "Anna", "Peter", "Anna", "Peter", "Total"]), 2);
    assert_eq!(seen(&["Anna", "Thandiwe", "Oslo", "Riga", "Peter", "Rome"]), 0);
    assert_eq!(seen(&["Anna", "Thandiwe", "Peter", "Anna"]), 0);
}

/// Names, and what is none beside them.
const CELLS: [&str; 6] = ["Anna", "Peter", "Thandiwe", "Total", "Oslo", "07 12"];

const CALLED: WordTagger = WordTagger(&["Anna => NAME_GIVEN .8", "Peter => NAME_GIVEN .8"], 0.85);

proptest! {
    /// In a block a column may be something else, or be something where over all blocks it is nothing, never the other way round.
    #[test]
    fn a_column_in_blocks_loses_nothing(cells in prop::collection::vec((0..CELLS.len(), 0..2u32), 1..40), size in FEWEST..200) {
        let source = sheet(cells.iter().map(|(cell, column)| (CELLS[*cell], *column)));
        let place = |one: &String| one.split('|').step_by(2).collect::<Vec<_>>().join("|");
        let places = |size| found(&source, size, Some(&CALLED)).iter().map(place).collect::<Vec<_>>();
        let (in_blocks, in_one) = (places(size), places(usize::MAX));
        for one in &in_one {
            prop_assert!(in_blocks.contains(one), "{one} of {in_one:?} is not in {in_blocks:?}");
        }
    }

    #[test]
    fn in_blocks_as_in_one(lines in prop::collection::vec(0..LINES.len(), 1..40), size in FEWEST..200, tagged: bool) {
        let source = document(&lines);
        let tagger = tagged.then_some(&TAGGER as &dyn TokenTagger);
        prop_assert_eq!(found(&source, size, tagger), found(&source, usize::MAX, tagger));
    }
}
