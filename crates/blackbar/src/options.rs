//! The API's options as flags. A JSON file gives the whole of a request's options; flags change parts of it; the
//! result goes through the same validation as a request.

use std::path::PathBuf;

use anyhow::Context;
use blackbar_engine::Settings;
use clap::{Args, ValueEnum};
use serde_json::{Map, Value, json};

use crate::config::Config;
use crate::serve;

/// How entities are replaced.
#[derive(Clone, Copy, ValueEnum)]
pub(crate) enum Style {
    /// `[NAME_1]`
    Marker,
    /// `########`
    Mask,
    /// Made-up values of the same kind.
    Synthetic,
}

/// What is detected and what comes in its place; the same as the API's request options.
#[derive(Args, Clone)]
#[command(next_help_heading = "Detection and replacement (as in the API)")]
pub(crate) struct Options {
    /// A JSON file with the request options of the API (entity_detection, processed_text, ...).
    #[arg(long, value_name = "FILE")]
    pub options: Option<PathBuf>,
    /// Model: standard, standard_high, high, high_multilingual, high_automatic, ...
    #[arg(long)]
    pub accuracy: Option<String>,
    /// Detect only these entity types or legislation sets.
    #[arg(long, value_delimiter = ',', value_name = "TYPES")]
    pub enable: Vec<String>,
    /// Ignore these entity types or legislation sets.
    #[arg(long, value_delimiter = ',', value_name = "TYPES")]
    pub disable: Vec<String>,
    /// Never redact entities that match this Python regular expression from their beginning.
    #[arg(long, value_name = "REGEX")]
    pub allow: Vec<String>,
    /// Never redact inside text that matches this Python regular expression.
    #[arg(long, value_name = "REGEX")]
    pub allow_text: Vec<String>,
    /// Redact what matches: TYPE=REGEX.
    #[arg(long, value_name = "TYPE=REGEX")]
    pub block: Vec<String>,
    /// Drop an entity whose best label is disabled.
    #[arg(long)]
    pub non_max_suppression: bool,
    /// Leave the found values out of --json output.
    #[arg(long)]
    pub hide_entities: bool,
    /// How entities are replaced.
    #[arg(long, value_enum)]
    pub style: Option<Style>,
    /// Marker pattern with one keyword, such as `<BEST_ENTITY_TYPE>`.
    #[arg(long)]
    pub marker_pattern: Option<String>,
    /// Language of marker labels, or auto.
    #[arg(long)]
    pub marker_language: Option<String>,
    /// heuristics, combined, model_prediction or none.
    #[arg(long)]
    pub coreference: Option<String>,
    /// The mask character.
    #[arg(long)]
    pub mask_character: Option<String>,
}

impl Options {
    /// The options as the body of a request would hold them.
    pub(crate) fn to_json(&self) -> anyhow::Result<Value> {
        let mut body = match &self.options {
            None => Map::new(),
            Some(path) => {
                let text =
                    std::fs::read_to_string(path).with_context(|| format!("reading {}", path.display()))?;
                let value: Value =
                    serde_json::from_str(&text).with_context(|| format!("reading {}", path.display()))?;
                match value {
                    Value::Object(body) => body,
                    _ => anyhow::bail!("{} does not hold a JSON object", path.display()),
                }
            }
        };
        self.detection(object(&mut body, "entity_detection")?)?;
        if let Some(replacement) = self.replacement() {
            body.insert("processed_text".into(), replacement);
        }
        Ok(Value::Object(body))
    }

    fn detection(&self, detection: &mut Map<String, Value>) -> anyhow::Result<()> {
        if let Some(accuracy) = &self.accuracy {
            detection.insert("accuracy".into(), json!(accuracy));
        }
        if self.non_max_suppression {
            detection.insert("enable_non_max_suppression".into(), json!(true));
        }
        let selectors = [("ENABLE", &self.enable), ("DISABLE", &self.disable)];
        for (kind, names) in selectors.into_iter().filter(|(_, names)| !names.is_empty()) {
            array(detection, "entity_types")?.push(json!({"type": kind, "value": names}));
        }
        let patterns = [("ALLOW", &self.allow), ("ALLOW_TEXT", &self.allow_text)];
        for (kind, patterns) in patterns {
            for pattern in patterns {
                array(detection, "filter")?.push(json!({"type": kind, "pattern": pattern}));
            }
        }
        for block in &self.block {
            let (entity_type, pattern) = block.split_once('=').context("--block takes TYPE=REGEX")?;
            let item = json!({"type": "BLOCK", "entity_type": entity_type, "pattern": pattern});
            array(detection, "filter")?.push(item);
        }
        Ok(())
    }

    fn replacement(&self) -> Option<Value> {
        let asked = self.style.is_some()
            || self.marker_pattern.is_some()
            || self.marker_language.is_some()
            || self.coreference.is_some()
            || self.mask_character.is_some();
        if !asked {
            return None;
        }
        let kind = match self.style {
            Some(Style::Mask) => "MASK",
            Some(Style::Synthetic) => "SYNTHETIC",
            Some(Style::Marker) => "MARKER",
            None if self.mask_character.is_some() => "MASK",
            None => "MARKER",
        };
        let mut replacement = json!({"type": kind});
        if let Some(pattern) = &self.marker_pattern {
            replacement["pattern"] = json!(pattern);
        }
        if let Some(language) = &self.marker_language {
            replacement["marker_language"] = json!(language);
        }
        if let Some(character) = &self.mask_character {
            replacement["mask_character"] = json!(character);
        }
        match self.coreference.as_deref() {
            None => {}
            Some("none") => replacement["coreference_resolution"] = Value::Null,
            Some(mode) => replacement["coreference_resolution"] = json!(mode),
        }
        Some(replacement)
    }

    /// Validated and resolved, as the server would for a request.
    pub(crate) fn settings(&self, config: &Config) -> anyhow::Result<Settings> {
        serve::settings(config, &self.to_json()?)
    }
}

fn object<'m>(parent: &'m mut Map<String, Value>, key: &str) -> anyhow::Result<&'m mut Map<String, Value>> {
    let slot = parent.entry(key).or_insert_with(|| Value::Object(Map::new()));
    slot.as_object_mut().with_context(|| format!("{key} must be an object"))
}

fn array<'m>(parent: &'m mut Map<String, Value>, key: &str) -> anyhow::Result<&'m mut Vec<Value>> {
    let slot = parent.entry(key).or_insert_with(|| Value::Array(Vec::new()));
    slot.as_array_mut().with_context(|| format!("{key} must be an array"))
}
