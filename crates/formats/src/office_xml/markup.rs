//! The XML of a part as tokens that know their place in the source, so that a change touches the bytes it means and no
//! others.
//!
//! A part is read several times (to find values, to change cells, to check what was written), so reading takes no memory
//! of its own: a tag's attributes lie in one list that the next tag fills again. Read is what is well-formed: one root,
//! everything closed, a bound on nesting and attributes, no document type, no reference that only one could explain.

use blackbar_core::{FormatError, TextRange};
use memchr::{memchr, memmem};

use super::spelling::referred;

/// No element of an office file has as many.
const MOST_ATTRIBUTES: usize = 1024;

/// A piece of a part.
pub(super) enum Token<'t, 's> {
    /// `<a b="c">` or `<a b="c"/>`; an empty element has no [`Token::End`].
    Start(Tag<'t, 's>),
    /// `</a>`, by its name without prefix, and where it stands.
    End(&'s str, TextRange),
    /// Text between tags, references and all.
    Text(TextRange),
    /// The inside of `<![CDATA[...]]>`.
    CData(TextRange),
    /// The inside of `<!--...-->`.
    Comment(TextRange),
    /// The inside of `<?...?>`, other than the XML declaration.
    Instruction(TextRange),
}

/// A start tag.
pub(super) struct Tag<'t, 's> {
    /// Without prefix.
    pub(super) name: &'s str,
    /// With its angle brackets.
    pub(super) range: TextRange,
    /// `<a/>`
    pub(super) empty: bool,
    /// In order.
    pub(super) attributes: &'t [Attribute<'s>],
}

/// An attribute of a start tag.
#[derive(Clone, Copy)]
pub(super) struct Attribute<'s> {
    /// As written, prefix and all.
    pub(super) full_name: &'s str,
    /// Without prefix.
    pub(super) name: &'s str,
    /// As spelled, without quotes.
    pub(super) value: &'s str,
    /// Of the value, without quotes.
    pub(super) range: TextRange,
    /// With its name and quotes.
    pub(super) whole: TextRange,
}

impl<'s> Tag<'_, 's> {
    /// The value of the attribute with this name (without prefix), as spelled.
    pub(super) fn get(&self, name: &str) -> Option<&'s str> {
        self.attribute(name).map(|attribute| attribute.value)
    }

    /// The attribute with this name (without prefix).
    pub(super) fn attribute(&self, name: &str) -> Option<Attribute<'s>> {
        self.attributes.iter().find(|attribute| attribute.name == name).copied()
    }
}

/// Reads tokens from left to right.
pub(super) struct Tokens<'s> {
    source: &'s str,
    at: usize,
    /// The names of the open elements, as written.
    open: Vec<&'s str>,
    /// Of the last start tag.
    attributes: Vec<Attribute<'s>>,
    deepest: usize,
    rooted: bool,
}

/// What is wrong with a part that is not well-formed.
pub(super) fn not_well_formed() -> FormatError {
    FormatError::Damaged("a part is not well-formed XML".to_owned())
}

fn local(name: &str) -> &str {
    // Names are too short for a search to be worth its start.
    match name.bytes().rposition(|byte| byte == b':') {
        Some(colon) => name.get(colon + 1..).unwrap_or_default(),
        None => name,
    }
}

fn is_blank(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | b'\r' | b'\n')
}

/// What ends a name, or may not stand in one. Asked for every byte of a tag, so looked up.
fn ends_name(byte: u8) -> bool {
    const ENDS: [bool; 256] = among(b"=/><&\"'", true);
    ENDS[usize::from(byte)]
}

/// What ends a value in either quotes, may not stand in one, or begins a reference.
fn stops_value(byte: u8) -> bool {
    const STOPS: [bool; 256] = among(b"<&\"'", false);
    STOPS[usize::from(byte)]
}

/// Which bytes are among some, or are blanks and control characters.
const fn among(some: &[u8], blanks: bool) -> [bool; 256] {
    let mut table = [false; 256];
    let mut at = 0;
    while at < some.len() {
        table[some[at] as usize] = true;
        at += 1;
    }
    let mut byte = 0;
    while blanks && byte <= b' ' as usize {
        table[byte] = true;
        byte += 1;
    }
    table
}

impl<'s> Tokens<'s> {
    /// Of a part; elements may be nested so deep.
    pub(super) fn new(source: &'s str, deepest: usize) -> Tokens<'s> {
        Tokens { source, at: 0, open: Vec::new(), attributes: Vec::new(), deepest, rooted: false }
    }

    /// A reader of the same part that stands elsewhere, where the same elements are open.
    pub(super) fn further(&self, at: usize) -> Tokens<'s> {
        Tokens { at, open: self.open.clone(), attributes: Vec::new(), ..*self }
    }

    /// Whether the same elements are open as in another reader.
    pub(super) fn has_open_what(&self, other: &Tokens<'s>) -> bool {
        self.open == other.open
    }

    /// The name of the innermost element that is open, as written.
    pub(super) fn innermost(&self) -> Option<&'s str> {
        self.open.last().copied()
    }

    /// The names of all elements that are open, the outermost first.
    pub(super) fn open(&self) -> &[&'s str] {
        &self.open
    }

    /// The whole part.
    pub(super) fn source(&self) -> &'s str {
        self.source
    }

    /// Where it stands.
    pub(super) fn at(&self) -> usize {
        self.at
    }

    /// What is still to be read.
    pub(super) fn rest(&self) -> &'s str {
        self.slice(self.at, self.source.len())
    }

    fn slice(&self, start: usize, end: usize) -> &'s str {
        self.source.get(start..end).unwrap_or_default()
    }

    fn byte(&self, at: usize) -> Option<u8> {
        self.source.as_bytes().get(at).copied()
    }

    /// The first place from `at` on that fits, or the end.
    fn find(&self, at: usize, mut wanted: impl FnMut(u8) -> bool) -> usize {
        let rest = self.source.as_bytes().get(at..).unwrap_or_default();
        rest.iter().position(|byte| wanted(*byte)).map_or(self.source.len(), |found| at + found)
    }

    /// The next one; nothing at the end of a well-formed part.
    pub(super) fn next(&mut self) -> Result<Option<Token<'_, 's>>, FormatError> {
        loop {
            let start = self.at;
            match (self.byte(start), self.byte(start + 1)) {
                (None, _) if self.open.is_empty() && self.rooted => return Ok(None),
                (None, _) => return Err(not_well_formed()),
                (Some(b'<'), Some(b'/')) => return self.end().map(Some),
                (Some(b'<'), Some(b'!')) => return self.declaration().map(Some),
                (Some(b'<'), Some(b'?')) => {
                    let inside = self.upto(2, "?>")?;
                    let target = inside.of(self.source).split(|byte: char| byte.is_ascii_whitespace());
                    if target.into_iter().next() != Some("xml") {
                        return Ok(Some(Token::Instruction(inside)));
                    }
                    if start > 0 {
                        return Err(not_well_formed());
                    }
                }
                (Some(b'<'), _) => return self.start().map(Some),
                _ => {
                    let text = self.text()?;
                    if !self.open.is_empty() {
                        return Ok(Some(Token::Text(text)));
                    }
                    if !text.of(self.source).trim().is_empty() {
                        return Err(not_well_formed());
                    }
                }
            }
        }
    }

    /// Text goes on over references.
    fn text(&mut self) -> Result<TextRange, FormatError> {
        let rest = self.source.as_bytes().get(self.at..).unwrap_or_default();
        let length = memchr(b'<', rest).unwrap_or(rest.len());
        let range = TextRange::at(self.at, length);
        check_references(range.of(self.source))?;
        self.at = range.end();
        Ok(range)
    }

    /// What stands before a sign that ends the token, from so many bytes behind its beginning on.
    fn upto(&mut self, opening: usize, sign: &str) -> Result<TextRange, FormatError> {
        let start = self.at + opening;
        let rest = self.source.as_bytes().get(start..).unwrap_or_default();
        let length = memmem::find(rest, sign.as_bytes()).ok_or_else(not_well_formed)?;
        self.at = start + length + sign.len();
        Ok(TextRange::at(start, length))
    }

    fn declaration(&mut self) -> Result<Token<'_, 's>, FormatError> {
        const DATA: &str = "<![CDATA[";
        const DOCTYPE: &str = "<!DOCTYPE";
        let rest = self.slice(self.at, self.source.len());
        if rest.starts_with("<!--") {
            return Ok(Token::Comment(self.upto(4, "-->")?));
        }
        if rest.starts_with(DATA) && !self.open.is_empty() {
            return Ok(Token::CData(self.upto(DATA.len(), "]]>")?));
        }
        if rest.get(..DOCTYPE.len()).is_some_and(|first| first.eq_ignore_ascii_case(DOCTYPE)) {
            return Err(FormatError::Damaged("a part declares a document type".to_owned()));
        }
        Err(not_well_formed())
    }

    fn end(&mut self) -> Result<Token<'_, 's>, FormatError> {
        let start = self.at;
        let open = self.open.pop().ok_or_else(not_well_formed)?;
        let behind = start + 2 + open.len();
        // Names are too short for a comparison to be worth a call.
        let rest = self.source.as_bytes().get(start + 2..).unwrap_or_default();
        if rest.len() < open.len() || !rest.iter().zip(open.as_bytes()).all(|(one, other)| one == other) {
            return Err(not_well_formed());
        }
        let close =
            if self.byte(behind) == Some(b'>') { behind } else { self.find(behind, |byte| !is_blank(byte)) };
        if self.byte(close) != Some(b'>') {
            return Err(not_well_formed());
        }
        self.at = close + 1;
        Ok(Token::End(local(open), TextRange::new(start, self.at)))
    }

    fn start(&mut self) -> Result<Token<'_, 's>, FormatError> {
        let start = self.at;
        if self.open.is_empty() && std::mem::replace(&mut self.rooted, true) {
            return Err(not_well_formed());
        }
        let mut at = self.find(start + 1, ends_name);
        let full_name = self.slice(start + 1, at);
        if full_name.is_empty() {
            return Err(not_well_formed());
        }
        self.attributes.clear();
        let empty = loop {
            let next = self.find(at, |byte| !is_blank(byte));
            match self.byte(next) {
                Some(b'>') => {
                    self.at = next + 1;
                    break false;
                }
                Some(b'/') if self.byte(next + 1) == Some(b'>') => {
                    self.at = next + 2;
                    break true;
                }
                // A blank stands before each.
                Some(_) if next > at => at = self.attribute(next)?,
                _ => return Err(not_well_formed()),
            }
        };
        let empty = empty || full_name == "br" && self.is_never_closed();
        if !empty {
            self.open.push(full_name);
            if self.open.len() > self.deepest {
                return Err(FormatError::OverLimit("nested too deeply"));
            }
        }
        let range = TextRange::new(start, self.at);
        Ok(Token::Start(Tag { name: local(full_name), range, empty, attributes: &self.attributes }))
    }

    /// In old drawings Excel breaks the lines of a button's caption by `<br>`, as in HTML.
    fn is_never_closed(&self) -> bool {
        self.open.first() == Some(&"xml") && !self.rest().starts_with("</br")
    }

    /// Reads an attribute; says where it ends.
    fn attribute(&mut self, start: usize) -> Result<usize, FormatError> {
        let end = self.find(start, ends_name);
        let full_name = self.slice(start, end);
        // Blanks around the sign are as good as never there.
        let (equals, quoted) = match (self.byte(end), self.byte(end + 1)) {
            (Some(b'='), Some(b'"')) => (end, end + 1),
            _ => {
                let equals = self.find(end, |byte| !is_blank(byte));
                (equals, self.find(equals + 1, |byte| !is_blank(byte)))
            }
        };
        let quote = self.byte(quoted).filter(|byte| matches!(byte, b'"' | b'\''));
        let (Some(quote), Some(b'='), false) = (quote, self.byte(equals), full_name.is_empty()) else {
            return Err(not_well_formed());
        };
        let mut refers = false;
        let mut close = self.find(quoted + 1, stops_value);
        while let Some(byte) = self.byte(close).filter(|byte| *byte != quote && *byte != b'<') {
            refers |= byte == b'&';
            close = self.find(close + 1, stops_value);
        }
        if self.byte(close) != Some(quote) || self.attributes.iter().any(|one| one.full_name == full_name) {
            return Err(not_well_formed());
        }
        if self.attributes.len() >= MOST_ATTRIBUTES {
            return Err(FormatError::OverLimit("too many attributes"));
        }
        let value = self.slice(quoted + 1, close);
        if refers {
            check_references(value)?;
        }
        self.attributes.push(Attribute {
            full_name,
            name: local(full_name),
            value,
            range: TextRange::new(quoted + 1, close),
            whole: TextRange::new(start, close + 1),
        });
        Ok(close + 1)
    }
}

/// Without a document type there are five names, and numbers.
fn check_references(text: &str) -> Result<(), FormatError> {
    let mut rest = text;
    while let Some(at) = memchr(b'&', rest.as_bytes()) {
        let after = rest.get(at + 1..).unwrap_or_default();
        let (name, behind) = after.split_once(';').ok_or_else(not_well_formed)?;
        if referred(name).is_none() {
            return Err(not_well_formed());
        }
        rest = behind;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tokens(source: &str) -> Result<Vec<String>, FormatError> {
        let mut tokens = Tokens::new(source, 8);
        let mut shown = Vec::new();
        while let Some(token) = tokens.next()? {
            shown.push(match token {
                Token::Start(tag) => {
                    let attributes: Vec<_> = tag
                        .attributes
                        .iter()
                        .map(|one| format!(" {}={}", one.name, one.range.of(source)))
                        .collect();
                    format!("+{}{}{}", tag.name, attributes.concat(), if tag.empty { "/" } else { "" })
                }
                Token::End(name, _) => format!("-{name}"),
                Token::Text(range) => range.of(source).to_owned(),
                Token::CData(range) => format!("C{}", range.of(source)),
                Token::Comment(range) => format!("!{}", range.of(source)),
                Token::Instruction(range) => format!("?{}", range.of(source)),
            });
        }
        Ok(shown)
    }

    #[test]
    fn tokens_know_their_place() {
        let source = "<?xml version='1.0'?><w:a x:b=\"c &amp; d\" e='f'>A &amp; B<g/><![CDATA[h]]><!--i--><?j k?></w:a >\n";
        assert_eq!(
            tokens(source).unwrap(),
            ["+a b=c &amp; d e=f", "A &amp; B", "+g/", "Ch", "!i", "?j k", "-a"]
        );
    }

    #[test]
    fn what_is_not_well_formed_is_refused() {
        for source in [
            "",
            "x",
            "<a>",
            "<a></b>",
            "<a/><b/>",
            "<a/>x",
            "<a b=1/>",
            "<a b='1' b='2'/>",
            "<a>&</a>",
            "<a>&x;</a>",
            "<a b='&x;'/>",
            "<!DOCTYPE a><a/>",
            "</a>",
            "<a",
            "<a b='<'/>",
            "<a>&#0;</a>",
        ] {
            assert!(matches!(tokens(source), Err(FormatError::Damaged(_))), "{source}");
        }
        assert_eq!(tokens(&"<a>".repeat(9)).err(), Some(FormatError::OverLimit("nested too deeply")));
    }

    #[test]
    fn a_line_of_an_old_drawing_may_be_broken_as_in_html() {
        let read = ["+xml", "+a", "b", "+br/", "c", "-a", "-xml"];
        assert_eq!(tokens("<xml><a>b<br>c</a></xml>").unwrap(), read);
        assert_eq!(tokens("<xml><a>b<br/>c</a></xml>").unwrap(), read);
        assert_eq!(tokens("<xml><br></br></xml>").unwrap(), ["+xml", "+br", "-br", "-xml"]);
        assert!(tokens("<xml><br>c</br></xml>").is_err());
        assert!(tokens("<r><a>b<br>c</a></r>").is_err());
    }

    /// The same tokens by quick-xml, which does not look at nesting, references and roots.
    fn by_quick_xml(source: &str) -> Option<Vec<String>> {
        use quick_xml::events::Event;
        let mut reader = quick_xml::Reader::from_str(source);
        let (mut shown, mut text) = (Vec::new(), String::new());
        loop {
            let before = usize::try_from(reader.buffer_position()).ok()?;
            let event = reader.read_event().ok()?;
            let behind = usize::try_from(reader.buffer_position()).ok()?;
            if matches!(event, Event::Text(_) | Event::GeneralRef(_)) {
                text.push_str(&source[before..behind]);
                continue;
            }
            if !text.trim().is_empty() || !text.is_empty() && !matches!(event, Event::Eof) {
                shown.push(std::mem::take(&mut text));
            }
            match &event {
                Event::Start(tag) | Event::Empty(tag) => {
                    let name = tag.local_name().into_inner().to_owned();
                    let mut attributes = String::new();
                    for one in tag.attributes() {
                        let one = one.ok()?;
                        attributes.push_str(&format!(" {}={}", one.key.local_name().into_inner(), one.value));
                    }
                    let slash = if matches!(event, Event::Empty(_)) { "/" } else { "" };
                    shown.push(format!("+{name}{attributes}{slash}"));
                }
                Event::End(tag) => shown.push(format!("-{}", tag.local_name().into_inner())),
                Event::CData(inside) => shown.push(format!("C{}", &**inside)),
                Event::Comment(inside) => shown.push(format!("!{}", &**inside)),
                Event::PI(inside) => shown.push(format!("?{}", &**inside)),
                Event::Eof => return Some(shown),
                _ => {}
            }
        }
    }

    #[test]
    fn quick_xml_reads_the_same() {
        let pieces = [
            "<a>",
            "</a>",
            "<x:b c='d'>",
            "</x:b>",
            "<e f=\"g\" h = 'i>' />",
            "text",
            " ",
            "&amp;",
            "<!-- - > -->",
            "<![CDATA[<a>]]>",
            "<?j k?>",
            "é",
            "<a\n>",
            "</a >",
        ];
        let mut noise = 7_u32;
        let mut compared = 0;
        for _ in 0..20_000 {
            let mut source = "<r>".to_owned();
            for _ in 0..noise % 9 {
                noise = noise.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                source.push_str(pieces[(noise >> 8) as usize % pieces.len()]);
            }
            noise = noise.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            source.push_str("</r>");
            match tokens(&source) {
                Ok(ours) => {
                    assert_eq!(Some(ours), by_quick_xml(&source), "{source}");
                    compared += 1;
                }
                // Nesting is ours to look at.
                Err(FormatError::OverLimit(_)) => {}
                Err(_) => assert!(by_quick_xml(&source).is_none(), "{source}"),
            }
        }
        assert!(compared > 500, "{compared}");
    }
}
