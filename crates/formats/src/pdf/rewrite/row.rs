//! What is left of one show operator: kept strings, gaps, and replacements in a font of ours.

use std::rc::Rc;

use super::super::lexer::{Spelling, write_name, write_number, write_string};
use super::super::walker::Show;
use super::{Marker, Pass, Removal};

/// Advances of removed text are rounded to this many thousandths of the size: less than a reader notices, and enough that
/// the width does not tell one name from another of about the same length.
const ROUNDED_TO: f64 = 50.0;
/// A replacement is made smaller down to this, ...
const SMALLEST: f64 = 0.55;
/// ... and then narrower down to this.
const NARROWEST: f64 = 0.25;
/// How wide a replacement may be in a vertical line, in thousandths of the size.
const BESIDE_VERTICAL: f64 = 2500.0;

/// The items of one show operator as they are put together.
pub(super) struct Row<'a, 'r, 'm> {
    pub(super) pass: &'a mut Pass<'r, 'm>,
    pub(super) show: &'a Show,
    /// Written items of the array under way.
    pub(super) items: Vec<u8>,
    /// The advance of the gap under way, and what is shown in it.
    pub(super) gap: Option<(f64, Option<Rc<Marker>>)>,
}

impl Row<'_, '_, '_> {
    pub(super) fn number(&mut self, value: f64) {
        match &mut self.gap {
            Some((units, _)) => *units -= value,
            None => {
                write_number(value, &mut self.items);
                self.items.push(b' ');
            }
        }
    }

    pub(super) fn string(
        &mut self,
        bytes: &[u8],
        spelling: Spelling,
        removals: &mut dyn Iterator<Item = &'_ Removal>,
    ) {
        let mut done = 0;
        for removal in removals {
            let start = (removal.start as usize).min(bytes.len()).max(done);
            let end = (start + removal.length as usize).min(bytes.len());
            self.kept(bytes.get(done..start).unwrap_or_default(), spelling);
            if removal.marker.is_some() {
                self.close_gap();
            }
            let gap = self.gap.get_or_insert_with(|| (0.0, removal.marker.clone()));
            gap.0 += removal.units;
            done = end;
        }
        self.kept(bytes.get(done..).unwrap_or_default(), spelling);
    }

    fn kept(&mut self, bytes: &[u8], spelling: Spelling) {
        if bytes.is_empty() {
            return;
        }
        self.close_gap();
        self.pass.out.used.codes.entry(self.pass.font.clone()).or_default().add(bytes);
        write_string(bytes, spelling, &mut self.items);
    }

    pub(super) fn flush(&mut self) {
        if !self.items.is_empty() {
            let out = &mut self.pass.out.content;
            out.push(b'[');
            out.append(&mut self.items);
            out.extend_from_slice(b"]TJ\n");
        }
    }

    pub(super) fn close_gap(&mut self) {
        let Some((units, marker)) = self.gap.take() else { return };
        let mut advance = (units / ROUNDED_TO).round() * ROUNDED_TO;
        if let Some(marker) = marker {
            self.flush();
            advance -= self.marker(&marker);
        }
        if advance.abs() > 1e-6 {
            write_number(-advance, &mut self.items);
            self.items.push(b' ');
        }
    }

    /// Shows the replacement; how far it moved the text position, in units of a `TJ` number.
    fn marker(&mut self, marker: &Marker) -> f64 {
        let show = self.show;
        if marker.text.is_empty() || show.font.is_empty() || show.size == 0.0 {
            return 0.0;
        }
        let lettering = self.pass.fonts.letter(&marker.text);
        let natural = lettering.width * show.em;
        if natural <= 0.0 {
            return 0.0;
        }
        let room = if show.vertical { BESIDE_VERTICAL } else { marker.room };
        let ratio = (room / natural).min(1.0);
        let smaller = ratio.clamp(SMALLEST, 1.0);
        let narrower = (ratio / smaller).clamp(NARROWEST, 1.0);
        self.pass.out.used.markers.extend(lettering.runs.iter().map(|run| run.font));
        let out = &mut self.pass.out.content;
        let mut set = |operator: &[u8], values: &[f64]| {
            for value in values {
                write_number(*value, out);
                out.push(b' ');
            }
            out.extend_from_slice(operator);
            out.push(b' ');
        };
        set(b"Tc", &[0.0]);
        set(b"Tw", &[0.0]);
        set(b"Tz", &[100.0 * show.stretch * narrower]);
        for run in &lettering.runs {
            write_name(run.font, out);
            out.push(b' ');
            write_number(show.size * show.em * smaller, out);
            out.extend_from_slice(b" Tf ");
            write_string(&run.bytes, spelling_of(&run.bytes), out);
            out.extend_from_slice(b" Tj ");
        }
        if show.vertical {
            out.push(b'[');
            write_number(lettering.width, out);
            out.extend_from_slice(b"]TJ ");
        }
        write_name(&show.font, out);
        out.push(b' ');
        write_number(show.size, out);
        out.extend_from_slice(b" Tf ");
        let mut set = |operator: &[u8], value: f64| {
            write_number(value, out);
            out.push(b' ');
            out.extend_from_slice(operator);
            out.push(b' ');
        };
        set(b"Tz", 100.0 * show.stretch);
        set(b"Tc", show.spacing);
        set(b"Tw", show.word_spacing);
        out.push(b'\n');
        if show.vertical { 0.0 } else { natural * smaller * narrower }
    }
}

fn spelling_of(bytes: &[u8]) -> Spelling {
    if bytes.iter().all(|byte| (b' '..=b'~').contains(byte)) { Spelling::Literal } else { Spelling::Hex }
}
