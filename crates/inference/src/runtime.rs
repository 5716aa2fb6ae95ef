//! From ONNX bytes to something that runs. Two libraries can do it: OpenVINO is three to five times faster on CPUs
//! with AMX, ONNX Runtime takes graphs that OpenVINO refuses and runs on CUDA. Both are opened at run time from a
//! folder, so that the build needs neither.

use std::path::{Path, PathBuf};
use std::str::FromStr;

mod byte_matrices;
mod onnxruntime;
mod openvino;
mod openvino_buffers;

/// The wheels `scripts/setup` takes the libraries from; read here for the names of their folders only.
const WHEELS: &str = include_str!("../runtime.txt");

/// Why a network cannot be run.
#[derive(Clone, Debug, thiserror::Error)]
pub enum RuntimeError {
    /// No library where it was looked for.
    #[error("{library} was not found under {folder}: run scripts/setup, or say where it is (runtime_dir)")]
    Missing {
        /// File name without version.
        library: &'static str,
        /// Where it should be.
        folder: PathBuf,
    },
    /// The library refused.
    #[error("{backend}: {message}")]
    Refused {
        /// Which runtime.
        backend: &'static str,
        /// What it said. Never holds text of a request: it is made while loading.
        message: String,
    },
    /// Neither took the network.
    #[error("{0}; {1}")]
    Both(Box<RuntimeError>, Box<RuntimeError>),
}

/// Which library runs the networks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Backend {
    /// OpenVINO, and ONNX Runtime where OpenVINO is missing or refuses the graph.
    #[default]
    Automatic,
    /// OpenVINO only.
    OpenVino,
    /// ONNX Runtime only.
    OnnxRuntime,
}

/// What they run on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Device {
    /// The processor.
    #[default]
    Cpu,
    /// An NVIDIA card, through ONNX Runtime.
    Cuda,
}

/// What they calculate in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Precision {
    /// What the processor is fast at: bf16 with AMX, else int8 with VNNI, else f32.
    #[default]
    Automatic,
    /// 32 bits.
    F32,
    /// 16 bits with the range of 32.
    Bf16,
    /// Matrices stored as bytes are multiplied as bytes, on OpenVINO; the rest in 32 bits.
    Int8,
}

/// A word of the configuration that is none of the known ones.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("must be one of {0}")]
pub struct UnknownWord(&'static str);

impl FromStr for Backend {
    type Err = UnknownWord;

    fn from_str(word: &str) -> Result<Backend, UnknownWord> {
        match word {
            "auto" => Ok(Backend::Automatic),
            "openvino" => Ok(Backend::OpenVino),
            "onnxruntime" => Ok(Backend::OnnxRuntime),
            _ => Err(UnknownWord("auto, openvino, onnxruntime")),
        }
    }
}

impl FromStr for Device {
    type Err = UnknownWord;

    fn from_str(word: &str) -> Result<Device, UnknownWord> {
        match word {
            "cpu" => Ok(Device::Cpu),
            "cuda" => Ok(Device::Cuda),
            _ => Err(UnknownWord("cpu, cuda")),
        }
    }
}

impl FromStr for Precision {
    type Err = UnknownWord;

    fn from_str(word: &str) -> Result<Precision, UnknownWord> {
        match word {
            "auto" => Ok(Precision::Automatic),
            "f32" => Ok(Precision::F32),
            "bf16" => Ok(Precision::Bf16),
            "int8" => Ok(Precision::Int8),
            _ => Err(UnknownWord("auto, f32, bf16, int8")),
        }
    }
}

/// What a runtime is told.
#[derive(Clone, Debug)]
pub struct RuntimeOptions {
    /// Where the libraries lie: itself, or a folder `<package>-<version>` in it.
    pub folder: PathBuf,
    /// Which library.
    pub backend: Backend,
    /// On what.
    pub device: Device,
    /// In what.
    pub precision: Precision,
    /// Networks run on this many threads at once, each run on one.
    pub streams: usize,
}

/// The numbers of an input, row by row.
#[derive(Clone, Copy, Debug)]
pub enum Values<'v> {
    /// 32-bit floating point.
    F32(&'v [f32]),
    /// 64-bit integers.
    I64(&'v [i64]),
    /// Switches.
    Bool(&'v [bool]),
}

/// One input of a network.
#[derive(Clone, Copy, Debug)]
pub struct Input<'v> {
    /// As the graph calls it.
    pub name: &'v str,
    /// Sizes of its dimensions.
    pub shape: &'v [usize],
    /// Row by row.
    pub values: Values<'v>,
}

/// One output of a network.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Output {
    /// Sizes of its dimensions.
    pub shape: Vec<usize>,
    /// Row by row.
    pub values: Vec<f32>,
}

/// A network as one thread runs it.
pub trait Session: Send {
    /// Runs the network and gives the outputs asked for, in that order.
    fn run(&mut self, inputs: &[Input<'_>], outputs: &[&str]) -> Result<Vec<Output>, RuntimeError>;

    /// Runs the network and shows one output (its shape and its numbers) where it lies, which for a large one saves a copy.
    fn show(
        &mut self,
        inputs: &[Input<'_>],
        output: &str,
        look: &mut dyn FnMut(&[usize], &[f32]),
    ) -> Result<(), RuntimeError> {
        self.run(inputs, &[output])?.iter().for_each(|output| look(&output.shape, &output.values));
        Ok(())
    }

    /// Nothing will be run for a while: what the library keeps between the layers is given back where it can be.
    fn rest(&mut self) {}
}

/// What a network wishes for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Wishes {
    /// What it is to calculate in; the configuration's word counts more.
    pub precision: Precision,
    /// Whether it is held once and runs on all threads, not by every stream on one. For a network that looks at large pictures: what
    /// lies between its layers takes a hundred megabytes, which every stream would keep for itself.
    pub held_once: bool,
    /// Whether it is run on inputs of many sizes, for each of which the library prepares all layers anew: of most sizes they are
    /// forgotten again, or they take a hundred megabytes.
    pub many_sizes: bool,
}

/// A network that is ready to run.
pub struct Loaded {
    /// One a stream, or fewer: who comes second waits.
    pub sessions: Vec<Box<dyn Session>>,
    /// Library, device and precision, for diagnostics.
    pub description: String,
}

/// Loads networks as it was told to.
#[derive(Clone, Debug)]
pub struct Runtime {
    options: RuntimeOptions,
}

impl Runtime {
    /// Opens nothing yet: a service without networks needs no library.
    pub fn new(options: RuntimeOptions) -> Runtime {
        Runtime { options: RuntimeOptions { streams: options.streams.max(1), ..options } }
    }

    /// Threads that run networks.
    pub fn streams(&self) -> usize {
        self.options.streams
    }

    /// Whether a library that can run networks is there, without opening it: networks are loaded late, and what can be
    /// said at start is not left for a request to find.
    pub fn check(&self) -> Result<(), RuntimeError> {
        let folder = &self.options.folder;
        let openvino = || find_library(folder, "openvino", "libopenvino_c.so");
        let onnxruntime = || find_library(folder, "onnxruntime", "libonnxruntime.so");
        let cuda = || find_library(folder, "onnxruntime", "libonnxruntime_providers_cuda.so");
        let found = match (self.options.device, self.options.backend) {
            (Device::Cuda, _) => onnxruntime().and_then(|_| {
                cuda().map_err(|_| RuntimeError::Refused {
                    backend: "ONNX Runtime",
                    message: onnxruntime::NO_CUDA.into(),
                })
            }),
            (_, Backend::OnnxRuntime) => onnxruntime(),
            (_, Backend::OpenVino) => openvino(),
            (_, Backend::Automatic) => openvino().or_else(|first| onnxruntime().map_err(|_| first)),
        };
        found.map(drop)
    }

    /// Makes a network ready.
    pub fn load(&self, onnx: &[u8]) -> Result<Loaded, RuntimeError> {
        self.load_with(onnx, Wishes::default())
    }

    /// Makes a network ready that has wishes of its own.
    pub fn load_with(&self, onnx: &[u8], wishes: Wishes) -> Result<Loaded, RuntimeError> {
        self.load_as(onnx, self.options.backend, wishes)
    }

    /// As [`Runtime::load`], for a network that only one library runs well and that is held so many times, which may be
    /// fewer than there are streams: who comes second waits.
    pub fn load_on(&self, backend: Backend, onnx: &[u8], sessions: usize) -> Result<Loaded, RuntimeError> {
        let options = RuntimeOptions { streams: sessions.max(1), ..self.options.clone() };
        Runtime { options }.load_as(onnx, backend, Wishes::default())
    }

    fn load_as(&self, onnx: &[u8], backend: Backend, wishes: Wishes) -> Result<Loaded, RuntimeError> {
        let mut options = self.options.clone();
        if options.precision == Precision::Automatic {
            options.precision = wishes.precision;
        }
        let options = &options;
        match (options.device, backend) {
            (Device::Cuda, Backend::OpenVino) => Err(RuntimeError::Refused {
                backend: "OpenVINO",
                message: "cuda needs the onnxruntime backend".into(),
            }),
            (Device::Cuda, _) | (_, Backend::OnnxRuntime) => onnxruntime::load(options, onnx, wishes),
            (_, Backend::OpenVino) => openvino::load(options, onnx, wishes),
            (_, Backend::Automatic) => openvino::load(options, onnx, wishes).or_else(|first| {
                onnxruntime::load(options, onnx, wishes)
                    .inspect(|_| tracing::warn!(reason = %first, "a network runs on ONNX Runtime"))
                    .map_err(|second| RuntimeError::Both(Box::new(first), Box::new(second)))
            }),
        }
    }
}

/// The library `name` (`libopenvino_c.so`, with any version after it) of a package.
fn find_library(folder: &Path, package: &str, name: &'static str) -> Result<PathBuf, RuntimeError> {
    let versioned = WHEELS
        .lines()
        .filter_map(|line| line.split_whitespace().next()?.split_once("=="))
        .find(|(wheel, _)| *wheel == package)
        .map(|(wheel, version)| folder.join(format!("{wheel}-{version}")));
    let places = versioned.into_iter().chain([folder.to_owned()]);
    let found = places.flat_map(|place| files(&place)).find(|path| {
        path.file_name().and_then(|file| file.to_str()).is_some_and(|file| {
            file.strip_prefix(name).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
        })
    });
    found.ok_or_else(|| RuntimeError::Missing { library: name, folder: folder.to_owned() })
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = folder.read_dir() else { return Vec::new() };
    let mut files: Vec<_> = entries.flatten().map(|entry| entry.path()).collect();
    files.sort();
    files
}

/// Whether a shape and the values under it fit each other.
fn fits(shape: &[usize], values: &[f32]) -> bool {
    shape.iter().try_fold(1usize, |all, size| all.checked_mul(*size)) == Some(values.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_library_is_found_with_its_version_and_in_its_packages_folder() {
        let folder = tempfile::tempdir().unwrap();
        let missing = find_library(folder.path(), "onnxruntime", "libonnxruntime.so");
        assert!(matches!(missing, Err(RuntimeError::Missing { .. })));
        std::fs::write(folder.path().join("libonnxruntime.so.9"), b"").unwrap();
        std::fs::write(folder.path().join("libonnxruntime.solo"), b"").unwrap();
        let found = find_library(folder.path(), "onnxruntime", "libonnxruntime.so").unwrap();
        assert!(found.ends_with("libonnxruntime.so.9"));
        let version = WHEELS.lines().find_map(|line| line.strip_prefix("onnxruntime==")).unwrap();
        let inner = folder.path().join(format!("onnxruntime-{}", version.split(' ').next().unwrap()));
        std::fs::create_dir(&inner).unwrap();
        std::fs::write(inner.join("libonnxruntime.so.1"), b"").unwrap();
        let found = find_library(folder.path(), "onnxruntime", "libonnxruntime.so").unwrap();
        assert!(found.starts_with(inner));
    }

    #[test]
    fn words_of_the_configuration() {
        assert_eq!("onnxruntime".parse(), Ok(Backend::OnnxRuntime));
        assert_eq!("cuda".parse(), Ok(Device::Cuda));
        assert_eq!("bf16".parse(), Ok(Precision::Bf16));
        assert!("fp8".parse::<Precision>().is_err());
    }
}
