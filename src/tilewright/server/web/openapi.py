"""The OpenAPI description, made from the list of operations, and a page that shows it without scripts."""

import re
from collections.abc import Iterable
from html import escape
from inspect import cleandoc
from typing import Any, Final

import msgspec

from tilewright import __version__
from tilewright.server.web.operation import Operation
from tilewright.server.web.operations import OPERATIONS
from tilewright.server.wire import incoming, outgoing
from tilewright.server.wire.lobby import Problem

PATH_PART: Final = re.compile(r"{(\w+)}")
REF: Final = "#/components/schemas/{name}"


def describe_api() -> dict[str, Any]:
    types: list[Any] = [Problem, *[o.answer for o in OPERATIONS], *[o.body for o in OPERATIONS if o.body]]
    schemas, parts = components(types, REF)
    shown = {repr(kind): schema for kind, schema in zip(types, schemas, strict=True)}
    paths: dict[str, Any] = {}
    for operation in OPERATIONS:
        paths.setdefault(operation.path, {})[operation.method.lower()] = describe_operation(operation, shown)
    info = {"title": "Tilewright", "version": __version__}
    return {"openapi": "3.1.0", "info": info, "paths": paths, "components": {"schemas": parts}}


def components(types: Iterable[Any], ref: str) -> tuple[tuple[dict[str, Any], ...], dict[str, Any]]:
    """The same with every Python: before 3.13 texts of classes are indented as they stand in the source."""
    schemas, parts = msgspec.json.schema_components(types, ref_template=ref)
    for part in parts.values():
        if "description" in part:
            part["description"] = cleandoc(part["description"])
    return schemas, parts


def describe_operation(operation: Operation, shown: dict[str, Any]) -> dict[str, Any]:
    kind = "text/plain" if operation.answer is str else "application/json"
    problem = {"content": {"application/json": {"schema": shown[repr(Problem)]}}, "description": "refused"}
    found: dict[str, Any] = {
        "summary": operation.about,
        "operationId": operation.run.__name__,
        "parameters": parameters(operation),
        "responses": {
            "200": {"description": "done", "content": {kind: {"schema": shown[repr(operation.answer)]}}},
            "default": problem,
        },
    }
    if operation.body is not None:
        body = "text/plain" if operation.body is str else "application/json"
        found["requestBody"] = {"required": True, "content": {body: {"schema": shown[repr(operation.body)]}}}
    return found


def parameters(operation: Operation) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for name in PATH_PART.findall(operation.path):
        found.append({"name": name, "in": "path", "required": True, "schema": {"type": "string"}})
    for name in operation.query:
        kind = "string" if name == "lang" else "integer"
        found.append({"name": name, "in": "query", "required": False, "schema": {"type": kind}})
    return found


def socket_schema() -> dict[str, Any]:
    """The messages of the socket as JSON Schema; the browser's types are made from it."""
    schemas, parts = components([incoming.Message, outgoing.Message], "#/$defs/{name}")
    return {"incoming": schemas[0], "outgoing": schemas[1], "$defs": parts}


def page() -> str:
    """All operations on one page."""
    rows = []
    for operation in OPERATIONS:
        body = "" if operation.body is None else getattr(operation.body, "__name__", "")
        answer = getattr(operation.answer, "__name__", "")
        cells = (operation.method, operation.path, operation.about, body, answer)
        rows.append("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>")
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Tilewright API</title>'
        '<link rel="stylesheet" href="/docs.css"></head><body><main><h1>Tilewright API</h1>'
        '<p><a href="/openapi.json">openapi.json</a> · <a href="/socket.json">socket.json</a></p><table>'
        "<tr><th>Method</th><th>Path</th><th>What</th><th>Body</th><th>Answer</th></tr>"
        f"{''.join(rows)}</table></main></body></html>"
    )
