"""Handles each message of a socket; changes go through the room, one at a time."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from tilewright.kernel.event import SPECTATOR
from tilewright.kernel.reason import Reason, Refused
from tilewright.presentation.game import total_of
from tilewright.server import clock, costs
from tilewright.server.bots.pool import JobOwner
from tilewright.server.errors import ServerError
from tilewright.server.people.names import check_not_kept
from tilewright.server.room import seating, trials, votes
from tilewright.server.room.chat import say
from tilewright.server.room.hints import ask_hints
from tilewright.server.table import OVER
from tilewright.server.wire import incoming, outgoing
from tilewright.words.speech import Speech
from tilewright.words.texts import has

if TYPE_CHECKING:
    from tilewright.server.web.socket import Socket


async def handle(socket: Socket, message: incoming.Message) -> None:
    """Do it and answer `done`, or raise Refused or ServerError; questions are answered at once."""
    if isinstance(message, incoming.Ping):
        socket.send_message(outgoing.Pong(id=message.id, now=clock.ticks()))
    elif isinstance(message, incoming.Sync | incoming.Hello):
        await socket.prepare(message.have, socket.look)
        socket.room.send_position(socket, message.have)
    elif isinstance(message, incoming.Look):
        await look(socket, message)
    elif isinstance(message, incoming.Why | incoming.ScoreRequest | incoming.Try | incoming.Helps):
        await socket.hub.turns.next()
        question(socket, message)
    elif isinstance(message, incoming.Hint):
        await hint(socket, message)
    elif isinstance(message, incoming.Act | incoming.Undo):
        await play(socket, message)
    else:
        await change(socket, message)
        socket.send_message(outgoing.Done(id=message.id))


def question(
    socket: Socket, message: incoming.Why | incoming.ScoreRequest | incoming.Try | incoming.Helps
) -> None:
    if isinstance(message, incoming.Why):
        why(socket, message)
    elif isinstance(message, incoming.ScoreRequest):
        score(socket, message)
    elif isinstance(message, incoming.Try):
        room, seat = socket.room, message.seat
        room.check_holder(socket.person, seat)
        wording = room.wording(socket.lang, socket.describes)
        if wording.describes:
            socket.pay(costs.DESCRIPTION)
        socket.send_message(trials.try_actions(room.game(), seat, message.texts, wording, message.id))
    else:
        socket.room.check_holder(socket.person, message.seat)
        socket.send_message(trials.work_out_helps(socket.room, message.seat, message.id))


async def play(socket: Socket, message: incoming.Act | incoming.Undo) -> None:
    room, me, m = socket.room, socket.person, message
    if isinstance(m, incoming.Act):
        texts = m.texts or [m.text]
        v = await room.run_exclusive(lambda: room.act(me, m.seat, m.v, *texts))
    else:
        v = await room.run_exclusive(lambda: room.undo(me, m.seat))
    socket.send_message(outgoing.Done(id=m.id, v=v))


async def change(
    socket: Socket,
    m: incoming.Back | incoming.Replace | incoming.End | incoming.Return | incoming.Vote | incoming.Say,
) -> None:
    room, me = socket.room, socket.person
    if isinstance(m, incoming.Back):
        await room.run_exclusive(lambda: votes.ask_back(room, m.seat, me, m.v))
    elif isinstance(m, incoming.Replace):
        await room.run_exclusive(lambda: votes.ask_replace(room, m.seat, me, m.bot))
    elif isinstance(m, incoming.End):
        await room.run_exclusive(lambda: votes.ask_end(room, me))
    elif isinstance(m, incoming.Return):
        await room.run_exclusive(lambda: seating.take_back(room, m.seat, me))
    elif isinstance(m, incoming.Vote):
        await room.run_exclusive(lambda: votes.vote(room, me, m.ballot, m.yes))
    else:
        text = clean_chat(m.text)
        if not me:
            raise ServerError(403, "server-nobody")
        if not room.table.seats_of(me):
            await socket.hub.store.read(check_not_kept, socket.hub.store, socket.name, me)
        await room.run_exclusive(lambda: say(room, me, socket.name, text))


def clean_chat(text: str) -> str:
    """A chat line without invisible characters and line breaks; clients escape it."""
    plain = "".join(letter if letter.isprintable() else " " for letter in text).strip()
    plain = plain.encode("utf-8", "replace").decode()
    if not plain:
        raise ServerError(400, "server-empty-chat")
    return plain


async def look(socket: Socket, message: incoming.Look) -> None:
    check_look(socket, message.look)
    await socket.prepare(0, message.look)
    check_look(socket, message.look)  # they may have got up meanwhile
    socket.look = message.look
    socket.room.send_position(socket, 0)


def check_look(socket: Socket, look: int) -> None:
    if look != SPECTATOR and look not in socket.room.table.seats_of(socket.person):
        raise Refused(Reason("", "not-your-seat"))


def why(socket: Socket, message: incoming.Why) -> None:
    reason = socket.room.why(socket.person, message.seat, message.text)
    if reason is not None:
        raise Refused(reason)
    socket.send_message(outgoing.Done(id=message.id))


def score(socket: Socket, message: incoming.ScoreRequest) -> None:
    """Of a seat that is yours at any time; of every seat when the game is over."""
    room = socket.room
    over = room.table.phase in OVER and message.seat in range(len(room.table.chairs))
    if not over and message.seat not in room.table.seats_of(socket.person):
        raise Refused(Reason("", "not-your-seat"))
    if room.play is None:
        raise Refused(Reason("", "not-begun"))
    explained = room.play.rules.explain(room.play.match.state, message.seat)
    words = room.wording(socket.lang).word_explanation(explained, room.open_view())
    points = total_of(explained)
    socket.send_message(
        outgoing.Points(id=message.id, seat=message.seat, explained=explained, words=words, points=points)
    )


async def hint(socket: Socket, message: incoming.Hint) -> None:
    """A bot's advice takes a while, so only a few are given in a row; the table does not wait for it."""
    room, seat = socket.room, message.seat
    room.check_holder(socket.person, seat)
    play = room.game()
    if not room.table.hints:
        raise Refused(Reason("", "no-hints"))
    found = outgoing.Hints(id=message.id, seat=seat, v=play.versions[seat + 1])
    if seat in play.all_waiting():
        hub = socket.hub
        bucket = hub.hinted.of(socket.person)
        if not bucket.take():
            raise Refused(Reason("", "too-many-hints", {"seconds": math.ceil(bucket.wait(1.0))}))
        wording = room.wording(socket.lang)
        whose, seconds = JobOwner(hub.addresses.of(socket.person), room.table.id), hub.settings.hint_seconds
        found = await ask_hints(hub.driver.pool, whose, room.table.spec, play, seat, wording, seconds)
        found.id = message.id
    found.budget = hint_budget(socket)
    socket.send_message(found)


def hint_budget(socket: Socket) -> outgoing.HintBudget:
    """What this person may still ask, as it is sent before and after every hint."""
    hinted = socket.hub.hinted
    bucket = hinted.of(socket.person)
    left = math.floor(bucket.filled())
    wait = bucket.wait(left + 1.0) if left < hinted.size else 0.0
    return outgoing.HintBudget(
        left=left,
        most=int(hinted.size),
        every=round(1 / hinted.rate, 1),
        seconds=socket.hub.settings.hint_seconds,
        next=round(wait, 1),
    )


def word_reason(socket: Socket, why: Reason) -> str:
    """A reason of the table or of the game, in words."""
    if not socket.lang:
        return ""
    if has("en", f"server-reason-{why.key}"):
        speech = Speech(socket.lang, seats=socket.room.names(socket.lang), reader=socket.look)
        return speech.say(f"server-reason-{why.key}", why.facts)
    return socket.room.wording(socket.lang).reason(why, socket.room.open_view(), socket.look)
