"""What the expansion scores at the end: boats II, its winter tiles, extensions, contracts (MC-2, MC-4, MC-6)."""

from typing import Final

from tilewright.games.keyflower.content.box import Face, Scoring
from tilewright.games.keyflower.content.terms import GOLD, VILLAGE, WINTER
from tilewright.games.keyflower.merchants.content.wares import GOLD_ON_HOME, START_PLAYER
from tilewright.games.keyflower.merchants.game import Merchants
from tilewright.games.keyflower.merchants.state.trade import NOTHING
from tilewright.games.keyflower.scoring import holdings
from tilewright.games.keyflower.scoring.final_score import NO_TILE, SLOTS
from tilewright.games.keyflower.scoring.holdings import Claim
from tilewright.games.keyflower.scoring.village_score import Special, VillageScore
from tilewright.games.keyflower.state.state import KeyflowerState

CONTRACT: Final = "contract"


class MerchantsScore:
    """One seat's village and contracts looked at for the expansion."""

    def __init__(self, m: Merchants, s: KeyflowerState, seat: int, flipped: int, found: VillageScore) -> None:
        self.m = m
        self.s = s
        self.seat = seat
        self.flipped = flipped
        self.found = found
        self.part = m.part(s)
        self.tiles = s.villages[seat].tiles
        self.upgraded = [tile for tile in self.tiles if self._is_upgraded(tile)]
        self.scorings: list[tuple[int, Scoring]] = []
        for tile in self.tiles:
            scoring = m.rules.box.tiles[tile].scoring
            if scoring is not None:
                self.scorings.append((tile, scoring))
        self.extended = [tile for tile in self.upgraded if self.part.extension[tile] != NOTHING]
        self.extra_extension = self._free_extension()

    def _is_upgraded(self, tile: int) -> bool:
        box = self.m.rules.box
        return box.tiles[tile].cost is not None and (self.s.side[tile] == 1 or tile == self.flipped)

    def _face(self, tile: int) -> Face:
        return self.m.rules.faces[tile * 2 + 1] if tile == self.flipped else self.m.rules.face(self.s, tile)

    def _tile_with(self, word: str) -> int:
        for tile, scoring in self.scorings:
            if scoring.word == word:
                return tile
        return NO_TILE

    def _free_extension(self) -> int:
        """The tile on which Flipper II's extension doubles most; any colour will do (MC-2.3, MC-2.4)."""
        best = NO_TILE
        if self._tile_with("free_extension") != NO_TILE and self.part.offer:
            for tile in self.upgraded:
                better = best == NO_TILE or self._face(tile).points > self._face(best).points
                if better and tile not in self.extended:
                    best = tile
        return best

    def add(self) -> None:
        for tile in self.extended:  # doubled is the printed fixed number and nothing else (MC-5.4)
            self.found.special.append(Special(tile, "extension", self._face(tile).points, 1))
        for tile, scoring in self.scorings:
            self._score(tile, scoring)
        self._contracts()

    def _score(self, tile: int, scoring: Scoring) -> None:
        word = scoring.word
        if word == GOLD_ON_HOME:
            self._gold(tile, scoring)
        elif word == "free_extension":
            counted = [self.extra_extension] if self.extra_extension != NO_TILE else []
            points = self._face(self.extra_extension).points if counted else 0
            self.found.special.append(Special(tile, word, points, len(counted), counted))
        elif word == "symbols":
            self._symbols(tile, scoring)
        elif word == "winter_tiles":
            self._each(tile, scoring, [other for other in self.tiles if self._is_winter(other)])
        elif word == "upgraded_tiles":
            self._each(tile, scoring, self.upgraded)
        elif word == "extensions":
            more = [self.extra_extension] if self.extra_extension != NO_TILE else []
            self._each(tile, scoring, [*self.extended, *more])
        elif word == "unfulfilled":
            times = len(self.part.hands[self.seat])
            self.found.special.append(Special(tile, word, scoring.points * times, times))
        elif word in ("contract_value", "replaced"):
            self.found.special.append(Special(tile, word, 0, 0))

    def _gold(self, tile: int, scoring: Scoring) -> None:
        """It lies on the home since the boat was taken; by the first version only the scoring knows of it."""
        gold = 0
        if not self.m.rulings.winter_gold_on_home:
            gold = min(scoring.points, self.s.supply[GOLD])
            self.found.goods[GOLD] += gold
        self.found.special.append(Special(tile, scoring.word, 0, gold))

    def _each(self, tile: int, scoring: Scoring, counted: list[int]) -> None:
        points = scoring.points * len(counted)
        self.found.special.append(Special(tile, scoring.word, points, len(counted), counted))

    def _is_winter(self, tile: int) -> bool:
        printed = self.m.rules.box.tiles[tile]
        return printed.kind == VILLAGE and printed.season == WINTER

    def _symbols(self, tile: int, scoring: Scoring) -> None:
        """Upgrade symbols of the village and cabins, doubled by 2b (MC-2.3, MC-3.2)."""
        counted = [other for other in self.tiles if self._face(other).upgrades]
        times = sum([self._face(other).upgrades for other in counted]) + self.part.cabins[self.seat]
        doubled = scoring.doubled_by >= 0 and self.s.has_power(self.seat, scoring.doubled_by)
        points = scoring.points * times * (2 if doubled else 1)
        self.found.special.append(Special(tile, scoring.word, points, times, counted))

    def _contracts(self) -> None:
        """Each may be fulfilled once; what Muleteer gives for one that is not is counted for all of them and taken
        off for each that is fulfilled (MC-4.7, MC-6.1, MC-6.2)."""
        points, forgone, forgone_tile = self.m.wares.contract_points, 0, NO_TILE
        for tile, scoring in self.scorings:
            if scoring.word == "contract_value":
                points = max(points, scoring.points)
            elif scoring.word == "unfulfilled":
                forgone, forgone_tile = scoring.points, tile
        for number in self.part.hands[self.seat]:
            contract = self.m.wares.contracts[number]
            slots = [slot_of(word) for word, count in contract.needs for _ in range(count)]
            self.found.claims.append(
                Claim(NO_TILE, points - forgone, 1, slots, CONTRACT, contract.key, forgone, forgone_tile)
            )


def slot_of(word: str) -> int:
    """The figure itself fills one slot only, everything else those of the base (MC-4.7)."""
    return holdings.START_PLAYER if word == START_PLAYER else SLOTS[word]
