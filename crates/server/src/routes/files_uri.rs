//! `POST /process/files/uri`: a file in an input folder in, its redacted copy in the output folder.

use axum::extract::{Request, State};
use axum::response::Response;
use axum::routing::{self, MethodRouter};
use blackbar_formats::recognise;
use serde_json::json;

use super::files_base64::Prepared;
use super::{Open, Route};
use crate::api::file_answers::{Delivered, FileAnswer};
use crate::api::file_requests::UriFileRequest;
use crate::app::Scope;
use crate::error::Failure;
use crate::jobs::{Done, Job, answer};
use crate::openapi::{About, post};

pub(crate) const ROUTE: Route = Route {
    path: "/process/files/uri",
    method: "post",
    open: Open::Never,
    handler: || -> MethodRouter<Scope> { routing::post(handle) },
    operation: |components| {
        post::<UriFileRequest, FileAnswer>(
            components,
            &About {
                summary: "Redact a file in a folder",
                description: "Finds entities in a file of a configured input folder and writes a copy without them \
                              to the configured output folder.",
                example: json!({ "uri": "/data/in/letter.txt" }),
            },
        )
    },
};

async fn handle(State(scope): State<Scope>, request: Request) -> Response {
    answer(scope, request, work).await
}

fn work(job: &Job, request: UriFileRequest) -> Result<Done, Failure> {
    let UriFileRequest { uri, options } = request;
    let prepared = Prepared::new(job, options)?;
    let folders = job.folders.as_ref().ok_or_else(|| {
        Failure::BadRequest("this service has no input and output folders configured".to_owned())
    })?;
    let input = folders.read(&uri, job.config.defaults.limits.input_bytes)?;
    let name = input.path.file_name().map(|name| name.to_string_lossy());
    let format = recognise(&input.bytes, name.as_deref())
        .ok_or_else(|| Failure::BadRequest("files of this type are not supported yet".to_owned()))?;
    let (mut file, wanted) = prepared.redact(job, format, input.bytes)?;
    let warnings = std::mem::take(&mut file.warnings);
    let bytes = std::mem::take(&mut file.bytes);
    let result = folders.deliver(&input.path, &bytes)?;
    Ok(Done::json(&FileAnswer::new(file, Delivered::At(result), wanted))?.warn(warnings))
}
