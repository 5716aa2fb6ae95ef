//! One declaration a type, three uses: it validates and reads a request, fills in its defaults, and describes
//! itself in the OpenAPI document. What the page promises is therefore what the service checks.
//!
//! A [`Kind`] is a small value that knows one JSON type and its limits (`integer(1, 9)`, `one_of(..)`); the
//! [`object!`](macro@object) and [`union!`](macro@union) macros put kinds together. Errors are
//! collected in a [`Report`] with the exact place, in the words of pydantic, and never quote what was sent.

mod answer;
mod composite;
mod object;
mod path;
mod scalar;
mod union;

pub(crate) use answer::{Described, Scores, answer, plain_name};
pub(crate) use composite::{array, nullable, object_kind as object_of};
pub(crate) use object::{Object, Shape, modes, object, read_whole, schema as object_schema};
pub use path::{Invalid, LocStep};
pub(crate) use path::{Path, Report};
pub(crate) use scalar::{Checked, Choices, boolean, checked, integer, number, one_of, string};
pub(crate) use union::{Union, union, union_of};

use serde_json::{Map, Value, json};

/// A JSON type with its limits.
pub(crate) trait Kind {
    /// What a sound value becomes.
    type Out;

    /// Reads a value; what is wrong with it goes into the report, and then there is no value.
    fn read(&self, value: Value, at: &Path<'_>, report: &mut Report) -> Option<Self::Out>;

    /// Its JSON Schema.
    fn schema(&self, components: &mut Components) -> Value;
}

/// The named schemas of the OpenAPI document.
#[derive(Default)]
pub(crate) struct Components {
    schemas: Map<String, Value>,
}

impl Components {
    /// A reference to a named schema, which is built the first time it is asked for.
    pub(crate) fn reference(&mut self, name: &str, build: impl FnOnce(&mut Components) -> Value) -> Value {
        if !self.schemas.contains_key(name) {
            self.schemas.insert(name.to_owned(), Value::Null);
            let schema = build(self);
            self.schemas.insert(name.to_owned(), schema);
        }
        json!({ "$ref": format!("#/components/schemas/{name}") })
    }

    /// All of them.
    pub(crate) fn into_schemas(self) -> Map<String, Value> {
        self.schemas
    }
}
