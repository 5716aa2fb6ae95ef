//! Our readers and writers against those of others.

use blackbar_core::{Edit, Edits};
use blackbar_formats::{Csv, Json, Xml};
use proptest::prelude::*;
use serde_json::Value;

use crate::corpus::{open, readings, samples, write};

fn json_values() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        (-1e9..1e9f64).prop_map(Value::from),
        "\\PC{0,12}".prop_map(Value::from),
        any::<String>().prop_map(Value::from),
    ];
    leaf.prop_recursive(4, 40, 6, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..6).prop_map(Value::from),
            prop::collection::vec(("\\PC{0,6}", inner), 0..6)
                .prop_map(|members| Value::Object(members.into_iter().collect())),
        ]
    })
}

/// Strings and numbers, in the order of the file.
fn flatten(value: &Value, to: &mut Vec<String>) {
    match value {
        Value::String(text) if !text.is_empty() => to.push(text.clone()),
        Value::Number(number) => to.push(number.to_string()),
        Value::Array(items) => items.iter().for_each(|item| flatten(item, to)),
        Value::Object(members) => members.values().for_each(|member| flatten(member, to)),
        _ => {}
    }
}

/// The same shape with every string and number replaced.
fn masked(value: &Value) -> Value {
    match value {
        Value::String(text) if !text.is_empty() => Value::from("[\"X\"]"),
        Value::Number(_) => Value::from("[\"X\"]"),
        Value::Array(items) => items.iter().map(masked).collect(),
        Value::Object(members) => {
            Value::Object(members.iter().map(|(key, member)| (key.clone(), masked(member))).collect())
        }
        other => other.clone(),
    }
}

fn mask_all(format: &dyn blackbar_core::Format, bytes: &[u8], by: &str) -> Vec<u8> {
    let document = open(format, bytes).expect("opens");
    let edits =
        document.text().passages().iter().map(|passage| Edit { range: passage.range, text: by.into() });
    let edits = Edits::new(edits.collect()).expect("passages are disjoint");
    write(document, &edits).bytes
}

/// All records, by the reader of another library.
fn csv_records(bytes: &[u8]) -> Vec<Vec<String>> {
    let mut reader = csv_core::Reader::new();
    let (mut records, mut record, mut field) = (Vec::new(), Vec::new(), Vec::new());
    let mut rest = bytes;
    let mut buffer = [0; 64];
    loop {
        let (result, read, written) = reader.read_field(rest, &mut buffer);
        rest = &rest[read..];
        field.extend_from_slice(&buffer[..written]);
        match result {
            csv_core::ReadFieldResult::Field { record_end } => {
                record.push(String::from_utf8(std::mem::take(&mut field)).expect("UTF-8"));
                if record_end {
                    records.push(std::mem::take(&mut record));
                }
            }
            csv_core::ReadFieldResult::End => return records,
            csv_core::ReadFieldResult::InputEmpty | csv_core::ReadFieldResult::OutputFull => {}
        }
    }
}

fn csv_text(table: &[Vec<String>]) -> String {
    let mut text = String::new();
    for row in table {
        let cells: Vec<String> =
            row.iter().map(|cell| format!("\"{}\"", cell.replace('"', "\"\""))).collect();
        text.push_str(&cells.join(","));
        text.push_str("\r\n");
    }
    text
}

proptest! {
    #[test]
    fn json_is_read_as_serde_reads_it(value in json_values(), pretty in any::<bool>()) {
        let text = if pretty { serde_json::to_string_pretty(&value) } else { serde_json::to_string(&value) }.expect("serialises");
        // A file of control characters alone is refused as binary.
        let Ok(document) = open(&Json, text.as_bytes()) else {
            prop_assume!(false);
            return Ok(());
        };
        let mut expected = Vec::new();
        flatten(&value, &mut expected);
        prop_assert_eq!(readings(document.text()), expected);
        let output = mask_all(&Json, text.as_bytes(), "[\"X\"]");
        prop_assert_eq!(serde_json::from_slice::<Value>(&output).expect("sound"), masked(&value));
    }

    #[test]
    fn what_serde_accepts_opens_and_the_rest_does_not(text in "[\\[\\]{}:,\"a0-9.eE+\\-\\\\ntrufalsn ]{0,24}") {
        let values: Result<Vec<Value>, _> = serde_json::Deserializer::from_str(&text).into_iter::<Value>().collect();
        let accepted = values.is_ok_and(|values| !values.is_empty());
        prop_assert_eq!(open(&Json, text.as_bytes()).is_ok(), accepted, "{}", text);
    }

    #[test]
    fn quoted_tables_are_read_as_csv_core_reads_them(
        table in prop::collection::vec(prop::collection::vec("[a-z0-9 ,;\"\\n\\té]{1,9}", 3), 4..8),
    ) {
        let text = csv_text(&table);
        let document = open(&Csv, text.as_bytes()).expect("opens");
        prop_assert_eq!(readings(document.text()), table.concat());
        let records = csv_records(&mask_all(&Csv, text.as_bytes(), "x, \"y\""));
        prop_assert!(records.iter().all(|record| record.len() == 3 && record.iter().all(|cell| cell == "x, \"y\"")));
    }

    #[test]
    fn masked_bare_tables_keep_their_shape(
        table in prop::collection::vec(prop::collection::vec("[a-z]{1,5}[0-9]{1,3}", 4), 4..8),
    ) {
        let text: String = table.iter().map(|row| row.join(",") + "\n").collect();
        let records = csv_records(&mask_all(&Csv, text.as_bytes(), "a,\"b\"\n"));
        prop_assert_eq!(records.len(), table.len());
        prop_assert!(records.iter().all(|record| record.len() == 4 && record.iter().all(|cell| cell == "a,\"b\"\n")));
    }
}

/// Well-formed in the eyes of quick-xml.
fn is_sound_xml(bytes: &[u8]) -> bool {
    let mut reader = quick_xml::Reader::from_reader(bytes);
    let config = reader.config_mut();
    config.check_end_names = true;
    let mut buffer = Vec::new();
    loop {
        buffer.clear();
        match reader.read_event_into(&mut buffer) {
            Ok(quick_xml::events::Event::Eof) => return true,
            Ok(quick_xml::events::Event::Start(tag) | quick_xml::events::Event::Empty(tag)) => {
                if tag.attributes().any(|attribute| attribute.is_err()) {
                    return false;
                }
            }
            Ok(_) => {}
            Err(_) => return false,
        }
    }
}

#[test]
fn masked_xml_is_sound_for_quick_xml() {
    let xml =
        samples().iter().filter(|sample| sample.format.name() == "XML" && !sample.name.contains("UTF-16"));
    for sample in xml {
        for by in ["X", "<b a=\"1\">&amp;", "]]>", "--", "?>", "'\"", "\u{1}\n"] {
            let output = mask_all(&Xml, &sample.bytes, by);
            assert!(is_sound_xml(&output), "{} by {by}", sample.name);
        }
    }
}
