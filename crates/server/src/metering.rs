//! Usage reports, off unless configured: what was used is added up, written to a spool file every five minutes when
//! there was any, and sent from there. What could not be sent stays in the file, so it survives a restart; each entry
//! has an id of its own, so one that arrives twice can be counted once.

pub(crate) mod licence;
mod spool;

use std::collections::BTreeMap;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use serde_json::{Value, json};
use uuid::Uuid;

use crate::config::MeteringConfig;
use spool::Spool;

/// Entries sent in one request.
const BATCH: usize = 500;

/// How long one request to the outside may take.
pub(crate) const PATIENCE: Duration = Duration::from_secs(10);

/// What one request used.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Usage {
    /// The model that was asked for.
    pub(crate) accuracy: &'static str,
    /// Whether values were made up.
    pub(crate) synthetic: bool,
    /// The request's `project_id`.
    pub(crate) project: String,
    /// Code points of text.
    pub(crate) characters: u64,
    /// Words of text.
    pub(crate) words: u64,
}

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Dimensions {
    accuracy: &'static str,
    synthetic: bool,
    project: String,
}

#[derive(Clone, Copy, Default)]
struct Totals {
    calls: u64,
    characters: u64,
    words: u64,
}

#[derive(Default)]
struct Pending {
    totals: BTreeMap<Dimensions, Totals>,
    stopping: bool,
}

struct Shared {
    pending: Mutex<Pending>,
    wake: Condvar,
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, Pending> {
        self.pending.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Adds usage up and reports it from a thread of its own.
pub(crate) struct Meter {
    shared: Arc<Shared>,
    most_projects: usize,
    thread: Mutex<Option<JoinHandle<()>>>,
}

impl Meter {
    /// Starts the thread. Distinct projects beyond `most_projects` are reported together.
    pub(crate) fn start(config: MeteringConfig, most_projects: usize) -> std::io::Result<Meter> {
        let shared = Arc::new(Shared { pending: Mutex::default(), wake: Condvar::new() });
        let reporter = Reporter {
            spool: Spool::new(config.spool.clone()),
            session: Uuid::new_v4().to_string(),
            shared: Arc::clone(&shared),
            config,
        };
        let thread = std::thread::Builder::new().name("metering".to_owned()).spawn(move || reporter.run())?;
        Ok(Meter { shared, most_projects, thread: Mutex::new(Some(thread)) })
    }

    /// Adds one request.
    pub(crate) fn record(&self, usage: &Usage) {
        let mut pending = self.shared.lock();
        let mut dimensions = Dimensions {
            accuracy: usage.accuracy,
            synthetic: usage.synthetic,
            project: usage.project.clone(),
        };
        // Accuracies and styles are few, so the number of entries is bounded by the number of projects.
        if pending.totals.len() >= self.most_projects && !pending.totals.contains_key(&dimensions) {
            dimensions.project = "other".to_owned();
        }
        let totals = pending.totals.entry(dimensions).or_default();
        totals.calls += 1;
        totals.characters += usage.characters;
        totals.words += usage.words;
    }

    /// Spools what is pending, tries once to send it, and ends the thread.
    pub(crate) fn stop(&self) {
        self.shared.lock().stopping = true;
        self.shared.wake.notify_all();
        let thread = self.thread.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(thread) = thread {
            // A panic there has been reported by the panic hook.
            let _ = thread.join();
        }
    }
}

impl Drop for Meter {
    fn drop(&mut self) {
        self.stop();
    }
}

struct Reporter {
    config: MeteringConfig,
    session: String,
    spool: Spool,
    shared: Arc<Shared>,
}

impl Reporter {
    fn run(mut self) {
        self.send();
        loop {
            let stopping = self.wait();
            self.spool_pending();
            self.send();
            if stopping {
                return;
            }
        }
    }

    fn wait(&self) -> bool {
        let pending = self.shared.lock();
        let waited =
            self.shared.wake.wait_timeout_while(pending, self.config.interval, |pending| !pending.stopping);
        let (pending, _) = waited.unwrap_or_else(PoisonError::into_inner);
        pending.stopping
    }

    fn spool_pending(&mut self) {
        let totals = std::mem::take(&mut self.shared.lock().totals);
        if totals.is_empty() {
            return;
        }
        let time = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_millis() as u64;
        let entries: Vec<Value> = totals
            .iter()
            .flat_map(|(dimensions, totals)| {
                let meters = [
                    ("api-calls", totals.calls),
                    ("api-chars", totals.characters),
                    ("api-words", totals.words),
                ];
                meters.map(|(meter, value)| self.entry(meter, value, time, dimensions))
            })
            .collect();
        if let Err(error) = self.spool.append(&entries) {
            tracing::warn!(error = %error.kind(), "usage could not be written to the spool file");
        }
    }

    fn entry(&self, meter: &str, value: u64, time: u64, dimensions: &Dimensions) -> Value {
        json!({
            "uniqueId": Uuid::new_v4().to_string(),
            "meterApiName": meter,
            "meterValue": value,
            "customerId": self.config.customer_id,
            "meterTimeInMillis": time,
            "dimensions": {
                "Accuracy": dimensions.accuracy,
                "Synthetic": dimensions.synthetic.to_string(),
                "SessionId": self.session,
                "ProjectId": dimensions.project,
            },
        })
    }

    /// Sends what is in the spool, batch by batch, until it is empty or the other side does not take it.
    fn send(&mut self) {
        loop {
            let batch = match self.spool.first(BATCH) {
                Ok(batch) if batch.is_empty() => return,
                Ok(batch) => batch,
                Err(error) => {
                    tracing::warn!(error = %error.kind(), "the spool file of usage reports cannot be read");
                    return;
                }
            };
            match post(&self.config.url, &Value::from(batch.clone())) {
                Ok(status) if (200..300).contains(&status) => {
                    if let Err(error) = self.spool.drop_first(batch.len()) {
                        tracing::warn!(error = %error.kind(), "the spool file of usage reports cannot be written");
                        return;
                    }
                }
                Ok(status) => {
                    tracing::warn!(status, "usage reports were refused and are kept");
                    return;
                }
                Err(()) => {
                    tracing::warn!("usage reports could not be sent and are kept");
                    return;
                }
            }
        }
    }
}

/// Posts JSON: the status, or nothing when there was no answer.
pub(crate) fn post(url: &str, body: &Value) -> Result<u16, ()> {
    let config =
        ureq::Agent::config_builder().timeout_global(Some(PATIENCE)).http_status_as_error(false).build();
    let agent = ureq::Agent::new_with_config(config);
    agent
        .post(url)
        .header("content-type", "application/json")
        .send(body.to_string())
        .map(|response| response.status().as_u16())
        .map_err(|_| ())
}

#[cfg(test)]
mod tests;
