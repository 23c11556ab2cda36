"""Types of the HTTP operations on games, people, tables and records."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from tilewright.presentation.description import Description

Name = Annotated[str, Meta(min_length=1, max_length=96)]  # before it is put in order
Mark = Annotated[str, Meta(max_length=16)]
Bot = Annotated[str, Meta(min_length=1, max_length=80)]


class GameOptionSeen(msgspec.Struct, omit_defaults=True):
    """An option of a game as the registry describes it, with its words: `title` is what it is called, `words` what
    its choices are called. Options `under` a flag mean something only while that is on; a flag that `adds` an
    expansion says its title. `lesson` and `lesson_about` tell of the lesson about it, empty without one."""

    name: str
    kind: str
    default: int | bool | str | list[int]
    about: str
    low: int = 0
    high: int = 0
    choices: list[str] = []
    title: str = ""
    words: list[str] = []
    under: str = ""
    adds: str = ""
    lesson: str = ""
    lesson_about: str = ""


class GameSeen(msgspec.Struct):
    """A game that can be played here. Sentences are in the language that was asked for, or in English; `lesson`
    is empty without one. `low` to `high` people play, `usual` of them when somebody starts with one click.
    `minutes` of (0, 0) and a `weight` of 0 are not known. `picture` and `page` are addresses, empty without one;
    `rooms` are the files of its texts."""

    key: str
    version: int
    options: list[GameOptionSeen]
    title: str
    headline: str
    about: str
    low: int
    high: int
    usual: int
    minutes: tuple[int, int]
    weight: int
    lesson: str
    lesson_about: str
    picture: str
    page: str
    rooms: list[str]
    ratings: dict[str, int]  # of bots that were measured, on one scale


class Games(msgspec.Struct):
    """All there is to choose from, in words of one language."""

    wire: int
    lang: str
    games: list[GameSeen]
    bots: list[str]
    ladder: list[str]  # those of them that are levels, from the first to the strongest
    langs: list[str]
    marks: list[str]


class PageSettings(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """How somebody likes the page, on every device; what was never chosen is left out."""

    lang: Annotated[str, Meta(pattern="^[a-z]{2}$")] | None = None
    theme: Annotated[str, Meta(pattern="^(|light|dark)$")] | None = None  # "" goes with the system
    volume: Annotated[float, Meta(ge=0, le=1)] | None = None
    haptics: bool | None = None
    pace: Annotated[str, Meta(pattern="^[a-z]{1,16}$")] | None = None
    confirm_turn: bool | None = None
    bot_pause: Annotated[int, Meta(ge=-1, le=60)] | None = None
    bot: Annotated[str, Meta(max_length=64)] | None = None  # played against last
    game: Annotated[str, Meta(max_length=64)] | None = None


class Myself(msgspec.Struct):
    """Who the cookie says you are; `kept` if there is a way in beside it: then `settings` are those of the
    account, empty if there are none yet."""

    name: str
    mark: str
    lang: str
    kept: bool = False
    settings: PageSettings | msgspec.UnsetType = msgspec.UNSET


class Introduce(msgspec.Struct, forbid_unknown_fields=True):
    """A name and a mark, kept with the cookie."""

    name: Name
    mark: Mark = ""
    lang: Annotated[str, Meta(max_length=8)] = "en"


class SeatRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A seat of a new table: "me", "open", "here" (another person at this screen) or "bot"."""

    kind: Annotated[str, Meta(pattern="^(me|open|here|bot)$")]
    name: Annotated[str, Meta(max_length=96)] = ""
    mark: Mark = ""
    bot: Annotated[str, Meta(max_length=80)] = ""


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table to be made; options that are left out have their default."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatRequest], Meta(min_length=1, max_length=16)]
    options: dict[Annotated[str, Meta(max_length=40)], int | bool | str | list[int]] = {}
    listed: bool = False
    watch: bool | None = None  # None: unless tables are private by default here
    clock_move: Annotated[int, Meta(ge=0, le=2_592_000)] = 0
    clock_game: Annotated[int, Meta(ge=0, le=2_592_000)] = 0
    absent: Annotated[int, Meta(ge=-1, le=2_592_000)] = -1
    helps: bool = True
    hints: bool = True
    bot_pause: Annotated[int, Meta(ge=-1, le=60)] = -1  # seconds for second thoughts; -1: as usual here


class Quick(msgspec.Struct, forbid_unknown_fields=True):
    """A game against bots, begun at once; seat -1: a seat by lot."""

    game: Annotated[str, Meta(max_length=40)]
    bot: Bot = "normal"
    options: dict[Annotated[str, Meta(max_length=40)], int | bool | str | list[int]] = {}
    seat: Annotated[int, Meta(ge=-1, le=15)] = -1
    helps: bool = True
    hints: bool = True
    name: Annotated[str, Meta(max_length=96)] = ""
    mark: Mark = ""


class Invitation(msgspec.Struct):
    """The one-time code of an open seat; the link is /join#CODE."""

    seat: int
    code: str


class Made(msgspec.Struct):
    """A new table and the codes of its open seats; nobody can ask for the same codes again."""

    id: str
    codes: list[Invitation]


class SeatRef(msgspec.Struct, forbid_unknown_fields=True):
    """Something about one seat."""

    seat: Annotated[int, Meta(ge=0, le=15)]


class PersonAtTable(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody at a table: by the seat, or a spectator by what they go by there."""

    seat: Annotated[int, Meta(ge=-1, le=15)] = -1
    who: Annotated[str, Meta(max_length=24)] = ""


class Mute(PersonAtTable):
    """Mute somebody, or let them talk again."""

    muted: bool = True


class Allow(msgspec.Struct, forbid_unknown_fields=True):
    """What is allowed at a table; what is left out stays as it is."""

    talk: bool | None = None
    more_seats: bool | None = None


class Sit(msgspec.Struct, forbid_unknown_fields=True):
    """Sit down on an open seat of a listed table."""

    seat: Annotated[int, Meta(ge=0, le=15)]
    name: Name
    mark: Mark = ""


class Join(msgspec.Struct, forbid_unknown_fields=True):
    """Sit down with a one-time code."""

    code: Annotated[str, Meta(max_length=64)]
    name: Name
    mark: Mark = ""


class Joined(msgspec.Struct):
    """Where you sit now."""

    id: str
    seat: int


class Start(msgspec.Struct, forbid_unknown_fields=True):
    """Begin; with a bot, open seats are filled with it."""

    bot: Annotated[str, Meta(max_length=80)] = ""


class TableLine(msgspec.Struct, omit_defaults=True):
    """A table in a list. `names` are those of people and the levels of bots; `called`, if there are bots: which of
    the names in `shell-first-names` each has, -1 on other seats."""

    id: str
    spec: str
    phase: str
    names: list[str]
    called: list[int] = []
    open_seats: list[int] = []
    mine: list[int] = []
    waiting: list[int] = []
    scores: list[int] = []
    winners: list[int] = []
    made: int = 0
    ended: int = 0


class TableList(msgspec.Struct):
    """Some tables; `version` is another whenever the list of the lobby is."""

    tables: list[TableLine]
    version: str = ""


class RuleSeen(msgspec.Struct):
    """One numbered rule; the text knows **strong**, *stressed*, `code`, lists with `- ` and tables with `|`."""

    number: str
    text: str


class SectionSeen(msgspec.Struct):
    """A section of the rules; `text` opens it."""

    number: str
    heading: str
    text: str
    rules: list[RuleSeen]


class RulebookSeen(msgspec.Struct):
    """The numbered rules of a game and its expansions; what is not translated is in English."""

    game: str
    lang: str
    sections: list[SectionSeen]
    synonyms: list[list[str]] = []  # stems of words that the search takes for each other


class Logged(msgspec.Struct):
    """A page of what one viewer saw happen; `more` is where the next page begins, -1 after the last."""

    steps: list[Any]
    more: int


class Chapter(msgspec.Struct):
    """A part of the game, such as a season or a round: its name, and the line before which it begins. `words` say
    its name; they are empty for a part that is only counted."""

    at: int
    name: str
    words: str = ""


class Moment(msgspec.Struct, omit_defaults=True):
    """The table after its first `n` lines; `seat` and `text` are the last of them, `events` what it brought.
    `words` say what that line was; before the first there are none."""

    n: int
    view: msgspec.Raw
    seat: int = -1
    text: str = ""
    words: str = ""
    at: int = 0
    events: list[Any] = []
    waiting: list[int] = []
    question: str = ""
    views: list[msgspec.Raw] = []  # of everybody, when all is open
    description: Description | None = None  # where it was asked for
    over: bool = False


class Replayed(msgspec.Struct):
    """A stretch of a finished game; `more` is the next `from`, -1 at the end."""

    look: int
    total: int
    more: int
    chapters: list[Chapter]
    moments: list[Moment]


class Branch(msgspec.Struct, forbid_unknown_fields=True):
    """A new table that goes on after the first `at` lines of a finished game; no seat may stay open."""

    at: Annotated[int, Meta(ge=0, le=100_000)]
    seats: Annotated[list[SeatRequest], Meta(min_length=1, max_length=16)]
    helps: bool = True
    hints: bool = True


class Opponent(msgspec.Struct, omit_defaults=True):
    """Another seat of a finished game; `called`: which of the names in `shell-first-names` a bot has."""

    seat: int
    score: int
    name: str = ""
    bot: str = ""
    won: bool = False
    called: int = -1


class GamePlayed(msgspec.Struct, omit_defaults=True):
    """A game of one's own that is over; `shared`: one played several of its seats; `abandoned`: it was given up,
    and its scores and places mean nothing."""

    id: str
    game: str
    spec: str
    ended: int
    seat: int
    score: int
    place: int
    opponents: list[Opponent]
    won: bool = False
    imported: bool = False
    shared: bool = False
    abandoned: bool = False


class Share(msgspec.Struct):
    """How often, and how often with a win."""

    games: int = 0
    wins: int = 0


class PieceShare(msgspec.Struct):
    """How games ended with a piece: for oneself, and for whoever had it."""

    mine: Share
    all: Share


class Sums(msgspec.Struct):
    """All games of one kind."""

    games: int = 0
    wins: int = 0
    best: int = 0


class Statistics(msgspec.Struct):
    """One's own finished games, newest first; of very many only the newest are listed, but all are counted. Sums
    by game, levels by game and bot, pieces by game and key, count neither games that were brought along nor those
    in which one played several seats."""

    played: list[GamePlayed]
    levels: dict[str, dict[str, Share]]
    pieces: dict[str, dict[str, PieceShare]]
    total: int = 0
    sums: dict[str, Sums] = {}


class Problem(msgspec.Struct):
    """Why it was not done; `error` is a key, `words` a sentence, `request` the code of this request in the log."""

    error: str
    words: str
    request: str
