"""A finished game looked at again, position by position, with anybody's eyes: nothing in it is secret any more."""

from typing import Final

import msgspec

from tilewright.kernel.event import SPECTATOR, Event
from tilewright.kernel.state import State
from tilewright.server.room.play import Play, encode
from tilewright.server.room.room import Room
from tilewright.server.room.voice import Voice
from tilewright.server.table import FINISHED
from tilewright.server.trouble import Trouble
from tilewright.server.wire.lobby import Chapter, Moment, Replayed

ALL_OPEN: Final = -2  # the look of somebody who sees behind every screen
MOST: Final = 40  # positions in one answer


def finished_play(room: Room) -> Play:
    if room.table.phase != FINISHED or room.play is None:
        raise Trouble(409, "server-not-finished")
    return room.play


def replayed(room: Room, look: int, start: int, count: int, voice: Voice) -> Replayed:
    """The positions after `start` lines, after one more, and so on."""
    play = finished_play(room)
    lines = play.match.lines
    if look >= play.rules.seats:
        raise Trouble(400, "server-not-your-seat")
    start = min(start, len(lines))
    state = play.match.at(max(0, start - 1))
    moments = []
    for n in range(start, min(start + count, len(lines) + 1)):
        events: list[Event] = []
        if n:
            line = lines[n - 1]
            play.rules.apply(state, line.seat, play.rules.parse(line.text), events)
        moments.append(moment(play, state, n, look, events, voice))
    end = start + count
    chapters = [Chapter(at, name) for at, name in chapters_of(play)]
    return Replayed(look, len(lines), end if end <= len(lines) else -1, chapters, moments)


def moment(play: Play, state: State, n: int, look: int, events: list[Event], voice: Voice) -> Moment:
    rules = play.rules
    eyes = max(look, SPECTATOR)
    view = rules.view(state, eyes)
    if look == ALL_OPEN:
        events = [Event(one.kind, one.seat, {**one.data, **(one.secret or {})}) for one in events]
    found = Moment(n, msgspec.Raw(encode(view)), waiting=rules.waiting_seats(state), over=rules.over(state))
    if n:
        line = play.match.lines[n - 1]
        found.seat, found.text, found.at = line.seat, line.text, play.times[n - 1]
    found.events = [voice.happened(event, eyes, view) for event in events]
    if not found.over:
        found.question = voice.question(view, eyes)
    if look == ALL_OPEN:
        found.views = [msgspec.Raw(encode(rules.view(state, seat))) for seat in range(rules.seats)]
    return found


def chapters_of(play: Play) -> list[tuple[int, str]]:
    """Where each part of the game begins; worked out once."""
    if not play.chapters:
        rules, state = play.rules, play.match.at(0)
        play.chapters = [(0, rules.chapter(state))]
        for n, line in enumerate(play.match.lines, start=1):
            rules.apply(state, line.seat, rules.parse(line.text))
            if not rules.over(state) and rules.chapter(state) != play.chapters[-1][1]:
                play.chapters.append((n, rules.chapter(state)))
    return play.chapters
