"""Why something is not allowed: a rule number, a key for the words, and the facts; no sentence for people."""


class Reason:
    """The words for `key` live in the text files; `facts` fill them in."""

    def __init__(self, rule: str, key: str, facts: dict[str, object] | None = None) -> None:
        self.rule = rule
        self.key = key
        self.facts: dict[str, object] = facts if facts is not None else {}

    def __repr__(self) -> str:
        facts = ", ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"{self.rule or 'kernel'}: {self.key}({facts})"


class Refused(Exception):
    """An action that was asked for and is not among the options."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(repr(reason))
        self.reason = reason


class Malformed(ValueError):
    """A text that is no action of this game at all: why, and with a word of several forms why for each of them."""

    def __init__(self, key: str, facts: dict[str, object] | None = None) -> None:
        reason = Reason("", key, facts)
        super().__init__(repr(reason))
        self.reasons = [reason]

    def details(self) -> list[tuple[str, dict[str, object]]]:
        """A key for the words and its facts, for each form that the text does not have."""
        return [(reason.key, reason.facts) for reason in self.reasons]
