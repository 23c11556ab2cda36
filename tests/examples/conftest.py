"""The example game, installed once for all tests of it."""

import pytest

from tests.examples.installing import Installed, install_example


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return install_example(tmp_path_factory.mktemp("example"))
