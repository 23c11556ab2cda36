"""The text of every action, and the action of every text."""

from tilewright.games.keyflower.content.box import Box
from tilewright.games.keyflower.content.terms import COLOURS, RESOURCES, SKILLS
from tilewright.games.keyflower.state import actions as act
from tilewright.games.keyflower.state.village import REACH, axes_of, cell_of
from tilewright.kernel.codec import Codec, Form, find_name, find_number
from tilewright.kernel.native import i64, vec
from tilewright.kernel.reason import Malformed


class TileForm(Form):
    """A word and a tile."""

    def __init__(self, kind: int, word: str, box: Box) -> None:
        super().__init__(kind, word)
        self.box = box

    def write(self, action: int) -> str:
        return f"{self.word} {self.box.tiles[act.tile_of(action)].key}"

    def read(self, words: list[str]) -> int:
        one_word(self.word, words, "TILE")
        return act.pack(self.kind, find_tile(self.box, words[0]))


class NameForm(Form):
    """A word and one of a few names."""

    def __init__(self, kind: int, word: str, names: tuple[str, ...]) -> None:
        super().__init__(kind, word)
        self.names = names

    def write(self, action: int) -> str:
        return f"{self.word} {self.names[act.first(action)]}"

    def read(self, words: list[str]) -> int:
        one_word(self.word, words, "|".join(self.names))
        return act.pack(self.kind, find_name(self.names, words[0]))


class WorkersForm(Form):
    """A word, a number and a colour; the word alone for no workers, where that is allowed."""

    def __init__(self, kind: int, word: str, may_be_none: bool) -> None:
        super().__init__(kind, word)
        self.may_be_none = may_be_none

    def write(self, action: int) -> str:
        count = act.count_of(action)
        return f"{self.word} {count} {COLOURS[act.colour_of(action)]}" if count else self.word

    def read(self, words: list[str]) -> int:
        if not words and self.may_be_none:
            return self.kind
        if len(words) != 2:
            raise Malformed("form", {"word": self.word, "form": "NUMBER COLOUR"})
        return act.pack(self.kind, find_name(COLOURS, words[1]), find_number(words[0], 1, 140))


class MoveForm(TileForm):
    """move RESOURCE FROM TO."""

    def write(self, action: int) -> str:
        start, end = self.box.tiles[act.start_of(action)].key, self.box.tiles[act.end_of(action)].key
        return f"{self.word} {RESOURCES[act.resource_of(action)]} {start} {end}"

    def read(self, words: list[str]) -> int:
        if len(words) != 3:
            raise Malformed("form", {"word": self.word, "form": "RESOURCE TILE TILE"})
        kind = find_name(RESOURCES, words[0])
        return act.pack(self.kind, kind, find_tile(self.box, words[1]), find_tile(self.box, words[2]))


class SpendForm(Form):
    """spend 2 wood 1 gold 1 saw."""

    def write(self, action: int) -> str:
        resources, skills = act.spent_resources(action), act.spent_skills(action)
        parts = [f"{n} {RESOURCES[kind]}" for kind, n in enumerate(resources) if n]
        parts += [f"{n} {SKILLS[kind]}" for kind, n in enumerate(skills) if n]
        return " ".join([self.word, *parts])

    def read(self, words: list[str]) -> int:
        if not words or len(words) % 2:
            raise Malformed("form", {"word": self.word, "form": "NUMBER RESOURCE NUMBER SKILL"})
        resources, skills = [0, 0, 0, 0], [0, 0, 0]
        for number, name in zip(words[::2], words[1::2], strict=True):
            if name in SKILLS:
                skills[SKILLS.index(name)] += find_number(number, 1, 3)
            else:
                resources[find_name(RESOURCES, name)] += find_number(number, 1, 48)
        if max(skills) > 3:
            raise Malformed("too-many-skills")
        return act.spend(vec[i64](resources), vec[i64](skills))


class ChooseForm(TileForm):
    """choose TILE TILE ..."""

    def write(self, action: int) -> str:
        return " ".join([self.word, *[self.box.tiles[tile].key for tile in act.chosen(action)]])

    def read(self, words: list[str]) -> int:
        tiles = [find_tile(self.box, word) for word in words]
        if not tiles or len(tiles) > 5 or len(set(tiles)) != len(tiles):
            raise Malformed("different-tiles", {"word": self.word, "most": 5})
        return act.choose(tiles)


class PlaceForm(TileForm):
    """place TILE Q,R TURN."""

    def write(self, action: int) -> str:
        q, r = axes_of(act.placed_cell(action))
        return f"{self.word} {self.box.tiles[act.tile_of(action)].key} {q},{r} {act.turn_of(action)}"

    def read(self, words: list[str]) -> int:
        if len(words) != 3:
            raise Malformed("form", {"word": self.word, "form": "TILE 1,-1 TURN"})
        return act.place(find_tile(self.box, words[0]), find_cell(words[1]), find_number(words[2], 0, 5))


class VillageCodec(Codec):
    """The forms of the base game."""

    def __init__(self, box: Box, effects: tuple[str, ...]) -> None:
        super().__init__(act.KIND)
        for form in (
            Form(act.PASS, "pass"), TileForm(act.BID, "bid", box), TileForm(act.USE, "use", box),
            TileForm(act.JOIN, "join", box), WorkersForm(act.ADD, "add", False),
            WorkersForm(act.SEND, "send", True), NameForm(act.PAY_WORKER, "pay", COLOURS),
            TileForm(act.PAY_BID, "paybid", box), NameForm(act.PAY_SKILL, "return", SKILLS),
            NameForm(act.TAKE, "take", effects), MoveForm(act.MOVE, "move", box),
            TileForm(act.UPGRADE, "upgrade", box), SpendForm(act.SPEND, "spend"), Form(act.DONE, "done"),
            TileForm(act.BOARD, "board", box), ChooseForm(act.CHOOSE, "choose", box),
            TileForm(act.LAY, "lay", box), PlaceForm(act.PLACE, "place", box),
        ):  # fmt: skip
            self.add(form)

    def add_effect(self, word: str) -> None:
        """A further word that `take` may name."""
        form = self.forms[act.TAKE]
        assert isinstance(form, NameForm)
        form.names = (*form.names, word)


def one_word(word: str, words: list[str], form: str) -> None:
    if len(words) != 1:
        raise Malformed("form", {"word": word, "form": form})


def find_tile(box: Box, key: str) -> int:
    if key not in box.by_key:
        raise Malformed("no-tile", {"given": key[:40]})
    return box.by_key[key]


def find_cell(text: str) -> int:
    parts = text.split(",")
    if len(parts) != 2:
        raise Malformed("no-cell", {"given": text[:40]})
    axes = []
    for part in parts:
        far = find_number(part.removeprefix("-"), 0, REACH)
        if part == "-0":
            raise Malformed("no-sign")
        axes.append(-far if part.startswith("-") else far)
    return cell_of(axes[0], axes[1])
