"""Requests that schemathesis makes after /openapi.json: nothing breaks, every answer is what the page promises."""

import os
import subprocess
import sys
from pathlib import Path

from tests.server.asking import act
from tests.server.conftest import Running, two_at_table
from tilewright.server.web.operations import OPERATIONS

CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"
EXAMPLES = os.environ.get("TILEWRIGHT_EXAMPLES", "10")  # of each call


def test_made_up_requests_break_nothing_and_get_what_was_promised(server: Running, tmp_path: Path) -> None:
    table, anna, _ = two_at_table(server)
    anna.post("/api/me/recovery")
    act(server, "role", person="Anna", role="host")  # so that all is answered that only hosts may ask
    config = tmp_path / "schemathesis.toml"  # some requests shall be about a table and a game that there are
    config.write_text(f'[parameters]\n"path.table" = "{table}"\n"path.game" = "artificium"\n')
    before = server.hub.metrics.errors
    words = [
        "--config-file", str(config), "run", f"http://127.0.0.1:{server.port}/openapi.json", "--checks", CHECKS,
        "--exclude-path", "/api/sign-out",  # after it nobody is asked for anything: people/test_sessions.py
        "--max-examples", EXAMPLES, "--seed", "1", "--no-color", "-H", f"Cookie: {anna.cookie}",
    ]  # fmt: skip
    ran = subprocess.run(
        [sys.executable, "-m", "schemathesis.cli", *words],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert ran.returncode == 0, ran.stdout[-6000:] + ran.stderr[-2000:]
    assert "Tested: " in ran.stdout
    assert server.hub.metrics.errors == before
    reached = {route for route, status in server.hub.metrics.requests if status < 300}
    assert len(reached) > len(OPERATIONS) // 2, sorted(reached)
