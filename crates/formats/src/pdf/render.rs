//! Pages as pictures.

use std::sync::Arc;

use blackbar_core::{FormatError, PdfSettings, Picture};
use hayro::{PixmapSettings, RenderCache, RenderSettings, render};
use hayro_interpret::InterpreterSettings;
use hayro_syntax::{LoadPdfError, Pdf};

use super::load::guarded;

/// The renderer's own limit is 65,535 pixels a side.
const LONGEST: f32 = 16_000.0;

/// Opens a file for rendering.
pub(super) fn open(bytes: &Arc<Vec<u8>>) -> Result<Pdf, FormatError> {
    let bytes = Arc::clone(bytes);
    guarded(move || Pdf::new(bytes))?.map_err(|error| match error {
        LoadPdfError::Decryption(_) => FormatError::Encrypted,
        LoadPdfError::Invalid => FormatError::Damaged("its objects cannot be read".into()),
    })
}

/// Size of a page as it is shown, in points.
pub(super) fn shown_size(pdf: &Pdf, page: usize) -> (f32, f32) {
    pdf.pages().get(page).map_or((612.0, 792.0), hayro_syntax::page::Page::render_dimensions)
}

/// Pixels a point for the settings of a request.
pub(super) fn scale((width, height): (f32, f32), settings: &PdfSettings) -> f32 {
    let density = settings.density.clamp(1, 2400) as f32 / 72.0;
    let longest = width.max(height).max(1.0);
    let most = (settings.max_resolution.max(1) as f32).min(LONGEST) / longest;
    density.min(most)
}

/// One page on white.
pub(super) fn page(pdf: &Pdf, page: usize, scale: f32) -> Result<Picture, FormatError> {
    let Some(page) = pdf.pages().get(page) else {
        return Err(FormatError::Damaged("a page is missing".into()));
    };
    let (width, height) = page.render_dimensions();
    // At least one pixel each way; a page thinner than that has nothing to show.
    let (x_scale, y_scale) = (scale.max(1.0 / width.max(1e-3)), scale.max(1.0 / height.max(1e-3)));
    if width * x_scale > 60_000.0 || height * y_scale > 60_000.0 {
        return Err(FormatError::OverLimit("size of a page"));
    }
    let pixmap = guarded(|| {
        render(
            page,
            &RenderCache::new(),
            &InterpreterSettings::default(),
            &RenderSettings::default(),
            &PixmapSettings { x_scale, y_scale, bg_color: hayro::vello_cpu::color::palette::css::WHITE },
        )
    })?;
    let (width, height) = (u32::from(pixmap.width()), u32::from(pixmap.height()));
    let rgb: Vec<u8> =
        pixmap.data_as_u8_slice().chunks_exact(4).flat_map(|pixel| [pixel[0], pixel[1], pixel[2]]).collect();
    if width == 0 || height == 0 || rgb.len() != width as usize * height as usize * 3 {
        return Err(FormatError::Damaged("a page cannot be shown".into()));
    }
    Ok(Picture { width, height, rgb })
}
