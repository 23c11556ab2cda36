"""Settings for every test: the same examples on each run, unless a profile asks for new ones.

`scripts/test --hypothesis-profile=explore` searches longer and with fresh examples.
"""

import pytest
from hypothesis import settings

EXPLORING = 7200  # seconds for one test that searches longer

settings.register_profile("same", derandomize=True, deadline=None, print_blob=True)
settings.register_profile("explore", derandomize=False, deadline=None, print_blob=True, max_examples=2000)
settings.load_profile("same")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--hypothesis-profile", None) == "explore":
        for item in items:
            item.add_marker(pytest.mark.timeout(EXPLORING))
