//! The only crate that knows JSON shapes and HTTP: a request becomes the engine's `Settings`, the engine's answer
//! becomes a response. Everything around that is here as well: validation, errors, keys, limits, metrics, usage
//! reports and the page that explains it all.

mod api;
mod config;
mod schema;

pub use api::convert::settings_from_json;
pub use config::{ConfigError, LicenceConfig, MeteringConfig, RequestDefaults, ServerConfig};
pub use schema::{Invalid, LocStep};
