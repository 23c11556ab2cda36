"""The source archive and the wheels made from it, each tried as people would start it."""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Final
from urllib.request import urlopen

from scripts.tools.release import archives
from scripts.tools.release.pythons import Python, build_environment, is_plain
from scripts.tools.release.running import ROOT, WORK, ReleaseError, bare_environment, run

MADE: Final = re.compile(
    r"PKG-INFO|setup\.cfg|src/tilewright\.egg-info/[\w-]+(\.txt)?|src/tilewright\.egg-info/PKG-INFO"
)
PLAIN: Final = "the core stays plain Python"
SDIST: Final = "import sys; from setuptools import build_meta; print(build_meta.build_sdist(sys.argv[1]))"
OLDEST_LIBRARY: Final = (2, 28)  # of glibc, with which each Linux wheel must run; that of Debian 12 is 2.36
PATIENCE: Final = 120  # seconds for one answer of a server that was just started


def build_sdist(source: Path, dist: Path, tools: Path, epoch: str) -> Path:
    """Only files of the sources, and those that say what it is."""
    known = {path.relative_to(source).as_posix() for path in source.rglob("*") if path.is_file()}
    run([tools / "python", "-W", "ignore", "-c", SDIST, dist], bare_environment(SOURCE_DATE_EPOCH=epoch), source)
    (archive,) = dist.glob("*.tar.gz")
    names = archives.pack_again(archive, int(epoch))
    stray = sorted(name for name in names - known if not MADE.fullmatch(name))
    if stray:
        raise ReleaseError(f"{archive.name} has files that are not of the sources: {', '.join(stray[:10])}")
    return archive


def build_compiled(python: Python, sdist: Path, dist: Path, epoch: str, tools: Path) -> Path:
    """For this system; on Linux for all that have at least the C library that the core needs."""
    objects = str(ROOT / "build" / "objects")
    env = bare_environment(TILEWRIGHT_COMPILE="1", TILEWRIGHT_OBJECTS=objects, SOURCE_DATE_EPOCH=epoch)
    if sys.platform != "linux":
        return build_wheel(python, sdist, dist, env)[0]
    with tempfile.TemporaryDirectory(dir=WORK) as made:
        wheel, _ = build_wheel(python, sdist, Path(made), env)
        return make_manylinux(wheel, dist, tools, epoch)


def make_manylinux(wheel: Path, dist: Path, tools: Path, epoch: str) -> Path:
    """Named after the oldest C library that it runs with, as auditwheel finds it."""
    env = bare_environment(SOURCE_DATE_EPOCH=epoch)
    env["PATH"] = f"{tools}{os.pathsep}{env['PATH']}"
    before = set(dist.iterdir())
    run([tools / "auditwheel", "repair", "--plat", "auto", "--wheel-dir", dist, wheel], env)
    (found,) = set(dist.iterdir()) - before
    expect_manylinux(found.name)
    return found


def expect_manylinux(name: str) -> None:
    found = [(int(major), int(minor)) for major, minor in re.findall(r"[-.]manylinux_(\d+)_(\d+)_", name)]
    if not found or min(found) > OLDEST_LIBRARY:
        major, minor = OLDEST_LIBRARY
        raise ReleaseError(f"{name} does not say that it runs with the C library {major}.{minor}")


def build_plain(python: Python, sdist: Path, dist: Path, epoch: str) -> Path:
    """As on a machine without a compiler: one line says so, and the wheel fits everywhere."""
    wheel, output = build_wheel(
        python, sdist, dist, bare_environment(CC="no-such-compiler", SOURCE_DATE_EPOCH=epoch), "-v"
    )
    lines = [line for line in output.splitlines() if PLAIN in line]
    if len(lines) != 1 or not is_plain(wheel):
        raise ReleaseError(f"without a compiler {wheel.name} came out, and of the core was said: {lines}")
    return wheel


def build_wheel(python: Python, sdist: Path, dist: Path, env: dict[str, str], *more: str) -> tuple[Path, str]:
    """The wheel and what was said while it was built."""
    tools = build_environment(python)
    with tempfile.TemporaryDirectory(dir=WORK) as made:
        command = [
            tools / "pip",
            "wheel",
            *more,
            "--no-index",
            "--no-deps",
            "--no-build-isolation",
            "-w",
            made,
            sdist,
        ]
        output = run(command, env)
        (wheel,) = Path(made).glob("*.whl")
        return Path(shutil.move(wheel, dist / wheel.name)), output


def try_program(programs: Path, version: str, core: str) -> None:
    """Says its version and core, plays a game of bots, serves its page; from a folder that is not ours."""
    with tempfile.TemporaryDirectory() as folder:
        env = bare_environment(HOME=folder, XDG_DATA_HOME=folder, LANG="C.UTF-8", LC_ALL="C.UTF-8")
        program, here = programs / "tilewright", Path(folder)
        expect_version(run([program, "--version"], env, here), version, core)
        played = run(
            [program, "simulate", "artificium(players=2)", "--games", "3", "--bots", "easy", "--json"], env, here
        )
        if json.loads(played)["games"] != 3:
            raise ReleaseError(f"three games of bots were asked for: {played[:200]}")
        try_server(program, env, here)


def expect_version(output: str, version: str, core: str) -> None:
    if not output.startswith(f"tilewright {version} ({core}"):
        raise ReleaseError(f"expected version {version} with {core}, not: {output.strip()}")


def try_server(program: Path, env: dict[str, str], here: Path) -> None:
    command = [str(program), "serve", "--port", "0", "--no-browser", "--db", "tables.db", "--lang", "en"]
    with (here / "log").open("w") as log, subprocess.Popen(
        command, cwd=here, env=env, stdout=subprocess.PIPE, stderr=log, text=True
    ) as server:  # fmt: skip
        try:
            assert server.stdout is not None
            found = re.search(r"http://[\w.:]+/", server.stdout.readline())
            if found is None:
                raise ReleaseError(f"the server did not start: {(here / 'log').read_text()[-500:]}")
            try_pages(found[0])
            server.send_signal(signal.SIGTERM)
            server.wait(PATIENCE)
        finally:
            server.kill()
    if server.returncode:
        raise ReleaseError(f"the server ended with {server.returncode}: {(here / 'log').read_text()[-500:]}")


def try_pages(address: str) -> None:
    def get(path: str) -> str:
        try:
            with urlopen(address + path, timeout=PATIENCE) as answer:
                return str(answer.read().decode(errors="replace"))
        except OSError as error:
            raise ReleaseError(f"the server did not give {path or 'its page'}: {error}") from None

    wait_healthy(address + "health")
    files = re.findall(r'(?:src|href)="/([^"]+)"', get(""))
    if len(files) < 3:
        raise ReleaseError(f"the page names too few files: {files}")
    for file in files:
        get(file)


def wait_healthy(address: str, patience: float = PATIENCE) -> None:
    """A server that was just started may still be looking through its store."""
    ends = time.monotonic() + patience
    while True:
        try:
            with urlopen(address, timeout=PATIENCE) as answer:
                output = str(answer.read().decode(errors="replace"))
        except OSError as error:
            output = str(error)
        if output.startswith("ok"):
            return
        if time.monotonic() > ends:
            raise ReleaseError(f"the server is not healthy: {output}")
        time.sleep(0.2)


def try_runners(tools: Path, wheel: Path, python: Python, version: str) -> None:
    """As `uvx` and `pipx run` start it, with the wheel itself."""
    with tempfile.TemporaryDirectory() as folder:
        env = bare_environment(
            PIPX_HOME=f"{folder}/pipx", UV_TOOL_DIR=f"{folder}/uv", LANG="C.UTF-8", LC_ALL="C.UTF-8"
        )
        env["PATH"] = f"{tools}{os.pathsep}{env['PATH']}"
        core = "plain Python" if is_plain(wheel) else "compiled core"
        uvx = [tools / "uvx", "-q", "--python", python.program, "--from", wheel, "tilewright", "--version"]
        expect_version(run(uvx, env, Path(folder)), version, core)
        pipx = [
            tools / "pipx",
            "run",
            "-q",
            "--python",
            python.program,
            "--spec",
            wheel,
            "tilewright",
            "--version",
        ]
        expect_version(run(pipx, env, Path(folder)).lstrip(), version, core)
