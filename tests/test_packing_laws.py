"""Packed numbers are read and written by name; bits are shifted only where a packing is defined."""

import ast
from pathlib import Path

import pytest

from tests.test_laws import GAMES, PACKAGE, ROOT, modules, parsed

# Where numbers are packed: a game's state folder, and what else packs numbers of its own.
PACKED_GAMES = ("keyflower", "artificium")
# Modules outside `state` that define a packing of their own.
PACKING = [
    *(GAMES / "keyflower" / "scoring" / name for name in ("item_lots.py", "closed_walk.py")),
    *(PACKAGE / "bots" / "artificium" / name for name in ("packed_counts.py", "plan_memo.py")),
    *(GAMES / game / "knowledge" / "encoding.py" for game in ("artificium", "keyflower", "keyflower/merchants")),
]


def annotations(tree: ast.AST) -> set[ast.AST]:
    """Every node inside an annotation, where `|` joins types."""
    found: set[ast.AST] = set()
    for node in ast.walk(tree):
        written = [getattr(node, "annotation", None), getattr(node, "returns", None)]
        for one in written:
            if isinstance(one, ast.AST):
                found.update(ast.walk(one))
    return found


def bit_operations(source: str) -> list[int]:
    """The lines that shift, mask or join bits."""
    tree = parsed(source)
    types = annotations(tree)
    bits = (ast.LShift, ast.RShift, ast.BitAnd, ast.BitOr, ast.BitXor)
    return [
        node.lineno
        for node in ast.walk(tree)
        if (isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, bits) and node not in types)
        or (isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Invert))
    ]


def test_nobody_else_shifts_bits_either() -> None:
    """Sets of seats have names in `kernel.bits`; `|` and `&` also join dicts and sets."""
    packing = ("conformance/numbers.py", "research/encoder.py", "research/rewards.py", "server/people/codes.py")
    outer = [
        path for path in modules(".") if path.relative_to(PACKAGE).parts[0] not in ("kernel", "games", "bots")
    ]
    found = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for path in [*outer, *(ROOT / "examples").rglob("*.py")]
        if path not in [PACKAGE / name for name in packing] and path.name != "actions.py"
        for node in ast.walk(parsed(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, ast.LShift | ast.RShift)
    ]
    assert outer
    assert found == []


def frame_letters(source: str) -> list[int]:
    """The lines that read or set a number of a frame by its letter."""
    nodes = ast.walk(parsed(source))
    return [node.lineno for node in nodes if isinstance(node, ast.Attribute) and node.attr in ("a", "b", "c", "d")]


def unpacked_modules() -> list[Path]:
    """The modules of games and minds that must not know how numbers are packed."""
    rooms = [f"{room}/{game}" for room in ("games", "bots") for game in PACKED_GAMES]
    return [path for path in modules(*rooms) if path.parent.name != "state" and path not in PACKING]


def test_only_the_state_of_a_game_shifts_and_masks_bits() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{line}"
        for path in unpacked_modules()
        for line in bit_operations(path.read_text(encoding="utf-8"))
    ]
    assert found == []


def test_the_numbers_of_a_frame_are_read_by_name() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{line}"
        for path in unpacked_modules()
        for line in frame_letters(path.read_text(encoding="utf-8"))
    ]
    assert found == []


@pytest.mark.parametrize(
    "source",
    [
        "count = bid >> 3",
        "mask |= 1",
        "kind = action & KIND",
        "x = ~y",
        "x = 1 << 2",
        "x = a ^ b",
        "x: int | None = a | b",
    ],
)
def test_every_bit_operation_is_seen(source: str) -> None:
    assert bit_operations(source) == [1]


def test_types_and_named_readers_are_no_bit_operations() -> None:
    source = "def f(x: int | None) -> str | None:\n    y: list[int | str] = [bid_count(x)]\n    return y"
    assert bit_operations(source) == []
    assert frame_letters(source) == []
    assert frame_letters("f.a = 1\ntile = s.stack[-1].c") == [1, 2]
