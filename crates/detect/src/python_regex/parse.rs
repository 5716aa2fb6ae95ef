//! Python's pattern syntax, with its errors at its positions. What Python 3.11 and later refuse is refused; what it
//! accepts and we do not know (a rare `\N{...}` name, nesting beyond reason) is refused too, never guessed.

mod escapes;
mod flags;
mod groups;
mod sets;

use std::collections::BTreeMap;
use std::sync::Arc;

use super::PatternError;
use super::charset::{self, Fold, SetParts};
use super::tokens::{Token, Tokens};
use super::tree::{At, Greed, Node, Width};

use flags::Flags;

/// Patterns are written by people; this is far beyond what one writes and keeps every table small.
const LONGEST: usize = 10_000;
/// Groups inside groups. Keeps recursion over the tree shallow.
const DEEPEST: usize = 100;
/// Python's own limit for the numbers in braces.
const ENDLESS_REPEAT: u64 = u32::MAX as u64;

/// A pattern as a tree.
pub(super) struct Parsed {
    pub(super) tree: Node,
    /// Without group 0.
    pub(super) groups: usize,
}

pub(super) fn parse(pattern: &str) -> Result<Parsed, PatternError> {
    if pattern.chars().nth(LONGEST).is_some() {
        return Err(PatternError { position: LONGEST, message: "pattern is too long" });
    }
    let mut parser = Parser {
        tokens: Tokens::new(pattern)?,
        global: Flags::default(),
        widths: vec![None],
        names: BTreeMap::new(),
        behind_from: None,
        conditions: Vec::new(),
        uneven_behind: None,
    };
    let tree = parser.alternatives(Flags::default(), 0)?;
    if parser.global.ascii && parser.global.unicode {
        return Err(PatternError { position: 0, message: "ASCII and UNICODE flags are incompatible" });
    }
    if parser.tokens.peek().is_some() {
        return Err(parser.tokens.error("unbalanced parenthesis", 0));
    }
    if let Some((_, position)) = parser.conditions.iter().find(|(group, _)| *group >= parser.widths.len()) {
        return Err(PatternError { position: *position, message: "invalid group reference" });
    }
    match parser.uneven_behind {
        Some(position) => Err(PatternError { position, message: "look-behind requires fixed-width pattern" }),
        None => Ok(Parsed { tree, groups: parser.widths.len() - 1 }),
    }
}

struct Parser {
    tokens: Tokens,
    /// Set by `(?i)` at the start.
    global: Flags,
    /// Of each group, `None` while it is open; group 0 is always open.
    widths: Vec<Option<Width>>,
    names: BTreeMap<String, usize>,
    /// Inside a look-behind: the first group that begins in it.
    behind_from: Option<usize>,
    /// Groups asked for by number in `(?(1)...)`, which may follow later, with the place.
    conditions: Vec<(usize, usize)>,
    /// Where a look-behind of varying width begins; Python notices that only once the syntax is right.
    uneven_behind: Option<usize>,
}

/// Part of a sequence; what may be repeated depends on what it is.
struct Item {
    node: Node,
    kind: Kind,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Place,
    Repeat,
    Other,
}

impl Item {
    fn other(node: Node) -> Item {
        Item { node, kind: Kind::Other }
    }
}

impl Parser {
    fn alternatives(&mut self, mut flags: Flags, depth: usize) -> Result<Node, PatternError> {
        if depth > DEEPEST {
            return Err(self.tokens.error("pattern is nested too deeply", 0));
        }
        let mut branches = Vec::new();
        loop {
            branches.push(self.sequence(flags, depth, depth == 0 && branches.is_empty())?);
            if !self.tokens.eat('|')? {
                break;
            }
            if depth == 0 {
                flags = self.global;
            }
        }
        Ok(match branches.pop() {
            Some(only) if branches.is_empty() => only,
            Some(last) => {
                branches.push(last);
                Node::Either(branches)
            }
            None => Node::Sequence(Vec::new()),
        })
    }

    /// Up to `|`, `)` or the end. `opening` is true only where global flags may stand.
    fn sequence(&mut self, mut flags: Flags, depth: usize, opening: bool) -> Result<Node, PatternError> {
        let mut items: Vec<Item> = Vec::new();
        while let Some(token) = self.tokens.peek() {
            if matches!(token, Token::Char('|' | ')')) {
                break;
            }
            self.tokens.get()?;
            let c = match token {
                Token::Escape(c) => {
                    items.push(self.escape(c, flags)?);
                    continue;
                }
                Token::Char(c) => c,
            };
            if flags.verbose && is_blank(c) {
                continue;
            }
            if flags.verbose && c == '#' {
                while !matches!(self.tokens.get()?, None | Some(Token::Char('\n'))) {}
                continue;
            }
            match c {
                '[' => items.push(Item::other(self.set(flags)?)),
                '*' | '+' | '?' | '{' => self.repeat(c, &mut items, flags)?,
                '.' => items.push(Item::other(Node::Set(charset::any(flags.dot_all)))),
                '^' if flags.multiline => items.push(place(At::LineStart)),
                '^' => items.push(place(At::TextStart)),
                '$' if flags.multiline => items.push(place(At::LineEnd)),
                '$' => items.push(place(At::LastLineEnd)),
                '(' => {
                    let may_set_flags = opening && items.is_empty();
                    match self.group(flags, depth, may_set_flags)? {
                        groups::Opened::Node(node) => items.push(Item::other(node)),
                        groups::Opened::Comment => {}
                        groups::Opened::GlobalFlags => flags = self.global,
                    }
                }
                other => items.push(Item::other(literal(u32::from(other), flags.fold()))),
            }
        }
        let mut nodes: Vec<Node> = items.into_iter().map(|item| item.node).collect();
        Ok(match nodes.pop() {
            Some(only) if nodes.is_empty() => only,
            Some(last) => {
                nodes.push(last);
                Node::Sequence(nodes)
            }
            None => Node::Sequence(nodes),
        })
    }

    fn repeat(&mut self, sign: char, items: &mut Vec<Item>, flags: Flags) -> Result<(), PatternError> {
        let here = self.tokens.tell();
        let (least, most) = match sign {
            '?' => (0, Some(1)),
            '*' => (0, None),
            '+' => (1, None),
            _ => match self.braces(here)? {
                Some(counts) => counts,
                None => {
                    items.push(Item::other(literal(u32::from('{'), flags.fold())));
                    return Ok(());
                }
            },
        };
        let back = self.tokens.tell() - here + 1;
        let item = match items.pop() {
            None | Some(Item { kind: Kind::Place, .. }) => {
                return Err(self.tokens.error("nothing to repeat", back));
            }
            Some(Item { kind: Kind::Repeat, .. }) => return Err(self.tokens.error("multiple repeat", back)),
            Some(item) => item,
        };
        let greed = if self.tokens.eat('?')? {
            Greed::Lazy
        } else if self.tokens.eat('+')? {
            Greed::Possessive
        } else {
            Greed::Greedy
        };
        let node = Node::Repeat { body: Box::new(item.node), least, most, greed };
        items.push(Item { node, kind: Kind::Repeat });
        Ok(())
    }

    /// The counts behind `{`; `None`, and nothing taken, when it is a plain brace.
    fn braces(&mut self, here: usize) -> Result<Option<(u32, Option<u32>)>, PatternError> {
        if self.tokens.next_is('}') {
            return Ok(None);
        }
        let digit = |c: char| c.is_ascii_digit();
        let low = self.tokens.take_while(LONGEST, digit)?;
        let high = if self.tokens.eat(',')? { self.tokens.take_while(LONGEST, digit)? } else { low.clone() };
        if !self.tokens.eat('}')? {
            self.tokens.seek(here)?;
            return Ok(None);
        }
        let number = |digits: &str| match digits.parse::<u64>() {
            _ if digits.is_empty() => Ok(None),
            Ok(number) if number < ENDLESS_REPEAT => Ok(u32::try_from(number).ok()),
            _ => Err(PatternError { position: here, message: "the repetition number is too large" }),
        };
        let (least, most) = (number(&low)?.unwrap_or(0), number(&high)?);
        if most.is_some_and(|most| most < least) {
            let back = self.tokens.tell() - here;
            return Err(self.tokens.error("min repeat greater than max repeat", back));
        }
        Ok(Some((least, most)))
    }
}

fn place(at: At) -> Item {
    Item { node: Node::At(at), kind: Kind::Place }
}

/// One character, or what IGNORECASE makes of it.
fn literal(code: u32, fold: Fold) -> Node {
    match char::from_u32(code) {
        Some(c) if fold == Fold::None => Node::Char(c),
        Some(c) => {
            let set = SetParts::one(code).build(fold, false);
            let single = set.class().ranges().len() == 1
                && set.class().ranges().iter().all(|range| range.start() == c && range.end() == c);
            if single { Node::Char(c) } else { Node::Set(Arc::new(set)) }
        }
        // A lone surrogate: valid in Python, but no text of ours can hold one.
        None => Node::Set(Arc::new(SetParts::default().build(Fold::None, false))),
    }
}

fn is_blank(c: char) -> bool {
    matches!(c, ' ' | '\t' | '\n' | '\r' | '\x0B' | '\x0C')
}
