"""What a game says at a few moments of each golden record: views, questions, refusals, events, positions, scores.

Digests of it are kept in `moments.txt`, a line for each moment. Where something changes on purpose,
`python -m tests.golden.moments` writes that file anew.
"""

import hashlib
import json
from pathlib import Path
from typing import Final

from tests.golden.library import FOLDER, wanted
from tilewright.games.catalogue import registry
from tilewright.kernel.event import SPECTATOR, Event
from tilewright.kernel.native import i64, vec
from tilewright.kernel.reason import Reason
from tilewright.kernel.rng import Rng
from tilewright.kernel.rules import Rules
from tilewright.kernel.state import State

FILE: Final = FOLDER.parent / "moments.txt"
END: Final = "end"
PROBES: Final = 24  # of the lines of a record, tried where they do not belong
NO_ACTIONS: Final = ("", "bid", "pass pass", "use", "nothing", "lay 0", "1")
Said = dict[str, object]


class PlayedRecord:
    """A golden record of the newest rules, played again."""

    def __init__(self, path: Path) -> None:
        lines = path.read_text(encoding="utf-8").splitlines()
        head = {word: rest for word, _, rest in (line.partition(" ") for line in lines[:4])}
        self.rules: Rules = registry().spec(head["game"]).rules()
        self.seed = head["seed"]
        played = [line.rpartition(" | ")[0].partition(" ") for line in lines if " | " in line]
        self.lines = [(int(seat), text) for seat, _, text in played]
        texts = sorted({text for _, text in self.lines})
        self.probes = [*NO_ACTIONS, *texts[:: max(1, len(texts) // PROBES)]]

    def moments(self) -> dict[str, Said]:
        """The last time that each question was asked, and the end; with all events since the moment before."""
        rules, s = self.rules, self.rules.new(self.seed)
        last = {rules.question_name(s): (s.clone(), 0)}
        happened: list[object] = []
        for seat, text in self.lines:
            events: list[Event] = []
            rules.apply(s, seat, rules.parse(text), events)
            happened += [event_facts(rules, event) for event in events]
            last[rules.question_name(s) if s.stack else END] = (s.clone(), len(happened))
        found: dict[str, Said] = {}
        since = 0
        for question, (state, until) in sorted(last.items(), key=lambda one: one[1][1]):
            found[question] = {"events": happened[since:until], **self.said(state)}
            since = until
        return found

    def said(self, s: State) -> Said:
        rules, seats, asked = self.rules, range(self.rules.seats), self.rules.waiting_seats(s)
        position = rules.position(s)
        return {
            "question": [asked, rules.over(s), rules.chapter(s), rules.stage(s)],
            "options": [action_facts(rules, action) for seat in asked for action in rules.options(s, seat)],
            "views": [[rules.view(s, seat) for seat in (SPECTATOR, *seats)], rules.views(s)],
            "refusals": [
                reason_facts(rules.why_not(s, seat, text))
                for seat in (*asked[:1], SPECTATOR)
                for text in self.probes
            ],
            "scores": [rules.explain(s, seat) for seat in seats],
            "belongings": [rules.belongings(s, seat) for seat in seats],
            "position": position,
            "read": [rules.digest(rules.load_position(position)), rules.digest(rules.thaw(s.freeze()))],
            "guess": [rules.digest(rules.determinize(s, seat, Rng.from_seed(END))) for seat in asked[:1]],
            "aids": [rules.play_aids(s, seat) for seat in asked[:1]],
            "numbers": [numbers_of(rules, s, seat) for seat in seats],
            "facts": [rules.facts(), layout_of(rules)] if not s.stack else [],
        }


def action_facts(rules: Rules, action: int) -> list[object]:
    text = rules.text(action)
    return [text, action, rules.parse(text)]


def event_facts(rules: Rules, event: Event) -> list[object]:
    return [event.kind, event.seat, event.data, event.secret, event.audience, rules.piece_used(event)]


def reason_facts(why: Reason | None) -> list[object]:
    return [] if why is None else [why.rule, why.key, why.facts]


def numbers_of(rules: Rules, s: State, seat: int) -> list[int]:
    encoding = rules.encoding()
    if encoding is None:
        return []
    row = vec[i64]([0] * (encoding.size + 3))
    encoding.write(s, seat, row, 3)
    return [int(number) for number in row]


def layout_of(rules: Rules) -> list[object]:
    """What the numbers of a row and of an option are called, and where they stand."""
    encoding = rules.encoding()
    if encoding is None:
        return []
    fields = [
        [
            one.name,
            one.at,
            one.size,
            one.axes,
            [[part.name, part.bits, part.values, part.zero] for part in one.parts],
        ]
        for one in encoding.fields
    ]
    options = [[one.kind, one.name, one.shift, one.bits, one.zero] for one in encoding.option_fields]
    return [encoding.name, encoding.version, encoding.kinds, encoding.kind_bits, fields, options]


def digests(said: Said) -> dict[str, str]:
    return {name: digest_of(value) for name, value in said.items()}


def digest_of(value: object) -> str:
    text = json.dumps(value, sort_keys=True, default=list)
    return hashlib.blake2b(text.encode(), digest_size=3).hexdigest()


def records() -> list[Path]:
    """One for each player count, option and feature."""
    return [path for path, _, _ in wanted()]


def name_of(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


def kept() -> dict[str, dict[str, dict[str, str]]]:
    """By record and question what was said, as digests by name."""
    head, *lines = FILE.read_text(encoding="utf-8").splitlines()
    names = head.split()[2:]
    found: dict[str, dict[str, dict[str, str]]] = {}
    for line in lines:
        record, question, *marks = line.split()
        found.setdefault(record, {})[question] = dict(zip(names, marks, strict=True))
    return found


def main() -> None:
    lines: list[str] = []
    for path in records():
        for question, said in PlayedRecord(path).moments().items():
            found = digests(said)
            lines = lines or [" ".join(["record", "question", *found])]
            lines.append(" ".join([name_of(path), question, *found.values()]))
    FILE.write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
