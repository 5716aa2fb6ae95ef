//! From a listener to the last answer: serves, and on a signal drains.

use std::future::{Future, IntoFuture};
use std::sync::Arc;
use std::time::Duration;

use axum::serve::ListenerExt;
use blackbar_engine::Tools;
use tokio::net::TcpListener;
use tokio::sync::{Notify, oneshot};
use tokio::task::{JoinError, JoinHandle};
use tokio::time::timeout;

use crate::app::{App, router};
use crate::config::{ConfigError, ServerConfig};
use crate::metering::Meter;
use crate::metering::licence::{Verdict, check};
use crate::observe::install_panic_hook;

/// After running work was told to stop: how long its answers may take.
const LAST_WORDS: Duration = Duration::from_secs(2);

/// Why the service stopped, or did not start.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// What it was told.
    #[error(transparent)]
    Config(#[from] ConfigError),
    /// The licence.
    #[error("the licence was refused")]
    Licence,
    /// Models could not be loaded.
    #[error("loading failed: {0}")]
    Loading(String),
    /// The network.
    #[error(transparent)]
    Io(#[from] std::io::Error),
}

/// Serves until `shutdown` ends, then drains: `/healthz` says 503 and new work is refused for `drain_delay`, then no
/// connection is taken and running requests have `drain_limit` to end.
pub async fn serve(
    config: ServerConfig,
    tools: Tools,
    listener: TcpListener,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ServeError> {
    serve_loading(config, || Ok(tools), listener, shutdown).await
}

/// As [`serve`], listening while the tools are loaded on a thread of their own: until then `/healthz` says 503.
pub async fn serve_loading(
    config: ServerConfig,
    load: impl FnOnce() -> Result<Tools, String> + Send + 'static,
    listener: TcpListener,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ServeError> {
    install_panic_hook();
    let (drain_delay, drain_limit) = (config.drain_delay, config.drain_limit);
    let licence = config.licence.clone();
    let app = App::new(config)?;
    if let Some(licence) = licence {
        match tokio::task::spawn_blocking(move || check(&licence)).await.unwrap_or(Verdict::Unreachable) {
            Verdict::Granted => {}
            Verdict::Refused => return Err(ServeError::Licence),
            Verdict::Unreachable => tracing::warn!("the licence could not be checked"),
        }
    }
    // The signal, or loading that failed, stops the listener.
    let stop = Arc::new(Notify::new());
    let (begun, draining) = oneshot::channel::<()>();
    let (stopped, draining_app) = (Arc::clone(&stop), Arc::clone(&app));
    let signal = async move {
        tokio::select! {
            () = shutdown => {}
            () = stopped.notified() => {}
        }
        draining_app.drain();
        tracing::info!("draining");
        tokio::time::sleep(drain_delay).await;
        // The receiver is gone only when nobody waits any more.
        let _ = begun.send(());
    };
    let listener = listener.tap_io(|stream| {
        // Answers are small and whole: waiting to fill packets only delays them.
        let _ = stream.set_nodelay(true);
    });
    let server = axum::serve(listener, router(Arc::clone(&app))).with_graceful_shutdown(signal);
    let server = tokio::spawn(server.into_future());

    let loaded = tokio::task::spawn_blocking(load).await.unwrap_or_else(|_| Err("panic".to_owned()));
    let outcome = match loaded {
        Ok(tools) => {
            app.install(tools);
            Ok(())
        }
        Err(error) => {
            stop.notify_one();
            Err(ServeError::Loading(error))
        }
    };
    finish(&app, server, draining, drain_limit).await?;
    let _ = tokio::task::spawn_blocking(move || app.meter.as_ref().map(Meter::stop)).await;
    outcome
}

/// Waits for the end: of the server itself, or of its drain within the limit.
async fn finish(
    app: &App,
    mut server: JoinHandle<std::io::Result<()>>,
    draining: oneshot::Receiver<()>,
    limit: Duration,
) -> Result<(), ServeError> {
    tokio::select! {
        ended = &mut server => return ended_well(ended),
        _ = draining => {}
    }
    let in_time = timeout(limit, &mut server).await;
    // Streaming connections outlive the server's own drain; this ends them too.
    app.abort();
    if let Ok(ended) = in_time {
        return ended_well(ended);
    }
    tracing::warn!("requests were still running at the end of the drain limit");
    if timeout(LAST_WORDS, &mut server).await.is_err() {
        server.abort();
    }
    Ok(())
}

fn ended_well(ended: Result<std::io::Result<()>, JoinError>) -> Result<(), ServeError> {
    match ended {
        Ok(result) => Ok(result?),
        Err(_) => Err(ServeError::Io(std::io::Error::other("the server task failed"))),
    }
}
