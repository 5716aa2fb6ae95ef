//! Maps for large numbers of short keys. They are seeded anew in each process, as the standard ones are, so that nobody can send keys
//! that all fall together; they only hash in fewer steps.

use std::collections::{HashMap, HashSet};

/// What they hash by.
pub type FastHasher = foldhash::fast::RandomState;

/// As [`HashMap`].
pub type FastMap<K, V> = HashMap<K, V, FastHasher>;

/// As [`HashSet`].
pub type FastSet<K> = HashSet<K, FastHasher>;
