"""Bots have first names, in every language the same ones, and none that somebody at the table has."""

from itertools import combinations

import pytest

from tilewright.bots.specs import BOTS
from tilewright.games.catalogue import MOST_PLAYERS
from tilewright.presentation.bot_names import choose_names, first_names, level_of
from tilewright.server.room.names import bot_numbers, look_alike, normalize_name
from tilewright.server.table import Chair, StoredTable
from tilewright.words.speech import Speech
from tilewright.words.texts import LANGUAGES, has


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_names_of_a_language_cannot_be_mixed_up(lang: str) -> None:
    names = first_names(lang)
    assert len(names) == len(first_names("en")) >= MOST_PLAYERS
    assert [pair for pair in combinations(names, 2) if look_alike(*pair)] == []
    assert [name for name in names if not name.isalpha() or len(name) > 7] == []


def test_a_table_keeps_its_names_and_others_have_others() -> None:
    chosen = choose_names("one", range(6), (), look_alike)
    assert chosen == choose_names("one", range(6), (), look_alike)
    assert len(set(chosen.values())) == 6
    assert (
        len({tuple(choose_names(f"table {number}", range(3), (), look_alike).values()) for number in range(20)})
        > 15
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nobody_meets_a_bot_of_their_own_name(lang: str) -> None:
    for number, name in enumerate(first_names(lang)):
        assert number not in choose_names("one", range(10), (name.upper(),), look_alike).values()


def test_all_are_named_even_where_every_name_is_taken() -> None:
    chosen = choose_names("one", range(3), first_names("en"), look_alike)
    assert sorted(chosen) == [0, 1, 2]


def test_a_person_who_comes_takes_the_name_from_the_bot() -> None:
    table = StoredTable(
        "t", "", "keyflower(players=2)", [Chair(0, "person", name="Anna"), Chair(1, "bot", bot="easy")]
    )
    before = bot_numbers(table)[1]
    table.chairs[0].name = first_names("ru")[before]
    assert bot_numbers(table)[1] != before
    assert normalize_name(first_names("en")[before])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_level_has_a_word(lang: str) -> None:
    levels = [level_of(Speech(lang), bot) for bot in BOTS]
    assert all(has(lang, f"shell-bot-{bot}") for bot in BOTS)
    assert len(set(levels)) == len(levels)
    assert (
        level_of(Speech(lang), "hard:time=2")
        == level_of(Speech(lang), "hard(1)")
        == level_of(Speech(lang), "hard")
    )
    assert level_of(Speech(lang), "deep") == "Deep"
