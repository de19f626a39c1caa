"""Kilimanjaro on the screen: its pictures and its views."""
