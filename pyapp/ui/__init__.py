"""Screens as pure functions: a model and a message give a model, a model gives nodes."""
