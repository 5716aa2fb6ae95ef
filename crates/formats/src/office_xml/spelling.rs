//! How the values of a part are spelled: what a person reads, and how a replacement is written.

use std::borrow::Cow;

use blackbar_core::{TextRange, Unescaped};

/// Stands for a date that was redacted. Not midnight, which most dates of files are at: where that was redacted as a time, it
/// must not turn up again.
const NO_MOMENT: &str = "1900-01-01T01:01:01Z";

/// The ways of spelling in an office file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Spelling {
    /// Between tags.
    Text,
    /// Between the tags of a workbook's string: `_x000D_` stands for a character.
    SheetText,
    /// `<![CDATA[...]]>`
    CData,
    /// `<!--...-->` and `<?...?>`
    Remark,
    /// In quotes of a tag.
    Attribute,
    /// A hyperlink's target in quotes of a tag: `%20` stands for a blank.
    Link,
    /// A string inside a formula, where `""` stands for a quote.
    Formula,
    /// In the format of a number, outside quotes: `\A` stands for a letter, and a replacement is put in quotes.
    FormatCode,
    /// In the format of a number, between `[$` and `]`.
    CurrencySign,
    /// What Excel shows beside a cell, and its title, in quotes of a tag. Excel takes a file with longer ones for broken.
    Prompt,
    Title,
    /// A stretch of a sheet's header or footer between its codes: `&&` stands for an ampersand.
    Banner,
    /// The value of a cell that is no text: a replacement makes the cell a text.
    Cell,
    /// A number where only a number may stand: a replacement makes it 0.
    Number,
    /// A date where only a date may stand.
    Moment,
    /// A name that other places refer to: letters, digits and underscores.
    Identifier,
    /// The name of a table or a defined name, which formulas refer to: a person reads blanks for its underscores.
    FormulaName,
    /// The name of a table's column, which is that of its first cell.
    ColumnName,
    /// The name of a sheet, which may not hold all characters.
    SheetName,
    /// The name of a sheet of another workbook, in a formula and in quotes.
    SheetReference,
}

impl Spelling {
    /// All of them, by their numbers.
    pub(super) const ALL: [Spelling; 20] = [
        Spelling::Text,
        Spelling::SheetText,
        Spelling::CData,
        Spelling::Remark,
        Spelling::Attribute,
        Spelling::Link,
        Spelling::Formula,
        Spelling::FormatCode,
        Spelling::CurrencySign,
        Spelling::Prompt,
        Spelling::Title,
        Spelling::Banner,
        Spelling::Cell,
        Spelling::Number,
        Spelling::Moment,
        Spelling::Identifier,
        Spelling::FormulaName,
        Spelling::ColumnName,
        Spelling::SheetName,
        Spelling::SheetReference,
    ];

    /// Whether any change takes the whole value.
    pub(super) fn whole(self) -> bool {
        matches!(self, Spelling::Number | Spelling::Moment)
    }

    /// Whether a change is worked out from all that the slot showed: a name with rules.
    pub(super) fn is_replaced_whole(self) -> bool {
        matches!(self, Spelling::FormulaName | Spelling::ColumnName | Spelling::SheetName)
    }

    /// The most characters that Excel takes.
    pub(super) fn longest(self) -> Option<usize> {
        match self {
            Spelling::Formula => Some(255),
            Spelling::Prompt => Some(225),
            Spelling::Title => Some(32),
            _ => None,
        }
    }

    /// What a person reads, with the way back to the source; nothing when that is the source itself.
    pub(super) fn unescaped(self, source: &str) -> Option<Unescaped> {
        let plain = match self {
            Spelling::CData | Spelling::Remark | Spelling::Cell | Spelling::Number | Spelling::Moment => true,
            Spelling::Text
            | Spelling::Attribute
            | Spelling::Prompt
            | Spelling::Title
            | Spelling::Banner
            | Spelling::Identifier
            | Spelling::CurrencySign
            | Spelling::SheetName
            | Spelling::SheetReference => !source.contains('&'),
            Spelling::FormatCode => !source.contains(['&', '\\']),
            Spelling::FormulaName => !source.contains(['&', '_']),
            Spelling::SheetText | Spelling::ColumnName => !source.contains('&') && !may_hold_code(source),
            Spelling::Link => !source.contains(['&', '%']),
            Spelling::Formula => !source.contains(['&', '"']),
        };
        if plain {
            return None;
        }
        let mut reading = Unescaped::new();
        let mut at = 0;
        while let Some(rest) = source.get(at..).filter(|rest| !rest.is_empty()) {
            match self.escape_at(rest) {
                Some((length, character)) => {
                    reading.escape(TextRange::at(at, length), character.encode_utf8(&mut [0; 4]));
                    at += length;
                }
                None => {
                    let first = rest.chars().next().map_or(1, char::len_utf8);
                    let next = rest.get(first..).unwrap_or("").find(['&', '_', '%', '"', '\\']);
                    let length = next.map_or(rest.len(), |next| first + next);
                    reading.verbatim(at, rest.get(..length).unwrap_or(""));
                    at += length;
                }
            }
        }
        Some(reading)
    }

    /// What a person reads.
    pub(super) fn reading(self, source: &str) -> Cow<'_, str> {
        match self.unescaped(source) {
            Some(reading) => Cow::Owned(reading.text().to_owned()),
            None => Cow::Borrowed(source),
        }
    }

    /// The escape that the source begins with: its length and what it stands for.
    fn escape_at(self, source: &str) -> Option<(usize, char)> {
        match self {
            Spelling::Link if source.starts_with('%') => percent(source),
            Spelling::FormulaName if source.starts_with('_') => Some((1, ' ')),
            Spelling::SheetText | Spelling::ColumnName if source.starts_with("_x") => underscored(source),
            Spelling::Formula => {
                let (length, character) = one(source)?;
                let second = source.get(length..).and_then(one);
                match second {
                    Some((more, '"')) if character == '"' => Some((length + more, '"')),
                    _ => (length > 1).then_some((length, character)),
                }
            }
            Spelling::FormatCode => {
                let (length, character) = one(source)?;
                if character != '\\' {
                    return (length > 1).then_some((length, character)).filter(|_| source.starts_with('&'));
                }
                let (more, escaped) = source.get(length..).and_then(one)?;
                Some((length + more, escaped))
            }
            Spelling::Banner => {
                let (length, character) = reference(source)?;
                let second = source.get(length..).and_then(reference);
                match second {
                    Some((more, '&')) if character == '&' => Some((length + more, '&')),
                    _ => Some((length, character)),
                }
            }
            _ => reference(source),
        }
    }

    /// A replacement as it is written. Most are written as they are.
    pub(super) fn spelled(self, text: &str) -> Cow<'_, str> {
        if self.leaves(text) { Cow::Borrowed(text) } else { Cow::Owned(self.spelled_out(text)) }
    }

    /// Whether nothing of a text is spelled otherwise: true only where that is plain.
    fn leaves(self, text: &str) -> bool {
        let plain = |byte: u8| matches!(byte, b' '..=b'~') && !b"&<>\"'".contains(&byte);
        match self {
            Spelling::Text | Spelling::Attribute => text.bytes().all(plain),
            Spelling::SheetText | Spelling::Cell => text.bytes().all(plain) && !may_hold_code(text),
            _ => false,
        }
    }

    fn spelled_out(self, text: &str) -> String {
        match self {
            Spelling::Number => return "0".to_owned(),
            Spelling::Moment => return NO_MOMENT.to_owned(),
            Spelling::FormatCode if text.is_empty() => return String::new(),
            Spelling::FormatCode => {
                let inside = Spelling::Attribute.spelled_out(&text.replace('"', "'"));
                return format!("&quot;{inside}&quot;");
            }
            _ => {}
        }
        let mut spelled = String::with_capacity(text.len() + 8);
        for character in text.chars() {
            let character = if is_xml(character) { character } else { '?' };
            match (self, character) {
                (Spelling::CData, ']') => spelled.push(')'),
                (Spelling::CData, _) => spelled.push(character),
                (Spelling::Remark, '-' | '?' | '<' | '>' | '&') => spelled.push('_'),
                (Spelling::Remark, _) => spelled.push(character),
                (Spelling::Identifier | Spelling::FormulaName, _) if !character.is_alphanumeric() => {
                    spelled.push('_');
                }
                (Spelling::SheetName | Spelling::SheetReference, '[' | '{') => spelled.push('('),
                (Spelling::SheetName | Spelling::SheetReference, ']' | '}') => spelled.push(')'),
                (
                    Spelling::SheetName | Spelling::SheetReference,
                    ':' | '\\' | '/' | '?' | '*' | '\'' | '!',
                ) => spelled.push('_'),
                (Spelling::CurrencySign, '[') => spelled.push('('),
                (Spelling::CurrencySign, ']') => spelled.push(')'),
                (Spelling::CurrencySign, '-') => spelled.push('_'),
                (Spelling::Banner, '&') => spelled.push_str("&amp;&amp;"),
                (Spelling::Formula, '"') => spelled.push_str("&quot;&quot;"),
                (Spelling::Link, _) if !is_link(character) => {
                    for byte in character.encode_utf8(&mut [0; 4]).bytes() {
                        spelled.push_str(&format!("%{byte:02X}"));
                    }
                }
                (Spelling::ColumnName, '\n') => spelled.push_str("_x000a_"),
                (Spelling::Attribute | Spelling::Prompt | Spelling::Title, '\n') => spelled.push_str("&#10;"),
                (Spelling::Attribute | Spelling::Prompt | Spelling::Title, '\t') => spelled.push_str("&#9;"),
                (_, '\r') => spelled.push_str("&#13;"),
                (_, '&') => spelled.push_str("&amp;"),
                (_, '<') => spelled.push_str("&lt;"),
                (_, '>') => spelled.push_str("&gt;"),
                (_, '"') => spelled.push_str("&quot;"),
                (_, '\'') => spelled.push_str("&apos;"),
                (_, other) => spelled.push(other),
            }
        }
        if matches!(self, Spelling::SheetText | Spelling::Cell | Spelling::ColumnName)
            && may_hold_code(&spelled)
        {
            spelled = guarded(&spelled);
        }
        spelled
    }
}

/// The character that a reference names: one of the five, or a number.
pub(super) fn referred(name: &str) -> Option<char> {
    match name {
        "amp" => Some('&'),
        "lt" => Some('<'),
        "gt" => Some('>'),
        "quot" => Some('"'),
        "apos" => Some('\''),
        _ => {
            let number = name.strip_prefix('#')?;
            let code = match number.strip_prefix('x') {
                Some(hex) if hex.bytes().all(|byte| byte.is_ascii_hexdigit()) => {
                    u32::from_str_radix(hex, 16).ok()?
                }
                None if number.bytes().all(|byte| byte.is_ascii_digit()) => number.parse().ok()?,
                _ => return None,
            };
            char::from_u32(code).filter(|character| is_xml(*character))
        }
    }
}

/// What XML 1.0 can hold.
fn is_xml(character: char) -> bool {
    matches!(character, '\t' | '\n' | '\r' | ' '..='\u{D7FF}' | '\u{E000}'..='\u{FFFD}' | '\u{10000}'..)
}

/// What a URI can hold as it is. Brackets may, but not everywhere, and Office is strict.
fn is_link(character: char) -> bool {
    character.is_ascii_alphanumeric() || "-._~:/?#@!$&'()*+,;=".contains(character)
}

fn reference(source: &str) -> Option<(usize, char)> {
    let rest = source.strip_prefix('&')?;
    let end = rest.bytes().take(12).position(|byte| byte == b';')?;
    Some((end + 2, referred(rest.get(..end)?)?))
}

/// One character, spelled out or by reference.
fn one(source: &str) -> Option<(usize, char)> {
    reference(source).or_else(|| source.chars().next().map(|first| (first.len_utf8(), first)))
}

/// `%C3%A9` is one character of two bytes.
fn percent(source: &str) -> Option<(usize, char)> {
    let byte_at = |at: usize| {
        let triple = source.get(at..at + 3)?;
        u8::from_str_radix(triple.strip_prefix('%')?, 16).ok()
    };
    let mut bytes = [0; 4];
    for length in 1..=4 {
        *bytes.get_mut(length - 1)? = byte_at(3 * (length - 1))?;
        if let Some(character) =
            std::str::from_utf8(bytes.get(..length)?).ok().and_then(|text| text.chars().next())
        {
            return is_xml(character).then_some((3 * length, character));
        }
    }
    None
}

/// Whether a text holds `_x`.
fn may_hold_code(text: &str) -> bool {
    let bytes = text.as_bytes();
    memchr::memchr_iter(b'_', bytes).any(|at| bytes.get(at + 1) == Some(&b'x'))
}

/// `_x000D_`
fn underscored(source: &str) -> Option<(usize, char)> {
    let digits = source.get(..7)?.strip_prefix("_x")?.strip_suffix('_')?;
    let code = u32::from_str_radix(digits, 16).ok()?;
    Some((7, char::from_u32(code)?))
}

/// `_x` of a replacement is not taken for an escape.
fn guarded(spelled: &str) -> String {
    let mut out = String::with_capacity(spelled.len() + 8);
    for (at, character) in spelled.char_indices() {
        if character == '_' && underscored(spelled.get(at..).unwrap_or("")).is_some() {
            out.push_str("_x005F");
        }
        out.push(character);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_kind_reads_its_own_escapes() {
        for (spelling, source, reading) in [
            (Spelling::Text, "O&apos;Neil &amp; &#233;", "O'Neil & é"),
            (Spelling::Text, "a_x0041_ 100%", "a_x0041_ 100%"),
            (Spelling::SheetText, "Jo_x0068_n&amp;_x000D_", "John&\r"),
            (Spelling::SheetText, "a_xyz_", "a_xyz_"),
            (Spelling::Link, "mailto:J%C3%BCrg%20B@x.org?a&amp;b%zz", "mailto:Jürg B@x.org?a&b%zz"),
            (Spelling::Formula, "say \"\"Jo&quot;&quot; &amp; go", "say \"Jo\" & go"),
            (Spelling::Banner, "R&amp;&amp;D &lt;", "R&D <"),
            (Spelling::FormatCode, "\\A\\&amp; \\é&#66;", "A& éB"),
            (Spelling::Cell, "&amp;", "&amp;"),
        ] {
            assert_eq!(spelling.reading(source), reading);
        }
    }

    #[test]
    fn what_is_spelled_reads_as_meant() {
        for spelling in [
            Spelling::Text,
            Spelling::SheetText,
            Spelling::Attribute,
            Spelling::Link,
            Spelling::Formula,
            Spelling::Banner,
        ] {
            for text in ["[NAME_1]", "a&b<c>\"d\"'e'", "é 名", "_x0041_", "50%", "\"\"", "&&"] {
                let spelled = spelling.spelled(text);
                assert_eq!(spelling.reading(&spelled), text, "{spelling:?} {spelled}");
                assert_eq!(spelled, spelling.spelled_out(text), "{spelling:?}");
            }
        }
        assert_eq!(Spelling::Text.spelled("\u{1}"), "?");
        assert_eq!(Spelling::Remark.spelled("a--b?>"), "a__b__");
        assert_eq!(Spelling::CData.spelled("]]>"), "))>");
    }
}
