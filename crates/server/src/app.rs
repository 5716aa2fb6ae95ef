//! The service as a value: what it was told, what it loaded, what it counts, and in which phase it is. Requests share
//! one [`App`]; a [`Scope`] adds under which path they came.

use std::sync::atomic::{AtomicU8, AtomicUsize, Ordering};
use std::sync::{Arc, OnceLock};

use axum::Router;
use axum::middleware::{from_fn, from_fn_with_state};
use blackbar_engine::Tools;
use tokio::sync::{Semaphore, watch};

use crate::api::convert::{Defaults, Dialect};
use crate::auth::{KeyRing, Tier, require_key};
use crate::config::{ConfigError, ServerConfig};
use crate::error::Failure;
use crate::folders::Folders;
use crate::metering::Meter;
use crate::metrics::{Load, Metrics};
use crate::observe::observe;
use crate::routes;

const STARTING: u8 = 0;
const SERVING: u8 = 1;
const DRAINING: u8 = 2;

/// One service. Made by [`App::new`], asked through [`router`].
pub struct App {
    pub(crate) config: ServerConfig,
    pub(crate) defaults: Defaults,
    pub(crate) tools: OnceLock<Tools>,
    pub(crate) keys: Option<KeyRing>,
    pub(crate) folders: Option<Folders>,
    pub(crate) metrics: Metrics,
    pub(crate) meter: Option<Meter>,
    pub(crate) workers: usize,
    pub(crate) permits: Arc<Semaphore>,
    /// Requests that were let in: being read, waiting or worked on.
    pub(crate) inside: AtomicUsize,
    /// Becomes true when what still runs must stop.
    pub(crate) abort: watch::Sender<bool>,
    phase: AtomicU8,
}

/// The app as one prefix of the paths shows it.
#[derive(Clone)]
pub(crate) struct Scope {
    pub(crate) app: Arc<App>,
    pub(crate) dialect: Dialect,
    pub(crate) tier: Option<Tier>,
}

impl App {
    /// Checks the configuration. Work is refused until [`App::install`].
    pub fn new(config: ServerConfig) -> Result<Arc<App>, ConfigError> {
        let keys = config.key_file.as_deref().map(KeyRing::open).transpose()?;
        if keys.is_none() && (config.hosted_tiers || config.keys_everywhere) {
            return Err(ConfigError::TiersWithoutKeys);
        }
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let workers = config.workers.unwrap_or(cores).clamp(1, Semaphore::MAX_PERMITS);
        let meter = match &config.metering {
            Some(metering) => Some(
                Meter::start(metering.clone(), config.most_projects)
                    .map_err(|error| ConfigError::Folder("metering", error.kind().to_string()))?,
            ),
            None => None,
        };
        Ok(Arc::new(App {
            defaults: Defaults::new(&config.defaults)?,
            tools: OnceLock::new(),
            keys,
            folders: Folders::new(&config)?,
            metrics: Metrics::new(config.most_projects),
            meter,
            workers,
            permits: Arc::new(Semaphore::new(workers)),
            inside: AtomicUsize::new(0),
            abort: watch::Sender::new(false),
            phase: AtomicU8::new(STARTING),
            config,
        }))
    }

    /// Hands over what was loaded; from here on work is taken.
    pub fn install(&self, tools: Tools) {
        if self.tools.set(tools).is_ok() {
            let _ = self.phase.compare_exchange(STARTING, SERVING, Ordering::SeqCst, Ordering::SeqCst);
        }
    }

    /// From here on new work is refused and `/healthz` says so.
    pub fn drain(&self) {
        self.phase.store(DRAINING, Ordering::SeqCst);
    }

    /// Stops what still runs.
    pub(crate) fn abort(&self) {
        self.abort.send_replace(true);
    }

    /// The tools, when work is taken.
    pub(crate) fn ready(&self) -> Result<&Tools, Failure> {
        match (self.phase.load(Ordering::SeqCst), self.tools.get()) {
            (SERVING, Some(tools)) => Ok(tools),
            (DRAINING, _) => Err(Failure::Unavailable("the service is shutting down")),
            _ => Err(Failure::Unavailable("the service is starting")),
        }
    }

    /// How busy it is.
    pub(crate) fn load(&self) -> Load {
        let running = self.workers.saturating_sub(self.permits.available_permits());
        Load { running, waiting: self.inside.load(Ordering::SeqCst).saturating_sub(running) }
    }
}

/// Every route under every prefix.
pub fn router(app: Arc<App>) -> Router {
    let bare = Scope { app: Arc::clone(&app), dialect: Dialect::V4, tier: None };
    let v3 = Scope { dialect: Dialect::V3, ..bare.clone() };
    let mut router = Router::new()
        .merge(scoped(&bare, app.config.keys_everywhere))
        .nest("/v3", scoped(&v3, app.config.keys_everywhere));
    if app.config.hosted_tiers {
        for tier in [Tier::Community, Tier::Professional] {
            for (version, scope) in [("v4", &bare), ("v3", &v3)] {
                let scope = Scope { tier: Some(tier), ..scope.clone() };
                router = router.nest(&format!("/{}/{version}", tier.name()), scoped(&scope, true));
            }
        }
    }
    router
        .fallback(async || Failure::NotFound)
        .method_not_allowed_fallback(async || Failure::MethodNotAllowed)
        .layer(from_fn(crate::observe::hide_panics))
        .layer(from_fn_with_state(app, observe))
}

/// The routes of one prefix, behind a key where asked. What a load balancer or a scraper asks for on the bare path
/// and what explains the service needs none.
fn scoped(scope: &Scope, keys: bool) -> Router {
    let mut locked = Router::new();
    let mut open = Router::new();
    for route in routes::ALL {
        let handler = (route.handler)();
        match route.open {
            routes::Open::Always => open = open.route(route.path, handler),
            routes::Open::WithoutTier if scope.tier.is_none() => open = open.route(route.path, handler),
            _ => locked = locked.route(route.path, handler),
        }
    }
    if keys {
        locked = locked.route_layer(from_fn_with_state(scope.clone(), require_key));
    }
    open.merge(locked)
        .method_not_allowed_fallback(async || Failure::MethodNotAllowed)
        .with_state(scope.clone())
}
