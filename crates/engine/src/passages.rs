//! Detects and replaces over all passages of an extracted text, block by block.

use std::sync::Arc;

use blackbar_core::{
    Cancel, Edit, Edits, Entities, Entity, ExtractedText, Language, Overlap, TextRange, TokenTagger,
};
use blackbar_detect::coreference::MentionVectors;
use blackbar_detect::reading::Reading;
use blackbar_detect::replace::{Replacement, Session};
use blackbar_detect::{DetectError, Wanted, detect};

use crate::{EngineError, Settings, Tools};

/// An entity in the file's own coordinates, with what comes in its place.
pub(crate) struct Found {
    /// Its range is in the extracted text, in the file's spelling.
    pub(crate) entity: Entity,
    /// What it says, as a person reads it, where the file spells it otherwise.
    pub(crate) said: Option<Box<str>>,
    pub(crate) replacement: Replacement,
}

impl Found {
    /// What it says, as a person reads it.
    pub(crate) fn text<'t>(&'t self, source: &'t str) -> &'t str {
        self.said.as_deref().unwrap_or_else(|| self.entity.range.of(source))
    }
}

/// How much of a text is looked at to tell its language.
const LANGUAGE_SAMPLE: usize = 64 << 10;

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
        let mut found = Vec::new();
        let mut blocks = Reading::blocks(text);
        let at_once = std::thread::available_parallelism().map_or(1, usize::from);
        let mut detected = Vec::new();
        loop {
            self.cancel.check().map_err(DetectError::from)?;
            // While the next blocks are read, what was found in the last ones is replaced, in order.
            let next: Vec<Reading<'_>> = blocks.by_ref().take(at_once).collect();
            if next.is_empty() && detected.is_empty() {
                break;
            }
            let last = std::mem::take(&mut detected);
            let replace = || {
                last.iter()
                    .try_for_each(|one| self.replace(one, wanted.tagger, session, text.text(), &mut found))
            };
            let (next, replaced) = side_by_side(next, &wanted, replace);
            replaced?;
            detected = next?;
        }
        cut_shared_escapes(&mut found, text.text());
        Ok(found)
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
        for (entity, replacement) in entities.iter().zip(replacements) {
            let text = entity.range.of(reading.text());
            let (range, _) =
                reading.to_source(entity.range).ok_or(EngineError::Internal("an entity lies nowhere"))?;
            let said = (range.of(source) != text).then(|| text.into());
            found.push(Found { entity: Entity { range, ..entity.clone() }, said, replacement });
        }
        Ok(())
    }
}

/// What a block reads like, and what was found in it.
type Detected<'t> = (Reading<'t>, Entities);

/// The entities of some blocks, each found on a thread of its own while `meanwhile` is done on this one.
fn side_by_side<'t, T>(
    blocks: Vec<Reading<'t>>,
    wanted: &Wanted<'_>,
    meanwhile: impl FnOnce() -> T,
) -> (Result<Vec<Detected<'t>>, DetectError>, T) {
    // One block and nothing else to do, which is most texts, needs no thread.
    if let [block] = blocks.as_slice() {
        let done = meanwhile();
        let found = detect(block, wanted);
        return (found.map(|entities| blocks.into_iter().zip([entities]).collect()), done);
    }
    let (found, done) = std::thread::scope(|scope| {
        let threads: Vec<_> = blocks.iter().map(|block| scope.spawn(move || detect(block, wanted))).collect();
        let done = meanwhile();
        // A panic goes on here, where it is contained as any other.
        let join = |thread: std::thread::ScopedJoinHandle<'_, _>| {
            thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
        };
        (threads.into_iter().map(join).collect::<Vec<Result<Entities, DetectError>>>(), done)
    });
    let pairs = blocks.into_iter().zip(found).map(|(block, entities)| Ok((block, entities?)));
    (pairs.collect(), done)
}

/// Two entities that share one escape of the source (half of a surrogate pair each, say) would overlap there:
/// the later one begins behind it.
fn cut_shared_escapes(found: &mut Vec<Found>, source: &str) {
    let mut done = 0;
    for one in found.iter_mut() {
        let range = one.entity.range;
        if range.start() < done && one.said.is_none() {
            one.said = Some(range.of(source).into());
        }
        one.entity.range = TextRange::new(range.start().max(done), range.end().max(done));
        done = one.entity.range.end();
    }
    found.retain(|one| !one.entity.range.is_empty());
}

/// The edits that make the replacements, one an entity, in the same order.
pub(crate) fn edits(found: &[Found]) -> Result<Edits, Overlap> {
    let edit = |one: &Found| Edit { range: one.entity.range, text: Arc::clone(one.replacement.text()) };
    Edits::new(found.iter().map(edit).collect())
}
