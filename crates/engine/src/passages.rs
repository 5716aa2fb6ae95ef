//! Detects and replaces over all passages of an extracted text, block by block.

use std::collections::VecDeque;
use std::sync::Arc;

use blackbar_core::{
    Cancel, Edit, Edits, Entities, Entity, ExtractedText, Language, Overlap, TextRange, TokenTagger,
};
use blackbar_detect::coreference::MentionVectors;
use blackbar_detect::reading::Reading;
use blackbar_detect::replace::{Replacement, Session};
use blackbar_detect::{DetectError, Wanted, detect};

use crate::worker::Worker;
use crate::{EngineError, Settings, Tools};

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

/// How much of a text is looked at to tell its language.
const LANGUAGE_SAMPLE: usize = 64 << 10;

/// For so many findings room is made beforehand.
const MOST_ROOM: usize = 1 << 20;

/// The languages of a text, from its beginning.
pub(crate) fn languages(text: &ExtractedText, tools: &Tools) -> Vec<(Language, f32)> {
    let Some(reading) = Reading::blocks(text).next() else { return Vec::new() };
    let sample = reading.text();
    tools.language_id.identify(&sample[..blackbar_detect::scan::floor_char(sample, LANGUAGE_SAMPLE)])
}

/// What one pass over a text works with.
pub(crate) struct Pass<'p> {
    pub(crate) settings: &'p Settings,
    pub(crate) tools: &'p Tools,
    pub(crate) languages: &'p [(Language, f32)],
    pub(crate) cancel: &'p Cancel,
}

impl Pass<'_> {
    /// All entities of a text with their replacements, in order.
    pub(crate) fn run(&self, text: &ExtractedText, session: &mut Session) -> Result<Vec<Found>, EngineError> {
        let detection = &self.settings.detection;
        let wanted = Wanted {
            choice: &detection.choice,
            filters: &detection.filters,
            tagger: self.tools.tagger(detection.accuracy, self.languages)?,
            cancel: self.cancel,
        };
        self.cancel.check().map_err(DetectError::from)?;
        let mut found = Vec::new();
        let mut blocks = Reading::blocks(text).peekable();
        let first = blocks.next();
        if blocks.peek().is_none() {
            // One block, which is most texts, needs no thread.
            if let Some(block) = first {
                let detected = detect(&block, &wanted).map(|entities| (block, entities))?;
                self.replace(&detected, wanted.tagger, session, text.text(), &mut found)?;
            }
        } else {
            // Room that is not used takes no memory, and a large list that moves takes its size once more.
            found.reserve_exact(text.passages().len().min(MOST_ROOM));
            self.run_side_by_side(first.into_iter().chain(blocks), &wanted, |detected| {
                self.replace(detected, wanted.tagger, session, text.text(), &mut found)
            })?;
        }
        cut_shared_escapes(&mut found, text.text());
        found.shrink_to_fit();
        Ok(found)
    }

    /// Looks at a few blocks at a time, each on one of a few threads, and hands on what was found in their order while the next
    /// ones are looked at.
    fn run_side_by_side<'t>(
        &self,
        mut blocks: impl Iterator<Item = Reading<'t>>,
        wanted: &Wanted<'_>,
        mut hand_on: impl FnMut(&Detected<'t>) -> Result<(), EngineError>,
    ) -> Result<(), EngineError> {
        let at_once = std::thread::available_parallelism().map_or(1, usize::from);
        std::thread::scope(|scope| {
            let look = |block: Reading<'t>| detect(&block, wanted).map(|entities| (block, entities));
            let first = blocks.by_ref().take(at_once);
            // Each looks at every so many-th block: what it allocates and keeps serves the next one.
            let mut workers: VecDeque<Worker<'_, _, _>> =
                first.map(|block| Worker::begin(scope, look, block)).collect();
            while let Some(worker) = workers.pop_front() {
                self.cancel.check().map_err(DetectError::from)?;
                let (detected, worker) = worker.end();
                if let Some(block) = blocks.next() {
                    worker.give(block);
                    workers.push_back(worker);
                }
                hand_on(&detected?)?;
            }
            Ok(())
        })
    }

    fn replace(
        &self,
        (reading, entities): &Detected<'_>,
        tagger: Option<&dyn TokenTagger>,
        session: &mut Session,
        source: &str,
        found: &mut Vec<Found>,
    ) -> Result<(), EngineError> {
        let vectors = match tagger {
            Some(tagger) if session.wants_vectors() => {
                MentionVectors::ask(reading.text(), entities, tagger, self.cancel)
                    .map_err(DetectError::from)?
            }
            _ => MentionVectors::default(),
        };
        let replacements = session.replace_with(reading.text(), entities, self.languages, &vectors);
        if replacements.len() != entities.len() {
            return Err(EngineError::Internal("an entity has no replacement"));
        }
        let mut near = 0;
        for (entity, replacement) in entities.iter().zip(replacements) {
            let text = entity.range.of(reading.text());
            let (range, _) = reading
                .to_source_near(entity.range, &mut near)
                .ok_or(EngineError::Internal("an entity lies nowhere"))?;
            let said = (range.of(source) != text).then(|| Arc::new(text.to_owned()));
            found.push(Found { entity: Entity { range, ..entity.clone() }, said, replacement });
        }
        Ok(())
    }
}

/// What a block reads like, and what was found in it.
type Detected<'t> = (Reading<'t>, Entities);

/// Two entities that share one escape of the source (half of a surrogate pair each, say) would overlap there:
/// the later one begins behind it.
fn cut_shared_escapes(found: &mut Vec<Found>, source: &str) {
    let mut done = 0;
    for one in found.iter_mut() {
        let range = one.entity.range;
        if range.start() < done && one.said.is_none() {
            one.said = Some(Arc::new(range.of(source).to_owned()));
        }
        one.entity.range = TextRange::new(range.start().max(done), range.end().max(done));
        done = one.entity.range.end();
    }
    found.retain(|one| !one.entity.range.is_empty());
}

/// The edits that make the replacements, one an entity, in the same order.
pub(crate) fn edits(found: &[Found]) -> Result<Edits, Overlap> {
    let edit = |one: &Found| Edit { range: one.entity.range, text: one.replacement.text().clone() };
    Edits::new(found.iter().map(edit).collect())
}
