//! The fields of ONNX files: just enough of protobuf to find a few of them and to write some anew, without their definition.

/// The fields of a message: number and content; numbers and other short ones have none. One `None` item: broken.
pub(crate) struct Fields<'b>(pub(crate) &'b [u8]);

impl<'b> Iterator for Fields<'b> {
    type Item = Option<(u64, &'b [u8])>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.0.is_empty() {
            return None;
        }
        let field = self.field();
        if field.is_none() {
            self.0 = &[];
        }
        Some(field)
    }
}

impl<'b> Fields<'b> {
    fn field(&mut self) -> Option<(u64, &'b [u8])> {
        let key = self.varint()?;
        let length = match key & 7 {
            0 => {
                self.varint()?;
                0
            }
            1 => 8,
            2 => usize::try_from(self.varint()?).ok()?,
            5 => 4,
            _ => return None,
        };
        let (content, rest) = self.0.split_at_checked(length)?;
        self.0 = rest;
        Some((key >> 3, content))
    }

    fn varint(&mut self) -> Option<u64> {
        let mut value = 0;
        for shift in (0..64).step_by(7) {
            let (byte, rest) = self.0.split_first()?;
            self.0 = rest;
            value |= u64::from(byte & 0x7f) << shift;
            if byte & 0x80 == 0 {
                return Some(value);
            }
        }
        None
    }
}

/// What the first field of that number holds.
pub(crate) fn first(message: &[u8], number: u64) -> Option<&[u8]> {
    Fields(message).map_while(|field| field).find(|(found, _)| *found == number).map(|(_, content)| content)
}

/// What becomes of a field.
pub(crate) enum Change {
    Keep,
    Drop,
    /// It holds this instead.
    Hold(Vec<u8>),
}

/// A message with its fields changed; what is kept is copied byte by byte. `None` when it is broken or `change` says so.
pub(crate) fn rewritten(
    message: &[u8],
    mut change: impl FnMut(u64, &[u8]) -> Option<Change>,
) -> Option<Vec<u8>> {
    let mut out = Vec::with_capacity(message.len() + 64);
    let mut fields = Fields(message);
    loop {
        let left = fields.0;
        let Some(field) = fields.next() else { return Some(out) };
        let (number, content) = field?;
        match change(number, content)? {
            Change::Keep => out.extend_from_slice(left.get(..left.len() - fields.0.len())?),
            Change::Drop => {}
            Change::Hold(new) => put(&mut out, number, &new),
        }
    }
}

/// Appends a field with a length.
pub(crate) fn put(out: &mut Vec<u8>, number: u64, inside: &[u8]) {
    put_varint(out, number << 3 | 2);
    put_varint(out, inside.len() as u64);
    out.extend_from_slice(inside);
}

/// Appends a number, seven bits a byte.
pub(crate) fn put_varint(out: &mut Vec<u8>, mut value: u64) {
    while value >= 0x80 {
        out.push((value & 0x7f) as u8 | 0x80);
        value >>= 7;
    }
    out.push(value as u8);
}

/// Fields as a file has them.
#[cfg(test)]
pub(crate) mod testing {
    /// A field of so many bytes.
    pub(crate) fn field(number: u8, content: &[u8]) -> Vec<u8> {
        let mut bytes = vec![number << 3 | 2, u8::try_from(content.len()).unwrap()];
        bytes.extend(content);
        bytes
    }
}
