//! Bank identifier codes (BIC, SWIFT): four letters of the bank, two of the country, place, branch.
//!
//! Eight capital letters are a word as often as a bank, so a word for it must stand nearby. They identify a bank, not
//! an account: ROUTING_NUMBER.

use blackbar_core::{Evidence, Label, Likelihoods, TextRange};

use super::after_cue::value_start;
use crate::scan::{Anchor, Cue, MeaningKind, Recognizer, Scan, Sink, Trigger};

/// Finds bank identifier codes.
pub static RECOGNIZER: Recognizer = Recognizer {
    name: "bic",
    labels: &[Label::RoutingNumber],
    trigger: Trigger::Words(&[MeaningKind::Cue(Cue::BankAccount), MeaningKind::Cue(Cue::Routing)]),
    check,
};

/// ISO 3166-1, two letters each.
const COUNTRIES: &str = "ADAEAFAGAIALAMAOAQARASATAUAWAXAZBABBBDBEBFBGBHBIBJBLBMBNBOBQBRBSBTBVBWBYBZCACCCDCFCGCHCICKCLCMCNCOCRCUCVCWCXCYCZDEDJDKDMDODZECEEEGEHERESETFIFJFKFMFOFRGAGBGDGEGFGGGHGIGLGMGNGPGQGRGSGTGUGWGYHKHMHNHRHTHUIDIEILIMINIOIQIRISITJEJMJOJPKEKGKHKIKMKNKPKRKWKYKZLALBLCLILKLRLSLTLULVLYMAMCMDMEMFMGMHMKMLMMMNMOMPMQMRMSMTMUMVMWMXMYMZNANCNENFNGNINLNONPNRNUNZOMPAPEPFPGPHPKPLPMPNPRPSPTPWPYQARERORSRURWSASBSCSDSESGSHSISJSKSLSMSNSOSRSSSTSVSXSYSZTCTDTFTGTHTJTKTLTMTNTOTRTTTVTWTZUAUGUMUSUYUZVAVCVEVGVIVNVUWFWSXKYEYTZAZMZW";

fn check(scan: &Scan<'_>, anchor: Anchor, sink: &mut Sink) {
    let Anchor::Word(index) = anchor else { return };
    let cue = scan.hit(index).range;
    let name = cue.of(scan.text).to_ascii_lowercase();
    if !(name.contains("bic") || name.contains("swift")) {
        return;
    }
    // "SWIFT/BIC: ...", "BIC (SWIFT code) ...": the words come in rows.
    let Some((mut start, _)) = value_start(scan, cue.end()) else { return };
    for word in ["/bic", "/swift", "bic", "swift", "code"] {
        let rest = scan.ahead(start, 24);
        if rest.get(..word.len()).is_some_and(|head| head.eq_ignore_ascii_case(word))
            && !rest[word.len()..].starts_with(|c: char| c.is_ascii_alphanumeric())
        {
            let Some((next, _)) = value_start(scan, start + word.len()) else { return };
            start = next;
        }
    }
    let rest = scan.ahead(start, 16);
    let len = rest.bytes().take_while(u8::is_ascii_alphanumeric).count();
    let code = rest[..len].to_ascii_uppercase();
    let capitals = rest[..len] == code;
    if !is_bic(&code)
        || (!capitals && !rest[..len].bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit()))
    {
        return;
    }
    let labels = Likelihoods::one(Label::RoutingNumber, if capitals { 0.95 } else { 0.7 })
        .with(Label::BankAccount, 0.4);
    sink.push_labels(TextRange::at(start, len), labels, Evidence::PATTERN.and(Evidence::CONTEXT));
}

/// Eight or eleven characters with a country in the middle.
fn is_bic(code: &str) -> bool {
    let shape = matches!(code.len(), 8 | 11) && code.as_bytes()[..6].iter().all(u8::is_ascii_uppercase);
    shape && COUNTRIES.as_bytes().chunks(2).any(|country| country == &code.as_bytes()[4..6])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scan::testing;

    #[test]
    fn codes_by_their_word() {
        testing::check(
            &RECOGNIZER,
            &[
                "BIC: ‹ROUTING_NUMBER|COBADEFFXXX›",
                "SWIFT/BIC ‹ROUTING_NUMBER|DEUTDEFF›, swift code ‹ROUTING_NUMBER|CHASUS33›",
                "BIC COBAQQFF, BIC COBADEFFX, the swift response",
                "COBADEFFXXX alone",
            ],
        );
    }
}
