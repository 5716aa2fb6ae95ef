//! What the tagger takes for something at few of its mentions and for nothing at most of them is nothing: a manual says "the Program"
//! a hundred times, and a tagger that is unsure sees a firm in some of them.
//!
//! Names of people are left out (a name missed is worse than a word covered), and so are tables, whose cells say too little.

use std::collections::{BTreeMap, HashSet};

use blackbar_core::{Label, TextRange};

use super::{Nothing, Seen};
use crate::scan::BORDER;

/// A tagger this sure at one mention is believed at all.
const SURE: f32 = 0.9;
/// So many mentions at least, and of four so many that are nothing, each with this likelihood.
const MANY: usize = 6;
const OF_FOUR: usize = 3;
const IS_NOTHING: f32 = 0.8;
/// Terms looked at in one text, at most.
const MOST_TERMS: usize = 64;

/// Takes what the tagger doubts elsewhere out of what it found.
pub(super) fn drop_doubted(text: &str, seen: &mut Vec<Seen>, nothing: &Nothing) {
    if text.contains(BORDER) {
        return;
    }
    // Sorted, so that the same text gets the same answer.
    let mut surest: BTreeMap<&str, f32> = BTreeMap::new();
    for one in seen.iter() {
        let (label, likelihood) = one.best();
        let known = surest.entry(one.raw.of(text)).or_default();
        // A word that is also somebody's name stays.
        *known = known.max(if is_a_thing(label) { likelihood } else { 1.0 });
    }
    let unsure = surest.into_iter().filter(|(term, surest)| *surest < SURE && term.chars().count() > 2);
    let doubted: HashSet<&str> = unsure
        .take(MOST_TERMS)
        .map(|(term, _)| term)
        .filter(|term| is_mostly_nothing(text, term, nothing))
        .collect();
    seen.retain(|one| !doubted.contains(one.raw.of(text)));
}

fn is_a_thing(label: Label) -> bool {
    matches!(
        label.root(),
        Label::Location | Label::Organization | Label::Drug | Label::Condition | Label::MedicalProcess
    )
}

fn is_mostly_nothing(text: &str, term: &str, nothing: &Nothing) -> bool {
    let (mut mentions, mut empty) = (0, 0);
    for at in memchr::memmem::find_iter(text.as_bytes(), term.as_bytes()) {
        let range = TextRange::at(at, term.len());
        if !stands_alone(text, range) {
            continue;
        }
        mentions += 1;
        // What the tagger did not read may be anything.
        empty += usize::from(nothing.least(text, range).is_some_and(|likelihood| likelihood > IS_NOTHING));
    }
    mentions >= MANY && empty * 4 >= mentions * OF_FOUR
}

/// Whether the letters of other words do not touch it.
fn stands_alone(text: &str, range: TextRange) -> bool {
    let before = text.get(..range.start()).and_then(|before| before.chars().next_back());
    let behind = text.get(range.end()..).and_then(|behind| behind.chars().next());
    let touches = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() && c < '\u{2E80}');
    !touches(before) && !touches(behind)
}

#[cfg(test)]
mod tests {
    use blackbar_core::{Evidence, Finding, LabelSet, Likelihoods, Reason, Tagged};

    use super::super::fuse;
    use super::*;

    /// How many of the first mentions of "Program" are left that the tagger takes for `label`, when it takes the others for nothing.
    fn left(label: Label, likelihood: f32, taken: usize, of: usize, gap: &str) -> usize {
        let text = vec!["the Program"; of].join(gap);
        let places: Vec<TextRange> =
            text.match_indices("Program").map(|(at, _)| TextRange::at(at, 7)).collect();
        let reason = Reason { finder: "test", evidence: Evidence::MODEL };
        let found = |range: &TextRange| Finding {
            range: *range,
            labels: Likelihoods::one(label, likelihood),
            reason,
        };
        let tagged = Tagged {
            findings: places[..taken].iter().map(found).collect(),
            nothing: places
                .iter()
                .enumerate()
                .map(|(n, range)| (*range, if n < taken { 0.3 } else { 0.95 }))
                .collect(),
        };
        fuse(&text, Vec::new(), tagged, LabelSet::all()).len()
    }

    #[test]
    fn what_is_nothing_nearly_everywhere_is_nothing() {
        assert_eq!(left(Label::Organization, 0.7, 2, 10, " and "), 0);
        assert_eq!(left(Label::LocationCity, 0.7, 2, 8, " and "), 0);
        assert_eq!(left(Label::Organization, 0.7, 4, 10, " and "), 4, "too often something");
        assert_eq!(left(Label::Organization, 0.7, 1, 5, " and "), 1, "too few mentions");
        assert_eq!(left(Label::Organization, 0.95, 2, 10, " and "), 2, "the tagger is sure");
        assert_eq!(left(Label::NameFamily, 0.7, 2, 10, " and "), 2, "a name");
        assert_eq!(left(Label::Organization, 0.7, 2, 10, "\n\u{1E}"), 2, "a table");
    }
}
