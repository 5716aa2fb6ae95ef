//! Reports against a small HTTP server on this machine.

use std::io::{Read, Write};
use std::net::TcpListener;
use std::sync::mpsc;

use super::licence::{Verdict, check};
use super::*;
use crate::config::LicenceConfig;

/// Answers each request with the next status; gives back its address and the bodies it got.
fn listen(statuses: Vec<u16>) -> (String, mpsc::Receiver<Value>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let url = format!("http://{}/ingest", listener.local_addr().unwrap());
    let (sender, receiver) = mpsc::channel();
    std::thread::spawn(move || {
        for status in statuses {
            let (mut stream, _) = listener.accept().unwrap();
            let mut bytes = Vec::new();
            let body = loop {
                let mut buffer = [0; 4096];
                let read = stream.read(&mut buffer).unwrap();
                bytes.extend_from_slice(&buffer[..read]);
                let text = String::from_utf8_lossy(&bytes).into_owned();
                if let Some((_, body)) = text.split_once("\r\n\r\n")
                    && let Ok(body) = serde_json::from_str::<Value>(body)
                {
                    break body;
                }
                assert!(read > 0, "the request ended early");
            };
            let answer = format!("HTTP/1.1 {status} x\r\ncontent-length: 0\r\nconnection: close\r\n\r\n");
            stream.write_all(answer.as_bytes()).unwrap();
            sender.send(body).unwrap();
        }
    });
    (url, receiver)
}

fn config(url: &str, folder: &tempfile::TempDir, interval: Duration) -> MeteringConfig {
    let spool = folder.path().join("usage.jsonl");
    MeteringConfig { url: url.to_owned(), customer_id: "c-1".to_owned(), spool, interval }
}

fn usage(project: &str) -> Usage {
    Usage { accuracy: "high", synthetic: true, project: project.to_owned(), characters: 11, words: 2 }
}

const LONG: Duration = Duration::from_secs(3600);

#[test]
fn usage_is_added_up_and_sent_with_the_contracts_fields() {
    let folder = tempfile::tempdir().unwrap();
    let (url, bodies) = listen(vec![200]);
    let meter = Meter::start(config(&url, &folder, Duration::from_millis(50)), 10).unwrap();
    meter.record(&usage("main"));
    meter.record(&usage("main"));
    let body = bodies.recv_timeout(Duration::from_secs(10)).unwrap();
    let entries = body.as_array().unwrap();
    let value = |meter: &str| {
        let entry = entries.iter().find(|entry| entry["meterApiName"] == meter).unwrap();
        assert_eq!(entry["customerId"], "c-1");
        assert_eq!(entry["dimensions"]["Accuracy"], "high");
        assert_eq!(entry["dimensions"]["Synthetic"], "true");
        assert_eq!(entry["dimensions"]["ProjectId"], "main");
        assert!(Uuid::parse_str(entry["dimensions"]["SessionId"].as_str().unwrap()).is_ok());
        assert!(Uuid::parse_str(entry["uniqueId"].as_str().unwrap()).is_ok());
        assert!(entry["meterTimeInMillis"].as_u64().unwrap() > 1_600_000_000_000);
        entry["meterValue"].as_u64().unwrap()
    };
    assert_eq!((value("api-calls"), value("api-chars"), value("api-words")), (2, 22, 4));
    meter.stop();
}

#[test]
fn nothing_is_sent_when_nothing_was_used() {
    let folder = tempfile::tempdir().unwrap();
    let (url, bodies) = listen(vec![200]);
    let meter = Meter::start(config(&url, &folder, Duration::from_millis(20)), 10).unwrap();
    assert!(bodies.recv_timeout(Duration::from_millis(300)).is_err());
    meter.stop();
}

#[test]
fn unsent_reports_survive_a_restart_with_their_ids() {
    let folder = tempfile::tempdir().unwrap();
    let (url, bodies) = listen(vec![500, 200]);
    let meter = Meter::start(config(&url, &folder, LONG), 10).unwrap();
    meter.record(&usage("main"));
    meter.stop();
    let refused = bodies.recv_timeout(Duration::from_secs(10)).unwrap();
    let again = Meter::start(config(&url, &folder, LONG), 10).unwrap();
    let taken = bodies.recv_timeout(Duration::from_secs(10)).unwrap();
    assert_eq!(refused, taken);
    again.stop();
    let left = std::fs::read_to_string(folder.path().join("usage.jsonl")).unwrap();
    assert_eq!(left.trim(), "");
}

#[test]
fn a_line_cut_short_by_a_crash_costs_only_itself() {
    let folder = tempfile::tempdir().unwrap();
    let spool = Spool::new(folder.path().join("usage.jsonl"));
    spool.append(&[json!({ "a": 1 })]).unwrap();
    let path = folder.path().join("usage.jsonl");
    let torn = format!("{}{{\"b\":", std::fs::read_to_string(&path).unwrap());
    std::fs::write(&path, torn).unwrap();
    spool.append(&[json!({ "c": 3 })]).unwrap();
    assert_eq!(spool.first(10).unwrap(), [json!({ "a": 1 }), json!({ "c": 3 })]);
    spool.drop_first(1).unwrap();
    assert_eq!(spool.first(10).unwrap(), [json!({ "c": 3 })]);
}

#[test]
fn projects_beyond_the_cap_are_reported_together() {
    let folder = tempfile::tempdir().unwrap();
    let (url, bodies) = listen(vec![200]);
    let meter = Meter::start(config(&url, &folder, LONG), 2).unwrap();
    for project in ["a", "b", "c", "d"] {
        meter.record(&usage(project));
    }
    meter.stop();
    let body = bodies.recv_timeout(Duration::from_secs(10)).unwrap();
    let mut calls: Vec<(String, u64)> = body
        .as_array()
        .unwrap()
        .iter()
        .filter(|entry| entry["meterApiName"] == "api-calls")
        .map(|entry| {
            let project = entry["dimensions"]["ProjectId"].as_str().unwrap().to_owned();
            (project, entry["meterValue"].as_u64().unwrap())
        })
        .collect();
    calls.sort();
    assert_eq!(calls, [("a".to_owned(), 1), ("b".to_owned(), 1), ("other".to_owned(), 2)]);
}

#[test]
fn a_licence_is_granted_refused_or_cannot_be_asked_for() {
    let (url, bodies) = listen(vec![200, 403, 500]);
    let licence = LicenceConfig {
        url,
        id: "l-1".to_owned(),
        expires_at: "2030-01-01T00:00:00Z".to_owned(),
        quota: 5.0,
        metering_id: "c-1".to_owned(),
    };
    assert_eq!(check(&licence), Verdict::Granted);
    let body = bodies.recv_timeout(Duration::from_secs(10)).unwrap();
    assert_eq!(
        body,
        json!({ "id": "l-1", "expires_at": "2030-01-01T00:00:00Z", "quota": 5.0, "metering_id": "c-1" })
    );
    assert_eq!(check(&licence), Verdict::Refused);
    assert_eq!(check(&licence), Verdict::Unreachable);
    let nobody = LicenceConfig { url: "http://127.0.0.1:1/".to_owned(), ..licence };
    assert_eq!(check(&nobody), Verdict::Unreachable);
}
