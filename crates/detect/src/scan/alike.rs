//! Values of one shape in one column: four hundred thousand telephone numbers are not looked at one by one.
//!
//! A number, or an e-mail address, behind the same name as others and sign for sign as long as they is taken for what those are, if
//! something was found over all of each one that was looked at, and the same. It gets the findings of the one that was the least
//! sure. So a value is never taken for nothing because others are nothing: numbers that no recognizer claims are all looked at,
//! since the next one may be a card's. Neither do findings count that nobody asked for, or a card would be lost among them.

use blackbar_core::{FastMap, Finding, Label, LabelSet, TextRange};

use super::repeats::ByValue;
use super::{BORDER, REPORTED};

/// So many of a shape are looked at in any case, and of the others one in so many: a long column may change its kind.
const FIRST: usize = 32;
const ONE_IN: usize = 64;
/// Longer values are neither.
const LONGEST: usize = 96;
/// A table has few shapes; where there are more, the others are looked at.
const MOST_SHAPES: usize = 4096;

/// What is to be done with a value.
pub(super) enum Look {
    /// It is looked at for its own sake.
    Closely,
    /// It is looked at, and stands for its shape.
    AsSample(u32),
    /// It is as the others of its shape, if they are alike.
    AsOthers(u32),
}

/// The shapes of a text's values.
#[derive(Default)]
pub(super) struct Shapes {
    known: FastMap<Box<[u8]>, u32>,
    shapes: Vec<Shape>,
    /// The last value's shape.
    spelled: Vec<u8>,
}

/// What a shape is of.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// Figures and signs.
    Number,
    /// Letters too, and one `@`.
    Address,
}

struct Shape {
    kind: Kind,
    seen: usize,
    /// Those that are looked at.
    samples: Vec<usize>,
    /// The one of them that all others are taken for.
    stands_for_all: Option<usize>,
}

impl Shapes {
    /// What is to be done with a value that was not seen before; it has the name of its column before it.
    pub(super) fn look(&mut self, value: &str) -> Look {
        let Some(kind) = self.spell(value) else { return Look::Closely };
        let shape = match self.known.get(self.spelled.as_slice()) {
            Some(shape) => *shape,
            None if self.shapes.len() >= MOST_SHAPES => return Look::Closely,
            None => {
                let shape = self.shapes.len() as u32;
                self.shapes.push(Shape { kind, seen: 0, samples: Vec::new(), stands_for_all: None });
                self.known.insert(self.spelled.as_slice().into(), shape);
                shape
            }
        };
        let Some(of_shape) = self.shapes.get_mut(shape as usize) else { return Look::Closely };
        of_shape.seen += 1;
        let is_sample = of_shape.seen <= FIRST || of_shape.seen.is_multiple_of(ONE_IN);
        if is_sample { Look::AsSample(shape) } else { Look::AsOthers(shape) }
    }

    /// Spells a value with one figure for all figures, and one letter for all letters; nothing for other values. Its name stays as it is.
    fn spell(&mut self, value: &str) -> Option<Kind> {
        let own = without_name(value);
        if value.len() > LONGEST {
            return None;
        }
        let kind = kind_of(own.trim_end_matches(['\n', BORDER]))?;
        self.spelled.clear();
        self.spelled.extend(value.as_bytes());
        for byte in self.spelled.iter_mut().skip(value.len() - own.len()) {
            match byte {
                b'0'..=b'9' => *byte = b'0',
                b'a'..=b'z' | b'A'..=b'Z' => *byte = b'a',
                _ => {}
            }
        }
        Some(kind)
    }

    /// A value of a shape is looked at, at this place.
    pub(super) fn sample(&mut self, shape: u32, place: usize) {
        if let Some(shape) = self.shapes.get_mut(shape as usize) {
            shape.samples.push(place);
        }
    }

    /// Finds out which shapes are alike; `text` is what was looked at.
    pub(super) fn judge(&mut self, text: &str, found: &ByValue, wanted: LabelSet) {
        for shape in self.shapes.iter_mut().filter(|shape| shape.seen > shape.samples.len()) {
            let told = shape.samples.iter().map(|place| Some((Told::new(text, found, *place)?, *place)));
            let Some(told) = told.collect::<Option<Vec<(Told, usize)>>>() else { continue };
            let Some((first, _)) = told.first().filter(|(first, _)| wanted.contains(first.label)) else {
                continue;
            };
            let is_kind = shape.kind == Kind::Number || first.label == Label::EmailAddress;
            if is_kind && told.iter().all(|(other, _)| first.is_like(other)) {
                let least_sure =
                    told.iter().min_by(|(one, _), (other, _)| one.likelihood.total_cmp(&other.likelihood));
                shape.stands_for_all = least_sure.map(|(_, place)| *place);
            }
        }
    }

    /// The place of the value that those of a shape are all taken for.
    pub(super) fn sample_of(&self, shape: u32) -> Option<usize> {
        self.shapes.get(shape as usize)?.stands_for_all
    }
}

/// What was found over all of a value.
struct Told {
    /// From the value's beginning on.
    range: TextRange,
    label: Label,
    likelihood: f32,
}

impl Told {
    fn new(text: &str, found: &ByValue, place: usize) -> Option<Told> {
        let start = found.start(place);
        let value = text.get(start..)?;
        let value = value.split_once(BORDER).map_or(value, |(value, _)| value);
        let own = without_name(value);
        let edge = |sign: char| !sign.is_ascii_alphanumeric();
        let left = own.len() - own.trim_start_matches(edge).len();
        let core = TextRange::at(start + value.len() - own.len() + left, own.trim_matches(edge).len());
        let covers = |finding: &&Finding| finding.range.contains(core) && finding.labels.best().1 >= REPORTED;
        let all = (0..found.passes()).flat_map(|pass| found.of(pass, place)).filter(covers);
        let surest = all.max_by(|one, other| one.labels.best().1.total_cmp(&other.labels.best().1))?;
        let (label, likelihood) = surest.labels.best();
        Some(Told { range: surest.range.relative_to(start), label, likelihood })
    }

    fn is_like(&self, other: &Told) -> bool {
        self.range == other.range && self.label == other.label
    }
}

/// A value without the name before it.
fn without_name(value: &str) -> &str {
    value.split_once(": ").map_or(value, |(_, own)| own)
}

fn kind_of(value: &str) -> Option<Kind> {
    let (mut figures, mut letters, mut ats) = (false, false, 0);
    for byte in value.bytes() {
        match byte {
            b'0'..=b'9' => figures = true,
            b'a'..=b'z' | b'A'..=b'Z' => letters = true,
            b'@' => ats += 1,
            b'!'..=b'~' => {}
            // Two words are no address.
            b' ' if ats == 0 && !letters => {}
            _ => return None,
        }
    }
    match (figures, letters, ats) {
        (true, false, 0) => Some(Kind::Number),
        (_, true, 1) if !value.contains(' ') => Some(Kind::Address),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use blackbar_core::Cancel;
    use proptest::prelude::*;

    use super::super::repeats::Values;
    use super::super::{DISPATCH, Once, find, find_alike, run};
    use super::*;

    fn column(name: &str, values: impl Iterator<Item = String>) -> String {
        values.map(|value| format!("{name}{value}")).collect::<Vec<_>>().join("\n\u{1E}")
    }

    fn found(text: &str, alike: bool) -> Vec<Finding> {
        let look = if alike { find_alike } else { find };
        look(text, LabelSet::all(), &Cancel::new()).expect("not cancelled")
    }

    /// Which bytes are reported.
    fn reported(text: &str, alike: bool) -> Vec<bool> {
        let mut bytes = vec![false; text.len()];
        for finding in found(text, alike).iter().filter(|finding| finding.labels.best().1 >= REPORTED) {
            bytes[finding.range.start()..finding.range.end()].fill(true);
        }
        bytes
    }

    /// How many values of a text are looked at.
    fn looked_at(text: &str) -> usize {
        let once = Once::new(text, true).expect("worth it");
        once.text().matches(BORDER).count()
    }

    #[test]
    fn telephone_numbers_of_one_shape_are_found_without_being_looked_at() {
        let text = column("phone: ", (0..4000).map(|number| format!("(415) 555-{number:04}")));
        assert!(looked_at(&text) < 150);
        assert_eq!(found(&text, true), found(&text, false));
        assert!(found(&text, true).len() >= 4000);
    }

    #[test]
    fn a_card_among_numbers_that_are_nothing_is_found() {
        let number = |number: u64| match number {
            350 => "4539578763621486".to_owned(),
            number => format!("70{:014}", number * 7_919),
        };
        let text = column("item: ", (0..400).map(number));
        let card = text.find("4539578763621486").unwrap();
        let is_card = |finding: &Finding| {
            finding.range == TextRange::at(card, 16) && finding.labels.best().0 == Label::CreditCard
        };
        assert!(found(&text, true).iter().any(is_card));
        assert_eq!(found(&text, true), found(&text, false));
    }

    #[test]
    fn what_nobody_asked_for_says_nothing() {
        let text = column("phone: ", (0..400).map(|number| format!("415555{number:04}")));
        let samples: Vec<usize> = (0..40).collect();
        let mut shapes = Shapes::default();
        let mut values = Values::default();
        for value in text.split_inclusive(BORDER) {
            if let Look::AsSample(shape) = shapes.look(value) {
                shapes.sample(shape, values.enter(value));
            }
        }
        let first = |shapes: &Shapes| shapes.sample_of(0);
        let found = run(&DISPATCH, values.text(), LabelSet::all(), &Cancel::new()).expect("not cancelled");
        let found = ByValue::new(&values, found).expect("within values");
        shapes.judge(values.text(), &found, LabelSet::default());
        assert_eq!(first(&shapes), None);
        shapes.judge(values.text(), &found, LabelSet::all());
        assert!(first(&shapes).is_some_and(|place| samples.contains(&place)));
    }

    #[test]
    fn addresses_of_one_shape_are_found_without_being_looked_at() {
        let text = column("contact: ", (0..4000).map(|number| format!("ann.lee{number:04}@example.org")));
        assert!(looked_at(&text) < 150);
        assert_eq!(reported(&text, true), reported(&text, false));
        let text = column("", (0..4000).map(|number| format!("to ann.lee{number:04}@example.org")));
        assert!(Once::new(&text, true).is_none(), "words are looked at");
    }

    #[test]
    fn numbers_are_taken_for_the_least_sure_of_them() {
        // Telephone numbers of one country, and behind them some that no country has.
        let area = |number: u64| if number < 300 { 415 } else { 115 };
        let numbers = (0..1000).map(|number| format!("+1 {}-555-{number:04}", area(number)));
        let text = column("", numbers);
        assert!(looked_at(&text) < 100);
        assert_eq!(reported(&text, true), reported(&text, false));
        let least =
            |alike: bool| found(&text, alike).iter().map(|one| one.labels.best().1).fold(1.0, f32::min);
        assert_eq!(least(true), least(false));
    }

    #[test]
    fn a_column_of_two_kinds_is_looked_at_whole() {
        // Cards, and behind them numbers that are none.
        let card = |number: u64| {
            let digits = format!("453957876362{number:03}");
            let sum = digits.bytes().rev().enumerate().map(|(at, digit)| {
                let doubled = u64::from(digit - b'0') * if at % 2 == 0 { 2 } else { 1 };
                doubled / 10 + doubled % 10
            });
            let check = (10 - sum.sum::<u64>() % 10) % 10;
            if number < 300 { format!("{digits}{check}") } else { format!("70{:014}", number * 7_919) }
        };
        let text = column("item: ", (0..600).map(card));
        assert!(reported(&text, false).iter().any(|byte| *byte));
        assert_eq!(found(&text, true), found(&text, false));
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(24))]

        #[test]
        fn no_figure_is_lost(
            columns in prop::collection::vec((0..6_usize, 0..10_usize), 1..4),
            seed in any::<u64>(),
        ) {
            const NAMES: [&str; 6] = ["", "phone: ", "amount €: ", "date of birth: ", "ssn: ", "code 7: "];
            const SHAPES: [&str; 10] = [
                "(###) ###-####", "+# ###-###-####", "###-##-####", "##/##/####", "####-##-##", "#########",
                "################", "##.##", "#,###.##", "## ## ## ## ##",
            ];
            let mut state = seed;
            let mut cells = Vec::new();
            for _ in 0..150 {
                for (name, shape) in &columns {
                    let digit = |sign: char| {
                        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                        if sign == '#' { char::from(b'0' + (state >> 33) as u8 % 10) } else { sign }
                    };
                    cells.push(NAMES[*name].chars().chain(SHAPES[*shape].chars().map(digit)).collect::<String>());
                }
            }
            let text = cells.join("\n\u{1E}");
            let (alike, closely) = (reported(&text, true), reported(&text, false));
            for (at, byte) in text.bytes().enumerate().filter(|(_, byte)| byte.is_ascii_digit()) {
                prop_assert!(alike[at] || !closely[at], "{} at {at}: {:?}", byte as char, &text[at.saturating_sub(20)..at + 1]);
            }
        }
    }
}
