//! Annotations and form fields: shapes and behaviour by known keys, texts as detection left them.

use blackbar_core::FormatError;
use lopdf::{Dictionary, Object, ObjectId, dictionary};

use super::super::annotations;
use super::super::lexer::{Operand, Operations};
use super::super::load::{as_dict, get, get_dict, resolve};
use super::super::loose::{self, Where};
use super::super::strings::{decode, encode, encode_uri};
use super::super::walker::reference;
use super::{Rebuilder, Role};

const SHAPE: &[&[u8]] = &[
    b"Subtype",
    b"Rect",
    b"F",
    b"Border",
    b"C",
    b"IC",
    b"QuadPoints",
    b"L",
    b"LE",
    b"LL",
    b"LLE",
    b"LLO",
    b"Vertices",
    b"InkList",
    b"CL",
    b"RD",
    b"H",
    b"AS",
    b"CA",
    b"Name",
    b"Q",
    b"IT",
    b"Sy",
    b"Open",
];
const STYLE: &[&[u8]] = &[b"W", b"S", b"D", b"I"];
const FIELD: &[&[u8]] = &[b"FT", b"Ff", b"MaxLen", b"TI", b"I"];

impl Rebuilder<'_> {
    /// The annotations of a page.
    pub(super) fn annotations(
        &mut self,
        page: usize,
        dict: &Dictionary,
        resources: &Dictionary,
    ) -> Result<Vec<Object>, FormatError> {
        let document = self.source.document;
        let mut carried = Vec::new();
        for (number, (id, annotation)) in annotations::entries(document, dict).into_iter().enumerate() {
            if self.source.layers.hides_object(document, annotation) {
                continue;
            }
            let copy = self.annotation(page, number, (id, annotation), resources)?;
            let new_id = match id {
                Some(id) => self.number_for(id, Role::Field).0,
                None => self.output.new_object_id(),
            };
            self.output.objects.insert(new_id, Object::Dictionary(copy));
            carried.push(new_id.into());
        }
        Ok(carried)
    }

    fn annotation(
        &mut self,
        page: usize,
        number: usize,
        (id, annotation): (Option<ObjectId>, &Dictionary),
        resources: &Dictionary,
    ) -> Result<Dictionary, FormatError> {
        let document = self.source.document;
        let mut copy = self.simple(annotation, SHAPE);
        copy.set("Type", "Annot");
        if let Some(page) = self.page_ids.get(page) {
            copy.set("P", *page);
        }
        for key in [&b"BS"[..], b"BE"] {
            if let Some(style) = get_dict(document, annotation, key) {
                let style = self.simple(style, STYLE);
                copy.set(key, style);
            }
        }
        if let Some(look) = get_dict(document, annotation, b"MK") {
            let look = self.simple(look, &[b"R", b"BC", b"BG", b"TP"]);
            copy.set("MK", look);
        }
        if let Some(appearance) = self.appearance(annotation, resources)? {
            copy.set("AP", dictionary! { "N" => appearance });
        }
        if let Some(setup) = default_appearance(document, annotation) {
            copy.set("DA", setup);
        }
        let is_widget =
            annotation.get(b"Subtype").and_then(Object::as_name).is_ok_and(|kind| kind == b"Widget");
        if is_widget {
            self.field_keys(id, annotation, &mut copy);
        } else {
            for key in [&b"Contents"[..], b"T"] {
                let at =
                    Where::Annotation { page, number, key: if key == b"T" { b"T" } else { b"Contents" } };
                if let Some(Object::String(bytes, _)) = get(document, annotation, key) {
                    let text = self.source.changed.get(&at).cloned().unwrap_or_else(|| decode(bytes));
                    copy.set(key, encode(&text));
                }
            }
        }
        if let Some(uri) = loose::uri(document, annotation) {
            let at = Where::Annotation { page, number, key: b"URI" };
            let target = match self.source.changed.get(&at) {
                Some(text) => encode_uri(text),
                None => encode_uri(&String::from_utf8_lossy(uri)),
            };
            copy.set("A", dictionary! { "Type" => "Action", "S" => "URI", "URI" => target });
        } else if let Some(target) = self.destination(annotation) {
            copy.set("Dest", target);
        }
        Ok(copy)
    }

    /// The normal appearance: a form, or one for each state.
    fn appearance(
        &mut self,
        annotation: &Dictionary,
        outer: &Dictionary,
    ) -> Result<Option<Object>, FormatError> {
        let document = self.source.document;
        let Some(appearance) = get_dict(document, annotation, b"AP") else { return Ok(None) };
        let Ok(normal) = appearance.get(b"N") else { return Ok(None) };
        match (normal, resolve(document, normal)) {
            (Object::Reference(id), Some(Object::Stream(_))) => Ok(self.form(*id, outer)?.map(Object::from)),
            (_, Some(Object::Dictionary(states))) => {
                let mut copy = Dictionary::new();
                for (name, state) in states.iter().take(64) {
                    if let Object::Reference(id) = state
                        && let Some(form) = self.form(*id, outer)?
                    {
                        copy.set(name.clone(), form);
                    }
                }
                Ok(Some(Object::Dictionary(copy)))
            }
            _ => Ok(None),
        }
    }

    /// What makes a dictionary a field: its type, name and values.
    fn field_keys(&mut self, id: Option<ObjectId>, field: &Dictionary, copy: &mut Dictionary) {
        let document = self.source.document;
        copy.extend(&self.simple(field, FIELD));
        if let Some(Object::String(bytes, _)) = get(document, field, b"T") {
            copy.set("T", encode(&field_name(&decode(bytes), id, self.source.values)));
        }
        if let Ok(Object::Reference(parent)) = field.get(b"Parent")
            && document.objects.contains_key(parent)
        {
            let (parent, _) = self.number_for(*parent, Role::Field);
            copy.set("Parent", parent);
        }
        if let Some(setup) = default_appearance(document, field) {
            copy.set("DA", setup);
        }
        let Some(id) = id else { return };
        let is_signature = matches!(get(document, field, b"FT"), Some(Object::Name(kind)) if kind == b"Sig");
        for key in [&b"V"[..], b"DV", b"Opt"] {
            if is_signature {
                continue;
            }
            let key: &'static [u8] = match key {
                b"V" => b"V",
                b"DV" => b"DV",
                _ => b"Opt",
            };
            let Some(value) = get(document, field, key) else { continue };
            if let Some(value) = self.field_value(id, key, value) {
                copy.set(key, value);
            }
        }
    }

    fn field_value(&self, id: ObjectId, key: &'static [u8], value: &Object) -> Option<Object> {
        let document = self.source.document;
        let mut number = 0;
        let mut next = |text: String| {
            let at = Where::Field { id, key, number };
            number += 1;
            encode(self.source.changed.get(&at).unwrap_or(&text))
        };
        match value {
            Object::Name(name) => Some(Object::Name(name.clone())),
            Object::String(..) | Object::Stream(_) => loose::values(document, value).pop().map(&mut next),
            Object::Array(items) => {
                let mut copy = Vec::new();
                for item in items.iter().filter_map(|item| resolve(document, item)) {
                    match item {
                        Object::Array(pair) => {
                            let pair = pair.iter().filter_map(|part| match resolve(document, part)? {
                                Object::String(bytes, _) => Some(next(decode(bytes))),
                                _ => None,
                            });
                            copy.push(Object::Array(pair.collect()));
                        }
                        Object::String(bytes, _) => copy.push(next(decode(bytes))),
                        Object::Integer(value) => copy.push(Object::Integer(*value)),
                        _ => {}
                    }
                }
                Some(Object::Array(copy))
            }
            _ => None,
        }
    }

    /// The form of the document: fields that are no widgets of a page, and the list of the topmost.
    pub(super) fn form_fields(&mut self) -> Result<Option<Dictionary>, FormatError> {
        let document = self.source.document;
        let Some(form) = document.catalog().ok().and_then(|catalog| get_dict(document, catalog, b"AcroForm"))
        else {
            return Ok(None);
        };
        let fields = loose::fields(document);
        // Those that no page shows: groups of fields, or widgets of pages that became pictures.
        for id in &fields {
            let (number, _) = self.number_for(*id, Role::Field);
            if self.output.objects.contains_key(&number) {
                continue;
            }
            let Some(field) = document.objects.get(id).and_then(as_dict) else { continue };
            let mut copy = Dictionary::new();
            self.field_keys(Some(*id), field, &mut copy);
            self.output.objects.insert(number, Object::Dictionary(copy));
        }
        for id in &fields {
            let Some(field) = document.objects.get(id).and_then(as_dict) else { continue };
            let Some(Object::Array(kids)) = get(document, field, b"Kids") else { continue };
            let kids: Vec<Object> = kids
                .iter()
                .filter_map(|kid| self.carried.get(&(kid.as_reference().ok()?, Role::Field)))
                .filter(|kid| self.output.objects.contains_key(kid))
                .map(|kid| (*kid).into())
                .collect();
            if let Some(number) = self.carried.get(&(*id, Role::Field)).copied()
                && let Some(Object::Dictionary(copy)) = self.output.objects.get_mut(&number)
            {
                copy.set("Kids", kids);
            }
        }
        let Some(Object::Array(top)) = get(document, form, b"Fields") else { return Ok(None) };
        let top: Vec<Object> = top
            .iter()
            .filter_map(|field| self.carried.get(&(field.as_reference().ok()?, Role::Field)))
            .filter(|field| self.output.objects.contains_key(field))
            .map(|field| (*field).into())
            .collect();
        // A parent that was promised but is no field of the form is none.
        let promised: Vec<ObjectId> = self
            .carried
            .iter()
            .filter(|((_, role), number)| *role == Role::Field && !self.output.objects.contains_key(number))
            .map(|(_, number)| *number)
            .collect();
        for object in self.output.objects.values_mut() {
            if let Object::Dictionary(dict) = object
                && let Ok(Object::Reference(parent)) = dict.get(b"Parent")
                && promised.contains(parent)
            {
                dict.remove(b"Parent");
            }
        }
        let mut copy = self.simple(form, &[b"Q", b"NeedAppearances"]);
        copy.set("Fields", top);
        if let Some(setup) = default_appearance(document, form) {
            copy.set("DA", setup);
        }
        if let Some(resources) = get_dict(document, form, b"DR")
            && let Some(all) = get_dict(document, resources, b"Font")
        {
            let mut fonts = Dictionary::new();
            let names: Vec<Vec<u8>> = all.iter().map(|(name, _)| name.clone()).collect();
            for name in names {
                if let Some(id) = reference(document, resources, b"Font", &name) {
                    let font = self.font(id, resources)?;
                    // Fields will be filled in with it.
                    self.keep_table(id);
                    fonts.set(name, font);
                }
            }
            copy.set("DR", dictionary! { "Font" => fonts });
        }
        Ok(Some(copy))
    }
}

/// Names of fields are for programs; one that reads like a text might be somebody's name.
fn field_name(name: &str, id: Option<ObjectId>, values: &[String]) -> String {
    let technical =
        |one: char| one.is_ascii_alphanumeric() || matches!(one, '_' | '-' | '#' | '[' | ']' | ':' | '/');
    let telling = values.iter().any(|value| name.contains(value.as_str()));
    if !telling && !name.is_empty() && name.len() <= 64 && name.chars().all(technical) {
        name.to_owned()
    } else {
        format!("field{}", id.unwrap_or_default().0)
    }
}

/// Font, size and colour of a field's text, if it is nothing else.
fn default_appearance(document: &lopdf::Document, dict: &Dictionary) -> Option<Object> {
    let Some(Object::String(bytes, _)) = get(document, dict, b"DA") else { return None };
    let mut out = Vec::new();
    for operation in Operations::new(bytes) {
        if !matches!(operation.operator, b"Tf" | b"g" | b"rg" | b"k" | b"G" | b"RG" | b"K") {
            continue;
        }
        for operand in operation
            .operands
            .iter()
            .filter(|operand| matches!(operand, Operand::Number(..) | Operand::Name(_)))
        {
            operand.write(&mut out);
            out.push(b' ');
        }
        out.extend_from_slice(operation.operator);
        out.push(b' ');
    }
    Some(Object::string_literal(out))
}
