//! Texts that no content stream draws: comments and their authors, link targets, values of form fields, outline titles.
//! They are detected with the rest, and each is written back where it was.

use std::collections::{HashMap, HashSet};

use blackbar_core::{Element, ValueName};
use lopdf::{Dictionary, Document, Object, ObjectId};

use super::annotations;
use super::load::{CHAIN, PageEntry, as_dict, get, get_dict, resolve};
use super::strings::decode;

/// Fields and outline items of one document; more are not kept.
const MOST: usize = 200_000;

/// Which text.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum Where {
    /// An annotation by page and number.
    Annotation { page: usize, number: usize, key: &'static [u8] },
    /// A value of a field: its key, and which of several.
    Field { id: ObjectId, key: &'static [u8], number: usize },
    /// The title of an outline item.
    Outline { id: ObjectId },
}

/// A text with its place.
pub(super) struct Loose {
    pub(super) at: Where,
    pub(super) text: String,
    /// Index of the page it is reported on.
    pub(super) page: usize,
    pub(super) element: Element,
    /// What names it.
    pub(super) context: Option<ValueName>,
}

/// What the edits made of each changed text.
pub(super) type Changed = HashMap<Where, String>;

/// Everything of a document but its pages' own text, in order of the pages.
pub(super) fn collect(document: &Document, pages: &[PageEntry]) -> Vec<Loose> {
    let mut all = Vec::new();
    for (page, entry) in pages.iter().enumerate() {
        let Some(dict) = document.objects.get(&entry.id).and_then(as_dict) else { continue };
        for (number, annotation) in annotations::of_page(document, dict).into_iter().enumerate() {
            of_annotation(document, annotation, page, number, &mut all);
        }
    }
    let home: HashMap<ObjectId, usize> = field_pages(document, pages);
    for id in fields(document) {
        let page = home.get(&id).copied().unwrap_or_default();
        of_field(document, id, page, &mut all);
    }
    for id in outline_items(document) {
        let title =
            document.objects.get(&id).and_then(as_dict).and_then(|item| get(document, item, b"Title"));
        if let Some(Object::String(bytes, _)) = title {
            let text = decode(bytes);
            all.push(Loose {
                at: Where::Outline { id },
                text,
                page: 0,
                element: Element::Headers,
                context: None,
            });
        }
    }
    all.retain(|loose| !loose.text.trim().is_empty());
    all
}

fn of_annotation(
    document: &Document,
    annotation: &Dictionary,
    page: usize,
    number: usize,
    all: &mut Vec<Loose>,
) {
    let mut add = |key: &'static [u8], text: String, element| {
        all.push(Loose { at: Where::Annotation { page, number, key }, text, page, element, context: None });
    };
    let is_widget = annotation.get(b"Subtype").and_then(Object::as_name).is_ok_and(|kind| kind == b"Widget");
    if let Some(uri) = uri(document, annotation) {
        add(b"URI", String::from_utf8_lossy(uri).into_owned(), Element::Hyperlinks);
    }
    if is_widget {
        return;
    }
    for (key, element) in [(&b"Contents"[..], Element::ReviewComments), (b"T", Element::ReviewCommentAuthors)]
    {
        if let Some(Object::String(bytes, _)) = get(document, annotation, key) {
            add(if key == b"T" { b"T" } else { b"Contents" }, decode(bytes), element);
        }
    }
}

/// The target of a link to the web.
pub(super) fn uri<'d>(document: &'d Document, annotation: &'d Dictionary) -> Option<&'d [u8]> {
    let action = get_dict(document, annotation, b"A")?;
    let is_uri = get(document, action, b"S")?.as_name().ok()? == b"URI";
    match get(document, action, b"URI")? {
        Object::String(bytes, _) if is_uri => Some(bytes),
        _ => None,
    }
}

/// The fields of the form, parents first.
pub(super) fn fields(document: &Document) -> Vec<ObjectId> {
    let Some(form) = document.catalog().ok().and_then(|catalog| get_dict(document, catalog, b"AcroForm"))
    else {
        return Vec::new();
    };
    let ids = |dict: &Dictionary, key: &[u8]| -> Vec<ObjectId> {
        match get(document, dict, key) {
            Some(Object::Array(items)) => {
                items.iter().rev().filter_map(|item| item.as_reference().ok()).collect()
            }
            _ => Vec::new(),
        }
    };
    let mut open = ids(form, b"Fields");
    let (mut found, mut seen) = (Vec::new(), HashSet::new());
    while let Some(id) = open.pop() {
        if found.len() >= MOST {
            break;
        }
        let Some(field) = document.objects.get(&id).and_then(as_dict) else { continue };
        if seen.insert(id) {
            found.push(id);
            open.extend(ids(field, b"Kids"));
        }
    }
    found
}

/// The page of each field that has a widget.
fn field_pages(document: &Document, pages: &[PageEntry]) -> HashMap<ObjectId, usize> {
    let mut home = HashMap::new();
    for (page, entry) in pages.iter().enumerate() {
        let Some(dict) = document.objects.get(&entry.id).and_then(as_dict) else { continue };
        for (id, annotation) in annotations::entries(document, dict) {
            let mut node = Some((id, annotation));
            for _ in 0..CHAIN {
                let Some((id, dict)) = node else { break };
                if let Some(id) = id {
                    home.entry(id).or_insert(page);
                }
                let parent = dict.get(b"Parent").and_then(Object::as_reference).ok();
                node = parent.and_then(|parent| {
                    Some((Some(parent), document.objects.get(&parent).and_then(as_dict)?))
                });
            }
        }
    }
    home
}

fn of_field(document: &Document, id: ObjectId, page: usize, all: &mut Vec<Loose>) {
    let Some(field) = document.objects.get(&id).and_then(as_dict) else { return };
    let context = field_name(document, field).map(ValueName::from);
    for key in [&b"V"[..], b"DV", b"Opt"] {
        let key: &'static [u8] = match key {
            b"V" => b"V",
            b"DV" => b"DV",
            _ => b"Opt",
        };
        let Some(value) = get(document, field, key) else { continue };
        for (number, text) in values(document, value).into_iter().enumerate() {
            let at = Where::Field { id, key, number };
            all.push(Loose { at, text, page, element: Element::Paragraphs, context: context.clone() });
        }
    }
}

/// The texts of a value, in order: one string, or those of a list (an option may be a pair).
pub(super) fn values(document: &Document, value: &Object) -> Vec<String> {
    match value {
        Object::String(bytes, _) => vec![decode(bytes)],
        Object::Stream(stream) => super::load::decoded(stream, 16 << 20)
            .ok()
            .flatten()
            .map(|bytes| decode(&bytes))
            .into_iter()
            .collect(),
        Object::Array(items) => items
            .iter()
            .take(MOST)
            .filter_map(|item| resolve(document, item))
            .flat_map(|item| match item {
                Object::Array(pair) => pair.iter().filter_map(|item| string(document, item)).collect(),
                other => string(document, other).into_iter().collect::<Vec<String>>(),
            })
            .collect(),
        _ => Vec::new(),
    }
}

fn string(document: &Document, object: &Object) -> Option<String> {
    match resolve(document, object)? {
        Object::String(bytes, _) => Some(decode(bytes)),
        _ => None,
    }
}

/// What a field is called for people, or its name, or its parents'.
fn field_name(document: &Document, field: &Dictionary) -> Option<String> {
    let mut node = field;
    for _ in 0..CHAIN {
        for key in [&b"TU"[..], b"T"] {
            if let Some(Object::String(bytes, _)) = get(document, node, key) {
                return Some(decode(bytes).replace(['_', '.'], " "));
            }
        }
        node = get_dict(document, node, b"Parent")?;
    }
    None
}

/// Outline items in order, each before its children.
pub(super) fn outline_items(document: &Document) -> Vec<ObjectId> {
    let first = |dict: &Dictionary| dict.get(b"First").and_then(Object::as_reference).ok();
    let root = document.catalog().ok().and_then(|catalog| get_dict(document, catalog, b"Outlines"));
    let mut open: Vec<ObjectId> = root.and_then(first).into_iter().collect();
    let (mut found, mut seen) = (Vec::new(), HashSet::new());
    while let Some(id) = open.pop() {
        if found.len() >= MOST || !seen.insert(id) {
            continue;
        }
        let Some(item) = document.objects.get(&id).and_then(as_dict) else { continue };
        found.push(id);
        open.extend(item.get(b"Next").and_then(Object::as_reference));
        open.extend(first(item));
    }
    found
}
