/*
 * Which expectation a case deserves (case.h), by what the reference makes of it and by its values: a second opinion on
 * what case.json says.
 */
#ifndef SCATTER_DESERVED_EXPECTATION_H
#define SCATTER_DESERVED_EXPECTATION_H

#include "arena.h"
#include "case.h"
#include "expectation.h"
#include "status.h"

#include <stdint.h>

/*
 * EXPECT_REFUSE      a rule is violated
 * EXPECT_INVARIANTS  no rule is, but the text states no value
 * EXPECT_ALLOWED     the text leaves some cell open: the judge takes several values for it without a warning
 * EXPECT_EXACT       every cell has one value, the payload of NaN apart
 *
 * Open is a cell that several updates aim at: under none, if their bits differ; under add and mul of
 * floating types, unless no order and no tree of them can be rounded or overflow (rounding_bound.h); under add of
 * strings, unless they make up one text in every order. And, with one update, a cell under max and min with a NaN
 * with a number, or where zeros of both signs are the extreme; and every product of complex numbers.
 */
struct deserved_expectation {
    enum expectation kind;
    int64_t open_cell;  /* the position of the first open cell, -1 without one */
    const char *reason; /* why it is open, as a phrase; "" without one. Static storage */
};

/*
 * Scratch memory comes from the arena: 16 bytes for each target and update, and for what aims at one cell. Fails with
 * STATUS_OUT_OF_MEMORY only.
 */
enum status find_deserved_expectation(const struct derived_expectation *derived,
                                      struct deserved_expectation *kind, struct arena *scratch,
                                      struct error *error);

#endif
