//! What is loaded, and how the engine is given it.

use std::collections::BTreeMap;
use std::sync::Arc;

use blackbar_core::Readers;
use blackbar_engine::{Accuracy, ModelInfo, Tools};
use blackbar_inference::load_cards;

use crate::config::Config;

/// Loads everything a request may need. The recognizers serve every accuracy on their own until a network does.
pub(crate) fn tools(config: &Config) -> anyhow::Result<Tools> {
    let mut models = vec![ModelInfo {
        name: "recognizers".into(),
        version: env!("CARGO_PKG_VERSION").into(),
        sha256: None,
        serves: Accuracy::ALL.iter().map(|accuracy| accuracy.name()).collect(),
    }];
    for card in load_cards(&config.models)? {
        let sha256 = card.weights.first().map(|weight| weight.sha256.clone());
        models.push(ModelInfo { name: card.name, version: card.version, sha256, serves: Vec::new() });
    }
    let taggers: BTreeMap<_, _> = Accuracy::ALL.into_iter().map(|accuracy| (accuracy, None)).collect();
    let tools = Tools {
        readers: Readers::default(),
        language_id: Arc::new(blackbar_detect::language_id::WrittenLanguages),
        taggers,
        models,
    };
    blackbar_detect::warm_up();
    Ok(tools)
}

/// The table that `blackbar models` prints.
pub(crate) fn list(config: &Config) -> anyhow::Result<String> {
    let mut table = format!("{:<24} {:<10} {:<16} {}\n", "model", "version", "sha256", "serves");
    for model in tools(config)?.models {
        let sha256 = model.sha256.as_deref().map_or("-", |sum| &sum[..sum.len().min(16)]);
        table +=
            &format!("{:<24} {:<10} {:<16} {}\n", model.name, model.version, sha256, model.serves.join(" "));
    }
    Ok(table)
}
