//! The C library's allocator, which the libraries that run networks use (ours is mimalloc). It is told to give large blocks
//! back to the system as soon as they are freed: left alone it learns to keep them, a third of a gigabyte after a few pictures.

#![expect(unsafe_code, reason = "a function of the C library")]

use std::ffi::c_int;

use libloading::os::unix::Library;

/// From malloc.h of the GNU C library.
const M_TRIM_THRESHOLD: c_int = -1;
const M_MMAP_THRESHOLD: c_int = -3;
const M_ARENA_MAX: c_int = -8;
/// Blocks from this size on are maps of their own. What a text network allocates is smaller: a map for each of those would cost
/// it a tenth of its speed.
const LARGE: c_int = 4 << 20;
/// Heaps beside the first, each of which keeps something.
const ARENAS: c_int = 2;

/// To be called before there are threads. A C library without the function has no such habit either.
pub(crate) fn keep_little() {
    let library = Library::this();
    // SAFETY: the type is that of malloc.h, and nothing else happens in the process yet.
    unsafe {
        let Ok(mallopt) = library.get::<unsafe extern "C" fn(c_int, c_int) -> c_int>(b"mallopt") else {
            return;
        };
        for (name, value) in [(M_ARENA_MAX, ARENAS), (M_MMAP_THRESHOLD, LARGE), (M_TRIM_THRESHOLD, LARGE)] {
            mallopt(name, value);
        }
    }
}
