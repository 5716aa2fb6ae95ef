//! HE-AAC as an encoder that is not ours wrote it (fdk-aac 2, by the crate fdk-aac-sys): the band above the core is coded
//! apart from it, and version 2 codes the second channel apart too. All of that has to go where it is bleeped.

use blackbar_core::{Cancel, FileSettings, Limits};

use super::tests::{bleeped, samples, spoken};
use super::{MP4, aac::Config, recognise, tone::Tone};

/// Said in the configuration (both versions), found in the packets only, and as a bare stream.
const FILES: [&str; 4] = [
    "mp4-audio/he-aac/input.m4a",
    "mp4-audio/he-aac-v2/input.m4a",
    "mp4-audio/he-aac-implicit/input.m4a",
    "mp4-audio/he-aac-stream/input.aac",
];

#[test]
fn it_is_heard_by_its_core_at_the_right_speed() {
    for name in FILES {
        let bytes = spoken(name);
        assert!(std::ptr::eq(recognise(&bytes).unwrap(), &MP4), "{name}");
        let recording = MP4.recording(bytes, &Limits::default()).unwrap();
        // At half the rate, or with half the length, every word would be found in the wrong place.
        assert_eq!(recording.rate(), 22_050, "{name}");
        assert!((recording.duration() - 3.3).abs() < 0.1, "{name}: {}", recording.duration());
        let mut heard = 0;
        let unheard = recording.hear(&Cancel::new(), &mut |piece| heard += piece.len()).unwrap();
        assert!(unheard.is_empty() && heard.abs_diff(72_765) < 2_500, "{name}: {heard}");
    }
}

#[test]
fn it_is_bleeped_in_its_stretch_and_nowhere_else() {
    let settings = FileSettings::default().audio;
    for name in FILES {
        let bytes = spoken(name);
        let out = bleeped("audio/mp4", bytes.clone(), &[(1.0, 1.7)], &settings).unwrap();
        assert_eq!(out.bytes.len(), bytes.len(), "{name}");
        let (before, after) = (samples(&MP4, &bytes), samples(&MP4, &out.bytes));
        let at = |seconds: f64| (seconds * 22_050.0) as usize;
        let tone = Tone::new(&settings, 22_050);
        for piece in after[at(1.01)..at(1.69)].chunks_exact(at(0.04)) {
            assert!(tone.foreign_share(piece) < 0.01, "{name}: {}", tone.foreign_share(piece));
        }
        assert_eq!(before[..at(0.8)], after[..at(0.8)], "{name}: before");
        assert_eq!(before[at(1.9)..], after[at(1.9)..], "{name}: after");
    }
}

#[test]
fn configurations_say_what_is_taken_and_what_is_refused() {
    let taken = |bytes: &[u8]| Config::read(bytes).map(|config| config.rate).ok();
    // LC; HE said in the configuration; version 2 the same way; HE said behind the core's configuration.
    assert_eq!(taken(&[0x12, 0x10]), Some(44_100));
    assert_eq!(taken(&[0x2B, 0x92, 0x08, 0x00]), Some(22_050));
    assert_eq!(taken(&[0xEB, 0x8A, 0x08, 0x00]), Some(22_050));
    assert_eq!(taken(&[0x13, 0x90, 0x56, 0xE5, 0xA0]), Some(22_050));
    // Main profile; low delay; xHE-AAC; 960 samples a packet; six channels; HE around something that is not LC; nothing.
    for refused in [
        &[0x0A, 0x10][..],
        &[0xBA, 0x10],
        &[0xF9, 0x46, 0x40],
        &[0x12, 0x14],
        &[0x12, 0x30],
        &[0x2B, 0x92, 0x04, 0x00],
        &[0x12],
        &[],
    ] {
        assert_eq!(taken(refused), None, "{refused:02x?}");
    }
}
