//! Keys and tiers.

use std::io::Write;

use axum::body::Body;
use axum::http::Request;
use blackbar_server::{App, ConfigError, ServerConfig, hash_key};

use crate::support::{Answer, Service, ready, service};

fn key_file() -> tempfile::NamedTempFile {
    let mut file = tempfile::NamedTempFile::new().unwrap();
    writeln!(file, "{} alice community\n{} bob", hash_key("key-a"), hash_key("key-b")).unwrap();
    file
}

fn hosted(keys_everywhere: bool) -> Service {
    let file = key_file();
    service(ServerConfig {
        hosted_tiers: true,
        key_file: Some(file.path().to_owned()),
        keys_everywhere,
        ..ServerConfig::default()
    })
}

async fn call(service: &Service, path: &str, header: Option<(&str, &str)>) -> Answer {
    let mut request = Request::post(path).header("content-type", "application/json");
    if let Some((name, value)) = header {
        request = request.header(name, value);
    }
    service.send(request.body(Body::from(r#"{"text": ["Zoë"]}"#)).unwrap()).await
}

#[tokio::test]
async fn hosted_tiers_ask_for_a_key() {
    let service = hosted(false);
    let (community, professional) = ("/community/v4/process/text", "/professional/v4/process/text");
    for (path, header, status) in [
        (community, None, 401),
        (community, Some(("x-api-key", "wrong")), 401),
        (community, Some(("x-api-key", "")), 401),
        (community, Some(("x-api-key", "key-a")), 200),
        (community, Some(("X-API-KEY", "key-b")), 200),
        (community, Some(("authorization", "Bearer key-a")), 200),
        (community, Some(("authorization", "bearer key-b")), 200),
        (community, Some(("authorization", "Basic key-a")), 401),
        (community, Some(("authorization", "key-a")), 401),
        (professional, Some(("x-api-key", "key-a")), 401),
        (professional, Some(("x-api-key", "key-b")), 200),
        ("/community/v3/process/text", None, 401),
        ("/community/v3/process/text", Some(("x-api-key", "key-a")), 200),
        ("/process/text", None, 200),
        ("/v3/process/text", None, 200),
        ("/community/process/text", Some(("x-api-key", "key-a")), 404),
    ] {
        let answer = call(&service, path, header).await;
        assert_eq!(answer.status, status, "{path} {header:?} {}", answer.text);
        if status == 401 {
            assert!(!answer.detail().is_empty());
            assert!(!answer.text.contains("wrong"));
        }
    }
    for path in ["/healthz", "/metrics", "/", "/diagnostics"] {
        assert_eq!(service.get(path).await.status, 200, "{path}");
        let hosted = format!("/community/v4{}", path.trim_end_matches('/'));
        let status = service.get(&hosted).await.status;
        assert!(status == 401 || (path == "/" && status == 404), "{hosted} {status}");
    }
    assert_eq!(service.get("/community/v4/docs").await.status, 200);
}

#[tokio::test]
async fn keys_can_be_asked_for_everywhere_but_not_for_health() {
    let service = hosted(true);
    assert_eq!(call(&service, "/process/text", None).await.status, 401);
    assert_eq!(call(&service, "/v3/process/text", None).await.status, 401);
    assert_eq!(call(&service, "/process/text", Some(("x-api-key", "key-a"))).await.status, 200);
    assert_eq!(service.get("/ws").await.status, 401);
    for path in ["/healthz", "/metrics", "/", "/docs", "/openapi.json"] {
        assert_eq!(service.get(path).await.status, 200, "{path}");
    }
}

#[tokio::test]
async fn tiers_are_off_unless_switched_on() {
    let answer = call(&ready(), "/community/v4/process/text", Some(("x-api-key", "key-a"))).await;
    assert_eq!(answer.status, 404);
}

#[test]
fn tiers_without_keys_do_not_start() {
    let error = App::new(ServerConfig { hosted_tiers: true, ..ServerConfig::default() }).err();
    assert_eq!(error, Some(ConfigError::TiersWithoutKeys));
}
