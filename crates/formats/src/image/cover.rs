//! Covering regions of a picture. A black box is solid. A blur first averages coarse cells, which destroys the detail for
//! good, and only then smooths the edges between them; a blur alone could be computed back.

use blackbar_core::Masking;

use super::raster::Raster;
use super::region::Region;

/// Covers every region, see-through pixels too. Black boxes come last, so that they stay solid under any overlap.
pub(crate) fn cover(raster: &mut Raster, regions: &[Region]) {
    let background = raster.background();
    for region in regions.iter().filter(|region| region.masking == Masking::Blur) {
        let crop = raster.crop(region, background);
        raster.paint(region, &blurred(&crop, region));
    }
    for region in regions.iter().filter(|region| region.masking == Masking::BlackBox) {
        let pixels = region.width() as usize * region.height() as usize;
        raster.paint(region, &vec![[0; 3]; pixels]);
    }
}

/// The covered pixels of a region, from what stood there.
pub(crate) fn covered(crop: &[[u8; 3]], region: &Region) -> Vec<[u8; 3]> {
    match region.masking {
        Masking::Blur => blurred(crop, region),
        Masking::BlackBox => vec![[0; 3]; crop.len()],
    }
}

fn blurred(crop: &[[u8; 3]], region: &Region) -> Vec<[u8; 3]> {
    let (width, height) = (region.width() as usize, region.height() as usize);
    if width == 0 || height == 0 || crop.len() != width * height {
        return vec![[0; 3]; crop.len()];
    }
    let cell = region.cell.max(2) as usize;
    let mut cells = averaged(crop, width, height, cell);
    let radius = (cell / 2).max(1);
    for y in 0..height {
        smooth(&mut cells, (0..width).map(|x| y * width + x), radius);
    }
    for x in 0..width {
        smooth(&mut cells, (0..height).map(|y| y * width + x), radius);
    }
    cells
}

/// Every cell in its average colour.
pub(crate) fn averaged(crop: &[[u8; 3]], width: usize, height: usize, cell: usize) -> Vec<[u8; 3]> {
    let mut cells = vec![[0; 3]; crop.len()];
    for top in (0..height).step_by(cell) {
        for left in (0..width).step_by(cell) {
            let (bottom, right) = ((top + cell).min(height), (left + cell).min(width));
            let inside = || (top..bottom).flat_map(|y| (left..right).map(move |x| y * width + x));
            let mut sums = [0u64; 3];
            for at in inside() {
                for (sum, value) in sums.iter_mut().zip(crop[at]) {
                    *sum += u64::from(value);
                }
            }
            let count = ((bottom - top) * (right - left)) as u64;
            let average = sums.map(|sum| u8::try_from(sum / count.max(1)).unwrap_or(u8::MAX));
            inside().for_each(|at| cells[at] = average);
        }
    }
    cells
}

/// Replaces each pixel of a row or column by the mean of its neighbours in it.
fn smooth(pixels: &mut [[u8; 3]], line: impl Iterator<Item = usize> + Clone, radius: usize) {
    let mut sums = vec![[0u64; 3]];
    for at in line.clone() {
        let before = sums.last().copied().unwrap_or_default();
        let pixel = pixels[at];
        sums.push(std::array::from_fn(|channel| before[channel] + u64::from(pixel[channel])));
    }
    let length = sums.len() - 1;
    for (index, at) in line.enumerate() {
        let (from, to) = (index.saturating_sub(radius), (index + radius + 1).min(length));
        let mean = |channel: usize| (sums[to][channel] - sums[from][channel]) / (to - from).max(1) as u64;
        pixels[at] = std::array::from_fn(|channel| u8::try_from(mean(channel)).unwrap_or(u8::MAX));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stripes(width: u32, height: u32) -> Raster {
        let rgb = (0..height)
            .flat_map(|_| (0..width).flat_map(|x| [if x % 2 == 0 { 255 } else { 0 }; 3]))
            .collect();
        Raster::from_rgb(width, height, rgb).unwrap()
    }

    #[test]
    fn a_black_box_is_solid_and_nothing_else_changes() {
        let mut raster = stripes(8, 8);
        cover(&mut raster, &[Region::blackbox(2, 2, 6, 6)]);
        let expected = |x: u32, y: u32| {
            let inside = (2..6).contains(&x) && (2..6).contains(&y);
            if inside || x % 2 == 1 { 0 } else { 255 }
        };
        for y in 0..8 {
            for x in 0..8 {
                assert_eq!(raster.rgba((y * 8 + x) as usize)[0], expected(x, y));
            }
        }
    }

    #[test]
    fn a_blur_leaves_no_detail() {
        let mut raster = stripes(32, 32);
        let region = Region { masking: Masking::Blur, cell: 8, ..Region::blackbox(0, 0, 32, 32) };
        cover(&mut raster, &[region]);
        let crop = raster.crop(&region, 255);
        assert!(crop.iter().all(|pixel| (126..=128).contains(&pixel[0])));
    }

    #[test]
    fn two_texts_with_the_same_averages_blur_alike() {
        let mut left = stripes(32, 32);
        let shifted = (0..32).flat_map(|_| (0..32).flat_map(|x| [if x % 2 == 1 { 255 } else { 0 }; 3]));
        let mut right = Raster::from_rgb(32, 32, shifted.collect()).unwrap();
        let region = Region { masking: Masking::Blur, cell: 8, ..Region::blackbox(0, 0, 32, 32) };
        cover(&mut left, &[region]);
        cover(&mut right, &[region]);
        assert_eq!(left, right);
    }
}
