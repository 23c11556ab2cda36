"""What the kernel says is wrong, in English, for tests of what people are told."""

from tilewright.kernel.record import RecordError
from tilewright.kernel.registry import SpecError
from tilewright.words.speech import Speech, wrong


def said(error: SpecError | RecordError) -> str:
    return Speech("en", strict=True).say(*wrong(error.key, error.facts))
