//! One operator that shows text: its glyphs, each with what it says and where it stands.

use std::rc::Rc;

use lopdf::ObjectId;

use super::super::fonts::{Code, LoadedFont};
use super::super::lexer::Operand;
use super::super::matrix::Matrix;
use super::{GLYPHS, Glyph, NOWHERE, Show, State, Walk};

/// Glyphs that are smaller than this have no place on the page.
const SMALLEST: f64 = 0.05;

impl<'p> Walk<'_, '_, 'p> {
    pub(super) fn show(
        &mut self,
        (stream, operator): (ObjectId, u32),
        shown: &Operand<'_>,
        state: &State<'p>,
        text: &mut Matrix,
        hidden: bool,
    ) {
        let unknown;
        let font = match &state.font {
            Some(font) => font.as_ref(),
            None => {
                unknown = LoadedFont::unknown();
                &unknown
            }
        };
        let show = u32::try_from(self.page.shows.len()).unwrap_or(u32::MAX);
        self.page.shows.push(Show {
            stream,
            operator,
            font: Rc::clone(&state.font_name),
            size: state.size,
            stretch: state.stretch,
            spacing: state.spacing,
            word_spacing: state.word_spacing,
            vertical: font.vertical,
            em: font.em,
            font_id: state.font_id,
        });
        let elements = match shown {
            Operand::Array(items) => items.as_slice(),
            lone => std::slice::from_ref(lone),
        };
        for (element, item) in (0_u32..).zip(elements) {
            match item {
                Operand::Number(value, _) => {
                    let shift = -value / 1000.0 * state.size;
                    *text = if font.vertical {
                        Matrix::translation(0.0, shift).then(*text)
                    } else {
                        Matrix::translation(shift * state.stretch, 0.0).then(*text)
                    };
                }
                Operand::String(bytes, _) => {
                    let mut at = 0;
                    while at < bytes.len() && self.page.glyphs.len() <= GLYPHS {
                        let code = font.code(bytes, at);
                        let length = code.length;
                        let place = (show, element, u32::try_from(at).unwrap_or(u32::MAX));
                        let glyph = glyph(place, code, font, state, text);
                        if !hidden {
                            self.page.glyphs.push(glyph);
                        }
                        at += length;
                    }
                }
                _ => {}
            }
        }
    }
}

/// The glyph of a code; the text moves on behind it.
fn glyph(
    (show, element, start): (u32, u32, u32),
    code: Code,
    font: &LoadedFont<'_>,
    state: &State<'_>,
    text: &mut Matrix,
) -> Glyph {
    let word = if code.is_space { state.word_spacing } else { 0.0 };
    let advance = code.advance / 1000.0 * state.size + state.spacing + word;
    let step = if font.vertical { (0.0, advance) } else { (advance * state.stretch, 0.0) };
    let ink = code.advance / 1000.0 * state.size;
    let ink = if font.vertical { (0.0, ink) } else { (ink * state.stretch, 0.0) };
    let matrix = Matrix::translation(0.0, state.rise).then(*text).then(state.ctm);
    *text = Matrix::translation(step.0, step.1).then(*text);
    let up = matrix.turn(0.0, state.size * font.em);
    let along = if font.vertical {
        matrix.turn(0.0, -state.size)
    } else {
        matrix.turn(state.size * state.stretch, 0.0)
    };
    let length = along.0.hypot(along.1);
    let mut glyph = Glyph {
        show,
        element,
        start,
        length: u32::try_from(code.length).unwrap_or(1),
        says: code.says,
        origin: matrix.apply(0.0, 0.0),
        end: matrix.apply(step.0, step.1),
        reach: matrix.apply(ink.0, ink.1),
        up,
        along: (along.0 / length, along.1 / length),
        units: if state.size.abs() > 1e-9 { advance / state.size * 1000.0 } else { 0.0 },
        group: 0,
        invisible: state.mode == 3,
        code: code.number,
        glyph: code.glyph,
        doubted: code.doubted,
        unvouched: code.unvouched,
    };
    let sound = [glyph.origin, glyph.end, glyph.reach, glyph.up, glyph.along]
        .iter()
        .all(|(x, y)| x.is_finite() && y.is_finite() && x.abs() < 1e7 && y.abs() < 1e7);
    if !sound || up.0.hypot(up.1) < SMALLEST {
        (glyph.origin, glyph.end, glyph.reach) = ((0.0, 0.0), (0.0, 0.0), (0.0, 0.0));
        (glyph.up, glyph.along, glyph.group) = ((0.0, 1.0), (1.0, 0.0), NOWHERE);
    }
    glyph
}
