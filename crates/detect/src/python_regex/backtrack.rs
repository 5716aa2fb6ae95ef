//! The backtracking engine: Python's semantics step for step, with every step counted.
//!
//! It works on an explicit stack, so no pattern or text can overflow the thread's, and stops with [`TooCostly`] when
//! its steps or its stack are used up. Rounds of a loop follow CPython's rule: once the least number is reached, a
//! round that began where the last one began is not tried again.

use super::TooCostly;
use super::charset::{self, Category, Fold};
use super::program::{Address, GuardKind, Program, Step};
use super::tree::At;

/// Frames on the stack; at 40 bytes each this is a bound on memory.
const TALLEST: usize = 1 << 20;

/// Steps that may still be taken. Shared by all searches of one pattern in one text.
#[derive(Clone, Copy, Debug)]
pub struct Budget {
    left: u64,
}

impl Budget {
    /// Enough for any sane pattern on `bytes` of text: a fixed number and some for each byte.
    pub fn for_text(bytes: usize) -> Budget {
        Budget { left: 2_000_000 + 60 * bytes as u64 }
    }

    fn spend(&mut self, steps: u64) -> Result<(), TooCostly> {
        match self.left.checked_sub(steps) {
            Some(left) => {
                self.left = left;
                Ok(())
            }
            None => {
                self.left = 0;
                Err(TooCostly)
            }
        }
    }
}

/// Not set.
const NONE: usize = usize::MAX;

#[derive(Clone, Copy, Debug)]
enum Frame {
    /// Go on there.
    Choice { address: Address, at: usize },
    /// A greedy run may give back one more character, down to `least`.
    Shorter { address: Address, at: usize, least: usize },
    /// A lazy run may take one more character.
    Longer { address: Address, at: usize, taken: u32 },
    /// A lazy loop may make another round.
    Round { address: Address, at: usize },
    /// Undo.
    Slot { slot: usize, old: usize },
    /// Undo.
    Counter { counter: usize, old: Counter },
    /// A guarded part begins: everything above belongs to it.
    Guard { address: Address, at: usize, outer: usize },
}

#[derive(Clone, Copy, Debug)]
struct Counter {
    /// Rounds begun; -1 before the loop is decided on for the first time.
    rounds: i64,
    /// Where the last optional round began.
    last: usize,
}

/// One search in one text.
pub(super) struct Machine<'p, 't> {
    program: &'p Program,
    text: &'t str,
    stack: Vec<Frame>,
    /// Start and end of each group.
    pub(super) slots: Vec<usize>,
    counters: Vec<Counter>,
    /// Index of the innermost open guard's frame.
    guard: usize,
}

impl<'p, 't> Machine<'p, 't> {
    pub(super) fn new(program: &'p Program, text: &'t str) -> Machine<'p, 't> {
        Machine {
            program,
            text,
            stack: Vec::new(),
            slots: vec![NONE; program.groups * 2],
            counters: vec![Counter { rounds: -1, last: NONE }; program.counters],
            guard: NONE,
        }
    }

    /// The leftmost match at or after `from`. With `advance`, a match at `from` must not be empty.
    pub(super) fn search(
        &mut self,
        from: usize,
        advance: bool,
        budget: &mut Budget,
    ) -> Result<bool, TooCostly> {
        let mut at = from;
        loop {
            if let Some(first) = &self.program.first {
                let rest = &self.text[at..];
                let skipped = rest.char_indices().find(|(_, c)| first.contains(*c));
                let Some((skipped, _)) = skipped else {
                    budget.spend(rest.len() as u64)?;
                    return Ok(false);
                };
                budget.spend(skipped as u64)?;
                at += skipped;
            }
            if self.match_at(at, advance && at == from, budget)? {
                return Ok(true);
            }
            match self.text[at..].chars().next() {
                Some(c) => at += c.len_utf8(),
                None => return Ok(false),
            }
        }
    }

    /// A match that begins at `start`.
    pub(super) fn match_at(
        &mut self,
        start: usize,
        advance: bool,
        budget: &mut Budget,
    ) -> Result<bool, TooCostly> {
        self.stack.clear();
        self.slots.fill(NONE);
        self.guard = NONE;
        let mut position = Some((0, start));
        let program = self.program;
        loop {
            budget.spend(1)?;
            if self.stack.len() > TALLEST {
                return Err(TooCostly);
            }
            let (address, at) = match position {
                Some(position) => position,
                None => match self.backtrack(budget)? {
                    Some(position) => position,
                    None => return Ok(false),
                },
            };
            position = match &program.steps[address] {
                Step::Match if advance && at == start => None,
                Step::Match => {
                    self.slots[0] = start;
                    self.slots[1] = at;
                    return Ok(true);
                }
                step => self.step(step, address, at, budget)?,
            };
        }
    }

    /// One instruction; where it goes on, `None` when it fails.
    fn step(
        &mut self,
        step: &'p Step,
        address: Address,
        at: usize,
        budget: &mut Budget,
    ) -> Result<Option<(Address, usize)>, TooCostly> {
        let next = address + 1;
        Ok(match step {
            Step::Char(c) => self.text[at..].starts_with(*c).then(|| (next, at + c.len_utf8())),
            Step::Set(set) => {
                let c = self.text[at..].chars().next();
                c.filter(|c| set.contains(*c)).map(|c| (next, at + c.len_utf8()))
            }
            Step::At(place) => self.is_at(*place, at).then_some((next, at)),
            Step::Save(slot) => {
                self.set_slot(*slot, at);
                Some((next, at))
            }
            Step::Split { first, second } => {
                self.stack.push(Frame::Choice { address: *second, at });
                Some((*first, at))
            }
            Step::Jump(target) => Some((*target, at)),
            Step::Run { .. } => self.run(step, address, at, budget)?,
            Step::LoopStart(counter) => {
                self.set_counter(*counter, Counter { rounds: -1, last: NONE });
                Some((next, at))
            }
            Step::LoopEnd { .. } => self.loop_end(step, address, at),
            Step::Backreference { group, fold } => {
                self.backreference(*group, *fold, at, budget)?.map(|at| (next, at))
            }
            Step::IfGroup { group, otherwise } => {
                let matched = self.slots.get(group * 2 + 1).is_some_and(|end| *end != NONE);
                Some((if matched { next } else { *otherwise }, at))
            }
            Step::Guard { kind, back, after } => {
                match self.go_back(at, *back) {
                    Some(start) => {
                        self.stack.push(Frame::Guard { address, at, outer: self.guard });
                        self.guard = self.stack.len() - 1;
                        Some((next, start))
                    }
                    // Too near the start of the text for anything to stand before.
                    None => (*kind == GuardKind::NotLook).then_some((*after, at)),
                }
            }
            Step::GuardEnd => self.guard_end(at, budget)?,
            Step::Match => None,
        })
    }

    fn set_slot(&mut self, slot: usize, value: usize) {
        self.stack.push(Frame::Slot { slot, old: self.slots[slot] });
        self.slots[slot] = value;
    }

    fn set_counter(&mut self, counter: usize, value: Counter) {
        self.stack.push(Frame::Counter { counter, old: self.counters[counter] });
        self.counters[counter] = value;
    }

    /// Undoes down to the last choice and takes it.
    fn backtrack(&mut self, budget: &mut Budget) -> Result<Option<(Address, usize)>, TooCostly> {
        while let Some(frame) = self.stack.pop() {
            budget.spend(1)?;
            match frame {
                Frame::Choice { address, at } => return Ok(Some((address, at))),
                Frame::Slot { slot, old } => self.slots[slot] = old,
                Frame::Counter { counter, old } => self.counters[counter] = old,
                Frame::Shorter { address, at, least } => {
                    let shorter = self.text[..at].chars().next_back().map_or(at, |c| at - c.len_utf8());
                    if shorter > least {
                        self.stack.push(Frame::Shorter { address, at: shorter, least });
                    }
                    return Ok(Some((address, shorter)));
                }
                Frame::Longer { address, at, taken } => {
                    if let Some(position) = self.one_more(address, at, taken) {
                        return Ok(Some(position));
                    }
                }
                Frame::Round { address, at } => {
                    if let Some(position) = self.another_round(address, at) {
                        return Ok(Some(position));
                    }
                }
                Frame::Guard { address, at, outer } => {
                    self.guard = outer;
                    if let Step::Guard { kind: GuardKind::NotLook, after, .. } = self.program.steps[address] {
                        return Ok(Some((after, at)));
                    }
                }
            }
        }
        Ok(None)
    }

    fn run(
        &mut self,
        step: &Step,
        address: Address,
        at: usize,
        budget: &mut Budget,
    ) -> Result<Option<(Address, usize)>, TooCostly> {
        let Step::Run { set, least, most, lazy } = step else { return Ok(None) };
        let wanted = if *lazy { *least } else { most.unwrap_or(u32::MAX) };
        let (mut taken, mut end, mut least_end) = (0, at, at);
        for c in self.text[at..].chars() {
            if taken == wanted || !set.contains(c) {
                break;
            }
            taken += 1;
            end += c.len_utf8();
            if taken == *least {
                least_end = end;
            }
        }
        budget.spend(u64::from(taken))?;
        if taken < *least {
            return Ok(None);
        }
        if *lazy {
            self.stack.push(Frame::Longer { address, at: end, taken });
        } else if end > least_end {
            self.stack.push(Frame::Shorter { address: address + 1, at: end, least: least_end });
        }
        Ok(Some((address + 1, end)))
    }

    fn one_more(&mut self, address: Address, at: usize, taken: u32) -> Option<(Address, usize)> {
        let Step::Run { set, most, .. } = &self.program.steps[address] else { return None };
        if most.is_some_and(|most| taken >= most) {
            return None;
        }
        let c = self.text[at..].chars().next().filter(|c| set.contains(*c))?;
        let at = at + c.len_utf8();
        self.stack.push(Frame::Longer { address, at, taken: taken.saturating_add(1) });
        Some((address + 1, at))
    }

    fn loop_end(&mut self, step: &Step, address: Address, at: usize) -> Option<(Address, usize)> {
        let Step::LoopEnd { counter, least, most, body, lazy } = step else { return None };
        let old = self.counters[*counter];
        let rounds = old.rounds + 1;
        if rounds < i64::from(*least) {
            self.set_counter(*counter, Counter { rounds, last: old.last });
            return Some((*body, at));
        }
        if *lazy {
            self.stack.push(Frame::Round { address, at });
            return Some((address + 1, at));
        }
        if most.is_none_or(|most| rounds < i64::from(most)) && at != old.last {
            self.stack.push(Frame::Choice { address: address + 1, at });
            self.set_counter(*counter, Counter { rounds, last: at });
            return Some((*body, at));
        }
        Some((address + 1, at))
    }

    fn another_round(&mut self, address: Address, at: usize) -> Option<(Address, usize)> {
        let Step::LoopEnd { counter, most, body, .. } = &self.program.steps[address] else { return None };
        let old = self.counters[*counter];
        let rounds = old.rounds + 1;
        if most.is_some_and(|most| rounds >= i64::from(most)) || at == old.last {
            return None;
        }
        self.set_counter(*counter, Counter { rounds, last: at });
        Some((*body, at))
    }

    /// The guarded part matched up to `at`: its choices are forgotten, what it captured stays.
    fn guard_end(&mut self, at: usize, budget: &mut Budget) -> Result<Option<(Address, usize)>, TooCostly> {
        let base = self.guard;
        let Some(Frame::Guard { address, at: start, outer }) = self.stack.get(base).copied() else {
            return Ok(None);
        };
        let Step::Guard { kind, after, .. } = self.program.steps[address] else { return Ok(None) };
        budget.spend((self.stack.len() - base) as u64)?;
        self.guard = outer;
        if kind == GuardKind::NotLook {
            while self.stack.len() > base {
                match self.stack.pop() {
                    Some(Frame::Slot { slot, old }) => self.slots[slot] = old,
                    Some(Frame::Counter { counter, old }) => self.counters[counter] = old,
                    _ => {}
                }
            }
            return Ok(None);
        }
        let mut kept = base;
        for index in base + 1..self.stack.len() {
            if matches!(self.stack[index], Frame::Slot { .. } | Frame::Counter { .. }) {
                self.stack[kept] = self.stack[index];
                kept += 1;
            }
        }
        self.stack.truncate(kept);
        Ok(Some((after, if kind == GuardKind::Atomic { at } else { start })))
    }

    fn go_back(&self, at: usize, characters: u64) -> Option<usize> {
        if characters == 0 {
            return Some(at);
        }
        let index = usize::try_from(characters - 1).ok()?;
        self.text[..at].char_indices().rev().nth(index).map(|(start, _)| start)
    }

    fn backreference(
        &self,
        group: usize,
        fold: Fold,
        at: usize,
        budget: &mut Budget,
    ) -> Result<Option<usize>, TooCostly> {
        let (start, end) = (self.slots[group * 2], self.slots[group * 2 + 1]);
        if start == NONE || end == NONE || end < start {
            return Ok(None);
        }
        let mut there = self.text[at..].chars();
        let mut length = 0;
        for c in self.text[start..end].chars() {
            budget.spend(1)?;
            match there.next() {
                Some(other) if charset::lower(c, fold) == charset::lower(other, fold) => {
                    length += other.len_utf8();
                }
                _ => return Ok(None),
            }
        }
        Ok(Some(at + length))
    }

    fn is_at(&self, place: At, at: usize) -> bool {
        let text = self.text;
        match place {
            At::TextStart => at == 0,
            At::TextEnd => at == text.len(),
            At::LastLineEnd => at == text.len() || (at + 1 == text.len() && text.ends_with('\n')),
            At::LineStart => at == 0 || text[..at].ends_with('\n'),
            At::LineEnd => at == text.len() || text[at..].starts_with('\n'),
            At::Boundary { ascii } => self.is_boundary(at, ascii),
            // Up to Python 3.13 an empty text has no place that is not a boundary.
            At::NoBoundary { ascii } => !text.is_empty() && !self.is_boundary(at, ascii),
        }
    }

    fn is_boundary(&self, at: usize, ascii: bool) -> bool {
        let word = |c: Option<char>| c.is_some_and(|c| is_word(c, ascii));
        word(self.text[..at].chars().next_back()) != word(self.text[at..].chars().next())
    }
}

fn is_word(c: char, ascii: bool) -> bool {
    if c.is_ascii() {
        return c.is_ascii_alphanumeric() || c == '_';
    }
    !ascii && charset::category(Category::Word, false).contains(c)
}
