//! Text that many share.

/// A text of which copies cost nothing. Its handle is one word, where that of an `Arc<str>` is two: a large sheet has millions of
/// replacements, each of them in four lists.
pub type SharedText = arcstr::ArcStr;
