"""What a whole position must keep: tiles by season, boats and their cargo, who took which, the final points."""

from tilewright.games.keyflower.content.terms import BOAT, GREEN_WORKER, SEASONS, SPRING, WINTER
from tilewright.games.keyflower.scoring.final_score import final_scores
from tilewright.games.keyflower.state.state import IN_BOX
from tilewright.games.keyflower.steps.season import BOATS, REVEAL, SEASON_END
from tilewright.games.keyflower.steps.setup_plan import SEASON_TILES
from tilewright.games.keyflower.text.position.sheet import Sheet


def check_limits(sheet: Sheet, time: int) -> None:
    """`time`: what comes next in the season."""
    check_seasons(sheet)
    check_owned_boats(sheet, time)
    check_cargo(sheet, time)
    check_queue(sheet, time)
    check_boarded(sheet, time)
    check_boat_turns(sheet, time)
    check_winter_tiles(sheet, time)
    if "over" in sheet.given:
        check_end(sheet)


def check_seasons(sheet: Sheet) -> None:
    """No more tiles of a season than are laid out, or dealt, with so many players (KF-1.6)."""
    r, s = sheet.r, sheet.s
    counts = [0, 0, 0, 0]
    for tile, owner in enumerate(s.owner):
        season = r.box.tiles[tile].season
        if owner == IN_BOX or season < 0:
            continue
        counts[season] += 1
        most = r.setup_plan.winter_dealt(r.seats) * r.seats if season == WINTER else SEASON_TILES[r.seats]
        if counts[season] > most:
            line = sheet.blame(f"tile {s.keys[tile]}")
            there = f"with {r.seats} players there are at most {most} tiles of {SEASONS[season]} in play"
            raise line.error("KF-1.6", there)


def check_owned_boats(sheet: Sheet, time: int) -> None:
    """Everybody takes one boat, in winter, and one that is there only once (KF-7.8, KF-7.14)."""
    r, s = sheet.r, sheet.s
    for seat in range(r.seats):
        tiles = [*s.villages[seat].tiles, *s.to_place[seat]]
        boats = [tile for tile in tiles if r.box.tiles[tile].kind == BOAT]
        if len(boats) > 1:
            raise sheet.blame(f"tile {s.keys[boats[1]]}").error("KF-7.14", f"seat {seat} takes exactly one boat")
        if time == BOATS and boats and boats[0] in s.fleet and s.boarded[seat] != list(s.fleet).index(boats[0]):
            raise sheet.blame(f"seat {seat}").error("KF-7.8", f"{s.keys[boats[0]]} was not boarded by seat {seat}")
        if s.season == WINTER and time == BOATS and 0 <= s.boarded[seat] < len(s.fleet) and not boats:
            key = s.keys[s.fleet[s.boarded[seat]]]
            raise sheet.blame(f"seat {seat}").error("KF-7.8", f"seat {seat} has taken {key} and is to place it")
    if s.season == WINTER and time > BOATS and len(s.fleet):
        line = sheet.blame(f"middle {s.keys[s.fleet[0]]}")
        raise line.error("KF-7.8", "at the end of winter boats join a village or go to the box")
    if s.season == WINTER and time > SEASON_END and len(s.orders):
        line = sheet.blame(f"middle {s.keys[s.orders[0]]}")
        raise line.error("KF-7.13", "at the end of winter turn order tiles join a village or go to the box")


def check_cargo(sheet: Sheet, time: int) -> None:
    """No more than is printed for the season, and nothing once it was taken (KF-2.1, KF-7.5)."""
    r, s = sheet.r, sheet.s
    for boat, tile in enumerate(s.fleet):
        workers, skills = sum(s.cargo[boat * 7 : boat * 7 + 4]), sum(s.cargo[boat * 7 + 4 : boat * 7 + 7])
        line = sheet.blame(f"middle {s.keys[tile]}")
        if s.season == WINTER:
            most = (0, 0)
        else:
            most = r.box.tiles[tile].load[s.season]
            more = r.box.tiles[tile].cargo[s.season] if r.box.tiles[tile].cargo else ()
            most = (most[0] + sum([count for word, count in more if word == GREEN_WORKER]), most[1])
        if workers > most[0] or skills > most[1]:
            loaded = f"{most[0]} workers and {most[1]} skills in {SEASONS[s.season]}"
            raise line.error("KF-2.1", f"{s.keys[tile]} is loaded with {loaded}")
        if workers + skills and is_empty(sheet, time, boat):
            raise line.error("KF-7.5", f"nothing lies on {s.keys[tile]} now")


def is_empty(sheet: Sheet, time: int, boat: int) -> bool:
    """Whether the cargo of a boat has been taken, or has not been loaded yet."""
    if time == BOATS:
        return not sheet.s.is_moored(boat)
    return time != SEASON_END


def check_queue(sheet: Sheet, time: int) -> None:
    """Who still chooses a boat, and as many boats to choose from (KF-7.5, KF-7.14)."""
    r, s = sheet.r, sheet.s
    names = [r.steps[frame.step].name for frame in s.stack]
    line = sheet.blame("season")
    if "boat" not in names:
        if len(s.queue):
            raise line.error("KF-7.5", "nobody waits for a boat now")
        if s.moored:
            boats = [tile for boat, tile in enumerate(s.fleet) if s.is_moored(boat)]
            raise sheet.blame(f"middle {s.keys[boats[0]]}").error("KF-7.5", "no boat is chosen now")
        return
    if len(set(s.queue)) != len(s.queue) or len(s.queue) != int(s.moored).bit_count():
        raise line.error("KF-7.14", "everybody in the queue takes one boat, out of those that are moored")
    asked = s.stack[1].seat
    if names[-1] == "boat" and (len(s.queue) == 0 or s.queue[0] != asked):
        raise sheet.blame("ask").error("KF-7.5", "the first of the queue is asked for a boat")
    if names[-1] != "boat" and asked in s.queue:
        raise line.error("KF-7.14", f"seat {asked} has taken a boat")


def check_boarded(sheet: Sheet, time: int) -> None:
    """Which boat each has taken at the end of this season or the last: never one twice (KF-7.14)."""
    r, s = sheet.r, sheet.s
    choosing = [r.steps[frame.step].name for frame in s.stack][1:2] == ["boat"]
    for seat in range(r.seats):
        boat, line = s.boarded[seat], sheet.blame(f"seat {seat}")
        if boat >= 0 and list(s.boarded).count(boat) > 1:
            raise line.error("KF-7.14", "two seats have boarded the same boat")
        if boat >= 0 and (boat >= r.seats or (s.season == SPRING and time <= SEASON_END)):
            raise line.error("KF-7.5", f"no boat {boat} was boarded")
        if choosing and (boat < 0) != (seat in s.queue):
            raise line.error("KF-7.14", f"seat {seat} waits for a boat or has boarded one")
        if choosing and boat >= 0 and s.is_moored(boat):
            raise line.error("KF-7.14", f"{s.keys[s.fleet[boat]]} was boarded and is not moored any more")


def check_boat_turns(sheet: Sheet, time: int) -> None:
    """In winter each takes a boat in a turn of its own, from 0 on (KF-7.8)."""
    r, s = sheet.r, sheet.s
    turns = [s.boat_turn[seat] for seat in range(r.seats) if s.boat_turn[seat] >= 0]
    for seat in range(r.seats):
        turn, line = s.boat_turn[seat], sheet.blame(f"seat {seat}")
        if turn >= 0 and (s.season != WINTER or time < BOATS):
            raise line.error("KF-7.8", "the boats of winter have not been chosen yet")
        if turn >= 0 and turns.count(turn) > 1:
            raise line.error("KF-7.8", "two seats have chosen a boat in the same turn")
        if turn >= len(turns) or (turn >= 0 and seat in s.queue):
            raise line.error("KF-7.8", f"{len(turns)} have chosen a boat, not {turn + 1}")
    if s.season == WINTER and time == BOATS and len(s.queue) and len(turns) != r.seats - len(s.queue):
        raise sheet.blame("season").error("KF-7.8", "whoever is not in the queue has chosen a boat: say boat_turn")
    if turns and s.season == WINTER and time > BOATS and len(turns) != r.seats:
        raise sheet.blame("season").error(
            "KF-7.8", "everybody has chosen a boat: say boat_turn of each or of nobody"
        )


def check_winter_tiles(sheet: Sheet, time: int) -> None:
    """Everybody has winter tiles until they are chosen; what is chosen stays secret until all have (KF-2.4)."""
    r, s = sheet.r, sheet.s
    for seat in range(r.seats):
        line = sheet.blame(f"seat {seat}")
        if s.season == WINTER and time > REVEAL:
            if s.winter[seat]:
                raise line.error("KF-2.4", "the winter tiles have been chosen, and the rest is in the box")
        elif not s.winter[seat]:
            raise line.error("KF-1.11", f"seat {seat} has winter tiles, to choose one or more of them")
        if s.picked[seat] and (s.season != WINTER or time != REVEAL):
            raise line.error("KF-2.4", "winter tiles are chosen at the start of winter")
    asked = [r.steps[frame.step].name for frame in s.stack][-1:] == ["winter"]
    if s.season == WINTER and time == REVEAL and not asked and min(s.picked) == 0:
        raise sheet.blame("ask").error("KF-2.4", "not all have chosen winter tiles")
    if time == REVEAL and s.season != WINTER:
        raise sheet.blame("ask").error("KF-2.4", "winter tiles are chosen at the start of winter")


def check_end(sheet: Sheet) -> None:
    """The game ends after winter, and the points are those that the explanation tells (KF-8.1, KF-8.8)."""
    r, s = sheet.r, sheet.s
    line = sheet.blame("season")
    if s.stack or sheet.turn >= 0:
        raise sheet.blame("ask").error("KF-8.1", "the game is over: nobody is asked")
    for seat in range(r.seats):
        if s.to_place[seat]:
            raise sheet.blame(f"seat {seat}").error("KF-7.9", "the game is over: all tiles have been placed")
    found = final_scores(r, s)
    if s.final != found:
        points = " ".join([str(score) for score in found])
        raise line.error("KF-8.8", f"this end of the game scores: over {points}")
