//! What the file routes answer.

use std::fmt;
use std::sync::Arc;

use blackbar_core::{CharIndex, Element, Place, PlacedObject, Rect};
use blackbar_engine::{RedactedEntity, RedactedFile, RedactedText};
use serde::{Serialize, Serializer};
use serde_json::{Value, json};

use super::answers::{ReturnEntity, TextLocation, label_scores, language_scores, rounded};
use super::office::ELEMENTS;
use crate::schema::{Components, Described, Scores, answer};

answer! {
    /// Where an entity lies in a file with pages.
    pub(crate) struct PaginatedTextLocation {
        /// First character in the original text.
        stt_idx: usize;
        /// Just behind the last character in the original text.
        end_idx: usize;
        /// First character in the processed text.
        stt_idx_processed: usize;
        /// Just behind the last character in the processed text.
        end_idx_processed: usize;
        /// From 1.
        page: u32;
    }
}

answer! {
    /// A box on a page: fractions of its width and height from the upper left.
    pub(crate) struct ImageLocation {
        /// The PDF page or TIFF layer, from 1.
        page: u32;
        /// Left.
        x0: f64;
        /// Right.
        x1: f64;
        /// Upper.
        y0: f64;
        /// Lower.
        y1: f64;
    }
}

answer! {
    /// A stretch of a recording.
    pub(crate) struct AudioLocation {
        /// Seconds.
        stt_time: f64;
        /// Seconds.
        end_time: f64;
    }
}

/// Where an entity lies in a file.
#[derive(Clone, Debug)]
pub(crate) enum FileLocation {
    /// In a text file.
    Text(TextLocation),
    /// In a file with pages of text.
    Paginated(PaginatedTextLocation),
    /// In a picture.
    Image(ImageLocation),
    /// In a recording.
    Audio(AudioLocation),
}

impl Serialize for FileLocation {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            FileLocation::Text(location) => location.serialize(serializer),
            FileLocation::Paginated(location) => location.serialize(serializer),
            FileLocation::Image(location) => location.serialize(serializer),
            FileLocation::Audio(location) => location.serialize(serializer),
        }
    }
}

impl Described for FileLocation {
    fn described(components: &mut Components) -> Value {
        json!({ "anyOf": [
            TextLocation::described(components),
            PaginatedTextLocation::described(components),
            ImageLocation::described(components),
            AudioLocation::described(components),
        ] })
    }
}

answer! {
    /// An entity in a file.
    pub(crate) struct FileEntityItem {
        /// What it was replaced by, without the marker's surrounding characters.
        processed_text: String;
        /// What it says; left out when `return_entity` is false.
        text: Option<String>, omitted;
        /// Where it lies.
        location: FileLocation;
        /// The label with the highest likelihood.
        best_label: String;
        /// All labels with their likelihoods.
        labels: Scores;
        /// The element it is found in, for files with pages of text.
        element: Option<String>, omitted;
    }
}

/// The entities of a file, each made when it is written out: a large sheet has a million, which made beforehand take ten times the
/// sheet.
#[derive(Clone)]
pub(crate) struct FileEntities {
    text: Arc<RedactedText>,
    return_entity: ReturnEntity,
}

impl Serialize for FileEntities {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let RedactedText { original, processed, entities, .. } = &*self.text;
        let (index, index_processed) = (CharIndex::new(original), CharIndex::new(processed));
        serializer.collect_seq(entities.iter().map(|found| {
            let text = self.return_entity.text(found.text(original).to_owned());
            let location = TextLocation::new(found.range, &index, found.processed, &index_processed);
            FileEntityItem::new(&found, text, location)
        }))
    }
}

impl fmt::Debug for FileEntities {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("FileEntities").field("count", &self.text.entities.len()).finish_non_exhaustive()
    }
}

impl Described for FileEntities {
    fn described(components: &mut Components) -> Value {
        Vec::<FileEntityItem>::described(components)
    }
}

/// The redacted text of a file.
#[derive(Clone)]
pub(crate) struct FileText(Arc<RedactedText>);

impl fmt::Debug for FileText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("FileText").finish_non_exhaustive()
    }
}

impl Serialize for FileText {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.0.processed)
    }
}

impl Described for FileText {
    fn described(components: &mut Components) -> Value {
        String::described(components)
    }
}

answer! {
    /// An object in a picture.
    pub(crate) struct FileObjectItem {
        /// FACE, LICENSE_PLATE, LOGO or SIGNATURE.
        r#type: String;
        /// Where it lies.
        location: ImageLocation;
    }
}

answer! {
    /// A redacted file.
    pub(crate) struct FileAnswer {
        /// The redacted file in base64.
        processed_file: Option<String>, omitted;
        /// Where the redacted file was written.
        result_uri: Option<String>, omitted;
        /// The redacted text of the file; null when `return_processed_text` is false.
        processed_text: Option<FileText>;
        /// What was found in text.
        entities: FileEntities;
        /// What was found in pictures; left out when objects were not looked for.
        objects: Option<Vec<FileObjectItem>>, omitted;
        /// Whether any entity was found.
        entities_present: bool;
        /// Whether any object was found.
        objects_present: bool;
        /// The likelihood of each detected language, by its ISO 639-1 code.
        languages_detected: Scores;
        /// Seconds, for recordings.
        audio_duration: Option<f64>;
        /// Pages, for files that have them.
        page_count: Option<u32>;
    }
}

/// What a request wants to see of its file.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Wanted {
    /// Whether the text of an entity is returned.
    pub(crate) return_entity: ReturnEntity,
    /// Whether the text of the file is returned.
    pub(crate) processed_text: bool,
    /// Whether objects were looked for.
    pub(crate) objects: bool,
}

/// Where the redacted bytes go.
pub(crate) enum Delivered {
    /// Into the answer.
    Inline(Vec<u8>),
    /// Into a folder.
    At(String),
}

impl FileAnswer {
    /// Of one file whose bytes were delivered.
    pub(crate) fn new(file: RedactedFile, delivered: Delivered, wanted: Wanted) -> FileAnswer {
        let RedactedFile { bytes: _, text, objects, page_count, audio_duration, warnings: _ } = file;
        let text = Arc::new(text);
        let (processed_file, result_uri) = match delivered {
            Delivered::Inline(bytes) => (Some(base64_simd::STANDARD.encode_to_string(bytes)), None),
            Delivered::At(uri) => (None, Some(uri)),
        };
        let objects = wanted.objects.then(|| objects.into_iter().map(object_item).collect::<Vec<_>>());
        FileAnswer {
            processed_file,
            result_uri,
            entities_present: !text.entities.is_empty(),
            entities: FileEntities { text: Arc::clone(&text), return_entity: wanted.return_entity },
            objects_present: objects.as_ref().is_some_and(|objects| !objects.is_empty()),
            objects,
            languages_detected: language_scores(&text.languages),
            audio_duration,
            page_count,
            processed_text: wanted.processed_text.then_some(FileText(text)),
        }
    }
}

impl FileEntityItem {
    fn new(found: &RedactedEntity<'_>, text: Option<String>, location: TextLocation) -> FileEntityItem {
        let (location, element) = locate(found.place, location);
        FileEntityItem {
            processed_text: found.shown.to_string(),
            text,
            location,
            best_label: found.best().name().to_owned(),
            labels: label_scores(found.verdict),
            element,
        }
    }
}

impl ImageLocation {
    fn new(page: u32, area: &Rect) -> ImageLocation {
        let fraction = |value: f32| rounded(value.clamp(0.0, 1.0), 1e5);
        ImageLocation {
            page,
            x0: fraction(area.x0),
            x1: fraction(area.x1),
            y0: fraction(area.y0),
            y1: fraction(area.y1),
        }
    }
}

fn object_item(placed: PlacedObject) -> FileObjectItem {
    let PlacedObject { page, object } = placed;
    FileObjectItem { r#type: object.kind.name().to_owned(), location: ImageLocation::new(page, &object.area) }
}

fn locate(place: &Place, location: TextLocation) -> (FileLocation, Option<String>) {
    match place {
        Place::Text => (FileLocation::Text(location), None),
        Place::Page { page, element } => {
            let TextLocation { stt_idx, end_idx, stt_idx_processed, end_idx_processed } = location;
            let location =
                PaginatedTextLocation { stt_idx, end_idx, stt_idx_processed, end_idx_processed, page: *page };
            (FileLocation::Paginated(location), Some(element_name(*element).to_owned()))
        }
        Place::Image { page, area } => (FileLocation::Image(ImageLocation::new(*page, area)), None),
        Place::Audio { times } => {
            let (stt_time, end_time) = **times;
            (FileLocation::Audio(AudioLocation { stt_time, end_time }), None)
        }
    }
}

fn element_name(element: Element) -> &'static str {
    ELEMENTS.iter().find(|(_, known)| *known == element).map_or("Paragraphs", |(name, _)| *name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use blackbar_core::{EditText, Entity, Evidence, Label, Reason, Rect, TextRange};
    use blackbar_engine::RedactedEntities;

    #[track_caller]
    fn check(place: &Place, location: &Value, element: Option<&str>) {
        let reason = Reason { finder: "test", evidence: Evidence::MODEL };
        let entity = Entity::new(TextRange::new(3, 5), [(Label::Name.into(), 0.9)], reason);
        let (original, processed) = ("é Al", "é [NAME_1]");
        let found = RedactedEntity {
            range: entity.range,
            verdict: &entity.verdict,
            said: None,
            shown: EditText::Kept("NAME_1"),
            processed: TextRange::new(3, 11),
            place,
        };
        let (index, index_processed) = (CharIndex::new(original), CharIndex::new(processed));
        let in_text = TextLocation::new(found.range, &index, found.processed, &index_processed);
        let item = json!(FileEntityItem::new(&found, None, in_text));
        assert_eq!(item["location"], *location);
        assert_eq!(item.get("element").and_then(Value::as_str), element);
        assert_eq!((&item["processed_text"], &item["best_label"]), (&json!("NAME_1"), &json!("NAME")));
    }

    #[test]
    fn pages_and_seconds_are_told() {
        let text = RedactedText {
            original: "é".into(),
            processed: "é".into(),
            entities: RedactedEntities::default(),
            languages: Vec::new(),
        };
        let file = RedactedFile {
            bytes: Vec::new(),
            text,
            objects: Vec::new(),
            page_count: Some(2),
            audio_duration: Some(1.5),
            warnings: Vec::new(),
        };
        let wanted = Wanted { return_entity: ReturnEntity(true), processed_text: true, objects: false };
        let answer = json!(FileAnswer::new(file, Delivered::At("x".into()), wanted));
        assert_eq!((&answer["page_count"], &answer["audio_duration"]), (&json!(2), &json!(1.5)));
        assert_eq!((&answer["processed_text"], &answer["entities"]), (&json!("é"), &json!([])));
        assert_eq!(answer["entities_present"], false);
    }

    #[test]
    fn each_kind_of_place_has_its_own_shape() {
        let text = json!({ "stt_idx": 2, "end_idx": 4, "stt_idx_processed": 2, "end_idx_processed": 10 });
        check(&Place::Text, &text, None);
        let mut page = text;
        page["page"] = json!(3);
        check(&Place::Page { page: 3, element: Element::Tables }, &page, Some("Tables"));
        let area = Rect { x0: 0.511_184, y0: -0.1, x1: 0.65, y1: 1.2 };
        let image = json!({ "page": 1, "x0": 0.51118, "x1": 0.65, "y0": 0.0, "y1": 1.0 });
        check(&Place::Image { page: 1, area: Box::new(area) }, &image, None);
        let audio = json!({ "stt_time": 0.5, "end_time": 1.25 });
        check(&Place::Audio { times: Box::new((0.5, 1.25)) }, &audio, None);
    }

    #[test]
    fn an_object_has_a_type_and_a_place() {
        let location = ImageLocation { page: 1, x0: 0.0, x1: 1.0, y0: 0.0, y1: 1.0 };
        let object = json!(FileObjectItem { r#type: "FACE".into(), location });
        assert_eq!(object["type"], "FACE");
        let schema = FileObjectItem::described(&mut Components::default());
        assert!(schema["$ref"].as_str().is_some_and(|name| name.ends_with("FileObjectItem")));
    }
}
