//! What will be done: every option resolved, every default filled in. The server turns a request into this.

use blackbar_core::{Limits, ObjectKind, Secret};
use blackbar_detect::choose::Choice;
use blackbar_detect::filters::Filter;
use blackbar_detect::replace::Style;

/// The contract's `accuracy` values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[expect(missing_docs, reason = "the names are the contract's")]
pub enum Accuracy {
    Standard,
    StandardHigh,
    StandardHighMultilingual,
    StandardHighAutomatic,
    High,
    HighMultilingual,
    HighAutomatic,
}

impl Accuracy {
    /// All seven.
    pub const ALL: [Accuracy; 7] = [
        Accuracy::Standard,
        Accuracy::StandardHigh,
        Accuracy::StandardHighMultilingual,
        Accuracy::StandardHighAutomatic,
        Accuracy::High,
        Accuracy::HighMultilingual,
        Accuracy::HighAutomatic,
    ];

    /// The name on the wire.
    pub fn name(self) -> &'static str {
        match self {
            Accuracy::Standard => "standard",
            Accuracy::StandardHigh => "standard_high",
            Accuracy::StandardHighMultilingual => "standard_high_multilingual",
            Accuracy::StandardHighAutomatic => "standard_high_automatic",
            Accuracy::High => "high",
            Accuracy::HighMultilingual => "high_multilingual",
            Accuracy::HighAutomatic => "high_automatic",
        }
    }
}

/// What is looked for in text.
#[derive(Clone, Debug)]
pub struct DetectionSettings {
    /// Which model.
    pub accuracy: Accuracy,
    /// Which labels.
    pub choice: Choice,
    /// The request's patterns, in order.
    pub filters: Vec<Filter>,
}

impl Default for DetectionSettings {
    fn default() -> DetectionSettings {
        DetectionSettings {
            accuracy: Accuracy::HighAutomatic,
            choice: Choice::default(),
            filters: Vec::new(),
        }
    }
}

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
    pub elements: Vec<blackbar_core::Element>,
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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

/// Everything one request asks for.
#[derive(Clone, Debug)]
pub struct Settings {
    /// In text.
    pub detection: DetectionSettings,
    /// In pictures; `None`: objects are not looked for.
    pub objects: Option<ObjectSettings>,
    /// How entities are replaced.
    pub style: Style,
    /// Makes hashes and made-up values repeatable.
    pub key: Secret<[u8; 32]>,
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
    /// What the request may cost.
    pub limits: Limits,
}

impl Default for Settings {
    fn default() -> Settings {
        use blackbar_core::Element::*;
        Settings {
            detection: DetectionSettings::default(),
            objects: None,
            style: Style::default(),
            key: Secret::new([0; 32]),
            pdf: PdfSettings {
                approach: PdfApproach::Standard,
                density: 200,
                max_resolution: 3000,
                text_layer: true,
                inline_replacement: true,
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
            limits: Limits::default(),
        }
    }
}
