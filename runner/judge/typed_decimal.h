/*
 * Stored outputs of third parties with values that look like decimals typed by hand: 3 · 1.2 stored as 3.6, which is not
 * the float that the product gives.
 */
#ifndef SCATTER_TYPED_DECIMAL_H
#define SCATTER_TYPED_DECIMAL_H

#include "judge_findings.h"

#include <stdbool.h>
#include <stdint.h>

/* The greatest distance from an allowed value, in units in the last place: steps between numbers of the type. */
enum { TYPED_DECIMAL_UNITS = 8 };

/* The cells of a stored output that look so: their number, and the position of the first one. */
struct typed_decimals {
    int64_t cells, first;
};

/*
 * Whether all cells that cause a failure look like decimals typed by hand. Such a cell is computed by add or mul in
 * float16, bfloat16, float or double; its value is finite, no named mistake gives it, and it differs by at most
 * TYPED_DECIMAL_UNITS from the reference's value or from another allowed one. Other values than the reference's are only
 * tried for 64 cells; a cell beyond these does not look so. No misreading may explain the output, that is, all these cells.
 *
 * The findings and the misreadings of the stored output must be in the judgement. Also false without memory.
 */
bool find_typed_decimals(struct judging *judging, const struct tensor *stored, struct typed_decimals *found);

#endif
