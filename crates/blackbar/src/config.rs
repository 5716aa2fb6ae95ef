//! What the service and the commands run with. Three layers, from low to high: the file, the environment, the flags.
//! [`Layer`] is what one of them says; [`Config`] is what is in force, every default filled in.

use std::path::{Path, PathBuf};

use anyhow::Context;
use blackbar_core::Verification;
use clap::Args;
use serde::{Deserialize, Serialize};

use crate::cloud_ocr::CloudConfig;

mod environment;

/// What one layer says. Every field is optional: what is not said is left to the layer below.
#[derive(Args, Clone, Debug, Default, Deserialize, PartialEq)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct Layer {
    /// Address to listen on.
    #[arg(long)]
    pub listen: Option<String>,
    /// Requests worked on at once; 0: one per core.
    #[arg(long)]
    pub workers: Option<usize>,
    /// Requests that may wait for a worker before others are turned away.
    #[arg(long)]
    pub queue: Option<usize>,
    /// Seconds a request may take.
    #[arg(long)]
    pub request_seconds: Option<u64>,
    /// Seconds running requests are given to finish when the service stops.
    #[arg(long)]
    pub drain_seconds: Option<u64>,
    /// Largest request body in megabytes.
    #[arg(long)]
    pub body_megabytes: Option<usize>,
    /// Folders that /process/files/uri may read from.
    #[arg(long, value_delimiter = ',')]
    pub input_folders: Option<Vec<PathBuf>>,
    /// Folder that /process/files/uri writes to.
    #[arg(long)]
    pub output_folder: Option<PathBuf>,
    /// Folder of the models; `none`: the recognizers alone, which find no names in running text.
    #[arg(long)]
    pub models: Option<PathBuf>,
    /// Accuracies whose text networks are made ready at start, or `all`; the others wait for their first request.
    #[arg(long, value_delimiter = ',')]
    pub preload: Option<Vec<String>>,
    /// Folder of the model files that scripts/fetch-models took out of packages.
    #[arg(long)]
    pub model_cache: Option<PathBuf>,
    /// Library that runs the models: auto, openvino or onnxruntime.
    #[arg(long)]
    pub runtime: Option<String>,
    /// Folder of that library; unset: where scripts/setup puts it.
    #[arg(long)]
    pub runtime_dir: Option<PathBuf>,
    /// What the models run on: cpu or cuda.
    #[arg(long)]
    pub device: Option<String>,
    /// What the models calculate in: auto (bf16 where the processor is built for it), f32 or bf16.
    #[arg(long)]
    pub precision: Option<String>,
    /// Threads that run models, shared by all requests; 0: one per core.
    #[arg(long)]
    pub streams: Option<usize>,
    /// File of API key hashes (see `blackbar hash-key`).
    #[arg(long)]
    pub key_file: Option<PathBuf>,
    /// Whether /community/v4 and /professional/v4 are served; unset: when there is a key file.
    #[arg(long)]
    pub hosted_tiers: Option<bool>,
    /// Whether bare paths ask for a key as well.
    #[arg(long)]
    pub keys_everywhere: Option<bool>,
    /// Default marker pattern.
    #[arg(long)]
    pub marker_pattern: Option<String>,
    /// Entity types and sets detected when a request names none.
    #[arg(long, value_delimiter = ',')]
    pub enabled_entities: Option<Vec<String>>,
    /// Entity types and sets ignored when a request names none.
    #[arg(long, value_delimiter = ',')]
    pub disabled_entities: Option<Vec<String>>,
    /// Patterns (Python regular expressions) of texts that are never redacted.
    #[arg(long, value_delimiter = ',')]
    pub allow_list: Option<Vec<String>>,
    /// Whether generated PDFs have a text layer.
    #[arg(long)]
    pub enable_pdf_text_layer: Option<bool>,
    /// How outputs are checked: always (each format checks what it wrote) or full (pictures and recordings are read again).
    #[arg(long)]
    pub verify: Option<String>,
    /// `builtin`: the builtin reader stands in for a cloud OCR system that is not configured; unset: 400.
    #[arg(long)]
    pub ocr_fallback: Option<String>,
    /// File whose bytes make hashed markers and synthetic values repeatable; unset: new at each start.
    #[arg(long)]
    pub secret_file: Option<PathBuf>,
    /// Where the licence is checked at start; unset: not checked.
    #[arg(long)]
    pub license_url: Option<String>,
    /// The licence: a TOML file with id, expires_at, quota and metering_id.
    #[arg(long)]
    pub license_file: Option<PathBuf>,
    /// Where usage is reported; unset: not reported.
    #[arg(long)]
    pub metering_url: Option<String>,
    /// Customer id in usage reports.
    #[arg(long)]
    pub customer_id: Option<String>,
    /// Where unsent usage reports are kept.
    #[arg(long)]
    pub spool_folder: Option<PathBuf>,
    /// Log level: error, warn, info, debug.
    #[arg(long)]
    pub log: Option<String>,
    /// Log as JSON lines.
    #[arg(long)]
    pub log_json: Option<bool>,
}

/// What is in force.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct Config {
    pub listen: String,
    pub workers: usize,
    pub queue: usize,
    pub request_seconds: u64,
    pub drain_seconds: u64,
    pub body_megabytes: usize,
    pub input_folders: Vec<PathBuf>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub output_folder: Option<PathBuf>,
    pub models: PathBuf,
    pub preload: Vec<String>,
    pub model_cache: PathBuf,
    pub runtime: String,
    pub runtime_dir: PathBuf,
    pub device: String,
    pub precision: String,
    pub streams: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub key_file: Option<PathBuf>,
    pub hosted_tiers: bool,
    pub keys_everywhere: bool,
    pub marker_pattern: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub enabled_entities: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub disabled_entities: Option<Vec<String>>,
    pub allow_list: Vec<String>,
    pub enable_pdf_text_layer: bool,
    pub verify: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ocr_fallback: Option<String>,
    /// From the environment alone; never printed.
    #[serde(skip)]
    pub cloud: CloudConfig,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub secret_file: Option<PathBuf>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub license_url: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub license_file: Option<PathBuf>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub metering_url: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub customer_id: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub spool_folder: Option<PathBuf>,
    pub log: String,
    pub log_json: bool,
}

impl Config {
    /// Reads the three layers.
    pub(crate) fn load(file: Option<&Path>, flags: Layer) -> anyhow::Result<Config> {
        let file = match file {
            Some(path) => {
                let text =
                    std::fs::read_to_string(path).with_context(|| format!("reading {}", path.display()))?;
                toml::from_str(&text).with_context(|| format!("reading {}", path.display()))?
            }
            None => Layer::default(),
        };
        let mut config = Config::resolve(file.under(environment::layer()?).under(flags));
        config.cloud = environment::cloud()?;
        config.check()?;
        Ok(config)
    }

    fn resolve(layer: Layer) -> Config {
        // Destructured, so that a field added to one and forgotten in the other does not compile.
        let Layer {
            listen,
            workers,
            queue,
            request_seconds,
            drain_seconds,
            body_megabytes,
            input_folders,
            output_folder,
            models,
            preload,
            model_cache,
            runtime,
            runtime_dir,
            device,
            precision,
            streams,
            key_file,
            hosted_tiers,
            keys_everywhere,
            marker_pattern,
            enabled_entities,
            disabled_entities,
            allow_list,
            enable_pdf_text_layer,
            verify,
            ocr_fallback,
            secret_file,
            license_url,
            license_file,
            metering_url,
            customer_id,
            spool_folder,
            log,
            log_json,
        } = layer;
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let workers = workers.filter(|workers| *workers > 0).unwrap_or(cores);
        Config {
            listen: listen.unwrap_or_else(|| "0.0.0.0:8080".into()),
            workers,
            queue: queue.unwrap_or(workers * 32),
            request_seconds: request_seconds.unwrap_or(300),
            drain_seconds: drain_seconds.unwrap_or(30),
            body_megabytes: body_megabytes.unwrap_or(100),
            input_folders: input_folders.unwrap_or_default(),
            output_folder,
            models: models.unwrap_or_else(environment::models_dir),
            preload: preload.unwrap_or_default(),
            model_cache: model_cache.unwrap_or_else(environment::model_cache),
            runtime: runtime.unwrap_or_else(|| "auto".into()),
            runtime_dir: runtime_dir.unwrap_or_else(environment::runtime_dir),
            device: device.unwrap_or_else(|| "cpu".into()),
            precision: precision.unwrap_or_else(|| "auto".into()),
            streams: streams.filter(|streams| *streams > 0).unwrap_or(cores),
            hosted_tiers: hosted_tiers.unwrap_or(key_file.is_some()),
            keys_everywhere: keys_everywhere.unwrap_or(false),
            key_file,
            marker_pattern: marker_pattern.unwrap_or_else(|| "[UNIQUE_NUMBERED_ENTITY_TYPE]".into()),
            enabled_entities,
            disabled_entities,
            allow_list: allow_list.unwrap_or_default(),
            enable_pdf_text_layer: enable_pdf_text_layer.unwrap_or(true),
            verify: verify.unwrap_or_else(|| "always".into()),
            ocr_fallback,
            cloud: CloudConfig::default(),
            secret_file,
            license_url,
            license_file,
            metering_url,
            customer_id,
            spool_folder,
            log: log.unwrap_or_else(|| "info".into()),
            log_json: log_json.unwrap_or(false),
        }
    }

    /// What can be said at start is not left for a request to find.
    fn check(&self) -> anyhow::Result<()> {
        for folder in self.input_folders.iter().chain(&self.output_folder) {
            anyhow::ensure!(folder.is_dir(), "{} is not a folder", folder.display());
        }
        crate::models::runtime_options(self)?;
        crate::models::Preload::from_names(&self.preload)?;
        self.verification()?;
        anyhow::ensure!(
            self.ocr_fallback.as_deref().is_none_or(|name| name == "builtin"),
            "ocr_fallback must be builtin, or unset"
        );
        anyhow::ensure!(self.body_megabytes > 0, "body_megabytes must be above 0");
        let most = blackbar_core::Limits::MOST_BYTES >> 20;
        anyhow::ensure!(self.body_megabytes <= most, "body_megabytes must not be above {most}");
        anyhow::ensure!(self.request_seconds > 0, "request_seconds must be above 0");
        anyhow::ensure!(
            self.license_url.is_none() || self.license_file.is_some(),
            "license_url needs a license_file"
        );
        anyhow::ensure!(
            self.metering_url.is_none() || (self.customer_id.is_some() && self.spool_folder.is_some()),
            "metering_url needs a customer_id and a spool_folder"
        );
        Ok(())
    }

    /// How outputs are checked.
    pub(crate) fn verification(&self) -> anyhow::Result<Verification> {
        match self.verify.as_str() {
            "always" => Ok(Verification::Always),
            "full" => Ok(Verification::Full),
            _ => anyhow::bail!("verify must be always or full"),
        }
    }

    /// As `blackbar config` prints it. Holds paths of secrets, never secrets.
    pub(crate) fn to_toml(&self) -> String {
        toml::to_string_pretty(self).unwrap_or_default()
    }
}

impl Layer {
    /// What `upper` says, and what it leaves open from `self`.
    fn under(self, upper: Layer) -> Layer {
        Layer {
            listen: upper.listen.or(self.listen),
            workers: upper.workers.or(self.workers),
            queue: upper.queue.or(self.queue),
            request_seconds: upper.request_seconds.or(self.request_seconds),
            drain_seconds: upper.drain_seconds.or(self.drain_seconds),
            body_megabytes: upper.body_megabytes.or(self.body_megabytes),
            input_folders: upper.input_folders.or(self.input_folders),
            output_folder: upper.output_folder.or(self.output_folder),
            models: upper.models.or(self.models),
            preload: upper.preload.or(self.preload),
            model_cache: upper.model_cache.or(self.model_cache),
            runtime: upper.runtime.or(self.runtime),
            runtime_dir: upper.runtime_dir.or(self.runtime_dir),
            device: upper.device.or(self.device),
            precision: upper.precision.or(self.precision),
            streams: upper.streams.or(self.streams),
            key_file: upper.key_file.or(self.key_file),
            hosted_tiers: upper.hosted_tiers.or(self.hosted_tiers),
            keys_everywhere: upper.keys_everywhere.or(self.keys_everywhere),
            marker_pattern: upper.marker_pattern.or(self.marker_pattern),
            enabled_entities: upper.enabled_entities.or(self.enabled_entities),
            disabled_entities: upper.disabled_entities.or(self.disabled_entities),
            allow_list: upper.allow_list.or(self.allow_list),
            enable_pdf_text_layer: upper.enable_pdf_text_layer.or(self.enable_pdf_text_layer),
            verify: upper.verify.or(self.verify),
            ocr_fallback: upper.ocr_fallback.or(self.ocr_fallback),
            secret_file: upper.secret_file.or(self.secret_file),
            license_url: upper.license_url.or(self.license_url),
            license_file: upper.license_file.or(self.license_file),
            metering_url: upper.metering_url.or(self.metering_url),
            customer_id: upper.customer_id.or(self.customer_id),
            spool_folder: upper.spool_folder.or(self.spool_folder),
            log: upper.log.or(self.log),
            log_json: upper.log_json.or(self.log_json),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_upper_layer_wins_and_the_lower_fills_in() {
        let file = Layer { queue: Some(5), listen: Some("a:1".into()), ..Layer::default() };
        let flags = Layer { listen: Some("b:2".into()), ..Layer::default() };
        let config = Config::resolve(file.under(flags));
        assert_eq!((config.queue, config.listen.as_str()), (5, "b:2"));
        assert_eq!(config.body_megabytes, 100);
    }

    #[test]
    fn bodies_that_places_in_a_text_cannot_number_are_refused() {
        let with = |megabytes| Config::resolve(Layer { body_megabytes: Some(megabytes), ..Layer::default() });
        assert!(with(4095).check().is_ok());
        assert!(with(4096).check().is_err());
    }

    #[test]
    fn an_unknown_name_in_the_file_is_refused() {
        assert!(toml::from_str::<Layer>("listne = \"x\"").is_err());
    }

    #[test]
    fn what_is_printed_can_be_read_back() {
        let config = Config::resolve(Layer::default());
        let again: Layer = toml::from_str(&config.to_toml()).unwrap();
        assert_eq!(Config::resolve(again), config);
    }
}
