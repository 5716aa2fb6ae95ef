//! AWS Textract, `DetectDocumentText`: one signed call with the picture in it.

use std::collections::HashMap;

use blackbar_core::{Cancel, Ocr, Picture, ReadLine, ReaderError};
use serde_json::{Value, json};

use super::signature::{Signed, authorization};
use super::words::{Point, Word, line};
use super::{FAILED, TextractConfig, agent, picture};

const TARGET: &str = "Textract.DetectDocumentText";
const CONTENT_TYPE: &str = "application/x-amz-json-1.1";

/// The reader.
pub(super) struct Textract {
    config: TextractConfig,
    agent: ureq::Agent,
}

impl Textract {
    pub(super) fn new(config: TextractConfig) -> Textract {
        Textract { config, agent: agent() }
    }

    fn call(&self, body: &[u8]) -> Result<Value, ReaderError> {
        let config = &self.config;
        let endpoint = config.endpoint.clone();
        let endpoint =
            endpoint.unwrap_or_else(|| format!("https://textract.{}.amazonaws.com", config.region));
        let uri: ureq::http::Uri = endpoint.parse().map_err(|_| FAILED)?;
        let host = uri.authority().map(ToString::to_string).unwrap_or_default();
        let time = jiff::Timestamp::now().strftime("%Y%m%dT%H%M%SZ").to_string();
        let mut headers = vec![("content-type", CONTENT_TYPE), ("host", &host), ("x-amz-date", &time)];
        if let Some(token) = &config.session_token {
            headers.push(("x-amz-security-token", token.expose().as_str()));
        }
        headers.push(("x-amz-target", TARGET));
        let signed = Signed {
            method: "POST",
            path: "/",
            query: "",
            headers: &headers,
            body,
            time: &time,
            region: &config.region,
            service: "textract",
        };
        let authorization = authorization(&signed, &config.access_key_id, config.secret_access_key.expose());
        let mut request = self.agent.post(format!("{}/", endpoint.trim_end_matches('/')));
        for (name, value) in headers.iter().filter(|(name, _)| *name != "host") {
            request = request.header(*name, *value);
        }
        let response = request.header("authorization", authorization).send(body).map_err(|_| FAILED)?;
        if response.status().as_u16() != 200 {
            return Err(FAILED);
        }
        super::json(response)
    }
}

impl Ocr for Textract {
    fn read(&self, picture: &Picture, cancel: &Cancel) -> Result<Vec<ReadLine>, ReaderError> {
        let bytes = base64_simd::STANDARD.encode_to_string(picture::encode(picture)?);
        cancel.check()?;
        let answer = self.call(json!({ "Document": { "Bytes": bytes } }).to_string().as_bytes())?;
        lines(&answer).ok_or(FAILED)
    }
}

/// The lines of an answer; nothing when it is not one.
fn lines(answer: &Value) -> Option<Vec<ReadLine>> {
    let blocks = answer["Blocks"].as_array()?;
    let words: HashMap<&str, &Value> = blocks
        .iter()
        .filter(|block| block["BlockType"] == "WORD")
        .filter_map(|block| Some((block["Id"].as_str()?, block)))
        .collect();
    let mut lines = Vec::new();
    for block in blocks.iter().filter(|block| block["BlockType"] == "LINE") {
        let children = block["Relationships"].as_array().into_iter().flatten();
        let ids = children
            .filter(|relation| relation["Type"] == "CHILD")
            .flat_map(|relation| relation["Ids"].as_array().into_iter().flatten());
        let mut of_line: Vec<Word> = ids.filter_map(|id| word(words.get(id.as_str()?)?)).collect();
        if of_line.is_empty() {
            // A line without its words still says where it stands.
            of_line.push(word(block)?);
        }
        lines.extend(line(&of_line, 0));
    }
    Some(lines)
}

#[expect(clippy::cast_possible_truncation, reason = "fractions and percentages")]
fn word(block: &Value) -> Option<Word> {
    let points = block["Geometry"]["Polygon"].as_array()?;
    let point = |index: usize| -> Option<Point> {
        let point = points.get(index)?;
        Some((point["X"].as_f64()? as f32, point["Y"].as_f64()? as f32))
    };
    let confidence = block["Confidence"].as_f64().unwrap_or(100.0) as f32 / 100.0;
    let corners = [point(0)?, point(1)?, point(2)?, point(3)?];
    Some(Word { text: block["Text"].as_str()?.to_owned(), corners, confidence })
}
