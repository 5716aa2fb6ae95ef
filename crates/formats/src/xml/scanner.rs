//! One piece of markup after the other, with the open elements on a stack.
//!
//! Text in an element that also holds elements is running text: `<p>John <b>Smith</b> left</p>` reads as one sentence.
//! Text that is all an element holds is a value, named by the element.

use blackbar_core::{FormatError, Join, Limits, Passage, PassageKind, PassageKinds, TextRange};
use memchr::{memchr, memmem};

use super::doctype::{Declared, doctype};
use super::inline::{is_block, is_inline, is_only_style, is_plain_xml_attribute};
use super::references;
use super::spelling::{XmlDialect, XmlKind};
use super::tag::{Attribute, Look, is_blank, name_end, skip_blanks, start_tag};
use crate::names::{is_named_element, is_naming_key, names_a_field};
use crate::paths::{PathId, Paths};
use crate::plain_text::blank_cut;
use crate::source_text::{Found, Scanner, Window};

/// Reads XML a window at a time.
pub(crate) struct XmlScanner {
    depth: usize,
    open: Vec<Element>,
    /// The names of the open elements, one behind the other.
    names: String,
    paths: Paths,
    kinds: PassageKinds,
    stage: Stage,
    /// The depth of the element whose running text is being read.
    run: Option<usize>,
    /// What stands between the text read last and the next of the same run.
    gap: Join,
    /// Inside a giant comment, CDATA section or instruction that was cut.
    inside: Option<Section>,
    /// Bytes of text before the window, for the position in an error.
    before: usize,
    attributes: Vec<Attribute>,
    declared: Vec<Declared>,
}

struct Element {
    /// In `names`.
    name: usize,
    path: PathId,
    has_children: bool,
}

#[derive(Clone, Copy, PartialEq)]
enum Stage {
    Prolog,
    Declared,
    Content,
    Epilog,
}

/// Markup that runs to a fixed end.
#[derive(Clone, Copy)]
struct Section {
    kind: XmlKind,
    closes: &'static [u8],
}

const COMMENT: Section = Section { kind: XmlKind::Comment, closes: b"-->" };
const CDATA: Section = Section { kind: XmlKind::Cdata, closes: b"]]>" };
const INSTRUCTION: Section = Section { kind: XmlKind::Instruction, closes: b"?>" };

/// How far one step came.
enum Step {
    Done(usize),
    /// More text is needed.
    Open,
}

/// A value that has its place.
#[derive(Clone, Copy)]
struct Part {
    range: TextRange,
    kind: XmlKind,
    join: Join,
    /// What names it.
    path: Option<PathId>,
}

/// Text of an element, to be placed.
struct Text {
    range: TextRange,
    kind: XmlKind,
    /// Where the markup behind it begins.
    after: usize,
}

impl XmlScanner {
    /// At the beginning of a file.
    pub(crate) fn new(limits: &Limits) -> XmlScanner {
        XmlScanner {
            depth: limits.depth,
            open: Vec::new(),
            names: String::new(),
            paths: Paths::new(),
            kinds: PassageKinds::default(),
            stage: Stage::Prolog,
            run: None,
            gap: Join::Same,
            inside: None,
            before: 0,
            attributes: Vec::new(),
            declared: Vec::new(),
        }
    }

    fn damaged(&self, at: usize) -> FormatError {
        FormatError::Damaged(format!("not well-formed XML at byte {}", self.before + at))
    }

    /// What did not end in the window: wait for more, unless nothing comes.
    fn unfinished(&self, window: &Window<'_>, at: usize) -> Result<Step, FormatError> {
        if window.last { Err(self.damaged(at)) } else { Ok(Step::Open) }
    }

    fn widen_gap(&mut self, join: Join) {
        let rank = |join| match join {
            Join::Same => 0,
            Join::Space => 1,
            Join::Line => 2,
            Join::Apart => 3,
        };
        if rank(join) > rank(self.gap) {
            self.gap = join;
        }
    }

    fn step(
        &mut self,
        window: &Window<'_>,
        at: usize,
        found: &mut Found<XmlKind>,
    ) -> Result<Step, FormatError> {
        let bytes = window.text.as_bytes();
        if let Some(section) = self.inside {
            return self.section(window, at, section, found);
        }
        if bytes[at] != b'<' {
            return self.text(window, at, found);
        }
        let rest = &bytes[at..];
        if rest.len() < CDATA_OPENS.len() && !window.last {
            return Ok(Step::Open);
        }
        match rest.get(1) {
            Some(b'/') => self.end_tag(window, at),
            Some(b'?') => self.instruction(window, at, found),
            Some(b'!') if rest.starts_with(b"<!--") => self.section(window, at + 4, COMMENT, found),
            Some(b'!') if rest.starts_with(CDATA_OPENS) && self.stage == Stage::Content => {
                self.section(window, at + CDATA_OPENS.len(), CDATA, found)
            }
            Some(b'!') if rest.starts_with(b"<!DOCTYPE") && self.stage == Stage::Prolog => {
                self.doctype(window, at, found)
            }
            Some(b'!') => Err(self.damaged(at)),
            _ => self.start_tag(window, at, found),
        }
    }

    fn text(
        &mut self,
        window: &Window<'_>,
        at: usize,
        found: &mut Found<XmlKind>,
    ) -> Result<Step, FormatError> {
        let bytes = window.text.as_bytes();
        let Some(length) = memchr(b'<', &bytes[at..]) else {
            let blank = bytes[at..].iter().all(|byte| is_blank(*byte));
            if blank && (self.stage != Stage::Content || !window.last) {
                // Blanks at a window's end are taken; whether they part two words is remembered.
                if self.run.is_some() {
                    self.widen_gap(Join::Space);
                }
                return Ok(Step::Done(bytes.len()));
            }
            if self.stage == Stage::Content && window.force && !window.last {
                return self.part_of_text(window, at, found);
            }
            return self.unfinished(window, at);
        };
        let range = TextRange::at(at, length);
        if bytes[at..at + length].iter().all(|byte| is_blank(*byte)) {
            if self.run.is_some() {
                self.widen_gap(Join::Space);
            }
            return Ok(Step::Done(range.end()));
        }
        if self.stage != Stage::Content {
            return Err(self.damaged(at));
        }
        self.place(window, &Text { range, kind: XmlKind::Text, after: range.end() }, found)
    }

    /// Text without an end in sight.
    fn part_of_text(
        &mut self,
        window: &Window<'_>,
        at: usize,
        found: &mut Found<XmlKind>,
    ) -> Result<Step, FormatError> {
        let mut cut = at + blank_cut(&window.text[at..]);
        // Not inside a reference, nor inside what might be half of one.
        if let Some(ampersand) = window.text[at..cut].rfind('&')
            && !window.text[at + ampersand..cut].contains(';')
        {
            cut = at + ampersand;
        }
        if cut <= at {
            return Ok(Step::Open);
        }
        if self.run.is_none() {
            self.run = Some(self.open.len());
            self.gap = Join::Apart;
        }
        let join = std::mem::replace(&mut self.gap, Join::Same);
        self.push(
            window,
            Part { range: TextRange::new(at, cut), kind: XmlKind::Text, join, path: None },
            found,
        )?;
        Ok(Step::Done(cut))
    }

    /// Puts text into the run it belongs to, or names it when it is a value of its own.
    fn place(
        &mut self,
        window: &Window<'_>,
        text: &Text,
        found: &mut Found<XmlKind>,
    ) -> Result<Step, FormatError> {
        let bytes = window.text.as_bytes();
        let depth = self.open.len();
        let done = if text.kind == XmlKind::Cdata { text.after } else { text.range.end() };
        if self.run.is_none() {
            let has_children = self.open.last().is_some_and(|element| element.has_children);
            let closes = match bytes.get(text.after..text.after + 2) {
                None if !window.last => return Ok(Step::Open),
                markup => markup == Some(b"</"),
            };
            if closes && !has_children {
                let Some(followed) = flows_on(bytes, text.after, window.last || window.force) else {
                    return Ok(Step::Open);
                };
                let flows = depth > 1 && (followed || self.is_marked_word());
                if !flows {
                    let path = self.open.last().map(|element| element.path);
                    let range = text.range.trimmed(window.text);
                    self.push(window, Part { range, kind: text.kind, join: Join::Apart, path }, found)?;
                    return Ok(Step::Done(done));
                }
            }
            // Running text begins: in this element, or in the one around it.
            self.run = Some(if closes && !has_children { depth - 1 } else { depth });
            self.gap = Join::Apart;
        }
        let join = std::mem::replace(&mut self.gap, Join::Same);
        self.push(window, Part { range: text.range, kind: text.kind, join, path: None }, found)?;
        Ok(Step::Done(done))
    }

    /// Whether the innermost element is one like `<b>` in one like `<p>`; `<b>` alone may be anything.
    fn is_marked_word(&self) -> bool {
        let [.., outer, inner] = self.open.as_slice() else { return false };
        let outer = local(&self.names[outer.name..inner.name]);
        is_inline(local(&self.names[inner.name..])) && (is_block(outer) || is_inline(outer))
    }

    fn push(
        &mut self,
        window: &Window<'_>,
        part: Part,
        found: &mut Found<XmlKind>,
    ) -> Result<(), FormatError> {
        let Part { range, kind, join, path } = part;
        let source = range.of(window.text);
        let escaped = match kind {
            XmlKind::Text | XmlKind::Attribute { .. } | XmlKind::Entity { .. } => {
                references::check(source).map_err(|at| self.damaged(range.start() + at))?
            }
            XmlKind::Cdata | XmlKind::Comment | XmlKind::Instruction => false,
        };
        if source.is_empty() {
            return Ok(());
        }
        let reading = escaped.then(|| Box::new(references::unescape(source)));
        let context = path.and_then(|path| self.paths.context(path));
        let series = path.and_then(|path| self.paths.series(path)).into();
        let of = PassageKind { join, context, series, ..PassageKind::default() };
        found.push(Passage::new(range, self.kinds.shared(of)).read_as(reading), kind)
    }

    fn section(
        &mut self,
        window: &Window<'_>,
        from: usize,
        section: Section,
        found: &mut Found<XmlKind>,
    ) -> Result<Step, FormatError> {
        let bytes = window.text.as_bytes();
        let Some(length) = bytes.get(from..).and_then(|rest| memmem::find(rest, section.closes)) else {
            if window.force && !window.last {
                return self.part_of_section(window, from, section, found);
            }
            return self.unfinished(window, from);
        };
        let range = TextRange::at(from, length);
        let end = range.end() + section.closes.len();
        let blank = range.of(window.text).trim().is_empty();
        if section.kind == XmlKind::Cdata && self.inside.is_none() && !blank {
            return self.place(window, &Text { range, kind: XmlKind::Cdata, after: end }, found);
        }
        self.inside = None;
        if !blank {
            self.push(
                window,
                Part { range: range.trimmed(window.text), kind: section.kind, join: Join::Apart, path: None },
                found,
            )?;
            self.widen_gap(Join::Apart);
        }
        Ok(Step::Done(end))
    }

    fn part_of_section(
        &mut self,
        window: &Window<'_>,
        from: usize,
        section: Section,
        found: &mut Found<XmlKind>,
    ) -> Result<Step, FormatError> {
        let mut cut = from + blank_cut(&window.text[from..]);
        while cut > from && section.closes.contains(&window.text.as_bytes()[cut - 1]) {
            cut -= 1;
        }
        if cut <= from {
            return Ok(Step::Open);
        }
        self.inside = Some(section);
        self.push(
            window,
            Part { range: TextRange::new(from, cut), kind: section.kind, join: Join::Apart, path: None },
            found,
        )?;
        self.widen_gap(Join::Apart);
        Ok(Step::Done(cut))
    }

    fn instruction(
        &mut self,
        window: &Window<'_>,
        at: usize,
        found: &mut Found<XmlKind>,
    ) -> Result<Step, FormatError> {
        let bytes = window.text.as_bytes();
        let Some(end) = name_end(bytes, at + 2) else { return Err(self.damaged(at)) };
        if end == bytes.len() {
            return self.unfinished(window, at);
        }
        if !is_blank(bytes[end]) && !bytes[end..].starts_with(b"?") {
            return Err(self.damaged(end));
        }
        let target = &bytes[at + 2..end];
        if !target.eq_ignore_ascii_case(b"xml") {
            return self.section(window, end, INSTRUCTION, found);
        }
        // The XML declaration holds no text of anyone's.
        if target != b"xml" || self.stage != Stage::Prolog {
            return Err(self.damaged(at));
        }
        match memmem::find(&bytes[end..], b"?>") {
            Some(length) => Ok(Step::Done(end + length + 2)),
            None => self.unfinished(window, at),
        }
    }

    fn doctype(
        &mut self,
        window: &Window<'_>,
        at: usize,
        found: &mut Found<XmlKind>,
    ) -> Result<Step, FormatError> {
        let mut declared = std::mem::take(&mut self.declared);
        declared.clear();
        let end = match doctype(window.text, at, &mut declared) {
            Look::Whole(end) => end,
            Look::Open => return self.unfinished(window, at),
            Look::Bad(at) => return Err(self.damaged(at)),
            Look::TooMany => return Err(FormatError::OverLimit("too many declarations")),
        };
        for item in &declared {
            let name = item.name.of(window.text);
            let path = (!name.is_empty()).then(|| self.paths.child(Paths::ROOT, name));
            let range = item.value.trimmed(window.text);
            self.push(window, Part { range, kind: item.kind, join: Join::Apart, path }, found)?;
        }
        self.declared = declared;
        self.stage = Stage::Declared;
        Ok(Step::Done(end))
    }

    fn start_tag(
        &mut self,
        window: &Window<'_>,
        at: usize,
        found: &mut Found<XmlKind>,
    ) -> Result<Step, FormatError> {
        let mut attributes = std::mem::take(&mut self.attributes);
        let look = start_tag(window.text, at, &mut attributes);
        let tag = match look {
            Look::Whole(tag) => tag,
            Look::Open => {
                self.attributes = attributes;
                return self.unfinished(window, at);
            }
            Look::Bad(at) => return Err(self.damaged(at)),
            Look::TooMany => return Err(FormatError::OverLimit("too many attributes")),
        };
        if self.stage == Stage::Epilog {
            return Err(self.damaged(at));
        }
        if self.open.len() >= self.depth {
            return Err(FormatError::OverLimit("nested too deeply"));
        }
        self.stage = Stage::Content;
        let name = tag.name.of(window.text);
        let parent = self.open.last_mut().map_or(Paths::ROOT, |element| {
            element.has_children = true;
            element.path
        });
        let mut path = self.paths.child(parent, local(name));
        if self.run.is_some() && is_block(local(name)) {
            self.widen_gap(Join::Line);
        }
        for attribute in &attributes {
            self.attribute(window, attribute, path, found)?;
        }
        // `<field name="ssn">078-05-1120</field>`: the attribute names what the element holds.
        let naming = |attribute: &&Attribute| {
            is_naming_key(local(attribute.name.of(window.text)))
                && names_a_field(attribute.value.of(window.text))
        };
        if is_named_element(local(name))
            && let Some(attribute) = attributes.iter().find(naming)
        {
            path = self.paths.child(path, attribute.value.of(window.text));
        }
        self.attributes = attributes;
        if tag.is_empty {
            if self.open.is_empty() {
                self.stage = Stage::Epilog;
            }
        } else {
            self.open.push(Element { name: self.names.len(), path, has_children: false });
            self.names.push_str(name);
        }
        Ok(Step::Done(tag.end))
    }

    fn attribute(
        &mut self,
        window: &Window<'_>,
        attribute: &Attribute,
        element: PathId,
        found: &mut Found<XmlKind>,
    ) -> Result<(), FormatError> {
        let name = attribute.name.of(window.text);
        let value = attribute.value.of(window.text);
        let names_schemas = name == "xmlns"
            || name.starts_with("xmlns:")
            || matches!(local(name), "schemaLocation" | "noNamespaceSchemaLocation")
            || is_plain_xml_attribute(name, value);
        if names_schemas || (self.run.is_some() && is_only_style(local(name), value)) {
            return references::check(value)
                .map(|_| ())
                .map_err(|at| self.damaged(attribute.value.start() + at));
        }
        let range = attribute.value.trimmed(window.text);
        if range.is_empty() {
            return Ok(());
        }
        // An attribute and a child element of one name hold the same kind of value.
        let path = self.paths.child(element, local(name));
        let kind = XmlKind::Attribute { double: attribute.double };
        self.push(window, Part { range, kind, join: Join::Apart, path: Some(path) }, found)?;
        self.widen_gap(Join::Apart);
        Ok(())
    }

    fn end_tag(&mut self, window: &Window<'_>, at: usize) -> Result<Step, FormatError> {
        let bytes = window.text.as_bytes();
        let Some(end) = name_end(bytes, at + 2) else { return Err(self.damaged(at)) };
        let close = skip_blanks(bytes, end);
        match bytes.get(close) {
            None => return self.unfinished(window, at),
            Some(b'>') => {}
            Some(_) => return Err(self.damaged(close)),
        }
        let name = &window.text[at + 2..end];
        let depth = self.open.len();
        let Some(element) = self.open.pop().filter(|element| self.names[element.name..] == *name) else {
            return Err(self.damaged(at));
        };
        self.names.truncate(element.name);
        if self.run == Some(depth) {
            self.run = None;
        } else if self.run.is_some() && is_block(local(name)) {
            self.widen_gap(Join::Line);
        }
        if self.open.is_empty() {
            self.stage = Stage::Epilog;
        }
        Ok(Step::Done(close + 1))
    }
}

const CDATA_OPENS: &[u8] = b"<![CDATA[";

/// The name without its prefix.
fn local(name: &str) -> &str {
    name.rsplit_once(':').map_or(name, |(_, local)| local)
}

/// Whether text follows the end tag at `at`, so that the element is part of a sentence. Nothing when the window ends
/// too early to tell.
fn flows_on(bytes: &[u8], at: usize, last: bool) -> Option<bool> {
    let behind = memchr(b'>', &bytes[at..]).map(|step| skip_blanks(bytes, at + step + 1));
    match behind.and_then(|behind| bytes.get(behind)) {
        Some(byte) => Some(*byte != b'<'),
        None if last => Some(false),
        None => None,
    }
}

impl Scanner for XmlScanner {
    type Dialect = XmlDialect;

    fn scan(&mut self, window: &Window<'_>, found: &mut Found<XmlKind>) -> Result<usize, FormatError> {
        let mut at = 0;
        while at < window.text.len() {
            if at >= window.enough && self.run.is_none() && self.inside.is_none() {
                break;
            }
            match self.step(window, at, found)? {
                Step::Done(end) => at = end,
                Step::Open => break,
            }
            if self.inside.is_some() {
                break;
            }
        }
        if window.last && at == window.text.len() && (self.stage != Stage::Epilog || self.inside.is_some()) {
            return Err(self.damaged(at));
        }
        self.before += at;
        Ok(at)
    }

    fn dialect(&self) -> XmlDialect {
        XmlDialect
    }
}
