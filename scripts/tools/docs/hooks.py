"""What the site adds: its version, and tables generated from the code; links out of docs/ become plain names."""

import re
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[3]
sys.path.append(str(ROOT))  # mkdocs loads this file by its path

from scripts.tools.docs.tables import filled  # noqa: E402

PACKAGE = ROOT / "src" / "tilewright" / "__init__.py"
LINK = re.compile(r"(!?)\[([^\]]*)\]\((\.\./[^)]*)\)")


def is_outside(target: str, depth: int) -> bool:
    """Whether a relative link from a page that lies so many folders deep leaves docs/."""
    return len(re.match(r"(?:\.\./)*", target)[0]) // 3 > depth  # type: ignore[index]


def on_page_markdown(markdown: str, *, page: Any, **_: Any) -> str:
    depth = page.file.src_uri.count("/")

    def shown(found: re.Match[str]) -> str:
        picture, words, target = found.groups()
        if picture or not is_outside(target, depth):
            return found[0]
        path = target.replace("../", "")
        return words if words.strip("`") == path else f"{words} (`{path}`)"

    return LINK.sub(shown, filled(markdown))


def on_config(config: Any, **_: Any) -> Any:
    """The version stands at the foot of every page; the package alone knows it."""
    config["copyright"] = f"Tilewright {version()}"
    return config


def version() -> str:
    return re.search(r'(?m)^__version__ = "(.+)"$', PACKAGE.read_text(encoding="utf-8"))[1]  # type: ignore[index]
