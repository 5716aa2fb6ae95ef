//! What a passage is, apart from where it stands in the text. A large sheet has millions of passages and few kinds of them.

use std::fmt;
use std::sync::Arc;

use crate::{Place, Unescaped};

/// What stands between a passage and the one before it, for a reader.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Join {
    /// Nothing: the sentence runs on (a bold word inside a sentence).
    Same,
    /// A blank.
    Space,
    /// A new line of the same running text.
    #[default]
    Line,
    /// Another value altogether: nothing may be found across this border.
    Apart,
}

/// The number of a column, or none, in the room of a number: a large sheet has millions of passages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Series(u32);

impl Series {
    /// The number, if there is one.
    pub fn number(self) -> Option<u32> {
        (self != Series::default()).then_some(self.0)
    }
}

impl Default for Series {
    fn default() -> Series {
        Series(u32::MAX)
    }
}

impl From<Option<u32>> for Series {
    /// The last of all numbers is none.
    fn from(number: Option<u32>) -> Series {
        number.map_or_else(Series::default, Series)
    }
}

/// What names a value, shared by all values that it names, in the room of a pointer for the same reason.
#[derive(Clone, PartialEq, Eq)]
pub struct ValueName(Arc<String>);

impl std::ops::Deref for ValueName {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl<T: Into<String>> From<T> for ValueName {
    fn from(name: T) -> ValueName {
        ValueName(Arc::new(name.into()))
    }
}

impl fmt::Debug for ValueName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ValueName({} bytes)", self.0.len())
    }
}

/// What passages have in common: all cells of a column do.
#[derive(Clone, Default, PartialEq)]
pub struct PassageKind {
    /// Where they lie in the file.
    pub place: Place,
    /// How each follows the passage before it.
    pub join: Join,
    /// What names the value: a column's header, a key, an element's or attribute's name.
    pub context: Option<ValueName>,
    /// Passages of one column share a number.
    pub series: Series,
    /// How a person reads it, when that differs from the source spelling: such a passage shares this with no other.
    pub reading: Option<Box<Unescaped>>,
}

/// Columns whose kinds are remembered: as many as a sheet has.
const COLUMNS: usize = 1 << 14;

/// The kinds that came last, so that passages share them.
#[derive(Default)]
pub struct PassageKinds(Vec<Option<Arc<PassageKind>>>);

impl PassageKinds {
    /// A kind, the same as before if it came before.
    pub fn shared(&mut self, kind: PassageKind) -> Arc<PassageKind> {
        // Cells of a row come in turns, and so do words that follow each other in one way or another.
        let place = match kind.series.number() {
            None => kind.join as usize,
            Some(column) => 1 + Join::Apart as usize + column as usize % COLUMNS,
        };
        if self.0.len() <= place {
            self.0.resize(place + 1, None);
        }
        match self.0.get_mut(place) {
            Some(Some(last)) if **last == kind => Arc::clone(last),
            Some(slot) => Arc::clone(slot.insert(Arc::new(kind))),
            None => Arc::new(kind),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_kinds_are_shared_and_others_are_not() {
        let mut kinds = PassageKinds::default();
        let kind = |series: Option<u32>, context: &str| PassageKind {
            series: series.into(),
            context: Some(context.into()),
            ..PassageKind::default()
        };
        let columns = [(Some(0), "name"), (Some(1), "phone"), (None, "title"), (Some(1 << 14), "name")];
        let all: Vec<_> = columns.map(|(series, context)| kind(series, context)).into();
        let first: Vec<_> = all.iter().take(3).map(|one| kinds.shared(one.clone())).collect();
        for (one, first) in all.iter().zip(&first) {
            assert!(Arc::ptr_eq(&kinds.shared(one.clone()), first));
        }
        for one in &all {
            assert!(*kinds.shared(one.clone()) == *one, "also where two have one place");
        }
        assert!(*kinds.shared(kind(Some(1), "fax")) == kind(Some(1), "fax"));
    }
}
