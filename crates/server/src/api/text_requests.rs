//! What the text routes take.

use blackbar_detect::coreference::Coreference;

use super::entity_detection::EntityDetection;
use super::processed_text::{COREFERENCE, ProcessedText};
use super::project::project_id;
use crate::schema::{array, boolean, nullable, object, object_of, one_of, string, union_of};

object! {
    /// Texts to redact.
    pub(crate) struct ProcessTextRequest {
        /// The texts.
        text: Vec<String> = array(string()), required;
        /// Whether the texts are one: they share context and numbering, and are answered one by one.
        link_batch: bool = boolean(), default(false);
        /// What is looked for.
        entity_detection: EntityDetection = object_of::<EntityDetection>(), default({});
        /// How it is replaced.
        processed_text: ProcessedText = union_of::<ProcessedText>(), default({ "type": "MARKER" });
        /// Groups requests for reporting.
        project_id: String = project_id(), default("main");
    }
}

object! {
    /// Texts to find entities in.
    pub(crate) struct NerTextRequest {
        /// The texts.
        text: Vec<String> = array(string()), required;
        /// Whether the texts are one: they share context, and are answered one by one.
        link_batch: bool = boolean(), default(false);
        /// What is looked for.
        entity_detection: EntityDetection = object_of::<EntityDetection>(), default({});
        /// Groups requests for reporting.
        project_id: String = project_id(), default("main");
    }
}

object! {
    /// Ties between entities.
    pub(crate) struct RelationDetection {
        /// Which mentions are brought together; null: none are.
        coreference_resolution: Option<Coreference> = nullable(one_of(COREFERENCE)), default("heuristics");
        /// Whether ties between entities are looked for; needs coreference resolution.
        enable_relation_extraction: bool = boolean(), default(false);
    }
}

object! {
    /// Texts to analyse.
    pub(crate) struct AnalyzeTextRequest {
        /// The texts.
        text: Vec<String> = array(string()), required;
        /// Whether the texts are one: they share context, and are answered one by one.
        link_batch: bool = boolean(), default(false);
        /// What is looked for.
        entity_detection: EntityDetection = object_of::<EntityDetection>(), default({});
        /// Settles what the language leaves open, such as the order of day and month: `en-CA`.
        locale: Option<String> = nullable(string()), default(null);
        /// Ties between entities.
        relation_detection: RelationDetection = object_of::<RelationDetection>(), default({});
        /// Groups requests for reporting.
        project_id: Option<String> = nullable(project_id()), default("main");
    }
}

object! {
    /// One message of the streaming route.
    pub(crate) struct StreamedText {
        /// The text.
        text: String = string(), required;
        /// What is looked for.
        entity_detection: EntityDetection = object_of::<EntityDetection>(), default({});
        /// How it is replaced.
        processed_text: ProcessedText = union_of::<ProcessedText>(), default({ "type": "MARKER" });
        /// Groups requests for reporting.
        project_id: String = project_id(), default("main");
    }
}
