//! OpenVINO through its C library. One compiled network with as many one-thread streams as the service has, or one stream
//! of all threads, and one infer request for each: requests share the weights, not the buffers.

use std::panic::catch_unwind;
use std::sync::{Arc, Mutex, PoisonError, RwLock};

use openvino::{
    CompiledModel, Core, DeviceType, ElementType, InferRequest, PropertyKey, RwPropertyKey, Shape, Tensor,
};

use super::openvino_buffers::{Buffers, Releaser};
use super::{
    Input, Loaded, Output, Precision, RuntimeError, RuntimeOptions, Session, Values, Wishes, byte_matrices,
    find_library, fits,
};

/// Library handles, plugins and their threads are the process's own; making a second core costs time and memory.
static CORE: Mutex<Option<Opened>> = Mutex::new(None);

struct Opened {
    core: Core,
    releaser: Option<Releaser>,
}

/// How many layers, prepared for a size of input, are kept for when that size comes again: OpenVINO's own number, and about one
/// size of a network that reads pictures.
const MANY_LAYERS: &str = "5000";
const FEW_LAYERS: &str = "100";

/// Inputs of more numbers are not kept.
const LARGE_INPUT: usize = 1 << 17;

/// Makes a network ready.
pub(super) fn load(options: &RuntimeOptions, onnx: &[u8], wishes: Wishes) -> Result<Loaded, RuntimeError> {
    let library = find_library(&options.folder, "openvino", "libopenvino_c.so")?;
    // The crate panics where a library lacks a function; one of the wrong version must not end the service.
    catch_unwind(|| {
        let mut opened = CORE.lock().unwrap_or_else(PoisonError::into_inner);
        let opened = match opened.as_mut() {
            Some(opened) => opened,
            None => {
                openvino_sys::library::load_from(library.clone()).map_err(refused)?;
                let core = Core::new().map_err(refused)?;
                opened.insert(Opened { core, releaser: Releaser::new(&library) })
            }
        };
        compile(opened, options, onnx, wishes)
    })
    .unwrap_or_else(|_| Err(refused("the library is not one this build can use")))
}

fn compile(
    Opened { core, releaser }: &mut Opened,
    options: &RuntimeOptions,
    onnx: &[u8],
    wishes: Wishes,
) -> Result<Loaded, RuntimeError> {
    let streams = if wishes.held_once { 1 } else { options.streams };
    let (named, threads) = (streams.to_string(), options.streams.to_string());
    let settings = [
        (RwPropertyKey::NumStreams, named.as_str()),
        (RwPropertyKey::InferenceNumThreads, threads.as_str()),
        // Other processes share the machine: the kernel places threads better than a plan made at start.
        (RwPropertyKey::HintEnableCpuPinning, "NO"),
        (RwPropertyKey::HintExecutionMode, "PERFORMANCE"),
    ];
    core.set_properties(&DeviceType::CPU, settings).map_err(refused)?;
    let bare = match options.precision {
        Precision::Int8 => byte_matrices::unlocked(onnx),
        Precision::Automatic if !has_bf16(core) && byte_matrices::are_fast() => byte_matrices::unlocked(onnx),
        _ => None,
    };
    // Activations are rounded in groups of so many: smaller ones are no better on our sets, larger ones no faster.
    let group = if bare.is_some() { "128" } else { "0" };
    let key = RwPropertyKey::Other("DYNAMIC_QUANTIZATION_GROUP_SIZE".into());
    core.set_property(&DeviceType::CPU, &key, group).map_err(refused)?;
    let key = RwPropertyKey::Other("CPU_RUNTIME_CACHE_CAPACITY".into());
    core.set_property(&DeviceType::CPU, &key, if wishes.many_sizes { FEW_LAYERS } else { MANY_LAYERS })
        .map_err(refused)?;
    let model = core.read_model_from_buffer(bare.as_deref().unwrap_or(onnx), None).map_err(refused)?;
    // What is listed may still be refused.
    let precisions: &[&str] = match options.precision {
        Precision::Automatic if has_bf16(core) => &["bf16", "f32"],
        Precision::Automatic | Precision::F32 | Precision::Int8 => &["f32"],
        Precision::Bf16 => &["bf16"],
    };
    let mut result = Err(refused("no precision"));
    for precision in precisions {
        core.set_property(&DeviceType::CPU, &RwPropertyKey::HintInferencePrecision, precision)
            .map_err(refused)?;
        result = core.compile_model(&model, DeviceType::CPU).map_err(refused);
        if result.is_ok() {
            break;
        }
    }
    let mut compiled = result?;
    let precision = if bare.is_some() { "int8".into() } else { precision_of(&compiled).unwrap_or_default() };
    let requests: Vec<InferRequest> =
        (0..streams).map(|_| compiled.create_infer_request().map_err(refused)).collect::<Result<_, _>>()?;
    let buffers = Arc::new(RwLock::new(releaser.map(|releaser| Buffers::new(compiled, releaser))));
    let session = |request| Box::new(Request { request, buffers: Arc::clone(&buffers) }) as Box<dyn Session>;
    let sessions = requests.into_iter().map(session).collect();
    Ok(Loaded { sessions, description: format!("OpenVINO cpu {precision}") })
}

/// Whether the processor multiplies bf16 in hardware. It is listed as well when oneDNN was told to do without the
/// instructions for it (`ONEDNN_MAX_CPU_ISA`), and refused only later: for shapes not known before, when they come.
fn has_bf16(core: &Core) -> bool {
    let capped = std::env::var_os("ONEDNN_MAX_CPU_ISA").unwrap_or_default().to_string_lossy().into_owned();
    if capped == "AVX" || capped.starts_with("SSE") || capped.starts_with("AVX2") {
        return false;
    }
    let capabilities = core.get_property(&DeviceType::CPU, &PropertyKey::DeviceCapabilities);
    capabilities.is_ok_and(|list| list.contains("BF16"))
}

fn precision_of(compiled: &CompiledModel) -> Option<String> {
    let key = PropertyKey::Rw(RwPropertyKey::HintInferencePrecision);
    compiled.get_property(&key).ok().map(std::borrow::Cow::into_owned)
}

struct Request {
    request: InferRequest,
    /// Those of all requests of the network; read while one of them runs or its answer is looked at.
    buffers: Arc<RwLock<Option<Buffers>>>,
}

impl Session for Request {
    fn run(&mut self, inputs: &[Input<'_>], outputs: &[&str]) -> Result<Vec<Output>, RuntimeError> {
        let buffers = Arc::clone(&self.buffers);
        let _used = buffers.read().unwrap_or_else(PoisonError::into_inner);
        self.infer(inputs)?;
        let copied = |name: &&str| {
            let mut output = Output { shape: Vec::new(), values: Vec::new() };
            let mut copy = |shape: &[usize], values: &[f32]| {
                output = Output { shape: shape.to_vec(), values: values.to_vec() }
            };
            self.output(name, &mut copy)?;
            Ok(output)
        };
        outputs.iter().map(copied).collect()
    }

    fn show(
        &mut self,
        inputs: &[Input<'_>],
        output: &str,
        look: &mut dyn FnMut(&[usize], &[f32]),
    ) -> Result<(), RuntimeError> {
        let buffers = Arc::clone(&self.buffers);
        let _used = buffers.read().unwrap_or_else(PoisonError::into_inner);
        self.infer(inputs)?;
        self.output(output, look)
    }

    fn rest(&mut self) {
        if let Ok(mut buffers) = self.buffers.try_write()
            && let Some(buffers) = buffers.as_mut()
        {
            buffers.release();
        }
    }
}

fn filled<T: Copy>(kind: ElementType, shape: &Shape, values: &[T]) -> Result<Tensor, RuntimeError> {
    let mut tensor = Tensor::new(kind, shape).map_err(refused)?;
    let place = tensor.get_data_mut::<T>().map_err(refused)?;
    if place.len() != values.len() {
        return Err(refused("an input does not have its shape"));
    }
    place.copy_from_slice(values);
    Ok(tensor)
}

impl Request {
    fn infer(&mut self, inputs: &[Input<'_>]) -> Result<(), RuntimeError> {
        for input in inputs {
            let sizes: Vec<i64> =
                input.shape.iter().map(|size| i64::try_from(*size).unwrap_or(i64::MAX)).collect();
            let shape = Shape::new(&sizes).map_err(refused)?;
            let tensor = match input.values {
                Values::F32(values) => filled(ElementType::F32, &shape, values)?,
                Values::I64(values) => filled(ElementType::I64, &shape, values)?,
                Values::Bool(values) => {
                    let bytes: Vec<u8> = values.iter().map(|value| u8::from(*value)).collect();
                    filled(ElementType::Boolean, &shape, &bytes)?
                }
            };
            self.request.set_tensor(input.name, &tensor).map_err(refused)?;
        }
        self.request.infer().map_err(refused)?;
        inputs.iter().for_each(|input| self.forget(input));
        Ok(())
    }

    /// A request keeps its input until the next one comes: of a picture five megabytes. One of a single pixel takes its place.
    fn forget(&mut self, input: &Input<'_>) {
        let Values::F32(values) = input.values else { return };
        let [count, channels, _, _] = *input.shape else { return };
        let pixel = values.get(..count * channels).filter(|_| values.len() > LARGE_INPUT);
        let sizes = [count, channels, 1, 1].map(|size| i64::try_from(size).unwrap_or(i64::MAX));
        let tensor = pixel.zip(Shape::new(&sizes).ok());
        let tensor = tensor.and_then(|(pixel, shape)| filled(ElementType::F32, &shape, pixel).ok());
        if let Some(tensor) = tensor {
            // A network of fixed size refuses, and keeps it.
            let _ = self.request.set_tensor(input.name, &tensor);
        }
    }

    fn output(&self, name: &str, look: &mut dyn FnMut(&[usize], &[f32])) -> Result<(), RuntimeError> {
        let tensor = self.request.get_tensor(name).map_err(refused)?;
        if tensor.get_element_type().map_err(refused)? != ElementType::F32 {
            return Err(refused("an output is not of 32-bit numbers"));
        }
        let shape = tensor.get_shape().map_err(refused)?;
        let shape: Vec<usize> =
            shape.get_dimensions().iter().map(|size| usize::try_from(*size).unwrap_or(0)).collect();
        let values = tensor.get_data::<f32>().map_err(refused)?;
        if !fits(&shape, values) {
            return Err(refused("an output does not have its shape"));
        }
        look(&shape, values);
        Ok(())
    }
}

#[expect(clippy::needless_pass_by_value, reason = "the argument of map_err")]
fn refused(error: impl ToString) -> RuntimeError {
    RuntimeError::Refused { backend: "OpenVINO", message: error.to_string() }
}
