//! Keys in blocks and on lines: `-----BEGIN ... PRIVATE KEY-----` to its END (or to where a cut block stops being
//! base64), and SSH public keys, which name their owner as surely as a number does.

use blackbar_core::{Evidence, Label, Likelihoods, TextRange};

use super::domain_names::run_end;
use crate::scan::{Anchor, Recognizer, Scan, Sink, Trigger};

/// See the file.
pub(super) static PRIVATE_KEY: Recognizer = Recognizer {
    name: "private_key",
    labels: &[Label::Password, Label::NumericalPii],
    trigger: Trigger::Literals(&[
        "-----BEGIN",
        "ssh-rsa ",
        "ssh-dss ",
        "ssh-ed25519 ",
        "ecdsa-sha2-",
        "PuTTY-User-Key-File",
    ]),
    check,
};

fn check(scan: &Scan<'_>, anchor: Anchor, sink: &mut Sink) {
    let Anchor::Literal(mark) = anchor else { return };
    match mark.of(scan.text).as_bytes().first() {
        Some(b'-') => block(scan, mark, sink),
        Some(b'p' | b'P') => putty(scan, mark, sink),
        _ => public(scan, mark, sink),
    }
}

fn block(scan: &Scan<'_>, mark: TextRange, sink: &mut Sink) {
    let text = scan.text;
    let header = scan.ahead(mark.end(), 64);
    let Some(close) = header.find("-----") else { return };
    if !header[..close].contains("PRIVATE KEY") || header[..close].contains('\n') {
        return;
    }
    let body = mark.end() + close + 5;
    // Reads up to the next dashes only: the blocks of a text are each read once.
    let rest = &text[body..];
    let dashes = memchr::memmem::find(rest.as_bytes(), b"-----").unwrap_or(rest.len());
    let stop = rest[..dashes].find(crate::scan::BORDER).unwrap_or(dashes);
    let end = if stop == dashes && rest[dashes..].starts_with("-----END") {
        let footer = scan.ahead(body + dashes + 8, 64);
        body + dashes + 8 + footer.find("-----").map_or(0, |at| at + 5)
    } else {
        body + cut_body(&rest[..stop])
    };
    sink.push(TextRange::new(mark.start(), end), Label::Password, 0.99, Evidence::PATTERN);
}

/// How much of a block without an end is key: lines of base64 and the headers of old blocks.
fn cut_body(rest: &str) -> usize {
    let mut end = 0;
    for line in rest.split_inclusive('\n') {
        let plain = line.trim();
        let base64 = plain.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"+/=\\".contains(&byte));
        let header = plain.starts_with("Proc-Type:")
            || plain.starts_with("DEK-Info:")
            || plain.starts_with("Comment:")
            || plain.starts_with("Version:");
        // A line of one plain word may be the text that goes on.
        if !(header || (base64 && (plain.is_empty() || plain.len() >= 16 || plain.ends_with('=')))) {
            // "-----BEGIN PRIVATE KEY-----MIIE... and so on" in one line.
            if end == 0 {
                let lead = line.len() - line.trim_start().len();
                let run = run_end(line, lead, line.len(), |c| {
                    c.is_ascii_alphanumeric() || matches!(c, '+' | '/' | '=' | '\\')
                });
                if run - lead >= 16 {
                    end = run;
                }
            }
            break;
        }
        end += line.len();
    }
    rest[..end].trim_end().len()
}

/// A PuTTY file from its first line to its MAC.
fn putty(scan: &Scan<'_>, mark: TextRange, sink: &mut Sink) {
    let window = scan.ahead(mark.start(), 8192);
    let Some(private) = window.find("Private-MAC:") else { return };
    let line = window[private..].find('\n').map_or(window.len(), |at| private + at);
    sink.push(TextRange::at(mark.start(), line), Label::Password, 0.97, Evidence::PATTERN);
}

fn public(scan: &Scan<'_>, mark: TextRange, sink: &mut Sink) {
    let text = scan.text;
    let start = run_end(text, mark.end(), 32, |c| c != 'A' && c != '\n');
    let end = run_end(text, start, 4096, |c| c.is_ascii_alphanumeric() || matches!(c, '+' | '/' | '='));
    if text[start..end].starts_with("AAAA") && end - start >= 40 {
        let labels = Likelihoods::one(Label::Password, 0.85).with(Label::NumericalPii, 0.7);
        sink.push_labels(TextRange::new(mark.start(), end), labels, Evidence::PATTERN);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scan::testing::check;

    #[test]
    fn blocks_are_found_whole_or_cut() {
        let line = "MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQC7";
        let whole =
            format!("-----BEGIN RSA PRIVATE KEY-----\n{line}\n{line}\nAbc=\n-----END RSA PRIVATE KEY-----");
        let cut = format!("-----BEGIN PRIVATE KEY-----\n{line}\n{line}");
        let ssh = "ssh-rsa AAAAB3NzaC1yc2EAAAADAQABAAABgQC7vb1u2a3b4c5d6e7f8";
        check(
            &PRIVATE_KEY,
            &[
                &format!("key:\n‹PASSWORD|{whole}›\nbye"),
                &format!("‹PASSWORD|{cut}›\nthen text goes on here"),
                &format!(
                    "‹PASSWORD|-----BEGIN OPENSSH PRIVATE KEY-----\\n{line}\\n-----END OPENSSH PRIVATE KEY-----›\""
                ),
                &format!("‹PASSWORD|{ssh}› jane@host"),
                "-----BEGIN CERTIFICATE-----\nMIIE\n-----END CERTIFICATE-----",
                "-----BEGIN -----BEGIN ssh-rsa key",
            ],
        );
    }
}
