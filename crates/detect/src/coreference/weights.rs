//! How much spelling and vectors count when a network helps to tell who is who. All in one place, so that they can be
//! tuned on the validation set (`tests/coreference/cases.jsonl`, `blackbar eval`).
//!
//! A mention joins a cluster when what its spelling earns plus the mean cosine of its vector with the cluster's mentions
//! reaches [`JOIN`]. Spellings that contradict each other earn nothing and never join, whatever the vectors say.

/// Spelling and cosine together must reach this.
pub(super) const JOIN: f32 = 1.0;
/// The same name, or one that is a stretch of the other as far as both spell it.
pub(super) const EQUAL: f32 = 0.85;
/// One word of the name: its given or its family name.
pub(super) const PART: f32 = 0.7;
/// A short form: Bob for Robert.
pub(super) const NICKNAME: f32 = 0.6;
/// One typing error.
pub(super) const TYPO: f32 = 0.6;
/// Initials that agree.
pub(super) const INITIALS: f32 = 0.55;
/// The same consonants, in this script or another: Yuri and Юрий, Smith and Smyth.
pub(super) const SOUND: f32 = 0.5;
/// Written in scripts that cannot be compared.
pub(super) const OTHER_SCRIPT: f32 = 0.1;
/// All words of a short organisation's name are words of the long one's.
pub(super) const ORGANIZATION_PART: f32 = 0.6;
/// What being the one mentioned last adds when several fit; it halves with each mention since.
pub(super) const RECENCY: f32 = 0.1;
/// Less likeness than this does not settle who of several is meant.
pub(super) const SETTLES: f32 = 0.1;
/// Clusters compared with one mention at most.
pub(super) const MOST_COMPARED: usize = 64;
/// Clusters remembered as recent, for names in another script.
pub(super) const RECENT: usize = 8;
