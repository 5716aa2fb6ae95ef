//! Annotations: which are kept, what they draw, and the texts they carry.

use lopdf::{Dictionary, Document, Object, ObjectId};

use super::layers::Layers;
use super::load::{as_dict, get, get_dict, numbers, rectangle, resolve};
use super::matrix::Matrix;

/// Annotations of one page; more are not read and not kept.
const MOST: usize = 20_000;

/// Kinds that may stay. Everything else (files, sound, film, 3D, pop-ups, actions of pages) goes.
const KEPT: &[&[u8]] = &[
    b"Link",
    b"Widget",
    b"Text",
    b"FreeText",
    b"Highlight",
    b"Underline",
    b"StrikeOut",
    b"Squiggly",
    b"Line",
    b"Square",
    b"Circle",
    b"Polygon",
    b"PolyLine",
    b"Ink",
    b"Stamp",
    b"Caret",
];

/// The annotations of a page that are kept, in order.
pub(super) fn of_page<'d>(document: &'d Document, page: &'d Dictionary) -> Vec<&'d Dictionary> {
    entries(document, page).into_iter().map(|(_, dict)| dict).collect()
}

/// The same, each with its object number where it has one.
pub(super) fn entries<'d>(
    document: &'d Document,
    page: &'d Dictionary,
) -> Vec<(Option<ObjectId>, &'d Dictionary)> {
    let Some(Object::Array(items)) = get(document, page, b"Annots") else { return Vec::new() };
    let kept = |item: &'d Object| {
        let dict = as_dict(resolve(document, item)?)?;
        let kind = get(document, dict, b"Subtype")?.as_name().ok()?;
        KEPT.contains(&kind).then(|| (item.as_reference().ok(), dict))
    };
    items.iter().take(MOST).filter_map(kept).collect()
}

/// The streams that an annotation may show, with their place on the page. Only the normal appearance is kept; of several
/// states each is read.
pub(super) fn appearances(
    document: &Document,
    layers: &Layers,
    annotation: &Dictionary,
) -> Vec<(ObjectId, Matrix)> {
    if layers.hides_object(document, annotation) {
        return Vec::new();
    }
    let Some(appearance) = get_dict(document, annotation, b"AP") else { return Vec::new() };
    let Ok(normal) = appearance.get(b"N") else { return Vec::new() };
    let mut streams = Vec::new();
    match normal {
        Object::Reference(id) => match document.objects.get(id) {
            Some(Object::Stream(_)) => streams.push(*id),
            Some(Object::Dictionary(states)) => {
                streams.extend(states.iter().filter_map(|(_, state)| state.as_reference().ok()));
            }
            _ => {}
        },
        Object::Dictionary(states) => {
            streams.extend(states.iter().filter_map(|(_, state)| state.as_reference().ok()));
        }
        _ => {}
    }
    let placed = |id: ObjectId| {
        let stream = document.objects.get(&id).and_then(as_dict);
        (id, stream.and_then(|stream| placement(document, annotation, stream)).unwrap_or(Matrix::IDENTITY))
    };
    streams.into_iter().take(64).map(placed).collect()
}

/// The matrix that brings the appearance's box (turned by its own matrix) onto the annotation's rectangle.
fn placement(document: &Document, annotation: &Dictionary, stream: &Dictionary) -> Option<Matrix> {
    let target = rectangle(document, get(document, annotation, b"Rect")?)?;
    let own = rectangle(document, get(document, stream, b"BBox")?)?;
    let matrix = numbers::<6>(document, stream, b"Matrix").map_or(Matrix::IDENTITY, Matrix);
    let turned = matrix.bounds(own);
    let (width, height) = (turned[2] - turned[0], turned[3] - turned[1]);
    if width < 1e-6 || height < 1e-6 {
        return None;
    }
    let (x, y) = ((target[2] - target[0]) / width, (target[3] - target[1]) / height);
    Some(Matrix([x, 0.0, 0.0, y, target[0] - turned[0] * x, target[1] - turned[1] * y]))
}
