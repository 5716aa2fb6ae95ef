//! Parts that stand side by side become the whole: a given and a family name a NAME, a city and its state a
//! LOCATION, a street and what follows a LOCATION_ADDRESS. Done only for labels that the request wants reported.

use blackbar_core::{Evidence, Label, Likelihoods, Reason, TextRange};

use super::Claim;
use crate::choose::Choice;
use crate::scan::REPORTED;

/// What is left of a part's likelihood as a secondary label of the whole.
const AS_PART: f32 = 0.5;

/// The kinds of parts a claim can be.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Kinds(u8);

impl Kinds {
    const GIVEN: Kinds = Kinds(1);
    const FAMILY: Kinds = Kinds(2);
    const STREET: Kinds = Kinds(4);
    const ZIP: Kinds = Kinds(8);
    const CITY: Kinds = Kinds(16);
    const STATE: Kinds = Kinds(32);
    const COUNTRY: Kinds = Kinds(64);

    const ALL: [(Kinds, Label); 7] = [
        (Kinds::GIVEN, Label::NameGiven),
        (Kinds::FAMILY, Label::NameFamily),
        (Kinds::STREET, Label::LocationAddressStreet),
        (Kinds::ZIP, Label::LocationZip),
        (Kinds::CITY, Label::LocationCity),
        (Kinds::STATE, Label::LocationState),
        (Kinds::COUNTRY, Label::LocationCountry),
    ];

    fn of(labels: &Likelihoods) -> Kinds {
        let is = |label| labels.of(label) >= REPORTED;
        Kinds(Kinds::ALL.iter().filter(|(_, label)| is(*label)).fold(0, |bits, (kind, _)| bits | kind.0))
    }

    fn has(self, other: Kinds) -> bool {
        self.0 & other.0 != 0
    }

    fn minus(self, other: Kinds) -> Kinds {
        Kinds(self.0 & !other.0)
    }
}

struct Part<'c> {
    claim: &'c Claim,
    kinds: Kinds,
}

/// The most parts of one whole.
const MOST_PARTS: usize = 5;

/// The wholes that the claims make up.
pub(super) fn compose(text: &str, claims: &[Claim], choice: &Choice) -> Vec<Claim> {
    let mut parts: Vec<Part<'_>> = claims
        .iter()
        .map(|claim| Part { claim, kinds: Kinds::of(&claim.labels) })
        .filter(|part| part.kinds != Kinds(0))
        .collect();
    // The longest of those that begin together comes first: "New York City" before "New York".
    parts.sort_by_key(|part| (part.claim.range.start(), std::cmp::Reverse(part.claim.range.end())));
    let mut wholes = Vec::new();
    for part in &parts {
        for rule in [name, address, location] {
            if let Some((label, chain)) = rule(text, &parts, part)
                && choice.enabled.contains(label)
            {
                wholes.push(whole(label, &chain));
            }
        }
    }
    wholes
}

/// The part that begins at `start`.
fn part_at<'p, 'c>(parts: &'p [Part<'c>], start: usize) -> Option<&'p Part<'c>> {
    let index = parts.partition_point(|part| part.claim.range.start() < start);
    parts.get(index).filter(|part| part.claim.range.start() == start)
}

/// The part behind `part` when one of `joints` stands between.
fn next<'p, 'c>(text: &str, parts: &'p [Part<'c>], part: &Part<'c>, joints: &[&str]) -> Option<&'p Part<'c>> {
    let end = part.claim.range.end();
    let rest = text.get(end..)?;
    joints.iter().find_map(|joint| rest.starts_with(joint).then(|| part_at(parts, end + joint.len()))?)
}

type Chain<'p, 'c> = Vec<&'p Part<'c>>;

/// Given names, then family names, one blank between each.
fn name<'p, 'c>(text: &str, parts: &'p [Part<'c>], first: &'p Part<'c>) -> Option<(Label, Chain<'p, 'c>)> {
    if !first.kinds.has(Kinds::GIVEN) {
        return None;
    }
    let mut chain = vec![first];
    let mut only_family = false;
    while chain.len() < MOST_PARTS
        && let Some(part) = next(text, parts, chain.last()?, &[" ", "\u{a0}"])
    {
        let fits = part.kinds.has(Kinds::FAMILY) || (!only_family && part.kinds.has(Kinds::GIVEN));
        if !fits {
            break;
        }
        only_family |= !part.kinds.has(Kinds::GIVEN);
        chain.push(part);
    }
    while chain.last().is_some_and(|part| !part.kinds.has(Kinds::FAMILY)) {
        chain.pop();
    }
    (chain.len() > 1).then_some((Label::Name, chain))
}

/// City, state, country, in this order.
fn location<'p, 'c>(
    text: &str,
    parts: &'p [Part<'c>],
    first: &'p Part<'c>,
) -> Option<(Label, Chain<'p, 'c>)> {
    const LEVELS: [Kinds; 3] = [Kinds::CITY, Kinds::STATE, Kinds::COUNTRY];
    let mut level = LEVELS.iter().position(|kind| first.kinds.has(*kind))?;
    let mut chain = vec![first];
    while let Some(part) = next(text, parts, chain.last()?, &[", "]) {
        let higher = LEVELS.iter().enumerate().skip(level + 1).find(|(_, kind)| part.kinds.has(**kind));
        let Some((found, _)) = higher else { break };
        level = found;
        chain.push(part);
    }
    (chain.len() > 1).then_some((Label::Location, chain))
}

/// A street, then zip, city, state and country in the order of the land, each once.
fn address<'p, 'c>(text: &str, parts: &'p [Part<'c>], first: &'p Part<'c>) -> Option<(Label, Chain<'p, 'c>)> {
    if !first.kinds.has(Kinds::STREET) {
        return None;
    }
    let mut open = Kinds(Kinds::ZIP.0 | Kinds::CITY.0 | Kinds::STATE.0 | Kinds::COUNTRY.0);
    let mut chain = vec![first];
    while chain.len() < MOST_PARTS {
        // Behind the street a comma is needed; "Boston MA 02115" does without.
        let joints: &[&str] = if chain.len() == 1 { &[", "] } else { &[", ", " "] };
        let Some(part) = next(text, parts, chain.last()?, joints) else { break };
        let Some((kind, _)) = Kinds::ALL.iter().find(|(kind, _)| open.has(*kind) && part.kinds.has(*kind))
        else {
            break;
        };
        open = open.minus(*kind);
        chain.push(part);
    }
    (chain.len() > 1).then_some((Label::LocationAddress, chain))
}

fn whole(label: Label, chain: &[&Part<'_>]) -> Claim {
    let best = chain.iter().map(|part| part.claim.labels.best().1).fold(0.0, f32::max);
    let mut labels = Likelihoods::one(label, best);
    let mut evidence = Evidence::default();
    let mut range: Option<TextRange> = None;
    for part in chain {
        for (kind, part_label) in Kinds::ALL {
            if part.kinds.has(kind) {
                labels.raise(part_label, part.claim.labels.of(part_label) * AS_PART);
            }
        }
        // A valid number in an address does not make the address valid.
        evidence = [Evidence::PATTERN, Evidence::CONTEXT, Evidence::LIST, Evidence::MODEL, Evidence::COLUMN]
            .into_iter()
            .filter(|bit| part.claim.reason.evidence.has(*bit))
            .fold(evidence, Evidence::and);
        range = Some(range.map_or(part.claim.range, |range| range.cover(part.claim.range)));
    }
    let range = range.unwrap_or(TextRange::new(0, 0));
    Claim { range, core: range, labels, reason: Reason { finder: "composed", evidence } }
}
