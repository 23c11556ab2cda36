"""Builds the package: pure Python, or with TILEWRIGHT_COMPILE=1 the core compiled from the same sources."""

import hashlib
import os
import runpy
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

COMPILED_PACKAGES = runpy.run_path("src/tilewright/core.py")["COMPILED_PACKAGES"]
repair_folder = runpy.run_path("scripts/mypyc_faults.py")["repair_folder"]
# What runs once, when a game is loaded or a text is read, stays as it is: it would only make the build longer.
COLD_FILES = {
    "__init__.py", "bundle.py", "catalogue.py", "checks.py", "entries.py", "face_reader.py", "facts.py",
    "install.py", "loading.py", "native.py", "play_aids.py", "registry.py", "regular_files.py", "specs.py",
    "tile_reader.py", "toml_entry.py", "vocabulary.py",
}  # fmt: skip
COLD_FOLDERS = {"play_aids", "position"}
OPTIMISATION = "1"
# Calls between modules of the library go straight to their function; other systems do that by themselves.
LINKING = ["-Wl,-Bsymbolic"] if sys.platform == "linux" else []
GENERATED = "build/c"
OBJECTS = Path(os.environ.get("TILEWRIGHT_OBJECTS", "build/objects"))  # compiled C files, by what is in them


def core_modules() -> list[str]:
    """The modules that are compiled, in a fixed order."""
    found = [path for name in COMPILED_PACKAGES for path in Path("src/tilewright", name).rglob("*.py")]
    return sorted(
        path.as_posix() for path in found if path.name not in COLD_FILES and path.parent.name not in COLD_FOLDERS
    )


class ParallelBuild(build_ext):
    """Compiles the C files on all cores, and none that was compiled before; setuptools would take one by one."""

    def finalize_options(self) -> None:
        if self.distribution.ext_modules:
            self.distribution.ext_modules = extensions()
        super().finalize_options()
        self.parallel = os.cpu_count() or 1

    def build_extensions(self) -> None:
        repair_folder(Path(GENERATED))
        headers = sorted(Path(GENERATED).glob("**/*.h"))
        self.headers = hashlib.sha256(b"".join(path.read_bytes() for path in headers))
        self.plain_compile = self.compiler.compile
        self.compiler.compile = self.compile_all
        OBJECTS.mkdir(parents=True, exist_ok=True)
        with ThreadPoolExecutor(os.cpu_count() or 1) as self.pool:
            super().build_extensions()

    def compile_all(self, sources: list[str], **settings: object) -> list[str]:
        found = [self.pool.submit(self.compile_one, source, settings) for source in sources]
        return [one.result() for one in found]

    def compile_one(self, source: str, settings: dict[str, object]) -> str:
        key = self.headers.copy()
        key.update(Path(source).read_bytes())
        key.update(repr([self.compiler.compiler_so, settings.get("extra_postargs")]).encode())
        kept = OBJECTS / f"{key.hexdigest()}.o"
        (target,) = self.compiler.object_filenames([source], output_dir=settings["output_dir"])
        if kept.exists():
            Path(target).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(kept, target)
            kept.touch()
            return target
        self.plain_compile([source], **settings)
        made = kept.with_suffix(f".{os.getpid()}")
        shutil.copyfile(target, made)
        made.replace(kept)
        return target


def extensions() -> list[Extension]:
    """One library with all modules, and a small module that leads to it for each."""
    from mypyc.build import mypycify

    found = mypycify(
        core_modules(), opt_level=OPTIMISATION, debug_level="0", multi_file=True, group_name="tilewright",
        target_dir=GENERATED,
    )  # fmt: skip
    for extension in found:
        extension.extra_link_args += LINKING
    return found


if __name__ == "__main__":
    wanted = os.environ.get("TILEWRIGHT_COMPILE") == "1"
    setup(
        # Stands for those that are made from the sources when they are built, not when only a name is asked for.
        ext_modules=[Extension("tilewright__mypyc", [])] if wanted else [],
        # Asked for where pip builds in an environment of its own, which is empty at first.
        setup_requires=["mypy>=2.4"] if wanted and find_spec("mypyc") is None else [],
        cmdclass={"build_ext": ParallelBuild},
    )
