//! Heights and weights of people: "190cm tall", "weighs 82 kg", 5'11". Lengths and weights measure everything, so
//! words about a body must stand beside them.

use blackbar_core::{Evidence, Label, TextRange};

use super::amounts::{figures_at, opens};
use super::choices::{Choices, one_of};
use super::pieces::{char_before, digits_at, ends_word, has_border};
use crate::scan::{Anchor, Recognizer, Scan, Sink, Trigger};

/// Heights and weights.
pub static BODY_MEASURES: Recognizer = Recognizer {
    name: "body_measures",
    labels: &[Label::PhysicalAttribute],
    trigger: Trigger::Numbers,
    check: find,
};

#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Height,
    Weight,
}

/// Stems of words about height that stand near the figure.
#[rustfmt::skip]
const HEIGHT_WORDS: &[&str] = &[
    "height", "tall", "stature", "größe", "groesse", "gross", "groß", "taille", "mesure", "estatura", "mide",
    "altura", "altezza", "alto", "alta", "lengte", "рост", "зріст", "zrist", "身長", "身长", "身高", "키", "신장",
    "ऊंचाई", "कद", "लंबाई", "taas", "tangkad",
];
#[rustfmt::skip]
const WEIGHT_WORDS: &[&str] = &[
    "weigh", "weight", "wiegt", "gewicht", "wog", "körpergewicht", "pèse", "poids", "pesant", "pesa", "peso",
    "weegt", "вес", "весит", "весом", "вага", "важить", "体重", "體重", "체중", "몸무게", "वजन", "timbang", "bmi",
];

#[rustfmt::skip]
const CENTIMETRES: &Choices = &Choices::new(&[
    "cm", " cm", " centimeters", " centimetres", " zentimeter", " centímetros", "см", " см", " センチ", "センチ",
]);
#[rustfmt::skip]
const KILOGRAMS: &Choices = &Choices::new(&[
    "kg", " kg", " kgs", "kgs", " kilo", " kilos", " kilograms", " kilogramm", " кг", "кг", "キロ", "公斤", "킬로",
]);
const POUNDS: &Choices = &Choices::new(&["lb", " lb", "lbs", " lbs", " lbs.", " pounds", " stone"]);
#[rustfmt::skip]
const METRES: &Choices =
    &Choices::new(&["m", " m", " meters", " metres", " м", "м", " meter", " metros", " mètres"]);

fn find(scan: &Scan<'_>, anchor: Anchor, sink: &mut Sink) {
    let Anchor::Number(index) = anchor else { return };
    let at = scan.numbers()[index].range.start();
    let text = scan.text;
    if !text.as_bytes()[at].is_ascii_digit() || !opens(text, at) {
        return;
    }
    let Some((kind, end, unmistakable)) = measure(text, at) else { return };
    let tail = one_of(text, end, &[" tall", "-tall", " groß", " de haut", " in height", " alto", " alta"]);
    let range = TextRange::new(at, tail.unwrap_or(end));
    if has_border(text, range) {
        return;
    }
    let words = match kind {
        Kind::Height => HEIGHT_WORDS,
        Kind::Weight => WEIGHT_WORDS,
    };
    let near = tail.is_some() || {
        let before = scan.behind(at, 36).to_lowercase();
        let before = before.rsplit(['\n', ';']).next().unwrap_or("");
        words.iter().any(|word| before.contains(word))
    };
    let (likelihood, evidence) = match (near, unmistakable) {
        (true, _) => (0.85, Evidence::PATTERN.and(Evidence::CONTEXT)),
        (false, true) => (0.6, Evidence::PATTERN),
        (false, false) => (0.2, Evidence::PATTERN),
    };
    sink.push(range, Label::PhysicalAttribute, likelihood, evidence);
}

/// A body's height or weight at `at`: kind, end, and whether nothing but a height is written so.
fn measure(text: &str, at: usize) -> Option<(Kind, usize, bool)> {
    if let Some(end) = feet(text, at) {
        return Some((Kind::Height, end.0, end.1));
    }
    let amount = figures_at(text, at)?;
    let unit = |units: &Choices| one_of(text, amount.end(), units);
    if let Some(end) = unit(CENTIMETRES)
        && (40..=250).contains(&amount.whole)
    {
        return Some((Kind::Height, end, false));
    }
    if let Some(end) = unit(KILOGRAMS)
        && amount.whole <= 400
    {
        return Some((Kind::Weight, end, false));
    }
    if let Some(end) = unit(POUNDS)
        && amount.whole <= 900
    {
        return Some((Kind::Weight, end, false));
    }
    // 1.82 m, 1,82m, 1m82
    if amount.whole <= 2 {
        if let Some(end) = unit(METRES)
            && amount.signed
        {
            return Some((Kind::Height, end, false));
        }
        if let Some(next) = one_of(text, amount.end(), &["m", " m "])
            .or_else(|| text[amount.end()..].starts_with('m').then_some(amount.end() + 1))
            && let Some(rest) = digits_at(text, next, 2).filter(|rest| rest.len() == 2)
            && ends_word(text, rest.end())
        {
            return Some((Kind::Height, rest.end(), false));
        }
    }
    None
}

/// 5'11", 5' 11'', 5 ft 11 in, 5 feet 11 inches, 6 ft.
fn feet(text: &str, at: usize) -> Option<(usize, bool)> {
    let feet = digits_at(text, at, 1).filter(|feet| (3..=8).contains(&feet.value))?;
    let mark = one_of(
        text,
        feet.end(),
        &["'", "\u{2019}", "\u{2032}", " ft", "ft", " ft.", " feet", "-foot", " foot"],
    )?;
    let word = text[feet.end()..mark].contains('f');
    let next = one_of(text, mark, &[" ", ", ", "-"]).unwrap_or(mark);
    let inches = digits_at(text, next, 2).filter(|inches| inches.value <= 11);
    match inches {
        Some(inches) => {
            let end = one_of(
                text,
                inches.end(),
                &[
                    "\"",
                    "''",
                    "\u{201D}",
                    "\u{2033}",
                    " in",
                    "in",
                    " in.",
                    " inches",
                    " inch",
                    "\u{2019}\u{2019}",
                ],
            );
            match end {
                Some(end) => Some((end, char_before(text, at) != Some('\''))),
                None if !word && ends_word(text, inches.end()) => Some((inches.end(), false)),
                None => None,
            }
        }
        None if word => Some((mark, false)),
        None => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scan::testing::check;

    #[test]
    fn bodies_are_measured_and_nothing_else() {
        check(
            &BODY_MEASURES,
            &[
                "I'm ‹PHYSICAL_ATTRIBUTE|190cm tall›",
                "weighs ‹PHYSICAL_ATTRIBUTE|82 kg›",
                "he is ‹PHYSICAL_ATTRIBUTE|5'11\"›",
                "height: ‹PHYSICAL_ATTRIBUTE|180 cm›",
                "Größe ‹PHYSICAL_ATTRIBUTE|1,82 m›",
                "taille ‹PHYSICAL_ATTRIBUTE|1m80›",
                "身長‹PHYSICAL_ATTRIBUTE|170cm›",
                "рост ‹PHYSICAL_ATTRIBUTE|180 см›",
                "‹PHYSICAL_ATTRIBUTE|5 feet 11 inches tall›",
                "weight ‹PHYSICAL_ATTRIBUTE|180 lbs›",
                "‹PHYSICAL_ATTRIBUTE|6 ft tall›",
                "a table of 180 cm",
                "5 kg of rice",
                "3 m of cable",
                "5' board",
                "a 6 ft fence",
            ],
        );
    }
}
