"""Tables of the documents, generated from code and measurements when the site is built.

The sources are read, not imported: the site is built without what the server needs. A page asks for a table with a
line such as `<!-- table: http -->`."""

import ast
import re
import tomllib
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[3]
PACKAGE: Final = ROOT / "src" / "tilewright"
WIRE: Final = PACKAGE / "server" / "wire"
WEB: Final = PACKAGE / "server" / "web"
ASKED_FOR: Final = re.compile(r"(?m)^<!-- table: (\S+) -->$")
LANGUAGES: Final = {"en": "English", "ru": "Russian", "uk": "Ukrainian", "hu": "Hungarian"}
SETTING: Final = re.compile(r"(?m)^(?:    # (.+)\n)?    (\w+): .+ = (\S+)(?:  # (.+))?$")
OF_ACCOUNTS: Final = ("/api/me/", "/api/sign-")
OF_GAMES: Final = ("/api/me/tables", "/api/me/finished", "/api/me/statistics", "/api/me/people")


def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def rows(*lines: tuple[str, ...]) -> str:
    """A table; the first line has the titles."""
    head, *rest = (f"| {' | '.join(cell.replace('|', '/') for cell in line)} |" for line in lines)
    return "\n".join([head, "|---" * len(lines[0]) + "|", *rest])


@cache
def structs() -> dict[str, ast.ClassDef]:
    """Every message, body and answer of the wire by its name."""
    return {
        node.name: node
        for path in sorted(WIRE.glob("*.py"))
        for node in parsed(path).body
        if isinstance(node, ast.ClassDef)
    }


def fields_of(name: str) -> list[str]:
    """With those that it inherits; none if there is no such struct."""
    node = structs().get(name)
    if node is None:
        return []
    inherited = [field for base in node.bases if isinstance(base, ast.Name) for field in fields_of(base.id)]
    own = [
        line.target.id
        for line in node.body
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name)
    ]
    return [*inherited, *own]


def quoted(names: list[str]) -> str:
    return ", ".join(f"`{name}`" for name in names)


def text_of(node: ast.expr, constants: dict[str, str]) -> str:
    """A text that is written out, named by a constant of its module, or put together of both."""
    if isinstance(node, ast.Name):
        return constants[node.id]
    if isinstance(node, ast.BinOp):
        return text_of(node.left, constants) + text_of(node.right, constants)
    return str(ast.literal_eval(node))


def operations() -> Iterator[tuple[str, str, str, str, list[str]]]:
    """Method, path, what it does, name of the body, query; in the order of the sources."""
    for path in [WEB / "operations.py", *sorted(WEB.glob("*.py"))]:
        module = parsed(path)
        constants = {
            node.target.id: node.value.value
            for node in module.body
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
            if isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
        }
        for node in ast.walk(module):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Operation":
                given = [*node.args, *[ast.Constant(None)] * (8 - len(node.args))]
                method, place, about = (text_of(one, constants) for one in given[:3])
                body = "" if isinstance(given[5], ast.Constant) else ast.unparse(given[5]).split(".")[-1]
                query = list(ast.literal_eval(given[6]) or ())
                yield method, place, about, body, query


def calls(*, accounts: bool) -> str:
    lines, known = [], set()
    for method, place, about, body, query in operations():
        if (method, place) in known or accounts != (
            place.startswith(OF_ACCOUNTS) and not place.startswith(OF_GAMES)
        ):
            continue
        known.add((method, place))
        path = place.replace("{table}", "T").replace("{game}", "G")
        asks = f"`?{'&'.join(f'{name}=' for name in query)}`" if query else ""
        sends = "plain text" if body == "str" else quoted(fields_of(body))
        lines.append((about, f"`{method} {path}`", sends or asks))
    return rows(("what", "call", "takes"), *lines)


def messages(file: str) -> str:
    """All messages of one direction, in their order."""
    module = parsed(WIRE / file)
    union = next(
        node.value
        for node in module.body
        if isinstance(node, ast.Assign) and [ast.unparse(target) for target in node.targets] == ["Message"]
    )
    lines = []
    for name in ast.unparse(union).split(" | "):
        node = structs()[name]
        tags = [
            str(word.value.value)
            for word in node.keywords
            if word.arg == "tag" and isinstance(word.value, ast.Constant)
        ]
        about = " ".join((ast.get_docstring(node) or "").split())
        fields = [field for field in fields_of(name) if field != "id"]
        lines.append((f"`{tags[0] if tags else name.lower()}`", quoted(fields), about))
    return rows(("`t`", "fields", "what"), *lines)


def terms() -> str:
    """The terms of the games in every language."""
    source = tomllib.loads((PACKAGE / "words" / "glossary.toml").read_text(encoding="utf-8"))["term"]
    lines = [tuple(term[lang]["book"] if lang in term else "" for lang in LANGUAGES) for term in source]
    return rows(tuple(LANGUAGES.values()), *lines)


def laws() -> str:
    """What the conformance suite asks of every game: its functions, which are called by what holds."""
    lines = []
    for file in ("laws", "secrets", "numbers", "records"):
        for node in parsed(PACKAGE / "conformance" / f"{file}.py").body:
            if isinstance(node, ast.FunctionDef) and [arg.arg for arg in node.args.args] in (
                ["m"],
                ["spec", "seed", "games"],
            ):
                lines.append((node.name.replace("_", " "), " ".join((ast.get_docstring(node) or "").split())))
    return rows(("law", "more"), *lines)


def settings() -> str:
    """All settings of the server, with the comment behind or above each."""
    source = (PACKAGE / "server" / "settings.py").read_text(encoding="utf-8")
    body = source.partition("class Settings(")[2].partition("\n\n\n")[0]
    lines = []
    for above, name, default, behind in SETTING.findall(body):
        given = str(ast.literal_eval(default)).lower() if default in ("True", "False") else default.strip('"')
        lines.append((f"`{name}`", given, behind or above))
    return rows(("setting", "default", "what"), *lines)


def measured(name: str) -> str:
    """What `scripts/bench --docs` or `scripts/strength` has written."""
    return (ROOT / "measurements" / name).read_text(encoding="utf-8").strip()


TABLES: Final[dict[str, Callable[[], str]]] = {
    "http": lambda: calls(accounts=False),
    "accounts": lambda: calls(accounts=True),
    "sent": lambda: messages("incoming.py"),
    "received": lambda: messages("outgoing.py"),
    "settings": settings,
    "terms": terms,
    "laws": laws,
    "speed": lambda: measured("speed.md"),
    "strength": lambda: measured("strength/overview.md"),
}


def filled(markdown: str) -> str:
    """The page with its tables; one that there is not stops the build."""
    return ASKED_FOR.sub(lambda found: TABLES[found[1]](), markdown)
