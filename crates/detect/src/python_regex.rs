//! Python's `re`, for texts and patterns that nobody vouches for.
//!
//! Requests bring patterns in Python's syntax and expect Python's answers, so a pattern is parsed by Python's rules
//! into a tree. What a finite automaton can do runs on `regex-automata` in linear time; the rest (look-around,
//! references to groups, atomic groups, loops over nothing) runs on a backtracking engine of our own that follows
//! CPython and counts its steps. No third engine stands behind them: the ones that offer Python's features read `$`,
//! `\w`, `\b`, case and sets in their own way and cannot be stopped by a number of steps. The tests ask the real
//! Python about every case.
//!
//! Known to differ from one Python to another, and settled here: `\B` matches nowhere in an empty text (as up to
//! 3.13), captures of a branch that was given up are forgotten (as from 3.12), Unicode tables are those of `regex`.

mod backtrack;
mod charset;
mod linear;
mod names;
mod parse;
mod program;
#[cfg(test)]
mod tests;
mod tokens;
mod tree;

use std::fmt;
use std::sync::Arc;

use blackbar_core::TextRange;
use regex_automata::{Anchored, Input};

pub use backtrack::Budget;

use backtrack::Machine;
use linear::Linear;
use program::Program;

/// What is wrong with a pattern.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{message} at position {position}")]
pub struct PatternError {
    /// In code points, as Python counts.
    pub position: usize,
    /// Never quotes the pattern.
    pub message: &'static str,
}

/// A pattern needed more steps or memory on a text than it may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the pattern takes too many steps on this text")]
pub struct TooCostly;

/// A compiled pattern. Cheap to clone.
#[derive(Clone)]
pub struct PythonRegex(Arc<Compiled>);

struct Compiled {
    program: Program,
    linear: Option<Linear>,
}

impl fmt::Debug for PythonRegex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PythonRegex").field("groups", &self.group_count()).finish_non_exhaustive()
    }
}

impl PythonRegex {
    /// Compiles; what cannot be expressed is an error, never a silent difference.
    pub fn new(pattern: &str) -> Result<PythonRegex, PatternError> {
        let parsed = parse::parse(pattern)?;
        let program = Program::new(&parsed.tree, parsed.groups);
        let linear = Linear::new(&parsed.tree);
        Ok(PythonRegex(Arc::new(Compiled { program, linear })))
    }

    /// How many capturing groups there are, group 0 not counted.
    pub fn group_count(&self) -> usize {
        self.0.program.groups - 1
    }

    /// `re.match`: whether the pattern matches at the beginning of the text, if only nothing.
    pub fn match_start(&self, text: &str) -> Result<bool, TooCostly> {
        self.match_start_within(text, &mut Budget::for_text(text.len()))
    }

    /// As [`PythonRegex::match_start`] on a budget that other texts share.
    pub fn match_start_within(&self, text: &str, budget: &mut Budget) -> Result<bool, TooCostly> {
        match &self.0.linear {
            Some(linear) if linear.suits(text) => {
                let input = Input::new(text).anchored(Anchored::Yes).earliest(true);
                Ok(linear.regex.is_match(input))
            }
            _ => Machine::new(&self.0.program, text).match_at(0, false, budget),
        }
    }

    /// `re.finditer`: matches that do not overlap, from left to right, empty ones too.
    pub fn find_iter<'r, 't>(&'r self, text: &'t str) -> FindIter<'r, 't> {
        let linear = self.0.linear.as_ref().filter(|linear| !linear.nullable && linear.suits(text));
        FindIter {
            regex: &self.0,
            text,
            linear,
            scanned: 0,
            machine: None,
            budget: Budget::for_text(text.len()),
            from: Some(0),
            advance: false,
        }
    }
}

/// A match and its groups.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Captures {
    spans: Vec<Option<TextRange>>,
}

impl Captures {
    /// The whole match.
    pub fn range(&self) -> TextRange {
        self.group(0).unwrap_or(TextRange::new(0, 0))
    }

    /// What a group matched; group 0 is the whole match.
    pub fn group(&self, index: usize) -> Option<TextRange> {
        self.spans.get(index).copied().flatten()
    }

    /// What the groups but the whole matched, in order.
    pub fn groups(&self) -> impl Iterator<Item = Option<TextRange>> + '_ {
        self.spans.iter().skip(1).copied()
    }
}

/// The matches of a pattern in a text; ends behind the first error.
pub struct FindIter<'r, 't> {
    regex: &'r Compiled,
    text: &'t str,
    linear: Option<&'r Linear>,
    /// Bytes the linear engine has looked at if each search went to the end, which an endless pattern may do.
    scanned: usize,
    machine: Option<Machine<'r, 't>>,
    budget: Budget,
    /// Where the next search begins.
    from: Option<usize>,
    /// The next match must not be empty if it begins there.
    advance: bool,
}

/// Searches that may each run to the end of the text are quadratic; beyond this many bytes the engine that counts
/// its steps goes on.
const MOST_SCANNED: usize = 100_000_000;

impl Iterator for FindIter<'_, '_> {
    type Item = Result<Captures, TooCostly>;

    fn next(&mut self) -> Option<Self::Item> {
        let from = self.from?;
        let found = match self.linear {
            Some(linear) => Ok(self.search_linear(linear, from)),
            None => self.search_backtracking(from),
        };
        match found {
            Ok(Some(captures)) => {
                let range = captures.range();
                self.advance = range.is_empty();
                self.from = Some(range.end());
                Some(Ok(captures))
            }
            Ok(None) => {
                self.from = None;
                None
            }
            Err(error) => {
                self.from = None;
                Some(Err(error))
            }
        }
    }
}

impl FindIter<'_, '_> {
    fn search_linear(&mut self, linear: &Linear, from: usize) -> Option<Captures> {
        let input = Input::new(self.text).range(from..);
        let groups = self.regex.program.groups;
        let spans = if groups == 1 {
            vec![Some(TextRange::from(linear.regex.search(&input)?.range()))]
        } else {
            let mut captures = linear.regex.create_captures();
            linear.regex.search_captures(&input, &mut captures);
            captures.get_match()?;
            let span = |group| captures.get_group(group).map(|span| TextRange::new(span.start, span.end));
            (0..groups).map(span).collect()
        };
        if linear.longest.is_none() {
            self.scanned = self.scanned.saturating_add(self.text.len() - from);
            if self.scanned > MOST_SCANNED {
                self.linear = None;
            }
        }
        Some(Captures { spans })
    }

    fn search_backtracking(&mut self, from: usize) -> Result<Option<Captures>, TooCostly> {
        let (regex, text) = (self.regex, self.text);
        let machine = self.machine.get_or_insert_with(|| Machine::new(&regex.program, text));
        if !machine.search(from, self.advance, &mut self.budget)? {
            return Ok(None);
        }
        let spans = machine.slots.chunks_exact(2).map(|pair| match pair {
            [start, end] if *start <= *end && *end <= text.len() => Some(TextRange::new(*start, *end)),
            _ => None,
        });
        Ok(Some(Captures { spans: spans.collect() }))
    }
}
