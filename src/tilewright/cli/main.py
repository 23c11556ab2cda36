"""The entry point of the `tilewright` command: language, exit codes, and errors in one line."""

import contextlib
import os
import sys
from typing import Final, NoReturn

import typer

from tilewright.bots.program import ProgramError
from tilewright.cli.app import build_app
from tilewright.cli.errors import BAD_INPUT, CommandError, one_line
from tilewright.cli.help_pages import usage_error
from tilewright.games.catalogue import catalogue
from tilewright.words.speech import Speech, wrong
from tilewright.words.texts import LANGUAGES

INTERRUPTED: Final = 130  # what typer makes of Ctrl-C


def language(arguments: list[str]) -> str:
    """The language of `--lang`, else of the environment, else English; known before the help is written."""
    for i, argument in enumerate(arguments):
        if argument.startswith("--lang="):
            return known(argument.removeprefix("--lang="))
        if argument == "--lang" and i + 1 < len(arguments):
            return known(arguments[i + 1])
    for name in ("TILEWRIGHT_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"


def known(lang: str) -> str:
    if lang not in LANGUAGES:
        raise CommandError("cli-error-lang", lang=lang[:20], langs=", ".join(LANGUAGES))
    return lang


def run(arguments: list[str]) -> int:
    """The exit code; whatever is wrong has been said in one line."""
    speech = Speech("en")
    try:
        speech = Speech(language(arguments))
        app = build_app(speech)
        reported = report_broken_plugins(speech, 0)
        code = app(arguments, prog_name="tilewright", standalone_mode=False)
        sys.stdout.flush()
        report_broken_plugins(speech, reported)
        if code == INTERRUPTED:
            return complain(speech.say("cli-error-interrupted"))
        return code if isinstance(code, int) else 0
    except CommandError as error:
        return complain(speech.say(error.key, error.facts))
    except ProgramError as error:
        detail = wrong(error.key, error.facts)
        return complain(speech.say(detail.key, detail.facts))
    except typer.TyperException as error:
        return complain(usage_error(speech, error))
    except (typer.Abort, KeyboardInterrupt):
        return complain(speech.say("cli-error-interrupted"))
    except (BrokenPipeError, SystemExit):
        # Rich and typer leave so when nobody reads any more; nothing else does.
        # Python would complain once more when it closes the output.
        with contextlib.suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return complain(speech.say("cli-error-pipe"))


def report_broken_plugins(speech: Speech, reported: int) -> int:
    """Prints a line for each broken plugin after those already reported; how many there are."""
    broken = catalogue().broken
    for line in broken[reported:]:
        complain(speech.say("cli-plugin-broken", plugin=line))
    return len(broken)


def complain(text: str) -> int:
    with contextlib.suppress(OSError, ValueError):
        print(f"tilewright: {one_line(text)}", file=sys.stderr, flush=True)
    return BAD_INPUT


def main() -> NoReturn:
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    sys.exit(run(sys.argv[1:]))
