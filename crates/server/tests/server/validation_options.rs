//! The options of the file routes and the bleep route, as tables.

use serde_json::{Value, json};

use crate::support::ready;
use crate::validation::{Row, check_group};

fn file() -> Value {
    json!({ "file": { "data": "SGVsbG8=", "content_type": "text/plain" } })
}

async fn check(option: &str, rows: &[Row]) {
    check_group("/process/files/base64", file(), option, rows).await;
}

#[tokio::test]
async fn a_file_is_base64_of_a_known_type() {
    check(
        "file",
        &[
            (r#"{"data": "SGVsbG8=", "content_type": "text/plain"}"#, "", ""),
            (r#"{"data": "SGVs\r\nbG8", "content_type": "text/plain"}"#, "", ""),
            (r#"{"data": "SECRET!", "content_type": "text/plain"}"#, "data", "base64_decode"),
            (r#"{"data": "SGVsb", "content_type": "text/plain"}"#, "data", "base64_decode"),
            (r#"{"data": 1, "content_type": "text/plain"}"#, "data", "string_type"),
            (r#"{"data": null, "content_type": "text/plain"}"#, "data", "string_type"),
            (r#"{"content_type": "text/plain"}"#, "data", "missing"),
            (r#"{"data": ""}"#, "content_type", "missing"),
            (r#"{"data": "", "content_type": "text/html"}"#, "content_type", "enum"),
            (r#"{"data": "", "content_type": "TEXT/PLAIN"}"#, "content_type", "enum"),
            (r#"{"data": "", "content_type": "message/rfc822"}"#, "content_type", "enum"),
            (r#"{"data": "", "content_type": 4}"#, "content_type", "enum"),
            (r#"{"data": "", "content_type": "text/plain", "name": "SECRET"}"#, "name", "extra_forbidden"),
            (r#""SECRET""#, "", "model_type"),
        ],
    )
    .await;
}

#[tokio::test]
async fn pdf_options() {
    check(
        "pdf_options",
        &[
            ("{}", "", ""),
            ("null", "", "model_type"),
            (r#"{"approach": "enhanced", "density": 72, "max_resolution": 10}"#, "", ""),
            (r#"{"approach": "auto"}"#, "", ""),
            (r#"{"approach": "SECRET"}"#, "approach", "enum"),
            (r#"{"density": 200.0}"#, "", ""),
            (r#"{"density": 1.5}"#, "density", "int_from_float"),
            (r#"{"density": "200"}"#, "density", "int_type"),
            (r#"{"density": true}"#, "density", "int_type"),
            (r#"{"density": null}"#, "density", "int_type"),
            (r#"{"density": 0}"#, "density", "greater_than_equal"),
            (r#"{"density": -1}"#, "density", "greater_than_equal"),
            (r#"{"density": 99999999999999999999}"#, "density", "less_than_equal"),
            (r#"{"density": 1e300}"#, "density", "less_than_equal"),
            (r#"{"max_resolution": 0}"#, "max_resolution", "greater_than_equal"),
            (r#"{"max_resolution": []}"#, "max_resolution", "int_type"),
            (r#"{"enable_pdf_text_layer": "false"}"#, "", ""),
            (r#"{"enable_pdf_text_layer": 1}"#, "enable_pdf_text_layer", "bool_type"),
            (r#"{"use_inline_replacement": false}"#, "", ""),
            (r#"{"use_inline_replacement": "no"}"#, "use_inline_replacement", "bool_parsing"),
            (r#"{"dpi": 1}"#, "dpi", "extra_forbidden"),
        ],
    )
    .await;
}

#[tokio::test]
async fn office_options() {
    check(
        "office_options",
        &[
            ("{}", "", ""),
            (r#"{"chart_behaviour": "set_to_zero", "unsupported_image_behaviour": "keep"}"#, "", ""),
            (r#"{"chart_behaviour": "SECRET"}"#, "chart_behaviour", "enum"),
            (r#"{"unsupported_image_behaviour": "leave"}"#, "unsupported_image_behaviour", "enum"),
            (r#"{"structure_tables": 1}"#, "structure_tables", "bool_type"),
            (r#"{"original_file_integrity_check": "x"}"#, "original_file_integrity_check", "bool_parsing"),
            (r#"{"bin_containing_file_behaviour": "leave"}"#, "", ""),
            (r#"{"bin_containing_file_behaviour": "keep"}"#, "bin_containing_file_behaviour", "enum"),
            (r#"{"element_types_to_process": []}"#, "", ""),
            (r#"{"element_types_to_process": ["Paragraphs", "InkDrawings"]}"#, "", ""),
            (
                r#"{"element_types_to_process": ["Paragraphs", "SECRET"]}"#,
                "element_types_to_process/1",
                "enum",
            ),
            (r#"{"element_types_to_process": ["paragraphs"]}"#, "element_types_to_process/0", "enum"),
            (r#"{"element_types_to_process": "Tables"}"#, "element_types_to_process", "list_type"),
            (r#"{"x": 1}"#, "x", "extra_forbidden"),
        ],
    )
    .await;
}

#[tokio::test]
async fn image_options() {
    check(
        "image_options",
        &[
            ("{}", "", ""),
            (r#"{"masking_method": "blur", "palette": true}"#, "", ""),
            (r#"{"masking_method": "blackbox", "palette": "false"}"#, "", ""),
            (r#"{"masking_method": "SECRET"}"#, "masking_method", "enum"),
            (r#"{"masking_method": null}"#, "masking_method", "enum"),
            (r#"{"palette": 1}"#, "palette", "bool_type"),
            (r#"{"pallette": true}"#, "pallette", "extra_forbidden"),
        ],
    )
    .await;
}

#[tokio::test]
async fn audio_options() {
    check(
        "audio_options",
        &[
            ("{}", "", ""),
            (r#"{"bleep_start_padding": 0, "bleep_end_padding": 0.0}"#, "", ""),
            (r#"{"bleep_start_padding": -0.1}"#, "bleep_start_padding", "greater_than_equal"),
            (r#"{"bleep_end_padding": -1}"#, "bleep_end_padding", "greater_than_equal"),
            (r#"{"bleep_end_padding": "1"}"#, "bleep_end_padding", "float_type"),
            (r#"{"distortion_steps": -3}"#, "", ""),
            (r#"{"distortion_steps": 0.5}"#, "distortion_steps", "int_from_float"),
            (r#"{"bleep_frequency": 300, "bleep_gain": -50}"#, "", ""),
            (r#"{"bleep_frequency": "600"}"#, "bleep_frequency", "int_type"),
            (r#"{"bleep_frequency": 0}"#, "bleep_frequency", "greater_than_equal"),
            (r#"{"bleep_gain": 1.5}"#, "", ""),
            (r#"{"bleep_gain": null}"#, "bleep_gain", "float_type"),
            (r#"{"gain": 1}"#, "gain", "extra_forbidden"),
        ],
    )
    .await;
}

#[tokio::test]
async fn ocr_options() {
    check(
        "ocr_options",
        &[
            ("{}", "", ""),
            (r#"{"padding_ratio": 0.2}"#, "", ""),
            (r#"{"ocr_system": "builtin_ocr", "padding_ratio": 1}"#, "", ""),
            (r#"{"ocr_system": "paddleocr", "padding_ratio": 0}"#, "", ""),
            (r#"{"ocr_system": "hybrid", "padding_ratio": 0.5}"#, "", ""),
            (r#"{"ocr_system": "cloud_a_textract"}"#, "", ""),
            (r#"{"ocr_system": "aws_textract"}"#, "", ""),
            (r#"{"ocr_system": "cloud_b_computer_vision"}"#, "", ""),
            (r#"{"ocr_system": "azure_computer_vision"}"#, "", ""),
            (r#"{"ocr_system": "cloud_b_doc_intelligence"}"#, "", ""),
            (r#"{"ocr_system": "azure_doc_intelligence"}"#, "", ""),
            (
                r#"{"ocr_system": "azure_doc_intelligence", "padding_ratio": 0.1}"#,
                "padding_ratio",
                "extra_forbidden",
            ),
            (r#"{"ocr_system": "SECRET"}"#, "ocr_system", "union_tag_invalid"),
            (r#"{"ocr_system": "hybrid", "padding_ratio": 1.01}"#, "padding_ratio", "less_than_equal"),
            (
                r#"{"ocr_system": "builtin_ocr", "padding_ratio": -0.01}"#,
                "padding_ratio",
                "greater_than_equal",
            ),
            (r#"{"ocr_system": "builtin_ocr", "padding_ratio": "0.1"}"#, "padding_ratio", "float_type"),
            (r#"{"ocr_system": "builtin_ocr", "x": 1}"#, "x", "extra_forbidden"),
            ("[]", "", "model_attributes_type"),
        ],
    )
    .await;
}

#[tokio::test]
async fn object_entity_detection() {
    check(
        "object_entity_detection",
        &[
            ("{}", "", ""),
            ("null", "", "model_type"),
            (r#"{"object_entity_types": [{"type": "ENABLE", "value": ["FACE", "LOGO"]}]}"#, "", ""),
            (
                r#"{"object_entity_types": [{"type": "DISABLE", "value": ["SIGNATURE", "LICENSE_PLATE"]}]}"#,
                "",
                "",
            ),
            (
                r#"{"object_entity_types": [{"type": "ENABLE", "value": ["FACE", "NAME"]}]}"#,
                "object_entity_types/0/value/1",
                "enum",
            ),
            (
                r#"{"object_entity_types": [{"type": "x", "value": []}]}"#,
                "object_entity_types/0/type",
                "union_tag_invalid",
            ),
            (
                r#"{"object_entity_types": [{"value": []}]}"#,
                "object_entity_types/0/type",
                "union_tag_not_found",
            ),
            (r#"{"object_entity_types": {}}"#, "object_entity_types", "list_type"),
            (r#"{"x": 1}"#, "x", "extra_forbidden"),
        ],
    )
    .await;
}

#[tokio::test]
async fn the_rest_of_the_file_body() {
    check("return_processed_text", &[("false", "", ""), ("0", "", "bool_type")]).await;
    check("project_id", &[(r#""x:y""#, "", ""), (r#""x y""#, "", "string_pattern_mismatch")]).await;
    check("processed_text", &[(r#"{"type": "MASK", "pattern": "x"}"#, "pattern", "extra_forbidden")]).await;
    check(
        "entity_detection",
        &[(r#"{"filter": [{"type": "ALLOW", "pattern": "("}]}"#, "filter/0/pattern", "value_error")],
    )
    .await;
    check("csv_options", &[("{}", "", "extra_forbidden")]).await;
    check("uri", &[(r#""x""#, "", "extra_forbidden")]).await;
}

#[tokio::test]
async fn the_bleep_route_lists_everything_that_is_wrong() {
    let service = ready();
    let audio = json!({ "data": "AAAA", "content_type": "audio/mp3" });
    let cases: &[(Value, Value)] = &[
        (json!({}), json!([[["file"], "missing"], [["timestamps"], "missing"]])),
        (
            json!({ "file": audio, "timestamps": [{ "start": -1, "end": 1 }, { "start": 1 }, { "start": "1", "end": 2 }] }),
            json!([
                [["timestamps", 0, "start"], "greater_than_equal"],
                [["timestamps", 1, "end"], "missing"],
                [["timestamps", 2, "start"], "float_type"]
            ]),
        ),
        (
            json!({ "file": audio, "timestamps": [{ "start": 2.0, "end": 2.0 }, { "start": 3, "end": 1 }] }),
            json!([[["timestamps", 0, "end"], "greater_than"], [["timestamps", 1, "end"], "greater_than"]]),
        ),
        (
            json!({ "file": { "data": "SECRET!", "content_type": "text/plain" }, "timestamps": [], "x": 1 }),
            json!([
                [["file", "data"], "base64_decode"],
                [["file", "content_type"], "enum"],
                [["x"], "extra_forbidden"]
            ]),
        ),
        (
            json!({ "file": audio, "timestamps": [], "bleep_frequency": 1.5, "bleep_gain": "x" }),
            json!([[["bleep_frequency"], "int_from_float"], [["bleep_gain"], "float_type"]]),
        ),
    ];
    for (body, errors) in cases {
        let answer = service.post("/bleep", body).await;
        assert_eq!(answer.status, 422, "{body}: {}", answer.text);
        let json = answer.json();
        let got: Vec<Value> =
            json["detail"].as_array().unwrap().iter().map(|e| json!([e["loc"], e["type"]])).collect();
        assert_eq!(Value::from(got), *errors, "{body}");
        assert!(json["detail"][0].get("msg").is_some() && !answer.text.contains("SECRET"));
    }
    let answer = service.post_text("/bleep", "{").await;
    assert_eq!((answer.status, &answer.json()["detail"][0]["loc"]), (422, &json!(["body", 1])));
    let fine = json!({ "file": audio, "timestamps": [{ "start": 1.0, "end": 2.0 }], "bleep_frequency": 500, "bleep_gain": -30 });
    let answer = service.post("/bleep", &fine).await;
    assert_eq!(answer.status, 400);
    assert!(answer.detail().contains("not an MP3 file"));
}

#[tokio::test]
async fn numbers_that_are_none_and_ten_thousand_stretches_are_answered() {
    let service = ready();
    for number in ["NaN", "Infinity", "-Infinity", "1e999"] {
        let body = format!(
            r#"{{"file": {{"data": "AAAA", "content_type": "audio/wav"}}, "timestamps": [{{"start": 0, "end": {number}}}]}}"#
        );
        let answer = service.post_text("/bleep", body).await;
        assert_eq!(answer.status, 422, "{number}: {}", answer.text);
    }
    // Two seconds of silence at 8 kHz.
    let mut wav =
        b"RIFF\x24\x7D\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0\x40\x1F\0\0\x80\x3E\0\0\x02\0\x10\0data\0\x7D\0\0"
            .to_vec();
    wav.resize(44 + 32_000, 0);
    let audio = json!({ "data": base64_simd::STANDARD.encode_to_string(&wav), "content_type": "audio/wav" });
    let stretch = |n: u32| json!({ "start": f64::from(n) * 0.001, "end": f64::from(n) * 0.001 + 0.0005 });
    let many: Vec<Value> = (0..10_000).rev().map(stretch).collect();
    for timestamps in
        [json!(many), json!([{ "start": 1.5, "end": 1e300 }]), json!([{ "start": 9, "end": 10 }]), json!([])]
    {
        let body = json!({ "file": audio, "timestamps": timestamps });
        let answer = service.post("/bleep", &body).await;
        assert_eq!(answer.status, 200, "{}", answer.text);
        let bleeped = answer.json()["bleeped_file"].as_str().unwrap().to_owned();
        assert_eq!(base64_simd::STANDARD.decode_to_vec(bleeped).unwrap().len(), wav.len());
    }
}
