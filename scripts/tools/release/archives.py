"""Archives that come out the same from the same commit: the container recipe, the documents; and checksums."""

import gzip
import hashlib
import io
import re
import tarfile
from collections.abc import Iterable
from pathlib import Path
from typing import Final

VERSION: Final = re.compile(rb"(?m)^ARG VERSION=.*$")


def pack(archive: Path, top: str, files: Iterable[tuple[str, bytes, bool]], epoch: int) -> None:
    """Files by name, what is in them and whether they can be run; all under one folder."""
    raw = io.BytesIO()
    with tarfile.open(fileobj=raw, mode="w", format=tarfile.PAX_FORMAT) as packed:
        for name, data, runs in sorted(files):
            entry = tarfile.TarInfo(f"{top}/{name}")
            entry.size, entry.mtime, entry.mode = len(data), epoch, 0o755 if runs else 0o644
            packed.addfile(entry, io.BytesIO(data))
    archive.write_bytes(gzip.compress(raw.getvalue(), mtime=epoch))


def unpack(packed: tarfile.TarFile, folder: Path) -> None:
    """All of it into the folder; nothing outside of it where Python can refuse that (3.11.4 and later)."""
    if hasattr(tarfile, "data_filter"):
        packed.extraction_filter = tarfile.data_filter
    packed.extractall(folder)


def pack_again(archive: Path, epoch: int) -> set[str]:
    """An archive that others packed, without owners and times of this machine; the names in it."""
    with tarfile.open(archive) as packed:
        members = [member for member in packed.getmembers() if member.isfile()]
        files = []
        for member in members:
            data = packed.extractfile(member)
            assert data is not None
            files.append((member.name.partition("/")[2], data.read(), bool(member.mode & 0o100)))
    pack(archive, members[0].name.partition("/")[0], files, epoch)
    return {name for name, _, _ in files}


def files_under(folder: Path, among: Iterable[str] = (".",)) -> Iterable[tuple[str, bytes, bool]]:
    """The files of that folder, or those of its files and folders that are named; others are not even read."""
    tops = [folder / name for name in among]
    for path in sorted({path for top in tops for path in (top.rglob("*") if top.is_dir() else [top])}):
        if path.is_file():
            yield path.relative_to(folder).as_posix(), path.read_bytes(), bool(path.stat().st_mode & 0o100)


def container_files(source: Path, version: str) -> Iterable[tuple[str, bytes, bool]]:
    """All that `docker compose up --build` needs, with the version in the image's label."""
    let = re.findall(r"(?m)^!(.+)$", (source / "deploy" / "Dockerfile.dockerignore").read_text(encoding="utf-8"))
    for name, data, runs in files_under(source, ["deploy", "docs/hosting.md", *let]):
        if name == "deploy/Dockerfile":
            yield name, VERSION.sub(f"ARG VERSION={version}".encode(), data), runs
        else:
            yield name, data, runs


def write_checksums(dist: Path) -> None:
    lines = [
        f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n"
        for path in sorted(dist.iterdir())
        if path.name != "SHA256SUMS"
    ]
    (dist / "SHA256SUMS").write_text("".join(lines), encoding="utf-8")
