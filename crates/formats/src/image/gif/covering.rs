//! Which frames of a GIF hold the pixels of a region, and how they are covered and checked. A word that is seen in one
//! frame may have been drawn by several before it.

use blackbar_core::{FormatError, Masking};
use gif::DisposalMethod;

use super::super::check::{detail_is_gone, digest, failed};
use super::super::cover::covered;
use super::super::region::Region;
use super::GifFrame;
use super::compositor::Compositor;

/// A box may come out in the darkest colours of several palettes.
const SOLID: u8 = 48;

/// The regions to cover in each frame's own pixels, in the coordinates of the canvas.
pub(super) fn spread(frames: &[GifFrame], seen: &[Vec<Region>]) -> Vec<Vec<Region>> {
    let mut spread: Vec<Vec<Region>> = frames.iter().map(|_| Vec::new()).collect();
    for (shown, regions) in seen.iter().enumerate() {
        for region in regions {
            for (index, frame) in frames.iter().enumerate().take(shown + 1).rev() {
                let gone = matches!(frame.dispose, DisposalMethod::Background | DisposalMethod::Previous);
                if gone && index != shown {
                    continue;
                }
                if let Some(own) = spread.get_mut(index)
                    && !own.contains(region)
                {
                    own.push(*region);
                }
                if frame.hides(region) {
                    break;
                }
            }
        }
    }
    // Black boxes stay solid under blurs.
    spread.iter_mut().for_each(|own| own.sort_by_key(|region| region.masking == Masking::BlackBox));
    spread
}

/// Covers every frame; what is painted comes from what the player showed there.
pub(super) fn cover(
    frames: &[GifFrame],
    spread: &[Vec<Region>],
    (width, height): (u32, u32),
) -> Result<Vec<GifFrame>, FormatError> {
    let mut compositor = Compositor::new(width, height)?;
    let mut done = Vec::with_capacity(frames.len());
    for (frame, regions) in frames.iter().zip(spread) {
        let canvas = compositor.show(frame);
        let mut frame = frame.clone();
        let background = if regions.is_empty() { 255 } else { canvas.background() };
        let area = frame.area();
        for region in regions {
            let painted = covered(&canvas.crop(region, background), region);
            let Some(local) = region.within(area.left, area.top, area.width(), area.height()) else {
                continue;
            };
            let (across, down) = (area.left + local.left - region.left, area.top + local.top - region.top);
            let rows = (0..local.height()).flat_map(|y| {
                let start = ((y + down) * region.width() + across) as usize;
                painted.get(start..start + local.width() as usize).unwrap_or_default().iter().copied()
            });
            let colours: Vec<[u8; 3]> = rows.collect();
            frame.raster.paint(&local, &colours);
        }
        done.push(frame);
    }
    Ok(done)
}

/// Plays the original and the output side by side.
pub(super) fn check(
    (before, after): (&[GifFrame], &[GifFrame]),
    (seen, spread): (&[Vec<Region>], &[Vec<Region>]),
    (width, height): (u32, u32),
) -> Result<(), FormatError> {
    if before.len() != after.len() {
        return Err(failed());
    }
    let (mut old, mut new) = (Compositor::new(width, height)?, Compositor::new(width, height)?);
    let mut touched: Vec<Region> = Vec::new();
    for (index, (before, after)) in before.iter().zip(after).enumerate() {
        let (old, new) = (old.show(before), new.show(after));
        for region in spread.get(index).into_iter().flatten() {
            if !touched.contains(region) {
                touched.push(*region);
            }
        }
        let background = old.background();
        let gone = |region: &Region| match region.masking {
            Masking::Blur => detail_is_gone(new, region, &old.crop(region, background), background),
            Masking::BlackBox => {
                let rows = region.top..region.bottom;
                let pixels = rows.flat_map(|y| {
                    (region.left..region.right).map(move |x| y as usize * width as usize + x as usize)
                });
                let mut colours = pixels.map(|pixel| new.rgba(pixel)).filter(|colour| colour[3] != 0);
                let Some(first) = colours.next() else { return true };
                colours.all(|colour| colour.iter().zip(first).all(|(a, b)| a.abs_diff(b) <= SOLID))
            }
        };
        let covered = seen.get(index).into_iter().flatten().all(gone);
        if !covered || digest(old, &touched) != digest(new, &touched) {
            return Err(failed());
        }
    }
    Ok(())
}
