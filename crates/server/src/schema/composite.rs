//! Arrays, values that may be null, and objects as kinds.

use std::marker::PhantomData;

use serde_json::{Value, json};

use super::{Components, Kind, Object, Path, Report, read_whole};

/// An array of one kind.
pub(crate) struct Array<K> {
    items: K,
    most: Option<usize>,
}

/// Any number of items.
pub(crate) fn array<K: Kind>(items: K) -> Array<K> {
    Array { items, most: None }
}

impl<K> Array<K> {
    /// No more than this many.
    pub(crate) fn at_most(mut self, most: usize) -> Array<K> {
        self.most = Some(most);
        self
    }
}

impl<K: Kind> Kind for Array<K> {
    type Out = Vec<K::Out>;

    fn read(&self, value: Value, at: &Path<'_>, report: &mut Report) -> Option<Self::Out> {
        let Value::Array(values) = value else {
            report.add(at, "list_type", "Input should be a valid list");
            return None;
        };
        if let Some(most) = self.most.filter(|most| values.len() > *most) {
            report.add(at, "too_long", format!("List should have at most {most} items"));
            return None;
        }
        let mut items = Vec::with_capacity(values.len());
        let mut sound = true;
        for (index, value) in values.into_iter().enumerate() {
            match self.items.read(value, &at.index(index), report) {
                Some(item) => items.push(item),
                None => sound = false,
            }
        }
        sound.then_some(items)
    }

    fn schema(&self, components: &mut Components) -> Value {
        let mut schema = json!({ "type": "array", "items": self.items.schema(components) });
        if let Some(most) = self.most {
            schema["maxItems"] = json!(most);
        }
        schema
    }
}

/// The kind, or null.
pub(crate) struct Nullable<K>(K);

/// See [`Nullable`].
pub(crate) fn nullable<K: Kind>(kind: K) -> Nullable<K> {
    Nullable(kind)
}

impl<K: Kind> Kind for Nullable<K> {
    type Out = Option<K::Out>;

    fn read(&self, value: Value, at: &Path<'_>, report: &mut Report) -> Option<Self::Out> {
        match value {
            Value::Null => Some(None),
            value => self.0.read(value, at, report).map(Some),
        }
    }

    fn schema(&self, components: &mut Components) -> Value {
        json!({ "anyOf": [self.0.schema(components), { "type": "null" }] })
    }
}

/// An object without unknown properties.
pub(crate) struct ObjectKind<T>(PhantomData<T>);

/// See [`ObjectKind`].
pub(crate) fn object_kind<T: Object>() -> ObjectKind<T> {
    ObjectKind(PhantomData)
}

impl<T: Object> Kind for ObjectKind<T> {
    type Out = T;

    fn read(&self, value: Value, at: &Path<'_>, report: &mut Report) -> Option<T> {
        read_whole(value, at, report)
    }

    fn schema(&self, components: &mut Components) -> Value {
        components.reference(T::NAME, |components| super::object::schema::<T>(components).into_value())
    }
}
