//! Networks and their weights. The neural runtime lives only here; the binary loads what `models/` holds and hands
//! it to the engine behind the reader traits of `blackbar-core`.
//!
//! [`load_cards`] reads what `models/` says of itself and refuses weights that are not the ones it names. A
//! [`Runtime`] turns ONNX bytes into something that runs, on OpenVINO or ONNX Runtime. A [`Tagger`] is one text
//! network with its tokenizer, an [`OcrReader`] reads pictures, an [`ObjectReader`] finds faces, plates, logos and
//! signatures in them; all share one [`Pool`] of one-thread streams.

mod delta;
mod difference;
mod known_words;
mod low_rank;
mod objects;
mod ocr;
mod onnx_fields;
mod onnx_table;
mod pool;
mod runtime;
mod speech;
mod tagger;
mod tagger_card;
mod weights;

pub use objects::{ObjectReader, ObjectReaderOptions};
pub use ocr::{ForeignChar, ForeignLines, OcrOptions, OcrPair, OcrReader};
pub use pool::Pool;
pub use runtime::{
    Backend, Device, Input, Loaded, Output, Precision, Runtime, RuntimeError, RuntimeOptions, Session,
    Values, Wishes,
};
pub use speech::{Heard, Quality, Recogniser, RecogniserOptions};
pub use tagger::{LazyTagger, Tagger, TaggerOptions};
pub use tagger_card::TaggerCard;
pub use weights::{ModelCard, ModelError, WeightFile, load_cards};
