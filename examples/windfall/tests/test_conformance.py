"""The laws that every game keeps."""

from tilewright.conformance import assert_conforms


def test_windfall_keeps_the_laws() -> None:
    report = assert_conforms("windfall", seeds=2)
    assert report.notes == ["not written: positions are read and written as they are"]
