//! `[...]`. In Python a `[`, `&&`, `--` or `~~` inside is just characters.

use std::sync::Arc;

use super::super::PatternError;
use super::super::charset::SetParts;
use super::super::tokens::Token;
use super::super::tree::Node;
use super::Parser;
use super::escapes::Member;
use super::flags::Flags;

impl Parser {
    /// From behind the opening bracket.
    pub(super) fn set(&mut self, flags: Flags) -> Result<Node, PatternError> {
        let here = self.tokens.tell() - 1;
        let mut parts = SetParts { negated: self.tokens.eat('^')?, ..SetParts::default() };
        loop {
            let this = self.set_token(here)?;
            let empty = parts.ranges.is_empty() && parts.categories.is_empty();
            if this == Token::Char(']') && !empty {
                break;
            }
            let low = self.member(this)?;
            if !self.tokens.eat('-')? {
                push(&mut parts, low);
                continue;
            }
            let that = self.set_token(here)?;
            if that == Token::Char(']') {
                push(&mut parts, low);
                push(&mut parts, Member::Literal(u32::from('-')));
                break;
            }
            match (low, self.member(that)?) {
                (Member::Literal(low), Member::Literal(high)) if low <= high => {
                    parts.ranges.push((low, high));
                }
                _ => {
                    let back = this.len() + 1 + that.len();
                    return Err(self.tokens.error("bad character range", back));
                }
            }
        }
        let set = parts.build(flags.fold(), flags.ascii);
        Ok(match set.class().ranges() {
            [only] if only.start() == only.end() => Node::Char(only.start()),
            _ => Node::Set(Arc::new(set)),
        })
    }

    fn set_token(&mut self, here: usize) -> Result<Token, PatternError> {
        let token = self.tokens.get()?;
        token.ok_or(PatternError { position: here, message: "unterminated character set" })
    }

    fn member(&mut self, token: Token) -> Result<Member, PatternError> {
        match token {
            Token::Char(c) => Ok(Member::Literal(u32::from(c))),
            Token::Escape(c) => self.set_escape(c),
        }
    }
}

fn push(parts: &mut SetParts, member: Member) {
    match member {
        Member::Literal(code) => parts.ranges.push((code, code)),
        Member::Category { kind, complement } => parts.categories.push((kind, complement)),
    }
}
