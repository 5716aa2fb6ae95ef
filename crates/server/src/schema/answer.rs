//! Answers: structs that serialise themselves and describe themselves in the OpenAPI document.

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use serde_json::{Value, json};

use super::Components;

/// A type of an answer.
pub(crate) trait Described {
    /// Its JSON Schema.
    fn described(components: &mut Components) -> Value;
}

macro_rules! plain {
    ($($Type:ty => $schema:tt),* $(,)?) => {
        $(impl Described for $Type {
            fn described(_: &mut Components) -> Value {
                json!($schema)
            }
        })*
    };
}

plain! {
    String => { "type": "string" },
    &'static str => { "type": "string" },
    bool => { "type": "boolean" },
    usize => { "type": "integer", "minimum": 0 },
    u32 => { "type": "integer", "minimum": 0 },
    f64 => { "type": "number" },
    Scores => { "type": "object", "additionalProperties": { "type": "number" } },
    Value => { "anyOf": [{ "type": "string" }, { "type": "integer" }] },
}

impl<T: Described> Described for Vec<T> {
    fn described(components: &mut Components) -> Value {
        json!({ "type": "array", "items": T::described(components) })
    }
}

impl<T: Described> Described for Option<T> {
    fn described(components: &mut Components) -> Value {
        json!({ "anyOf": [T::described(components), { "type": "null" }] })
    }
}

/// Names with numbers, in a given order.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Scores(pub(crate) Vec<(String, f64)>);

impl Serialize for Scores {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (name, score) in &self.0 {
            map.serialize_entry(name, score)?;
        }
        map.end()
    }
}

/// Declares an answer: `name: Type;` is always there, `name: Option<Type>, omitted;` is left out when there is none.
macro_rules! answer {
    (
        $(#[doc = $about:literal])*
        $vis:vis struct $Name:ident {
            $(
                $(#[doc = $property_about:literal])*
                $property:ident : $Type:ty $(, $omitted:ident)? ;
            )*
        }
    ) => {
        $(#[doc = $about])*
        #[derive(Clone, Debug)]
        $vis struct $Name {
            $(
                $(#[doc = $property_about])*
                pub(crate) $property: $Type,
            )*
        }

        impl serde::Serialize for $Name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                use serde::ser::SerializeMap as _;
                let mut map = serializer.serialize_map(None)?;
                $($crate::schema::answer!(@put map, self, $property $(, $omitted)?);)*
                map.end()
            }
        }

        impl $crate::schema::Described for $Name {
            fn described(components: &mut $crate::schema::Components) -> serde_json::Value {
                components.reference(stringify!($Name), |components| {
                    let mut shape = $crate::schema::Shape::about(&[$($about),*]);
                    $(
                        let schema = <$Type as $crate::schema::Described>::described(components);
                        $crate::schema::answer!(@property shape, schema, $property, [$($property_about),*] $(, $omitted)?);
                    )*
                    shape.into_value()
                })
            }
        }
    };
    (@put $map:ident, $answer:expr, $property:ident) => {
        $map.serialize_entry($crate::schema::plain_name(stringify!($property)), &$answer.$property)?;
    };
    (@put $map:ident, $answer:expr, $property:ident, omitted) => {
        if let Some(value) = &$answer.$property {
            $map.serialize_entry($crate::schema::plain_name(stringify!($property)), value)?;
        }
    };
    (@property $shape:ident, $schema:ident, $property:ident, $about:expr) => {
        $shape.property($crate::schema::plain_name(stringify!($property)), &$about, $schema);
        $shape.require($crate::schema::plain_name(stringify!($property)));
    };
    (@property $shape:ident, $schema:ident, $property:ident, $about:expr, omitted) => {
        // `Option` describes itself as nullable; a property that is left out is never null.
        $shape.property($crate::schema::plain_name(stringify!($property)), &$about, $schema["anyOf"][0].clone());
    };
}
pub(crate) use answer;

/// A field's name as JSON writes it: `r#type` is `type`.
pub(crate) fn plain_name(name: &'static str) -> &'static str {
    name.trim_start_matches("r#")
}
