//! Booleans, numbers, strings and closed lists of strings.

use std::sync::Arc;

use serde_json::{Value, json};

use super::{Components, Kind, Path, Report};

/// `true`, `false`, and the strings `"true"` and `"false"`, which real clients send.
pub(crate) struct Boolean;

/// See [`Boolean`].
pub(crate) fn boolean() -> Boolean {
    Boolean
}

impl Kind for Boolean {
    type Out = bool;

    fn read(&self, value: Value, at: &Path<'_>, report: &mut Report) -> Option<bool> {
        match value {
            Value::Bool(value) => return Some(value),
            Value::String(text) => match text.as_str() {
                "true" => return Some(true),
                "false" => return Some(false),
                _ => report.add(
                    at,
                    "bool_parsing",
                    "Input should be a valid boolean, unable to interpret input",
                ),
            },
            _ => report.add(at, "bool_type", "Input should be a valid boolean"),
        }
        None
    }

    fn schema(&self, _: &mut Components) -> Value {
        json!({ "anyOf": [{ "type": "boolean" }, { "type": "string", "enum": ["true", "false"] }] })
    }
}

/// A whole number in a range. `200.0` counts as 200; strings and booleans are no numbers.
pub(crate) struct Integer {
    least: i64,
    most: i64,
}

/// See [`Integer`].
pub(crate) fn integer(least: i64, most: i64) -> Integer {
    Integer { least, most }
}

impl Kind for Integer {
    type Out = i64;

    fn read(&self, value: Value, at: &Path<'_>, report: &mut Report) -> Option<i64> {
        let Value::Number(number) = value else {
            report.add(at, "int_type", "Input should be a valid integer");
            return None;
        };
        let value = match (number.as_i64(), number.as_f64()) {
            (Some(value), _) => value,
            (None, Some(value)) if value.fract() == 0.0 => value as i64, // saturates, and the range refuses it
            _ => {
                report.add(
                    at,
                    "int_from_float",
                    "Input should be a valid integer, got a number with a fractional part",
                );
                return None;
            }
        };
        if value < self.least {
            report.add(
                at,
                "greater_than_equal",
                format!("Input should be greater than or equal to {}", self.least),
            );
            return None;
        }
        if value > self.most {
            report.add(at, "less_than_equal", format!("Input should be less than or equal to {}", self.most));
            return None;
        }
        Some(value)
    }

    fn schema(&self, _: &mut Components) -> Value {
        json!({ "type": "integer", "minimum": self.least, "maximum": self.most })
    }
}

/// A finite number, with limits where given.
pub(crate) struct Number {
    least: Option<f64>,
    most: Option<f64>,
}

/// See [`Number`].
pub(crate) fn number(least: Option<f64>, most: Option<f64>) -> Number {
    Number { least, most }
}

impl Kind for Number {
    type Out = f64;

    fn read(&self, value: Value, at: &Path<'_>, report: &mut Report) -> Option<f64> {
        let Some(value) = value.as_f64().filter(|value| value.is_finite()) else {
            report.add(at, "float_type", "Input should be a valid number");
            return None;
        };
        if let Some(least) = self.least.filter(|least| value < *least) {
            report.add(at, "greater_than_equal", format!("Input should be greater than or equal to {least}"));
            return None;
        }
        if let Some(most) = self.most.filter(|most| value > *most) {
            report.add(at, "less_than_equal", format!("Input should be less than or equal to {most}"));
            return None;
        }
        Some(value)
    }

    fn schema(&self, _: &mut Components) -> Value {
        let mut schema = json!({ "type": "number" });
        for (key, limit) in [("minimum", self.least), ("maximum", self.most)] {
            if let Some(limit) = limit {
                schema[key] = json!(limit);
            }
        }
        schema
    }
}

/// Any string.
pub(crate) struct Text;

/// See [`Text`].
pub(crate) fn string() -> Text {
    Text
}

impl Kind for Text {
    type Out = String;

    fn read(&self, value: Value, at: &Path<'_>, report: &mut Report) -> Option<String> {
        match value {
            Value::String(text) => Some(text),
            _ => {
                report.add(at, "string_type", "Input should be a valid string");
                None
            }
        }
    }

    fn schema(&self, _: &mut Components) -> Value {
        json!({ "type": "string" })
    }
}

/// A string that a function turns into something else, or refuses with `(type, msg)`.
pub(crate) struct Checked<T> {
    check: fn(String) -> Result<T, (&'static str, String)>,
    schema: fn() -> Value,
}

/// See [`Checked`]. `schema` makes what stands beside `"type": "string"`; only the document asks for it.
pub(crate) fn checked<T>(
    schema: fn() -> Value,
    check: fn(String) -> Result<T, (&'static str, String)>,
) -> Checked<T> {
    Checked { check, schema }
}

impl<T> Kind for Checked<T> {
    type Out = T;

    fn read(&self, value: Value, at: &Path<'_>, report: &mut Report) -> Option<T> {
        let text = Text.read(value, at, report)?;
        match (self.check)(text) {
            Ok(value) => Some(value),
            Err((kind, msg)) => {
                report.add(at, kind, msg);
                None
            }
        }
    }

    fn schema(&self, _: &mut Components) -> Value {
        let mut schema = json!({ "type": "string" });
        if let (Some(schema), Value::Object(more)) = (schema.as_object_mut(), (self.schema)()) {
            schema.extend(more);
        }
        schema
    }
}

/// A name and what it stands for.
pub(crate) type Choices<T> = &'static [(&'static str, T)];

/// One string out of a closed list.
pub(crate) struct OneOf<T: 'static> {
    choices: Arc<[(&'static str, T)]>,
}

/// See [`OneOf`].
pub(crate) fn one_of<T: Clone>(choices: Choices<T>) -> OneOf<T> {
    OneOf { choices: choices.into() }
}

impl<T: Clone> Kind for OneOf<T> {
    type Out = T;

    fn read(&self, value: Value, at: &Path<'_>, report: &mut Report) -> Option<T> {
        let found = value
            .as_str()
            .and_then(|text| self.choices.iter().find(|(name, _)| *name == text))
            .map(|(_, meaning)| meaning.clone());
        if found.is_none() {
            report.add(at, "enum", expected(self.choices.iter().map(|(name, _)| *name)));
        }
        found
    }

    fn schema(&self, _: &mut Components) -> Value {
        let names: Vec<&str> = self.choices.iter().map(|(name, _)| *name).collect();
        json!({ "type": "string", "enum": names })
    }
}

/// `Input should be 'a', 'b' or 'c'`
pub(crate) fn expected(names: impl Iterator<Item = &'static str>) -> String {
    let names: Vec<String> = names.map(|name| format!("'{name}'")).collect();
    match names.split_last() {
        Some((last, [])) => format!("Input should be {last}"),
        Some((last, rest)) => format!("Input should be {} or {last}", rest.join(", ")),
        None => "Input should not be given".to_owned(),
    }
}
