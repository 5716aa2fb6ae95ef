//! The pixels of a view as a network takes them: three planes of 0 to 255, grey where the view ends.

use std::sync::OnceLock;

use blackbar_core::{Picture, ReaderError};
use fast_image_resize::images::{Image, ImageRef};
use fast_image_resize::{FilterType, PixelType, ResizeAlg, ResizeOptions, Resizer};

use super::FAILED;
use super::views::View;

/// What the network was shown beside pictures while it learned.
const OUTSIDE: f32 = 114.0;

/// A view's pixels, still as bytes: an eighth of the memory of the planes.
pub(super) struct Sample {
    rgb: Vec<u8>,
    /// Width and height of the pixels.
    size: [usize; 2],
    /// Width and height of the planes.
    frame: [usize; 2],
    /// Made when the first network wants them.
    planes: OnceLock<Vec<f32>>,
}

impl Sample {
    /// Cuts, scales, mirrors and turns. Every pixel of the part counts when it is made smaller, or thin lines are lost.
    pub(super) fn cut(picture: &Picture, view: &View) -> Result<Sample, ReaderError> {
        let source = ImageRef::new(picture.width, picture.height, &picture.rgb, PixelType::U8x3)
            .map_err(|_| FAILED)?;
        let [left, top, right, bottom] = view.part;
        let right = right.min(f64::from(picture.width));
        let bottom = bottom.min(f64::from(picture.height));
        let options = ResizeOptions::new()
            .crop(left, top, right - left, bottom - top)
            .resize_alg(ResizeAlg::Convolution(FilterType::Bilinear));
        let [width, height] = view.shown;
        let mut small = Image::new(width, height, PixelType::U8x3);
        Resizer::new().resize(&source, &mut small, &options).map_err(|_| FAILED)?;
        let size = [width as usize, height as usize];
        let frame = view.frame.map(|side| side as usize);
        let mut sample = Sample { rgb: small.into_vec(), size, frame, planes: OnceLock::new() };
        if view.mirrored {
            sample.mirror();
        }
        for _ in 0..view.turns % 4 {
            sample.turn();
        }
        Ok(sample)
    }

    /// Left becomes right.
    fn mirror(&mut self) {
        for row in self.rgb.chunks_exact_mut((3 * self.size[0]).max(1)) {
            // Backwards, every pixel is backwards too.
            row.reverse();
            row.chunks_exact_mut(3).for_each(<[u8]>::reverse);
        }
    }

    /// A quarter turn clockwise.
    fn turn(&mut self) {
        let [width, height] = self.size;
        let mut turned = Vec::with_capacity(self.rgb.len());
        for x in 0..width {
            for y in (0..height).rev() {
                let at = 3 * (y * width + x);
                turned.extend_from_slice(self.rgb.get(at..at + 3).unwrap_or(&[0; 3]));
            }
        }
        self.rgb = turned;
        self.size = [height, width];
    }

    /// Batch, channels, height and width of the planes.
    pub(super) fn shape(&self) -> [usize; 4] {
        [1, 3, self.frame[1], self.frame[0]]
    }

    /// The planes: red, green, blue.
    pub(super) fn planes(&self) -> &[f32] {
        self.planes.get_or_init(|| self.spread())
    }

    fn spread(&self) -> Vec<f32> {
        let ([width, height], [across, down]) = (self.size, self.frame);
        let mut planes = vec![OUTSIDE; 3 * across * down];
        if across == 0 || width == 0 {
            return planes;
        }
        let (red, rest) = planes.split_at_mut(across * down);
        let (green, blue) = rest.split_at_mut(across * down);
        let rows = red.chunks_exact_mut(across).zip(green.chunks_exact_mut(across));
        let rows = rows.zip(blue.chunks_exact_mut(across)).zip(self.rgb.chunks_exact(3 * width)).take(height);
        for (((red, green), blue), pixels) in rows {
            let values = red.iter_mut().zip(green).zip(blue);
            for (((red, green), blue), pixel) in values.zip(pixels.as_chunks::<3>().0) {
                [*red, *green, *blue] = pixel.map(f32::from);
            }
        }
        planes
    }
}

#[cfg(test)]
mod tests {
    use super::super::views::{Plan, closer, first, turned};
    use super::*;

    #[test]
    fn turned_pixels_lie_where_the_view_says() {
        // Left half red, right half blue, the upper edge green.
        let (width, height) = (640u32, 320u32);
        let mut rgb = Vec::new();
        for y in 0..height {
            for x in 0..width {
                rgb.extend(if y < 40 {
                    [0, 255, 0]
                } else if x < 320 {
                    [255, 0, 0]
                } else {
                    [0, 0, 255]
                });
            }
        }
        let picture = Picture { width, height, rgb };
        let plan = Plan { levels: 0, large_tiles: false, mirrored: true, turned: false, cropped: false };
        let whole = Sample::cut(&picture, &first(width, height, plan)[0]).unwrap();
        assert_eq!(whole.shape(), [1, 3, 384, 640]);
        let planes = whole.planes();
        assert_eq!(planes[100 * 640 + 10], 255.0);
        assert_eq!(planes[380 * 640 + 10], OUTSIDE);
        // In the mirror the left half is blue: the third plane.
        let mirrored = Sample::cut(&picture, &closer(width, height, plan)[0]).unwrap();
        let planes = mirrored.planes();
        let plane = 384 * 640;
        let left = [0, 1, 2].map(|channel| planes[channel * plane + 100 * 640 + 10]);
        assert_eq!(left, [0.0, 0.0, 255.0]);
        // A quarter turn clockwise brings the upper edge to the right and the left half to the top.
        let quarter = Sample::cut(&picture, &turned(width, height, &[1])[0]).unwrap();
        assert_eq!(quarter.shape(), [1, 3, 640, 384]);
        let planes = quarter.planes();
        assert_eq!((planes[10 * 384 + 10], planes[plane + 10 * 384 + 310]), (255.0, 255.0));
        assert_eq!(planes[2 * plane + 600 * 384 + 10], 255.0);
    }
}
