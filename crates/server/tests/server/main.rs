//! The service as its clients see it, on fake models: what it refuses and where it says the error is, the shapes of
//! its answers, and how it behaves when it is busy, broken or going down.

#![expect(clippy::unwrap_used, clippy::panic, reason = "helpers of tests fail as tests do")]

mod answers;
mod auth;
mod documents;
mod fakes;
mod files;
mod overload;
mod routes;
mod streaming;
mod support;
mod validation;
mod validation_options;
