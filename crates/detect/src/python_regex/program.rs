//! The tree as instructions for the backtracking engine. Counted repeats stay loops with a counter, so a program is
//! never longer than its pattern.

use std::sync::Arc;

use super::charset::{self, CharSet, Fold};
use super::tree::{At, Greed, Node};

/// An index into a program.
pub(super) type Address = usize;

#[derive(Clone, Debug)]
pub(super) enum Step {
    Char(char),
    Set(Arc<CharSet>),
    At(At),
    /// Writes the position into a capture slot.
    Save(usize),
    /// Goes on at `first`; when that fails, at `second`.
    Split {
        first: Address,
        second: Address,
    },
    Jump(Address),
    /// A single character, over and over.
    Run {
        set: Arc<CharSet>,
        least: u32,
        most: Option<u32>,
        lazy: bool,
    },
    /// Resets a loop's counter; its `LoopEnd` follows.
    LoopStart(usize),
    /// Decides on another round of the loop; behind it the pattern goes on.
    LoopEnd {
        counter: usize,
        least: u32,
        most: Option<u32>,
        body: Address,
        lazy: bool,
    },
    Backreference {
        group: usize,
        fold: Fold,
    },
    /// Goes on when the group has matched, else at `otherwise`.
    IfGroup {
        group: usize,
        otherwise: Address,
    },
    /// Opens a part that is decided once: an atomic group or a look-around. Goes on at `after` when decided.
    Guard {
        kind: GuardKind,
        /// How many characters a look-behind goes back.
        back: u64,
        after: Address,
    },
    /// The guarded part has matched.
    GuardEnd,
    Match,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum GuardKind {
    Atomic,
    Look,
    NotLook,
}

#[derive(Clone, Debug)]
pub(super) struct Program {
    pub(super) steps: Vec<Step>,
    pub(super) counters: usize,
    /// Including group 0.
    pub(super) groups: usize,
    /// What a match can begin with, when that is known and no match is empty.
    pub(super) first: Option<CharSet>,
}

impl Program {
    pub(super) fn new(tree: &Node, groups: usize) -> Program {
        let mut program =
            Program { steps: Vec::new(), counters: 0, groups: groups + 1, first: first_of(tree) };
        program.emit(tree);
        program.steps.push(Step::Match);
        program
    }

    fn push(&mut self, step: Step) -> Address {
        self.steps.push(step);
        self.steps.len() - 1
    }

    fn emit(&mut self, node: &Node) {
        match node {
            Node::Char(c) => {
                self.push(Step::Char(*c));
            }
            Node::Set(set) => {
                self.push(Step::Set(set.clone()));
            }
            Node::At(at) => {
                self.push(Step::At(*at));
            }
            Node::Sequence(parts) => parts.iter().for_each(|part| self.emit(part)),
            Node::Either(branches) => self.emit_either(branches),
            Node::Group { index, body } => {
                self.push(Step::Save(index * 2));
                self.emit(body);
                self.push(Step::Save(index * 2 + 1));
            }
            Node::Repeat { body, least, most, greed: Greed::Possessive } => {
                self.emit_guard(GuardKind::Atomic, 0, |program| {
                    program.emit_repeat(body, *least, *most, false);
                });
            }
            Node::Repeat { body, least, most, greed } => {
                self.emit_repeat(body, *least, *most, *greed == Greed::Lazy);
            }
            Node::Atomic(body) => self.emit_guard(GuardKind::Atomic, 0, |program| program.emit(body)),
            Node::Look { behind, negated, body } => {
                let kind = if *negated { GuardKind::NotLook } else { GuardKind::Look };
                let back = if *behind { body.width().0 } else { 0 };
                self.emit_guard(kind, back, |program| program.emit(body));
            }
            Node::Backreference { group, fold, .. } => {
                self.push(Step::Backreference { group: *group, fold: *fold });
            }
            Node::IfGroup { group, yes, no } => {
                let test = self.push(Step::Match);
                self.emit(yes);
                let jump = self.push(Step::Match);
                let otherwise = self.steps.len();
                if let Some(no) = no {
                    self.emit(no);
                }
                self.steps[test] = Step::IfGroup { group: *group, otherwise };
                self.steps[jump] = Step::Jump(self.steps.len());
            }
        }
    }

    fn emit_either(&mut self, branches: &[Node]) {
        let mut jumps = Vec::new();
        for (index, branch) in branches.iter().enumerate() {
            if index + 1 == branches.len() {
                self.emit(branch);
                continue;
            }
            let split = self.push(Step::Match);
            self.emit(branch);
            jumps.push(self.push(Step::Match));
            self.steps[split] = Step::Split { first: split + 1, second: self.steps.len() };
        }
        let end = self.steps.len();
        jumps.into_iter().for_each(|jump| self.steps[jump] = Step::Jump(end));
    }

    fn emit_repeat(&mut self, body: &Node, least: u32, most: Option<u32>, lazy: bool) {
        let single = match body {
            Node::Set(set) => Some(set.clone()),
            Node::Char(c) => {
                let parts = charset::SetParts::one(u32::from(*c));
                Some(Arc::new(parts.build(Fold::None, false)))
            }
            _ => None,
        };
        if let Some(set) = single {
            self.push(Step::Run { set, least, most, lazy });
            return;
        }
        let counter = self.counters;
        self.counters += 1;
        self.push(Step::LoopStart(counter));
        let jump = self.push(Step::Match);
        let start = self.steps.len();
        self.emit(body);
        let end = self.push(Step::LoopEnd { counter, least, most, body: start, lazy });
        self.steps[jump] = Step::Jump(end);
    }

    fn emit_guard(&mut self, kind: GuardKind, back: u64, body: impl FnOnce(&mut Program)) {
        let guard = self.push(Step::Match);
        body(self);
        self.push(Step::GuardEnd);
        self.steps[guard] = Step::Guard { kind, back, after: self.steps.len() };
    }
}

/// The characters a match can begin with; `None` when it may be empty or that is not easily told.
fn first_of(tree: &Node) -> Option<CharSet> {
    let mut class = regex_syntax::hir::ClassUnicode::empty();
    collect_first(tree, &mut class).then(|| CharSet::new(class))
}

/// Adds the first characters; false when the part may match nothing.
fn collect_first(node: &Node, class: &mut regex_syntax::hir::ClassUnicode) -> bool {
    match node {
        Node::Char(c) => {
            charset::push_range(class, u32::from(*c), u32::from(*c));
            true
        }
        Node::Set(set) => {
            class.union(set.class());
            true
        }
        Node::At(_) | Node::Look { .. } | Node::Backreference { .. } => false,
        Node::Sequence(parts) => {
            // A reference or a condition may begin with anything, so the search for the first stops there.
            for part in parts {
                if matches!(part, Node::Backreference { .. } | Node::IfGroup { .. }) {
                    return false;
                }
                if collect_first(part, class) {
                    return true;
                }
                if contains_reference(part) {
                    return false;
                }
            }
            false
        }
        Node::Either(branches) => {
            // Every branch adds its own, so none may be skipped.
            let unknown = branches.iter().filter(|branch| !collect_first(branch, class)).count();
            unknown == 0
        }
        Node::Group { body, .. } | Node::Atomic(body) => collect_first(body, class),
        Node::Repeat { body, least, .. } => collect_first(body, class) && *least > 0,
        Node::IfGroup { .. } => false,
    }
}

fn contains_reference(node: &Node) -> bool {
    match node {
        Node::Char(_) | Node::Set(_) | Node::At(_) | Node::Look { .. } => false,
        Node::Backreference { .. } | Node::IfGroup { .. } => true,
        Node::Sequence(parts) | Node::Either(parts) => parts.iter().any(contains_reference),
        Node::Group { body, .. } | Node::Atomic(body) | Node::Repeat { body, .. } => contains_reference(body),
    }
}
