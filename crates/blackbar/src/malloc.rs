//! What the two allocators keep of what was freed. The C library's, which the libraries that run networks use, is told to give
//! large blocks back to the system at once: left alone it learns to keep them, a third of a gigabyte after a few pictures. Ours,
//! mimalloc, is told to keep pages for a hundredth of a second: in the second that it would keep them, a large sheet goes through a
//! third more memory than it needs.

#![expect(unsafe_code, reason = "functions of the allocators")]

use std::ffi::{c_int, c_long};

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
/// From mimalloc.h of mimalloc 3 (`mi_option_purge_delay`). The crate that builds it names neither this nor the function.
const PURGE_DELAY: c_int = 15;
/// A hundred would take an eighth more of memory for a large sheet, and at most a thirtieth less of its time.
const MILLISECONDS: c_long = 10;

unsafe extern "C" {
    /// Of mimalloc: gives back all that is free, at once if it is told to force it.
    fn mi_collect(force: bool);
    /// Of mimalloc: sets an option that the environment did not.
    fn mi_option_set_default(option: c_int, value: c_long);
    #[cfg(test)]
    fn mi_option_get(option: c_int) -> c_long;
}

/// What is free, at once: for the end of a step after which much is.
fn give_back() {
    // SAFETY: the type is that of mimalloc.h; it may be called at any time.
    unsafe { mi_collect(true) };
}

/// To be called before there are threads. A C library without the function has no such habit either.
pub(crate) fn keep_little() {
    // SAFETY: the type is that of mimalloc.h, and nothing else happens in the process yet.
    unsafe { mi_option_set_default(PURGE_DELAY, MILLISECONDS) };
    blackbar_core::give_back_by(give_back);
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_option_is_the_one_that_is_a_second_long_by_itself() {
        // SAFETY: the type is that of mimalloc.h. Another version may number its options otherwise.
        assert_eq!(unsafe { mi_option_get(PURGE_DELAY) }, 1000);
    }
}
