//! What the file routes take: the same options, about a file sent along or a file in a folder.

use super::audio::AudioOptions;
use super::entity_detection::EntityDetection;
use super::file::File;
use super::image::ImageOptions;
use super::object_detection::ObjectEntityDetection;
use super::ocr::OcrOptions;
use super::office::OfficeOptions;
use super::pdf::PdfOptions;
use super::processed_text::ProcessedText;
use super::project::project_id;
use crate::schema::{boolean, object, object_of, string, union_of};

object! {
    /// How a file is processed.
    pub(crate) struct FileOptions {
        /// What is looked for in text.
        entity_detection: EntityDetection = object_of::<EntityDetection>(), default({});
        /// What is looked for in pictures; nothing unless given.
        object_entity_detection: Option<ObjectEntityDetection> = object_of::<ObjectEntityDetection>(), optional;
        /// PDF files.
        pdf_options: PdfOptions = object_of::<PdfOptions>(), default({});
        /// Office files.
        office_options: OfficeOptions = object_of::<OfficeOptions>(), default({});
        /// Pictures.
        image_options: ImageOptions = object_of::<ImageOptions>(), default({});
        /// Recordings.
        audio_options: AudioOptions = object_of::<AudioOptions>(), default({});
        /// How entities are replaced.
        processed_text: ProcessedText = union_of::<ProcessedText>(), default({ "type": "MARKER" });
        /// Groups requests for reporting.
        project_id: String = project_id(), default("main");
        /// Who reads the text in pictures.
        ocr_options: OcrOptions = union_of::<OcrOptions>(), default({ "ocr_system": "builtin_ocr" });
        /// Whether the redacted text is returned beside the file.
        return_processed_text: bool = boolean(), default(true);
    }
}

object! {
    /// A file to redact.
    pub(crate) struct Base64FileRequest {
        /// The file.
        file: File = object_of::<File>(), required;
        /// How.
        options: FileOptions = object_of::<FileOptions>(), flatten;
    }
}

object! {
    /// A file in one of the service's input folders to redact.
    pub(crate) struct UriFileRequest {
        /// Its path.
        uri: String = string(), required;
        /// How.
        options: FileOptions = object_of::<FileOptions>(), flatten;
    }
}
