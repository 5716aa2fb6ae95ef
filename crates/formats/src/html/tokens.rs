//! The tokens of HTML as browsers cut it: whatever the text, there is a way to read it.

use blackbar_core::{FormatError, TextRange};
use memchr::memmem;

/// More attributes than this no honest element has.
const MOST_ATTRIBUTES: usize = 4096;

/// How an attribute's value is quoted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Quote {
    Double,
    Single,
    None,
}

/// An attribute with a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Attribute {
    pub(super) name: TextRange,
    /// Between the quotes.
    pub(super) value: TextRange,
    pub(super) quote: Quote,
    /// With its quotes.
    pub(super) whole: TextRange,
}

/// What a token is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Text,
    /// Its name; the attributes are in [`Tokens::attributes`].
    Start(TextRange),
    End(TextRange),
    /// `<!--[if mso]>`, `<![endif]-->`: what stands between them is read.
    Condition,
    /// `<![CDATA[...]]>`: the text inside.
    CData(TextRange),
    Comment,
    /// `<!DOCTYPE html>`, `<?xml ...?>`
    Declaration,
    /// A tag that never ends.
    Broken,
}

/// A token and where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Token {
    pub(super) kind: Kind,
    pub(super) range: TextRange,
}

/// Reads one token after the other.
pub(super) struct Tokens<'h> {
    source: &'h str,
    at: usize,
    /// Of the last start tag.
    pub(super) attributes: Vec<Attribute>,
}

impl<'h> Tokens<'h> {
    pub(super) fn new(source: &'h str) -> Tokens<'h> {
        Tokens { source, at: 0, attributes: Vec::new() }
    }

    fn byte(&self, at: usize) -> Option<u8> {
        self.source.as_bytes().get(at).copied()
    }

    fn find(&self, from: usize, what: &str) -> Option<usize> {
        let rest = self.source.as_bytes().get(from..)?;
        memmem::find(rest, what.as_bytes()).map(|step| from + step)
    }

    /// All up to the end tag of an element whose content is no markup; the end tag is the next token.
    pub(super) fn raw_text(&mut self, name: &str) -> TextRange {
        let start = self.at;
        let mut from = start;
        while let Some(at) = self.find(from, "</") {
            let ends = self.source.get(at + 2..at + 2 + name.len());
            if ends.is_some_and(|ends| ends.eq_ignore_ascii_case(name)) {
                self.at = at;
                return TextRange::new(start, at);
            }
            from = at + 2;
        }
        self.at = self.source.len();
        TextRange::new(start, self.at)
    }

    /// Nothing at the end.
    pub(super) fn next(&mut self) -> Result<Option<Token>, FormatError> {
        let start = self.at;
        let Some(first) = self.byte(start) else { return Ok(None) };
        let (kind, end) = match first {
            b'<' => self.markup(start)?,
            _ => (Kind::Text, self.text_end(start)),
        };
        self.at = end;
        Ok(Some(Token { kind, range: TextRange::new(start, end) }))
    }

    /// Where a text ends: at a `<` that begins markup.
    fn text_end(&self, start: usize) -> usize {
        let mut from = start + 1;
        while let Some(at) = self.find(from, "<") {
            if matches!(self.byte(at + 1), Some(b'!' | b'?' | b'/' | b'a'..=b'z' | b'A'..=b'Z')) {
                return at;
            }
            from = at + 1;
        }
        self.source.len()
    }

    fn markup(&mut self, start: usize) -> Result<(Kind, usize), FormatError> {
        let rest = self.source.get(start..).unwrap_or("");
        let all = self.source.len();
        let up_to = |end: Option<usize>, length: usize, kind: Kind| match end {
            Some(end) => (kind, end + length),
            None => (Kind::Broken, all),
        };
        Ok(match rest.as_bytes() {
            [b'<', b'!', b'-', b'-', ..] => {
                if rest.get(4..).is_some_and(|inside| inside.trim_start().starts_with("[if"))
                    && let Some(end) = self.find(start, "]>")
                {
                    return Ok((Kind::Condition, end + 2));
                }
                // `<!-->` is a comment too.
                let from = if rest.starts_with("<!-->") { start + 2 } else { start + 4 };
                up_to(self.find(from, "-->"), 3, Kind::Comment)
            }
            _ if rest.starts_with("<![CDATA[") => match self.find(start, "]]>") {
                Some(end) => (Kind::CData(TextRange::new(start + 9, end)), end + 3),
                None => (Kind::Broken, all),
            },
            [b'<', b'!', b'[', ..] => up_to(self.find(start, ">"), 1, Kind::Condition),
            [b'<', b'!' | b'?', ..] => up_to(self.find(start, ">"), 1, Kind::Declaration),
            [b'<', b'/', next, ..] if next.is_ascii_alphabetic() => {
                let name = self.name_end(start + 2);
                up_to(self.find(name, ">"), 1, Kind::End(TextRange::new(start + 2, name)))
            }
            [b'<', b'/', ..] => up_to(self.find(start, ">"), 1, Kind::Comment),
            [b'<', next, ..] if next.is_ascii_alphabetic() => self.start_tag(start)?,
            _ => (Kind::Text, self.text_end(start)),
        })
    }

    fn name_end(&self, from: usize) -> usize {
        let rest = self.source.as_bytes().get(from..).unwrap_or_default();
        let length = rest.iter().position(|byte| byte.is_ascii_whitespace() || matches!(byte, b'/' | b'>'));
        from + length.unwrap_or(rest.len())
    }

    fn skip_blanks(&self, from: usize) -> usize {
        let rest = self.source.as_bytes().get(from..).unwrap_or_default();
        from + rest.iter().position(|byte| !byte.is_ascii_whitespace()).unwrap_or(rest.len())
    }

    fn start_tag(&mut self, start: usize) -> Result<(Kind, usize), FormatError> {
        self.attributes.clear();
        let broken = (Kind::Broken, self.source.len());
        let name = TextRange::new(start + 1, self.name_end(start + 1));
        let mut at = name.end();
        loop {
            at = self.skip_blanks(at);
            match self.byte(at) {
                None => return Ok(broken),
                Some(b'>') => return Ok((Kind::Start(name), at + 1)),
                Some(b'/') => {
                    at += 1;
                    continue;
                }
                Some(_) => {}
            }
            let bytes = self.source.as_bytes();
            let rest = bytes.get(at + 1..).unwrap_or_default();
            let length =
                rest.iter().position(|byte| byte.is_ascii_whitespace() || matches!(byte, b'/' | b'>' | b'='));
            let attribute = TextRange::new(at, at + 1 + length.unwrap_or(rest.len()));
            let equals = self.skip_blanks(attribute.end());
            if self.byte(equals) != Some(b'=') {
                at = attribute.end();
                continue;
            }
            let value = self.skip_blanks(equals + 1);
            let (quote, value) = match self.byte(value) {
                None => return Ok(broken),
                Some(quote @ (b'"' | b'\'')) => {
                    let Some(end) = memchr::memchr(quote, bytes.get(value + 1..).unwrap_or_default()) else {
                        return Ok(broken);
                    };
                    let kind = if quote == b'"' { Quote::Double } else { Quote::Single };
                    (kind, TextRange::at(value + 1, end))
                }
                Some(_) => {
                    let rest = bytes.get(value..).unwrap_or_default();
                    let end = rest.iter().position(|byte| byte.is_ascii_whitespace() || *byte == b'>');
                    (Quote::None, TextRange::at(value, end.unwrap_or(rest.len())))
                }
            };
            at = value.end() + usize::from(quote != Quote::None);
            if self.attributes.len() >= MOST_ATTRIBUTES {
                return Err(FormatError::OverLimit("too many attributes"));
            }
            let whole = TextRange::new(attribute.start(), at);
            self.attributes.push(Attribute { name: attribute, value, quote, whole });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(source: &str, expected: &[&str]) {
        let mut tokens = Tokens::new(source);
        let mut shown = Vec::new();
        while let Some(token) = tokens.next().expect("within limits") {
            shown.push(match token.kind {
                Kind::Text => format!("'{}", token.range.of(source)),
                Kind::Start(name) => {
                    let mut all = format!("+{}", name.of(source));
                    for one in &tokens.attributes {
                        all.push_str(&format!(" {}={}", one.name.of(source), one.value.of(source)));
                    }
                    all
                }
                Kind::End(name) => format!("-{}", name.of(source)),
                other => format!("{other:?}").split('(').next().unwrap_or("").to_owned(),
            });
        }
        assert_eq!(shown, expected, "{source}");
    }

    #[test]
    fn markup_is_cut_as_browsers_do() {
        check("<p class=a b='c>' d>x<br/>y</P >", &["+p class=a b=c>", "'x", "+br", "'y", "-P"]);
        check("1 < 2 <3 a<b", &["'1 < 2 <3 a", "Broken"]);
        check("<!-- a > b --><!--[if mso]>x<![endif]-->", &["Comment", "Condition", "'x", "Condition"]);
        check("<!DOCTYPE html><?x y?><![CDATA[<z>]]>", &["Declaration", "Declaration", "CData"]);
        check("<a href=\"x", &["Broken"]);
        check("<!--", &["Broken"]);
        check("</ x>é", &["Comment", "'é"]);
    }
}
