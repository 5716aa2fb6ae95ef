//! Recovery phrases of wallets: 12 to 24 short words behind "seed phrase" or "mnemonic" (BIP 39). They spend the money,
//! so they are PASSWORD.

use blackbar_core::{Evidence, Label, TextRange};

use crate::scan::{Anchor, Recognizer, Scan, Sink, Trigger};

/// See the file.
pub(super) static SEED_PHRASE: Recognizer = Recognizer {
    name: "seed_phrase",
    labels: &[Label::Password],
    trigger: Trigger::Literals(&[
        "seed phrase",
        "seed words",
        "seed:",
        "mnemonic",
        "recovery phrase",
        "recovery words",
        "secret phrase",
        "backup phrase",
        "recovery seed",
        "frase semilla",
        "phrase de récupération",
        "frase de recuperación",
    ]),
    check,
};

/// Everyday words that are in no BIP 39 list: a sentence, not a phrase.
#[rustfmt::skip]
const SENTENCE: &[&str] = &[
    "the", "and", "for", "your", "you", "are", "was", "were", "with", "from", "not", "never", "must",
    "should", "please", "has", "had", "been", "our", "his", "her", "they", "them", "but", "any", "which",
    "here", "there", "his", "its", "into", "phrase", "words", "consists", "contains", "usually",
];

fn check(scan: &Scan<'_>, anchor: Anchor, sink: &mut Sink) {
    let Anchor::Literal(mark) = anchor else { return };
    let window = scan.ahead(mark.end(), 400);
    let mut run: Option<(usize, usize, usize)> = None;
    let mut at = 0;
    for word in window.split_inclusive(|c: char| !c.is_alphanumeric()) {
        let bare = word.trim_end_matches(|c: char| !c.is_alphanumeric());
        let (start, end) = (at, at + bare.len());
        at += word.len();
        // "1. abandon 2. ability": blanks, marks and numbers of a list do not break the row.
        if bare.is_empty() || (bare.len() <= 2 && bare.bytes().all(|byte| byte.is_ascii_digit())) {
            continue;
        }
        let seed = (3..=8).contains(&bare.len())
            && bare.bytes().all(|byte| byte.is_ascii_lowercase())
            && !SENTENCE.contains(&bare);
        run = match run {
            Some((from, _, count)) if seed && count < 24 => Some((from, end, count + 1)),
            Some((_, _, count)) if count >= 12 => break,
            // A row must begin soon.
            _ if start > 96 => return,
            _ if seed => Some((start, end, 1)),
            _ => None,
        };
    }
    if let Some((from, end, count)) = run
        && count >= 12
    {
        let range = TextRange::new(mark.end() + from, mark.end() + end);
        sink.push(range, Label::Password, 0.95, Evidence::PATTERN.and(Evidence::CONTEXT));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scan::testing::check;

    #[test]
    fn phrases_are_rows_of_short_words() {
        let words = "legal winner thank year wave sausage worth useful legal winner thank yellow";
        check(
            &SEED_PHRASE,
            &[
                &format!("seed phrase: ‹PASSWORD|{words}›."),
                &format!("My recovery phrase is \"‹PASSWORD|{words}›\", ok"),
                "mnemonic:\n1. ‹PASSWORD|legal 2. winner 3. thank 4. year 5. wave 6. sausage 7. worth 8. useful 9. legal 10. winner 11. thank 12. yellow›\n",
                "the seed phrase is a list of words that you should never share with anybody else on earth, not even once",
                "seed phrase: legal winner thank",
            ],
        );
    }
}
