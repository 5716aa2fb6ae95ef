//! A file that holds one picture: decoded once, covered, encoded, and decoded again to be checked.

use blackbar_core::{FormatError, Picture};

use super::check::{Check, Loss, failed};
use super::contained::contained;
use super::cover::cover;
use super::document::{Encoded, PictureFile};
use super::raster::Raster;
use super::region::Region;

/// What a format does with one picture.
pub(crate) trait Codec: Send {
    /// How far its encoder may stray.
    fn loss(&self) -> Loss;

    /// The file.
    fn encode(&self, raster: &Raster) -> Result<Vec<u8>, FormatError>;

    /// A way to write with less loss, for when a box came out smeared.
    fn finer(&self) -> Option<Box<dyn Codec>> {
        None
    }

    /// The picture of a file that [`Codec::encode`] made.
    fn decode(&self, bytes: &[u8]) -> Result<Raster, FormatError>;
}

/// A picture and how it is written.
pub(crate) struct Still<C> {
    /// Upright.
    pub(crate) raster: Raster,
    /// Of its format.
    pub(crate) codec: C,
    /// What was left out.
    pub(crate) warnings: Vec<&'static str>,
}

impl<C: Codec> PictureFile for Still<C> {
    fn count(&self) -> usize {
        1
    }

    fn picture(&mut self, _: usize) -> Result<Picture, FormatError> {
        Ok(self.raster.picture())
    }

    fn pages(&self) -> u32 {
        1
    }

    fn write(self: Box<Self>, regions: &[Vec<Region>]) -> Result<Encoded, FormatError> {
        let Still { mut raster, codec, warnings } = *self;
        let regions = regions.first().map(Vec::as_slice).unwrap_or_default();
        raster.forget_invisible();
        let check = Check::before(&raster, regions, codec.loss());
        cover(&mut raster, regions);
        let written = |codec: &dyn Codec| {
            contained(|| {
                let bytes = codec.encode(&raster)?;
                check.after(&codec.decode(&bytes).map_err(|_| failed())?)?;
                Ok(bytes)
            })
        };
        let bytes = match (written(&codec), codec.finer()) {
            (Err(_), Some(finer)) => written(&*finer)?,
            (written, _) => written?,
        };
        Ok(Encoded { bytes, warnings })
    }
}
