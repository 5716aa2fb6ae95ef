//! The three readers against a local server that speaks the services' protocols and is strict about them.

use std::collections::HashMap;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::{Arc, Mutex};

use blackbar_core::{Cancel, Picture, Rect};
use serde_json::json;

use super::signature::{Signed, authorization};
use super::*;

/// A request as the server sees it.
struct Asked {
    line: String,
    headers: HashMap<String, String>,
    body: Vec<u8>,
}

/// Status, extra header lines, body.
type Answer = (u16, String, String);

/// Serves `answers` calls and ends; gives its address.
fn serve(answers: usize, answer: impl Fn(&Asked, &str) -> Answer + Send + 'static) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("http://{}", listener.local_addr().unwrap());
    let own = address.clone();
    std::thread::spawn(move || {
        for _ in 0..answers {
            let (stream, _) = listener.accept().unwrap();
            let asked = read(&stream);
            let (status, headers, body) = answer(&asked, &own);
            let head = format!(
                "HTTP/1.1 {status} X\r\nconnection: close\r\ncontent-length: {}\r\n{headers}\r\n",
                body.len()
            );
            (&stream).write_all(format!("{head}{body}").as_bytes()).unwrap();
        }
    });
    address
}

fn read(stream: &TcpStream) -> Asked {
    let mut reader = BufReader::new(stream);
    let mut next = || {
        let mut line = String::new();
        reader.read_line(&mut line).unwrap();
        line.trim_end().to_owned()
    };
    let line = next();
    let mut headers = HashMap::new();
    loop {
        let header = next();
        let Some((name, value)) = header.split_once(':') else { break };
        headers.insert(name.to_ascii_lowercase(), value.trim().to_owned());
    }
    let length = headers.get("content-length").map_or(0, |length| length.parse().unwrap());
    let mut body = vec![0; length];
    reader.read_exact(&mut body).unwrap();
    Asked { line, headers, body }
}

fn picture() -> Picture {
    Picture { width: 20, height: 10, rgb: vec![200; 600] }
}

fn png(bytes: &[u8]) -> bool {
    bytes.starts_with(b"\x89PNG")
}

fn ask(reader: &dyn Ocr) -> Result<Vec<ReadLine>, ReaderError> {
    reader.read(&picture(), &Cancel::new())
}

use blackbar_core::ReadLine;

#[test]
fn textract_is_asked_with_a_signature_and_its_words_are_placed() {
    let address = serve(1, |asked, own| {
        assert_eq!(asked.line, "POST / HTTP/1.1");
        assert_eq!(asked.headers["x-amz-target"], "Textract.DetectDocumentText");
        let host = own.trim_start_matches("http://");
        let time = &asked.headers["x-amz-date"];
        let headers = [
            ("content-type", "application/x-amz-json-1.1"),
            ("host", host),
            ("x-amz-date", time.as_str()),
            ("x-amz-target", "Textract.DetectDocumentText"),
        ];
        let signed = Signed {
            method: "POST",
            path: "/",
            query: "",
            headers: &headers,
            body: &asked.body,
            time,
            region: "eu-west-1",
            service: "textract",
        };
        assert_eq!(asked.headers["authorization"], authorization(&signed, "ID", "secret"));
        let body: serde_json::Value = serde_json::from_slice(&asked.body).unwrap();
        let bytes = base64_simd::STANDARD.decode_to_vec(body["Document"]["Bytes"].as_str().unwrap()).unwrap();
        assert!(png(&bytes));
        let polygon = |x0: f64, x1: f64| json!([{"X": x0, "Y": 0.2}, {"X": x1, "Y": 0.2}, {"X": x1, "Y": 0.4}, {"X": x0, "Y": 0.4}]);
        let answer = json!({ "Blocks": [
            { "BlockType": "PAGE", "Id": "p" },
            { "BlockType": "LINE", "Id": "l", "Text": "Ann Lee", "Geometry": { "Polygon": polygon(0.1, 0.5) },
              "Relationships": [{ "Type": "CHILD", "Ids": ["a", "b"] }] },
            { "BlockType": "WORD", "Id": "b", "Text": "Lee", "Confidence": 50.0, "Geometry": { "Polygon": polygon(0.35, 0.5) } },
            { "BlockType": "WORD", "Id": "a", "Text": "Ann", "Confidence": 99.0, "Geometry": { "Polygon": polygon(0.1, 0.3) } },
        ] });
        (200, String::new(), answer.to_string())
    });
    let reader = Textract::new(TextractConfig {
        endpoint: Some(address),
        region: "eu-west-1".into(),
        access_key_id: "ID".into(),
        secret_access_key: Secret::new("secret".into()),
        session_token: None,
    });
    let lines = ask(&reader).unwrap();
    assert_eq!(lines.len(), 1);
    assert_eq!((lines[0].text.as_str(), lines[0].confidence), ("Ann Lee", 0.5));
    assert!((lines[0].chars[4].x0 - 0.35).abs() < 1e-6);
}

fn azure(endpoint: String, service: Service) -> Azure {
    Azure::new(AzureConfig { endpoint, key: Secret::new("key".into()) }, service)
}

#[test]
fn computer_vision_is_asked_until_the_result_is_there() {
    let calls = Mutex::new(0);
    let address = serve(3, move |asked, own| {
        let mut calls = calls.lock().unwrap();
        *calls += 1;
        assert_eq!(asked.headers["ocp-apim-subscription-key"], "key");
        match *calls {
            1 => {
                assert_eq!(asked.line, "POST /vision/v3.2/read/analyze HTTP/1.1");
                assert!(png(&asked.body));
                (
                    202,
                    format!("operation-location: {own}/vision/v3.2/read/analyzeResults/1\r\n"),
                    String::new(),
                )
            }
            2 => (200, String::new(), json!({ "status": "running" }).to_string()),
            _ => {
                assert_eq!(asked.line, "GET /vision/v3.2/read/analyzeResults/1 HTTP/1.1");
                let word = |text: &str, x: f64| json!({ "text": text, "confidence": 0.9, "boundingBox": [x, 2, x + 40.0, 2, x + 40.0, 8, x, 8] });
                let page = json!({ "page": 1, "width": 100, "height": 10, "lines": [{ "text": "Ann Lee", "words": [word("Ann", 0.0), word("Lee", 50.0)] }] });
                (
                    200,
                    String::new(),
                    json!({ "status": "succeeded", "analyzeResult": { "readResults": [page] } }).to_string(),
                )
            }
        }
    });
    let lines = ask(&azure(address, Service::ComputerVision)).unwrap();
    assert_eq!(lines[0].text, "Ann Lee");
    assert!((lines[0].chars[4].x0 - 0.5).abs() < 1e-6 && (lines[0].chars[4].y1 - 0.8).abs() < 1e-6);
}

#[test]
fn doc_intelligence_words_find_their_lines() {
    let calls = Mutex::new(0);
    let address = serve(2, move |asked, own| {
        let mut calls = calls.lock().unwrap();
        *calls += 1;
        if *calls == 1 {
            assert!(
                asked.line.starts_with(
                    "POST /documentintelligence/documentModels/prebuilt-read:analyze?api-version="
                )
            );
            let body: serde_json::Value = serde_json::from_slice(&asked.body).unwrap();
            assert!(png(&base64_simd::STANDARD
                .decode_to_vec(body["base64Source"].as_str().unwrap())
                .unwrap()));
            return (202, format!("operation-location: {own}/r\r\n"), String::new());
        }
        let word = |text: &str, at: usize| json!({ "content": text, "confidence": 0.9, "span": { "offset": at, "length": text.len() }, "polygon": [0, 0, 5, 0, 5, 5, 0, 5] });
        let line = |at: usize, length: usize| json!({ "content": "", "spans": [{ "offset": at, "length": length }] });
        let page = json!({ "width": 10, "height": 10, "words": [word("Ann", 0), word("Lee", 4), word("Bob", 8), word("left", 30)], "lines": [line(0, 7), line(8, 3)] });
        (
            200,
            String::new(),
            json!({ "status": "succeeded", "analyzeResult": { "pages": [page] } }).to_string(),
        )
    });
    let lines = ask(&azure(address, Service::DocIntelligence)).unwrap();
    assert_eq!(lines.iter().map(|line| line.text.as_str()).collect::<Vec<_>>(), ["Ann Lee", "Bob", "left"]);
}

#[test]
fn the_key_goes_to_no_other_host_and_failures_are_failures() {
    let elsewhere =
        serve(1, |_, _| (202, "operation-location: http://127.0.0.2:1/r\r\n".into(), String::new()));
    assert!(matches!(ask(&azure(elsewhere, Service::ComputerVision)), Err(ReaderError::Failed(_))));
    let refused = serve(1, |_, _| (401, String::new(), "{}".into()));
    assert!(matches!(ask(&azure(refused, Service::DocIntelligence)), Err(ReaderError::Failed(_))));
}

/// Reads fixed lines and remembers how much of the picture it saw.
struct Fixed(Vec<ReadLine>, Arc<Mutex<usize>>);

impl Ocr for Fixed {
    fn read(&self, picture: &Picture, _: &Cancel) -> Result<Vec<ReadLine>, ReaderError> {
        *self.1.lock().unwrap() = picture.rgb.iter().filter(|value| **value != 255).count() / 3;
        Ok(self.0.clone())
    }
}

fn at(text: &str, y: f32, confidence: f32) -> ReadLine {
    let rect = Rect { x0: 0.0, y0: y, x1: 1.0, y1: y + 0.2 };
    ReadLine {
        text: text.into(),
        chars: vec![rect; text.chars().count()],
        block: 0,
        confidence,
        legible: true,
    }
}

#[test]
fn hybrid_shows_the_cloud_only_what_is_unsure() {
    let seen = Arc::new(Mutex::new(0));
    let builtin =
        Fixed(vec![at("sure", 0.1, 0.95), at("unsvre", 0.5, 0.4), at("lost", 0.8, 0.3)], Arc::default());
    let cloud = Fixed(vec![at("unsure", 0.5, 0.9)], Arc::clone(&seen));
    let reader = Hybrid { builtin: Arc::new(builtin), cloud: Arc::new(cloud) };
    let lines = ask(&reader).unwrap();
    assert_eq!(lines.iter().map(|line| line.text.as_str()).collect::<Vec<_>>(), ["sure", "unsure", "lost"]);
    assert!(*seen.lock().unwrap() <= 140, "{}", seen.lock().unwrap());
}

#[test]
fn half_a_configuration_is_refused() {
    let read = |names: &[&str]| {
        let names: Vec<String> = names.iter().map(|name| format!("BLACKBAR_{name}")).collect();
        CloudConfig::read(|asked| names.iter().any(|name| name == asked).then(|| "x".to_owned()))
    };
    assert_eq!(read(&[]).unwrap(), CloudConfig::default());
    assert!(read(&["COMPUTER_VISION_KEY"]).is_err());
    assert!(read(&["TEXTRACT_REGION"]).is_err());
    let config = read(&["DOC_INTELLIGENCE_KEY", "DOC_INTELLIGENCE_ENDPOINT"]).unwrap();
    assert!(!format!("{config:?}").contains("\"x\", key: \"x\""));
    let builtin: Arc<dyn Ocr> = Arc::new(Fixed(Vec::new(), Arc::default()));
    let systems: Vec<_> = config.readers(Some(&builtin)).into_keys().collect();
    assert_eq!(systems, [OcrSystem::CloudBDocIntelligence, OcrSystem::Hybrid]);
}
