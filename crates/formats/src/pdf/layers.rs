//! Optional content: which layers a reader shows when the file is opened. What is hidden then is taken out of the
//! document, and what is shown stays without its layer.

use std::collections::HashSet;

use lopdf::{Dictionary, Document, Object, ObjectId};

use super::load::{CHAIN, as_dict, get, get_dict, resolve};

/// The layers that are off.
#[derive(Default)]
pub(super) struct Layers {
    off: HashSet<ObjectId>,
}

impl Layers {
    pub(super) fn read(document: &Document) -> Layers {
        let Some(properties) =
            document.catalog().ok().and_then(|catalog| get_dict(document, catalog, b"OCProperties"))
        else {
            return Layers::default();
        };
        let ids = |dict: &Dictionary, key: &[u8]| -> Vec<ObjectId> {
            match get(document, dict, key) {
                Some(Object::Array(items)) => {
                    items.iter().filter_map(|item| item.as_reference().ok()).collect()
                }
                _ => Vec::new(),
            }
        };
        let Some(default) = get_dict(document, properties, b"D") else { return Layers::default() };
        let base_off =
            matches!(get(document, default, b"BaseState"), Some(Object::Name(name)) if name == b"OFF");
        let mut off: HashSet<ObjectId> =
            if base_off { ids(properties, b"OCGs").into_iter().collect() } else { HashSet::new() };
        ids(default, b"ON").iter().for_each(|id| {
            off.remove(id);
        });
        off.extend(ids(default, b"OFF"));
        Layers { off }
    }

    /// Whether content that belongs to this group (or membership of groups) is not shown.
    pub(super) fn hides(&self, document: &Document, group: &Object) -> bool {
        self.hides_within(document, group, 0)
    }

    fn hides_within(&self, document: &Document, group: &Object, depth: usize) -> bool {
        if self.off.is_empty() || depth > CHAIN {
            return false;
        }
        if let Object::Reference(id) = group
            && self.off.contains(id)
        {
            return true;
        }
        let Some(dict) = resolve(document, group).and_then(as_dict) else { return false };
        let Ok(members) = dict.get(b"OCGs") else { return false };
        let members: Vec<&Object> = match members {
            Object::Reference(id) => match document.objects.get(id) {
                Some(Object::Array(items)) => items.iter().collect(),
                _ => vec![members],
            },
            Object::Array(items) => items.iter().collect(),
            _ => return false,
        };
        if members.is_empty() {
            return false;
        }
        let hidden = |member: &&Object| self.hides_within(document, member, depth + 1);
        match get(document, dict, b"P") {
            Some(Object::Name(policy)) if policy == b"AllOn" => members.iter().any(hidden),
            Some(Object::Name(policy)) if policy == b"AnyOff" => !members.iter().any(hidden),
            Some(Object::Name(policy)) if policy == b"AllOff" => !members.iter().all(hidden),
            _ => members.iter().all(hidden),
        }
    }

    /// Whether an object carries the mark of a hidden layer itself.
    pub(super) fn hides_object(&self, document: &Document, dict: &Dictionary) -> bool {
        dict.get(b"OC").is_ok_and(|group| self.hides(document, group))
    }

    /// Whether the marked content `BDC` opens is hidden: `/OC /Name BDC`.
    pub(super) fn hides_marked(
        &self,
        document: &Document,
        resources: &Dictionary,
        operands: &[super::lexer::Operand<'_>],
    ) -> bool {
        let [tag, property, ..] = operands else { return false };
        let (Some(tag), Some(property)) = (tag.name(), property.name()) else { return false };
        tag == b"OC"
            && get_dict(document, resources, b"Properties")
                .and_then(|properties| properties.get(&property).ok())
                .is_some_and(|group| self.hides(document, group))
    }
}
