//! Colours of TIFF that are turned to RGB when read.

use super::super::raster::Samples;
use super::page::Page;

/// Luminance and colour differences, by the coefficients and the range that the page names.
pub(super) fn rgb_from_luminance(pixel: &mut [u8], page: &Page) {
    let [red, green, blue] = page.coefficients;
    let [black, white, cb_zero, cb_full, cr_zero, cr_full] = page.reference;
    let [y, cb, cr] = pixel else { return };
    let scaled = |value: u8, zero: f32, full: f32, range: f32| {
        let span = full - zero;
        if span.abs() < f32::EPSILON { 0.0 } else { (f32::from(value) - zero) * range / span }
    };
    let light = scaled(*y, black, white, 255.0);
    let to_blue = scaled(*cb, cb_zero, cb_full, 127.0);
    let to_red = scaled(*cr, cr_zero, cr_full, 127.0);
    let r = to_red * (2.0 - 2.0 * red) + light;
    let b = to_blue * (2.0 - 2.0 * blue) + light;
    let g = (light - blue * b - red * r) / green;
    (*y, *cb, *cr) = (byte(r), byte(g), byte(b));
}

/// CIE L*a*b* under the white of daylight, to sRGB.
pub(super) fn rgb_from_lab(pixel: &mut [u8], signed: bool) {
    let [l, a, b] = pixel else { return };
    let difference = |value: u8| {
        if signed { f32::from(value.cast_signed()) } else { f32::from(value) - 128.0 }
    };
    let y = (f32::from(*l) * 100.0 / 255.0 + 16.0) / 116.0;
    let (x, z) = (y + difference(*a) / 500.0, y - difference(*b) / 200.0);
    let linear = |t: f32| if t > 6.0 / 29.0 { t * t * t } else { (t - 16.0 / 116.0) * 0.128_418_55 };
    let (x, y, z) = (linear(x) * 0.950_47, linear(y), linear(z) * 1.088_83);
    let gamma = |value: f32| {
        let value = value.clamp(0.0, 1.0);
        let shown = if value <= 0.003_130_8 { value * 12.92 } else { 1.055 * value.powf(1.0 / 2.4) - 0.055 };
        byte(shown * 255.0)
    };
    *l = gamma(3.240_454 * x - 1.537_139 * y - 0.498_531 * z);
    *a = gamma(-0.969_266 * x + 1.876_011 * y + 0.041_556 * z);
    *b = gamma(0.055_643 * x - 0.204_026 * y + 1.057_225 * z);
}

/// Groups of luminances with one pair of differences each, as three samples a pixel.
pub(super) fn upsampled(page: &Page, bytes: &[u8]) -> Samples {
    let (across, down) = page.subsampling;
    let (columns, rows) = page.tile;
    let unit = across * down + 2;
    let units_a_row = columns.div_ceil(across);
    let mut samples = vec![0; columns * rows * 3];
    for (index, group) in bytes.chunks_exact(unit).enumerate() {
        let (left, top) = (index % units_a_row * across, index / units_a_row * down);
        for y in 0..down {
            for x in 0..across {
                if left + x >= columns || top + y >= rows {
                    continue;
                }
                let at = ((top + y) * columns + left + x) * 3;
                if let Some(pixel) = samples.get_mut(at..at + 3) {
                    pixel.copy_from_slice(&[group[y * across + x], group[unit - 2], group[unit - 1]]);
                }
            }
        }
    }
    Samples::Eight(samples)
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "clamped to a byte before")]
fn byte(value: f32) -> u8 {
    value.round().clamp(0.0, 255.0) as u8
}
