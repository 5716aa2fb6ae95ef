//! The boxes that an MP4 file is made of.

use std::ops::Range;

use crate::audio::recording::{be32, be64};

/// More boxes side by side than this and the file is an attack.
const MOST: usize = 100_000;

/// A box by its place in the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Box4 {
    pub(super) name: [u8; 4],
    start: usize,
    header: usize,
    end: usize,
}

impl Box4 {
    /// What lies in it.
    pub(super) fn inside(&self) -> Range<usize> {
        self.start + self.header..self.end
    }

    /// Where its name stands.
    pub(super) fn name_at(&self) -> usize {
        self.start + 4
    }
}

/// The boxes of a range, which they must fill; nothing when they do not.
pub(super) fn children(bytes: &[u8], range: Range<usize>) -> Option<Vec<Box4>> {
    let mut found = Vec::new();
    let mut at = range.start;
    // Four zeros may end a list of boxes (QuickTime).
    while at + 8 <= range.end {
        let (size, name) = (be32(bytes, at)?, *bytes.get(at + 4..)?.first_chunk()?);
        let (header, length) = match size {
            0 => (8, range.end - at),
            1 => (16, usize::try_from(be64(bytes, at + 8)?).ok()?),
            size => (8, usize::try_from(size).ok()?),
        };
        let end = at.checked_add(length)?;
        if length < header || end > range.end || found.len() >= MOST {
            return None;
        }
        found.push(Box4 { name, start: at, header, end });
        at = end;
    }
    Some(found)
}

/// The box of this name, if there is just one.
pub(super) fn only(boxes: &[Box4], name: &[u8; 4]) -> Option<Box4> {
    let mut named = boxes.iter().filter(|item| &item.name == name);
    let first = named.next()?;
    named.next().is_none().then_some(*first)
}

/// The box at the end of a path of names.
pub(super) fn find(bytes: &[u8], parent: &Box4, path: &[&[u8; 4]]) -> Option<Box4> {
    path.iter().try_fold(*parent, |parent, name| only(&children(bytes, parent.inside())?, name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boxes_are_found_and_broken_sizes_refused() {
        let mut bytes = b"\0\0\0\x18moov\0\0\0\x08mvhd\0\0\0\x08udta".to_vec();
        let top = children(&bytes, 0..bytes.len()).unwrap();
        assert_eq!(top.len(), 1);
        assert!(find(&bytes, &top[0], &[b"udta"]).is_some());
        assert!(find(&bytes, &top[0], &[b"trak"]).is_none());
        bytes[3] = 0x19;
        assert!(children(&bytes, 0..bytes.len()).is_none());
        bytes[3] = 7;
        assert!(children(&bytes, 0..bytes.len()).is_none());
    }
}
