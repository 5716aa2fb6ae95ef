//! Numbers in words: "sixty-five", "mille neuf cent quarante-quatre", "treinta y uno", 四十五. The tables in `languages`
//! hold the single words; here they are put together.

use blackbar_core::TextRange;

use super::choices::one_of;
use super::pieces::{Digits, char_before, word_at};
use crate::scan::{Meaning, Scan};

/// A cardinal or ordinal number in words, composed where the language puts blanks or hyphens inside.
pub(super) fn number_words_at(scan: &Scan<'_>, at: usize) -> Option<Digits> {
    let word = |at| {
        word_at(scan, at, |meaning| match meaning {
            Meaning::NumberWord(value) => Some(u32::from(value)),
            _ => None,
        })
    };
    let (first, range) = word(at)?;
    if let Some(han) = han_at(scan.text, at) {
        return Some(han).filter(|_| char_before(scan.text, at).is_none_or(|c| han_value(c).is_none()));
    }
    let (mut thousands, mut rest) = if first == 1000 { (1000, 0) } else { (0, first) };
    let mut end = range.end();
    for _ in 0..7 {
        let Some(next) = one_of(scan.text, end, JOINERS) else { break };
        let Some((more, range)) = word(next) else { break };
        match (rest, more) {
            (1..=999, 1000) if thousands == 0 => (thousands, rest) = (rest * 1000, 0),
            (1..=19, 100) => rest *= 100,
            (0, 100) if thousands > 0 => rest = 100,
            (0, 1..=99) if thousands > 0 => rest = more,
            (rest_, 1..=99) if rest_ > 0 && rest_ % 100 == 0 => rest += more,
            (rest_, 1..=9) if rest_ % 10 == 0 && rest_ % 100 >= 20 => rest += more,
            // soixante-dix-sept, quatre-vingt-douze
            (rest_, 10..=19) if matches!(rest_ % 100, 60 | 80) => rest += more,
            (4, 20) => rest = 80,
            (rest_, 1..=9) if matches!(rest_ % 100, 70 | 90) => rest += more,
            _ => break,
        }
        end = range.end();
    }
    Some(Digits { range: TextRange::new(at, end), value: thousands + rest })
}

const JOINERS: &[&str] =
    &[" and ", "-and-", " y ", " e ", " et ", "-et-", " und ", " en ", "-", " ", " at ", " i ", " и "];

/// A whole run of Han numerals: 四十五, 二百, 一百万.
fn han_at(text: &str, at: usize) -> Option<Digits> {
    let rest = text.get(at..)?;
    let (mut total, mut group, mut digit, mut end) = (0u32, 0u32, 0u32, 0);
    for (index, c) in rest.char_indices().take(12) {
        let Some(value) = han_value(c) else { break };
        match value {
            0..=9 => digit = digit.saturating_mul(10).saturating_add(value),
            10 | 100 | 1000 => {
                group = group.saturating_add(digit.max(1).saturating_mul(value));
                digit = 0;
            }
            _ => {
                total = total.saturating_add(group.saturating_add(digit).max(1).saturating_mul(value));
                (group, digit) = (0, 0);
            }
        }
        end = index + c.len_utf8();
    }
    let value = total.saturating_add(group).saturating_add(digit);
    (end > 0).then(|| Digits { range: TextRange::at(at, end), value })
}

fn han_value(c: char) -> Option<u32> {
    Some(match c {
        '〇' | '零' => 0,
        '一' | '壱' => 1,
        '二' | '弐' | '两' | '兩' => 2,
        '三' => 3,
        '四' => 4,
        '五' => 5,
        '六' => 6,
        '七' => 7,
        '八' => 8,
        '九' => 9,
        '十' => 10,
        '百' => 100,
        '千' => 1000,
        '万' | '萬' => 10_000,
        '億' | '亿' => 100_000_000,
        _ => return None,
    })
}

/// Ordinals stand in the same tables as cardinals; "third week" is no duration.
pub(super) fn is_ordinal(word: &str) -> bool {
    #[rustfmt::skip]
    const ENDINGS: &[&str] = &[
        "first", "second", "third", "fth", "lfth", "ixth", "venth", "ghth", "inth", "enth", "ieth", "urth",
        "ième", "ieme", "premier", "première", "zweite", "dritte", "vierte", "ünfte", "echste", "iebte",
        "achte", "eunte", "hnte", "igste", "erste", "ersten", "hnten", "igsten", "itten", "ierten", "primero",
        "primera", "segundo", "segunda", "tercer", "tercero", "tercera", "cuarto", "cuarta", "quinto", "quinta",
        "sexto", "séptimo", "octavo", "noveno", "décimo", "primo", "prima", "secondo", "seconda", "terzo",
        "terza", "quarto", "quarta", "esimo", "esima", "sesto", "ottavo", "nono", "decimo", "primeiro",
        "primeira", "terceiro", "terceira", "oitavo", "ый", "ий", "ой", "ого", "его", "ая", "ое", "ье", "тя",
        "рший", "ерша", "eerste", "tweede", "derde", "ierde", "ijfde", "esde", "evende", "tste", "sétima",
        "oitava", "nona", "décima", "sexta", "séptima", "octava", "novena", "stes", "ites", "ttes", "rtes",
        "rster", "gende", "iende", "ята", "перша", "друга", "третя", "ерта", "шоста", "сьома", "восьма", "ятий",
        "ziger", "zweiten", "dritten", "vierten", "fünften", "sechsten", "siebten", "achten", "neunten",
        "zehnten",
    ];
    let lowered = word.to_lowercase();
    ENDINGS.iter().any(|ending| lowered.ends_with(ending))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_in_words_are_composed() {
        let value = |text: &str| {
            let scan = Scan::new(text);
            number_words_at(&scan, 0).map(|number| (number.value, number.range.of(text).to_owned()))
        };
        for (text, number, covered) in [
            ("sixty-five-year-old", 65, "sixty-five"),
            ("twelve years", 12, "twelve"),
            ("two hundred and six bones", 206, "two hundred and six"),
            ("two thousand and five", 2005, "two thousand and five"),
            ("five hundred thousand", 500_000, "five hundred thousand"),
            ("twenty first", 21, "twenty first"),
            ("twenty twenty", 20, "twenty"),
            ("四十五分", 45, "四十五"),
        ] {
            assert_eq!(value(text), Some((number, covered.to_owned())), "{text}");
        }
    }
}
