"""Sea Bastion: the closed walk over the roads of a village that repeats no road and sees the most tiles (KF-9.3).

Such a walk is a connected set of roads of which every tile has an even number (KF-9.20). The roads are decided
tile by tile. All that matters about the past is, for each tile at the frontier between decided and open roads, to
which piece it belongs and whether it has an odd number of roads so far. Of all pasts that agree in this, the one
with the most tiles is kept. Villages are narrow, so there are few different pasts.
"""

from collections.abc import Sequence

from tilewright.kernel.native import mypyc_attr


@mypyc_attr(acyclic=True)
class Walk:
    """The tiles of a walk, and the walk itself: tiles in order, the first one again at the end."""

    def __init__(self, tiles: list[int], steps: list[int]) -> None:
        self.tiles = tiles
        self.steps = steps


@mypyc_attr(acyclic=True)
class Past:
    """How many tiles are on the roads used so far, and these roads as a chain, the last one first."""

    def __init__(self, tiles: int, one: int, other: int, before: "Past | None") -> None:
        self.tiles = tiles
        self.one = one
        self.other = other
        self.before = before


# For each tile at the frontier: 0 if no road of it is used, else twice the number of its piece, plus 1 if odd.
Frontier = tuple[int, ...]


def best_walk(roads: list[tuple[int, int]]) -> Walk:
    """The best closed walk, without tiles if there is none."""
    links: dict[int, list[int]] = {}
    past = _best_past(_looping(roads))
    while past.before is not None:
        links.setdefault(past.one, []).append(past.other)
        links.setdefault(past.other, []).append(past.one)
        past = past.before
    tiles = sorted(links)
    return Walk(tiles, _steps(links, tiles[0]) if tiles else [])


def walk_size(roads: list[tuple[int, int]]) -> int:
    """The number of tiles in the best closed walk; where one leads over all roads that are no dead ends, it is
    known at once."""
    links = _looping(roads)
    return len(links) if _is_one_round(links) else _best_past(links).tiles


def _is_one_round(links: dict[int, list[int]]) -> bool:
    """Whether these roads hang together and every tile has an even number of them: then one walk takes all."""
    reached: list[int] = []
    for tile in links:
        if len(links[tile]) % 2:
            return False
        if not reached:
            reached.append(tile)
    at = 0
    while at < len(reached):
        for other in links[reached[at]]:
            if other not in reached:
                reached.append(other)
        at += 1
    return len(reached) == len(links)


def _looping(roads: list[tuple[int, int]]) -> dict[int, list[int]]:
    """The neighbours of each tile by road, without dead ends, which no closed walk can enter."""
    links: dict[int, list[int]] = {}
    for one, other in roads:
        links.setdefault(one, []).append(other)
        links.setdefault(other, []).append(one)
    ends = [tile for tile in links if len(links[tile]) == 1]
    while ends:
        tile = ends.pop()
        for other in links.pop(tile):
            links[other].remove(tile)
            if len(links[other]) == 1:
                ends.append(other)
    return {tile: links[tile] for tile in links if links[tile]}


def _best_past(links: dict[int, list[int]]) -> Past:
    start = Past(0, -1, -1, None)
    best = start
    pasts: dict[Frontier, Past] = {(): start}
    front: list[int] = []
    open_links = {tile: links[tile][:] for tile in links}
    while open_links and best.tiles < len(links):
        tile = _next(front, open_links)
        for other in [tile, *open_links[tile]]:
            if other not in front:
                front.append(other)
                pasts = {(*frontier, 0): past for frontier, past in pasts.items()}
        at = front.index(tile)
        for other in open_links.pop(tile):
            pasts = _decide(pasts, at, front.index(other), tile, other)
            open_links[other].remove(tile)
        front.pop(at)
        pasts, best = _leave(pasts, at, best, len(open_links))
    return best


def _next(front: list[int], open_links: dict[int, list[int]]) -> int:
    """The tile to decide next: the one that lets the frontier grow least."""
    chosen = -1
    least = 99
    for tile in front or open_links:
        growth = 0
        for other in open_links[tile]:
            if other not in front:
                growth += 1
        if growth < least:
            chosen = tile
            least = growth
    return chosen


def _decide(pasts: dict[Frontier, Past], a: int, b: int, one: int, other: int) -> dict[Frontier, Past]:
    """Every past twice: without and with the road between the frontier tiles a and b."""
    found = pasts.copy()
    for frontier, past in pasts.items():
        marks = list(frontier)
        tiles = past.tiles
        fresh = max(marks) // 2 * 2 + 2
        for at in (a, b):
            if marks[at] == 0:
                marks[at] = fresh
                tiles += 1
        piece, merged = marks[a] // 2, marks[b] // 2
        marks[a] ^= 1
        marks[b] ^= 1
        if piece != merged:
            marks = [mark - merged * 2 + piece * 2 if mark // 2 == merged else mark for mark in marks]
        _keep(found, _numbered(marks), Past(tiles, one, other, past))
    return found


def _leave(pasts: dict[Frontier, Past], at: int, best: Past, undecided: int) -> tuple[dict[Frontier, Past], Past]:
    """A tile leaves the frontier: it must be even, and the last tile of a piece closes the walk."""
    found: dict[Frontier, Past] = {}
    for frontier, past in pasts.items():
        mark = frontier[at]
        if mark % 2 == 0:
            rest = frontier[:at] + frontier[at + 1 :]
            if mark == 0 or mark in rest or mark + 1 in rest:
                if past.tiles + undecided - len(rest) + rest.count(0) > best.tiles:
                    _keep(found, _numbered(rest), past)
            elif past.tiles > best.tiles and not any(rest):
                best = past
    return found, best


def _keep(pasts: dict[Frontier, Past], frontier: Frontier, past: Past) -> None:
    known = pasts.get(frontier)
    if known is None or known.tiles < past.tiles:
        pasts[frontier] = past


def _numbered(marks: Sequence[int]) -> Frontier:
    """The same frontier with its pieces numbered in the order in which they appear."""
    names = [0] * (len(marks) + 2)
    count = 0
    found: list[int] = []
    for mark in marks:
        if mark > 1:
            if names[mark // 2] == 0:
                count += 1
                names[mark // 2] = count
            mark = names[mark // 2] * 2 + mark % 2
        found.append(mark)
    return tuple(found)


def _steps(links: dict[int, list[int]], start: int) -> list[int]:
    """The roads in one round: walk until stuck, go back to where a road is left, walk on from there."""
    stack = [start]
    steps: list[int] = []
    while stack:
        tile = stack[-1]
        if links[tile]:
            other = links[tile].pop()
            links[other].remove(tile)
            stack.append(other)
        else:
            steps.append(stack.pop())
    return steps
