"""Builds labelled areas from any view: common ones, those of each player, your own hand."""

from collections.abc import Callable, Mapping
from typing import Final

from tilewright.presentation.description import COMMON, OWN, PLAYER, Area, Entry, Piece
from tilewright.words.speech import Speech, is_seat

# What is no part of the table: what a view says about itself, and points, which are shown elsewhere.
NO_AREAS: Final = ("game", "seats", "question", "asked", "waiting", "scores", "explained")
PIECE_FIELDS: Final = ("tile", "card", "piece", "item", "key", "name")  # that say which piece an entry is about
TABLE: Final = "table"


class AreaBuilder:
    """Builds the areas of one view. `label` and `about` are the game's; `named` are the options by the keys that
    they name; `left_out` are fields that mean nothing to people."""

    def __init__(
        self,
        speech: Speech,
        label: Callable[[str], str],
        about: Callable[[str], str],
        named: Mapping[str, list[int]],
        left_out: frozenset[str],
    ) -> None:
        self.speech = speech
        self.label = label
        self.about = about
        self.named = named
        self.left_out = left_out
        self.held: set[str] = set()  # pieces in your own area

    def areas(self, view: Mapping[str, object], seat: int) -> list[Area]:
        players, own, common = view.get("players"), view.get("own"), []
        self.held = pieces_in(own)
        facts = Area(TABLE, COMMON, self.label(TABLE))
        for key, value in view.items():
            if key in NO_AREAS or key in ("players", "own") or key in self.left_out:
                continue
            if isinstance(value, dict | list):
                common.append(self.area(key, COMMON, value))
            else:
                facts.entries += self.entries({key: value}, False)
        found = [facts, *common] if facts.entries else common
        if isinstance(players, list):
            found += self.players(players, seat)
        if own:
            found.append(self.area("own", OWN, own, seat))
        return found

    def area(self, key: str, kind: str, value: object, seat: int = -1) -> Area:
        title = self.label(key)
        if isinstance(value, dict) and (kind == OWN or not is_counts(value)):
            return Area(key, kind, title, seat, self.entries(value, kind == OWN))
        found = self.entry(key, value, kind == OWN)
        if found is None:
            return Area(key, kind, title, seat)
        return Area(
            key, kind, title, seat, found.entries or [Entry(key, "", found.text, found.pieces, empty=found.empty)]
        )

    def players(self, players: list[object], seat: int) -> list[Area]:
        """From the viewer's left on round the table, the viewer last; a spectator begins with the first."""
        count = len(players)
        found = []
        for number in [(seat + 1 + step) % count for step in range(count)]:
            player = players[number]
            shown = player if isinstance(player, dict) else {"pieces": player}
            entries = self.entries({key: one for key, one in shown.items() if key != "seat"}, False)
            found.append(Area(f"players.{number}", PLAYER, self.speech.seat(number), number, entries))
        return found

    def entries(self, facts: Mapping[str, object], own: bool) -> list[Entry]:
        made = [self.entry(key, value, own) for key, value in facts.items() if key not in self.left_out]
        return [one for one in made if one is not None]

    def entry(self, key: str, value: object, own: bool) -> Entry | None:
        """None for what is not there: nothing, an empty text, a flag that is off."""
        label = self.label(key)
        if value is None or value is False or value == "":
            return None
        if value is True:
            return Entry(key, label)
        if isinstance(value, dict | list):
            return self.several(Entry(key, label), value, own)
        if isinstance(value, str):
            return Entry(key, label, self.name(value), about=self.about(value), options=self.naming(value, own))
        return Entry(key, label, str(self.speech.single(key, value)))

    def several(self, found: Entry, value: dict[str, object] | list[object], own: bool) -> Entry:
        if not value or (isinstance(value, dict) and is_counts(value) and not any(value.values())):
            found.text, found.empty = self.speech.listed([]), True
        elif isinstance(value, dict):
            if is_counts(value):
                found.pieces = [
                    self.piece(key, count, own) for key, count in value.items() if isinstance(count, int) and count
                ]
            else:
                found.entries = self.entries(value, own)
        elif any(isinstance(one, dict | list) for one in value):
            things = [self.thing(number, one, own) for number, one in enumerate(value, start=1)]
            found.entries = with_own_keys(things)
        elif is_seat(found.key) or not (own or self.are_pieces(value)):
            found.text = self.speech.listed([self.speech.word(found.key, one) for one in value])
        else:
            counts: dict[str, int] = {}
            for one in value:
                counts[str(one)] = counts.get(str(one), 0) + 1
            found.pieces = [self.piece(key, count, own) for key, count in counts.items()]
        return found

    def are_pieces(self, value: list[object]) -> bool:
        """Words are; numbers are if an option names one of them, or your own cards have a number only."""
        numbered = any(key.isdigit() for key in self.held)
        return numbered or any(isinstance(one, str) or str(one) in self.named for one in value)

    def thing(self, number: int, value: object, own: bool) -> Entry:
        """One of a list: called by the piece or the seat that it is about, else by its number."""
        if not isinstance(value, dict):
            return (
                self.several(Entry(str(number), str(number)), value, own)
                if isinstance(value, list)
                else Entry(str(number), str(number), str(self.speech.single("", value)))
            )
        field = next((one for one in value if one in PIECE_FIELDS and isinstance(value[one], str)), "")
        seat = value.get("seat")
        rest = self.entries({key: one for key, one in value.items() if key not in (field, "seat")}, own)
        if field:
            key = str(value[field])
            if isinstance(seat, int):
                rest.insert(0, Entry("seat", self.label("seat"), self.speech.seat(seat)))
            about = self.about(key)
            return Entry(key, self.name(key), entries=rest, about=about, options=self.naming(key, own))
        label = self.speech.seat(seat) if isinstance(seat, int) else str(number)
        return Entry(str(number), label, entries=rest)

    def piece(self, key: str, count: int, own: bool) -> Piece:
        return Piece(key, self.name(key), count, self.about(key), self.naming(key, own))

    def naming(self, key: str, own: bool) -> list[int]:
        """The options that name a piece. They mean yours if you have such a one, not its like elsewhere."""
        return self.named.get(key, []) if own or key not in self.held else []

    def name(self, key: str) -> str:
        return piece_name(self.speech, key)


def with_own_keys(entries: list[Entry]) -> list[Entry]:
    """Two things of the same name in one list get different keys: a page knows its elements by them."""
    found: dict[str, int] = {}
    for one in entries:
        found[one.key] = found.get(one.key, 0) + 1
        if found[one.key] > 1:
            one.key = f"{one.key} {found[one.key]}"
    return entries


def pieces_in(value: object) -> set[str]:
    """The keys of all pieces in a part of a view. A number alone is an amount, in a list it may be a card."""
    if isinstance(value, str):
        return {value}
    if isinstance(value, list):
        inner = [pieces_in(one) for one in value if isinstance(one, dict | list)]
        return {str(one) for one in value if isinstance(one, int | str)}.union(*inner)
    if not isinstance(value, dict):
        return set()
    if is_counts(value):
        return {key for key, count in value.items() if count}
    return set().union(*[pieces_in(one) for one in value.values()])


def is_counts(value: Mapping[str, object]) -> bool:
    """Whether it says how many there are of each kind of piece."""
    return bool(value) and all(type(count) is int for count in value.values())


def piece_name(speech: Speech, key: str) -> str:
    """A printed name, a word of the game, or the key as people write it."""
    found = str(speech.word("", key))  # what is told travels as plain text
    return title_of(key) if found == key else found


def title_of(key: str) -> str:
    """A key that has no text: `draw_pile` as "Draw pile"."""
    plain = key.replace("_", " ").replace("-", " ").strip()
    return plain[:1].upper() + plain[1:]
