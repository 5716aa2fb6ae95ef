//! Type 1 programs without some of their glyphs, as `true_type` does it for the others: their outlines, names, places in the
//! built-in encoding, and the subroutines that only they called.
//!
//! Such a program is a text of PostScript whose second half is enciphered; the glyphs in that half are enciphered once more.
//! What is not written the one way that makers of PDF write it is left alone.

use std::collections::BTreeSet;

/// Keys of the cipher of the second half and of its glyphs.
const HALF: u16 = 55_665;
const GLYPH: u16 = 4330;
/// Zeros behind the second half.
const ZEROS: usize = 512;
/// Subroutines that every program has, called by others than numbers.
const COMMON: usize = 5;
/// Names of accents in the encoding by which a glyph names its parts.
const ACCENTS: [(i32, &[u8]); 14] = [
    (193, b"grave"),
    (194, b"acute"),
    (195, b"circumflex"),
    (196, b"tilde"),
    (197, b"macron"),
    (198, b"breve"),
    (199, b"dotaccent"),
    (200, b"dieresis"),
    (202, b"ring"),
    (203, b"cedilla"),
    (205, b"hungarumlaut"),
    (206, b"ogonek"),
    (207, b"caron"),
    (245, b"dotlessi"),
];

/// A program in its three parts.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Trimmed {
    pub(super) program: Vec<u8>,
    /// Of the parts, as the PDF says them.
    pub(super) lengths: [usize; 3],
}

/// The program without the glyphs of these names; nothing when it is not one that we understand.
pub(super) fn without(program: &[u8], lost: &BTreeSet<Vec<u8>>) -> Option<Trimmed> {
    let (clear, half, tail) = parts(program)?;
    let half = deciphered(half, HALF);
    let private = Private::read(&half)?;
    let mut lost: BTreeSet<&[u8]> =
        lost.iter().map(Vec::as_slice).filter(|name| *name != b".notdef").collect();
    for glyph in private.glyphs.iter().filter(|glyph| !lost.contains(glyph.name)).collect::<Vec<_>>() {
        for part in private.codes(glyph.code).parts? {
            lost.remove(part.as_slice());
        }
    }
    let clear = without_names(clear, &lost);
    let half = ciphered(&private.written(&half, &lost)?, HALF);
    let lengths = [clear.len(), half.len(), tail.len()];
    Some(Trimmed { program: [clear.as_slice(), &half, tail].concat(), lengths })
}

/// The clear half, the enciphered one, and the zeros behind it.
fn parts(program: &[u8]) -> Option<(&[u8], &[u8], &[u8])> {
    const MARK: &[u8] = b"eexec";
    // In segments, as on a disk of old.
    if program.first() == Some(&0x80) {
        return None;
    }
    let end = memchr::memmem::find(program, MARK)? + MARK.len();
    // One blank or line end, of one or two bytes.
    let start = match program.get(end..end + 2)? {
        [b'\r', b'\n'] => end + 2,
        [b'\r' | b'\n' | b' ' | b'\t', _] => end + 1,
        _ => return None,
    };
    let stop = match memchr::memmem::rfind(program, b"cleartomark") {
        Some(mark) => {
            let mut zeros = 0;
            let before = program.get(start..mark)?.iter().rposition(|byte| {
                zeros += usize::from(*byte == b'0');
                zeros > ZEROS || !matches!(byte, b'0' | b'\r' | b'\n' | b' ')
            });
            // A line end before the zeros may belong to either side.
            start + before.map_or(0, |before| before + 1)
        }
        None => program.len(),
    };
    let half = program.get(start..stop)?;
    // In digits, which nobody who makes PDF does.
    if half.get(..4)?.iter().all(u8::is_ascii_hexdigit) {
        return None;
    }
    Some((program.get(..start)?, half, program.get(stop..)?))
}

fn deciphered(bytes: &[u8], key: u16) -> Vec<u8> {
    let mut key = key;
    let mut plain = |byte: &u8| {
        let clear = byte ^ (key >> 8) as u8;
        key = u16::from(*byte).wrapping_add(key).wrapping_mul(52_845).wrapping_add(22_719);
        clear
    };
    bytes.iter().map(&mut plain).collect()
}

fn ciphered(bytes: &[u8], key: u16) -> Vec<u8> {
    let mut key = key;
    let mut secret = |byte: &u8| {
        let dark = byte ^ (key >> 8) as u8;
        key = u16::from(dark).wrapping_add(key).wrapping_mul(52_845).wrapping_add(22_719);
        dark
    };
    bytes.iter().map(&mut secret).collect()
}

/// The built-in encoding without the lines that put a lost glyph somewhere: `dup 65 /A put`.
fn without_names(clear: &[u8], lost: &BTreeSet<&[u8]>) -> Vec<u8> {
    let mut out = Vec::with_capacity(clear.len());
    let mut at = 0;
    while let Some(found) = memchr::memmem::find(clear.get(at..).unwrap_or_default(), b"dup ") {
        let start = at + found;
        let rest = clear.get(start..).unwrap_or_default();
        let mut scan = Scan { bytes: rest, at: 4 };
        let entry = (|| {
            scan.number()?;
            let name = scan.name()?;
            (scan.word()? == b"put").then_some((name, scan.at))
        })();
        let length = match entry {
            Some((name, length)) => {
                out.extend_from_slice(clear.get(at..start).unwrap_or_default());
                if !lost.contains(name) {
                    out.extend_from_slice(rest.get(..length).unwrap_or_default());
                }
                length
            }
            None => {
                out.extend_from_slice(clear.get(at..start + 4).unwrap_or_default());
                4
            }
        };
        at = start + length;
    }
    out.extend_from_slice(clear.get(at..).unwrap_or_default());
    out
}

/// A place in a text of PostScript.
struct Scan<'s> {
    bytes: &'s [u8],
    at: usize,
}

impl<'s> Scan<'s> {
    fn word(&mut self) -> Option<&'s [u8]> {
        let rest = self.bytes.get(self.at..)?;
        let start = rest.iter().position(|byte| !byte.is_ascii_whitespace())?;
        let rest = rest.get(start..)?;
        let inner = rest.iter().skip(1);
        let ends = |byte: &u8| byte.is_ascii_whitespace() || matches!(byte, b'/' | b'[' | b'{' | b'(');
        let length = 1 + inner.clone().position(ends).unwrap_or(inner.len());
        self.at += start + length;
        rest.get(..length)
    }

    fn number(&mut self) -> Option<usize> {
        std::str::from_utf8(self.word()?).ok()?.parse().ok()
    }

    fn name(&mut self) -> Option<&'s [u8]> {
        self.word()?.strip_prefix(b"/")
    }

    /// `12 RD ` and that many bytes.
    fn code(&mut self) -> Option<(usize, &'s [u8])> {
        let length = self.number()?;
        self.word()?;
        let start = self.at + 1;
        let code = self.bytes.get(start..start.checked_add(length)?)?;
        self.at = start + length;
        Some((start, code))
    }
}

struct Glyph<'h> {
    name: &'h [u8],
    code: &'h [u8],
    /// From its name to behind what ends it.
    whole: std::ops::Range<usize>,
}

struct Subroutine<'h> {
    number: usize,
    code: &'h [u8],
    /// From the length to the end of the code.
    whole: std::ops::Range<usize>,
    /// What stands between the length and the code.
    word: &'h [u8],
}

/// The second half.
struct Private<'h> {
    glyphs: Vec<Glyph<'h>>,
    subroutines: Vec<Subroutine<'h>>,
    /// Bytes before each code that mean nothing.
    salt: usize,
}

/// What a code mentions.
struct Mentions {
    numbers: BTreeSet<usize>,
    /// Names of the glyphs it is made of; nothing when one is unheard of.
    parts: Option<Vec<Vec<u8>>>,
}

impl<'h> Private<'h> {
    fn read(half: &'h [u8]) -> Option<Private<'h>> {
        let after = |mark: &[u8]| memchr::memmem::find(half, mark).map(|at| at + mark.len());
        let salt = match after(b"/lenIV") {
            Some(at) => Scan { bytes: half, at }.number().filter(|salt| *salt <= 16)?,
            None => 4,
        };
        let first = after(b"/CharStrings")?;
        let mut subroutines = Vec::new();
        if let Some(at) = after(b"/Subrs").filter(|at| *at < first) {
            let mut scan = Scan { bytes: half, at };
            let count = scan.number()?;
            // To the first of them, past "array".
            scan.word()?;
            while subroutines.len() < count {
                match scan.word()? {
                    b"dup" => {}
                    // What ends one: "NP", "|", "noaccess put"; and what ends them all.
                    b"ND" | b"|-" | b"def" | b"end" => break,
                    word if word.starts_with(b"/") => break,
                    _ => continue,
                }
                let number = scan.number()?;
                let start = scan.at;
                let mut words = Scan { bytes: half, at: start };
                words.number()?;
                let word = words.word()?;
                let (_, code) = scan.code()?;
                subroutines.push(Subroutine { number, code, whole: start..scan.at, word });
            }
        }
        let mut scan = Scan { bytes: half, at: first };
        scan.number()?;
        while scan.word()? != b"begin" {}
        let mut glyphs = Vec::new();
        loop {
            let word = scan.word()?;
            if word == b"end" {
                break;
            }
            let name = word.strip_prefix(b"/")?;
            let start = scan.at - word.len();
            let (_, code) = scan.code()?;
            if scan.word()? == b"noaccess" {
                scan.word()?;
            }
            glyphs.push(Glyph { name, code, whole: start..scan.at });
        }
        Some(Private { glyphs, subroutines, salt })
    }

    /// The numbers in a code, any of which may be that of a subroutine, and the parts of an accented glyph.
    fn codes(&self, code: &[u8]) -> Mentions {
        let plain = deciphered(code, GLYPH);
        let plain = plain.get(self.salt..).unwrap_or_default();
        let mut mentions = Mentions { numbers: BTreeSet::new(), parts: Some(Vec::new()) };
        let (mut at, mut stack) = (0, Vec::new());
        while let Some(first) = plain.get(at).copied().map(i32::from) {
            let next = plain.get(at + 1).copied().map_or(0, i32::from);
            let (number, length) = match first {
                32..=246 => (Some(first - 139), 1),
                247..=250 => (Some((first - 247) * 256 + next + 108), 2),
                251..=254 => (Some(-(first - 251) * 256 - next - 108), 2),
                255 => {
                    let bytes = plain.get(at + 1..at + 5).and_then(|bytes| bytes.try_into().ok());
                    (Some(bytes.map_or(0, i32::from_be_bytes)), 5)
                }
                12 => (None, 2),
                _ => (None, 1),
            };
            at += length;
            match number {
                Some(number) => {
                    stack.push(number);
                    mentions.numbers.extend(usize::try_from(number));
                }
                None if first == 12 && next == 6 => {
                    let parts = stack.iter().rev().take(2).map(|code| standard(*code)).collect();
                    mentions.parts = mentions.parts.filter(|_| stack.len() >= 2).and(parts);
                }
                // A quotient takes part in what follows.
                None if first == 12 && next == 12 => {}
                None => stack.clear(),
            }
        }
        mentions
    }

    /// The half without the lost glyphs.
    fn written(&self, half: &[u8], lost: &BTreeSet<&[u8]>) -> Option<Vec<u8>> {
        let mut open: Vec<&[u8]> =
            self.glyphs.iter().filter(|glyph| !lost.contains(glyph.name)).map(|glyph| glyph.code).collect();
        let mut called: BTreeSet<usize> = (0..COMMON).collect();
        for common in self.subroutines.iter().filter(|one| one.number < COMMON) {
            open.push(common.code);
        }
        while let Some(code) = open.pop() {
            for number in self.codes(code).numbers {
                if called.insert(number) {
                    open.extend(
                        self.subroutines.iter().filter(|one| one.number == number).map(|one| one.code),
                    );
                }
            }
        }
        let mut out = Vec::with_capacity(half.len());
        let mut done = 0;
        for one in self.subroutines.iter().filter(|one| !called.contains(&one.number)) {
            out.extend_from_slice(half.get(done..one.whole.start)?);
            // Only a return.
            let code = ciphered(&[vec![0; self.salt], vec![11]].concat(), GLYPH);
            out.extend(format!(" {} ", code.len()).bytes());
            out.extend_from_slice(one.word);
            out.push(b' ');
            out.extend(code);
            done = one.whole.end;
        }
        for glyph in self.glyphs.iter().filter(|glyph| lost.contains(glyph.name)) {
            out.extend_from_slice(half.get(done..glyph.whole.start)?);
            done = glyph.whole.end;
        }
        out.extend_from_slice(half.get(done..)?);
        Some(out)
    }
}

/// The name of a code of the standard encoding, of those that accented letters are made of.
fn standard(code: i32) -> Option<Vec<u8>> {
    match u8::try_from(code).ok()? {
        letter @ (b'A'..=b'Z' | b'a'..=b'z') => Some(vec![letter]),
        _ => ACCENTS.iter().find(|(accent, _)| *accent == code).map(|(_, name)| name.to_vec()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn code(plain: &[u8]) -> Vec<u8> {
        ciphered(&[&[0; 4][..], plain].concat(), GLYPH)
    }

    fn entry(head: &str, plain: &[u8], tail: &str) -> Vec<u8> {
        let code = code(plain);
        [format!("{head} {} RD ", code.len()).into_bytes(), code, tail.as_bytes().to_vec()].concat()
    }

    /// `A`, `Aacute` made of it, `Q` with a subroutine of its own, and `J`.
    fn program() -> Vec<u8> {
        let mut half = b"0000dup /Private 8 dict dup begin /RD {string currentfile exch readstring pop} def\n/Subrs 7 array\n".to_vec();
        for number in 0..7 {
            half.extend(entry(&format!("dup {number}"), &[139 + number, 5, 11], " NP\n"));
        }
        half.extend(b"ND\n2 index /CharStrings 6 dict dup begin\n");
        half.extend(entry("/.notdef", &[139, 239, 13, 14], " ND\n"));
        half.extend(entry("/A", &[139, 239, 13, 144, 10, 14], " ND\n"));
        half.extend(entry("/Aacute", &[139, 139, 139, 139 + 65, 247, 86, 12, 6], " ND\n"));
        half.extend(entry("/acute", &[139, 240, 13, 14], " ND\n"));
        half.extend(entry("/Q", &[139, 241, 13, 145, 10, 14], " ND\n"));
        half.extend(entry("/J", &[139, 242, 13, 14], " ND\n"));
        half.extend(b"end\nend\nreadonly put\nnoaccess put\ndup /FontName get exch definefont pop\nmark currentfile closefile\n");
        let clear = b"%!PS-AdobeFont-1.0: Test\n/Encoding 256 array\n0 1 255 {1 index exch /.notdef put} for\ndup 65 /A put\ndup 81 /Q put\nreadonly def\ncurrentdict end\ncurrentfile eexec\n";
        let zeros = [vec![b'0'; 512], b"\ncleartomark\n".to_vec()].concat();
        [clear.to_vec(), ciphered(&half, HALF), zeros].concat()
    }

    fn names(names: &[&str]) -> BTreeSet<Vec<u8>> {
        names.iter().map(|name| name.as_bytes().to_vec()).collect()
    }

    #[test]
    fn glyphs_that_are_gone_leave_nothing_and_others_stay() {
        let trimmed = without(&program(), &names(&["Q", "J", "A", "missing"])).unwrap();
        let [clear, half, tail] = trimmed.lengths;
        assert_eq!(clear + half + tail, trimmed.program.len());
        assert!(tail > 512);
        let head = &trimmed.program[..clear];
        assert!(memchr::memmem::find(head, b"dup 65 /A put").is_some());
        assert!(memchr::memmem::find(head, b"/Q").is_none());
        let plain = deciphered(&trimmed.program[clear..clear + half], HALF);
        let has = |bytes: &[u8]| memchr::memmem::find(&plain, bytes).is_some();
        assert!(has(b"/A ") && has(b"/Aacute ") && has(b"/acute "), "parts of what stays");
        assert!(!has(b"/Q ") && !has(b"/J ") && has(b"closefile"));
        let again = Private::read(&plain).unwrap();
        let subroutine = |number: usize| {
            let code = again.subroutines.iter().find(|one| one.number == number).unwrap().code;
            deciphered(code, GLYPH)[4..].to_vec()
        };
        assert_eq!(subroutine(5), [144, 5, 11], "A calls it");
        assert_eq!(subroutine(6), [11], "only Q did");
        let font = read_fonts::model::Font::new(trimmed.program, 0).unwrap();
        let named: Vec<String> = (0..4)
            .filter_map(|glyph| {
                font.glyph_name(read_fonts::types::GlyphId::new(glyph)).map(|name| name.to_string())
            })
            .collect();
        assert_eq!(named, [".notdef", "A", "Aacute", "acute"]);
    }

    #[test]
    fn nothing_lost_is_the_same_program() {
        assert_eq!(without(&program(), &names(&[])).unwrap().program, program());
    }

    #[test]
    fn damaged_programs_are_left_alone() {
        let whole = program();
        for cut in 0..whole.len() {
            let _ = without(&whole[..cut], &names(&["Q"]));
            let mut bytes = whole.clone();
            bytes[cut] ^= 0x55;
            let _ = without(&bytes, &names(&["Q"]));
        }
    }
}
