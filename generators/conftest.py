"""What all tests of generators/ share: hypothesis tries the same examples every time, without a deadline."""

from hypothesis import settings

settings.register_profile("repeatable", derandomize=True, deadline=None, database=None, max_examples=60)
settings.load_profile("repeatable")
