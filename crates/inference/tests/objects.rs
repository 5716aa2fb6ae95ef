//! The finder of objects over the networks of `models/`: what it must find, what it must leave alone, and what it does
//! with bad input. Real pictures are read from ../shared where that is; faces come from there alone.

#![expect(clippy::expect_used, clippy::print_stderr, reason = "helpers of tests")]

use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};

use blackbar_core::{Cancel, FoundObject, ObjectFinder, ObjectKind, Picture, ReadLine, ReaderError, Rect};
use blackbar_inference::{
    Backend, Device, ModelCard, ObjectReader, ObjectReaderOptions, Pool, Precision, Runtime, RuntimeOptions,
    load_cards,
};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn cards() -> Vec<ModelCard> {
    let home = std::env::home_dir().expect("a home folder");
    // Only the cards of this reader: the others' files need not be there.
    let all = ["faces", "objects", "logos"].iter().flat_map(|name| {
        let folder = tempfile::tempdir().expect("a folder");
        let link = folder.path().join(name);
        std::os::unix::fs::symlink(root().join("models").join(name), &link).expect("a link");
        let mut found = load_cards(folder.path(), &home.join(".cache/blackbar/models")).expect("cards");
        found.iter_mut().for_each(|card| card.folder = root().join("models").join(name));
        found
    });
    all.collect()
}

fn runtime(precision: Precision) -> Runtime {
    let home = std::env::home_dir().expect("a home folder");
    let folder = home.join(".cache/blackbar/runtime");
    assert!(folder.is_dir(), "run scripts/setup first");
    Runtime::new(RuntimeOptions {
        folder,
        backend: Backend::Automatic,
        device: Device::Cpu,
        precision,
        streams: 2,
    })
}

fn reader(cards: &[ModelCard], precision: Precision) -> ObjectReader {
    let runtime = runtime(precision);
    let pool = Arc::new(Pool::new(runtime.streams()).expect("threads"));
    let options = ObjectReaderOptions { cards, runtime: &runtime, pool };
    ObjectReader::new(&options).expect("cards that work").expect("a card that finds objects")
}

fn shared_reader() -> &'static ObjectReader {
    static READER: OnceLock<ObjectReader> = OnceLock::new();
    READER.get_or_init(|| reader(&cards(), Precision::Automatic))
}

fn open(path: &Path) -> Option<Picture> {
    let rgb = image::open(path).ok()?.to_rgb8();
    Some(Picture { width: rgb.width(), height: rgb.height(), rgb: rgb.into_raw() })
}

fn sample(name: &str) -> Option<Picture> {
    let path = root().join("../shared/samples").join(name);
    if !path.exists() {
        eprintln!("skipped: {} is not here", path.display());
        return None;
    }
    open(&path)
}

fn find(picture: &Picture, kinds: &[ObjectKind]) -> Vec<FoundObject> {
    shared_reader().find(picture, &[], kinds, &Cancel::new()).expect("an answer")
}

/// `[x0, y0, x1, y1]` in fractions overlaps what was found by at least a third of their union.
fn is_there(found: &[FoundObject], kind: ObjectKind, [x0, y0, x1, y1]: [f32; 4]) -> bool {
    found.iter().filter(|object| object.kind == kind).any(|object| {
        let area = object.area;
        let shared =
            (area.x1.min(x1) - area.x0.max(x0)).max(0.0) * (area.y1.min(y1) - area.y0.max(y0)).max(0.0);
        let both = (area.x1 - area.x0) * (area.y1 - area.y0) + (x1 - x0) * (y1 - y0);
        shared > (both - shared) / 3.0
    })
}

fn turned(picture: &Picture) -> Picture {
    let (width, height) = (picture.width as usize, picture.height as usize);
    let mut rgb = Vec::with_capacity(picture.rgb.len());
    for x in 0..width {
        for y in (0..height).rev() {
            rgb.extend_from_slice(&picture.rgb[3 * (y * width + x)..][..3]);
        }
    }
    Picture { width: picture.height, height: picture.width, rgb }
}

fn on_canvas(picture: &Picture, width: u32, height: u32, left: u32, top: u32) -> Picture {
    let mut rgb = vec![200; 3 * width as usize * height as usize];
    for y in 0..picture.height {
        let from = 3 * (y * picture.width) as usize;
        let to = 3 * ((y + top) * width + left) as usize;
        let row = 3 * picture.width as usize;
        rgb[to..to + row].copy_from_slice(&picture.rgb[from..from + row]);
    }
    Picture { width, height, rgb }
}

#[test]
fn a_face_is_found_upright_turned_and_small_in_a_large_picture() {
    let Some(portrait) = sample("image/Pillow__hopper_gray.jpg") else { return };
    let faces = find(&portrait, &[ObjectKind::Face]);
    assert_eq!(faces.len(), 1);
    let mut picture = turned(&portrait);
    for _ in 0..3 {
        assert_eq!(find(&picture, &[ObjectKind::Face]).len(), 1);
        picture = turned(&picture);
    }
    let large = on_canvas(&portrait, 3000, 2000, 2100, 1500);
    let faces = find(&large, &[ObjectKind::Face]);
    assert_eq!(faces.len(), 1, "{faces:?}");
    let area = faces[0].area;
    assert!(area.x0 > 0.69 && area.x1 < 0.75 && area.y0 > 0.74 && area.y1 < 0.82, "{area:?}");
}

/// One of three people in it lies with the face to the side.
#[test]
fn a_patient_who_lies_is_found_beside_people_who_stand() {
    let path = root().join("../shared/corpus/objects/logos/4284675151.jpg");
    let Some(picture) = open(&path) else {
        eprintln!("skipped: {} is not here", path.display());
        return;
    };
    let found = find(&picture, &[ObjectKind::Face]);
    assert!(is_there(&found, ObjectKind::Face, [0.34, 0.62, 0.49, 0.77]), "{found:?}");
}

#[test]
fn only_the_kinds_asked_for_are_reported() {
    let Some(portrait) = sample("image/Pillow__hopper_gray.jpg") else { return };
    assert!(find(&portrait, &[]).is_empty());
    let others = [ObjectKind::LicensePlate, ObjectKind::Logo, ObjectKind::Signature];
    assert!(find(&portrait, &others).iter().all(|object| object.kind != ObjectKind::Face));
}

#[test]
fn a_kind_that_no_model_finds_is_not_among_its_kinds() {
    let faces: Vec<ModelCard> = cards().into_iter().filter(|card| card.name == "faces").collect();
    let picture = Picture { width: 8, height: 8, rgb: vec![0; 192] };
    let reader = reader(&faces, Precision::F32);
    assert_eq!(reader.kinds(), [ObjectKind::Face]);
    let answer = reader.find(&picture, &[], &[ObjectKind::Face, ObjectKind::Logo], &Cancel::new());
    assert!(answer.is_ok());
}

#[test]
fn a_brand_that_was_read_on_a_photograph_is_a_logo() {
    // A photograph of nothing: the network sees no logo in it.
    let (width, height) = (640u32, 480u32);
    let noise = |at: u32| [(at % 251) as u8, (at / 7 % 241) as u8, (at / 640 % 199) as u8];
    let rgb = (0..width * height).flat_map(|at| noise(at.wrapping_mul(2_654_435_761) >> 16)).collect();
    let photograph = Picture { width, height, rgb };
    let chars =
        (0..5).map(|at| Rect { x0: 0.4 + at as f32 / 50.0, y0: 0.5, x1: 0.42 + at as f32 / 50.0, y1: 0.56 });
    let line = |text: &str| ReadLine {
        text: text.into(),
        chars: chars.clone().collect(),
        block: 0,
        confidence: 0.9,
        legible: true,
    };
    let find = |picture: &Picture, text: &str, kind: ObjectKind| {
        shared_reader().find(picture, &[line(text)], &[kind], &Cancel::new()).expect("an answer")
    };
    assert!(is_there(
        &find(&photograph, "FedEx", ObjectKind::Logo),
        ObjectKind::Logo,
        [0.39, 0.49, 0.51, 0.57]
    ));
    assert!(find(&photograph, "names", ObjectKind::Logo).is_empty());
    assert!(find(&photograph, "FedEx", ObjectKind::LicensePlate).is_empty());
    // A page may speak of it.
    let ink = |at: u32| if at / width % 24 < 6 && at % 5 < 2 { [20; 3] } else { [250; 3] };
    let page = Picture { rgb: (0..width * height).flat_map(ink).collect(), ..photograph };
    assert!(!is_there(&find(&page, "FedEx", ObjectKind::Logo), ObjectKind::Logo, [0.39, 0.49, 0.51, 0.57]));
}

#[test]
fn bad_pictures_and_a_cancelled_request_end_in_an_error() {
    let wrong = Picture { width: 100, height: 100, rgb: vec![0; 10] };
    assert!(shared_reader().find(&wrong, &[], &[ObjectKind::Face], &Cancel::new()).is_err());
    let picture = Picture { width: 64, height: 64, rgb: vec![0; 3 * 64 * 64] };
    let cancel = Cancel::new();
    cancel.cancel();
    let answer = shared_reader().find(&picture, &[], &[ObjectKind::Face], &cancel);
    assert!(matches!(answer, Err(ReaderError::Cancelled(_))));
    // Whatever they see in pictures of next to nothing, they end in an answer.
    let empty = Picture { width: 0, height: 0, rgb: Vec::new() };
    assert!(find(&empty, &ObjectKind::ALL).is_empty());
    for (width, height) in [(1, 1), (1, 5000), (5000, 1), (3, 3)] {
        let thin = Picture { width, height, rgb: vec![90; 3 * (width * height) as usize] };
        find(&thin, &ObjectKind::ALL);
    }
}

#[test]
fn both_precisions_see_the_same_faces() {
    let Some(portrait) = sample("image/Pillow__hopper_gray.jpg") else { return };
    let exact = reader(&cards(), Precision::F32);
    let other = exact.find(&portrait, &[], &[ObjectKind::Face], &Cancel::new()).expect("an answer");
    let faces = find(&portrait, &[ObjectKind::Face]);
    assert_eq!(faces.len(), other.len());
    let area = other[0].area;
    assert!(is_there(&faces, ObjectKind::Face, [area.x0, area.y0, area.x1, area.y1]));
}

/// A drawn picture (`tests/objects/make.py`).
fn drawn(name: &str) -> Picture {
    open(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/objects").join(name)).expect("a picture")
}

#[test]
fn a_signature_on_a_letter_is_found() {
    let letter = drawn("letter.png");
    let found = find(&letter, &[ObjectKind::Signature]);
    assert!(is_there(
        &found,
        ObjectKind::Signature,
        [60.0 / 520.0, 495.0 / 720.0, 230.0 / 520.0, 555.0 / 720.0]
    ));
}

#[test]
fn a_plate_on_a_car_is_found() {
    let car = drawn("car.jpg");
    let found = find(&car, &[ObjectKind::LicensePlate]);
    assert!(is_there(
        &found,
        ObjectKind::LicensePlate,
        [252.0 / 640.0, 262.0 / 420.0, 388.0 / 640.0, 292.0 / 420.0]
    ));
}

#[test]
fn a_small_plate_in_a_large_picture_is_found_and_covered_whole() {
    let large = on_canvas(&drawn("car.jpg"), 3000, 2000, 1900, 1300);
    let plate = [2152.0 / 3000.0, 1562.0 / 2000.0, 2288.0 / 3000.0, 1592.0 / 2000.0];
    let found = find(&large, &[ObjectKind::LicensePlate]);
    assert!(
        found.iter().any(|object| {
            let area = object.area;
            area.x0 <= plate[0] && area.y0 <= plate[1] && area.x1 >= plate[2] && area.y1 >= plate[3]
        }),
        "{found:?}"
    );
    assert!(found.iter().all(|object| object.area.x1 - object.area.x0 < 0.1), "{found:?}");
}

#[test]
fn receipts_hold_no_faces_plates_or_signatures() {
    let folder = root().join("../shared/samples/ocr_receipts");
    let Ok(entries) = folder.read_dir() else {
        eprintln!("skipped: {} is not here", folder.display());
        return;
    };
    let mut files: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    files.sort();
    let pages: Vec<Picture> = files.iter().filter_map(|file| open(file)).take(4).collect();
    let kinds = [ObjectKind::Face, ObjectKind::LicensePlate, ObjectKind::Signature];
    let wrong: usize = pages.iter().map(|page| find(page, &kinds).len()).sum();
    assert!(wrong <= 1, "{wrong} objects on {} receipts", pages.len());
}
