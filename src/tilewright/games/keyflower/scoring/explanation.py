"""Why a seat has its points: every line of the best scoring, item by item, as JSON-able data (KF-8.8, KF-8.14)."""

from typing import Final

from tilewright.games.keyflower.content.terms import COLOURS, RESOURCES, SKILLS
from tilewright.games.keyflower.game import Keyflower
from tilewright.games.keyflower.scoring.final_score import NO_TILE, VillageTally, best_tally
from tilewright.games.keyflower.scoring.holdings import FREE, PURPLE
from tilewright.games.keyflower.scoring.item_assignment import best
from tilewright.games.keyflower.scoring.score_sheet import CHOICE, CLAIM, STORE, Items, ScoreLine, ScoreSheet
from tilewright.games.keyflower.scoring.village_score import Special
from tilewright.games.keyflower.state.state import KeyflowerState

KIND_NAMES: Final[tuple[tuple[str, ...], ...]] = (COLOURS, SKILLS, RESOURCES)  # by domain of the solver


def explain(r: Keyflower, s: KeyflowerState, seat: int) -> dict[str, object]:
    """The points of a seat as if the game ended now; reads nothing that this seat does not know."""
    return Explanation(best_tally(r, s, seat)).as_data()


class Explanation:
    """The lines in the order of the village, each tile's printed points first, the gold left over at the end."""

    def __init__(self, tally: VillageTally) -> None:
        self.tally = tally
        self.keys = tally.s.keys
        self.total = 0
        self.lines: list[dict[str, object]] = []
        self.purple = ""

    def as_data(self) -> dict[str, object]:
        tally = self.tally
        sheet = best(tally.holdings)
        unused = [self._unused(items) for items in sheet.unused]
        printed = dict(tally.found.printed)
        for tile in tally.s.villages[tally.seat].tiles:
            if tile in printed:
                self._add("printed", tile, printed[tile], 1)
            special = [line for line in tally.found.special if line.tile == tile]
            for line in special:
                self._special(line, sheet)
            scoring = tally.r.box.tiles[tile].scoring
            if scoring is None or scoring.word not in [line.word for line in special]:
                self._assigned(tile, sheet)
        self._assigned(NO_TILE, sheet)
        return {
            "seat": tally.seat,
            "total": self.total,
            "lines": self.lines,
            "unused": unused,
            "purple": self.purple,
            "flipped": self.keys[tally.flipped] if tally.flipped >= 0 else "",
        }

    def _add(self, what: str, tile: int, points: int, times: int) -> dict[str, object]:
        key = self.keys[tile] if tile >= 0 else ""
        line: dict[str, object] = {"what": what, "tile": key, "points": points, "times": times}
        self.lines.append(line)
        self.total += points
        return line

    def _special(self, special: Special, sheet: ScoreSheet) -> None:
        """A line with the tiles that are counted; those of Sea Bastion in the order of the walk."""
        points, times = special.points, special.times
        for scored in sheet.lines:
            claim = self.tally.holdings.claims[scored.index] if scored.source == CLAIM else None
            if claim is not None and claim.forgone_tile == special.tile and claim.forgone:
                points -= claim.forgone * scored.times
                times -= scored.times
        line = self._add(special.word, special.tile, points, times)
        line["tiles"] = [self.keys[tile] for tile in self._counted(special)]

    def _counted(self, special: Special) -> list[int]:
        tally = self.tally
        village = tally.s.villages[tally.seat]
        if special.word == "transport":
            return [tile for tile in village.tiles if tally.face(tile).transport]
        if special.word == "circuit":
            return village.walk().steps
        if special.word == "river":
            return tally.river()
        if special.word == "adjacent":
            return village.neighbours(special.tile)
        if special.word == "flip":
            return [tally.flipped] if tally.flipped >= 0 else []
        return special.counted

    def _assigned(self, tile: int, sheet: ScoreSheet) -> None:
        """What items score on a tile, or as gold left over; a tile that scores nothing has a line too."""
        found = [line for line in sheet.lines if line.tile == tile]
        for line in found:
            self._scored(line)
        scoring = self.tally.r.box.tiles[tile].scoring if tile >= 0 else None
        if not found and tile >= 0 and (scoring is not None or self.tally.face(tile).store_kind >= 0):
            self._add(scoring.word if scoring is not None else "store", tile, 0, 0)["items"] = []

    def _scored(self, line: ScoreLine) -> None:
        claim = self.tally.holdings.claims[line.index] if line.source == CLAIM else None
        forgone = claim.forgone if claim is not None else 0
        as_data = self._add(self._word(line), line.tile, line.points + forgone * line.times, line.times)
        if claim is not None and claim.name:
            as_data["name"] = claim.name
        as_data["items"] = [self._items(items) for items in line.items]
        if line.source == CHOICE:
            as_data["chosen"] = KIND_NAMES[self.tally.holdings.choices[line.index].domain][line.chosen]

    def _word(self, line: ScoreLine) -> str:
        if line.source == STORE:
            return "store"
        if line.source == CLAIM and self.tally.holdings.claims[line.index].word:
            return self.tally.holdings.claims[line.index].word
        scoring = self.tally.r.box.tiles[line.tile].scoring if line.tile >= 0 else None
        return scoring.word if scoring is not None else "leftover"

    def _unused(self, items: Items) -> dict[str, object]:
        """Items that score nothing, and whether they lie on a storage tile where they cannot score elsewhere."""
        as_data = self._items(items)
        if items.where != FREE and self.tally.holdings.locked:
            as_data["locked"] = True
        return as_data

    def _items(self, items: Items) -> dict[str, object]:
        """What the items are, as what they count if that is something else, and on which storage tile they lie."""
        names = KIND_NAMES[items.domain] if items.domain < len(KIND_NAMES) else ()
        as_data: dict[str, object] = {"item": "purple" if items.kind == PURPLE else names[items.kind]}
        as_data["count"] = items.count
        if items.counts_as != items.kind:
            as_data["as"] = names[items.counts_as]
        if items.where != FREE:
            as_data["on"] = self.keys[items.where]
        if items.kind == PURPLE and items.counts_as >= 0:
            self.purple = names[items.counts_as]
        return as_data
