//! The request's own patterns: ALLOW, BLOCK and ALLOW_TEXT.
//!
//! ALLOW and ALLOW_TEXT take away entities that detection found; they do not touch what a BLOCK filter of the same
//! request made, because a request that both blocks and allows a text is safer redacted. BLOCK makes an entity of every
//! match that is not empty; its type counts as enabled unless it is DISABLEd. Patterns are case-sensitive unless they
//! say otherwise, as Python's are.

use blackbar_core::{Entity, EntityType, Evidence, Reason, TextRange};

use crate::DetectError;
use crate::choose::Choice;
use crate::python_regex::{Budget, PythonRegex};

/// An item of `entity_detection.filter`.
#[derive(Clone, Debug)]
pub enum Filter {
    /// Ignore an entity when the pattern matches at the beginning of its text.
    Allow(PythonRegex),
    /// Make every match an entity of this type.
    Block {
        /// Built-in or new.
        entity_type: EntityType,
        /// What to look for.
        pattern: PythonRegex,
        /// Wins over a found entity whose likelihood is smaller than this.
        threshold: f32,
    },
    /// Ignore entities inside what the pattern (or its groups) matches.
    AllowText(PythonRegex),
}

/// A BLOCK filter's match.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Blocked {
    pub(crate) entity: Entity,
    pub(crate) threshold: f32,
}

/// Takes away what ALLOW and ALLOW_TEXT let through.
pub(crate) fn allow(text: &str, entities: &mut Vec<Entity>, filters: &[Filter]) -> Result<(), DetectError> {
    for (index, filter) in filters.iter().enumerate() {
        let too_costly = |_| DetectError::PatternTooCostly { filter: index };
        match filter {
            Filter::Allow(pattern) => {
                let mut budget = Budget::for_text(text.len());
                let mut kept = Vec::with_capacity(entities.len());
                for entity in entities.drain(..) {
                    let own = entity.range.of(text);
                    if !pattern.match_start_within(own, &mut budget).map_err(too_costly)? {
                        kept.push(entity);
                    }
                }
                *entities = kept;
            }
            Filter::AllowText(pattern) => {
                let allowed = Allowed::new(text, pattern).map_err(too_costly)?;
                entities.retain(|entity| !allowed.covers(entity.range));
            }
            Filter::Block { .. } => {}
        }
    }
    Ok(())
}

/// What the BLOCK filters make, in the order of the filters.
pub(crate) fn block(text: &str, choice: &Choice, filters: &[Filter]) -> Result<Vec<Blocked>, DetectError> {
    let mut blocked = Vec::new();
    for (index, filter) in filters.iter().enumerate() {
        let Filter::Block { entity_type, pattern, threshold } = filter else { continue };
        if !choice.allows_blocked(entity_type) {
            continue;
        }
        for found in pattern.find_iter(text) {
            let found = found.map_err(|_| DetectError::PatternTooCostly { filter: index })?;
            let range = found.range().trimmed(text);
            if range.is_empty() {
                continue;
            }
            let reason = Reason { finder: "block_filter", evidence: Evidence::FILTER };
            let entity = Entity::new(range, [(entity_type.clone(), 1.0)], reason);
            blocked.push(Blocked { entity, threshold: *threshold });
        }
    }
    Ok(blocked)
}

/// The stretches an ALLOW_TEXT pattern lets through, by start; `furthest` is the largest end up to there.
struct Allowed {
    ranges: Vec<TextRange>,
    furthest: Vec<usize>,
}

impl Allowed {
    fn new(text: &str, pattern: &PythonRegex) -> Result<Allowed, crate::python_regex::TooCostly> {
        let mut ranges = Vec::new();
        for found in pattern.find_iter(text) {
            let found = found?;
            if pattern.group_count() == 0 {
                ranges.push(found.range());
            } else {
                ranges.extend(found.groups().flatten());
            }
        }
        ranges.sort();
        let furthest = ranges
            .iter()
            .scan(0, |furthest: &mut usize, range| {
                *furthest = range.end().max(*furthest);
                Some(*furthest)
            })
            .collect();
        Ok(Allowed { ranges, furthest })
    }

    /// Whether one stretch holds all of `range`.
    fn covers(&self, range: TextRange) -> bool {
        let before = self.ranges.partition_point(|allowed| allowed.start() <= range.start());
        before.checked_sub(1).is_some_and(|last| self.furthest[last] >= range.end())
    }
}

#[cfg(test)]
mod tests {
    use blackbar_core::Label;

    use super::*;

    fn regex(pattern: &str) -> PythonRegex {
        PythonRegex::new(pattern).expect("a sound pattern")
    }

    fn entity(text: &str, part: &str) -> Entity {
        let range = TextRange::at(text.find(part).expect("in the text"), part.len());
        let reason = Reason { finder: "test", evidence: Evidence::PATTERN };
        Entity::new(range, [(Label::Name.into(), 0.9)], reason)
    }

    #[track_caller]
    fn check_allow(filters: &[Filter], text: &str, found: &[&str], kept: &[&str]) {
        let mut entities: Vec<Entity> = found.iter().map(|part| entity(text, part)).collect();
        allow(text, &mut entities, filters).expect("cheap");
        let left: Vec<&str> = entities.iter().map(|entity| entity.range.of(text)).collect();
        assert_eq!(left, kept);
    }

    #[test]
    fn allow_matches_at_the_start_of_the_entity() {
        let text = "Barcelona, Bar , Toronto";
        let found = ["Barcelona", "Bar ", "Toronto"];
        check_allow(&[Filter::Allow(regex("Bar"))], text, &found, &["Toronto"]);
        check_allow(&[Filter::Allow(regex("Barcelona$"))], text, &found, &["Bar ", "Toronto"]);
    }

    #[test]
    fn allow_text_needs_the_whole_entity_inside_a_match_or_a_group() {
        let text = "I was a developer at Miele as a freelancer, Miele";
        let filter = [Filter::AllowText(regex("I was a.*?as a freelancer"))];
        check_allow(&filter, text, &["developer", "Miele", "freelancer, Miele"], &["freelancer, Miele"]);
        let grouped = [Filter::AllowText(regex("a (developer) at (Xiele)?"))];
        check_allow(&grouped, text, &["developer", "developer at", "Miele"], &["developer at", "Miele"]);
        let empty = [Filter::AllowText(regex("x*")), Filter::AllowText(regex("(x*)"))];
        check_allow(&empty, text, &["developer"], &["developer"]);
        let nested = [Filter::AllowText(regex("(I was (a) developer) at"))];
        check_allow(&nested, text, &["developer", "at Miele"], &["at Miele"]);
    }

    #[track_caller]
    fn check_block(pattern: &str, text: &str, expected: &[&str]) {
        let filter = Filter::Block {
            entity_type: EntityType::from_name("X"),
            pattern: regex(pattern),
            threshold: 1.0,
        };
        let found = block(text, &Choice::default(), &[filter]).expect("cheap");
        let found: Vec<&str> = found.iter().map(|blocked| blocked.entity.range.of(text)).collect();
        assert_eq!(found, expected, "{pattern:?}");
    }

    #[test]
    fn block_makes_an_entity_of_every_match_that_is_not_empty() {
        check_block(r"GID-\d{5}", "my ID is GID-45434, GID-1, GID-12345", &["GID-45434", "GID-12345"]);
        check_block("a*", "baab", &["aa"]);
        check_block("", "abc", &[]);
        check_block(r"\s*x\s*", "a x b", &["x"]);
        check_block(r"\s", "a b", &[]);
        check_block("Best Corp", "best corp", &[]);
        check_block("aa", "aaaaa", &["aa", "aa"]);
    }

    #[test]
    fn a_pattern_that_takes_too_long_names_its_filter() {
        let text = "a".repeat(100_000);
        let filters = [
            Filter::Allow(regex("b")),
            Filter::Block {
                entity_type: EntityType::from_name("X"),
                pattern: regex(r"(?=(a+)+$)(a|aa)+\1x"),
                threshold: 1.0,
            },
        ];
        let error = block(&text, &Choice::default(), &filters).expect_err("too costly");
        assert_eq!(error, DetectError::PatternTooCostly { filter: 1 });
    }
}
