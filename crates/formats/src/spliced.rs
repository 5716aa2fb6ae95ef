//! A file whose values are stretches of its own source (RTF, HTML, a web archive) and that may hold other files: its text is
//! put together from the stretches, and writing splices replacements into them and touches nothing else.

mod envelope;
mod outside;

use blackbar_core::{
    Cancel, Changes, Document, Edits, ExtractedText, FormatError, Join, Limits, OpenContext, Passage,
    PassageKind, PassageKinds, Place, PlacedObject, Processed, TextRange, Unescaped, Warning, Written,
};

pub(crate) use envelope::{Envelope, hex_value};

use crate::encoding::{Strays, TextEncoding};
use crate::parts::Parts;

/// Said where a file inside could be read but not written.
const INNER_BLANKED: &str = "a picture or file inside an embedded text was replaced by a blank one";

/// How a replacement is written into a stretch.
pub(crate) trait Spelling: Copy + Send + 'static {
    /// The source of a replacement that follows `before`.
    fn spelled(self, text: &str, before: &[u8]) -> Vec<u8>;
}

/// A stretch of the source that holds text.
pub(crate) struct Slot<S> {
    /// In the source.
    pub(crate) range: TextRange,
    /// What a person reads, and the way back, from the stretch's start.
    pub(crate) reading: Unescaped,
    pub(crate) spelling: S,
}

/// A change that is made whatever is found.
struct Patch {
    range: TextRange,
    bytes: Vec<u8>,
}

/// A file inside the file.
struct Inner {
    document: Box<dyn Document>,
    /// Where it stands in the source.
    range: TextRange,
    envelope: Envelope,
    /// What stands for it when it cannot be written.
    blank: &'static [u8],
}

/// What reading finds, piece by piece.
pub(crate) struct Splicing<S> {
    text: String,
    passages: Vec<Passage>,
    kinds: PassageKinds,
    /// One a passage.
    slots: Vec<Slot<S>>,
    patches: Vec<Patch>,
    inner: Vec<Inner>,
    warnings: Vec<Warning>,
    most_passages: usize,
    most_bytes: usize,
}

impl<S: Spelling> Splicing<S> {
    pub(crate) fn new(limits: &Limits) -> Splicing<S> {
        Splicing {
            text: String::new(),
            passages: Vec::new(),
            kinds: PassageKinds::default(),
            slots: Vec::new(),
            patches: Vec::new(),
            inner: Vec::new(),
            warnings: Vec::new(),
            most_passages: limits.passages,
            most_bytes: limits.decoded_bytes,
        }
    }

    /// Adds a stretch to the text.
    pub(crate) fn show(&mut self, slot: Slot<S>, join: Join) -> Result<(), FormatError> {
        let reading = slot.reading.text();
        if reading.is_empty() {
            return Ok(());
        }
        if self.passages.len() >= self.most_passages {
            return Err(FormatError::OverLimit("too many values"));
        }
        if self.text.len().saturating_add(reading.len()) > self.most_bytes {
            return Err(FormatError::OverLimit("too much text"));
        }
        let first = self.passages.is_empty();
        let join = if first { Join::Apart } else { join };
        self.text.push_str(match join {
            _ if first => "",
            Join::Same => "",
            Join::Space => " ",
            Join::Line | Join::Apart => "\n",
        });
        let range = TextRange::at(self.text.len(), reading.len());
        self.text.push_str(reading);
        let kind = self.kinds.shared(PassageKind { join, ..PassageKind::default() });
        self.passages.push(Passage::new(range, kind));
        self.slots.push(slot);
        Ok(())
    }

    /// Puts something else in place of a stretch, whatever is found.
    pub(crate) fn replace(&mut self, range: TextRange, bytes: Vec<u8>) {
        self.patches.push(Patch { range, bytes });
    }

    /// Takes a stretch out, whatever is found.
    pub(crate) fn remove(&mut self, range: TextRange) {
        if !range.is_empty() {
            self.replace(range, Vec::new());
        }
    }

    pub(crate) fn warn(&mut self, warning: &'static str) {
        let warning = Warning::from(warning);
        if !self.warnings.contains(&warning) {
            self.warnings.push(warning);
        }
    }

    /// Adds a file that stands in the source.
    pub(crate) fn inner(
        &mut self,
        document: Box<dyn Document>,
        range: TextRange,
        envelope: Envelope,
        blank: &'static [u8],
    ) {
        self.inner.push(Inner { document, range, envelope, blank });
    }

    /// The document. The source is text in UTF-8 where an encoding is given, which it is written back in.
    pub(crate) fn finish(
        self,
        source: Vec<u8>,
        encoding: Option<TextEncoding>,
        context: &OpenContext<'_>,
    ) -> Box<dyn Document> {
        let own = ExtractedText::new(self.text, self.passages);
        let others = self.inner.iter().map(|inner| inner.document.text());
        let joined = Parts::join(std::iter::once(&own).chain(others));
        let objects = self.inner.iter().flat_map(|inner| inner.document.objects().iter().cloned()).collect();
        Box::new(Spliced {
            source,
            encoding,
            own,
            slots: self.slots,
            patches: self.patches,
            inner: self.inner,
            joined,
            objects,
            warnings: self.warnings,
            cancel: context.cancel.clone(),
        })
    }
}

/// An opened file.
struct Spliced<S> {
    source: Vec<u8>,
    encoding: Option<TextEncoding>,
    own: ExtractedText,
    slots: Vec<Slot<S>>,
    patches: Vec<Patch>,
    inner: Vec<Inner>,
    joined: Parts,
    objects: Vec<PlacedObject>,
    warnings: Vec<Warning>,
    cancel: Cancel,
}

impl<S: Spelling> Document for Spliced<S> {
    fn text(&self) -> &ExtractedText {
        self.joined.text()
    }

    fn objects(&self) -> &[PlacedObject] {
        &self.objects
    }

    fn place(&self, range: TextRange) -> Option<Place> {
        let (part, local) = self.joined.locate(range)?;
        match part.checked_sub(1) {
            None => Some(Place::Text),
            Some(number) => self.inner.get(number)?.document.place(local),
        }
    }

    fn write(self: Box<Self>, changes: Changes) -> Result<Written, FormatError> {
        let Spliced {
            source, encoding, own, slots, mut patches, inner, joined, mut warnings, cancel, ..
        } = *self;
        let split = joined
            .split(&changes.edits)
            .map_err(|_| FormatError::Unsupported("two changes of the file meet"))?;
        let (own_edits, inner_edits) =
            split.split_first().ok_or(FormatError::Unsupported("a change has no place in the file"))?;
        let mut processed = vec![own_edits.apply(own.text())];
        let read = slots.iter().map(|slot| slot.range).chain(inner.iter().map(|inner| inner.range));
        let read = read.chain(patches.iter().map(|patch| patch.range)).collect();
        let values = changes.edits.ranges().iter().map(|range| range.of(joined.text().text()));
        outside::check(&source, read, values)?;
        patch_slots(&source, &own, &slots, own_edits, &mut patches)?;
        for (inner, edits) in inner.into_iter().zip(inner_edits) {
            cancel.check()?;
            processed.push(inner.written(&source, edits, &mut patches, &mut warnings)?);
        }
        let bytes = patched(&source, patches)?;
        let bytes = match encoding {
            None => bytes,
            Some(encoding) => {
                let text = String::from_utf8(bytes)
                    .map_err(|_| FormatError::Unsupported("a change cut a character in two"))?;
                let mut bytes = encoding.mark.to_vec();
                bytes.append(&mut encoding.encode(&text, &Strays::default()));
                bytes
            }
        };
        let processed = joined.gather(&changes.edits, &processed);
        Ok(Written { bytes, processed: Some(processed), warnings })
    }
}

impl Inner {
    fn written(
        self,
        source: &[u8],
        edits: &Edits,
        patches: &mut Vec<Patch>,
        warnings: &mut Vec<Warning>,
    ) -> Result<Processed, FormatError> {
        let before = source.get(std::ops::Range::from(self.range)).unwrap_or_default();
        let meant = edits.apply(self.document.text().text());
        let (bytes, processed) = match self.document.write(Changes { edits: edits.clone() }) {
            Ok(written) => {
                warnings.extend(written.warnings);
                (written.bytes, written.processed.unwrap_or(meant))
            }
            Err(FormatError::Cancelled(cancelled)) => return Err(cancelled.into()),
            Err(_) => {
                warnings.push(INNER_BLANKED.into());
                (self.blank.to_vec(), meant)
            }
        };
        // What did not change keeps its line breaks.
        if self.envelope.opened(before).as_deref() != Some(bytes.as_slice()) {
            patches.push(Patch { range: self.range, bytes: self.envelope.around(&bytes) });
        }
        Ok(processed)
    }
}

/// The edits of the file's own text as changes of its source.
fn patch_slots<S: Spelling>(
    source: &[u8],
    own: &ExtractedText,
    slots: &[Slot<S>],
    edits: &Edits,
    patches: &mut Vec<Patch>,
) -> Result<(), FormatError> {
    let mut placed = vec![false; edits.len()];
    for (number, local) in edits.by_passage(own) {
        let Some(slot) = slots.get(number) else { continue };
        let mut done = 0;
        for edit in local {
            let inside = slot.reading.to_source(edit.range);
            let start = inside.start().max(done);
            let range = TextRange::new(start, inside.end().max(start));
            done = range.end();
            let range = range.shift(slot.range.start());
            let bytes = slot.spelling.spelled(&edit.text, source.get(..range.start()).unwrap_or_default());
            patches.push(Patch { range, bytes });
            placed.get_mut(edit.index).into_iter().for_each(|one| *one = true);
        }
    }
    if placed.contains(&false) {
        return Err(FormatError::Unsupported("a change has no place in the file"));
    }
    Ok(())
}

/// The source with all changes made. What is taken out takes the changes inside it along.
fn patched(source: &[u8], mut patches: Vec<Patch>) -> Result<Vec<u8>, FormatError> {
    patches.sort_by_key(|patch| (patch.range.start(), std::cmp::Reverse(patch.range.end())));
    let more: usize = patches.iter().map(|patch| patch.bytes.len()).sum();
    let mut bytes = Vec::with_capacity(source.len() + more);
    let mut done = 0;
    for patch in patches {
        if patch.range.end() <= done && !patch.range.is_empty() {
            continue;
        }
        let kept = source.get(done..patch.range.start());
        bytes.extend_from_slice(kept.ok_or(FormatError::Unsupported("two changes of a part meet"))?);
        bytes.extend_from_slice(&patch.bytes);
        done = patch.range.end();
    }
    bytes.extend_from_slice(source.get(done..).unwrap_or_default());
    Ok(bytes)
}
