//! The environment layer: one `BLACKBAR_*` variable a field.

use std::path::PathBuf;
use std::str::FromStr;

use anyhow::{Context, anyhow, bail};

use super::Layer;
use crate::cloud_ocr::CloudConfig;

/// Reads every variable; one that is not understood stops the start.
pub(super) fn layer() -> anyhow::Result<Layer> {
    #[expect(clippy::disallowed_methods, reason = "the one place that reads the environment")]
    read(|name| std::env::var(name).ok().filter(|value| !value.is_empty()))
}

/// The cloud readers of pictures.
pub(super) fn cloud() -> anyhow::Result<CloudConfig> {
    #[expect(clippy::disallowed_methods, reason = "the one place that reads the environment")]
    CloudConfig::read(|name| std::env::var(name).ok().filter(|value| !value.is_empty()))
}

/// Where `scripts/setup` puts the neural runtimes: under the home folder, so that clones share them.
pub(super) fn runtime_dir() -> PathBuf {
    cache().join("runtime")
}

/// Where `scripts/setup` puts the model files that come out of packages.
pub(super) fn model_cache() -> PathBuf {
    cache().join("models")
}

fn cache() -> PathBuf {
    #[expect(clippy::disallowed_methods, reason = "the one place that reads the environment")]
    let home = std::env::var("HOME").unwrap_or_default();
    PathBuf::from(home).join(".cache/blackbar")
}

/// Where the networks lie when nothing says so: here, beside the program, or in the clone it was built from.
pub(super) fn models_dir() -> PathBuf {
    let program = std::env::current_exe().ok();
    let beside = program.iter().filter_map(|program| program.parent());
    let beside = beside.flat_map(|folder| [folder.join("models"), folder.join("../share/blackbar/models")]);
    let clone = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../models"));
    let here = PathBuf::from("models");
    std::iter::once(here.clone()).chain(beside).chain([clone]).find(|place| place.is_dir()).unwrap_or(here)
}

fn read(get: impl Fn(&str) -> Option<String>) -> anyhow::Result<Layer> {
    let text = |name: &str| get(&format!("BLACKBAR_{name}"));
    let path = |name: &str| text(name).map(PathBuf::from);
    let list = |name: &str| text(name).map(|value| split(&value));
    let paths = |name: &str| list(name).map(|values| values.into_iter().map(PathBuf::from).collect());
    Ok(Layer {
        listen: text("LISTEN"),
        workers: number(text("WORKERS"), "WORKERS")?,
        queue: number(text("QUEUE"), "QUEUE")?,
        request_seconds: number(text("REQUEST_SECONDS"), "REQUEST_SECONDS")?,
        drain_seconds: number(text("DRAIN_SECONDS"), "DRAIN_SECONDS")?,
        body_megabytes: number(text("BODY_MEGABYTES"), "BODY_MEGABYTES")?,
        input_folders: paths("INPUT_FOLDERS"),
        output_folder: path("OUTPUT_FOLDER"),
        models: path("MODELS"),
        preload: list("PRELOAD"),
        model_cache: path("MODEL_CACHE"),
        runtime: text("RUNTIME"),
        runtime_dir: path("RUNTIME_DIR"),
        device: text("DEVICE"),
        precision: text("PRECISION"),
        streams: number(text("STREAMS"), "STREAMS")?,
        key_file: path("KEY_FILE"),
        hosted_tiers: switch(text("HOSTED_TIERS"), "HOSTED_TIERS")?,
        keys_everywhere: switch(text("KEYS_EVERYWHERE"), "KEYS_EVERYWHERE")?,
        marker_pattern: text("MARKER_PATTERN"),
        enabled_entities: list("ENABLED_ENTITIES"),
        disabled_entities: list("DISABLED_ENTITIES"),
        allow_list: list("ALLOW_LIST"),
        enable_pdf_text_layer: switch(text("ENABLE_PDF_TEXT_LAYER"), "ENABLE_PDF_TEXT_LAYER")?,
        verify: text("VERIFY"),
        ocr_fallback: text("OCR_FALLBACK"),
        secret_file: path("SECRET_FILE"),
        license_url: text("LICENSE_URL"),
        license_file: path("LICENSE_FILE"),
        metering_url: text("METERING_URL"),
        customer_id: text("CUSTOMER_ID"),
        spool_folder: path("SPOOL_FOLDER"),
        log: text("LOG"),
        log_json: switch(text("LOG_JSON"), "LOG_JSON")?,
    })
}

/// Separated by commas, or a JSON array where an item holds a comma itself.
fn split(value: &str) -> Vec<String> {
    if let Ok(items) = serde_json::from_str(value) {
        return items;
    }
    value.split(',').map(|item| item.trim().to_owned()).filter(|item| !item.is_empty()).collect()
}

fn number<T: FromStr>(value: Option<String>, name: &str) -> anyhow::Result<Option<T>> {
    let parse = |value: String| value.trim().parse().map_err(|_| anyhow!("BLACKBAR_{name} is not a number"));
    value.map(parse).transpose().context("reading the environment")
}

/// The contract writes `False`; people write many things.
fn switch(value: Option<String>, name: &str) -> anyhow::Result<Option<bool>> {
    let Some(value) = value else { return Ok(None) };
    match value.trim().to_ascii_lowercase().as_str() {
        "true" | "1" | "yes" | "on" => Ok(Some(true)),
        "false" | "0" | "no" | "off" => Ok(Some(false)),
        _ => bail!("BLACKBAR_{name} is neither true nor false"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(name: &str, value: &str) -> anyhow::Result<Layer> {
        read(|asked| (asked == name).then(|| value.to_owned()))
    }

    #[test]
    fn variables_are_read() {
        assert_eq!(check("BLACKBAR_QUEUE", "7").unwrap().queue, Some(7));
        assert_eq!(
            check("BLACKBAR_ENABLE_PDF_TEXT_LAYER", "False").unwrap().enable_pdf_text_layer,
            Some(false)
        );
        let listed = check("BLACKBAR_ENABLED_ENTITIES", "NAME, DOB").unwrap().enabled_entities;
        assert_eq!(listed, Some(vec!["NAME".to_owned(), "DOB".to_owned()]));
        assert!(check("BLACKBAR_QUEUE", "many").is_err());
        assert!(check("BLACKBAR_LOG_JSON", "maybe").is_err());
    }
}
