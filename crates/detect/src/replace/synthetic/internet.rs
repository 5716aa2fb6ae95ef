//! Addresses of the Internet, in the ranges and domains that are set aside for examples (RFC 2606, 5737, 3849).

use super::names::Role;
use super::random::Random;
use super::shape::{in_case_of, redigited, shaped};
use super::{Context, ascii_name};
use crate::coreference::fold::fold_letters;

const DOMAINS: [&str; 3] = ["example.com", "example.org", "example.net"];

/// A new local part, made of the new name where it was made of the old one, at an example domain.
pub(super) fn email(value: &str, context: &Context<'_>, random: &mut Random) -> Option<String> {
    let (local, domain) = value.rsplit_once('@')?;
    Some(format!("{}@{}", handle(local, context, random), example_domain(domain, context)))
}

/// The same new domain for the same old one.
fn example_domain(domain: &str, context: &Context<'_>) -> &'static str {
    let digest = context.keyed.digest("domain", &[&domain.to_lowercase()]);
    DOMAINS[usize::from(digest[0]) % DOMAINS.len()]
}

/// A user name; the @ of a handle stays.
pub(super) fn username(value: &str, context: &Context<'_>, random: &mut Random) -> Option<String> {
    match value.strip_prefix('@') {
        Some(bare) => Some(format!("@{}", handle(bare, context, random))),
        None if value.contains('@') => email(value, context, random),
        None => Some(handle(value, context, random)),
    }
}

/// Words become names, digits digits; what joins them stays.
fn handle(value: &str, context: &Context<'_>, random: &mut Random) -> String {
    let mut made = String::with_capacity(value.len());
    let mut roles = [Role::Given, Role::Family].into_iter().chain(std::iter::repeat(Role::Family));
    for (run, kind) in runs(value) {
        match kind {
            Run::Letters if run.chars().count() == 1 => {
                made.push_str(&shaped(run, random).unwrap_or_else(|| "x".to_owned()));
            }
            Run::Letters => {
                let role = roles.next().unwrap_or(Role::Family);
                let word = known_word(run, context).unwrap_or_else(|| ascii_name(context, role, random));
                made.push_str(&in_case_of(run, &word));
            }
            Run::Digits => made.push_str(&redigited(run, random).unwrap_or_else(|| "7".to_owned())),
            Run::Other => made.push_str(run),
        }
    }
    if made.chars().any(char::is_alphanumeric) { made } else { ascii_name(context, Role::Given, random) }
}

/// What stands for a word that is a name of the text: "smith", "jsmith", "johnsmith", "smithj".
fn known_word(run: &str, context: &Context<'_>) -> Option<String> {
    let folded = fold_letters(run);
    let made = |word: &str| context.people.get(word).map(|(made, cluster)| (ascii(made), cluster));
    if let Some((word, _)) = made(&folded) {
        return word;
    }
    let cuts = folded.char_indices().map(|(at, _)| at).skip(1).take(32);
    for cut in cuts {
        let (head, tail) = folded.split_at(cut);
        if let (Some((Some(first), _)), Some((Some(last), _))) = (made(head), made(tail)) {
            return Some(format!("{first}{last}"));
        }
    }
    let initial = folded.chars().next()?;
    let rest = &folded[initial.len_utf8()..];
    let (family, cluster) = made(rest)?;
    // The initial of the made-up given name, when that person's is known; any other letter would do as well.
    let given = context.people.0.values().find(|(word, owner)| {
        *owner == cluster && ascii(word).is_some_and(|word| Some(&word) != family.as_ref())
    });
    let letter = given.and_then(|(word, _)| ascii(word)?.chars().next()).unwrap_or('q');
    family.map(|family| format!("{letter}{family}"))
}

fn ascii(word: &str) -> Option<String> {
    let folded = fold_letters(word);
    folded.is_ascii().then(|| folded.chars().filter(char::is_ascii_alphanumeric).collect())
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Run {
    Letters,
    Digits,
    Other,
}

fn runs(value: &str) -> Vec<(&str, Run)> {
    let kind = |c: char| {
        if c.is_alphabetic() {
            Run::Letters
        } else if c.is_numeric() {
            Run::Digits
        } else {
            Run::Other
        }
    };
    let mut found: Vec<(&str, Run)> = Vec::new();
    let mut start = 0;
    let mut last = None;
    for (at, c) in value.char_indices() {
        if let Some(known) = last
            && known != kind(c)
        {
            found.push((&value[start..at], known));
            start = at;
        }
        last = Some(kind(c));
    }
    found.extend(last.map(|known| (&value[start..], known)));
    found
}

const PATH_WORDS: [&str; 24] = [
    "about", "archive", "article", "catalog", "gallery", "guide", "help", "home", "index", "items",
    "library", "news", "notes", "overview", "page", "photos", "posts", "profile", "report", "search",
    "section", "shop", "summary", "topics",
];

/// Scheme, `www.` and the outline of the path stay.
pub(super) fn url(value: &str, context: &Context<'_>, random: &mut Random) -> Option<String> {
    let (scheme, rest) = value.find("://").map_or(("", value), |at| value.split_at(at + 3));
    let end = rest.find(['/', '?', '#']).unwrap_or(rest.len());
    let (host, path) = rest.split_at(end);
    let host = host.rsplit_once('@').map_or(host, |(_, host)| host);
    let (host, port) = match host.rsplit_once(':') {
        Some((host, port)) if !port.is_empty() && port.bytes().all(|b| b.is_ascii_digit()) => (host, port),
        _ => (host, ""),
    };
    let www = if host.to_lowercase().starts_with("www.") { &host[..4] } else { "" };
    let mut made = if host.parse::<std::net::Ipv4Addr>().is_ok() {
        format!("{scheme}{}", ip(host, random)?)
    } else {
        format!("{scheme}{www}{}", example_domain(host, context))
    };
    if !port.is_empty() {
        made.push(':');
        made.push_str(port);
    }
    made.push_str(&words_replaced(path, random));
    // Only three hosts exist: a bare one that many share is told apart by a path.
    if path.trim_matches('/').is_empty() {
        made.push_str(if path.is_empty() { "/" } else { "" });
        made.push_str(random.pick(&PATH_WORDS));
        made.push_str(&(100 + random.below(900)).to_string());
    }
    Some(made)
}

/// Letters become neutral words, digits digits; signs and a file's ending stay.
fn words_replaced(path: &str, random: &mut Random) -> String {
    let (stem, ending) = split_ending(path);
    let mut made = String::with_capacity(path.len());
    for (run, kind) in runs(stem) {
        match kind {
            Run::Letters => made.push_str(&in_case_of(run, random.pick(&PATH_WORDS))),
            Run::Digits => made.push_str(&redigited(run, random).unwrap_or_else(|| "7".to_owned())),
            Run::Other => made.push_str(run),
        }
    }
    made.push_str(ending);
    made
}

/// `report.tar.gz` → (`report`, `.tar.gz`).
fn split_ending(path: &str) -> (&str, &str) {
    let name = path.rfind(['/', '\\']).map_or(0, |at| at + 1);
    let mut cut = path.len();
    for _ in 0..2 {
        let Some(dot) = path[name..cut].rfind('.').map(|at| name + at) else { break };
        let ending = &path[dot + 1..cut];
        let fits = (1..=5).contains(&ending.len()) && ending.bytes().all(|b| b.is_ascii_alphanumeric());
        if !fits || dot == name || (cut < path.len() && ending != "tar") {
            break;
        }
        cut = dot;
    }
    path.split_at(cut)
}

/// A file's path or name with its ending kept.
pub(super) fn filename(value: &str, random: &mut Random) -> Option<String> {
    let (drive, rest) = match value.as_bytes() {
        [letter, b':', ..] if letter.is_ascii_alphabetic() => value.split_at(2),
        _ => ("", value),
    };
    Some(format!("{drive}{}", words_replaced(rest, random)))
}

/// An address of the documentation ranges; port and mask stay.
pub(super) fn ip(value: &str, random: &mut Random) -> Option<String> {
    if value.matches(':').count() > 1 {
        return Some(ipv6(value, random));
    }
    let end = value.find([':', '/']).unwrap_or(value.len());
    let (address, behind) = value.split_at(end);
    address.parse::<std::net::Ipv4Addr>().ok()?;
    let range = random.pick(&["192.0.2", "198.51.100", "203.0.113"]);
    Some(format!("{range}.{}{behind}", 1 + random.below(254)))
}

fn ipv6(value: &str, random: &mut Random) -> String {
    let open = if value.starts_with('[') { "[" } else { "" };
    let end = value.find(['/', '%', ']']).unwrap_or(value.len());
    let behind = &value[end..];
    let groups: Vec<String> = (0..6).map(|_| format!("{:x}", 1 + random.below(0xFFFE))).collect();
    let made = if value.contains("::") {
        format!("2001:db8::{}:{}", groups[0], groups[1])
    } else {
        format!("2001:db8:{}", groups.join(":"))
    };
    let upper = value.chars().any(|c| matches!(c, 'A'..='F'));
    format!("{open}{}{behind}", if upper { made.to_uppercase() } else { made })
}
