//! What a player shows: each frame drawn over what the frames before it left.

use blackbar_core::FormatError;
use gif::DisposalMethod;

use super::super::raster::{Colour, Raster, Samples};
use super::super::region::Region;
use super::GifFrame;

/// The canvas while frames go by.
pub(super) struct Compositor {
    canvas: Raster,
    /// What to do before the next frame, and where.
    pending: Option<(DisposalMethod, Region)>,
    /// The canvas before the last frame, when that frame asks to have it back.
    kept: Option<Raster>,
}

impl Compositor {
    pub(super) fn new(width: u32, height: u32) -> Result<Compositor, FormatError> {
        let samples = Samples::Eight(vec![0; width as usize * height as usize * 4]);
        let canvas = Raster::new((width, height), 8, Colour::Rgba, samples)?;
        Ok(Compositor { canvas, pending: None, kept: None })
    }

    /// The canvas with the next frame on it.
    pub(super) fn show(&mut self, frame: &GifFrame) -> &Raster {
        match self.pending.take() {
            Some((DisposalMethod::Background, area)) => self.clear(&area),
            Some((DisposalMethod::Previous, _)) => {
                if let Some(kept) = self.kept.take() {
                    self.canvas = kept;
                }
            }
            _ => {}
        }
        self.kept = (frame.dispose == DisposalMethod::Previous).then(|| self.canvas.clone());
        self.draw(frame);
        self.pending = Some((frame.dispose, frame.area()));
        &self.canvas
    }

    fn clear(&mut self, area: &Region) {
        let width = self.canvas.width as usize;
        let Samples::Eight(samples) = &mut self.canvas.samples else { return };
        for y in area.top as usize..area.bottom as usize {
            let row = (y * width + area.left as usize) * 4..(y * width + area.right as usize) * 4;
            if let Some(row) = samples.get_mut(row) {
                row.fill(0);
            }
        }
    }

    fn draw(&mut self, frame: &GifFrame) {
        let width = self.canvas.width as usize;
        let Samples::Eight(samples) = &mut self.canvas.samples else { return };
        let area = frame.area();
        for y in 0..frame.raster.height as usize {
            for x in 0..frame.raster.width as usize {
                let colour = frame.raster.rgba(y * frame.raster.width as usize + x);
                let at = ((y + area.top as usize) * width + x + area.left as usize) * 4;
                if colour[3] != 0
                    && let Some(pixel) = samples.get_mut(at..at + 4)
                {
                    pixel.copy_from_slice(&colour);
                }
            }
        }
    }
}
