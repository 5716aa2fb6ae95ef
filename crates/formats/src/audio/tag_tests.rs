//! Everything in a recording that is no sound has to be gone from the output: one test a place where texts and pictures
//! hide.

use blackbar_core::FileSettings;

use super::tests::{self, spoken};
use super::{Bleeped, wav};

const SECRET: &[u8] = b"Quillon Zanzibar";

fn bleeped(content_type: &str, bytes: &[u8]) -> Bleeped {
    let settings = FileSettings::default().audio;
    assert!(memchr::memmem::find(bytes, SECRET).is_some(), "the secret is in the input");
    tests::bleeped(content_type, bytes.to_vec(), &[(1.0, 1.5)], &settings).unwrap()
}

fn gone(content_type: &str, bytes: &[u8], what: &str) {
    let out = bleeped(content_type, bytes);
    assert!(memchr::memmem::find(&out.bytes, SECRET).is_none(), "{content_type}: {what} is left");
}

fn framed(name: &[u8; 4], size: impl Fn(u32) -> [u8; 4], value: &[u8]) -> Vec<u8> {
    [name.as_slice(), &size(value.len() as u32), value].concat()
}

/// An ID3v2 tag of one frame.
fn id3(frame: &[u8; 4], value: &[u8]) -> Vec<u8> {
    let small = |size: u32| [0, 0, (size >> 7) as u8, (size & 0x7F) as u8];
    let mut inside = frame.to_vec();
    inside.extend(small(value.len() as u32));
    inside.extend([0, 0]);
    inside.extend(value);
    let mut tag = b"ID3\x04\0\0".to_vec();
    tag.extend(small(inside.len() as u32));
    tag.extend(inside);
    tag
}

#[test]
fn every_tag_of_an_mp3_is_gone() {
    let sound = spoken("mp3/spoken/input.mp3");
    for frame in [b"TIT2", b"TPE1", b"COMM", b"USLT", b"SYLT", b"APIC", b"CHAP", b"GEOB", b"TXXX", b"PRIV"] {
        let tag = id3(frame, &[b"\x03eng\0", SECRET].concat());
        gone("audio/mpeg", &[tag, sound.clone()].concat(), std::str::from_utf8(frame).unwrap());
    }
    let mut first = b"TAG".to_vec();
    first.extend(SECRET);
    first.resize(128, 0);
    gone("audio/mpeg", &[sound.clone(), first.clone()].concat(), "ID3v1");
    let mut ape = b"APETAGEX\xD0\x07\0\0".to_vec();
    let item = [&(SECRET.len() as u32).to_le_bytes()[..], &[0; 4], b"Artist\0", SECRET].concat();
    ape.extend((item.len() as u32 + 32).to_le_bytes());
    ape.extend([1, 0, 0, 0, 0, 0, 0, 0xA0, 0, 0, 0, 0, 0, 0, 0, 0]);
    ape.extend(item);
    gone("audio/mpeg", &[sound.clone(), ape.clone(), first.clone()].concat(), "APE");
    gone("audio/mpeg", &[ape, sound.clone()].concat(), "APE before the sound");
    let lyrics = [b"LYRICSBEGINLYR00016", SECRET, b"000036LYRICS200"].concat();
    gone("audio/mpeg", &[sound.clone(), lyrics, first].concat(), "Lyrics3");
    // Between two frames, as some streams have it.
    let middle = super::mp3::tests::boundary(&sound);
    let (before, after) = sound.split_at(middle);
    gone("audio/mpeg", &[before, &id3(b"TIT2", SECRET), after].concat(), "a tag between frames");
}

fn box4(name: &[u8; 4], value: &[u8]) -> Vec<u8> {
    [&(value.len() as u32 + 8).to_be_bytes()[..], name, value].concat()
}

/// An MP4 file whose `moov`, which lies last, is given more.
fn with_more_in_moov(sound: &[u8], more: &[u8]) -> Vec<u8> {
    let moov = memchr::memmem::rfind(sound, b"moov").unwrap() - 4;
    let mut out = sound.to_vec();
    let size = (sound.len() - moov + more.len()) as u32;
    out[moov..moov + 4].copy_from_slice(&size.to_be_bytes());
    out.extend(more);
    out
}

#[test]
fn every_tag_of_an_mp4_is_gone() {
    let sound = spoken("mp4-audio/spoken/input.m4a");
    for name in [b"udta", b"meta", b"uuid", b"free", b"skip", b"XMP_"] {
        gone("audio/mp4", &[sound.clone(), box4(name, SECRET)].concat(), "a box at the end");
        gone("audio/mp4", &with_more_in_moov(&sound, &box4(name, SECRET)), "a box in the movie");
    }
    for inner in [b"chpl", b"\xA9nam", b"\xA9lyr", b"covr", b"loci", b"auth"] {
        let tags = box4(b"udta", &box4(inner, SECRET));
        gone("audio/m4a", &with_more_in_moov(&sound, &tags), "a tag in the movie");
    }
    // What lies in the data but in no packet.
    let data = memchr::memmem::find(&sound, b"mdat").unwrap();
    let length = u32::from_be_bytes(sound[data - 4..data].try_into().unwrap()) as usize;
    let mut padded = sound.clone();
    let end = data - 4 + length;
    padded.splice(end..end, SECRET.iter().copied());
    padded[data - 4..data].copy_from_slice(&((length + SECRET.len()) as u32).to_be_bytes());
    gone("audio/mp4", &padded, "what lies between the packets");
}

#[test]
fn a_video_track_is_dropped_and_said_so() {
    let sound = spoken("mp4-audio/spoken/input.m4a");
    let at = memchr::memmem::find(&sound, b"trak").unwrap() - 4;
    let length = u32::from_be_bytes(sound[at..at + 4].try_into().unwrap()) as usize;
    for (kind, warning) in [
        (b"vide", "the video track was removed"),
        (b"soun", "all audio tracks but the first were removed"),
        (b"text", "tracks that are no sound were removed"),
    ] {
        let mut track = sound[at..at + length].to_vec();
        let handler = memchr::memmem::find(&track, b"soun").unwrap();
        track[handler..handler + 4].copy_from_slice(kind);
        // The handler's name, which is as long as this at least.
        let name = handler + 16;
        track[name..name + 8].copy_from_slice(&SECRET[..8]);
        let two = with_more_in_moov(&sound, &[track, box4(b"udta", SECRET)].concat());
        let out = bleeped("audio/mp4", &two);
        assert_eq!(out.warnings, [warning]);
        assert!(memchr::memmem::find(&out.bytes, &SECRET[..8]).is_none());
        assert_eq!(memchr::memmem::find_iter(&out.bytes, b"trak").count(), 1);
    }
}

#[test]
fn dates_of_an_mp4_are_gone() {
    let mut sound = spoken("mp4-audio/spoken/input.m4a");
    for name in [b"mvhd", b"tkhd", b"mdhd"] {
        let at = memchr::memmem::find(&sound, name).unwrap() + 8;
        sound[at..at + 8].copy_from_slice(&SECRET[..8]);
    }
    let settings = FileSettings::default().audio;
    let out = tests::bleeped("audio/mp4", sound, &[], &settings).unwrap();
    assert!(memchr::memmem::find(&out.bytes, &SECRET[..8]).is_none());
}

#[test]
fn every_tag_of_a_webm_is_gone() {
    let sound = spoken("webm-audio/spoken/input.webm");
    let element = |id: &[u8], value: &[u8]| [id, &[0x80 | value.len() as u8], value].concat();
    for (id, what) in [
        (&[0x12, 0x54, 0xC3, 0x67][..], "Tags"),
        (&[0x19, 0x41, 0xA4, 0x69], "Attachments"),
        (&[0x10, 0x43, 0xA7, 0x70], "Chapters"),
        (&[0xEC], "Void"),
        (&[0x7B, 0xA9], "Title"),
        (&[0x44, 0x61], "a date"),
        (&[0x53, 0x6E], "a track's name"),
        (&[0x4D, 0x80], "the muxer's name"),
    ] {
        gone("audio/webm", &[sound.clone(), element(id, SECRET)].concat(), what);
    }
}

#[test]
fn every_chunk_of_a_wav_but_its_sound_is_gone() {
    let samples: Vec<i16> = (0..16_000).map(|n| (n % 200) as i16).collect();
    let sound = wav::tests::pcm16(8000, 1, &samples);
    let data = memchr::memmem::find(&sound, b"data").unwrap();
    for name in
        [b"LIST", b"bext", b"iXML", b"cue ", b"labl", b"id3 ", b"_PMX", b"JUNK", b"PAD ", b"axml", b"DISP"]
    {
        let chunk = framed(name, u32::to_le_bytes, SECRET);
        let what = std::str::from_utf8(name).unwrap();
        gone("audio/wav", &[&sound[..data], &chunk, &sound[data..]].concat(), what);
        gone("audio/wav", &[sound.clone(), chunk].concat(), what);
    }
    let adtl = [b"adtlnote\x14\0\0\0\x01\0\0\0".as_slice(), SECRET].concat();
    gone("audio/wav", &[sound.clone(), framed(b"LIST", u32::to_le_bytes, &adtl)].concat(), "adtl");
    // More fields than the format has.
    let mut long = sound.clone();
    let format = memchr::memmem::find(&long, b"fmt ").unwrap();
    long[format + 4..format + 8].copy_from_slice(&(16 + SECRET.len() as u32).to_le_bytes());
    long.splice(format + 24..format + 24, SECRET.iter().copied());
    gone("audio/wav", &long, "the end of the format chunk");
}
