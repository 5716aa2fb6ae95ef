//! Pages side by side: a few at a time, handed on in their order. Whoever is too far ahead waits, so that memory holds those
//! few pages and no more.

use std::collections::BTreeMap;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

use blackbar_core::FormatError;
use hayro_syntax::Pdf;

use super::load::guarded;
use super::render;

/// Pages that are rendered and read at a time; more would only take memory.
const AT_A_TIME: usize = 2;
/// Pages begun and not yet handed on.
const UNDER_WAY: usize = 2 * AT_A_TIME;

/// Who is where.
struct Line<T> {
    next: usize,
    handed_on: usize,
    done: BTreeMap<usize, Result<T, FormatError>>,
    stopped: bool,
}

struct Shared<T> {
    line: Mutex<Line<T>>,
    moved: Condvar,
}

impl<T> Shared<T> {
    fn lock(&self) -> MutexGuard<'_, Line<T>> {
        self.line.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn wait<'l>(&self, line: MutexGuard<'l, Line<T>>) -> MutexGuard<'l, Line<T>> {
        self.moved.wait(line).unwrap_or_else(PoisonError::into_inner)
    }

    /// The next page that somebody should begin.
    fn take(&self, count: usize) -> Option<usize> {
        let mut line = self.lock();
        loop {
            if line.stopped || line.next >= count {
                return None;
            }
            if line.next < line.handed_on + UNDER_WAY {
                line.next += 1;
                return Some(line.next - 1);
            }
            line = self.wait(line);
        }
    }

    fn put(&self, index: usize, result: Result<T, FormatError>) {
        self.lock().done.insert(index, result);
        self.moved.notify_all();
    }

    fn result(&self, index: usize) -> Result<T, FormatError> {
        let mut line = self.lock();
        loop {
            if let Some(result) = line.done.remove(&index) {
                return result;
            }
            line = self.wait(line);
        }
    }
}

/// Does something with each of these pages, and hands on what comes of it in their order.
pub(super) fn each<T: Send>(
    source: &Arc<Vec<u8>>,
    pages: &[usize],
    work: impl Fn(&Pdf, usize) -> Result<T, FormatError> + Sync,
    mut hand_on: impl FnMut(usize, T) -> Result<(), FormatError>,
) -> Result<(), FormatError> {
    let line = Line { next: 0, handed_on: 0, done: BTreeMap::new(), stopped: false };
    let shared = Shared { line: Mutex::new(line), moved: Condvar::new() };
    let worker = || {
        let mut opened = None;
        while let Some(index) = shared.take(pages.len()) {
            // Whatever happens to a page, somebody waits for its result.
            let result = guarded(|| {
                let pdf = match &opened {
                    Some(pdf) => pdf,
                    None => opened.insert(render::open(source)?),
                };
                let page =
                    pages.get(index).ok_or_else(|| FormatError::Damaged("a page is missing".into()))?;
                work(pdf, *page)
            });
            shared.put(index, result.flatten());
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..AT_A_TIME.min(pages.len()) {
            scope.spawn(worker);
        }
        let mut all = || {
            for (index, page) in pages.iter().enumerate() {
                hand_on(*page, shared.result(index)?)?;
                shared.lock().handed_on = index + 1;
                shared.moved.notify_all();
            }
            Ok(())
        };
        let result = all();
        // The others need not go on.
        shared.lock().stopped = true;
        shared.moved.notify_all();
        result
    })
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::time::Duration;

    use super::super::tests::build::page;
    use super::*;

    fn run(
        work: impl Fn(usize) -> Result<usize, FormatError> + Sync,
        hand_on: impl FnMut(usize, usize) -> Result<(), FormatError>,
    ) -> Result<(), FormatError> {
        let source = Arc::new(page("BT ET"));
        let pages: Vec<usize> = (0..40).collect();
        each(&source, &pages, |_, page| work(page), hand_on)
    }

    #[test]
    fn pages_come_in_their_order_and_few_are_held() {
        let (begun, handed_on) = (AtomicUsize::new(0), AtomicUsize::new(0));
        let mut got = Vec::new();
        let result = run(
            |page| {
                let ahead = begun.fetch_add(1, Ordering::SeqCst) + 1 - handed_on.load(Ordering::SeqCst);
                assert!(ahead <= UNDER_WAY, "{ahead}");
                std::thread::sleep(Duration::from_millis(if page % 7 == 0 { 8 } else { 1 }));
                Ok(page * 10)
            },
            |page, result| {
                handed_on.fetch_add(1, Ordering::SeqCst);
                got.push((page, result));
                Ok(())
            },
        );
        assert_eq!(result, Ok(()));
        assert_eq!(got, (0..40).map(|page| (page, page * 10)).collect::<Vec<_>>());
    }

    #[test]
    fn an_error_or_a_panic_ends_it() {
        let damaged = || FormatError::Damaged("here".into());
        let result = run(|page| if page == 5 { Err(damaged()) } else { Ok(page) }, |_, _| Ok(()));
        assert_eq!(result, Err(damaged()));
        let result = run(|page| if page == 5 { panic!("of a reader") } else { Ok(page) }, |_, _| Ok(()));
        assert!(matches!(result, Err(FormatError::Damaged(_))));
        let result = run(Ok, |page, _| if page == 3 { Err(damaged()) } else { Ok(()) });
        assert_eq!(result, Err(damaged()));
    }
}
