/*
 * Misreadings: wrong readings of the specification, each with a name. A misreading computes the output of an
 * implementation that reads the node this way, on the inputs of the case (as the policies of relaxed.h do for
 * invalid inputs). A judge compares a wrong output with each misreading to report what probably went wrong.
 * Misreadings only describe a failure; they never cause one and change neither verdict nor level.
 */
#ifndef SCATTER_MISREADING_H
#define SCATTER_MISREADING_H

#include "arena.h"
#include "misreading_table.h"
#include "node.h"
#include "tensor.h"

#include <stdbool.h>
#include <stdint.h>

enum misreading {
#define MISREADING_CONSTANT(constant, ...) MISREADING_##constant,
    MISREADING_TABLE(MISREADING_CONSTANT, MISREADING_CONSTANT)
#undef MISREADING_CONSTANT
};
enum { MISREADING_COUNT = MISREADING_TABLE(TABLE_ROW, TABLE_ROW) };

/* Columns of the table (misreading_table.h). Static storage. */
const char *misreading_name(enum misreading misreading);
const char *misreading_sentence(enum misreading misreading);

/* The clause that a misreading violates, given the reduction. */
const char *misreading_clause(enum misreading misreading, enum reduction reduction);

/* Whether a parameter of the misreading is searched, such as a power of two, so that it explains more. */
bool misreading_is_searched(enum misreading misreading);

/* Finds the misreading with this name; false if there is none. */
bool misreading_from_name(const char *name, enum misreading *misreading);

/* A wrong output, its node and the expected output. Everything is borrowed. */
struct misread_output {
    const struct scatter_node *node; /* valid: preparation->outcome is OUTCOME_COMPUTED */
    const struct preparation *preparation;
    const struct tensor *expected; /* the reference's output */
    const struct tensor *actual;   /* has the dtype and shape of data */
    const bool *wrong;             /* by cell: whether its value is not allowed; true for at least one cell */
};

/* The misreadings that explain an output. */
struct misreading_set {
    bool has[MISREADING_COUNT];
    /* It has targets outside of data, and explains the output if these updates are left out. */
    bool left_out[MISREADING_COUNT];
    /* The parameter of its variant, such as a power of two or a number of bits; or 0. */
    int64_t number[MISREADING_COUNT];
};

/*
 * Finds every misreading that explains an output. A misreading explains an output if it gives the actual
 * value for each wrong cell, and the actual or the expected value for each other cell. Values are equal if
 * their bits are; if the right reading or the misreading computes the value and does not only copy it, all
 * NaN are equal. Returns the number of these misreadings.
 *
 * Work and memory are bounded: a misreading whose work would exceed the rest of MISREADING_WORK is not tried,
 * and without memory none is found. Temporary memory comes from `scratch`, which is reset.
 */
int misreadings_find(const struct misread_output *output, struct misreading_set *set, struct arena *scratch);

/*
 * In how many of its variants a misreading gives another output than `expected`, the right one, for a valid
 * node, and in how many it finds coordinates outside of data, so that it is not known what an implementation
 * does. Variants beyond MISREADING_WORK, or without memory, do neither. Temporary memory comes from
 * `scratch`, which is reset.
 */
struct misreading_effects {
    int variants, changing, leaving;
};
struct misreading_effects misreading_effects_on(enum misreading misreading, const struct scatter_node *node,
                                                const struct preparation *preparation,
                                                const struct tensor *expected, struct arena *scratch);

/* The maximum work for one output, in steps of a few nanoseconds: one step for each dimension of an update,
 * each cell, and each eight bytes of a string. */
#define MISREADING_WORK ((int64_t)1 << 25)

/* The misreading of a set that is reported: the first that leaves no updates out, else the first. Requires a
 * non-empty set. */
enum misreading misreading_first(const struct misreading_set *set);

#endif
