//! One rule for recognizers and tagger together.
//!
//! A recognizer knows the form of a value, the tagger its surroundings. Both speak in likelihoods; 0.5 is reported (the
//! tagger's own thresholds per label are in its model card and already mapped to that). Before `resolve` decides about
//! overlaps, the two are brought to agree, in this order:
//!
//! 1. **Vocabulary.** Beta labels that the request did not enable are taken out of what the tagger says: they are no
//!    rivals, and what is left speaks for itself. Words of computing that a less than certain tagger takes for places, firms or drugs go, too,
//!    placeholder Latin, numbers in a column of shares that it takes for amounts, and shares (0.0552) that it takes for telephone
//!    numbers and the like, and what has nothing of the form of what it is taken for (`formless`).
//! 2. **Proof.** A recognizer's finding with a check digit (likelihood 0.75 or more) or a form that is proof (e-mail
//!    address, URL, IP address ...) keeps its label and its edges, whatever the tagger says about it.
//! 3. **Veto.** A *bare* finding (evidence pattern or list only: no check digit, no context word, no column) that the
//!    tagger saw and calls nothing becomes a hint. How certain the tagger must be stands in `kinds::veto`: least for
//!    names and places, more for terms, almost wholly for numbers that identify or pay; never for a likely date, time or
//!    amount, nor for a word that means nothing but an illness, an injury, a procedure or a drug; and the surer the pattern, the surer the tagger. No veto where the tagger found anything at all or did not see every letter.
//! 4. **Agreement.** The same kind over nearly the same text: the likelihoods add up (noisy or), so two hints may make
//!    a finding. Two different kinds of identifying number support each other a little less.
//! 5. **Labels.** A likely tagger label leads a bare pattern's; a context word leads a merely likely tagger label for
//!    numbers and other structured values. Otherwise the likelier one wins, in `resolve`.
//! 6. **Edges.** Of one entity with two sets of edges: the recognizer's for structured values, the tagger's for
//!    names, organisations, places and conditions. Where both are sure the union stays covered, unless the tagger
//!    calls what sticks out nothing. Titles, field names and punctuation never get into a NAME; an AGE in years is its
//!    number.
//!
//! The promise, tested as a property: no letter or digit under a reported finding with a check digit, a context word or
//! a column behind it is given up here. Only bare findings can be, and only to a veto or to the tagger's edges.

mod edges;
mod formless;
mod kinds;
mod nothing;
mod placeholder;
mod technical;
#[cfg(test)]
mod tests;

use blackbar_core::{Evidence, Finding, Label, LabelSet, Likelihoods, Tagged, TextRange};

use crate::recognizers::money::under_percent;
use crate::scan::REPORTED;
use kinds::{is_form, is_number, is_structured, same_kind};
pub(crate) use nothing::Nothing;

/// A check digit counts from here; below, it holds too often by chance. As in `resolve`.
const VALIDATED: f32 = 0.75;
/// What a vetoed finding is left with: a hint.
const VETOED: f32 = 0.45;
/// Two ranges that share this much of their union are about the same text.
const NEARLY: f64 = 0.8;
/// From here the tagger's label leads that of a bare structured value.
const CORRECTS: f32 = 0.8;
/// From here it leads that of a bare word: a list knows the word, not the sentence.
const CORRECTS_WORDS: f32 = 0.6;
/// From here the tagger's label for a structured value may stand beside that of a context word.
const CERTAIN: f32 = 0.95;
/// What is left of a label's lead when another takes it.
const SECOND: f32 = 0.95;
/// How much two different kinds of number support each other.
const KIN: f32 = 0.9;
/// Agreement never makes certain.
const MOST: f32 = 0.99;
/// What sticks out of the tagger's edges goes when the tagger is this sure that it is nothing.
const STICKS_OUT: f32 = 0.9;
/// Tagger findings looked at for one recognizer finding; they are disjoint, so more means a strange tagger.
const MOST_PAIRS: usize = 64;

/// What the tagger found, as fusion changes it.
struct Seen {
    /// As the tagger gave it, for comparing.
    raw: TextRange,
    /// What is left of it: cleaned and cut.
    parts: Vec<TextRange>,
    labels: Likelihoods,
    reason: blackbar_core::Reason,
}

impl Seen {
    fn best(&self) -> (Label, f32) {
        self.labels.best()
    }

    fn is_sure(&self) -> bool {
        self.best().1 >= REPORTED
    }

    /// Takes `range` out. What is left stays only if it holds something of its own: of a structured value a digit, of
    /// anything else a letter or a digit.
    fn cut(&mut self, text: &str, range: TextRange) {
        let structured = is_structured(self.best().0);
        let parts = std::mem::take(&mut self.parts);
        self.parts = parts
            .into_iter()
            .flat_map(|part| {
                let left = TextRange::new(part.start(), range.start().clamp(part.start(), part.end()));
                let right = TextRange::new(range.end().clamp(part.start(), part.end()), part.end());
                if part.overlaps(range) { vec![left, right] } else { vec![part] }
            })
            .map(|part| edges::trimmed(text, part))
            .filter(|part| if structured { has_digit(text, *part) } else { has_letter(text, *part) })
            .collect();
    }
}

/// Recognizers' findings and the tagger's view of the same text, brought to agree. All ranges are bytes of `text`;
/// `enabled` says which beta labels count.
pub(crate) fn fuse(text: &str, recognized: Vec<Finding>, tagged: Tagged, enabled: LabelSet) -> Vec<Finding> {
    let nothing = Nothing::new(tagged.nothing);
    let mut seen: Vec<Seen> =
        tagged.findings.iter().filter_map(|finding| read(text, finding, enabled)).collect();
    seen.sort_by_key(|one| one.raw);
    let mut furthest = 0;
    let ends: Vec<usize> = seen
        .iter()
        .map(|one| {
            furthest = furthest.max(one.raw.end());
            furthest
        })
        .collect();
    let mut fused = Vec::with_capacity(recognized.len() + seen.len());
    for mut finding in recognized {
        let range = finding.range;
        let to = seen.partition_point(|one| one.raw.start() < range.end());
        let from = ends[..to].partition_point(|end| *end <= range.start()).max(to.saturating_sub(MOST_PAIRS));
        let over = &mut seen[from..to];
        if over.iter().any(|one| one.raw.overlaps(range)) {
            for one in over.iter_mut().filter(|one| one.raw.overlaps(range)) {
                pair(text, &nothing, &mut finding, one);
            }
        } else if is_vetoed(text, &nothing, &finding) {
            finding.labels = scaled(&finding.labels, VETOED / finding.labels.best().1);
        }
        fused.push(finding);
    }
    for one in seen {
        let Seen { parts, labels, reason, .. } = one;
        fused.extend(parts.into_iter().map(|range| Finding { range, labels: labels.clone(), reason }));
    }
    fused
}

/// A tagger finding in the request's vocabulary and in clean edges; `None` when nothing is left of it.
fn read(text: &str, finding: &Finding, enabled: LabelSet) -> Option<Seen> {
    let labels = finding.labels.retain(|label| !label.is_beta() || enabled.contains(label))?;
    let (best, likelihood) = labels.best();
    let clean = edges::clean(text, best, finding.range)?;
    if technical::is_technical(clean.of(text), best, likelihood)
        || technical::is_power_of_ten(text, best, clean)
        || technical::is_fraction(text, best, clean)
        || formless::is_formless(text, best, clean)
        || placeholder::is_placeholder(text, clean)
        || is_share(text, best, clean)
    {
        return None;
    }
    Some(Seen { raw: finding.range, parts: vec![clean], labels, reason: finding.reason })
}

/// A bare number that the tagger takes for an amount though its column holds shares.
fn is_share(text: &str, label: Label, range: TextRange) -> bool {
    let bare = |c: char| c.is_ascii_digit() || "., -+\u{a0}".contains(c);
    label.root() == Label::Money && range.of(text).chars().all(bare) && under_percent(text, range.start())
}

/// A name without the titles before it; all of it when nothing else is there.
pub(crate) fn without_titles(text: &str, range: TextRange) -> TextRange {
    edges::clean(text, Label::Name, range).unwrap_or(range)
}

/// Pattern or list and nothing else.
fn is_bare(finding: &Finding) -> bool {
    let solid = [Evidence::CHECKSUM, Evidence::CONTEXT, Evidence::COLUMN, Evidence::MODEL, Evidence::FILTER];
    !solid.into_iter().any(|bit| finding.reason.evidence.has(bit))
}

fn is_proven(finding: &Finding) -> bool {
    let (label, likelihood) = finding.labels.best();
    let checked = finding.reason.evidence.has(Evidence::CHECKSUM) && likelihood >= VALIDATED;
    checked || (is_form(label) && likelihood >= REPORTED)
}

fn is_vetoed(text: &str, nothing: &Nothing, finding: &Finding) -> bool {
    let (label, likelihood) = finding.labels.best();
    if likelihood < REPORTED || !is_bare(finding) {
        return false;
    }
    let Some(needed) = kinds::veto(label, likelihood, finding.range.of(text)) else { return false };
    nothing.least(text, finding.range).is_some_and(|least| least > needed)
}

/// Rules 2 and 4 to 6 for one recognizer finding and one tagger finding that overlap.
fn pair(text: &str, nothing: &Nothing, found: &mut Finding, seen: &mut Seen) {
    let (label, likelihood) = found.labels.best();
    let (said, belief) = seen.best();
    let clean = seen.parts.first().copied().unwrap_or(seen.raw);
    let near = nearly_equal(found.range, seen.raw) || nearly_equal(found.range, clean);
    // A party that the lists know is an organisation too, and says more as a party.
    let party =
        label == Label::PoliticalAffiliation && said == Label::Organization && likelihood >= VALIDATED;
    if is_proven(found) || party && near {
        if near && same_kind(label, said) {
            found.labels.raise(label, noisy_or(likelihood, belief));
        }
        if near {
            keep_behind(found, seen);
        }
        seen.cut(text, found.range);
        return;
    }
    if same_kind(label, said) {
        if near {
            let raised = noisy_or(likelihood, belief);
            found.labels.raise(label, raised);
            seen.labels.raise(said, raised);
        }
        same_entity(text, nothing, found, seen, near);
        return;
    }
    let numbers = is_number(label) && is_number(said);
    if numbers && near && likelihood < REPORTED && belief < REPORTED {
        let raised = noisy_or(likelihood, belief) * KIN;
        let (labels, label) =
            if likelihood >= belief { (&mut found.labels, label) } else { (&mut seen.labels, said) };
        labels.raise(label, raised);
        return;
    }
    if is_bare(found) {
        let enough = if is_structured(label) { CORRECTS } else { CORRECTS_WORDS };
        if near && belief >= enough {
            take_lead(text, found, seen);
        }
    } else if is_structured(label) && is_structured(said) && likelihood >= REPORTED && belief < CERTAIN {
        seen.labels = bounded(&seen.labels, likelihood * SECOND);
        if near {
            keep_behind(found, seen);
        }
        seen.cut(text, found.range);
    }
}

/// What the tagger said of a text that is the recognizer's stays behind as further labels.
fn keep_behind(found: &mut Finding, seen: &Seen) {
    let (_, best) = found.labels.best();
    for (label, likelihood) in seen.labels.iter() {
        found.labels.raise(label, likelihood.min(best * SECOND));
    }
}

/// The tagger's label leads; the edges are those of the side that knows such values.
fn take_lead(text: &str, found: &mut Finding, seen: &mut Seen) {
    let (said, belief) = seen.best();
    found.labels = bounded(&found.labels, (belief * SECOND).max(REPORTED));
    let Some(own) = seen.parts.first().copied() else { return };
    // An age's number is less than the stretch of time that a pattern takes it for.
    if is_structured(said) && said != Label::Age {
        let whole =
            if has_digit_outside(text, own, found.range) { own.cover(found.range) } else { found.range };
        seen.parts = vec![whole];
        found.range = whole;
    } else {
        found.range = own;
    }
}

/// Two sets of edges of one entity.
fn same_entity(text: &str, nothing: &Nothing, found: &mut Finding, seen: &mut Seen, near: bool) {
    let (label, likelihood) = found.labels.best();
    let (said, _) = seen.best();
    let [own] = seen.parts[..] else { return };
    if likelihood < REPORTED || found.range == own {
        return;
    }
    if is_structured(label) {
        let one_thing = near || label == said || found.range.contains(own);
        if !one_thing {
            return;
        }
        let address = label.is_a(Label::LocationAddress);
        let more = has_digit_outside(text, own, found.range)
            || (address && has_letter_outside(text, own, found.range));
        if seen.is_sure() && more {
            found.range = found.range.cover(own);
        }
        if near {
            keep_behind(found, seen);
        }
        seen.parts.clear();
        return;
    }
    if !seen.is_sure() || own.contains(found.range) {
        return;
    }
    let rest = [
        TextRange::new(found.range.start(), own.start().max(found.range.start())),
        TextRange::new(own.end().min(found.range.end()), found.range.end()),
    ];
    let idle = |part: &TextRange| {
        !has_letter(text, *part) || nothing.least(text, *part).is_some_and(|least| least > STICKS_OUT)
    };
    if is_bare(found) && rest.iter().all(idle) {
        found.range = own;
    } else if !found.range.contains(own) {
        let whole = found.range.cover(own);
        found.range = whole;
        seen.parts = vec![whole];
    }
}

fn nearly_equal(a: TextRange, b: TextRange) -> bool {
    let shared = a.intersect(b).map_or(0, TextRange::len);
    shared as f64 >= a.cover(b).len() as f64 * NEARLY
}

/// At least one of two independent witnesses is right.
fn noisy_or(a: f32, b: f32) -> f32 {
    (1.0 - (1.0 - a) * (1.0 - b)).min(MOST).max(a).max(b)
}

fn map_labels(labels: &Likelihoods, change: impl Fn(f32) -> f32) -> Likelihoods {
    let (best, likelihood) = labels.best();
    let all = Likelihoods::one(best, change(likelihood));
    labels.iter().skip(1).fold(all, |all, (label, likelihood)| all.with(label, change(likelihood)))
}

fn scaled(labels: &Likelihoods, factor: f32) -> Likelihoods {
    map_labels(labels, |likelihood| likelihood * factor)
}

fn bounded(labels: &Likelihoods, bound: f32) -> Likelihoods {
    map_labels(labels, |likelihood| likelihood.min(bound))
}

fn has_digit(text: &str, range: TextRange) -> bool {
    range.of(text).chars().any(char::is_numeric)
}

fn has_letter(text: &str, range: TextRange) -> bool {
    range.of(text).chars().any(char::is_alphanumeric)
}

/// What of `range` stands before and behind `inner`.
fn outside(range: TextRange, inner: TextRange) -> [TextRange; 2] {
    [
        TextRange::new(range.start(), inner.start().clamp(range.start(), range.end())),
        TextRange::new(inner.end().clamp(range.start(), range.end()), range.end()),
    ]
}

fn has_digit_outside(text: &str, range: TextRange, inner: TextRange) -> bool {
    outside(range, inner).into_iter().any(|part| has_digit(text, part))
}

fn has_letter_outside(text: &str, range: TextRange, inner: TextRange) -> bool {
    outside(range, inner).into_iter().any(|part| has_letter(text, part))
}
