//! Files: in the request, and in folders.

use std::os::unix::fs::symlink;

use blackbar_server::ServerConfig;
use serde_json::{Value, json};

use crate::support::{Service, ready, service};

fn base64(text: &str) -> String {
    base64_simd::STANDARD.encode_to_string(text)
}

fn decoded(value: &Value) -> String {
    let bytes = base64_simd::STANDARD.decode_to_vec(value.as_str().unwrap()).unwrap();
    String::from_utf8(bytes).unwrap()
}

#[tokio::test]
async fn a_file_answer_has_the_contracts_shape() {
    let service = ready();
    let mut body = json!({ "file": { "data": base64("é Zoë\n"), "content_type": "text/plain" } });
    let answer = service.post("/process/files/base64", &body).await;
    assert_eq!(answer.status, 200, "{}", answer.text);
    let json = answer.json();
    let keys: Vec<&str> = json.as_object().unwrap().keys().map(String::as_str).collect();
    assert_eq!(
        keys,
        [
            "processed_file",
            "processed_text",
            "entities",
            "entities_present",
            "objects_present",
            "languages_detected",
            "audio_duration",
            "page_count"
        ]
    );
    assert_eq!(decoded(&json["processed_file"]), "é [NAME_GIVEN_1]\n");
    assert_eq!(json["processed_text"], "é [NAME_GIVEN_1]\n");
    assert_eq!(
        json["entities"][0]["location"],
        json!({ "stt_idx": 2, "end_idx": 5, "stt_idx_processed": 2, "end_idx_processed": 16 })
    );
    assert_eq!((&json["page_count"], &json["audio_duration"]), (&Value::Null, &Value::Null));
    body["return_processed_text"] = json!("false");
    body["object_entity_detection"] = json!({});
    body["entity_detection"] = json!({ "return_entity": false });
    let json = service.post("/process/files/base64", &body).await.json();
    assert_eq!(json["processed_text"], Value::Null);
    assert_eq!((&json["objects"], &json["objects_present"]), (&json!([]), &json!(false)));
    assert!(json["entities"][0].get("text").is_none());
}

#[tokio::test]
async fn what_cannot_be_processed_is_said_in_words() {
    let service = ready();
    for (content_type, data, words) in [
        ("application/dicom", "DICM", "not supported yet"),
        ("application/msword", "\u{0}", "not supported yet"),
        ("application/pdf", "%PDF-1.7", "damaged"),
        ("audio/mp3", "ID3", ""),
        ("image/png", "GIF89a", ""),
        ("application/json", "{\"a\": ", ""),
        ("text/plain", "%PDF-1.7 \u{0}", ""),
    ] {
        let body = json!({ "file": { "data": base64(data), "content_type": content_type } });
        let answer = service.post("/process/files/base64", &body).await;
        assert_eq!(answer.status, 400, "{content_type} {}", answer.text);
        assert!(answer.detail().contains(words), "{content_type} {}", answer.text);
    }
}

fn with_folders() -> (tempfile::TempDir, Service) {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    for name in ["in", "out", "elsewhere"] {
        std::fs::create_dir(path(name)).unwrap();
    }
    std::fs::write(path("in/letter.txt"), "Dear Zoë").unwrap();
    std::fs::write(path("elsewhere/secret.txt"), "Dear Zoë").unwrap();
    symlink(path("elsewhere/secret.txt"), path("in/link.txt")).unwrap();
    symlink(path("elsewhere"), path("in/linked")).unwrap();
    std::fs::write(path("in/scan.bin"), b"\x7FELF\x02\x01").unwrap();
    let service = service(ServerConfig {
        input_folders: vec![path("in")],
        output_folder: Some(path("out")),
        ..ServerConfig::default()
    });
    (folder, service)
}

#[tokio::test]
async fn a_file_in_an_input_folder_is_redacted_into_the_output_folder() {
    let (folder, service) = with_folders();
    let uri = folder.path().join("in/letter.txt");
    for name in ["letter.redacted.txt", "letter.redacted-1.txt"] {
        let answer = service.post("/process/files/uri", &json!({ "uri": uri })).await;
        assert_eq!(answer.status, 200, "{}", answer.text);
        let json = answer.json();
        assert!(json.get("processed_file").is_none());
        let result = json["result_uri"].as_str().unwrap();
        assert!(result.ends_with(&format!("out/{name}")), "{result}");
        assert_eq!(std::fs::read_to_string(result).unwrap(), "Dear [NAME_GIVEN_1]");
    }
    assert_eq!(std::fs::read_to_string(uri).unwrap(), "Dear Zoë");
}

#[tokio::test]
async fn nothing_outside_the_input_folders_is_read() {
    let (folder, service) = with_folders();
    let root = folder.path().display();
    for uri in [
        format!("{root}/elsewhere/secret.txt"),
        format!("{root}/in/../elsewhere/secret.txt"),
        format!("{root}/in/link.txt"),
        format!("{root}/in/linked/secret.txt"),
        format!("{root}/in/nothing.txt"),
        format!("{root}/in"),
        "/etc/passwd".to_owned(),
        "file:///etc/passwd".to_owned(),
        "https://example.com/a.txt".to_owned(),
        "../elsewhere/secret.txt".to_owned(),
    ] {
        let answer = service.post("/process/files/uri", &json!({ "uri": uri })).await;
        assert_eq!(answer.status, 400, "{uri}");
        assert_eq!(answer.json()["detail"]["loc"], json!(["uri"]), "{uri}");
        assert!(!answer.text.contains("secret"), "the path is quoted: {}", answer.text);
    }
    assert_eq!(std::fs::read_dir(folder.path().join("out")).unwrap().count(), 0);
    let answer = service.post("/process/files/uri", &json!({ "uri": "scan.bin" })).await;
    assert!(answer.detail().contains("not supported yet"));
}

#[tokio::test]
async fn without_folders_the_route_says_so() {
    let answer = ready().post("/process/files/uri", &json!({ "uri": "/etc/passwd" })).await;
    assert_eq!(answer.status, 400);
    assert!(answer.detail().contains("configured"));
}
