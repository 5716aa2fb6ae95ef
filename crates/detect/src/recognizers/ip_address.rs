//! IPv4 and IPv6 addresses, with a prefix length ("/24") or a zone ("%eth0") but without a port, which says
//! nothing about anybody. Four numbers in a row are also versions, sections and object ids: words before them tell.
//! Sources: RFC 4291 (textual forms), RFC 6874 (zones); std parses what the shape lets through.

use std::net::{Ipv4Addr, Ipv6Addr};

use blackbar_core::{Evidence, Label, TextRange};

use super::domain_names::{after, before, run_end, run_start};
use crate::scan::{Anchor, Cue, Recognizer, Scan, Sink, Trigger};

/// `192.0.2.1`
pub(super) static IPV4: Recognizer =
    Recognizer { name: "ipv4", labels: &[Label::IpAddress], trigger: Trigger::Numbers, check: check_v4 };

/// `2001:db8::1`
pub(super) static IPV6: Recognizer = Recognizer {
    name: "ipv6",
    labels: &[Label::IpAddress],
    trigger: Trigger::Literals(&[":"]),
    check: check_v6,
};

/// Words right before four numbers that are no address.
#[rustfmt::skip]
const COUNTED: &[&str] = &[
    "version", "versions", "ver", "v", "release", "build", "firmware", "rev", "revision", "section",
    "sections", "sec", "§", "§§", "chapter", "clause", "figure", "fig", "table", "oid", "article", "art",
    "paragraph", "para", "item", "step", "part", "annex", "appendix", "driver", "sdk", "update", "patch",
    "chrome", "firefox", "upgrade", "versión", "versione", "versão", "wersja", "версия", "abschnitt",
    "kapitel", "sección", "dsm",
];

fn check_v4(scan: &Scan<'_>, anchor: Anchor, sink: &mut Sink) {
    let Anchor::Number(index) = anchor else { return };
    let first = scan.numbers()[index];
    let text = scan.text;
    if !first.is_digits() || first.glued || first.digits > 3 {
        return;
    }
    let start = first.range.start();
    let Some((octets, end)) = octets(scan, first.range) else { return };
    let border = |c: char| c.is_alphanumeric() || matches!(c, '_');
    let joined =
        before(text, start).is_some_and(|c| matches!(c, '.' | '-' | '_' | '+') || c.is_alphanumeric());
    let runs_on = after(text, end).is_some_and(border)
        || (text[end..].starts_with('.') && after(text, end + 1).is_some_and(|c| c.is_ascii_digit()))
        || (text[end..].starts_with('-') && after(text, end + 1).is_some_and(char::is_alphanumeric));
    if joined || runs_on {
        return;
    }
    let range = TextRange::new(start, with_prefix_length(text, end, 32));
    let context = scan.context(range, Cue::IpAddress);
    let evidence = Evidence::PATTERN.and(if context > 0.0 { Evidence::CONTEXT } else { Evidence::PATTERN });
    let address = Ipv4Addr::from(octets);
    let sure = if context >= 0.65 {
        0.97
    } else if is_counted(scan, start) || is_outline(&text[start..end]) {
        0.3
    } else if address.is_private() || address.is_loopback() || address.is_link_local() {
        0.95
    } else if octets[0] == 0 || octets.iter().all(|octet| *octet < 30) {
        0.6
    } else {
        0.9
    };
    sink.push(range, Label::IpAddress, sure, evidence);
}

/// `02.01.03.10`: the number of a task or a section. Addresses are filled with zeros to three digits or not at all.
pub(crate) fn is_outline(numbers: &str) -> bool {
    let mut filled = 0;
    for number in numbers.split('.') {
        if number.len() > 2 || number.len() == 1 {
            return false;
        }
        filled += usize::from(number.starts_with('0'));
    }
    filled >= 2
}

/// Four numbers up to 255 joined by dots, or by dots made harmless: `192[.]0[.]2[.]1`.
fn octets(scan: &Scan<'_>, first: TextRange) -> Option<([u8; 4], usize)> {
    let text = scan.text;
    let mut octets = [0; 4];
    let mut at = first.start();
    for (index, octet) in octets.iter_mut().enumerate() {
        let end = run_end(text, at, 4, |c| c.is_ascii_digit());
        *octet = (end - at <= 3).then(|| text[at..end].parse().ok()).flatten()?;
        at = end;
        if index < 3 {
            let rest = &text[at..];
            let dot = ["[.]", "(.)", "[dot]", "."].iter().find(|dot| rest.starts_with(**dot))?;
            at += dot.len();
        }
    }
    Some((octets, at))
}

fn with_prefix_length(text: &str, end: usize, most: u8) -> usize {
    let Some(rest) = text[end..].strip_prefix('/') else { return end };
    let length = run_end(rest, 0, 4, |c| c.is_ascii_digit());
    let fits = rest[..length].parse::<u8>().is_ok_and(|bits| bits <= most);
    let ends = !after(rest, length).is_some_and(|c| c.is_alphanumeric() || c == '/');
    if fits && ends { end + 1 + length } else { end }
}

fn is_counted(scan: &Scan<'_>, start: usize) -> bool {
    let behind = scan.behind(start, 24);
    let behind = behind.trim_end_matches([' ', ':', '=', '-', '#', '(', '"', '/']);
    let word =
        behind.rsplit(|c: char| c.is_whitespace() || matches!(c, '"' | '(' | '_' | '/')).next().unwrap_or("");
    let word = word.trim_end_matches('.').to_lowercase();
    COUNTED.contains(&word.as_str())
}

fn check_v6(scan: &Scan<'_>, anchor: Anchor, sink: &mut Sink) {
    let Anchor::Literal(colon) = anchor else { return };
    let text = scan.text;
    let start = run_start(text, colon.start(), 5, |c| c.is_ascii_hexdigit());
    if colon.start() - start > 4
        || before(text, start).is_some_and(|c| c.is_alphanumeric() || matches!(c, ':' | '_' | '.'))
    {
        return;
    }
    let run = run_end(text, start, 46, |c| c.is_ascii_hexdigit() || matches!(c, ':' | '.'));
    let shape = text[start..run].trim_end_matches('.');
    // A sentence's colon: "::1:" and "fe80::1: lost".
    let shape =
        if shape.ends_with(':') && !shape.ends_with("::") { &shape[..shape.len() - 1] } else { shape };
    let end = start + shape.len();
    if shape.bytes().filter(|byte| *byte == b':').count() < 2 || shape.parse::<Ipv6Addr>().is_err() {
        return;
    }
    if after(text, end).is_some_and(|c| c.is_alphanumeric() || c == '_') {
        return;
    }
    let end = with_prefix_length(text, with_zone(text, end), 128);
    let range = TextRange::new(start, end);
    let context = scan.context(range, Cue::IpAddress);
    let groups = shape.split(':').filter(|group| !group.is_empty());
    let count = groups.clone().count();
    let digits = shape.bytes().any(|byte| byte.is_ascii_digit());
    let bracketed = text[..start].ends_with('[') && text[range.end()..].starts_with(']');
    let eui = count == 8 && groups.clone().all(|group| group.len() == 2);
    let sure = if count == 0 {
        0.2
    } else if context >= 0.65 || bracketed {
        0.97
    } else if eui {
        // An EUI-64 has the same shape; see `mac_address`.
        0.4
    } else if count >= 3 || groups.clone().any(|group| group.len() == 4 && digits) {
        0.95
    } else if digits {
        0.6
    } else {
        // "a::b" is a path in code.
        0.3
    };
    sink.push(range, Label::IpAddress, sure, Evidence::PATTERN);
}

fn with_zone(text: &str, end: usize) -> usize {
    let Some(rest) = text[end..].strip_prefix('%') else { return end };
    let zone = run_end(rest, 0, 16, |c| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.'));
    let zone = rest[..zone].trim_end_matches('.').len();
    if zone > 0 { end + 1 + zone } else { end }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scan::testing::check;

    #[test]
    fn four_numbers_are_an_address_unless_a_word_counts_them() {
        check(
            &IPV4,
            &[
                "Task: 02.01.03.01, part 02.12.1.04",
                "ip ‹IP_ADDRESS|02.01.03.01› or ‹IP_ADDRESS|192.168.001.010›",
                "from ‹IP_ADDRESS|192.168.0.1›.",
                "‹IP_ADDRESS|203.0.113.7›:8080 and ‹IP_ADDRESS|10.0.0.0/8›",
                "http://‹IP_ADDRESS|127.0.0.1›/x [‹IP_ADDRESS|8.8.8.8›]",
                "‹IP_ADDRESS|192[.]168[.]0[.]1›",
                "IP: ‹IP_ADDRESS|1.2.3.4›",
                "the version of host is old, IP ‹IP_ADDRESS|20.1.2.3›",
                "version 1.2.3.4, v1.2.3.4, section 4.3.2.1, § 4.3.2.1, build=10.0.19041.1",
                "OID 1.3.6.1.4.1, 256.1.1.1, 1.2.3, 1.2.3.4.5, 1.2.3.4-beta",
                "Chrome/99.0.48.51",
            ],
        );
    }

    #[test]
    fn every_form_of_version_six_is_read() {
        check(
            &IPV6,
            &[
                "‹IP_ADDRESS|2001:db8::1› and ‹IP_ADDRESS|2001:0db8:85a3:0000:0000:8a2e:0370:7334›.",
                "[‹IP_ADDRESS|::1›]:443, ‹IP_ADDRESS|fe80::1%eth0›, ‹IP_ADDRESS|2001:db8::/32›",
                "‹IP_ADDRESS|::ffff:192.0.2.128› ‹IP_ADDRESS|fe80::abcd:1›: lost",
                "inet6 ‹IP_ADDRESS|fe80::a:b›",
                "12:30:45, std::dec, a::b, foo::bar(), ::, key: value, 00:11:22:33:44:55",
            ],
        );
    }
}
