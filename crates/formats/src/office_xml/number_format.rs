//! What a sheet shows for a number: a date for 29344, 078-05-1120 for 78051120. Detection has to see what a person sees.

use std::borrow::Cow;
use std::collections::HashMap;

use blackbar_core::FormatError;

use super::markup::{Token, Tokens};
use super::spelling::Spelling;

/// The last day that a sheet can show: 9999-12-31.
const LAST_DAY: f64 = 2_958_466.0;
/// From 1899-12-30, where day 0 lies, to 1970-01-01.
const TO_1970: i64 = 25_569;
/// What files of old Macintoshes count from: 1904-01-01.
const TO_1904: i64 = 1_462;
/// The digits that a sheet shows of a number unless told otherwise.
const SHOWN_DIGITS: usize = 10;
/// Fewer places are a plain number.
const TELLING_PLACES: usize = 5;

/// How a number is shown.
#[derive(Clone, Debug, PartialEq)]
enum Look {
    Plain,
    Date,
    /// Digits put into a mask, where `0` stands for one.
    Mask(String),
}

/// The looks of a workbook's cells, by the number of their style.
#[derive(Default)]
pub(super) struct NumberFormats {
    looks: Vec<Look>,
    from_1904: bool,
}

impl NumberFormats {
    /// Reads a workbook's styles.
    pub(super) fn read(source: &str, from_1904: bool, depth: usize) -> Result<NumberFormats, FormatError> {
        let mut tokens = Tokens::new(source, depth);
        let mut codes: HashMap<u32, Look> = HashMap::new();
        let (mut looks, mut in_cells) = (Vec::new(), false);
        while let Some(token) = tokens.next()? {
            match token {
                Token::Start(tag) => {
                    let id = || tag.get("numFmtId").and_then(|id| id.parse::<u32>().ok());
                    match tag.name {
                        "cellXfs" => in_cells = !tag.empty,
                        "numFmt" => {
                            if let (Some(id), Some(code)) = (id(), tag.get("formatCode")) {
                                codes.insert(id, look_of(&Spelling::Attribute.reading(code)));
                            }
                        }
                        "xf" if in_cells => {
                            let id = id().unwrap_or_default();
                            looks.push(codes.get(&id).cloned().unwrap_or_else(|| built_in(id)));
                        }
                        _ => {}
                    }
                }
                Token::End("cellXfs", _) => in_cells = false,
                _ => {}
            }
        }
        Ok(NumberFormats { looks, from_1904 })
    }

    /// What a sheet shows for a value.
    pub(super) fn shown<'v>(&self, value: &'v str, style: Option<usize>) -> Cow<'v, str> {
        let value = value.trim();
        let plain = || written_out(value);
        match style.and_then(|style| self.looks.get(style)) {
            None | Some(Look::Plain) => plain(),
            Some(Look::Date) => self.date(value).map_or_else(plain, Cow::Owned),
            Some(Look::Mask(mask)) => masked(&plain(), mask).map_or_else(plain, Cow::Owned),
        }
    }

    fn date(&self, value: &str) -> Option<String> {
        let serial: f64 = value.parse().ok()?;
        if !(1.0..LAST_DAY).contains(&serial) {
            return None;
        }
        #[expect(clippy::cast_possible_truncation, reason = "the range was checked")]
        let (day, seconds) = (serial.trunc() as i64, (serial.fract() * 86_400.0).round() as i64);
        let day = if self.from_1904 { day + TO_1904 } else { day };
        // A 29th of February 1900 that never was is day 60.
        let day = if day < 60 && !self.from_1904 { day + 1 } else { day };
        let (year, month, day) = civil(day - TO_1970);
        let date = format!("{year:04}-{month:02}-{day:02}");
        if seconds == 0 {
            return Some(date);
        }
        Some(format!("{date} {:02}:{:02}", seconds / 3600 % 24, seconds / 60 % 60))
    }
}

/// `5.551234567E9` is 5551234567; `3.6831453488345329` is shown as 3.683145349, and has no card's number in it.
fn written_out(value: &str) -> Cow<'_, str> {
    let exact = !value.contains(['E', 'e']) && (value.len() <= SHOWN_DIGITS + 1 || !value.contains('.'));
    let Some(number) = value.parse::<f64>().ok().filter(|number| !exact && number.is_finite()) else {
        return value.into();
    };
    if number.fract() == 0.0 {
        return if number.abs() < 1e17 { format!("{number:.0}").into() } else { value.into() };
    }
    let whole = format!("{:.0}", number.abs().trunc()).len();
    // The zeros behind the point of a small number count for nothing.
    let small = if number.abs() < 1e-4 { return value.into() } else { number.abs() < 1.0 };
    let places = SHOWN_DIGITS.saturating_sub(if small { 1 } else { whole });
    let shown = format!("{number:.places$}");
    shown.trim_end_matches('0').trim_end_matches('.').to_owned().into()
}

/// The date so many days after 1970-01-01.
fn civil(days: i64) -> (i64, i64, i64) {
    let shifted = days + 719_468;
    let era = shifted.div_euclid(146_097);
    let of_era = shifted.rem_euclid(146_097);
    let year_of_era = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    (year_of_era + era * 400 + i64::from(month <= 2), month, day)
}

fn built_in(id: u32) -> Look {
    match id {
        14..=17 | 22 | 27..=31 | 36 | 50..=54 | 57 | 58 => Look::Date,
        _ => Look::Plain,
    }
}

/// Splits a format code into its signs and what it quotes: (character, quoted).
fn signs(code: &str) -> Vec<(char, bool)> {
    let mut signs = Vec::new();
    let (mut quoted, mut bracket) = (false, false);
    let mut characters = code.chars();
    while let Some(character) = characters.next() {
        match character {
            '"' if !bracket => quoted = !quoted,
            _ if quoted => signs.push((character, true)),
            '[' => bracket = true,
            ']' => bracket = false,
            _ if bracket => {}
            '\\' => signs.extend(characters.next().map(|next| (next, true))),
            // The width of a character, or a character to fill up with.
            '_' | '*' => {
                characters.next();
            }
            _ => signs.push((character, false)),
        }
    }
    signs
}

fn look_of(code: &str) -> Look {
    let sections: Vec<Vec<(char, bool)>> = code.split(';').map(signs).collect();
    let has = |wanted: &[char]| {
        sections.iter().flatten().any(|(sign, quoted)| !quoted && wanted.contains(&sign.to_ascii_lowercase()))
    };
    if has(&['y', 'd']) {
        return Look::Date;
    }
    if has(&['.', ',', '%', 'e', '?', 'h', 's', '@', 'g']) {
        return Look::Plain;
    }
    let places = |section: &&Vec<(char, bool)>| {
        section.iter().filter(|(sign, quoted)| !quoted && matches!(sign, '0' | '#')).count()
    };
    let Some(section) =
        sections.iter().max_by_key(places).filter(|section| places(section) >= TELLING_PLACES)
    else {
        return Look::Plain;
    };
    let place = |(sign, quoted): &(char, bool)| match sign {
        '0' | '#' if !quoted => '0',
        // A digit that is quoted would be taken for a place.
        sign if sign.is_ascii_digit() => ' ',
        sign => *sign,
    };
    Look::Mask(section.iter().map(place).collect())
}

/// The digits in their places, from the right; nothing when it is no whole number or does not fit.
fn masked(number: &str, mask: &str) -> Option<String> {
    if number.is_empty() || !number.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let places = mask.chars().filter(|sign| *sign == '0').count();
    let digits = format!("{number:0>places$}");
    let mut digits = digits.chars();
    let extra = number.len().saturating_sub(places);
    let mut shown: String = digits.by_ref().take(extra).collect();
    for sign in mask.chars() {
        shown.push(if sign == '0' { digits.next()? } else { sign });
    }
    Some(shown)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_shown_as_their_format_says() {
        let styles = "<styleSheet><numFmts><numFmt numFmtId=\"164\" formatCode=\"000\\-00\\-0000\"/>\
            <numFmt numFmtId=\"165\" formatCode=\"[$-409]d\\ mmm\\ yyyy;@\"/><numFmt numFmtId=\"166\" formatCode=\"#,##0.00\"/>\
            <numFmt numFmtId=\"167\" formatCode=\"[&lt;=9999999]###\\-####;\\(###\\)\\ ###\\-####\"/></numFmts>\
            <cellXfs><xf numFmtId=\"0\"/><xf numFmtId=\"14\"/><xf numFmtId=\"164\"/><xf numFmtId=\"165\"/><xf numFmtId=\"166\"/><xf numFmtId=\"167\"/></cellXfs></styleSheet>";
        let formats = NumberFormats::read(styles, false, 16).unwrap();
        for (value, style, shown) in [
            ("29344", 0, "29344"),
            ("29344", 1, "1980-05-03"),
            ("61", 1, "1900-03-01"),
            ("1", 1, "1900-01-01"),
            ("45292.5", 3, "2024-01-01 12:00"),
            ("78051120", 2, "078-05-1120"),
            ("1234.5", 4, "1234.5"),
            ("4155550132", 5, "(415) 555-0132"),
            ("5.551234567E9", 0, "5551234567"),
            ("3.6831453488345329", 0, "3.683145349"),
            ("1135.8399999999999", 4, "1135.84"),
            ("1.4732965009208104E-2", 0, "0.014732965"),
            ("-33.8688197", 0, "-33.8688197"),
            ("4111111111111111", 0, "4111111111111111"),
            ("1.5E-9", 0, "1.5E-9"),
            ("1E400", 0, "1E400"),
            ("x", 1, "x"),
            ("-5", 1, "-5"),
            ("7", 99, "7"),
        ] {
            assert_eq!(formats.shown(value, Some(style)), shown, "{value} in {style}");
        }
        let old = NumberFormats::read(styles, true, 16).unwrap();
        assert_eq!(old.shown("27882", Some(1)), "1980-05-03");
    }
}
