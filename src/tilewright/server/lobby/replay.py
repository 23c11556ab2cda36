"""Replays of finished games, position by position, as any seat and with all secrets open."""

from typing import Final

import msgspec

from tilewright.kernel.event import SPECTATOR, Event
from tilewright.kernel.state import State
from tilewright.server import costs
from tilewright.server.cache import Cache
from tilewright.server.errors import ServerError
from tilewright.server.lobby.offers import GameWords
from tilewright.server.loop_turns import WorkPieces
from tilewright.server.room.history import PIECE
from tilewright.server.room.line_replay import LineReplay
from tilewright.server.room.play import Play
from tilewright.server.room.room import Room
from tilewright.server.room.wording import Wording
from tilewright.server.structs import encode
from tilewright.server.table import OVER
from tilewright.server.wire.lobby import Chapter, Moment, Replayed

encode_description = msgspec.json.Encoder().encode
ALL_OPEN: Final = -2  # the look of somebody who sees behind every screen
MOST: Final = 40  # positions in one answer
MOMENTS: Final[Cache[Moment]] = Cache(16_000_000)  # bytes of positions of all tables that were asked for lately


def finished_play(room: Room) -> Play:
    if room.table.phase not in OVER or room.play is None:
        raise ServerError(409, "server-not-finished")
    return room.play


async def replay_moments(
    room: Room, look: int, start: int, count: int, wording: Wording, pieces: WorkPieces
) -> Replayed:
    """The positions after `start` lines and the next ones; each is computed once and cached."""
    play = finished_play(room)
    lines = play.match.lines
    if look >= play.rules.seats:
        raise ServerError(400, "server-not-your-seat")
    start = min(start, len(lines))
    walk, moments, piece = LineReplay(play), [], 0.0
    for n in range(start, min(start + count, len(lines) + 1)):
        key = (play.serial, look, wording.key, wording.describes, n)
        found = MOMENTS.get(key)
        if found is None:
            piece += 0.0 if walk.is_valid() else costs.STEP_BACK
            before = walk.to(max(0, n - 1)).clone()
            events = walk.step() if n else []
            found = make_moment(play, walk.state, n, look, events, wording)
            found.words = caption(play, before, n, found, wording)
            MOMENTS.put(key, found, weight_of(found))
            piece += costs.POSITION * (1 + len(found.views) / 2)
            piece += costs.DESCRIPTION * (1 + len(found.views)) if wording.describes else 0.0
        moments.append(found)
        piece += costs.PACKED
        if piece >= PIECE:
            await pieces.next(piece)
            piece = 0.0
    pieces.pay(piece)
    end = start + count
    chapters = word_chapters(play, wording)
    return Replayed(look, len(lines), end if end <= len(lines) else -1, chapters, moments)


def weight_of(moment: Moment) -> int:
    """The approximate size in bytes."""
    described = 0 if moment.description is None else 4 * len(encode_description(moment.description))
    return 1000 + described + len(bytes(moment.view)) + sum(len(bytes(view)) for view in moment.views)


def caption(play: Play, before: State, n: int, found: Moment, wording: Wording) -> str:
    """What the last line did or, if its events have no text, what its player chose."""
    if n == 0 or wording.is_silent():
        return ""
    happened = " ".join(event.words for event in found.events if event.words)
    return happened or wording.word_choice(found.text, play.rules.view(before, found.seat), found.seat)


def make_moment(play: Play, state: State, n: int, look: int, events: list[Event], wording: Wording) -> Moment:
    rules = play.rules
    viewer = max(look, SPECTATOR)
    view = rules.view(state, viewer)
    if look == ALL_OPEN:
        events = [Event(one.kind, one.seat, {**one.data, **(one.secret or {})}) for one in events]
    found = Moment(n, msgspec.Raw(encode(view)), waiting=rules.waiting_seats(state), over=rules.over(state))
    if n:
        line = play.match.lines[n - 1]
        found.seat, found.text, found.at = line.seat, line.text, play.times[n - 1]
    found.events = [wording.word_event(event, viewer, view) for event in events]
    if not found.over:
        found.question = wording.question(view, viewer, False, found.waiting)
    if look == ALL_OPEN:
        views = [rules.view(state, seat) for seat in range(rules.seats)]
        found.views = [msgspec.Raw(encode(one)) for one in views]
        found.description = wording.open_description(view, views)
    else:
        found.description = wording.description(view, viewer, [])
    return found


def word_chapters(play: Play, wording: Wording) -> list[Chapter]:
    """The parts of the game with their names, without a language only their keys; none of a game without parts."""
    found = [(at, name) for at, name in chapters_of(play) if name]
    if wording.is_silent():
        return [Chapter(at, name) for at, name in found]
    words = GameWords(play.rules.game, wording.lang)
    return [Chapter(at, name, words.chapter(name)) for at, name in found]


def chapters_of(play: Play) -> list[tuple[int, str]]:
    """Where each chapter of the game begins; computed once."""
    if not play.chapters:
        rules, state = play.rules, play.match.at(0)
        play.chapters = [(0, rules.chapter(state))]
        for n, line in enumerate(play.match.lines, start=1):
            rules.apply(state, line.seat, rules.parse(line.text))
            if not rules.over(state) and rules.chapter(state) != play.chapters[-1][1]:
                play.chapters.append((n, rules.chapter(state)))
    return play.chapters
