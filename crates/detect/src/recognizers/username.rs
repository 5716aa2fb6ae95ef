//! User names that a word announces: "username: jdoe", `"login": "jdoe"`, "skype: jane.doe", "user id JD0042".
//!
//! Words that mean other things as often ("user", "login", the names of networks) need a sign and a value that no
//! sentence would hold there.

use blackbar_core::{Evidence, Label, TextRange};

use super::assigned_value::{Assigned, Link, is_placeholder, value_after};
use super::domain_names::{after, ending};
use super::net_words::is_in;
use crate::scan::{Anchor, Cue, MeaningKind, Recognizer, Scan, Sink, Trigger};

/// See the file.
pub(super) static USERNAME: Recognizer = Recognizer {
    name: "username",
    labels: &[Label::Username],
    trigger: Trigger::Words(&[MeaningKind::Cue(Cue::Username)]),
    check,
};

/// Words that announce a user name only beside a sign.
#[rustfmt::skip]
const WEAK: &[&str] = &[
    "user", "usr", "login", "log in", "logon", "handle", "nick", "snap", "ig", "uid", "telegram", "twitter",
    "instagram", "insta", "tiktok", "snapchat", "discord", "github", "gitlab", "facebook", "linkedin",
    "kik", "wechat", "weibo", "whatsapp", "mastodon", "twitch", "pinterest", "reddit", "venmo", "cashapp",
    "cash app", "psn", "skype", "usuario", "utilisateur", "benutzer", "utente", "utilizador", "usuário",
    "gebruiker", "użytkownik", "пользователь", "identifiant", "pseudo",
];
#[rustfmt::skip]
const NOT_A_NAME: &[&str] = &[
    "and", "or", "the", "a", "an", "is", "not", "required", "invalid", "incorrect", "wrong", "missing",
    "empty", "already", "taken", "available", "must", "should", "can", "cannot", "will", "may", "has",
    "have", "was", "for", "to", "of", "in", "on", "at", "with", "by", "from", "as", "field", "page", "form",
    "button", "screen", "failed", "successful", "successfully", "attempt", "attempts", "error", "prompt",
    "name", "id", "password", "email", "your", "my", "his", "her", "their", "our", "this", "that", "please",
    "enter", "unknown", "here", "below", "above", "guide", "manual", "interface", "experience", "account",
    "accounts", "details", "information", "data", "type", "role", "group", "access", "rights",
    "permissions", "agent", "input", "y", "e", "o", "et", "und", "oder", "ist", "est", "es", "do", "you",
    "i", "we", "he", "she", "it", "they", "which", "who", "what", "when", "where", "how", "if", "no", "yes",
    "ok", "none", "hello", "hi", "thanks", "same", "following", "using", "via",
];

/// The same where no sign ties the value to its word: "gebruikersnaam en wachtwoord", "the account will be disabled".
#[rustfmt::skip]
const NOT_WITHOUT_A_SIGN: &[&str] = &[
    "en", "och", "og", "ja", "oraz", "lub", "ou", "и", "или", "та", "або", "ή", "και", "ve", "și", "dan", "và", "disabled", "enabled",
    "locked", "blocked", "deleted", "created", "removed", "changed", "active", "inactive",
];

fn check(scan: &Scan<'_>, anchor: Anchor, sink: &mut Sink) {
    let Anchor::Word(index) = anchor else { return };
    let key = scan.hit(index).range;
    let Some(found) = value_after(scan, key) else { return };
    if !is_key_of_names(found.tail) {
        return;
    }
    let name = found.value.trim_end_matches('\'');
    let range = TextRange::at(found.range.start(), name.len());
    if !is_name(name, found.quoted) {
        return;
    }
    let joined = found.link != Link::Sign && !found.quoted && is_in(NOT_WITHOUT_A_SIGN, name);
    if joined || is_account(scan, name, range, key) {
        return;
    }
    let weak = is_in(WEAK, key.of(scan.text));
    let Some(sure) = belief(scan, &found, key, weak) else { return };
    sink.push(range, Label::Username, sure, Evidence::CONTEXT.and(Evidence::PATTERN));
}

fn belief(scan: &Scan<'_>, found: &Assigned<'_>, key: TextRange, weak: bool) -> Option<f32> {
    let marked = found.value.bytes().any(|byte| byte.is_ascii_digit() || b"_-.\\".contains(&byte));
    let gap = TextRange::new(key.end(), found.range.start()).of(scan.text);
    let assigned = found.quoted || gap.contains('=');
    match found.link {
        // "Nickname: Jane Doe went": a person's name has its own finders, which take all of it.
        Link::Sign if !assigned && !marked && is_person(scan, found) => None,
        Link::Sign if !weak || assigned => Some(if marked || assigned { 0.93 } else { 0.85 }),
        Link::Sign if marked => Some(0.85),
        Link::Sign if ends_line(scan, found.range) && !found.value.starts_with(char::is_uppercase) => {
            Some(0.75)
        }
        Link::Sign => Some(0.4),
        // "the handle of his own room was blood-stained".
        Link::Verb if weak && gap.len() > 8 => None,
        Link::Verb if found.quoted || marked => Some(if weak { 0.7 } else { 0.9 }),
        Link::Verb if !weak => Some(0.7),
        Link::Blank if found.quoted && !weak => Some(0.85),
        Link::Blank if marked && !weak && found.value.len() >= 4 && !is_hyphenated(found.value) => Some(0.75),
        // "Snapchat jdoe22": letters and digits that no sentence has.
        Link::Blank if weak && is_mixed(found.value) => Some(0.6),
        // "username jdoe password hunter2".
        Link::Blank if !weak && is_before_password(scan, found.range) => Some(0.75),
        _ => None,
    }
}

/// "account 55779911", "account id: 4410": a bare number right after an account's word is the account's.
fn is_account(scan: &Scan<'_>, name: &str, range: TextRange, key: TextRange) -> bool {
    let bare = name.bytes().all(|byte| byte.is_ascii_digit() || byte == b'-');
    let key = key.of(scan.text).to_lowercase();
    let of_a_user = ["user", "login", "usuario", "usuário", "utilisateur", "benutzer"]
        .iter()
        .any(|word| key.contains(word));
    let account = scan.context(range, Cue::Account).max(scan.context(range, Cue::BankAccount));
    bare && !of_a_user && account >= 0.85
}

fn is_mixed(value: &str) -> bool {
    let letters = value.bytes().filter(u8::is_ascii_alphabetic).count();
    let digits = value.bytes().filter(u8::is_ascii_digit).count();
    letters >= 3
        && digits >= 1
        && value.len() >= 5
        && value.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"_.".contains(&byte))
}

fn is_before_password(scan: &Scan<'_>, range: TextRange) -> bool {
    let next = scan.hits_between(range.end(), range.end() + 8);
    next.iter().any(|hit| hit.is(MeaningKind::Cue(Cue::Password)))
}

/// Only hyphens make it more than a word: "username-based".
fn is_hyphenated(value: &str) -> bool {
    value.chars().all(|c| c.is_alphabetic() || c == '-')
}

/// "user_agent", "login_count" are keys of other things.
fn is_key_of_names(tail: &str) -> bool {
    matches!(
        tail.trim_matches(['_', '-']).to_ascii_lowercase().as_str(),
        "" | "name" | "id" | "login" | "handle" | "username"
    ) || tail.bytes().all(|byte| byte.is_ascii_digit())
}

fn is_name(name: &str, quoted: bool) -> bool {
    let fits = |c: char| {
        c.is_alphanumeric()
            || matches!(c, '.' | '_' | '-' | '+' | '\\' | '#')
            || (c == '@')
            || (quoted && c == ' ')
    };
    let lower = name.to_lowercase();
    // Old Skype names carry their kind: "live:jane_d".
    let name = name.strip_prefix("live:").unwrap_or(name);
    let mail = name
        .rsplit_once('.')
        .is_some_and(|(_, top)| name.find('@').is_some_and(|at| at > 0) && ending(top).is_some());
    (2..=64).contains(&name.len())
        && name.chars().all(fits)
        && name.chars().any(char::is_alphanumeric)
        && !mail
        && !is_placeholder(name)
        && !NOT_A_NAME.contains(&lower.as_str())
}

fn is_person(scan: &Scan<'_>, found: &Assigned<'_>) -> bool {
    let mut rest = scan.ahead(found.range.end(), 8).chars();
    found.value.starts_with(char::is_uppercase)
        && rest.next() == Some(' ')
        && rest.next().is_some_and(char::is_uppercase)
}

fn ends_line(scan: &Scan<'_>, range: TextRange) -> bool {
    after(scan.text, range.end())
        .is_none_or(|c| matches!(c, '\n' | '\r' | ',' | ';' | ')' | '}' | '|' | '/' | crate::scan::BORDER))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scan::testing::check;

    #[test]
    fn announced_names_are_found() {
        check(
            &USERNAME,
            &[
                "username: ‹USERNAME|jdoe›, password",
                "\"username\": \"‹USERNAME|Jane D›\", \"login\":\"‹USERNAME|jane›\"",
                "USER=‹USERNAME|postgres› DB_USERNAME=‹USERNAME|app›",
                "my user name is ‹USERNAME|jdoe›.",
                "username: ‹USERNAME|dan›",
                "user id ‹USERNAME|JD0042› was locked",
                "skype: ‹USERNAME|jane.doe›; Telegram: ‹USERNAME|jane_d›",
                "login: ‹USERNAME|jane›\n",
                "my Skype is ‹USERNAME|live:john_doe_1›, Snapchat ‹USERNAME|jdoe22›",
                "username ‹USERNAME|jdoe› password hunter2",
                "nombre de usuario: ‹USERNAME|juanp›",
                "用户名是‹USERNAME|wang_1›，",
                "<username>‹USERNAME|jdoe›</username>",
                "userName: '‹USERNAME|jdoe›'",
                "username ‹USERNAME|CORP\\jdoe›",
            ],
        );
    }

    #[test]
    fn talk_about_users_is_none() {
        check(
            &USERNAME,
            &[
                "the username and password, username is required, user name is invalid",
                "de gebruikersnaam en het wachtwoord, användarnamn och lösenord, имя пользователя и пароль",
                "the root user, this account will be disabled",
                "login page, login failed, user interface, user-friendly",
                "User: Hello\nAgent: hi",
                "Facebook: Jane Doe",
                "user: what is this",
                "email login: jane@example.com",
                "user_agent: Mozilla/5.0, user_count=5",
                "username:",
                "my account is 55779911 at the bank; account 55779911 was closed, ABA 026009593, account 009822417766.",
                "twitter is down, the handle of his own room was blood-stained",
            ],
        );
    }
}
