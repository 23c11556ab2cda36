"""What a position leaves out, filled in as at set-up: homes, hands, cargo, market, dealt winter tiles."""

from tilewright.games.keyflower.content.terms import SUMMER_BOAT, WINTER
from tilewright.games.keyflower.game import Keyflower
from tilewright.games.keyflower.state.frames import stage_of
from tilewright.games.keyflower.state.state import IN_BOX, IN_HAND, ON_TABLE, KeyflowerState
from tilewright.games.keyflower.steps.season import PLACE, REVEAL, SEASON_END
from tilewright.games.keyflower.steps.season_start import list_usable, load_boats
from tilewright.games.keyflower.steps.setup import FIRST_HAND, found_village
from tilewright.games.keyflower.steps.setup_plan import SEASON_TILES
from tilewright.kernel.native import i64, vec
from tilewright.kernel.state import Frame


def fill_in(r: Keyflower, s: KeyflowerState, given: set[str], turn: int) -> None:
    fill_homes(r, s)
    for expansion in r.expansions:
        expansion.fill_in(s, given)
    if "start" not in given:
        s.start = min(range(r.seats), key=lambda seat: s.villages[seat].tiles[0])
    if "over" in given:
        return
    if "ask" not in given and any(s.to_place):
        s.stack = [Frame(r.season_step, -1, PLACE)]
    fill_winter_tiles(r, s, given)
    if "market" not in given:
        fill_market(r, s)
    fill_hands(r, s, given)
    if "ask" not in given and not s.stack:
        s.stack = [Frame(r.season_step, -1, SEASON_END), Frame(r.turn_step, s.start if turn < 0 else turn)]
    if "cargo" not in given and s.season < WINTER and stage_of(s.stack[0]) == SEASON_END:
        load_boats(r, s, None)
    if any(frame.step == r.turn_step for frame in s.stack):
        s.usable = list_usable(r, s)


def fill_homes(r: Keyflower, s: KeyflowerState) -> None:
    free = [home for home in r.box.homes if s.owner[home] == IN_BOX]
    s.rng.shuffle(free)
    for seat in range(r.seats):
        if not s.villages[seat].tiles:
            found_village(r, s, seat, free.pop())


def fill_winter_tiles(r: Keyflower, s: KeyflowerState, given: set[str]) -> None:
    if s.season == WINTER and not asks_for_winter(r, s):
        return
    dealt = [tile for tiles in s.winter for tile in tiles]
    pile = r.setup_plan.winter_unseen(r.box, r.seats, dealt, s.rng)
    pile = [tile for tile in pile if s.owner[tile] == IN_BOX]
    for seat in range(r.seats):
        if f"winter {seat}" not in given:
            s.winter[seat] = sorted(pile.pop() for _ in range(min(len(pile), r.setup_plan.winter_dealt(r.seats))))
            for tile in s.winter[seat]:
                s.owner[tile] = IN_HAND


def asks_for_winter(r: Keyflower, s: KeyflowerState) -> bool:
    """Whether the winter tiles are asked for now or next."""
    return len(s.stack) > 0 and stage_of(s.stack[0]) <= REVEAL


def fill_market(r: Keyflower, s: KeyflowerState) -> None:
    """As drawn at the start of the season, out of the tiles that are nowhere else; none while others are asked."""
    if s.stack:
        return
    pile = [tile for tile in r.box.seasons[s.season] if s.owner[tile] == IN_BOX]
    gone = len(r.box.seasons[s.season]) - len(pile)  # already won, where a position says so
    s.rng.shuffle(pile)
    if s.season == WINTER:
        most = r.setup_plan.winter_dealt(r.seats) * r.seats
        s.lots = vec[i64](pile[: max(0, min(r.seats, most - gone))])
    else:
        planned = [tile for tile in r.setup_plan.market(r.box, r.seats, s.season, s.rng) if tile in pile]
        rest = [tile for tile in pile if tile not in planned]
        s.lots = vec[i64]([*planned, *rest][: max(0, SEASON_TILES[r.seats] - gone)])
    for tile in s.lots:
        s.owner[tile] = ON_TABLE
        if r.box.tiles[tile].kind == SUMMER_BOAT:
            s.side[tile] = s.rng.below(2)


def fill_hands(r: Keyflower, s: KeyflowerState, given: set[str]) -> None:
    for seat in range(r.seats):
        if f"hand {seat}" not in given:
            for _ in range(min(FIRST_HAND, sum(s.bag))):
                s.hand[seat * 4 + s.rng.draw(s.bag)] += 1
