"""A game as a package offers it: its rules, and by name the parts that others load when they need them."""

from collections.abc import Callable
from typing import Final

from tilewright.kernel.registry import Game

INTERFACE: Final = 1  # of this file; a package says for which it was written


class Bundle:
    """One game. `words`, `page` and `picture` are places inside a package, such as `mygame:words`; `presentation`,
    `drawing`, `bots`, `pictures` and `checks` are objects of modules, such as `mygame.bots:BOTS`. All optional."""

    def __init__(
        self,
        game: Game,
        *,
        interface: int,
        minutes: tuple[int, int] = (0, 0),
        weight: int = 0,
        usual_players: int = 0,
        words: str = "",
        presentation: str = "",
        drawing: str = "",
        bots: str = "",
        page: str = "",
        picture: str = "",
        checks: str = "",
        pictures: str = "",
    ) -> None:
        self.game = game
        self.interface = interface
        self.minutes = minutes  # how long a game takes, from and to; (0, 0): not known
        self.weight = weight  # from 1, light, to 5, heavy; 0: not known
        self.usual_players = usual_players  # when somebody sits down with one click; 0: the default of the option
        self.words = words  # a folder with Fluent files: en/mygame.ftl, en/games.ftl, other languages beside en
        self.presentation = presentation  # a Presentation class; without it the one that fits any game speaks
        self.drawing = drawing  # a Drawing class for the terminal; without it the view is shown as a tree
        self.bots = bots  # a GameBots; without it bots look at points only
        self.page = page  # a folder with index.js; without it the browser shows the table that fits any game
        self.picture = picture  # an image for the start page
        self.checks = checks  # a Checks, for `python -m tilewright.conformance`
        self.pictures = pictures  # a function that draws a view as SVG, for notebooks; without it rows of text
        self.text_prefixes = [game.key]  # how keys of its texts begin; expansions add theirs


class ExpansionBundle:
    """What a package adds to a game of another: `extend` makes the game with more options out of the game. `name`
    is how keys of its texts begin, in the file `words/en/name.ftl`."""

    def __init__(
        self, base: str, name: str, extend: Callable[[Game], Game], *, interface: int, words: str = ""
    ) -> None:
        self.base = base
        self.name = name
        self.extend = extend
        self.interface = interface
        self.words = words
