//! Text that many share.

use arcstr::{ArcStr, Substr};

/// A text of which copies cost nothing, alone or one of many in a longer one ([`SharedTexts`]).
pub type SharedText = Substr;

/// Texts one behind the other: a large sheet has a million replacements, and a place of its own for each would be most of what they
/// take.
#[derive(Default)]
pub struct SharedTexts {
    all: String,
    ends: Vec<u32>,
}

impl SharedTexts {
    /// With room for so many.
    pub fn with_capacity(count: usize) -> SharedTexts {
        SharedTexts { all: String::new(), ends: Vec::with_capacity(count) }
    }

    /// Adds one, which is written behind the others. It is left out where all together would be over 4 GiB: the count then tells.
    pub fn push(&mut self, write: impl FnOnce(&mut String)) {
        let begin = self.all.len();
        write(&mut self.all);
        match u32::try_from(self.all.len()) {
            Ok(end) => self.ends.push(end),
            Err(_) => self.all.truncate(begin),
        }
    }

    /// All of them, in their order.
    pub fn finish(self) -> impl ExactSizeIterator<Item = SharedText> {
        let all = ArcStr::from(self.all);
        let mut begin = 0;
        self.ends.into_iter().map(move |end| {
            let range = std::mem::replace(&mut begin, end as usize)..end as usize;
            all.try_substr_using(|all| all.get(range).unwrap_or_default()).unwrap_or_default()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn they_come_out_as_they_went_in() {
        let mut texts = SharedTexts::with_capacity(3);
        texts.push(|all| all.push_str("[NAME_17]"));
        texts.push(|_| ());
        texts.push(|all| all.push('é'));
        let texts: Vec<SharedText> = texts.finish().collect();
        assert_eq!(texts, ["[NAME_17]", "", "é"]);
        // All but the empty one lie in one place.
        assert!(ArcStr::ptr_eq(texts[0].parent(), texts[2].parent()));
        assert_eq!(size_of::<SharedText>(), 16);
        assert_eq!(SharedTexts::default().finish().len(), 0);
    }
}
