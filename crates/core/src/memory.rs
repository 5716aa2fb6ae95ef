//! What a step of the work on a large file has freed goes back to the system before the next step takes as much again. Allocators
//! keep it for a while, and a sheet of a million cells would take a third more than it needs.

use std::sync::OnceLock;

/// Steps that worked on less text leave too little.
const LARGE: usize = 4 << 20;

static HOW: OnceLock<fn()> = OnceLock::new();

/// How memory is given back, which only the program knows: it chooses the allocator. The first one counts.
pub fn give_back_by(how: fn()) {
    let _ = HOW.set(how);
}

/// After a step that worked on so many bytes of text.
pub fn give_back_after(bytes: usize) {
    if bytes >= LARGE
        && let Some(how) = HOW.get()
    {
        how();
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;

    #[test]
    fn it_is_done_after_large_steps_alone() {
        static TIMES: AtomicUsize = AtomicUsize::new(0);
        give_back_after(LARGE);
        give_back_by(|| {
            TIMES.fetch_add(1, Ordering::Relaxed);
        });
        give_back_after(LARGE - 1);
        assert_eq!(TIMES.load(Ordering::Relaxed), 0);
        give_back_after(LARGE);
        assert_eq!(TIMES.load(Ordering::Relaxed), 1);
    }
}
