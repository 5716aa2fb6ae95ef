//! Cities that no list has, from the words before them: "lives in Springfield", "born in Ulm", "wohnhaft in X".

use blackbar_core::{Evidence, Label, Likelihoods, TextRange};

use super::person_names::words::is_stop_word;
use super::reading::{ends_here, hit_at, skip_blanks, word_at};
use crate::scan::{Anchor, Cue, Meaning, MeaningKind, Recognizer, Scan, Sink, Trigger};

/// Cities by their context.
pub(super) static CITIES: Recognizer = Recognizer {
    name: "cities",
    labels: &[Label::LocationCity],
    trigger: Trigger::Words(&[MeaningKind::Cue(Cue::City)]),
    check,
};

/// Small words inside names of cities.
const PARTICLES: &[&str] =
    &["de", "la", "del", "upon", "on", "am", "an", "der", "le", "les", "sur", "do", "da", "di", "of"];

fn check(scan: &Scan<'_>, anchor: Anchor, sink: &mut Sink) {
    let Anchor::Word(index) = anchor else { return };
    let hit = scan.hit(index);
    let cue = hit.range.of(scan.text);
    // Only phrases that end in a preposition lead to a city; a bare "city" is a field's label.
    let leads = cue.rsplit([' ', '_', '-']).next().is_some_and(|last| {
        matches!(
            last.to_lowercase().as_str(),
            "in" | "to" | "à" | "en" | "te" | "a" | "em" | "de" | "uit" | "в" | "у" | "sa"
        )
    });
    if !leads || !cue.contains(' ') {
        return;
    }
    let start = skip_blanks(scan, hit.range.end(), 1);
    if start == hit.range.end() {
        return;
    }
    let mut end = None;
    let mut here = start;
    for count in 0..4 {
        let Some(word) = word_at(scan, here) else { break };
        let particle = count > 0 && PARTICLES.contains(&word.text);
        if !particle
            && (!word.is_capitalised()
                || is_stop_word(word.text)
                || is_something_else(scan, here, word.range.end()))
        {
            break;
        }
        if !particle {
            end = Some(word.range.end());
        }
        let next = skip_blanks(scan, word.range.end(), 1);
        if next == word.range.end() {
            break;
        }
        here = next;
    }
    let Some(end) = end else { return };
    let likelihood = if ends_here(scan, end) { 0.7 } else { 0.6 };
    let labels = Likelihoods::one(Label::LocationCity, likelihood).with(Label::Location, likelihood - 0.05);
    sink.push_labels(TextRange::new(start, end), labels, Evidence::CONTEXT);
}

/// Months, countries and languages follow "born in" as well; other recognizers know them.
fn is_something_else(scan: &Scan<'_>, at: usize, end: usize) -> bool {
    hit_at(scan, at, |hit| {
        hit.range.end() >= end
            && hit.meanings().iter().any(|meaning| {
                matches!(
                    meaning,
                    Meaning::Month(_)
                        | Meaning::Weekday(_)
                        | Meaning::Season(_)
                        | Meaning::Term(
                            Label::LocationCountry
                                | Label::LocationState
                                | Label::Language
                                | Label::Origin
                                | Label::Event
                        )
                )
            })
    })
    .is_some()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scan::testing::check;

    #[test]
    fn phrases_lead_to_cities() {
        check(
            &CITIES,
            &[
                "She lives in ‹LOCATION_CITY|Springfield› and was born in ‹LOCATION_CITY|Stratford upon Avon›.",
                "geboren in ‹LOCATION_CITY|Castrop-Rauxel›, vive en ‹LOCATION_CITY|Alcalá de Henares›.",
                "Она живёт в ‹LOCATION_CITY|Клину›.",
                "lives in fear, born in Germany, born in May, living in The Hague area",
            ],
        );
    }
}
