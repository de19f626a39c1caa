"""Fumoto: three tabletop expeditions on one static page."""

VERSION = "1.0.0"
"""Version of the app, shown in the settings and written into no record."""
