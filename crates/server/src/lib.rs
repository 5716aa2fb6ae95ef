//! The only crate that knows JSON shapes and HTTP: a request becomes the engine's `Settings`, the engine's answer
//! becomes a response. Everything around that is here as well: validation, errors, keys, limits, metrics, usage
//! reports and the page that explains it all.

mod api;
mod app;
mod auth;
mod body;
mod command_line;
mod config;
mod error;
mod folders;
mod jobs;
mod json;
mod metering;
mod metrics;
mod observe;
mod openapi;
mod routes;
mod schema;
mod serve;

pub use api::convert::settings_from_json;
pub use app::{App, router};
pub use auth::{KeyRing, Tier, hash_key};
pub use command_line::{fuzz_request, key_from, text_answer_json};
pub use config::{ConfigError, LicenceConfig, MeteringConfig, RequestDefaults, ServerConfig};
pub use observe::install_panic_hook;
pub use schema::{Invalid, LocStep};
pub use serve::{ServeError, serve, serve_loading};
