//! The writer's own check. What goes out is decoded again: every black box must be one dark colour, every blur must have
//! lost the detail that was there, and in lossless formats nothing else may have changed.

use std::hash::{DefaultHasher, Hash, Hasher};

use blackbar_core::{FormatError, Masking};

use super::cover::averaged;
use super::raster::{Colour, Raster, Samples};
use super::region::{Region, outside};

/// How far encoders may stray from what they were given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Loss {
    /// Not at all.
    None,
    /// As JPEG does.
    Jpeg,
}

/// A detail weaker than this (mean difference from the average of its cell) is noise.
const NOISE: f64 = 3.0;
/// How far a box of one colour may stray at its darkest and lightest pixel.
const SOLID: u8 = 2;
/// The same inside of JPEG, away from the edges.
const SOLID_JPEG: u8 = 48;
/// JPEG's blocks carry what stands beside the box this far into it.
const BLOCK: u32 = 16;

/// What is known of a picture before it is covered.
pub(crate) struct Check {
    regions: Vec<Region>,
    blurred: Vec<(Region, Vec<[u8; 3]>)>,
    size: (u32, u32),
    outside: u64,
    background: u8,
    loss: Loss,
}

impl Check {
    /// Takes down what the check needs of the picture as it was.
    pub(crate) fn before(raster: &Raster, regions: &[Region], loss: Loss) -> Check {
        let background = raster.background();
        let blurred = regions.iter().filter(|region| region.masking == Masking::Blur);
        Check {
            regions: regions.to_vec(),
            blurred: blurred.map(|region| (*region, raster.crop(region, background))).collect(),
            size: (raster.width, raster.height),
            outside: if loss == Loss::None { digest(raster, regions) } else { 0 },
            background,
            loss,
        }
    }

    /// Refuses an output that is not what was meant.
    pub(crate) fn after(&self, decoded: &Raster) -> Result<(), FormatError> {
        let same_size = (decoded.width, decoded.height) == self.size;
        let same_outside = self.loss != Loss::None || digest(decoded, &self.regions) == self.outside;
        let solid = || {
            self.regions
                .iter()
                .filter(|region| region.masking == Masking::BlackBox)
                .all(|region| self.is_solid(decoded, region))
        };
        let gone = || {
            self.blurred
                .iter()
                .all(|(region, before)| detail_is_gone(decoded, region, before, self.background))
        };
        if same_size && same_outside && solid() && gone() { Ok(()) } else { Err(failed()) }
    }

    fn is_solid(&self, decoded: &Raster, region: &Region) -> bool {
        match self.loss {
            Loss::None => {
                let crop = decoded.crop(region, 255);
                let first = crop.first().copied().unwrap_or_default();
                let near = |pixel: &[u8; 3]| pixel.iter().zip(first).all(|(a, b)| a.abs_diff(b) <= SOLID);
                decoded.opaque_in(region) && crop.iter().all(near)
            }
            Loss::Jpeg => {
                let core = Region {
                    left: region.left + BLOCK,
                    top: region.top + BLOCK,
                    right: region.right.saturating_sub(BLOCK),
                    bottom: region.bottom.saturating_sub(BLOCK),
                    ..*region
                };
                let dark = |pixel: &[u8; 3]| pixel.iter().all(|value| *value <= SOLID_JPEG);
                let crop = decoded.crop(region, 255);
                let sum: u64 = crop.iter().flatten().map(|value| u64::from(*value)).sum();
                let mean = sum / (crop.len() as u64 * 3).max(1);
                mean <= u64::from(SOLID_JPEG) && decoded.crop(&core, 255).iter().all(dark)
            }
        }
    }
}

/// The error of every failed check.
pub(crate) fn failed() -> FormatError {
    FormatError::Unsupported("the covered picture could not be verified")
}

/// Whether a region differs from what stood there by at least half of the detail that it had.
pub(crate) fn detail_is_gone(decoded: &Raster, region: &Region, before: &[[u8; 3]], background: u8) -> bool {
    let after = decoded.crop(region, background);
    if after.len() != before.len() {
        return false;
    }
    let (width, height) = (region.width() as usize, region.height() as usize);
    let flat = averaged(before, width, height, region.cell.max(2) as usize);
    let detail = difference(before, &flat);
    detail < NOISE || difference(before, &after) >= detail / 2.0
}

/// The mean difference of two crops of the same size.
pub(crate) fn difference(left: &[[u8; 3]], right: &[[u8; 3]]) -> f64 {
    let sum: u64 =
        left.iter().flatten().zip(right.iter().flatten()).map(|(a, b)| u64::from(a.abs_diff(*b))).sum();
    to_float(sum) / to_float(left.len() as u64 * 3).max(1.0)
}

#[expect(clippy::cast_precision_loss, reason = "a mean of bytes needs no more")]
fn to_float(value: u64) -> f64 {
    value as f64
}

/// A fingerprint of all pixels that no region covers, with their colours.
pub(crate) fn digest(raster: &Raster, regions: &[Region]) -> u64 {
    let mut hasher = DefaultHasher::new();
    raster.depth.hash(&mut hasher);
    let (width, channels) = (raster.width as usize, raster.channels());
    for y in 0..raster.height {
        for (left, right) in outside(regions, y, raster.width) {
            let row = y as usize * width;
            let (from, to) = ((row + left as usize) * channels, (row + right as usize) * channels);
            match (&raster.samples, &raster.colour) {
                // Colours, not indices: a writer may order its palette as it likes.
                (_, Colour::Palette(_)) => (from..to).for_each(|pixel| raster.rgba(pixel).hash(&mut hasher)),
                (Samples::Eight(samples), _) => samples.get(from..to).unwrap_or_default().hash(&mut hasher),
                (Samples::Sixteen(samples), _) => samples.get(from..to).unwrap_or_default().hash(&mut hasher),
            }
        }
    }
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::super::cover::cover;
    use super::*;

    fn noise() -> Raster {
        let mut state = 7u32;
        let mut next = || {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            state.to_be_bytes()[0]
        };
        Raster::from_rgb(40, 40, (0..4800).map(|_| next()).collect()).unwrap()
    }

    fn regions() -> [Region; 2] {
        let blur = Region { masking: Masking::Blur, cell: 8, ..Region::blackbox(20, 20, 40, 40) };
        [Region::blackbox(2, 2, 10, 10), blur]
    }

    #[test]
    fn what_was_covered_passes() {
        let mut raster = noise();
        let check = Check::before(&raster, &regions(), Loss::None);
        cover(&mut raster, &regions());
        assert_eq!(check.after(&raster), Ok(()));
    }

    #[test]
    fn a_forgotten_region_or_a_changed_pixel_fails() {
        for forgotten in 0..2 {
            let mut raster = noise();
            for loss in [Loss::None, Loss::Jpeg] {
                let check = Check::before(&raster, &regions(), loss);
                cover(&mut raster, &regions()[forgotten..=forgotten]);
                assert!(check.after(&raster).is_err(), "{forgotten} {loss:?}");
                raster = noise();
            }
        }
        let mut raster = noise();
        let check = Check::before(&raster, &regions(), Loss::None);
        cover(&mut raster, &regions());
        raster.paint(&Region::blackbox(15, 15, 16, 16), &[[1, 2, 3]]);
        assert!(check.after(&raster).is_err());
    }
}
