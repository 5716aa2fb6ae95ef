//! What stands around the work: paths, methods, versions, counts.

use std::sync::{Arc, Mutex};

use axum::body::Body;
use axum::http::Request;
use blackbar_server::{App, ServerConfig, router};
use serde_json::json;

use crate::support::{Service, ready, service};

#[tokio::test]
async fn the_root_tells_the_versions() {
    let json = ready().get("/").await.json();
    assert_eq!((&json["app_version"], &json["name"]), (&json!("4.2.0"), &json!("blackbar")));
    assert!(json["version"].is_string());
}

#[tokio::test]
async fn diagnostics_tell_the_machine_and_the_models() {
    let json = ready().get("/diagnostics").await.json();
    for key in ["platform", "cpu_count", "container_version", "cpu_name", "gpu_info", "models"] {
        assert!(!json[key].is_null(), "{key}");
    }
    assert_eq!(
        json["models"],
        json!([{ "name": "fake", "version": "1", "checksum": "00", "serves": ["high"] }])
    );
}

#[tokio::test]
async fn a_service_that_is_starting_or_draining_says_503() {
    let app = App::new(ServerConfig::default()).unwrap();
    let starting = Service { router: router(app.clone()), app };
    let body = json!({ "text": ["x"] });
    assert_eq!(starting.get("/healthz").await.status, 503);
    let answer = starting.post("/process/text", &body).await;
    assert_eq!(answer.status, 503);
    assert!(answer.headers.contains_key("retry-after") && answer.detail().contains("starting"));
    starting.app.install(crate::fakes::tools());
    assert_eq!(starting.get("/healthz").await.status, 200);
    assert_eq!(starting.post("/process/text", &body).await.status, 200);
    starting.app.drain();
    assert_eq!(starting.get("/healthz").await.status, 503);
    assert_eq!(starting.post("/process/text", &body).await.status, 503);
    assert_eq!(starting.get("/metrics").await.status, 200);
}

#[tokio::test]
async fn wrong_paths_methods_and_types_have_a_detail() {
    let service = ready();
    let json = "application/json";
    for (method, path, content_type, status) in [
        ("GET", "/nothing", json, 404),
        ("POST", "/process", json, 404),
        ("POST", "/v3/nothing", json, 404),
        ("POST", "/v4/process/text", json, 404),
        ("GET", "/process/text", json, 405),
        ("DELETE", "/process/text", json, 405),
        ("GET", "/v3/process/text", json, 405),
        ("POST", "/healthz", json, 405),
        ("POST", "/process/text", "text/plain", 415),
        ("POST", "/process/text", "application/x-www-form-urlencoded", 415),
        ("POST", "/bleep", "multipart/form-data", 415),
        ("GET", "/ws", json, 426),
    ] {
        let request = Request::builder().method(method).uri(path).header("content-type", content_type);
        let answer = service.send(request.body(Body::from("{\"text\": []}")).unwrap()).await;
        assert_eq!(answer.status, status, "{method} {path} {content_type}");
        assert!(!answer.detail().is_empty());
        if status == 405 {
            assert!(answer.headers.contains_key("allow"), "{method} {path}");
        }
    }
    let bare = Request::post("/process/text").body(Body::from("{\"text\": []}")).unwrap();
    assert_eq!(service.send(bare).await.status, 415);
    let charset = Request::post("/process/text").header("content-type", "Application/JSON; charset=utf-8");
    assert_eq!(service.send(charset.body(Body::from("{\"text\": []}")).unwrap()).await.status, 200);
}

#[tokio::test]
async fn version_3_names_are_understood_under_v3_only() {
    let service = ready();
    for (name, v4) in [("GENDER_SEXUALITY", 400), ("HIPAA", 400), ("PHI", 400), ("NAME", 200)] {
        let selectors = json!([{ "type": "ENABLE", "value": [name] }]);
        let body = json!({ "text": ["Zoë"], "entity_detection": { "entity_types": selectors } });
        for route in ["/process/text", "/ner/text", "/analyze/text"] {
            assert_eq!(service.post(&format!("/v3{route}"), &body).await.status, 200, "{name} {route}");
            assert_eq!(service.post(route, &body).await.status, v4, "{name} {route}");
        }
    }
    // What a name stands for: HIPAA holds names, PHI does not.
    let enabled = |name: &str| json!({ "text": ["Zoë"], "entity_detection": { "entity_types": [{ "type": "ENABLE", "value": [name] }] } });
    let hipaa = service.post("/v3/process/text", &enabled("HIPAA")).await.json();
    assert_eq!(hipaa[0]["processed_text"], "[NAME_GIVEN_1]");
    let phi = service.post("/v3/process/text", &enabled("PHI")).await.json();
    assert_eq!(phi[0]["processed_text"], "Zoë");
    assert_eq!(service.get("/v3/healthz").await.status, 200);
    assert_eq!(service.get("/v3").await.status, 200);
}

#[tokio::test]
async fn what_happened_is_counted() {
    let service = service(ServerConfig { most_projects: 2, ..ServerConfig::default() });
    for project in ["a", "b", "c", "d"] {
        let body = json!({ "text": ["Zoë é"], "project_id": project });
        assert_eq!(service.post("/process/text", &body).await.status, 200);
    }
    let filter = json!([{ "type": "BLOCK", "entity_type": "MADE_UP", "pattern": "x" }]);
    let body = json!({ "text": ["x"], "project_id": "a", "entity_detection": { "filter": filter } });
    assert_eq!(service.post("/process/text", &body).await.status, 200);
    assert_eq!(service.post("/process/text", &json!({})).await.status, 400);
    assert_eq!(service.get("/nothing").await.status, 404);
    let answer = service.get("/metrics").await;
    assert!(answer.headers["content-type"].to_str().unwrap().starts_with("text/plain"));
    for line in [
        "blackbar_requests_total{route=\"/process/text\",status=\"200\",project=\"a\"} 2",
        "blackbar_requests_total{route=\"/process/text\",status=\"200\",project=\"b\"} 1",
        "blackbar_requests_total{route=\"/process/text\",status=\"200\",project=\"other\"} 2",
        "blackbar_requests_total{route=\"/process/text\",status=\"400\",project=\"\"} 1",
        "blackbar_requests_total{route=\"unmatched\",status=\"404\",project=\"\"} 1",
        "blackbar_request_seconds_count{route=\"/process/text\"} 6",
        "blackbar_entities_total{label=\"NAME_GIVEN\"} 4",
        "blackbar_entities_total{label=\"custom\"} 1",
        "blackbar_characters_total{project=\"other\"} 10",
        "blackbar_running 0",
        "blackbar_queue_depth 0",
        "blackbar_panics_total 0",
    ] {
        assert!(answer.text.lines().any(|known| known == line), "{line}\nin\n{}", answer.text);
    }
    assert!(!answer.text.contains("MADE_UP") && !answer.text.contains("\"c\""));
}

/// Collects what is logged.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl std::io::Write for Log {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

#[tokio::test]
async fn logs_hold_route_status_time_and_project_and_nothing_of_the_request() {
    let log = Log::default();
    let writer = log.clone();
    let subscriber = tracing_subscriber::fmt()
        .with_max_level(tracing::Level::TRACE)
        .with_writer(move || writer.clone())
        .finish();
    let _guard = tracing::subscriber::set_default(subscriber);
    let service = ready();
    let body = json!({ "text": ["Zoë Müller SECRET"], "project_id": "p-1" });
    assert_eq!(service.post("/process/text", &body).await.status, 200);
    let body = json!({ "text": "SECRET", "SECRET": 1 });
    assert_eq!(service.post("/process/text", &body).await.status, 400);
    let request = Request::get("/SECRET?SECRET=1").header("x-api-key", "SECRET").body(Body::empty()).unwrap();
    assert_eq!(service.send(request).await.status, 404);
    let log = String::from_utf8(log.0.lock().unwrap().clone()).unwrap();
    assert!(log.contains("/process/text") && log.contains("p-1") && log.contains("status"), "{log}");
    assert!(!log.contains("SECRET") && !log.contains("Zo"), "{log}");
}
