//! Makes the recognizers ready while files are opened and networks are loaded.

use std::thread::JoinHandle;

/// The tables of the recognizers, being made. Whoever needs one before it is there waits for it, nobody else does; the
/// program ends no sooner than they are made.
pub(crate) struct Warming(Option<JoinHandle<()>>);

impl Warming {
    pub(crate) fn begin() -> Warming {
        Warming(Some(std::thread::spawn(blackbar_detect::warm_up)))
    }

    /// When all are made.
    pub(crate) fn done(mut self) -> anyhow::Result<()> {
        let ended = self.0.take().map_or(Ok(()), JoinHandle::join);
        ended.map_err(|_| anyhow::anyhow!("the recognizers cannot be prepared"))
    }
}

impl Drop for Warming {
    fn drop(&mut self) {
        // What went wrong there goes wrong again, and is said, where a table is needed.
        let _ = self.0.take().map(JoinHandle::join);
    }
}
