"""Frozen opponents: their weight sets never change, and they choose in stored games what they chose then."""

import hashlib
from importlib.resources import files

import pytest

from tests.bots.frozen.decisions import GAMES, choose, path_of, stored
from tilewright.bots.catalogue import mind_for, settings_for
from tilewright.bots.hard import HardBot
from tilewright.bots.specs import BotError, build_bot, is_level
from tilewright.bots.weight_sets import EDITIONS, FIRST_EDITION
from tilewright.games.catalogue import registry

# Whoever wants to change one of these files wants a new edition instead.
DIGESTS = {
    ("keyflower", FIRST_EDITION): "909d0e7988422270",
    ("artificium", FIRST_EDITION): "2095cd5b0bf900e1",
}


@pytest.mark.parametrize(("game", "edition"), DIGESTS)
def test_the_weights_of_an_edition_never_change(game: str, edition: str) -> None:
    file = files(f"tilewright.bots.{game}") / "weight_sets" / f"{edition}.json"
    assert hashlib.sha256(file.read_bytes()).hexdigest()[:16] == DIGESTS[game, edition]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("game", GAMES)
def test_every_stored_choice_is_made_again(game: str, edition: str) -> None:
    rules = registry().rules(game)
    lines, choices = stored(path_of(edition, game))
    state, line = rules.new(edition), 0
    assert len(choices) > 150
    for choice in choices:
        while line < choice.line:
            seat, text = lines[line]
            rules.apply(state, seat, rules.parse(text))
            line += 1
        seat = rules.waiting_seats(state)[0]
        level = f"{choice.level}{',' if ':' in choice.level else ':'}as={edition}"
        assert choose(rules, state, seat, level, edition, line) == choice.actions, (choice.level, line)


@pytest.mark.parametrize("game", ["keyflower(players=2)", "artificium(players=2)"])
def test_a_frozen_bot_has_its_own_mind_and_search(game: str) -> None:
    rules = registry().rules(game)
    assert mind_for(rules, FIRST_EDITION) is mind_for(rules, FIRST_EDITION)
    assert mind_for(rules, FIRST_EDITION) is not mind_for(rules)
    assert settings_for(rules, {}, FIRST_EDITION).worlds == 2
    assert settings_for(rules, {"worlds": 5}, FIRST_EDITION).worlds == 5


def test_a_level_may_name_its_edition_where_no_other_setting_is_allowed() -> None:
    bot = build_bot("hard:as=first-edition")
    assert isinstance(bot, HardBot)
    assert bot.edition == FIRST_EDITION
    assert is_level("hard")
    assert is_level("hard:as=first-edition")
    assert not is_level("hard:time=600,as=first-edition")
    assert not is_level("program:./bot")
    with pytest.raises(BotError):
        build_bot("hard:as=second-edition")
