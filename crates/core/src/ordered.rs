//! Where something stops in a list that is in order, quick where that is near a place that is known.

/// How many items at the beginning fit, where those behind them do not; quick where they are few.
pub fn count_while<T>(items: &[T], fits: impl Fn(&T) -> bool) -> usize {
    let mut bound = 1;
    while items.get(bound - 1).is_some_and(&fits) {
        bound *= 2;
    }
    let known = bound / 2;
    known + items[known..bound.min(items.len())].partition_point(fits)
}

/// As [`count_while`], of the items at the end.
pub fn count_back_while<T>(items: &[T], fits: impl Fn(&T) -> bool) -> usize {
    let len = items.len();
    let mut bound = 1;
    while len.checked_sub(bound).is_some_and(|at| fits(&items[at])) {
        bound *= 2;
    }
    let (from, to) = (len.saturating_sub(bound), len - bound / 2);
    len - from - items[from..to].partition_point(|item| !fits(item))
}

/// As [`count_while`], quick where that is about `near`.
pub fn count_while_near<T>(items: &[T], near: usize, fits: impl Fn(&T) -> bool) -> usize {
    let (left, right) = items.split_at(near.min(items.len()));
    match left.last() {
        Some(last) if !fits(last) => left.len() - count_back_while(left, |item| !fits(item)),
        _ => left.len() + count_while(right, fits),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_that_fit_are_counted_wherever_the_search_begins() {
        for len in 0..40 {
            let items: Vec<usize> = (0..len).collect();
            for border in 0..=len {
                assert_eq!(count_while(&items, |item| *item < border), border);
                assert_eq!(count_back_while(&items, |item| *item >= border), len - border);
                for near in 0..len + 2 {
                    assert_eq!(count_while_near(&items, near, |item| *item < border), border);
                }
            }
        }
    }
}
