"""Short sounds of wood, paper and drum, made on the spot."""

from typing import Any, Final

import js
from pyodide.ffi import JsException

# For each sound its strokes: start and length in seconds, pitch in hertz at the beginning
# and the end (0 = a rustle without pitch), loudness from 0 to 1.
_STROKES: Final[dict[str, tuple[tuple[float, float, float, float, float], ...]]] = {
    "wood": ((0.0, 0.09, 620, 380, 0.5),),
    "paper": ((0.0, 0.12, 0, 0, 0.25),),
    "find": ((0.0, 0.12, 520, 520, 0.4), (0.1, 0.2, 780, 780, 0.4)),
    "lion": ((0.0, 0.5, 140, 55, 0.8), (0.06, 0.4, 0, 0, 0.15)),
    "back": ((0.0, 0.1, 380, 620, 0.35),),
    "deal": ((0.0, 0.08, 0, 0, 0.2), (0.1, 0.08, 0, 0, 0.2), (0.2, 0.08, 0, 0, 0.2)),
    "drum": ((0.0, 0.28, 180, 70, 0.9),),
    "call": ((0.0, 0.3, 200, 60, 1.0), (0.0, 0.06, 0, 0, 0.4), (0.16, 0.4, 160, 50, 1.0)),
    "slap": ((0.0, 0.07, 0, 0, 0.5), (0.0, 0.1, 240, 110, 0.5)),
    "end": ((0.0, 0.2, 392, 392, 0.4), (0.18, 0.2, 494, 494, 0.4), (0.36, 0.5, 587, 587, 0.5)),
}

_CONTEXT: dict[str, Any] = {}


def play_sound(name: str, volume: int) -> None:
    """Play a sound; volume from 0 to 10. Silent where the browser has no audio yet."""
    if name not in _STROKES or not hasattr(js.window, "AudioContext"):
        return
    try:
        if "audio" not in _CONTEXT:
            _CONTEXT["audio"] = js.AudioContext.new()
        audio = _CONTEXT["audio"]
        if str(audio.state) != "running":  # before the first touch, or after the screen was locked
            audio.resume()
        for stroke in _STROKES[name]:
            _stroke(audio, stroke, volume / 10)
    except JsException:
        _CONTEXT.clear()


def shout(text: str, lang: str, volume: int) -> None:
    """Call a word out in a voice that lives on the device; without one, on the drum."""
    voice = _voice(lang)
    if voice is None:
        play_sound("call", volume)
        return
    said = js.SpeechSynthesisUtterance.new(text)
    said.voice = voice
    said.lang = voice.lang
    said.volume = volume / 10
    said.rate = 1.3
    said.pitch = 0.7
    js.speechSynthesis.cancel()
    js.speechSynthesis.speak(said)


def _voice(lang: str) -> Any | None:
    """A voice of this language that needs no network, or None."""
    if not hasattr(js.window, "speechSynthesis"):
        return None
    for voice in js.speechSynthesis.getVoices():
        if voice.localService and str(voice.lang).lower().startswith(lang):
            return voice
    return None


def _stroke(audio: Any, stroke: tuple[float, float, float, float, float], loud: float) -> None:
    start, length, high, low, share = stroke
    begin = audio.currentTime + start
    gain = audio.createGain()
    gain.gain.setValueAtTime(max(loud * share * 0.5, 0.0001), begin)
    gain.gain.exponentialRampToValueAtTime(0.0001, begin + length)
    gain.connect(audio.destination)
    if high:
        source = audio.createOscillator()
        source.type = "triangle"
        source.frequency.setValueAtTime(high, begin)
        source.frequency.exponentialRampToValueAtTime(low, begin + length)
    else:
        source = audio.createBufferSource()
        source.buffer = _noise(audio)
    source.connect(gain)
    source.start(begin)
    source.stop(begin + length)


def _noise(audio: Any) -> Any:
    """Half a second of rustle, made once."""
    if "noise" not in _CONTEXT:
        rate = int(audio.sampleRate)
        buffer = audio.createBuffer(1, rate // 2, rate)
        data = buffer.getChannelData(0)
        value = 1
        samples = []
        for _ in range(rate // 2):
            value = value * 1103515245 + 12345 & 0x7FFFFFFF
            samples.append(value / 0x40000000 - 1)
        data.set(js.Float32Array.new(js.JSON.parse(str(samples))))
        _CONTEXT["noise"] = buffer
    return _CONTEXT["noise"]
