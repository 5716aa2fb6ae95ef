//! What lies between the layers of a network takes up to a hundred megabytes, and OpenVINO keeps it for the next run. The function
//! that gives it back is there for C++ alone: here it is called by the name its compiler gave it. Its objects are known for one
//! build of the library and one version of the crate that opens it; with any other, nothing is given back.

#![expect(unsafe_code, reason = "a function that the C interface lacks")]

use std::ffi::c_void;
use std::path::Path;
use std::sync::{Mutex, PoisonError};

use libloading::Library;
use openvino::CompiledModel;

/// The build, as it calls itself.
const BUILD: &str = "2026.4.1-22982-e213a147257-releases/2026/4";
/// The library that the one for C stands on, in the same folder.
const FILE: &str = "libopenvino.so.2641";
/// `ov::CompiledModel::release_memory()`.
const FUNCTION: &[u8] = b"_ZN2ov13CompiledModel14release_memoryEv";

/// The crate's network is a pointer to one of the C interface.
const _: () = assert!(size_of::<CompiledModel>() == size_of::<*const c_void>());

/// Gives back the buffers of networks.
#[derive(Clone, Copy)]
pub(super) struct Releaser(unsafe extern "C" fn(*mut c_void));

impl Releaser {
    /// The function of the library that `for_c`, which is open, stands on.
    pub(super) fn new(for_c: &Path) -> Option<Releaser> {
        if openvino::version().build_number != BUILD {
            return None;
        }
        // SAFETY: the library is open already, so nothing of it runs now, and it is never closed. The function takes its object alone.
        unsafe {
            let library = Library::new(for_c.with_file_name(FILE)).ok()?;
            let function = *library.get::<unsafe extern "C" fn(*mut c_void)>(FUNCTION).ok()?;
            std::mem::forget(library);
            Some(Releaser(function))
        }
    }
}

/// The buffers of a network.
pub(super) struct Buffers {
    /// Locked by nobody: the crate's type is not to be looked at by two threads, which a lock around all of this lets them.
    network: Mutex<CompiledModel>,
    releaser: Releaser,
}

impl Buffers {
    /// Those of a network whose requests do not run while these are held for writing.
    pub(super) fn new(network: CompiledModel, releaser: Releaser) -> Buffers {
        Buffers { network: Mutex::new(network), releaser }
    }

    /// Gives them back until the next run.
    pub(super) fn release(&mut self) {
        let network = self.network.get_mut().unwrap_or_else(PoisonError::into_inner);
        // SAFETY: of this build and this version of the crate (pinned) it is known that `CompiledModel` holds one pointer, to a
        // structure that begins with a shared pointer to the object whose function this is; `network` keeps it alive. The function
        // throws where a request of the network runs, which none does while this is held.
        unsafe {
            let structure: *const *mut c_void = std::mem::transmute_copy(network);
            if let Some(object) = structure.as_ref().copied().filter(|object| !object.is_null()) {
                (self.releaser.0)(object);
            }
        }
    }
}
