"""The named points at which an expansion adds to the base game; the base calls them and knows no expansion."""

from tilewright.games.keyflower.state import Part, Table
from tilewright.kernel.event import Event
from tilewright.kernel.rng import Rng


class Module:
    """Every method is a point of the rules; an expansion overrides those that it needs. All default to nothing."""

    def new_part(self) -> Part:
        """The expansion's own slice of the state, before set-up."""
        return Part()

    def thaw_part(self, frozen: dict[str, object]) -> Part:
        """The way back from `Part.freeze`."""
        return Part()

    def set_up(self, s: Table) -> None:
        """After set-up, before the first season."""

    def loaded(self, s: Table, out: list[Event] | None) -> None:
        """The boats have been loaded (KF-2.1)."""

    def unloaded(self, s: Table, boat: int, seat: int, out: list[Event] | None) -> None:
        """A seat has taken the cargo of a boat (KF-7.5)."""

    def cleared(self, s: Table) -> None:
        """Workers, colours and counts of uses have been cleared at the season's end (KF-3.10)."""

    def season_over(self, s: Table, out: list[Event] | None) -> None:
        """All tiles of the season have been placed (KF-7.9)."""

    def upgrade_symbols(self, s: Table, tile: int) -> int:
        """Symbols beyond the printed ones for a use of that tile."""
        return 0

    def printed_points(self, s: Table, tile: int, points: int) -> int:
        """The fixed points of a placed tile, as the expansion changes them."""
        return points

    def add_to_view(self, s: Table, seat: int, view: dict[str, object]) -> None:
        """What that seat may know of the expansion's own things."""

    def add_to_guess(self, s: Table, guess: Table, seat: int, rng: Rng) -> None:
        """Deal anew, in the guess, what that seat cannot know of them; of the true table only what it sees."""
