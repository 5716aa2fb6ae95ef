//! Values of one shape in one column: four hundred thousand telephone numbers are not looked at one by one.
//!
//! A number behind the same name as others and sign for sign as long as they is taken for what those are, if something was found
//! over all of each one that was looked at, and the same. It gets the findings of the one that was the least sure. Words (names,
//! postal addresses) and e-mail addresses are of one shape whatever their length: `Ann M. Lee` and `Robert J. Smith`. They get what
//! was found over all of the one that was as sure as most, and what was found in parts of it falls away; where a part names somebody
//! who is not looked for by the whole, each is looked at.
//!
//! So a value is never taken for nothing because others are nothing: numbers that no recognizer claims are all looked at, since the
//! next one may be a card's. Neither do findings count that nobody asked for, or a card would be lost among them.

use blackbar_core::{FastMap, Finding, Label, LabelSet, TextRange};

use super::repeats::ByValue;
use super::{BORDER, REPORTED};

/// So many of a shape are looked at in any case, and of the others one in so many: a long column may change its kind.
const FIRST: usize = 32;
const ONE_IN: usize = 64;
/// The same for words, which say less by their shape.
const FIRST_WORDS: usize = 64;
const ONE_IN_WORDS: usize = 16;
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
    /// Two words or more behind the name of a column.
    Words,
}

impl Kind {
    /// Whether values of any length are of one shape.
    fn stretches(self) -> bool {
        self != Kind::Number
    }

    /// Whether this is what such values are skipped for. In the name of a firm somebody may be named who is looked for elsewhere.
    fn may_be(self, label: Label) -> bool {
        match self {
            Kind::Number => true,
            Kind::Address => label == Label::EmailAddress,
            Kind::Words => {
                label.root() == Label::Name
                    || matches!(label, Label::LocationAddress | Label::LocationAddressStreet)
            }
        }
    }

    fn is_sample(self, seen: usize) -> bool {
        let (first, one_in) = match self {
            Kind::Words => (FIRST_WORDS, ONE_IN_WORDS),
            Kind::Number | Kind::Address => (FIRST, ONE_IN),
        };
        seen <= first || seen.is_multiple_of(one_in)
    }
}

/// What all values of a shape are taken for.
#[derive(Clone, Copy)]
pub(super) struct Model {
    /// The place of the one that was looked at.
    pub(super) place: usize,
    /// Where values differ in length, only what was found between these edges is taken over; else all that was found in it.
    pub(super) edges: Option<Edges>,
}

/// How far from the beginning of a value something begins, and how far from its end it ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Edges {
    left: usize,
    right: usize,
}

impl Edges {
    fn new(value: TextRange, part: TextRange) -> Option<Edges> {
        let left = part.start().checked_sub(value.start())?;
        Some(Edges { left, right: value.end().checked_sub(part.end())? })
    }

    /// The part of a value between them, if this is all of what another has between them.
    pub(super) fn taken_over(self, value: TextRange, part: TextRange, to: TextRange) -> Option<TextRange> {
        let (start, end) = (to.start() + self.left, to.end().checked_sub(self.right)?);
        (Edges::new(value, part)? == self && start < end).then(|| TextRange::new(start, end))
    }
}

struct Shape {
    kind: Kind,
    seen: usize,
    /// Those that are looked at.
    samples: Vec<usize>,
    /// The one of them that all others are taken for.
    model: Option<Model>,
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
                self.shapes.push(Shape { kind, seen: 0, samples: Vec::new(), model: None });
                self.known.insert(self.spelled.as_slice().into(), shape);
                shape
            }
        };
        let Some(of_shape) = self.shapes.get_mut(shape as usize) else { return Look::Closely };
        of_shape.seen += 1;
        if kind.is_sample(of_shape.seen) { Look::AsSample(shape) } else { Look::AsOthers(shape) }
    }

    /// Spells a value with one figure for all figures, and one letter for all letters; nothing for other values. Its name stays as it is.
    fn spell(&mut self, value: &str) -> Option<Kind> {
        let own = without_name(value);
        if value.len() > LONGEST {
            return None;
        }
        let kind = kind_of(own.trim_end_matches(['\n', BORDER]), own.len() < value.len())?;
        self.spelled.clear();
        self.spelled.extend(value.as_bytes().iter().take(value.len() - own.len()));
        let mut last = None;
        for sign in own.chars() {
            let class = class_of(sign, kind);
            let again = kind.stretches() && class.is_ascii_alphanumeric() && last == Some(class);
            if !again {
                self.spelled.extend(class.encode_utf8(&mut [0; 4]).as_bytes());
            }
            last = Some(class);
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
            let told = shape.samples.iter().map(|place| Told::new(text, found, *place));
            let Some(mut told) = told.collect::<Option<Vec<Told>>>() else { continue };
            let Some(first) = told.first().copied().filter(|first| wanted.contains(first.label)) else {
                continue;
            };
            if shape.kind.may_be(first.label) && told.iter().all(|other| first.is_like(other)) {
                // The names of a column are looked for elsewhere if they are sure: one that is not may not speak for all.
                let at = if shape.kind == Kind::Words { told.len() / 2 } else { 0 };
                let (_, model, _) =
                    told.select_nth_unstable_by(at, |a, b| a.likelihood.total_cmp(&b.likelihood));
                let edges = shape.kind.stretches().then_some(model.edges);
                shape.model = Some(Model { place: model.place, edges });
            }
        }
    }

    /// What all values of a shape are taken for.
    pub(super) fn model(&self, shape: u32) -> Option<Model> {
        self.shapes.get(shape as usize)?.model
    }
}

/// What was found over all of a value.
#[derive(Clone, Copy)]
struct Told {
    place: usize,
    edges: Edges,
    label: Label,
    likelihood: f32,
}

impl Told {
    fn new(text: &str, found: &ByValue, place: usize) -> Option<Told> {
        let whole = found.value(place)?;
        let start = whole.start();
        let value = text.get(start..whole.end())?;
        let own = without_name(value);
        let edge = |sign: char| !sign.is_alphanumeric();
        let left = own.len() - own.trim_start_matches(edge).len();
        let core = TextRange::at(start + value.len() - own.len() + left, own.trim_matches(edge).len());
        let reported = |finding: &&Finding| finding.labels.best().1 >= REPORTED;
        let all = || (0..found.passes()).flat_map(|pass| found.of(pass, place)).filter(reported);
        let covering = all().filter(|finding| finding.range.contains(core));
        let surest = covering.max_by(|one, other| one.labels.best().1.total_cmp(&other.labels.best().1))?;
        let (label, likelihood) = surest.labels.best();
        // A name within it, as in "Dr Lee" or "Lee Square", is looked for elsewhere as what it is there, and so is a word in the middle of
        // a name. Only the first and the last word of a whole name are looked for anyway.
        let is_part = |finding: &Finding| {
            finding.range != surest.range && finding.labels.best().0.root() == Label::Name
        };
        let says_more = |finding: &Finding| {
            label != Label::Name || !says_no_more(finding.range.of(text), surest.range.of(text))
        };
        if all().any(|finding| is_part(finding) && says_more(finding)) {
            return None;
        }
        Some(Told { place, edges: Edges::new(whole, surest.range)?, label, likelihood })
    }

    fn is_like(&self, other: &Told) -> bool {
        self.edges == other.edges && self.label == other.label
    }
}

/// Whether a part of a name holds no words but its first and its last one, and initials.
fn says_no_more(part: &str, name: &str) -> bool {
    let words = |text| str::split(text, [' ', ',']).filter(|word| !word.is_empty());
    let (first, last) = (words(name).next(), words(name).next_back());
    let is_initial = |word: &str| word.trim_end_matches('.').chars().count() == 1;
    words(part).all(|word| Some(word) == first || Some(word) == last || is_initial(word))
}

/// A value without the name before it.
fn without_name(value: &str) -> &str {
    value.split_once(": ").map_or(value, |(_, own)| own)
}

/// The kind of a value, which may have a name before it.
fn kind_of(value: &str, named: bool) -> Option<Kind> {
    let (mut figures, mut letters, mut ats, mut words) = (false, false, 0, 0);
    let (mut ascii, mut blank, mut in_word) = (true, false, false);
    for sign in value.chars() {
        match sign {
            '0'..='9' => figures = true,
            '@' => ats += 1,
            ' ' => blank = true,
            '!'..='~' => letters |= sign.is_ascii_alphabetic(),
            _ if sign.is_alphabetic() || sign == '\u{2019}' => (letters, ascii) = (true, false),
            _ => return None,
        }
        let goes_on = sign.is_alphanumeric();
        words += usize::from(goes_on && !in_word);
        in_word = goes_on;
    }
    match (figures, letters, ats) {
        (true, false, 0) => Some(Kind::Number),
        // Two words are no address.
        (_, true, 1) if !blank && ascii => Some(Kind::Address),
        (_, true, 0) if named && words > 1 => Some(Kind::Words),
        _ => None,
    }
}

/// What a sign counts for in the shape of a value.
fn class_of(sign: char, kind: Kind) -> char {
    match sign {
        '0'..='9' => '0',
        'A'..='Z' if kind == Kind::Words => 'A',
        'a'..='z' | 'A'..='Z' => 'a',
        _ if sign.is_ascii() || !sign.is_alphabetic() => sign,
        _ if sign.is_uppercase() => 'A',
        _ if sign.is_lowercase() => 'a',
        _ => 'x',
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

    /// How many values of a text are looked at, at once or in the end.
    fn looked_at(text: &str) -> usize {
        let mut once = Once::new(text, true).expect("worth it");
        let first = once.text().matches(BORDER).count();
        let found = run(&DISPATCH, once.text(), LabelSet::all(), &Cancel::new()).expect("not cancelled");
        let found = once.by_value(found).expect("within values");
        first + once.second(&found, LabelSet::all()).text().matches(BORDER).count()
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
        let first = |shapes: &Shapes| shapes.model(0).map(|model| model.place);
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

    const GIVEN: [&str; 12] = [
        "Ann",
        "Robert",
        "Émile",
        "Zoë",
        "Jose",
        "Li",
        "Anastasia",
        "Björn",
        "Maria",
        "Kwame",
        "Noor",
        "Jean",
    ];
    const FAMILY: [&str; 12] = [
        "Lee",
        "Okonkwo",
        "Smith",
        "Nguyen",
        "Martinez",
        "Lindqvist",
        "Adams",
        "Dvorak",
        "Rossi",
        "Young",
        "Ivanova",
        "Brown",
    ];
    const STREETS: [&str; 6] = ["Oak St", "Main St", "Harbour Rd", "Elm Ave", "Station Rd", "Mill Ln"];

    fn of<'w>(words: &[&'w str], at: usize) -> &'w str {
        words[at % words.len()]
    }

    #[test]
    fn people_and_places_of_one_shape_are_found_without_being_looked_at() {
        let initial = |at: usize| char::from(b'A' + (at / 144 % 26) as u8);
        let person = |at: usize| format!("{} {}. {}", of(&GIVEN, at), initial(at), of(&FAMILY, at / 12));
        let people = column("customer: ", (0..3000).map(person));
        let place = |at: usize| format!("{} {}", at + 1, of(&STREETS, at));
        let places = column("address: ", (0..3000).map(place));
        for text in [people, places] {
            assert!(looked_at(&text) < 700, "{} of {}", looked_at(&text), &text[..60]);
            assert_eq!(reported(&text, true), reported(&text, false));
            let name = text.split_once(' ').expect("a name").0;
            let unnamed = text.replace(&format!("{name} "), "");
            assert!(Once::new(&unnamed, true).is_none(), "only in columns with names");
        }
    }

    #[test]
    fn names_within_what_is_no_name_are_kept() {
        let doctor = |at: usize| format!("Dr {} {}", of(&GIVEN, at), of(&FAMILY, at / 12));
        let text = column("seen by: ", (0..144).map(doctor));
        assert_eq!(found(&text, true), found(&text, false));
        let firm = |at: usize| format!("{} {} Ltd", of(&FAMILY, at), of(&FAMILY, at / 12));
        let text = column("employer: ", (0..144).map(firm));
        assert_eq!(found(&text, true), found(&text, false));
    }

    #[test]
    fn a_part_of_a_name_may_say_more_than_all_of_it() {
        for part in ["Ann", "Lee", "Ann M.", "Ann Lee", "Lee, Ann"] {
            assert!(says_no_more(part, "Ann M. Lee"), "{part}");
        }
        assert!(!says_no_more("María López", "María López García"));
        assert!(!says_no_more("López", "María López García"));
    }

    #[test]
    fn another_kind_among_people_is_not_left() {
        let person = |at: usize| match at {
            1777 => "4539578763621486".to_owned(),
            2222 => "Ann Lee (ann.lee@example.org)".to_owned(),
            _ => format!(
                "{} {}{}",
                of(&GIVEN, at),
                of(&FAMILY, at / 12),
                of(&["", "-Weiss", " Young"], at / 144)
            ),
        };
        let text = column("customer: ", (0..3000).map(person));
        assert_eq!(reported(&text, true), reported(&text, false));
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
        fn no_word_is_lost(
            columns in prop::collection::vec((0..6_usize, 0..7_usize), 1..4),
            seed in any::<usize>(),
        ) {
            const NAMES: [&str; 6] = ["customer: ", "address: ", "note: ", "patient name: ", "contact: ", "item: "];
            let mut state = seed;
            let mut next = || {
                state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                state >> 33
            };
            let mut cells = Vec::new();
            for _ in 0..220 {
                for (name, kind) in &columns {
                    let (given, family, number) = (of(&GIVEN, next()), of(&FAMILY, next()), next() % 9000);
                    let value = match if next() % 50 == 0 { next() % 7 } else { *kind } {
                        0 => format!("{given} {family}"),
                        1 => format!("{family}, {given}"),
                        2 => format!("{number} {}", of(&STREETS, next())),
                        3 => format!("{}{number}@example.org", given.to_ascii_lowercase()),
                        4 => format!("Dr. {given} {family}"),
                        5 => format!("sent to {given} {family} on {} May", 1 + number % 28),
                        _ => format!("bolt {number} mm, {} left", next() % 99),
                    };
                    cells.push([NAMES[*name], &value].concat());
                }
            }
            let text = cells.join("\n\u{1E}");
            let (alike, closely) = (reported(&text, true), reported(&text, false));
            for (at, sign) in text.char_indices().filter(|(_, sign)| sign.is_alphanumeric()) {
                prop_assert!(alike[at] || !closely[at], "{sign} at {at}: {:?}", &text[at..].chars().take(30).collect::<String>());
            }
        }

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
