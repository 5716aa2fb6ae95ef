//! What the two allocators keep of what was freed. The C library's, which the libraries that run networks use, is told to give
//! large blocks back to the system at once: left alone it learns to keep them, a third of a gigabyte after a few pictures. Ours,
//! mimalloc, is told to keep pages for a hundredth of a second: in the second that it would keep them, a large sheet goes through a
//! third more memory than it needs. And ours is told to leave huge pages alone: a program that takes and gives back so much has them
//! cleared again and again, each for the little that is used of it, which takes a large sheet a tenth more memory and, where
//! clearing is slow, up to a quarter more time. Networks lie in the memory of the C library, which is left as the system has it.

#![expect(unsafe_code, reason = "functions of the allocators")]

use std::ffi::{c_int, c_long};

use libloading::os::unix::Library;
use rustix::mm::{Advice, madvise};

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

/// From the same place (`mi_option_allow_thp`).
const HUGE_PAGES: c_int = 43;

unsafe extern "C" {
    /// Of mimalloc: gives back all that is free, at once if it is told to force it.
    fn mi_collect(force: bool);
    /// Of mimalloc: sets an option that the environment did not.
    fn mi_option_set_default(option: c_int, value: c_long);
    /// Of mimalloc: what an option is.
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
    in_small_pages();
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

/// What ours takes from now on, and the large stretch that it has taken before the program began. Where the system says nothing of it,
/// that stays as it is.
fn in_small_pages() {
    // SAFETY: the types are those of mimalloc.h, and nothing else happens in the process yet.
    let wanted = unsafe {
        mi_option_set_default(HUGE_PAGES, 0);
        mi_option_get(HUGE_PAGES) != 0
    };
    let block = Box::new(0_u8);
    let Some((start, end)) = stretch_with((&raw const *block).addr()).filter(|_| !wanted) else { return };
    // SAFETY: it is memory of this process, and what is in it stays; how it lies in pages is nothing that the program can see.
    let _ = unsafe {
        madvise(std::ptr::with_exposed_provenance_mut(start), end - start, Advice::LinuxNoHugepage)
    };
}

/// From where to where the memory lies that holds an address.
fn stretch_with(address: usize) -> Option<(usize, usize)> {
    let maps = std::fs::read_to_string("/proc/self/maps").ok()?;
    let stretches = maps.lines().filter_map(|line| {
        let (start, rest) = line.split_once('-')?;
        let (end, _) = rest.split_once(' ')?;
        Some((usize::from_str_radix(start, 16).ok()?, usize::from_str_radix(end, 16).ok()?))
    });
    stretches.into_iter().find(|(start, end)| (*start..*end).contains(&address))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_options_are_those_that_are_so_by_themselves() {
        // SAFETY: the type is that of mimalloc.h. Another version may number its options otherwise.
        assert_eq!(unsafe { mi_option_get(PURGE_DELAY) }, 1000);
        // On by itself, and between these two.
        let around = [HUGE_PAGES - 1, HUGE_PAGES, HUGE_PAGES + 1].map(|option| {
            // SAFETY: as above.
            unsafe { mi_option_get(option) }
        });
        assert_eq!(around, [32, 1, 0]);
    }

    #[test]
    fn the_stretch_that_holds_a_block_is_found() {
        let block = Box::new([0_u8; 100]);
        let (start, end) = stretch_with(block.as_ptr().addr()).expect("it lies somewhere");
        assert!((start..end).contains(&(block.as_ptr().addr() + 99)));
        assert!(stretch_with(0).is_none());
    }
}
