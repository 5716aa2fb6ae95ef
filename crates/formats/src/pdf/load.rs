//! Bytes to objects, within limits. What two readers might take differently (old revisions, repaired tables, encryption) is
//! settled here once: everything later works on the objects as they were understood, never on the sender's bytes.

use std::collections::HashSet;

use blackbar_core::{FormatError, Limits, OpenContext, Purpose, Rect};
use lopdf::{Dictionary, Document, FilterFunc, LoadOptions, Object, ObjectId};

/// A file begins with this, after at most [`HEADER_WITHIN`] bytes of something else.
const HEADER: &[u8] = b"%PDF-";
const HEADER_WITHIN: usize = 1024;
/// Chains of references and of parents end long before.
pub(super) const CHAIN: usize = 64;

pub(super) fn looks_like_pdf(bytes: &[u8]) -> bool {
    let head = bytes.get(..bytes.len().min(HEADER_WITHIN)).unwrap_or_default();
    memchr::memmem::find(head, HEADER).is_some()
}

/// The objects of a file, decrypted where the user password is empty.
pub(super) fn load(bytes: &[u8], context: &OpenContext<'_>) -> Result<Document, FormatError> {
    if !looks_like_pdf(bytes) {
        return Err(FormatError::WrongType("a PDF"));
    }
    if bytes.len() > context.limits.input_bytes {
        return Err(FormatError::OverLimit("size of the file"));
    }
    // Whoever looks at our own output again reads its text; the pixels need not be held once more.
    let options = LoadOptions {
        filter: (context.purpose == Purpose::Verify).then_some(without_pixels as FilterFunc),
        max_decompressed_size: Some(context.limits.decoded_bytes.min(256 << 20)),
        ..LoadOptions::default()
    };
    let loaded = guarded(|| Document::load_mem_with_options(bytes, options))?;
    let document = loaded.map_err(|error| match error {
        lopdf::Error::InvalidPassword | lopdf::Error::Decryption(_) => FormatError::Encrypted,
        lopdf::Error::Decompress(lopdf::DecompressError::MemoryLimitExceeded { .. }) => {
            FormatError::OverLimit("decoded size of a stream")
        }
        _ => FormatError::Damaged("its objects cannot be read".into()),
    })?;
    context.cancel.check()?;
    if document.is_encrypted() {
        return Err(FormatError::Encrypted);
    }
    if document.objects.len() > context.limits.parts {
        return Err(FormatError::OverLimit("number of objects"));
    }
    Ok(document)
}

/// Takes the data out of a picture. One byte stays: of an empty stream the reader would look for the data elsewhere.
fn without_pixels(id: ObjectId, object: &mut Object) -> Option<(ObjectId, Object)> {
    if let Object::Stream(stream) = object
        && stream.dict.get(b"Subtype").and_then(Object::as_name).is_ok_and(|kind| kind == b"Image")
    {
        stream.content = vec![0];
    }
    Some((id, object.clone()))
}

/// The readers we use are young: a panic in one of them is the file's fault, not the end of the request.
pub(super) fn guarded<T>(work: impl FnOnce() -> T) -> Result<T, FormatError> {
    std::panic::catch_unwind(std::panic::AssertUnwindSafe(work))
        .map_err(|_| FormatError::Damaged("a part of it cannot be read".into()))
}

/// Follows references.
pub(super) fn resolve<'d>(document: &'d Document, object: &'d Object) -> Option<&'d Object> {
    let mut object = object;
    for _ in 0..CHAIN {
        match object {
            Object::Reference(id) => object = document.objects.get(id)?,
            other => return Some(other),
        }
    }
    None
}

/// The value of a key, resolved.
pub(super) fn get<'d>(document: &'d Document, dict: &'d Dictionary, key: &[u8]) -> Option<&'d Object> {
    resolve(document, dict.get(key).ok()?)
}

/// A dictionary under a key; a stream counts as its dictionary.
pub(super) fn get_dict<'d>(
    document: &'d Document,
    dict: &'d Dictionary,
    key: &[u8],
) -> Option<&'d Dictionary> {
    as_dict(get(document, dict, key)?)
}

pub(super) fn as_dict(object: &Object) -> Option<&Dictionary> {
    match object {
        Object::Dictionary(dict) => Some(dict),
        Object::Stream(stream) => Some(&stream.dict),
        _ => None,
    }
}

pub(super) fn number(object: &Object) -> Option<f64> {
    match object {
        Object::Integer(value) => Some(*value as f64),
        Object::Real(value) => Some(f64::from(*value)),
        _ => None,
    }
}

/// Numbers of an array, resolved; nothing when one is missing.
pub(super) fn numbers<const N: usize>(
    document: &Document,
    dict: &Dictionary,
    key: &[u8],
) -> Option<[f64; N]> {
    let Object::Array(items) = get(document, dict, key)? else { return None };
    let mut values = [0.0; N];
    for (value, item) in values.iter_mut().zip(items.iter().map(Some).chain(std::iter::repeat(None))) {
        *value = number(resolve(document, item?)?)?;
    }
    values.iter().all(|value| value.is_finite()).then_some(values)
}

/// A page with what it inherits.
#[derive(Clone)]
pub(super) struct PageEntry {
    pub(super) id: ObjectId,
    pub(super) media_box: [f64; 4],
    pub(super) crop_box: Option<[f64; 4]>,
    /// 0, 90, 180 or 270.
    pub(super) rotate: i64,
}

impl PageEntry {
    /// A box of the page's space as a part of the page as it is shown, from the upper left.
    pub(super) fn shown(&self, [x0, y0, x1, y1]: [f64; 4]) -> Rect {
        let [left, low, right, high] = self.visible();
        let (width, height) = (right - left, high - low);
        // Before the page is turned.
        let (x0, x1) = ((x0 - left) / width, (x1 - left) / width);
        let (y0, y1) = ((high - y1) / height, (high - y0) / height);
        let (x0, y0, x1, y1) = match self.rotate {
            90 => (1.0 - y1, x0, 1.0 - y0, x1),
            180 => (1.0 - x1, 1.0 - y1, 1.0 - x0, 1.0 - y0),
            270 => (y0, 1.0 - x1, y1, 1.0 - x0),
            _ => (x0, y0, x1, y1),
        };
        let inside = |value: f64| value.clamp(0.0, 1.0) as f32;
        Rect { x0: inside(x0), y0: inside(y0), x1: inside(x1), y1: inside(y1) }
    }

    /// Width and height as they are shown, in points.
    pub(super) fn shown_size(&self) -> (f64, f64) {
        let [left, low, right, high] = self.visible();
        let (width, height) = (right - left, high - low);
        if self.rotate % 180 == 0 { (width, height) } else { (height, width) }
    }

    /// The part of the page that a reader shows.
    fn visible(&self) -> [f64; 4] {
        let Some(crop) = self.crop_box else { return self.media_box };
        let media = self.media_box;
        let both =
            [crop[0].max(media[0]), crop[1].max(media[1]), crop[2].min(media[2]), crop[3].min(media[3])];
        if both[2] - both[0] > 1e-3 && both[3] - both[1] > 1e-3 { both } else { crop }
    }
}

/// The number of a page as people count.
pub(super) fn page_number(index: usize) -> u32 {
    u32::try_from(index + 1).unwrap_or(u32::MAX)
}

/// Every page in order.
pub(super) fn pages(document: &Document, limits: &Limits) -> Result<Vec<PageEntry>, FormatError> {
    let mut pages = Vec::new();
    let mut seen = HashSet::new();
    for id in document.page_iter() {
        // A page that is named twice is shown twice; a tree that names pages without end is refused.
        seen.insert(id);
        if pages.len() >= limits.pages {
            return Err(FormatError::OverLimit("number of pages"));
        }
        let Some(page) = document.objects.get(&id).and_then(as_dict) else { continue };
        let inherited = |key: &[u8]| inherited(document, page, key);
        let media_box = inherited(b"MediaBox").and_then(|value| rectangle(document, value));
        let crop_box = inherited(b"CropBox").and_then(|value| rectangle(document, value));
        let rotate = inherited(b"Rotate").and_then(number).unwrap_or_default();
        let quarters = if rotate.is_finite() { (rotate / 90.0).round() as i64 } else { 0 };
        pages.push(PageEntry {
            id,
            media_box: media_box.unwrap_or([0.0, 0.0, 612.0, 792.0]),
            crop_box,
            rotate: quarters.rem_euclid(4) * 90,
        });
    }
    Ok(pages)
}

/// A page's own value of a key, or that of the nodes above it.
pub(super) fn inherited<'d>(document: &'d Document, page: &'d Dictionary, key: &[u8]) -> Option<&'d Object> {
    let mut node = page;
    for _ in 0..CHAIN {
        if let Some(value) = get(document, node, key) {
            return Some(value);
        }
        node = get_dict(document, node, b"Parent")?;
    }
    None
}

/// A rectangle with its corners in order.
pub(super) fn rectangle(document: &Document, object: &Object) -> Option<[f64; 4]> {
    let Object::Array(items) = object else { return None };
    let mut values = [0.0; 4];
    for (value, item) in values.iter_mut().zip(items.iter().map(Some).chain(std::iter::repeat(None))) {
        *value = number(resolve(document, item?)?).filter(|value| value.is_finite() && value.abs() < 1e7)?;
    }
    let [x0, y0, x1, y1] = values;
    let ordered = [x0.min(x1), y0.min(y1), x0.max(x1), y0.max(y1)];
    (ordered[2] - ordered[0] > 1e-3 && ordered[3] - ordered[1] > 1e-3).then_some(ordered)
}

/// The decoded bytes of a stream; nothing when it cannot be decoded.
pub(super) fn decoded(stream: &lopdf::Stream, limit: usize) -> Result<Option<Vec<u8>>, FormatError> {
    match guarded(|| stream.decompressed_content_with_limit(limit))? {
        Ok(bytes) => Ok(Some(bytes)),
        Err(lopdf::Error::Decompress(lopdf::DecompressError::MemoryLimitExceeded { .. })) => {
            Err(FormatError::OverLimit("decoded size of a stream"))
        }
        Err(_) => Ok(None),
    }
}

/// The content of a page: its streams one behind the other. One that cannot be decoded is left out.
pub(super) fn page_content(
    document: &Document,
    page: &Dictionary,
    limit: usize,
) -> Result<Vec<u8>, FormatError> {
    let mut content = Vec::new();
    let parts: Vec<&Object> = match get(document, page, b"Contents") {
        Some(Object::Array(items)) => items.iter().filter_map(|item| resolve(document, item)).collect(),
        Some(single) => vec![single],
        None => Vec::new(),
    };
    for part in parts {
        if let Object::Stream(stream) = part {
            content.extend(decoded(stream, limit.saturating_sub(content.len()))?.unwrap_or_default());
            content.push(b'\n');
        }
    }
    Ok(content)
}

/// Fonts are addressed by object number: those that stand inside a resource dictionary get one.
pub(super) fn number_fonts(document: &mut Document) {
    let holders: Vec<ObjectId> = document.objects.keys().copied().collect();
    for id in holders {
        let Some(mut object) = document.objects.remove(&id) else { continue };
        let mut found = Vec::new();
        take_fonts(&mut object, document.max_id, &mut found, 0);
        document.objects.insert(id, object);
        for font in found {
            document.max_id += 1;
            document.objects.insert((document.max_id, 0), Object::Dictionary(font));
        }
    }
}

fn take_fonts(object: &mut Object, last: u32, found: &mut Vec<Dictionary>, depth: usize) {
    if depth > CHAIN {
        return;
    }
    let dict = match object {
        Object::Array(items) => {
            items.iter_mut().for_each(|item| take_fonts(item, last, found, depth + 1));
            return;
        }
        Object::Dictionary(dict) => dict,
        Object::Stream(stream) => &mut stream.dict,
        _ => return,
    };
    let is_font = dict.get(b"BaseFont").is_ok() || dict.get(b"CharProcs").is_ok();
    for (_, value) in dict.iter_mut() {
        take_fonts(value, last, found, depth + 1);
    }
    // A dictionary of fonts, whatever key it stands under.
    if !is_font {
        for (_, value) in dict.iter_mut() {
            let direct = matches!(value, Object::Dictionary(inner)
                if inner.get(b"Subtype").is_ok() && (inner.get(b"BaseFont").is_ok() || inner.get(b"CharProcs").is_ok()));
            if direct && let Object::Dictionary(inner) = std::mem::replace(value, Object::Null) {
                found.push(inner);
                *value = Object::Reference((last + found.len() as u32, 0));
            }
        }
    }
}

/// The objects as one plain file: one revision, no encryption, a sound table. The renderer and the font reader get this,
/// so that they see what is going to be written and nothing else.
pub(super) fn plain_bytes(document: &mut Document) -> Result<Vec<u8>, FormatError> {
    document.trailer.remove(b"Encrypt");
    document.trailer.remove(b"Prev");
    let mut bytes = Vec::new();
    guarded(|| document.save_to(&mut bytes))?
        .map_err(|_| FormatError::Damaged("its objects cannot be written".into()))?;
    Ok(bytes)
}
