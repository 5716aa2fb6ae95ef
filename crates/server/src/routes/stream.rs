//! `WS /ws`: streaming text. Each message `{"text": "..."}` is answered by the item that `/process/text` would give; a
//! wrong one by `{"detail": ...}`, and the connection stays open.

use std::sync::Arc;

use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::response::{IntoResponse, Response};
use axum::routing::{self, MethodRouter};
use serde_json::{Value, json};

use super::process_text::{Asked, redact};
use super::{Open, Route};
use crate::api;
use crate::api::text_requests::StreamedText;
use crate::app::Scope;
use crate::error::Failure;
use crate::jobs::{Done, Job, Ticket};
use crate::openapi::get;
use crate::schema::Components;

pub(crate) const ROUTE: Route = Route {
    path: "/ws",
    method: "get",
    open: Open::Never,
    handler: || -> MethodRouter<Scope> { routing::get(handle) },
    operation,
};

fn operation(components: &mut Components) -> Value {
    let mut operation =
        get(components, "Redact text as it is written (WebSocket)", "application/json", &json!({}));
    operation["description"] =
        "Each message is `{\"text\": \"...\"}`, with `entity_detection`, `processed_text` and \
                                `project_id` where wanted; each answer is the item that /process/text gives."
            .into();
    if let Some(responses) = operation["responses"].as_object_mut() {
        responses.shift_remove("200");
        responses.insert("101".to_owned(), json!({ "description": "The connection is a WebSocket now." }));
        let error = json!({ "$ref": "#/components/schemas/InternalError" });
        responses.insert(
            "426".to_owned(),
            json!({
                "description": "The route was called without an upgrade.",
                "content": { "application/json": { "schema": error } },
            }),
        );
    }
    operation
}

async fn handle(
    State(scope): State<Scope>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Response {
    let Ok(upgrade) = upgrade else { return Failure::NotWebSocket.into_response() };
    if let Err(failure) = scope.app.ready() {
        return failure.into_response();
    }
    let limit = scope.app.config.body_limit;
    upgrade.max_message_size(limit).max_frame_size(limit).on_upgrade(move |socket| converse(socket, scope))
}

async fn converse(mut socket: WebSocket, scope: Scope) {
    let mut abort = scope.app.abort.subscribe();
    loop {
        let message = tokio::select! {
            message = socket.recv() => message,
            _ = abort.wait_for(|abort| *abort) => return,
        };
        let text = match message {
            Some(Ok(Message::Text(text))) => text,
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
            Some(Ok(Message::Binary(_))) => {
                let refusal = Failure::BadRequest("messages should be text".to_owned());
                if socket.send(Message::text(refusal.into_body().to_string())).await.is_err() {
                    return;
                }
                continue;
            }
            Some(Ok(Message::Close(_)) | Err(_)) | None => return,
        };
        let answered = match answer(&scope, text.as_str().to_owned()).await {
            Ok(answer) => answer,
            Err(failure) => failure.into_body().to_string(),
        };
        scope.app.metrics.gave_out(answered.len());
        if socket.send(Message::text(answered)).await.is_err() {
            return;
        }
    }
}

async fn answer(scope: &Scope, message: String) -> Result<String, Failure> {
    let ticket = Ticket::take(&Arc::clone(&scope.app))?;
    scope.app.metrics.took_in(message.len());
    let (outcome, _) = ticket.run(scope.clone(), move |job| work(job, &message)).await;
    outcome?.into_text()
}

fn work(job: &Job, message: &str) -> Result<Done, Failure> {
    let value = crate::json::parse(message.as_bytes()).map_err(|error| Failure::Invalid(vec![error]))?;
    let StreamedText { text, entity_detection, processed_text, project_id } = api::read(value)?;
    let asked = Asked { linked: false, entity_detection, processed_text, project_id };
    let answers = redact(job, &[text], asked)?;
    Done::json(&answers.into_iter().next())
}
