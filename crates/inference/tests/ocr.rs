//! Reading pages that `ocr/draw.py` drew, with the real networks: every word, where it stands, and in which order. Needs
//! what `scripts/setup` fetches.

#![expect(clippy::expect_used, clippy::print_stderr, reason = "helpers of tests")]

use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock};

use blackbar_core::{Cancel, Ocr, Picture, ReadLine, Rect};
use blackbar_inference::{
    Backend, Device, OcrOptions, OcrPair, Pool, Precision, Runtime, RuntimeOptions, load_cards,
};

static READERS: LazyLock<Option<OcrPair>> = LazyLock::new(|| {
    let cache = std::env::home_dir().expect("a home folder").join(".cache/blackbar");
    let models = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../models");
    let runtime = Runtime::new(RuntimeOptions {
        folder: cache.join("runtime"),
        backend: Backend::Automatic,
        device: Device::Cpu,
        precision: Precision::Automatic,
        streams: 2,
    });
    let cards = load_cards(&models, &cache.join("models"))
        .map_err(|error| eprintln!("SKIPPED, the models are not there: {error}"))
        .ok()?;
    let pool = Arc::new(Pool::new(2).expect("threads"));
    Some(OcrPair::new(&OcrOptions { cards: &cards, runtime: &runtime, pool, helper: None }).expect("readers"))
});

/// A word and where it was drawn, in pixels.
struct Word {
    text: String,
    area: [f32; 4],
}

struct Page {
    picture: Picture,
    words: Vec<Vec<Word>>,
}

fn page(name: &str) -> Page {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/ocr");
    let json = std::fs::read_to_string(folder.join("truth.json")).expect("truth.json");
    let truth: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    let lines = truth[name].as_array().expect("a page").iter();
    let word = |word: &serde_json::Value| Word {
        text: word[0].as_str().expect("a word").to_owned(),
        area: [1, 2, 3, 4].map(|at| word[at].as_f64().expect("a number") as f32),
    };
    let words = lines.map(|line| line.as_array().expect("a line").iter().map(word).collect()).collect();
    Page { picture: open(&folder.join(format!("{name}.png"))), words }
}

fn open(path: &PathBuf) -> Picture {
    let pixels = image::open(path).expect("a picture").to_rgb8();
    Picture { width: pixels.width(), height: pixels.height(), rgb: pixels.into_raw() }
}

fn read(picture: &Picture, high: bool) -> Option<Vec<ReadLine>> {
    let readers = READERS.as_ref()?;
    let reader = if high { &readers.high } else { &readers.standard };
    let lines = reader.as_ref().expect("a reader").read(picture, &Cancel::new()).expect("lines");
    for line in &lines {
        assert_eq!(line.text.chars().count(), line.chars.len(), "{}", line.text);
        for area in &line.chars {
            assert!(0.0 <= area.x0 && area.x0 <= area.x1 && area.x1 <= 1.0, "{area:?}");
            assert!(0.0 <= area.y0 && area.y0 <= area.y1 && area.y1 <= 1.0, "{area:?}");
        }
    }
    assert!(lines.windows(2).all(|pair| pair[0].block <= pair[1].block), "blocks count up");
    Some(lines)
}

fn texts(lines: &[ReadLine]) -> Vec<&str> {
    lines.iter().map(|line| line.text.as_str()).collect()
}

fn drawn(page: &Page) -> Vec<String> {
    let line = |words: &Vec<Word>| words.iter().map(|word| word.text.as_str()).collect::<Vec<_>>().join(" ");
    page.words.iter().map(line).collect()
}

/// The box around a word of the answer, in pixels: of all its mentions the one nearest to a place.
fn area_of(lines: &[ReadLine], word: &str, picture: &Picture, near: [f32; 4]) -> Option<[f32; 4]> {
    let (width, height) = (picture.width as f32, picture.height as f32);
    let area = |line: &ReadLine, at: usize| {
        let start = line.text[..at].chars().count();
        let chars = &line.chars[start..start + word.chars().count()];
        let fold = |first: f32, pick: fn(f32, f32) -> f32, side: fn(&Rect) -> f32| {
            chars.iter().map(side).fold(first, pick)
        };
        [
            fold(1.0, f32::min, |area| area.x0) * width,
            fold(1.0, f32::min, |area| area.y0) * height,
            fold(0.0, f32::max, |area| area.x1) * width,
            fold(0.0, f32::max, |area| area.y1) * height,
        ]
    };
    let mentions =
        lines.iter().flat_map(|line| line.text.match_indices(word).map(move |(at, _)| area(line, at)));
    let apart = |area: &[f32; 4]| area.iter().zip(near).map(|(a, b)| (a - b).abs()).sum::<f32>();
    mentions.min_by(|a, b| apart(a).total_cmp(&apart(b)))
}

/// Every word of at least four letters is covered by its own boxes, and they do not reach far into its neighbours.
fn check_places(lines: &[ReadLine], page: &Page) {
    for word in page.words.iter().flatten().filter(|word| word.text.chars().count() >= 4) {
        let found = area_of(lines, &word.text, &page.picture, word.area);
        let found = found.unwrap_or_default();
        assert!(found[2] > 0.0, "{} was not read: {:?}", word.text, texts(lines));
        check_place(&word.text, found, word.area);
    }
}

fn check_place(text: &str, found: [f32; 4], drawn: [f32; 4]) {
    let height = drawn[3] - drawn[1];
    let slack = height * 0.3;
    assert!(
        found[0] <= drawn[0] + slack && found[2] >= drawn[2] - slack,
        "{text}: {found:?} does not cover {drawn:?}"
    );
    assert!(
        found[1] <= drawn[1] + slack && found[3] >= drawn[3] - slack,
        "{text}: {found:?} does not cover {drawn:?}"
    );
    let reach = height * 1.3;
    let inside = found[0] >= drawn[0] - reach
        && found[2] <= drawn[2] + reach
        && found[1] >= drawn[1] - reach
        && found[3] <= drawn[3] + reach;
    assert!(inside, "{text}: {found:?} reaches far beyond {drawn:?}");
}

fn turned(picture: &Picture, quarters: usize) -> Picture {
    let mut turned = Picture { width: picture.width, height: picture.height, rgb: picture.rgb.clone() };
    for _ in 0..quarters {
        let (width, height) = (turned.width as usize, turned.height as usize);
        let mut rgb = Vec::with_capacity(turned.rgb.len());
        for y in 0..width {
            for x in 0..height {
                let from = ((height - 1 - x) * width + y) * 3;
                rgb.extend_from_slice(&turned.rgb[from..from + 3]);
            }
        }
        turned = Picture { width: turned.height, height: turned.width, rgb };
    }
    turned
}

#[test]
fn a_letter_is_read_word_for_word() {
    for name in ["letter", "dark", "faint"] {
        let page = page(name);
        let Some(lines) = read(&page.picture, true) else { return };
        assert_eq!(texts(&lines), drawn(&page), "{name}");
        check_places(&lines, &page);
    }
}

#[test]
fn the_fast_networks_read_it_too() {
    let page = page("letter");
    let Some(lines) = read(&page.picture, false) else { return };
    assert_eq!(texts(&lines), drawn(&page));
    check_places(&lines, &page);
}

#[test]
fn a_page_may_lie_or_stand_on_its_head() {
    let page = page("letter");
    for quarters in 1..4 {
        let picture = turned(&page.picture, quarters);
        let Some(lines) = read(&picture, true) else { return };
        assert_eq!(texts(&lines), drawn(&page), "{quarters} quarters");
        let (width, height) = (page.picture.width as f32, page.picture.height as f32);
        for word in page.words.iter().flatten().filter(|word| word.text.len() >= 6) {
            let [x0, y0, x1, y1] = word.area;
            let drawn = match quarters {
                1 => [height - y1, x0, height - y0, x1],
                2 => [width - x1, height - y1, width - x0, height - y0],
                _ => [y0, width - x1, y1, width - x0],
            };
            let found = area_of(&lines, &word.text, &picture, drawn).expect("the word");
            check_place(&word.text, found, drawn);
        }
    }
}

#[test]
fn a_slanted_page_is_read_line_by_line() {
    let page = page("slanted");
    let Some(lines) = read(&page.picture, true) else { return };
    assert_eq!(texts(&lines), drawn(&page));
    // Where draw.py's turn by five degrees puts a word's middle.
    let (sin, cos) = 5.0f32.to_radians().sin_cos();
    let (width, height) = (page.picture.width as f32, page.picture.height as f32);
    for word in page.words.iter().flatten().filter(|word| word.text.len() >= 6) {
        let [x0, y0, x1, y1] = word.area;
        let (x, y) = ((x0 + x1 - width) / 2.0, (y0 + y1 - height) / 2.0);
        let (x, y) = (x * cos + y * sin + width / 2.0, y * cos - x * sin + height / 2.0);
        let found = area_of(&lines, &word.text, &page.picture, [x, y, x, y]).expect("the word");
        assert!(found[0] < x && x < found[2] && found[1] < y && y < found[3], "{}", word.text);
    }
}

#[test]
fn columns_are_read_one_after_the_other() {
    let page = page("columns");
    let Some(lines) = read(&page.picture, true) else { return };
    let drawn = drawn(&page);
    let column = |first: usize| drawn.iter().skip(first).step_by(2).cloned();
    let expected: Vec<String> = drawn.iter().take(1).cloned().chain(column(1)).chain(column(2)).collect();
    assert_eq!(texts(&lines), expected);
    assert!(lines[1].block < lines[6].block);
    check_places(&lines, &page);
}

#[test]
fn what_stands_on_one_row_is_one_line() {
    let page = page("table");
    let Some(lines) = read(&page.picture, true) else { return };
    let expected = [
        "Name:  Sofia Marchetti",
        "Born:  03.11.1985",
        "Consultation  1  85.00",
        "Blood test  2  41.50",
        "Total  168.00",
    ];
    assert_eq!(texts(&lines), expected);
    check_places(&lines, &page);
}

#[test]
fn small_print_under_a_large_title_is_found() {
    let page = page("small");
    let Some(lines) = read(&page.picture, true) else { return };
    assert_eq!(texts(&lines), drawn(&page));
    check_places(&lines, &page);
}

#[test]
fn columns_of_upright_characters_are_read_from_the_right() {
    let page = page("vertical");
    let Some(lines) = read(&page.picture, true) else { return };
    let expected: Vec<String> = drawn(&page).iter().map(|line| line.replace(' ', "")).collect();
    assert_eq!(texts(&lines), expected);
    for word in page.words.iter().flatten() {
        let found = area_of(&lines, &word.text, &page.picture, word.area).expect("the character");
        let (x, y) = ((word.area[0] + word.area[2]) / 2.0, (word.area[1] + word.area[3]) / 2.0);
        assert!(found[0] < x && x < found[2] && found[1] < y && y < found[3], "{}", word.text);
    }
}

#[test]
fn other_scripts_are_read_and_can_be_relied_on() {
    let page = page("scripts");
    for high in [true, false] {
        let Some(lines) = read(&page.picture, high) else { return };
        // Processors with bf16 and those without do not agree on every letter.
        let differ = |(read, drawn): (&String, &String)| {
            let wrong = read.chars().zip(drawn.chars()).filter(|(read, drawn)| read != drawn).count();
            read.chars().count() != drawn.chars().count() || wrong > 1
        };
        let (read, drawn) = (texts(&lines), drawn(&page));
        let read: Vec<String> = read.into_iter().map(Into::into).collect();
        assert_eq!(read.len(), drawn.len(), "high {high}");
        assert!(!read.iter().zip(&drawn).any(differ), "high {high}: {read:?}");
        assert!(lines.iter().all(|line| line.legible), "high {high}");
    }
}

#[test]
fn odd_pictures_are_read_or_refused() {
    let Some(readers) = READERS.as_ref() else { return };
    let reader = readers.standard.as_ref().expect("a reader");
    for (width, height) in [(0, 0), (1, 1), (5, 4000), (7, 7), (3000, 8), (300, 200)] {
        let picture = Picture { width, height, rgb: vec![200; (width * height * 3) as usize] };
        assert!(reader.read(&picture, &Cancel::new()).expect("an answer").is_empty(), "{width}x{height}");
    }
    let wrong = Picture { width: 100, height: 100, rgb: vec![0; 10] };
    assert!(reader.read(&wrong, &Cancel::new()).is_err());
    let cancelled = Cancel::new();
    cancelled.cancel();
    let picture = page("letter").picture;
    assert!(reader.read(&picture, &cancelled).is_err());
}

/// Photographs as documents have them: small, without a ground, taken for one line that nobody can read.
#[test]
fn a_small_photograph_is_no_line() {
    let samples = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/samples/image");
    for name in ["Pillow__hopper_orientation_5.jpg", "Pillow__hopper_orientation_8.jpg"] {
        let Ok(photograph) = image::open(samples.join(name)) else {
            eprintln!("SKIPPED, {name} is not there");
            continue;
        };
        let small = photograph.to_rgb8();
        let picture = Picture { width: small.width(), height: small.height(), rgb: small.into_raw() };
        let Some(lines) = read(&picture, true) else { return };
        assert!(lines.iter().all(|line| line.legible && line.chars.len() < 2), "{name}: {:?}", texts(&lines));
    }
}
