//! What was found in a text and what comes in its place: lists side by side, since a large sheet has a million, and what most of them
//! do not have takes no room.

use std::sync::Arc;

use blackbar_core::{Edit, Edits, Entity, TextRange, Verdict};
use blackbar_detect::replace::{Around, Replacement};

use crate::EngineError;
use crate::runs::Runs;

/// An entity in the file's own coordinates, with what comes in its place.
pub(crate) struct Found {
    /// Its range is in the extracted text, in the file's spelling.
    pub(crate) entity: Entity,
    /// What it says, as a person reads it, where the file spells it otherwise.
    pub(crate) said: Option<Arc<String>>,
    pub(crate) replacement: Replacement,
}

impl Found {
    /// What it says, as a person reads it.
    pub(crate) fn text<'t>(&'t self, source: &'t str) -> &'t str {
        match &self.said {
            Some(said) => said,
            None => self.entity.range.of(source),
        }
    }
}

/// All of a text, in its order.
#[derive(Clone, Default)]
pub(crate) struct Redactions {
    edits: Edits,
    verdicts: Vec<Arc<Verdict>>,
    /// What those say that the file spells otherwise than it reads, by their number, from the first to the last.
    said: Vec<(usize, Arc<String>)>,
    around: Runs<Around>,
}

/// One of them.
pub(crate) struct Redaction<'r> {
    pub(crate) edit: &'r Edit,
    pub(crate) verdict: &'r Arc<Verdict>,
    pub(crate) said: Option<&'r Arc<String>>,
    pub(crate) around: Around,
}

impl Redactions {
    /// What is to change, one edit each.
    pub(crate) fn edits(&self) -> &Edits {
        &self.edits
    }

    /// What they are.
    pub(crate) fn verdicts(&self) -> &[Arc<Verdict>] {
        &self.verdicts
    }

    /// One by one.
    pub(crate) fn each(&self) -> impl ExactSizeIterator<Item = Redaction<'_>> {
        let (mut said, mut around) = (self.said.iter().peekable(), self.around.each());
        self.edits.as_slice().iter().zip(&self.verdicts).enumerate().map(move |(number, (edit, verdict))| {
            let said = said.next_if(|(of, _)| *of == number).map(|(_, said)| said);
            Redaction { edit, verdict, said, around: around.next().copied().unwrap_or_default() }
        })
    }

    /// One by one, each with all that it has.
    pub(crate) fn found(&self) -> impl Iterator<Item = Found> {
        self.each().map(|Redaction { edit, verdict, said, around }| Found {
            entity: Entity { range: edit.range, verdict: verdict.clone() },
            said: said.cloned(),
            replacement: Replacement::new(edit.text.clone(), around),
        })
    }
}

/// Redactions as they are found.
#[derive(Default)]
pub(crate) struct Collected {
    edits: Vec<Edit>,
    verdicts: Vec<Arc<Verdict>>,
    said: Vec<(usize, Arc<String>)>,
    around: Runs<Around>,
}

impl Collected {
    /// With room for so many: a long list that moves takes its size once more, and room that is not used takes no memory.
    pub(crate) fn with_room(count: usize) -> Collected {
        Collected {
            edits: Vec::with_capacity(count),
            verdicts: Vec::with_capacity(count),
            ..Collected::default()
        }
    }

    /// Adds the next one. Two that share one escape of the source (half of a surrogate pair each, say) would overlap there: the later
    /// one begins behind it.
    pub(crate) fn push(&mut self, Found { entity, mut said, replacement }: Found, source: &str) {
        let Entity { range, verdict } = entity;
        let done = self.edits.last().map_or(0, |last| last.range.end());
        if range.start() < done && said.is_none() {
            said = Some(Arc::new(range.of(source).to_owned()));
        }
        let range = TextRange::new(range.start().max(done), range.end().max(done));
        if range.is_empty() {
            return;
        }
        self.said.extend(said.map(|said| (self.edits.len(), said)));
        self.around.push(replacement.around());
        self.edits.push(Edit { range, text: replacement.into_text() });
        self.verdicts.push(verdict);
    }

    /// All that were added.
    pub(crate) fn finish(self) -> Result<Redactions, EngineError> {
        let Collected { edits, verdicts, said, around } = self;
        let edits = Edits::new(edits).map_err(|_| EngineError::Internal("entities overlap"))?;
        Ok(Redactions { edits, verdicts, said, around })
    }
}
