//! `ocr_options`: the neutral names of the contract, and the vendors' own as aliases.

use blackbar_core::{OcrSettings, OcrSystem};

use crate::schema::{number, object, union};

object! {
    /// A cloud service reads the text.
    pub(crate) struct CloudTextractOptions {}
}

object! {
    /// A cloud service reads the text.
    pub(crate) struct CloudComputerVisionOptions {}
}

object! {
    /// A cloud service reads the text.
    pub(crate) struct CloudDocIntelligenceOptions {}
}

object! {
    /// The service reads the text itself.
    pub(crate) struct BuiltinOcrOptions {
        /// Extra padding around masked boxes of text.
        padding_ratio: f64 = number(Some(0.0), Some(1.0)), default(0.15);
    }
}

object! {
    /// A cloud service and the service itself together.
    pub(crate) struct HybridOcrOptions {
        /// Extra padding around masked boxes of text.
        padding_ratio: f64 = number(Some(0.0), Some(1.0)), default(0.15);
    }
}

union! {
    /// Who reads the text in pictures.
    pub(crate) enum OcrOptions by "ocr_system" or "builtin_ocr" {
        "cloud_a_textract" | "aws_textract" => CloudATextract(CloudTextractOptions),
        "cloud_b_computer_vision" | "azure_computer_vision" => CloudBComputerVision(CloudComputerVisionOptions),
        "cloud_b_doc_intelligence" | "azure_doc_intelligence" => CloudBDocIntelligence(CloudDocIntelligenceOptions),
        "builtin_ocr" | "paddleocr" => Builtin(BuiltinOcrOptions),
        "hybrid" => Hybrid(HybridOcrOptions),
    }
}

/// The padding of the systems that have no such option.
const PADDING: f64 = 0.15;

impl OcrOptions {
    /// Everything resolved.
    pub(crate) fn settle(self) -> OcrSettings {
        let (system, padding_ratio) = match self {
            OcrOptions::CloudATextract(CloudTextractOptions {}) => (OcrSystem::CloudATextract, PADDING),
            OcrOptions::CloudBComputerVision(CloudComputerVisionOptions {}) => {
                (OcrSystem::CloudBComputerVision, PADDING)
            }
            OcrOptions::CloudBDocIntelligence(CloudDocIntelligenceOptions {}) => {
                (OcrSystem::CloudBDocIntelligence, PADDING)
            }
            OcrOptions::Builtin(BuiltinOcrOptions { padding_ratio }) => (OcrSystem::Builtin, padding_ratio),
            OcrOptions::Hybrid(HybridOcrOptions { padding_ratio }) => (OcrSystem::Hybrid, padding_ratio),
        };
        OcrSettings { system, padding_ratio }
    }
}
