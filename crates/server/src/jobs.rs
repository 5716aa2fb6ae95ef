//! The way of a request through the service: let in or turned away, read in, given a permit, worked on by a blocking
//! thread, answered in time. A panic in the work becomes a 500 and the process lives.

use std::ops::Deref;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, PoisonError};

use axum::extract::Request;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use blackbar_core::{Cancel, EntityType, Warning};
use blackbar_engine::{EngineError, Tools};
use serde::Serialize;
use tokio::time::{Instant, timeout_at};

use crate::api;
use crate::app::{App, Scope};
use crate::body::{is_json, read_body};
use crate::error::{Asked, Failure};
use crate::json;
use crate::metering::Usage;
use crate::observe::Project;
use crate::schema::{Invalid, Object};

/// One request that was let in. Its place is free again when the last of it is gone, also when its client is not.
pub(crate) struct Ticket {
    app: Arc<App>,
    deadline: Instant,
}

impl Ticket {
    /// Lets a request in unless too many are.
    pub(crate) fn take(app: &Arc<App>) -> Result<Ticket, Failure> {
        if let Err(failure) = app.ready() {
            app.metrics.rejected("unavailable");
            return Err(failure);
        }
        let most = app.workers.saturating_add(app.config.queue);
        let taken = app
            .inside
            .fetch_update(Ordering::SeqCst, Ordering::SeqCst, |inside| (inside < most).then_some(inside + 1));
        if taken.is_err() {
            app.metrics.rejected("busy");
            return Err(Failure::Busy);
        }
        Ok(Ticket { app: Arc::clone(app), deadline: Instant::now() + app.config.time_limit })
    }

    /// When its answer is due.
    pub(crate) fn deadline(&self) -> Instant {
        self.deadline
    }

    /// Waits for a permit and does the work on a blocking thread.
    pub(crate) async fn run<T: Send + 'static>(
        self,
        scope: Scope,
        work: impl FnOnce(&Job) -> Result<T, Failure> + Send + 'static,
    ) -> (Result<T, Failure>, Option<String>) {
        let app = Arc::clone(&self.app);
        let mut abort = app.abort.subscribe();
        let limit = app.config.time_limit.as_secs();
        let deadline = self.deadline;
        let permit = match timeout_at(deadline, Arc::clone(&app.permits).acquire_owned()).await {
            Ok(Ok(permit)) => permit,
            Ok(Err(_)) => return (Err(Failure::Unavailable("the service is shutting down")), None),
            Err(_) => {
                app.metrics.rejected("waited");
                return (Err(Failure::Busy), None);
            }
        };
        let cancel = Cancel::new();
        // Set also when this future is dropped because the client went away.
        let guard = CancelOnDrop(cancel.clone());
        let project = Arc::new(Mutex::new(None));
        let job = Job { scope, cancel, project: Arc::clone(&project) };
        let worker = tokio::task::spawn_blocking(move || {
            // Both are given back when the work has ended, not when its client stopped waiting.
            let _inside = (self, permit);
            work(&job)
        });
        let outcome = tokio::select! {
            joined = timeout_at(deadline, worker) => match joined {
                Ok(Ok(outcome)) => outcome,
                Ok(Err(_)) => {
                    app.metrics.panicked();
                    Err(Failure::Internal("internal error"))
                }
                Err(_) => Err(Failure::TimedOut(limit)),
            },
            _ = abort.wait_for(|abort| *abort) => Err(Failure::Unavailable("the service is shutting down")),
        };
        drop(guard);
        let project = project.lock().unwrap_or_else(PoisonError::into_inner).take();
        (outcome, project)
    }
}

impl Drop for Ticket {
    fn drop(&mut self) {
        self.app.inside.fetch_sub(1, Ordering::SeqCst);
    }
}

struct CancelOnDrop(Cancel);

impl Drop for CancelOnDrop {
    fn drop(&mut self) {
        self.0.cancel();
    }
}

/// What the work of one request may use.
pub(crate) struct Job {
    pub(crate) scope: Scope,
    pub(crate) cancel: Cancel,
    project: Arc<Mutex<Option<String>>>,
}

impl Deref for Job {
    type Target = App;

    fn deref(&self) -> &App {
        &self.scope.app
    }
}

impl Job {
    /// The loaded tools; they are there for every request that was let in.
    pub(crate) fn tools(&self) -> Result<&Tools, Failure> {
        self.tools.get().ok_or(Failure::Unavailable("the service is starting"))
    }

    /// Notes under which project the request is counted.
    pub(crate) fn counts_for(&self, project: &str) {
        *self.project.lock().unwrap_or_else(PoisonError::into_inner) = Some(project.to_owned());
    }

    /// An error of the engine as an answer; `filters` is how many patterns the request itself has.
    pub(crate) fn failure(&self, error: EngineError, filters: usize) -> Failure {
        let loaded = self.tools.get().map_or_else(Vec::new, |tools| {
            tools.taggers.keys().map(|accuracy| accuracy.name()).collect::<Vec<_>>()
        });
        Failure::from_engine(error, &Asked { filters, loaded, time_limit: self.config.time_limit.as_secs() })
    }

    /// Counts what was found and used.
    pub(crate) fn count<'e>(&self, usage: &Usage, labels: impl Iterator<Item = &'e EntityType>) {
        self.metrics.found(labels);
        self.metrics.processed(&usage.project, usage.characters);
        if let Some(meter) = &self.meter {
            meter.record(usage);
        }
    }
}

/// An answer, written out.
pub(crate) struct Done {
    body: Vec<u8>,
    warnings: Vec<Warning>,
}

impl Done {
    /// Writes an answer out, here on the blocking thread: a file's may be long.
    pub(crate) fn json(answer: &impl Serialize) -> Result<Done, Failure> {
        let body =
            serde_json::to_vec(answer).map_err(|_| Failure::Internal("the answer could not be written"))?;
        Ok(Done { body, warnings: Vec::new() })
    }

    /// With what the sender should know.
    pub(crate) fn warn(mut self, warnings: Vec<Warning>) -> Done {
        self.warnings = warnings;
        self
    }

    /// The body alone, for the streaming route.
    pub(crate) fn into_text(self) -> Result<String, Failure> {
        String::from_utf8(self.body).map_err(|_| Failure::Internal("the answer could not be written"))
    }
}

impl IntoResponse for Done {
    fn into_response(self) -> Response {
        let json = HeaderValue::from_static("application/json");
        let mut response = (StatusCode::OK, self.body).into_response();
        response.headers_mut().insert(header::CONTENT_TYPE, json);
        for warning in self.warnings {
            if let Ok(warning) = HeaderValue::from_str(&warning.to_string()) {
                response.headers_mut().append("x-blackbar-warning", warning);
            }
        }
        response
    }
}

/// The whole way of a request with a JSON body: in, read, validated, worked on, answered.
pub(crate) async fn answer<R: Object + 'static>(
    scope: Scope,
    request: Request,
    work: fn(&Job, R) -> Result<Done, Failure>,
) -> Response {
    answer_refusing(scope, request, work, Failure::Invalid).await
}

/// As [`answer`], with another shape for what is wrong with the body.
pub(crate) async fn answer_refusing<R: Object + 'static>(
    scope: Scope,
    request: Request,
    work: fn(&Job, R) -> Result<Done, Failure>,
    refuse: fn(Vec<Invalid>) -> Failure,
) -> Response {
    let app = Arc::clone(&scope.app);
    let (outcome, project) = go(scope, request, work, refuse).await;
    let mut response = match outcome {
        Ok(done) => {
            app.metrics.gave_out(done.body.len());
            done.into_response()
        }
        Err(failure) => failure.into_response(),
    };
    if let Some(project) = project {
        response.extensions_mut().insert(Project(project));
    }
    response
}

async fn go<R: Object + 'static>(
    scope: Scope,
    request: Request,
    work: fn(&Job, R) -> Result<Done, Failure>,
    refuse: fn(Vec<Invalid>) -> Failure,
) -> (Result<Done, Failure>, Option<String>) {
    let ticket = match Ticket::take(&scope.app) {
        Ok(ticket) => ticket,
        Err(failure) => return (Err(failure), None),
    };
    if !is_json(request.headers()) {
        return (Err(Failure::NotJson), None);
    }
    let body = match read_body(request, scope.app.config.body_limit, ticket.deadline()).await {
        Ok(body) => body,
        Err(failure) => return (Err(failure), None),
    };
    scope.app.metrics.took_in(body.len());
    ticket
        .run(scope, move |job| {
            let value = json::parse(&body).map_err(|error| refuse(vec![error]))?;
            drop(body);
            work(job, api::read(value).map_err(refuse)?)
        })
        .await
}
