//! Texts sent as strings: each on its own, or linked into one that shares context and numbering.

use blackbar_core::{Cancel, ExtractedText, Language, Passage, Place, TextRange};
use blackbar_detect::replace::Session;

use crate::passages::{Pass, languages};
use crate::redactions::{Collected, Found, Redactions};
use crate::report::{RedactedEntities, RedactedText};
use crate::{EngineError, Settings, Tools};

/// Redacts texts: one answer a text. Linked texts share context and numbering.
pub fn redact_texts(
    texts: &[String],
    linked: bool,
    settings: &Settings,
    tools: &Tools,
    cancel: &Cancel,
) -> Result<Vec<RedactedText>, EngineError> {
    if linked {
        let batch = link(texts);
        let languages = languages(&batch, tools);
        let mut session = Session::new(settings.style.clone(), settings.key.clone());
        let pass = Pass { settings, tools, languages: &languages, cancel };
        let found = pass.run(&batch, &mut session)?;
        let mut parts = split(&batch, found.found()).into_iter();
        let answer = |text: &String| {
            let mut of_text = Collected::default();
            parts.next().into_iter().flatten().for_each(|one| of_text.push(one, text));
            answer(text, of_text.finish()?, &languages)
        };
        return texts.iter().map(answer).collect();
    }
    let one = |text: &String| {
        let extracted = ExtractedText::running(text.clone());
        let languages = languages(&extracted, tools);
        let mut session = Session::new(settings.style.clone(), settings.key.clone());
        let pass = Pass { settings, tools, languages: &languages, cancel };
        answer(text, pass.run(&extracted, &mut session)?, &languages)
    };
    texts.iter().map(one).collect()
}

fn answer(text: &str, found: Redactions, languages: &[(Language, f32)]) -> Result<RedactedText, EngineError> {
    let processed = found.edits().apply(text);
    let places = std::iter::repeat_n(Place::Text, processed.ranges.len()).collect();
    Ok(RedactedText {
        original: text.to_owned(),
        entities: RedactedEntities::new(found, processed.ranges, places)?,
        processed: processed.text,
        languages: languages.to_vec(),
    })
}

/// The texts as lines of one.
pub(crate) fn link(texts: &[String]) -> ExtractedText {
    let mut whole = String::new();
    let mut passages = Vec::with_capacity(texts.len());
    for text in texts {
        let range = TextRange::at(whole.len(), text.len());
        passages.push(Passage::plain(range));
        whole.push_str(text);
        whole.push('\n');
    }
    ExtractedText::new(whole, passages)
}

/// The entities of each linked text, in its own coordinates. One that reaches over several texts is in each of
/// them: none of its characters may stay.
pub(crate) fn split(batch: &ExtractedText, found: impl Iterator<Item = Found>) -> Vec<Vec<Found>> {
    let mut parts: Vec<Vec<Found>> = batch.passages().iter().map(|_| Vec::new()).collect();
    for one in found {
        let range = one.entity.range;
        let first = batch.passage_at(range.start());
        for (index, passage) in batch.passages().iter().enumerate().skip(first) {
            if passage.range.start() >= range.end() {
                break;
            }
            let Some(shared) = passage.range.intersect(range) else { continue };
            let mut entity = one.entity.clone();
            entity.range = shared.relative_to(passage.range.start());
            // The texts are spelled as they read.
            parts[index].push(Found { entity, said: None, replacement: one.replacement.clone() });
        }
    }
    parts
}
