//! How likely each thirtieth of a second holds a voice, by the Silero network.

use blackbar_core::ReaderError;

use super::FAILED;
use crate::{Input, Session, Values};

/// Samples of one window.
pub(super) const WINDOW: usize = 512;
/// Samples of the window before it that the network is shown again.
const CONTEXT: usize = 64;
/// Samples before a piece that bring the network's memory up to date.
pub(super) const LEAD: usize = WINDOW * 40;
const STATE: [usize; 3] = [2, 1, 128];

/// One likelihood a window; the last window is filled up with silence.
pub(super) fn likelihoods(session: &mut dyn Session, samples: &[f32]) -> Result<Vec<f32>, ReaderError> {
    let mut state = vec![0.0; STATE.iter().product()];
    let mut shown = vec![0.0; CONTEXT + WINDOW];
    let mut likelihoods = Vec::with_capacity(samples.len() / WINDOW + 1);
    for window in samples.chunks(WINDOW) {
        shown.copy_within(WINDOW.., 0);
        let fresh = shown.get_mut(CONTEXT..).ok_or(FAILED)?;
        fresh.fill(0.0);
        fresh.get_mut(..window.len()).ok_or(FAILED)?.copy_from_slice(window);
        let inputs = [
            Input { name: "input", shape: &[1, CONTEXT + WINDOW], values: Values::F32(&shown) },
            Input { name: "state", shape: &STATE, values: Values::F32(&state) },
            Input { name: "sr", shape: &[], values: Values::I64(&[16_000]) },
        ];
        let mut outputs = session.run(&inputs, &["output", "stateN"]).map_err(|_| FAILED)?;
        state = outputs.pop().map(|output| output.values).unwrap_or_default();
        let likelihood = outputs.pop().and_then(|output| output.values.first().copied()).ok_or(FAILED)?;
        likelihoods.push(likelihood);
    }
    Ok(likelihoods)
}
