"""The questions of a position: read from its `ask` lines, and refused if nobody could answer them."""

from typing import Final

from tilewright.games.keyflower.content.terms import P2B
from tilewright.games.keyflower.game import Keyflower
from tilewright.games.keyflower.state.bids import losing_bids
from tilewright.games.keyflower.state.frames import (
    BIDDING,
    MOST,
    USING,
    asked_tile,
    first_number,
    group_tile,
    has_added_any,
    has_added_too_many,
    has_joined,
    is_using,
    joined_places,
    purpose_of,
    set_numbers,
    start_unclaimed,
    transport_left,
    transport_tile,
    upgrades_left,
)
from tilewright.games.keyflower.state.state import ON_TABLE
from tilewright.games.keyflower.steps.season import BOATS, PLACE, PLACED, REVEAL, SEASON_END, STAGES
from tilewright.games.keyflower.steps.worker_group import Draft
from tilewright.games.keyflower.text.position.partial import PartialPosition, clause_word
from tilewright.games.keyflower.text.position.stack import ACTED, STACK_FIELDS, frame_fields
from tilewright.kernel.bits import bit_of, has_bit, with_bit
from tilewright.kernel.position import PositionLine
from tilewright.kernel.state import Frame

# Which question each one stands upon, and what that one remembers meanwhile.
BELOW: Final = {
    "winter": ("season", REVEAL), "turn": ("season", SEASON_END), "boat": ("season", BOATS),
    "place": ("season", PLACED),
    "group": ("turn", ACTED), "price": ("group", -1), "effect": ("turn", ACTED), "transport": ("turn", ACTED),
    "spend": ("transport", -1),
}  # fmt: skip
OLD_NAMES: Final = {"gift": "effect", "haul": "transport"}  # in positions written before 0.3
TOGETHER: Final = ("winter", "place")  # asked of several seats at the same time
ANSWERED: Final = ("winter", "place", "group", "price", "spend")  # without an answer there is no way on


def read_question(partial: PartialPosition, line: PositionLine) -> None:
    """A question that waits, from the bottom of the stack to its top."""
    r, stack = partial.r, partial.s.stack
    names = [step.name for step in r.steps]
    name = OLD_NAMES.get(line.head[0], line.head[0]) if len(line.head) == 1 else ""
    if name not in names:
        raise line.error("", "no-question", {"names": list(names)})
    fields = frame_fields(r, name)
    line.only("seat", "seats", *fields)
    frame = Frame(names.index(name), line.one("seat", 0, r.seats - 1, -1))
    for word in line.clauses.get("seats", []):
        if word != "none":
            frame.waiting = with_bit(frame.waiting, line.number_in(word, 0, r.seats - 1))
    numbers = [0, 0, 0, 0]
    for at, field in enumerate(fields):
        if field == "tile":
            numbers[at] = partial.tile(line, clause_word(line, field))[0]
        elif field == "next":
            numbers[at] = next_stage(line)
        else:
            numbers[at] = line.one(field, 0, MOST, 0)
    set_numbers(frame, numbers)
    if not stack:
        add_below(r, stack, name, frame.seat)
    check_place(r, stack, frame, line)
    partial.given.add("ask")
    partial.where["ask"] = line
    stack.append(frame)


def next_stage(line: PositionLine) -> int:
    """What the season does when the questions above are answered, by its name or number."""
    return line.stage(line.clauses.get("next", ["start"]), STAGES[: PLACED + 1])


def stands_upon(r: Keyflower, name: str) -> tuple[str, int]:
    """The question under that one, and what it remembers, or -1."""
    for expansion in r.expansions:
        if name in expansion.below():
            return expansion.below()[name]
    return BELOW.get(name, ("", -1))


def add_below(r: Keyflower, stack: list[Frame], name: str, seat: int) -> None:
    """The questions that a first one stands upon, where they can be nothing else: the season, and the turn."""
    wanted, memory = stands_upon(r, name)
    if memory >= 0:
        add_below(r, stack, wanted, seat)
        steps = [step.name for step in r.steps]
        stack.append(Frame(steps.index(wanted), seat if wanted == "turn" else -1, memory))


def check_place(r: Keyflower, stack: list[Frame], frame: Frame, line: PositionLine) -> None:
    """Whether such a question can stand upon those before it, and is asked of somebody."""
    name = r.steps[frame.step].name
    below = r.steps[stack[-1].step].name if stack else ""
    wanted, memory = stands_upon(r, name)
    if below != wanted:
        raise line.error("", "stands-upon" if wanted else "stands-first", {"name": name, "wanted": wanted})
    if memory >= 0 and first_number(stack[-1]) != memory:
        said = STAGES[memory] if below == "season" else str(memory)
        raise line.error("", "line-before", {"name": name, "wanted": f"{STACK_FIELDS[below][0]} {said}"})
    if below not in ("season", "") and stack[-1].seat != frame.seat:
        raise line.error("KF-3.1", "not-that-turn")
    if name == "season":
        asked = frame.seat < 0 and frame.waiting == 0 and start_unclaimed(frame) <= 1
    elif name in TOGETHER:
        asked = frame.seat < 0 and frame.waiting > 0
    else:
        asked = frame.seat >= 0 and frame.waiting == bit_of(frame.seat)
    if name == "turn" and first_number(frame) > ACTED:
        raise line.error("", "acted")
    if not asked:
        raise line.error("", "asked-of-nobody", {"name": name})


def check_questions(partial: PartialPosition, time: int) -> None:
    """Whether the game can go on from here by its rules."""
    r, s = partial.r, partial.s
    names = [r.steps[frame.step].name for frame in s.stack]
    if time != SEASON_END:
        check_cleared(partial)
    for boat, tile in enumerate(s.fleet):  # a boat that was chosen keeps its place until all have chosen
        if s.owner[tile] != ON_TABLE and (time != BOATS or s.is_moored(boat)):
            raise partial.blame(f"tile {s.keys[tile]}").error("KF-1.5", "only-once", {"piece": s.keys[tile]})
    for tile in s.orders:
        if s.owner[tile] != ON_TABLE:
            raise partial.blame(f"tile {s.keys[tile]}").error("KF-1.5", "only-once", {"piece": s.keys[tile]})
    for seat in range(r.seats):
        if (
            s.to_place[seat]
            and time not in (BOATS, PLACE)
            and "place" not in names
            and "over" not in partial.given
        ):
            raise partial.blame(f"seat {seat}").error("KF-7.9", "not-placed-now")
    if partial.turn >= 0 and "ask" in partial.given and s.stack[-1].seat != partial.turn:
        raise partial.blame("season").error("KF-2.5", "not-the-turn", {"at": partial.turn})
    if names:
        check_details(partial, names)
    if names and names[-1] in ANSWERED:
        check_answers(partial, names[-1])


def check_cleared(partial: PartialPosition) -> None:
    """Before and after the turns of a season nobody has bid and nothing is used (KF-7.1 to 7.4)."""
    r, s = partial.r, partial.s
    for tile in range(len(s.owner)):
        line = partial.blame(f"middle {s.keys[tile]}", f"tile {s.keys[tile]}")
        for rule, key, there in (
            ("KF-7.1", "not-cleared-bids", any(s.bids[tile * r.seats : (tile + 1) * r.seats])),
            ("KF-7.3", "not-cleared-market", tile in s.lots),
            ("KF-7.4", "not-cleared-workers", s.workers_on[tile] > 0),
        ):
            if there:
                raise line.error(rule, key)


def check_details(partial: PartialPosition, names: list[str]) -> None:
    """What the questions remember: the tile in use, points and symbols left, an unfinished group."""
    r, s = partial.r, partial.s
    line = partial.blame("ask")
    for name, frame in zip(names, s.stack, strict=True):
        if name == "transport":
            check_transport(partial, frame, line)
        elif name == "effect" and (
            not r.face(s, asked_tile(frame)).one_of or s.workers_on[asked_tile(frame)] == 0
        ):
            raise line.error("KF-5.14", "no-choice-open", {"tile": s.keys[asked_tile(frame)]})
        elif name == "group":
            check_draft(partial, frame, line)
        for expansion in r.expansions:
            expansion.check_question(s, name, frame, line)


def check_transport(partial: PartialPosition, f: Frame, line: PositionLine) -> None:
    """Not more than a side of the tile in use gives, twice with 2b (KF-6.7, KF-9.1)."""
    r, s = partial.r, partial.s
    tile = transport_tile(f)
    if s.workers_on[tile] == 0:
        raise line.error("KF-6.1", "not-used", {"tile": s.keys[tile]})
    times = 2 if s.has_power(f.seat, P2B) else 1
    symbols = sum([expansion.upgrade_symbols(s, tile) for expansion in r.expansions])
    faces = r.faces[tile * 2 : tile * 2 + 2]
    if transport_left(f) > max([face.transport for face in faces]) * times:
        raise line.error("KF-6.2", "too-much-transport", {"tile": s.keys[tile]})
    if upgrades_left(f) > (max([face.upgrades for face in faces]) + symbols) * times:
        raise line.error("KF-6.3", "too-many-upgrades", {"tile": s.keys[tile]})


def check_draft(partial: PartialPosition, f: Frame, line: PositionLine) -> None:
    """An unfinished group is for a tile, and what is in it is there (KF-3.3 to KF-3.7)."""
    r, s = partial.r, partial.s
    tile, purpose = group_tile(f), purpose_of(f)
    if purpose not in (BIDDING, USING) or tile not in (s.usable if purpose == USING else [*s.lots, *s.orders]):
        raise line.error("KF-4.1", "no-group-there", {"tile": s.keys[tile]})
    bids = losing_bids(s, f.seat)
    draft = Draft(r, s, f, f.seat)
    joined = [bid for bid in bids if has_joined(f, bid.place)]
    if joined_places(f) != sum([bit_of(bid.place) for bid in joined]):
        raise line.error("KF-3.3", "foreign-bid")
    if purpose == BIDDING and tile in [bid.tile for bid in joined]:
        raise line.error("KF-4.3", "joined-to-itself")
    if has_added_too_many(f) or min(draft.pool.hand) < 0:
        raise line.error("KF-3.3", "too-few-workers")
    if f is s.stack[-1] and has_added_any(f) and not draft.mixed:
        raise line.error("KF-3.7", "not-mixed")
    if not draft.mixed and len({bid.colour for bid in joined}) > 1:
        raise line.error("KF-3.7", "group-colours")


def check_answers(partial: PartialPosition, name: str) -> None:
    """Everybody who is asked has an answer, and whoever is not asked has nothing left to say."""
    r, s = partial.r, partial.s
    top, line = s.stack[-1], partial.blame("ask")
    if name == "spend" and upgrades_left(s.stack[-2]) == 0:
        raise line.error("KF-6.3", "no-upgrade-left")
    if name == "spend":
        tile = asked_tile(top)
        if r.box.tiles[tile].cost is None or s.owner[tile] != top.seat or s.side[tile]:
            raise line.error("KF-6.5", "not-own-upgrade", {"tile": s.keys[tile]})
    if name == "price":
        check_group(partial, s.stack[-2], top, line)
    for seat in range(r.seats):
        asked = has_bit(top.waiting, seat)
        if name == "winter" and asked == (s.picked[seat] > 0):
            raise line.error("KF-2.4", "winter-once", {"at": seat})
        if name == "place" and asked == (not s.to_place[seat]):
            raise line.error("KF-7.9", "asked-to-place", {"at": seat})
        if asked and len(r.steps[top.step].options(s, top, seat)) == 0:
            raise line.error("KF-3.1", "no-answer", {"at": seat, "name": name})


def check_group(partial: PartialPosition, group: Frame, price: Frame, line: PositionLine) -> None:
    """A price is chosen for a group that could be placed."""
    s = partial.s
    tile = asked_tile(price)
    if not is_using(group) or group_tile(group) != tile or tile not in s.usable:
        raise line.error("KF-5.4", "no-group-to-use", {"tile": s.keys[tile]})
    draft = Draft(partial.r, s, group, price.seat)
    joined = [bid for bid in losing_bids(s, price.seat) if has_joined(group, bid.place)]
    colours = {*(colour for colour in range(4) if draft.added[colour]), *(bid.colour for bid in joined)}
    one = len(colours) == 1 and has_bit(draft.colours, min(colours))
    if min(draft.pool.hand) < 0 or not draft.fits(0, 0) or not (draft.mixed or one):
        raise line.error("KF-5.2", "group-cannot-use", {"tile": s.keys[tile]})
