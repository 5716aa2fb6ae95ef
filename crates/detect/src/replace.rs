//! What comes in the place of an entity: markers, masks or synthetic values.
//!
//! A [`Session`] holds what must agree over all texts of a request or all parts of a file: numbers, hashes and
//! made-up values. It keeps keyed hashes rather than spellings wherever that is enough.

mod keyed;
mod marker;
mod mask;
mod synthetic;

use blackbar_core::{EditText, Entities, Language, Secret, SharedText};

use crate::coreference::{Coreference, Linker, MentionReader, MentionVectors, Mentions};
use keyed::Keyed;
use marker::{MarkerContext, Markers};
pub use marker::{MarkerKeyword, MarkerLanguage, MarkerPattern};
use synthetic::Synthesizer;
pub(crate) use synthetic::{is_known_name, phone_regions};

/// How entities are replaced.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Style {
    /// By a marker.
    Marker {
        /// Its shape.
        pattern: MarkerPattern,
        /// Of its label.
        language: MarkerLanguage,
        /// Which mentions share an index; `None`: each its own.
        coreference: Option<Coreference>,
    },
    /// By a made-up value of the same kind.
    Synthetic {
        /// Which mentions share a value; `None`: each its own.
        coreference: Option<Coreference>,
    },
    /// By as many mask characters.
    Mask {
        /// The character.
        character: char,
    },
}

impl Default for Style {
    fn default() -> Style {
        Style::Marker {
            pattern: MarkerPattern::default(),
            language: MarkerLanguage::Fixed(Language::ENGLISH),
            coreference: Some(Coreference::Heuristics),
        }
    }
}

impl Style {
    /// The coreference that this style can make use of.
    fn coreference(&self) -> Option<Coreference> {
        match self {
            Style::Marker { pattern, coreference, .. } if pattern.keyword.is_unique() => *coreference,
            Style::Synthetic { coreference } => *coreference,
            Style::Marker { .. } | Style::Mask { .. } => None,
        }
    }
}

/// What comes in the place of one entity.
#[derive(Clone, PartialEq, Eq)]
pub struct Replacement {
    text: SharedText,
    around: Around,
}

/// How many bytes of a replacement, at its ends, the answer does not name: the brackets of `[NAME_1]`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Around {
    before: u32,
    behind: u32,
}

impl Around {
    /// What the answer names of a replacement.
    pub fn shown(self, text: EditText<'_>) -> EditText<'_> {
        text.within(self.before as usize, self.behind as usize)
    }
}

impl Replacement {
    /// With so much around what the answer names.
    pub fn new(text: SharedText, around: Around) -> Replacement {
        Replacement { text, around }
    }

    /// Written and shown alike.
    pub fn plain(text: impl Into<SharedText>) -> Replacement {
        Replacement::new(text.into(), Around::default())
    }

    /// What is written into the text: `[NAME_1]`.
    pub fn text(&self) -> &SharedText {
        &self.text
    }

    /// What the answer leaves out at its ends.
    pub fn around(&self) -> Around {
        self.around
    }

    /// What the answer names: `NAME_1`.
    pub fn shown(&self) -> EditText<'_> {
        self.around.shown(EditText::Kept(&self.text))
    }
}

/// Numbering and made-up values that hold over all texts of one request or file.
pub struct Session {
    style: Style,
    keyed: Keyed,
    linker: Linker,
    markers: Markers,
    synthesizer: Synthesizer,
}

impl Session {
    /// `key` makes hashes and made-up values repeatable for those who know it, and only for them.
    pub fn new(style: Style, key: Secret<[u8; 32]>) -> Session {
        let keyed = Keyed::new(key);
        Session {
            linker: Linker::new(style.coreference()),
            markers: Markers::default(),
            synthesizer: Synthesizer::new(keyed.clone(), style.coreference().is_some()),
            style,
            keyed,
        }
    }

    /// One replacement an entity, in order.
    pub fn replace(
        &mut self,
        text: &str,
        entities: &Entities,
        languages: &[(Language, f32)],
    ) -> Vec<Replacement> {
        let mentions = self.linker.reader().read(text, entities);
        self.replace_with(text, entities, languages, (&mentions, &MentionVectors::default()))
    }

    /// Whether [`Session::replace_with`] can make use of vectors of mentions.
    pub fn wants_vectors(&self) -> bool {
        self.style.coreference().is_some_and(Coreference::uses_vectors)
    }

    /// Reads mentions for this session, on any thread.
    pub fn mention_reader(&self) -> &MentionReader {
        self.linker.reader()
    }

    /// As [`Session::replace`], with mentions that the session's reader has read, and a network's view of them.
    pub fn replace_with(
        &mut self,
        text: &str,
        entities: &Entities,
        languages: &[(Language, f32)],
        (mentions, vectors): (&Mentions, &MentionVectors),
    ) -> Vec<Replacement> {
        let shared = self.style.coreference().is_some();
        match &self.style {
            Style::Mask { character } => entities
                .iter()
                .map(|entity| Replacement::plain(mask::masked(entity.range.of(text), *character)))
                .collect(),
            Style::Marker { pattern, language, .. } => {
                let clusters = if shared {
                    self.linker.link_with(text, entities, mentions, vectors)
                } else {
                    Vec::new()
                };
                let profile = language.profile(languages);
                let mut context = MarkerContext::new(pattern.keyword, profile, &self.keyed, text);
                self.markers.all(&mut context, pattern, entities, &clusters)
            }
            Style::Synthetic { .. } => {
                let clusters = self.linker.link_with(text, entities, mentions, vectors);
                self.synthesizer.replace(text, entities, &clusters, languages)
            }
        }
    }
}

#[cfg(test)]
mod tests;
