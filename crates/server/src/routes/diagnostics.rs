//! `GET /diagnostics`: the machine and the loaded models.

use std::sync::OnceLock;

use axum::Json;
use axum::extract::State;
use axum::routing::{self, MethodRouter};

use super::{Open, Route};
use crate::app::Scope;
use crate::openapi::get;
use crate::schema::{Described, answer};

answer! {
    /// A loaded model.
    pub(crate) struct ModelAnswer {
        /// Its name.
        name: String;
        /// Its version.
        version: String;
        /// The SHA-256 of its weights, where it has any.
        checksum: Option<String>;
        /// The values of `accuracy` it serves.
        serves: Vec<&'static str>;
    }
}

answer! {
    /// The machine and the loaded models.
    pub(crate) struct DiagnosticsAnswer {
        /// Operating system and processor family.
        platform: String;
        /// Cores that may be used.
        cpu_count: usize;
        /// Of the product.
        container_version: &'static str;
        /// The processor.
        cpu_name: String;
        /// Graphics processors; empty when there are none.
        gpu_info: Vec<String>;
        /// What is loaded.
        models: Vec<ModelAnswer>;
    }
}

pub(crate) const ROUTE: Route = Route {
    path: "/diagnostics",
    method: "get",
    open: Open::Never,
    handler: || -> MethodRouter<Scope> { routing::get(handle) },
    operation: |components| {
        let answer = DiagnosticsAnswer::described(components);
        get(components, "The machine and the loaded models", "application/json", &answer)
    },
};

async fn handle(State(scope): State<Scope>) -> Json<DiagnosticsAnswer> {
    let models = scope.app.tools.get().map_or_else(Vec::new, |tools| tools.models.clone());
    let machine = machine().await;
    Json(DiagnosticsAnswer {
        platform: format!("{}-{}", std::env::consts::OS, std::env::consts::ARCH),
        cpu_count: std::thread::available_parallelism().map_or(1, usize::from),
        container_version: env!("CARGO_PKG_VERSION"),
        cpu_name: machine.cpu.clone(),
        gpu_info: machine.gpus.clone(),
        models: models
            .into_iter()
            .map(|model| ModelAnswer {
                name: model.name,
                version: model.version,
                checksum: model.sha256,
                serves: model.serves,
            })
            .collect(),
    })
}

#[derive(Default)]
struct Machine {
    cpu: String,
    gpus: Vec<String>,
}

/// The machine does not change while the service runs: it is looked at once.
async fn machine() -> &'static Machine {
    static MACHINE: OnceLock<Machine> = OnceLock::new();
    if let Some(machine) = MACHINE.get() {
        return machine;
    }
    let seen = tokio::task::spawn_blocking(look).await.unwrap_or_default();
    MACHINE.get_or_init(|| seen)
}

fn look() -> Machine {
    let cpu = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let gpus =
        std::fs::read_dir("/proc/driver/nvidia/gpus").into_iter().flatten().flatten().filter_map(|gpu| {
            let text = std::fs::read_to_string(gpu.path().join("information")).ok()?;
            Some(value(&text, "Model")?.to_owned())
        });
    Machine { cpu: value(&cpu, "model name").unwrap_or("unknown").to_owned(), gpus: gpus.collect() }
}

/// The value of the first `name : value` line.
fn value<'t>(text: &'t str, name: &str) -> Option<&'t str> {
    text.lines().find_map(|line| {
        let (key, value) = line.split_once(':')?;
        (key.trim() == name).then_some(value.trim())
    })
}
