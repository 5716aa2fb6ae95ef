//! Where an error is, and what it is.

use serde::{Serialize, Serializer};

/// How many errors one request may report; a body of a million wrong strings is answered in a few lines.
const MOST_ERRORS: usize = 50;

/// A property name longer than this is not repeated in an answer.
const LONGEST_NAME: usize = 64;

/// One step of `loc`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LocStep {
    /// A property.
    Key(String),
    /// A place in an array, or a character position.
    Index(usize),
}

impl Serialize for LocStep {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            LocStep::Key(key) => serializer.serialize_str(key),
            LocStep::Index(index) => serializer.serialize_u64(*index as u64),
        }
    }
}

/// A validation error as the contract shapes it. Never quotes the submitted value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[error("{}: {msg}", spelled(loc))]
pub struct Invalid {
    /// For people, where the message alone would not help.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// Where.
    pub loc: Vec<LocStep>,
    /// What is wrong.
    pub msg: String,
    /// The kind of error, in pydantic's words.
    #[serde(rename = "type")]
    pub kind: &'static str,
}

fn spelled(loc: &[LocStep]) -> String {
    let steps: Vec<String> = loc
        .iter()
        .map(|step| match step {
            LocStep::Key(key) => key.clone(),
            LocStep::Index(index) => index.to_string(),
        })
        .collect();
    steps.join(".")
}

/// A place in the request, kept on the stack while it is read.
#[derive(Clone, Copy)]
pub(crate) struct Path<'p> {
    parent: Option<&'p Path<'p>>,
    step: Step<'p>,
}

#[derive(Clone, Copy)]
enum Step<'p> {
    Root,
    Key(&'p str),
    Index(usize),
}

impl<'p> Path<'p> {
    /// The request itself.
    pub(crate) const ROOT: Path<'static> = Path { parent: None, step: Step::Root };

    /// A property of it.
    pub(crate) fn key(&'p self, key: &'p str) -> Path<'p> {
        Path { parent: Some(self), step: Step::Key(key) }
    }

    /// An item of it.
    pub(crate) fn index(&'p self, index: usize) -> Path<'p> {
        Path { parent: Some(self), step: Step::Index(index) }
    }

    /// As the answer spells it; the request itself is `["body"]`.
    pub(crate) fn loc(&self) -> Vec<LocStep> {
        let mut steps = Vec::new();
        let mut here = Some(self);
        while let Some(path) = here {
            match path.step {
                Step::Root => {}
                Step::Key(key) => steps.push(LocStep::Key(key.to_owned())),
                Step::Index(index) => steps.push(LocStep::Index(index)),
            }
            here = path.parent;
        }
        steps.reverse();
        if steps.is_empty() {
            steps.push(LocStep::Key("body".to_owned()));
        }
        steps
    }
}

/// The errors of one request, in the order they were met.
#[derive(Default)]
pub(crate) struct Report {
    errors: Vec<Invalid>,
}

impl Report {
    /// Notes an error.
    pub(crate) fn add(&mut self, at: &Path<'_>, kind: &'static str, msg: impl Into<String>) {
        if self.errors.len() < MOST_ERRORS {
            self.errors.push(Invalid { description: None, loc: at.loc(), msg: msg.into(), kind });
        }
    }

    /// Notes a property that should not be there. Its name is repeated only where it looks like a name: a client
    /// that mixed up keys and values must not get a value back.
    pub(crate) fn unknown_property(&mut self, at: &Path<'_>, name: &str) {
        let plain = name.len() <= LONGEST_NAME
            && !name.is_empty()
            && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'-' | b'.'));
        let shown = if plain { name } else { "(unnamed)" };
        self.add(&at.key(shown), "extra_forbidden", "Extra inputs are not permitted");
    }

    /// Whether nothing was wrong.
    pub(crate) fn is_empty(&self) -> bool {
        self.errors.is_empty()
    }

    /// All errors.
    pub(crate) fn into_errors(self) -> Vec<Invalid> {
        self.errors
    }
}
