//! The tokenizer's list of pieces: only the way from numbers to text is needed.

/// Begins a word.
const SPACE: &str = "\u{2581}";

/// What each number stands for.
pub(super) struct Tokens(Vec<Piece>);

/// What a token adds to the text.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Piece {
    /// Whether a new word begins with it.
    pub(super) begins: bool,
    /// Bytes, since a letter may be cut over several tokens.
    pub(super) bytes: Vec<u8>,
}

impl Tokens {
    /// Reads strings with their lengths before them: one byte, or two when the first is 128 or more.
    pub(super) fn read(mut bytes: &[u8]) -> Option<Tokens> {
        let mut pieces = Vec::new();
        while let Some((first, rest)) = bytes.split_first() {
            bytes = rest;
            let mut length = usize::from(*first);
            if length >= 128 {
                let (second, rest) = bytes.split_first()?;
                bytes = rest;
                length = usize::from(*second) * 128 + length - 128;
            }
            let (piece, rest) = bytes.split_at_checked(length)?;
            bytes = rest;
            pieces.push(Piece::new(piece));
        }
        (pieces.len() > 256).then_some(Tokens(pieces))
    }

    pub(super) fn get(&self, token: usize) -> Option<&Piece> {
        self.0.get(token)
    }
}

impl Piece {
    fn new(bytes: &[u8]) -> Piece {
        let nothing = Piece { begins: false, bytes: Vec::new() };
        let Ok(text) = std::str::from_utf8(bytes) else { return nothing };
        if let Some(inside) = text.strip_prefix('<').and_then(|text| text.strip_suffix('>')) {
            // `<0x41>` is a byte; the others (`<s>`, `<unk>`) steer the network.
            let byte = inside.strip_prefix("0x").and_then(|hex| u8::from_str_radix(hex, 16).ok());
            return Piece { begins: false, bytes: byte.into_iter().collect() };
        }
        Piece {
            begins: text.starts_with(SPACE),
            bytes: text.replace(SPACE, " ").trim_start().as_bytes().to_vec(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_are_read_with_their_lengths() {
        let mut bytes = vec![3];
        bytes.extend_from_slice(b"<s>");
        bytes.extend_from_slice(&[0, 6]);
        bytes.extend_from_slice(b"<0x41>");
        bytes.push(5);
        bytes.extend_from_slice("\u{2581}hi".as_bytes());
        bytes.extend_from_slice(&[130, 1]);
        bytes.extend_from_slice(&[b'x'; 130]);
        bytes.extend_from_slice(&[0; 300]);
        let tokens = Tokens::read(&bytes).unwrap();
        assert_eq!(tokens.get(0).unwrap().bytes, b"");
        assert_eq!(tokens.get(2).unwrap().bytes, b"A");
        assert_eq!(*tokens.get(3).unwrap(), Piece { begins: true, bytes: b"hi".to_vec() });
        assert_eq!(tokens.get(4).unwrap().bytes.len(), 130);
        assert!(Tokens::read(&[200]).is_none());
    }
}
