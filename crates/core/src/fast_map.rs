//! Maps for large numbers of short keys. They are seeded anew in each process, as the standard ones are, so that nobody can send keys
//! that all fall together; they only hash in fewer steps.

use std::collections::{HashMap, HashSet};

use foldhash::fast::RandomState;

/// As [`HashMap`].
pub type FastMap<K, V> = HashMap<K, V, RandomState>;

/// As [`HashSet`].
pub type FastSet<K> = HashSet<K, RandomState>;
