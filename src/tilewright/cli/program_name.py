"""The name by which this program was called, for commands that users can copy."""

import os
import shutil
import sys
from pathlib import Path
from typing import Final

PROGRAM: Final = "tilewright"


def program_name() -> str:
    """As a script said that called us, else the plain name if the shell finds it, else the way to it from here."""
    if script := os.environ.get("TILEWRIGHT_CALLED"):
        return script
    started = Path(sys.argv[0])
    found = shutil.which(PROGRAM)
    if started.name != PROGRAM or (found is not None and Path(found).resolve() == started.resolve()):
        return PROGRAM
    return os.path.relpath(started.resolve())
