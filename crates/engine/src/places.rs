//! Where entities lie, one after the other. Those of a sheet all lie on it: equal ones in a row are kept as one.

use blackbar_core::Place;

/// Places, one an entity.
#[derive(Default)]
pub(crate) struct Places(Vec<(Place, usize)>);

impl FromIterator<Place> for Places {
    fn from_iter<I: IntoIterator<Item = Place>>(all: I) -> Places {
        let mut runs: Vec<(Place, usize)> = Vec::new();
        for place in all {
            match runs.last_mut() {
                Some((last, count)) if *last == place => *count += 1,
                _ => runs.push((place, 1)),
            }
        }
        Places(runs)
    }
}

impl Places {
    /// How many.
    pub(crate) fn count(&self) -> usize {
        self.0.iter().map(|(_, count)| count).sum()
    }

    /// One by one.
    pub(crate) fn each(self) -> impl Iterator<Item = Place> {
        self.0.into_iter().flat_map(|(place, count)| std::iter::repeat_n(place, count))
    }
}

#[cfg(test)]
mod tests {
    use blackbar_core::Element;

    use super::*;

    #[test]
    fn they_come_out_as_they_went_in() {
        let on = |page| Place::Page { page, element: Element::Tables };
        let all = [on(1), on(1), on(2), Place::Text, on(2), on(2)];
        let places: Places = all.iter().cloned().collect();
        assert_eq!((places.0.len(), places.count()), (4, all.len()));
        assert!(places.each().eq(all));
        assert_eq!(Places::default().each().count(), 0);
    }
}
