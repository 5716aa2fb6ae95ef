//! Objects: the `object!` macro, and how each way of giving a property is read and described.

use serde_json::{Map, Value, json};

use super::{Components, Path, Report};

/// A request object. Made by [`object!`].
pub(crate) trait Object: Sized {
    /// In the OpenAPI document.
    const NAME: &'static str;

    /// What it is for.
    const ABOUT: &'static [&'static str];

    /// Takes its properties out of the map. What is left is unknown.
    fn take(map: &mut Map<String, Value>, at: &Path<'_>, report: &mut Report) -> Option<Self>;

    /// Its properties.
    fn describe(shape: &mut Shape, components: &mut Components);
}

/// Reads an object and refuses properties it does not know.
pub(crate) fn read_whole<T: Object>(value: Value, at: &Path<'_>, report: &mut Report) -> Option<T> {
    let Value::Object(mut map) = value else {
        report.add(at, "model_type", "Input should be an object");
        return None;
    };
    let read = T::take(&mut map, at, report);
    for name in map.keys() {
        report.unknown_property(at, name);
    }
    if map.is_empty() { read } else { None }
}

/// The schema of an object in the making.
#[derive(Default)]
pub(crate) struct Shape {
    about: String,
    properties: Map<String, Value>,
    required: Vec<&'static str>,
}

impl Shape {
    /// With what it is for.
    pub(crate) fn about(about: &[&str]) -> Shape {
        Shape { about: joined(about), ..Shape::default() }
    }

    /// Adds a property.
    pub(crate) fn property(&mut self, name: &'static str, about: &[&str], mut schema: Value) {
        let about = joined(about);
        if !about.is_empty() {
            if schema.get("$ref").is_some() {
                schema = json!({ "allOf": [schema] });
            }
            schema["description"] = about.into();
        }
        self.properties.insert(name.to_owned(), schema);
    }

    /// Says that a property must be there.
    pub(crate) fn require(&mut self, name: &'static str) {
        self.required.push(name);
    }

    /// As JSON Schema.
    pub(crate) fn into_value(self) -> Value {
        let mut schema = json!({ "type": "object" });
        if !self.about.is_empty() {
            schema["description"] = self.about.into();
        }
        schema["properties"] = Value::Object(self.properties);
        if !self.required.is_empty() {
            schema["required"] = json!(self.required);
        }
        schema["additionalProperties"] = json!(false);
        schema
    }
}

/// The schema of an object.
pub(crate) fn schema<T: Object>(components: &mut Components) -> Shape {
    let mut shape = Shape::about(T::ABOUT);
    T::describe(&mut shape, components);
    shape
}

/// Doc comment lines as one text.
pub(crate) fn joined(lines: &[&str]) -> String {
    let lines: Vec<&str> = lines.iter().map(|line| line.trim()).collect();
    lines.join(" ").trim().to_owned()
}

/// The ways a property is given: each module reads it and describes it.
pub(crate) mod modes {
    use super::super::{Components, Kind, Path, Report};
    use super::{Object, Shape};
    use serde_json::{Map, Value};

    /// Where a property is read from.
    pub(crate) struct Source<'s> {
        /// The object.
        pub(crate) map: &'s mut Map<String, Value>,
        /// Its property.
        pub(crate) name: &'static str,
        /// The object's place.
        pub(crate) at: &'s Path<'s>,
        /// Errors.
        pub(crate) report: &'s mut Report,
    }

    impl Source<'_> {
        fn given<K: Kind>(&mut self, kind: &K) -> Option<Option<K::Out>> {
            let value = self.map.shift_remove(self.name)?;
            Some(kind.read(value, &self.at.key(self.name), self.report))
        }
    }

    /// What a property's declaration says.
    pub(crate) struct Declared<'d> {
        /// Its name.
        pub(crate) name: &'static str,
        /// What it means.
        pub(crate) about: &'d [&'d str],
        /// Null where there is none.
        pub(crate) default: Value,
    }

    /// Must be there.
    pub(crate) mod required {
        use super::*;

        pub(crate) fn take<K: Kind>(mut source: Source<'_>, kind: &K, _: Value) -> Option<K::Out> {
            if let Some(read) = source.given(kind) {
                return read;
            }
            source.report.add(&source.at.key(source.name), "missing", "Field required");
            None
        }

        pub(crate) fn describe<K: Kind>(
            shape: &mut Shape,
            components: &mut Components,
            kind: &K,
            declared: &Declared<'_>,
        ) {
            shape.property(declared.name, declared.about, kind.schema(components));
            shape.require(declared.name);
        }
    }

    /// Read from a default when it is not there.
    pub(crate) mod default {
        use super::*;

        pub(crate) fn take<K: Kind>(mut source: Source<'_>, kind: &K, default: Value) -> Option<K::Out> {
            match source.given(kind) {
                Some(read) => read,
                None => kind.read(default, &source.at.key(source.name), source.report),
            }
        }

        pub(crate) fn describe<K: Kind>(
            shape: &mut Shape,
            components: &mut Components,
            kind: &K,
            declared: &Declared<'_>,
        ) {
            let mut schema = kind.schema(components);
            if schema.get("$ref").is_some() {
                schema = serde_json::json!({ "allOf": [schema] });
            }
            schema["default"] = declared.default.clone();
            shape.property(declared.name, declared.about, schema);
        }
    }

    /// May be missing.
    pub(crate) mod optional {
        use super::*;

        pub(crate) fn take<K: Kind>(mut source: Source<'_>, kind: &K, _: Value) -> Option<Option<K::Out>> {
            source.given(kind).map_or(Some(None), |read| read.map(Some))
        }

        pub(crate) fn describe<K: Kind>(
            shape: &mut Shape,
            components: &mut Components,
            kind: &K,
            declared: &Declared<'_>,
        ) {
            shape.property(declared.name, declared.about, kind.schema(components));
        }
    }

    /// May be missing; then the service's configuration decides, whose own default is shown.
    pub(crate) mod configured {
        pub(crate) use super::default::describe;
        pub(crate) use super::optional::take;
    }

    /// The properties of another object stand among this one's.
    pub(crate) mod flatten {
        use super::*;
        use crate::schema::composite::ObjectKind;

        pub(crate) fn take<T: Object>(source: Source<'_>, _: &ObjectKind<T>, _: Value) -> Option<T> {
            let Source { map, name: _, at, report } = source;
            T::take(map, at, report)
        }

        pub(crate) fn describe<T: Object>(
            shape: &mut Shape,
            components: &mut Components,
            _: &ObjectKind<T>,
            _: &Declared<'_>,
        ) {
            T::describe(shape, components);
        }
    }
}

/// Declares a request object: the struct, its reading and its description.
///
/// `name: Type = kind, mode;` where the mode is `required`, `default(json)`, `optional`, `configured(json)` or
/// `flatten`.
macro_rules! object {
    (
        $(#[doc = $about:literal])*
        $vis:vis struct $Name:ident {
            $(
                $(#[doc = $property_about:literal])*
                $property:ident : $Type:ty = $kind:expr, $mode:ident $(($($default:tt)+))? ;
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

        impl $crate::schema::Object for $Name {
            const NAME: &'static str = stringify!($Name);
            const ABOUT: &'static [&'static str] = &[$($about),*];

            fn take(
                map: &mut serde_json::Map<String, serde_json::Value>,
                at: &$crate::schema::Path<'_>,
                report: &mut $crate::schema::Report,
            ) -> Option<Self> {
                let _ = (&map, at, &report);
                $(
                    let $property: Option<$Type> = $crate::schema::modes::$mode::take(
                        $crate::schema::modes::Source {
                            map: &mut *map,
                            name: stringify!($property),
                            at,
                            report: &mut *report,
                        },
                        &$kind,
                        $crate::schema::object!(@default $($($default)+)?),
                    );
                )*
                Some($Name { $($property: $property?),* })
            }

            fn describe(
                shape: &mut $crate::schema::Shape,
                components: &mut $crate::schema::Components,
            ) {
                let _ = (&shape, &components);
                $(
                    $crate::schema::modes::$mode::describe(
                        shape,
                        components,
                        &$kind,
                        &$crate::schema::modes::Declared {
                            name: stringify!($property),
                            about: &[$($property_about),*],
                            default: $crate::schema::object!(@default $($($default)+)?),
                        },
                    );
                )*
            }
        }
    };
    (@default) => { serde_json::Value::Null };
    (@default $($default:tt)+) => { serde_json::json!($($default)+) };
}
pub(crate) use object;
