"""How the generated C files become units: by package, the hot ones apart, the longest first."""

from pathlib import Path

from scripts.tools.core.c_units import (
    improve,
    improve_files,
    is_hot,
    optimisation,
    unit_of,
    write_finder,
    write_units,
)


def test_files_of_a_package_are_one_unit_and_hot_ones_apart() -> None:
    turn, auction, match = (
        unit_of(f"__native_tilewright___games___keyflower___steps___{name}.c")
        for name in ("turn", "auction", "match")
    )
    assert turn == auction == "hot_tilewright___games___keyflower___steps"
    assert match == "cold_tilewright___games___keyflower___steps"
    assert unit_of("__native_tilewright___bots___tree.c") == "cold_tilewright___bots"
    assert unit_of("__native_tilewright.c") != unit_of("int_ops.c")


def test_units_take_in_every_file_once_and_the_longest_comes_first(tmp_path: Path) -> None:
    sizes = {"__native_tilewright___bots___a.c": 10, "__native_tilewright___bots___b.c": 50, "int_ops.c": 20}
    for name, size in sizes.items():
        (tmp_path / name).write_text("/" * size, encoding="utf-8")
    units = write_units([str(tmp_path / name) for name in sizes], tmp_path)
    assert [[path.name for path in files] for files in units.values()] == [
        ["__native_tilewright___bots___a.c", "__native_tilewright___bots___b.c"],
        ["int_ops.c"],
    ]
    for unit, files in units.items():
        text = Path(unit).read_text(encoding="utf-8")
        assert [line for line in text.splitlines() if line.startswith("#include")] == [
            f'#include "{name}"' for name in ("rows.h", *[path.name for path in files])
        ]
    assert (tmp_path / "rows.h").exists()
    bots, runtime = units
    assert [is_hot(bots), is_hot(runtime)] == [False, True]
    assert [optimisation(bots)[0], optimisation(runtime)[0]] == ["-O1", "-O2"]


def test_only_what_runs_at_an_import_is_marked_and_once(tmp_path: Path) -> None:
    path = tmp_path / "one.c"
    kept = "char CPyDef_turn___ask(void) {\n}\n"
    path.write_text(kept + "char CPyDef_turn_____top_level__(void) {\n}\n", encoding="utf-8")
    for _ in range(2):
        improve_files([path])
        assert path.read_text(encoding="utf-8") == (
            kept + "RUNS_ONCE char CPyDef_turn_____top_level__(void) {\n}\n"
        )


def test_rows_keep_their_memory_and_the_usual_way_is_marked_once() -> None:
    generated = """PyObject *CPyPy_turn___ask(PyObject *self, PyObject *const *args) {
    cpy_r_r1 = VecI64Api.append(cpy_r_r0, 0);
    cpy_r_r2 = VecI64Api.slice(cpy_r_r1, 0, 4);
    cpy_r_r3 = VecI64Api.alloc(4, 4);
    cpy_r_r5 = (uint64_t)cpy_r_r2 < (uint64_t)cpy_r_r4;
    if (cpy_r_r5) goto CPyL8;
    Py_DECREF(VEC_I64_BUF(self->_tiles));
    Py_DECREF(VEC_T_BUF(self->_steps));
    cpy_r_r6 = VecFloatApi.slice(cpy_r_r5, 0, 4);
    Py_DECREF(VEC_FLOAT_BUF(self->_items));
}
PyObject *CPyPy_turn___tell(PyObject *self);
"""
    improved = """RUNS_SELDOM PyObject *CPyPy_turn___ask(PyObject *self, PyObject *const *args) {
    cpy_r_r1 = row_append(cpy_r_r0, 0);
    cpy_r_r2 = row_slice(cpy_r_r1, 0, 4);
    cpy_r_r3 = row_make(4, 4);
    cpy_r_r5 = (uint64_t)cpy_r_r2 < (uint64_t)cpy_r_r4;
    if (likely(cpy_r_r5)) goto CPyL8;
    row_release(VEC_I64_BUF(self->_tiles));
    Py_DECREF(VEC_T_BUF(self->_steps));
    cpy_r_r6 = float_row_slice(cpy_r_r5, 0, 4);
    float_row_release(VEC_FLOAT_BUF(self->_items));
}
PyObject *CPyPy_turn___tell(PyObject *self);
"""
    assert improve(generated) == improve(improved) == improved


def test_functions_over_a_part_of_a_row_are_those_of_rows_h() -> None:
    definition = "int64_t CPyDef_rows___packed_part(VecI64 cpy_r_row, int64_t cpy_r_at) {\n}\n"
    calls = "    r1 = CPyDef_rows___put(r2, 0, r3);\n    r4 = CPyDef_rows___packed_part(r2, 0, 4, 6);\n"
    ours = "    r1 = row_put(r2, 0, r3);\n    r4 = row_packed_part(r2, 0, 4, 6);\n"
    assert improve(definition + calls) == definition + ours
    other = "    r1 = CPyDef_rows___place_in(r2, 3);\n"
    assert improve(other) == other


def test_the_finder_can_be_called_by_the_name_of_any_module(tmp_path: Path) -> None:
    text = write_finder(tmp_path, "all", ["a.state", "b.state", "a.turn"]).read_text(encoding="utf-8")
    assert text.count("PyInit_state(void)") == text.count("PyInit_turn(void)") == 1
    assert 'PyImport_ImportModule("all")' in text
