//! The shapes of answers: keys in order, code points, decimals, what is left out.

use blackbar_server::{RequestDefaults, ServerConfig};
use serde_json::{Value, json};

use crate::support::{ready, service};

fn keys(value: &Value) -> Vec<&str> {
    value.as_object().unwrap().keys().map(String::as_str).collect()
}

#[tokio::test]
async fn a_text_answer_has_the_contracts_shape() {
    let answer = ready().post("/process/text", &json!({ "text": ["😀 Zoë Müller from Quelltal"] })).await;
    assert_eq!(answer.status, 200, "{}", answer.text);
    let item = &answer.json()[0];
    assert_eq!(
        keys(item),
        ["processed_text", "entities", "entities_present", "languages_detected", "characters_processed"]
    );
    assert_eq!(item["processed_text"], "😀 [NAME_1] from [LOCATION_CITY_1]");
    assert_eq!(item["characters_processed"], 26);
    assert_eq!(item["entities_present"], true);
    assert_eq!(item["languages_detected"], json!({ "en": 0.75, "fr": 0.25 }));
    let entity = &item["entities"][0];
    assert_eq!(keys(entity), ["processed_text", "text", "location", "best_label", "labels"]);
    assert_eq!(
        *entity,
        json!({
            "processed_text": "NAME_1",
            "text": "Zoë Müller",
            "location": { "stt_idx": 2, "end_idx": 12, "stt_idx_processed": 2, "end_idx_processed": 10 },
            "best_label": "NAME",
            "labels": { "NAME": 0.9123 },
        })
    );
    let city = &item["entities"][1];
    assert_eq!(city["best_label"], "LOCATION_CITY");
    let scores = city["labels"].as_object().unwrap().values().map(ToString::to_string);
    assert!(scores.into_iter().all(|score| score.len() <= "0.1234".len()), "{city}");
    assert_eq!(keys(&city["labels"])[0], "LOCATION_CITY", "the best label stands first");
}

#[tokio::test]
async fn one_answer_a_text_and_none_for_none() {
    let service = ready();
    assert_eq!(service.post("/process/text", &json!({ "text": [] })).await.text, "[]");
    let answer = service.post("/process/text", &json!({ "text": ["", "Zoë", "Zoë"] })).await.json();
    assert_eq!(answer[0]["entities_present"], false);
    assert_eq!(answer[0]["processed_text"], "");
    assert_eq!(
        (&answer[1]["processed_text"], &answer[2]["processed_text"]),
        (&json!("[NAME_GIVEN_1]"), &json!("[NAME_GIVEN_1]"))
    );
}

#[tokio::test]
async fn entities_without_their_text() {
    let service = ready();
    let body = json!({ "text": ["Zoë"], "entity_detection": { "return_entity": false } });
    for path in ["/process/text", "/ner/text", "/analyze/text"] {
        let answer = service.post(path, &body).await;
        assert_eq!(answer.status, 200, "{path} {}", answer.text);
        assert!(answer.json()[0]["entities"][0].get("text").is_none(), "{path}");
        assert!(!answer.text.contains("Zo"), "{path}: {}", answer.text);
    }
}

#[tokio::test]
async fn a_ner_answer_has_no_processed_text() {
    let answer = ready().post("/ner/text", &json!({ "text": ["é Zoë"] })).await.json();
    assert_eq!(
        keys(&answer[0]),
        ["entities", "entities_present", "languages_detected", "characters_processed"]
    );
    let entity = &answer[0]["entities"][0];
    assert_eq!(keys(entity), ["text", "location", "best_label", "labels"]);
    assert_eq!(entity["location"], json!({ "stt_idx": 2, "end_idx": 5 }));
}

#[tokio::test]
async fn an_analysis_has_ids_that_mentions_share() {
    let service = ready();
    let body = json!({ "text": ["Zoë met Zoë in Quelltal"] });
    let answer = service.post("/analyze/text", &body).await;
    let entities = answer.json()[0]["entities"].clone();
    assert_eq!(
        keys(&entities[0]),
        ["text", "location", "best_label", "labels", "analysis_result", "coreference_id", "relations"]
    );
    assert_eq!(keys(&entities[0]["analysis_result"]), ["formatted", "subtypes", "validation_assertions"]);
    let id = |index: usize| entities[index]["coreference_id"].as_str().unwrap().to_owned();
    assert_eq!(id(0), id(1));
    assert_ne!(id(0), id(2));
    assert_eq!(id(0).len(), 36);
    let body = json!({ "text": ["Zoë"], "relation_detection": { "coreference_resolution": null } });
    let answer = service.post("/analyze/text", &body).await.json();
    assert_eq!(answer[0]["entities"][0]["coreference_id"], Value::Null);
}

#[tokio::test]
async fn re_identification_gives_strings_back() {
    let body = json!({
        "processed_text": ["Dear [NAME_1],", "bye"],
        "entities": [{ "processed_text": "NAME_1", "text": "Zoë" }],
    });
    let answer = ready().post("/process/text/reidentify", &body).await;
    assert_eq!(answer.json(), json!(["Dear Zoë,", "bye"]));
}

#[tokio::test]
async fn the_configuration_decides_where_the_request_does_not() {
    let configured = service(ServerConfig {
        defaults: RequestDefaults {
            marker_pattern: Some("<BEST_ENTITY_TYPE>".into()),
            disabled_entities: vec!["LOCATION".into(), "LOCATION_CITY".into()],
            allow_list: vec!["Zoë".into()],
            ..RequestDefaults::default()
        },
        ..ServerConfig::default()
    });
    let body = json!({ "text": ["Zoë, Zoë Müller, Quelltal"] });
    let answer = configured.post("/process/text", &body).await.json();
    assert_eq!(answer[0]["processed_text"], "Zoë, <NAME>, Quelltal");
    let body = json!({
        "text": ["Zoë, Zoë Müller, Quelltal"],
        "processed_text": { "type": "MARKER", "pattern": "[BEST_ENTITY_TYPE]" },
        "entity_detection": { "entity_types": [{ "type": "ENABLE", "value": ["LOCATION_CITY"] }] },
    });
    let answer = configured.post("/process/text", &body).await.json();
    assert_eq!(answer[0]["processed_text"], "Zoë, Zoë Müller, [LOCATION_CITY]");
}

#[tokio::test]
async fn a_failing_model_is_a_500_that_tells_nothing() {
    let answer = ready().post("/process/text", &json!({ "text": ["MODEL FAILURE Zoë"] })).await;
    assert_eq!((answer.status, answer.detail().as_str()), (500, "a model failed"));
}

#[tokio::test]
async fn an_accuracy_that_is_not_loaded_lists_the_loaded_ones() {
    let body = json!({ "text": ["x"], "entity_detection": { "accuracy": "standard" } });
    let answer = ready().post("/process/text", &body).await;
    assert_eq!(answer.status, 400);
    let msg = answer.json()["detail"]["msg"].as_str().unwrap().to_owned();
    assert!(msg.contains("high_automatic") && msg.contains("standard_high"), "{msg}");
}
