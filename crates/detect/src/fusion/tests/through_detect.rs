//! Fusion seen from outside: readings with borders and headers, suppression, hostile spellings.

use blackbar_core::{
    Cancel, ExtractedText, Join, Label, Passage, PassageKind, ReaderError, Tagged, TextRange, TokenTagger,
};

use super::tagged;
use crate::choose::{Choice, Selected, Selector};
use crate::detect::{Wanted, detect};
use crate::known::Named;
use crate::reading::blocks;

/// Finds the words of a list and calls all else nothing.
pub(super) struct WordTagger(pub(super) &'static [&'static str], pub(super) f32);

impl TokenTagger for WordTagger {
    fn name(&self) -> &str {
        "words"
    }

    fn tag(&self, texts: &[&str], _: &Cancel) -> Result<Vec<Tagged>, ReaderError> {
        Ok(texts.iter().map(|text| tagged(text, self.0, self.1)).collect())
    }
}

fn run(source: &ExtractedText, tagger: &WordTagger, choice: &Choice) -> Vec<String> {
    let reading = blocks(source).next().expect("a block").1;
    let cancel = Cancel::new();
    let wanted = Wanted { choice, filters: &[], tagger: Some(tagger), cancel: &cancel };
    let entities = detect(&reading, &mut Named::default(), &wanted).expect("an answer");
    entities.iter().map(|entity| format!("{}|{}", entity.best(), entity.range.of(reading.text()))).collect()
}

#[track_caller]
fn check(text: &str, tagger: &WordTagger, expected: &[&str]) {
    let source = ExtractedText::running(text.into());
    assert_eq!(run(&source, tagger, &Choice::default()), expected, "{text:?}");
}

fn cells(text: &str, values: &[(&str, &str)]) -> ExtractedText {
    let cell = |(value, header): &(&str, &str)| {
        let (join, context) = (Join::Apart, Some((*header).into()));
        let range = TextRange::at(text.find(value).expect("the value"), value.len());
        Passage::new(range, PassageKind { join, context, ..PassageKind::default() })
    };
    ExtractedText::new(text.into(), values.iter().map(cell).collect())
}

#[test]
fn the_tagger_never_marks_a_header_or_crosses_a_border() {
    let source = cells("qua,Zed", &[("qua", "remark"), ("Zed", "sort of thing")]);
    let choice = Choice::default();
    let across = WordTagger(&["qua\n\u{1E}sort of thing: Zed => NAME .9"], 0.5);
    assert_eq!(run(&source, &across, &choice), ["NAME|qua", "NAME|Zed"]);
    let header = WordTagger(&["sort of thing => OCCUPATION .9"], 0.5);
    assert_eq!(run(&source, &header, &choice), [""; 0]);
    let with_header = WordTagger(&["thing: Zed => NAME .9"], 0.5);
    assert_eq!(run(&source, &with_header, &choice), ["NAME|Zed"]);
}

#[test]
fn titles_that_are_plain_words_need_a_tagger_that_agrees() {
    let silent = WordTagger(&[], 0.99);
    check("see General Topics below", &silent, &[]);
    check("ask General Topics, sir", &WordTagger(&[], 0.6), &["NAME_FAMILY|Topics"]);
    check("ask Gen. Lee or Mr Lee", &silent, &["NAME_FAMILY|Lee", "NAME_FAMILY|Lee"]);
}

#[test]
fn suppression_holds_for_the_tagger_too() {
    let tagger =
        WordTagger(&["Zedra => NAME .9 NAME_GIVEN .3", "QX77 => ACCOUNT_NUMBER .8 BANK_ACCOUNT .5"], 0.5);
    let source = ExtractedText::running("so Zedra has QX77".into());
    let choose = |disabled: Label, suppression| {
        Choice::new(&[Selector::Disable(vec![Selected::Label(disabled)])], suppression)
    };
    let run = |choice: Choice| run(&source, &tagger, &choice);
    assert_eq!(run(choose(Label::NameGiven, false)), ["NAME|Zedra", "ACCOUNT_NUMBER|QX77"]);
    assert_eq!(run(choose(Label::NameGiven, true)), ["ACCOUNT_NUMBER|QX77"]);
    assert_eq!(run(choose(Label::AccountNumber, false)), ["NAME|Zedra", "BANK_ACCOUNT|QX77"]);
    assert_eq!(run(choose(Label::AccountNumber, true)), ["NAME|Zedra"]);
}

#[test]
fn spaced_out_letters_and_odd_ones_are_read_as_words() {
    let tagger = WordTagger(&["John Smith => NAME .9", "Smith => NAME_FAMILY .8"], 0.5);
    check("by J o h n  S m i t h today", &tagger, &["NAME|J o h n  S m i t h"]);
    check("by J o h n S m i t h today", &tagger, &["NAME|J o h n S m i t h"]);
    check("by J\u{200b}ohn Sm\u{ad}ith today", &tagger, &["NAME|J\u{200b}ohn Sm\u{ad}ith"]);
    check("by \u{408}ohn \u{405}m\u{456}th today", &tagger, &["NAME|\u{408}ohn \u{405}m\u{456}th"]);
}

#[test]
fn a_card_in_any_dress_is_a_card() {
    let tagger = WordTagger(&["4111-1111 1111/1111 => PHONE_NUMBER .9"], 0.99);
    check("pay 4111-1111 1111/1111 now", &tagger, &["CREDIT_CARD|4111-1111 1111/1111"]);
    let silent = WordTagger(&[], 0.9999);
    check("pay 4111-1111 1111/1111 now", &silent, &["CREDIT_CARD|4111-1111 1111/1111"]);
    check("pay 4111 1111 11 11 1111 now", &silent, &["CREDIT_CARD|4111 1111 11 11 1111"]);
}

#[test]
fn a_sure_number_among_less_sure_ones_of_its_shape_outlives_the_tagger() {
    // The first ones no country has, and a tagger that is sure may call those nothing; the others have a plan behind them.
    let number = |at: usize| format!("+1 {}-555-{at:04}", if at < 40 { 115 } else { 415 });
    let numbers: Vec<String> = (0..1000).map(number).collect();
    let text = numbers.join("\n");
    let mut at = 0;
    let passages = numbers.iter().map(|number| {
        let range = TextRange::at(at, number.len());
        at = range.end() + 1;
        Passage::new(range, PassageKind { join: Join::Apart, ..PassageKind::default() })
    });
    let source = ExtractedText::new(text.clone(), passages.collect());
    let found = run(&source, &WordTagger(&[], 0.9999), &Choice::default());
    let sure = numbers.iter().filter(|number| number.contains("415"));
    for number in sure {
        assert!(found.iter().any(|one| one.ends_with(number.as_str())), "{number} of {}", found.len());
    }
}
