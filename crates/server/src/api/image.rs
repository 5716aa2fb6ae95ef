//! `image_options`

use blackbar_core::{ImageSettings, Masking};

use crate::schema::{Choices, boolean, object, one_of};

const MASKING: Choices<Masking> = &[("blur", Masking::Blur), ("blackbox", Masking::BlackBox)];

object! {
    /// How regions of pictures are covered.
    pub(crate) struct ImageOptions {
        /// Unless given: blur for objects, black box for text.
        masking_method: Option<Masking> = one_of(MASKING), optional;
        /// Accepted and ignored: the official client always sends it.
        palette: Option<bool> = boolean(), optional;
    }
}

impl ImageOptions {
    /// Everything resolved.
    pub(crate) fn settle(self) -> ImageSettings {
        let ImageOptions { masking_method, palette: _ignored } = self;
        ImageSettings { masking: masking_method }
    }
}
