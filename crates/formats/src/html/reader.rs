//! Reads the text of a page: what a person sees as running text, attributes on their own, and what has to go.

use blackbar_core::{FormatError, Join, OpenContext, Purpose, TextRange, UnsupportedImages};

use super::css::{comments, is_plain_css};
use super::spelling::HtmlSpelling;
use super::tokens::{Attribute, Kind, Quote, Token, Tokens};
use crate::image::open_embedded;
use crate::spliced::{Envelope, Slot, Splicing};
use crate::xml::is_inline;

const BLANK_PNG: &[u8] = include_bytes!("../office_xml/blank/blank.png");

/// Attributes that say how something looks, in words of their own.
const LAYOUT: &[&str] = &[
    "align",
    "bgcolor",
    "border",
    "cellpadding",
    "cellspacing",
    "charset",
    "color",
    "cols",
    "colspan",
    "dir",
    "face",
    "height",
    "hspace",
    "http-equiv",
    "lang",
    "link",
    "nowrap",
    "rel",
    "rowspan",
    "rows",
    "shape",
    "size",
    "span",
    "start",
    "style",
    "type",
    "valign",
    "vlink",
    "vspace",
    "width",
    "wrap",
];
/// Attributes that lead somewhere.
const LINKS: &[&str] =
    &["href", "src", "background", "action", "cite", "longdesc", "data", "poster", "o:href"];
/// Elements that show what a page cannot: their tags go.
const OBJECTS: &[&str] = &["object", "embed", "applet", "iframe", "frame", "param", "bgsound"];
/// Elements that hold what is said of a page: they go with all that is inside.
const PROPERTIES: &[&str] = &["o:documentproperties", "o:customdocumentproperties", "script", "template"];

/// Reads one page.
pub(super) struct Reader<'h> {
    source: &'h str,
    context: &'h OpenContext<'h>,
    out: Splicing<HtmlSpelling>,
    /// Attributes and the like, which are shown behind the running text.
    values: Vec<Slot<HtmlSpelling>>,
    pending: Join,
    /// Where an element began that goes, and its name.
    gone: Option<(usize, String)>,
}

impl<'h> Reader<'h> {
    pub(super) fn new(source: &'h str, context: &'h OpenContext<'h>) -> Reader<'h> {
        let out = Splicing::new(context.limits);
        Reader { source, context, out, values: Vec::new(), pending: Join::Apart, gone: None }
    }

    pub(super) fn read(mut self) -> Result<Splicing<HtmlSpelling>, FormatError> {
        let mut tokens = Tokens::new(self.source);
        let mut count = 0_usize;
        while let Some(token) = tokens.next()? {
            count += 1;
            if count.is_multiple_of(4096) {
                self.context.cancel.check()?;
            }
            self.token(token, &mut tokens)?;
        }
        if let Some((start, _)) = self.gone.take() {
            self.out.remove(TextRange::new(start, self.source.len()));
        }
        for slot in std::mem::take(&mut self.values) {
            self.out.show(slot, Join::Apart)?;
        }
        Ok(self.out)
    }

    fn token(&mut self, token: Token, tokens: &mut Tokens<'h>) -> Result<(), FormatError> {
        if let Some((start, name)) = &self.gone {
            let start = *start;
            if let Kind::End(end) = token.kind
                && end.of(self.source).eq_ignore_ascii_case(name)
            {
                self.gone = None;
                self.out.remove(TextRange::new(start, token.range.end()));
            }
            return Ok(());
        }
        match token.kind {
            Kind::Text => self.text(token.range)?,
            Kind::CData(inside) => {
                let reading = HtmlSpelling::Raw.reading(inside.of(self.source));
                self.values.push(Slot { range: inside, reading, spelling: HtmlSpelling::Raw });
            }
            Kind::Start(name) => {
                let name = name.of(self.source).to_ascii_lowercase();
                self.separate(&name);
                self.start(&name, token.range, tokens)?;
            }
            Kind::End(name) => {
                let name = name.of(self.source).to_ascii_lowercase();
                self.separate(&name);
                if OBJECTS.contains(&name.as_str()) {
                    self.out.remove(token.range);
                }
            }
            Kind::Comment | Kind::Broken => self.out.remove(token.range),
            Kind::Condition | Kind::Declaration => {}
        }
        Ok(())
    }

    fn text(&mut self, range: TextRange) -> Result<(), FormatError> {
        let text = range.of(self.source);
        if text.trim_ascii().is_empty() {
            if self.pending == Join::Same {
                self.pending = Join::Space;
            }
            return Ok(());
        }
        let spelling = HtmlSpelling::Text;
        let slot = Slot { range, reading: spelling.reading(text), spelling };
        let join = std::mem::replace(&mut self.pending, Join::Same);
        self.out.show(slot, join)
    }

    /// What a tag does to the line.
    fn separate(&mut self, name: &str) {
        let join = match name {
            "td" | "th" | "tr" | "table" | "title" | "option" => Join::Apart,
            // Elements of other programs (`o:p`, names of places) mark words.
            _ if is_inline(name) || name.contains(':') || matches!(name, "img" | "nobr" | "wbr") => return,
            _ => Join::Line,
        };
        if self.pending != Join::Apart {
            self.pending = join;
        }
    }

    fn start(&mut self, name: &str, range: TextRange, tokens: &mut Tokens<'h>) -> Result<(), FormatError> {
        let attributes = std::mem::take(&mut tokens.attributes);
        let value = |wanted: &str| {
            let found = attributes.iter().find(|one| one.name.of(self.source).eq_ignore_ascii_case(wanted));
            found.map(|one| one.value.of(self.source).to_ascii_lowercase())
        };
        let empty = self.source.get(range.start()..range.end()).is_some_and(|tag| tag.ends_with("/>"));
        let about_page = name == "meta" && value("http-equiv").is_none() && value("charset").is_none()
            || name == "link" && value("rel").is_none_or(|rel| rel != "stylesheet");
        if about_page || OBJECTS.contains(&name) || PROPERTIES.contains(&name) && empty {
            self.out.remove(range);
            return Ok(());
        }
        if PROPERTIES.contains(&name) {
            self.gone = Some((range.start(), name.to_owned()));
            if name == "script" {
                tokens.raw_text(name);
            }
            return Ok(());
        }
        if name == "style" {
            self.style(tokens.raw_text(name));
        }
        for attribute in attributes.iter().filter(|one| !one.value.is_empty()) {
            self.attribute(name, attribute)?;
        }
        Ok(())
    }

    fn style(&mut self, range: TextRange) {
        let source = range.of(self.source);
        let found = comments(source);
        let mut bare = String::with_capacity(source.len());
        let mut done = 0;
        for (start, end) in &found {
            bare.push_str(TextRange::new(done, *start).of(source));
            done = *end;
        }
        bare.push_str(TextRange::new(done, source.len()).of(source));
        if is_plain_css(&bare) {
            for (start, end) in found {
                self.out.remove(TextRange::new(start, end).shift(range.start()));
            }
        } else {
            self.out.remove(range);
        }
    }

    fn attribute(&mut self, element: &str, attribute: &Attribute) -> Result<(), FormatError> {
        let name = attribute.name.of(self.source).to_ascii_lowercase();
        let value = attribute.value.of(self.source);
        let quote = attribute.quote;
        if name.starts_with("on") || name == "srcdoc" {
            self.out.remove(attribute.whole);
            return Ok(());
        }
        if name.starts_with("xmlns") || element == "meta" && value.to_ascii_lowercase().contains("charset") {
            return Ok(());
        }
        let lower = value.trim_start().get(..5).map(str::to_ascii_lowercase);
        if lower.as_deref() == Some("data:") {
            return self.data(attribute);
        }
        let hides = || !is_plain_css(value) || value.to_ascii_lowercase().contains("url(");
        if name == "style" && hides() {
            self.empty(attribute);
            return Ok(());
        }
        let local = name.rsplit(':').next().unwrap_or(&name);
        // A colour or a measure; but anybody's name can be put there.
        let is_layout = LAYOUT.contains(&local) && !value.contains('@');
        if is_layout
            || !value.contains(char::is_alphanumeric)
            || value.bytes().all(|byte| byte.is_ascii_digit()) && value.len() < 5
        {
            return Ok(());
        }
        let spelling = if LINKS.contains(&name.as_str()) || local == "href" || local == "src" {
            HtmlSpelling::Link(quote)
        } else {
            HtmlSpelling::Attribute(quote)
        };
        let slot = Slot { range: attribute.value, reading: spelling.reading(value), spelling };
        self.values.push(slot);
        Ok(())
    }

    fn empty(&mut self, attribute: &Attribute) {
        let nothing = if attribute.quote == Quote::None { b"\"\"".to_vec() } else { Vec::new() };
        self.out.replace(attribute.value, nothing);
    }

    /// A file in an attribute: a picture is read, anything else goes.
    fn data(&mut self, attribute: &Attribute) -> Result<(), FormatError> {
        // Our own output: its pictures were looked at when they were written.
        if self.context.purpose == Purpose::Verify {
            return Ok(());
        }
        let value = attribute.value.of(self.source);
        let head = value.find(',').map_or(0, |comma| comma + 1);
        let is_picture = {
            let head = value.get(..head).unwrap_or("").to_ascii_lowercase();
            head.contains("image/") && !head.contains("svg") && head.contains(";base64,")
        };
        let range = TextRange::new(attribute.value.start() + head, attribute.value.end());
        let bytes = Envelope::Base64.opened(range.of(self.source).as_bytes()).filter(|_| is_picture);
        if bytes.as_deref() == Some(BLANK_PNG) {
            return Ok(());
        }
        match bytes.map(|bytes| open_embedded(bytes, self.context)) {
            Some(Ok(document)) => self.out.inner(document, range, Envelope::Base64, BLANK_PNG),
            Some(Err(FormatError::Cancelled(cancelled))) => return Err(cancelled.into()),
            _ if is_picture && self.context.settings.office.unsupported_images == UnsupportedImages::Keep => {
            }
            _ => {
                self.out.warn("pictures that cannot be read were replaced by blank ones");
                self.empty(attribute);
            }
        }
        Ok(())
    }
}
