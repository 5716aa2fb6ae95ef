//! Quantities of a medication: 10mg, 5 mg/kg, 2 x 500 mg, 2 tablets. Units that kitchens and workshops use as well
//! (g, ml, drops) need medical words around; what laboratories report per litre is no dose.

use blackbar_core::{Evidence, Label, TextRange};

use super::amounts::{opens, span_at};
use super::choices::{Choices, one_of};
use super::pieces::{ends_word, has_border, is_medical, is_one_of, is_swallowed, kind_at, starts_word};
use super::spelled_numbers::is_ordinal;
use crate::scan::{Anchor, Cue, Meaning, MeaningKind, Recognizer, Scan, Sink, Trigger};

/// Doses in figures.
pub static DOSES_IN_FIGURES: Recognizer = Recognizer {
    name: "doses_in_figures",
    labels: &[Label::Dose],
    trigger: Trigger::Numbers,
    check: |scan, anchor, sink| {
        if let Anchor::Number(index) = anchor {
            find(scan, scan.numbers()[index].range.start(), sink);
        }
    },
};

/// Doses in words.
pub static DOSES_IN_WORDS: Recognizer = Recognizer {
    name: "doses_in_words",
    labels: &[Label::Dose],
    trigger: Trigger::Words(&[MeaningKind::NumberWord]),
    check: |scan, anchor, sink| {
        if let Anchor::Word(index) = anchor {
            find(scan, scan.hit(index).range.start(), sink);
        }
    },
};

struct Dose {
    range: TextRange,
    /// The unit is a medical one wherever it stands.
    sure: bool,
}

fn find(scan: &Scan<'_>, at: usize, sink: &mut Sink) {
    let Some(dose) = read(scan, at) else { return };
    let covers = |start| read(scan, start).map(|dose| dose.range.end());
    if has_border(scan.text, dose.range) || is_swallowed(scan, at, &[MeaningKind::NumberWord], covers) {
        return;
    }
    let medical = is_medical(scan, dose.range, |meaning| {
        matches!(meaning, Meaning::Cue(Cue::Dose) | Meaning::Term(Label::Drug))
    });
    let (likelihood, evidence) = match (dose.sure, medical) {
        (true, true) => (0.95, Evidence::PATTERN.and(Evidence::CONTEXT)),
        (true, false) => (0.88, Evidence::PATTERN),
        (false, true) => (0.8, Evidence::PATTERN.and(Evidence::CONTEXT)),
        (false, false) => (0.3, Evidence::PATTERN),
    };
    sink.push(dose.range, Label::Dose, likelihood, evidence);
}

/// Units of medicine and nothing else.
#[rustfmt::skip]
const MEDICAL: &Choices = &Choices::new(&[
    "mg", "mcg", "µg", "μg", "ug", "iu", "i.u.", "i.e.", "ie", "ui", "u.i.", "me", "meq", "ng", "мг", "мкг",
    "ме", "มก", "毫克", "微克", "ミリグラム", "マイクログラム", "밀리그램", "मिलीग्राम", "mgs", "milligram", "milligrams",
    "microgram", "micrograms", "milligramm", "mikrogramm", "milligramme", "milligrammes", "miligramo",
    "miligramos", "milligrammi", "miligramas",
]);
/// Units that other trades use as well.
const SHARED: &Choices = &Choices::new(&["g", "gr", "ml", "cc", "oz", "tsp", "tbsp", "гр", "г", "мл"]);

/// Units and forms in the tables that are everyday words.
#[rustfmt::skip]
const EVERYDAY: &[&str] = &[
    "tab", "tabs", "cap", "caps", "u", "mmol", "vial", "vials", "spray", "sprays", "drop", "drops", "unit",
    "units", "cup", "cups", "shot", "shots", "spoon", "spoons", "teaspoon", "teaspoons", "tablespoon",
    "tablespoons", "patch", "patches", "bottle", "bottles", "gram", "grams", "gramm", "gramme", "grammes",
    "gramos", "grammi", "gramas", "litre", "litres", "liter", "liters", "piece", "pieces", "bar", "bars", "bag",
    "bags", "%", "капли", "капель", "tropfen", "gouttes", "gotas", "gocce", "единиц", "ед", "unités",
    "unidades", "einheiten", "g", "ml", "l", "drip", "滴", "粒", "包", "袋", "片", "本", "個", "枚", "支", "毫升", "瓶",
    "盒", "颗", "顆", "杯", "管", "剂", "帖", "ミリリットル", "정", "알", "개", "병", "장", "mL", "millilitre", "milliliter",
    "millilitres", "milliliters", "dose", "doses", "injection", "injections", "x",
];

fn read(scan: &Scan<'_>, at: usize) -> Option<Dose> {
    let text = scan.text;
    let figures = text.as_bytes().get(at)?.is_ascii_digit();
    if figures && !opens(text, at) || !figures && !starts_word(text, at) {
        return None;
    }
    let (amount, span) = span_at(scan, at)?;
    if amount.whole > 100_000_000 {
        return None;
    }
    // "2 x 500 mg", "500/125 mg" (the stroke is part of the span).
    let end = one_of(text, span.end(), &[" x ", "x", " × ", "×", " x", "/"])
        .and_then(|next| span_at(scan, next))
        .map_or(span.end(), |(_, second)| second.end());
    let (unit, sure) =
        unit_at(scan, end).or_else(|| if end == span.end() { None } else { unit_at(scan, span.end()) })?;
    let unit = per(scan, unit)?;
    if amount.words && is_ordinal(amount.range.of(text)) {
        return None;
    }
    Some(Dose { range: TextRange::new(at, unit), sure })
}

/// The end of the unit behind an amount.
fn unit_at(scan: &Scan<'_>, end: usize) -> Option<(usize, bool)> {
    let text = scan.text;
    let next = one_of(text, end, &[" ", "-"]).unwrap_or(end);
    if let Some(found) = one_of(text, next, MEDICAL) {
        // French "me", German "ie" are words: the unit is in capitals.
        let name = &text[next..found];
        // "2017 ng" in Tagalog: a nanogram touches its figures.
        if name == "ng" && next > end {
            return None;
        }
        let word = is_one_of(name, &["me", "ie", "ui", "i.e.", "ме"]);
        return (!word || name.chars().all(|c| !c.is_lowercase())).then_some((found, true));
    }
    if let Some(found) = one_of(text, next, SHARED) {
        return Some((found, false));
    }
    let hit = kind_at(scan, next, MeaningKind::DoseUnit)?;
    let name = hit.of(text);
    // Bodies and groceries are weighed in kilograms, medicines are not.
    if is_one_of(name, &["kg", "kgs", "кг", "dl", "公斤"]) {
        return None;
    }
    let everyday = is_one_of(name, EVERYDAY);
    Some((hit.end(), !everyday))
}

/// "mg/kg/day" belongs to the dose; "mg/dL" and "mmol/L" are what a laboratory measured.
fn per(scan: &Scan<'_>, unit: usize) -> Option<usize> {
    const MEASURED: &Choices =
        &Choices::new(&["/dl", "/l", "/100 ml", "/100ml", " per deciliter", "/ dl", "/ l", "/дл", "/л"]);
    const PER: &Choices = &Choices::new(&[
        "/kg", "/day", "/d", "/h", "/hr", "/min", "/ml", "/m2", "/m²", "/kg/day", "/kg/h", "/kg/d", "/tag",
        "/jour", "/día", "/кг", "/сут", "/dose", "/24h", "/kg/min",
    ]);
    if one_of(scan.text, unit, MEASURED).is_some() {
        return None;
    }
    let end = one_of(scan.text, unit, PER).unwrap_or(unit);
    // "200 mg/Nm3" is what an inspector measured.
    (ends_word(scan.text, end) && !scan.text[end..].starts_with('/')).then_some(end)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scan::testing::check_all;

    #[test]
    fn doses_are_found_and_nothing_else() {
        check_all(
            &[&DOSES_IN_FIGURES, &DOSES_IN_WORDS],
            &[
                "‹DOSE|10mg› of it",
                "‹DOSE|5 mg/kg›",
                "‹DOSE|2 x 500 mg›",
                "‹DOSE|1 tablet› twice daily",
                "‹DOSE|2 tablets›",
                "‹DOSE|two tablets›",
                "‹DOSE|1,000 IU›",
                "‹DOSE|50 mcg›",
                "‹DOSE|10-20 mg›",
                "‹DOSE|2.5 mg›",
                "dosage ‹DOSE|5 ml› daily",
                "dose: ‹DOSE|10 units›",
                "‹DOSE|5 мг›",
                "‹DOSE|3錠›",
                // Near misses.
                "500 g flour",
                "2 l of milk",
                "glucose 110 mg/dL",
                "10 units of the product",
                "third tablet",
                "5 me",
                "give 5 me",
                "10 gigs",
                "3 tabs open",
                "82 kg",
                "noong 2017 ng",
                "200 mg/Nm3",
            ],
        );
    }
}
