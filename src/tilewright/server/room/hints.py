"""Hints: a bot's advice for a seat, computed in a worker process and put into words."""

import msgspec

from tilewright.kernel.rng import Rng
from tilewright.kernel.rules import Rules
from tilewright.kernel.state import State
from tilewright.server.bots import questions
from tilewright.server.bots.pool import JobOwner, ProcessPool
from tilewright.server.bots.worker import AdviceFound, AdvisedNote, AdvisedTurn
from tilewright.server.room.play import Play
from tilewright.server.room.trials import world_of
from tilewright.server.room.wording import Wording
from tilewright.server.wire import outgoing

decode = msgspec.json.Decoder(AdviceFound).decode


async def ask_hints(
    pool: ProcessPool, whose: JobOwner, spec: str, play: Play, seat: int, wording: Wording, seconds: float
) -> outgoing.Hints:
    """The answer, still without the number of its question. The bot is handed a possible world, so its thoughts
    cannot give anything away."""
    world, v = world_of(play, seat), play.versions[seat + 1]
    dice = Rng.from_seed(f"tilewright hint {seat} {v}")
    asked = questions.advice(spec, play.rules.version, seat, world, dice, seconds)
    said = await pool.ask(asked, whose)
    if said.elsewhere and not is_advice(said.text, play.rules, world, seat):
        said = await pool.ask(asked, whose, here=True)
    found = decode(said.text) if said.text else AdviceFound([], {})
    hints = [word_hint(play.rules, world.clone(), seat, one, wording) for one in found.turns]
    notes = [] if wording.is_silent() else word_notes(play.rules.view(world, seat), seat, found.notes, wording)
    return outgoing.Hints(id=0, seat=seat, v=v, hints=hints, plan=found.plan, notes=notes)


def word_notes(view: dict[str, object], seat: int, notes: list[AdvisedNote], wording: Wording) -> list[str]:
    return [wording.advice(note.reason, note.facts, view, seat) for note in notes]


def is_advice(text: str, rules: Rules, world: State, seat: int) -> bool:
    """Whether another machine's answer is what it should be: turns that begin with something legal."""
    try:
        turns = decode(text).turns
    except msgspec.DecodeError:
        return False
    return all(one.texts and rules.why_not(world, seat, one.texts[0]) is None for one in turns)


def word_hint(
    rules: Rules, world: State, seat: int, thought: AdvisedTurn, wording: Wording
) -> outgoing.AdviceSeen:
    """In the words of the position for which it was asked, whatever has happened since."""
    words: list[str] = []
    view = {} if wording.is_silent() else rules.view(world, seat)
    if not wording.is_silent():
        for text in thought.texts:
            if not rules.is_asked(world, seat) or rules.why_not(world, seat, text) is not None:
                break
            words += [choice.words for choice in wording.choices([text], rules.view(world, seat), seat)]
            rules.apply(world, seat, rules.parse(text))
    why = wording.advice(thought.reason, thought.facts, view, seat)
    points, win = round(thought.points, 2), round(thought.win, 4)
    return outgoing.AdviceSeen(thought.texts, words, thought.reason, thought.facts, why, points, win)
