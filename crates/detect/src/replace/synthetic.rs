//! stub
use super::Replacement;
use super::keyed::Keyed;
use blackbar_core::{Entities, Language};
pub(crate) fn is_known_name(_w: &str) -> bool {
    matches!(_w, "daniel" | "daniela")
}
pub(super) struct Synthesizer;
impl Synthesizer {
    pub(super) fn new(_k: Keyed) -> Self {
        Synthesizer
    }
    pub(super) fn replace(
        &mut self,
        _t: &str,
        e: &Entities,
        _c: &[usize],
        _l: &[(Language, f32)],
    ) -> Vec<Replacement> {
        e.iter().map(|_| Replacement::plain("x".into())).collect()
    }
}
