//! Networks and their weights. The neural runtime lives only here; the binary loads what `models/` holds and hands
//! it to the engine behind the reader traits of `blackbar-core`.
//!
//! No network ships yet: detection is done by the recognizers of `blackbar-detect`. What stands here is the part
//! that every network needs first: reading a model's card and refusing weights that are not the ones it names.

mod weights;

pub use weights::{ModelCard, ModelError, WeightFile, load_cards};
