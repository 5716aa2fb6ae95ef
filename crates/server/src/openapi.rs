//! The OpenAPI 3.1 document, put together from the declarations of the routes and of their types.

use serde_json::{Map, Value, json};

use crate::routes::{self, Open};
use crate::schema::{Components, Described, Kind, Object, object_of};

/// The version of the API that is served.
pub(crate) const API_VERSION: &str = "4.2.0";

/// The text of an operation.
pub(crate) struct About {
    /// One line.
    pub(crate) summary: &'static str,
    /// More.
    pub(crate) description: &'static str,
    /// A request that works.
    pub(crate) example: Value,
}

/// An operation that takes and gives JSON.
pub(crate) fn post<R: Object, A: Described>(components: &mut Components, about: &About) -> Value {
    let request = object_of::<R>().schema(components);
    let answer = A::described(components);
    json!({
        "summary": about.summary,
        "description": about.description,
        "requestBody": {
            "required": true,
            "content": { "application/json": { "schema": request, "example": about.example } },
        },
        "responses": responses(components, "application/json", &answer),
    })
}

/// An operation without a body.
pub(crate) fn get(
    components: &mut Components,
    summary: &'static str,
    content_type: &str,
    answer: &Value,
) -> Value {
    json!({ "summary": summary, "responses": responses(components, content_type, answer) })
}

fn responses(components: &mut Components, content_type: &str, answer: &Value) -> Value {
    let user = user_error(components);
    let internal = internal_error(components);
    let refused =
        |why: &str| json!({ "description": why, "content": { "application/json": { "schema": internal } } });
    let mut busy = refused("Busy, starting, draining, or out of time.");
    busy["headers"] = json!({ "Retry-After": {
        "description": "Seconds after which to try again; absent when the time limit was reached.",
        "schema": { "type": "integer" },
    } });
    json!({
        "200": { "description": "Done.", "content": { content_type: { "schema": answer } } },
        "400": { "description": "The request is wrong.", "content": { "application/json": { "schema": user } } },
        "401": refused("No key or a wrong one, where keys are asked for."),
        "404": refused("There is no such route."),
        "405": refused("The route does not take this method."),
        "408": refused("The body did not arrive in time."),
        "413": refused("The body is too long."),
        "415": refused("The body is not application/json."),
        "500": refused("The service failed."),
        "503": busy,
    })
}

/// The answer to a wrong request.
fn user_error(components: &mut Components) -> Value {
    let validation = validation_error(components, "ValidationError");
    components.reference("UserError", |_| {
        json!({
            "type": "object",
            "description": "Why a request was refused: in words, or as the first thing wrong with its body.",
            "properties": { "detail": { "anyOf": [{ "type": "string" }, validation] } },
            "required": ["detail"],
        })
    })
}

/// The answer when the request could not be served.
fn internal_error(components: &mut Components) -> Value {
    components.reference("InternalError", |_| {
        json!({
            "type": "object",
            "description": "Why a request was not served, in words.",
            "properties": { "detail": { "type": "string" } },
            "required": ["detail"],
        })
    })
}

/// One thing that is wrong with a body.
pub(crate) fn validation_error(components: &mut Components, name: &str) -> Value {
    components.reference(name, |_| {
        json!({
            "type": "object",
            "description": "What is wrong with a body, and where.",
            "properties": {
                "description": { "type": "string", "description": "For people." },
                "loc": {
                    "type": "array",
                    "items": { "anyOf": [{ "type": "string" }, { "type": "integer" }] },
                    "description": "The place in the body, or a character position.",
                },
                "msg": { "type": "string" },
                "type": { "type": "string" },
            },
            "required": ["loc", "msg", "type"],
        })
    })
}

/// The whole document.
pub(crate) fn document(keys: bool) -> Value {
    let mut components = Components::default();
    let mut paths = Map::new();
    for route in routes::ALL {
        let mut operation = (route.operation)(&mut components);
        operation["operationId"] = operation_id(route.method, route.path).into();
        if keys && route.open == Open::Never {
            operation["security"] = json!([{ "ApiKey": [] }, { "Bearer": [] }]);
        }
        let path = paths.entry(route.path).or_insert_with(|| json!({}));
        path[route.method] = operation;
    }
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Blackbar",
            "version": API_VERSION,
            "description": "Finds personal, health and payment data in texts and files and gives back a redacted copy.",
            "license": { "name": "Apache-2.0", "identifier": "Apache-2.0" },
        },
        "servers": [{ "url": "." }],
        "paths": paths,
        "components": {
            "schemas": components.into_schemas(),
            "securitySchemes": {
                "ApiKey": { "type": "apiKey", "in": "header", "name": "x-api-key" },
                "Bearer": { "type": "http", "scheme": "bearer" },
            },
        },
    })
}

fn operation_id(method: &str, path: &str) -> String {
    let words: Vec<&str> = path.split(['/', '.']).filter(|word| !word.is_empty()).collect();
    format!("{method}_{}", if words.is_empty() { "root".to_owned() } else { words.join("_") })
}
