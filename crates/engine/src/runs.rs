//! Values one after the other, of which many in a row are equal: entities of a sheet all lie on it, and what surrounds their markers is
//! the same.

/// A list that keeps equal ones in a row as one.
#[derive(Clone)]
pub(crate) struct Runs<T>(Vec<(T, usize)>);

impl<T> Default for Runs<T> {
    fn default() -> Runs<T> {
        Runs(Vec::new())
    }
}

impl<T: PartialEq> FromIterator<T> for Runs<T> {
    fn from_iter<I: IntoIterator<Item = T>>(all: I) -> Runs<T> {
        let mut runs = Runs::default();
        all.into_iter().for_each(|value| runs.push(value));
        runs
    }
}

impl<T: PartialEq> Runs<T> {
    /// Adds one.
    pub(crate) fn push(&mut self, value: T) {
        match self.0.last_mut() {
            Some((last, count)) if *last == value => *count += 1,
            _ => self.0.push((value, 1)),
        }
    }
}

impl<T> Runs<T> {
    /// How many.
    pub(crate) fn count(&self) -> usize {
        self.0.iter().map(|(_, count)| count).sum()
    }

    /// One by one.
    pub(crate) fn each(&self) -> impl Iterator<Item = &T> {
        self.0.iter().flat_map(|(value, count)| std::iter::repeat_n(value, *count))
    }
}

#[cfg(test)]
mod tests {
    use blackbar_core::{Element, Place};

    use super::*;

    #[test]
    fn they_come_out_as_they_went_in() {
        let on = |page| Place::Page { page, element: Element::Tables };
        let all = [on(1), on(1), on(2), Place::Text, on(2), on(2)];
        let places: Runs<Place> = all.iter().cloned().collect();
        assert_eq!((places.0.len(), places.count()), (4, all.len()));
        assert!(places.each().eq(&all));
        assert_eq!(Runs::<Place>::default().each().count(), 0);
    }
}
