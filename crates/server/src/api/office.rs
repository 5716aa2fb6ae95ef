//! `office_options`

use blackbar_core::Element;
use blackbar_core::{BinBehaviour, ChartBehaviour, OfficeSettings, UnsupportedImages};

use crate::schema::{Choices, array, boolean, object, one_of};

const CHARTS: Choices<ChartBehaviour> =
    &[("deidentify", ChartBehaviour::Deidentify), ("set_to_zero", ChartBehaviour::SetToZero)];

const IMAGES: Choices<UnsupportedImages> =
    &[("replace", UnsupportedImages::Replace), ("keep", UnsupportedImages::Keep)];

const BINS: Choices<BinBehaviour> = &[("convert", BinBehaviour::Convert), ("leave", BinBehaviour::Leave)];

/// The twelve elements by their names on the wire.
pub(crate) const ELEMENTS: Choices<Element> = &[
    ("Paragraphs", Element::Paragraphs),
    ("Tables", Element::Tables),
    ("Charts", Element::Charts),
    ("Hyperlinks", Element::Hyperlinks),
    ("Headers", Element::Headers),
    ("Footnotes", Element::Footnotes),
    ("ReviewComments", Element::ReviewComments),
    ("ReviewCommentAuthors", Element::ReviewCommentAuthors),
    ("SmartArts", Element::SmartArts),
    ("CoreProperties", Element::CoreProperties),
    ("AltText", Element::AltText),
    ("InkDrawings", Element::InkDrawings),
];

object! {
    /// How office files are processed.
    pub(crate) struct OfficeOptions {
        /// How charts are handled.
        chart_behaviour: ChartBehaviour = one_of(CHARTS), default("deidentify");
        /// What happens to images that cannot be handled: swapped for a blank one, or left.
        unsupported_image_behaviour: UnsupportedImages = one_of(IMAGES), default("replace");
        /// Whether the first row of a table is taken for its headers.
        structure_tables: bool = boolean(), default(true);
        /// Whether a corrupted file is refused rather than warned about.
        original_file_integrity_check: bool = boolean(), default(true);
        /// What happens to unreadable inner .bin files: removed, or left as they are.
        bin_containing_file_behaviour: BinBehaviour = one_of(BINS), default("convert");
        /// Which elements are processed; all of them unless given.
        element_types_to_process: Option<Vec<Element>> = array(one_of(ELEMENTS)), optional;
    }
}

impl OfficeOptions {
    /// Everything resolved.
    pub(crate) fn settle(self) -> OfficeSettings {
        let OfficeOptions {
            chart_behaviour,
            unsupported_image_behaviour,
            structure_tables,
            original_file_integrity_check,
            bin_containing_file_behaviour,
            element_types_to_process,
        } = self;
        OfficeSettings {
            charts: chart_behaviour,
            unsupported_images: unsupported_image_behaviour,
            structure_tables,
            integrity_check: original_file_integrity_check,
            bins: bin_containing_file_behaviour,
            elements: element_types_to_process
                .unwrap_or_else(|| ELEMENTS.iter().map(|(_, element)| *element).collect()),
        }
    }
}
