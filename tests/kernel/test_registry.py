"""Option strings: what they mean, how they are written, and that every error names what is allowed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.kernel.sentences import said
from tests.kernel.toy import OPTIONS, Toy, build, registry
from tilewright.kernel.registry import Game, GameOption, Registry, Spec, SpecError
from tilewright.words.speech import Speech, wrong
from tilewright.words.texts import LANGUAGES

DEFAULTS = {"players": 2, "rounds": 2, "deck": "small", "fast": False, "away": [], "cards": ""}


def spec(text: str) -> Spec:
    return registry().spec(text)


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("toy", {}),
        ("toy()", {}),
        ("  toy ( ) ", {}),
        ("toy(players=3)", {"players": 3}),
        ("toy( players = 3 , rounds=9 )", {"players": 3, "rounds": 9}),
        ("toy(rounds=007)", {"rounds": 7}),
        ("toy(,players=3,)", {"players": 3}),
        ("toy(deck=large)", {"deck": "large"}),
        ('toy(deck="large")', {"deck": "large"}),
        ("toy(fast=true)", {"fast": True}),
        ("toy(fast=false)", {}),
        ("toy(away=[])", {}),
        ("toy(away=[1,0,1],players=4)", {"away": [0, 1], "players": 4}),
        ("toy(away=[6],players=7)", {"away": [6], "players": 7}),
        ("toy(cards=a.toml)", {"cards": "a.toml"}),
        ('toy(cards="dir, (other)/a=b].toml",rounds=3)', {"cards": "dir, (other)/a=b].toml", "rounds": 3}),
        ('toy(cards=" padded ")', {"cards": " padded "}),
    ],
)
def test_an_option_string_gives_values(text: str, values: dict[str, object]) -> None:
    assert spec(text).values == {**DEFAULTS, **values}


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("", ["there is no game “”", "toy"]),
        ("toi", ["there is no game “toi”", "did you mean toy?"]),
        ("x" * 5000, ["there is no game", "available: toy"]),
        ("toy(players=3", ["toy(players=3", "closing bracket"]),
        ("toy(players=3) x", ["closing bracket"]),
        ("toy(player=3)", ["no option “player”", "did you mean players?", "rounds, deck, fast, away, cards"]),
        ("toy(=3)", ["no option “”", "players"]),
        ("toy(players)", ["players is not of the form option=value"]),
        ("toy(players=2,players=3)", ["players is given twice"]),
        ("toy(players=2,players=2)", ["players is given twice"]),
        ("toy(players=)", ["players=", "2 to 7"]),
        ("toy(players=1)", ["players=1", "a whole number from 2 to 7"]),
        ("toy(players=8)", ["from 2 to 7"]),
        ("toy(players=-2)", ["from 2 to 7"]),
        ("toy(players=2.0)", ["from 2 to 7"]),
        ("toy(players=٣)", ["from 2 to 7"]),
        ("toy(players=" + "9" * 5000 + ")", ["from 2 to 7"]),
        ("toy(players=3))", ["players=3)", "from 2 to 7"]),
        ("toy(deck=huge)", ["deck=huge", "small, large"]),
        ("toy(deck=Small)", ["small, large"]),
        ("toy(fast=yes)", ["fast=yes", "true or false"]),
        ("toy(away=0)", ["away=0", "[0,2]"]),
        ("toy(away=[0,2)", ["away=[0,2", "[0,2]"]),
        ("toy(away=[0,])", ["[0,2]"]),
        ("toy(away=[7])", ["[0,2]"]),
        ("toy(away=[06])", ["[0,2]"]),
        ("toy(away=[])])", ["[0,2]"]),
        ("toy(cards=)", ["cards=", "path of a file"]),
        ('toy(cards="")', ["path of a file"]),
        ('toy(cards="a,b)', ["path of a file"]),
        ('toy(cards=a"b"c)', ["path of a file"]),
        ('toy(cards="a\nb")', ["path of a file"]),
        ("toy(\nplayers", ["closing bracket"]),
    ],
    ids=lambda one: one[:40] if isinstance(one, str) else "",
)
def test_every_error_names_what_is_wrong_and_what_is_allowed(text: str, parts: list[str]) -> None:
    with pytest.raises(SpecError) as error:
        spec(text)
    message = said(error.value)
    assert [part for part in parts if part not in message] == []
    assert len(message) < 300
    assert len(message.splitlines()) == 1


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("toy", "toy(players=2)"),
        ("toy(rounds=2,players=4)", "toy(players=4)"),
        ("toy(away=[1,0],fast=true,deck=large)", "toy(players=2,deck=large,fast=true,away=[0,1])"),
        ("toy(cards=a.toml)", 'toy(players=2,cards="a.toml")'),
    ],
)
def test_a_spec_writes_the_players_and_what_is_not_the_default(text: str, written: str) -> None:
    assert spec(text).text() == written


FILES = st.text(st.characters(codec="utf-8", exclude_characters='"'), min_size=1).filter(str.isprintable)
VALUES = st.fixed_dictionaries(
    {
        "players": st.integers(2, 7),
        "rounds": st.integers(1, 9),
        "deck": st.sampled_from(["small", "large"]),
        "fast": st.booleans(),
        "away": st.sets(st.integers(0, 6)).map(sorted),
        "cards": st.one_of(st.just(""), FILES),
    }
)


@given(VALUES)
def test_specs_survive_being_written(values: dict[str, object]) -> None:
    text = Spec(registry().game("toy"), values).text()  # type: ignore[arg-type]
    again = spec(text)
    assert again.values == values
    assert again.text() == text


@given(st.text(st.sampled_from('toy(players=2,deck]["\n\r \u2028')), st.booleans())
def test_nothing_but_a_spec_error_comes_of_any_text(text: str, prefixed: bool) -> None:
    found = message = None
    try:
        found = spec("toy(" + text if prefixed else text)
    except SpecError as error:
        message = said(error)
    if found is None:
        assert len(str(message).splitlines()) == 1
    else:
        assert spec(found.text()).values == found.values


def test_rules_are_built_from_the_values() -> None:
    rules = registry().rules("toy(players=4,rounds=3)")
    assert isinstance(rules, Toy)
    assert (rules.seats, rules.rounds) == (4, 3)


def test_an_empty_registry_has_no_games() -> None:
    with pytest.raises(SpecError) as error:
        Registry().spec("toy")
    assert said(error.value) == "there is no game “toy”; available: nothing"


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_what_is_allowed_is_said_in_words(option: GameOption) -> None:
    facts = {"option": option.name, "given": "x", "low": option.low, "high": option.high}
    for lang in LANGUAGES:
        assert Speech(lang, strict=True).say(*wrong(f"option-{option.kind}", {**facts, "choices": ["y"]}))


def test_a_spec_is_of_the_newest_version_unless_another_is_asked_for() -> None:
    found = Registry()
    found.add(Game("toy", (1, 2, 4), OPTIONS, build, ""))
    assert found.game("toy").version == 4
    assert [found.spec("toy").version, found.spec("toy", 2).version] == [4, 2]
    assert found.spec("toy", 2).text() == found.spec("toy").text()
    for version in (0, 3, 5):
        with pytest.raises(SpecError) as error:
            found.spec("toy", version)
        assert (error.value.key, error.value.facts) == (
            "other-rules",
            {"rules": f"toy {version}", "here": "toy 1, 2, 4"},
        )


def test_a_game_leaves_the_options_of_another_as_they_are() -> None:
    first = Game("toy", (1,), OPTIONS, build, "")
    Game("lonely", (1,), [option for option in OPTIONS if option.name != "players"], build, "")
    assert first.option("away").read("[0,6]") == [0, 6]
