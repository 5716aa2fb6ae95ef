//! Handwriting and the picture of it that older programs show instead: who removes the one removes the other.

use super::{Flow, Tag};
use blackbar_core::Element;

impl Flow<'_, '_, '_> {
    /// Follows the choices between new and old forms of a content, and notes the pictures that stand for handwriting.
    pub(super) fn ink_choice(&mut self, tag: &Tag<'_, '_>) {
        match tag.name {
            "AlternateContent" if !tag.empty => self.choices.push(false),
            "contentPart" => self.choices.last_mut().into_iter().for_each(|is_ink| *is_ink = true),
            "blip" | "imagedata" | "svgBlip"
                if self.choices.last() == Some(&true)
                    && self.within("Fallback")
                    && self.wants(Element::InkDrawings) =>
            {
                // `r:embed` of newer pictures, `r:id` of older ones.
                let refers = |name: &str| matches!(name, "embed" | "id" | "pict");
                let referred =
                    tag.attributes.iter().filter(|one| refers(one.name) && one.full_name.contains(':'));
                self.shelf.ink_pictures.extend(referred.map(|one| (self.part.index, one.value.to_owned())));
            }
            _ => {}
        }
    }

    /// The end of an element.
    pub(super) fn end_choice(&mut self, name: &str) {
        if name == "AlternateContent" {
            self.choices.pop();
        }
    }
}
