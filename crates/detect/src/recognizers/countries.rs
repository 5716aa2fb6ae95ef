//! The countries' own numbers: one file a country, one line in [`ALL`], one recognizer for all of them.
//!
//! A country file is a table of [`Scheme`]s: shapes, check, own words, strength. Shapes are turned into an index by
//! length, so that a number costs one look-up, and checks run only where a word nearby or the strength of the
//! scheme asks for it. A number with one check digit matches one random number in ten, so it needs context; only
//! what cannot be an accident (Italian codice fiscale, an IBAN) is reported on its own.

mod scheme;

use std::sync::LazyLock;

use blackbar_core::{Evidence, Label, Likelihoods, TextRange};

use super::context::{BEHIND, Context, IN_SIGHT, RIGHT_BEFORE};
use super::grouping::{NUMBERS, Written, digits_beside, joined_after, joined_before};
use crate::scan::{Anchor, Meaning, Recognizer, Scan, Sink};
pub use scheme::{Check, Country, Scheme, Strength};
use scheme::{Shape, Spelling};

mod ca;
mod de;
mod fr;
mod gb;
mod us;

/// Every country.
pub static ALL: &[&Country] = &[&ca::COUNTRY, &de::COUNTRY, &fr::COUNTRY, &gb::COUNTRY, &us::COUNTRY];

/// Finds the numbers of every country.
pub static RECOGNIZER: Recognizer = Recognizer {
    name: "countries",
    labels: &[
        Label::Ssn,
        Label::HealthcareNumber,
        Label::PassportNumber,
        Label::DriverLicense,
        Label::VehicleId,
        Label::BankAccount,
        Label::RoutingNumber,
        Label::OrganizationId,
        Label::AccountNumber,
        Label::NumericalPii,
    ],
    trigger: NUMBERS,
    check,
};

/// All schemes; `Meaning::Scheme` indexes this.
static SCHEMES: LazyLock<Vec<&'static Scheme>> =
    LazyLock::new(|| ALL.iter().flat_map(|country| country.schemes).collect());

/// The scheme of a `Meaning::Scheme`.
pub fn scheme(index: u16) -> Option<&'static Scheme> {
    SCHEMES.get(usize::from(index)).copied()
}

/// The schemes' own words.
pub fn words() -> impl Iterator<Item = (&'static str, Meaning)> {
    SCHEMES.iter().enumerate().flat_map(|(index, scheme)| {
        scheme.words.iter().map(move |word| (*word, Meaning::Scheme(index as u16)))
    })
}

/// Longest compact form of a scheme.
const LONGEST: usize = 30;
/// Most groups a scheme is written in.
const MOST_GROUPS: usize = 9;
const SEPARATORS: &[u8] = b" -./";

struct Index {
    by_len: Vec<Vec<Shape>>,
    /// Whether any shape of that length may be reported without context.
    alone: [bool; LONGEST + 1],
}

static INDEX: LazyLock<Index> = LazyLock::new(|| {
    let mut index = Index { by_len: Vec::new(), alone: [false; LONGEST + 1] };
    index.by_len.resize_with(LONGEST + 1, Vec::new);
    for (number, scheme) in SCHEMES.iter().enumerate() {
        for shape in Shape::all(number as u16, scheme) {
            let len = shape.len();
            if len <= LONGEST {
                index.alone[len] |= scheme.strength != Strength::NeedsContext;
                index.by_len[len].push(shape);
            }
        }
    }
    index
});

fn check(scan: &Scan<'_>, anchor: Anchor, sink: &mut Sink) {
    let Anchor::Number(number) = anchor else { return };
    let token = scan.numbers()[number];
    if token.glued || usize::from(token.digits) + usize::from(token.letters) > LONGEST {
        return;
    }
    let start = token.range.start();
    if sink.covers(start) {
        return;
    }
    let nearer = letters_before(scan.text, start);
    let farther = nearer.and_then(|start| letters_before(scan.text, start));
    for start in [farther, nearer].into_iter().flatten() {
        if !sink.covers(start) && !joined_before(scan.text, start) {
            from(scan, start, sink);
        }
    }
    if !joined_before(scan.text, start) && !sink.covers(start) {
        from(scan, start, sink);
    }
}

/// The start of a group of up to four letters before the number: "AB 12 34 56 C", "CHE-123.456.789".
fn letters_before(text: &str, start: usize) -> Option<usize> {
    let bytes = text.as_bytes();
    let separator = *bytes.get(start.checked_sub(1)?)?;
    if !SEPARATORS.contains(&separator) {
        return None;
    }
    let letters =
        bytes[..start - 1].iter().rev().take(5).take_while(|byte| byte.is_ascii_uppercase()).count();
    let first = start - 1 - letters;
    ((1..=4).contains(&letters)).then_some(first)
}

/// The best explanation of what begins at `start`; of equal ones the longest.
fn from(scan: &Scan<'_>, start: usize, sink: &mut Sink) {
    let mut best: Option<Explained> = None;
    let mut written = Written::at(start);
    while written.groups() < MOST_GROUPS && written.grow(scan.text, SEPARATORS) && written.len() <= LONGEST {
        if written.digits() >= 2 && !joined_after(scan.text, written.range().end()) {
            let found = judge(scan, &written);
            let known = best.as_ref().map_or(0.0, |best| best.labels.best().1);
            best = found.filter(|found| found.labels.best().1 >= known).or(best);
        }
    }
    if let Some(Explained { range, labels, evidence }) = best {
        sink.push_labels(range, labels, evidence);
    }
}

/// What a number may be.
struct Explained {
    range: TextRange,
    labels: Likelihoods,
    evidence: Evidence,
}

fn judge(scan: &Scan<'_>, written: &Written) -> Option<Explained> {
    let index = &*INDEX;
    let shapes = &index.by_len[written.len()];
    if shapes.is_empty() {
        return None;
    }
    let context = Context::of(scan, written.range());
    if context.is_empty() && !index.alone[written.len()] {
        return None;
    }
    let mut found: Option<(Likelihoods, Evidence)> = None;
    for shape in shapes.iter().filter(|shape| shape.fits(written.bytes())) {
        let scheme = SCHEMES[usize::from(shape.scheme)];
        let spelling = shape.spelling(written);
        let own = context.scheme(shape.scheme, scheme.label);
        let general = context.label(scheme.label);
        let lonely = own < BEHIND && general < BEHIND;
        if lonely
            && (scheme.strength == Strength::NeedsContext || spelling == Spelling::Odd || written.has_lower())
        {
            continue;
        }
        let valid = shape.valid(written.compact());
        let likelihood = if lonely {
            let crowded = written.groups() > 1 && digits_beside(scan.text, written.range());
            if crowded || valid == Some(false) { 0.0 } else { alone(scheme.strength, spelling) }
        } else {
            in_context(&Claim { valid, spelling, own, general, digits_only: shape.digits_only() })
        };
        if likelihood < 0.2 {
            continue;
        }
        let mut evidence = Evidence::PATTERN;
        if valid == Some(true) {
            evidence = evidence.and(Evidence::CHECKSUM);
        }
        if !lonely {
            evidence = evidence.and(Evidence::CONTEXT);
        }
        match &mut found {
            Some((labels, why)) => {
                if likelihood > labels.best().1 {
                    *why = evidence;
                }
                labels.raise(scheme.label, likelihood);
            }
            None => found = Some((Likelihoods::one(scheme.label, likelihood), evidence)),
        }
    }
    found.map(|(labels, evidence)| Explained { range: written.range(), labels, evidence })
}

fn alone(strength: Strength, spelling: Spelling) -> f32 {
    match (strength, spelling) {
        (Strength::Proof, _) => 0.9,
        (Strength::Strong, Spelling::Written) => 0.85,
        (Strength::Strong, _) => 0.65,
        (Strength::Written, Spelling::Written) => 0.65,
        (Strength::Written, _) => 0.3,
        (Strength::NeedsContext, _) => 0.0,
    }
}

struct Claim {
    /// What the check says; `None` when the scheme has none.
    valid: Option<bool>,
    spelling: Spelling,
    own: f32,
    general: f32,
    digits_only: bool,
}

fn in_context(claim: &Claim) -> f32 {
    let odd = claim.spelling == Spelling::Odd;
    // Odd grouping is for numbers read out or typed carelessly: the scheme's own words must say so.
    if odd && (claim.own < IN_SIGHT || !claim.digits_only) {
        return 0.0;
    }
    let as_written = claim.spelling == Spelling::Written;
    match claim.valid {
        Some(true) if odd => 0.85,
        Some(true) if claim.own >= RIGHT_BEFORE => 0.98,
        Some(true) if claim.own >= BEHIND => 0.93,
        Some(true) if claim.general >= IN_SIGHT => 0.92,
        Some(true) => 0.8,
        None if odd => 0.75,
        None if claim.own >= RIGHT_BEFORE => 0.9,
        None if claim.own >= IN_SIGHT => 0.8,
        None if claim.own >= BEHIND => {
            if as_written {
                0.75
            } else {
                0.6
            }
        }
        None if claim.general >= RIGHT_BEFORE => {
            if as_written {
                0.8
            } else {
                0.6
            }
        }
        None => {
            if as_written {
                0.6
            } else {
                0.4
            }
        }
        // A typing error, or a made-up number: what the text calls a number of this kind must not leak.
        Some(false) if odd => 0.0,
        Some(false) if claim.own >= RIGHT_BEFORE => 0.7,
        Some(false) => 0.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_standard_check_is_known() {
        for scheme in SCHEMES.iter() {
            if let Check::Standard(key) = scheme.check {
                assert!(stdnum::find(key).is_some(), "{key} of {}", scheme.name);
            }
        }
    }

    #[test]
    fn names_are_unique_and_carry_the_country() {
        let mut names: Vec<_> = SCHEMES.iter().map(|scheme| scheme.name).collect();
        names.sort_unstable();
        let count = names.len();
        names.dedup();
        assert_eq!(names.len(), count);
        for country in ALL {
            for scheme in country.schemes {
                assert!(scheme.name.starts_with(&format!("{}_", country.code)), "{}", scheme.name);
                assert!(!scheme.shapes.is_empty() && !scheme.words.is_empty(), "{}", scheme.name);
                assert!(RECOGNIZER.labels.contains(&scheme.label), "{}", scheme.name);
            }
        }
    }
}
