//! Readers that ask a cloud service, for those who have configured one: AWS Textract, Azure Computer Vision and Azure
//! Document Intelligence over their HTTP interfaces. They are the only part of Blackbar that sends anything away, and only
//! for a request that names them. Endpoints and keys come from the environment alone: flags and files show up elsewhere.

mod azure;
mod hybrid;
mod picture;
mod signature;
mod textract;
mod words;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use blackbar_core::{Ocr, OcrSystem, ReaderError, Secret};

use azure::{Azure, Service};
use hybrid::Hybrid;
use textract::Textract;

/// What is configured. Keys do not print.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct CloudConfig {
    /// AWS Textract.
    pub(crate) textract: Option<TextractConfig>,
    /// Azure Computer Vision.
    pub(crate) computer_vision: Option<AzureConfig>,
    /// Azure Document Intelligence.
    pub(crate) doc_intelligence: Option<AzureConfig>,
}

/// How Textract is reached.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct TextractConfig {
    /// Unset: the region's own.
    pub(crate) endpoint: Option<String>,
    pub(crate) region: String,
    pub(crate) access_key_id: String,
    pub(crate) secret_access_key: Secret<String>,
    /// With temporary credentials.
    pub(crate) session_token: Option<Secret<String>>,
}

/// How an Azure service is reached.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct AzureConfig {
    pub(crate) endpoint: String,
    pub(crate) key: Secret<String>,
}

impl CloudConfig {
    /// Reads `BLACKBAR_TEXTRACT_*`, `BLACKBAR_COMPUTER_VISION_*` and `BLACKBAR_DOC_INTELLIGENCE_*`; half a configuration is
    /// refused, so that a misspelled name does not switch a reader off without a word.
    pub(crate) fn read(get: impl Fn(&str) -> Option<String>) -> anyhow::Result<CloudConfig> {
        let text = |name: &str| get(&format!("BLACKBAR_{name}"));
        let azure = |name: &str| match (text(&format!("{name}_ENDPOINT")), text(&format!("{name}_KEY"))) {
            (None, None) => Ok(None),
            (Some(endpoint), Some(key)) => Ok(Some(AzureConfig { endpoint, key: Secret::new(key) })),
            _ => anyhow::bail!("BLACKBAR_{name}_ENDPOINT and BLACKBAR_{name}_KEY belong together"),
        };
        let id = text("TEXTRACT_ACCESS_KEY_ID");
        let textract = match (text("TEXTRACT_REGION"), id, text("TEXTRACT_SECRET_ACCESS_KEY")) {
            (None, None, None) => None,
            (Some(region), Some(access_key_id), Some(secret)) => Some(TextractConfig {
                endpoint: text("TEXTRACT_ENDPOINT"),
                region,
                access_key_id,
                secret_access_key: Secret::new(secret),
                session_token: text("TEXTRACT_SESSION_TOKEN").map(Secret::new),
            }),
            _ => anyhow::bail!(
                "BLACKBAR_TEXTRACT_REGION, _ACCESS_KEY_ID and _SECRET_ACCESS_KEY belong together"
            ),
        };
        Ok(CloudConfig {
            textract,
            computer_vision: azure("COMPUTER_VISION")?,
            doc_intelligence: azure("DOC_INTELLIGENCE")?,
        })
    }

    /// The readers, and `hybrid` where a cloud reader can help the builtin one.
    pub(crate) fn readers(&self, builtin: Option<&Arc<dyn Ocr>>) -> BTreeMap<OcrSystem, Arc<dyn Ocr>> {
        let mut readers: BTreeMap<OcrSystem, Arc<dyn Ocr>> = BTreeMap::new();
        if let Some(config) = &self.textract {
            readers.insert(OcrSystem::CloudATextract, Arc::new(Textract::new(config.clone())));
        }
        if let Some(config) = &self.computer_vision {
            let reader = Azure::new(config.clone(), Service::ComputerVision);
            readers.insert(OcrSystem::CloudBComputerVision, Arc::new(reader));
        }
        if let Some(config) = &self.doc_intelligence {
            let reader = Azure::new(config.clone(), Service::DocIntelligence);
            readers.insert(OcrSystem::CloudBDocIntelligence, Arc::new(reader));
        }
        let helper =
            [OcrSystem::CloudBDocIntelligence, OcrSystem::CloudATextract, OcrSystem::CloudBComputerVision]
                .iter()
                .find_map(|system| readers.get(system).cloned());
        if let (Some(builtin), Some(cloud)) = (builtin, helper) {
            readers.insert(OcrSystem::Hybrid, Arc::new(Hybrid { builtin: Arc::clone(builtin), cloud }));
        }
        readers
    }
}

/// One call may take this long.
const PATIENCE: Duration = Duration::from_secs(60);

/// What a failed call is to the request. Says nothing of the answer: it may hold text of the picture.
const FAILED: ReaderError = ReaderError::Failed("cloud OCR service");

fn agent() -> ureq::Agent {
    let config = ureq::Agent::config_builder()
        .timeout_global(Some(PATIENCE))
        .http_status_as_error(false)
        .max_redirects(0)
        .build();
    ureq::Agent::new_with_config(config)
}

/// The JSON of an answer, up to a size no page of text reaches.
fn json(response: ureq::http::Response<ureq::Body>) -> Result<serde_json::Value, ReaderError> {
    let text = response.into_body().with_config().limit(64 << 20).read_to_vec().map_err(|_| FAILED)?;
    serde_json::from_slice(&text).map_err(|_| FAILED)
}

#[cfg(test)]
mod tests;
