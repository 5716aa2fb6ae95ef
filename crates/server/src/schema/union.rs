//! Objects of several shapes, told apart by one property.

use std::marker::PhantomData;

use serde_json::{Map, Value, json};

use super::{Components, Kind, Path, Report, scalar::expected};

/// One of several objects. Made by [`union!`].
pub(crate) trait Union: Sized {
    /// In the OpenAPI document.
    const NAME: &'static str;
    /// The property that tells the shapes apart.
    const TAG: &'static str;
    /// The shape of an object without that property, where there is one.
    const DEFAULT: Option<&'static str>;
    /// The names of each shape, the first being its own and the rest aliases.
    const VARIANTS: &'static [&'static [&'static str]];

    /// Takes the properties of the shape at `index` of [`Union::VARIANTS`].
    fn take(index: usize, map: &mut Map<String, Value>, at: &Path<'_>, report: &mut Report) -> Option<Self>;

    /// The name and the schema of the shape at `index`, without the tag.
    fn variant(index: usize, components: &mut Components) -> Option<(&'static str, super::Shape)>;
}

/// A union as a kind.
pub(crate) struct UnionKind<T>(PhantomData<T>);

/// See [`UnionKind`].
pub(crate) fn union_of<T: Union>() -> UnionKind<T> {
    UnionKind(PhantomData)
}

impl<T: Union> Kind for UnionKind<T> {
    type Out = T;

    fn read(&self, value: Value, at: &Path<'_>, report: &mut Report) -> Option<T> {
        let Value::Object(mut map) = value else {
            report.add(at, "model_attributes_type", "Input should be an object");
            return None;
        };
        let tag = match (map.shift_remove(T::TAG), T::DEFAULT) {
            (Some(tag), _) => tag,
            (None, Some(default)) => default.into(),
            (None, None) => {
                let msg = format!("Unable to extract tag using discriminator '{}'", T::TAG);
                report.add(&at.key(T::TAG), "union_tag_not_found", msg);
                return None;
            }
        };
        let index = tag.as_str().and_then(|tag| T::VARIANTS.iter().position(|names| names.contains(&tag)));
        let Some(index) = index else {
            let names = expected(T::VARIANTS.iter().filter_map(|names| names.first().copied()));
            report.add(&at.key(T::TAG), "union_tag_invalid", names);
            return None;
        };
        let read = T::take(index, &mut map, at, report);
        for name in map.keys() {
            report.unknown_property(at, name);
        }
        if map.is_empty() { read } else { None }
    }

    fn schema(&self, components: &mut Components) -> Value {
        components.reference(T::NAME, |components| {
            let mut references = Vec::new();
            let mut mapping = Map::new();
            for (index, names) in T::VARIANTS.iter().enumerate() {
                let Some((name, mut shape)) = T::variant(index, components) else { continue };
                let own = names.first().copied().unwrap_or_default();
                let tag = if names.len() == 1 { json!({ "const": own }) } else { json!({ "enum": names }) };
                shape.property(T::TAG, &[], tag);
                if T::DEFAULT != Some(own) {
                    shape.require(T::TAG);
                }
                let reference = components.reference(name, |_| shape.into_value());
                for alias in *names {
                    mapping.insert((*alias).to_owned(), reference["$ref"].clone());
                }
                references.push(reference);
            }
            json!({ "oneOf": references, "discriminator": { "propertyName": T::TAG, "mapping": mapping } })
        })
    }
}

/// Declares a union: `enum Name by "tag" or "default" { "A" | "alias" => Variant(Object), ... }`.
macro_rules! union {
    (
        $(#[doc = $about:literal])*
        $vis:vis enum $Name:ident by $tag:literal $(or $default:literal)? {
            $($name:literal $(| $alias:literal)* => $Variant:ident($Object:ty),)*
        }
    ) => {
        $(#[doc = $about])*
        #[derive(Clone, Debug)]
        $vis enum $Name {
            $(
                #[doc = concat!("`", $name, "`")]
                $Variant($Object),
            )*
        }

        impl $crate::schema::Union for $Name {
            const NAME: &'static str = stringify!($Name);
            const TAG: &'static str = $tag;
            const DEFAULT: Option<&'static str> = $crate::schema::union!(@default $($default)?);
            const VARIANTS: &'static [&'static [&'static str]] = &[$(&[$name $(, $alias)*]),*];

            fn take(
                index: usize,
                map: &mut serde_json::Map<String, serde_json::Value>,
                at: &$crate::schema::Path<'_>,
                report: &mut $crate::schema::Report,
            ) -> Option<Self> {
                match Self::VARIANTS.get(index)?.first().copied()? {
                    $($name => <$Object as $crate::schema::Object>::take(map, at, report).map($Name::$Variant),)*
                    _ => None,
                }
            }

            fn variant(
                index: usize,
                components: &mut $crate::schema::Components,
            ) -> Option<(&'static str, $crate::schema::Shape)> {
                match Self::VARIANTS.get(index)?.first().copied()? {
                    $($name => Some((
                        <$Object as $crate::schema::Object>::NAME,
                        $crate::schema::object_schema::<$Object>(components),
                    )),)*
                    _ => None,
                }
            }
        }
    };
    (@default) => { None };
    (@default $default:literal) => { Some($default) };
}
pub(crate) use union;
