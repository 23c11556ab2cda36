"""What lies between the players: market, turn order tiles, boats and supplies."""

from typing import Any

from rich.table import Table
from rich.text import Text

from tilewright.cli.drawing.keyflower.merchants import MerchantsAreas
from tilewright.cli.drawing.keyflower.pieces import STYLES, pieces
from tilewright.games.keyflower.steps.auction import CROWDED
from tilewright.presentation.keyflower.faces import Faces
from tilewright.words.speech import Speech


class CommonAreas:
    """Draws what lies between the players."""

    def __init__(self, faces: Faces, merchants: MerchantsAreas | None = None) -> None:
        self.faces = faces
        self.merchants = merchants

    def header(self, speech: Speech, view: dict[str, Any]) -> Text:
        say = speech.say
        season = Text(f" {say('keyflower-picture-season', season=view['season'])} ", "bold reverse")
        parts = [say("keyflower-picture-start", start=view["start"])]
        if view["passes"] and view["question"]["asked"] not in ("winter", "boat", "place", ""):
            parts.append(say("keyflower-picture-passes", passes=view["passes"]))
        return Text.assemble(season, (f" {' · '.join(parts)}", ""))

    def tables(self, speech: Speech, view: dict[str, Any]) -> list[Table]:
        say = speech.say
        found = []
        if view["market"]:
            found.append(self._lots(speech, say("keyflower-picture-market"), view["market"], True))
        if view["orders"]:
            found.append(self._lots(speech, say("keyflower-picture-orders"), view["orders"], not view["market"]))
        if view["boats"]:
            found.append(self._boats(speech, view))
        return found

    def _lots(self, speech: Speech, title: str, lots: list[dict[str, Any]], titled: bool) -> Table:
        heads = [speech.say(f"keyflower-picture-{name}") if titled else "" for name in ("effect", "bids")]
        table = grid((3, 5, 4), title, *heads)
        for lot in lots:
            effect = self.faces.effect(lot["tile"], lot["side"])
            table.add_row(Text(speech.names[lot["tile"]], "bold"), effect, self._around(speech, lot))
        return table

    def _around(self, speech: Speech, lot: dict[str, Any]) -> Text:
        """The bids, the winning one first, and the workers on the tile."""
        lines = [self._bid(speech, bid, first) for first, bid in enumerate(by_size(lot["bids"]))]
        if "workers" in lot:
            workers = pieces(speech, lot["workers"])
            need, room = lot["used"] + 1, CROWDED - sum(lot["workers"].values())
            key = "keyflower-picture-used" if need <= room else "keyflower-picture-full"
            said = speech.say(key, workers="\0", need=need).split("\0")
            lines.append(Text.assemble(said[0], workers, *said[1:]))
        if not lines and "colour" in lot:
            lines.append(Text(speech.say(f"keyflower-word-{lot['colour']}"), STYLES[lot["colour"]]))
        return Text("\n").join(lines)

    def _bid(self, speech: Speech, bid: dict[str, Any], rank: int) -> Text:
        found = Text("> " if rank == 0 else "  ")
        found.append_text(pieces(speech, {bid["colour"]: bid["count"]}))
        found.append(f" {speech.who(bid['seat'])}")
        if bid["lying"]:
            found.append(f" ({speech.say('keyflower-picture-lying')})", "dim")
        return found

    def _boats(self, speech: Speech, view: dict[str, Any]) -> Table:
        say = speech.say
        table = grid((3, 4, 5), say("keyflower-picture-boats"), "", "")
        for number, boat in enumerate(view["boats"]):
            name = Text(speech.names[boat["tile"]], "bold")
            cargo = pieces(speech, boat["workers"])
            if boat["skills"]:
                skills = [f"{count}× {say(f'keyflower-word-{kind}')}" for kind, count in boat["skills"].items()]
                cargo.append(f" · {', '.join(skills)}")
            more = self.merchants.cargo(speech, view, number) if self.merchants is not None else ""
            if more:
                cargo.append(f" · {more}" if cargo.plain else more)
            if not cargo.plain and view["season"] != "winter":
                taken = view["queue"] and not boat["free"]
                cargo.append(say(f"keyflower-picture-boat-{'taken' if taken else 'empty'}"), "dim")
            table.add_row(name, cargo, Text(self.faces.effect(boat["tile"], 0), "dim"))
        return table

    def supply(self, speech: Speech, view: dict[str, Any]) -> Text:
        goods = ", ".join(f"{speech.say(f'keyflower-word-{kind}')} {n}" for kind, n in view["supply"].items())
        stocks = {"bag": view["bag"], "green": view["green"], "skills": view["stock"], "resources": goods}
        title = (f"{speech.say('keyflower-picture-supply')}: ", "bold")
        return Text.assemble(title, speech.say("keyflower-picture-stocks", stocks))


def by_size(bids: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return sorted(bids, key=lambda bid: -int(bid["count"]))


def grid(shares: tuple[int, int, int], *titles: str) -> Table:
    """A table without lines: names, words, pieces."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, expand=True, header_style="bold cyan")
    for title, share in zip(titles, shares, strict=True):
        table.add_column(title, ratio=share)
    return table
