/*
 * A membership test for the values that the text allows in a cell of the output, for cells with no update,
 * one update or several. It tells whether a value is allowed, by which clause, and which of the policies that
 * the text leaves open the value shows.
 *
 * The test covers only values. The severity of a deviation depends on the clause's level, the operator
 * version and the edition of the text, which are not known here.
 */
#ifndef SCATTER_ALLOWED_H
#define SCATTER_ALLOWED_H

#include "arena.h"
#include "cell.h"

#include <stdbool.h>

/*
 * Judges a value. If a cell differs from the reference, orders of reduction are searched only if `search` is
 * true; otherwise the bound decides. Requires that the reference computes a value: it does not for mul of
 * strings and for max and min of complex numbers.
 *
 * Scratch memory and the witness are in the arena. A search takes up to 8 MiB and about 50 ms (5 ms for 7
 * updates); without a search, about 50 bytes per update are needed. If the arena has no memory left, the cell
 * is not blamed, so the caller resets the arena for each cell.
 */
struct cell_verdict judge_cell_value(const struct cell *cell, bool search, struct arena *arena);

#endif
