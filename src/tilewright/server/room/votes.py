"""Opens votes at a table, counts them, and does what was agreed."""

from tilewright.kernel.reason import Reason, Refused
from tilewright.server import clock, structs
from tilewright.server.room.absence import kept_until
from tilewright.server.room.ballots import active_people, count_missing, needs_one_vote, voters
from tilewright.server.room.room import Room
from tilewright.server.room.seating import normalize_bot, stand_in
from tilewright.server.room.storage import Job
from tilewright.server.table import ABANDONED, Ballot, Chair


async def ask_back(room: Room, seat: int, person: str, v: int) -> None:
    """To where that seat's version was `v`; everybody who holds a seat must agree."""
    room.check_holder(person, seat)
    play = room.game()
    line = play.line_of(seat, v)
    if line >= len(play.match.lines):
        raise Refused(Reason("", "nothing-to-undo", {"seat": seat}))
    await settle(room, room.ballots.ask("back", seat, person, line=line, count=play.count))


async def ask_replace(room: Room, seat: int, person: str, bot: str) -> None:
    """Only for somebody who has left, is away for longer than the grace, or let the clock run out."""
    room.game()
    if person not in active_people(room.table):
        raise Refused(Reason("", "not-your-seat"))
    chair = room.table.chairs[seat] if 0 <= seat < len(room.table.chairs) else None
    if chair is None or chair.kind != "person" or chair.stand_in or chair.holder == person:
        raise Refused(Reason("", "no-replacement"))
    check_replaceable(room, chair)
    if not needs_one_vote(room, chair) and not active_people(room.table) - {person, chair.holder}:
        raise Refused(Reason("", "one-alone", {"seat": seat}))
    level = normalize_bot(bot)
    await settle(room, room.ballots.ask("replace", seat, person, bot=level))


def check_replaceable(room: Room, chair: Chair) -> None:
    """Refused while whoever holds that seat is there in time, or may still come back."""
    if chair.left:
        return
    if chair.holder in room.present():
        if chair.seat not in room.overdue:
            raise Refused(Reason("", "still-there", {"seat": chair.seat}))
        return
    left = kept_until(room, chair) - clock.ticks()
    if left > 0:
        raise Refused(Reason("", "seat-kept", {"seat": chair.seat, "seconds": -(-left // 1000)}))


async def ask_end(room: Room, person: str) -> None:
    """To give the game up: nobody wins it."""
    if not room.table.seats_of(person):
        raise Refused(Reason("", "not-your-seat"))
    room.game()
    await settle(room, room.ballots.ask("end", room.table.seats_of(person)[0], person))


async def vote(room: Room, person: str, number: int, yes: bool) -> None:
    ballot = room.ballots.open.get(number)
    if ballot is None or person not in voters(room, ballot):
        raise Refused(Reason("", "no-ballot"))
    if yes:
        await settle(room, structs.replace(ballot, agreed=ballot.agreed | {person}))
    else:
        await keep(room, room.ballots.without(number))
        room.send_table()


async def keep(room: Room, ballots: list[Ballot]) -> None:
    """Store the open votes, then adopt them."""
    await room.write(room.store.save_ballots(room.table, ballots, room.ballots.last))
    room.ballots.replace(ballots)


async def settle(room: Room, ballot: Ballot) -> None:
    """Carry out a vote that everybody has agreed to."""
    if count_missing(room, ballot):
        own = room.table.seats_of(room.table.chairs[ballot.seat].holder)
        await keep(room, room.ballots.with_one(ballot, own))
        room.send_table()
        return
    await keep(room, room.ballots.without(ballot.number))
    if ballot.kind == "back":
        await room.back(ballot.seat, ballot.line)
        room.send_table()
    elif ballot.kind == "end":
        await give_up(room)
    else:
        await replace(room, ballot)


async def replace(room: Room, ballot: Ballot) -> None:
    """Let a bot play for that seat, unless its player has come back meanwhile."""
    try:
        check_replaceable(room, room.table.chairs[ballot.seat])
    except Refused:
        room.send_table()
        raise
    await stand_in(room, ballot.seat, ballot.bot)


async def give_up(room: Room, *more: Job) -> None:
    """No scores, no winner; what was played stays to be looked at."""
    after = room.table.copy()
    after.phase, after.ended = ABANDONED, clock.now()
    await room.save(after, room.store.forget_clocks(after.id), *more, ballots=[])
    for listener in room.listeners[:]:
        room.send_position(listener, room.play.versions[listener.look + 1] if room.play else 0)
