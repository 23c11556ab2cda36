"""Makes the C files that mypyc generates quicker to compile and to run: fewer of them, no care for what runs
once or fails, and rows that keep their memory (rows.h).

Reading mypyc's headers takes gcc a third of its time for a small file, so the files of a package become one unit.
Python finds a module by a function of its name; the finder has one for each, so one library holds all modules.
"""

import re
from pathlib import Path
from typing import Final

ROWS: Final = Path(__file__).with_name("rows.h")
# Packages in which games and searches spend their time: longer to compile, faster to run.
HOT: Final = (
    "___kernel___", "___state___", "___steps___", "___scoring___", "___knowledge___", "___game.c",
    "___bots___keyflower___", "___bots___artificium___",
)  # fmt: skip
NOT_HOT: Final = ("___codec.c", "___explanation.c", "___faults.c", "___match.c")
# Without passes that take long and gain nothing here: points-to analysis, order for simple processors.
HOT_FLAGS: Final = ("-O2", "-fno-tree-pta", "-fno-schedule-insns2")
# Small: ways out of a function that are alike become one, and functions begin where the last one ends.
COLD_FLAGS: Final = ("-O1", "-fno-tree-pta", "-fno-tree-dominator-opts", "-fcrossjumping", "-fno-align-functions")
# Nobody catches a C++ exception here, so no tables say how to leave each function by one.
FLAGS: Final = ("-fno-asynchronous-unwind-tables",)
# What a module does when it is imported is a sixth of all code, and runs once: it is made small.
IMPORTED: Final = re.compile(r"^char (CPyDef_\w+_____top_level__\(void\) \{)", re.MULTILINE)
# The way into a function from plain Python: games go from function to function inside the core.
ENTERED: Final = re.compile(r"^(PyObject \*CPyPy_\w+\([^;{]*\) \{)", re.MULTILINE)
# Rows of numbers: calls that rows.h answers, and objects that drop their rows.
ROW_CALLS: Final = {"append": "row_append", "alloc": "row_make", "slice": "row_slice", "extend_vec": "row_extend"}
# Functions of kernel/rows.py that rows.h has as well, with one check for all numbers.
ROW_FUNCTIONS: Final = re.compile(r"= CPyDef_(?:kernel___)?rows___(put|put_packed|part_total|packed_part)\(")
ROW_DROPPED: Final = re.compile(r"Py_DECREF\((VEC_I64_BUF\([^()]+\))\);")
FLOAT_ROW_CALLS: Final = {"alloc": "float_row_made", "slice": "float_row_slice"}
FLOAT_ROW_DROPPED: Final = re.compile(r"Py_DECREF\((VEC_FLOAT_BUF\([^()]+\))\);")
# An index within its row is the usual one; negative ones and those that fail are not.
IN_ROW: Final = re.compile(
    r"(?P<check>(?P<here>cpy_r_r\d+) = \(uint64_t\)\S+ < \(uint64_t\)\S+;\n +if \()(?P=here)\) goto"
)
ONCE: Final = """#if defined(__GNUC__) && !defined(__clang__)
#define RUNS_ONCE __attribute__((cold, optimize("Os")))
#define RUNS_SELDOM __attribute__((cold))
#else
#define RUNS_ONCE
#define RUNS_SELDOM
#endif
"""
FINDER_FILE: Final = "finder.c"
FINDER: Final = """/* Leads Python from the name of any module to the code of that module. */
#include <Python.h>
#include <string.h>

static PyObject *found_module(PyObject *spec, PyModuleDef *def)
{
    char attribute[400] = "init_", capsule[450];
    char *to = attribute + 5, *end = attribute + sizeof(attribute) - 4;
    PyObject *library = NULL, *found = NULL, *module = NULL, *name = PyObject_GetAttrString(spec, "name");
    const char *from = name ? PyUnicode_AsUTF8(name) : NULL;
    if (!from) goto done;
    for (; *from && to < end; from++) {
        if (*from == '.') { memcpy(to, "___", 3); to += 3; } else *to++ = *from;
    }
    *to = 0;
    library = PyImport_ImportModule("LIBRARY");
    found = library ? PyObject_GetAttrString(library, attribute) : NULL;
    if (!found) goto done;
    snprintf(capsule, sizeof(capsule), "LIBRARY.%s", attribute);
    PyObject *(*init)(void) = (PyObject *(*)(void))PyCapsule_GetPointer(found, capsule);
    if (init) module = init();
done:
    Py_XDECREF(name);
    Py_XDECREF(library);
    Py_XDECREF(found);
    return module;
}

static PyModuleDef_Slot finder_slots[] = {{Py_mod_create, (void *)found_module}, {0, NULL}};
static PyModuleDef finder = {PyModuleDef_HEAD_INIT, "finder", NULL, 0, NULL, finder_slots, NULL, NULL, NULL};
"""


def unit_of(name: str) -> str:
    """The unit that a generated file belongs to: its package, with what is hot there apart."""
    package, inside, _ = name.removeprefix("__native_").removesuffix(".c").rpartition("___")
    if name == FINDER_FILE:
        return "table"
    if not inside:
        return "hot_runtime" if not name.startswith("__native_") else "table"
    hot = any(part in name for part in HOT) and not name.endswith(NOT_HOT)
    return f"{'hot' if hot else 'cold'}_{package}"


def is_hot(unit: str) -> bool:
    return Path(unit).name.startswith("unit_hot_")


def optimisation(unit: str) -> tuple[str, ...]:
    return (HOT_FLAGS if is_hot(unit) else COLD_FLAGS) + FLAGS


def write_units(sources: list[str], folder: Path) -> dict[str, list[Path]]:
    """A C file for each unit, which takes in the files it is made of; the longest to compile come first."""
    parts: dict[str, list[Path]] = {}
    for source in sorted(map(Path, sources)):
        parts.setdefault(str(folder / f"unit_{unit_of(source.name)}.c"), []).append(source)
    for unit, files in parts.items():
        lines = [f'#include "{path.relative_to(folder).as_posix()}"\n' for path in files]
        rows = "#define TILEWRIGHT_ROWS_HERE\n" if "hot_runtime" in unit else ""
        Path(unit).write_text(ONCE + rows + '#include "rows.h"\n' + "".join(lines), encoding="utf-8")
    (folder / "rows.h").write_bytes(ROWS.read_bytes())
    return dict(sorted(parts.items(), key=lambda item: -weight(*item)))


def weight(unit: str, files: list[Path]) -> int:
    """About how long it takes to compile."""
    return sum(path.stat().st_size for path in files) * (3 if is_hot(unit) else 2)


def improve_files(files: list[Path]) -> None:
    """Writes into the C files what the compiler cannot know."""
    for path in files:
        text = path.read_text(encoding="utf-8")
        improved = improve(text)
        if improved != text:
            path.write_text(improved, encoding="utf-8")


def improve(text: str) -> str:
    """The text of a C file that says which functions run once or seldom, and which way is the usual one."""
    text = IMPORTED.sub(r"RUNS_ONCE char \1", text)
    text = ENTERED.sub(r"RUNS_SELDOM \1", text)
    text = IN_ROW.sub(r"\g<check>likely(\g<here>)) goto", text)
    for call, ours in ROW_CALLS.items():
        text = text.replace(f"VecI64Api.{call}(", f"{ours}(")
    for call, ours in FLOAT_ROW_CALLS.items():
        text = text.replace(f"VecFloatApi.{call}(", f"{ours}(")
    text = ROW_FUNCTIONS.sub(r"= row_\1(", text)
    text = ROW_DROPPED.sub(r"row_release(\1);", text)
    return FLOAT_ROW_DROPPED.sub(r"float_row_release(\1);", text)


def write_finder(folder: Path, library: str, modules: list[str]) -> Path:
    """The C file by which Python finds these modules in the library."""
    text = FINDER.replace("LIBRARY", library)
    for name in sorted({module.rpartition(".")[2] for module in modules}):
        text += f"PyMODINIT_FUNC PyInit_{name}(void) {{ return PyModuleDef_Init(&finder); }}\n"
    path = folder / FINDER_FILE
    path.write_text(text, encoding="utf-8")
    return path
