//! Detects and replaces over all passages of an extracted text, block by block.

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
    /// What it says, as a person reads it.
    pub(crate) text: String,
    pub(crate) replacement: Replacement,
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
        loop {
            self.cancel.check().map_err(DetectError::from)?;
            let detected = side_by_side(blocks.by_ref().take(at_once).collect(), &wanted)?;
            if detected.is_empty() {
                break;
            }
            for (reading, entities) in detected {
                self.replace(&reading, &entities, wanted.tagger, session, &mut found)?;
            }
        }
        cut_shared_escapes(&mut found);
        Ok(found)
    }

    fn replace(
        &self,
        reading: &Reading<'_>,
        entities: &Entities,
        tagger: Option<&dyn TokenTagger>,
        session: &mut Session,
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
            let text = entity.range.of(reading.text()).to_owned();
            let (range, _) =
                reading.to_source(entity.range).ok_or(EngineError::Internal("an entity lies nowhere"))?;
            found.push(Found { entity: Entity { range, ..entity.clone() }, text, replacement });
        }
        Ok(())
    }
}

/// The entities of some blocks, each found on a thread of its own.
fn side_by_side<'t>(
    blocks: Vec<Reading<'t>>,
    wanted: &Wanted<'_>,
) -> Result<Vec<(Reading<'t>, Entities)>, DetectError> {
    let found: Vec<Result<Entities, DetectError>> = std::thread::scope(|scope| {
        let mut rest = blocks.iter();
        let first = rest.next();
        let others: Vec<_> = rest.map(|block| scope.spawn(move || detect(block, wanted))).collect();
        let first = first.map(|block| detect(block, wanted));
        // A panic goes on here, where it is contained as any other.
        let join = |other: std::thread::ScopedJoinHandle<'_, _>| {
            other.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
        };
        first.into_iter().chain(others.into_iter().map(join)).collect()
    });
    blocks.into_iter().zip(found).map(|(block, entities)| Ok((block, entities?))).collect()
}

/// Two entities that share one escape of the source (half of a surrogate pair each, say) would overlap there:
/// the later one begins behind it.
fn cut_shared_escapes(found: &mut Vec<Found>) {
    let mut done = 0;
    for one in found.iter_mut() {
        let range = one.entity.range;
        one.entity.range = TextRange::new(range.start().max(done), range.end().max(done));
        done = one.entity.range.end();
    }
    found.retain(|one| !one.entity.range.is_empty());
}

/// The edits that make the replacements, one an entity, in the same order.
pub(crate) fn edits(found: &[Found]) -> Result<Edits, Overlap> {
    let edit = |one: &Found| Edit { range: one.entity.range, text: one.replacement.text.clone() };
    Edits::new(found.iter().map(edit).collect())
}
