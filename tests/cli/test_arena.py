"""The arena: deals that come back, intervals, ratings, files that can be gone on with, a picture."""

import json
import os
import signal
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.waiting import PATIENCE, until
from tilewright.bots.bot import Bot, Question
from tilewright.cli import matches
from tilewright.cli.arena.game_file import ArenaGame, GameFile
from tilewright.cli.arena.results import ratings, summarise, wilson
from tilewright.cli.matches import Contest, seat_bots, seed_of_game
from tilewright.cli.timings import Timings, read_timings
from tilewright.games.catalogue import registry
from tilewright.kernel.rng import Rng

SPEC = "artificium(players=2)"
ARENA = ("arena", SPEC, "--bots", "greedy,random", "--seed", "s")


def summary(file: str) -> dict[str, object]:
    found = json.loads(Path(file).read_text().splitlines()[-1])["summary"]
    for bot in found["bots"]:
        bot.pop("time")
    found.pop("seconds_per_game")
    assert isinstance(found, dict)
    return found


def test_it_reports_writes_and_draws(command: Run) -> None:
    ran = command(*ARENA, "--games", 4, "--json", "a.json", "--picture", "a.svg")
    assert ran.code == 0
    assert ran.err == ""
    assert "4 games of artificium(players=2), seed s" in ran.out
    assert "A fair share of wins would be 50.0 %" in ran.out
    rows = [json.loads(line) for line in Path("a.json").read_text().splitlines()]
    assert [row.get("game") for row in rows] == [None, 0, 1, 2, 3, None]
    assert rows[0]["bots"] == ["greedy", "random"]
    picture = ET.parse("a.svg").getroot()
    words = [node.text for node in picture.iter("{http://www.w3.org/2000/svg}text")]
    assert "greedy" in words
    assert "fair share" in words


def test_the_results_are_the_same_for_any_number_of_jobs_and_after_a_pause(command: Run) -> None:
    assert command(*ARENA, "--games", 6, "--json", "one.json").code == 0
    assert command(*ARENA, "--games", 6, "--jobs", 2, "--json", "two.json").code == 0
    assert command(*ARENA, "--games", 2, "--json", "three.json").code == 0
    with Path("three.json").open("a") as file:
        file.write('{"game":5,"sea')  # cut off in the middle of a line
    assert command(*ARENA[:-2], "--games", 6, "--json", "three.json", "--resume").code == 0
    assert summary("one.json") == summary("two.json") == summary("three.json")
    assert sum("summary" in line for line in Path("three.json").read_text().splitlines()) == 1


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--json", "old"], "old already exists"),
        (["--resume"], "--resume needs the file"),
        (["--json", "junk", "--resume"], "junk is not the file of an arena"),
        (["--json", "old", "--resume", "--seed", "other"], "old belongs to another arena"),
        (["--json", "no/such/folder"], "cannot be written"),
    ],
)
def test_files_that_do_not_fit_are_named(command: Run, arguments: list[str], message: str) -> None:
    assert command(*ARENA, "--games", 1, "--json", "old").code == 0
    Path("junk").write_text("junk\n")
    before = Path("old").read_text()
    ran = command(*ARENA, "--games", 1, *arguments)
    assert ran.code == 2
    assert message in ran.err
    assert Path("old").read_text() == before


def test_bots_ponder_only_if_it_is_asked_for(command: Run) -> None:
    """What they pondered is reported, and such games do not go on as others."""
    arena = "arena", SPEC, "--bots", "hard:playouts=4,worlds=1,most=2,stages=0,random", "--seed", "s", "--games", 1
    plain = command(*arena, "--json", "plain.json")
    assert plain.code == 0
    assert "more while others did" not in plain.out
    found = command(*arena, "--json", "pondered.json", "--ponder")
    assert found.code == 0
    assert "hard:playouts=4,worlds=1,most=2,stages=0 thought" in " ".join(found.out.split())
    bots = json.loads(Path("pondered.json").read_text().splitlines()[-1])["summary"]["bots"]
    assert [bot["time"].get("pondered_s", 0.0) > 0.0 for bot in bots] == [True, False]
    other = command(*arena, "--json", "plain.json", "--resume", "--ponder")
    assert other.code == 2
    assert "--ponder differ" in other.err
    assert command(*arena, "--json", "pondered.json", "--resume", "--ponder").code == 0


def test_a_program_that_fails_leaves_what_is_done(command: Run) -> None:
    ran = command("arena", SPEC, "--bots", "program:false,random", "--games", 2)
    assert ran.code == 2
    assert ran.err == "tilewright: the program “false” ended with exit code 1\n"
    assert "0 games" in ran.out


def test_every_deal_is_played_from_every_seat() -> None:
    contest = Contest("x", ("a", "b", "c"), "s", True)
    two = [(seed_of_game(contest, 2, number), tuple(seat_bots(contest, 2, number))) for number in range(12)]
    pairs = [(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)]
    assert two == [("s/0", pair) for pair in pairs] + [("s/1", pair) for pair in pairs]
    strong = Contest("x", ("a", "b", "b", "b"), "s", True)
    four = [(seed_of_game(strong, 4, number), seat_bots(strong, 4, number).index(0)) for number in range(4)]
    assert four == [("s/0", 0), ("s/0", 3), ("s/0", 2), ("s/0", 1)]


def test_intervals_are_those_of_wilson() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(65, 100) == pytest.approx((0.5525, 0.7364), abs=5e-4)
    assert wilson(100, 100) == pytest.approx((0.963, 1.0), abs=5e-4)


def game(number: int, seats: list[int], scores: list[int]) -> ArenaGame:
    found = ArenaGame(number, seats, scores, [seat for seat, points in enumerate(scores) if points == max(scores)])
    found.timings = [Timings() for _ in seats]
    return found


def test_ratings_are_those_that_the_results_are_likeliest_with() -> None:
    contest = Contest("x", ("a", "b"), "s", True)
    games = [game(number, [0, 1], [10, 5] if number < 75 else [5, 10]) for number in range(100)]
    high, low = ratings(["a", "b"], contest, games)
    assert high - low == pytest.approx(400 * 0.4771, abs=5)  # three to one
    assert high + low == pytest.approx(3000)


def test_shared_wins_count_in_parts_and_the_same_bot_is_one_row() -> None:
    contest = Contest("x", ("a", "b", "b"), "s", True)
    found = summarise(contest, 3, [game(0, [0, 1, 2], [9, 9, 3]), game(1, [1, 2, 0], [1, 2, 7])])
    rows = {row["bot"]: (row["played"], row["wins"], row["mean"], row["mean_winning"]) for row in found["bots"]}
    assert rows == {"a": (2, 1.5, 8.0, 7.67), "b": (4, 0.5, 3.75, 9.0)}
    assert found["mean_winning"] == 8.0


def test_times_are_summed_up_by_decision_and_by_turn() -> None:
    timings = Timings(0.3)
    for seconds, fresh in ((0.2, True), (0.05, False), (0.3, True), (0.04, False), (0.01, True)):
        if fresh:
            timings.begin()
        timings.add(seconds)
    both = read_timings(json.loads(json.dumps(timings.plain())))
    both.merge(timings)
    found = both.summary()
    assert (found["decisions"], found["turns"], found["turns_late"]) == (10, 6, 2)
    assert found["max_ms"] == 300.0
    assert found["max_turn_ms"] == pytest.approx(340.0)
    assert found["mean_ms"] == pytest.approx(120.0)
    assert both.percentile(0.5) == pytest.approx(0.05, rel=0.11)


class Noting(Bot):
    """Takes the first option, and notes when a question is the first of its turn that it thinks about."""

    def __init__(self) -> None:
        self.begun = 0

    def choose(self, question: Question, dice: Rng) -> int:
        self.begun += question.spent == 0.0
        return question.options[0]


def test_a_turn_that_begins_with_an_only_answer_is_a_turn_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has one card must lay it; the thought about what comes of it belongs to no turn before."""
    made: list[Noting] = []

    def build(spec: str, programs: bool) -> Bot:
        made.append(Noting())
        return made[-1]

    monkeypatch.setattr(matches, "build_bot", build)
    rules = registry().rules("artificium(players=2)")
    found = matches.play_one(rules, Contest("artificium(players=2)", ("a", "b"), "turns"), 0)
    assert [timings.turns for timings in found.timings] == [bot.begun for bot in made]


def test_ctrl_c_leaves_what_is_done(tmp_path: Path) -> None:
    signal.signal(signal.SIGINT, signal.default_int_handler)
    many = ["arena", SPEC, "--bots", "random", "--games", "900", "--json", "a.json"]
    command = [sys.executable, "-c", "from tilewright.cli.main import main; main()", *many]
    environment = {**os.environ, "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8"}
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=tmp_path, env=environment, stdout=pipe, stderr=pipe) as process:
        try:
            file = tmp_path / "a.json"
            until(lambda: file.exists() and file.read_text().count("\n") >= 5, "some games")
            process.send_signal(signal.SIGINT)
            out, err = process.communicate(timeout=PATIENCE)
        finally:
            process.kill()
    assert process.returncode == 2
    lines = file.read_text().splitlines()
    games = len(lines) - 2
    assert json.loads(lines[-1])["summary"]["games"] == games
    assert f"stopped after {games} of 900 games; go on with --resume --json a.json" in err.decode()
    assert b"random" in out


def test_ctrl_c_between_file_and_list_cuts_no_game_in_two(command: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    write = GameFile.add

    def interrupted(self: GameFile, game: ArenaGame) -> None:
        write(self, game)
        signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr(GameFile, "add", interrupted)
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        assert command(*ARENA, "--games", 9, "--json", "a.json").code == 2
    finally:
        signal.signal(signal.SIGINT, before)
    lines = Path("a.json").read_text().splitlines()
    assert (len(lines), json.loads(lines[-1])["summary"]["games"]) == (3, 1)
