//! What goes whatever it holds: copies, sessions, folders, handwriting.

use blackbar_core::{Element, TextRange};

use super::Flow;
use crate::office_xml::markup::{Attribute, Tag};
use crate::office_xml::part_kind::PartKind;
use crate::office_xml::source::Splice;

impl<'p> Flow<'p, '_, '_> {
    /// Says that handwriting goes.
    pub(in super::super) fn ink_removed(&mut self) {
        const WARNING: &str = "ink drawings were removed";
        if !self.shelf.warnings.contains(&WARNING) {
            self.shelf.warnings.push(WARNING);
        }
    }

    /// Empties an attribute.
    pub(super) fn clear_attribute(&mut self, tag: &Tag<'_, 'p>, name: &str) {
        if let Some(attribute) = tag.attribute(name) {
            let splice = Splice::gone(attribute.range);
            self.shelf.fixed.push((self.part.index, splice));
        }
    }

    /// Takes an attribute out that goes whatever it holds. Says whether it was one.
    pub(super) fn goes(&mut self, attribute: &Attribute<'p>) -> bool {
        match attribute.name {
            // The drawing once more, in a package of its own or as a picture, and its equation, for programs that know newer or older ones.
            "gfxdata" | "equationxml" | "fallbackImg" if !self.shelf.settings.elements.is_empty() => {
                self.drop_attribute(attribute);
            }
            // Who has two documents can tell by them whether they were written in one sitting.
            name if name.starts_with("rsid") && self.has_sessions() => {
                self.shelf.out.session(self.part.index, with_blank(attribute));
            }
            _ => return false,
        }
        true
    }

    /// Whether marks of editing sessions go from this part.
    pub(super) fn has_sessions(&self) -> bool {
        matches!(self.part.kind, PartKind::Word(_) | PartKind::Markup(_))
            && self.wants(Element::CoreProperties)
    }

    pub(super) fn drop_attribute(&mut self, attribute: &Attribute<'p>) {
        let splice = Splice::gone(with_blank(attribute));
        self.shelf.fixed.push((self.part.index, splice));
    }
}

/// An attribute and the blank before it.
fn with_blank(attribute: &Attribute<'_>) -> TextRange {
    TextRange::new(attribute.whole.start().saturating_sub(1), attribute.whole.end())
}
