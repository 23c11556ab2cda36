"""The tables of Artificium's files: amounts by resource, names, marks, and corrections over printed values."""

from tilewright.games.artificium.content.terms import LANGUAGES
from tilewright.kernel.toml_entry import TomlEntry


class CardEntry(TomlEntry):
    """A table of a file; a table inside it that is left out is empty."""

    def below(self, field: str) -> "CardEntry":
        path = f"{self.path}.{field}" if self.path else field
        return CardEntry(self.source, path, self.table.get(field, {}))

    def amounts(self, field: str, known: tuple[str, ...]) -> list[int]:
        """Numbers by kind, such as `{ coal = 1, metal = 1 }`."""
        below = self.below(field)
        below.only(known)
        return [below.number(word, least=1) if word in below.table else 0 for word in known]

    def names(self) -> dict[str, str]:
        below = self.below("names")
        below.only(LANGUAGES)
        return {language: below.text(language) for language in LANGUAGES}

    def marks(self) -> list[str]:
        """The fields that are said not to be the printed ones."""
        value = self.table.get("reconstructed", [])
        if not isinstance(value, list):
            self.fail("fields", "reconstructed")
        found = []
        for mark in value:
            if not isinstance(mark, str) or mark not in self.table:
                self.fail("mark", "reconstructed", {"given": str(mark)})
            found.append(mark)
        return found


def merged(old: CardEntry, new: CardEntry) -> CardEntry:
    """An entry with the fields of a new one over the old ones; what is corrected counts as printed."""
    table = dict(old.table)
    marks = old.marks() if "reconstructed" in table else []
    for field, value in new.table.items():
        before = table.get(field)
        if field in ("names", "theft_coins") and isinstance(before, dict) and isinstance(value, dict):
            table[field] = {**before, **value}
        else:
            table[field] = value
    if "reconstructed" not in new.table and marks:
        table["reconstructed"] = [mark for mark in marks if mark not in new.table]
    return CardEntry(new.source, new.path, table)
