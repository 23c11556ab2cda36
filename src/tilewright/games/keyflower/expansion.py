"""The named points at which an expansion adds to the base game; the base calls them and knows no expansion."""

from tilewright.games.keyflower.scoring.village_score import VillageScore
from tilewright.games.keyflower.state.state import KeyflowerState, Part
from tilewright.kernel.encoding import Encoding
from tilewright.kernel.event import Event
from tilewright.kernel.native import Row, i64
from tilewright.kernel.position import PositionLine
from tilewright.kernel.rng import Rng
from tilewright.kernel.state import Frame


class Expansion:
    """Every method is a point of the rules; an expansion overrides those that it needs. All default to nothing."""

    name: str = ""  # of the expansion; its texts for people are in the room of that name

    def new_part(self) -> Part:
        """The expansion's own slice of the state, before set-up."""
        return Part()

    def thaw_part(self, frozen: dict[str, object]) -> Part:
        """The way back from `Part.freeze`."""
        return Part()

    def set_up(self, s: KeyflowerState) -> None:
        """After set-up, before the first season."""

    def loaded(self, s: KeyflowerState, out: list[Event] | None) -> None:
        """The boats have been loaded (KF-2.1)."""

    def unloaded(self, s: KeyflowerState, boat: int, seat: int, out: list[Event] | None) -> None:
        """A seat has taken the cargo of a boat (KF-7.5)."""

    def boat_taken(self, s: KeyflowerState, tile: int, seat: int, out: list[Event] | None) -> None:
        """A seat has taken a boat itself, in winter (KF-7.8)."""

    def cleared(self, s: KeyflowerState) -> None:
        """Workers, colours and counts of uses have been cleared at the season's end (KF-3.10)."""

    def season_over(self, s: KeyflowerState, out: list[Event] | None) -> None:
        """All tiles of the season have been placed (KF-7.9)."""

    def upgrade_symbols(self, s: KeyflowerState, tile: int) -> int:
        """Symbols beyond the printed ones for a use of that tile."""
        return 0

    def add_to_scoring(self, s: KeyflowerState, seat: int, flipped: int, found: VillageScore) -> None:
        """What the expansion's things score for that seat; `flipped`: the tile that Flipper has turned, or -1."""

    def position_words(self) -> tuple[str, ...]:
        """The first words of the lines that the expansion adds to positions."""
        return ()

    def write_lines(self, s: KeyflowerState) -> list[str]:
        return []

    def read_line(self, s: KeyflowerState, line: PositionLine, given: set[str]) -> None:
        """Put there what such a line says, and remember in `given` what need not be filled in."""

    def fill_in(self, s: KeyflowerState, given: set[str]) -> None:
        """What a position leaves out, as at set-up."""

    def frame_fields(self, step: str) -> tuple[str, ...]:
        """What positions call the numbers of a frame of that step; nothing if it is none of the expansion's."""
        return ()

    def below(self) -> dict[str, tuple[str, int]]:
        """For each of the expansion's questions the one under it, and what that one remembers, or -1."""
        return {}

    def check_question(self, s: KeyflowerState, name: str, frame: Frame, line: PositionLine) -> None:
        """Refuse a question of the expansion that nobody could answer."""

    def check_position(self, s: KeyflowerState, lines: list[PositionLine], loaded: bool) -> None:
        """Refuse what cannot be when all is read and filled in; `loaded`: whether boats can have cargo now."""

    def count_pieces(self, s: KeyflowerState, workers: list[int], skills: list[int], goods: list[int]) -> None:
        """Add the pieces of the base that lie on places of the expansion."""

    def add_to_printed(self, facts: dict[str, object]) -> None:
        """The expansion's own printed facts, for whoever draws the game."""

    def add_to_view(self, s: KeyflowerState, seat: int, view: dict[str, object]) -> None:
        """What that seat may know of the expansion's own things."""

    def hide(self, s: KeyflowerState, seat: int) -> int:
        """Take from that seat what not all know to be its own; the most points that this could be worth."""
        return 0

    def add_to_helps(self, s: KeyflowerState, seat: int, helps: dict[str, object]) -> None:
        """What that seat could work out about the expansion's own things; `s` is a possible world of it."""

    def add_to_encoding(self, encoding: Encoding) -> None:
        """The fields of the expansion's own things, and its kinds of actions."""

    def encode(self, s: KeyflowerState, seat: i64, out: Row, at: i64) -> None:
        """What that seat may know of them, into the row of numbers that begins at `at`."""

    def add_to_guess(self, s: KeyflowerState, guess: KeyflowerState, seat: int, rng: Rng) -> None:
        """Deal anew, in the guess, what that seat cannot know of them; of the true table only what it sees."""
