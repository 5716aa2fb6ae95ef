//! The XML of a part as tokens that know their place in the source, so that a change touches the bytes it means and no
//! others.
//!
//! quick-xml does the reading; this adds what it leaves to its user: one root, everything closed, a bound on nesting and
//! attributes, no document type, no reference that only a document type could explain.

use blackbar_core::{FormatError, TextRange};
use quick_xml::Reader;
use quick_xml::events::{BytesStart, Event};

/// No element of an office file has as many.
const MOST_ATTRIBUTES: usize = 1024;

/// A piece of a part.
pub(super) enum Token<'s> {
    /// `<a b="c">` or `<a b="c"/>`; an empty element has no [`Token::End`].
    Start(Tag<'s>),
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
pub(super) struct Tag<'s> {
    /// Without prefix.
    pub(super) name: &'s str,
    /// With its angle brackets.
    pub(super) range: TextRange,
    /// `<a/>`
    pub(super) empty: bool,
    /// In order.
    pub(super) attributes: Vec<Attribute<'s>>,
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

impl<'s> Tag<'s> {
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
    reader: Reader<&'s [u8]>,
    pending: Option<(Event<'s>, TextRange)>,
    depth: usize,
    deepest: usize,
    rooted: bool,
}

/// What is wrong with a part that is not well-formed.
pub(super) fn not_well_formed() -> FormatError {
    FormatError::Damaged("a part is not well-formed XML".to_owned())
}

fn local(name: &str) -> &str {
    name.rsplit_once(':').map_or(name, |(_, local)| local)
}

impl<'s> Tokens<'s> {
    /// Of a part; elements may be nested so deep.
    pub(super) fn new(source: &'s str, deepest: usize) -> Tokens<'s> {
        let reader = Reader::from_str(source);
        Tokens { source, reader, pending: None, depth: 0, deepest, rooted: false }
    }

    /// Where a slice of the source lies in it.
    fn range_of(&self, slice: &str) -> TextRange {
        let offset = (slice.as_ptr() as usize).saturating_sub(self.source.as_ptr() as usize);
        TextRange::at(offset.min(self.source.len()), slice.len())
    }

    fn event(&mut self) -> Result<(Event<'s>, TextRange), FormatError> {
        if let Some(pending) = self.pending.take() {
            return Ok(pending);
        }
        let position =
            |reader: &Reader<&'s [u8]>| usize::try_from(reader.buffer_position()).unwrap_or(usize::MAX);
        let start = position(&self.reader);
        let event = self.reader.read_event().map_err(|_| not_well_formed())?;
        Ok((event, TextRange::new(start, position(&self.reader))))
    }

    /// The next one; nothing at the end of a well-formed part.
    pub(super) fn next(&mut self) -> Result<Option<Token<'s>>, FormatError> {
        loop {
            let (event, range) = self.event()?;
            return Ok(Some(match event {
                Event::Start(start) => self.start(&start, range, false)?,
                Event::Empty(start) => self.start(&start, range, true)?,
                Event::End(_) => {
                    self.depth = self.depth.checked_sub(1).ok_or_else(not_well_formed)?;
                    let name =
                        TextRange::new(range.start() + 2, range.end().saturating_sub(1)).of(self.source);
                    Token::End(local(name.trim_ascii_end()), range)
                }
                Event::Text(_) | Event::GeneralRef(_) => {
                    let text = self.text(event, range)?;
                    if self.depth == 0 {
                        if text.of(self.source).trim().is_empty() {
                            continue;
                        }
                        return Err(not_well_formed());
                    }
                    Token::Text(text)
                }
                Event::CData(inside) if self.depth > 0 => Token::CData(self.range_of(&inside)),
                Event::CData(_) => return Err(not_well_formed()),
                Event::Comment(inside) => Token::Comment(self.range_of(&inside)),
                Event::PI(inside) => Token::Instruction(self.range_of(&inside)),
                Event::Decl(_) if range.start() == 0 => continue,
                Event::Decl(_) => return Err(not_well_formed()),
                Event::DocType(_) => {
                    return Err(FormatError::Damaged("a part declares a document type".to_owned()));
                }
                Event::Eof if self.depth == 0 && self.rooted => return Ok(None),
                Event::Eof => return Err(not_well_formed()),
            }));
        }
    }

    /// Text goes on over references.
    fn text(&mut self, mut event: Event<'s>, mut range: TextRange) -> Result<TextRange, FormatError> {
        let mut whole = range;
        loop {
            match &event {
                Event::Text(_) => {}
                Event::GeneralRef(name) => check_reference(name)?,
                _ => {
                    self.pending = Some((event, range));
                    return Ok(whole);
                }
            }
            whole = whole.cover(range);
            (event, range) = self.event()?;
        }
    }

    fn start(
        &mut self,
        start: &BytesStart<'s>,
        range: TextRange,
        empty: bool,
    ) -> Result<Token<'s>, FormatError> {
        if self.depth == 0 {
            if self.rooted {
                return Err(not_well_formed());
            }
            self.rooted = true;
        }
        if !empty {
            self.depth += 1;
            if self.depth > self.deepest {
                return Err(FormatError::OverLimit("nested too deeply"));
            }
        }
        let mut attributes = Vec::new();
        for attribute in start.attributes() {
            let attribute = attribute.map_err(|_| not_well_formed())?;
            if attributes.len() >= MOST_ATTRIBUTES {
                return Err(FormatError::OverLimit("too many attributes"));
            }
            let (name, value) = (self.range_of(attribute.key.into_inner()), self.range_of(&attribute.value));
            let full_name = name.of(self.source);
            let spelled = value.of(self.source);
            if spelled.contains('<') {
                return Err(not_well_formed());
            }
            check_references(spelled)?;
            let whole = TextRange::new(name.start(), value.end() + 1);
            attributes.push(Attribute {
                full_name,
                name: local(full_name),
                value: spelled,
                range: value,
                whole,
            });
        }
        let name = self.range_of(start.name().into_inner()).of(self.source);
        Ok(Token::Start(Tag { name: local(name), range, empty, attributes }))
    }
}

/// References in an attribute's value.
fn check_references(value: &str) -> Result<(), FormatError> {
    let mut rest = value;
    while let Some((_, after)) = rest.split_once('&') {
        let (name, behind) = after.split_once(';').ok_or_else(not_well_formed)?;
        check_reference(name)?;
        rest = behind;
    }
    Ok(())
}

/// Without a document type there are five names, and numbers.
fn check_reference(name: &str) -> Result<(), FormatError> {
    if super::spelling::referred(name).is_some() { Ok(()) } else { Err(not_well_formed()) }
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
}
