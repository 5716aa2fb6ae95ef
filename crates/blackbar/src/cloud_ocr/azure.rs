//! Azure Computer Vision (Read 3.2) and Azure Document Intelligence (prebuilt-read): the picture is handed in, then its
//! result is asked for until it is there.

use std::time::Duration;

use blackbar_core::{Cancel, Ocr, Picture, ReadLine, ReaderError};
use serde_json::{Value, json};

use super::words::{Point, Word, line};
use super::{AzureConfig, FAILED, agent, picture};

const KEY_HEADER: &str = "ocp-apim-subscription-key";
/// Between two questions for the result.
const PAUSE: Duration = Duration::from_millis(400);
/// Results are there in seconds; after this many questions something is wrong.
const QUESTIONS: usize = 300;

/// Which of the two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Service {
    ComputerVision,
    DocIntelligence,
}

/// The reader.
pub(super) struct Azure {
    config: AzureConfig,
    service: Service,
    agent: ureq::Agent,
}

impl Azure {
    pub(super) fn new(config: AzureConfig, service: Service) -> Azure {
        Azure { config, service, agent: agent() }
    }

    /// Hands the picture in; gives the address of its result.
    fn submit(&self, bytes: Vec<u8>) -> Result<String, ReaderError> {
        let endpoint = self.config.endpoint.trim_end_matches('/');
        let (path, content_type, body) = match self.service {
            Service::ComputerVision => ("/vision/v3.2/read/analyze", "application/octet-stream", bytes),
            Service::DocIntelligence => {
                let source = base64_simd::STANDARD.encode_to_string(bytes);
                let path =
                    "/documentintelligence/documentModels/prebuilt-read:analyze?api-version=2024-11-30";
                (path, "application/json", json!({ "base64Source": source }).to_string().into_bytes())
            }
        };
        let request = self.agent.post(format!("{endpoint}{path}"));
        let request =
            request.header("content-type", content_type).header(KEY_HEADER, self.config.key.expose());
        let response = request.send(&body[..]).map_err(|_| FAILED)?;
        if response.status().as_u16() != 202 {
            return Err(FAILED);
        }
        let address = response.headers().get("operation-location").and_then(|value| value.to_str().ok());
        // The key goes only where it was meant to go, whatever the answer says.
        let address = address.filter(|address| same_host(address, endpoint)).ok_or(FAILED)?;
        Ok(address.to_owned())
    }

    fn result(&self, address: &str, cancel: &Cancel) -> Result<Value, ReaderError> {
        for _ in 0..QUESTIONS {
            cancel.check()?;
            let request = self.agent.get(address).header(KEY_HEADER, self.config.key.expose());
            let response = request.call().map_err(|_| FAILED)?;
            match response.status().as_u16() {
                200 => {}
                429 | 503 => {
                    std::thread::sleep(PAUSE);
                    continue;
                }
                _ => return Err(FAILED),
            }
            let answer = super::json(response)?;
            match answer["status"].as_str() {
                Some("succeeded") => return Ok(answer),
                Some("notStarted" | "running") => std::thread::sleep(PAUSE),
                _ => return Err(FAILED),
            }
        }
        Err(FAILED)
    }
}

impl Ocr for Azure {
    fn read(&self, picture: &Picture, cancel: &Cancel) -> Result<Vec<ReadLine>, ReaderError> {
        let address = self.submit(picture::encode(picture)?)?;
        let answer = self.result(&address, cancel)?;
        let lines = match self.service {
            Service::ComputerVision => computer_vision(&answer),
            Service::DocIntelligence => doc_intelligence(&answer),
        };
        lines.ok_or(FAILED)
    }
}

fn same_host(address: &str, endpoint: &str) -> bool {
    let parse = |text: &str| text.parse::<ureq::http::Uri>().ok();
    match (parse(address), parse(endpoint)) {
        (Some(a), Some(b)) => a.scheme() == b.scheme() && a.authority() == b.authority(),
        _ => false,
    }
}

fn computer_vision(answer: &Value) -> Option<Vec<ReadLine>> {
    let mut lines = Vec::new();
    for page in answer["analyzeResult"]["readResults"].as_array()? {
        let size = size(page)?;
        for of_page in page["lines"].as_array()? {
            let words: Option<Vec<Word>> = of_page["words"]
                .as_array()?
                .iter()
                .map(|word| self::word(word, "text", "boundingBox", size))
                .collect();
            lines.extend(line(&words?, 0));
        }
    }
    Some(lines)
}

/// Words and lines are tied by their spans in the content.
fn doc_intelligence(answer: &Value) -> Option<Vec<ReadLine>> {
    let mut lines = Vec::new();
    for page in answer["analyzeResult"]["pages"].as_array()? {
        let size = size(page)?;
        let words: Vec<(u64, Word)> = page["words"]
            .as_array()?
            .iter()
            .map(|word| {
                Some((word["span"]["offset"].as_u64()?, self::word(word, "content", "polygon", size)?))
            })
            .collect::<Option<_>>()?;
        let mut words = words.into_iter().peekable();
        for of_page in page["lines"].as_array()? {
            let spans = of_page["spans"].as_array()?;
            let ends =
                spans.iter().filter_map(|span| Some(span["offset"].as_u64()? + span["length"].as_u64()?));
            let end = ends.max()?;
            let mut of_line = Vec::new();
            while let Some((_, word)) = words.next_if(|(offset, _)| *offset < end) {
                of_line.push(word);
            }
            lines.extend(line(&of_line, 0));
        }
        // Words that no line took are text all the same.
        lines.extend(words.filter_map(|(_, word)| line(&[word], 0)));
    }
    Some(lines)
}

#[expect(clippy::cast_possible_truncation, reason = "sizes of pages")]
fn size(page: &Value) -> Option<(f32, f32)> {
    let (width, height) = (page["width"].as_f64()? as f32, page["height"].as_f64()? as f32);
    (width > 0.0 && height > 0.0).then_some((width, height))
}

#[expect(clippy::cast_possible_truncation, reason = "places on a page")]
fn word(word: &Value, text: &str, corners: &str, (width, height): (f32, f32)) -> Option<Word> {
    let numbers = word[corners].as_array()?;
    let point = |index: usize| -> Option<Point> {
        let x = numbers.get(2 * index)?.as_f64()? as f32;
        let y = numbers.get(2 * index + 1)?.as_f64()? as f32;
        Some((x / width, y / height))
    };
    let corners = [point(0)?, point(1)?, point(2)?, point(3)?];
    let confidence = word["confidence"].as_f64().unwrap_or(1.0) as f32;
    Some(Word { text: word[text].as_str()?.to_owned(), corners, confidence })
}
