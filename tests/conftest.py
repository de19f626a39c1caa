"""Settings for all tests: property tests draw the same examples on every machine."""

from hypothesis import settings

settings.register_profile("fumoto", deadline=None, derandomize=True, database=None)
settings.load_profile("fumoto")
