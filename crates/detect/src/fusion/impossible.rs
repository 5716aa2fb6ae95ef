//! Values of a form that the tagger found where that form cannot be: an e-mail address without a sign that separates name and
//! host, an IP address with letters in it. Dictated ones ("ann at example dot org") have blanks and are left to the tagger.

use blackbar_core::Label;

/// What stands for the sign, also where it was hidden or misread.
const SIGNS: [&str; 8] = ["@", "%40", "&#", "(at)", "[at]", "{at}", "<at>", "_at_"];
/// Endings of hosts: a sign that was lost altogether leaves one of these.
const HOSTS: [&str; 8] = [".com", ".org", ".net", ".edu", ".gov", ".info", ".io", ".eu"];

/// Whether a text cannot be what the tagger takes it for.
pub(super) fn is_impossible(text: &str, label: Label) -> bool {
    // In other scripts signs have names of their own, and dictation has no blanks.
    if !text.is_ascii() || text.bytes().any(|byte| byte.is_ascii_whitespace()) {
        return false;
    }
    match label {
        Label::EmailAddress => {
            let lower = text.to_lowercase();
            let host = HOSTS.iter().any(|host| lower.ends_with(host)) || ends_in_country(&lower);
            !host && !SIGNS.iter().any(|sign| lower.contains(sign))
        }
        // "10.0.x.x", "fe80::1%eth0", "192.168.O.1" and "[::1]:8080" are written, too.
        Label::IpAddress => {
            let words = text.split(|c: char| !c.is_alphabetic()).filter(|word| word.chars().count() > 4);
            words.count() > 0
        }
        _ => false,
    }
}

/// ".de", ".co.uk": two letters behind the last point.
fn ends_in_country(lower: &str) -> bool {
    let ending = lower.rsplit_once('.').map(|(_, ending)| ending);
    ending.is_some_and(|ending| ending.len() == 2 && ending.bytes().all(|byte| byte.is_ascii_lowercase()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forms_without_their_signs_are_none() {
        for text in ["acrobat.portrait.single.rotation90", "acrobat", "acrobat.page", "user.name"] {
            assert!(is_impossible(text, Label::EmailAddress), "{text}");
        }
        for text in [
            "a@b",
            "ann(at)example.org",
            "ann.leeexample.com",
            "ann%40host",
            "ann at example dot org",
            "ann.lee.de",
        ] {
            assert!(!is_impossible(text, Label::EmailAddress), "{text}");
        }
        for text in ["page90.multi.rotation90", "90.single.rotation270"] {
            assert!(is_impossible(text, Label::IpAddress), "{text}");
        }
        for text in [
            "10.0.0.1",
            "10.0.x.x",
            "fe80::1%eth0",
            "2001:db8::dead:beef",
            "192.168.O.1",
            "one nine two dot one",
        ] {
            assert!(!is_impossible(text, Label::IpAddress), "{text}");
        }
        assert!(!is_impossible("acrobat", Label::Name));
    }
}
