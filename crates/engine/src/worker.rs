//! A thread that does one piece of work after another.

use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::{Scope, ScopedJoinHandle};

/// A thread with a piece of work to do.
pub(crate) struct Worker<'s, W, R> {
    given: Sender<W>,
    done: Receiver<R>,
    thread: ScopedJoinHandle<'s, ()>,
}

impl<'s, W: Send + 's, R: Send + 's> Worker<'s, W, R> {
    /// Begins with the first piece.
    pub(crate) fn begin(
        scope: &'s Scope<'s, '_>,
        work: impl Fn(W) -> R + Send + 's,
        first: W,
    ) -> Worker<'s, W, R> {
        let (given, pieces) = channel();
        let (finished, done) = channel();
        let thread = scope.spawn(move || {
            // Ends when nobody gives or takes any more.
            let _ = pieces.iter().try_for_each(|piece| finished.send(work(piece)));
        });
        let worker = Worker { given, done, thread };
        worker.give(first);
        worker
    }

    /// Gives it another piece, when what became of the last one was taken.
    pub(crate) fn give(&self, piece: W) {
        // A thread that has ended has panicked, which the next end tells.
        let _ = self.given.send(piece);
    }

    /// Waits for what becomes of its piece. A panic goes on here, where it is contained as any other.
    pub(crate) fn end(self) -> (R, Worker<'s, W, R>) {
        match self.done.recv() {
            Ok(result) => (result, self),
            Err(_) => match self.thread.join() {
                Err(panic) => std::panic::resume_unwind(panic),
                Ok(()) => unreachable!("a worker ends when it is dropped"),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use std::panic::{AssertUnwindSafe, catch_unwind};

    use super::*;

    #[test]
    fn it_does_one_piece_after_another() {
        std::thread::scope(|scope| {
            let worker = Worker::begin(scope, |number: u32| (number * 2, std::thread::current().id()), 1);
            let ((two, thread), worker) = worker.end();
            worker.give(2);
            let ((four, same), _worker) = worker.end();
            assert_eq!((two, four, thread), (2, 4, same));
        });
    }

    #[test]
    fn a_panic_goes_on_where_its_work_is_waited_for() {
        let panicked = catch_unwind(AssertUnwindSafe(|| {
            std::thread::scope(|scope| {
                let worker = Worker::begin(scope, |number: u32| assert!(number < 2, "too large"), 1);
                let ((), worker) = worker.end();
                worker.give(2);
                worker.end();
            });
        }));
        assert!(panicked.is_err());
    }
}
