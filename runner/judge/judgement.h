/*
 * A judgement, and the settings of the judge.
 */
#ifndef SCATTER_JUDGEMENT_H
#define SCATTER_JUDGEMENT_H

#include "clause.h"
#include "finding.h"
#include "limit.h"
#include "misreading.h"
#include "verdict.h"

#include <stdbool.h>

/* The settings of the judge. Everything is borrowed. */
struct judge_settings {
    const struct clause_set *clauses;
    enum edition edition;
    /*
     * Globs on ids of clauses, "ScatterND.index-negative" or with a version, "ScatterND-18.index-negative", whose warnings
     * are failures. NULL at the end; NULL: none.
     */
    const char *const *strict;
};

struct judgement {
    enum verdict verdict;
    enum level level; /* of the most severe finding's clause; without findings, of the expected behaviour */
    bool compared;    /* the answer was compared with an expectation */
    const char *explanation; /* lines of text, each ended by a newline; "" for a plain pass */
    struct findings findings;
    /*
     * The misreadings that explain all wrong values, their number, and the name of the clause that the first one breaks, if
     * the clause holds for the operator version and the misreadings do not explain by chance, otherwise NULL. They only describe a failure: verdict, level and matching
     * waivers depend only on `findings`.
     */
    struct misreading_set misreadings;
    int misreading_count;
    /* The wrong cells have truth values, or one value, which is 0, NaN or an operand: many readings give it. */
    bool by_chance;
    const char *blamed;
    struct beyond_limit beyond; /* for VERDICT_UNSUPPORTED: because the case is beyond this limit */
    const char *file_warnings;  /* lines about a stored output that should differ; "" or NULL: none */
};

#endif
