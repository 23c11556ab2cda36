"""The questions of a position: read from its `ask` lines, and refused if nobody could answer them."""

from typing import Final

from tilewright.games.keyflower.auction import USING
from tilewright.games.keyflower.game import Keyflower
from tilewright.games.keyflower.group import Draft
from tilewright.games.keyflower.position.sheet import Sheet, clause_word
from tilewright.games.keyflower.position.stack import ACTED, STACK_FIELDS, frame_fields
from tilewright.games.keyflower.purse import losing_bids
from tilewright.games.keyflower.season import BOATS, DUSK, PLACED, REVEAL
from tilewright.games.keyflower.state import ON_TABLE, Table
from tilewright.games.keyflower.terms import WINTER
from tilewright.kernel.position import PositionError, PositionLine
from tilewright.kernel.state import Frame

# Which question each one stands upon, and what that one remembers meanwhile.
BELOW: Final = {
    "winter": ("season", REVEAL), "turn": ("season", DUSK), "boat": ("season", BOATS), "place": ("season", PLACED),
    "group": ("turn", ACTED), "price": ("group", -1), "gift": ("turn", ACTED), "haul": ("turn", ACTED),
    "spend": ("haul", -1),
}  # fmt: skip
TOGETHER: Final = ("winter", "place")  # asked of several seats at the same time
ANSWERED: Final = ("winter", "place", "group", "price", "spend")  # without an answer there is no way on


def read_question(sheet: Sheet, line: PositionLine) -> None:
    """A question that waits, from the bottom of the stack to its top."""
    r = sheet.r
    names = [step.name for step in r.steps]
    if len(line.head) != 1 or line.head[0] not in names:
        raise line.error("", f"a question is one of {', '.join(names)}")
    fields = frame_fields(r, line.head[0])
    line.only("seat", "seats", *fields)
    frame = Frame(names.index(line.head[0]), line.one("seat", 0, r.seats - 1, -1))
    for word in line.clauses.get("seats", []):
        if word != "none":
            frame.waiting |= 1 << line.number_in(word, 0, r.seats - 1)
    numbers = [0, 0, 0, 0]
    for at, field in enumerate(fields):
        if field == "tile":
            numbers[at] = sheet.tile(line, clause_word(line, field))[0]
        else:
            numbers[at] = line.one(field, 0, 1 << 24, 0)
    frame.a, frame.b, frame.c, frame.d = numbers
    check_place(r, sheet.s.stack, frame, line)
    sheet.given.add("ask")
    sheet.s.stack.append(frame)


def check_place(r: Keyflower, stack: list[Frame], frame: Frame, line: PositionLine) -> None:
    """Whether such a question can stand upon those before it, and is asked of somebody."""
    name = r.steps[frame.step].name
    if name not in STACK_FIELDS:
        return  # an expansion's
    below = r.steps[stack[-1].step].name if stack else ""
    wanted, memory = BELOW.get(name, ("", -1))
    if below != wanted:
        raise line.error("", f"{name!r} stands {f'upon {wanted!r}' if wanted else 'at the bottom'}")
    if memory >= 0 and stack[-1].a != memory:
        raise line.error("", f"under {name!r} the line before says: {STACK_FIELDS[below][0]} {memory}")
    if below in ("turn", "group") and stack[-1].seat != frame.seat:
        raise line.error("KF-3.1", "it is not that seat's turn")
    if name == "season":
        asked = frame.seat < 0 and frame.waiting == 0 and frame.a <= PLACED and frame.b <= 1
    elif name in TOGETHER:
        asked = frame.seat < 0 and frame.waiting > 0
    else:
        asked = frame.seat >= 0 and frame.waiting == 1 << frame.seat
    if not asked:
        raise line.error("", f"{name!r} is asked of nobody, or of too many")


def check_questions(r: Keyflower, s: Table) -> None:
    """Whether the game can go on from here by its rules."""
    names = [r.steps[frame.step].name for frame in s.stack]
    time = s.stack[0].a if s.stack else PLACED
    if time != DUSK:
        check_cleared(s)
    for boat, tile in enumerate(s.fleet):  # a boat that was chosen keeps its place until all have chosen
        if s.owner[tile] != ON_TABLE and (time != BOATS or s.moored >> boat & 1):
            raise PositionError(0, "KF-1.5", f"{s.keys[tile]} is there only once")
    for tile in s.orders:
        if s.owner[tile] != ON_TABLE:
            raise PositionError(0, "KF-1.5", f"{s.keys[tile]} is there only once")
    if any(s.inbox) and time != BOATS and "place" not in names:
        raise PositionError(0, "KF-7.9", "tiles wait to be placed, but not now")
    if s.season == WINTER and time > REVEAL and any(s.winter):
        raise PositionError(0, "KF-2.4", "the winter tiles have been chosen, and the rest is in the box")
    if time == BOATS and (len(set(s.queue)) != len(s.queue) or len(s.queue) > int(s.moored).bit_count()):
        raise PositionError(0, "KF-7.14", "everybody in the queue takes one boat, out of those that are moored")
    if names and names[-1] in ANSWERED:
        check_answers(r, s, names[-1])


def check_cleared(s: Table) -> None:
    """Before and after the turns of a season nobody has bid and nothing is used (KF-7.1 to 7.4)."""
    for rule, what, there in (
        ("KF-7.1", "bids", any(s.bids)), ("KF-7.3", "tiles in the market", any(s.lots)),
        ("KF-7.4", "workers on tiles", any(s.crowd)),
    ):  # fmt: skip
        if there:
            raise PositionError(0, rule, f"there are {what}, but no turns are taken now")


def check_answers(r: Keyflower, s: Table, name: str) -> None:
    """Everybody who is asked has an answer, and whoever is not asked has nothing left to say."""
    top = s.stack[-1]
    if name == "spend" and s.stack[-2].b == 0:
        raise PositionError(0, "KF-6.3", "there is no upgrade symbol left")
    if name == "spend" and (r.box.tiles[top.a].cost is None or s.owner[top.a] != top.seat or s.side[top.a]):
        raise PositionError(0, "KF-6.5", f"{s.keys[top.a]} is no own tile that can be upgraded")
    if name == "group" and top.a not in (s.usable if top.b else [*s.lots, *s.orders]):
        raise PositionError(0, "KF-4.1", f"no group can go to {s.keys[top.a]}")
    if name == "price":
        check_group(r, s, s.stack[-2], top)
    for seat in range(r.seats):
        asked = top.waiting >> seat & 1 == 1
        if name == "winter" and asked == (s.picked[seat] > 0):
            raise PositionError(0, "KF-2.4", f"seat {seat} chooses one winter tile or more, once")
        if name == "place" and asked == (not s.inbox[seat]):
            raise PositionError(0, "KF-7.9", f"seat {seat} is asked to place tiles if there are any")
        if asked and len(r.steps[top.step].options(s, top, seat)) == 0:
            raise PositionError(0, "KF-3.1", f"seat {seat} has no answer to the question {name!r}")


def check_group(r: Keyflower, s: Table, group: Frame, price: Frame) -> None:
    """A price is chosen for a group that could be placed."""
    if group.b != USING or group.a != price.a or group.a not in s.usable:
        raise PositionError(0, "KF-5.4", f"no group is to use {s.keys[price.a]}")
    draft = Draft(r, s, group, price.seat)
    joined = [bid for bid in losing_bids(s, price.seat) if group.c >> bid.place & 1]
    colours = {colour for colour in range(4) if draft.added[colour]} | {bid.colour for bid in joined}
    one = len(colours) == 1 and draft.colours >> min(colours) & 1
    if min(draft.purse.hand) < 0 or not draft.fits(0, 0) or not (draft.mixed or one):
        raise PositionError(0, "KF-5.2", f"such a group cannot use {s.keys[price.a]}")
