//! Names of files: `koalabear.jpg`, `Taxes/2012/brad-tax-returns.pdf`, "quoted name with spaces.pdf".
//!
//! The anchor is the dot before a known extension; the name is read backwards from it. What belongs to a URL is left to
//! the URL, and what only looks like a file ("Node.js", "console.log") is told by its name.

use blackbar_core::{Evidence, Label, TextRange};

use super::domain_names::{Ending, after, before, ending, is_unspaced, run_end, run_start};
use super::file_kinds::{Extension, extension};
use crate::scan::{Anchor, BORDER, Cue, Recognizer, Scan, Sink, Trigger};

/// See the file.
pub(super) static FILE_NAME: Recognizer =
    Recognizer { name: "file_name", labels: &[Label::Filename], trigger: Trigger::Literals(&["."]), check };

/// Products and expressions that are written like files.
#[rustfmt::skip]
const NOT_FILES: &[&str] = &[
    "node.js", "vue.js", "next.js", "nuxt.js", "express.js", "react.js", "angular.js", "backbone.js",
    "ember.js", "d3.js", "three.js", "chart.js", "moment.js", "socket.js", "discord.js", "p5.js",
    "alpine.js", "knockout.js", "require.js", "electron.js", "nest.js", "paper.js", "fabric.js",
    "console.log", "math.log", "process.env", "import.meta.env", "self.log", "logger.log", "np.log",
    "asp.net", "booking.com", "system.out", "this.key", "event.key", "e.key", "self.key", "os.path",
    "solid.js", "ext.js", "handlebars.js", "mustache.js", "polymer.js", "tensorflow.js",
];

fn check(scan: &Scan<'_>, anchor: Anchor, sink: &mut Sink) {
    let Anchor::Literal(dot) = anchor else { return };
    let text = scan.text;
    let bytes = text.as_bytes();
    if !bytes.get(dot.end()).is_some_and(u8::is_ascii_alphanumeric) || dot.start() == 0 {
        return;
    }
    let end = run_end(text, dot.end(), 12, |c| c.is_ascii_alphanumeric());
    let suffix = TextRange::new(dot.end(), end).of(text);
    let Some(kind) = extension(suffix) else { return };
    if !is_last(text, end) {
        return;
    }
    let start = start_of_name(text, dot.start());
    let Some(start) = (start < dot.start()).then_some(start) else { return };
    let path = TextRange::new(start, end).of(text);
    if is_part_of_url(scan, start, path) || NOT_FILES.contains(&path.to_ascii_lowercase().as_str()) {
        return;
    }
    let stem = text[start..dot.start()].rsplit(['/', '\\']).next().unwrap_or("");
    if !stem.chars().any(char::is_alphanumeric) {
        return;
    }
    let (range, quoted) = quoted_name(scan, TextRange::new(start, end));
    let announced = scan.context(range, Cue::FileName) >= 0.65;
    let plain =
        stem.chars().all(char::is_alphabetic) && stem == path.trim_end_matches(suffix).trim_end_matches('.');
    // "end.Go", "Done.Tar": a missing blank after a sentence.
    let title = suffix.starts_with(|c: char| c.is_ascii_uppercase())
        && suffix.bytes().skip(1).any(|byte| byte.is_ascii_lowercase());
    let sure = match kind {
        _ if plain && title => 0.3,
        Extension::Document if !plain || announced => 0.95,
        Extension::Document => 0.9,
        Extension::Code if called(text, end) => return,
        Extension::Code if announced || !plain || path.contains('/') => 0.88,
        Extension::Code => 0.8,
        Extension::Wordlike if called(text, end) => return,
        Extension::Wordlike if announced || quoted || (path.contains(['/', '\\']) && !plain) => 0.75,
        Extension::Wordlike => 0.3,
    };
    sink.push(range, Label::Filename, sure, Evidence::PATTERN);
}

/// `log(`, `key =`, `env[`: the suffix is a member of something.
fn called(text: &str, end: usize) -> bool {
    matches!(after(text, end), Some('(' | '[' | '=')) || text[end..].starts_with(" = ")
}

/// Nothing that continues the name follows.
fn is_last(text: &str, end: usize) -> bool {
    match after(text, end) {
        Some('.') => !after(text, end + 1).is_some_and(|c| c.is_ascii_lowercase() || c.is_ascii_digit()),
        Some('@') => false,
        // "/etc/conf.d/x": a folder.
        Some('/' | '\\') => !after(text, end + 1).is_some_and(char::is_alphanumeric),
        Some('-') => !after(text, end + 1).is_some_and(|c| c.is_ascii_digit()),
        Some(c) => (is_unspaced(c) || !c.is_alphanumeric()) && c != '_',
        None => true,
    }
}

/// Back over the name and its folders to where a blank, a quote or an opening mark stands.
fn start_of_name(text: &str, end: usize) -> usize {
    let start = run_start(text, end, 400, |c| {
        c.is_alphanumeric()
            || matches!(
                c,
                '_' | '-'
                    | '.'
                    | '/'
                    | '\\'
                    | '~'
                    | '@'
                    | '+'
                    | '&'
                    | '#'
                    | '$'
                    | '%'
                    | ':'
                    | '('
                    | ')'
                    | '['
                    | ']'
                    | '!'
                    | '='
            )
            || unicode_normalization::char::is_combining_mark(c)
    });
    let mut name = &text[start..end];
    // "file=x.pdf", "see:x.pdf", but "C:\x.pdf" keeps its drive.
    if let Some(sign) = name.rfind(['=', ':'])
        && !(name[sign..].starts_with(":\\") || name[sign..].starts_with(":/"))
    {
        name = &name[sign + 1..];
    }
    for (open, close) in [('(', ')'), ('[', ']')] {
        if let Some(at) = name.rfind(open)
            && !name[at..].contains(close)
        {
            name = &name[at + 1..];
        }
    }
    let name = name.trim_start_matches(|c: char| {
        !(c.is_alphanumeric() || matches!(c, '/' | '\\' | '.' | '~' | '_' | '$' | '(' | '['))
    });
    end - name.len()
}

/// A URL holds it: with a scheme, `www.`, or a host before the first slash.
fn is_part_of_url(scan: &Scan<'_>, start: usize, path: &str) -> bool {
    let host = path.split('/').next().unwrap_or("");
    let hosted = path.contains('/')
        && host.rsplit_once('.').is_some_and(|(_, top)| {
            matches!(ending(top), Some(Ending::Sure | Ending::Usual | Ending::Noun | Ending::Word))
                && extension(top) != Some(Extension::Document)
        });
    let lower = path.get(..4).map(str::to_ascii_lowercase);
    // "jane@example.md": an address.
    let mail = path.rfind('@').is_some_and(|at| at > 0 && !path[at..].contains('/'))
        && ending(path.rsplit('.').next().unwrap_or("")).is_some();
    hosted
        || mail
        || path.contains("://")
        || path.starts_with("//")
        || lower.as_deref() == Some("www.")
        || scan
            .behind(start, 320)
            .rsplit(char::is_whitespace)
            .next()
            .is_some_and(|run| run.contains("://") && !run.contains(['"', '\'', '<', '>']))
}

/// "quoted name with spaces.pdf": everything between the quotes, when the closing one stands right behind.
fn quoted_name(scan: &Scan<'_>, range: TextRange) -> (TextRange, bool) {
    let text = scan.text;
    let Some(close) = after(text, range.end()) else { return (range, false) };
    let open = match close {
        '"' | '\'' | '`' => close,
        '”' => '“',
        '’' => '‘',
        '»' => '«',
        _ => return (range, false),
    };
    if before(text, range.start()) == Some(open) {
        return (range, true);
    }
    let behind = scan.behind(range.start(), 160);
    let Some(at) = behind.rfind(open) else { return (range, false) };
    let inside = &behind[at + open.len_utf8()..];
    let before_open = behind[..at].chars().next_back();
    let opens = before_open.is_none_or(|c| !c.is_alphanumeric());
    if opens
        && !inside.contains(['\n', '<', '>', '|', BORDER])
        && !inside.starts_with(' ')
        && !inside.contains(", ")
    {
        (TextRange::new(range.start() - inside.len(), range.end()), true)
    } else {
        (range, false)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scan::testing::check;

    #[test]
    fn names_are_found_with_their_folders() {
        check(
            &FILE_NAME,
            &[
                "open ‹FILENAME|koalabear.jpg›, ‹FILENAME|Taxes/2012/brad-tax-returns.pdf›.",
                "“‹FILENAME|name with spaces.pdf›” and \"‹FILENAME|Jane Doe CV.docx›\"",
                "(‹FILENAME|report_v2.pdf›) [‹FILENAME|report(2).pdf›]",
                "‹FILENAME|C:\\x\\y.docx›",
                "‹FILENAME|/var/log/app.log›: ‹FILENAME|archive.tar.gz›; ‹FILENAME|setup.py›",
                "file=‹FILENAME|IMG_2034.HEIC›&x",
                "添付 ‹FILENAME|報告書.pdf›です",
                "‹FILENAME|Zeugnis_Müller.pdf›.",
                "attached key file ‹FILENAME|server.key›",
            ],
        );
    }

    #[test]
    fn products_hosts_and_sentences_are_none() {
        check(
            &FILE_NAME,
            &[
                "e.g. Node.js, ASP.NET, v1.2, the end.The start, example.com",
                "https://example.com/a.pdf www.example.com/a.pdf example.com/a.pdf",
                "console.log(x) process.env.X event.key = 1 a .pdf file",
                "jane@example.md done.Go home p.m. end.Doc said",
                "report.pdf.example.com",
            ],
        );
    }
}
