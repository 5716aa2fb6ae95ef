//! The windows of one request that are being run: never many at once, so that a long text needs no more memory for
//! its numbers than a short one.

use std::ops::Range;
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::time::Duration;

use blackbar_core::{Cancel, ReaderError};

use super::shapes::SPECIAL;
use super::tokens::Token;
use super::windows::{Window, bucket};
use super::{FAILED, Network};
use crate::pool::Line;
use crate::{Input, Pool, Session, TaggerCard, Values};

/// How often a waiting request looks whether it may go on waiting.
const PATIENCE: Duration = Duration::from_millis(20);

/// A window to be run.
pub(super) struct Task {
    text: usize,
    index: usize,
    ids: Vec<i64>,
    shapes: Vec<i64>,
    /// Within the window.
    take: Range<usize>,
    /// In the text.
    first: usize,
    output: &'static str,
}

impl Task {
    /// Window `index` of text `text`, and which output is wanted.
    pub(super) fn new(
        text: usize,
        index: usize,
        window: &Window,
        tokens: &[Token],
        output: &'static str,
    ) -> Task {
        let read = tokens.get(window.tokens.clone()).unwrap_or(&[]);
        let start = window.tokens.start;
        Task {
            text,
            index,
            ids: read.iter().map(|token| i64::from(token.id)).collect(),
            shapes: read.iter().map(|token| i64::from(token.shape)).collect(),
            take: window.take.start - start..window.take.end - start,
            first: window.take.start,
            output,
        }
    }

    /// Runs it: `begin`, the tokens, `end`, and padding up to the next length the runtime is prepared for.
    pub(super) fn run(self, session: &mut dyn Session, card: &TaggerCard) -> Result<Answer, ReaderError> {
        let used = self.ids.len() + 2;
        let length = bucket(used);
        let framed = |inside: Vec<i64>, begin: i64, end: i64, pad: i64| {
            let mut all = Vec::with_capacity(length);
            all.push(begin);
            all.extend(inside);
            all.push(end);
            all.resize(length, pad);
            all
        };
        let special = i64::from(SPECIAL);
        let ids = framed(self.ids, card.begin.into(), card.end.into(), card.pad.into());
        let shapes = framed(self.shapes, special, special, special);
        let mut mask = vec![1; used];
        mask.resize(length, 0);
        let shape = [1, length];
        let inputs = [
            Input { name: "input_ids", shape: &shape, values: Values::I64(&ids) },
            Input { name: "attention_mask", shape: &shape, values: Values::I64(&mask) },
            Input { name: "shape_ids", shape: &shape, values: Values::I64(&shapes) },
        ];
        let outputs = session.run(&inputs, &[self.output]).map_err(|_| FAILED)?;
        let output = outputs.into_iter().next().ok_or(FAILED)?;
        let &[1, rows, width] = output.shape.as_slice() else { return Err(FAILED) };
        if rows != length || width == 0 {
            return Err(FAILED);
        }
        // One past the token that begins the window.
        let wanted = (self.take.start + 1) * width..(self.take.end + 1) * width;
        let values = output.values.get(wanted).ok_or(FAILED)?.to_vec();
        let Task { text, index, first, output, .. } = self;
        Ok(Answer { text, index, first, width, output, values })
    }
}

/// What the network said of the tokens that count in one window.
pub(super) struct Answer {
    pub(super) text: usize,
    pub(super) index: usize,
    /// The first of these tokens.
    first: usize,
    /// Numbers a token.
    pub(super) width: usize,
    pub(super) output: &'static str,
    pub(super) values: Vec<f32>,
}

impl Answer {
    /// Token by token.
    pub(super) fn rows(&self) -> impl Iterator<Item = &[f32]> {
        self.values.chunks_exact(self.width.max(1))
    }

    /// Token by token.
    pub(super) fn rows_mut(&mut self) -> impl Iterator<Item = &mut [f32]> {
        self.values.chunks_exact_mut(self.width.max(1))
    }

    /// Adds the rows of some tokens to a sum.
    pub(super) fn add_up(&self, tokens: &Range<usize>, sum: &mut Vec<f32>) {
        sum.resize(self.width, 0.0);
        for (number, row) in self.rows().enumerate() {
            if tokens.contains(&(self.first + number)) {
                sum.iter_mut().zip(row).for_each(|(sum, value)| *sum += value);
            }
        }
    }
}

/// The windows that are out. What still waits is dropped with it.
pub(super) struct InFlight<'c> {
    line: Line,
    network: Arc<Network>,
    cancel: &'c Cancel,
    sender: Sender<Result<Answer, ReaderError>>,
    receiver: Receiver<Result<Answer, ReaderError>>,
    out: usize,
    most: usize,
}

impl<'c> InFlight<'c> {
    pub(super) fn new(pool: &Pool, network: Arc<Network>, cancel: &'c Cancel) -> InFlight<'c> {
        let (sender, receiver) = mpsc::channel();
        let most = pool.streams() * 4;
        InFlight { line: pool.line(), network, cancel, sender, receiver, out: 0, most }
    }

    pub(super) fn is_full(&self) -> bool {
        self.out >= self.most
    }

    pub(super) fn is_empty(&self) -> bool {
        self.out == 0
    }

    pub(super) fn submit(&mut self, task: Task) {
        let (network, cancel, sender) =
            (Arc::clone(&self.network), self.cancel.clone(), Returned(Some(self.sender.clone())));
        self.out += 1;
        self.line.submit(move |stream| {
            let answer = cancel.check().map_err(ReaderError::from).and_then(|()| network.run(stream, task));
            sender.send(answer);
        });
    }

    /// The next answer, in whatever order they come.
    pub(super) fn receive(&mut self) -> Result<Answer, ReaderError> {
        loop {
            self.cancel.check()?;
            match self.receiver.recv_timeout(PATIENCE) {
                Ok(answer) => {
                    self.out -= 1;
                    return answer;
                }
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return Err(FAILED),
            }
        }
    }
}

/// Says that a window failed when its job ends without an answer, that is, in a panic.
struct Returned(Option<Sender<Result<Answer, ReaderError>>>);

impl Returned {
    fn send(mut self, answer: Result<Answer, ReaderError>) {
        if let Some(sender) = self.0.take() {
            // The request may be gone.
            let _ = sender.send(answer);
        }
    }
}

impl Drop for Returned {
    fn drop(&mut self) {
        if let Some(sender) = self.0.take() {
            let _ = sender.send(Err(FAILED));
        }
    }
}
