"""What the site does with links that leave docs/: their files are no part of it, so only their names are shown."""

import re
from typing import Any

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

    return LINK.sub(shown, markdown)
