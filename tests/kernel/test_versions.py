"""Rules have versions: a record is played by the one that it names, a new game by the newest."""

import pytest

from tests.kernel.sentences import said
from tests.kernel.test_record import FINISHED, OPEN, START, resealed, with_line
from tests.kernel.toy import GAME, Toy, registry
from tests.kernel.toy_play import SPEC, play_on
from tilewright.kernel.match import Match
from tilewright.kernel.record import RecordError, read_record, write_record
from tilewright.kernel.registry import Game, Registry, Value
from tilewright.kernel.rng import Rng


def grown() -> Registry:
    """The toy when its rules have changed: by version 2 the deck is larger, version 1 is still known."""

    def build(values: dict[str, Value], version: int) -> Toy:
        rules = Toy(int(str(values["players"])), each=8 if version == 1 else 9)
        rules.version = version
        return rules

    found = Registry()
    found.add(Game("toy", (1, 2), GAME.options, build, ""))
    return found


@pytest.mark.parametrize("text", [FINISHED, OPEN])
def test_a_record_is_played_by_the_version_that_it_names(text: str) -> None:
    replay = read_record(text, grown())
    assert (replay.spec.version, replay.match.rules.version) == (1, 1)
    assert write_record(replay.match, replay.spec) == text


def test_new_games_are_of_the_newest_version_and_say_so() -> None:
    spec = grown().spec(SPEC)
    text = write_record(play_on(Match(spec.rules(), "seed"), Rng.from_seed("dice")), spec)
    assert text.splitlines()[2] == "rules toy 2 c0ffee"
    assert read_record(text, grown()).match.rules.version == 2
    with pytest.raises(RecordError, match="line 3: other-rules") as error:
        read_record(text, registry())
    assert "made with rules “toy 2”, here are “toy 1”" in said(error.value)


def test_a_record_cannot_be_passed_off_as_one_of_another_version() -> None:
    with pytest.raises(RecordError, match=f"line {START}: other-start"):
        read_record(resealed(FINISHED.replace("rules toy 1", "rules toy 2")), grown())


@pytest.mark.parametrize("version", ["3", "0", "01", "-1", "1 1", "two", "9" * 500])
def test_a_version_that_is_not_here_is_refused_and_those_that_are_here_are_named(version: str) -> None:
    with pytest.raises(RecordError, match="line 3: other-rules") as error:
        read_record(with_line(FINISHED, 3, f"rules toy {version} c0ffee"), grown())
    assert "here are “toy 1, 2”" in said(error.value)
