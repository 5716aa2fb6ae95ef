//! `blackbar serve`: from the configuration to a running service, and what the other commands share with it.

use std::future::Future;
use std::io::Read;
use std::path::Path;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::Context;
use blackbar_core::{Limits, Secret};
use blackbar_engine::{RedactedText, Settings, Tools};
use blackbar_server::{LicenceConfig, MeteringConfig, RequestDefaults, ServerConfig};
use serde_json::Value;
use tracing_subscriber::EnvFilter;
use tracing_subscriber::filter::Directive;

use crate::config::Config;
use crate::models;

/// Serves until SIGTERM or SIGINT.
pub(crate) fn run(config: &Config) -> anyhow::Result<ExitCode> {
    log(config, &config.log)?;
    let server = server_config(config)?;
    let runtime = tokio::runtime::Runtime::new().context("starting the runtime")?;
    let load = {
        let config = config.clone();
        let preload = models::Preload::from_names(&config.preload)?;
        move || loaded(&config, &preload).map_err(|error| format!("{error:#}"))
    };
    runtime.block_on(async {
        let listener = tokio::net::TcpListener::bind(&config.listen)
            .await
            .with_context(|| format!("listening on {}", config.listen))?;
        tracing::info!(address = %config.listen, workers = config.workers, "listening");
        blackbar_server::serve_loading(server, load, listener, stop_signal()?)
            .await
            .map_err(anyhow::Error::from)
    })?;
    Ok(ExitCode::SUCCESS)
}

/// Everything that the first request would wait for.
fn loaded(config: &Config, preload: &models::Preload) -> anyhow::Result<Tools> {
    let warming = models::Warming::begin();
    let tools = models::tools(config, preload)?;
    warming.done()?;
    Ok(tools)
}

/// Decoders that report every broken frame of a recording. Their words hold nothing of it, only counts of bytes, but a
/// sender could fill the log with them; who wants them names them in the log level.
const TALKATIVE: [&str; 2] = ["symphonia_bundle_mp3", "symphonia_codec_aac"];

fn log_filter(level: &str) -> anyhow::Result<EnvFilter> {
    let mut filter = EnvFilter::try_new(level).context("reading the log level")?;
    for name in TALKATIVE.into_iter().filter(|name| !level.contains(name)) {
        let off = format!("{name}=off").parse::<Directive>().context("reading the log level")?;
        filter = filter.add_directive(off);
    }
    Ok(filter)
}

/// Log lines of this level and above go to standard error.
pub(crate) fn log(config: &Config, level: &str) -> anyhow::Result<()> {
    let filter = log_filter(level)?;
    let builder = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    let started = if config.log_json { builder.json().try_init() } else { builder.try_init() };
    started.map_err(|_| anyhow::anyhow!("logging is already set up"))
}

fn stop_signal() -> anyhow::Result<impl Future<Output = ()> + Send + 'static> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut terminate = signal(SignalKind::terminate()).context("waiting for SIGTERM")?;
    let mut interrupt = signal(SignalKind::interrupt()).context("waiting for SIGINT")?;
    Ok(async move {
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
        }
    })
}

fn server_config(config: &Config) -> anyhow::Result<ServerConfig> {
    let mut server = ServerConfig {
        defaults: request_defaults(config)?,
        workers: Some(config.workers),
        queue: config.queue,
        time_limit: Duration::from_secs(config.request_seconds),
        body_limit: config.body_megabytes << 20,
        drain_limit: Duration::from_secs(config.drain_seconds),
        input_folders: config.input_folders.clone(),
        output_folder: config.output_folder.clone(),
        hosted_tiers: config.hosted_tiers,
        key_file: config.key_file.clone(),
        keys_everywhere: config.keys_everywhere,
        ..ServerConfig::default()
    };
    if let (Some(url), Some(file)) = (&config.license_url, &config.license_file) {
        server.licence = Some(licence(url, file)?);
    }
    if let (Some(url), Some(customer), Some(spool)) =
        (&config.metering_url, &config.customer_id, &config.spool_folder)
    {
        server.metering = Some(MeteringConfig {
            url: url.clone(),
            customer_id: customer.clone(),
            spool: spool.clone(),
            interval: Duration::from_secs(300),
        });
    }
    Ok(server)
}

fn licence(url: &str, file: &Path) -> anyhow::Result<LicenceConfig> {
    #[derive(serde::Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Licence {
        id: String,
        expires_at: String,
        quota: f64,
        metering_id: String,
    }
    let text = std::fs::read_to_string(file).with_context(|| format!("reading {}", file.display()))?;
    let licence: Licence = toml::from_str(&text).with_context(|| format!("reading {}", file.display()))?;
    Ok(LicenceConfig {
        url: url.to_owned(),
        id: licence.id,
        expires_at: licence.expires_at,
        quota: licence.quota,
        metering_id: licence.metering_id,
    })
}

fn request_defaults(config: &Config) -> anyhow::Result<RequestDefaults> {
    Ok(RequestDefaults {
        marker_pattern: Some(config.marker_pattern.clone()),
        enabled_entities: config.enabled_entities.clone().unwrap_or_default(),
        disabled_entities: config.disabled_entities.clone().unwrap_or_default(),
        allow_list: config.allow_list.clone(),
        pdf_text_layer: config.enable_pdf_text_layer,
        verification: config.verification()?,
        key: config.secret_file.as_deref().map(secret).transpose()?,
        limits: Limits { input_bytes: config.body_megabytes << 20, ..Limits::default() },
    })
}

/// A key from the bytes of a file, whatever their number.
fn secret(file: &Path) -> anyhow::Result<Secret<[u8; 32]>> {
    let bytes = std::fs::read(file).with_context(|| format!("reading {}", file.display()))?;
    anyhow::ensure!(bytes.len() >= 16, "{} holds fewer than 16 bytes", file.display());
    Ok(Secret::new(blackbar_server::key_from(&bytes)))
}

/// Options as the server would read them in a request.
pub(crate) fn settings(config: &Config, options: &Value) -> anyhow::Result<Settings> {
    let settings = blackbar_server::settings_from_json(options.clone(), &request_defaults(config)?);
    settings.map_err(|invalid| anyhow::anyhow!("{invalid}"))
}

/// The answer of /process/text as JSON.
pub(crate) fn text_answer(answers: &[RedactedText], show_values: bool) -> String {
    blackbar_server::text_answer_json(answers, show_values)
}

/// The line of the key file for a key read from standard input, so that no shell history holds it.
pub(crate) fn hash_key(name: &str) -> anyhow::Result<String> {
    anyhow::ensure!(!name.contains(char::is_whitespace) && !name.contains('#'), "a name is one word");
    let mut key = String::new();
    std::io::stdin().take(4096).read_to_string(&mut key).context("reading standard input")?;
    let key = key.trim();
    anyhow::ensure!(key.len() >= 16, "a key has at least 16 characters");
    Ok(format!("{} {name}\n", blackbar_server::hash_key(key)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decoders_of_sound_are_quiet_unless_they_are_named() {
        assert!(log_filter("info").unwrap().to_string().contains("symphonia_bundle_mp3=off"));
        let named = log_filter("info,symphonia_bundle_mp3=warn").unwrap().to_string();
        assert!(named.contains("symphonia_bundle_mp3=warn") && named.contains("symphonia_codec_aac=off"));
        assert!(log_filter("a=b=c").is_err());
    }
}
