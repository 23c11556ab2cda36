/* Rows of numbers for the compiled core: what mypyc would ask of its library for every row, done here.

   mypyc calls its library through a pointer to add a number to a row, to make one or to copy a part of one, and
   asks Python for the memory each time. A game makes a few rows for every decision and drops them at once, of the
   same few sizes. So

   - a number is added in place while there is room (`row_append`);
   - functions of kernel/rows.py that go over a part of a row check once that it is there (`row_put`, ...);
   - the memory of a row that nobody holds any more is kept for the next row of its size (`row_drop`, `row_made`).

   Rows of fractions are the same with numbers of the same size: they have shelves of their own.

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
#define ROW_UNROLLED _Pragma("GCC unroll 8")
#define ROW_INSIDE static inline __attribute__((always_inline))
#else
#define ROW_SELDOM(x) (x)
#define ROW_SURE(x) (x)
#define ROW_CALLED
#define ROW_UNROLLED
#define ROW_INSIDE static inline
#endif

/* Functions of kernel/rows.py that look at several numbers of a row: one check for all of them. */

ROW_INSIDE int row_has(VecI64 row, int64_t at, int64_t count)
{
    if (ROW_SELDOM(at < 0 || count < 0 || at > row.len - count)) {
        PyErr_SetNone(PyExc_IndexError);
        return 0;
    }
    return 1;
}

ROW_INSIDE char row_put(VecI64 row, int64_t at, VecI64 numbers)
{
    if (ROW_SELDOM(!row_has(row, at, numbers.len)))
        return 2; /* what mypyc says for an error; 1 for None */
    if (numbers.len > 8)
        memmove(row.items + at, numbers.items, numbers.len * sizeof(int64_t));
    else
        for (Py_ssize_t place = 0; place < numbers.len; place++)
            row.items[at + place] = numbers.items[place];
    return 1;
}

ROW_INSIDE int64_t row_part_total(VecI64 row, int64_t at, int64_t count)
{
    if (ROW_SELDOM(!row_has(row, at, count)))
        return CPY_LL_INT_ERROR;
    const int64_t *numbers = row.items + at;
    uint64_t found = 0;
    if (ROW_SURE(count)) {
        ROW_UNROLLED
        for (int64_t place = 0; place < count; place++)
            found += (uint64_t)numbers[place];
    } else
        for (int64_t place = 0; place < count; place++)
            found += (uint64_t)numbers[place];
    return (int64_t)found;
}

ROW_INSIDE int64_t row_packed_part(VecI64 row, int64_t at, int64_t count, int64_t bits)
{
    if (ROW_SELDOM(!row_has(row, at, count)))
        return CPY_LL_INT_ERROR;
    const int64_t *numbers = row.items + at;
    uint64_t found = 0;
    if (ROW_SURE(count)) {
        ROW_UNROLLED
        for (int64_t place = 0; place < count; place++)
            found |= (uint64_t)numbers[place] << place * bits;
    } else
        for (int64_t place = 0, shift = 0; place < count; place++, shift += bits)
            found |= (uint64_t)numbers[place] << shift;
    return (int64_t)found;
}

ROW_INSIDE char row_put_packed(
    VecI64 out, int64_t at, VecI64 places, int64_t mark, VecI64 each, int64_t each_shift,
    VecI64 one, int64_t one_shift, VecI64 two, int64_t two_shift,
    VecI64 three, int64_t three_shift, VecI64 four, int64_t four_shift)
{
    int64_t shortest = out.len - at;
    shortest = one.len < shortest ? one.len : shortest;
    shortest = two.len < shortest ? two.len : shortest;
    shortest = three.len < shortest ? three.len : shortest;
    shortest = four.len < shortest ? four.len : shortest;
    if (ROW_SELDOM(at < 0 || shortest < 0 || (each.len && each.len < places.len)))
        goto beyond;
    int64_t *to = out.items + at;
    for (Py_ssize_t order = 0; order < places.len; order++) {
        uint64_t place = (uint64_t)places.items[order], number = (uint64_t)mark;
        if (ROW_SELDOM(place >= (uint64_t)shortest))
            goto beyond;
        if (each.len)
            number += (uint64_t)each.items[order] << each_shift;
        number += (uint64_t)one.items[place] << one_shift;
        number += (uint64_t)two.items[place] << two_shift;
        number += (uint64_t)three.items[place] << three_shift;
        to[place] = (int64_t)(number + ((uint64_t)four.items[place] << four_shift));
    }
    return 1;
beyond:
    PyErr_SetNone(PyExc_IndexError);
    return 2;
}

#ifndef Py_GIL_DISABLED

#define ROW_LONGEST 512
#define ROW_KEPT 64

typedef struct {
    VecI64BufObject *first; /* each leads to the next by its first number */
    Py_ssize_t count;
} RowShelf;

extern RowShelf row_shelves[ROW_LONGEST + 1]; /* by room */
extern RowShelf float_row_shelves[ROW_LONGEST + 1];
VecI64 row_made(Py_ssize_t length, Py_ssize_t room);
VecI64 row_slice(VecI64 row, int64_t start, int64_t end);
void row_drop(VecI64BufObject *memory);
VecFloat float_row_made(Py_ssize_t length, Py_ssize_t room);
VecFloat float_row_slice(VecFloat row, int64_t start, int64_t end);
void float_row_drop(VecFloatBufObject *memory);

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

static inline void float_row_release(VecFloatBufObject *memory)
{
    if (Py_REFCNT(memory) == 1)
        float_row_drop(memory);
    else
        Py_DECREF(memory);
}

#undef VEC_I64_DECREF
#define VEC_I64_DECREF(v) do { if ((v).items) row_release(VEC_I64_BUF(v)); } while (0)
#undef VEC_FLOAT_DECREF
#define VEC_FLOAT_DECREF(v) do { if ((v).items) float_row_release(VEC_FLOAT_BUF(v)); } while (0)

#ifdef TILEWRIGHT_ROWS_HERE

RowShelf row_shelves[ROW_LONGEST + 1];
RowShelf float_row_shelves[ROW_LONGEST + 1];

static inline void row_keep(RowShelf *shelves, VecI64BufObject *memory)
{
    Py_ssize_t room = Py_SIZE(memory);
    RowShelf *shelf = shelves + room;
    if (ROW_SELDOM(room == 0 || room > ROW_LONGEST || shelf->count >= ROW_KEPT)) {
        Py_DECREF(memory);
        return;
    }
    memory->items[0] = (int64_t)(intptr_t)shelf->first;
    shelf->first = memory;
    shelf->count++;
}

static inline VecI64 row_taken(RowShelf *shelves, PyTypeObject *type, Py_ssize_t length, Py_ssize_t room)
{
    VecI64 row = {.len = length, .items = NULL};
    if (room == 0)
        return row;
    VecI64BufObject *memory = ROW_SELDOM(room > ROW_LONGEST) ? NULL : shelves[room].first;
    if (ROW_SELDOM(!memory)) {
        memory = PyObject_NewVar(VecI64BufObject, type, room);
        if (!memory) {
            row.len = -1;
            return row;
        }
    } else {
        shelves[room].first = (VecI64BufObject *)(intptr_t)memory->items[0];
        shelves[room].count--;
    }
    row.items = memory->items;
    return row;
}

static inline VecI64 row_zeros(RowShelf *shelves, PyTypeObject *type, Py_ssize_t length, Py_ssize_t room)
{
    VecI64 row = row_taken(shelves, type, length, room < length ? length : room);
    if (row.len > 8)
        memset(row.items, 0, row.len * sizeof(int64_t));
    else
        for (Py_ssize_t at = 0; at < row.len; at++)
            row.items[at] = 0;
    return row;
}

static inline VecI64 row_part(RowShelf *shelves, PyTypeObject *type, VecI64 row, int64_t start, int64_t end)
{
    start = start < 0 ? start + row.len : start;
    end = end < 0 ? end + row.len : end;
    start = start < 0 ? 0 : start > row.len ? row.len : start;
    end = end < start ? start : end > row.len ? row.len : end;
    VecI64 part = row_taken(shelves, type, end - start, end - start);
    if (part.len > 8)
        memcpy(part.items, row.items + start, part.len * sizeof(int64_t));
    else
        for (Py_ssize_t at = 0; at < part.len; at++)
            part.items[at] = row.items[start + at];
    return part;
}

ROW_CALLED void row_drop(VecI64BufObject *memory)
{
    row_keep(row_shelves, memory);
}

ROW_CALLED VecI64 row_made(Py_ssize_t length, Py_ssize_t room)
{
    if (ROW_SELDOM(room < 0))
        return VecI64Api.alloc(length, room); /* refuses */
    return row_zeros(row_shelves, VecI64Api.buf_type, length, room);
}

ROW_CALLED VecI64 row_slice(VecI64 row, int64_t start, int64_t end)
{
    return row_part(row_shelves, VecI64Api.buf_type, row, start, end);
}

/* A fraction has the size of a number, and the fraction 0 its bits. */
static inline VecFloat as_float_row(VecI64 row)
{
    return (VecFloat){.len = row.len, .items = (double *)row.items};
}

ROW_CALLED void float_row_drop(VecFloatBufObject *memory)
{
    row_keep(float_row_shelves, (VecI64BufObject *)memory);
}

ROW_CALLED VecFloat float_row_made(Py_ssize_t length, Py_ssize_t room)
{
    if (ROW_SELDOM(room < 0))
        return VecFloatApi.alloc(length, room); /* refuses */
    return as_float_row(row_zeros(float_row_shelves, VecFloatApi.buf_type, length, room));
}

ROW_CALLED VecFloat float_row_slice(VecFloat row, int64_t start, int64_t end)
{
    VecI64 numbers = {.len = row.len, .items = (int64_t *)row.items};
    return as_float_row(row_part(float_row_shelves, VecFloatApi.buf_type, numbers, start, end));
}

#endif

#else

#define row_append VecI64Api.append
#define row_extend VecI64Api.extend_vec
#define row_make VecI64Api.alloc
#define row_slice VecI64Api.slice
#define row_release(memory) Py_DECREF(memory)
#define float_row_made VecFloatApi.alloc
#define float_row_slice VecFloatApi.slice
#define float_row_release(memory) Py_DECREF(memory)

#endif
#endif
