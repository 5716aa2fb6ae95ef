//! One file: open, detect, replace, write, verify.

use blackbar_core::{Cancel, Changes, Format, OpenContext};
use blackbar_detect::replace::Session;

use crate::passages::{Found, Pass, edits, languages};
use crate::report::{RedactedEntity, RedactedFile, RedactedText};
use crate::verify::verify;
use crate::{EngineError, Settings, Tools};

/// Redacts a file held in memory.
pub fn redact_file(
    format: &dyn Format,
    bytes: Vec<u8>,
    settings: &Settings,
    tools: &Tools,
    cancel: &Cancel,
) -> Result<RedactedFile, EngineError> {
    let context = OpenContext { limits: &settings.limits, cancel, readers: &tools.readers };
    let document = format.open(bytes, &context)?;
    let text = document.text().clone();
    let languages = languages(&text, tools);
    let mut session = Session::new(settings.style.clone(), settings.key.clone());
    let pass = Pass { settings, tools, languages: &languages, cancel };
    let found = pass.run(&text, &mut session)?;
    let edits = edits(&found).map_err(|_| EngineError::Internal("entities overlap"))?;
    let page_count = document.page_count();
    let written = document.write(Changes { edits: &edits })?;
    let again = format.open(written.bytes.clone(), &context).map_err(|_| EngineError::Unverified)?;
    verify(&text, &edits, again.text())?;
    let entities =
        reported(found, &written.processed.ranges, |passage| text.passages()[passage].place.clone())?;
    Ok(RedactedFile {
        bytes: written.bytes,
        text: RedactedText {
            original: text.text().to_owned(),
            processed: written.processed.text,
            entities,
            languages,
        },
        page_count,
        audio_duration: None,
        warnings: Vec::new(),
    })
}

/// Puts the entities and the places of their replacements together.
pub(crate) fn reported(
    found: Vec<Found>,
    processed: &[blackbar_core::TextRange],
    place: impl Fn(usize) -> blackbar_core::Place,
) -> Result<Vec<RedactedEntity>, EngineError> {
    if found.len() != processed.len() {
        return Err(EngineError::Internal("the format lost an edit"));
    }
    let report = |(one, processed): (Found, &blackbar_core::TextRange)| RedactedEntity {
        place: place(one.passage),
        entity: one.entity,
        text: one.text,
        shown: one.replacement.shown,
        processed: *processed,
    };
    Ok(found.into_iter().zip(processed).map(report).collect())
}
