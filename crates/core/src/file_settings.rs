//! What a request asks of files: every option of the contract that a format works by, resolved. The server fills it,
//! the engine carries it, formats read it.

use crate::{Element, ObjectKind};

/// What is looked for in pictures beside text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ObjectSettings {
    /// Kinds to find.
    pub kinds: Vec<ObjectKind>,
}

/// `pdf_options.approach`
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names are the contract's")]
pub enum PdfApproach {
    Enhanced,
    Standard,
    Auto,
}

/// `pdf_options`
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PdfSettings {
    /// Pages as images, or native.
    pub approach: PdfApproach,
    /// DPI.
    pub density: u32,
    /// Longest side in pixels.
    pub max_resolution: u32,
    /// Selectable text in generated PDFs.
    pub text_layer: bool,
    /// Replace in place rather than cover.
    pub inline_replacement: bool,
    /// Pages, from 1, that are done as images whatever the approach: asked for by nobody, but tried where rewriting them
    /// left a value.
    pub as_images: Vec<u32>,
}

/// `office_options.chart_behaviour`
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names are the contract's")]
pub enum ChartBehaviour {
    Deidentify,
    SetToZero,
}

/// `office_options.unsupported_image_behaviour`
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names are the contract's")]
pub enum UnsupportedImages {
    Replace,
    Keep,
}

/// `office_options.bin_containing_file_behaviour`
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names are the contract's")]
pub enum BinBehaviour {
    Convert,
    Leave,
}

/// `office_options`
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OfficeSettings {
    /// Charts.
    pub charts: ChartBehaviour,
    /// Pictures that cannot be handled.
    pub unsupported_images: UnsupportedImages,
    /// The first row of a table holds headers.
    pub structure_tables: bool,
    /// A corrupted file is refused.
    pub integrity_check: bool,
    /// Unreadable .bin parts.
    pub bins: BinBehaviour,
    /// Which elements are processed.
    pub elements: Vec<Element>,
}

/// How a region of a picture is covered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names are the contract's")]
pub enum Masking {
    Blur,
    BlackBox,
}

/// `image_options`
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ImageSettings {
    /// Unset: blur for objects, black box for text.
    pub masking: Option<Masking>,
}

/// `audio_options`
#[derive(Clone, Debug, PartialEq)]
pub struct AudioSettings {
    /// Seconds before.
    pub start_padding: f64,
    /// Seconds behind.
    pub end_padding: f64,
    /// Semitones the whole voice is shifted by.
    pub distortion_steps: i32,
    /// Hz.
    pub frequency: u32,
    /// dB.
    pub gain: f64,
}

/// `ocr_options.ocr_system`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[expect(missing_docs, reason = "the names are the contract's")]
pub enum OcrSystem {
    CloudATextract,
    CloudBComputerVision,
    CloudBDocIntelligence,
    Builtin,
    Hybrid,
}

/// `ocr_options`
#[derive(Clone, Debug, PartialEq)]
pub struct OcrSettings {
    /// Who reads.
    pub system: OcrSystem,
    /// Extra padding around masked boxes, 0 to 1.
    pub padding_ratio: f64,
}

/// How closely an output is looked at before it is handed out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Verification {
    /// The checks that every format makes of its own output; what a network read is not read again.
    #[default]
    Always,
    /// Pictures are read and recordings are heard once more.
    Full,
}

/// Everything a request asks of files.
#[derive(Clone, Debug, PartialEq)]
pub struct FileSettings {
    /// In pictures; `None`: objects are not looked for.
    pub objects: Option<ObjectSettings>,
    /// PDF.
    pub pdf: PdfSettings,
    /// Office files.
    pub office: OfficeSettings,
    /// Pictures.
    pub image: ImageSettings,
    /// Recordings.
    pub audio: AudioSettings,
    /// Reading pictures.
    pub ocr: OcrSettings,
    /// How the output is checked.
    pub verification: Verification,
}

impl Default for FileSettings {
    fn default() -> FileSettings {
        use Element::*;
        FileSettings {
            objects: None,
            pdf: PdfSettings {
                approach: PdfApproach::Standard,
                density: 200,
                max_resolution: 3000,
                text_layer: true,
                inline_replacement: true,
                as_images: Vec::new(),
            },
            office: OfficeSettings {
                charts: ChartBehaviour::Deidentify,
                unsupported_images: UnsupportedImages::Replace,
                structure_tables: true,
                integrity_check: true,
                bins: BinBehaviour::Convert,
                elements: vec![
                    Paragraphs,
                    Tables,
                    Charts,
                    Hyperlinks,
                    Headers,
                    Footnotes,
                    ReviewComments,
                    ReviewCommentAuthors,
                    SmartArts,
                    CoreProperties,
                    AltText,
                    InkDrawings,
                ],
            },
            image: ImageSettings::default(),
            audio: AudioSettings {
                start_padding: 0.5,
                end_padding: 0.2,
                distortion_steps: 0,
                frequency: 600,
                gain: -3.0,
            },
            ocr: OcrSettings { system: OcrSystem::Builtin, padding_ratio: 0.15 },
            verification: Verification::Always,
        }
    }
}
