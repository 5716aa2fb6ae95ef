//! One decoded picture in the layout of its file (1 to 16 bits, grey, palette, alpha, CMYK), so that what is not covered
//! is written back as it was. The readers see it as 8-bit RGB; covers are painted in RGB and brought into the layout here.

use std::collections::HashMap;

use blackbar_core::{FormatError, Limits, Picture};

use super::region::Region;

/// What the samples of a pixel mean.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Colour {
    /// One sample; in some TIFFs zero is white.
    Grey {
        /// Whether zero is white.
        inverted: bool,
    },
    /// Grey and opacity.
    GreyAlpha,
    /// Red, green, blue.
    Rgb,
    /// Red, green, blue, opacity.
    Rgba,
    /// Four inks; in JPEGs by Adobe zero is full ink.
    Cmyk {
        /// Whether zero is full ink.
        inverted: bool,
    },
    /// An index into these colours: red, green, blue, opacity.
    Palette(Vec<[u8; 4]>),
}

/// One number a sample, row by row, not packed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Samples {
    /// For depths up to 8.
    Eight(Vec<u8>),
    /// For depths of 9 to 16.
    Sixteen(Vec<u16>),
}

/// How a stored picture is to be turned to stand upright: the eight values of EXIF and TIFF.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Orientation(u8);

impl Orientation {
    /// Values out of range mean upright, as everywhere.
    pub(crate) fn from_exif(value: u16) -> Orientation {
        Orientation(u8::try_from(value).ok().filter(|value| (1..=8).contains(value)).unwrap_or(1))
    }

    fn is_upright(self) -> bool {
        self.0 <= 1
    }

    /// Whether width and height change places.
    pub(crate) fn swaps_sides(self) -> bool {
        self.0 >= 5
    }
}

/// A decoded picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Raster {
    /// In pixels, at least 1.
    pub(crate) width: u32,
    /// In pixels, at least 1.
    pub(crate) height: u32,
    /// Bits a sample, 1 to 16.
    pub(crate) depth: u8,
    /// What they mean.
    pub(crate) colour: Colour,
    /// `width * height * channels` of them.
    pub(crate) samples: Samples,
}

/// Refuses sizes that are empty or over the limit, before anything is allocated.
pub(crate) fn check_size(width: u64, height: u64, limits: &Limits) -> Result<(u32, u32), FormatError> {
    if width == 0 || height == 0 {
        return Err(FormatError::Damaged("the picture has no pixels".into()));
    }
    if width.checked_mul(height).is_none_or(|pixels| pixels > limits.pixels) {
        return Err(FormatError::OverLimit("pixels of a picture"));
    }
    match (u32::try_from(width), u32::try_from(height)) {
        (Ok(width), Ok(height)) => Ok((width, height)),
        _ => Err(FormatError::OverLimit("pixels of a picture")),
    }
}

impl Raster {
    /// Refuses sample counts that do not fit the size.
    pub(crate) fn new(
        (width, height): (u32, u32),
        depth: u8,
        colour: Colour,
        samples: Samples,
    ) -> Result<Raster, FormatError> {
        let raster = Raster { width, height, depth, colour, samples };
        let expected = (width as usize).checked_mul(height as usize);
        let expected = expected.and_then(|pixels| pixels.checked_mul(raster.channels()));
        let (count, deep) = match &raster.samples {
            Samples::Eight(samples) => (samples.len(), false),
            Samples::Sixteen(samples) => (samples.len(), true),
        };
        if width == 0 || height == 0 || expected != Some(count) || deep != (depth > 8) || depth > 16 {
            return Err(FormatError::Damaged("the picture has fewer pixels than it says".into()));
        }
        Ok(raster)
    }

    /// From 8-bit RGB, as pages are rendered.
    pub(crate) fn from_rgb(width: u32, height: u32, rgb: Vec<u8>) -> Result<Raster, FormatError> {
        Raster::new((width, height), 8, Colour::Rgb, Samples::Eight(rgb))
    }

    /// Samples of a pixel.
    pub(crate) fn channels(&self) -> usize {
        match self.colour {
            Colour::Grey { .. } | Colour::Palette(_) => 1,
            Colour::GreyAlpha => 2,
            Colour::Rgb => 3,
            Colour::Rgba | Colour::Cmyk { .. } => 4,
        }
    }

    fn max(&self) -> u32 {
        (1 << self.depth) - 1
    }

    /// A sample by its number; zero beyond the end.
    pub(crate) fn get(&self, at: usize) -> u32 {
        match &self.samples {
            Samples::Eight(samples) => samples.get(at).copied().map_or(0, u32::from),
            Samples::Sixteen(samples) => samples.get(at).copied().map_or(0, u32::from),
        }
    }

    fn set(&mut self, at: usize, value: u32) {
        match &mut self.samples {
            Samples::Eight(samples) => {
                if let Some(sample) = samples.get_mut(at) {
                    *sample = u8::try_from(value).unwrap_or(u8::MAX);
                }
            }
            Samples::Sixteen(samples) => {
                if let Some(sample) = samples.get_mut(at) {
                    *sample = u16::try_from(value).unwrap_or(u16::MAX);
                }
            }
        }
    }

    /// A sample at 8 bits.
    fn eight(&self, at: usize) -> u8 {
        let value = self.get(at);
        let scaled = match self.depth {
            8 => value,
            16 => value >> 8,
            _ => value * 255 / self.max(),
        };
        u8::try_from(scaled).unwrap_or(u8::MAX)
    }

    /// Red, green, blue and opacity of a pixel by its number.
    pub(crate) fn rgba(&self, pixel: usize) -> [u8; 4] {
        let at = pixel * self.channels();
        let eight = |channel: usize| self.eight(at + channel);
        match &self.colour {
            Colour::Grey { inverted } => {
                let grey = if *inverted { 255 - eight(0) } else { eight(0) };
                [grey, grey, grey, 255]
            }
            Colour::GreyAlpha => [eight(0), eight(0), eight(0), eight(1)],
            Colour::Rgb => [eight(0), eight(1), eight(2), 255],
            Colour::Rgba => [eight(0), eight(1), eight(2), eight(3)],
            Colour::Cmyk { inverted } => {
                let light =
                    |channel| u16::from(if *inverted { eight(channel) } else { 255 - eight(channel) });
                let mix = |channel| u8::try_from(light(channel) * light(3) / 255).unwrap_or(u8::MAX);
                [mix(0), mix(1), mix(2), 255]
            }
            Colour::Palette(colours) => colours.get(self.get(at) as usize).copied().unwrap_or([0, 0, 0, 255]),
        }
    }

    fn has_alpha(&self) -> bool {
        match &self.colour {
            Colour::GreyAlpha | Colour::Rgba => true,
            Colour::Palette(colours) => colours.iter().any(|colour| colour[3] < 255),
            _ => false,
        }
    }

    /// The grey to lay behind see-through pixels: the one that fewest of the visible ones resemble, so that dark
    /// writing on nothing and light writing on nothing can both be read.
    pub(crate) fn background(&self) -> u8 {
        const CHOICES: [u8; 5] = [255, 0, 128, 192, 64];
        if !self.has_alpha() {
            return 255;
        }
        let mut near = [0u64; CHOICES.len()];
        for pixel in 0..self.width as usize * self.height as usize {
            let [red, green, blue, alpha] = self.rgba(pixel);
            if alpha < 32 {
                continue;
            }
            let light = (u32::from(red) * 2 + u32::from(green) * 5 + u32::from(blue)) / 8;
            for (count, choice) in near.iter_mut().zip(CHOICES) {
                *count += u64::from(light.abs_diff(u32::from(choice)) < 48);
            }
        }
        let fewest = near.iter().min().copied().unwrap_or(0);
        near.iter().zip(CHOICES).find(|(count, _)| **count == fewest).map_or(255, |(_, choice)| choice)
    }

    /// What the readers see.
    pub(crate) fn picture(&self) -> Picture {
        let pixels = self.width as usize * self.height as usize;
        let rgb = match (&self.samples, &self.colour) {
            (Samples::Eight(samples), Colour::Rgb) if self.depth == 8 => samples.clone(),
            (Samples::Eight(samples), Colour::Grey { inverted: false }) if self.depth == 8 => {
                samples.iter().flat_map(|grey| [*grey; 3]).collect()
            }
            _ => {
                let background = self.background();
                (0..pixels).flat_map(|pixel| over(self.rgba(pixel), background)).collect()
            }
        };
        Picture { width: self.width, height: self.height, rgb }
    }

    /// The pixels of a region as 8-bit RGB, row by row.
    pub(crate) fn crop(&self, region: &Region, background: u8) -> Vec<[u8; 3]> {
        let mut crop = Vec::with_capacity(region.width() as usize * region.height() as usize);
        for y in region.top..region.bottom.min(self.height) {
            for x in region.left..region.right.min(self.width) {
                let pixel = y as usize * self.width as usize + x as usize;
                crop.push(over(self.rgba(pixel), background));
            }
        }
        crop
    }

    /// Paints a region, opaque, in the nearest colours that the layout has.
    pub(crate) fn paint(&mut self, region: &Region, colours: &[[u8; 3]]) {
        let mut nearest = HashMap::new();
        let mut colours = colours.iter();
        for y in region.top..region.bottom.min(self.height) {
            for x in region.left..region.right.min(self.width) {
                let Some(colour) = colours.next() else { return };
                let pixel = y as usize * self.width as usize + x as usize;
                let native = *nearest.entry(*colour).or_insert_with(|| self.native(*colour));
                let channels = self.channels();
                for (channel, value) in native.iter().take(channels).enumerate() {
                    self.set(pixel * channels + channel, *value);
                }
            }
        }
    }

    /// A colour as samples of this layout.
    fn native(&mut self, [red, green, blue]: [u8; 3]) -> [u32; 4] {
        let max = self.max();
        let spare = if [red, green, blue] == [0; 3] { self.unused_colour() } else { None };
        let deep = |value: u8| (u32::from(value) * max + 127) / 255;
        match &mut self.colour {
            Colour::Grey { inverted } => {
                let grey = luminance(red, green, blue);
                [if *inverted { max - deep(grey) } else { deep(grey) }, 0, 0, 0]
            }
            Colour::GreyAlpha => [deep(luminance(red, green, blue)), max, 0, 0],
            Colour::Rgb | Colour::Rgba => [deep(red), deep(green), deep(blue), max],
            Colour::Cmyk { inverted } => {
                let light = red.max(green).max(blue);
                let share = |value: u8| {
                    if light == 0 { 255 } else { u32::from(value) * 255 / u32::from(light) }
                };
                let ink = |light: u32| if *inverted { light * max / 255 } else { max - light * max / 255 };
                [ink(share(red)), ink(share(green)), ink(share(blue)), ink(u32::from(light))]
            }
            Colour::Palette(colours) => {
                let wanted = [red, green, blue, 255];
                let room = colours.len() <= max as usize;
                let exact = colours.iter().position(|colour| *colour == wanted);
                let index = match exact {
                    Some(index) => index,
                    None if room && wanted == [0, 0, 0, 255] => {
                        colours.push(wanted);
                        colours.len() - 1
                    }
                    None => match spare.and_then(|spare| Some((spare, colours.get_mut(spare)?))) {
                        Some((spare, colour)) => {
                            *colour = wanted;
                            spare
                        }
                        None => closest(colours, [red, green, blue]),
                    },
                };
                [u32::try_from(index).unwrap_or(0), 0, 0, 0]
            }
        }
    }

    /// A place of the palette that no pixel uses, for a colour that it lacks.
    fn unused_colour(&self) -> Option<usize> {
        let (Colour::Palette(colours), Samples::Eight(samples)) = (&self.colour, &self.samples) else {
            return None;
        };
        let mut used = [false; 256];
        samples.iter().for_each(|sample| used[usize::from(*sample)] = true);
        colours.iter().zip(used).position(|(colour, used)| !used && colour[3] == 255)
    }

    /// Clears the colour of pixels that cannot be seen: words can hide there.
    pub(crate) fn forget_invisible(&mut self) {
        let channels = self.channels();
        match (&mut self.colour, &mut self.samples) {
            (Colour::GreyAlpha | Colour::Rgba, Samples::Eight(samples)) => {
                samples
                    .chunks_exact_mut(channels)
                    .filter(|pixel| pixel.last() == Some(&0))
                    .for_each(|p| p.fill(0));
            }
            (Colour::GreyAlpha | Colour::Rgba, Samples::Sixteen(samples)) => {
                samples
                    .chunks_exact_mut(channels)
                    .filter(|pixel| pixel.last() == Some(&0))
                    .for_each(|p| p.fill(0));
            }
            (Colour::Palette(colours), samples) => {
                for colour in colours.iter_mut().filter(|colour| colour[3] == 0) {
                    *colour = [0; 4];
                }
                // Several invisible entries are one to the eye, and their pattern could spell something.
                let mut invisible = colours.iter().enumerate().filter(|(_, colour)| colour[3] == 0);
                if let (Some((first, _)), Samples::Eight(samples)) = (invisible.next(), samples) {
                    let others: Vec<usize> = invisible.map(|(index, _)| index).collect();
                    if !others.is_empty() {
                        let first = u8::try_from(first).unwrap_or(0);
                        for sample in
                            samples.iter_mut().filter(|sample| others.contains(&usize::from(**sample)))
                        {
                            *sample = first;
                        }
                    }
                }
            }
            _ => {}
        }
    }

    /// Whether every pixel can be seen through to nothing.
    pub(crate) fn opaque_in(&self, region: &Region) -> bool {
        (region.top..region.bottom).all(|y| {
            (region.left..region.right)
                .all(|x| self.rgba(y as usize * self.width as usize + x as usize)[3] == 255)
        })
    }

    /// Turned to stand upright.
    pub(crate) fn upright(self, orientation: Orientation) -> Raster {
        if orientation.is_upright() {
            return self;
        }
        let (width, height) = (self.width as usize, self.height as usize);
        let (out_width, out_height) =
            if orientation.swaps_sides() { (height, width) } else { (width, height) };
        let source = |x: usize, y: usize| {
            let (x, y) = match orientation.0 {
                2 => (width - 1 - x, y),
                3 => (width - 1 - x, height - 1 - y),
                4 => (x, height - 1 - y),
                5 => (y, x),
                6 => (y, height - 1 - x),
                7 => (width - 1 - y, height - 1 - x),
                8 => (width - 1 - y, x),
                _ => (x, y),
            };
            y * width + x
        };
        let channels = self.channels();
        let samples = match &self.samples {
            Samples::Eight(samples) => {
                Samples::Eight(turned(samples, channels, (out_width, out_height), source))
            }
            Samples::Sixteen(samples) => {
                Samples::Sixteen(turned(samples, channels, (out_width, out_height), source))
            }
        };
        let (width, height) =
            if orientation.swaps_sides() { (self.height, self.width) } else { (self.width, self.height) };
        Raster { width, height, samples, ..self }
    }
}

fn turned<T: Copy>(
    samples: &[T],
    channels: usize,
    (width, height): (usize, usize),
    source: impl Fn(usize, usize) -> usize,
) -> Vec<T> {
    let mut turned = Vec::with_capacity(samples.len());
    for y in 0..height {
        for x in 0..width {
            let at = source(x, y) * channels;
            turned.extend_from_slice(samples.get(at..at + channels).unwrap_or_default());
        }
    }
    turned
}

fn over([red, green, blue, alpha]: [u8; 4], background: u8) -> [u8; 3] {
    if alpha == 255 {
        return [red, green, blue];
    }
    let mix = |value: u8| {
        let mixed =
            (u32::from(value) * u32::from(alpha) + u32::from(background) * (255 - u32::from(alpha))) / 255;
        u8::try_from(mixed).unwrap_or(u8::MAX)
    };
    [mix(red), mix(green), mix(blue)]
}

fn luminance(red: u8, green: u8, blue: u8) -> u8 {
    let sum = u32::from(red) * 299 + u32::from(green) * 587 + u32::from(blue) * 114;
    u8::try_from(sum / 1000).unwrap_or(u8::MAX)
}

/// The visible entry nearest to a colour.
pub(crate) fn closest(colours: &[[u8; 4]], wanted: [u8; 3]) -> usize {
    let distance = |colour: &[u8; 4]| {
        let parts = colour.iter().zip(wanted).map(|(have, want)| u32::from(have.abs_diff(want)).pow(2));
        (u8::from(colour[3] != 255), parts.sum::<u32>())
    };
    colours.iter().enumerate().min_by_key(|(_, colour)| distance(colour)).map_or(0, |(index, _)| index)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn grey(width: u32, height: u32, samples: Vec<u8>) -> Raster {
        Raster::new((width, height), 8, Colour::Grey { inverted: false }, Samples::Eight(samples)).unwrap()
    }

    #[test]
    fn every_orientation_stands_upright() {
        // As a camera stores the upright 3×2 picture 1 2 3 / 4 5 6 in each orientation.
        let stored: [(u16, u32, u32, [u8; 6]); 8] = [
            (1, 3, 2, [1, 2, 3, 4, 5, 6]),
            (2, 3, 2, [3, 2, 1, 6, 5, 4]),
            (3, 3, 2, [6, 5, 4, 3, 2, 1]),
            (4, 3, 2, [4, 5, 6, 1, 2, 3]),
            (5, 2, 3, [1, 4, 2, 5, 3, 6]),
            (6, 2, 3, [3, 6, 2, 5, 1, 4]),
            (7, 2, 3, [6, 3, 5, 2, 4, 1]),
            (8, 2, 3, [4, 1, 5, 2, 6, 3]),
        ];
        for (value, width, height, samples) in stored {
            let upright = grey(width, height, samples.to_vec()).upright(Orientation::from_exif(value));
            assert_eq!(upright, grey(3, 2, vec![1, 2, 3, 4, 5, 6]), "{value}");
        }
    }

    #[test]
    fn black_is_black_in_every_layout() {
        let region = Region::blackbox(0, 0, 1, 1);
        let layouts = [
            (Colour::Grey { inverted: false }, 1, 1),
            (Colour::Grey { inverted: true }, 1, 1),
            (Colour::GreyAlpha, 8, 2),
            (Colour::Rgb, 16, 3),
            (Colour::Rgba, 8, 4),
            (Colour::Cmyk { inverted: false }, 8, 4),
            (Colour::Cmyk { inverted: true }, 8, 4),
            (Colour::Palette(vec![[255; 4], [9, 9, 9, 0]]), 2, 1),
            (Colour::Palette(vec![[255; 4], [20, 9, 9, 255]]), 1, 1),
        ];
        for (colour, depth, channels) in layouts {
            let samples = if depth > 8 {
                Samples::Sixteen(vec![300; channels])
            } else {
                Samples::Eight(vec![1; channels])
            };
            let mut raster = Raster::new((1, 1), depth, colour.clone(), samples).unwrap();
            raster.paint(&region, &[[0; 3]]);
            let [red, green, blue, alpha] = raster.rgba(0);
            assert!(red <= 20 && green <= 9 && blue <= 9 && alpha == 255, "{colour:?}");
        }
    }

    #[test]
    fn writing_on_nothing_gets_a_background_it_shows_on() {
        let raster = |light: u8| {
            let samples = [[light, light, light, 255], [0, 0, 0, 0]].concat();
            Raster::new((2, 1), 8, Colour::Rgba, Samples::Eight(samples)).unwrap().picture().rgb
        };
        assert_eq!(raster(0), [0, 0, 0, 255, 255, 255]);
        assert_eq!(raster(255), [255, 255, 255, 0, 0, 0]);
    }

    #[test]
    fn sizes_are_judged_before_anything_is_allocated() {
        let limits = Limits::default();
        assert!(matches!(check_size(100_000, 100_000, &limits), Err(FormatError::OverLimit(_))));
        assert!(matches!(check_size(u64::MAX, 3, &limits), Err(FormatError::OverLimit(_))));
        assert!(matches!(check_size(0, 3, &limits), Err(FormatError::Damaged(_))));
        assert_eq!(check_size(3, 4, &limits), Ok((3, 4)));
    }
}
