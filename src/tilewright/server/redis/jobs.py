"""Messages between servers and workers on other machines: signed questions to bots and signed answers.

A question is what a local worker gets, byte for byte: a possible world, never the game that is played. Only what a
server has signed is run, and only what a worker has signed is taken for an answer."""

import hmac
from hashlib import sha256
from typing import Annotated, Final, TypeVar

import msgspec
from msgspec import Meta

from tilewright.server.bots.worker import BotQuestion
from tilewright.server.redis.keys import derive_key

LARGEST: Final = 4 * 1024 * 1024  # bytes of a question or an answer
KEPT: Final = 60_000  # milliseconds for which a question lies there without a sign of its server
LEASE: Final = 3_000  # milliseconds for which a worker has a question without a sign of it
S = TypeVar("S", bound=msgspec.Struct)
Name = Annotated[str, Meta(max_length=64)]


class Offer(msgspec.Struct, array_like=True):
    """By what workers choose: whose question it is, in digests, how urgent it is, and how long it should take."""

    server: Name
    address: Name
    table: Name
    rank: Annotated[int, Meta(ge=0, le=2)]
    seconds: Annotated[float, Meta(ge=0, le=3600)]
    advice: bool


class SignedQuestion(msgspec.Struct, array_like=True):
    asked: bytes
    mark: bytes


class WorkerMessage(msgspec.Struct, array_like=True):
    """To the server: that a worker has a question, or what it answers."""

    job: Name
    taken: bool = False
    answer: bytes = b""
    mark: bytes = b""


class Answer(msgspec.Struct, array_like=True):
    text: str
    seconds: float


class Marks:
    """Signatures for both ways, each good for one job."""

    def __init__(self, secret: str) -> None:
        self.asking = derive_key(secret, "question to a worker")
        self.answering = derive_key(secret, "answer of a worker")

    def question(self, job: str, server: str, raw: bytes) -> bytes:
        return hmac.new(self.asking, f"{job}\n{server}\n".encode() + raw, sha256).digest()

    def answer(self, job: str, raw: bytes) -> bytes:
        return hmac.new(self.answering, f"{job}\n".encode() + raw, sha256).digest()

    def signed_question(self, job: str, server: str, asked: BotQuestion) -> bytes:
        raw = msgspec.msgpack.encode(asked)
        return msgspec.msgpack.encode(SignedQuestion(raw, self.question(job, server, raw)))

    def read_question(self, job: str, server: str, raw: bytes) -> BotQuestion | None:
        """None if no server of ours has asked it."""
        found = decode(raw, SignedQuestion)
        if found is None or not hmac.compare_digest(found.mark, self.question(job, server, found.asked)):
            return None
        return decode(found.asked, BotQuestion)

    def signed_answer(self, job: str, answer: Answer) -> bytes:
        raw = msgspec.msgpack.encode(answer)
        return msgspec.msgpack.encode(WorkerMessage(job, False, raw, self.answer(job, raw)))

    def read_answer(self, said: WorkerMessage) -> Answer | None:
        """None if no worker of ours says so."""
        if not hmac.compare_digest(said.mark, self.answer(said.job, said.answer)):
            return None
        return decode(said.answer, Answer)


def decode(raw: bytes, kind: type[S]) -> S | None:
    try:
        return msgspec.msgpack.decode(raw, type=kind) if len(raw) <= LARGEST else None
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None
