"""Reads and writes records on disk; a file is never left half written."""

import os
import tempfile
from pathlib import Path
from typing import Final

from tilewright.cli.errors import CommandError
from tilewright.games.catalogue import registry
from tilewright.kernel.faults import os_fault
from tilewright.kernel.record import RecordError, Replay, decoded, read_record
from tilewright.kernel.regular_files import FileError, read_regular
from tilewright.words.speech import UNREADABLE, fault, wrong

LARGEST: Final = 50_000_000  # bytes of a record


def read_bytes(path: Path) -> bytes:
    """What is in that file, or CommandError that says why it cannot be read."""
    try:
        return read_regular(path, LARGEST)
    except FileError as error:
        raise unreadable(path, error) from None


def unreadable(path: Path, error: FileError) -> CommandError:
    facts = {**error.facts, "file": str(path), "detail": fault(error.facts)}
    return CommandError(UNREADABLE[error.kind], **facts)


def read_replay(path: Path) -> Replay:
    """The game of that record, played again."""
    try:
        return read_record(decoded(read_bytes(path)), registry())
    except RecordError as error:
        detail = wrong(error.key, error.facts)
        raise CommandError("cli-error-record", file=str(path), line=error.line, detail=detail) from None


def write_text(path: Path, text: str) -> None:
    """All of it or nothing: a new file takes the place of the old one only when it is complete."""
    try:
        folder = path.parent
        if path.is_dir():
            raise CommandError("cli-error-directory", file=str(path))
        handle, name = tempfile.mkstemp(dir=folder, prefix=f".{path.name[:40]}.")
        try:
            with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
                file.write(text)
            os.replace(name, path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
    except (OSError, ValueError) as error:
        raise CommandError("cli-error-unwritable", file=str(path), detail=fault(os_fault(error))) from None
