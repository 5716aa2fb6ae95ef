//! What the sender of a file should know, as a type that cannot hold any of the file's text: words of ours, and numbers of
//! pages.

use std::fmt;

/// Runs of pages that are named; a header has little room.
const NAMED: usize = 12;

/// A part that was removed, a fallback that was taken.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Warning {
    text: &'static str,
    pages: Vec<u32>,
}

impl Warning {
    /// Something that happened on these pages, which count from 1.
    pub fn on_pages(text: &'static str, pages: impl IntoIterator<Item = u32>) -> Warning {
        let mut pages: Vec<u32> = pages.into_iter().collect();
        pages.sort_unstable();
        pages.dedup();
        Warning { text, pages }
    }

    /// What happened, wherever.
    pub fn text(&self) -> &'static str {
        self.text
    }

    /// The pages, in order; none where it is about the whole file.
    pub fn pages(&self) -> &[u32] {
        &self.pages
    }
}

impl From<&'static str> for Warning {
    fn from(text: &'static str) -> Warning {
        Warning { text, pages: Vec::new() }
    }
}

impl fmt::Display for Warning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text)?;
        let mut runs: Vec<(u32, u32)> = Vec::new();
        for page in &self.pages {
            match runs.last_mut() {
                Some((_, last)) if last.saturating_add(1) == *page => *last = *page,
                _ => runs.push((*page, *page)),
            }
        }
        let name = if self.pages.len() == 1 { "page" } else { "pages" };
        for (index, (first, last)) in runs.iter().take(NAMED).enumerate() {
            let before = if index == 0 { format!(" ({name} ") } else { ", ".to_owned() };
            match last - first {
                0 => write!(f, "{before}{first}")?,
                1 => write!(f, "{before}{first}, {last}")?,
                _ => write!(f, "{before}{first}-{last}")?,
            }
        }
        match runs.len() {
            0 => Ok(()),
            1..=NAMED => f.write_str(")"),
            _ => f.write_str(" and others)"),
        }
    }
}

/// As it reads.
impl PartialEq<&str> for Warning {
    fn eq(&self, other: &&str) -> bool {
        self.to_string() == **other
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_are_named_in_runs_and_not_without_end() {
        let read = |pages: &[u32]| Warning::on_pages("turned", pages.iter().copied()).to_string();
        assert_eq!(read(&[]), "turned");
        assert_eq!(read(&[7]), "turned (page 7)");
        assert_eq!(read(&[7, 3, 4, 7]), "turned (pages 3, 4, 7)");
        assert_eq!(read(&[1, 2, 3, 9]), "turned (pages 1-3, 9)");
        let many: Vec<u32> = (1..500).step_by(2).collect();
        assert_eq!(read(&many), "turned (pages 1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23 and others)");
        assert_eq!(Warning::from("whole"), "whole");
    }
}
