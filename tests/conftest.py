"""Settings for every test: the same examples on each run, unless a profile asks for new ones.

`scripts/test --hypothesis-profile=explore` searches longer and with fresh examples.
"""

from hypothesis import settings

settings.register_profile("same", derandomize=True, deadline=None, print_blob=True)
settings.register_profile("explore", derandomize=False, deadline=None, print_blob=True, max_examples=2000)
settings.load_profile("same")
