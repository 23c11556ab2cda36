"""Errors of the server: an HTTP status, a key for the text, and facts; never a secret."""

from tilewright.words.speech import Speech


class ServerError(Exception):
    """Refuses one request; the key is that of a text in the words."""

    def __init__(self, status: int, key: str, **facts: object) -> None:
        super().__init__(key)
        self.status = status
        self.text = key
        self.key = key.removeprefix("server-")  # as the wire says it
        self.facts = facts

    def words(self, lang: str) -> str:
        return Speech(lang).say(self.text, self.facts)
