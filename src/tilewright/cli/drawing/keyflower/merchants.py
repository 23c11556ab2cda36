"""Contracts, extensions and cabins of The Merchants in a terminal, where the expansion is played."""

from typing import Any

from rich.text import Text

from tilewright.words.speech import Speech


class MerchantsAreas:
    """Draws the part of a view that the expansion adds."""

    def cargo(self, speech: Speech, view: dict[str, Any], boat: int) -> str:
        """What lies on a boat beside workers and skills."""
        lying = view["merchants"]["boats"][boat]
        counts = {"gold": lying["gold"], "cabin": lying["cabins"], "contract": len(lying["contracts"])}
        found = {word: count for word, count in counts.items() if count}
        return speech.items(found) if found else ""

    def table(self, speech: Speech, view: dict[str, Any]) -> list[Text]:
        """Face-up contracts, stacks, discards and the supply."""
        trade, say = view["merchants"], speech.say
        shown = [self._contract(speech, key) for key in trade["display"]]
        parts = [say("merchants-picture-display", contracts="; ".join(shown))]
        parts.append(say("merchants-picture-stacks", stacks=trade["stacks"]))
        if trade["discards"]:
            parts.append(say("merchants-picture-discards", contracts=self._list(speech, trade["discards"])))
        title = (f"{say('merchants-picture-contracts')}: ", "bold")
        offer = say("merchants-picture-offer", extensions=self._list(speech, trade["offer"]))
        cabins = say("merchants-picture-cabins", count=trade["cabins"])
        return [Text.assemble(title, " · ".join(parts)), Text(f"{offer} · {cabins}"), Text()]

    def _contract(self, speech: Speech, key: str) -> str:
        return speech.names[key] if key else speech.say("merchants-picture-empty")

    def _list(self, speech: Speech, keys: list[str]) -> str:
        return "; ".join(speech.names[key] for key in keys) or "-"

    def player(self, speech: Speech, view: dict[str, Any], seat: int) -> list[str]:
        """Contracts, cabins and extensions of a player."""
        trade, say = view["merchants"], speech.say
        player = trade["players"][seat]
        found = [say("merchants-picture-held", count=player["contracts"])] if player["contracts"] else []
        if player["contracts_known"]:
            found.append(say("merchants-picture-known", contracts=self._list(speech, player["contracts_known"])))
        if player["cabins"]:
            found.append(say("merchants-picture-cabins", count=player["cabins"]))
        village = [tile["tile"] for tile in view["players"][seat]["village"]]
        extended = [
            f"{speech.names[tile]} ({speech.names[key]})"
            for tile, key in trade["extensions"].items()
            if tile in village
        ]
        if extended:
            found.append(say("merchants-picture-extensions", tiles="; ".join(extended)))
        return found

    def own(self, speech: Speech, view: dict[str, Any]) -> list[Text]:
        held = view["merchants"]["own"]
        return [Text(speech.say("merchants-picture-own", contracts=self._list(speech, held)))] if held else []
