//! `(...)` in all its forms.

use super::super::PatternError;
use super::super::charset;
use super::super::tokens::{NameMessages, Token};
use super::super::tree::Node;
use super::Parser;
use super::flags::{self, Flags, Head};

/// What an opening parenthesis turned out to be.
pub(super) enum Opened {
    Node(Node),
    Comment,
    GlobalFlags,
}

const UNTERMINATED: &str = "missing ), unterminated subpattern";
const NO_MORE: &str = "unexpected end of pattern";

fn name_messages(unterminated: &'static str) -> NameMessages {
    NameMessages { missing: "missing group name", unterminated }
}

impl Parser {
    /// From behind the opening parenthesis.
    pub(super) fn group(
        &mut self,
        flags: Flags,
        depth: usize,
        may_set_flags: bool,
    ) -> Result<Opened, PatternError> {
        let start = self.tokens.tell() - 1;
        if !self.tokens.eat('?')? {
            return self.capture(None, Inner { flags, depth, start });
        }
        let kind = self.tokens.get()?.ok_or_else(|| self.tokens.error(NO_MORE, 0))?;
        let inner = Inner { flags, depth, start };
        match kind {
            Token::Char('P') => self.python_extension(inner),
            Token::Char(':') => self.body(inner).map(Opened::Node),
            Token::Char('#') => self.comment(start),
            Token::Char('>') => {
                let body = self.body(inner)?;
                Ok(Opened::Node(Node::Atomic(Box::new(body))))
            }
            Token::Char(sign @ ('=' | '!' | '<')) => self.look(sign, inner).map(Opened::Node),
            Token::Char('(') => self.conditional(inner).map(Opened::Node),
            Token::Char(letter) if letter == '-' || Flags::is_letter(letter) => {
                match flags::head(&mut self.tokens, letter)? {
                    Head::Global(_) if !may_set_flags => Err(PatternError {
                        position: start,
                        message: "global flags not at the start of the expression",
                    }),
                    Head::Global(added) => {
                        self.global = self.global.union(added);
                        Ok(Opened::GlobalFlags)
                    }
                    Head::Scoped { added, removed } => {
                        let flags = flags.inside(added, removed);
                        self.body(Inner { flags, ..inner }).map(Opened::Node)
                    }
                }
            }
            other => Err(self.tokens.error("unknown extension", other.len() + 1)),
        }
    }

    fn body(&mut self, inner: Inner) -> Result<Node, PatternError> {
        let body = self.alternatives(inner.flags, inner.depth + 1)?;
        self.close(inner.start)?;
        Ok(body)
    }

    fn close(&mut self, start: usize) -> Result<(), PatternError> {
        if self.tokens.eat(')')? {
            Ok(())
        } else {
            Err(PatternError { position: start, message: UNTERMINATED })
        }
    }

    fn capture(&mut self, name: Option<String>, inner: Inner) -> Result<Opened, PatternError> {
        let index = self.widths.len();
        self.widths.push(None);
        if let Some(name) = name {
            let back = name.chars().count() + 1;
            if self.names.insert(name, index).is_some() {
                return Err(self.tokens.error("redefinition of group name", back));
            }
        }
        let body = self.body(inner)?;
        self.widths[index] = Some(body.width());
        Ok(Opened::Node(Node::Group { index, body: Box::new(body) }))
    }

    fn python_extension(&mut self, inner: Inner) -> Result<Opened, PatternError> {
        if self.tokens.eat('<')? {
            let name = self.tokens.take_name('>', name_messages("missing >, unterminated name"))?;
            self.check_name(&name)?;
            return self.capture(Some(name), inner);
        }
        if self.tokens.eat('=')? {
            let name = self.tokens.take_name(')', name_messages("missing ), unterminated name"))?;
            self.check_name(&name)?;
            let back = name.chars().count() + 1;
            let Some(group) = self.names.get(&name).copied() else {
                return Err(self.tokens.error("unknown group name", back));
            };
            let Some(width) = self.widths.get(group).copied().flatten() else {
                return Err(self.tokens.error("cannot refer to an open group", back));
            };
            self.check_behind(group)?;
            let fold = inner.flags.fold();
            return Ok(Opened::Node(Node::Backreference { group, fold, width }));
        }
        let other = self.tokens.get()?.ok_or_else(|| self.tokens.error(NO_MORE, 0))?;
        Err(self.tokens.error("unknown extension", other.len() + 2))
    }

    fn check_name(&self, name: &str) -> Result<(), PatternError> {
        if charset::is_identifier(name) {
            return Ok(());
        }
        Err(self.tokens.error("bad character in group name", name.chars().count() + 1))
    }

    fn comment(&mut self, start: usize) -> Result<Opened, PatternError> {
        loop {
            match self.tokens.peek() {
                None => {
                    let message = "missing ), unterminated comment";
                    return Err(PatternError { position: start, message });
                }
                Some(token) => {
                    self.tokens.get()?;
                    if token == Token::Char(')') {
                        return Ok(Opened::Comment);
                    }
                }
            }
        }
    }

    fn look(&mut self, sign: char, inner: Inner) -> Result<Node, PatternError> {
        let behind = sign == '<';
        let mut sign = Token::Char(sign);
        if behind {
            sign = self.tokens.get()?.ok_or_else(|| self.tokens.error(NO_MORE, 0))?;
            if !matches!(sign, Token::Char('=' | '!')) {
                return Err(self.tokens.error("unknown extension", sign.len() + 2));
            }
        }
        let outer = self.behind_from;
        if behind && outer.is_none() {
            self.behind_from = Some(self.widths.len());
        }
        let body = self.alternatives(inner.flags, inner.depth + 1)?;
        self.behind_from = outer;
        self.close(inner.start)?;
        let width = body.width();
        if behind && (width.0 != width.1 || width.0 > u64::from(u32::MAX)) {
            self.uneven_behind.get_or_insert(inner.start);
        }
        Ok(Node::Look { behind, negated: sign == Token::Char('!'), body: Box::new(body) })
    }

    fn conditional(&mut self, inner: Inner) -> Result<Node, PatternError> {
        let name = self.tokens.take_name(')', name_messages("missing ), unterminated name"))?;
        let back = name.chars().count() + 1;
        let group = if charset::is_identifier(&name) {
            let known = self.names.get(&name).copied();
            known.ok_or_else(|| self.tokens.error("unknown group name", back))?
        } else {
            let number = name.bytes().all(|byte| byte.is_ascii_digit()).then(|| name.parse::<usize>().ok());
            match number.flatten() {
                None => return Err(self.tokens.error("bad character in group name", back)),
                Some(0) => return Err(self.tokens.error("bad group number", back)),
                Some(group) => {
                    self.conditions.push((group, self.tokens.tell() - back));
                    group
                }
            }
        };
        self.check_behind(group)?;
        let depth = inner.depth + 1;
        if depth > super::DEEPEST {
            return Err(self.tokens.error("pattern is nested too deeply", 0));
        }
        let yes = Box::new(self.sequence(inner.flags, depth, false)?);
        let mut no = None;
        if self.tokens.eat('|')? {
            no = Some(Box::new(self.sequence(inner.flags, depth, false)?));
            if self.tokens.next_is('|') {
                return Err(self.tokens.error("conditional backref with more than two branches", 0));
            }
        }
        self.close(inner.start)?;
        Ok(Node::IfGroup { group, yes, no })
    }

    /// Inside a look-behind only groups that ended before it may be named.
    pub(super) fn check_behind(&self, group: usize) -> Result<(), PatternError> {
        let Some(from) = self.behind_from else { return Ok(()) };
        if self.widths.get(group).copied().flatten().is_none() {
            return Err(self.tokens.error("cannot refer to an open group", 0));
        }
        if group >= from {
            let message = "cannot refer to group defined in the same lookbehind subpattern";
            return Err(self.tokens.error(message, 0));
        }
        Ok(())
    }
}

/// Where a group stands.
#[derive(Clone, Copy)]
struct Inner {
    flags: Flags,
    depth: usize,
    start: usize,
}
