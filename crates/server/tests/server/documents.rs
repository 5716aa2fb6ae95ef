//! The OpenAPI document and the page.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::support::ready;

/// Every `$ref` in the document.
fn references(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::Object(map) => {
            for (key, value) in map {
                match value.as_str() {
                    Some(target) if key == "$ref" => {
                        found.insert(target.to_owned());
                    }
                    _ => references(value, found),
                }
            }
        }
        Value::Array(values) => values.iter().for_each(|value| references(value, found)),
        _ => {}
    }
}

/// What JSON Schema allows for `type`.
const TYPES: [&str; 7] = ["string", "number", "integer", "boolean", "object", "array", "null"];

/// Walks a schema and checks what can be checked without a library.
fn sound(schema: &Value, place: &str) {
    let map = schema.as_object().unwrap_or_else(|| panic!("{place}: a schema is an object"));
    if let Some(kind) = map.get("type") {
        assert!(TYPES.contains(&kind.as_str().unwrap()), "{place}: {kind}");
    }
    for key in ["anyOf", "oneOf", "allOf"] {
        if let Some(parts) = map.get(key) {
            assert!(!parts.as_array().unwrap().is_empty(), "{place}: empty {key}");
            parts.as_array().unwrap().iter().for_each(|part| sound(part, place));
        }
    }
    if let Some(items) = map.get("items") {
        sound(items, place);
    }
    let properties = map.get("properties").and_then(Value::as_object);
    for (name, property) in properties.into_iter().flatten() {
        sound(property, &format!("{place}.{name}"));
    }
    for name in map.get("required").and_then(Value::as_array).into_iter().flatten() {
        assert!(
            properties.unwrap().contains_key(name.as_str().unwrap()),
            "{place}: {name} is required but unknown"
        );
    }
}

#[tokio::test]
async fn the_document_is_sound_openapi_3_1() {
    let service = ready();
    let document = service.get("/openapi.json").await.json();
    assert_eq!(document["openapi"], "3.1.0");
    assert!(document["info"]["title"].is_string() && document["info"]["version"] == "4.2.0");
    let mut ids = BTreeSet::new();
    for (path, methods) in document["paths"].as_object().unwrap() {
        assert!(path.starts_with('/'));
        for (method, operation) in methods.as_object().unwrap() {
            assert!(["get", "post"].contains(&method.as_str()));
            assert!(
                ids.insert(operation["operationId"].as_str().unwrap().to_owned()),
                "{path}: the id is taken"
            );
            for (status, response) in operation["responses"].as_object().unwrap() {
                assert!(
                    status.parse::<u16>().is_ok() && response["description"].is_string(),
                    "{path} {status}"
                );
                for content in
                    response["content"].as_object().into_iter().flat_map(|content| content.values())
                {
                    sound(&content["schema"], path);
                }
            }
        }
    }
    for (name, schema) in document["components"]["schemas"].as_object().unwrap() {
        sound(schema, name);
    }
    let mut targets = BTreeSet::new();
    references(&document, &mut targets);
    assert!(targets.len() > 30);
    for target in targets {
        let pointer = target.strip_prefix('#').unwrap();
        assert!(document.pointer(pointer).is_some_and(Value::is_object), "{target} leads nowhere");
    }
}

#[tokio::test]
async fn every_example_is_accepted_by_its_route() {
    let service = ready();
    let document = service.get("/openapi.json").await.json();
    let mut tried = 0;
    for (path, methods) in document["paths"].as_object().unwrap() {
        let example = &methods["post"]["requestBody"]["content"]["application/json"]["example"];
        if example.is_null() {
            continue;
        }
        let answer = service.post(path, example).await;
        // Folders are not configured here, and recordings are not built yet: both say so in words.
        let words = answer.status == 400 && answer.json()["detail"].is_string();
        assert!(answer.status == 200 || words, "{path}: {}", answer.text);
        tried += 1;
    }
    assert_eq!(tried, 7);
}

#[tokio::test]
async fn the_document_says_what_the_service_checks() {
    let document = ready().get("/openapi.json").await.json();
    let schema = |name: &str| document["components"]["schemas"][name].clone();
    let pdf = schema("PdfOptions");
    assert_eq!(pdf["additionalProperties"], false);
    assert_eq!(pdf["properties"]["approach"]["enum"], json!(["enhanced", "standard", "auto"]));
    assert_eq!(pdf["properties"]["density"]["default"], 200);
    assert_eq!(pdf["properties"]["enable_pdf_text_layer"]["default"], true);
    let request = schema("Base64FileRequest");
    assert_eq!(request["required"], json!(["file"]));
    assert_eq!(request["properties"].as_object().unwrap().len(), 11);
    assert_eq!(request["properties"]["project_id"]["maxLength"], 60);
    assert_eq!(schema("File")["properties"]["content_type"]["enum"].as_array().unwrap().len(), 29);
    let filters = schema("FilterItem");
    assert_eq!(filters["discriminator"]["propertyName"], "type");
    assert_eq!(filters["oneOf"].as_array().unwrap().len(), 3);
    assert_eq!(schema("BlockFilter")["required"], json!(["entity_type", "pattern", "type"]));
    assert_eq!(schema("MarkerText").get("required"), None, "the marker is the default");
    let answer = schema("FileAnswer");
    assert!(!answer["required"].as_array().unwrap().contains(&json!("objects")));
    assert!(answer["required"].as_array().unwrap().contains(&json!("entities_present")));
    assert_eq!(document["components"]["securitySchemes"]["ApiKey"]["name"], "x-api-key");
}

#[tokio::test]
async fn the_page_loads_nothing_from_elsewhere() {
    let answer = ready().get("/docs").await;
    assert_eq!(answer.status, 200);
    assert!(answer.headers["content-type"].to_str().unwrap().starts_with("text/html"));
    assert!(answer.headers["content-security-policy"].to_str().unwrap().contains("default-src 'none'"));
    for outside in ["http://", "https://", "//cdn", "@import", "url(", "<link", "src="] {
        assert!(!answer.text.contains(outside), "{outside}");
    }
    assert!(answer.text.contains("/openapi.json") && answer.text.contains("/process/text"));
}
