//! Fields that the viewer is asked to draw (`NeedAppearances`): they are drawn here, so that what people see of them is read,
//! redacted and shown as any other text.

use blackbar_core::{FormatError, OpenContext};
use hayro_syntax::Pdf;
use hayro_syntax::object::{Dict, dict::keys};
use lopdf::{Dictionary, Document, Object, ObjectId, Stream, dictionary};

use super::field_lines::wrapped;
use super::lexer::{Operand, Operations};
use super::load::{self, as_dict, get, get_dict, inherited, rectangle};
use super::loose;
use super::strings::decode;

/// The font's name in the resources; no file uses it.
const FONT: &str = "BlackbarField";
/// Flags of a field.
const MULTILINE: i64 = 1 << 12;
const PASSWORD: i64 = 1 << 13;
/// Flags of an annotation that nobody sees: hidden, not shown.
const UNSEEN: i64 = 1 << 1 | 1 << 5;
/// The size of letters where the field leaves it to the viewer, and their share of its height.
const USUAL_SIZE: f64 = 12.0;
const OF_HEIGHT: f64 = 0.7;
const LEAST_SIZE: f64 = 4.0;
/// Mean width of a letter and the step from line to line, in sizes.
const LETTER: f64 = 0.5;
const LINE: f64 = 1.15;
/// Blank at the left.
const MARGIN: f64 = 2.0;
/// Bytes an appearance may decode to.
const MOST: usize = 1 << 20;
/// Letters of a value that is drawn, and bytes drawn in one file: many fields may share one value. The rest is left to the viewer.
const MOST_LETTERS: usize = 4_000;
const MOST_DRAWN: usize = 32 << 20;

/// The file with its fields drawn, where it leaves that to the viewer and its objects can be read.
pub(super) fn drawn(bytes: Vec<u8>, context: &OpenContext<'_>) -> Result<Vec<u8>, FormatError> {
    let source = std::sync::Arc::new(bytes);
    let asked = {
        let pdf = super::render::open(&source)?;
        load::guarded(|| is_asked_of_viewer(&pdf))?
    };
    let bytes = std::sync::Arc::unwrap_or_clone(source);
    if !asked {
        return Ok(bytes);
    }
    let again = load::load(&bytes, context).and_then(|mut document| {
        draw_missing(&mut document);
        load::plain_bytes(&mut document)
    });
    match again {
        Err(FormatError::Cancelled(cancelled)) => Err(FormatError::Cancelled(cancelled)),
        other => Ok(other.unwrap_or(bytes)),
    }
}

fn is_asked_of_viewer(pdf: &Pdf) -> bool {
    let xref = pdf.xref();
    let form = xref.get::<Dict<'_>>(xref.root_id()).and_then(|root| root.get::<Dict<'_>>(keys::ACRO_FORM));
    form.and_then(|form| form.get::<bool>(keys::NEED_APPEARANCES)).unwrap_or_default()
}

/// Draws the value of every text field and choice that shows none.
pub(super) fn draw_missing(document: &mut Document) {
    let form = document.catalog().ok().and_then(|catalog| get_dict(document, catalog, b"AcroForm"));
    let asked =
        form.and_then(|form| get(document, form, b"NeedAppearances")).and_then(|flag| flag.as_bool().ok());
    if asked != Some(true) {
        return;
    }
    let setup = form.and_then(|form| string(document, form, b"DA")).unwrap_or_default();
    let mut room = MOST_DRAWN;
    let drawn: Vec<(ObjectId, Stream)> = loose::fields(document)
        .into_iter()
        .filter_map(|id| Some((id, draw(document, document.objects.get(&id).and_then(as_dict)?, &setup)?)))
        .map_while(|(id, stream)| {
            room = room.checked_sub(stream.content.len())?;
            Some((id, stream))
        })
        .collect();
    for (id, stream) in drawn {
        let stream = document.add_object(stream);
        if let Some(Object::Dictionary(widget)) = document.objects.get_mut(&id) {
            widget.set("AP", dictionary! { "N" => stream });
        }
    }
}

/// What a widget is to show; nothing where it shows a text already, has none, or must not show it.
fn draw(document: &Document, widget: &Dictionary, setup: &[u8]) -> Option<Stream> {
    get(document, widget, b"Subtype")?.as_name().ok().filter(|kind| *kind == b"Widget")?;
    let kind = inherited(document, widget, b"FT")?.as_name().ok()?;
    let flags = inherited(document, widget, b"Ff").and_then(|flags| flags.as_i64().ok()).unwrap_or_default();
    let Object::String(value, _) = inherited(document, widget, b"V")? else { return None };
    let shown = get(document, widget, b"F").and_then(|flags| flags.as_i64().ok()).unwrap_or_default();
    if !matches!(kind, b"Tx" | b"Ch") || (kind == b"Tx" && flags & PASSWORD != 0) || shown & UNSEEN != 0 {
        return None;
    }
    // Two bytes a letter at most in the spellings of such a text.
    if value.len() > 2 * MOST_LETTERS {
        return None;
    }
    let value = decode(value);
    let old = get_dict(document, widget, b"AP").and_then(|look| get(document, look, b"N"));
    let (mut look, before) = match old {
        Some(Object::Stream(stream)) => (stream.dict.clone(), load::decoded(stream, MOST).ok().flatten()?),
        _ => (Dictionary::new(), Vec::new()),
    };
    if value.trim().is_empty() || shows_text(&before) {
        return None;
    }
    let [left, low, right, high] = rectangle(document, get(document, widget, b"Rect")?)?;
    let own = get(document, &look, b"BBox").and_then(|own| rectangle(document, own));
    let [x, y, right, high] = own.unwrap_or([0.0, 0.0, right - left, high - low]);
    let (width, height) = (right - x, high - y);
    let own_setup = inherited(document, widget, b"DA").and_then(|setup| setup.as_str().ok()).unwrap_or(setup);
    let (colour, size) = colour_and_size(own_setup);
    let many = kind == b"Tx" && flags & MULTILINE != 0;
    // Letters that the field would cut are smaller: half of a name can be read by people and by no reader of pictures.
    let mut size = size.unwrap_or(USUAL_SIZE).min((height * OF_HEIGHT).max(LEAST_SIZE));
    let lines = if many {
        let most = (height / (size * LINE)).clamp(1.0, 10_000.0) as usize;
        let letters = (width / (size * LETTER)).clamp(1.0, 10_000.0) as usize;
        wrapped(&value, letters).into_iter().take(most).collect()
    } else {
        let needed = value.chars().count() as f64 * LETTER * size;
        size = (size * ((width - 2.0 * MARGIN) / needed).min(1.0)).max(LEAST_SIZE);
        vec![value.replace('\n', " ")]
    };
    let first = if many { height - size } else { (height - size) / 2.0 + size * 0.2 };
    let mut content = before;
    content.extend_from_slice(b"\n/Tx BMC q BT ");
    content.extend_from_slice(&colour);
    content.extend_from_slice(
        format!("/{FONT} {size:.2} Tf {:.2} TL {:.2} {:.2} Td ", size * LINE, x + MARGIN, y + first)
            .as_bytes(),
    );
    for line in lines {
        let (bytes, _, unknown) = encoding_rs::WINDOWS_1252.encode(&line);
        // Other scripts are left to the viewer.
        if unknown {
            return None;
        }
        content.push(b'<');
        bytes.iter().for_each(|byte| content.extend_from_slice(format!("{byte:02X}").as_bytes()));
        content.extend_from_slice(b"> Tj T* ");
    }
    content.extend_from_slice(b"ET Q EMC");
    let mut resources = get_dict(document, &look, b"Resources").cloned().unwrap_or_default();
    let mut fonts = get_dict(document, &resources, b"Font").cloned().unwrap_or_default();
    fonts.set(
        FONT,
        dictionary! {
            "Type" => "Font", "Subtype" => "Type1", "BaseFont" => "Helvetica", "Encoding" => "WinAnsiEncoding",
        },
    );
    resources.set("Font", fonts);
    for key in [&b"Filter"[..], b"DecodeParms", b"Length"] {
        look.remove(key);
    }
    if own.is_none() {
        look.set("BBox", [x, y, right, high].map(|side| Object::Real(side as f32)).to_vec());
    }
    look.set("Type", "XObject");
    look.set("Subtype", "Form");
    look.set("Resources", resources);
    Some(Stream::new(look, content))
}

fn string(document: &Document, dict: &Dictionary, key: &[u8]) -> Option<Vec<u8>> {
    get(document, dict, key)?.as_str().ok().map(<[u8]>::to_vec)
}

fn shows_text(content: &[u8]) -> bool {
    Operations::new(content)
        .any(|operation| matches!(operation.operator, b"Tj" | b"TJ" | b"'" | b"\"" | b"Do"))
}

/// The colour of a field's letters as it is set, and their size, if the field says one.
fn colour_and_size(setup: &[u8]) -> (Vec<u8>, Option<f64>) {
    let (mut colour, mut size) = (Vec::new(), None);
    for operation in Operations::new(setup) {
        let numbers = operation.operands.iter().filter(|operand| matches!(operand, Operand::Number(..)));
        match operation.operator {
            b"g" | b"rg" | b"k" => {
                colour.clear();
                for number in numbers {
                    number.write(&mut colour);
                    colour.push(b' ');
                }
                colour.extend_from_slice(operation.operator);
                colour.push(b' ');
            }
            b"Tf" => {
                size = operation.operands.iter().find_map(Operand::number).filter(|size| *size > 0.0);
            }
            _ => {}
        }
    }
    (colour, size.map(|size: f64| size.clamp(1.0, 200.0)))
}
