//! The linear engine: patterns without look-around, references to groups and the like, on `regex-automata`.
//!
//! The tree is handed over as it is, not as text, so nothing has to be escaped and nothing is read differently. What
//! the engine does differently from Python even so (`\b` beside marks, `$` before a last newline, `\B` in an empty
//! text, matches next to empty ones) is known per text, and such a text goes to the other engine.

use regex_automata::meta::Regex;
use regex_syntax::hir::{Capture, Class, Hir, Look, Repetition};

use super::charset;
use super::tree::{At, ENDLESS, Greed, Node};

/// A pattern that the linear engine can run.
#[derive(Clone, Debug)]
pub(super) struct Linear {
    pub(super) regex: Regex,
    traits: Traits,
    /// Side by side, once every counted repeat is written out.
    positions: u64,
    /// Matches are no longer than this many characters.
    pub(super) longest: Option<u64>,
    /// It may match nothing; then Python's rules for the next match are not the engine's.
    pub(super) nullable: bool,
}

/// What makes an answer depend on the text.
#[derive(Clone, Copy, Debug, Default)]
struct Traits {
    boundary: bool,
    no_boundary: bool,
    last_line_end: bool,
}

/// Memory of the automaton, in bytes.
const LARGEST: usize = 1 << 21;
/// Positions of the pattern times bytes of the text: the work in the worst case.
const MOST_WORK: u64 = 500_000_000;

impl Linear {
    /// `None` when the pattern needs the other engine.
    pub(super) fn new(tree: &Node) -> Option<Linear> {
        let positions = tree.positions();
        if positions > 20_000 {
            return None;
        }
        let mut traits = Traits::default();
        let hir = convert(tree, &mut traits)?;
        let config = Regex::config().nfa_size_limit(Some(LARGEST)).onepass_size_limit(Some(LARGEST / 4));
        let regex = Regex::builder().configure(config).build_from_hir(&hir).ok()?;
        let (low, high) = tree.width();
        let longest = (high < ENDLESS).then_some(high);
        Some(Linear { regex, traits, positions, longest, nullable: low == 0 })
    }

    /// Whether the answer on this text is Python's, in a bounded time.
    pub(super) fn suits(&self, text: &str) -> bool {
        self.positions.saturating_mul(text.len() as u64) <= MOST_WORK
            && !(self.traits.last_line_end && text.ends_with('\n'))
            && !(self.traits.no_boundary && text.is_empty())
            && (!self.traits.boundary || charset::word_boundaries_agree(text))
    }
}

fn convert(node: &Node, traits: &mut Traits) -> Option<Hir> {
    Some(match node {
        Node::Char(c) => Hir::literal(c.to_string().into_bytes()),
        Node::Set(set) => Hir::class(Class::Unicode(set.class().clone())),
        Node::At(at) => Hir::look(look(*at, traits)),
        Node::Sequence(parts) => {
            Hir::concat(parts.iter().map(|part| convert(part, traits)).collect::<Option<_>>()?)
        }
        Node::Either(branches) => {
            Hir::alternation(branches.iter().map(|branch| convert(branch, traits)).collect::<Option<_>>()?)
        }
        Node::Group { index, body } => Hir::capture(Capture {
            index: u32::try_from(*index).ok()?,
            name: None,
            sub: Box::new(convert(body, traits)?),
        }),
        // The engines differ on what a loop does when its body matched nothing.
        Node::Repeat { body, .. } if body.width().0 == 0 => return None,
        Node::Repeat { greed: Greed::Possessive, .. } => return None,
        Node::Repeat { body, least, most, greed } => Hir::repetition(Repetition {
            min: *least,
            max: *most,
            greedy: *greed == Greed::Greedy,
            sub: Box::new(convert(body, traits)?),
        }),
        Node::Atomic(_) | Node::Look { .. } | Node::Backreference { .. } | Node::IfGroup { .. } => {
            return None;
        }
    })
}

fn look(at: At, traits: &mut Traits) -> Look {
    match at {
        At::TextStart => Look::Start,
        At::TextEnd => Look::End,
        At::LastLineEnd => {
            traits.last_line_end = true;
            Look::End
        }
        At::LineStart => Look::StartLF,
        At::LineEnd => Look::EndLF,
        At::Boundary { ascii: true } => Look::WordAscii,
        At::Boundary { ascii: false } => {
            traits.boundary = true;
            Look::WordUnicode
        }
        At::NoBoundary { ascii } => {
            traits.no_boundary = true;
            traits.boundary |= !ascii;
            if ascii { Look::WordAsciiNegate } else { Look::WordUnicodeNegate }
        }
    }
}
