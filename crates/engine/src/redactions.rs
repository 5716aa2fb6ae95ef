//! What was found in a text and what comes in its place: lists side by side, since a large sheet has a million, and what most of them
//! do not have takes no room.

use std::sync::Arc;

use blackbar_core::{EditList, EditText, Edits, Entity, TextRange, Verdict};
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

/// Verdicts by their numbers: those of a column are mostly the same.
#[derive(Clone, Default)]
pub(crate) struct Verdicts {
    all: Vec<Arc<Verdict>>,
    /// One an entity.
    numbers: Vec<u32>,
}

/// Among so many that came last one may come again: as many as a row has.
const LAST: usize = 32;

impl Verdicts {
    fn with_room(count: usize) -> Verdicts {
        Verdicts { all: Vec::new(), numbers: Vec::with_capacity(count) }
    }

    fn push(&mut self, verdict: Arc<Verdict>) {
        let before = self.all.len().saturating_sub(LAST);
        let last = self.all.iter().skip(before).position(|known| Arc::ptr_eq(known, &verdict));
        let number = last.map_or_else(
            || {
                self.all.push(verdict);
                self.all.len() - 1
            },
            |at| before + at,
        );
        // A text of less than four gigabytes has fewer.
        self.numbers.push(u32::try_from(number).unwrap_or(u32::MAX));
    }

    /// How many entities there are.
    pub(crate) fn count(&self) -> usize {
        self.numbers.len()
    }

    /// One an entity.
    pub(crate) fn each(&self) -> impl ExactSizeIterator<Item = &Arc<Verdict>> {
        self.numbers.iter().map(|number| &self.all[*number as usize])
    }
}

/// All of a text, in its order.
#[derive(Clone, Default)]
pub(crate) struct Redactions {
    edits: Edits,
    verdicts: Verdicts,
    /// What those say that the file spells otherwise than it reads, by their number, from the first to the last.
    said: Vec<(usize, Arc<String>)>,
    around: Runs<Around>,
}

/// One of them.
pub(crate) struct Redaction<'r> {
    pub(crate) range: TextRange,
    /// What comes there.
    pub(crate) text: EditText<'r>,
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
    pub(crate) fn verdicts(&self) -> &Verdicts {
        &self.verdicts
    }

    /// One by one.
    pub(crate) fn each(&self) -> impl ExactSizeIterator<Item = Redaction<'_>> {
        let (mut said, mut around) = (self.said.iter().peekable(), self.around.each());
        self.edits.each().zip(self.verdicts.each()).enumerate().map(
            move |(number, ((range, text), verdict))| {
                let said = said.next_if(|(of, _)| *of == number).map(|(_, said)| said);
                let around = around.next().copied().unwrap_or_default();
                Redaction { range, text, verdict, said, around }
            },
        )
    }

    /// One by one, each with all that it has.
    pub(crate) fn found(&self) -> impl Iterator<Item = Found> {
        self.each().enumerate().map(|(number, Redaction { range, verdict, said, around, .. })| Found {
            entity: Entity { range, verdict: verdict.clone() },
            said: said.cloned(),
            replacement: Replacement::new(self.edits.shared_text(number), around),
        })
    }
}

/// Redactions as they are found.
#[derive(Default)]
pub(crate) struct Collected {
    edits: EditList,
    verdicts: Verdicts,
    said: Vec<(usize, Arc<String>)>,
    around: Runs<Around>,
}

impl Collected {
    /// With room for so many: a long list that moves takes its size once more, and room that is not used takes no memory.
    pub(crate) fn with_room(count: usize) -> Collected {
        Collected {
            edits: EditList::with_room(count),
            verdicts: Verdicts::with_room(count),
            ..Collected::default()
        }
    }

    /// Adds the next one. Two that share one escape of the source (half of a surrogate pair each, say) would overlap there: the later
    /// one begins behind it.
    pub(crate) fn push(&mut self, Found { entity, mut said, replacement }: Found, source: &str) {
        let Entity { range, verdict } = entity;
        let done = self.edits.last().map_or(0, TextRange::end);
        if range.start() < done && said.is_none() {
            said = Some(Arc::new(range.of(source).to_owned()));
        }
        let range = TextRange::new(range.start().max(done), range.end().max(done));
        if range.is_empty() {
            return;
        }
        self.said.extend(said.map(|said| (self.edits.len(), said)));
        self.around.push(replacement.around());
        self.edits.push(range, replacement.text());
        self.verdicts.push(verdict);
    }

    /// All that were added.
    pub(crate) fn finish(self) -> Result<Redactions, EngineError> {
        let Collected { edits, verdicts, said, around } = self;
        let edits = edits.finish().map_err(|_| EngineError::Internal("entities overlap"))?;
        Ok(Redactions { edits, verdicts, said, around })
    }
}

#[cfg(test)]
mod tests {
    use blackbar_core::{Evidence, Label, Reason};

    use super::*;

    fn found(start: usize, end: usize, said: Option<&str>, verdict: &Arc<Verdict>) -> Found {
        Found {
            entity: Entity { range: TextRange::new(start, end), verdict: Arc::clone(verdict) },
            said: said.map(|said| Arc::new(said.to_owned())),
            replacement: Replacement::plain(format!("[{start}]")),
        }
    }

    fn verdict() -> Arc<Verdict> {
        let reason = Reason { finder: "test", evidence: Evidence::MODEL };
        Entity::new(TextRange::new(0, 1), [(Label::Name.into(), 0.9)], reason).verdict
    }

    #[test]
    fn each_keeps_what_it_has_of_its_own() {
        let source = "abcdefghijkl".repeat(20);
        let verdicts: Vec<_> = (0..2 * LAST).map(|_| verdict()).collect();
        // Some come again when many others came between, and some at once.
        let of =
            |number: usize| &verdicts[if number.is_multiple_of(3) { 0 } else { number % verdicts.len() }];
        let mut all = Collected::with_room(4);
        for number in 0..100_usize {
            let said = number.is_multiple_of(7).then_some("said");
            all.push(found(2 * number, 2 * number + 1, said, of(number)), &source);
        }
        let Ok(redactions) = all.finish() else { panic!("they are disjoint") };
        assert_eq!(redactions.each().len(), 100);
        for (number, one) in redactions.found().enumerate() {
            assert_eq!(one.entity.range, TextRange::at(2 * number, 1));
            assert!(Arc::ptr_eq(&one.entity.verdict, of(number)), "{number}");
            assert_eq!(one.replacement.text().as_str(), format!("[{}]", 2 * number));
            let text =
                if number.is_multiple_of(7) { "said" } else { TextRange::at(2 * number, 1).of(&source) };
            assert_eq!(one.text(&source), text);
        }
    }

    #[test]
    fn two_that_share_an_escape_are_cut_apart() {
        let (source, verdict) = ("ab\\u00e9cd", verdict());
        let mut all = Collected::default();
        all.push(found(0, 8, None, &verdict), source);
        all.push(found(2, 9, None, &verdict), source);
        // Nothing is left of it.
        all.push(found(3, 8, None, &verdict), source);
        let Ok(redactions) = all.finish() else { panic!("they are disjoint") };
        let ranges: Vec<TextRange> = redactions.each().map(|one| one.range).collect();
        assert_eq!(ranges, [TextRange::new(0, 8), TextRange::new(8, 9)]);
        let said: Vec<String> = redactions.found().map(|one| one.text(source).to_owned()).collect();
        assert_eq!(said, ["ab\\u00e9", "\\u00e9c"]);
        assert_eq!(redactions.verdicts().all.len(), 1);
    }
}
