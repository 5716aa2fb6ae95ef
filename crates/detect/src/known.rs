//! What a document says once and means everywhere: a name that is announced in one place is looked for in all the others.
//!
//! A long document is read in blocks, and what one of them names may stand alone in any other, before it or behind it. So every block
//! says first whom and what it names ([`Named`]); then, where a tagger has read it, what speaks against that ([`Doubts`]); and only with
//! what all of them said are the further mentions found. What comes out is what it would be in one block.

mod initials;
mod mentions;
mod names;
mod places;
mod word_table;

use blackbar_core::Finding;
#[cfg(test)]
use blackbar_core::TextRange;

use crate::covered::Covered;
use crate::fusion::Nothing;
use initials::Initials;
use names::{KnownNames, Names};
use places::{KnownPlaces, Missed, Places};

/// Whom and what the findings of a text name. Blocks are added in the order of the document.
#[derive(Default)]
pub struct Named {
    names: Names,
    initials: Initials,
    places: Places,
}

impl Named {
    /// Places are only looked for where a tagger finds them.
    pub(crate) fn among(text: &str, findings: &[Finding], tagged: bool) -> Named {
        Named {
            names: Names::among(text, findings),
            initials: Initials::among(text, findings),
            places: if tagged { Places::among(text, findings) } else { Places::default() },
        }
    }

    /// Takes in what follows in the document.
    pub fn add(&mut self, other: Named) {
        self.names.add(other.names);
        self.initials.add(other.initials);
        self.places.add(other.places);
    }
}

/// What speaks against further mentions of what is named.
#[derive(Default)]
pub struct Doubts {
    names: names::Doubts,
    missed: Missed,
}

impl Doubts {
    /// Takes in what follows in the document.
    pub fn add(&mut self, other: Doubts) {
        self.names.add(other.names);
        self.missed.add(other.missed);
    }
}

/// All that is named in a document, ready to be looked for.
pub struct Known<'n> {
    names: KnownNames<'n>,
    initials: &'n Initials,
    places: KnownPlaces<'n>,
}

impl<'n> Known<'n> {
    /// Of the blocks that were added.
    pub fn new(named: &'n Named) -> Known<'n> {
        Known {
            names: KnownNames::new(&named.names),
            initials: &named.initials,
            places: KnownPlaces::new(&named.places),
        }
    }

    /// What speaks against it in a text.
    pub(crate) fn doubts(&self, text: &str, findings: &[Finding], nothing: &Nothing) -> Doubts {
        let covered = Covered::by(findings);
        Doubts {
            names: self.names.doubts(text, &covered, nothing),
            missed: self.places.missed(text, &covered),
        }
    }

    /// Adds findings for the other mentions in a text, of which `nothing` is what the tagger, where there is one, calls no entity.
    pub(crate) fn carry(
        &self,
        text: &str,
        findings: &mut Vec<Finding>,
        doubts: &Doubts,
        nothing: Option<&Nothing>,
    ) {
        self.names.carry(text, findings, &doubts.names, nothing);
        self.initials.carry(text, findings);
        if let Some(nothing) = nothing {
            self.places.carry(text, findings, &doubts.missed, nothing);
        }
    }
}

/// What makes one word of what stands on both sides of it.
fn joins(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// No part of a longer word.
#[cfg(test)]
fn is_whole(text: &str, range: TextRange) -> bool {
    let before = text[..range.start()].chars().next_back();
    let after = text[range.end()..].chars().next();
    !before.is_some_and(joins) && !after.is_some_and(joins)
}
