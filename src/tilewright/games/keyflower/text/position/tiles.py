"""Lines about tiles: market, turn order tiles, boats and villages, and what is on and around them."""

from tilewright.games.keyflower.content.terms import BOAT, COLOURS, ORDER, RESOURCES, SEASONS, SKILLS, WINTER
from tilewright.games.keyflower.state.bids import pack_bid
from tilewright.games.keyflower.state.state import ON_TABLE
from tilewright.games.keyflower.state.tile_pieces import pack_goods, pack_workers
from tilewright.games.keyflower.steps.setup_plan import SEASON_TILES
from tilewright.games.keyflower.text.position.checks import check_tile
from tilewright.games.keyflower.text.position.partial import PartialPosition, cell_in, one_word
from tilewright.kernel.native import append, i64, vec
from tilewright.kernel.position import PositionLine
from tilewright.kernel.rows import place_in, put


def read_market(partial: PartialPosition, line: PositionLine) -> None:
    if line.head == ["none"]:
        partial.give_once(line, "market")
        line.only()
        return
    if partial.where.get("market", line).head == ["none"]:
        raise line.error("", "market-none")
    partial.given.add("market")
    partial.where["market"] = line
    r, s = partial.r, partial.s
    tile = partial.put(line, one_word(line, "TILE"), ON_TABLE)
    if tile not in r.box.seasons[s.season]:
        raise line.error("KF-2.3", "other-season", {"tile": line.head[0], "season": SEASONS[s.season]})
    s.lots = append(s.lots, tile)
    most = r.setup_plan.winter_dealt(r.seats) * r.seats if s.season == WINTER else SEASON_TILES[r.seats]
    if len(s.lots) > most:
        raise line.error("KF-1.6", "too-many-in-market", {"players": r.seats, "most": most})
    read_on_tile(partial, line, tile)


def read_order(partial: PartialPosition, line: PositionLine) -> None:
    tile = partial.tile(line, one_word(line, "TURN_ORDER_TILE"))[0]
    if tile not in partial.s.orders:
        raise line.error("KF-1.6", "not-used-with", {"tile": line.head[0], "players": partial.r.seats})
    lay_in_the_middle(partial, line, tile)
    read_on_tile(partial, line, tile)


def read_boat(partial: PartialPosition, line: PositionLine) -> None:
    line.only("workers", "skills", "moored")
    s = partial.s
    tile = partial.tile(line, one_word(line, "BOAT"))[0]
    if tile not in s.fleet:
        raise line.error("KF-1.9", "not-used-with", {"tile": line.head[0], "players": partial.r.seats})
    lay_in_the_middle(partial, line, tile)
    boat = place_in(s.fleet, tile)
    partial.given.add("cargo")
    workers = line.counts("workers", COLOURS) or [0] * 4
    skills = line.counts("skills", SKILLS) or [0] * 3
    if s.season == WINTER and sum(workers) + sum(skills):
        raise line.error("KF-2.4", "winter-no-load")
    put(s.cargo, boat * 7, vec[i64](workers + skills))
    if line.flag("moored"):
        s.moor(boat)


def lay_in_the_middle(partial: PartialPosition, line: PositionLine, tile: int) -> None:
    if tile in partial.laid:
        raise line.error("KF-1.5", "only-once", {"piece": partial.s.keys[tile]})
    partial.laid.add(tile)
    partial.where[f"middle {partial.s.keys[tile]}"] = line


def read_village(partial: PartialPosition, line: PositionLine) -> None:
    if len(line.head) != 4:
        raise line.error("", "line-form", {"form": "village SEAT TILE Q,R TURN"})
    r, s = partial.r, partial.s
    seat = partial.seat(line)
    token, cell, turn = line.head[1], cell_in(line, line.head[2]), line.number_in(line.head[3], 0, 5)
    tile = take_home(partial, line, token, seat)
    check_tile(r, s, line, seat, tile, cell, turn)
    s.villages[seat] = s.villages[seat].with_tile(tile, r.box.tiles[tile].edges, cell, turn)
    r.begin_power(s, seat, tile, True)
    read_on_tile(partial, line, tile)


def take_home(partial: PartialPosition, line: PositionLine, token: str, owner: int) -> int:
    """A tile that a player has; boats and turn order tiles only at the end of winter (KF-7.8)."""
    tile = partial.tile(line, token)[0]
    if partial.r.box.tiles[tile].kind in (BOAT, ORDER):
        if partial.s.season != WINTER:
            raise line.error("KF-7.8", "joins-in-winter", {"tile": partial.s.keys[tile]})
        partial.leave_the_middle(tile)
    return partial.put(line, token, owner)


def read_on_tile(partial: PartialPosition, line: PositionLine, tile: int) -> None:
    """Bids around a tile, workers and resources on it."""
    line.only("bids", "goods", "workers", "used", "colour")
    s = partial.s
    read_bids(partial, line, tile)
    for kind, count in enumerate(line.counts("goods", RESOURCES) or []):
        s.goods[tile] += pack_goods(kind, line.number_in(str(count), 0, 255))
    for colour, count in enumerate(line.counts("workers", COLOURS) or []):
        s.staff[tile] += pack_workers(colour, min(count, 15))
        s.workers_on[tile] += count
    s.used[tile] = line.one("used", 0, 6, s.workers_on[tile])
    if "colour" in line.clauses:
        s.colour[tile] = line.name(line.clauses["colour"], COLOURS)


def read_bids(partial: PartialPosition, line: PositionLine, tile: int) -> None:
    bids, seats = partial.s.bids, partial.r.seats
    for text in " ".join(line.clauses.get("bids", [])).split(","):
        words = text.split()
        if not words:
            continue
        lying = words[-1] == "lying"
        if len(words) != 3 + lying or words[2] not in COLOURS:
            raise line.error("", "no-bid", {"given": text.strip()[:40]})
        at = tile * seats + line.number_in(words[0], 0, seats - 1)
        if bids[at]:
            raise line.error("KF-4.4", "second-bid", {"at": words[0]})
        if words[1] == "0":
            raise line.error("KF-3.1", "empty-bid")
        bids[at] = pack_bid(line.number_in(words[1], 1, 140), COLOURS.index(words[2]), lying)
