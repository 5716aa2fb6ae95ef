//! What the re-identifying route takes.

use blackbar_detect::reidentify::Known;

use super::project::project_id;
use crate::schema::{array, boolean, object, object_of, string};

object! {
    /// A marker and what it stood for.
    pub(crate) struct KnownEntity {
        /// The marker, with or without its surrounding characters.
        processed_text: String = string(), required;
        /// The original.
        text: String = string(), required;
    }
}

object! {
    /// Texts to put the original values back into.
    pub(crate) struct ReidentifyTextRequest {
        /// The texts.
        processed_text: Vec<String> = array(string()), required;
        /// Markers and what they stood for.
        entities: Vec<KnownEntity> = array(object_of::<KnownEntity>()), default([]);
        /// False: payment and identity numbers come back masked.
        reidentify_sensitive_fields: bool = boolean(), default(true);
        /// Accepted and ignored: values are put back exactly, without a language model.
        model: String = string(), default("");
        /// Groups requests for reporting.
        project_id: String = project_id(), default("main");
    }
}

impl KnownEntity {
    /// In the words of `detect`.
    pub(crate) fn settle(self) -> Known {
        let KnownEntity { processed_text, text } = self;
        Known { processed_text, text }
    }
}
