"""Settings for every test: the same examples on each run, unless a profile asks for new ones.

`scripts/test --hypothesis-profile=explore` searches longer and with fresh examples.
"""

import pytest
from hypothesis import settings

# Left out of `scripts/test --quick`: most of what runs in the browser, and what plays, searches or kills for long.
SLOW = ("tests/web/", "tests/conformance/", "tests/examples/", "tests/server/test_schema.py",
        "tests/server/test_load.py", "tests/server/test_fuzz.py", "tests/server/test_crash.py",
        "tests/test_packaging.py")  # fmt: skip
EVERYDAY = ("tests/web/shell/test_table.py", "tests/web/shell/test_lobby.py")
EXPLORING = 7200  # seconds for one test that searches longer

settings.register_profile("same", derandomize=True, deadline=None, print_blob=True)
settings.register_profile("explore", derandomize=False, deadline=None, print_blob=True, max_examples=2000)
settings.load_profile("same")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        if item.nodeid.startswith(SLOW) and not item.nodeid.startswith(EVERYDAY):
            item.add_marker(pytest.mark.slow)
    if config.getoption("--hypothesis-profile", None) == "explore":
        for item in items:
            item.add_marker(pytest.mark.timeout(EXPLORING))
