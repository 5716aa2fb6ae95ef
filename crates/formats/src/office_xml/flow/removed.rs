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
            let splice = Splice { range: attribute.range, text: String::new() };
            self.shelf.fixed.push((self.part.index, splice));
        }
    }

    /// Whether an attribute goes whatever it holds.
    pub(super) fn goes(&self, attribute: &Attribute<'p>) -> bool {
        match attribute.name {
            // The drawing once more, in a package of its own, for programs that know newer drawings.
            "gfxdata" => !self.shelf.settings.elements.is_empty(),
            // Who has two documents can tell by them whether they were written in one sitting.
            name if name.starts_with("rsid") => {
                matches!(self.part.kind, PartKind::Word(_) | PartKind::Markup(_))
                    && self.wants(Element::CoreProperties)
            }
            _ => false,
        }
    }

    /// Takes an attribute out, with the blank before it.
    pub(super) fn drop_attribute(&mut self, attribute: &Attribute<'p>) {
        let range = TextRange::new(attribute.whole.start().saturating_sub(1), attribute.whole.end());
        match self.shelf.fixed.last_mut() {
            // A paragraph has three or four of them in a row.
            Some((part, last))
                if *part == self.part.index && last.text.is_empty() && last.range.end() == range.start() =>
            {
                last.range = last.range.cover(range);
            }
            _ => self.shelf.fixed.push((self.part.index, Splice { range, text: String::new() })),
        }
    }
}
