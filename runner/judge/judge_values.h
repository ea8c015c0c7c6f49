/*
 * The values of an output: every cell is held against what the text allows it (reference/outcomes/allowed.h), and what is
 * found is gathered by clause. How grave a finding is, is not decided here.
 */
#ifndef SCATTER_JUDGE_VALUES_H
#define SCATTER_JUDGE_VALUES_H

#include "aims.h"
#include "allowed.h"
#include "arena.h"
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
    trait_set policies; /* those that explain all the cells; empty when the cells differ in them */
    int64_t cells;
    int64_t unsearched;    /* cells among them whose orders were not searched, and are not the reference's */
    int64_t first;         /* the position of the first of them */
    const size_t *witness; /* an order of updates that gives the value of cell `witness_cell`, or NULL */
    int64_t witness_cell;
};

enum { MOST_VALUE_FINDINGS = 24 };

struct value_findings {
    struct value_finding items[MOST_VALUE_FINDINGS];
    size_t count;
    int64_t whole_slices; /* under none, of these: those that hold one update, all of it; only for slices */
    int64_t torn_slices;  /* and those that hold pieces of several */
    /* By cell of the output: 0, or 1 + the clause that it deviates from. NULL: no cell does, or no memory. */
    const unsigned char *deviations;
    bool has_aims;
    struct aims aims; /* only if has_aims: not needed where the output is the reference's */
};

/*
 * Judges every cell of `actual`, which has the dtype and shape of data, where the reference computed a value; where a
 * reduction has no value (OUTCOME_UNDEFINED) only the cells that no update aims at. Cells
 * that are as the only possible result has to be are not found to be anything, and policies are told only where
 * the values show them: sums that are exact in every order show none. Of cells that are what the reference computes
 * only some thousand are looked at for policies. Searches for orders are limited to
 * some hundred milliseconds in all. Aims and witnesses are in `scratch`, from which everything else that is needed
 * for a while is taken, too. Fails only with STATUS_OUT_OF_MEMORY.
 */
enum status judge_values(const struct derived_expectation *derived, const struct tensor *actual,
                         struct value_findings *findings, struct arena *scratch, struct error *error);

/* What the cells have in common, in words: the most telling of its policies, or that they differ. Static storage. */
const char *value_finding_policy(const struct value_finding *finding);

/* The cell of an output at a position, for cell_standing or an explanation. Requires has_aims. */
struct cell judged_cell(const struct derived_expectation *derived, const struct tensor *actual,
                        const struct value_findings *findings, int64_t position);

#endif
