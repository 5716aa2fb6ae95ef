//! One pass over a text that wakes every recognizer only where it has something to look at.
//!
//! Three things wake a recognizer: a word it asked for (context cues, months, titles, terms; found by one
//! Aho-Corasick pass over all words of all languages), a literal it asked for (`@`, `://`, `ghp_`), or a token
//! with a digit. Details (shapes, check digits, context) are looked at there and nowhere else, which is what
//! keeps two hundred recognizers at tens of megabytes a second.

mod alike;
mod cue;
mod last;
mod lexicon;
mod numbers;
mod repeats;
mod sink;
#[cfg(test)]
pub(crate) mod testing;

use std::cell::Cell;
use std::sync::LazyLock;

use blackbar_core::{Cancel, Cancelled, Finding, LabelSet, TextRange, count_while, count_while_near};

pub use cue::{Cue, Meaning, MeaningKind, Side};
pub(crate) use last::Last;
pub use lexicon::{Hit, Lexicon};
pub use numbers::NumberToken;
pub use sink::Sink;

use crate::recognizers;
use repeats::{ByValue, Once};

/// Findings under this likelihood are hints for fusion; they are not reported.
pub const REPORTED: f32 = 0.5;

/// The character that detection puts between values that have nothing to do with each other.
/// No recognizer may match across it; all separator classes leave it out.
pub const BORDER: char = '\u{1E}';
const BORDER_BYTE: u8 = 0x1E;

/// What wakes a recognizer.
#[derive(Clone, Copy)]
pub enum Trigger {
    /// Each token that holds an ASCII digit; `check` gets [`Anchor::Number`].
    Numbers,
    /// Each occurrence of one of these ASCII strings, in any case, inside words too; `check` gets [`Anchor::Literal`].
    Literals(&'static [&'static str]),
    /// Each whole word or phrase with one of these kinds of meaning; `check` gets [`Anchor::Word`].
    Words(&'static [MeaningKind]),
}

/// Where a recognizer was woken.
#[derive(Clone, Copy, Debug)]
pub enum Anchor {
    /// Index into [`Scan::numbers`].
    Number(usize),
    /// The literal's bytes.
    Literal(TextRange),
    /// Index into [`Scan::hits`].
    Word(usize),
}

/// One recognizer: one file in `recognizers`, one line in `recognizers::ALL`.
pub struct Recognizer {
    /// Snake case, as the file: it is the `finder` of its findings.
    pub name: &'static str,
    /// Every label it may give; a request that wants none of them skips it.
    pub labels: &'static [blackbar_core::Label],
    /// What wakes it.
    pub trigger: Trigger,
    /// Looks at the text around the anchor and pushes what it finds. Must be cheap when it is nothing.
    pub check: fn(&Scan<'_>, Anchor, &mut Sink),
}

/// A text with the words and numbers in it, as recognizers see it.
pub struct Scan<'t> {
    /// The text: normalised (full-width forms, exotic blanks, dashes and digits folded to ASCII).
    pub text: &'t str,
    hits: Vec<Hit>,
    numbers: Vec<NumberToken>,
    /// The word that was asked for last: the next one asked for is mostly beside it.
    near: Cell<usize>,
    /// The amount, or the range of two, that was read last.
    pub(crate) spans: Last<recognizers::amounts::Span>,
    /// The date that was read last.
    pub(crate) dates: Last<recognizers::dates::Reading>,
}

/// How far before a value its cue may stand, in bytes.
const CUE_BEFORE: usize = 64;
/// How far behind a value its cue may stand, in bytes.
const CUE_AFTER: usize = 24;

impl<'t> Scan<'t> {
    /// Finds words and numbers.
    pub fn new(text: &'t str) -> Scan<'t> {
        Scan {
            text,
            hits: Lexicon::shared().find(text),
            numbers: numbers::tokens(text),
            near: Cell::new(0),
            spans: Last::default(),
            dates: Last::default(),
        }
    }

    /// Known words, by start, then by end.
    pub fn hits(&self) -> &[Hit] {
        &self.hits
    }

    /// The known word at an [`Anchor::Word`].
    pub fn hit(&self, index: usize) -> Hit {
        self.hits[index]
    }

    /// Tokens with digits, in order.
    pub fn numbers(&self) -> &[NumberToken] {
        &self.numbers
    }

    /// Text from `start`, at most `most` bytes, never across a [`BORDER`], ended at a character border.
    pub fn ahead(&self, start: usize, most: usize) -> &'t str {
        let rest = self.text.get(start..).unwrap_or("");
        let cut = floor_char(rest, most);
        let window = &rest[..cut];
        &window[..window.find(BORDER).unwrap_or(window.len())]
    }

    /// Text that ends at `end`, at most `most` bytes, never across a [`BORDER`].
    pub fn behind(&self, end: usize, most: usize) -> &'t str {
        let rest = self.text.get(..end).unwrap_or("");
        let mut cut = rest.len().saturating_sub(most);
        while !rest.is_char_boundary(cut) {
            cut += 1;
        }
        let window = &rest[cut..];
        window.rfind(BORDER).map_or(window, |at| &window[at + BORDER.len_utf8()..])
    }

    /// The known words that begin in `[from, to)`.
    pub fn hits_between(&self, from: usize, to: usize) -> &[Hit] {
        let rest = self.hits_from(from);
        &rest[..count_while(rest, |hit| hit.range.start() < to)]
    }

    /// The known words that begin at `from` or behind it.
    pub fn hits_from(&self, from: usize) -> &[Hit] {
        let before = |hit: &Hit| hit.range.start() < from;
        let first = count_while_near(&self.hits, self.near.get(), before);
        self.near.set(first);
        &self.hits[first..]
    }

    /// The number tokens that begin in `[from, to)`.
    pub fn numbers_between(&self, from: usize, to: usize) -> &[NumberToken] {
        let first = self.numbers.partition_point(|token| token.range.start() < from);
        let rest = &self.numbers[first..];
        &rest[..count_while(rest, |token| token.range.start() < to)]
    }

    /// How strongly the surroundings of `range` say `cue`: 1 when the cue stands right before it ("SSN: 078…"),
    /// less with distance and across sentence ends, 0.5 at most when it stands behind, 0 when it is not there.
    pub fn context(&self, range: TextRange, cue: Cue) -> f32 {
        self.context_where(range, |meaning| meaning == Meaning::Cue(cue))
    }

    /// As [`Scan::context`], for any of several meanings.
    pub fn context_where(&self, range: TextRange, wanted: impl Fn(Meaning) -> bool) -> f32 {
        let mut best: f32 = 0.0;
        for hit in self.hits_around(range) {
            if hit.range.overlaps(range) || !hit.meanings().iter().any(|meaning| wanted(*meaning)) {
                continue;
            }
            best = best.max(self.nearness(hit.range, range));
        }
        best
    }

    /// The known words that stand near enough to `range` to say something about it, with how strongly each
    /// speaks: for recognizers that weigh many meanings at once.
    pub fn nearby(&self, range: TextRange) -> impl Iterator<Item = (Hit, f32)> + '_ {
        self.hits_around(range)
            .iter()
            .filter(move |hit| !hit.range.overlaps(range))
            .map(move |hit| (*hit, self.nearness(hit.range, range)))
            .filter(|(_, nearness)| *nearness > 0.0)
    }

    /// The known words that may stand near enough to `range` to say something about it.
    pub(crate) fn hits_around(&self, range: TextRange) -> &[Hit] {
        self.hits_between(range.start().saturating_sub(CUE_BEFORE + 40), range.end() + CUE_AFTER)
    }

    fn nearness(&self, cue: TextRange, value: TextRange) -> f32 {
        let before = cue.end() <= value.start();
        let between = if before {
            TextRange::new(cue.end(), value.start())
        } else {
            TextRange::new(value.end(), cue.start())
        };
        let most = if before { CUE_BEFORE } else { CUE_AFTER };
        if between.len() > most {
            return 0.0;
        }
        let gap = between.of(self.text);
        // One pass: this is asked for every known word around every number.
        let mut crosses = false;
        let mut bytes = gap.bytes().peekable();
        while let Some(byte) = bytes.next() {
            match byte {
                BORDER_BYTE => return 0.0,
                b'\n' if bytes.peek() == Some(&b'\n') => return 0.0,
                b'\n' => crosses = true,
                b'.' | b'?' | b';' => crosses |= bytes.peek() == Some(&b' '),
                _ => {}
            }
        }
        let distance = if gap.len() <= 8 && gap.chars().all(|c| !c.is_alphanumeric()) {
            1.0
        } else if gap.len() <= 24 {
            0.85
        } else {
            0.65
        };
        let kept = if crosses && distance < 1.0 { distance * 0.75 } else { distance };
        if before { kept } else { kept.min(0.5) }
    }
}

/// Runs every recognizer that may give a wanted label. The text must already be normalised.
pub fn find(text: &str, wanted: LabelSet, cancel: &Cancel) -> Result<Vec<Finding>, Cancelled> {
    find_once(text, wanted, false, cancel)
}

/// As [`find`], but figures that turn out as many others of their column are taken for the same without being looked at.
pub fn find_alike(text: &str, wanted: LabelSet, cancel: &Cancel) -> Result<Vec<Finding>, Cancelled> {
    find_once(text, wanted, true, cancel)
}

fn find_once(text: &str, wanted: LabelSet, alike: bool, cancel: &Cancel) -> Result<Vec<Finding>, Cancelled> {
    let look = |text: &str| run(&DISPATCH, text, wanted, cancel);
    let plainly = || look(text).map(|found| found.findings);
    let Some(mut once) = Once::new(text, alike) else { return plainly() };
    let first = look(once.text())?;
    let Some(first) = once.by_value(first) else { return plainly() };
    let second = once.second(&first, wanted);
    let found = if second.text().is_empty() { Found::default() } else { look(second.text())? };
    let everywhere = ByValue::new(&second, found).and_then(|second| once.everywhere(&first, &second));
    everywhere.map_or_else(plainly, Ok)
}

/// What recognizers found.
#[derive(Default)]
struct Found {
    findings: Vec<Finding>,
    /// How many were found when each pass over the text ended, but for the last: by numbers, by words, by each literal.
    ends: Vec<usize>,
}

/// Which recognizers each kind of anchor wakes.
struct Dispatch {
    numbers: Vec<&'static Recognizer>,
    literals: lexicon::Literals,
    literal_recognizers: Vec<&'static Recognizer>,
    words: Vec<Vec<&'static Recognizer>>,
}

static DISPATCH: LazyLock<Dispatch> = LazyLock::new(|| Dispatch::new(recognizers::ALL.iter().copied()));

impl Dispatch {
    fn new(recognizers: impl Iterator<Item = &'static Recognizer>) -> Dispatch {
        let mut numbers = Vec::new();
        let mut words = vec![Vec::new(); MeaningKind::COUNT];
        let (mut lists, mut literal_recognizers) = (Vec::new(), Vec::new());
        for recognizer in recognizers {
            match recognizer.trigger {
                Trigger::Numbers => numbers.push(recognizer),
                Trigger::Literals(literals) => {
                    lists.push(literals);
                    literal_recognizers.push(recognizer);
                }
                Trigger::Words(kinds) => kinds.iter().for_each(|kind| words[kind.index()].push(recognizer)),
            }
        }
        Dispatch { numbers, literals: lexicon::Literals::new(&lists), literal_recognizers, words }
    }
}

fn run(dispatch: &Dispatch, text: &str, wanted: LabelSet, cancel: &Cancel) -> Result<Found, Cancelled> {
    let scan = Scan::new(text);
    let mut sink = Sink::default();
    let is_wanted = |recognizer: &Recognizer| {
        recognizer
            .labels
            .iter()
            .any(|label| wanted.contains(*label) || label.ancestors().any(|parent| wanted.contains(parent)))
    };
    let numbers: Vec<_> = dispatch.numbers.iter().filter(|recognizer| is_wanted(recognizer)).collect();
    let words: Vec<Vec<&Recognizer>> = dispatch
        .words
        .iter()
        .map(|kind| kind.iter().copied().filter(|recognizer| is_wanted(recognizer)).collect())
        .collect();
    for index in 0..scan.numbers.len() {
        if index % 4096 == 0 {
            cancel.check()?;
        }
        for recognizer in &numbers {
            sink.run(recognizer, &scan, Anchor::Number(index));
        }
    }
    let by_numbers = sink.len();
    for index in 0..scan.hits.len() {
        if index % 4096 == 0 {
            cancel.check()?;
        }
        let hit = scan.hits[index];
        for kind in hit.kinds() {
            for recognizer in &words[kind.index()] {
                sink.run(recognizer, &scan, Anchor::Word(index));
            }
        }
    }
    let mut ends = vec![by_numbers];
    let literal: Vec<bool> =
        dispatch.literal_recognizers.iter().map(|recognizer| is_wanted(recognizer)).collect();
    let mut looked = 0_usize;
    let mut stopped = Ok(());
    dispatch.literals.find(text, |pass, list, range| {
        ends.resize(ends.len().max(pass + 2), sink.len());
        looked += 1;
        if looked.is_multiple_of(4096) && stopped.is_ok() {
            stopped = cancel.check();
        }
        if literal[list] && stopped.is_ok() {
            sink.run(dispatch.literal_recognizers[list], &scan, Anchor::Literal(range));
        }
    });
    stopped?;
    Ok(Found { findings: sink.into_findings(), ends })
}

/// The largest character border at or before `at`.
pub fn floor_char(text: &str, at: usize) -> usize {
    let mut at = at.min(text.len());
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    at
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_found_from_anywhere() {
        let scan =
            Scan::new("May to June, born in April; Mr and Dr and Mrs, 3 kg of aspirin in Berlin by 3 May");
        assert!(scan.hits.len() > 8);
        for from in (0..scan.text.len()).chain((0..scan.text.len()).rev()).chain([7, 60, 2, 79, 40, 0, 80]) {
            let wanted: Vec<TextRange> =
                scan.hits.iter().map(|hit| hit.range).filter(|range| range.start() >= from).collect();
            assert!(scan.hits_from(from).iter().map(|hit| hit.range).eq(wanted), "{from}");
        }
    }
}
