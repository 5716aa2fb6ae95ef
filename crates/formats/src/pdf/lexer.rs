//! Content streams as operators with their operands.
//!
//! Every stream is written anew from what was understood here, so bytes that another reader might take for something
//! (comments, junk between operators, half an operator) do not survive.

/// An operand. Numbers and names keep their spelling.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Operand<'s> {
    Number(f64, &'s [u8]),
    /// Without the slash, as spelled (`#20` stays).
    Name(&'s [u8]),
    String(Vec<u8>, Spelling),
    Array(Vec<Operand<'s>>),
    Dict(Vec<(&'s [u8], Operand<'s>)>),
    Bool(bool),
    Null,
}

/// How a string was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Spelling {
    Literal,
    Hex,
}

/// One operator with what stood before it.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Operation<'s> {
    pub(super) operator: &'s [u8],
    pub(super) operands: Vec<Operand<'s>>,
    /// The bytes of an inline image (operator `BI`; its dictionary is the one operand).
    pub(super) image: Option<&'s [u8]>,
}

/// Nesting of arrays and dictionaries.
const DEPTH: usize = 32;
/// Longer rows of operands are junk.
const OPERANDS: usize = 1 << 16;

/// Reads operators from left to right; never fails, skips what it does not understand.
pub(super) struct Operations<'s> {
    bytes: &'s [u8],
    at: usize,
}

enum Token<'s> {
    Operand(Operand<'s>),
    Word(&'s [u8]),
    ArrayEnd,
    DictEnd,
}

impl<'s> Operations<'s> {
    pub(super) fn new(bytes: &'s [u8]) -> Operations<'s> {
        Operations { bytes, at: 0 }
    }

    fn peek(&self) -> Option<u8> {
        self.bytes.get(self.at).copied()
    }

    fn skip_blanks(&mut self) {
        while let Some(byte) = self.peek() {
            match byte {
                b'%' => {
                    while self.peek().is_some_and(|byte| byte != b'\n' && byte != b'\r') {
                        self.at += 1;
                    }
                }
                byte if is_blank(byte) => self.at += 1,
                _ => break,
            }
        }
    }

    fn token(&mut self, depth: usize) -> Option<Token<'s>> {
        loop {
            self.skip_blanks();
            let start = self.at;
            let operand = match self.peek()? {
                b'/' => {
                    self.at += 1;
                    Operand::Name(self.regular())
                }
                b'(' => Operand::String(self.literal(), Spelling::Literal),
                b'<' if self.bytes.get(self.at + 1) == Some(&b'<') => {
                    self.at += 2;
                    if depth >= DEPTH { continue } else { Operand::Dict(self.dict(depth + 1)) }
                }
                b'<' => Operand::String(self.hex(), Spelling::Hex),
                b'>' if self.bytes.get(self.at + 1) == Some(&b'>') => {
                    self.at += 2;
                    return Some(Token::DictEnd);
                }
                b'[' => {
                    self.at += 1;
                    if depth >= DEPTH { continue } else { Operand::Array(self.array(depth + 1)) }
                }
                b']' => {
                    self.at += 1;
                    return Some(Token::ArrayEnd);
                }
                b'>' | b')' | b'{' | b'}' => {
                    self.at += 1;
                    continue;
                }
                b'+' | b'-' | b'.' | b'0'..=b'9' => {
                    let raw = self.regular();
                    match number(raw) {
                        Some(value) => Operand::Number(value, raw),
                        None => return Some(Token::Word(raw)),
                    }
                }
                _ => match self.regular() {
                    b"true" => Operand::Bool(true),
                    b"false" => Operand::Bool(false),
                    b"null" => Operand::Null,
                    word => return Some(Token::Word(word)),
                },
            };
            debug_assert!(self.at > start);
            return Some(Token::Operand(operand));
        }
    }

    fn regular(&mut self) -> &'s [u8] {
        let start = self.at;
        while self.peek().is_some_and(|byte| !is_blank(byte) && !is_delimiter(byte)) {
            self.at += 1;
        }
        self.bytes.get(start..self.at).unwrap_or_default()
    }

    fn array(&mut self, depth: usize) -> Vec<Operand<'s>> {
        let mut items = Vec::new();
        while let Some(token) = self.token(depth) {
            match token {
                Token::Operand(operand) if items.len() < OPERANDS => items.push(operand),
                Token::ArrayEnd => break,
                _ => {}
            }
        }
        items
    }

    fn dict(&mut self, depth: usize) -> Vec<(&'s [u8], Operand<'s>)> {
        let mut entries = Vec::new();
        let mut key = None;
        while let Some(token) = self.token(depth) {
            match (token, key.take()) {
                (Token::DictEnd, _) => break,
                (Token::Operand(Operand::Name(name)), None) => key = Some(name),
                (Token::Operand(value), Some(name)) => entries.push((name, value)),
                _ => {}
            }
        }
        entries
    }

    fn literal(&mut self) -> Vec<u8> {
        self.at += 1;
        let (mut value, mut nesting) = (Vec::new(), 1_usize);
        while let Some(byte) = self.peek() {
            self.at += 1;
            match byte {
                b'(' => nesting += 1,
                b')' => {
                    nesting -= 1;
                    if nesting == 0 {
                        return value;
                    }
                }
                b'\\' => {
                    self.escape(&mut value);
                    continue;
                }
                b'\r' => {
                    if self.peek() == Some(b'\n') {
                        self.at += 1;
                    }
                    value.push(b'\n');
                    continue;
                }
                _ => {}
            }
            value.push(byte);
        }
        value
    }

    fn escape(&mut self, value: &mut Vec<u8>) {
        let Some(byte) = self.peek() else { return };
        self.at += 1;
        match byte {
            b'n' => value.push(b'\n'),
            b'r' => value.push(b'\r'),
            b't' => value.push(b'\t'),
            b'b' => value.push(8),
            b'f' => value.push(12),
            b'\r' => {
                if self.peek() == Some(b'\n') {
                    self.at += 1;
                }
            }
            b'\n' => {}
            b'0'..=b'7' => {
                let mut code = u32::from(byte - b'0');
                for _ in 0..2 {
                    match self.peek() {
                        Some(digit @ b'0'..=b'7') => {
                            code = code * 8 + u32::from(digit - b'0');
                            self.at += 1;
                        }
                        _ => break,
                    }
                }
                value.push((code & 0xFF) as u8);
            }
            other => value.push(other),
        }
    }

    fn hex(&mut self) -> Vec<u8> {
        self.at += 1;
        let (mut value, mut high) = (Vec::new(), None);
        while let Some(byte) = self.peek() {
            self.at += 1;
            let digit = match byte {
                b'>' => break,
                b'0'..=b'9' => byte - b'0',
                b'a'..=b'f' => byte - b'a' + 10,
                b'A'..=b'F' => byte - b'A' + 10,
                _ => continue,
            };
            match high.take() {
                None => high = Some(digit),
                Some(first) => value.push(first << 4 | digit),
            }
        }
        value.extend(high.map(|first| first << 4));
        value
    }

    /// Behind `BI`: the dictionary, `ID`, the data, `EI`.
    fn inline_image(&mut self) -> Option<Operation<'s>> {
        let mut entries = Vec::new();
        let mut key = None;
        loop {
            match (self.token(0)?, key.take()) {
                (Token::Word(b"ID"), _) => break,
                // The image was never begun; what follows is read as operators.
                (Token::Word(_), _) => return None,
                (Token::Operand(Operand::Name(name)), None) => key = Some(name),
                (Token::Operand(value), Some(name)) => entries.push((name, value)),
                _ => {}
            }
        }
        // One blank belongs to `ID`.
        if self.peek().is_some_and(is_blank) {
            self.at += 1;
        }
        let start = self.at;
        let end = self.image_end(start);
        let data = self.bytes.get(start..end).unwrap_or_default();
        Some(Operation { operator: b"BI", operands: vec![Operand::Dict(entries)], image: Some(data) })
    }

    /// Where the data ends; moves behind `EI`.
    fn image_end(&mut self, start: usize) -> usize {
        let mut from = start;
        while let Some(found) = self
            .bytes
            .get(from..)
            .and_then(|rest| memchr::memmem::find(rest, b"EI"))
            .map(|found| from + found)
        {
            let before = found == start || self.bytes.get(found - 1).copied().is_some_and(is_blank);
            let rest = self.bytes.get(found + 2..).unwrap_or_default();
            let after = rest.first().copied().is_none_or(is_blank);
            // Binary data goes on with bytes that no content stream has.
            let text =
                rest.iter().take(12).all(|byte| is_blank(*byte) && *byte != 0 || (0x20..0x7F).contains(byte));
            if before && after && text {
                self.at = found + 2;
                return if found > start { found - 1 } else { found };
            }
            from = found + 2;
        }
        self.at = self.bytes.len();
        self.bytes.len()
    }
}

impl<'s> Iterator for Operations<'s> {
    type Item = Operation<'s>;

    fn next(&mut self) -> Option<Operation<'s>> {
        let mut operands = Vec::new();
        loop {
            match self.token(0)? {
                Token::Operand(operand) if operands.len() < OPERANDS => operands.push(operand),
                Token::Word(b"BI") => match self.inline_image() {
                    Some(operation) => return Some(operation),
                    None => operands.clear(),
                },
                Token::Word(operator) => return Some(Operation { operator, operands, image: None }),
                _ => {}
            }
        }
    }
}

fn is_blank(byte: u8) -> bool {
    matches!(byte, 0 | b'\t' | b'\n' | 12 | b'\r' | b' ')
}

fn is_delimiter(byte: u8) -> bool {
    matches!(byte, b'(' | b')' | b'<' | b'>' | b'[' | b']' | b'{' | b'}' | b'/' | b'%')
}

/// A number as readers take it: signs may be doubled, an exponent is none.
fn number(raw: &[u8]) -> Option<f64> {
    let text = std::str::from_utf8(raw).ok()?;
    let digits = text.trim_start_matches(['+', '-']);
    let negative = text.starts_with('-');
    if !digits.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.' || byte == b'-') {
        return None;
    }
    // `12-34` is read as 12 by every reader we know.
    let digits = digits.split('-').next().unwrap_or_default();
    let value: f64 = match digits {
        "" | "." => 0.0,
        digits => digits.parse().ok()?,
    };
    Some(if negative { -value } else { value })
}

/// A name with its `#` escapes resolved.
pub(super) fn unescape_name(raw: &[u8]) -> Vec<u8> {
    let digit = |byte: Option<&u8>| byte.and_then(|byte| char::from(*byte).to_digit(16));
    let (mut name, mut at) = (Vec::with_capacity(raw.len()), 0);
    while let Some(byte) = raw.get(at) {
        match (*byte, digit(raw.get(at + 1)), digit(raw.get(at + 2))) {
            (b'#', Some(high), Some(low)) => {
                name.push((high << 4 | low) as u8);
                at += 3;
            }
            (byte, ..) => {
                name.push(byte);
                at += 1;
            }
        }
    }
    name
}

impl Operand<'_> {
    pub(super) fn number(&self) -> Option<f64> {
        match self {
            Operand::Number(value, _) => Some(*value),
            _ => None,
        }
    }

    /// Resolved.
    pub(super) fn name(&self) -> Option<Vec<u8>> {
        match self {
            Operand::Name(raw) => Some(unescape_name(raw)),
            _ => None,
        }
    }

    /// Writes the operand as it is to stand in a new stream.
    pub(super) fn write(&self, out: &mut Vec<u8>) {
        match self {
            // A spelling that only some readers understand is replaced by one that all do.
            Operand::Number(value, raw) if !is_plain_number(raw) => write_number(*value, out),
            Operand::Number(_, raw) => out.extend_from_slice(raw),
            Operand::Name(raw) => write_name(&unescape_name(raw), out),
            Operand::String(bytes, spelling) => write_string(bytes, *spelling, out),
            Operand::Array(items) => {
                out.push(b'[');
                for (index, item) in items.iter().enumerate() {
                    if index > 0 {
                        out.push(b' ');
                    }
                    item.write(out);
                }
                out.push(b']');
            }
            Operand::Dict(entries) => {
                out.extend_from_slice(b"<<");
                for (key, value) in entries {
                    write_name(&unescape_name(key), out);
                    out.push(b' ');
                    value.write(out);
                    out.push(b' ');
                }
                out.extend_from_slice(b">>");
            }
            Operand::Bool(value) => out.extend_from_slice(if *value { b"true" } else { b"false" }),
            Operand::Null => out.extend_from_slice(b"null"),
        }
    }
}

fn is_plain_number(raw: &[u8]) -> bool {
    let digits = raw.strip_prefix(b"-").or_else(|| raw.strip_prefix(b"+")).unwrap_or(raw);
    digits.iter().any(u8::is_ascii_digit)
        && digits.iter().all(|byte| byte.is_ascii_digit() || *byte == b'.')
        && digits.iter().filter(|byte| **byte == b'.').count() <= 1
}

/// At most four decimals, no exponent.
pub(super) fn write_number(value: f64, out: &mut Vec<u8>) {
    let value = if value.is_finite() { value.clamp(-1e9, 1e9) } else { 0.0 };
    let text = format!("{value:.4}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    out.extend_from_slice(if matches!(text, "" | "-" | "-0") { b"0" } else { text.as_bytes() });
}

pub(super) fn write_name(name: &[u8], out: &mut Vec<u8>) {
    out.push(b'/');
    for byte in name {
        if (0x21..0x7F).contains(byte) && !is_delimiter(*byte) && *byte != b'#' {
            out.push(*byte);
        } else {
            out.extend_from_slice(format!("#{byte:02X}").as_bytes());
        }
    }
}

pub(super) fn write_string(bytes: &[u8], spelling: Spelling, out: &mut Vec<u8>) {
    match spelling {
        Spelling::Hex => {
            out.push(b'<');
            for byte in bytes {
                out.extend_from_slice(format!("{byte:02x}").as_bytes());
            }
            out.push(b'>');
        }
        Spelling::Literal => {
            out.push(b'(');
            for byte in bytes {
                match byte {
                    b'(' | b')' | b'\\' => out.extend([b'\\', *byte]),
                    b'\r' => out.extend_from_slice(b"\\r"),
                    b'\n' => out.extend_from_slice(b"\\n"),
                    _ => out.push(*byte),
                }
            }
            out.push(b')');
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rewritten(source: &[u8]) -> String {
        let mut out = Vec::new();
        for operation in Operations::new(source) {
            for operand in &operation.operands {
                operand.write(&mut out);
                out.push(b' ');
            }
            out.extend_from_slice(operation.operator);
            out.push(b'\n');
        }
        String::from_utf8_lossy(&out).into_owned()
    }

    #[test]
    fn operators_come_back_without_what_stood_between() {
        assert_eq!(
            rewritten(b"q % John Smith\n1 0 0 1 +.5 --7 cm/F#31 12 Tf[(a\\051\\)b)-20<4a5>]TJ\nQ"),
            "q\n1 0 0 1 +.5 -7 cm\n/F1 12 Tf\n[(a\\)\\)b) -20 <4a50>] TJ\nQ\n"
        );
        assert_eq!(rewritten(b"BT (open"), "BT\n");
        assert_eq!(rewritten(b"[[[((("), "");
        assert_eq!(rewritten(&b"[".repeat(100_000)), "");
        assert_eq!(rewritten(&b"<<".repeat(100_000)), "");
    }

    #[test]
    fn inline_images_end_where_the_data_does() {
        let source = b"q BI /W 2 /H 1 /BPC 8 /CS /G ID \xFF EI\x01 EI Q (x) Tj";
        let operations: Vec<_> = Operations::new(source).collect();
        assert_eq!(operations.len(), 4);
        assert_eq!(operations[1].image, Some(&b"\xFF EI\x01"[..]));
        assert_eq!(operations[3].operator, b"Tj");
    }
}
