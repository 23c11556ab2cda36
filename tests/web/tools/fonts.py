"""Chromium with the fonts of one family only, as on a machine that has no others: TILEWRIGHT_FONTS=noto."""

import os
from pathlib import Path
from typing import NamedTuple

SWITCH = "TILEWRIGHT_FONTS"
SYSTEM = Path("/usr/share/fonts/truetype")
CONFIG = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>{folder}</dir>
  <cachedir>{cache}</cachedir>
  <include ignore_missing="yes">/etc/fonts/conf.d</include>
</fontconfig>
"""


class Family(NamedTuple):
    folder: Path
    package: str  # of Debian


FAMILIES = {
    "dejavu": Family(SYSTEM / "dejavu", "fonts-dejavu-core"),
    "noto": Family(SYSTEM / "noto", "fonts-noto-core"),
    "liberation": Family(SYSTEM / "liberation", "fonts-liberation"),
}


def wanted() -> str:
    """The family that was asked for, if any."""
    name = os.environ.get(SWITCH, "")
    assert name in ("", *FAMILIES), f"{SWITCH}={name}: there are {', '.join(FAMILIES)}"
    return name


def missing() -> str:
    """What to say if the fonts that were asked for are not there."""
    name = wanted()
    if not name or FAMILIES[name].folder.is_dir():
        return ""
    return f"the fonts {name} are missing; to test with them: sudo apt-get install -y {FAMILIES[name].package}"


def environment(scratch: Path) -> dict[str, str]:
    """What Chromium is started with so that it sees no other fonts."""
    name = wanted()
    if not name:
        return {}
    config = scratch / "fonts.conf"
    config.write_text(CONFIG.format(folder=FAMILIES[name].folder, cache=scratch / "cache"), encoding="utf-8")
    return {"FONTCONFIG_FILE": str(config)}
