//! `POST /process/files/base64`: a file in, its redacted copy out.

use axum::extract::{Request, State};
use axum::response::Response;
use axum::routing::{self, MethodRouter};
use blackbar_core::Format;
use blackbar_engine::{RedactedFile, redact_file};
use blackbar_formats::for_content_type;
use serde_json::json;

use super::process_text::usage;
use super::{Open, Route};
use crate::api::answers::ReturnEntity;
use crate::api::convert::file_settings;
use crate::api::file::{Bytes, File};
use crate::api::file_answers::{Delivered, FileAnswer, Wanted};
use crate::api::file_requests::{Base64FileRequest, FileOptions};
use crate::api::processed_text::ProcessedText;
use crate::app::Scope;
use crate::error::Failure;
use crate::jobs::{Done, Job, answer};
use crate::metering::Usage;
use crate::openapi::{About, post};

pub(crate) const ROUTE: Route = Route {
    path: "/process/files/base64",
    method: "post",
    open: Open::Never,
    handler: || -> MethodRouter<Scope> { routing::post(handle) },
    operation: |components| {
        post::<Base64FileRequest, FileAnswer>(
            components,
            &About {
                summary: "Redact a file",
                description: "Finds entities in a file and gives back a copy of the same format without them.",
                example: json!({
                    "file": {
                        "data": "TXkgbmFtZSBpcyBKb2huIFNtaXRoLg==",
                        "content_type": "text/plain",
                    },
                }),
            },
        )
    },
};

async fn handle(State(scope): State<Scope>, request: Request) -> Response {
    answer(scope, request, work).await
}

fn work(job: &Job, request: Base64FileRequest) -> Result<Done, Failure> {
    let Base64FileRequest { file: File { data: Bytes(bytes), content_type }, options } = request;
    let prepared = Prepared::new(job, options)?;
    let format = for_content_type(content_type)
        .ok_or_else(|| Failure::BadRequest(format!("files of type {content_type} are not supported yet")))?;
    let (mut file, wanted) = prepared.redact(job, format, bytes)?;
    let warnings = std::mem::take(&mut file.warnings);
    let bytes = std::mem::take(&mut file.bytes);
    Ok(Done::json(&FileAnswer::new(file, Delivered::Inline(bytes), wanted))?.warn(warnings))
}

/// The options of a file request, resolved; shared with the route for files in folders.
pub(super) struct Prepared {
    settings: blackbar_engine::Settings,
    wanted: Wanted,
    filters: usize,
    synthetic: bool,
    project_id: String,
}

impl Prepared {
    /// Resolves and checks the options.
    pub(super) fn new(job: &Job, options: FileOptions) -> Result<Prepared, Failure> {
        job.counts_for(&options.project_id);
        let wanted = Wanted {
            return_entity: ReturnEntity(options.entity_detection.return_entity),
            processed_text: options.return_processed_text,
            objects: options.object_entity_detection.is_some(),
        };
        let filters = options.entity_detection.filter.len();
        let synthetic = matches!(options.processed_text, ProcessedText::Synthetic(_));
        let project_id = options.project_id.clone();
        let settings = file_settings(options, &job.defaults, job.scope.dialect)?;
        Ok(Prepared { settings, wanted, filters, synthetic, project_id })
    }

    /// Redacts and counts.
    pub(super) fn redact(
        self,
        job: &Job,
        format: &dyn Format,
        bytes: Vec<u8>,
    ) -> Result<(RedactedFile, Wanted), Failure> {
        let Prepared { settings, wanted, filters, synthetic, project_id } = self;
        let file = redact_file(format, bytes, &settings, job.tools()?, &job.cancel)
            .map_err(|error| job.failure(error, filters))?;
        let text = std::slice::from_ref(&file.text.original);
        let usage = Usage { synthetic, ..usage(text, settings.detection.accuracy.name(), project_id) };
        job.count(&usage, file.text.entities.labels());
        Ok((file, wanted))
    }
}
