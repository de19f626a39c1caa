"""Settings: language, look, sound, speed, motion, touch."""

from pyapp.ui.model import Model
from pyapp.ui.screens.parts import button, choice, icon, switch
from pyapp.ui.vnode import VNode, h
from pyapp.ui.words import LANGUAGES, Words

TOUCH_DELAYS = (0, 30, 50, 80, 120)
"""The delays offered, in milliseconds; 50 is common."""


def view(model: Model, tr: Words) -> VNode:
    """The settings screen."""
    settings = model.settings
    return h(
        "main",
        {"class": "settings"},
        h(
            "header",
            {"class": "bar"},
            h(
                "button",
                {
                    "type": "button",
                    "class": "icon-button",
                    "data-do": "back",
                    "data-escape": True,
                    "aria-label": tr("Back"),
                },
                icon("back"),
            ),
            h("h1", {}, tr("Settings")),
        ),
        h(
            "div",
            {"class": "panel"},
            choice(tr("Language"), "set:lang", model.lang, list(LANGUAGES.items())),
            choice(
                tr("Look"),
                "set:theme",
                settings.theme,
                [
                    ("auto", tr("Like the device")),
                    ("light", tr("Day")),
                    ("dark", tr("Night")),
                ],
            ),
            choice(
                tr("Speed of computer players"),
                "set:speed",
                settings.speed,
                [
                    ("slow", tr("Slow")),
                    ("normal", tr("Normal")),
                    ("fast", tr("Fast")),
                    ("instant", tr("At once")),
                ],
            ),
            choice(
                tr("Motion"),
                "set:motion",
                settings.motion,
                [
                    ("auto", tr("Like the device")),
                    ("on", tr("Always")),
                    ("off", tr("Never")),
                ],
            ),
            switch(
                tr("Sound"),
                tr("Wood, paper and drum. Never needed to understand the game."),
                "set:sound",
                settings.sound,
            ),
            switch(
                tr("Confirm each action"),
                tr("Every action waits for a second touch on “Do it”."),
                "set:confirm",
                settings.confirm,
            ),
            choice(
                tr("Touch delay of this device"),
                "set:touch_delay",
                str(settings.touch_delay),
                [(str(ms), tr("{ms} ms", ms=ms)) for ms in TOUCH_DELAYS],
            ),
            h(
                "p",
                {"class": "settings__note"},
                tr(
                    "The Third Gorilla: a screen takes a while to notice a finger. The same is "
                    "added to computer players' reactions, so that nobody is at a disadvantage."
                ),
            ),
            h(
                "p",
                {"class": "settings__note"},
                tr(
                    "With many fingers round one tablet, switch off its gestures for several "
                    "fingers. iPad: Settings, Multitasking & Gestures. Android: pin the app."
                ),
            ),
        ),
        h(
            "p",
            {"class": "settings__about"},
            "Fumoto ",
            model.build[:12],
            h("br"),
            tr("Works without a network. Nothing you do leaves this device."),
        ),
        button(tr("Done"), "back", kind="main"),
        key="settings",
    )
