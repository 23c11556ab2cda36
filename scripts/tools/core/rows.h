/* Rows of numbers for the compiled core: what mypyc would ask of its library for every row, done here.

   mypyc calls its library through a pointer to add a number to a row, to make one or to copy a part of one, and
   asks Python for the memory each time. A game makes a few rows for every decision and drops them at once, of the
   same few sizes. So

   - a number is added in place while there is room (`row_append`);
   - the memory of a row that nobody holds any more is kept for the next row of its size (`row_drop`, `row_made`).

   A kept row still counts one holder, so nothing has to be done to it when it is taken again. At most ROW_KEPT rows
   of one size are kept; longer rows than ROW_LONGEST are left to Python. All this is the same memory
   that the library takes, so rows go between both freely. `c_units.py` puts these calls into the generated files.

   Without the lock of the interpreter (free-threaded Python) rows are the library's alone. */

#ifndef TILEWRIGHT_ROWS_H
#define TILEWRIGHT_ROWS_H

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <string.h>
#include "CPy.h"
#include "vecs/librt_vecs_api.h"

/* A call of these means that something failed: the way there is not laid between what is done often. */
#if defined(__GNUC__)
void PyErr_SetNone(PyObject *) __attribute__((cold));
#define ROW_SELDOM(x) __builtin_expect(!!(x), 0)
#define ROW_SURE(x) (__builtin_constant_p(x) && (x)) /* the compiler knows it */
#define ROW_CALLED __attribute__((noinline))
#else
#define ROW_SELDOM(x) (x)
#define ROW_SURE(x) (x)
#define ROW_CALLED
#endif

#ifndef Py_GIL_DISABLED

#define ROW_LONGEST 512
#define ROW_KEPT 64

typedef struct {
    VecI64BufObject *first; /* each leads to the next by its first number */
    Py_ssize_t count;
} RowShelf;

extern RowShelf row_shelves[ROW_LONGEST + 1]; /* by room */
VecI64 row_made(Py_ssize_t length, Py_ssize_t room);
VecI64 row_slice(VecI64 row, int64_t start, int64_t end);
void row_drop(VecI64BufObject *memory);

/* An empty row takes no memory and no call. */
static inline VecI64 row_make(Py_ssize_t length, Py_ssize_t room)
{
    if (ROW_SURE(length == 0 && room == 0))
        return (VecI64){.len = 0, .items = NULL};
    return row_made(length, room);
}

/* More numbers behind those of a row, in place while there is room. */
static inline VecI64 row_extend(VecI64 row, VecI64 more)
{
    if (ROW_SELDOM(!row.items || row.items == more.items || row.len + more.len > Py_SIZE(VEC_I64_BUF(row))))
        return VecI64Api.extend_vec(row, more);
    for (Py_ssize_t at = 0; at < more.len; at++)
        row.items[row.len++] = more.items[at];
    return row;
}

static inline VecI64 row_append(VecI64 row, int64_t number)
{
    if (ROW_SELDOM(!row.items || row.len >= Py_SIZE(VEC_I64_BUF(row))))
        return VecI64Api.append(row, number);
    row.items[row.len++] = number;
    return row;
}

static inline void row_release(VecI64BufObject *memory)
{
    if (Py_REFCNT(memory) == 1)
        row_drop(memory);
    else
        Py_DECREF(memory);
}

#undef VEC_I64_DECREF
#define VEC_I64_DECREF(v) do { if ((v).items) row_release(VEC_I64_BUF(v)); } while (0)

#ifdef TILEWRIGHT_ROWS_HERE

RowShelf row_shelves[ROW_LONGEST + 1];

ROW_CALLED void row_drop(VecI64BufObject *memory)
{
    Py_ssize_t room = Py_SIZE(memory);
    RowShelf *shelf = row_shelves + room;
    if (ROW_SELDOM(room == 0 || room > ROW_LONGEST || shelf->count >= ROW_KEPT)) {
        Py_DECREF(memory);
        return;
    }
    memory->items[0] = (int64_t)(intptr_t)shelf->first;
    shelf->first = memory;
    shelf->count++;
}

static inline VecI64 row_taken(Py_ssize_t length, Py_ssize_t room)
{
    VecI64 row = {.len = length, .items = NULL};
    if (room == 0)
        return row;
    VecI64BufObject *memory = ROW_SELDOM(room > ROW_LONGEST) ? NULL : row_shelves[room].first;
    if (ROW_SELDOM(!memory)) {
        memory = PyObject_NewVar(VecI64BufObject, VecI64Api.buf_type, room);
        if (!memory) {
            row.len = -1;
            return row;
        }
    } else {
        row_shelves[room].first = (VecI64BufObject *)(intptr_t)memory->items[0];
        row_shelves[room].count--;
    }
    row.items = memory->items;
    return row;
}

ROW_CALLED VecI64 row_made(Py_ssize_t length, Py_ssize_t room)
{
    if (ROW_SELDOM(room < 0))
        return VecI64Api.alloc(length, room); /* refuses */
    VecI64 row = row_taken(length, room < length ? length : room);
    if (row.len > 8)
        memset(row.items, 0, row.len * sizeof(int64_t));
    else
        for (Py_ssize_t at = 0; at < row.len; at++)
            row.items[at] = 0;
    return row;
}

ROW_CALLED VecI64 row_slice(VecI64 row, int64_t start, int64_t end)
{
    start = start < 0 ? start + row.len : start;
    end = end < 0 ? end + row.len : end;
    start = start < 0 ? 0 : start > row.len ? row.len : start;
    end = end < start ? start : end > row.len ? row.len : end;
    VecI64 part = row_taken(end - start, end - start);
    if (part.len > 8)
        memcpy(part.items, row.items + start, part.len * sizeof(int64_t));
    else
        for (Py_ssize_t at = 0; at < part.len; at++)
            part.items[at] = row.items[start + at];
    return part;
}

#endif

#else

#define row_append VecI64Api.append
#define row_extend VecI64Api.extend_vec
#define row_make VecI64Api.alloc
#define row_slice VecI64Api.slice
#define row_release(memory) Py_DECREF(memory)

#endif
#endif
