//! Reads the text of RTF: what a person sees as running text, notes and names on their own, and what has to go.

use std::collections::HashMap;

use blackbar_core::{FormatError, Join, OpenContext, TextRange};

use super::code_page::CodePage;
use super::destinations::{Destination, character, destination, holds_words};
use super::picture::Picture;
use super::run::Run;
use super::spelling::{RtfSpelling, end_of_command};
use super::tokens::{Kind, Token, Tokens};
use crate::spliced::{Slot, Splicing};

/// How the text of a group is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mode {
    Read,
    Keep,
    Fonts,
    Picture,
    PropertyName,
    Gone,
}

/// An open group.
#[derive(Clone, Copy)]
struct Group {
    start: usize,
    mode: Mode,
    /// Each group inside is a text of its own.
    list: bool,
    /// `\*` came before.
    starred: bool,
    /// What the group opened, which ends with it.
    owns: Option<Mode>,
    owns_story: bool,
    fallback: usize,
    font: Option<i32>,
}

/// Text that runs on.
#[derive(Default)]
struct Story {
    pieces: Vec<(Slot<RtfSpelling>, Join)>,
    pending: Option<Join>,
}

/// Reads one file.
pub(super) struct Reader<'r> {
    source: &'r [u8],
    context: &'r OpenContext<'r>,
    tokens: Tokens<'r>,
    out: Splicing<RtfSpelling>,
    groups: Vec<Group>,
    stories: Vec<Story>,
    ended: Vec<Story>,
    run: Option<Run<'r>>,
    page: CodePage,
    fonts: HashMap<i32, CodePage>,
    default_font: Option<i32>,
    picture: Option<Picture>,
    property: String,
}

fn damaged(what: &str) -> FormatError {
    FormatError::Damaged(what.to_owned())
}

impl<'r> Reader<'r> {
    pub(super) fn new(source: &'r [u8], context: &'r OpenContext<'r>) -> Reader<'r> {
        Reader {
            source,
            context,
            tokens: Tokens::new(source),
            out: Splicing::new(context.limits),
            groups: Vec::new(),
            stories: vec![Story::default()],
            ended: Vec::new(),
            run: None,
            page: CodePage::Known(encoding_rs::WINDOWS_1252),
            fonts: HashMap::new(),
            default_font: None,
            picture: None,
            property: String::new(),
        }
    }

    pub(super) fn read(mut self) -> Result<Splicing<RtfSpelling>, FormatError> {
        let mut count = 0_usize;
        while let Some(token) = self.tokens.next() {
            count += 1;
            if count.is_multiple_of(4096) {
                self.context.cancel.check()?;
            }
            match token.kind {
                Kind::Open => self.open(token)?,
                Kind::Close => {
                    self.close(token)?;
                    if self.groups.is_empty() {
                        break;
                    }
                }
                _ => self.token(token)?,
            }
        }
        if !self.groups.is_empty() {
            return Err(damaged("a group of the RTF is not closed"));
        }
        // Programs stop at the last brace.
        let rest = TextRange::new(self.tokens.at(), self.source.len());
        let behind = self.source.get(rest.start()..).unwrap_or_default();
        if behind.iter().any(|byte| !byte.is_ascii_whitespace() && *byte != 0) {
            self.out.remove(rest);
        }
        let main = self.stories.pop().into_iter();
        for story in main.chain(self.ended) {
            let mut first = true;
            for (slot, join) in story.pieces {
                self.out.show(slot, if first { Join::Apart } else { join })?;
                first = false;
            }
        }
        Ok(self.out)
    }

    fn open(&mut self, token: Token<'r>) -> Result<(), FormatError> {
        self.flush();
        if self.groups.len() >= self.context.limits.depth {
            return Err(FormatError::OverLimit("nested too deeply"));
        }
        let group = match self.groups.last() {
            Some(outer) => Group {
                start: token.range.start(),
                starred: false,
                owns: None,
                owns_story: false,
                // A name in a list may itself be torn apart by groups.
                list: false,
                ..*outer
            },
            None => Group {
                start: token.range.start(),
                mode: Mode::Read,
                list: false,
                starred: false,
                owns: None,
                owns_story: false,
                fallback: 1,
                font: None,
            },
        };
        if self.groups.last().is_some_and(|outer| outer.list) {
            self.separate(Join::Apart);
        }
        if group.mode == Mode::Picture {
            self.picture.iter_mut().for_each(|picture| picture.token(token.kind, token.range));
        }
        self.groups.push(group);
        Ok(())
    }

    fn close(&mut self, token: Token<'r>) -> Result<(), FormatError> {
        self.flush();
        let group = self.groups.pop().ok_or_else(|| damaged("a brace of the RTF closes nothing"))?;
        let end = token.range.end();
        match group.owns {
            Some(Mode::Gone) => {
                let before = self.source.get(..group.start).unwrap_or_default();
                self.out.replace(TextRange::new(group.start, end), end_of_command(before));
            }
            Some(Mode::Picture) => {
                if let Some(picture) = self.picture.take() {
                    picture.finish(self.source, end, self.context, &mut self.out)?;
                }
            }
            _ => {}
        }
        if group.owns_story
            && let Some(story) = self.stories.pop()
        {
            self.ended.push(story);
        }
        Ok(())
    }

    fn mode(&self) -> Mode {
        self.groups.last().map_or(Mode::Gone, |group| group.mode)
    }

    /// Anything but a brace.
    fn token(&mut self, token: Token<'r>) -> Result<(), FormatError> {
        if self.groups.is_empty() {
            // Blanks before the first brace.
            return Ok(());
        }
        match token.kind {
            Kind::Symbol(b'*') => {
                self.groups.last_mut().into_iter().for_each(|group| group.starred = true);
                return Ok(());
            }
            Kind::Word(name, parameter) => {
                self.state(name, parameter);
                self.begin(name)?;
            }
            _ => {}
        }
        match self.mode() {
            Mode::Gone | Mode::Keep | Mode::Fonts => {}
            Mode::Picture => {
                self.picture.iter_mut().for_each(|picture| picture.token(token.kind, token.range));
            }
            Mode::PropertyName => {
                if let Kind::Byte(byte) = token.kind {
                    self.property.push(char::from(byte));
                }
            }
            Mode::Read => self.read_token(token),
        }
        Ok(())
    }

    /// What a command says of the characters that follow.
    fn state(&mut self, name: &str, parameter: Option<i32>) {
        let fonts = self.mode() == Mode::Fonts;
        let Some(group) = self.groups.last_mut() else { return };
        match (name, parameter) {
            ("ansi", _) => self.page = CodePage::Known(encoding_rs::WINDOWS_1252),
            ("mac", _) => self.page = CodePage::numbered(10000).unwrap_or(self.page),
            ("pc", _) => self.page = CodePage::numbered(437).unwrap_or(self.page),
            ("pca", _) => self.page = CodePage::numbered(850).unwrap_or(self.page),
            ("ansicpg", Some(number)) => self.page = CodePage::numbered(number).unwrap_or(self.page),
            ("deff", _) => self.default_font = parameter,
            ("f", _) => group.font = parameter,
            ("plain", _) => group.font = self.default_font,
            ("uc", Some(count)) => group.fallback = usize::try_from(count.clamp(0, 64)).unwrap_or(1),
            ("fcharset", Some(charset)) if fonts => {
                if let Some((font, page)) = group.font.zip(CodePage::of_charset(charset)) {
                    self.fonts.insert(font, page);
                }
            }
            ("cpg", Some(number)) if fonts => {
                if let Some((font, page)) = group.font.zip(CodePage::numbered(number)) {
                    self.fonts.insert(font, page);
                }
            }
            _ => {}
        }
    }

    /// A command may say what its group is for.
    fn begin(&mut self, name: &str) -> Result<(), FormatError> {
        let Some(group) = self.groups.last().copied() else { return Ok(()) };
        // Styles of characters and tables have groups only in the list of styles.
        if group.mode == Mode::Gone || matches!(name, "cs" | "ds" | "ts") && !group.starred {
            return Ok(());
        }
        let Some(destination) = destination(name, group.starred) else { return Ok(()) };
        self.flush();
        let (mode, story, list) = match destination {
            Destination::Running => (Mode::Read, false, false),
            Destination::Apart => (Mode::Read, true, false),
            Destination::List => (Mode::Read, true, true),
            Destination::Layout => (Mode::Keep, false, false),
            Destination::Fonts => (Mode::Fonts, false, false),
            Destination::Picture => {
                self.picture = Some(Picture::new(group.start));
                (Mode::Picture, false, false)
            }
            Destination::PropertyName => {
                self.property.clear();
                (Mode::PropertyName, false, false)
            }
            Destination::PropertyValue if holds_words(&self.property) => (Mode::Read, true, false),
            Destination::PropertyValue => (Mode::Keep, false, false),
            Destination::Gone => (Mode::Gone, false, false),
        };
        if story && !group.owns_story {
            self.stories.push(Story::default());
        }
        if let Some(group) = self.groups.last_mut() {
            (group.mode, group.list, group.starred, group.owns) = (mode, list, false, Some(mode));
            group.owns_story |= story;
        }
        Ok(())
    }

    /// A token of running text.
    fn read_token(&mut self, token: Token<'r>) {
        match token.kind {
            Kind::Word("u", Some(unit)) => self.unicode(token.range, unit),
            Kind::Word(name, _) => match (character(name), name) {
                (Some(reads), _) => self.escape(token.range, reads),
                (None, "par" | "line" | "sect" | "page" | "column" | "softpage") => self.separate(Join::Line),
                (None, "cell" | "nestcell" | "row" | "nestrow") => self.separate(Join::Apart),
                (None, "tab") => self.separate(Join::Space),
                (None, _) => self.flush(),
            },
            Kind::Symbol(symbol @ (b'\\' | b'{' | b'}')) => {
                self.escape(token.range, char::from(symbol).encode_utf8(&mut [0; 4]));
            }
            Kind::Symbol(b'~') => self.escape(token.range, "\u{A0}"),
            Kind::Symbol(b'_') => self.escape(token.range, "-"),
            Kind::Symbol(b'-') => self.escape(token.range, ""),
            Kind::Symbol(b'\r' | b'\n') => self.separate(Join::Line),
            Kind::Symbol(b'\t') => self.separate(Join::Space),
            Kind::Symbol(_) => self.flush(),
            Kind::Byte(byte) if byte.is_ascii() => self.run(token.range).plain(token.range),
            Kind::Byte(first) | Kind::Hex(first) => self.encoded(token.range, first),
            Kind::Break => {
                // Inside a word it is nothing, and before one it belongs to none.
                if let Some(run) = &mut self.run {
                    run.escape(token.range, "");
                }
            }
            Kind::Binary(_) => {
                self.flush();
                let before = self.source.get(..token.range.start()).unwrap_or_default();
                self.out.replace(token.range, end_of_command(before));
            }
            Kind::Open | Kind::Close => {}
        }
    }

    fn run(&mut self, range: TextRange) -> &mut Run<'r> {
        let fallback = self.groups.last().map_or(1, |group| group.fallback);
        self.run.get_or_insert_with(|| Run::new(self.source, range.start(), fallback))
    }

    fn escape(&mut self, range: TextRange, reads: &str) {
        let reads: String = reads.chars().filter(|one| !one.is_control() || *one == '\t').collect();
        self.run(range).escape(range, &reads);
    }

    /// Ends the stretch.
    fn flush(&mut self) {
        let Some(run) = self.run.take() else { return };
        let Some(story) = self.stories.last_mut() else { return };
        let slot = run.finish();
        if !slot.reading.text().is_empty() {
            let join = story.pending.take().unwrap_or(Join::Same);
            story.pieces.push((slot, join));
        }
    }

    /// Something between two stretches that is no text.
    fn separate(&mut self, join: Join) {
        self.flush();
        if let Some(story) = self.stories.last_mut() {
            let wider = match (story.pending, join) {
                (Some(Join::Apart), _) | (_, Join::Apart) => Join::Apart,
                (Some(Join::Line), _) | (_, Join::Line) => Join::Line,
                _ => join,
            };
            story.pending = Some(wider);
        }
    }

    /// A character by its bytes, of which more may follow.
    fn encoded(&mut self, range: TextRange, first: u8) {
        let font = self.groups.last().and_then(|group| group.font);
        let page = font.and_then(|font| self.fonts.get(&font)).copied().unwrap_or(self.page);
        let (mut bytes, mut whole) = (vec![first], range);
        while bytes.len() < page.length(first) {
            let mut ahead = self.tokens;
            match ahead.next() {
                Some(Token { kind: Kind::Byte(next) | Kind::Hex(next), range }) => {
                    bytes.push(next);
                    whole = whole.cover(range);
                }
                Some(Token { kind: Kind::Break, .. }) => {}
                _ => break,
            }
            self.tokens = ahead;
        }
        self.escape(whole, &page.decode(&bytes));
    }

    /// A character by its number, and the ones for older programs behind it.
    fn unicode(&mut self, range: TextRange, unit: i32) {
        let first = u16::try_from(unit & 0xFFFF).unwrap_or(0);
        let mut whole = range.cover(self.skip_fallback(range.end()));
        let mut units = vec![first];
        if (0xD800..0xDC00).contains(&first) {
            let mut ahead = self.tokens;
            if let Some(Token { kind: Kind::Word("u", Some(second)), range }) = ahead.next() {
                self.tokens = ahead;
                units.push(u16::try_from(second & 0xFFFF).unwrap_or(0));
                whole = whole.cover(self.skip_fallback(range.end()));
            }
        }
        self.escape(whole, &String::from_utf16_lossy(&units));
    }

    fn skip_fallback(&mut self, end: usize) -> TextRange {
        let most = self.groups.last().map_or(1, |group| group.fallback);
        let mut left = most;
        let mut skipped = TextRange::new(end, end);
        while left > 0 {
            let mut ahead = self.tokens;
            let Some(token) = ahead.next() else { break };
            match token.kind {
                Kind::Byte(_) | Kind::Hex(_) | Kind::Symbol(_) => left -= 1,
                Kind::Break => {}
                Kind::Open | Kind::Close | Kind::Word(..) | Kind::Binary(_) => break,
            }
            skipped = skipped.cover(token.range);
            self.tokens = ahead;
        }
        // Nobody sees these, and no page needs more than two of them for a character.
        if most - left > 2 {
            self.out.replace(skipped, vec![b'?'; most - left]);
        }
        skipped
    }
}
