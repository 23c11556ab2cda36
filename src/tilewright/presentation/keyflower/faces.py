"""The two sides of a tile in words."""

from tilewright.games.keyflower.content.box import Box, Cost, Face, Scoring, Tile
from tilewright.games.keyflower.content.terms import (
    BOAT,
    EDGE_LETTERS,
    HOME,
    KINDS,
    NO_PRICE,
    ORDER,
    POWERS,
    PRICES,
    RESOURCES,
    SEASONS,
    SKILLS,
    SUMMER_BOAT,
)
from tilewright.games.keyflower.game import Keyflower
from tilewright.words.speech import Speech, plain_name

COSTS = (*RESOURCES, "any_resource")
SKILL_COSTS = (*SKILLS, "any_skill")


class Faces:
    """Reads the printed facts of one box to people."""

    def __init__(self, rules: Keyflower, speech: Speech) -> None:
        self.rules = rules
        self.box: Box = rules.box
        self.speech = speech

    def effect(self, key: str, side: int) -> str:
        """What the side that is up does, and what it is worth, as short as a table needs it."""
        tile = self.box.tile(key)
        face = tile.faces[side]
        if tile.kind == ORDER:
            start = tile.bears_start(self.rules.seats)
            return self.speech.say("keyflower-face-order", number=tile.number, start=start)
        if tile.kind == SUMMER_BOAT:
            return self.speech.say(f"keyflower-power-{POWERS[face.power]}")
        parts = [*self._uses(face), *self._worth(face)]
        if tile.scoring is not None:
            parts.append(self.scoring(tile.scoring))
        return "; ".join(parts) or self.speech.say("keyflower-face-nothing")

    def worth(self, key: str, side: int) -> str:
        """The same for a tile in a village, where a turn order tile only scores."""
        tile = self.box.tile(key)
        if tile.kind == ORDER and tile.scoring is not None:
            return self.scoring(tile.scoring)
        return self.effect(key, side)

    def use(self, key: str, side: int) -> str:
        """What using it brings, without points."""
        return "; ".join(self._uses(self.box.tile(key).faces[side]))

    def _uses(self, face: Face) -> list[str]:
        price: object = None
        if face.price != NO_PRICE:
            price = self.speech.items({PRICES[face.price]: 1})
        found = []
        if face.gives:
            gives = {self.rules.effects[word].word: count for word, count in face.gives}
            found.append(self.speech.say("keyflower-face-gives", price=price, gives=gives))
        if face.one_of:
            effects = [self.speech.items({self.rules.effects[word].word: 1}) for word in face.one_of]
            found.append(self.speech.say("keyflower-face-one-of", price=price, gives=effects))
        if face.transport or face.upgrades:
            facts = {"transport": face.transport, "upgrades": face.upgrades}
            found.append(self.speech.say("keyflower-face-transport", facts))
        return found

    def _worth(self, face: Face) -> list[str]:
        found = []
        if face.points:
            found.append(self.speech.say("keyflower-face-points", points=face.points))
        if face.store_kind >= 0:
            facts = {"resource": COSTS[face.store_kind], "points": face.store_points}
            found.append(self.speech.say("keyflower-face-store", facts))
        return found

    def scoring(self, scoring: Scoring) -> str:
        facts: dict[str, object] = {"points": scoring.points, "domain": scoring.domain}
        facts |= {"needs": self.speech.items(dict(scoring.needs), "count"), "scale": list(scoring.scale[1:])}
        facts["each"] = scoring.needs[0][0] if [count for _, count in scoring.needs] == [1] else None
        key = f"keyflower-scoring-{scoring.word}"
        return self.speech.say(key if self.speech.has(key) else f"merchants-scoring-{scoring.word}", facts)

    def cargo(self, cargo: tuple[tuple[int, int], ...]) -> str:
        """Effect words and amounts that an expansion loads on a boat."""
        return self.speech.items({self.rules.effects[word].word: count for word, count in cargo})

    def cost(self, cost: Cost, form: str = "item") -> str:
        counts = dict(zip(COSTS, cost.resources, strict=True)) | dict(zip(SKILL_COSTS, cost.skills, strict=True))
        return self.speech.items({word: count for word, count in counts.items() if count}, form)

    def find(self, words: str) -> list[Tile]:
        """The tiles whose name in this language or in English, or whose key, has these words in it."""
        wanted = plain_name(words)
        exact, near = [], []
        for tile in self.box.tiles:
            names = {tile.key.replace("_", " ")}
            names |= {plain_name(tile.name(lang, side)) for lang in (self.speech.lang, "en") for side in (0, 1)}
            if wanted.replace("_", " ") in names:
                exact.append(tile)
            elif wanted and any(wanted in name for name in names):
                near.append(tile)
        return exact or near

    def describe(self, tile: Tile) -> list[str]:
        """Everything that is printed on a tile, both sides."""
        lang = self.speech.lang
        names = list(dict.fromkeys([tile.name(lang, 0), tile.name(lang, 1)]))
        origin = SEASONS[tile.season] if tile.kind not in (HOME, BOAT, ORDER) else KINDS[tile.kind]
        lines = [f"{' / '.join(names)} — {self.speech.say('keyflower-tile-from', season=origin)}"]
        lines += [f"  {line}" for line in self._sides(tile)]
        edges = "".join(EDGE_LETTERS[edge] for edge in tile.edges)
        return [*lines, f"  {self.speech.say('keyflower-tile-edges', edges=edges)}"]

    def _sides(self, tile: Tile) -> list[str]:
        say = self.speech.say
        if tile.kind == SUMMER_BOAT:
            sides = [(f"keyflower-tile-side-{name}", side) for side, name in enumerate("ab")]
            return [say(key, effect=self.effect(tile.key, side)) for key, side in sides]
        if tile.kind == BOAT:
            loads = zip(SEASONS, tile.load, strict=False)
            lines = [
                say("keyflower-tile-load", season=say(f"keyflower-word-{season}"), workers=workers, skills=skills)
                for season, (workers, skills) in loads
            ]
            lines += [
                say(
                    "merchants-tile-cargo",
                    season=say(f"keyflower-word-{SEASONS[season]}"),
                    cargo=self.cargo(cargo),
                )
                for season, cargo in enumerate(tile.cargo)
                if cargo
            ]
            assert tile.scoring is not None
            return [*lines, say("keyflower-tile-scores", effect=self.scoring(tile.scoring))]
        if tile.cost is not None:
            return [
                say("keyflower-tile-basic", effect=self.effect(tile.key, 0)),
                say("keyflower-tile-cost", cost=self.cost(tile.cost)),
                say("keyflower-tile-upgraded", effect=self.effect(tile.key, 1)),
            ]
        lines = [self.effect(tile.key, 0)] if tile.kind == ORDER else []
        if tile.scoring is not None:
            lines.append(say("keyflower-tile-scores", effect=self.scoring(tile.scoring)))
        return lines
