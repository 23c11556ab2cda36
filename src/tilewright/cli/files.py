"""Records on disk: read whatever was named, write without ever leaving half a file."""

import os
import stat
import tempfile
from pathlib import Path
from typing import Final

from tilewright.cli.trouble import Trouble
from tilewright.games.catalogue import registry
from tilewright.kernel.record import RecordError, Replay, decoded, read_record
from tilewright.words.speech import wrong

LARGEST: Final = 50_000_000  # bytes of a record


def read_bytes(path: Path) -> bytes:
    """What is in that file, or Trouble that says why it cannot be read."""
    try:
        kind = path.stat()
        if stat.S_ISDIR(kind.st_mode):
            raise Trouble("cli-error-directory", file=str(path))
        if not stat.S_ISREG(kind.st_mode) or kind.st_size > LARGEST:
            raise Trouble("cli-error-no-record", file=str(path))
        return path.read_bytes()
    except FileNotFoundError:
        raise Trouble("cli-error-no-file", file=str(path)) from None
    except (OSError, ValueError) as error:
        raise Trouble("cli-error-unreadable", file=str(path), detail=reason_of(error)) from None


def read_replay(path: Path) -> Replay:
    """The game of that record, played again."""
    try:
        return read_record(decoded(read_bytes(path)), registry())
    except RecordError as error:
        detail = wrong(error.key, error.facts)
        raise Trouble("cli-error-record", file=str(path), line=error.line, detail=detail) from None


def write_text(path: Path, text: str) -> None:
    """All of it or nothing: a new file takes the place of the old one only when it is complete."""
    try:
        folder = path.parent
        if path.is_dir():
            raise Trouble("cli-error-directory", file=str(path))
        handle, name = tempfile.mkstemp(dir=folder, prefix=f".{path.name[:40]}.")
        try:
            with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
                file.write(text)
            os.replace(name, path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
    except (OSError, ValueError) as error:
        raise Trouble("cli-error-unwritable", file=str(path), detail=reason_of(error)) from None


def reason_of(error: OSError | ValueError) -> str:
    return (error.strerror or str(error)) if isinstance(error, OSError) else str(error)
