//! A parsed pattern. Flags are already worked into it: a set is folded, a `$` knows whether it means lines.

use std::sync::Arc;

use super::charset::{CharSet, Fold};

/// The largest width; anything at or over it is endless.
pub(super) const ENDLESS: u64 = u64::MAX;

/// A place, not a character.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum At {
    /// `\A`, `^`
    TextStart,
    /// `\Z`
    TextEnd,
    /// `$`: the end, or before a newline that ends the text.
    LastLineEnd,
    /// `^` of MULTILINE
    LineStart,
    /// `$` of MULTILINE
    LineEnd,
    /// `\b`
    Boundary { ascii: bool },
    /// `\B`
    NoBoundary { ascii: bool },
}

/// How a repeat goes about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Greed {
    Greedy,
    Lazy,
    Possessive,
}

/// Smallest and largest number of characters.
pub(super) type Width = (u64, u64);

#[derive(Clone, Debug)]
pub(super) enum Node {
    Char(char),
    Set(Arc<CharSet>),
    At(At),
    Sequence(Vec<Node>),
    Either(Vec<Node>),
    Group { index: usize, body: Box<Node> },
    Repeat { body: Box<Node>, least: u32, most: Option<u32>, greed: Greed },
    Atomic(Box<Node>),
    Look { behind: bool, negated: bool, body: Box<Node> },
    Backreference { group: usize, fold: Fold, width: Width },
    IfGroup { group: usize, yes: Box<Node>, no: Option<Box<Node>> },
}

impl Node {
    /// Smallest and largest number of characters it takes.
    pub(super) fn width(&self) -> Width {
        match self {
            Node::Char(_) | Node::Set(_) => (1, 1),
            Node::At(_) | Node::Look { .. } => (0, 0),
            Node::Sequence(parts) => parts.iter().fold((0, 0), |sum, part| {
                let width = part.width();
                (u64::saturating_add(sum.0, width.0), u64::saturating_add(sum.1, width.1))
            }),
            Node::Either(branches) => {
                let widths = branches.iter().map(Node::width);
                widths.reduce(|a, b| (a.0.min(b.0), a.1.max(b.1))).unwrap_or((0, 0))
            }
            Node::Group { body, .. } | Node::Atomic(body) => body.width(),
            Node::Repeat { body, least, most, .. } => {
                let (low, high) = body.width();
                let high = match most {
                    None if high > 0 => ENDLESS,
                    None => 0,
                    Some(most) => high.saturating_mul(u64::from(*most)),
                };
                (low.saturating_mul(u64::from(*least)), high)
            }
            Node::Backreference { width, .. } => *width,
            Node::IfGroup { yes, no, .. } => {
                let (low, high) = yes.width();
                let other = no.as_ref().map_or((0, 0), |no| no.width());
                (low.min(other.0), high.max(other.1))
            }
        }
    }

    /// How many characters of pattern stand side by side once every counted repeat is written out.
    pub(super) fn positions(&self) -> u64 {
        match self {
            Node::Char(_) | Node::Set(_) | Node::At(_) | Node::Backreference { .. } => 1,
            Node::Sequence(parts) | Node::Either(parts) => {
                parts.iter().map(Node::positions).fold(1, u64::saturating_add)
            }
            Node::Group { body, .. } | Node::Atomic(body) | Node::Look { body, .. } => {
                body.positions().saturating_add(1)
            }
            Node::Repeat { body, least, most, .. } => {
                body.positions().saturating_mul(u64::from(most.unwrap_or(*least).max(1))).saturating_add(1)
            }
            Node::IfGroup { yes, no, .. } => {
                yes.positions().saturating_add(no.as_ref().map_or(0, |no| no.positions()))
            }
        }
    }
}
