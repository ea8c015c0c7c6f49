/*
 * What the text allows a cell of the output to hold, as a membership test: for a cell that nobody, one or
 * several updates aim at, whether a value is among the allowed ones, by which clause, and which of the policies
 * that the text leaves open it shows.
 *
 * The test is about values alone. How grave a deviation is depends on the clause's level, the operator version
 * and the edition of the text, none of which is known here.
 */
#ifndef SCATTER_ALLOWED_H
#define SCATTER_ALLOWED_H

#include "arena.h"
#include "cell.h"

#include <stdbool.h>

/*
 * Judges a value. Where a cell differs from the reference, orders of reduction are searched only if `search` is
 * true; without, the bound decides. Requires that the reference computes a value: there is none for mul of
 * strings and for max and min of complex numbers.
 *
 * Scratch memory and the witness are in the arena: up to 8 MiB and some 50 ms a search (5 ms for 7 updates),
 * without search some 50 bytes an update. A cell is not accused where the arena has no memory left, so the
 * caller resets it from cell to cell.
 */
struct standing cell_standing(const struct cell *cell, bool search, struct arena *arena);

#endif
