//! GIF: every frame is read as a player shows it and covered in its own pixels. Timing, disposal, loops, transparency and
//! palettes stay; comments, text and data of applications go.

mod compositor;
mod covering;

use std::borrow::Cow;
use std::io::Cursor;
use std::num::NonZeroU64;

use blackbar_core::{Cancel, Document, Format, FormatError, Limits, OpenContext, Picture, Recheck};
use gif::{ColorOutput, DecodeOptions, DecodingError, DisposalMethod, Encoder, Frame, MemoryLimit, Repeat};

use super::contained::{contained, damaged};
use super::document::{self, Encoded, PictureFile};
use super::raster::{Colour, Raster, Samples, check_size};
use super::region::Region;
use compositor::Compositor;

/// Graphics Interchange Format.
pub struct Gif;

/// Whether the bytes begin like one.
pub(crate) fn begins(bytes: &[u8]) -> bool {
    bytes.starts_with(b"GIF87a") || bytes.starts_with(b"GIF89a")
}

impl Format for Gif {
    fn name(&self) -> &'static str {
        "GIF"
    }

    fn content_types(&self) -> &'static [&'static str] {
        &["image/gif"]
    }

    fn extensions(&self) -> &'static [&'static str] {
        &["gif"]
    }

    fn recheck(&self) -> Recheck {
        Recheck::WriterChecks
    }

    fn open(&self, bytes: Vec<u8>, context: &OpenContext<'_>) -> Result<Box<dyn Document>, FormatError> {
        if !begins(&bytes) {
            return Err(FormatError::WrongType("a GIF picture"));
        }
        let animation = contained(|| decode(&bytes, context.limits, context.cancel))?;
        let player = Compositor::new(animation.width, animation.height)?;
        let (limits, cancel) = (context.limits.clone(), context.cancel.clone());
        document::open(Box::new(GifFile { animation, player, limits, cancel }), context)
    }
}

/// One frame: its own pixels and when and where they are shown.
#[derive(Clone)]
struct GifFrame {
    raster: Raster,
    left: u16,
    top: u16,
    delay: u16,
    dispose: DisposalMethod,
    needs_user_input: bool,
    own_palette: bool,
}

impl GifFrame {
    /// Its place on the canvas.
    fn area(&self) -> Region {
        let (left, top) = (u32::from(self.left), u32::from(self.top));
        Region::blackbox(left, top, left + self.raster.width, top + self.raster.height)
    }

    /// Whether nothing of the frames before shows through in a region.
    fn hides(&self, region: &Region) -> bool {
        let area = self.area();
        let inside = region.within(area.left, area.top, area.width(), area.height());
        inside.is_some_and(|inside| {
            inside.width() == region.width()
                && inside.height() == region.height()
                && self.raster.opaque_in(&inside)
        })
    }
}

struct Animation {
    width: u32,
    height: u32,
    palette: Option<Vec<u8>>,
    repeat: Repeat,
    frames: Vec<GifFrame>,
    /// Whether its end is damaged.
    cut: bool,
}

struct GifFile {
    animation: Animation,
    player: Compositor,
    limits: Limits,
    cancel: Cancel,
}

impl PictureFile for GifFile {
    fn count(&self) -> usize {
        self.animation.frames.len()
    }

    fn picture(&mut self, index: usize) -> Result<Picture, FormatError> {
        // Frames are asked for in their order.
        let frame = self.animation.frames.get(index).ok_or_else(|| damaged("it lacks a frame"))?;
        Ok(self.player.show(frame).picture())
    }

    fn pages(&self) -> u32 {
        1
    }

    fn write(self: Box<Self>, regions: &[Vec<Region>]) -> Result<Encoded, FormatError> {
        let GifFile { animation, limits, cancel, .. } = *self;
        let size = (animation.width, animation.height);
        let spread = covering::spread(&animation.frames, regions);
        let covered = covering::cover(&animation.frames, &spread, size)?;
        cancel.check()?;
        let bytes = contained(|| encode(&animation, &covered))?;
        drop(covered);
        let again = contained(|| decode(&bytes, &limits, &cancel))?;
        if (again.width, again.height) != size {
            return Err(super::check::failed());
        }
        covering::check((&animation.frames, &again.frames), (regions, &spread), size)?;
        let warnings =
            if animation.cut { vec!["the damaged end of the animation was removed"] } else { Vec::new() };
        Ok(Encoded { bytes, warnings })
    }
}

#[expect(clippy::needless_pass_by_value, reason = "for map_err")]
fn broken(error: DecodingError) -> FormatError {
    match error {
        DecodingError::MemoryLimit | DecodingError::OutOfMemory => {
            FormatError::OverLimit("memory of a picture")
        }
        _ => damaged("it is no sound GIF picture"),
    }
}

fn decode(bytes: &[u8], limits: &Limits, cancel: &Cancel) -> Result<Animation, FormatError> {
    let mut options = DecodeOptions::new();
    options.set_color_output(ColorOutput::Indexed);
    if let Some(most) = NonZeroU64::new(limits.pixels) {
        options.set_memory_limit(MemoryLimit::Bytes(most));
    }
    let mut decoder = options.read_info(Cursor::new(bytes)).map_err(broken)?;
    let (mut width, mut height) = (u32::from(decoder.width()), u32::from(decoder.height()));
    let palette = decoder.global_palette().map(<[u8]>::to_vec);
    let mut frames: Vec<GifFrame> = Vec::new();
    let (mut pixels, mut cut) = (0u64, false);
    loop {
        cancel.check()?;
        let frame = match decoder.read_next_frame() {
            Ok(Some(frame)) => frame,
            Ok(None) => break,
            // What came before a broken end is a whole animation; players show it.
            Err(_) if !frames.is_empty() => {
                cut = true;
                break;
            }
            Err(error) => return Err(broken(error)),
        };
        if frame.width == 0 || frame.height == 0 {
            continue;
        }
        width = width.max(u32::from(frame.left) + u32::from(frame.width));
        height = height.max(u32::from(frame.top) + u32::from(frame.height));
        check_size(width.into(), height.into(), limits)?;
        pixels += u64::from(frame.width) * u64::from(frame.height);
        let canvas = u64::from(width) * u64::from(height);
        let shown = canvas.saturating_mul(frames.len() as u64 + 1);
        if frames.len() >= limits.pages || pixels.max(shown) > limits.pixels.saturating_mul(4) {
            return Err(FormatError::OverLimit("frames of a picture"));
        }
        frames.push(taken(frame, palette.as_deref())?);
    }
    if frames.is_empty() {
        return Err(damaged("it has no frame"));
    }
    let (width, height) = check_size(width.into(), height.into(), limits)?;
    if width > u32::from(u16::MAX) || height > u32::from(u16::MAX) {
        return Err(FormatError::OverLimit("pixels of a picture"));
    }
    let repeat = decoder.repeat();
    Ok(Animation { width, height, palette, repeat, frames, cut })
}

fn taken(frame: &Frame<'_>, global: Option<&[u8]>) -> Result<GifFrame, FormatError> {
    let palette = frame.palette.as_deref().or(global).ok_or_else(|| damaged("it has no palette"))?;
    let mut colours: Vec<[u8; 4]> =
        palette.chunks_exact(3).map(|colour| [colour[0], colour[1], colour[2], 255]).take(256).collect();
    // Indices beyond the palette are black in players.
    let most = frame.buffer.iter().copied().max().map_or(0, usize::from);
    let own_palette = frame.palette.is_some() || most >= colours.len();
    if most >= colours.len() {
        colours.resize(most + 1, [0, 0, 0, 255]);
    }
    if let Some(index) = frame.transparent {
        if usize::from(index) >= colours.len() {
            colours.resize(usize::from(index) + 1, [0, 0, 0, 255]);
        }
        if let Some(colour) = colours.get_mut(usize::from(index)) {
            *colour = [0; 4];
        }
    }
    let size = (u32::from(frame.width), u32::from(frame.height));
    let raster = Raster::new(size, 8, Colour::Palette(colours), Samples::Eight(frame.buffer.to_vec()))?;
    Ok(GifFrame {
        raster,
        left: frame.left,
        top: frame.top,
        delay: frame.delay,
        dispose: frame.dispose,
        needs_user_input: frame.needs_user_input,
        own_palette,
    })
}

fn encode(animation: &Animation, frames: &[GifFrame]) -> Result<Vec<u8>, FormatError> {
    let unsupported = || FormatError::Unsupported("the GIF picture cannot be written");
    let (Ok(width), Ok(height)) = (u16::try_from(animation.width), u16::try_from(animation.height)) else {
        return Err(unsupported());
    };
    let global = animation.palette.as_deref().unwrap_or_default();
    let mut bytes = Vec::new();
    let mut encoder = Encoder::new(&mut bytes, width, height, global).map_err(|_| unsupported())?;
    encoder.set_repeat(animation.repeat).map_err(|_| unsupported())?;
    for frame in frames {
        let (Colour::Palette(colours), Samples::Eight(indices)) =
            (&frame.raster.colour, &frame.raster.samples)
        else {
            return Err(unsupported());
        };
        let transparent = colours.iter().position(|colour| colour[3] == 0);
        let palette: Vec<u8> = colours.iter().flat_map(|colour| [colour[0], colour[1], colour[2]]).collect();
        // A box may have brought a colour that the common palette lacks.
        let common = |(index, colour): (usize, &[u8; 4])| {
            colour[3] == 0 || global.get(index * 3..index * 3 + 3) == Some(&colour[..3])
        };
        let own = frame.own_palette || !colours.iter().enumerate().all(common);
        let side = |length: u32| u16::try_from(length).map_err(|_| unsupported());
        let written = Frame {
            delay: frame.delay,
            dispose: frame.dispose,
            transparent: transparent.and_then(|index| u8::try_from(index).ok()),
            needs_user_input: frame.needs_user_input,
            top: frame.top,
            left: frame.left,
            width: side(frame.raster.width)?,
            height: side(frame.raster.height)?,
            interlaced: false,
            palette: own.then_some(palette),
            buffer: Cow::Borrowed(indices),
        };
        encoder.write_frame(&written).map_err(|_| unsupported())?;
    }
    drop(encoder);
    Ok(bytes)
}
