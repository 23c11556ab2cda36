"""Spec strings of bots: read, parted, and refused with what is allowed."""

import pytest

from tilewright.bots.greedy import GreedyBot
from tilewright.bots.hard import HardBot
from tilewright.bots.specs import BOTS, BotError, build_bot, split_specs
from tilewright.words.speech import Speech, wrong

ALL = "available: random, greedy, newcomer, beginner, easy, casual, normal, skilled, hard, master, builder"


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        ("gredy", f"there is no bot “gredy” (did you mean greedy?); {ALL}"),
        ("", f"there is no bot “”; {ALL}"),
        ("greedy(", f"there is no bot “greedy(” (did you mean greedy?); {ALL}"),
        ("hrad:time=2", f"there is no bot “hrad” (did you mean hard?); {ALL}"),
        ("random:worlds=2", "random has no setting “worlds”; it has: nothing"),
        ("greedy:depth=2", "greedy has no setting “depth”; it has: worlds"),
        ("hard:tme=2", "hard has no setting “tme” (did you mean time?)"),
        ("greedy:worlds=0", "greedy:worlds=0: worlds must be a whole number from 1 to 100"),
        ("greedy:worlds=1.5", "greedy:worlds=1.5: worlds must be a whole number from 1 to 100"),
        ("hard:time=0", "hard:time=0: time must be a number from 0.01 to 600"),
        ("hard:time=1,time=2", "hard: time is set twice"),
        ("hard:time=fast", "hard:time=fast: time must be a number from 0.01 to 600"),
        (
            "easy:as=first-editon",
            "easy: there is no edition “first-editon” (did you mean first-edition?); available: first-edition",
        ),
        ("normal:as=3", "normal: there is no edition “3”; available: first-edition"),
        ("random:as=first-edition", "random has no setting “as”; it has: nothing"),
        ("hard:fast", "hard: “fast” is not of the form setting=value"),
        ("hard:time=-1", "hard: “time=-1” is not of the form setting=value"),
    ],
)
def test_the_error_of_a_wrong_spec_says_what_is_allowed(spec: str, message: str) -> None:
    with pytest.raises(BotError) as caught:
        build_bot(spec)
    said = wrong(caught.value.key, caught.value.facts)
    assert Speech("en", strict=True).say(said.key, said.facts).startswith(message)


@pytest.mark.parametrize("spec", [" greedy:worlds=3 ", "greedy(worlds=3)", "greedy: worlds = 3"])
def test_settings_are_read_also_as_older_records_have_them(spec: str) -> None:
    bot = build_bot(spec)
    assert isinstance(bot, GreedyBot)
    assert bot.worlds == 3


def test_a_clock_and_a_count_of_lines() -> None:
    clocked, counted = build_bot("hard:time=0.3,worlds=8"), build_bot("hard:playouts=200")
    assert isinstance(clocked, HardBot)
    assert isinstance(counted, HardBot)
    assert (clocked.seconds, clocked.playouts, clocked.wanted) == (0.3, 0, {"worlds": 8})
    assert (counted.seconds, counted.playouts, counted.wanted) == (0.0, 200, {})


def test_every_bot_can_be_built_by_its_bare_name() -> None:
    assert [build_bot(name).name for name in BOTS] == list(BOTS)


@pytest.mark.parametrize(
    ("text", "specs"),
    [
        ("greedy,random", ["greedy", "random"]),
        ("hard:time=0.3,worlds=8,normal", ["hard:time=0.3,worlds=8", "normal"]),
        ("hard:time=0.3, hard:time=2", ["hard:time=0.3", "hard:time=2"]),
        ("me:Anna,hard:worlds=2, time=1", ["me:Anna", "hard:worlds=2,time=1"]),
        ("greedy,", ["greedy", ""]),
    ],
)
def test_a_list_of_specs_is_parted_between_bots(text: str, specs: list[str]) -> None:
    assert split_specs(text) == specs
