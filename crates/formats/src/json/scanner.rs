//! The lexer: one token after the other, what is open kept on a stack of its own.

use blackbar_core::{FormatError, Join, Limits, Passage, PassageKind, PassageKinds, TextRange};

use super::spelling::{JsonDialect, JsonKind};
use super::string::{StringEnd, cut_inside, find_end, unescape, unescaped_key};
use crate::names::{is_naming_key, is_value_key, names_a_field};
use crate::paths::{PathId, Paths};
use crate::source_text::{Found, Scanner, Window};

/// Reads JSON a window at a time.
pub(crate) struct JsonScanner {
    depth: usize,
    open: Vec<Container>,
    state: State,
    paths: Paths,
    kinds: PassageKinds,
    /// Bytes of text before the window, for the position in an error.
    before: usize,
    any_value: bool,
}

struct Container {
    is_object: bool,
    path: PathId,
    /// Where the value stands that a member of this object names: `{"name": "ssn", "value": "078-05-1120"}`.
    named: Option<PathId>,
    /// The next string is such a name.
    expects_name: bool,
}

/// What may come next.
#[derive(Clone, Copy, PartialEq)]
enum State {
    /// A value at the top, or the end.
    Top,
    /// A value at the path.
    Value(PathId),
    /// Right behind `[`.
    FirstItem(PathId),
    /// Right behind `{`.
    FirstKey,
    /// Behind a comma in an object.
    Key,
    /// Behind a key.
    Colon(PathId),
    /// Behind a value in a container.
    Comma,
    /// Inside a giant string that was cut.
    InString(PathId),
}

/// A token, from the text.
enum Token {
    /// Ends here.
    Done(usize),
    /// Goes on behind the window.
    Open,
}

impl JsonScanner {
    /// At the beginning of a file.
    pub(crate) fn new(limits: &Limits) -> JsonScanner {
        JsonScanner {
            depth: limits.depth,
            open: Vec::new(),
            state: State::Top,
            paths: Paths::new(),
            kinds: PassageKinds::default(),
            before: 0,
            any_value: false,
        }
    }

    fn damaged(&self, at: usize) -> FormatError {
        FormatError::Damaged(format!("not valid JSON at byte {}", self.before + at))
    }

    /// The state behind a value.
    fn after_value(&self) -> State {
        if self.open.is_empty() { State::Top } else { State::Comma }
    }

    fn push(
        &mut self,
        window: &Window<'_>,
        range: TextRange,
        path: PathId,
        kind: JsonKind,
        found: &mut Found<JsonKind>,
    ) -> Result<(), FormatError> {
        if range.is_empty() {
            return Ok(());
        }
        let reading = match kind {
            JsonKind::EscapedString => Some(Box::new(unescape(range.of(window.text)))),
            JsonKind::String | JsonKind::Number => None,
        };
        self.remember_name(range.of(window.text));
        let context = self.paths.context(path);
        let series = self.paths.series(path).into();
        let of = PassageKind { join: Join::Apart, context, series, ..PassageKind::default() };
        found.push(Passage::new(range, self.kinds.shared(of)).read_as(reading), kind)
    }

    /// Keeps the name that one member gives to another.
    fn remember_name(&mut self, value: &str) {
        let Some(container) = self.open.last_mut().filter(|container| container.expects_name) else { return };
        container.expects_name = false;
        if names_a_field(value) {
            container.named = Some(self.paths.child(container.path, value));
        }
    }

    /// The path of a member: its key's, or that of the name that stood before it.
    fn member(&mut self, key: &str) -> PathId {
        let Some(container) = self.open.last_mut() else { return self.paths.child(Paths::ROOT, key) };
        container.expects_name = is_naming_key(key);
        match container.named.filter(|_| is_value_key(key)) {
            Some(path) => path,
            None => self.paths.child(container.path, key),
        }
    }

    /// The rest of a string whose content begins at `from`.
    fn string(
        &mut self,
        window: &Window<'_>,
        from: usize,
        path: PathId,
        found: &mut Found<JsonKind>,
    ) -> Result<Token, FormatError> {
        let bytes = window.text.as_bytes();
        match find_end(bytes, from) {
            StringEnd::At { quote, escaped } => {
                let kind = if escaped { JsonKind::EscapedString } else { JsonKind::String };
                self.push(window, TextRange::new(from, quote), path, kind, found)?;
                self.state = self.after_value();
                Ok(Token::Done(quote + 1))
            }
            StringEnd::Invalid(at) => Err(self.damaged(at)),
            StringEnd::Open if window.last => Err(self.damaged(bytes.len())),
            StringEnd::Open if window.force => {
                let cut = cut_inside(bytes, from);
                if cut <= from {
                    return Ok(Token::Open);
                }
                self.push(window, TextRange::new(from, cut), path, JsonKind::EscapedString, found)?;
                self.state = State::InString(path);
                Ok(Token::Done(cut))
            }
            StringEnd::Open => Ok(Token::Open),
        }
    }

    fn key(&mut self, window: &Window<'_>, at: usize) -> Result<Token, FormatError> {
        match find_end(window.text.as_bytes(), at + 1) {
            StringEnd::At { quote, escaped } => {
                let content = TextRange::new(at + 1, quote).of(window.text);
                let path = if escaped { self.member(&unescaped_key(content)) } else { self.member(content) };
                self.state = State::Colon(path);
                Ok(Token::Done(quote + 1))
            }
            StringEnd::Invalid(at) => Err(self.damaged(at)),
            StringEnd::Open if window.last => Err(self.damaged(window.text.len())),
            StringEnd::Open => Ok(Token::Open),
        }
    }

    fn value(
        &mut self,
        window: &Window<'_>,
        at: usize,
        path: PathId,
        found: &mut Found<JsonKind>,
    ) -> Result<Token, FormatError> {
        let bytes = window.text.as_bytes();
        self.any_value = true;
        match bytes[at] {
            b'"' => self.string(window, at + 1, path, found),
            open @ (b'{' | b'[') => {
                if self.open.len() >= self.depth {
                    return Err(FormatError::OverLimit("nested too deeply"));
                }
                let is_object = open == b'{';
                self.open.push(Container { is_object, path, named: None, expects_name: false });
                self.state = if is_object { State::FirstKey } else { State::FirstItem(path) };
                Ok(Token::Done(at + 1))
            }
            b'-' | b'0'..=b'9' | b'a'..=b'z' | b'I' | b'N' => self.word(window, at, path, found),
            _ => Err(self.damaged(at)),
        }
    }

    /// A number or a literal: everything up to the next separator.
    fn word(
        &mut self,
        window: &Window<'_>,
        at: usize,
        path: PathId,
        found: &mut Found<JsonKind>,
    ) -> Result<Token, FormatError> {
        let rest = &window.text.as_bytes()[at..];
        let length = rest
            .iter()
            .position(|byte| !matches!(byte, b'-' | b'+' | b'.' | b'0'..=b'9' | b'a'..=b'z' | b'A'..=b'Z'));
        let length = match length {
            Some(length) => length,
            None if window.last => rest.len(),
            None => return Ok(Token::Open),
        };
        let word = &rest[..length];
        // Python writes the last three; they are kept, and are no values.
        let literal = matches!(word, b"true" | b"false" | b"null" | b"NaN" | b"Infinity" | b"-Infinity");
        if !literal {
            if !is_number(word) {
                return Err(self.damaged(at));
            }
            self.push(window, TextRange::at(at, length), path, JsonKind::Number, found)?;
        }
        self.state = self.after_value();
        Ok(Token::Done(at + length))
    }

    fn close(&mut self, at: usize, byte: u8) -> Result<Token, FormatError> {
        match self.open.pop() {
            Some(container) if container.is_object == (byte == b'}') => {
                self.state = self.after_value();
                Ok(Token::Done(at + 1))
            }
            _ => Err(self.damaged(at)),
        }
    }

    fn comma(&mut self, at: usize) -> Result<Token, FormatError> {
        self.state = match self.open.last() {
            Some(Container { is_object: true, .. }) => State::Key,
            Some(container) => State::Value(container.path),
            None => return Err(self.damaged(at)),
        };
        Ok(Token::Done(at + 1))
    }

    fn token(
        &mut self,
        window: &Window<'_>,
        at: usize,
        found: &mut Found<JsonKind>,
    ) -> Result<Token, FormatError> {
        let byte = window.text.as_bytes()[at];
        match (self.state, byte) {
            (State::InString(path), _) => self.string(window, at, path, found),
            (State::FirstItem(_), b']') | (State::FirstKey, b'}') | (State::Comma, b']' | b'}') => {
                self.close(at, byte)
            }
            (State::Comma, b',') => self.comma(at),
            (State::FirstKey | State::Key, b'"') => self.key(window, at),
            (State::Colon(path), b':') => {
                self.state = State::Value(path);
                Ok(Token::Done(at + 1))
            }
            (State::Top, _) => self.value(window, at, Paths::ROOT, found),
            (State::Value(path) | State::FirstItem(path), _) => self.value(window, at, path, found),
            (State::FirstKey | State::Key | State::Colon(_) | State::Comma, _) => Err(self.damaged(at)),
        }
    }

    /// Whether a reader loses nothing by a cut here: between the members of a list, or between records.
    fn may_cut(&self) -> bool {
        match self.state {
            State::Top => true,
            State::Value(_) | State::Comma => self.open.last().is_none_or(|container| !container.is_object),
            State::Key => true,
            _ => false,
        }
    }
}

impl Scanner for JsonScanner {
    type Dialect = JsonDialect;

    fn scan(&mut self, window: &Window<'_>, found: &mut Found<JsonKind>) -> Result<usize, FormatError> {
        let bytes = window.text.as_bytes();
        let mut at = 0;
        let done = loop {
            if !matches!(self.state, State::InString(_)) {
                at += bytes[at..]
                    .iter()
                    .position(|byte| !matches!(byte, b' ' | b'\n' | b'\r' | b'\t'))
                    .unwrap_or(bytes.len() - at);
            }
            if at >= bytes.len() {
                if window.last && (self.state != State::Top || !self.any_value) {
                    return Err(self.damaged(at));
                }
                break at;
            }
            if at >= window.enough && self.may_cut() {
                break at;
            }
            let state = self.state;
            match self.token(window, at, found)? {
                Token::Done(end) => at = end,
                Token::Open => {
                    self.state = state;
                    break at;
                }
            }
            if matches!(self.state, State::InString(_)) {
                break at;
            }
        };
        self.before += done;
        Ok(done)
    }

    fn dialect(&self) -> JsonDialect {
        JsonDialect
    }
}

/// `-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?`
fn is_number(word: &[u8]) -> bool {
    let digits = |bytes: &[u8]| bytes.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let mut rest = word.strip_prefix(b"-").unwrap_or(word);
    let whole = digits(rest);
    if whole == 0 || (whole > 1 && rest[0] == b'0') {
        return false;
    }
    rest = &rest[whole..];
    if let Some(fraction) = rest.strip_prefix(b".") {
        let length = digits(fraction);
        if length == 0 {
            return false;
        }
        rest = &fraction[length..];
    }
    if let [b'e' | b'E', exponent @ ..] = rest {
        let exponent = match exponent {
            [b'+' | b'-', rest @ ..] => rest,
            _ => exponent,
        };
        let length = digits(exponent);
        return length > 0 && length == exponent.len();
    }
    rest.is_empty()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_follow_the_grammar() {
        for good in ["0", "-0", "12", "1.5", "1E5", "1e+5", "-1.0e-10", "12345678901234567890"] {
            assert!(is_number(good.as_bytes()), "{good}");
        }
        for bad in ["", "-", "01", "1.", ".5", "1e", "1e+", "+1", "0x1", "1.5.5", "--1", "tru"] {
            assert!(!is_number(bad.as_bytes()), "{bad}");
        }
    }
}
