//! Reads lines in other scripts that our own network is unsure of, and Vietnamese, which it reads less well, with the
//! `tesseract` program where it is installed. It is looked for at start, asked for its languages by the first such line, and
//! never needed: without it the lines that our network is unsure of are covered whole.

use std::collections::BTreeMap;
use std::io::{Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::LazyLock;
use std::time::{Duration, Instant};

use blackbar_core::Picture;
use blackbar_inference::{ForeignChar, ForeignLines};

use crate::helper_process::{ended, is_installed};

/// The scripts the classifier tells apart, and the languages tesseract reads them by.
const LANGUAGES: [(&str, &[&str]); 8] = [
    ("cyrillic", &["rus", "ukr"]),
    ("greek", &["ell"]),
    ("hangul", &["kor"]),
    ("arabic", &["ara"]),
    ("hebrew", &["heb"]),
    ("devanagari", &["hin"]),
    ("thai", &["tha"]),
    ("vietnamese", &["vie"]),
];
/// Written from right to left.
const LEFTWARDS: [&str; 2] = ["arabic", "hebrew"];
/// One line takes a tenth of this.
const PATIENCE: Duration = Duration::from_secs(20);
/// How far a character's box reaches into its neighbours', in characters.
const REACH: f32 = 0.5;
/// White around a line: tesseract misses letters that touch the border.
const MARGIN: u32 = 12;

/// The program is there.
pub(crate) struct Tesseract {
    languages: LazyLock<Languages>,
}

/// By script: what goes behind `-l`.
type Languages = BTreeMap<&'static str, String>;

impl Tesseract {
    /// Nothing when it is not installed.
    pub(crate) fn find() -> Option<Tesseract> {
        is_installed("tesseract").then_some(Tesseract { languages: LazyLock::new(languages) })
    }
}

/// Those of ours that it has.
fn languages() -> Languages {
    let listed = Command::new("tesseract").arg("--list-langs").stdin(Stdio::null()).output();
    let listed = listed.map(|listed| listed.stdout).unwrap_or_default();
    let listed = String::from_utf8_lossy(&listed);
    let has = |language: &&&str| listed.lines().any(|line| line.trim() == **language);
    let there = |wanted: &[&'static str]| wanted.iter().filter(has).copied().collect::<Vec<_>>().join("+");
    let languages = LANGUAGES.iter().map(|(script, wanted)| (*script, there(wanted)));
    languages.filter(|(_, there)| !there.is_empty()).collect()
}

impl ForeignLines for Tesseract {
    fn read(&self, script: &str, line: &Picture) -> Option<Vec<ForeignChar>> {
        let language = self.languages.get(script)?;
        let table = run(language, &bordered(line)?)?;
        Some(characters(&table, line.width, LEFTWARDS.contains(&script)))
    }
}

/// The picture as a portable pixmap with a white border.
fn bordered(line: &Picture) -> Option<Vec<u8>> {
    let (width, height) = (line.width + 2 * MARGIN, line.height + 2 * MARGIN);
    let mut bytes = format!("P6\n{width} {height}\n255\n").into_bytes();
    let row = line.width as usize * 3;
    let blank = vec![255; width as usize * 3];
    let side = vec![255; MARGIN as usize * 3];
    (0..MARGIN).for_each(|_| bytes.extend(&blank));
    for pixels in line.rgb.chunks_exact(row.max(1)).take(line.height as usize) {
        bytes.extend(&side);
        bytes.extend(pixels);
        bytes.extend(&side);
    }
    (0..MARGIN).for_each(|_| bytes.extend(&blank));
    (row > 0).then_some(bytes)
}

/// Tesseract's table of words, or nothing when it fails or takes too long.
fn run(language: &str, picture: &[u8]) -> Option<String> {
    let mut child = Command::new("tesseract")
        .args(["stdin", "stdout", "-l", language, "--psm", "7", "tsv"])
        // Its own threads only wait for each other on lines this short.
        .env("OMP_THREAD_LIMIT", "1")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .ok()?;
    let (mut into, mut out) = (child.stdin.take()?, child.stdout.take()?);
    std::thread::scope(|scope| {
        // Ends with the child, which closes both ends.
        scope.spawn(move || into.write_all(picture));
        let reader = scope.spawn(move || {
            let mut table = String::new();
            out.read_to_string(&mut table).ok().map(|_| table)
        });
        let ended = finished(&mut child);
        let table = reader.join().ok().flatten();
        table.filter(|_| ended)
    })
}

/// Not when it takes too long.
fn finished(child: &mut Child) -> bool {
    let began = Instant::now();
    let in_time = || if began.elapsed() < PATIENCE { Ok(()) } else { Err(()) };
    ended(child, in_time) == Ok(true)
}

/// The characters of the words of a table, in the order of reading, each with its share of the word's width.
fn characters(table: &str, width: u32, leftwards: bool) -> Vec<ForeignChar> {
    let mut found: Vec<ForeignChar> = Vec::new();
    for row in table.lines() {
        let columns: Vec<&str> = row.split('\t').collect();
        let [level, _, _, _, _, _, left, _, wide, _, confidence, text] = columns.as_slice() else { continue };
        let text = text.trim();
        if *level != "5" || text.is_empty() {
            continue;
        }
        let number = |value: &str| value.parse::<f32>().ok();
        let (Some(left), Some(wide), Some(confidence)) = (number(left), number(wide), number(confidence))
        else {
            continue;
        };
        #[expect(clippy::cast_precision_loss, reason = "pixels of a line")]
        let share = |at: f32| ((at - MARGIN as f32) / width.max(1) as f32).clamp(0.0, 1.0);
        let (start, end) = (share(left), share(left + wide));
        if let Some(last) = found.last() {
            let (from, to) = if leftwards { (end, last.start) } else { (last.end, start) };
            found.push(ForeignChar { character: ' ', start: from.min(to), end: from.max(to), ..*last });
        }
        #[expect(clippy::cast_precision_loss, reason = "characters of a word")]
        let count = text.chars().count() as f32;
        let mut at = 0.0;
        for character in text.chars() {
            // Characters are not equally wide: each has half of its neighbours, so that none is left half covered.
            let (from, to) = (((at - REACH) / count).max(0.0), ((at + 1.0 + REACH) / count).min(1.0));
            let (from, to) = if leftwards { (1.0 - to, 1.0 - from) } else { (from, to) };
            let along = |share: f32| start + (end - start) * share;
            found.push(ForeignChar {
                character,
                start: along(from),
                end: along(to),
                likelihood: (confidence / 100.0).clamp(0.0, 1.0),
            });
            at += 1.0;
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    const TABLE: &str = "level\tpage_num\tblock_num\tpar_num\tline_num\tword_num\tleft\ttop\twidth\theight\tconf\ttext\n\
                         4\t1\t1\t1\t1\t0\t12\t12\t200\t20\t-1\t\n\
                         5\t1\t1\t1\t1\t1\t12\t12\t100\t20\t96.5\tИван\n\
                         5\t1\t1\t1\t1\t2\t132\t12\t80\t20\t90\tТы\n";

    #[test]
    fn words_become_characters_with_their_places() {
        let found = characters(TABLE, 200, false);
        assert_eq!(found.iter().map(|one| one.character).collect::<String>(), "Иван Ты");
        assert!((found[1].start - 0.0625).abs() < 1e-5 && (found[1].end - 0.3125).abs() < 1e-5);
        assert!((found[4].start - 0.5).abs() < 1e-5 && (found[4].end - 0.6).abs() < 1e-5);
        assert!((found[0].start - 0.0).abs() < 1e-5 && (found[6].end - 1.0).abs() < 1e-5);
    }

    #[test]
    fn words_that_run_leftwards_begin_at_their_right_end() {
        let found = characters(TABLE, 200, true);
        assert!(found[0].start > found[3].start);
    }

    #[test]
    fn the_program_reads_a_line_where_it_is_installed() {
        let Some(tesseract) = Tesseract::find() else {
            eprintln!("SKIPPED: tesseract is not installed");
            return;
        };
        let line = Picture { width: 200, height: 40, rgb: vec![255; 200 * 40 * 3] };
        let script = *tesseract.languages.keys().next().unwrap();
        assert!(tesseract.read(script, &line).is_some(), "it ran");
        assert!(tesseract.read("runes", &line).is_none());
    }
}
