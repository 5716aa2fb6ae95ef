//! Small files made for one test each.

use lopdf::{Dictionary, Document, Object, ObjectId, Stream, dictionary};

/// A document under construction: one Helvetica, pages as they come.
pub(super) struct Build {
    pub(super) document: Document,
    pub(super) font: ObjectId,
    pub(super) catalog: Dictionary,
    root: ObjectId,
    kids: Vec<Object>,
}

impl Build {
    pub(super) fn new() -> Build {
        let mut document = Document::with_version("1.7");
        let root = document.new_object_id();
        let font = document.add_object(dictionary! {
            "Type" => "Font", "Subtype" => "Type1", "BaseFont" => "Helvetica", "Encoding" => "WinAnsiEncoding",
        });
        let catalog = dictionary! { "Type" => "Catalog", "Pages" => root };
        Build { document, font, catalog, root, kids: Vec::new() }
    }

    pub(super) fn stream(&mut self, dict: Dictionary, content: &[u8]) -> ObjectId {
        self.document.add_object(Object::Stream(Stream::new(dict, content.to_vec())))
    }

    /// A page with Helvetica as F1 and more resources and keys.
    #[expect(clippy::needless_pass_by_value, reason = "tests write the dictionary where they call")]
    pub(super) fn page(&mut self, content: &str, mut resources: Dictionary, keys: Dictionary) -> ObjectId {
        let content = self.stream(Dictionary::new(), content.as_bytes());
        if resources.get(b"Font").is_err() {
            resources.set("Font", dictionary! { "F1" => self.font });
        }
        let mut page = dictionary! {
            "Type" => "Page", "Parent" => self.root, "Contents" => content, "Resources" => resources,
            "MediaBox" => vec![0.into(), 0.into(), 612.into(), 792.into()],
        };
        page.extend(&keys);
        let id = self.document.add_object(page);
        self.kids.push(id.into());
        id
    }

    pub(super) fn document(mut self) -> Document {
        let count = self.kids.len() as i64;
        let pages = dictionary! { "Type" => "Pages", "Kids" => self.kids, "Count" => count };
        self.document.objects.insert(self.root, Object::Dictionary(pages));
        let catalog = self.document.add_object(self.catalog);
        self.document.trailer.set("Root", catalog);
        self.document
    }

    pub(super) fn bytes(self) -> Vec<u8> {
        let mut bytes = Vec::new();
        self.document().save_to(&mut bytes).expect("saves");
        bytes
    }
}

/// One page with this content.
pub(in super::super) fn page(content: &str) -> Vec<u8> {
    let mut build = Build::new();
    build.page(content, Dictionary::new(), Dictionary::new());
    build.bytes()
}

/// Every string, name and decoded stream of a file, and the file itself.
pub(super) fn everything(bytes: &[u8]) -> Vec<u8> {
    let document = Document::load_mem(bytes).expect("loads");
    let mut all = bytes.to_vec();
    for object in document.objects.values() {
        add(object, &mut all);
    }
    add(&Object::Dictionary(document.trailer.clone()), &mut all);
    all
}

fn add(object: &Object, all: &mut Vec<u8>) {
    match object {
        Object::String(bytes, _) | Object::Name(bytes) => all.extend_from_slice(bytes),
        Object::Array(items) => items.iter().for_each(|item| add(item, all)),
        Object::Dictionary(dict) => dict.iter().for_each(|(key, value)| {
            all.extend_from_slice(key);
            add(value, all);
        }),
        Object::Stream(stream) => {
            add(&Object::Dictionary(stream.dict.clone()), all);
            all.extend(stream.decompressed_content().unwrap_or_default());
        }
        _ => {}
    }
    all.push(b'\n');
}
