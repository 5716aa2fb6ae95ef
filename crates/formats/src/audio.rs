//! Recordings: heard by a speech recogniser while opening, bleeped where an edit touches a word. One file a container
//! or codec; each replaces only the packets or samples of the bleeped stretches and keeps every other byte of the sound.

mod aac;
mod adts;
mod bits;
mod codec;
mod mix;
mod mp3;
mod mp4;
mod outside;
mod pitch;
mod recording;
mod resample;
mod spectrum;
mod spoken;
mod stretches;
mod tone;
mod transcript;
mod wav;
mod webm;

use std::sync::Arc;

use blackbar_core::{
    AudioSettings, Cancel, Changes, Document, ExtractedText, Format, FormatError, Limits, OpenContext, Place,
    Purpose, ReaderError, Recheck, SoundCoding, SoundConverter, TextRange, Warning, Written,
};

use recording::Recording;
use resample::Resampler;
use stretches::Stretches;
use transcript::Transcript;

/// A kind of recording.
pub struct Audio(Kind);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Wav,
    Mp3,
    Mp4,
    WebM,
}

/// `audio/wav`
pub(crate) static WAV: Audio = Audio(Kind::Wav);
/// `audio/mpeg`
pub(crate) static MP3: Audio = Audio(Kind::Mp3);
/// `audio/mp4`
pub(crate) static MP4: Audio = Audio(Kind::Mp4);
/// `audio/webm`
pub(crate) static WEBM: Audio = Audio(Kind::WebM);

/// What the bytes are, if any kind of recording.
pub(crate) fn recognise(bytes: &[u8]) -> Option<&'static Audio> {
    if wav::is_wav(bytes) {
        Some(&WAV)
    } else if mp3::is_mp3(bytes) {
        Some(&MP3)
    } else if mp4::is_mp4(bytes) && mp4::is_sound(bytes) || adts::is_adts(bytes) {
        Some(&MP4)
    } else if webm::is_webm(bytes) {
        Some(&WEBM)
    } else {
        None
    }
}

/// Whether the bytes begin with the mark of a LATM stream.
fn is_latm(bytes: &[u8]) -> bool {
    matches!(bytes, [0x56, second, ..] if second >> 5 == 7)
}

/// Why a recording is refused that the outside program could read.
macro_rules! needs_ffmpeg {
    ($what:literal) => {
        concat!($what, ": only read with the ffmpeg program, which this service has not got")
    };
}
use needs_ffmpeg;

impl Audio {
    fn recording(&self, bytes: Vec<u8>, limits: &Limits) -> Result<Box<dyn Recording>, FormatError> {
        Ok(match self.0 {
            Kind::Wav => wav::open(bytes, limits)?,
            Kind::Mp3 => Box::new(mp3::Mp3::open(bytes, limits)?),
            Kind::Mp4 if adts::is_adts(&bytes) => Box::new(adts::Adts::open(bytes, limits)?),
            Kind::Mp4 if adts::is_odd(&bytes) => {
                return Err(FormatError::Unsupported(needs_ffmpeg!(
                    "an AAC stream with checksums or in an odd profile"
                )));
            }
            Kind::Mp4 if is_latm(&bytes) => {
                return Err(FormatError::Unsupported(needs_ffmpeg!("a LATM stream")));
            }
            Kind::Mp4 => Box::new(mp4::Mp4::open(bytes, limits)?),
            Kind::WebM => Box::new(webm::WebM::open(bytes, limits)?),
        })
    }

    /// What the outside program is told; nothing where it is not asked.
    fn coding(&self, bytes: &[u8]) -> Option<SoundCoding> {
        match self.0 {
            Kind::Wav => None,
            Kind::Mp3 => Some(SoundCoding::Mp3),
            Kind::Mp4 if adts::is_adts(bytes) || adts::is_odd(bytes) => Some(SoundCoding::Adts),
            Kind::Mp4 if is_latm(bytes) => Some(SoundCoding::Latm),
            Kind::Mp4 if mp4::is_lossless(bytes) => Some(SoundCoding::Mp4Alac),
            Kind::Mp4 => Some(SoundCoding::Mp4Aac),
            Kind::WebM if webm::is_vorbis(bytes) => Some(SoundCoding::WebMVorbis),
            Kind::WebM => Some(SoundCoding::WebMOpus),
        }
    }

    /// Opens a recording by our own code, and by the outside program where that does not do: an unusual stream, or one
    /// that has to be written anew (`anew`).
    fn open_any(
        &self,
        bytes: Vec<u8>,
        anew: bool,
        converter: Option<&Arc<dyn SoundConverter>>,
        limits: &Limits,
        cancel: &Cancel,
    ) -> Result<Box<dyn Recording>, FormatError> {
        let outside = converter.and_then(|converter| Some((converter, self.coding(&bytes)?)));
        let Some((converter, coding)) = outside else { return self.recording(bytes, limits) };
        let opened = self.recording(bytes.clone(), limits);
        let warnings = match opened {
            Ok(recording) if !anew => return Ok(recording),
            Ok(recording) => recording.warnings(),
            Err(FormatError::Unsupported(_)) if self.0 == Kind::Mp4 => mp4::warnings(&bytes),
            Err(FormatError::Unsupported(_)) => Vec::new(),
            Err(error) => return Err(error),
        };
        Ok(Box::new(outside::Outside::open(&bytes, coding, converter, warnings, limits, cancel)?))
    }
}

impl Format for Audio {
    fn name(&self) -> &'static str {
        match self.0 {
            Kind::Wav => "WAV",
            Kind::Mp3 => "MP3",
            Kind::Mp4 => "MP4 audio",
            Kind::WebM => "WebM audio",
        }
    }

    fn content_types(&self) -> &'static [&'static str] {
        match self.0 {
            Kind::Wav => &["audio/wav", "audio/x-wav"],
            Kind::Mp3 => &["audio/mp3", "audio/mpeg"],
            Kind::Mp4 => &["audio/m4a", "audio/mp4", "audio/mp4a-latm"],
            Kind::WebM => &["audio/webm"],
        }
    }

    fn extensions(&self) -> &'static [&'static str] {
        match self.0 {
            Kind::Wav => &["wav", "wave"],
            Kind::Mp3 => &["mp3"],
            Kind::Mp4 => &["m4a", "mp4", "aac", "m4b"],
            Kind::WebM => &["webm", "weba"],
        }
    }

    fn recheck(&self) -> Recheck {
        Recheck::WriterChecks
    }

    fn open(&self, bytes: Vec<u8>, context: &OpenContext<'_>) -> Result<Box<dyn Document>, FormatError> {
        let settings = context.settings.audio.clone();
        let cancel = context.cancel.clone();
        let anew = settings.distortion_steps != 0 && context.purpose == Purpose::Redact;
        let converter = context.readers.converter.as_ref();
        if anew && self.0 != Kind::Wav && converter.is_none() {
            return Err(FormatError::Unsupported(needs_ffmpeg!(
                "distortion_steps with a recording that is no WAV"
            )));
        }
        let recording = self.open_any(bytes, anew, converter, context.limits, &cancel)?;
        if context.purpose == Purpose::Verify {
            let transcript = Transcript::new(Vec::new());
            return Ok(Box::new(Heard { recording, transcript, unheard: Vec::new(), settings, cancel }));
        }
        let Some(speech) = &context.readers.speech else {
            return Err(FormatError::Reader(ReaderError::Unsupported("no speech recogniser is loaded")));
        };
        let (samples, unheard) = hear(recording.as_ref(), context.cancel)?;
        let words = speech.transcribe(&samples, context.cancel)?;
        let transcript = Transcript::new(words);
        Ok(Box::new(Heard { recording, transcript, unheard, settings, cancel }))
    }
}

/// More of a recording than this must be decodable, or it is damaged rather than scratched.
const HEARD_AT_LEAST: f64 = 0.8;

/// All of a recording at 16 kHz, and the stretches of it that cannot be decoded.
type Sound = (Vec<i16>, Vec<(f64, f64)>);

fn hear(recording: &dyn Recording, cancel: &Cancel) -> Result<Sound, FormatError> {
    let mut resampler = Resampler::new(recording.rate());
    // The limits have seen the duration; growing bit by bit would hold the sound twice.
    resampler.expect(recording.extent());
    let unheard = recording.hear(cancel, &mut |piece| resampler.push(piece))?;
    let lost: f64 = unheard.iter().map(|(start, end)| end - start).sum();
    if lost > (1.0 - HEARD_AT_LEAST) * recording.duration() {
        return Err(FormatError::Damaged("too much of its sound cannot be decoded".into()));
    }
    Ok((resampler.finish(), unheard))
}

/// A bleeped recording.
pub struct Bleeped {
    /// The file.
    pub bytes: Vec<u8>,
    /// What its sender should know.
    pub warnings: Vec<&'static str>,
}

/// How a recording is bleeped, and what that may use and spend.
pub struct BleepOptions<'o> {
    /// The tone.
    pub settings: &'o AudioSettings,
    /// For codings that are not known here.
    pub converter: Option<&'o Arc<dyn SoundConverter>>,
    /// Sizes.
    pub limits: &'o Limits,
    /// Stops long work.
    pub cancel: &'o Cancel,
}

/// Bleeps stretches of a recording, in seconds, without hearing it. Stretches past its end are cut.
pub fn bleep(
    content_type: &str,
    bytes: Vec<u8>,
    ranges: &[(f64, f64)],
    options: &BleepOptions<'_>,
) -> Result<Bleeped, FormatError> {
    let BleepOptions { settings, converter, limits, cancel } = *options;
    let audio =
        [&WAV, &MP3, &MP4, &WEBM].into_iter().find(|audio| audio.content_types().contains(&content_type));
    let audio = audio.ok_or(FormatError::Unsupported("recordings of this type are not supported yet"))?;
    let recording = audio.open_any(bytes, false, converter, limits, cancel)?;
    let stretches = Stretches::new(ranges.iter().copied(), recording.extent());
    let warnings = recording.warnings();
    Ok(Bleeped { bytes: recording.bleep(&stretches, settings, cancel)?, warnings })
}

/// A recording and what was heard in it.
struct Heard {
    recording: Box<dyn Recording>,
    transcript: Transcript,
    unheard: Vec<(f64, f64)>,
    settings: AudioSettings,
    cancel: Cancel,
}

impl Document for Heard {
    fn text(&self) -> &ExtractedText {
        self.transcript.text()
    }

    fn audio_duration(&self) -> Option<f64> {
        Some(self.recording.duration())
    }

    fn place(&self, range: TextRange) -> Option<Place> {
        self.transcript.time(range).map(|times| Place::Audio { times: Box::new(times) })
    }

    fn write(self: Box<Self>, changes: Changes) -> Result<Written, FormatError> {
        let Heard { recording, transcript, unheard, settings, cancel } = *self;
        let mut ranges = unheard;
        for range in changes.edits.ranges() {
            // An edit that touches no word would leave its value in the sound.
            let time = transcript.bleeped_time(*range);
            let (start, end) =
                time.ok_or(FormatError::Unsupported("an entity has no place in the recording"))?;
            ranges.push((start - settings.start_padding, end + settings.end_padding));
        }
        let stretches = Stretches::new(ranges, recording.extent());
        let mut warnings = recording.warnings();
        let bytes = match settings.distortion_steps {
            0 => recording.bleep(&stretches, &settings, &cancel)?,
            steps => {
                warnings.push("the voice was shifted: all of the recording was written anew");
                let distorted = recording.distort(steps, &stretches, &settings, &cancel);
                distorted
                    .ok_or(FormatError::Unsupported("the voice of this recording cannot be shifted"))??
            }
        };
        let processed = changes.edits.apply(transcript.text().text());
        let warnings = warnings.into_iter().map(Warning::from).collect();
        Ok(Written { bytes, processed: Some(processed), warnings })
    }
}

#[cfg(test)]
mod he_aac_tests;
#[cfg(test)]
mod outside_tests;
#[cfg(test)]
mod tag_tests;
#[cfg(test)]
mod tests;
