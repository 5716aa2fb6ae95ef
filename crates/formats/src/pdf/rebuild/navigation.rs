//! The catalog: the form, the outline and the targets of links inside the document.

use std::collections::{BTreeSet, HashMap};

use blackbar_core::FormatError;
use lopdf::{Dictionary, Object, ObjectId, dictionary};

use super::super::load::{CHAIN, as_dict, get, get_dict, resolve};
use super::super::loose::{self, Where};
use super::super::strings::{decode, encode};
use super::Rebuilder;

/// Nodes of a name tree that are looked at for one name.
const NODES: usize = 10_000;

impl Rebuilder<'_> {
    pub(super) fn catalog(&mut self, image_pages: &BTreeSet<usize>) -> Result<Dictionary, FormatError> {
        let document = self.source.document;
        let empty = Dictionary::new();
        let old = document.catalog().unwrap_or(&empty);
        let mut copy = self.simple(old, &[b"PageLayout", b"PageMode"]);
        copy.set("Type", "Catalog");
        copy.set("Pages", self.root);
        if let Some(preferences) = get_dict(document, old, b"ViewerPreferences") {
            let preferences = self.simple(
                preferences,
                &[
                    b"HideToolbar",
                    b"HideMenubar",
                    b"HideWindowUI",
                    b"FitWindow",
                    b"CenterWindow",
                    b"Direction",
                    b"PrintScaling",
                    b"Duplex",
                ],
            );
            copy.set("ViewerPreferences", preferences);
        }
        if let Some(Object::String(language, _)) = get(document, old, b"Lang")
            && language.len() <= 16
            && language.iter().all(|byte| byte.is_ascii_alphanumeric() || *byte == b'-')
        {
            copy.set("Lang", Object::string_literal(language.clone()));
        }
        if image_pages.len() < self.source.pages.len()
            && let Some(form) = self.form_fields()?
        {
            copy.set("AcroForm", form);
        }
        if let Some(outline) = self.outline() {
            copy.set("Outlines", outline);
        }
        Ok(copy)
    }

    /// The outline with its titles as detection left them.
    fn outline(&mut self) -> Option<ObjectId> {
        let document = self.source.document;
        let items = loose::outline_items(document);
        if items.is_empty() {
            return None;
        }
        let root = self.output.new_object_id();
        let numbers: HashMap<ObjectId, ObjectId> =
            items.iter().map(|id| (*id, self.output.new_object_id())).collect();
        let first = document
            .catalog()
            .ok()
            .and_then(|catalog| get_dict(document, catalog, b"Outlines"))
            .and_then(|outline| outline.get(b"First").and_then(Object::as_reference).ok())?;
        let last = self.outline_level(first, root, &numbers);
        let mut outline = dictionary! { "Type" => "Outlines", "First" => *numbers.get(&first)? };
        if let Some((last, count)) = last {
            outline.set("Last", last);
            outline.set("Count", count);
        }
        self.output.objects.insert(root, Object::Dictionary(outline));
        Some(root)
    }

    /// The items beside `first` and all below them: the last of them, and how many there are. Parents are written before
    /// their children; an item that was written is not written again, whatever the links say.
    fn outline_level(
        &mut self,
        first: ObjectId,
        root: ObjectId,
        numbers: &HashMap<ObjectId, ObjectId>,
    ) -> Option<(ObjectId, i64)> {
        let document = self.source.document;
        let mut open = vec![(first, root)];
        let mut top: Option<(ObjectId, i64)> = None;
        while let Some((start, parent)) = open.pop() {
            let (mut id, mut previous, mut count) = (Some(start), None::<ObjectId>, 0);
            while let Some(current) = id {
                let Some(number) = numbers.get(&current).copied() else { break };
                let Some(item) = document.objects.get(&current).and_then(as_dict) else { break };
                if self.output.objects.contains_key(&number) {
                    break;
                }
                let title = match get(document, item, b"Title") {
                    Some(Object::String(bytes, _)) => decode(bytes),
                    _ => String::new(),
                };
                let title = self.source.changed.get(&Where::Outline { id: current }).unwrap_or(&title);
                let mut copy = dictionary! { "Title" => encode(title), "Parent" => parent };
                if let Some(target) = self.destination(item) {
                    copy.set("Dest", target);
                }
                if let Some(previous) = previous {
                    copy.set("Prev", previous);
                    if let Some(Object::Dictionary(before)) = self.output.objects.get_mut(&previous) {
                        before.set("Next", number);
                    }
                } else if let Some(Object::Dictionary(above)) = self.output.objects.get_mut(&parent) {
                    above.set("First", number);
                }
                self.output.objects.insert(number, Object::Dictionary(copy));
                count += 1;
                previous = Some(number);
                if let Ok(child) = item.get(b"First").and_then(Object::as_reference) {
                    open.push((child, number));
                }
                id = item.get(b"Next").and_then(Object::as_reference).ok();
            }
            let Some(last) = previous else { continue };
            if parent == root {
                top = Some((last, count));
            } else if let Some(Object::Dictionary(above)) = self.output.objects.get_mut(&parent) {
                above.set("Last", last);
                // Closed: readers open it on request.
                above.set("Count", -count);
            }
        }
        top
    }

    /// Where a link or outline item leads: a page of this document with a view of it.
    pub(super) fn destination(&self, holder: &Dictionary) -> Option<Object> {
        let document = self.source.document;
        let action = get_dict(document, holder, b"A").filter(
            |action| matches!(get(document, action, b"S"), Some(Object::Name(kind)) if kind == b"GoTo"),
        );
        let mut target = get(document, holder, b"Dest").or_else(|| get(document, action?, b"D"))?;
        if let Object::Name(name) | Object::String(name, _) = target {
            target = self.named(name)?;
        }
        if let Object::Dictionary(dict) = target {
            target = get(document, dict, b"D")?;
        }
        let Object::Array(items) = target else { return None };
        let page = items.first()?.as_reference().ok()?;
        let number = self.source.pages.iter().position(|entry| entry.id == page)?;
        let mut copy = vec![Object::from(*self.page_ids.get(number)?)];
        for item in items.iter().skip(1).take(5) {
            copy.push(match resolve(document, item)? {
                value @ (Object::Integer(_) | Object::Real(_) | Object::Name(_)) => value.clone(),
                _ => Object::Null,
            });
        }
        Some(Object::Array(copy))
    }

    /// A destination by its name, in the old list or the tree of names.
    fn named(&self, name: &[u8]) -> Option<&Object> {
        let document = self.source.document;
        let catalog = document.catalog().ok()?;
        if let Some(found) = get_dict(document, catalog, b"Dests").and_then(|all| get(document, all, name)) {
            return Some(found);
        }
        let root = get_dict(document, get_dict(document, catalog, b"Names")?, b"Dests")?;
        let mut open = vec![(root, 0)];
        let mut looked_at = 0;
        while let Some((node, depth)) = open.pop() {
            looked_at += 1;
            if looked_at > NODES || depth > CHAIN {
                return None;
            }
            if let Some(Object::Array(names)) = get(document, node, b"Names") {
                let found = names.chunks_exact(2).find(|pair| {
                    matches!(pair.first().and_then(|key| resolve(document, key)), Some(Object::String(key, _)) if key == name)
                });
                if let Some(value) = found.and_then(|pair| pair.get(1)) {
                    return resolve(document, value);
                }
            }
            if let Some(Object::Array(kids)) = get(document, node, b"Kids") {
                let kids = kids.iter().filter_map(|kid| resolve(document, kid).and_then(as_dict));
                // Only where the name can be.
                open.extend(kids.filter(|kid| within(document, kid, name)).map(|kid| (kid, depth + 1)));
            }
        }
        None
    }
}

fn within(document: &lopdf::Document, node: &Dictionary, name: &[u8]) -> bool {
    let Some(Object::Array(limits)) = get(document, node, b"Limits") else { return true };
    match (
        limits.first().and_then(|low| resolve(document, low)),
        limits.get(1).and_then(|high| resolve(document, high)),
    ) {
        (Some(Object::String(low, _)), Some(Object::String(high, _))) => {
            low.as_slice() <= name && name <= high.as_slice()
        }
        _ => true,
    }
}
