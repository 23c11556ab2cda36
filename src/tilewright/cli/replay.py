"""`tilewright replay` and `tilewright verify`: read records and check them."""

import sys
from pathlib import Path

from tilewright.cli.comments import comments_on
from tilewright.cli.drawing import drawing_for
from tilewright.cli.errors import BAD_INPUT, FAILED, CommandError, one_line
from tilewright.cli.files import read_bytes, read_replay
from tilewright.cli.local_game import replay_events
from tilewright.cli.screen import Screen
from tilewright.cli.seating import chair, names_of, show_bots
from tilewright.kernel.record import Replay, commitment
from tilewright.presentation.catalogue import presentation_for
from tilewright.presentation.game import facts_for


def replay(screen: Screen, path: Path, to: int | None, seat: int | None) -> None:
    """What happened up to a line, with the comments that there are on it, and the table as it was then, for a
    spectator or one seat."""
    found = read_replay(path)
    match = found.match
    count = len(match.lines)
    if to is not None and not 0 <= to <= count:
        raise CommandError("cli-error-line", line=to, count=count)
    if seat is not None and not 1 <= seat <= match.rules.seats:
        raise CommandError("cli-error-seat", seat=str(seat), most=match.rules.seats)
    end = count if to is None else to
    viewer = -1 if seat is None else seat - 1
    seated = [chair(number, name) for number, name in enumerate(match.names)]
    names = names_of(seated, commitment(match.seed), screen.speech.lang)
    screen.speech = screen.speech.with_seats(names)
    lang = screen.speech.lang
    presentation = presentation_for(match.rules, lang)
    comments = comments_on(path, match.rules.seats, count)
    screen.say("cli-replay-title", "bold", game=found.spec.text(), line=end, count=count)
    if comments is not None:
        screen.line(comments.title.get(lang, ""), "bold italic")
    show_bots(screen, seated)
    state = match.at(end)
    view = match.rules.view(state, viewer)
    speech = presentation.at(names, view)
    for number, events in enumerate(replay_events(match)[:end], start=1):
        for event in events:
            screen.line(f"{number:4}  {presentation.event(speech, facts_for(event, viewer))}")
        comment = comments.after(number, lang, names) if comments is not None else ""
        if comment:
            screen.line(f"   *  {comment}", "italic")
    screen.line()
    screen.show(drawing_for(presentation).picture(speech, view, viewer, screen.width, True))
    if match.rules.over(state):
        for one, points in enumerate(match.rules.scores(state)):
            screen.say("cli-play-final", "bold", seat=one, points=points)


def verify(screen: Screen, paths: list[Path], promised: str | None = None) -> int:
    """One line for each file; 0 if all are right, 1 if a record is wrong, 2 if a file cannot be read."""
    worst = 0
    for path in paths:
        try:
            read_bytes(path)
        except CommandError as error:
            print(one_line(screen.speech.say(error.key, error.facts)), file=sys.stderr)
            worst = BAD_INPUT
            continue
        try:
            found = read_replay(path)
            check_promise(path, found, promised)
        except CommandError as error:
            screen.console.out(one_line(screen.speech.say(error.key, error.facts)), highlight=False)
            worst = max(worst, FAILED)
            continue
        key = "cli-verify-finished" if found.finished else "cli-verify-open"
        facts = {"file": str(path), "game": found.spec.text(), "lines": len(found.match.lines)}
        screen.console.out(one_line(screen.speech.say(key, facts)), highlight=False)
        if found.match.committed:
            kept = screen.speech.say("cli-verify-commitment", commitment=commitment(found.match.seed))
            screen.console.out(f"  {kept}", highlight=False)
    return worst


def check_promise(path: Path, found: Replay, promised: str | None) -> None:
    """Whether the game is the one whose commitment was shown before it."""
    if promised is not None and commitment(found.match.seed) != promised.strip().lower():
        raise CommandError("cli-error-commitment", file=str(path))
