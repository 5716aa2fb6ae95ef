//! Whatever the text: recognizers answer with sound ranges, and replacing leaves a text that can be put back.
#![no_main]

use blackbar_core::{Cancel, ExtractedText, Language, Secret};
use blackbar_detect::choose::Choice;
use blackbar_detect::known::Named;
use blackbar_detect::reading::blocks;
use blackbar_detect::replace::{Session, Style};
use blackbar_detect::{Wanted, detect};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: String| {
    let source = ExtractedText::running(text);
    let (choice, cancel) = (Choice::default(), Cancel::new());
    let wanted = Wanted { choice: &choice, filters: &[], tagger: None, cancel: &cancel };
    for style in [Style::default(), Style::Synthetic { coreference: None }] {
        let mut session = Session::new(style, Secret::new([7; 32]));
        let mut named = Named::default();
        for (_, reading) in blocks(&source) {
            let Ok(entities) = detect(&reading, &mut named, &wanted) else { continue };
            for entity in &entities {
                assert!(!entity.range.of(reading.text()).is_empty());
            }
            let replacements = session.replace(reading.text(), &entities, &[(Language::ENGLISH, 1.0)]);
            assert_eq!(replacements.len(), entities.len());
        }
    }
});
