"""Bots in programs of their own: the example plays, and whatever one does wrong is said in clear words."""

import json
import sys
from pathlib import Path

import pytest

from tests.waiting import PATIENCE
from tilewright.bots.bot import ask_plan
from tilewright.bots.players import Players
from tilewright.bots.program import ProgramBot, ProgramError
from tilewright.bots.specs import BotError, build_bot
from tilewright.games.catalogue import registry
from tilewright.kernel.rng import Rng
from tilewright.words.speech import Speech, wrong

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "bot.py"
GAME = "artificium(players=2)"
HELLO = "import json,sys,time,os\nsys.stdin.readline()\nprint(json.dumps({'t':'hello'}),flush=True)\n"
READ = "asked=json.loads(sys.stdin.readline())\n"


def answer(**parts: str) -> str:
    """A program that answers its first question with these parts, each a Python expression."""
    facts = "".join(f"{name!r}:{value}," for name, value in parts.items())
    return HELLO + READ + f"print(json.dumps({{'t':'answer',{facts}}}),flush=True)\n"


def program(tmp_path: Path, source: str, seconds: float = PATIENCE) -> ProgramBot:
    file = tmp_path / "bot.py"
    file.write_text(source)
    return ProgramBot(f"{sys.executable} {file}", seconds)


def sentence(error: BotError | ProgramError) -> str:
    said = wrong(error.key, error.facts)
    return Speech("en", strict=True).say(said.key, said.facts)


def asked(bot: ProgramBot) -> list[int]:
    rules = registry().rules(GAME)
    state = rules.new("program")
    try:
        return ask_plan(bot, rules, state, rules.waiting_seats(state)[0], Rng.from_seed("dice"))
    finally:
        bot.close()


def test_the_example_plays_a_whole_game() -> None:
    rules = registry().rules(GAME)
    bots = [build_bot(f"program:{sys.executable} {EXAMPLE}", True), build_bot("random")]
    players, state, line = Players(bots, rules), rules.new("example"), 0
    while not rules.over(state):
        seat = rules.waiting_seats(state)[0]
        options = rules.options(state, seat)
        rules.apply(state, seat, players.answer(state, seat, options, "example", line))
        line += 1
    assert isinstance(bots[0], ProgramBot)
    assert bots[0].asked > 10
    link = bots[0].link
    bots[0].close()
    assert link is not None
    assert link.process.returncode == 0  # it left by itself


@pytest.mark.parametrize(
    ("source", "message"),
    [
        ("", "ended with exit code 0"),
        ("import sys; sys.exit(3)", "ended with exit code 3"),
        ("print('ready', flush=True)\ninput()", 'said “ready” instead of a JSON object with "t": "hello"'),
        (HELLO + "os._exit(7)", "ended with exit code 7"),
        (HELLO + READ + "time.sleep(60)", "did not answer within 0.5 s"),  # this is how it hangs
        (HELLO + READ + "print('x' * 3000000, flush=True)", "said “xxx"),
        (HELLO + READ + "print('[1]', flush=True)", 'said “[1]” instead of a JSON object with "t": "answer"'),
        (answer(n="9", action="'x'"), "answered question 9 when asked 1"),
        (answer(n="1", action="'fly'"), "answered “fly”, which is not an option"),
        (answer(n="1"), "answered “None”, which is not an option"),
        (answer(n="1", action="asked['options'][0]", then="['fly']"), "with something that is not an action"),
        (answer(n="1", action="asked['options'][0]", then="7"), 'gave a "then" that is not a list of texts'),
    ],
)
def test_what_a_program_does_wrong_is_said(tmp_path: Path, source: str, message: str) -> None:
    with pytest.raises(ProgramError) as caught:
        asked(program(tmp_path, source, 0.5 if "sleep" in source else PATIENCE))
    assert message in sentence(caught.value)


def test_a_program_may_say_what_it_does_next(tmp_path: Path) -> None:
    two = answer(n="1", action="asked['options'][1]", then="asked['options'][:1]")
    rules = registry().rules(GAME)
    state = rules.new("program")
    options = rules.options(state, rules.waiting_seats(state)[0])
    assert asked(program(tmp_path, two)) == [options[1], options[0]]


def test_a_program_is_shown_the_view_and_the_options_and_nothing_else(tmp_path: Path) -> None:
    heard = tmp_path / "heard.json"
    save = f"open({str(heard)!r},'w').write(json.dumps(asked))\n"
    source = answer(n="1", action="asked['options'][0]")
    asked(program(tmp_path, source.replace(READ, READ + save)))
    found = json.loads(heard.read_text())
    rules = registry().rules(GAME)
    state = rules.new("program")
    seat = rules.waiting_seats(state)[0]
    assert found.pop("view") == json.loads(json.dumps(rules.view(state, seat)))
    assert found.pop("options") == [rules.text(action) for action in rules.options(state, seat)]
    assert found.pop("dice") == Rng.from_seed("dice").word()
    assert found == {"t": "question", "n": 1, "seat": seat, "seconds": PATIENCE}


@pytest.mark.parametrize(
    ("spec", "message"),
    [("program:", "program needs a command"), ("program:time=0 x", "time must be a number from 0.01")],
)
def test_a_wrong_program_spec_is_refused(spec: str, message: str) -> None:
    with pytest.raises(BotError) as caught:
        build_bot(spec, True)
    assert message in sentence(caught.value)


def test_a_program_has_the_time_that_its_spec_gives() -> None:
    bot = build_bot("program:time=2.5 ./bot --fast", True)
    assert isinstance(bot, ProgramBot)
    assert (bot.limit, bot.command) == (2.5, "./bot --fast")


def test_only_who_may_start_programs_gets_one() -> None:
    """The server, records and whoever else builds bots from texts of others must not run commands."""
    with pytest.raises(BotError, match="not-here"):
        build_bot("program:touch /tmp/never")


def test_a_command_that_does_not_exist_is_named() -> None:
    with pytest.raises(ProgramError) as caught:
        asked(ProgramBot("/no/such/program", 1.0))
    assert "cannot be started: there is no such file" in sentence(caught.value)
