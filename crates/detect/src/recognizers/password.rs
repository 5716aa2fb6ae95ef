//! Secrets that a word announces: passwords, PINs, one-time codes, keys and tokens, in prose, files of settings and
//! code. How much a value must look like a secret depends on the word: behind "password:" nearly anything is one,
//! behind "token" only what no person would write.

use blackbar_core::{Evidence, Label, TextRange};

use super::assigned_value::{Assigned, Link, is_placeholder, is_secret_like, value_after};
use super::net_words::is_in;
use super::reading::is_covered;
use crate::scan::{Anchor, Cue, Meaning, MeaningKind, Recognizer, Scan, Sink, Trigger};

/// See the file.
pub(super) static PASSWORD: Recognizer = Recognizer {
    name: "password",
    labels: &[Label::Password],
    trigger: Trigger::Words(&[MeaningKind::Cue(Cue::Password)]),
    check,
};

/// What a word lets its value be.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// "password": any word.
    Open,
    /// "pass", "clave": everyday words, the value must look the part unless a sign ties it.
    Everyday,
    /// "PIN", "code": digits.
    Code,
    /// "token", "key": made by a machine.
    Key,
}

const EVERYDAY: &[&str] =
    &["pass", "clave", "parola", "pw", "secret", "credentials", "creds", "пин", "암호", "heslo"];
const CODES: &[&str] =
    &["pin", "otp", "code", "puk", "geheimzahl", "暗証番号", "验证码", "пин", "kod pin", "2fa", "passcode"];
const KEYS: &[&str] =
    &["key", "token", "secret", "salt", "connection string", "credential", "creds", "schlüssel"];
/// The rest of a longer key that makes it a key of something else.
#[rustfmt::skip]
const OTHER_TAILS: &[&str] = &[
    "length", "len", "min", "max", "policy", "reset", "url", "uri", "expires", "expiry", "expired",
    "expiration", "type", "count", "name", "field", "label", "required", "enabled", "strength", "file",
    "path", "age", "attempts", "limit", "changed", "updated", "at", "manager", "protected", "based", "free",
    "less", "size", "endpoint", "ttl", "budget", "s", "ization", "izer", "limits", "validation", "rules",
    "format", "link", "generator", "box", "screen", "page", "recovery", "question", "help", "requirements",
    "security", "username", "user", "login",
];
#[rustfmt::skip]
const NOT_A_SECRET: &[&str] = &[
    "a", "an", "the", "is", "are", "was", "were", "be", "been", "being", "must", "should", "shall", "can",
    "cannot", "could", "will", "would", "may", "might", "not", "no", "yes", "and", "or", "but", "if", "for",
    "to", "of", "in", "on", "at", "by", "with", "from", "as", "your", "my", "his", "her", "its", "our",
    "their", "this", "that", "these", "those", "same", "required", "incorrect", "wrong", "invalid", "valid",
    "too", "weak", "strong", "expired", "correct", "missing", "empty", "blank", "used", "stored",
    "encrypted", "hashed", "reset", "changed", "now", "protected", "case-sensitive", "case", "secure",
    "safe", "unsafe", "needed", "necessary", "mandatory", "optional", "set", "sent", "shared",
    "compromised", "leaked", "stolen", "exposed", "known", "unknown", "forgotten", "lost", "visible",
    "hidden", "different", "unique", "hard", "easy", "difficult", "simple", "complex", "long", "short",
    "very", "also", "only", "always", "never", "just", "still", "already", "currently", "automatically",
    "available", "accepted", "rejected", "about", "below", "above", "here", "there", "what", "which", "who",
    "when", "where", "how", "why", "you", "i", "we", "he", "she", "it", "they", "please", "enter", "see",
    "contact", "policy", "manager", "reset", "field", "protection", "attached", "managers", "recovery",
    "change", "hash", "login", "username", "email", "at least", "minimum", "none", "all", "any", "one",
    "two", "another", "das", "der", "die", "und", "nicht", "falsch", "ungültig", "le", "la", "les", "un",
    "une", "el", "los", "incorrecta", "incorrecto", "oublié", "es", "que", "de", "en", "con", "che", "non",
    "errata", "incorreta", "inválida", "obrigatória", "неверный", "неправильный", "не", "и",
];

fn check(scan: &Scan<'_>, anchor: Anchor, sink: &mut Sink) {
    let Anchor::Word(index) = anchor else { return };
    let key = scan.hit(index).range;
    // "पिन कोड: 226001" is a postal code though "पिन" is a PIN.
    if is_covered(scan, scan.hit(index), |other| other.means(Meaning::Cue(Cue::Zip))) {
        return;
    }
    let word = key.of(scan.text).to_lowercase();
    let kind = kind(&word);
    stated_behind(scan, key, kind, sink);
    changed_from(scan, key, sink);
    let Some(found) = value_after(scan, key) else { return };
    let tail = found.tail.trim_matches(['_', '-']).to_ascii_lowercase();
    // The rest of the key, joined by underscores or written as words of its own.
    if tail.split(['_', '-', ' ']).next_back().is_some_and(|last| OTHER_TAILS.contains(&last)) {
        return;
    }
    let found = if scan
        .behind(key.start(), 24)
        .rsplit(char::is_whitespace)
        .next()
        .is_some_and(|head| head.starts_with("--"))
    {
        // "--password x": an option of a command.
        Assigned { link: Link::Sign, ..found }
    } else {
        found
    };
    // A quoted sentence behind "secret:" is speech.
    let speech = found.value.len() > 128 || found.value.split(' ').count() > 6;
    if speech || is_placeholder(found.value) || is_variable(&found) || is_next_key(scan, &found) {
        return;
    }
    let phrase = word.contains("phrase");
    let range = if kind == Kind::Code {
        grouped(scan, found.range)
    } else if phrase && !found.quoted && found.link != Link::Blank {
        phrase_range(scan, found.range)
    } else {
        found.range
    };
    let sure = match kind {
        Kind::Open if phrase && range.len() > found.range.len() => Some(0.9),
        Kind::Open => open(scan, &found),
        Kind::Everyday => everyday(scan, &found),
        Kind::Code => code(format!("{word} {tail}").trim_end(), &found),
        Kind::Key => made_by_machine(&word, &found),
    };
    if let Some(sure) = sure {
        sink.push(range, Label::Password, sure, Evidence::CONTEXT.and(Evidence::PATTERN));
    }
}

fn kind(word: &str) -> Kind {
    if CODES.iter().any(|code| word.contains(code)) && !word.contains("phrase") {
        Kind::Code
    } else if is_in(EVERYDAY, word) {
        Kind::Everyday
    } else if KEYS.iter().any(|key| word.contains(key))
        && word != "code secret"
        && !word.contains("wifi")
        && word != "network key"
    {
        Kind::Key
    } else {
        Kind::Open
    }
}

/// How words end that say what became of a password, in the middle of a sentence: "est désactivée par défaut", "è considerata".
const PARTICIPLES: &[&str] = &[
    "ée", "ées", "és", "ata", "ate", "ato", "ada", "ado", "ida", "ido", "uta", "uto", "iert", "erat", "erad",
    "eerd",
];

/// Some character that no plain word has.
fn is_marked(value: &str) -> bool {
    value.chars().any(|c| c.is_ascii_digit() || (c.is_ascii_punctuation() && !matches!(c, '-' | '\'' | '.')))
        || value.chars().skip(1).any(char::is_uppercase) && value.chars().any(char::is_lowercase)
}

fn open(scan: &Scan<'_>, found: &Assigned<'_>) -> Option<f32> {
    let value = found.value;
    let marked = is_marked(value);
    let lower = value.to_lowercase();
    if NOT_A_SECRET.contains(&lower.as_str()) && !found.quoted {
        return None;
    }
    let ends_so = |ends: &[&str]| ends.iter().any(|end| lower.len() > 5 && lower.ends_with(end));
    let inflected = ends_so(&["ing", "ed", "able", "ible", "ly", "ful"])
        || ends_so(PARTICIPLES) && runs_on(scan, found.range);
    let prose = value.starts_with(char::is_uppercase) && runs_on(scan, found.range);
    match found.link {
        Link::Sign if marked || found.quoted => Some(0.95),
        // "password: Specifies a password": a description.
        Link::Sign if prose => None,
        Link::Sign if found.range.len() >= 3 => Some(if runs_on(scan, found.range) { 0.6 } else { 0.85 }),
        Link::Verb if marked || found.quoted => Some(0.92),
        Link::Verb if inflected || value.len() < 4 => None,
        Link::Verb => Some(if runs_on(scan, found.range) { 0.5 } else { 0.75 }),
        Link::Blank if found.quoted && value.len() >= 4 && !value.contains(' ') => Some(0.8),
        Link::Blank if is_secret_like(value, 6) && is_marked(value) => Some(0.8),
        _ => None,
    }
}

fn everyday(scan: &Scan<'_>, found: &Assigned<'_>) -> Option<f32> {
    let digits = found.value.bytes().any(|byte| byte.is_ascii_digit());
    match found.link {
        _ if found.value.contains(' ') => None,
        Link::Sign if is_marked(found.value) => open(scan, found),
        Link::Sign if found.quoted && !found.value.contains(' ') => Some(0.75),
        Link::Sign if !runs_on(scan, found.range) => open(scan, found).map(|sure| sure.min(0.6)),
        Link::Verb if digits && found.value.len() >= 4 => Some(0.75),
        Link::Blank if is_secret_like(found.value, 8) => Some(0.6),
        _ => None,
    }
}

fn code(word: &str, found: &Assigned<'_>) -> Option<f32> {
    let value = found.value.trim_matches(['#', '*']);
    let digits = value.bytes().filter(u8::is_ascii_digit).count();
    let shaped = value.len() <= 16
        && value.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-# *".contains(&byte));
    let least = if found.link == Link::Blank { 4 } else { 3 };
    if !shaped || digits < least {
        // "passcode: hunter" is a password by another name.
        let wordy = word == "passcode"
            && found.link == Link::Sign
            && !NOT_A_SECRET.contains(&found.value.to_lowercase().as_str());
        return wordy.then_some(0.8);
    }
    // India writes its postal codes so; a security code is mostly a card's.
    let postal = (word == "pin code" || word == "pincode") && digits == 6 && value.len() == 6;
    if postal {
        return Some(0.45);
    }
    Some(if word.contains("security") { 0.6 } else { 0.9 })
}

fn made_by_machine(word: &str, found: &Assigned<'_>) -> Option<f32> {
    let value = found.value;
    let path = value.starts_with('/') || value.starts_with("./") || value.contains("://");
    let digits_only = value.bytes().all(|byte| byte.is_ascii_digit());
    if path || digits_only || value.contains(' ') {
        return None;
    }
    match found.link {
        Link::Sign if is_secret_like(value, 8) => Some(0.92),
        Link::Sign if found.quoted && word.contains("secret") && value.len() >= 6 => Some(0.75),
        Link::Verb if is_secret_like(value, 8) => Some(0.88),
        Link::Blank if is_secret_like(value, 12) && value.bytes().any(|byte| byte.is_ascii_digit()) => {
            Some(0.75)
        }
        _ => None,
    }
}

/// `password = get_password()`, `password: req.body.password`, `password=$PASSWORD`.
fn is_variable(found: &Assigned<'_>) -> bool {
    let value = found.value;
    if found.quoted {
        return value.contains("://");
    }
    let named = value.strip_prefix(['$', '%', '@', ':', '&']).is_some_and(|name| {
        let name = name.trim_end_matches('%');
        name.chars().all(|c| c.is_ascii_uppercase() || c == '_')
            || name.chars().all(|c| c.is_ascii_lowercase() || c == '_')
    });
    let call = value.contains('(')
        && value.split('(').next().is_some_and(|name| {
            !name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '_' | '.'))
        });
    let member = [
        "self.",
        "this.",
        "req.",
        "request.",
        "config.",
        "args.",
        "options.",
        "opts.",
        "user.",
        "settings.",
        "secrets.",
        "data.",
        "props.",
        "env.",
        "var.",
    ]
    .iter()
    .any(|owner| value.starts_with(owner));
    named || call || member || value.contains("://") || value.ends_with(".get")
}

/// "Password:\nUsername: x": what follows is another key.
fn is_next_key(scan: &Scan<'_>, found: &Assigned<'_>) -> bool {
    let rest = scan.ahead(found.range.end(), 4);
    !found.quoted
        && (rest.starts_with(": ") || rest.starts_with(":\n") || rest.starts_with(" = ") || rest == ":")
        && !is_marked(found.value)
}

/// A lower-case word goes on behind it: it may be a sentence.
fn runs_on(scan: &Scan<'_>, range: TextRange) -> bool {
    let mut rest = scan.ahead(range.end(), 8).chars();
    rest.next() == Some(' ') && rest.next().is_some_and(char::is_lowercase)
}

/// A passphrase has several words: to the end of the line or the sentence, twelve words at most.
fn phrase_range(scan: &Scan<'_>, first: TextRange) -> TextRange {
    let rest = scan.ahead(first.start(), 160);
    let line = &rest[..rest.find(['\n', '.', ',', ';', '"', '<', '(']).unwrap_or(rest.len())];
    let words = line.split(' ').take(12).take_while(|word| !word.is_empty()).count();
    let length: usize = line.split(' ').take(words).map(|word| word.len() + 1).sum();
    TextRange::at(first.start(), length.saturating_sub(1).max(first.len()))
}

/// "482 913": a code in two groups of three.
fn grouped(scan: &Scan<'_>, range: TextRange) -> TextRange {
    let digits = |text: &str| text.len() == 3 && text.bytes().all(|byte| byte.is_ascii_digit());
    let rest = scan.ahead(range.end(), 8);
    let second = rest.strip_prefix(' ').and_then(|rest| rest.get(..3)).is_some_and(digits);
    let ends = rest.get(4..).is_none_or(|rest| !rest.starts_with(|c: char| c.is_alphanumeric()));
    if digits(range.of(scan.text)) && second && ends {
        TextRange::new(range.start(), range.end() + 4)
    } else {
        range
    }
}

/// "password changed from Old1 to New2": both.
fn changed_from(scan: &Scan<'_>, key: TextRange, sink: &mut Sink) {
    let window = scan.ahead(key.end(), 120);
    let sentence = &window[..window.find(['\n', ';']).unwrap_or(window.len())];
    let Some(from) = sentence.find(" from ").filter(|at| *at <= 24) else { return };
    let mut at = from + 6;
    for word in sentence[at..].split(' ').take(3) {
        let value = word.trim_matches(['"', '\'', '`', ',', '.']);
        let lead = word.len() - word.trim_start_matches(['"', '\'', '`']).len();
        if is_secret_like(value, 5) && is_marked(value) {
            let range = TextRange::at(key.end() + at + lead, value.len());
            sink.push(range, Label::Password, 0.8, Evidence::CONTEXT.and(Evidence::PATTERN));
        } else if word != "to" {
            return;
        }
        at += word.len() + 1;
    }
}

/// "hunter2 is my password": the value stands before its word.
fn stated_behind(scan: &Scan<'_>, key: TextRange, kind: Kind, sink: &mut Sink) {
    if !matches!(kind, Kind::Open | Kind::Code) {
        return;
    }
    let behind = scan.behind(key.start(), 80);
    let mut words = behind.rsplit(' ').filter(|word| !word.is_empty());
    let mut word = words.next();
    for _ in 0..2 {
        if word.is_some_and(|word| {
            matches!(
                word.to_lowercase().as_str(),
                "my" | "the"
                    | "your"
                    | "his"
                    | "her"
                    | "their"
                    | "our"
                    | "new"
                    | "temporary"
                    | "wifi"
                    | "login"
            )
        }) {
            word = words.next();
        }
    }
    if !word.is_some_and(|word| matches!(word, "is" | "as" | "was")) {
        return;
    }
    let Some(value) = words.next() else { return };
    let value = value.trim_matches(['"', '\'', '`', '(', ')', ',']);
    let start = key.start() - behind.len() + (value.as_ptr() as usize - behind.as_ptr() as usize);
    let digits = value.bytes().filter(u8::is_ascii_digit).count();
    let fits = match kind {
        Kind::Code => digits >= 4 && digits == value.len() && digits <= 8,
        _ => digits > 0 && is_secret_like(value, 6) && !value.ends_with([':', '.']),
    };
    if fits {
        sink.push(
            TextRange::at(start, value.len()),
            Label::Password,
            0.8,
            Evidence::CONTEXT.and(Evidence::PATTERN),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scan::testing::check;

    #[test]
    fn announced_secrets_are_found() {
        check(
            &PASSWORD,
            &[
                "password: ‹PASSWORD|hunter2›, ok",
                "password: ‹PASSWORD|tornado›",
                "La password è ‹PASSWORD|patata›.",
                "pwd=‹PASSWORD|27%alfalfa› Password is ‹PASSWORD|temp1234›.",
                "\"password\": \"‹PASSWORD|correct horse›\"",
                "DB_PASSWORD='‹PASSWORD|s3cr3t›'",
                "dbPassword = \"‹PASSWORD|s3cr3t›\"",
                "PIN is ‹PASSWORD|1234›, OTP: ‹PASSWORD|482910›, door code ‹PASSWORD|4821›",
                "passphrase: ‹PASSWORD|correct horse battery staple›\n",
                "The password for the portal is ‹PASSWORD|Summer2020!›",
                "api_key=‹PASSWORD|abcd1234efgh5678› SECRET_KEY=‹PASSWORD|x9$kLmn0pQ›",
                "aws_secret_access_key = ‹PASSWORD|wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY›",
                "password: ‹PASSWORD|monkey›",
                "mysql --password ‹PASSWORD|hunter2› -u x",
                "mot de passe : ‹PASSWORD|azerty12›; Passwort lautet ‹PASSWORD|Geheim1›; пароль: ‹PASSWORD|секрет1›",
                "密码是‹PASSWORD|abc12345›，パスワードは‹PASSWORD|abc12345›です",
                "‹PASSWORD|hunter22› is my password",
                "password changed from ‹PASSWORD|OldPass1› to ‹PASSWORD|NewPass2›.",
                "mot de passe provisoire : ‹PASSWORD|Azerty2023!›, OTP is ‹PASSWORD|482 913›.",
                "use ‹PASSWORD|4821› as the PIN",
                "OTP: ‹PASSWORD|482910› сидит; OTP: ‹PASSWORD|482910› 中文",
                "Server=x;User Id=sa;Password=‹PASSWORD|My_P4ss›;Database=y",
                "client_secret: \"‹PASSWORD|mysecretvalue›\"",
                "?token=‹PASSWORD|abcd1234abcd›&x=1",
                "Schlüssel: ‹PASSWORD|x9$kLmn0pQ›",
            ],
        );
    }

    #[test]
    fn talk_about_passwords_is_none() {
        check(
            &PASSWORD,
            &[
                "password reset, forgot password, password must contain 8 characters",
                "Password: must contain 8 characters; your password is required",
                "password is too weak, password has expired, the password was changed",
                "password: ${DB_PASSWORD} password=$PASSWORD pwd: **** password: <password>",
                "password = get_password() password: req.body.password",
                "password_length: 12 token_type: bearer1 token count 5",
                "Password:\nUsername: ",
                "the token is valid, secret is safe, key: value, the key is to practice",
                "pin 3 of the board, PIN Code: 560001, pass the salt",
                "Password reset link: https://x, password help: call us, password question: what",
                "passwords are bad, password-protected, password.",
                "password: Specifies a password to open it",
                "def login(username, password):",
                "Lösung: Zwei Atome; eine andere Lösung desselben Problems: Zwei; der Schlüssel: Geduld",
            ],
        );
    }
}
