//! `pdf_options`

use blackbar_core::{PdfApproach, PdfSettings};

use super::convert::{Defaults, saturating_u32};
use crate::schema::{Choices, boolean, integer, object, one_of};

const APPROACHES: Choices<PdfApproach> =
    &[("enhanced", PdfApproach::Enhanced), ("standard", PdfApproach::Standard), ("auto", PdfApproach::Auto)];

object! {
    /// How PDF files are processed.
    pub(crate) struct PdfOptions {
        /// Whether pages are processed as images (`standard`), as native PDF (`enhanced`), or as the file allows.
        approach: PdfApproach = one_of(APPROACHES), default("standard");
        /// DPI at which pages become images. Lower is smaller and faster, at lower quality and accuracy.
        density: i64 = integer(1, i64::from(i32::MAX)), default(200);
        /// An image whose longest side exceeds this is resized to it, keeping its aspect ratio.
        max_resolution: i64 = integer(1, i64::from(i32::MAX)), default(3000);
        /// Whether generated PDFs have a selectable text layer.
        enable_pdf_text_layer: Option<bool> = boolean(), configured(true);
        /// With `enhanced`: replace entities in place (true), or cover them as `image_options` says (false).
        use_inline_replacement: bool = boolean(), default(true);
    }
}

impl PdfOptions {
    /// Everything resolved.
    pub(crate) fn settle(self, defaults: &Defaults) -> PdfSettings {
        let PdfOptions { approach, density, max_resolution, enable_pdf_text_layer, use_inline_replacement } =
            self;
        PdfSettings {
            approach,
            density: saturating_u32(density),
            max_resolution: saturating_u32(max_resolution),
            text_layer: enable_pdf_text_layer.unwrap_or(defaults.pdf_text_layer),
            inline_replacement: use_inline_replacement,
            as_images: Vec::new(),
        }
    }
}
