"""Searches on several cores: the same choice whatever their number, lines counted, no process left behind."""

import os
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from tests.kernel.toy import Toy
from tests.waiting import until
from tilewright.bots.bot import Question, ask_plan, question_for
from tilewright.bots.catalogue import mind_for
from tilewright.bots.hard import HardBot
from tilewright.bots.search import Budget, TriedTurn, TurnSearch
from tilewright.bots.search_cores import TREES, Cores
from tilewright.bots.search_settings import SearchSettings
from tilewright.bots.specs import BotError, build_bot
from tilewright.bots.win_chance import USUAL
from tilewright.games.catalogue import registry
from tilewright.kernel.rng import Rng

ROOT = Path(__file__).parents[2]
needs_fork = pytest.mark.skipif(not hasattr(os, "fork"), reason="here all trees grow in one process")


def toy_question() -> Question:
    rules = Toy(3)
    state = rules.new("cores")
    return question_for(rules, state, 0, rules.options(state, 0))


def searched(question: Question, cores: int, lines: int = 200) -> tuple[TurnSearch, list[TriedTurn]]:
    search = TurnSearch(mind_for(question.rules), USUAL, question, SearchSettings(), Budget(0.0, lines))
    search.helpers = Cores(cores)
    try:
        return search, search.run(Rng.from_seed("dice"))
    finally:
        search.helpers.close()


def results(found: list[TriedTurn]) -> list[tuple[list[int], int, float, list[float]]]:
    return [(one.turn.actions, one.tries, one.total, one.points) for one in found]


def children() -> list[int]:
    """Processes of this one that have not been waited for; to be asked where there are no others."""
    try:
        return [os.waitpid(-1, os.WNOHANG)[0]]
    except ChildProcessError:
        return []


@needs_fork
def test_the_same_dice_give_the_same_search_on_any_number_of_cores() -> None:
    asked = toy_question()
    alone = results(searched(asked, 1)[1])
    for cores in (2, 3, TREES, TREES + 3):
        assert results(searched(asked, cores)[1]) == alone


@needs_fork
def test_lines_are_counted_over_all_trees() -> None:
    search, found = searched(toy_question(), 2)
    budget = search.budget
    assert budget.played == sum(one.tries for one in found)
    assert abs(budget.played - 200) <= TREES * len(found)
    assert all(one.tries % TREES == 0 for one in found)


def test_every_tree_has_guesses_of_its_own() -> None:
    """Four trees with the same guesses would know no more than one of them."""
    search, found = searched(toy_question(), 1)
    assert isinstance(search.helpers, Cores)
    of_first = {tuple(tree.tried[0].points) for tree in search.helpers.trees}
    assert len(of_first) == TREES
    assert len(found) > 1


@needs_fork
def test_no_process_is_left_behind() -> None:
    before = children()
    searched(toy_question(), 4)
    assert children() == before


ORPHANS = """
import os, signal
from tests.bots.test_search_cores import toy_question
from tilewright.bots.catalogue import mind_for
from tilewright.bots.search import Budget, TurnSearch
from tilewright.bots.search_cores import Cores
from tilewright.bots.search_settings import SearchSettings
from tilewright.bots.win_chance import USUAL
from tilewright.kernel.rng import Rng
question = toy_question()
search = TurnSearch(mind_for(question.rules), USUAL, question, SearchSettings(), Budget(0.0, 40))
cores = Cores(3)
cores.begin(search, search.candidates(Rng.from_seed("turns")))
print(*[process.id for process in cores.processes], flush=True)
os.kill(os.getpid(), signal.SIGKILL)
"""


def is_there(process: int) -> bool:
    """Whether it runs; one that has ended may still wait to be noticed."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except OSError:
        return False


@needs_fork
@pytest.mark.once
@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes of others cannot be seen here")
def test_processes_end_when_the_one_that_asks_them_is_killed() -> None:
    with tempfile.TemporaryFile("w+") as out:  # no pipe: its end would be held by those that are left
        subprocess.run([sys.executable, "-c", ORPHANS], cwd=ROOT, stdout=out, check=False)
        out.seek(0)
        left = [int(word) for word in out.read().split()]
    assert len(left) == 2
    try:
        until(lambda: not any(is_there(process) for process in left), "no process is left")
    finally:
        for process in filter(is_there, left):
            os.kill(process, signal.SIGKILL)


@needs_fork
def test_a_clock_is_kept_on_several_cores() -> None:
    """With a clock every core has one tree; lines are counted there too."""
    question = toy_question()
    search = TurnSearch(mind_for(question.rules), USUAL, question, SearchSettings(), Budget(0.2, 0))
    cores = Cores(2)
    search.helpers = cores
    found = search.run(Rng.from_seed("clock"))
    cores.close()
    assert cores.count == 2
    assert search.budget.used() >= 1.0
    assert min(one.tries for one in found) >= 2


@needs_fork
@pytest.mark.timeout(60)
def test_every_candidate_is_tried_once_when_listing_them_took_all_the_time() -> None:
    """As on a busy machine: the clock jumps past the end of the budget before the first line."""
    question = toy_question()
    moments = iter([0.0])
    search = TurnSearch(
        mind_for(question.rules), USUAL, question, SearchSettings(), Budget(0.2, 0, lambda: next(moments, 100.0))
    )
    search.helpers = Cores(2)
    try:
        found = search.run(Rng.from_seed("late"))
    finally:
        search.helpers.close()
    assert {one.tries for one in found} == {2}  # once in each tree


@needs_fork
@pytest.mark.parametrize("spec", ["keyflower(players=2)", "artificium(players=3)"])
def test_a_bot_plays_the_same_on_one_core_and_on_two(spec: str) -> None:
    rules = registry().rules(spec)
    state = rules.new("bot")
    seat = rules.waiting_seats(state)[0]
    plans = [
        ask_plan(
            build_bot(f"master:playouts=24,most=3,worlds=1,cores={cores}"), rules, state, seat, Rng.from_seed("d")
        )
        for cores in (1, 2)
    ]
    assert plans[0] == plans[1]


@needs_fork
def test_a_process_that_has_ended_is_reported() -> None:
    question = toy_question()
    search = TurnSearch(mind_for(question.rules), USUAL, question, SearchSettings(), Budget(0.0, 40))
    cores = Cores(2)
    search.helpers = cores
    cores.begin(search, search.candidates(Rng.from_seed("turns")))
    process = cores.processes[0]
    os.write(process.ask, b"\n")
    with pytest.raises(ChildProcessError):
        process.hear()
    cores.close()


def test_cores_are_a_setting_of_bots_that_search() -> None:
    bot = build_bot("hard:time=0.5,cores=2")
    assert isinstance(bot, HardBot)
    assert (bot.cores, bot.seconds) == (2, 0.5)
    alone = build_bot("hard")
    assert isinstance(alone, HardBot)
    assert alone.cores == 0
    for wrong in ("hard:cores=0", "hard:cores=99", "normal:cores=2"):
        with pytest.raises(BotError):
            build_bot(wrong)
