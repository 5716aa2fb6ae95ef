//! The paths of keys in a JSON or XML file: each has a number, shared by all values that stand there, and words
//! that name it. Items of an array stand at the array's own path, so a list of records reads like a table.

use std::collections::HashMap;
use std::sync::Arc;

use blackbar_core::ValueName;

use crate::names::words;

/// A path of keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PathId(u32);

/// Files that use data as keys would grow the tree without end; beyond this many paths nothing is remembered.
const MOST: usize = 1 << 16;
/// Longer keys are not remembered.
const LONGEST_KEY: usize = 256;
/// From this many children on, they are looked up instead of searched.
const INDEXED: usize = 12;

/// All paths met so far.
pub(crate) struct Paths {
    nodes: Vec<Node>,
    /// Stands in for the path that was asked for last and could not be remembered.
    passing: Node,
}

#[derive(Default)]
struct Node {
    context: Option<ValueName>,
    /// The words of the last key alone.
    own: Arc<str>,
    children: Vec<(Box<str>, u32)>,
    /// The place of each key in `children`, once there are many.
    index: HashMap<Box<str>, usize>,
    /// The child that is likely next: records repeat their keys in order.
    next: usize,
}

impl Paths {
    /// The path of no key at all.
    pub(crate) const ROOT: PathId = PathId(0);
    const PASSING: PathId = PathId(u32::MAX);

    /// Only the root.
    pub(crate) fn new() -> Paths {
        Paths { nodes: vec![Node::default()], passing: Node::default() }
    }

    fn node(&self, path: PathId) -> &Node {
        self.nodes.get(path.0 as usize).unwrap_or(&self.passing)
    }

    /// What names a value at the path.
    pub(crate) fn context(&self, path: PathId) -> Option<ValueName> {
        self.node(path).context.clone()
    }

    /// The number that values at the path share.
    pub(crate) fn series(&self, path: PathId) -> Option<u32> {
        (path != Paths::PASSING).then_some(path.0)
    }

    /// The path one key further.
    pub(crate) fn child(&mut self, parent: PathId, key: &str) -> PathId {
        if let Some(node) = self.nodes.get_mut(parent.0 as usize)
            && let Some(child) = node.find(key)
        {
            return PathId(child);
        }
        let parent_words = Arc::clone(&self.node(parent).own);
        let own: Arc<str> = words(key).into();
        let node = Node { context: join(&parent_words, &own), own, ..Node::default() };
        if self.nodes.len() >= MOST || key.len() > LONGEST_KEY || parent == Paths::PASSING {
            self.passing = node;
            return Paths::PASSING;
        }
        let Ok(number) = u32::try_from(self.nodes.len()) else { return Paths::PASSING };
        self.nodes.push(node);
        if let Some(parent) = self.nodes.get_mut(parent.0 as usize) {
            parent.add(key, number);
        }
        PathId(number)
    }
}

impl Node {
    fn find(&mut self, key: &str) -> Option<u32> {
        if let Some((name, child)) = self.children.get(self.next)
            && **name == *key
        {
            self.next += 1;
            return Some(*child);
        }
        let at = if self.children.len() > INDEXED {
            *self.index.get(key)?
        } else {
            self.children.iter().position(|(name, _)| **name == *key)?
        };
        self.next = at + 1;
        self.children.get(at).map(|(_, child)| *child)
    }

    fn add(&mut self, key: &str, child: u32) {
        self.children.push((key.into(), child));
        self.next = self.children.len();
        if self.children.len() == INDEXED + 1 {
            self.index.extend(self.children.iter().enumerate().map(|(at, (name, _))| (name.clone(), at)));
        } else if self.children.len() > INDEXED {
            self.index.insert(key.into(), self.children.len() - 1);
        }
    }
}

/// Keys that say nothing about the values below them.
const CONTAINERS: &[&str] = &[
    "data",
    "items",
    "item",
    "records",
    "record",
    "rows",
    "row",
    "results",
    "result",
    "list",
    "entries",
    "entry",
    "values",
    "value",
    "attributes",
    "properties",
    "fields",
    "field",
    "property",
    "param",
    "parameter",
    "attribute",
    "cell",
    "column",
    "root",
    "body",
    "payload",
    "response",
    "request",
    "content",
    "objects",
    "object",
    "elements",
    "element",
    "dataset",
    "table",
    "document",
    "array",
    "resource",
];

/// "patient" and "name" read "patient name"; a container's name adds nothing.
fn join(parent: &str, own: &str) -> Option<ValueName> {
    if own.is_empty() {
        return (!parent.is_empty()).then(|| parent.into());
    }
    let useful = !parent.is_empty()
        && !CONTAINERS.contains(&parent)
        && parent != own
        && parent.len() <= 32
        && own.split(' ').count() <= 2;
    Some(if useful { format!("{parent} {own}").into() } else { own.into() })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn context(keys: &[&str]) -> Option<String> {
        let mut paths = Paths::new();
        let path = keys.iter().fold(Paths::ROOT, |path, key| paths.child(path, key));
        paths.context(path).map(|context| context.to_string())
    }

    #[test]
    fn a_parent_is_named_when_it_helps() {
        assert_eq!(context(&["patient", "name"]).as_deref(), Some("patient name"));
        assert_eq!(context(&["data", "name"]).as_deref(), Some("name"));
        assert_eq!(context(&["customer", "dateOfBirth"]).as_deref(), Some("date of birth"));
        assert_eq!(context(&[]), None);
    }

    #[test]
    fn equal_paths_have_equal_numbers_whatever_the_order() {
        let mut paths = Paths::new();
        let keys: Vec<String> = (0..40).map(|number| format!("key{number}")).collect();
        let first: Vec<_> = keys.iter().map(|key| paths.child(Paths::ROOT, key)).collect();
        let again: Vec<_> = keys.iter().rev().map(|key| paths.child(Paths::ROOT, key)).collect();
        assert!(first.iter().eq(again.iter().rev()));
        assert_ne!(paths.child(first[0], "a"), paths.child(first[1], "a"));
    }

    #[test]
    fn data_used_as_keys_does_not_fill_the_memory() {
        let mut paths = Paths::new();
        for number in 0..MOST + 100 {
            paths.child(Paths::ROOT, &number.to_string());
        }
        assert_eq!(paths.nodes.len(), MOST);
        let path = paths.child(Paths::ROOT, "lastName");
        assert_eq!(paths.context(path).as_deref(), Some("last name"));
        assert_eq!(paths.series(path), None);
    }
}
