//! Detects and replaces over all passages of an extracted text, block by block.

use std::collections::VecDeque;
use std::sync::Arc;

use blackbar_core::{Cancel, Entities, Entity, ExtractedText, Language, TokenTagger};
use blackbar_detect::columns::Votes;
use blackbar_detect::coreference::{MentionReader, MentionVectors, Mentions};
use blackbar_detect::known::{Doubts, Known, Named};
use blackbar_detect::reading::{Block, Reading, blocks};
use blackbar_detect::replace::Session;
use blackbar_detect::{DetectError, Looked, Wanted, decide, detect, look};

use crate::redactions::{Collected, Found, Redactions};
use crate::worker::Worker;
use crate::{EngineError, Settings, Tools};

/// How much of a text is looked at to tell its language.
const LANGUAGE_SAMPLE: usize = 64 << 10;

/// For so many findings room is made beforehand.
const MOST_ROOM: usize = 1 << 20;

/// The languages of a text, from its beginning.
pub(crate) fn languages(text: &ExtractedText, tools: &Tools) -> Vec<(Language, f32)> {
    let Some((_, reading)) = blocks(text).next() else { return Vec::new() };
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
    pub(crate) fn run(&self, text: &ExtractedText, session: &mut Session) -> Result<Redactions, EngineError> {
        self.run_on(text, &mut Named::default(), session)
    }

    /// The same for a text that others stood before: `named` holds whom and what they named, and takes in those of this one.
    pub(crate) fn run_on(
        &self,
        text: &ExtractedText,
        named: &mut Named,
        session: &mut Session,
    ) -> Result<Redactions, EngineError> {
        let detection = &self.settings.detection;
        let wanted = Wanted {
            choice: &detection.choice,
            filters: &detection.filters,
            tagger: self.tools.tagger(detection.accuracy, self.languages)?,
            cancel: self.cancel,
        };
        self.cancel.check().map_err(DetectError::from)?;
        let mut found = Collected::default();
        let mut all = blocks(text).peekable();
        let first = all.next();
        if all.peek().is_some() {
            found = Collected::with_room(text.passages().len().min(MOST_ROOM));
            let reader = session.mention_reader().clone();
            self.run_in_blocks(text, first.into_iter().chain(all), (named, &reader), &wanted, |detected| {
                self.replace(detected, wanted.tagger, session, text.text(), &mut found)
            })?;
        } else if let Some((_, reading)) = first {
            // One block, which is most texts, needs no thread.
            let entities = detect(&reading, named, &wanted)?;
            let mentions = session.mention_reader().read(reading.text(), &entities);
            let detected = Detected { reading, entities, mentions };
            self.replace(&detected, wanted.tagger, session, text.text(), &mut found)?;
        }
        found.finish()
    }

    /// All blocks are looked at before one of them is decided, since whom it names may stand alone in any other.
    fn run_in_blocks<'t>(
        &self,
        text: &'t ExtractedText,
        blocks: impl Iterator<Item = (Block, Reading<'t>)>,
        (named, reader): (&mut Named, &MentionReader),
        wanted: &Wanted<'_>,
        mut hand_on: impl FnMut(&Detected<'t>) -> Result<(), EngineError>,
    ) -> Result<(), EngineError> {
        let again =
            |block: Block| block.read(text).ok_or(EngineError::Internal("a block is there once only"));
        let all = self.look_at_all(blocks, &again, named, wanted)?;
        let known = Known::new(named);
        let mut doubts = Doubts::default();
        if wanted.tagger.is_some() {
            let doubt = |(block, looked): &(Block, Looked)| Ok(looked.doubts(&again(*block)?, &known));
            self.side_by_side(all.iter(), doubt, |of_block| {
                doubts.add(of_block);
                Ok(())
            })?;
        }
        let decide = |(block, looked): (Block, Looked)| -> Result<_, EngineError> {
            let reading = again(block)?;
            let entities = decide(&reading, looked, (&known, &doubts), wanted)?;
            let mentions = reader.read(reading.text(), &entities);
            Ok(Detected { reading, entities, mentions })
        };
        self.side_by_side(all.into_iter(), decide, |detected| hand_on(&detected))
    }

    /// What the blocks say each by itself and by the votes of all; `named` takes in whom they name.
    fn look_at_all<'t>(
        &self,
        blocks: impl Iterator<Item = (Block, Reading<'t>)>,
        again: &(impl Fn(Block) -> Result<Reading<'t>, EngineError> + Sync),
        named: &mut Named,
        wanted: &Wanted<'_>,
    ) -> Result<Vec<(Block, Looked)>, EngineError> {
        let look = |(block, reading): (Block, Reading<'t>)| -> Result<_, EngineError> {
            let looked = look(&reading, wanted)?;
            Ok((block, looked.named(&reading), looked))
        };
        let (mut all, mut votes) = (Vec::new(), Votes::default());
        self.side_by_side(blocks, look, |(block, of_block, mut looked)| {
            named.add(of_block);
            votes.add(looked.take_votes());
            all.push((block, looked));
            Ok(())
        })?;
        let columns = votes.verdicts();
        let told_more = all.iter_mut().filter(|(_, looked)| looked.is_told_more(&columns));
        let follow = |(block, looked): &mut (Block, Looked)| Ok(looked.follow(&again(*block)?, &columns));
        self.side_by_side(told_more, follow, |of_block| {
            named.add(of_block);
            Ok(())
        })?;
        Ok(all)
    }

    /// Does a few pieces of work at a time, each on one of a few threads, and hands on what became of them in their order while the next
    /// ones are done.
    fn side_by_side<W: Send, R: Send>(
        &self,
        mut pieces: impl Iterator<Item = W>,
        work: impl Fn(W) -> Result<R, EngineError> + Copy + Send,
        mut hand_on: impl FnMut(R) -> Result<(), EngineError>,
    ) -> Result<(), EngineError> {
        let at_once = std::thread::available_parallelism().map_or(1, usize::from);
        std::thread::scope(|scope| {
            let first = pieces.by_ref().take(at_once);
            // Each does every so many-th piece: what it allocates and keeps serves the next one.
            let mut workers: VecDeque<Worker<'_, _, _>> =
                first.map(|piece| Worker::begin(scope, work, piece)).collect();
            while let Some(worker) = workers.pop_front() {
                self.cancel.check().map_err(DetectError::from)?;
                let (result, worker) = worker.end();
                if let Some(piece) = pieces.next() {
                    worker.give(piece);
                    workers.push_back(worker);
                }
                hand_on(result?)?;
            }
            Ok(())
        })
    }

    fn replace(
        &self,
        Detected { reading, entities, mentions }: &Detected<'_>,
        tagger: Option<&dyn TokenTagger>,
        session: &mut Session,
        source: &str,
        found: &mut Collected,
    ) -> Result<(), EngineError> {
        let vectors = match tagger {
            Some(tagger) if session.wants_vectors() => {
                MentionVectors::ask(reading.text(), entities, tagger, self.cancel)
                    .map_err(DetectError::from)?
            }
            _ => MentionVectors::default(),
        };
        let replacements =
            session.replace_with(reading.text(), entities, self.languages, (mentions, &vectors));
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
            found.push(Found { entity: Entity { range, ..entity.clone() }, said, replacement }, source);
        }
        Ok(())
    }
}

/// What a block reads like, and what was found in it.
struct Detected<'t> {
    reading: Reading<'t>,
    entities: Entities,
    mentions: Mentions,
}
