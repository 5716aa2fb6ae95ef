//! Where a passage lies in the file it came from, in the terms the answer reports.

/// A box on a page, as fractions of its width and height, origin at the upper left.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rect {
    /// Left edge.
    pub x0: f32,
    /// Upper edge.
    pub y0: f32,
    /// Right edge.
    pub x1: f32,
    /// Lower edge.
    pub y1: f32,
}

/// The part of an office file or page a passage belongs to; the names are the contract's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Element {
    Paragraphs,
    Tables,
    Charts,
    Hyperlinks,
    Headers,
    Footnotes,
    ReviewComments,
    ReviewCommentAuthors,
    SmartArts,
    CoreProperties,
    AltText,
    InkDrawings,
}

/// Where a passage lies.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Place {
    /// In a text file: the passage's range in the text says it all.
    #[default]
    Text,
    /// On a page, slide or sheet (from 1), in an element.
    Page {
        /// From 1.
        page: u32,
        /// Which part of it.
        element: Element,
    },
    /// In a picture: one box a word.
    Image {
        /// Page or layer, from 1.
        page: u32,
        /// The box of the passage. Elsewhere, as a large sheet has millions of places.
        area: Box<Rect>,
    },
    /// In a recording, in seconds.
    Audio {
        /// Where it begins and ends.
        times: Box<(f64, f64)>,
    },
}
