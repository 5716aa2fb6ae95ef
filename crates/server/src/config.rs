//! What the service is told when it starts. The binary reads files, environment and flags; nothing here does.

use std::path::PathBuf;
use std::time::Duration;

use blackbar_core::{Limits, Secret, Verification};

/// Why a configuration cannot be served.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ConfigError {
    /// The default marker pattern.
    #[error("the default marker pattern must contain exactly one keyword")]
    MarkerPattern,
    /// An entity type or legislation set nobody knows.
    #[error("unknown entity type or legislation set in the configuration: {0}")]
    UnknownEntity(String),
    /// The allow list.
    #[error("an entry of the allow list cannot be used")]
    AllowList,
    /// The file of API keys.
    #[error("the file of API keys cannot be used: {0}")]
    Keys(String),
    /// A folder of `/process/files/uri`.
    #[error("the {0} folder cannot be used: {1}")]
    Folder(&'static str, String),
    /// Tiers without keys would be open to everyone.
    #[error("hosted tiers need a file of API keys")]
    TiersWithoutKeys,
}

/// What holds for a request that does not say otherwise.
#[derive(Clone, Debug)]
pub struct RequestDefaults {
    /// For `processed_text.pattern`; unset: `[UNIQUE_NUMBERED_ENTITY_TYPE]`.
    pub marker_pattern: Option<String>,
    /// Entity types and sets that are looked for when a request has no `entity_types`; empty: all but beta.
    pub enabled_entities: Vec<String>,
    /// Entity types and sets that are then ignored.
    pub disabled_entities: Vec<String>,
    /// Texts that are never redacted, in any request.
    pub allow_list: Vec<String>,
    /// For `pdf_options.enable_pdf_text_layer`.
    pub pdf_text_layer: bool,
    /// How outputs are checked before they are handed out.
    pub verification: Verification,
    /// Makes hashed markers and made-up values repeatable; unset: random for each run.
    pub key: Option<Secret<[u8; 32]>>,
    /// What one request may cost.
    pub limits: Limits,
}

impl Default for RequestDefaults {
    fn default() -> RequestDefaults {
        RequestDefaults {
            marker_pattern: None,
            enabled_entities: Vec::new(),
            disabled_entities: Vec::new(),
            allow_list: Vec::new(),
            pdf_text_layer: true,
            verification: Verification::Always,
            key: None,
            limits: Limits::default(),
        }
    }
}

/// Usage reports; off unless configured.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MeteringConfig {
    /// Where reports go.
    pub url: String,
    /// Who uses the service.
    pub customer_id: String,
    /// Where reports wait that could not be sent.
    pub spool: PathBuf,
    /// How often; the contract says every 5 minutes.
    pub interval: Duration,
}

/// The licence check at start; off unless configured.
#[derive(Clone, Debug, PartialEq)]
pub struct LicenceConfig {
    /// Who is asked.
    pub url: String,
    /// The licence.
    pub id: String,
    /// A timestamp, as the licence spells it.
    pub expires_at: String,
    /// What the licence allows.
    pub quota: f64,
    /// The customer in usage reports.
    pub metering_id: String,
}

/// Everything the service is told.
#[derive(Clone, Debug)]
pub struct ServerConfig {
    /// For requests.
    pub defaults: RequestDefaults,
    /// Requests worked on at a time; unset: one a core.
    pub workers: Option<usize>,
    /// Requests that may wait or be read in beside them.
    pub queue: usize,
    /// From the first byte of a request to its answer.
    pub time_limit: Duration,
    /// Bytes of a request body.
    pub body_limit: usize,
    /// After the signal to stop: how long `/healthz` says so before connections are refused.
    pub drain_delay: Duration,
    /// After that: how long running requests may take.
    pub drain_limit: Duration,
    /// Folders that `/process/files/uri` may read from.
    pub input_folders: Vec<PathBuf>,
    /// The folder it writes to.
    pub output_folder: Option<PathBuf>,
    /// Whether `/community/v4` and `/professional/v4` exist.
    pub hosted_tiers: bool,
    /// A file of hashed API keys; see [`crate::KeyRing`].
    pub key_file: Option<PathBuf>,
    /// Whether paths without a tier ask for a key as well. Health and metrics never do there.
    pub keys_everywhere: bool,
    /// Distinct values of `project_id` in `/metrics`; the rest is counted as `other`.
    pub most_projects: usize,
    /// Usage reports.
    pub metering: Option<MeteringConfig>,
    /// Licence check.
    pub licence: Option<LicenceConfig>,
}

impl Default for ServerConfig {
    fn default() -> ServerConfig {
        ServerConfig {
            defaults: RequestDefaults::default(),
            workers: None,
            queue: 64,
            time_limit: Duration::from_secs(300),
            body_limit: 100 << 20,
            drain_delay: Duration::ZERO,
            drain_limit: Duration::from_secs(30),
            input_folders: Vec::new(),
            output_folder: None,
            hosted_tiers: false,
            key_file: None,
            keys_everywhere: false,
            most_projects: 100,
            metering: None,
            licence: None,
        }
    }
}
