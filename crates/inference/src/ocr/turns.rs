//! Which way up: a network for the whole page (quarters) and one for a line (upside down or not).

use blackbar_core::ReaderError;

use super::FAILED;
use super::geometry::Strip;
use super::network::Network;
use super::page::Page;
use super::recogniser::planes;

/// What the page's network was trained on: the middle of a page whose short side is 256.
const SHORT_SIDE: f32 = 256.0;
const MIDDLE: usize = 224;
const MEAN: [f32; 3] = [0.485, 0.456, 0.406];
const DEVIATION: [f32; 3] = [0.229, 0.224, 0.225];
/// Below this a page is taken as it is: lines are tried both ways anyway.
const SURE_OF_PAGE: f32 = 0.9;

/// The strip the line's network looks at.
const LINE_HEIGHT: usize = 48;
const LINE_WIDTH: usize = 192;
/// Below this a line is taken as it stands.
const SURE_OF_LINE: f32 = 0.9;

/// By how many quarters a page has to be turned clockwise to stand upright.
pub(super) fn quarters(network: &Network, stream: usize, page: &Page) -> Result<usize, ReaderError> {
    let scale = SHORT_SIDE / page.width.min(page.height).max(1) as f32;
    let side = |pixels: usize| ((pixels as f32 * scale).round() as usize).clamp(MIDDLE, 8 * MIDDLE);
    let small = page.scaled(side(page.width), side(page.height))?;
    let (left, top) = ((small.width - MIDDLE) / 2, (small.height - MIDDLE) / 2);
    let mut values = Vec::with_capacity(3 * MIDDLE * MIDDLE);
    for (channel, (mean, deviation)) in MEAN.into_iter().zip(DEVIATION).enumerate() {
        for y in top..top + MIDDLE {
            for x in left..left + MIDDLE {
                let value = small.pixel(x, y).get(channel).copied().unwrap_or(0);
                values.push((f32::from(value) / 255.0 - mean) / deviation);
            }
        }
    }
    let output = network.run(stream, [1, 3, MIDDLE, MIDDLE], &values)?;
    let &[_, _, _, _] = output.values.as_slice() else { return Err(FAILED) };
    let sure = output.values.iter().position(|value| *value >= SURE_OF_PAGE);
    Ok(sure.map_or(0, |turned| (4 - turned) % 4))
}

/// Whether a line stands on its head.
pub(super) fn is_upside_down(
    network: &Network,
    stream: usize,
    page: &Page,
    strip: &Strip,
) -> Result<bool, ReaderError> {
    // The beginning of a long line says as much as all of it squeezed.
    let most = LINE_WIDTH as f32 / LINE_HEIGHT as f32 * strip.height() / strip.width().max(1.0);
    let strips = planes(page, &strip.part(0.0, most.min(1.0)), LINE_HEIGHT, |_| LINE_WIDTH);
    let output = network.run(stream, [1, 3, LINE_HEIGHT, LINE_WIDTH], &strips.planes)?;
    let &[_, turned] = output.values.as_slice() else { return Err(FAILED) };
    Ok(turned >= SURE_OF_LINE)
}
