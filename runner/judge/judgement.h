/*
 * A judgement, and by what is judged.
 */
#ifndef SCATTER_JUDGEMENT_H
#define SCATTER_JUDGEMENT_H

#include "clause.h"
#include "finding.h"
#include "misreading.h"
#include "verdict.h"

#include <stdbool.h>

/* By what is judged. Everything is borrowed. */
struct judge_settings {
    const struct clause_set *clauses;
    enum edition edition;
    /*
     * Globs on ids of clauses, "ScatterND.index-negative" or with a version, "ScatterND-18.index-negative": their
     * warnings are failures. NULL at the end; NULL: none.
     */
    const char *const *strict;
    bool
        official; /* judge_by_settings takes ONNX's own comparison and none of the above (official_comparison.h) */
};

struct judgement {
    enum verdict verdict;
    enum level level;        /* of the clause that decided: of the gravest finding, else of what was due */
    bool compared;           /* the answer was held against an expectation */
    const char *explanation; /* lines of text, each ended by a newline; "" for a plain pass */
    struct findings findings;
    /*
     * Of wrong values: the misreadings that explain all of them, how many, and the clause that the first one breaks, the
     * name of one that holds for the operator version; NULL without one. They only name a failure: `findings` alone
     * decide the verdict, the level and what waivers match.
     */
    struct misreading_set misreadings;
    int misreading_count;
    const char *blamed;
    const char *file_warnings; /* lines about a stored output that should be another; "" or NULL: none */
};

#endif
