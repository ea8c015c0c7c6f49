/*
 * Relations between an implementation's own answers, which hold whatever the reference says: each is checked by executing
 * another case, made from the first one, and comparing the two outputs.
 *
 *   versions    another operator version that has the same type and reduction gives the same output
 *   permuted    so do the updates in the reverse order
 *   split       so do two steps, each with half of the updates
 *   transposed  so do tensors with the first and the last axis exchanged, up to that exchange
 *   as-tuples   so does ScatterND with the coordinates that ScatterElements and Scatter mean
 *   gathered    without a reduction the elements that updates aim at are the updates, and all others are those of data
 *
 * They are about values: all models are in the plain form (written_form.h), whatever the form of the case is.
 *
 * They are checked where all indices are valid (not negative in versions whose text does not mention negative indices) and the
 * order of updates cannot matter: where no two aim at one element, or for max and min of integers. This is decided from
 * the inputs alone.
 */
#ifndef SCATTER_RELATION_H
#define SCATTER_RELATION_H

#include "judgement.h"
#include "session.h"
#include "status.h"
#include "world_case.h"

#include <stdbool.h>
#include <stdint.h>

/* X(constant, name) */
#define RELATION_TABLE(X)       \
    X(VERSIONS, "versions")     \
    X(PERMUTED, "permuted")     \
    X(SPLIT, "split")           \
    X(TRANSPOSED, "transposed") \
    X(AS_TUPLES, "as-tuples")   \
    X(GATHERED, "gathered")

enum relation {
#define RELATION_CONSTANT(constant, name) RELATION_##constant,
    RELATION_TABLE(RELATION_CONSTANT)
#undef RELATION_CONSTANT
};
#define RELATION_ROW(...) +1
enum { RELATION_COUNT = RELATION_TABLE(RELATION_ROW) };
#undef RELATION_ROW

/* Cases with more updates or elements of data are not looked at. */
enum { RELATION_ELEMENTS_MOST = 1 << 14 };

const char *relation_name(enum relation relation);

enum relation_result {
    RELATION_DOES_NOT_APPLY, /* to this case */
    RELATION_HOLDS,
    RELATION_IS_VIOLATED,
    RELATION_IS_NOT_COMPARABLE /* the case or one made from it has no output: refused, unsupported, or the process was lost */
};

struct relation_results {
    enum relation_result of[RELATION_COUNT];
    int64_t
        cell[RELATION_COUNT]; /* of those that are violated: the first element of the output that differs */
    bool pass_the_judge[RELATION_COUNT]; /* of those: all answers that were compared pass it */
    bool fails;                          /* the judge fails one of all the answers: a crash, say */
};

/* How many cases had which result, by relation. */
struct relation_counts {
    uint64_t held[RELATION_COUNT], violated[RELATION_COUNT], not_comparable[RELATION_COUNT];
    uint64_t permitted[RELATION_COUNT]; /* of those that are violated: all answers pass the judge */
    uint64_t failing;                   /* cases with an answer that the judge fails */
};

/* Adds the results of one case, and the counts of other cases. */
void relation_counts_take(struct relation_counts *counts, const struct relation_results *results);
void relation_counts_add(struct relation_counts *counts, const struct relation_counts *others);

/*
 * Executes a case of a world in the session, also the cases that it is compared with, and checks all relations.
 * STATUS_OUT_OF_MEMORY. Everything is in the arena.
 */
enum status relations_check(struct relation_results *results, struct session *session,
                            const struct judge_settings *judge, const struct world_case *of,
                            const struct world_kinds *kinds, struct arena *arena, struct error *error);

#endif
