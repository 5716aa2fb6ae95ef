"""Recordings through the running service, made and decoded by ffmpeg, which we did not write: outside the bleep nothing changes, inside is the tone."""

import array
import base64
import math
import pathlib
import random
import shutil
import subprocess

import pytest

if not shutil.which("ffmpeg"):
    print("ffmpeg is not installed: the recordings of other programs are not tested")
    pytest.skip("ffmpeg is not installed", allow_module_level=True)

RATE = 16000
TONE = 600


def ffmpeg(*arguments, data=b""):
    command = ["ffmpeg", "-hide_banner", "-loglevel", "error", "-nostdin" if not data else "-y", *arguments]
    return subprocess.run(command, input=data, capture_output=True, check=True).stdout


def voice(seconds=4, channels=1):
    """Something with the spectrum of speech: a buzz that swells and changes its pitch, in noise."""
    random.seed(7)
    phase, samples = 0.0, array.array("h")
    for n in range(seconds * RATE):
        phase += 2 * math.pi * (120 + 40 * math.sin(n / 3000)) / RATE
        buzz = sum(math.sin(k * phase) / k for k in range(1, 12))
        value = int(4000 * buzz * (0.6 + 0.4 * math.sin(n / 900)) + random.gauss(0, 60))
        samples.extend([max(-32768, min(32767, value))] * channels)
    return samples.tobytes()


def made(tmp_path, name, *options, channels=1, more=()):
    path = tmp_path / name
    raw = ["-f", "s16le", "-ar", str(RATE), "-ac", str(channels), "-i", "pipe:0"]
    ffmpeg("-y", *raw, *more, "-metadata", "artist=Zanzibar", "-metadata", "title=Quillon", *options, str(path), data=voice(channels=channels))
    return path.read_bytes()


def decoded(tmp_path, data, name):
    """The first channel, as floats."""
    path = tmp_path / ("again-" + name)
    path.write_bytes(data)
    pcm = ffmpeg("-i", str(path), "-map", "0:a:0", "-f", "f32le", "-ac", "1", "-ar", "48000" if name.endswith("webm") else str(RATE), "pipe:1")
    return array.array("f", pcm)


def bleep(service, data, content_type, start, end):
    body = {"file": {"data": base64.b64encode(data).decode(), "content_type": content_type}, "timestamps": [{"start": start, "end": end}]}
    return service.post("/bleep", body)


def foreign(samples, rate):
    """The share of the power that is not the tone."""
    omega = 2 * math.pi * TONE / rate
    a = sum(s * math.sin(omega * n) for n, s in enumerate(samples)) * 2 / len(samples)
    b = sum(s * math.cos(omega * n) for n, s in enumerate(samples)) * 2 / len(samples)
    return 1 - (a * a + b * b) / 2 / (sum(s * s for s in samples) / len(samples))


EXACT = {
    "pcm.wav": ("audio/wav", ["-c:a", "pcm_s24le"]),
    "float.wav": ("audio/x-wav", ["-c:a", "pcm_f32le"]),
    "law.wav": ("audio/wav", ["-c:a", "pcm_alaw"]),
    "long.wav": ("audio/wav", ["-rf64", "always"]),
    "ima.wav": ("audio/wav", ["-c:a", "adpcm_ima_wav"]),
    "ms.wav": ("audio/wav", ["-c:a", "adpcm_ms"]),
    "cbr.mp3": ("audio/mpeg", ["-b:a", "64k"]),
    "vbr.mp3": ("audio/mp3", ["-q:a", "3"]),
    "lc.m4a": ("audio/m4a", ["-c:a", "aac", "-aac_pns", "0", "-b:a", "64k"]),
    "bare.aac": ("audio/mp4", ["-c:a", "aac", "-aac_pns", "0", "-f", "adts"]),
    "opus.webm": ("audio/webm", ["-c:a", "libopus", "-b:a", "32k"]),
}
ANEW = {
    "fragments.mp4": ("audio/mp4", ["-c:a", "aac", "-movflags", "frag_keyframe+empty_moov"], 1),
    "lossless.m4a": ("audio/m4a", ["-c:a", "alac"], 1),
    "latm.aac": ("audio/mp4a-latm", ["-c:a", "aac", "-f", "latm"], 1),
    "vorbis.webm": ("audio/webm", ["-c:a", "libvorbis"], 2),
    "surround.m4a": ("audio/m4a", ["-c:a", "aac"], 6),
}


@pytest.mark.parametrize("name", EXACT)
def test_outside_the_bleep_nothing_changes(service, tmp_path, name):
    content_type, options = EXACT[name]
    data = made(tmp_path, name, *options)
    answer = bleep(service, data, content_type, 1.5, 2.5)
    assert answer.status_code == 200, answer.text
    out = base64.b64decode(answer.json()["bleeped_file"])
    assert b"Zanzibar" not in out and b"Quillon" not in out
    before, after = decoded(tmp_path, data, name), decoded(tmp_path, out, name)
    assert len(before) == len(after)
    rate = 48000 if name.endswith("webm") else RATE
    at = lambda seconds: int(seconds * rate)
    # A codec's packets reach a little beyond the stretch; Opus needs a moment to be itself again.
    reach = {"wav": 0.0, "webm": 0.15}.get(name.split(".")[1], 0.2) + (0.13 if name in ("ima.wav", "ms.wav") else 0)
    assert before[: at(1.5 - reach)] == after[: at(1.5 - reach)]
    tail = at(2.5 + reach) + 1
    if name.endswith("webm"):
        assert max(abs(a - b) for a, b in zip(before[at(3.2) :], after[at(3.2) :])) < 0.02
    else:
        assert before[tail:] == after[tail:]
    for start in (1.55, 1.9, 2.3):
        assert foreign(after[at(start) : at(start + 0.1)], rate) < 0.1


@pytest.mark.parametrize("name", ANEW)
def test_unusual_streams_are_written_anew_and_said_so(service, tmp_path, name):
    content_type, options, channels = ANEW[name]
    data = made(tmp_path, name, *options, channels=channels)
    answer = bleep(service, data, content_type, 1.5, 2.5)
    assert answer.status_code == 200, answer.text
    assert any("written anew" in value for value in answer.headers.values()), answer.headers
    out = base64.b64decode(answer.json()["bleeped_file"])
    assert b"Zanzibar" not in out and b"Quillon" not in out
    before, after = decoded(tmp_path, data, name), decoded(tmp_path, out, name)
    rate = 48000 if name.endswith("webm") else RATE
    assert abs(len(before) - len(after)) < 0.3 * rate
    for start in (1.75, 2.1):
        assert foreign(after[int(start * rate) : int((start + 0.1) * rate)], rate) < 0.1


def high_band(tmp_path, data, name, start, end):
    """The power above 5.5 kHz, by a decoder that knows HE-AAC."""
    path = tmp_path / name
    path.write_bytes(data)
    cut = ["-af", f"highpass=f=5500,highpass=f=5500,atrim={start}:{end}"]
    pcm = array.array("f", ffmpeg("-i", str(path), *cut, "-f", "f32le", "-ac", "1", "-ar", "44100", "pipe:1"))
    return sum(s * s for s in pcm) / len(pcm)


@pytest.mark.parametrize("name", ["he-aac/input.m4a", "he-aac-v2/input.m4a", "he-aac-implicit/input.m4a", "he-aac-stream/input.aac"])
def test_the_upper_band_of_he_aac_is_gone_in_the_bleep_and_back_behind_it(service, tmp_path, name):
    corpus = pathlib.Path(__file__).parent.parent / "corpus" / "mp4-audio"
    data = (corpus / name).read_bytes()
    answer = bleep(service, data, "audio/mp4", 1.0, 1.7)
    assert answer.status_code == 200, answer.text
    out = base64.b64decode(answer.json()["bleeped_file"])
    assert len(out) == len(data)
    name = name.replace("/", "-")
    power = lambda which, start, end: high_band(tmp_path, which, name, start, end)
    assert power(out, 1.1, 1.65) < 0.01 * power(data, 1.1, 1.65)
    assert power(out, 0.4, 0.85) == power(data, 0.4, 0.85)
    # The noise that the decoder makes up for that band goes on elsewhere; its strength is the same.
    assert 0.7 < power(out, 2.0, 3.2) / power(data, 2.0, 3.2) < 1.4


def test_the_video_of_a_recording_is_dropped(service, tmp_path):
    video = ["-f", "lavfi", "-i", "testsrc=duration=4:size=64x64:rate=5"]
    data = made(tmp_path, "film.mp4", "-c:v", "mpeg4", "-c:a", "aac", more=video)
    answer = bleep(service, data, "audio/mp4", 1.0, 2.0)
    assert answer.status_code == 200, answer.text
    assert any("video track was removed" in value for value in answer.headers.values())
    path = tmp_path / "out.mp4"
    path.write_bytes(base64.b64decode(answer.json()["bleeped_file"]))
    streams = subprocess.run(["ffmpeg", "-hide_banner", "-i", str(path)], capture_output=True, text=True).stderr
    assert "Audio: aac" in streams and "Video:" not in streams
