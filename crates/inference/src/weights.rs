//! A model's card, `models/<name>/model.toml`, and the check that the weights beside it are the right ones.

use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use sha2::{Digest, Sha256};

use crate::{RuntimeError, TaggerCard};

/// Why a model was not loaded.
#[derive(Debug, thiserror::Error)]
pub enum ModelError {
    /// The folder or a file in it cannot be read.
    #[error("{path}: {error}")]
    Io {
        /// Which.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// The card is not one.
    #[error("{path}: {error}")]
    Card {
        /// Which.
        path: PathBuf,
        /// Where and why.
        error: Box<toml::de::Error>,
    },
    /// The weights are not the ones the card names.
    #[error("{path}: the checksum is not the one of model.toml")]
    Checksum {
        /// Which file.
        path: PathBuf,
    },
    /// The card, the tokenizer or the network cannot be worked with.
    #[error("the model {model}: {reason}")]
    Unusable {
        /// Its name.
        model: String,
        /// Why.
        reason: String,
    },
    /// No runtime takes the network.
    #[error("the model {model}: {error}")]
    Runtime {
        /// Its name.
        model: String,
        /// Why.
        error: RuntimeError,
    },
}

/// One file of weights.
#[derive(Clone, Debug, PartialEq, Eq, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WeightFile {
    /// Beside the card.
    pub file: PathBuf,
    /// Hexadecimal, lower case.
    pub sha256: String,
}

/// What a model says of itself.
#[derive(Clone, Debug, PartialEq, serde::Deserialize)]
pub struct ModelCard {
    /// Its name; the folder's.
    pub name: String,
    /// Its version.
    pub version: String,
    /// Its licence.
    pub licence: String,
    /// Where it comes from or how it was trained.
    pub source: String,
    /// The `accuracy` values it serves.
    #[serde(default)]
    pub serves: Vec<String>,
    /// Its files.
    #[serde(default)]
    pub weights: Vec<WeightFile>,
    /// Measured scores by set.
    #[serde(default)]
    pub scores: toml::Table,
    /// How a text network is to be read; the other kinds have none.
    #[serde(default)]
    pub tagger: Option<TaggerCard>,
    /// Its folder.
    #[serde(skip)]
    pub folder: PathBuf,
}

/// Reads every card under a folder and checks the files it names. No folder: no models.
pub fn load_cards(folder: &Path) -> Result<Vec<ModelCard>, ModelError> {
    if !folder.exists() {
        return Ok(Vec::new());
    }
    let io = |path: &Path| {
        let path = path.to_owned();
        move |error| ModelError::Io { path, error }
    };
    let mut cards = Vec::new();
    for entry in folder.read_dir().map_err(io(folder))? {
        let place = entry.map_err(io(folder))?.path();
        let path = place.join("model.toml");
        if !path.is_file() {
            continue;
        }
        let text = std::fs::read_to_string(&path).map_err(io(&path))?;
        let mut card: ModelCard = toml::from_str(&text)
            .map_err(|error| ModelError::Card { path: path.clone(), error: Box::new(error) })?;
        for weight in &card.weights {
            let file = place.join(&weight.file);
            if checksum(&file).map_err(io(&file))? != weight.sha256 {
                return Err(ModelError::Checksum { path: file });
            }
        }
        card.folder = place;
        cards.push(card);
    }
    cards.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(cards)
}

impl ModelCard {
    /// A file beside the card that the card vouches for.
    pub(crate) fn read(&self, name: &str) -> Result<Vec<u8>, ModelError> {
        if !self.weights.iter().any(|weight| weight.file == Path::new(name)) {
            return Err(self.unusable(format!("its card names no {name}")));
        }
        let path = self.folder.join(name);
        std::fs::read(&path).map_err(|error| ModelError::Io { path, error })
    }

    /// A file that was cut in parts `<prefix>0`, `<prefix>1` and so on.
    pub(crate) fn read_parts(&self, prefix: &str) -> Result<Vec<u8>, ModelError> {
        let mut whole = self.read(&format!("{prefix}0"))?;
        for number in 1.. {
            let name = format!("{prefix}{number}");
            if !self.weights.iter().any(|weight| weight.file == Path::new(&name)) {
                break;
            }
            whole.append(&mut self.read(&name)?);
        }
        Ok(whole)
    }

    fn unusable(&self, reason: String) -> ModelError {
        ModelError::Unusable { model: self.name.clone(), reason }
    }
}

fn checksum(path: &Path) -> io::Result<String> {
    let mut file = File::open(path)?;
    let mut hasher = Sha256::new();
    let mut buffer = vec![0; 1 << 16];
    loop {
        let read = file.read(&mut buffer)?;
        if read == 0 {
            break;
        }
        hasher.update(&buffer[..read]);
    }
    Ok(hasher.finalize().iter().map(|byte| format!("{byte:02x}")).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(sha256: &str) -> Result<Vec<ModelCard>, ModelError> {
        let folder = tempfile::tempdir().unwrap();
        let place = folder.path().join("tiny");
        std::fs::create_dir(&place).unwrap();
        std::fs::write(place.join("weights.bin"), b"abc").unwrap();
        let card = format!(
            "name = \"tiny\"\nversion = \"1\"\nlicence = \"Apache-2.0\"\nsource = \"made here\"\nserves = [\"high\"]\n\
             [[weights]]\nfile = \"weights.bin\"\nsha256 = \"{sha256}\"\n"
        );
        std::fs::write(place.join("model.toml"), card).unwrap();
        load_cards(folder.path())
    }

    #[test]
    fn the_right_weights_are_taken() {
        let cards = check("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad").unwrap();
        assert_eq!(cards[0].name, "tiny");
    }

    #[test]
    fn other_weights_are_refused() {
        assert!(matches!(check("00"), Err(ModelError::Checksum { .. })));
    }
}
