"""Translates the pages of `--help`, which typer has in English only."""

from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from tilewright.words.speech import Speech

TYPES = {"int": "number", "Path": "file", "list[Path]": "file"}


def command_classes(speech: Speech) -> tuple[type[TyperGroup], type[TyperCommand]]:
    """Commands and groups of commands whose help speaks that language."""

    class SpokenCommand(TyperCommand):
        """One command."""

        def format_usage(self, ctx: Any, formatter: Any) -> None:
            write_usage(speech, self, ctx, formatter)

        def format_options(self, ctx: Any, formatter: Any) -> None:
            write_parameters(speech, self, ctx, formatter)

    class SpokenGroup(TyperGroup):
        """All commands."""

        def format_usage(self, ctx: Any, formatter: Any) -> None:
            write_usage(speech, self, ctx, formatter)

        def format_options(self, ctx: Any, formatter: Any) -> None:
            write_parameters(speech, self, ctx, formatter)
            rows = [(name, self.commands[name].get_short_help_str(formatter.width)) for name in self.commands]
            with formatter.section(speech.say("cli-usage-commands")):
                formatter.write_dl(rows)

    return SpokenGroup, SpokenCommand


def write_usage(speech: Speech, command: Any, ctx: Any, formatter: Any) -> None:
    pieces = [speech.say("cli-usage-options-here")]
    for param in command.params:
        if param.param_type_name == "argument":
            name = param.name.upper() + ("..." if param.nargs != 1 else "")
            pieces.append(name if param.required else f"[{name}]")
    if isinstance(command, TyperGroup):
        pieces.append(speech.say("cli-usage-command-here"))
    formatter.write_usage(ctx.command_path, " ".join(pieces), f"{speech.say('cli-usage-usage')} ")


def write_parameters(speech: Speech, command: Any, ctx: Any, formatter: Any) -> None:
    for kind in ("argument", "option"):
        rows = [
            (name_of(speech, param), about(speech, param))
            for param in command.get_params(ctx)
            if param.param_type_name == kind
        ]
        if rows:
            with formatter.section(speech.say(f"cli-usage-{kind}s")):
                formatter.write_dl(rows)


def name_of(speech: Speech, param: Any) -> str:
    """`--games NUMBER`, or the name of an argument."""
    if param.param_type_name == "argument":
        return str(param.name).upper()
    names = ", ".join(sorted(param.opts, key=len))
    if param.secondary_opts:
        names += f" / {', '.join(param.secondary_opts)}"
    if param.is_flag:
        return names
    kind = TYPES.get(param.bare_type(), "text")
    return f"{names} {param.metavar or speech.say(f'cli-usage-type-{kind}')}"


def about(speech: Speech, param: Any) -> str:
    """Its help, with what it is when left out and what it may be."""
    if "--help" in param.opts:
        return speech.say("cli-help-help")
    more = []
    if param.default not in (None, False, ""):
        more.append(speech.say("cli-usage-default", value=str(param.default)))
    if param.min is not None and param.max is not None:
        more.append(speech.say("cli-allowed-number", low=param.min, high=param.max))
    if param.param_type_name == "argument" and param.required:
        more.append(speech.say("cli-usage-required"))
    return f"{param.help}  [{'; '.join(more)}]" if more else str(param.help)


def usage_error(speech: Speech, error: typer.TyperException) -> str:
    """What is wrong with what was typed, by the kind of typer's error."""
    kind, option = type(error).__name__, getattr(error, "option_name", "")
    param = getattr(error, "param", None)
    name = "" if param is None else (param.opts[0] if param.opts else param.name)
    if kind == "NoSuchOption":
        near = list(getattr(error, "possibilities", None) or [])
        return speech.say("cli-usage-no-option", option=option, near=near[0] if near else None)
    if kind == "BadOptionUsage":
        plain = "not take" in error.message
        return speech.say("cli-usage-no-value" if plain else "cli-usage-needs-value", option=option)
    if kind == "MissingParameter":
        return speech.say("cli-usage-missing", name=str(name).upper() if not str(name).startswith("-") else name)
    if kind == "BadParameter" and param is not None and TYPES.get(param.bare_type()) == "number":
        if param.min is None or param.max is None:
            return speech.say("cli-usage-number", option=name)
        return speech.say("cli-usage-number-range", option=name, low=param.min, high=param.max)
    if error.message.startswith("Got unexpected extra argument"):
        return speech.say("cli-usage-extra", words=error.message.partition("(s) (")[2].removesuffix(")"))
    if error.message.startswith("No such command"):
        command = error.message.split("'")[1] if "'" in error.message else ""
        return speech.say("cli-usage-no-command", command=command, program=asked_of(error))
    if error.message.startswith("Missing command"):
        return speech.say("cli-usage-missing-command", program=asked_of(error))
    return error.format_message()


def asked_of(error: typer.TyperException) -> str:
    """The command whose page lists what could have been typed, such as `tilewright admin people`."""
    ctx = getattr(error, "ctx", None)
    return "tilewright" if ctx is None else str(ctx.command_path)
