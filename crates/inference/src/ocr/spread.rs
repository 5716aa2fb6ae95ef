//! Work that is spread over the streams: tiles of a page, lines of text. A request's pieces stand in a line of their
//! own, so a page of a thousand lines does not keep another request waiting.

use std::sync::Arc;
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::time::Duration;

use blackbar_core::{Cancel, ReaderError};

use super::FAILED;
use crate::Pool;

/// How often a waiting request looks whether it may go on waiting.
const PATIENCE: Duration = Duration::from_millis(20);

/// Does `work` for every task on some stream; answers in the order of the tasks. The first failure ends it.
pub(super) fn spread<T, R>(
    pool: &Pool,
    tasks: Vec<T>,
    cancel: &Cancel,
    work: impl Fn(usize, T) -> Result<R, ReaderError> + Send + Sync + 'static,
) -> Result<Vec<R>, ReaderError>
where
    T: Send + 'static,
    R: Send + 'static,
{
    let (line, work) = (pool.line(), Arc::new(work));
    let (sender, receiver) = mpsc::channel();
    let mut answers: Vec<Option<R>> = tasks.iter().map(|_| None).collect();
    for (number, task) in tasks.into_iter().enumerate() {
        let (work, cancel) = (Arc::clone(&work), cancel.clone());
        let reply = Reply { number, sender: Some(sender.clone()) };
        line.submit(move |stream| {
            reply.send(cancel.check().map_err(ReaderError::from).and_then(|()| work(stream, task)));
        });
    }
    drop(sender);
    let mut missing = answers.len();
    while missing > 0 {
        cancel.check()?;
        match receiver.recv_timeout(PATIENCE) {
            Ok((number, answer)) => {
                *answers.get_mut(number).ok_or(FAILED)? = Some(answer?);
                missing -= 1;
            }
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => return Err(FAILED),
        }
    }
    answers.into_iter().map(|answer| answer.ok_or(FAILED)).collect()
}

/// Says that a task failed when its job ends without an answer, that is, in a panic.
struct Reply<R> {
    number: usize,
    sender: Option<Sender<(usize, Result<R, ReaderError>)>>,
}

impl<R> Reply<R> {
    fn send(mut self, answer: Result<R, ReaderError>) {
        if let Some(sender) = self.sender.take() {
            // The request may be gone.
            let _ = sender.send((self.number, answer));
        }
    }
}

impl<R> Drop for Reply<R> {
    fn drop(&mut self) {
        if let Some(sender) = self.sender.take() {
            let _ = sender.send((self.number, Err(FAILED)));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_keep_the_order_of_the_tasks() {
        let pool = Pool::new(3).unwrap();
        let tasks: Vec<u64> = (0..50).collect();
        let answers = spread(&pool, tasks.clone(), &Cancel::new(), |_, task| {
            std::thread::sleep(Duration::from_micros(task % 7 * 50));
            Ok(task)
        });
        assert_eq!(answers, Ok(tasks));
    }

    #[test]
    fn a_panic_a_failure_and_a_cancelled_request_end_it() {
        let pool = Pool::new(2).unwrap();
        let run = |cancel: &Cancel, work: fn(usize, u8) -> Result<u8, ReaderError>| {
            spread(&pool, vec![1, 2, 3], cancel, work)
        };
        assert_eq!(run(&Cancel::new(), |_, _| panic!("a job's own")), Err(FAILED));
        assert_eq!(
            run(&Cancel::new(), |_, task| if task == 2 { Err(FAILED) } else { Ok(task) }),
            Err(FAILED)
        );
        let cancelled = Cancel::new();
        cancelled.cancel();
        assert!(matches!(run(&cancelled, |_, task| Ok(task)), Err(ReaderError::Cancelled(_))));
    }
}
