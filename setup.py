"""Builds the package, with its core compiled where that can be done, else in plain Python: one line says so.

TILEWRIGHT_COMPILE=1 insists on the compiled core; TILEWRIGHT_COMPILE=0 leaves it, and so does TILEWRIGHT_PURE=1.
"""

import hashlib
import os
import runpy
import shutil
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from typing import ClassVar

from setuptools import Extension, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_ext import build_ext

CORE = runpy.run_path("src/tilewright/core.py")
COMPILED_PACKAGES, LIBRARY, SUFFIX = CORE["COMPILED_PACKAGES"], CORE["LIBRARY"], CORE["SUFFIX"]
FAULTS = runpy.run_path("scripts/tools/core/mypyc_faults.py")
UNITS = runpy.run_path("scripts/tools/core/c_units.py")
# What runs once, when a game is loaded or a text is read, stays as it is: it would only make the build longer.
COLD_FILES = {
    "__init__.py", "bundle.py", "catalogue.py", "checks.py", "entries.py", "face_reader.py", "facts.py",
    "fingerprint.py", "hint_reasons.py", "hints.py", "install.py", "loading.py", "native.py", "play_aids.py",
    "position.py", "position_limits.py", "program.py", "reasons.py", "record.py", "registry.py",
    "regular_files.py", "rulings.py", "specs.py", "tile_reader.py", "toml_entry.py", "vocabulary.py",
}  # fmt: skip
COLD_FOLDERS = {"play_aids", "position"}
OPTIMISATION = "1"
# Calls between modules of the library go straight to their function, and small functions into their callers.
VISIBILITY = [] if sys.platform == "win32" else ["-fvisibility=hidden"]
# In a wheel the library needs no names of functions; who measures the core that scripts/build keeps reads them.
NAMELESS = ["-Wl,--strip-all"] if sys.platform == "linux" and "bdist_wheel" in sys.argv else []
GENERATED = Path("build/c")
FREE_THREADED = bool(sysconfig.get_config_var("Py_GIL_DISABLED"))  # there mypyc finds modules in another way
PURE = "0" if os.environ.get(CORE["SWITCH"]) == "1" else ""
COMPILE = os.environ.get("TILEWRIGHT_COMPILE") or PURE  # "1": must, "0": not, else: where it can be done
# Whoever asks for a name or packs the sources need not wait for C files.
METADATA_ONLY = not {"dist_info", "egg_info", "sdist"}.isdisjoint(sys.argv)
# An editable install takes the core that scripts/build keeps in build/core, never between the sources.
WANTED = not METADATA_ONLY and (COMPILE == "1" or (COMPILE != "0" and "editable_wheel" not in sys.argv))
OBJECTS = Path(os.environ.get("TILEWRIGHT_OBJECTS", "build/objects"))  # compiled C files, by what they are made of


def core_modules() -> list[str]:
    """The modules that are compiled, in a fixed order."""
    found = [path for name in COMPILED_PACKAGES for path in Path("src/tilewright", name).rglob("*.py")]
    return sorted(
        path.as_posix() for path in found if path.name not in COLD_FILES and path.parent.name not in COLD_FOLDERS
    )


def core_names() -> list[str]:
    """By these Python imports them."""
    return [path.removeprefix("src/").removesuffix(".py").replace("/", ".") for path in core_modules()]


class ParallelBuild(build_ext):
    """Compiles the C files on all cores, and none that was compiled before; setuptools would take one by one."""

    parts: ClassVar[dict[str, list[Path]]] = {}  # the C files of each unit

    def finalize_options(self) -> None:
        if self.distribution.ext_modules:
            try:
                self.distribution.ext_modules = extensions()
            except (Exception, SystemExit) as error:
                self.give_up(error)
        super().finalize_options()

    def run(self) -> None:
        try:
            super().run()
        except (Exception, SystemExit) as error:
            self.give_up(error)
            for library in Path(self.build_lib).rglob("*" + SUFFIX):
                library.unlink()

    def give_up(self, error: BaseException) -> None:
        """Goes on without a compiled core, if nobody insists on it."""
        if COMPILE == "1":
            raise error
        reason = (str(error).strip() or type(error).__name__).splitlines()[0]
        print(f"tilewright: the core stays plain Python, it could not be compiled: {reason}", file=sys.stderr)
        self.distribution.ext_modules = self.extensions = []

    def build_extensions(self) -> None:
        FAULTS["repair_folder"](GENERATED)
        headers = sorted(GENERATED.glob("**/*.h"))
        self.headers = hashlib.sha256(b"".join(path.read_bytes() for path in headers))
        self.plain_compile = self.compiler.compile
        self.compiler.compile = self.compile_all
        OBJECTS.mkdir(parents=True, exist_ok=True)
        with ThreadPoolExecutor(os.cpu_count() or 1) as self.pool:
            super().build_extensions()

    def build_extension(self, ext: Extension) -> None:
        if ext.name == LIBRARY:
            finder = [] if FREE_THREADED else [str(UNITS["write_finder"](GENERATED, LIBRARY, core_names()))]
            self.parts = UNITS["write_units"]([*ext.sources, *finder], GENERATED)
            UNITS["improve_files"]([path for files in self.parts.values() for path in files])
            ext.sources = list(self.parts)
        super().build_extension(ext)

    def compile_all(self, sources: list[str], **settings: object) -> list[str]:
        longest_first = sorted(sources, key=[*self.parts, *sources].index)
        found = {source: self.pool.submit(self.compile_one, source, settings) for source in longest_first}
        return [found[source].result() for source in sources]

    def compile_one(self, source: str, settings: dict[str, object]) -> str:
        settings = dict(settings, extra_postargs=flags_of(source, settings["extra_postargs"]))
        key = self.headers.copy()
        for path in (source, *self.parts.get(source, ())):
            key.update(Path(path).read_bytes())
        key.update(repr([SUFFIX, self.compiler.compiler_so, settings.get("extra_postargs")]).encode())
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


def flags_of(source: str, flags: list[str]) -> list[str]:
    """The compiler's flags for one unit: hot ones are optimised more."""
    return flags if sys.platform == "win32" else [*flags, *UNITS["optimisation"](source)]


class Wheel(bdist_wheel):
    """Fits any platform if the core could not be compiled."""

    def run(self) -> None:
        self.run_command("build_ext")
        self.root_is_pure = not self.distribution.has_ext_modules()
        super().run()


def need_compiler() -> None:
    """Before the long work of translating to C. Windows finds its compiler in ways of its own."""
    name = (os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")).split()[0]
    if sys.platform != "win32" and shutil.which(name) is None:
        raise FileNotFoundError(f"there is no C compiler ({name})")


def extensions() -> list[Extension]:
    """One library with all modules, by the name of each; without Python's lock also a small one for each."""
    need_compiler()
    FAULTS["check_version"](version("mypy"))
    from mypyc.build import mypycify

    found = mypycify(
        core_modules(), opt_level=OPTIMISATION, debug_level="0", multi_file=True, group_name="tilewright",
        target_dir=str(GENERATED),
    )  # fmt: skip
    for extension in found:
        extension.extra_compile_args = extension.extra_compile_args + VISIBILITY
        extension.extra_link_args = extension.extra_link_args + NAMELESS
    return [extension for extension in found if FREE_THREADED or extension.name == LIBRARY]


if __name__ == "__main__":
    setup(
        # Stands for those that are made from the sources when they are built, not when only a name is asked for.
        ext_modules=[Extension(LIBRARY, [])] if WANTED else [],
        cmdclass={"build_ext": ParallelBuild, "bdist_wheel": Wheel},
    )
