//! The parts of a package: their content types, how they refer to each other, in which order a person meets them.

use std::collections::{HashMap, HashSet};

use blackbar_core::{FormatError, TextRange};

use super::container::Container;
use super::markup::{Token, Tokens};
use super::part_kind::is_litter;
use super::source::PartSource;
use super::spelling::Spelling;

/// Where the content types stand.
pub(super) const CONTENT_TYPES: &str = "[Content_Types].xml";

/// An entry of `[Content_Types].xml`.
pub(super) struct ContentTypeEntry {
    /// `/word/document.xml` of an override in lower case, or the ending of a default.
    pub(super) key: String,
    /// Override or default.
    pub(super) is_override: bool,
    /// What it says.
    pub(super) content_type: String,
    /// Of the whole element.
    pub(super) range: TextRange,
    /// Of the content type.
    pub(super) type_range: TextRange,
}

/// A relationship.
#[derive(Clone)]
pub(super) struct Relationship {
    /// The entry that holds it.
    pub(super) rels: usize,
    /// Whose it is: an entry; nothing for the package itself.
    pub(super) source: Option<usize>,
    /// `rId1`
    pub(super) id: String,
    /// The last step of its type: `hyperlink`.
    pub(super) kind: String,
    /// The entry it leads to.
    pub(super) target: Option<usize>,
    /// Leads out of the package.
    pub(super) external: bool,
    /// Of the whole element.
    pub(super) range: TextRange,
    /// Of the target, without quotes.
    pub(super) target_range: TextRange,
}

/// What the package says of itself.
pub(super) struct Package {
    /// The entry of the content types.
    pub(super) content_types: usize,
    /// In order.
    pub(super) types: Vec<ContentTypeEntry>,
    /// Of all parts.
    pub(super) relationships: Vec<Relationship>,
    /// One an entry; empty when none is told.
    pub(super) type_of: Vec<String>,
    /// The main part.
    pub(super) main: usize,
}

fn damaged(what: &str) -> FormatError {
    FormatError::Damaged(what.to_owned())
}

/// The relationships part of a part.
fn rels_name(part: &str) -> String {
    match part.rsplit_once('/') {
        Some((folder, name)) => format!("{folder}/_rels/{name}.rels"),
        None => format!("_rels/{part}.rels"),
    }
}

/// A part named in a relationship of `source`, as a zip entry's name.
fn resolved(source: &str, target: &str) -> String {
    let target = target.split('#').next().unwrap_or("").replace('\\', "/");
    let mut steps: Vec<&str> = match target.strip_prefix('/') {
        Some(_) => Vec::new(),
        None => source.rsplit_once('/').map_or_else(Vec::new, |(folder, _)| folder.split('/').collect()),
    };
    for step in target.split('/') {
        match step {
            "" | "." => {}
            ".." => {
                steps.pop();
            }
            step => steps.push(step),
        }
    }
    steps.join("/")
}

impl Package {
    /// Reads content types and relationships.
    pub(super) fn read(container: &mut Container, depth: usize) -> Result<Package, FormatError> {
        let names: Vec<String> = container.names().to_vec();
        let by_name: HashMap<String, usize> =
            names.iter().enumerate().map(|(index, name)| (name.to_ascii_lowercase(), index)).collect();
        let content_types = *by_name
            .get(&CONTENT_TYPES.to_ascii_lowercase())
            .ok_or_else(|| damaged("the package does not say what its parts are"))?;
        let types = read_types(container, content_types, depth)?;
        let mut relationships = Vec::new();
        let of_parts = |name: &str| name.ends_with(".rels") && !is_litter(name);
        for (index, name) in names.iter().enumerate().filter(|(_, name)| of_parts(name)) {
            let source = name
                .strip_suffix(".rels")
                .and_then(|name| name.rsplit_once("_rels/"))
                .map(|(folder, part)| format!("{folder}{part}"))
                .ok_or_else(|| damaged("a relationships part stands in the wrong place"))?;
            let source_index = by_name.get(&source.to_ascii_lowercase()).copied();
            let from = (index, source_index, source.as_str());
            read_relationships(container, from, &by_name, depth, &mut relationships)?;
        }
        let type_of = names.iter().map(|name| type_of(&types, name)).collect();
        let main = relationships
            .iter()
            .find(|one| {
                names.get(one.rels).is_some_and(|name| name.eq_ignore_ascii_case("_rels/.rels"))
                    && one.kind == "officeDocument"
            })
            .and_then(|one| one.target)
            .ok_or_else(|| damaged("the package has no main part"))?;
        Ok(Package { content_types, types, relationships, type_of, main })
    }

    /// Where a part's relationship leads.
    pub(super) fn target(&self, source: usize, id: &str) -> Option<usize> {
        self.relationships
            .iter()
            .find(|one| one.source == Some(source) && one.id == id)
            .and_then(|one| one.target)
    }

    /// The content type of an entry.
    pub(super) fn content_type(&self, index: usize) -> &str {
        self.type_of.get(index).map_or("", String::as_str)
    }

    /// The entry of a part's relationships.
    pub(super) fn rels_of(names: &[String], part: usize) -> Option<usize> {
        let wanted = rels_name(names.get(part)?);
        names.iter().position(|name| name.eq_ignore_ascii_case(&wanted))
    }

    /// All entries as a person meets them, each with its page: the main part, then each of `pages` with what belongs to it,
    /// then the rest.
    pub(super) fn reading_order(&self, entries: usize, pages: &[usize]) -> Vec<(usize, u32)> {
        let mut children: HashMap<Option<usize>, Vec<usize>> = HashMap::new();
        for one in &self.relationships {
            if let Some(target) = one.target {
                children.entry(one.source).or_default().push(target);
            }
        }
        // Slides lead to layouts and masters, which lead to all other layouts: those belong to no page.
        let shared = |index: usize| {
            let last = self.content_type(index).strip_suffix("+xml").and_then(|name| name.rsplit('.').next());
            let kinds =
                ["slideLayout", "slideMaster", "notesMaster", "handoutMaster", "theme", "presentation"];
            last.is_some_and(|last| kinds.contains(&last))
        };
        let mut order = vec![(self.main, 1)];
        let mut seen = HashSet::from([self.main]);
        seen.extend(pages);
        for (number, page) in pages.iter().enumerate() {
            let number = u32::try_from(number + 1).unwrap_or(u32::MAX);
            let mut open = vec![*page];
            while let Some(index) = open.pop() {
                order.push((index, number));
                for child in children.get(&Some(index)).into_iter().flatten().rev() {
                    if !shared(*child) && seen.insert(*child) {
                        open.push(*child);
                    }
                }
            }
        }
        let mut open = vec![self.main];
        while let Some(index) = open.pop() {
            for child in children.get(&Some(index)).into_iter().flatten().rev() {
                if seen.insert(*child) {
                    open.push(*child);
                }
            }
            if index != self.main {
                order.push((index, 1));
            }
        }
        let rest: Vec<usize> = (0..entries).filter(|index| !seen.contains(index)).collect();
        order.extend(rest.into_iter().map(|index| (index, 1)));
        order
    }
}

fn type_of(types: &[ContentTypeEntry], name: &str) -> String {
    let lower = format!("/{}", name.to_ascii_lowercase());
    let ending = lower.rsplit_once('.').map_or("", |(_, ending)| ending);
    let find = |is_override: bool, key: &str| {
        types.iter().find(|entry| entry.is_override == is_override && entry.key == key)
    };
    find(true, &lower)
        .or_else(|| find(false, ending))
        .map_or_else(String::new, |entry| entry.content_type.clone())
}

fn read_types(
    container: &mut Container,
    index: usize,
    depth: usize,
) -> Result<Vec<ContentTypeEntry>, FormatError> {
    let source = PartSource::new(container.read(index)?)?;
    let mut tokens = Tokens::new(&source.text, depth);
    let mut types = Vec::new();
    while let Some(token) = tokens.next()? {
        let Token::Start(tag) = token else { continue };
        let is_override = match tag.name {
            "Override" => true,
            "Default" => false,
            _ => continue,
        };
        let key = tag.get(if is_override { "PartName" } else { "Extension" });
        let (Some(key), Some(content_type)) = (key, tag.attribute("ContentType")) else {
            return Err(damaged("a content type is incomplete"));
        };
        let key = Spelling::Link.reading(key).to_ascii_lowercase();
        let said = Spelling::Attribute.reading(content_type.value).into_owned();
        let type_range = content_type.range;
        types.push(ContentTypeEntry { key, is_override, content_type: said, range: tag.range, type_range });
    }
    Ok(types)
}

fn read_relationships(
    container: &mut Container,
    (index, source, source_name): (usize, Option<usize>, &str),
    by_name: &HashMap<String, usize>,
    depth: usize,
    relationships: &mut Vec<Relationship>,
) -> Result<(), FormatError> {
    let text = PartSource::new(container.read(index)?)?;
    let mut tokens = Tokens::new(&text.text, depth);
    while let Some(token) = tokens.next()? {
        let Token::Start(tag) = token else { continue };
        if tag.name != "Relationship" {
            continue;
        }
        let (Some(id), Some(kind), Some(target)) = (tag.get("Id"), tag.get("Type"), tag.attribute("Target"))
        else {
            return Err(damaged("a relationship is incomplete"));
        };
        let external = tag.get("TargetMode") == Some("External");
        let path = Spelling::Attribute.reading(target.value);
        let find = |path: &str| by_name.get(&resolved(source_name, path).to_ascii_lowercase()).copied();
        let found =
            if external { None } else { find(&path).or_else(|| find(&Spelling::Link.reading(target.value))) };
        relationships.push(Relationship {
            rels: index,
            source,
            id: id.to_owned(),
            kind: kind.rsplit_once('/').map_or(kind, |(_, last)| last).to_owned(),
            target: found,
            external,
            range: tag.range,
            target_range: target.range,
        });
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn targets_are_resolved_from_their_source() {
        assert_eq!(resolved("word/document.xml", "media/a.png"), "word/media/a.png");
        assert_eq!(resolved("ppt/slides/slide1.xml", "../media/a.png"), "ppt/media/a.png");
        assert_eq!(resolved("ppt/slides/slide1.xml", "/ppt/x.xml#frag"), "ppt/x.xml");
        assert_eq!(resolved("", "word/document.xml"), "word/document.xml");
        assert_eq!(resolved("", "../../x"), "x");
        assert_eq!(rels_name("word/document.xml"), "word/_rels/document.xml.rels");
        assert_eq!(rels_name("a.xml"), "_rels/a.xml.rels");
    }
}
