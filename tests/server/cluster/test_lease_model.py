"""No table has two owners, in anything that servers can do: searched through in a model of the leases."""

import pytest

from tests.server.cluster.lease_model import Rules, search


def test_no_table_has_two_owners() -> None:
    worlds, found = search(Rules())
    assert found == []
    assert worlds > 10_000  # it went somewhere


@pytest.mark.slow
def test_the_fence_alone_is_enough() -> None:
    assert search(Rules(numbered=False))[1] == []


def test_without_the_fence_there_are_two_owners() -> None:
    """A server plans a line, the table changes hands, and the line arrives under the lease that is over."""
    found = search(Rules(fenced=False))[1]
    assert found[-2:] == ["1 takes the table as number 2", "1 writes line 0"]
    assert "1 plans line 0" in found
