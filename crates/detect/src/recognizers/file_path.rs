//! Absolute paths: `/var/log/x`, `C:\Users\Jane Doe\My Files\x.docx`, `\\server\share\x`, `~/x`. The folder of a user is a
//! user name too.
//!
//! Windows puts blanks into names, so a part may hold them when a backslash or a known extension follows soon.

use blackbar_core::{Evidence, Label, TextRange};

use super::assigned_value::is_placeholder;
use super::domain_names::{after, before, run_end};
use super::file_kinds::extension;
use crate::scan::{Anchor, BORDER, Recognizer, Scan, Sink, Trigger};

/// See the file.
pub(super) static FILE_PATH: Recognizer = Recognizer {
    name: "file_path",
    labels: &[Label::Filename, Label::Username],
    trigger: Trigger::Literals(&[
        ":\\",
        ":/",
        "\\\\",
        "/home/",
        "/users/",
        "/var/",
        "/etc/",
        "/usr/",
        "/tmp/",
        "/opt/",
        "/mnt/",
        "/root/",
        "/srv/",
        "/data/",
        "/media/",
        "/private/",
        "/volumes/",
        "/library/",
        "/applications/",
        "~/",
        "/export/",
        "/run/",
        "/proc/",
        "/nfs/",
    ]),
    check,
};

/// Folders of users that are nobody's.
#[rustfmt::skip]
const NOBODY: &[&str] = &[
    "public", "shared", "default", "all users", "guest", "user", "username", "name", "your", "you", "me",
    "default user",
];
/// The longest path that is read.
const PATH: usize = 512;

fn check(scan: &Scan<'_>, anchor: Anchor, sink: &mut Sink) {
    let Anchor::Literal(mark) = anchor else { return };
    match mark.of(scan.text) {
        ":\\" | ":/" => drive(scan, mark, sink),
        "\\\\" => share(scan, mark, sink),
        _ => rooted(scan, mark, sink),
    }
}

fn drive(scan: &Scan<'_>, mark: TextRange, sink: &mut Sink) {
    let text = scan.text;
    let Some(letter) = before(text, mark.start()).filter(char::is_ascii_alphabetic) else { return };
    let start = mark.start() - letter.len_utf8();
    if before(text, start).is_some_and(|c| c.is_alphanumeric() || matches!(c, '_' | '-' | '.' | '+')) {
        return;
    }
    // "a:/b" is a ratio or a key more often than a drive.
    if mark.of(text) == ":/" && (!letter.is_ascii_uppercase() || text[mark.start()..].starts_with("://")) {
        return;
    }
    windows(scan, start, mark.start() + 1, sink);
}

fn share(scan: &Scan<'_>, mark: TextRange, sink: &mut Sink) {
    let text = scan.text;
    if before(text, mark.start())
        .is_some_and(|c| c.is_alphanumeric() || matches!(c, '\\' | ':' | ']' | ')' | '/'))
    {
        return;
    }
    let rest = scan.ahead(mark.end(), 80).trim_start_matches('\\');
    let server = run_end(rest, 0, 64, |c| c.is_alphanumeric() || matches!(c, '.' | '-' | '_' | '$' | '?'));
    let folder = rest[server..].trim_start_matches('\\');
    if server == 0
        || folder.len() == rest.len() - server
        || !folder.starts_with(|c: char| c.is_alphanumeric())
    {
        return;
    }
    windows(scan, mark.start(), mark.start(), sink);
}

/// `from` is where the first separator stands.
fn windows(scan: &Scan<'_>, start: usize, from: usize, sink: &mut Sink) {
    let rest = scan.ahead(from, PATH);
    let length = windows_length(rest);
    let range = TextRange::new(start, from + length);
    let path = &rest[..length];
    let named = path.trim_matches(['\\', '/']).chars().any(char::is_alphanumeric);
    if !named {
        return;
    }
    sink.push(range, Label::Filename, 0.95, Evidence::PATTERN);
    for folder in ["\\users\\", "/users/", "\\documents and settings\\", "\\home\\", "\\profiles\\"] {
        if let Some(at) = path.to_ascii_lowercase().find(folder) {
            let inside = path[at + folder.len()..].trim_start_matches(['\\', '/']);
            let begin = path.len() - inside.len();
            let owner = path[begin..].split(['\\', '/']).next().unwrap_or("");
            push_owner(from + begin, owner, sink);
            break;
        }
    }
}

/// How far a Windows path reaches; `rest` begins with a separator.
fn windows_length(rest: &str) -> usize {
    let is_separator = |c: char| c == '\\' || c == '/';
    let mut end = 0;
    loop {
        let part = end + (rest[end..].len() - rest[end..].trim_start_matches(is_separator).len());
        if part == end {
            return end;
        }
        let stop = rest[part..]
            .find(|c: char| {
                is_separator(c)
                    || matches!(c, '<' | '>' | '"' | '|' | '?' | '*' | '\n' | '\r' | '\t' | ':' | BORDER)
            })
            .map_or(rest.len(), |at| part + at);
        let name = &rest[part..stop];
        if name.is_empty() {
            return part;
        }
        let goes_on = rest[stop..].starts_with(is_separator);
        let spaced = name.contains(' ');
        // "x.docx \\\\server\\y": the file ends here and another path begins.
        if spaced && let Some(end) = file_end(name).filter(|end| name[*end..].starts_with(' ')) {
            return part + end;
        }
        let prose = [", ", ". ", "; ", ") ", "' ", " - "].iter().any(|sign| name.contains(sign))
            || name.split(' ').count() > 5;
        if goes_on && (!spaced || !prose) && name.len() <= 128 {
            end = stop;
            continue;
        }
        return part + last_part(name);
    }
}

/// Where a name with a known extension ends.
fn file_end(name: &str) -> Option<usize> {
    name.match_indices('.').take(6).find_map(|(at, _)| {
        let end = run_end(name, at + 1, 12, |c| c.is_ascii_alphanumeric());
        let known = extension(&name[at + 1..end]).is_some()
            && !after(name, end).is_some_and(|c| c.is_alphanumeric() || c == '.');
        (known && name[..at].split(' ').count() <= 7 && !name[..at].contains(", ")).then_some(end)
    })
}

/// The file itself: up to its extension when one comes soon, else its first word.
fn last_part(name: &str) -> usize {
    file_end(name).unwrap_or_else(|| {
        let word = name.split(' ').next().unwrap_or("");
        word.trim_end_matches(['.', ',', ';', ')', ']', '\'', '!', '}']).len()
    })
}

fn rooted(scan: &Scan<'_>, mark: TextRange, sink: &mut Sink) {
    let text = scan.text;
    let start = mark.start();
    let opener = before(text, start);
    if opener.is_some_and(|c| {
        c.is_alphanumeric() || matches!(c, '/' | '.' | '-' | '_' | '~' | '}' | '*' | '\\' | '%' | '$' | '@')
    }) {
        return;
    }
    let root = mark.of(text);
    let stops = |c: char| {
        c.is_whitespace()
            || matches!(c, '"' | '\'' | '<' | '>' | '|' | '*' | '?' | '`' | ';' | ',' | BORDER | '”' | '’')
    };
    let end = match opener {
        Some(quote @ ('"' | '\'' | '`')) => {
            let rest = scan.ahead(start, PATH);
            let line = &rest[..rest.find('\n').unwrap_or(rest.len())];
            line.find(quote).map(|at| start + at)
        }
        _ => None,
    };
    let end = end.unwrap_or_else(|| run_end(text, start, PATH, |c| !stops(c)));
    let path = text[start..end].trim_end_matches(['.', ',', ':', ')', ']', '}', '!', '(', '[']);
    let inside = &path[root.len().min(path.len())..];
    if !inside.starts_with(|c: char| c.is_alphanumeric() || matches!(c, '_' | '.' | '$' | '-')) {
        return;
    }
    let folder = root.to_ascii_lowercase();
    let exact = root == folder || matches!(root, "/Users/" | "/Volumes/" | "/Library/" | "/Applications/");
    // "/users/5" is a route of a web service.
    let routed = matches!(
        root,
        "/users/"
            | "/data/"
            | "/media/"
            | "/private/"
            | "/applications/"
            | "/library/"
            | "/export/"
            | "/run/"
    );
    let deep = inside.contains('/')
        || inside.rsplit_once('.').is_some_and(|(_, suffix)| extension(suffix).is_some());
    if !exact || (routed && !deep) {
        return;
    }
    let sure = if routed { 0.6 } else { 0.9 };
    sink.push(TextRange::at(start, path.len()), Label::Filename, sure, Evidence::PATTERN);
    if matches!(root, "/home/" | "/Users/" | "/export/") {
        push_owner(start + root.len(), inside.split('/').next().unwrap_or(""), sink);
    }
}

fn push_owner(start: usize, owner: &str, sink: &mut Sink) {
    let fits = !owner.is_empty()
        && owner.len() <= 64
        && owner.chars().any(char::is_alphanumeric)
        && !owner.starts_with(['%', '$', '{', '<', '.'])
        && !is_placeholder(owner)
        && !NOBODY.contains(&owner.to_lowercase().as_str());
    if fits {
        sink.push(TextRange::at(start, owner.len()), Label::Username, 0.9, Evidence::PATTERN);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scan::testing::found;

    #[track_caller]
    fn check(text: &str, expected: &[(&str, &str)]) {
        let mut want: Vec<(String, String)> =
            expected.iter().map(|(label, text)| ((*label).to_owned(), (*text).to_owned())).collect();
        want.sort();
        assert_eq!(found(&[&FILE_PATH], text), want, "in {text:?}");
    }

    #[test]
    fn paths_are_found_whole_and_their_owners_inside() {
        check("see /home/jane/notes/a.txt.", &[("FILENAME", "/home/jane/notes/a.txt"), ("USERNAME", "jane")]);
        check(
            "in C:\\Users\\Jane Doe\\My Files\\tax 2012.docx now",
            &[("FILENAME", "C:\\Users\\Jane Doe\\My Files\\tax 2012.docx"), ("USERNAME", "Jane Doe")],
        );
        check(
            "C:\\\\Users\\\\jane\\\\x.txt\"",
            &[("FILENAME", "C:\\\\Users\\\\jane\\\\x.txt"), ("USERNAME", "jane")],
        );
        check(
            "C:\\a\\My File.docx \\\\srv\\b\\c d.xlsx",
            &[("FILENAME", "C:\\a\\My File.docx"), ("FILENAME", "\\\\srv\\b\\c d.xlsx")],
        );
        check("\\\\server\\share\\x y", &[("FILENAME", "\\\\server\\share\\x")]);
        check("(/var/log/syslog)", &[("FILENAME", "/var/log/syslog")]);
        check("D:/data/x.csv, ok", &[("FILENAME", "D:/data/x.csv")]);
        check("~/.ssh/id_rsa", &[("FILENAME", "~/.ssh/id_rsa")]);
        check("\"/Users/jane/My Docs/x\"", &[("FILENAME", "/Users/jane/My Docs/x"), ("USERNAME", "jane")]);
        check("C:\\Users\\Public\\x.txt", &[("FILENAME", "C:\\Users\\Public\\x.txt")]);
    }

    #[test]
    fn routes_escapes_and_urls_are_none() {
        for text in [
            "GET /users/5",
            "https://example.com/home/x",
            "either/or, and/or",
            "\\\\section{x}",
            "a:/b://c",
            "/etc/",
            "C:\\",
            "note:\\ x",
        ] {
            check(text, &[]);
        }
    }
}
