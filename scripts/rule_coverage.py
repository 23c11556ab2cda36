"""Compares the numbered rules of every game with the rules that the tests say they prove.

A rules file is a `rules.md` inside the package. Its headings `## KF-5 Using a tile` open a section, the items
`2.` at the start of a line below are its rules: `KF-5.2`. A test proves a rule by the marker
`@pytest.mark.rule("KF-5.2")`; a marker on a test that is skipped or expected to fail proves nothing.
"""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SECTION = re.compile(r"## ([A-Z]+-\d+)\b")
ITEM = re.compile(r"(\d+)\. ")
FENCE = "```"
NO_PROOF = {"skip", "xfail"}
DECORATED = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)


class CoverageError(Exception):
    """A rules file or a marker that cannot be read; the text says where and why."""


def read_rules(text: str, name: str) -> list[str]:
    """The numbers of all rules in a rules file, in order."""
    rules: list[str] = []
    sections: set[str] = set()
    section, last, fenced = "", 0, False
    for number, line in enumerate(text.splitlines(), start=1):
        if line.startswith(FENCE):
            fenced = not fenced
        if fenced:
            continue
        if line.startswith(("# ", "## ")):
            heading = SECTION.match(line)
            section, last = (heading[1], 0) if heading else ("", 0)
            if section in sections:
                raise CoverageError(f"{name}:{number}: section {section} is there twice")
            sections.update([section] if section else [])
        elif section and (item := ITEM.match(line)):
            if int(item[1]) != last + 1:
                raise CoverageError(f"{name}:{number}: {section}.{item[1]} follows {section}.{last}")
            last += 1
            rules.append(f"{section}.{last}")
    if not rules:
        raise CoverageError(f"{name}: no numbered rule found")
    return rules


def read_markers(source: str, name: str) -> list[tuple[str, str]]:
    """Every rule that a test file claims to prove, each with the place of its marker."""
    tree = ast.parse(source, name)
    unproved = {id(call) for call in _calls_of_unproved_tests(tree)}
    found = []
    for node in ast.walk(tree):
        if not (isinstance(node, ast.Call) and _is_rule_marker(node.func)) or id(node) in unproved:
            continue
        place = f"{name}:{node.lineno}"
        if not node.args or node.keywords:
            raise CoverageError(f"{place}: a rule marker takes rule numbers and nothing else")
        for argument in node.args:
            if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
                raise CoverageError(f"{place}: a rule marker takes rule numbers written out as strings")
            found.append((argument.value, place))
    return found


def _is_rule_marker(func: ast.expr) -> bool:
    """`pytest.mark.rule`, `mark.rule`, or `rule` under its own name."""
    match func:
        case ast.Name("rule") | ast.Attribute(ast.Name("mark") | ast.Attribute(attr="mark"), "rule"):
            return True
    return False


def _calls_of_unproved_tests(tree: ast.Module) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, DECORATED) and any(map(_proves_nothing, node.decorator_list)):
            yield from (child for child in ast.walk(node) if isinstance(child, ast.Call))


def _proves_nothing(decorator: ast.expr) -> bool:
    mark = decorator.func if isinstance(decorator, ast.Call) else decorator
    return isinstance(mark, ast.Attribute) and mark.attr in NO_PROOF


def compare(rules: list[str], markers: list[tuple[str, str]]) -> tuple[list[str], list[str]]:
    """The rules that no test proves, and a complaint for each marker of a rule that does not exist."""
    proved = {rule for rule, _ in markers}
    known = set(rules)
    missing = [rule for rule in rules if rule not in proved]
    unknown = [f"{place}: there is no rule {rule}" for rule, place in markers if rule not in known]
    return missing, unknown


def coverage(root: Path) -> tuple[list[str], list[str], list[str]]:
    """All rules of the project, those without a test, and complaints about markers."""
    rules: list[str] = []
    for path in sorted((root / "src/tilewright/games").rglob("rules.md"), key=lambda path: path.parent):
        name = path.relative_to(root).as_posix()
        new = read_rules(path.read_text(encoding="utf-8"), name)
        if twice := set(rules) & set(new):
            raise CoverageError(f"{name}: {min(twice)} is in another rules file too")
        rules += new
    markers: list[tuple[str, str]] = []
    for path in sorted((root / "tests").rglob("test_*.py")):
        markers += read_markers(path.read_text(encoding="utf-8"), path.relative_to(root).as_posix())
    return rules, *compare(rules, markers)


def _by_section(rules: list[str]) -> Iterator[str]:
    sections: dict[str, list[str]] = {}
    for rule in rules:
        section, _, item = rule.partition(".")
        sections.setdefault(section, []).append(item)
    for section, items in sections.items():
        yield f"{section}: {', '.join(f'{section}.{item}' for item in items)}"


def main(root: Path = ROOT) -> int:
    """Prints what is missing; 0 when every rule has a test and every marker a rule."""
    try:
        rules, missing, unknown = coverage(root)
    except CoverageError as error:
        print(error)
        return 1
    for line in unknown:
        print(line)
    for line in _by_section(missing):
        print(f"no test for {line}")
    print(f"{len(rules) - len(missing)} of {len(rules)} rules have a test")
    return 1 if missing or unknown or not rules else 0


if __name__ == "__main__":
    sys.exit(main())
