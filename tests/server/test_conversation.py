"""What the server answers, call by call and message by message, is what it answered when it was written down."""

import pytest

from tests.server.conversation import FILE, GAMES, held


@pytest.mark.parametrize("game", GAMES)
def test_a_conversation_goes_as_it_went(game: str) -> None:
    """What changes on purpose is written anew by `python -m tests.server.conversation`."""
    kept = [line for line in FILE.read_text(encoding="utf-8").splitlines() if line.startswith(game)]
    assert held(game) == kept
