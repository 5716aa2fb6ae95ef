//! Requests and answers as the contract writes them: one file an option group. Reading a request gives these types,
//! only validated; [`convert`] turns them into the engine's `Settings`, everything resolved.

pub(crate) mod answers;
pub(crate) mod audio;
pub(crate) mod bleep;
pub(crate) mod convert;
pub(crate) mod entity_detection;
pub(crate) mod file;
pub(crate) mod file_answers;
pub(crate) mod file_requests;
pub(crate) mod filters;
pub(crate) mod image;
pub(crate) mod object_detection;
pub(crate) mod ocr;
pub(crate) mod office;
pub(crate) mod pdf;
pub(crate) mod processed_text;
pub(crate) mod project;
pub(crate) mod reidentify;
pub(crate) mod text_requests;

use serde_json::Value;

use crate::schema::{Invalid, Kind, Object, Path, Report, object_of};

/// Reads a whole request; all that is wrong with it otherwise, never an empty list.
pub(crate) fn read<T: Object>(value: Value) -> Result<T, Vec<Invalid>> {
    let mut report = Report::default();
    match object_of::<T>().read(value, &Path::ROOT, &mut report) {
        Some(request) if report.is_empty() => Ok(request),
        _ => Err(report.into_errors()),
    }
}
