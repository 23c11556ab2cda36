"""Which core runs: the compiled one if it was built from exactly these sources, else the same in plain Python."""

import hashlib
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, FileFinder, ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

COMPILED_PACKAGES: Final = (
    "kernel",
    "games",
    "bots",
)  # what is compiled; setup.py names the cold files that are not
SWITCH: Final = "TILEWRIGHT_PURE"  # set to 1, it asks for plain Python
SUFFIX: Final = EXTENSION_SUFFIXES[0]
PACKAGE: Final = Path(__file__).parent
LIBRARY: Final = "tilewright__mypyc"  # the code of all compiled modules
COMPILED_NAMES: Final = tuple(f"tilewright.{name}." for name in COMPILED_PACKAGES)


def sources_digest(package: Path = PACKAGE) -> str:
    """A digest of every source of these packages, cold ones too, and of the Python that they are compiled for."""
    found = hashlib.sha256(SUFFIX.encode())
    for name in COMPILED_PACKAGES:
        for folder, inner, names in os.walk(package / name):
            inner.sort()
            for file_name in sorted(names):
                if file_name.endswith(".py"):
                    path = os.path.join(folder, file_name)
                    with open(path, "rb") as file:
                        text = file.read()
                    found.update(f"\n{os.path.relpath(path, package)} {len(text)}\n".encode())
                    found.update(text)
    return found.hexdigest()[:16]


def built_folder(package: Path = PACKAGE) -> Path:
    """Where the compiled core of these sources is, if it is built: beside `src`, never between the sources."""
    return package.parent.parent / "build" / "core" / sources_digest(package)


class CompiledFinder:
    """Finds the compiled modules in a folder: one library holds them all, where Python has a lock; where it has
    none, each module has a file of its own too."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.library = str(folder / f"{LIBRARY}{SUFFIX}")

    def find_spec(self, name: str, path: object = None, target: ModuleType | None = None) -> ModuleSpec | None:
        file = self.library
        if name != LIBRARY:
            if not name.startswith(COMPILED_NAMES):
                return None
            own = self.folder.joinpath(*name.split(".")).with_suffix(SUFFIX)
            if own.exists():
                file = str(own)
            elif not hasattr(import_module(LIBRARY), f"init_{name.replace('.', '___')}"):
                return None
        return spec_from_file_location(name, file, loader=ExtensionFileLoader(name, file))


class PureFinder:
    """Finds our modules as sources, also where compiled ones lie beside them, as in a compiled wheel."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith("tilewright."):
            return None
        for folder in path or ():
            found = FileFinder(folder, (SourceFileLoader, [".py"])).find_spec(name)
            if found is not None:
                return found
        return None


def choose() -> None:
    """Called once, before any other module of ours is imported."""
    if os.environ.get(SWITCH) == "1":
        sys.meta_path.insert(0, PureFinder())
        return
    folder = built_folder() if PACKAGE.parent.name == "src" else PACKAGE.parent
    if (folder / f"{LIBRARY}{SUFFIX}").exists():
        sys.meta_path.insert(0, CompiledFinder(folder))


def compiled() -> bool:
    """Whether the compiled core is running."""
    from tilewright.kernel import rules

    return isinstance(rules.__loader__, ExtensionFileLoader)
