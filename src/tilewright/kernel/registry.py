"""Which games there are, what options each has, and option strings such as `keyflower(players=4)`."""

import difflib
from collections.abc import Callable

from tilewright.kernel.rules import Rules

Value = int | bool | str | list[int]


class SpecError(ValueError):
    """An option string that names no game, option or value: a key for the words, facts with what is allowed."""

    def __init__(self, key: str, facts: dict[str, object]) -> None:
        super().__init__(f"{key} {facts}")
        self.key = key
        self.facts = facts


class GameOption:
    """One thing that can be chosen before a game: its kind, what is allowed, and what it is when left out.
    Every game has the number `players`; options of the kind "seats" name some of the seats that it allows."""

    def __init__(
        self,
        name: str,
        kind: str,
        default: Value,
        about: str,
        low: int = 0,
        high: int = 0,
        choices: tuple[str, ...] = (),
        needs: str = "",
    ) -> None:
        self.name = name
        self.kind = kind  # "number", "flag", "choice", "seats" or "file"
        self.default = default
        self.about = about
        self.low = low
        self.high = high
        self.choices = choices
        self.seats = 0  # that the game may have, for the kind "seats"
        self.needs = needs  # the flag without which it means nothing

    def for_seats(self, seats: int) -> "GameOption":
        """The same option of a game that may have so many seats."""
        made = GameOption(
            self.name, self.kind, self.default, self.about, self.low, self.high, self.choices, self.needs
        )  # fmt: skip
        made.seats = seats
        return made

    def read(self, text: str) -> Value:
        """The value of that text, or SpecError."""
        if self.kind == "number" and text.isascii() and text.isdigit() and len(text) < 10:
            if self.low <= int(text) <= self.high:
                return int(text)
        elif self.kind == "flag" and text in ("true", "false"):
            return text == "true"
        elif self.kind == "choice" and text in self.choices:
            return text
        elif self.kind == "seats" and (text == "[]" or _is_seats(text, self.seats)):
            return sorted({int(part) for part in text[1:-1].split(",") if part})
        elif self.kind == "file" and text and text.isprintable() and '"' not in text:
            return text
        facts = {"option": self.name, "given": excerpt(text), "low": self.low, "high": self.high}
        raise SpecError(f"option-{self.kind}", {**facts, "choices": list(self.choices)})

    def write(self, value: Value) -> str:
        if isinstance(value, bool):
            return "true" if value else "false"
        if isinstance(value, list):
            return "[" + ",".join(str(seat) for seat in value) + "]"
        if self.kind == "file":
            return f'"{value}"'
        return str(value)


def _is_seats(text: str, seats: int) -> bool:
    """Whether this is a list such as `[0,2]` of seats below that number."""
    known = [str(seat) for seat in range(seats)]
    return text[:1] == "[" and text[-1:] == "]" and all(part in known for part in text[1:-1].split(","))


class Game:
    """A registered game: its key, rules versions, options, and how its rules are built from them."""

    def __init__(
        self,
        key: str,
        versions: tuple[int, ...],
        options: list[GameOption],
        build: Callable[[dict[str, Value], int], Rules],
        rules_file: str,
    ) -> None:
        self.key = key
        self.versions = versions  # of the rules that can still be played, the newest last
        self.version = versions[-1]  # new games are of this one
        self.options = options
        self.build = build
        self.rules_file = rules_file  # where in the package the numbered rules are
        self.options = [option.for_seats(self.most_players()) for option in options]

    def most_players(self) -> int:
        """How many can play, with whichever options."""
        return max([option.high for option in self.options if option.name == "players"], default=0)

    def option(self, name: str) -> GameOption:
        for option in self.options:
            if option.name == name:
                return option
        names = [option.name for option in self.options]
        raise SpecError("no-option", {"game": self.key, **_near(name, names)})

    def version_of(self, made_with: str) -> int:
        """The version that a text such as `keyflower 2` names; SpecError if it cannot be played here."""
        for version in self.versions:
            if made_with == f"{self.key} {version}":
                return version
        here = f"{self.key} {', '.join([str(version) for version in self.versions])}"
        raise SpecError("other-rules", {"rules": excerpt(made_with), "here": here})


class Spec:
    """A game with a value for every option, and a rules version, the newest unless an older game asks for its own.
    Its text names the players and whatever is not the default, never the version."""

    def __init__(self, game: Game, values: dict[str, Value], version: int | None = None) -> None:
        self.game = game
        self.values = values
        self.version = game.version if version is None else game.version_of(f"{game.key} {version}")

    def text(self) -> str:
        shown = [
            f"{option.name}={option.write(self.values[option.name])}"
            for option in self.game.options
            if option.name == "players" or self.values[option.name] != option.default
        ]
        return f"{self.game.key}({','.join(shown)})"

    def rules(self) -> Rules:
        return self.game.build(self.values, self.version)


class Registry:
    """All games of this installation, by key. Without `files` no option may name a file: that is for texts which
    come from elsewhere, and it is found out before anything is opened."""

    def __init__(self, files: bool = True) -> None:
        self.games: dict[str, Game] = {}
        self.files = files

    def add(self, game: Game) -> None:
        self.games[game.key] = game

    def game(self, key: str) -> Game:
        if key not in self.games:
            names = list(self.games)
            raise SpecError("no-game", _near(key, names))
        return self.games[key]

    def option(self, game: Game, name: str) -> GameOption:
        """An option that may be chosen here."""
        option = game.option(name)
        if option.kind == "file" and not self.files:
            raise SpecError("not-here", {"option": name})
        return option

    def spec(self, text: str, version: int | None = None) -> Spec:
        """Read `game` or `game(option=value,...)`, to be played by that version of its rules or by the newest."""
        text = text.strip()
        key, bracket, rest = text.partition("(")
        game = self.game(key.strip())
        values: dict[str, Value] = {option.name: option.default for option in game.options}
        if bracket:
            if not rest.endswith(")"):
                raise SpecError("no-bracket", {"given": excerpt(text)})
            for name, value in _pairs(rest[:-1]):
                values[name] = self.option(game, name).read(value)
        return Spec(game, values, version)

    def rules(self, text: str, version: int | None = None) -> Rules:
        return self.spec(text, version).rules()

    def spec_of_position(self, text: str) -> Spec:
        """What a position names in its line `game SPEC; rules VERSION`; without a version the newest, which will
        refuse one that is not known here."""
        for line in text.splitlines():
            word, _, rest = line.partition("#")[0].strip().partition(" ")
            if word == "game":
                named, _, clause = rest.partition(";")
                spec = self.spec(named)
                known = {f"rules {version}": version for version in spec.game.versions}
                spec.version = known.get(" ".join(clause.split()), spec.version)
                return spec
        raise SpecError("no-game-line", {"game": next(iter(self.games))})

    def rules_of_position(self, text: str) -> Rules:
        return self.spec_of_position(text).rules()


def _pairs(text: str) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    for part in _split(text):
        name, equals, value = part.partition("=")
        if not equals:
            raise SpecError("no-value", {"given": excerpt(part)})
        value = value.strip()
        if len(value) > 1 and value[0] == value[-1] == '"':
            value = value[1:-1]
        if name.strip() in [known for known, _ in found]:
            raise SpecError("twice", {"option": excerpt(name.strip())})
        found.append((name.strip(), value))
    return found


def _split(text: str) -> list[str]:
    """The parts between commas that stand in no quotes and no square brackets."""
    parts, depth, quoted, part = [], 0, False, ""
    for letter in text:
        quoted ^= letter == '"'
        depth += 0 if quoted else (letter == "[") - (letter == "]")
        if letter == "," and not quoted and depth == 0:
            parts.append(part)
            part = ""
        else:
            part += letter
    parts.append(part)
    return [found.strip() for found in parts if found.strip()]


def excerpt(text: str) -> str:
    """The beginning of a text, fit for one line."""
    return text[:60] if text.isprintable() else repr(text[:60])


def _near(word: str, names: list[str]) -> dict[str, object]:
    """What was given, what there is, and which of it may have been meant."""
    close = difflib.get_close_matches(word[:60], names, 1)
    return {"given": excerpt(word), "near": close[0] if close else None, "names": names}
