//! ToUnicode tables of the output name only the codes that are still shown: a letter that occurred nowhere but in a removed
//! name is not given away by its entry. Codes that were read by their looks are named too, so that the text can be copied, and
//! looked at once more.

use blackbar_core::FormatError;
use hayro_font::hayro_cmap::{BfString, CMap};
use lopdf::{Dictionary, Object, ObjectId};

use super::super::load::{as_dict, decoded, get};
use super::super::marker_fonts::{compressed, to_unicode};
use super::super::rewrite::Used;
use super::super::walker::reference;
use super::{Rebuilder, Role};

impl Rebuilder<'_> {
    /// Takes down what a stream shows in which font.
    pub(super) fn note_codes(&mut self, resources: &Dictionary, used: &Used) {
        let Some(codes) = &mut self.codes else { return };
        for (name, shown) in &used.codes {
            match reference(self.source.document, resources, b"Font", name) {
                Some(id) => {
                    let all = codes.entry(id).or_default();
                    all.bytes.extend(&shown.bytes);
                    all.pairs.extend(&shown.pairs);
                }
                // A form may show text in a font of whoever draws it.
                None if name.is_empty() => {
                    self.codes = None;
                    return;
                }
                None => {}
            }
        }
    }

    /// Leaves the table of a font as it is.
    pub(super) fn keep_table(&mut self, id: ObjectId) {
        if let Some(codes) = &mut self.codes {
            let all = codes.entry(id).or_default();
            all.bytes.extend(0..=u8::MAX);
            all.pairs.extend(0..=u16::MAX);
        }
    }

    /// Writes the tables anew.
    pub(super) fn trim_tables(&mut self) -> Result<(), FormatError> {
        let Some(codes) = self.codes.take() else {
            self.name_read_codes();
            return Ok(());
        };
        let mut ids: Vec<ObjectId> = codes.keys().copied().collect();
        ids.sort_unstable();
        for id in ids {
            let Some(shown) = codes.get(&id).filter(|shown| shown.pairs.len() <= usize::from(u16::MAX))
            else {
                continue;
            };
            let document = self.source.document;
            let Some(font) = document.objects.get(&id).and_then(as_dict) else { continue };
            let table = match get(document, font, b"ToUnicode") {
                Some(Object::Stream(table)) => Some(table),
                _ => None,
            };
            let read = self.source.read_codes.of(id);
            if table.is_none() && read.is_none() {
                continue;
            }
            let is_composite =
                matches!(get(document, font, b"Subtype"), Some(Object::Name(kind)) if kind == b"Type0");
            // Codes of other encodings are of mixed lengths.
            let in_pairs = matches!(get(document, font, b"Encoding"), Some(Object::Name(name)) if name.starts_with(b"Identity"));
            if is_composite && !in_pairs {
                continue;
            }
            let limit = self.source.limit;
            let table = table.map(|table| decoded(table, limit)).transpose()?.flatten();
            let map = table.and_then(|table| CMap::parse(&table, |_| None));
            if map.is_none() && read.is_none() {
                continue;
            }
            let shown: Vec<u32> = if is_composite {
                shown.pairs.iter().map(|code| u32::from(*code)).collect()
            } else {
                shown.bytes.iter().map(|code| u32::from(*code)).collect()
            };
            let rows = shown.into_iter().filter_map(|code| {
                if let Some(says) = read.and_then(|read| read.get(&code)) {
                    return Some((code, says.clone()));
                }
                match map.as_ref()?.lookup_bf_string(code)? {
                    BfString::Char(character) => Some((code, character.to_string())),
                    BfString::String(text) => Some((code, text)),
                }
            });
            let table = to_unicode(rows, if is_composite { 2 } else { 1 });
            let table = self.output.add_object(compressed(Dictionary::new(), table));
            if let Some(number) = self.carried.get(&(id, Role::Font))
                && let Some(Object::Dictionary(font)) = self.output.objects.get_mut(number)
            {
                let old = font.get(b"ToUnicode").and_then(Object::as_reference).ok();
                font.set("ToUnicode", table);
                // Another font may share the table; that one gets its own, so nobody needs the old.
                if let Some(old) = old {
                    self.dropped.insert(old);
                }
            }
        }
        let dropped = std::mem::take(&mut self.dropped);
        let still: Vec<ObjectId> = self
            .output
            .objects
            .values()
            .filter_map(|object| as_dict(object)?.get(b"ToUnicode").ok()?.as_reference().ok())
            .collect();
        for id in dropped.difference(&still.into_iter().collect()) {
            self.output.objects.remove(id);
        }
        self.name_read_codes();
        self.trim_fonts(&codes)
    }

    /// Names the codes that were read, in fonts that got no table above.
    fn name_read_codes(&mut self) {
        for id in self.source.read_codes.fonts() {
            let (Some(read), Some(number)) =
                (self.source.read_codes.of(id), self.carried.get(&(id, Role::Font)).copied())
            else {
                continue;
            };
            let Some(Object::Dictionary(font)) = self.output.objects.get(&number) else { continue };
            if font.has(b"ToUnicode") {
                continue;
            }
            let is_composite =
                font.get(b"Subtype").and_then(Object::as_name).is_ok_and(|kind| kind == b"Type0");
            let rows = read.iter().map(|(code, says)| (*code, says.clone()));
            let table = to_unicode(rows, if is_composite { 2 } else { 1 });
            let table = self.output.add_object(compressed(Dictionary::new(), table));
            if let Some(Object::Dictionary(font)) = self.output.objects.get_mut(&number) {
                font.set("ToUnicode", table);
            }
        }
    }
}
