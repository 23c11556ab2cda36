"""The report of the conformance suite as a text."""

from collections import Counter

from tilewright.conformance.checked_games import Broken, Tally

WIDTH = 56


class Report:
    """How often each law was asked, which are broken, and notes that are no faults."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.games = 0
        self.decisions = 0
        self.asked: Counter[str] = Counter()
        self.broken: list[Broken] = []
        self.notes: list[str] = []

    def add(self, tally: Tally, always: list[str]) -> None:
        self.games += tally.games
        self.decisions += tally.decisions
        self.asked.update(tally.laws)
        for law in always:
            self.asked[law] += tally.decisions
        for law in ("games_can_be_played", "games_end", "ends_are_sound", "copies_stay_as_they_were"):
            self.asked[law] += tally.games

    def text(self, laws: list[str] | None = None) -> str:
        """A line for each of these laws and for each that is broken; what to do to see it again; notes."""
        broken = {one.law: one for one in self.broken}
        lines = [f"{self.game}: {self.games} games, {self.decisions} decisions"]
        for law in laws if laws is not None else list(broken):
            name = law.replace("_", " ")
            if law in broken:
                lines += [f"  BROKEN  {name}", *self._again(broken[law])]
            else:
                times = self.asked[law]
                lines.append(f"  {'ok' if times else '-':<8}{name:<{WIDTH}}{times or '':>8}")
        lines += [f"  note: {note}" for note in self.notes]
        lines.append(f"{len(broken)} broken" if broken else "all laws hold")
        return "\n".join(lines)

    def _again(self, one: Broken) -> list[str]:
        where = f"{one.spec}, seed {one.seed!r}, decision {one.decision}" if one.seed else one.spec
        options = one.spec.partition("(")[2].removesuffix(")")
        found = [f"          {one.said}", f"          in {where}"]
        if one.seed.startswith("laws "):
            command = f"python -m tilewright.conformance {self.game} --options '{options}' --seed '{one.seed}'"
            found.append(f"          again: {command}")
        return found
