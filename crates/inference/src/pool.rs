//! The threads that run networks: one a stream, shared by all networks and all requests. Requests stand in lines of
//! their own and are served in turn, one window each, so that a long document does not keep a short one waiting.

use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;

/// Work for one stream, which is told its number.
type Job = Box<dyn FnOnce(usize) + Send>;

/// The threads. They end when it is dropped.
pub struct Pool {
    shared: Arc<Shared>,
    threads: Vec<JoinHandle<()>>,
}

struct Shared {
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Default)]
struct State {
    /// Only lines that have jobs; the first is served next.
    lines: VecDeque<(u64, VecDeque<Job>)>,
    next_line: u64,
    closed: bool,
}

/// The jobs of one request. Those that still wait are dropped with it.
pub(crate) struct Line {
    shared: Arc<Shared>,
    number: u64,
}

impl Pool {
    /// Starts as many threads; at least one.
    pub fn new(streams: usize) -> std::io::Result<Pool> {
        let shared = Arc::new(Shared { state: Mutex::default(), changed: Condvar::new() });
        let mut pool = Pool { shared, threads: Vec::new() };
        for stream in 0..streams.max(1) {
            let shared = Arc::clone(&pool.shared);
            let thread = std::thread::Builder::new().name(format!("stream-{stream}"));
            pool.threads.push(thread.spawn(move || shared.work(stream))?);
        }
        Ok(pool)
    }

    /// How many threads there are.
    pub fn streams(&self) -> usize {
        self.threads.len()
    }

    /// A line for one request.
    pub(crate) fn line(&self) -> Line {
        let mut state = self.shared.lock();
        state.next_line += 1;
        Line { shared: Arc::clone(&self.shared), number: state.next_line }
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        self.shared.lock().closed = true;
        self.shared.changed.notify_all();
        for thread in self.threads.drain(..) {
            // A job's panic is caught, so there is nothing to learn from the result.
            let _ = thread.join();
        }
    }
}

impl Line {
    /// Puts a job at the end of this line.
    pub(crate) fn submit(&self, job: impl FnOnce(usize) + Send + 'static) {
        let mut state = self.shared.lock();
        match state.lines.iter_mut().find(|(number, _)| *number == self.number) {
            Some((_, jobs)) => jobs.push_back(Box::new(job)),
            None => {
                let jobs: VecDeque<Job> = VecDeque::from([Box::new(job) as Job]);
                state.lines.push_back((self.number, jobs));
            }
        }
        drop(state);
        self.shared.changed.notify_one();
    }
}

impl Drop for Line {
    fn drop(&mut self) {
        self.shared.lock().lines.retain(|(number, _)| *number != self.number);
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, State> {
        // No job runs under the lock, so a poisoned state is still a whole one.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn work(&self, stream: usize) {
        while let Some(job) = self.next() {
            // The sender of the answer is dropped with the job, which is how the request learns of the panic.
            let _ = catch_unwind(AssertUnwindSafe(|| job(stream)));
        }
    }

    /// The first job of the first line, which then goes to the end.
    fn next(&self) -> Option<Job> {
        let mut state = self.lock();
        loop {
            if state.closed {
                return None;
            }
            if let Some((number, mut jobs)) = state.lines.pop_front() {
                let job = jobs.pop_front();
                if !jobs.is_empty() {
                    state.lines.push_back((number, jobs));
                }
                if job.is_some() {
                    return job;
                }
                continue;
            }
            state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    #[test]
    fn lines_are_served_in_turn() {
        let pool = Pool::new(1).unwrap();
        let (open, gate) = mpsc::channel::<()>();
        let (sender, receiver) = mpsc::channel();
        let first = pool.line();
        first.submit(move |_| gate.recv().unwrap());
        let (long, short) = (pool.line(), pool.line());
        for (line, name, count) in [(&long, 'l', 4), (&short, 's', 2)] {
            for _ in 0..count {
                let sender = sender.clone();
                line.submit(move |_| sender.send(name).unwrap());
            }
        }
        drop(sender);
        open.send(()).unwrap();
        assert_eq!(receiver.iter().collect::<String>(), "lslsll");
    }

    #[test]
    fn a_panic_ends_the_job_and_not_the_thread() {
        let pool = Pool::new(1).unwrap();
        let line = pool.line();
        let (sender, receiver) = mpsc::channel();
        let lost = sender.clone();
        line.submit(move |_| {
            let _kept = lost;
            panic!("a job's own");
        });
        line.submit(move |stream| sender.send(stream).unwrap());
        assert_eq!(receiver.iter().collect::<Vec<_>>(), [0]);
    }

    #[test]
    fn what_waits_is_dropped_with_its_line() {
        let pool = Pool::new(1).unwrap();
        let (open, gate) = mpsc::channel::<()>();
        let (sender, receiver) = mpsc::channel::<()>();
        let first = pool.line();
        first.submit(move |_| gate.recv().unwrap());
        let line = pool.line();
        line.submit(move |_| sender.send(()).unwrap());
        drop(line);
        open.send(()).unwrap();
        assert!(receiver.recv().is_err());
    }
}
