//! Sets of characters as Python's `re` understands them: `\d \s \w`, and what IGNORECASE makes of a set.
//!
//! Python folds case by simple lower case plus a short list of lower-case letters that share an upper case. The regex
//! crates fold by Unicode's simple folding, which differs for a few letters, so a set is folded here and the engines
//! only ever see plain ranges.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use regex_syntax::hir::{Class, ClassUnicode, ClassUnicodeRange, HirKind};

/// A set of characters, quick to ask.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct CharSet {
    ascii: u128,
    class: ClassUnicode,
}

/// How letters of different case compare.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fold {
    /// They differ.
    None,
    /// `(?ai)`: only A-Z.
    Ascii,
    /// `(?i)`.
    Unicode,
}

/// The categories that have an escape.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Category {
    Digit,
    Space,
    Word,
}

impl CharSet {
    pub(super) fn new(class: ClassUnicode) -> CharSet {
        let mut ascii = 0;
        for range in class.iter() {
            for code in u32::from(range.start())..=u32::from(range.end()).min(127) {
                ascii |= 1 << code;
            }
        }
        CharSet { ascii, class }
    }

    pub(super) fn contains(&self, c: char) -> bool {
        let code = u32::from(c);
        if code < 128 {
            return self.ascii & (1 << code) != 0;
        }
        let ranges = self.class.ranges();
        let index = ranges.partition_point(|range| range.end() < c);
        ranges.get(index).is_some_and(|range| range.start() <= c)
    }

    /// The ranges, for an engine that wants them.
    pub(super) fn class(&self) -> &ClassUnicode {
        &self.class
    }
}

/// Ranges of code points; surrogates are left out, as no text of ours holds one.
pub(super) fn push_range(class: &mut ClassUnicode, low: u32, high: u32) {
    const SURROGATES: (u32, u32) = (0xD800, 0xDFFF);
    let mut push = |low: u32, high: u32| {
        if let (Some(low), Some(high)) = (char::from_u32(low), char::from_u32(high))
            && low <= high
        {
            class.push(ClassUnicodeRange::new(low, high));
        }
    };
    if high < SURROGATES.0 || low > SURROGATES.1 {
        push(low, high);
        return;
    }
    if low < SURROGATES.0 {
        push(low, SURROGATES.0 - 1);
    }
    if high > SURROGATES.1 {
        push(SURROGATES.1 + 1, high);
    }
}

/// The class of a pattern in the syntax of `regex`, which carries the Unicode tables.
fn class_of(pattern: &str) -> ClassUnicode {
    match regex_syntax::parse(pattern).map(regex_syntax::hir::Hir::into_kind) {
        Ok(HirKind::Class(Class::Unicode(class))) => class,
        _ => ClassUnicode::empty(),
    }
}

/// Everything, with or without the newline.
pub(super) fn any(newline_too: bool) -> Arc<CharSet> {
    static ALL: LazyLock<Arc<CharSet>> = LazyLock::new(|| {
        let mut class = ClassUnicode::empty();
        push_range(&mut class, 0, u32::from(char::MAX));
        Arc::new(CharSet::new(class))
    });
    static LINE: LazyLock<Arc<CharSet>> = LazyLock::new(|| {
        let mut class = ClassUnicode::empty();
        push_range(&mut class, u32::from('\n'), u32::from('\n'));
        class.negate();
        Arc::new(CharSet::new(class))
    });
    if newline_too { ALL.clone() } else { LINE.clone() }
}

/// `\d`, `\s` or `\w`: Unicode's by Python's definition (`isdecimal`, `isspace`, `isalnum` or `_`), or ASCII's.
pub(super) fn category(category: Category, ascii: bool) -> Arc<CharSet> {
    static SETS: LazyLock<[Arc<CharSet>; 6]> = LazyLock::new(|| {
        [
            r"\p{Nd}",
            r"[\p{White_Space}\x1C-\x1F]",
            r"[\p{L}\p{N}_]",
            r"[0-9]",
            r"[\t\n\x0B\x0C\r ]",
            r"[0-9A-Za-z_]",
        ]
        .map(|pattern| Arc::new(CharSet::new(class_of(pattern))))
    });
    let index = match category {
        Category::Digit => 0,
        Category::Space => 1,
        Category::Word => 2,
    };
    SETS[index + if ascii { 3 } else { 0 }].clone()
}

/// Whether `regex`'s word boundary is Python's on this text: the two differ on marks, circled letters, fractions.
pub(super) fn word_boundaries_agree(text: &str) -> bool {
    static DIFFERENT: LazyLock<CharSet> = LazyLock::new(|| {
        let mut class = class_of(r"\w");
        class.symmetric_difference(category(Category::Word, false).class());
        CharSet::new(class)
    });
    text.is_ascii() || !text.chars().any(|c| !c.is_ascii() && DIFFERENT.contains(c))
}

/// Whether a name may be a group's.
pub(super) fn is_identifier(name: &str) -> bool {
    static START: LazyLock<CharSet> = LazyLock::new(|| CharSet::new(class_of(r"[\p{XID_Start}_]")));
    static REST: LazyLock<CharSet> = LazyLock::new(|| CharSet::new(class_of(r"\p{XID_Continue}")));
    let mut chars = name.chars();
    chars.next().is_some_and(|c| START.contains(c)) && chars.all(|c| REST.contains(c))
}

/// Python's simple lower case: the first character of the full mapping.
pub(super) fn lower(c: char, fold: Fold) -> char {
    match fold {
        Fold::None => c,
        Fold::Ascii => c.to_ascii_lowercase(),
        Fold::Unicode => c.to_lowercase().next().unwrap_or(c),
    }
}

struct Cases {
    /// Characters that are not their own lower case, with it, in order.
    changed: Vec<(char, char)>,
    /// Characters that have another case, in order.
    cased: Vec<char>,
    /// Lower-case characters that share an upper case with others.
    extra: BTreeMap<char, Vec<char>>,
}

static UNICODE_CASES: LazyLock<Cases> = LazyLock::new(|| {
    let mut cases = Cases { changed: Vec::new(), cased: Vec::new(), extra: BTreeMap::new() };
    let mut by_upper: BTreeMap<String, Vec<char>> = BTreeMap::new();
    for c in (0..=u32::from(char::MAX)).filter_map(char::from_u32) {
        let low = lower(c, Fold::Unicode);
        if low != c {
            cases.changed.push((c, low));
        }
        let other_upper = c.to_uppercase().next().is_some_and(|upper| upper != c);
        if low != c || other_upper {
            cases.cased.push(c);
            let group = by_upper.entry(c.to_uppercase().collect()).or_default();
            if !group.contains(&low) {
                group.push(low);
            }
        }
    }
    for group in by_upper.into_values().filter(|group| group.len() > 1) {
        for c in &group {
            let others = group.iter().copied().filter(|other| other != c);
            cases.extra.entry(*c).or_default().extend(others);
        }
    }
    cases
});

static ASCII_CASES: LazyLock<Cases> = LazyLock::new(|| Cases {
    changed: ('A'..='Z').map(|c| (c, c.to_ascii_lowercase())).collect(),
    cased: ('A'..='Z').chain('a'..='z').collect(),
    extra: BTreeMap::new(),
});

/// A set as it was written: single characters and ranges apart from categories, because only the former are folded.
#[derive(Default)]
pub(super) struct SetParts {
    pub(super) ranges: Vec<(u32, u32)>,
    pub(super) categories: Vec<(Category, bool)>,
    pub(super) negated: bool,
}

impl SetParts {
    pub(super) fn one(c: u32) -> SetParts {
        SetParts { ranges: vec![(c, c)], ..SetParts::default() }
    }

    /// What it matches. `ascii` speaks for the categories.
    pub(super) fn build(&self, fold: Fold, ascii: bool) -> CharSet {
        let mut class = ClassUnicode::empty();
        for (low, high) in &self.ranges {
            push_range(&mut class, *low, *high);
        }
        let cases = match fold {
            Fold::None => None,
            Fold::Ascii => Some(&*ASCII_CASES),
            Fold::Unicode => Some(&*UNICODE_CASES),
        };
        let written = CharSet::new(class.clone());
        let cases = cases.filter(|cases| cases.cased.iter().any(|c| written.contains(*c)));
        if let Some(cases) = cases {
            class.union(&lowered(&written, cases));
        }
        for (kind, complement) in &self.categories {
            let mut members = category(*kind, ascii).class().clone();
            if *complement {
                members.negate();
            }
            class.union(&members);
        }
        if let Some(cases) = cases {
            class = with_lower_case_in(CharSet::new(class), cases);
        }
        if self.negated {
            class.negate();
        }
        CharSet::new(class)
    }
}

/// The lower-case forms of the members, and those that share an upper case with one of them.
fn lowered(written: &CharSet, cases: &Cases) -> ClassUnicode {
    let mut class = ClassUnicode::empty();
    let mut push = |c: char| class.push(ClassUnicodeRange::new(c, c));
    let written_low = cases.changed.iter().filter(|(c, _)| written.contains(*c)).map(|(_, low)| *low);
    let already_low = cases.extra.keys().copied().filter(|low| written.contains(*low));
    for low in written_low.chain(already_low) {
        push(low);
        cases.extra.get(&low).into_iter().flatten().for_each(|other| push(*other));
    }
    class
}

/// The characters whose lower case is in `set`.
fn with_lower_case_in(set: CharSet, cases: &Cases) -> ClassUnicode {
    let (mut gone, mut come) = (ClassUnicode::empty(), ClassUnicode::empty());
    for (c, low) in &cases.changed {
        let one = ClassUnicodeRange::new(*c, *c);
        if set.contains(*low) { come.push(one) } else { gone.push(one) }
    }
    let mut class = set.class;
    class.difference(&gone);
    class.union(&come);
    class
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn folding_is_pythons() {
        let matches = |pattern: char, text: char| {
            SetParts::one(u32::from(pattern)).build(Fold::Unicode, false).contains(text)
        };
        for (pattern, text, expected) in [
            ('k', '\u{212A}', true),
            ('s', 'ſ', true),
            ('i', 'ı', true),
            ('i', 'İ', true),
            ('ß', 'ẞ', true),
            ('ß', 's', false),
            ('µ', 'μ', true),
            ('σ', 'ς', true),
            ('é', 'É', true),
            ('é', 'e', false),
            ('1', '1', true),
        ] {
            assert_eq!(matches(pattern, text), expected, "{pattern} {text}");
        }
    }

    #[test]
    fn categories_are_pythons() {
        let word = category(Category::Word, false);
        for (c, expected) in
            [('½', true), ('²', true), ('\u{301}', false), ('Ⓐ', false), ('_', true), ('-', false)]
        {
            assert_eq!(word.contains(c), expected, "{c}");
        }
        assert!(category(Category::Space, false).contains('\x1c'));
        assert!(!category(Category::Space, true).contains('\u{a0}'));
        assert!(!word_boundaries_agree("e\u{301}t"));
        assert!(word_boundaries_agree("été"));
    }
}
