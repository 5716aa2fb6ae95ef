//! Busy, slow, broken: the service answers, and lives.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::body::{Body, Bytes};
use axum::http::Request;
use blackbar_server::ServerConfig;
use serde_json::json;

use crate::support::{Service, ready, service};

fn small(workers: usize, queue: usize, time_limit: Duration) -> Arc<Service> {
    Arc::new(service(ServerConfig { workers: Some(workers), queue, time_limit, ..ServerConfig::default() }))
}

const LONG: Duration = Duration::from_secs(60);

async fn until(what: impl Fn(&str) -> bool, service: &Service) {
    let began = Instant::now();
    while !what(&service.get("/metrics").await.text) {
        assert!(began.elapsed() < Duration::from_secs(20), "waited too long");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_queue_is_a_503_with_retry_after() {
    let service = small(1, 1, LONG);
    let slow = json!({ "text": ["MODEL SLOW"] });
    let mut running = Vec::new();
    for (inside, line) in [(1, "blackbar_running 1\n"), (2, "blackbar_queue_depth 1\n")] {
        let (service, slow) = (Arc::clone(&service), slow.clone());
        let client = Arc::clone(&service);
        running.push(tokio::spawn(async move { client.post("/process/text", &slow).await.status }));
        until(|text| text.contains(line), &service).await;
        assert_eq!(running.len(), inside);
    }
    let began = Instant::now();
    let answer = service.post("/process/text", &json!({ "text": ["x"] })).await;
    assert_eq!(answer.status, 503);
    assert!(answer.headers.contains_key("retry-after") && answer.detail().contains("busy"));
    assert!(began.elapsed() < Duration::from_secs(2));
    assert_eq!(service.get("/healthz").await.status, 200, "health does not wait behind work");
    assert!(service.get("/metrics").await.text.contains("blackbar_rejected_total{reason=\"busy\"} 1"));
    // A client that goes away frees its place: the work notices that nobody waits.
    for client in running {
        client.abort();
    }
    until(
        |text| text.contains("blackbar_running 0\n") && text.contains("blackbar_queue_depth 0\n"),
        &service,
    )
    .await;
    assert_eq!(service.post("/process/text", &json!({ "text": ["x"] })).await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_request_ends_at_its_time_limit() {
    let service = small(1, 4, Duration::from_millis(300));
    let began = Instant::now();
    let answer = service.post("/process/text", &json!({ "text": ["MODEL SLOW"] })).await;
    assert_eq!(answer.status, 503);
    assert!(answer.detail().contains("time limit"), "{}", answer.text);
    assert!(!answer.headers.contains_key("retry-after"));
    assert!(began.elapsed() < Duration::from_secs(5));
    until(|text| text.contains("blackbar_running 0\n"), &service).await;
    assert_eq!(service.post("/process/text", &json!({ "text": ["x"] })).await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_panic_is_a_500_and_the_next_request_is_fine() {
    let service = small(1, 4, LONG);
    for _ in 0..3 {
        let answer = service.post("/process/text", &json!({ "text": ["MODEL PANIC Zoë"] })).await;
        assert_eq!((answer.status, answer.detail().as_str()), (500, "internal error"));
    }
    let answer = service.post("/process/text", &json!({ "text": ["Zoë"] })).await;
    assert_eq!(answer.json()[0]["processed_text"], "[NAME_GIVEN_1]");
    let metrics = service.get("/metrics").await.text;
    assert!(
        metrics.contains("blackbar_panics_total 3\n") && metrics.contains("blackbar_running 0\n"),
        "{metrics}"
    );
}

#[tokio::test]
async fn a_body_over_the_limit_is_a_413() {
    let service = service(ServerConfig { body_limit: 1000, ..ServerConfig::default() });
    let body = |length: usize| format!("{{\"text\": [\"{}\"]}}", "x".repeat(length - 14));
    assert_eq!(service.post_text("/process/text", body(1000)).await.status, 200);
    let answer = service.post_text("/process/text", body(1001)).await;
    assert_eq!((answer.status, answer.detail().contains("1000")), (413, true));
    // Without an announced length, and with a false one.
    let chunks = |count: usize| {
        let chunks = (0..count).map(|_| Ok::<_, std::io::Error>(Bytes::from_static(&[b' '; 100])));
        Body::from_stream(futures_util::stream::iter(chunks))
    };
    assert_eq!(service.post_text("/process/text", chunks(11)).await.status, 413);
    assert_eq!(service.post_text("/process/text", chunks(9)).await.status, 400);
    let request = Request::post("/process/text").header("content-type", "application/json");
    let request = request.header("content-length", "100000000000").body(Body::from("{}")).unwrap();
    assert_eq!(service.send(request).await.status, 413);
}

#[tokio::test]
async fn a_body_that_never_ends_does_not_hold_a_place_for_ever() {
    let service = small(1, 0, Duration::from_millis(200));
    let body = Body::from_stream(futures_util::stream::pending::<Result<Bytes, std::io::Error>>());
    let answer = service.post_text("/process/text", body).await;
    assert_eq!(answer.status, 408);
    assert_eq!(service.post("/process/text", &json!({ "text": ["x"] })).await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn requests_run_beside_each_other_up_to_the_number_of_workers() {
    let service = small(4, 8, LONG);
    let began = Instant::now();
    let clients: Vec<_> = (0..4)
        .map(|_| {
            let service = Arc::clone(&service);
            tokio::spawn(async move {
                service.post("/process/text", &json!({ "text": ["MODEL PAUSE"] })).await.status
            })
        })
        .collect();
    for client in clients {
        assert_eq!(client.await.unwrap(), 200);
    }
    assert!(began.elapsed() < Duration::from_millis(1500), "{:?}", began.elapsed());
}

#[tokio::test]
async fn a_costly_pattern_names_its_filter() {
    let body = json!({
        "text": ["a".repeat(20_000)],
        "entity_detection": { "filter": [
            { "type": "BLOCK", "entity_type": "A", "pattern": "b" },
            { "type": "BLOCK", "entity_type": "B", "pattern": r"(a+)+\1b" },
        ] },
    });
    let answer = ready().post("/process/text", &body).await;
    assert_eq!(answer.status, 400, "{}", answer.text);
    assert_eq!(answer.json()["detail"]["loc"], json!(["entity_detection", "filter", 1, "pattern"]));
}
