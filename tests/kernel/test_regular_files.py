"""Files that somebody names: devices, pipes, folders and giants are refused, whatever stands at the path later."""

import os
from pathlib import Path

import pytest

from tilewright.kernel.regular_files import FileError, open_regular, read_regular


def kind_of(path: Path, most: int = 1000) -> str:
    with pytest.raises(FileError) as found:
        read_regular(path, most)
    return found.value.kind


def test_an_ordinary_file_is_read_whole(tmp_path: Path) -> None:
    file = tmp_path / "a"
    file.write_bytes(b"x" * 1000)
    assert read_regular(file, 1000) == b"x" * 1000
    assert kind_of(file, 999) == "large"
    link = tmp_path / "link"
    link.symlink_to(file)
    assert len(read_regular(link, 1000)) == 1000


def test_what_is_no_ordinary_file_is_named(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")  # opening it for reading would wait for a writer
    (tmp_path / "link").symlink_to("/dev/zero")
    assert kind_of(tmp_path / "pipe") == "special"
    assert kind_of(tmp_path / "link") == "special"
    assert kind_of(Path("/dev/zero")) == "special"
    assert kind_of(tmp_path) == "folder"
    assert kind_of(tmp_path / "none") == "missing"
    assert kind_of(tmp_path / "a\0b") == "unreadable"


def test_a_giant_is_not_read(tmp_path: Path) -> None:
    giant = tmp_path / "giant"
    with giant.open("wb") as file:
        file.truncate(1 << 40)  # a terabyte of nothing
    assert kind_of(giant) == "large"


def test_what_is_put_at_the_path_after_the_opening_does_not_matter(tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_bytes(b"right")
    with open_regular(path, 1000) as file:
        path.unlink()
        path.symlink_to("/dev/zero")
        assert file.read() == b"right"


def test_a_file_that_grows_while_it_is_read_stays_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a"
    path.write_bytes(b"x" * 10)
    looked = os.fstat

    def grown(handle: int) -> os.stat_result:
        found = looked(handle)
        path.write_bytes(b"x" * 5000)
        return found

    monkeypatch.setattr(os, "fstat", grown)
    assert kind_of(path) == "large"
