"""What modules declare: numbers, texts, tables of calls, fields and their defaults, and how refusals are made.

`declared.txt` keeps them, so that none changes by accident. What changes on purpose is written anew by
`python -m tests.declarations`; what is new need not be there.
"""

import ast
import enum
import importlib
import inspect
import re
from collections import Counter
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, Final

import msgspec

FILE: Final = Path(__file__).with_name("declared.txt")
SRC: Final = Path(__file__).parents[1] / "src"
PACKAGES: Final = ("kernel", "games", "server")
LEFT_OUT: Final = ("migrations", "__main__")
OTHERS: Final = {
    "kernel.native COMPILED", "kernel.native Row", "kernel.native FloatRow", "kernel.packing WRITES_ITSELF",
    "kernel.rows ROOMY", "server.clock STARTED", "server.clock STARTED_AT",
}  # which depend on the run  # fmt: skip
LONGEST: Final = 100  # letters of a value; a longer one is known by its digest
REFUSALS: Final = (
    "ServerError", "Reason", "Malformed", "PositionError", "RecordError", "SpecError", "FileError", "Fault",
    "Sentence", "error", "log", "log_crash",
)  # fmt: skip


def sources() -> Iterator[Path]:
    for package in PACKAGES:
        for path in sorted((SRC / "tilewright" / package).rglob("*.py")):
            if not set(path.with_suffix("").parts) & set(LEFT_OUT):
                yield path


def module_name(path: Path) -> str:
    return ".".join(path.relative_to(SRC).with_suffix("").parts).removesuffix(".__init__")


# Values.


def described(value: object) -> str | None:
    """A value in words that are the same in every run; None for what has no such."""
    if isinstance(value, enum.Enum | str | bytes | bool | int | float | range | None):
        return repr(value)
    if isinstance(value, re.Pattern):
        return f"{value.pattern!r} {value.flags}"
    if isinstance(value, type | FunctionType) or inspect.isbuiltin(value):
        return f"{value.__module__}.{value.__qualname__}"
    if isinstance(value, set | frozenset):
        return described(sorted(value, key=repr))
    if isinstance(value, dict):
        return described([(key, value[key]) for key in value])
    if isinstance(value, msgspec.Struct):
        return described([type(value), *(getattr(value, name) for name in value.__struct_fields__)])
    if isinstance(value, tuple | list):
        parts = [described(one) for one in value]
        return None if None in parts else f"[{', '.join(map(str, parts))}]"
    return None


def shortened(text: str) -> str:
    text = text.replace("\n", " ")
    return text if len(text) <= LONGEST else f"digest {blake2b(text.encode(), digest_size=6).hexdigest()}"


def declared() -> dict[str, str]:
    """By module and name, of a dictionary also by key."""
    found: dict[str, str] = {}
    for path in sources():
        module = importlib.import_module(module_name(path))
        short = module.__name__.removeprefix("tilewright.")
        for name in names_at_the_top(path):
            value = getattr(module, name, None)
            parts = (
                {f" {described(key)}": one for key, one in value.items()}
                if isinstance(value, dict)
                else {"": value}
            )
            words = {f"{short} {name}{key}": described(one) for key, one in parts.items()}
            found |= {key: shortened(one) for key, one in words.items() if one is not None and key not in OTHERS}
        if short.startswith("server"):
            found |= fields_in(module, short)
    return found


def names_at_the_top(path: Path) -> list[str]:
    names = []
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        targets = node.targets if isinstance(node, ast.Assign) else []
        targets = [node.target] if isinstance(node, ast.AnnAssign) else targets
        names += [one.id for one in targets if isinstance(one, ast.Name)]
    return names


def fields_in(module: ModuleType, short: str) -> dict[str, str]:
    """What the classes of a module hold if nothing is said, or within which bounds."""
    found = {}
    for name, kind in vars(module).items():
        if not inspect.isclass(kind) or kind.__module__ != module.__name__:
            continue
        defaults = defaults_of(kind)
        for field, hint in inspect.get_annotations(kind).items():
            words = described(defaults[field]) if field in defaults else ""
            if words or "Meta(" in str(hint):
                bounds = str(hint).partition("Meta")[1:]
                found[f"{short} {name}.{field}"] = shortened(f"{words} {''.join(bounds)}".strip())
    return found


def defaults_of(kind: type) -> dict[str, Any]:
    if issubclass(kind, msgspec.Struct):
        fields = [one for one in msgspec.structs.fields(kind) if not one.required]
        return {
            one.name: one.default_factory if one.default is msgspec.NODEFAULT else one.default for one in fields
        }
    if hasattr(kind, "_field_defaults"):
        return dict(kind._field_defaults)
    return {name: value for name, value in vars(kind).items() if not name.startswith("_")}


# Refusals and lines of the log.


def refusals() -> Counter[str]:
    """How each is made: its code, status or rule, and the names of its facts; and how often."""
    found: Counter[str] = Counter()
    for path in sources():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and called(node) in REFUSALS:
                words = [word for word in map(in_words, node.args) if word]
                words += sorted(f"{one.arg}=" for one in node.keywords if one.arg)
                if words:
                    found[" ".join([called(node), *words])] += 1
    return found


def called(node: ast.Call) -> str:
    return str(getattr(node.func, "attr", getattr(node.func, "id", "")))


def in_words(node: ast.expr) -> str:
    """What is written there; of facts their names."""
    if isinstance(node, ast.Constant):
        return repr(node.value)
    if isinstance(node, ast.Dict):
        return "{" + " ".join(in_words(key) for key in node.keys if key is not None) + "}"
    if isinstance(node, ast.IfExp):
        return f"{in_words(node.body)} or {in_words(node.orelse)}"
    return "..."


# The file.


def kept() -> tuple[dict[str, str], Counter[str]]:
    lines = [line.rpartition(" := ") for line in FILE.read_text(encoding="utf-8").splitlines()]
    values = {name: value for name, _, value in lines if " " in name and not name.startswith(REFUSALS)}
    counts = Counter({name: int(value) for name, _, value in lines if name.startswith(REFUSALS)})
    return values, counts


def main() -> None:
    values = [f"{name} := {value}" for name, value in declared().items()]
    counts = [f"{name} := {count}" for name, count in sorted(refusals().items())]
    FILE.write_text("\n".join([*values, *counts]) + "\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
