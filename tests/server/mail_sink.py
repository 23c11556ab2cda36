"""A mail server that keeps every letter: enough of SMTP for a client that is in earnest."""

import email
import re
import socketserver
import threading
from email.message import EmailMessage
from email.policy import default
from typing import Any


class MailSink(socketserver.ThreadingTCPServer):
    """`letters` came in; `refuses` makes it say no to every recipient."""

    allow_reuse_address = True
    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Session)
        self.letters: list[tuple[str, EmailMessage]] = []
        self.logins: list[str] = []
        self.refuses = False
        self.thread = threading.Thread(target=self.serve_forever, kwargs={"poll_interval": 0.05})
        self.thread.start()

    @property
    def port(self) -> int:
        return int(self.server_address[1])

    def stop(self) -> None:
        self.shutdown()
        self.server_close()
        self.thread.join()

    def link(self) -> str:
        """The token in the link of the last letter."""
        found = re.search(r"https://tiles\.example/sign-in#letter=(\S+)", self.letters[-1][1].get_content())
        assert found is not None
        return found[1]


class Session(socketserver.StreamRequestHandler):
    server: MailSink

    def say(self, line: str) -> None:
        self.wfile.write(f"{line}\r\n".encode())

    def handle(self) -> None:
        self.say("220 sink")
        to = ""
        while line := self.rfile.readline().decode().strip():
            word = line.split(" ")[0].upper()
            if word == "EHLO":
                self.say("250-sink\r\n250 AUTH PLAIN")
            elif word == "AUTH":
                self.server.logins.append(line.split(" ")[2])
                self.say("235 welcome")
            elif word == "RCPT" and self.server.refuses:
                self.say("550 nobody here")
            elif word == "RCPT":
                to = line.partition("<")[2].partition(">")[0]
                self.say("250 ok")
            elif word == "DATA":
                self.say("354 go on")
                self.keep(to)
                self.say("250 kept")
            elif word == "QUIT":
                self.say("221 bye")
                return
            else:
                self.say("250 ok")

    def keep(self, to: str) -> None:
        raw = b""
        while (line := self.rfile.readline()) not in (b".\r\n", b""):
            raw += line
        letter: Any = email.message_from_bytes(raw, policy=default)
        self.server.letters.append((to, letter))
