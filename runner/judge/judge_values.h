/* The values of an output: every cell is compared with its allowed values (reference/outcomes/cell.h), and
 * the findings are grouped by clause. Their severity is decided elsewhere. */
#ifndef SCATTER_JUDGE_VALUES_H
#define SCATTER_JUDGE_VALUES_H

#include "arena.h"
#include "cell.h"
#include "expectation.h"
#include "status.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* What the cells of one clause and one point have in common. */
struct value_finding {
    enum cell_clause clause;
    bool complies;
    const char *point;  /* trait_point of its policies */
    trait_set policies; /* policies that explain all the cells; empty if there are none */
    int64_t cells;
    int64_t
        unsearched; /* of these, cells that differ from the reference's and whose orders were not searched */
    int64_t first;  /* the position of the first cell */
    const size_t *witness; /* an order of updates that gives the value of cell `witness_cell`, or NULL */
    int64_t witness_cell;
};

enum { MOST_VALUE_FINDINGS = 24 };

struct value_findings {
    struct value_finding items[MOST_VALUE_FINDINGS];
    size_t count;
    int64_t
        whole_slices;    /* of slices with several updates under none: those that are one update as a whole */
    int64_t torn_slices; /* and those with pieces of several updates */
    /* By cell of the output: 0, or 1 + the clause from which it deviates. NULL: no cell deviates, or no
     * memory. */
    const unsigned char *deviations;
    bool has_aims;
    struct aims aims; /* only if has_aims; not needed if the output equals the reference's */
};

/*
 * Judges every cell of `actual`, which has the dtype and shape of data, if the reference computed a value; if
 * a reduction has no value (OUTCOME_UNDEFINED), only the cells without updates. A cell with its only possible
 * value gives no finding, and policies are reported only if the values show them: sums that are exact in
 * every order show none. Of the cells that equal the reference's, only several thousand are examined for
 * policies. All searches for orders together are limited to several hundred milliseconds. Aims and witnesses
 * are in `scratch`, which also provides temporary memory. Fails only with STATUS_OUT_OF_MEMORY.
 */
enum status judge_values(const struct derived_expectation *derived, const struct tensor *actual,
                         struct value_findings *findings, struct arena *scratch, struct error *error);

/* What the cells have in common, in words: the most specific of the policies, or that they differ. Static
 * storage. */
const char *value_finding_policy(const struct value_finding *finding);

/* The cell of an output at a position, for judge_cell_value or an explanation. Requires has_aims. */
struct cell judged_cell(const struct derived_expectation *derived, const struct tensor *actual,
                        const struct value_findings *findings, int64_t position);

#endif
