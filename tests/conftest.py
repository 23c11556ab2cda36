"""Settings for every test: the same examples on each run, unless a profile asks for new ones.

`scripts/test --hypothesis-profile=explore` searches longer and with fresh examples.
"""

import asyncio
import os
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from tests import postgresql

WEB = Path(__file__).resolve().parent / "web"  # where tests use a browser

# Left out of `scripts/test --quick`: most of what runs in the browser, and what plays, searches or kills for long.
SLOW = (
    "tests/cli/test_admin.py",
    "tests/cli/test_processes.py",
    "tests/conformance/",
    "tests/examples/",
    "tests/games/keyflower/scoring/test_exact.py",
    "tests/packaging/",
    "tests/server/store/test_bad_rows.py",
    "tests/server/bots/test_shares.py",
    "tests/server/bots/test_bots.py",
    "tests/server/cluster/test_cluster_crash.py",
    "tests/server/store/test_crash.py",
    "tests/server/web/test_fuzz.py",
    "tests/server/test_load.py",
    "tests/server/store/test_moving.py",
    "tests/server/room/test_rules_version.py",
    "tests/server/web/test_schema.py",
    "tests/server/moderation/test_staff_roles.py",
    "tests/server/web/test_stalling.py",
    "tests/server/bots/test_what_travels.py",
    "tests/server/room/test_wording.py",
    "tests/test_mutate.py",
    "tests/test_mypyc_faults.py",
    "tests/test_suite.py",
    "tests/web/",
)
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


def without_the_loop_of_a_browser(item: pytest.Item) -> Generator[None, object, object]:
    """A browser that a worker has opened leaves a loop that says it runs: other tests begin loops of their own."""
    loop = None if WEB in item.path.parents else asyncio._get_running_loop()
    if loop is None:
        return (yield)
    asyncio._set_running_loop(None)
    try:
        return (yield)
    finally:
        asyncio._set_running_loop(loop)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup(item: pytest.Item) -> Generator[None, object, object]:
    return (yield from without_the_loop_of_a_browser(item))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    return (yield from without_the_loop_of_a_browser(item))


@pytest.fixture(scope="session")
def databases() -> Iterator[postgresql.Databases]:
    """Of PostgreSQL."""
    if why := postgresql.missing():
        pytest.skip(why)
    found = postgresql.Databases(os.environ[postgresql.SWITCH])
    yield found
    found.close()
