"""Laws that a game is known to break, with the question at which it does, until it is mended.

`test_known.py` fails as soon as one of them holds again, so that the list only ever gets shorter."""

from tilewright.kernel.rules import Rules
from tilewright.kernel.state import State

ANYWHERE = "*"
KNOWN: dict[str, list[tuple[str, str, str]]] = {}


def is_known(rules: Rules, law: str, s: State) -> bool:
    listed = KNOWN.get(rules.game, [])
    return any(law == name and asked in (ANYWHERE, rules.asked(s)) for name, asked, _ in listed)
