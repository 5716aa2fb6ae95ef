//! A form field says its value twice, as a value and in what its widget shows, and detection may find it in one of them
//! only. Here both end up redacted.

use blackbar_core::{Edit, EditText, Edits};
use lopdf::{Dictionary, Document, Object, ObjectId};

use super::annotations;
use super::fonts::Says;
use super::layers::Layers;
use super::layout::PageText;
use super::load::{CHAIN, as_dict, get};
use super::loose::{Changed, Where, values};
use super::walker::PageWalk;

/// A widget of a page.
pub(super) struct Widget {
    /// What it may show.
    streams: Vec<ObjectId>,
    /// The field that holds the value.
    holder: ObjectId,
}

/// The widgets of a page that show a value.
pub(super) fn widgets(document: &Document, layers: &Layers, page: &Dictionary) -> Vec<Widget> {
    let mut widgets = Vec::new();
    for (id, annotation) in annotations::entries(document, page) {
        let streams: Vec<ObjectId> = annotations::appearances(document, layers, annotation)
            .into_iter()
            .map(|(stream, _)| stream)
            .collect();
        if let Some(holder) = id.and_then(|id| holder(document, id))
            && !streams.is_empty()
        {
            widgets.push(Widget { streams, holder });
        }
    }
    widgets
}

/// The field itself or the closest above it that has a text as its value.
fn holder(document: &Document, id: ObjectId) -> Option<ObjectId> {
    let mut id = id;
    for _ in 0..CHAIN {
        let dict = document.objects.get(&id).and_then(as_dict)?;
        if matches!(
            get(document, dict, b"V"),
            Some(Object::String(..) | Object::Stream(_) | Object::Array(_))
        ) {
            return Some(id);
        }
        id = dict.get(b"Parent").and_then(Object::as_reference).ok()?;
    }
    None
}

impl Widget {
    pub(super) fn value(&self) -> Where {
        Where::Field { id: self.holder, key: b"V", number: 0 }
    }

    pub(super) fn is_changed(&self, changed: &Changed) -> bool {
        changed.contains_key(&self.value())
    }

    /// Takes what was found in the appearance over into the value.
    pub(super) fn carry_over(
        &self,
        document: &Document,
        walk: &PageWalk,
        text: &PageText,
        edits: &Edits,
        changed: &mut Changed,
    ) {
        let touched: Vec<Edit> = edits
            .iter()
            .filter(|edit| text.glyphs(edit.range).iter().any(|glyph| self.shows(walk, *glyph)))
            .collect();
        let Some(field) = document.objects.get(&self.holder).and_then(as_dict) else { return };
        if touched.is_empty() || self.is_changed(changed) {
            return;
        }
        for key in [&b"V"[..], b"DV"] {
            let key: &'static [u8] = if key == b"V" { b"V" } else { b"DV" };
            let Some(value) = get(document, field, key) else { continue };
            for (number, old) in values(document, value).into_iter().enumerate() {
                let mut new = old.clone();
                for edit in &touched {
                    new = new.replace(edit.range.of(&text.text), &edit.text);
                }
                // Spelled otherwise than it is shown: then all of it goes.
                if new == old && key == b"V" {
                    new = touched.iter().map(|edit| &*edit.text).collect::<Vec<_>>().join(" ");
                }
                if new != old {
                    changed.entry(Where::Field { id: self.holder, key, number }).or_insert(new);
                }
            }
        }
    }

    /// The glyphs of the appearance and what is to stand there, when its own edits do not make it say what the value now
    /// says.
    pub(super) fn outdated(
        &self,
        walk: &PageWalk,
        text: &PageText,
        edits: &Edits,
        changed: &Changed,
    ) -> Option<(Vec<u32>, String)> {
        let value = changed.get(&self.value())?;
        let shown: Vec<u32> =
            (0..u32::try_from(walk.glyphs.len()).ok()?).filter(|glyph| self.shows(walk, *glyph)).collect();
        if shown.is_empty() {
            return None;
        }
        let mut says = String::new();
        let replaced: Vec<(Vec<u32>, EditText<'_>)> =
            edits.each().map(|(range, comes)| (text.glyphs(range), comes)).collect();
        for glyph in &shown {
            match replaced.iter().find(|(glyphs, _)| glyphs.contains(glyph)) {
                Some((glyphs, marker)) if glyphs.first() == Some(glyph) => says.push_str(marker),
                Some(_) => {}
                None => match walk.glyphs.get(*glyph as usize).map(|glyph| &glyph.says) {
                    Some(Says::Char(character)) => says.push(*character),
                    Some(Says::Text(text)) => says.push_str(text),
                    _ => {}
                },
            }
        }
        let plain = |text: &str| text.chars().filter(|one| !one.is_whitespace()).collect::<String>();
        (plain(&says) != plain(value)).then(|| (shown, value.clone()))
    }

    fn shows(&self, walk: &PageWalk, glyph: u32) -> bool {
        let show = walk.glyphs.get(glyph as usize).and_then(|glyph| walk.shows.get(glyph.show as usize));
        show.is_some_and(|show| self.streams.contains(&show.stream))
    }
}
