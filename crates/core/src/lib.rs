//! The words every other crate speaks: ranges of text, labels, findings, entities, edits, documents
//! and the traits of the readers. No I/O, no models, no serialisation.

mod cancel;
mod char_index;
mod document;
mod edit_texts;
mod edits;
mod entity;
mod extracted_text;
mod fast_map;
mod file_settings;
mod finding;
mod label;
mod language;
mod limits;
mod meant;
mod memory;
mod ordered;
mod passage_kind;
mod place;
mod readers;
mod readings;
mod secret;
mod shared_text;
mod small_numbers;
mod text_range;
mod warning;

pub use cancel::{Cancel, Cancelled};
pub use char_index::CharIndex;
pub use document::{
    Changes, Document, Format, FormatError, OpenContext, PlacedObject, Purpose, Recheck, Written,
};
pub use edit_texts::EditText;
pub use edits::{Edit, EditList, Edits, LocalEdit, LocalEdits, Overlap, Processed};
pub use entity::{Entities, Entity, EntityType, Verdict};
pub use extracted_text::{ExtractedText, Passage, Unescaped};
pub use fast_map::{FastHasher, FastMap, FastSet};
pub use file_settings::{
    AudioSettings, BinBehaviour, ChartBehaviour, FileSettings, ImageSettings, Masking, ObjectSettings,
    OcrSettings, OcrSystem, OfficeSettings, PdfApproach, PdfSettings, UnsupportedImages, Verification,
};
pub use finding::{Evidence, Finding, Likelihoods, Reason};
pub use label::{Group, Label, LabelSet, LegislationSet};
pub use language::Language;
pub use limits::Limits;
pub use meant::Meant;
pub use memory::{give_back_after, give_back_by};
pub use ordered::{count_back_while, count_while, count_while_near};
pub use passage_kind::{Join, PassageKind, PassageKinds, Series, ValueName};
pub use place::{Element, Place, Rect};
pub use readers::{
    FoundObject, LanguageId, ObjectFinder, ObjectKind, Ocr, PdfWitness, Picture, ReadLine, ReaderError,
    Readers, SoundCoding, SoundConverter, Speech, SpokenWord, Tagged, TokenTagger, WitnessedPdf,
};
pub use readings::telling_once;
pub use secret::Secret;
pub use shared_text::{SharedText, SharedTexts};
pub use small_numbers::{put_number, take_number};
pub use text_range::TextRange;
pub use warning::Warning;
