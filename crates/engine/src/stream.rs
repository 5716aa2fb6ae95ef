//! Files too large to hold: chunk by chunk, one numbering, bounded memory.

use std::collections::BTreeMap;

use blackbar_core::{Cancel, Changes, Document, FormatError, Language};
use blackbar_detect::known::Named;
use blackbar_detect::replace::Session;

use crate::passages::{Pass, languages};
use crate::verify::verify_values;
use crate::{EngineError, Settings, Tools};

/// What was done to a streamed file.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct StreamSummary {
    /// Entities by label.
    pub entities: BTreeMap<String, usize>,
    /// Of the first chunk.
    pub languages: Vec<(Language, f32)>,
    /// Bytes written.
    pub bytes: u64,
}

/// Redacts the chunks of a file in order and hands each result to `out`.
pub fn redact_stream(
    chunks: impl Iterator<Item = Result<Box<dyn Document>, FormatError>>,
    settings: &Settings,
    tools: &Tools,
    cancel: &Cancel,
    out: &mut dyn FnMut(&[u8]) -> std::io::Result<()>,
) -> Result<StreamSummary, EngineError> {
    let mut summary = StreamSummary::default();
    let mut session = Session::new(settings.style.clone(), settings.key.clone());
    let mut named = Named::default();
    for document in chunks {
        let document = document?;
        let text = document.text().clone();
        if summary.languages.is_empty() {
            summary.languages = languages(&text, tools);
        }
        let pass = Pass { settings, tools, languages: &summary.languages, cancel };
        let found = pass.run_on(&text, &mut named, &mut session)?;
        let edits = found.edits();
        let written = document.write(Changes { edits: edits.clone() })?;
        let processed = written.processed.unwrap_or_else(|| edits.apply(text.text()));
        verify_values(&text, edits, &processed)?;
        for verdict in found.verdicts().each() {
            *summary.entities.entry(verdict.best().name().to_owned()).or_default() += 1;
        }
        summary.bytes += written.bytes.len() as u64;
        out(&written.bytes).map_err(|_| EngineError::Output)?;
    }
    Ok(summary)
}
