"""The public API: a game from its first move to its record, by nothing but `import tilewright`."""

import re
from pathlib import Path

import pytest

import tilewright
from tests.kernel.toy_play import fresh, spec_of
from tilewright import Table
from tilewright.words.speech import Speech

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def table() -> Table:
    return tilewright.new("keyflower", players=2, seed="demo", names=["Mira", "Anton"])


def test_a_whole_game_can_be_played_saved_and_loaded(tmp_path: Path) -> None:
    table = tilewright.new("artificium", players=2, seed="demo")
    while not table.over:
        table.play_bot("easy")
    assert table.winners
    assert table.options() == []
    table.save(tmp_path / "game.record")
    again = tilewright.load(tmp_path / "game.record")
    assert again.moves == table.moves
    assert again.record() == table.record() == tilewright.load(table.record()).record()
    assert [again.score(seat).total for seat in range(2)] == [table.score(seat).total for seat in range(2)]


def test_options_are_played_and_worded(table: Table) -> None:
    seat = table.waiting[0]
    option = table.options()[0]
    happened = table.play(option)
    assert happened
    assert happened[0].startswith("You ")
    assert table.names[seat] not in happened[0]
    assert table.names[seat] in table.log()[0]
    assert table.moves == [(seat, option.text)]
    assert happened[0] in table.log(seat)


def test_what_a_bot_does_is_described_by_name(table: Table) -> None:
    seat = table.waiting[0]
    assert table.names[seat] in table.play_bot("random")[0]
    assert "You " in table.log(seat)[0]


def test_several_moves_are_all_played_or_none(table: Table) -> None:
    first = table.options()[0].text
    with pytest.raises(tilewright.IllegalMove):
        table.play(first, "bid nowhere")
    assert table.moves == []
    assert table.log() == []


def test_an_illegal_move_names_its_rule(table: Table) -> None:
    tile = next(option.text for option in table.options() if option.text.startswith("bid ")).split()[1]
    table.play(f"bid {tile}")
    words = table.why_not("pass")
    assert re.match(r"KF-\d+\.\d+: ", words)
    with pytest.raises(tilewright.IllegalMove, match=re.escape(words)) as caught:
        table.play("pass")
    assert words.startswith(caught.value.rule)


def test_undo_takes_back_the_last_move(table: Table) -> None:
    before = table.position()
    table.play(table.options()[0])
    assert table.log()
    table.undo()
    assert table.position() == before
    assert table.log() == []
    with pytest.raises(tilewright.IllegalMove):
        table.undo()


def test_scores_come_with_their_lines(table: Table) -> None:
    score = table.score(0)
    assert str(score).startswith(f"{score.total} point")
    assert isinstance(score.facts["lines"], list)


def test_a_bot_advises_and_plays(table: Table) -> None:
    seat = table.waiting[0]
    best = table.advise()[0]
    assert best.words
    assert 0 <= best.chance <= 1
    assert best.texts[0] in [option.text for option in table.options()]
    table.play_bot("easy")
    assert table.moves
    assert {mover for mover, _ in table.moves} == {seat}


def test_a_view_hides_what_the_seat_may_not_know(table: Table) -> None:
    assert table.view(0) != table.view(1)
    assert "own" not in table.view(-1)


def test_a_table_begins_from_a_position(table: Table) -> None:
    again = tilewright.load_position(table.position())
    assert again.position() == table.position()


def test_games_and_wrong_games_are_named() -> None:
    assert "players" in tilewright.list_games()["keyflower"]
    with pytest.raises(tilewright.GameError, match="keyflower"):
        tilewright.new("keyflowr")
    with pytest.raises(tilewright.GameError, match="6"):
        tilewright.new("keyflower", players=9)


def test_options_can_be_words_or_text() -> None:
    one = tilewright.new("keyflower(players=3)", seed="x", merchants=True)
    assert one.game == tilewright.new("keyflower", seed="x", players=3, merchants=True).game


def test_prints_read_well(table: Table) -> None:
    assert repr(table) == "<keyflower(players=2), 0 moves, asked: Mira>" or "Anton" in repr(table)
    assert table.question()
    option = table.options()[0]
    assert repr(option) == f"<{option.text}: {option.words}>"


@pytest.mark.parametrize("lang", ["en", "ru", "uk", "hu"])
def test_it_speaks_every_language(lang: str) -> None:
    table = tilewright.new("artificium", players=2, seed="demo", lang=lang)
    assert table.question() != ""
    assert all(option.words for option in table.options())


def test_only_the_public_names_are_offered() -> None:
    assert set(tilewright.__all__) <= set(dir(tilewright))
    for name in tilewright.__all__:
        assert getattr(tilewright, name) is not None
    with pytest.raises(AttributeError):
        _ = tilewright.nothing


def test_the_readme_plays() -> None:
    code = re.search(
        r"## From Python\n```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.S
    )
    assert code is not None
    exec(compile(code[1], "README.md", "exec"), {})


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "line 1 of the record: this is not a record"),
        ("ru", "строка 1 записи"),
        ("uk", "рядок 1 запису"),
        ("hu", "a felvétel 1. sora"),
    ],
)
def test_a_record_that_cannot_be_read_is_refused_in_words(tmp_path: Path, lang: str, words: str) -> None:
    missing = tmp_path / "missing.record"
    with pytest.raises(tilewright.GameError, match=re.escape(str(missing))):
        tilewright.load(missing, lang)
    with pytest.raises(tilewright.GameError, match="^" + re.escape(words)):
        tilewright.load("tilewright record 99\n", lang)


@pytest.mark.parametrize("lang", ["en", "ru", "uk", "hu"])
def test_a_position_that_cannot_be_written_or_read_is_refused_in_words(lang: str) -> None:
    table = Table(fresh(), spec_of(), lang)
    with pytest.raises(tilewright.GameError, match=Speech(lang, strict=True).say("core-no-positions")):
        table.position()
    with pytest.raises(tilewright.GameError, match="game "):
        tilewright.load_position("nothing", lang=lang)
    second = {"en": "line 2:", "ru": "строка 2:", "uk": "рядок 2:", "hu": "2. sor:"}[lang]
    with pytest.raises(tilewright.GameError, match=second):
        tilewright.load_position("game artificium(players=2)\ncomet", lang=lang)


@pytest.mark.parametrize(
    ("lang", "names"),
    [
        ("en", ["Player 1", "Player 2"]),
        ("ru", ["Игрок 1", "Игрок 2"]),
        ("uk", ["Гравець 1", "Гравець 2"]),
        ("hu", ["1. játékos", "2. játékos"]),
    ],
)
def test_players_without_names_are_called_in_the_language_of_the_table(lang: str, names: list[str]) -> None:
    table = tilewright.new("artificium", players=2, seed="demo", lang=lang)
    assert table.names == names == tilewright.load(table.record()).names
    other = next(seat for seat in range(2) if seat not in table.waiting)
    with pytest.raises(tilewright.IllegalMove, match=re.escape(names[1 - other])):
        table.play_bot("random", other)
    table.play_bot("random")
    assert names[1 - other] in table.log()[0]
