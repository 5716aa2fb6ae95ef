//! Pictures of every make on native pages: read and covered, or blank, never as they were.

use std::path::Path;

use blackbar_core::{Cancel, Limits, PdfApproach, Readers};
use lopdf::{Dictionary, Object, dictionary};

use super::super::pictures::decoded;
use super::build::{Build, everything, page};
use super::pages::rendered;
use super::{reader, settings, write_as};

const SIDE: u32 = 64;

/// Light on the left, dark on the right.
fn light(x: u32) -> bool {
    x < SIDE / 2
}

fn pixels(bytes: impl Fn(bool) -> Vec<u8>) -> Vec<u8> {
    (0..SIDE * SIDE).flat_map(|at| bytes(light(at % SIDE))).collect()
}

/// Eight pixels a byte, 1 is light.
fn bits() -> Vec<u8> {
    (0..SIDE).flat_map(|_| (0..SIDE / 8).map(|byte| if light(byte * 8) { 0xFF } else { 0 })).collect()
}

fn jpeg(colour: jpeg_encoder::ColorType, data: &[u8]) -> Vec<u8> {
    let mut out = Vec::new();
    let encoder = jpeg_encoder::Encoder::new(&mut out, 95);
    encoder.encode(data, SIDE as u16, SIDE as u16, colour).unwrap();
    out
}

fn fax() -> Vec<u8> {
    use fax::{Color, VecWriter, encoder::Encoder};
    let mut encoder = Encoder::new(VecWriter::new());
    for _ in 0..SIDE {
        let row = (0..SIDE).map(|x| if light(x) { Color::White } else { Color::Black });
        encoder.encode_line(row, SIDE).unwrap();
    }
    encoder.finish().unwrap().finish()
}

/// One page of JBIG2 with a region in the coding of fax.
fn jbig2() -> Vec<u8> {
    let four = |value: u32| value.to_be_bytes();
    let segment = |number: u32, kind: u8, data: &[u8]| -> Vec<u8> {
        let mut out = four(number).to_vec();
        out.extend([kind, 0, 1]);
        out.extend(four(data.len() as u32));
        out.extend(data);
        out
    };
    let mut page = [SIDE, SIDE, 0, 0].into_iter().flat_map(four).collect::<Vec<u8>>();
    page.extend([0, 0, 0]);
    let mut region = [SIDE, SIDE, 0, 0].into_iter().flat_map(four).collect::<Vec<u8>>();
    region.extend([0, 1]);
    region.extend(fax());
    [segment(0, 48, &page), segment(1, 38, &region)].concat()
}

fn flate(data: &[u8]) -> Vec<u8> {
    use std::io::Write;
    let mut encoder = flate2::write::ZlibEncoder::new(Vec::new(), flate2::Compression::new(6));
    encoder.write_all(data).unwrap();
    encoder.finish().unwrap()
}

/// Rows with the filter "up" in front, as PNG has them.
fn predicted() -> Vec<u8> {
    let row: Vec<u8> = (0..SIDE).map(|x| if light(x) { 230 } else { 20 }).collect();
    let mut all = Vec::new();
    for number in 0..SIDE {
        all.push(2);
        all.extend(if number == 0 { row.clone() } else { vec![0; SIDE as usize] });
    }
    flate(&all)
}

/// A page that shows one picture, dark on the right.
fn with_picture(mut dict: Dictionary, data: &[u8], soft: Option<(Dictionary, Vec<u8>)>) -> Vec<u8> {
    let mut build = Build::new();
    if let Some((mask, data)) = soft {
        let mask = build.stream(with_size(mask), &data);
        dict.set("SMask", mask);
    }
    let picture = build.stream(with_size(dict), data);
    let objects = dictionary! { "XObject" => dictionary! { "P" => picture } };
    build.page("q 400 0 0 400 100 200 cm /P Do Q", objects, Dictionary::new());
    build.bytes()
}

fn with_size(mut dict: Dictionary) -> Dictionary {
    dict.extend(&dictionary! {
        "Type" => "XObject", "Subtype" => "Image", "Width" => i64::from(SIDE), "Height" => i64::from(SIDE),
    });
    if !dict.has(b"BitsPerComponent") {
        dict.set("BitsPerComponent", 8);
    }
    dict
}

fn files() -> Vec<(&'static str, Vec<u8>)> {
    let grey = pixels(|light| vec![if light { 230 } else { 20 }]);
    let rgb = pixels(|light| if light { vec![230, 220, 210] } else { vec![20, 10, 0] });
    // Adobe's JPEGs hold the inks inverted.
    let cmyk = pixels(|light| if light { vec![255, 255, 255, 235] } else { vec![255, 255, 255, 15] });
    let palette = Object::String(vec![10, 10, 30, 240, 240, 220], lopdf::StringFormat::Hexadecimal);
    let indexed =
        vec![Object::Name(b"Indexed".to_vec()), Object::Name(b"DeviceRGB".to_vec()), 1.into(), palette];
    let ascii =
        |data: &[u8]| (data.iter().map(|byte| format!("{byte:02X}")).collect::<String>() + ">").into_bytes();
    let inline = format!(
        "q 400 0 0 400 100 200 cm BI /W {SIDE} /H {SIDE} /BPC 1 /CS /G /F /AHx ID {} EI Q",
        String::from_utf8(ascii(&bits())).unwrap()
    );
    let with = |dict: Dictionary, data: &[u8]| with_picture(dict, data, None);
    vec![
        ("raw", with(dictionary! { "ColorSpace" => "DeviceGray" }, &grey)),
        ("flate", with(dictionary! { "ColorSpace" => "DeviceRGB", "Filter" => "FlateDecode" }, &flate(&rgb))),
        (
            "flate with a predictor",
            with(
                dictionary! { "ColorSpace" => "DeviceGray", "Filter" => "FlateDecode",
                "DecodeParms" => dictionary! { "Predictor" => 15, "Columns" => i64::from(SIDE) } },
                &predicted(),
            ),
        ),
        ("indexed", with(dictionary! { "ColorSpace" => indexed, "BitsPerComponent" => 1 }, &bits())),
        (
            "jpeg",
            with(
                dictionary! { "ColorSpace" => "DeviceRGB", "Filter" => "DCTDecode" },
                &jpeg(jpeg_encoder::ColorType::Rgb, &rgb),
            ),
        ),
        (
            "jpeg of four inks",
            with(
                dictionary! { "ColorSpace" => "DeviceCMYK", "Filter" => "DCTDecode" },
                &jpeg(jpeg_encoder::ColorType::Cmyk, &cmyk),
            ),
        ),
        (
            "fax",
            with(
                dictionary! { "ColorSpace" => "DeviceGray", "BitsPerComponent" => 1, "Filter" => "CCITTFaxDecode",
                "DecodeParms" => dictionary! { "K" => -1, "Columns" => i64::from(SIDE), "Rows" => i64::from(SIDE) } },
                &fax(),
            ),
        ),
        (
            "jbig2",
            with(
                dictionary! { "ColorSpace" => "DeviceGray", "BitsPerComponent" => 1, "Filter" => "JBIG2Decode" },
                &jbig2(),
            ),
        ),
        (
            "hexadecimal",
            with(dictionary! { "ColorSpace" => "DeviceGray", "Filter" => "ASCIIHexDecode" }, &ascii(&grey)),
        ),
        (
            "soft mask",
            with_picture(
                dictionary! { "ColorSpace" => "DeviceGray" },
                &pixels(|_| vec![20]),
                Some((
                    dictionary! { "ColorSpace" => "DeviceGray" },
                    pixels(|light| vec![if light { 0 } else { 255 }]),
                )),
            ),
        ),
        ("stencil", with(dictionary! { "ImageMask" => true, "BitsPerComponent" => 1 }, &bits())),
        ("inline", page(&inline)),
        (
            "jpeg 2000",
            with(
                dictionary! { "ColorSpace" => "DeviceGray", "Filter" => "JPXDecode" },
                include_bytes!("halves.jp2"),
            ),
        ),
    ]
}

/// Light of the rendered page at a place of the picture.
fn at(picture: &blackbar_core::Picture, x: f32, y: f32) -> u8 {
    let (x, y) = ((100.0 + 400.0 * x) as usize, (192.0 + 400.0 * y) as usize);
    picture.rgb[(y * 612 + x) * 3]
}

#[test]
fn every_make_of_picture_is_read_and_covered() {
    for (name, file) in files() {
        let before = rendered(&file);
        assert!(at(&before, 0.2, 0.2) > 200 && at(&before, 0.8, 0.2) < 70, "{name} shows two halves");
        let enhanced = settings(PdfApproach::Enhanced);
        let kept = write_as(&file, &[], &enhanced, &reader(""));
        assert!(kept.warnings.is_empty(), "{name}: {:?}", kept.warnings);
        let after = rendered(&kept.bytes);
        for (x, y) in [(0.2, 0.2), (0.8, 0.2), (0.2, 0.8), (0.8, 0.8)] {
            assert!(at(&before, x, y).abs_diff(at(&after, x, y)) < 12, "{name} is as it was");
        }
        let covered = write_as(&file, &[("John Smith", "[N]")], &enhanced, &reader("John Smith"));
        let after = rendered(&covered.bytes);
        assert!(at(&after, 0.3, 0.5) < 40, "{name} is covered in the middle");
        assert!(at(&after, 0.2, 0.1) > 200, "{name} is not covered above");
        let unread = write_as(&file, &[], &enhanced, &Readers::default());
        assert!(unread.warnings.len() == 1, "{name} that nobody reads is blank");
        let after = rendered(&unread.bytes);
        assert!(at(&after, 0.8, 0.2) > 200, "{name} that nobody reads is blank");
    }
}

#[test]
fn a_picture_that_cannot_be_decoded_is_blank() {
    for filter in ["DCTDecode", "JPXDecode", "JBIG2Decode", "CCITTFaxDecode", "FlateDecode", "Unheard"] {
        let dict = dictionary! { "ColorSpace" => "DeviceGray", "Filter" => filter };
        let file = with_picture(dict, b"John Smith, 12 Main Street, and no picture at all", None);
        let written = write_as(&file, &[], &settings(PdfApproach::Enhanced), &reader(""));
        let left = memchr::memmem::find(&everything(&written.bytes), b"John Smith").is_some();
        assert!(!left, "{filter}: data that is no picture is left");
    }
}

#[test]
fn pictures_of_real_files_are_decoded() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/samples/pdf");
    let mut found: std::collections::BTreeMap<&str, (usize, usize)> = std::collections::BTreeMap::new();
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let Ok(document) = lopdf::Document::load(entry.path()) else { continue };
        for object in document.objects.values() {
            let Object::Stream(stream) = object else { continue };
            if stream.dict.get(b"Subtype").and_then(Object::as_name).unwrap_or_default() != b"Image" {
                continue;
            }
            let spelled = format!("{:?}", stream.dict);
            let raster = decoded(&document, stream, &Limits::default(), &Cancel::new());
            let raster = raster.ok().flatten().is_some();
            for kind in [
                "JBIG2Decode",
                "CCITTFaxDecode",
                "DCTDecode",
                "FlateDecode",
                "SMask",
                "DeviceCMYK",
                "Indexed",
                "ICCBased",
            ] {
                if spelled.contains(kind) {
                    let count = found.entry(kind).or_default();
                    count.0 += 1;
                    count.1 += usize::from(raster);
                }
            }
        }
    }
    if found.is_empty() {
        eprintln!("SKIPPED: no samples in ../shared/samples/pdf");
    }
    eprintln!("{found:?}");
    for (kind, (all, good)) in found {
        assert!(good * 2 >= all, "{kind}: {good} of {all}");
    }
}

#[test]
fn a_scan_in_two_tones_stays_small() {
    // Lines of blocks, as a page of writing is.
    let (width, height) = (800_u32, 400_u32);
    let dark = |x: u32, y: u32| y % 20 < 12 && (x / 3 + y / 20 * 7) % 5 < 2;
    let pixels: Vec<u8> =
        (0..width * height).map(|at| if dark(at % width, at / width) { 0 } else { 255 }).collect();
    let stream = super::super::image_pages::two_tones(width, height, &pixels);
    assert!(stream.content.len() < 4000, "{}", stream.content.len());
    let again = decoded(&lopdf::Document::new(), &stream, &Limits::default(), &Cancel::new());
    let again = again.unwrap().unwrap();
    let read: Vec<u8> = (0..(width * height) as usize).map(|pixel| again.rgba(pixel)[0]).collect();
    assert!(read == pixels, "pixel by pixel");
}
