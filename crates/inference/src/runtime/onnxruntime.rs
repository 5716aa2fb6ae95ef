//! ONNX Runtime through `ort`. On the processor every stream has a session of its own, because the crate runs a
//! session only for one caller at a time: the weights are held once a stream, which is why OpenVINO goes first. A
//! card runs one thing at a time, so there the streams share one session.

use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use ort::environment::Environment;
use ort::ep::ExecutionProvider;
use ort::session::builder::GraphOptimizationLevel;
use ort::session::{Session as OrtSession, SessionInputValue};
use ort::value::TensorRef;

use super::{
    Device, Input, Loaded, Output, RuntimeError, RuntimeOptions, Session, Values, Wishes, find_library, fits,
};

/// What is said where the card is asked for and the library cannot use it.
pub(super) const NO_CUDA: &str =
    "this libonnxruntime.so has no CUDA: point runtime_dir at the libraries of the onnxruntime-gpu wheel";

/// The library can be opened once a process; the first folder wins.
static ENVIRONMENT: Mutex<Option<Environment>> = Mutex::new(None);

/// Makes a network ready.
pub(super) fn load(options: &RuntimeOptions, onnx: &[u8], wishes: Wishes) -> Result<Loaded, RuntimeError> {
    let library = find_library(&options.folder, "onnxruntime", "libonnxruntime.so")?;
    let environment = environment(&library)?;
    let cuda = options.device == Device::Cuda;
    let once = wishes.held_once;
    let own = if cuda || once { 1 } else { options.streams };
    let threads = if once { options.streams } else { 1 };
    let mut shared = Vec::with_capacity(options.streams);
    for _ in 0..own {
        let session = build(&environment, onnx, cuda, threads).map_err(refused)?;
        shared.push(Arc::new(Mutex::new(session)));
    }
    let sessions = (0..options.streams)
        .filter_map(|stream| shared.get(stream % own).cloned())
        .map(|session| Box::new(Shared { session }) as Box<dyn Session>)
        .collect();
    let device = if cuda { "cuda" } else { "cpu" };
    Ok(Loaded { sessions, description: format!("ONNX Runtime {device} f32") })
}

fn environment(library: &Path) -> Result<Environment, RuntimeError> {
    let mut slot = locked(&ENVIRONMENT);
    if let Some(environment) = slot.as_ref() {
        return Ok(environment.clone());
    }
    let builder = ort::init_from(library).map_err(refused)?;
    let environment = builder.with_name("blackbar").with_telemetry(false).build().map_err(refused)?;
    Ok(slot.insert(environment).clone())
}

fn build(environment: &Environment, onnx: &[u8], cuda: bool, threads: usize) -> Result<OrtSession, String> {
    let mut builder = OrtSession::builder(environment).map_err(|error| error.to_string())?;
    builder =
        builder.with_optimization_level(GraphOptimizationLevel::Level3).map_err(|error| error.to_string())?;
    builder = builder.with_intra_threads(threads).map_err(|error| error.to_string())?;
    builder = builder.with_intra_op_spinning(false).map_err(|error| error.to_string())?;
    // Inputs differ in length from run to run: a plan for each length would only take memory.
    builder = builder.with_memory_pattern(false).map_err(|error| error.to_string())?;
    builder = builder.with_deterministic_compute(true).map_err(|error| error.to_string())?;
    if cuda {
        let provider = ort::ep::CUDA::default().with_tf32(false);
        if !ort::ep::CUDA::is_available().unwrap_or(false) {
            return Err(NO_CUDA.into());
        }
        builder = builder
            .with_execution_providers([provider.build().error_on_failure()])
            .map_err(|error| error.to_string())?;
    }
    builder.commit_from_memory(onnx).map_err(|error| error.to_string())
}

struct Shared {
    session: Arc<Mutex<OrtSession>>,
}

impl Session for Shared {
    fn run(&mut self, inputs: &[Input<'_>], outputs: &[&str]) -> Result<Vec<Output>, RuntimeError> {
        let mut given: Vec<(&str, SessionInputValue<'_>)> = Vec::with_capacity(inputs.len());
        for input in inputs {
            let value = match input.values {
                Values::F32(values) => {
                    TensorRef::from_array_view((input.shape, values)).map_err(refused)?.into()
                }
                Values::I64(values) => {
                    TensorRef::from_array_view((input.shape, values)).map_err(refused)?.into()
                }
                Values::Bool(values) => {
                    TensorRef::from_array_view((input.shape, values)).map_err(refused)?.into()
                }
            };
            given.push((input.name, value));
        }
        let mut session = locked(&self.session);
        let results = session.run(given).map_err(refused)?;
        outputs
            .iter()
            .map(|name| {
                let value = results.get(name).ok_or_else(|| refused("an output is missing"))?;
                let (shape, values) = value.try_extract_tensor::<f32>().map_err(refused)?;
                let shape: Vec<usize> =
                    shape.iter().map(|size| usize::try_from(*size).unwrap_or(0)).collect();
                if !fits(&shape, values) {
                    return Err(refused("an output does not have its shape"));
                }
                Ok(Output { shape, values: values.to_vec() })
            })
            .collect()
    }
}

fn locked<T>(slot: &Mutex<T>) -> MutexGuard<'_, T> {
    slot.lock().unwrap_or_else(PoisonError::into_inner)
}

#[expect(clippy::needless_pass_by_value, reason = "the argument of map_err")]
fn refused(error: impl ToString) -> RuntimeError {
    RuntimeError::Refused { backend: "ONNX Runtime", message: error.to_string() }
}
