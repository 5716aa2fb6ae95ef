//! Request bodies, and what is wrong with them: as tables.

use serde_json::{Value, json};

use crate::support::ready;

/// One row: what stands in place of the option, the place of the error below it (`/`-separated), and its type; an
/// empty type means that the request is accepted.
pub(crate) type Row = (&'static str, &'static str, &'static str);

/// Puts each row's JSON into the request at `option` and checks the answer.
pub(crate) async fn check_group(path: &str, base: Value, option: &str, rows: &[Row]) {
    let service = ready();
    for (given, place, kind) in rows {
        let mut body = base.clone();
        body[option] = serde_json::from_str(given).unwrap_or_else(|_| panic!("{given} is JSON"));
        let answer = service.post(path, &body).await;
        let case = format!("{path} with {option} = {given}: {}", answer.text);
        if kind.is_empty() {
            assert_eq!(answer.status, 200, "{case}");
            continue;
        }
        assert_eq!(answer.status, 400, "{case}");
        let detail = &answer.json()["detail"];
        let mut loc = vec![json!(option)];
        loc.extend(
            place
                .split('/')
                .filter(|step| !step.is_empty())
                .map(|step| step.parse::<usize>().map_or_else(|_| json!(step), |index| json!(index))),
        );
        assert_eq!(detail["loc"], Value::from(loc), "{case}");
        assert_eq!(detail["type"], *kind, "{case}");
        assert!(detail["msg"].as_str().is_some_and(|msg| !msg.is_empty()), "{case}");
        assert!(!answer.text.contains("SECRET"), "the value is quoted: {case}");
    }
}

fn text() -> Value {
    json!({ "text": ["Hello."] })
}

#[tokio::test]
async fn the_texts_are_an_array_of_strings() {
    let rows: &[Row] = &[
        (r#"["a"]"#, "", ""),
        (r#"[]"#, "", ""),
        (r#"["", "é😀"]"#, "", ""),
        (r#""SECRET""#, "", "list_type"),
        (r#"null"#, "", "list_type"),
        (r#"{}"#, "", "list_type"),
        (r#"["a", 1]"#, "1", "string_type"),
        (r#"["a", null]"#, "1", "string_type"),
        (r#"[["SECRET"]]"#, "0", "string_type"),
    ];
    for path in ["/process/text", "/ner/text", "/analyze/text"] {
        check_group(path, json!({}), "text", rows).await;
    }
}

#[tokio::test]
async fn link_batch_is_a_boolean() {
    let rows: &[Row] = &[
        ("true", "", ""),
        ("false", "", ""),
        (r#""true""#, "", ""),
        (r#""false""#, "", ""),
        (r#""SECRET""#, "", "bool_parsing"),
        (r#""True""#, "", "bool_parsing"),
        ("1", "", "bool_type"),
        ("null", "", "bool_type"),
        ("[]", "", "bool_type"),
    ];
    check_group("/process/text", text(), "link_batch", rows).await;
}

#[tokio::test]
async fn a_project_id_has_a_closed_alphabet_and_a_length() {
    let long = format!("\"{}\"", "a".repeat(60));
    let longer = format!("\"{}\"", "a".repeat(61));
    let rows: &[Row] = &[
        (r#""main""#, "", ""),
        (r#""""#, "", ""),
        (r#""aZ0-_:""#, "", ""),
        (long.leak(), "", ""),
        (longer.leak(), "", "string_too_long"),
        (r#""SECRET!""#, "", "string_pattern_mismatch"),
        (r#""é""#, "", "string_pattern_mismatch"),
        (r#""a b""#, "", "string_pattern_mismatch"),
        (r#""a\n""#, "", "string_pattern_mismatch"),
        ("7", "", "string_type"),
        ("null", "", "string_type"),
    ];
    check_group("/process/text", text(), "project_id", rows).await;
    check_group("/analyze/text", text(), "project_id", &[("null", "", ""), ("7", "", "string_type")]).await;
}

#[tokio::test]
async fn entity_detection_is_checked_to_the_last_name() {
    let rows: &[Row] = &[
        ("{}", "", ""),
        ("null", "", "model_type"),
        ("[]", "", "model_type"),
        (r#""SECRET""#, "", "model_type"),
        (r#"{"accuracy": "high"}"#, "", ""),
        (r#"{"accuracy": "standard_high_multilingual"}"#, "", ""),
        (r#"{"accuracy": "standard"}"#, "accuracy", "enum"),
        (r#"{"accuracy": "SECRET"}"#, "accuracy", "enum"),
        (r#"{"accuracy": null}"#, "accuracy", "enum"),
        (r#"{"accuracy": 3}"#, "accuracy", "enum"),
        (r#"{"return_entity": false}"#, "", ""),
        (r#"{"return_entity": 0}"#, "return_entity", "bool_type"),
        (r#"{"enable_non_max_suppression": "true"}"#, "", ""),
        (r#"{"enable_non_max_suppression": "yes"}"#, "enable_non_max_suppression", "bool_parsing"),
        (r#"{"extra": 1}"#, "extra", "extra_forbidden"),
        (r#"{"Jane SECRET Doe": 1}"#, "(unnamed)", "extra_forbidden"),
        (r#"{"accuracy": 3, "extra": 1}"#, "accuracy", "enum"),
        (r#"{"entity_types": []}"#, "", ""),
        (r#"{"entity_types": {}}"#, "entity_types", "list_type"),
        (r#"{"entity_types": [{}]}"#, "entity_types/0/type", "union_tag_not_found"),
        (r#"{"entity_types": [{"type": "SECRET"}]}"#, "entity_types/0/type", "union_tag_invalid"),
        (r#"{"entity_types": [{"type": 1}]}"#, "entity_types/0/type", "union_tag_invalid"),
        (r#"{"entity_types": ["NAME"]}"#, "entity_types/0", "model_attributes_type"),
        (r#"{"entity_types": [{"type": "ENABLE"}]}"#, "", ""),
        (r#"{"entity_types": [{"type": "ENABLE", "value": "NAME"}]}"#, "entity_types/0/value", "list_type"),
        (r#"{"entity_types": [{"type": "ENABLE", "value": [1]}]}"#, "entity_types/0/value/0", "string_type"),
        (r#"{"entity_types": [{"type": "ENABLE", "value": ["NAME", "GDPR"]}]}"#, "", ""),
        (r#"{"entity_types": [{"type": "DISABLE", "value": ["HIPAA_SAFE_HARBOR"]}]}"#, "", ""),
        (
            r#"{"entity_types": [{"type": "DISABLE", "value": ["NAME", "SECRET"]}]}"#,
            "entity_types/0/value/1",
            "enum",
        ),
        (
            r#"{"entity_types": [{"type": "ENABLE", "value": []}, {"type": "DISABLE", "value": ["name"]}]}"#,
            "entity_types/1/value/0",
            "enum",
        ),
        (r#"{"entity_types": [{"type": "ENABLE", "value": ["PHI"]}]}"#, "entity_types/0/value/0", "enum"),
        (
            r#"{"entity_types": [{"type": "ENABLE", "value": [], "x": 1}]}"#,
            "entity_types/0/x",
            "extra_forbidden",
        ),
        (
            r#"{"entity_types": [{"type": "ENABLE", "value": ["MINE"]}], "filter": [{"type": "BLOCK", "entity_type": "MINE", "pattern": "x"}]}"#,
            "",
            "",
        ),
        (
            r#"{"entity_types": [{"type": "ENABLE", "value": ["MINE"]}], "filter": [{"type": "ALLOW", "pattern": "MINE"}]}"#,
            "entity_types/0/value/0",
            "enum",
        ),
    ];
    for path in ["/process/text", "/ner/text", "/analyze/text"] {
        check_group(path, text(), "entity_detection", rows).await;
    }
}

#[tokio::test]
async fn filters_name_the_pattern_that_is_wrong() {
    let rows: &[Row] = &[
        (r#"{"filter": [{"type": "ALLOW", "pattern": "[A-Za-z0-9]*"}]}"#, "", ""),
        (r#"{"filter": [{"type": "ALLOW_TEXT", "pattern": "a(b)?"}]}"#, "", ""),
        (r#"{"filter": [{"type": "BLOCK", "pattern": "x*", "entity_type": "ANY"}]}"#, "", ""),
        (r#"{"filter": null}"#, "filter", "list_type"),
        (r#"{"filter": [{"pattern": "x"}]}"#, "filter/0/type", "union_tag_not_found"),
        (r#"{"filter": [{"type": "allow", "pattern": "x"}]}"#, "filter/0/type", "union_tag_invalid"),
        (r#"{"filter": [{"type": "ALLOW"}]}"#, "filter/0/pattern", "missing"),
        (r#"{"filter": [{"type": "ALLOW", "pattern": 1}]}"#, "filter/0/pattern", "string_type"),
        (r#"{"filter": [{"type": "ALLOW", "pattern": "SECRET("}]}"#, "filter/0/pattern", "value_error"),
        (
            r#"{"filter": [{"type": "ALLOW", "pattern": "x"}, {"type": "ALLOW_TEXT", "pattern": "["}]}"#,
            "filter/1/pattern",
            "value_error",
        ),
        (
            r#"{"filter": [{"type": "ALLOW", "pattern": "x", "threshold": 1}]}"#,
            "filter/0/threshold",
            "extra_forbidden",
        ),
        (
            r#"{"filter": [{"type": "ALLOW", "pattern": "x", "entity_type": "A"}]}"#,
            "filter/0/entity_type",
            "extra_forbidden",
        ),
        (r#"{"filter": [{"type": "BLOCK", "pattern": "x"}]}"#, "filter/0/entity_type", "missing"),
        (r#"{"filter": [{"type": "BLOCK", "entity_type": "A"}]}"#, "filter/0/pattern", "missing"),
        (
            r#"{"filter": [{"type": "BLOCK", "entity_type": "", "pattern": "x"}]}"#,
            "filter/0/entity_type",
            "string_too_short",
        ),
        (r#"{"filter": [{"type": "BLOCK", "entity_type": "A", "pattern": "x", "threshold": 0}]}"#, "", ""),
        (r#"{"filter": [{"type": "BLOCK", "entity_type": "A", "pattern": "x", "threshold": 1}]}"#, "", ""),
        (
            r#"{"filter": [{"type": "BLOCK", "entity_type": "A", "pattern": "x", "threshold": 1.01}]}"#,
            "filter/0/threshold",
            "less_than_equal",
        ),
        (
            r#"{"filter": [{"type": "BLOCK", "entity_type": "A", "pattern": "x", "threshold": -0.1}]}"#,
            "filter/0/threshold",
            "greater_than_equal",
        ),
        (
            r#"{"filter": [{"type": "BLOCK", "entity_type": "A", "pattern": "x", "threshold": "1"}]}"#,
            "filter/0/threshold",
            "float_type",
        ),
        (
            r#"{"filter": [{"type": "BLOCK", "entity_type": "A", "pattern": "x", "threshold": true}]}"#,
            "filter/0/threshold",
            "float_type",
        ),
    ];
    check_group("/process/text", text(), "entity_detection", rows).await;
}

#[tokio::test]
async fn processed_text_is_one_of_three_shapes() {
    let rows: &[Row] = &[
        ("{}", "", ""),
        (r#"{"type": "MARKER"}"#, "", ""),
        (r#"{"pattern": "BEST_ENTITY_TYPE"}"#, "", ""),
        (r#"{"type": "SECRET"}"#, "type", "union_tag_invalid"),
        (r#"{"type": null}"#, "type", "union_tag_invalid"),
        ("null", "", "model_attributes_type"),
        (r#"{"type": "MARKER", "pattern": "--[ALL_ENTITY_TYPES]--"}"#, "", ""),
        (r#"{"type": "MARKER", "pattern": "[UNIQUE_HASHED_ENTITY_TYPE]"}"#, "", ""),
        (r#"{"type": "MARKER", "pattern": "SECRET"}"#, "pattern", "value_error"),
        (r#"{"type": "MARKER", "pattern": ""}"#, "pattern", "value_error"),
        (r#"{"type": "MARKER", "pattern": "BEST_ENTITY_TYPE ALL_ENTITY_TYPES"}"#, "pattern", "value_error"),
        (r#"{"type": "MARKER", "pattern": "BEST_ENTITY_TYPE BEST_ENTITY_TYPE"}"#, "pattern", "value_error"),
        (r#"{"type": "MARKER", "pattern": 5}"#, "pattern", "string_type"),
        (r#"{"type": "MARKER", "marker_language": "auto"}"#, "", ""),
        (r#"{"type": "MARKER", "marker_language": "uk"}"#, "", ""),
        (r#"{"type": "MARKER", "marker_language": "pl"}"#, "marker_language", "enum"),
        (r#"{"type": "MARKER", "marker_language": null}"#, "marker_language", "enum"),
        (r#"{"type": "MARKER", "coreference_resolution": "combined"}"#, "", ""),
        (r#"{"type": "MARKER", "coreference_resolution": null}"#, "", ""),
        (r#"{"type": "MARKER", "coreference_resolution": "SECRET"}"#, "coreference_resolution", "enum"),
        (r##"{"type": "MARKER", "mask_character": "#"}"##, "mask_character", "extra_forbidden"),
        (r#"{"mask_character": "*"}"#, "mask_character", "extra_forbidden"),
        (r#"{"type": "SYNTHETIC"}"#, "", ""),
        (r#"{"type": "SYNTHETIC", "coreference_resolution": null}"#, "", ""),
        (r#"{"type": "SYNTHETIC", "coreference_resolution": "model_prediction"}"#, "", ""),
        (r#"{"type": "SYNTHETIC", "coreference_resolution": 1}"#, "coreference_resolution", "enum"),
        (r#"{"type": "SYNTHETIC", "synthetic_entity_accuracy": "standard_automatic"}"#, "", ""),
        (
            r#"{"type": "SYNTHETIC", "synthetic_entity_accuracy": "high"}"#,
            "synthetic_entity_accuracy",
            "enum",
        ),
        (
            r#"{"type": "SYNTHETIC", "preserve_relationships": true}"#,
            "preserve_relationships",
            "extra_forbidden",
        ),
        (r#"{"type": "SYNTHETIC", "pattern": "BEST_ENTITY_TYPE"}"#, "pattern", "extra_forbidden"),
        (r#"{"type": "MASK"}"#, "", ""),
        (r#"{"type": "MASK", "mask_character": "😀"}"#, "", ""),
        (r#"{"type": "MASK", "mask_character": ""}"#, "mask_character", "string_too_short"),
        (r#"{"type": "MASK", "mask_character": "SECRET"}"#, "mask_character", "string_too_long"),
        (r#"{"type": "MASK", "mask_character": "e\u0301"}"#, "mask_character", "string_too_long"),
        (r#"{"type": "MASK", "mask_character": 1}"#, "mask_character", "string_type"),
    ];
    check_group("/process/text", text(), "processed_text", rows).await;
}

#[tokio::test]
async fn analysis_takes_a_locale_and_relations() {
    let rows: &[Row] = &[("null", "", ""), (r#""en-CA""#, "", ""), ("1", "", "string_type")];
    check_group("/analyze/text", text(), "locale", rows).await;
    let rows: &[Row] = &[
        ("{}", "", ""),
        ("null", "", "model_type"),
        (r#"{"coreference_resolution": null}"#, "", ""),
        (r#"{"coreference_resolution": "SECRET"}"#, "coreference_resolution", "enum"),
        (r#"{"enable_relation_extraction": true}"#, "", ""),
        (r#"{"enable_relation_extraction": 1}"#, "enable_relation_extraction", "bool_type"),
        (
            r#"{"coreference_resolution": null, "enable_relation_extraction": true}"#,
            "enable_relation_extraction",
            "value_error",
        ),
        (r#"{"x": 1}"#, "x", "extra_forbidden"),
    ];
    check_group("/analyze/text", text(), "relation_detection", rows).await;
}

#[tokio::test]
async fn re_identification_takes_markers_and_values() {
    let base = json!({ "processed_text": ["[NAME_1]"] });
    let path = "/process/text/reidentify";
    let rows: &[Row] = &[
        ("[]", "", ""),
        (r#"[{"processed_text": "NAME_1", "text": "x"}]"#, "", ""),
        (r#"[{"processed_text": "NAME_1"}]"#, "0/text", "missing"),
        (r#"[{"text": "SECRET"}]"#, "0/processed_text", "missing"),
        (r#"[{"processed_text": "NAME_1", "text": 1}]"#, "0/text", "string_type"),
        (
            r#"[{"processed_text": "NAME_1", "text": "x", "best_label": "NAME"}]"#,
            "0/best_label",
            "extra_forbidden",
        ),
        ("{}", "", "list_type"),
    ];
    check_group(path, base.clone(), "entities", rows).await;
    check_group(path, base.clone(), "model", &[(r#""""#, "", ""), ("null", "", "string_type")]).await;
    check_group(
        path,
        base.clone(),
        "reidentify_sensitive_fields",
        &[("false", "", ""), ("2", "", "bool_type")],
    )
    .await;
    check_group(
        path,
        json!({}),
        "processed_text",
        &[(r#""x""#, "", "list_type"), ("[1]", "0", "string_type")],
    )
    .await;
}

#[tokio::test]
async fn every_route_refuses_what_it_does_not_know_and_misses_what_it_needs() {
    let service = ready();
    let file = json!({ "data": "", "content_type": "text/plain" });
    for (path, needs, full) in [
        ("/process/text", "text", json!({ "text": [] })),
        ("/ner/text", "text", json!({ "text": [] })),
        ("/analyze/text", "text", json!({ "text": [] })),
        ("/process/text/reidentify", "processed_text", json!({ "processed_text": [] })),
        ("/process/files/base64", "file", json!({ "file": file })),
        ("/process/files/uri", "uri", json!({ "uri": "x" })),
    ] {
        let answer = service.post(path, &json!({})).await;
        assert_eq!(answer.status, 400, "{path}");
        assert_eq!(
            answer.json()["detail"],
            json!({ "loc": [needs], "msg": "Field required", "type": "missing" }),
            "{path}"
        );
        let mut more = full.clone();
        more["unknown"] = json!("SECRET");
        let answer = service.post(path, &more).await;
        assert_eq!(answer.json()["detail"]["loc"], json!(["unknown"]), "{path} {}", answer.text);
        assert_eq!(answer.json()["detail"]["type"], "extra_forbidden", "{path}");
        for body in ["[]", "null", "\"SECRET\"", "3"] {
            let answer = service.post_text(path, body).await;
            assert_eq!(
                (answer.status, &answer.json()["detail"]["loc"]),
                (400, &json!(["body"])),
                "{path} {body}"
            );
        }
    }
    // The options of one route are not those of another.
    let answer = service.post("/ner/text", &json!({ "text": [], "processed_text": {} })).await;
    assert_eq!(answer.json()["detail"]["type"], "extra_forbidden");
}

#[tokio::test]
async fn malformed_json_is_answered_with_its_position() {
    let service = ready();
    for (body, position) in [("", 0), ("{\"text\": [\"é\" SECRET]}", 14), ("{\"text\": [", 10)] {
        let answer = service.post_text("/process/text", body).await;
        assert_eq!(answer.status, 400, "{body}");
        let detail = &answer.json()["detail"];
        assert_eq!(
            (&detail["loc"], &detail["type"]),
            (&json!(["body", position]), &json!("json_invalid")),
            "{body}"
        );
        assert!(!answer.text.contains("SECRET"));
    }
    let deep = format!("{{\"text\": {}", "[".repeat(100_000));
    assert_eq!(service.post_text("/process/text", deep).await.json()["detail"]["type"], "json_invalid");
}
