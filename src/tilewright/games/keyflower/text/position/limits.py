"""What a whole position must keep: tiles by season, boats and their cargo, who took which, the final points."""

from tilewright.games.keyflower.content.terms import BOAT, GREEN_WORKER, SEASONS, SPRING, WINTER
from tilewright.games.keyflower.scoring.final_score import final_scores
from tilewright.games.keyflower.state.state import IN_BOX
from tilewright.games.keyflower.steps.season import BOATS, REVEAL, SEASON_END
from tilewright.games.keyflower.steps.setup_plan import SEASON_TILES
from tilewright.games.keyflower.text.position.partial import PartialPosition


def check_limits(partial: PartialPosition, time: int) -> None:
    """`time`: what comes next in the season."""
    check_seasons(partial)
    check_owned_boats(partial, time)
    check_cargo(partial, time)
    check_queue(partial, time)
    check_boarded(partial, time)
    check_boat_turns(partial, time)
    check_winter_tiles(partial, time)
    if "over" in partial.given:
        check_end(partial)


def check_seasons(partial: PartialPosition) -> None:
    """No more tiles of a season than are laid out, or dealt, with so many players (KF-1.6)."""
    r, s = partial.r, partial.s
    counts = [0, 0, 0, 0]
    for tile, owner in enumerate(s.owner):
        season = r.box.tiles[tile].season
        if owner == IN_BOX or season < 0:
            continue
        counts[season] += 1
        most = r.setup_plan.winter_dealt(r.seats) * r.seats if season == WINTER else SEASON_TILES[r.seats]
        if counts[season] > most:
            line = partial.blame(f"tile {s.keys[tile]}")
            facts: dict[str, object] = {"players": r.seats, "most": most, "season": SEASONS[season]}
            raise line.error("KF-1.6", "too-many-of-season", facts)


def check_owned_boats(partial: PartialPosition, time: int) -> None:
    """Everybody takes one boat, in winter, and one that is there only once (KF-7.8, KF-7.14)."""
    r, s = partial.r, partial.s
    for seat in range(r.seats):
        tiles = [*s.villages[seat].tiles, *s.to_place[seat]]
        boats = [tile for tile in tiles if r.box.tiles[tile].kind == BOAT]
        if len(boats) > 1:
            raise partial.blame(f"tile {s.keys[boats[1]]}").error("KF-7.14", "one-boat-each", {"at": seat})
        if time == BOATS and boats and boats[0] in s.fleet and s.boarded[seat] != list(s.fleet).index(boats[0]):
            raise partial.blame(f"seat {seat}").error(
                "KF-7.8", "not-boarded", {"boat": s.keys[boats[0]], "at": seat}
            )
        if s.season == WINTER and time == BOATS and 0 <= s.boarded[seat] < len(s.fleet) and not boats:
            key = s.keys[s.fleet[s.boarded[seat]]]
            raise partial.blame(f"seat {seat}").error("KF-7.8", "boat-to-place", {"at": seat, "boat": key})
    if s.season == WINTER and time > BOATS and len(s.fleet):
        line = partial.blame(f"middle {s.keys[s.fleet[0]]}")
        raise line.error("KF-7.8", "boats-after-winter")
    if s.season == WINTER and time > SEASON_END and len(s.orders):
        line = partial.blame(f"middle {s.keys[s.orders[0]]}")
        raise line.error("KF-7.13", "orders-after-winter")


def check_cargo(partial: PartialPosition, time: int) -> None:
    """No more than is printed for the season, and nothing once it was taken (KF-2.1, KF-7.5)."""
    r, s = partial.r, partial.s
    for boat, tile in enumerate(s.fleet):
        workers, skills = sum(s.cargo[boat * 7 : boat * 7 + 4]), sum(s.cargo[boat * 7 + 4 : boat * 7 + 7])
        line = partial.blame(f"middle {s.keys[tile]}")
        if s.season == WINTER:
            most = (0, 0)
        else:
            most = r.box.tiles[tile].load[s.season]
            more = r.box.tiles[tile].cargo[s.season] if r.box.tiles[tile].cargo else ()
            most = (most[0] + sum([count for word, count in more if word == GREEN_WORKER]), most[1])
        if workers > most[0] or skills > most[1]:
            facts: dict[str, object] = {"boat": s.keys[tile], "season": SEASONS[s.season]}
            facts["workers"], facts["skills"] = most
            raise line.error("KF-2.1", "boat-load", facts)
        if workers + skills and is_empty(partial, time, boat):
            raise line.error("KF-7.5", "boat-empty", {"boat": s.keys[tile]})


def is_empty(partial: PartialPosition, time: int, boat: int) -> bool:
    """Whether the cargo of a boat has been taken, or has not been loaded yet."""
    if time == BOATS:
        return not partial.s.is_moored(boat)
    return time != SEASON_END


def check_queue(partial: PartialPosition, time: int) -> None:
    """Who still chooses a boat, and as many boats to choose from (KF-7.5, KF-7.14)."""
    r, s = partial.r, partial.s
    names = [r.steps[frame.step].name for frame in s.stack]
    line = partial.blame("season")
    if "boat" not in names:
        if len(s.queue):
            raise line.error("KF-7.5", "nobody-waits")
        if s.moored:
            boats = [tile for boat, tile in enumerate(s.fleet) if s.is_moored(boat)]
            raise partial.blame(f"middle {s.keys[boats[0]]}").error("KF-7.5", "no-boat-chosen")
        return
    if len(set(s.queue)) != len(s.queue) or len(s.queue) != int(s.moored).bit_count():
        raise line.error("KF-7.14", "queue-and-moored")
    asked = s.stack[1].seat
    if names[-1] == "boat" and (len(s.queue) == 0 or s.queue[0] != asked):
        raise partial.blame("ask").error("KF-7.5", "first-of-the-queue")
    if names[-1] != "boat" and asked in s.queue:
        raise line.error("KF-7.14", "has-a-boat", {"at": asked})


def check_boarded(partial: PartialPosition, time: int) -> None:
    """Which boat each has taken at the end of this season or the last: never one twice (KF-7.14)."""
    r, s = partial.r, partial.s
    choosing = [r.steps[frame.step].name for frame in s.stack][1:2] == ["boat"]
    for seat in range(r.seats):
        boat, line = s.boarded[seat], partial.blame(f"seat {seat}")
        if boat >= 0 and list(s.boarded).count(boat) > 1:
            raise line.error("KF-7.14", "same-boat")
        if boat >= 0 and (boat >= r.seats or (s.season == SPRING and time <= SEASON_END)):
            raise line.error("KF-7.5", "no-such-boat", {"boat": boat})
        if choosing and (boat < 0) != (seat in s.queue):
            raise line.error("KF-7.14", "waits-or-boarded", {"at": seat})
        if choosing and boat >= 0 and s.is_moored(boat):
            raise line.error("KF-7.14", "not-moored", {"boat": s.keys[s.fleet[boat]]})


def check_boat_turns(partial: PartialPosition, time: int) -> None:
    """In winter each takes a boat in a turn of its own, from 0 on (KF-7.8)."""
    r, s = partial.r, partial.s
    turns = [s.boat_turn[seat] for seat in range(r.seats) if s.boat_turn[seat] >= 0]
    for seat in range(r.seats):
        turn, line = s.boat_turn[seat], partial.blame(f"seat {seat}")
        if turn >= 0 and (s.season != WINTER or time < BOATS):
            raise line.error("KF-7.8", "winter-boats-later")
        if turn >= 0 and turns.count(turn) > 1:
            raise line.error("KF-7.8", "same-boat-turn")
        if turn >= len(turns) or (turn >= 0 and seat in s.queue):
            raise line.error("KF-7.8", "boat-turns", {"count": len(turns), "given": turn + 1})
    if s.season == WINTER and time == BOATS and len(s.queue) and len(turns) != r.seats - len(s.queue):
        raise partial.blame("season").error("KF-7.8", "say-boat-turn")
    if turns and s.season == WINTER and time > BOATS and len(turns) != r.seats:
        raise partial.blame("season").error("KF-7.8", "all-boat-turns")


def check_winter_tiles(partial: PartialPosition, time: int) -> None:
    """Everybody has winter tiles until they are chosen; what is chosen stays secret until all have (KF-2.4)."""
    r, s = partial.r, partial.s
    for seat in range(r.seats):
        line = partial.blame(f"seat {seat}")
        if s.season == WINTER and time > REVEAL:
            if s.winter[seat]:
                raise line.error("KF-2.4", "winter-chosen")
        elif not s.winter[seat]:
            raise line.error("KF-1.11", "winter-missing", {"at": seat})
        if s.picked[seat] and (s.season != WINTER or time != REVEAL):
            raise line.error("KF-2.4", "winter-choice-time")
    asked = [r.steps[frame.step].name for frame in s.stack][-1:] == ["winter"]
    if s.season == WINTER and time == REVEAL and not asked and min(s.picked) == 0:
        raise partial.blame("ask").error("KF-2.4", "winter-open")
    if time == REVEAL and s.season != WINTER:
        raise partial.blame("ask").error("KF-2.4", "winter-choice-time")


def check_end(partial: PartialPosition) -> None:
    """The game ends after winter, and the points are those that the explanation tells (KF-8.1, KF-8.8)."""
    r, s = partial.r, partial.s
    line = partial.blame("season")
    if s.stack or partial.turn >= 0:
        raise partial.blame("ask").error("KF-8.1", "game-over")
    for seat in range(r.seats):
        if s.to_place[seat]:
            raise partial.blame(f"seat {seat}").error("KF-7.9", "placed-by-now")
    found = final_scores(r, s)
    if s.final != found:
        points = " ".join([str(score) for score in found])
        raise line.error("KF-8.8", "other-scores", {"points": points})
