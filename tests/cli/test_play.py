"""Games through the terminal: by one person, by two at one screen, with undo, questions, leaving, resuming."""

import random
import re
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tilewright.cli.files import read_replay
from tilewright.cli.option_list import NumberedOption, matching
from tilewright.games.catalogue import registry
from tilewright.words.texts import LANGUAGES

PROMPT = "Number, word to look for"


def numbers(seed: str, count: int = 4000) -> str:
    """Numbers of options, as somebody types who tries things out; those that are too large are refused."""
    dice = random.Random(seed)
    return "".join(f"{dice.choice([1, 2, 3, 4, 5, 6, 8, 11])}\n" for _ in range(count))


@pytest.mark.parametrize(("lang", "spec"), [("en", "keyflower"), ("uk", "keyflower"), ("hu", "artificium")])
def test_a_whole_game_against_bots(command: Run, lang: str, spec: str) -> None:
    arguments = ("play", f"{spec}(players=2)", "--seats", "me:Анна,random", "--seed", "7", "--lang", lang)
    ran = command(*arguments, "--save", "game", typed=numbers(lang))
    assert ran.code == 0
    assert ran.err == ""
    assert "Анна" in ran.out
    assert max(len(line) for line in ran.out.splitlines()) <= 80
    assert "\033" not in ran.out
    assert command("verify", "game").code == 0
    replay = read_replay(Path("game"))
    assert replay.finished
    assert replay.match.names == ["Анна", "bot random"]
    bot = re.findall(r": (\w+) \((?:carefree|безтурботний|gondtalan)\)$", ran.out, re.MULTILINE)[0]
    points = re.findall(rf"^(?:Анна|{bot}): (\d+)", ran.out, re.MULTILINE)[-2:]
    assert [int(one) for one in points] == replay.match.rules.scores(replay.match.state)


def test_without_any_person_the_bots_are_watched(command: Run) -> None:
    ran = command("play", "artificium(players=2)", "--people", 0, "--seed", "w", "--save", "game")
    assert ran.code == 0
    assert PROMPT not in ran.out
    assert read_replay(Path("game")).match.names == ["bot easy", "bot easy"]


def winter_names() -> list[str]:
    box = registry().rules("keyflower").box  # type: ignore[attr-defined]
    return [tile.name("en") for tile in box.tiles if tile.season == 3]


def test_two_people_at_one_screen_never_see_each_others_hand(command: Run) -> None:
    """Until winter tiles are laid open, what is printed between two hand-overs names those of one person only."""
    arguments = ("play", "keyflower(players=2)", "--people", 2, "--seed", "two", "--save", "game")
    ran = command(*arguments, typed=numbers("two", 150))
    before = ran.out.partition("Winter begins")[0]
    parts = re.split(r"Now it is the turn of (Player \d)\. Hand over", before)
    assert len(parts) > 8
    assert not any(name in parts[0] for name in winter_names())
    hands: dict[str, set[str]] = {"Player 1": set(), "Player 2": set()}
    for person, shown in zip(parts[1::2], parts[2::2], strict=True):
        hands[person] |= {name for name in winter_names() if name in shown}
        other = "Player 2" if person == "Player 1" else "Player 1"
        assert f"Village of {other}" in shown or "Your turn is done" in shown
    assert len(hands["Player 1"]) == len(hands["Player 2"]) == 3
    assert hands["Player 1"].isdisjoint(hands["Player 2"])


def test_nothing_of_the_last_person_is_left_when_the_screen_is_handed_over(command: Run) -> None:
    ran = command("play", "keyflower(players=2)", "--people", 2, "--seed", "two", typed="\n1\n\n\nquit\n")
    first, second = ran.out.split("Hand over")[1:3]
    assert "Behind your screen" in first
    assert first.rindex("────") > first.rindex("Behind your screen")
    assert second.index("────") < second.index("Behind your screen")


TWO = ("play", "keyflower(players=2)", "--seats", "me,random", "--seed", "p")  # with this seed the person begins


def test_undo_within_a_turn_and_after_it(command: Run) -> None:
    ran = command(*TWO, "--save", "game", typed="bid turn_order_1\nundo\nbid turn_order_1\n1\nundo\n2\n\nquit\n")
    assert ran.code == 0
    assert ran.out.count("Taken back.") == 2
    lines = [line.text for line in read_replay(Path("game")).match.lines if line.seat == 0]
    assert lines[0] == "bid turn_order_1"
    assert lines[1].startswith("send 2")


def test_what_bots_answered_is_taken_back_with_the_own_step(command: Run) -> None:
    ran = command(*TWO, "--save", "game", typed="pass\n\nundo\nbid turn_order_1\n1\n\nundo\nundo\nundo\nquit\n")
    assert ran.code == 0
    assert ran.out.count("Taken back.") == 3
    assert "no move yet" in ran.out or "nothing back" in ran.out
    assert read_replay(Path("game")).match.lines == []


def test_nothing_is_taken_back_once_another_person_has_acted(command: Run) -> None:
    two = ("play", "keyflower(players=2)", "--people", "2", "--seed", "p")
    ran = command(*two, typed="\npass\n\n\nbid turn_order_1\n1\n\n\nundo\nquit\n")
    assert "cannot take anything back" in ran.out


def test_questions_during_the_game(command: Run) -> None:
    asked = ["help", "why bid key guild", "why bid turn_order_1", "score", "tile key guild", "tile nothing", "log"]
    asked += ["rules 5.2", "rules", "look all", "turn order", "all", "xyzzy", "99", "why fly", "quit"]
    ran = command(*TWO, typed="\n".join(asked) + "\n")
    assert ran.code == 0
    for said in (
        "NUMBER       do that option",
        "KF-4.1: Key guild is not on auction",
        "That is allowed: it is option",
        "Player 1: ",
        "about 0 points, from what can be known",
        "Key guild — Winter tile",
        "10 points for every set of 5 skills of any kind",
        "There is no tile or card with “nothing” in its name.",
        "At most 6 workers may be on a tile",
        "Sections: KF-1, KF-2",
        "Edges: == road, ~~ water.",
        "No option and no command has “xyzzy” in it.",
        "The options have the numbers 1 to",
        "“fly” is not an action of this game",
    ):
        assert said in ran.out


def test_points_are_explained_below_the_player_who_has_them(command: Run) -> None:
    ran = command("play", "artificium(players=3)", "--seed", "p", typed="1\n" * 12 + "score\nquit\n")
    lines = ran.out.partition("> score\n")[2].splitlines()
    assert [line[:7] for line in lines[:3]] == ["Player ", "  2 on ", "  2 for"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_help_speaks_of_the_game_that_is_played(command: Run, lang: str) -> None:
    ran = command("play", "artificium(players=2)", "--seed", "p", "--lang", lang, typed="help\nquit\n")
    helped = ran.out.partition("> help")[2].partition("> quit")[0]
    for word in ("tavern", "transport", "village", "деревн", "селищ", "falu"):
        assert word not in helped
    assert re.search(r": swap \w+ \w+\n", helped)


def test_before_the_first_move_there_is_no_log_and_nothing_to_undo(command: Run) -> None:
    ran = command("play", "artificium(players=2)", "--seed", "p", typed="log\nundo\nquit\n")
    assert "Nothing has happened yet." in ran.out
    assert "you have made no move yet" in ran.out


def test_a_word_shows_the_options_with_it_under_their_own_numbers(command: Run) -> None:
    shown = command(*TWO, typed="TURN order\nquit\n").out.partition("> TURN order")[2].partition(PROMPT)[0]
    assert re.fullmatch(r"\s*\d+  Bid on Turn order 1\s*", shown)


def test_a_word_finds_options_with_other_dots_and_apostrophes() -> None:
    miner, alehouse = (
        NumberedOption(1, "bid miner", "Ставка: Шахтёр"),
        NumberedOption(2, "use alehouse", "Пив’ярня"),
    )
    assert matching([miner, alehouse], "ставка шахтер") == [miner]
    assert matching([miner, alehouse], "ПИВ'ЯРНЯ") == [alehouse]


def test_commands_work_in_the_own_language(command: Run) -> None:
    ran = command(*TWO, "--lang", "ru", typed="помощь\nправила 5.2\nпочему bid tavern\nвыход\n")
    assert ran.code == 0
    assert "НОМЕР          выбрать этот вариант" in ran.out
    assert "KF-4.1: участок «Таверна» не на торгах" in ran.out


def test_leaving_saves_and_resuming_goes_on(command: Run) -> None:
    left = command(*TWO, typed="pass\n\npass\n\nquit\n")
    assert left.code == 0
    file = re.findall(r"--resume (\S+)", left.out)[0]
    before = [line.text for line in read_replay(Path(file)).match.lines]
    went_on = command("play", "--resume", file, typed=numbers("resume"))
    assert went_on.code == 0
    replay = read_replay(Path(file))
    assert replay.finished
    assert [line.text for line in replay.match.lines][: len(before)] == before
    assert "Player 1 passes." not in went_on.out.partition("Market")[0]  # what was known is not told again


def test_a_game_left_twice_does_not_overwrite_the_first(command: Run, tmp_path: Path) -> None:
    files = [re.findall(r"--resume (\S+)", command(*TWO, typed="pass\n\nquit\n").out)[0] for _ in range(2)]
    folder = tmp_path / "data" / "tilewright" / "records"
    assert files == [str(folder / "keyflower-p.record"), str(folder / "keyflower-p-2.record")]


def test_the_end_of_the_input_saves_and_is_an_error(command: Run) -> None:
    ran = command(*TWO, "--save", "game", typed="pass\n")
    assert ran.code == 2
    assert ran.err == "tilewright: the game was left before its end\n"
    assert not read_replay(Path("game")).finished


def test_a_finished_game_can_be_looked_at_again(command: Run, finished: str) -> None:
    Path("game").write_text(finished)
    ran = command("play", "--resume", "game")
    assert ran.code == 0
    assert "Winner: " in ran.out


def test_the_same_seed_and_the_same_typing_give_the_same_record(command: Run) -> None:
    for name in ("one", "two"):
        command(*TWO, "--save", name, typed="pass\n\npass\n\nquit\n")
    assert Path("one").read_text() == Path("two").read_text()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hint_names_the_best_turns_and_why(command: Run, monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    monkeypatch.setattr("tilewright.cli.turn.ADVICE_SECONDS", 0.0)
    word = {"en": "hint", "ru": "подсказка", "uk": "порада", "hu": "tipp"}[lang]
    seats = ("--seats", "me,random", "--seed", "h", "--lang", lang)
    ran = command("play", "artificium(players=2)", *seats, typed=f"{word}\nquit\n")
    assert ran.code == 0
    advice = ran.out.partition(f"> {word}\n")[2]
    assert advice.startswith("1. ")
    assert "%" in advice
    assert "artificium-" not in advice.partition("quit")[0]  # no reason without words
