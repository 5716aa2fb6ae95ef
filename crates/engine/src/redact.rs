//! One file: open, detect, replace, write, verify.

use std::sync::Arc;

use blackbar_core::{
    Cancel, Changes, Document, EditText, Edits, ExtractedText, FileSettings, Format, FormatError,
    OpenContext, Place, Processed, Purpose, ReaderError, Readers, Recheck, TextRange, Verification, Warning,
    give_back_after,
};
use blackbar_detect::replace::Session;

use crate::passages::{Pass, languages};
use crate::report::{RedactedEntities, RedactedFile, RedactedText};
use crate::runs::Runs;
use crate::verify::Expected;
use crate::{ChosenReaders, EngineError, Settings, Tools};

/// From this size of text on it is worth a thread to work out two things at a time.
const LARGE: usize = 1 << 20;

/// Redacts a file held in memory. Where the output does not pass verification, or cannot be written without what was to
/// go, and the format knows a safer way, that is tried before the request fails: for the pages where something was left,
/// then for the whole file.
pub fn redact_file(
    format: &dyn Format,
    bytes: Vec<u8>,
    settings: &Settings,
    tools: &Tools,
    cancel: &Cancel,
) -> Result<RedactedFile, EngineError> {
    let ChosenReaders { readers, warnings } = tools.readers(settings);
    let way = Way { format, settings, tools, cancel, readers: &readers };
    let said: Vec<Warning> = warnings.into_iter().map(Warning::from).collect();
    let mut files = settings.files.clone();
    let mut taken = None;
    for page_by_page in [true, false] {
        if format.safer(&files, &readers, &[]).is_none() {
            break;
        }
        let warnings = said.iter().cloned().chain(taken.clone()).collect();
        let pages = match way.go(bytes.clone(), &files, warnings) {
            Err(EngineError::Unverified(pages) | EngineError::Format(FormatError::NotRemoved(pages)))
                if page_by_page =>
            {
                pages
            }
            Err(
                EngineError::Unverified(_)
                | EngineError::Format(FormatError::NotRemoved(_) | FormatError::Unsupported(_)),
            ) => Vec::new(),
            other => return other,
        };
        let Some((safer, warning)) = format.safer(&files, &readers, &pages) else { break };
        (files, taken) = (safer, Some(warning));
    }
    way.go(bytes, &files, said.into_iter().chain(taken).collect())
}

/// What a file is redacted with.
struct Way<'w> {
    format: &'w dyn Format,
    settings: &'w Settings,
    tools: &'w Tools,
    cancel: &'w Cancel,
    readers: &'w Readers,
}

impl Way<'_> {
    fn go(
        &self,
        bytes: Vec<u8>,
        files: &FileSettings,
        mut warnings: Vec<Warning>,
    ) -> Result<RedactedFile, EngineError> {
        let Way { format, settings, tools, cancel, readers } = *self;
        let limits = &settings.limits;
        let context = OpenContext { limits, cancel, readers, settings: files, purpose: Purpose::Redact };
        let document = format.open(bytes, &context)?;
        let text = document.text().clone();
        let languages = languages(&text, tools);
        let mut session = Session::new(settings.style.clone(), settings.key.clone());
        let pass = Pass { settings, tools, languages: &languages, cancel };
        let found = pass.run(&text, &mut session)?;
        // What it remembers of a large sheet is as much as the sheet.
        drop(session);
        give_back_after(text.text().len());
        let (page_count, audio_duration) = (document.page_count(), document.audio_duration());
        let objects = document.objects().to_vec();
        let original = text.shared_text();
        let (places, expected) = places_and_expected(document.as_ref(), text, found.edits());
        let mut written = document.write(Changes { edits: found.edits().clone() })?;
        give_back_after(original.len());
        let edits = || found.edits().each();
        let bytes = Arc::new(std::mem::take(&mut written.bytes));
        let processed = written.processed.take();
        let check = || check(format, &bytes, (&expected, &edits), &context);
        let process = || processed.unwrap_or_else(|| Processed::of(&original, edits));
        let (checked, processed) = two_at_a_time(original.len(), check, process);
        checked?;
        drop(expected);
        let entities = RedactedEntities::new(found, processed.ranges, places)?;
        warnings.extend(written.warnings);
        Ok(RedactedFile {
            bytes: Arc::unwrap_or_clone(bytes),
            text: RedactedText {
                original: Arc::unwrap_or_clone(original),
                processed: processed.text,
                entities,
                languages,
            },
            objects,
            page_count,
            audio_duration,
            warnings,
        })
    }
}

/// Two things that have nothing to do with each other, the second on a thread of its own where a text is so long.
fn two_at_a_time<A, B: Send>(
    length: usize,
    first: impl FnOnce() -> A,
    second: impl FnOnce() -> B + Send,
) -> (A, B) {
    if length < LARGE {
        return (first(), second());
    }
    std::thread::scope(|scope| {
        let second = scope.spawn(second);
        (first(), second.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
    })
}

/// Where the entities lie, and what the document has to read like once its edits are made. Both before it is written: `text` is given up,
/// and what writing takes lies where the passages lay.
fn places_and_expected(
    document: &dyn Document,
    text: ExtractedText,
    edits: &Edits,
) -> (Runs<Place>, Expected) {
    let places = || {
        edits.ranges().iter().map(|range| document.place(*range).unwrap_or(Place::Text)).collect::<Runs<_>>()
    };
    two_at_a_time(text.text().len(), places, move || Expected::new(&text, edits))
}

/// Opens the output again, as far as its format can be read twice alike.
fn check<'e, E: Iterator<Item = (TextRange, EditText<'e>)>>(
    format: &dyn Format,
    bytes: &Arc<Vec<u8>>,
    (expected, edits): (&Expected, impl Fn() -> E),
    context: &OpenContext<'_>,
) -> Result<(), EngineError> {
    let full = context.settings.verification == Verification::Full;
    let purpose = if full { Purpose::Redact } else { Purpose::Verify };
    let again = || {
        let context = OpenContext { purpose, ..*context };
        format.open_shared(bytes, &context)
    };
    let unverified = |error: FormatError| match error {
        FormatError::Cancelled(cancelled) => FormatError::Cancelled(cancelled).into(),
        _ => EngineError::Unverified(Vec::new()),
    };
    // The recogniser may well not understand a voice that was shifted on purpose. Then it hears no value either, and that
    // every stretch is the tone was seen when it was written.
    let shifted = context.settings.audio.distortion_steps != 0;
    match format.recheck() {
        Recheck::Reads => expected.verify(again().map_err(unverified)?.text(), edits),
        Recheck::WriterChecks if full => match again() {
            Ok(again) => expected.verify_read(again.text(), edits),
            Err(FormatError::Reader(ReaderError::Unsupported(_))) if shifted => Ok(()),
            Err(error) => Err(unverified(error)),
        },
        Recheck::WriterChecks => Ok(()),
    }
}
