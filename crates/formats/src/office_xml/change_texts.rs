//! What comes in the place of the changes of a package: mostly what an edit says, of which there may be a million.

use blackbar_core::{EditText, Edits, FormatError, SharedText};

use super::extraction::narrow;

/// Which of the texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Comes(u32);

impl Comes {
    /// Nothing comes.
    pub(super) const NOTHING: Comes = Comes(u32::MAX);

    /// What an edit with this number says.
    pub(super) fn of_edit(number: usize) -> Result<Comes, FormatError> {
        narrow(number).map(Comes)
    }
}

/// Those of the edits, and some more.
#[derive(Default)]
pub(super) struct ChangeTexts {
    edits: Edits,
    more: Vec<SharedText>,
}

impl ChangeTexts {
    /// Those of the edits.
    pub(super) fn of(edits: Edits) -> ChangeTexts {
        ChangeTexts { edits, more: Vec::new() }
    }

    /// One more. A package has fewer than there are numbers: each is behind a stretch of it.
    pub(super) fn add(&mut self, text: SharedText) -> Comes {
        if text.is_empty() {
            return Comes::NOTHING;
        }
        self.more.push(text);
        Comes(u32::try_from(self.edits.len() + self.more.len() - 1).unwrap_or(u32::MAX))
    }

    /// What it says.
    pub(super) fn get(&self, Comes(number): Comes) -> EditText<'_> {
        match (number as usize).checked_sub(self.edits.len()) {
            None => self.edits.text(number as usize),
            Some(more) => EditText::Kept(self.more.get(more).map_or("", |text| text)),
        }
    }

    /// The same, to be kept elsewhere.
    pub(super) fn shared(&self, Comes(number): Comes) -> SharedText {
        match (number as usize).checked_sub(self.edits.len()) {
            None => self.edits.shared_text(number as usize),
            Some(more) => self.more.get(more).cloned().unwrap_or_default(),
        }
    }

    /// Whether it is what the edit with this number says.
    pub(super) fn is_of_edit(&self, comes: Comes, edit: usize) -> bool {
        let number = comes.0 as usize;
        if number < self.edits.len() {
            number == edit || self.edits.have_same_text(number, edit)
        } else {
            self.get(comes) == self.edits.text(edit)
        }
    }
}
