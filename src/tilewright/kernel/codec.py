"""Texts of actions: a form for each kind, found by its number for writing and by its first word for reading."""

from tilewright.kernel.reason import Malformed

LONGEST = 200  # letters of an action


class Form:
    """How one kind of action is written: its first word, and what follows it."""

    def __init__(self, kind: int, word: str) -> None:
        self.kind = kind
        self.word = word

    def write(self, action: int) -> str:
        return self.word

    def read(self, words: list[str]) -> int:
        """The action of the words behind the first; raises Malformed."""
        if words:
            raise Malformed("nothing-follows", {"word": self.word})
        return self.kind


class Codec:
    """All forms, numbered by kind; an expansion appends its own. The kind is in the lowest bits of an action."""

    def __init__(self, kind_mask: int) -> None:
        self.kind_mask = kind_mask
        self.forms: list[Form] = []
        self.by_word: dict[str, list[Form]] = {}

    def add(self, form: Form) -> None:
        assert form.kind == len(self.forms)
        self.forms.append(form)
        self.by_word.setdefault(form.word, []).append(form)

    def text(self, action: int) -> str:
        return self.forms[action & self.kind_mask].write(action)

    def parse(self, text: str) -> int:
        """The first form with that word that can read the rest."""
        words = text[:LONGEST].split(" ")
        if words[0] not in self.by_word:
            raise Malformed("no-such-word", {"given": words[0][:40], "names": list(self.by_word)})
        refused: Malformed | None = None
        for form in self.by_word[words[0]]:
            try:
                return form.read(words[1:])
            except Malformed as error:
                if refused is None:
                    refused = error
                else:
                    refused.reasons.extend(error.reasons)
        assert refused is not None
        raise refused


def find_name(names: tuple[str, ...], name: str) -> int:
    if name not in names:
        raise Malformed("none-of", {"given": name[:40], "names": list(names)})
    return names.index(name)


def find_number(text: str, low: int, high: int) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 5 and str(int(text)) == text):
        raise Malformed("no-number", {"given": text[:40]})
    if not low <= int(text) <= high:
        raise Malformed("number-outside", {"given": text, "low": low, "high": high})
    return int(text)
