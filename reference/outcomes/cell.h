/* A cell of the output, the updates that aim at it, and what judging its value gives. */
#ifndef SCATTER_CELL_H
#define SCATTER_CELL_H

#include "arena.h"
#include "operator_version.h"
#include "scatter.h"
#include "status.h"
#include "tensor.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The inverse of a plan: for every target, the numbers of the updates that aim at it, in ascending order. */

struct aims {
    int64_t slice; /* elements per target and per update */
    int64_t first_target;
    int64_t target_count;   /* covers first_target … first_target + target_count - 1 */
    int64_t update_count;   /* in the plan */
    const int64_t *begins;  /* target_count + 1 entries: where the list of a target begins in `updates` */
    const int64_t *updates; /* numbers of updates by target, ascending within each target */
    bool duplicates;        /* some target has more than one update */
};

/* Inverts a plan. The arrays are in the arena and need 8 bytes per target and per update. Fails only with
 * STATUS_OUT_OF_MEMORY. For a plan without updates, target_count is 0. */
enum status aims_create(struct aims *aims, struct scatter_plan *plan, struct arena *arena,
                        struct error *error);

/* The same for some targets only: `count` targets from `first` on, or as many as there are. Needs 8 bytes for
 * each of these targets and for each update that aims at one of them. */
enum status aims_create_some(struct aims *aims, struct scatter_plan *plan, int64_t first, int64_t count,
                             struct arena *arena, struct error *error);

/* Looks for a target with more than one update: *target receives one of the first such targets, or -1 if
 * there is none. Needs one byte per target from the arena; fails only with STATUS_OUT_OF_MEMORY. */
enum status aims_find_repeated(struct scatter_plan *plan, int64_t *target, struct arena *arena,
                               struct error *error);

/* The number of updates that aim at the element at `position` of data. Its target must be covered. */
int64_t aims_count(const struct aims *aims, int64_t position);

/* The position in the tensor `updates` of the element that the i-th of these updates writes to that cell.
 * Requires 0 <= i < aims_count(aims, position). */
int64_t aims_update_position(const struct aims *aims, int64_t position, int64_t i);

/* A cell of the output with everything that determines its allowed values, and the result of judging it: the
 * clause that decides, and what the value shows. */

/* X(constant, name): the clauses about values, except those of the reductions, such as "reduction-add", which
 * follow from the table of reductions. The names are those of the clause files. */
#define CELL_CLAUSE_TABLE(X)                    \
    X(UNTOUCHED, "untouched")                   \
    X(BITS_KEPT, "bits-kept")                   \
    X(NAN_BITS, "nan-bits")                     \
    X(SUBNORMALS, "subnormals")                 \
    X(DUPLICATES_NONE, "duplicates-none")       \
    X(ROUNDING, "rounding")                     \
    X(REDUCTION_ORDER, "reduction-order")       \
    X(ZERO_SIGN_COMPUTED, "zero-sign-computed") \
    X(SIGNED_OVERFLOW, "signed-overflow")       \
    X(UNSIGNED_OVERFLOW, "unsigned-overflow")   \
    X(NAN_ORDER, "nan-order")                   \
    X(ZERO_SIGN, "zero-sign")                   \
    X(REDUCTION_BOOL, "reduction-bool")         \
    X(STRING_ADD, "string-add")                 \
    X(STRING_ORDER, "string-order")

enum cell_clause {
#define CELL_CLAUSE_CONSTANT(constant, name) CELL_CLAUSE_##constant,
    CELL_CLAUSE_TABLE(CELL_CLAUSE_CONSTANT)
#undef CELL_CLAUSE_CONSTANT
#define REDUCTION_CLAUSE(constant, name, kind) CELL_CLAUSE_REDUCTION_##constant,
        COMPUTING_REDUCTION_TABLE(REDUCTION_CLAUSE)
#undef REDUCTION_CLAUSE
};
enum { CELL_CLAUSE_COUNT = CELL_CLAUSE_TABLE(TABLE_ROW) COMPUTING_REDUCTION_TABLE(TABLE_ROW) };

/*
 * What a value shows. POLICY(constant, point, name): a choice that the text leaves open, or a known kind of
 * deviation from the text. A point is a question that a clause leaves open; policies of the same clause and
 * point answer it, the more specific ones first. MISTAKE(constant, name): a guess at what went wrong.
 */
#define TRAIT_TABLE(POLICY, MISTAKE)                                              \
    POLICY(EXPECTED, "", "as expected")                                           \
    MISTAKE(OLD_VALUE, "kept the old value")                                      \
    MISTAKE(FOREIGN_VALUE, "none of the allowed values")                          \
    MISTAKE(UPDATE_ALONE, "an update alone")                                      \
    MISTAKE(UPDATES_LOST, "some updates lost")                                    \
    MISTAKE(UPDATE_DOUBLED, "an update applied twice")                            \
    MISTAKE(OLD_LEFT_OUT, "the updates without the old value")                    \
    MISTAKE(ADDED_TO_OLD, "the result added to the old value")                    \
    MISTAKE(OTHER_REDUCTION, "another reduction")                                 \
    POLICY(LAST_WINS, "which update", "the last")                                 \
    POLICY(FIRST_WINS, "which update", "the first")                               \
    POLICY(OTHER_WINS, "which update", "one between")                             \
    POLICY(NAN_BITS_CHANGED, "", "changed the bits of a NaN")                     \
    POLICY(FLUSHED, "", "flushed a subnormal number to zero")                     \
    POLICY(RAISED, "", "the smallest normal number, not a subnormal one")         \
    POLICY(IN_ORDER, "", "in the order of the updates")                           \
    POLICY(WIDER, "", "in a wider type, rounded once")                            \
    POLICY(OTHER_ORDER, "", "in another order")                                   \
    POLICY(TREE, "", "as a tree of partial results")                              \
    POLICY(OTHER_FORM, "", "by another form of the product")                      \
    POLICY(BETWEEN, "", "between results of other orders, trees and wider types") \
    POLICY(UNSEARCHED, "", "not searched to the end")                             \
    POLICY(WITHIN_BOUND, "", "within the bound of rounding")                      \
    POLICY(NEIGHBOUR, "", "rounded to a neighbour, not to the nearest")           \
    POLICY(NOT_FINITE, "", "not finite, by none of the known forms")              \
    POLICY(FORM_OVERFLOWED, "", "overflow in the form with three products")       \
    POLICY(NEIGHBOUR_FLUSHED, "", "rounded to a neighbour, and flushed to zero")  \
    POLICY(WRAPPED, "", "wrapped")                                                \
    POLICY(SATURATED, "", "saturated")                                            \
    POLICY(INDEFINITE, "", "x86's integer for what is out of range")              \
    POLICY(NAN_IN_DATA_WINS, "NaN in data", "NaN wins")                           \
    POLICY(NAN_IN_DATA_LOSES, "NaN in data", "the number wins")                   \
    POLICY(NAN_IN_UPDATE_WINS, "NaN in an update", "NaN wins")                    \
    POLICY(NAN_IN_UPDATE_LOSES, "NaN in an update", "the number wins")            \
    POLICY(NAN_WINS, "NaN among several updates", "NaN wins")                     \
    POLICY(NAN_LOSES, "NaN among several updates", "the numbers win")             \
    POLICY(NAN_DEPENDS, "NaN among several updates", "NaN takes numbers with it") \
    POLICY(NAN_IDENTITY, "NaN alone", "the identity of the reduction")            \
    POLICY(ZERO_OLD, "", "keeps the old zero")                                    \
    POLICY(ZERO_OTHER, "", "takes another zero")                                  \
    POLICY(ZERO_ORDERED, "", "takes +0 for greater than -0")

enum trait {
#define POLICY_CONSTANT(constant, point, name) POLICY_##constant,
#define MISTAKE_CONSTANT(constant, name)       MISTAKE_##constant,
    TRAIT_TABLE(POLICY_CONSTANT, MISTAKE_CONSTANT)
#undef MISTAKE_CONSTANT
#undef POLICY_CONSTANT
};

/* A set of traits; TRAIT_BIT is the set of one trait. */
typedef uint64_t trait_set;
#define TRAIT_BIT(trait) ((trait_set)1 << (trait))

const char *cell_clause_name(enum cell_clause clause);
const char *trait_name(enum trait trait);
const char *trait_point(enum trait trait);

/* A cell and everything that determines its allowed values. Everything is borrowed. */
struct cell {
    const struct tensor *data;
    const struct tensor *updates;
    const struct aims *aims;
    enum reduction reduction;
    int64_t position;     /* of the cell in data */
    const void *expected; /* the element that the reference computes */
    const void *actual;   /* the element to be judged */
};

/* The result of judging a cell. */
struct cell_verdict {
    enum cell_clause clause; /* the clause that decides */
    bool complies;           /* with the clause */
    enum trait trait;
    trait_set explanations; /* every trait that gives this value here, including `trait` */
    bool searched;          /* for sums and products: all orders and trees were searched, or nothing rounds */
    bool wide; /* within a bound that is wider than the smallest update: an update could be missing */
    const size_t *witness; /* an order of all updates that gives the value, or NULL */
};

/* A result without a search, explained only by its trait. */
struct cell_verdict simple_verdict(enum cell_clause clause, bool complies, enum trait trait);

/* The clause of a computing reduction, such as "reduction-add". */
enum cell_clause reduction_clause(enum reduction reduction);

/* The element of data, the i-th update that aims at the cell, and the number of these updates. */
const void *cell_old(const struct cell *cell);
const void *cell_update(const struct cell *cell, int64_t i);
int64_t cell_count(const struct cell *cell);

/* Whether two elements have the same bits; for strings, the same bytes. */
bool same_bits(int32_t dtype, const void *a, const void *b);

/* The same for floating and complex types, compared part by part; all NaN are equal. */
bool same_value(int32_t dtype, const void *a, const void *b);

/*
 * A membership test for the values that the text allows in a cell of the output, for cells with no update,
 * one update or several. It tells whether a value is allowed, by which clause, and which of the policies that
 * the text leaves open the value shows.
 *
 * The test covers only values. The severity of a deviation depends on the clause's level, the operator
 * version and the edition of the text, which are not known here.
 */

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

/* Guesses at the mistake that caused a wrong result of a reduction. */

/* The mistake that gives this wrong value of a reduction, or MISTAKE_FOREIGN_VALUE if none does. */
enum trait cell_mistake(const struct cell *cell);

/* The old value reduced with all updates of the cell, in their order, by any reduction; false if the text
 * does not define it for the type, or for concatenated strings. `value` has room for an element. */
bool cell_as_reduced_by(const struct cell *cell, enum reduction reduction, void *value);

/* Of the updates of a cell, those that are left out, or that are all applied twice. */
enum { OPERANDS_NAMED = 4 };
struct misused_updates {
    bool doubled;
    int64_t items[OPERANDS_NAMED]; /* numbers of updates of the cell, ascending; the first ones */
    int64_t count;
};

/*
 * Finds the fewest updates whose loss, or the only one whose double use, gives the value; at least one is
 * applied. False if there are none, or several such sets of updates with different values, or if so many sets
 * would have to be tried that one gives the value by chance. Strings and truth values are not tried.
 */
bool cell_misused_updates(const struct cell *cell, struct misused_updates *misused);

/*
 * Four mistakes in a sum or product of real numbers. They decide if no order and no tree gives the value
 * although it may be within the bound (decision `order-of-questions`).
 *
 * MISTAKE_OLD_VALUE, MISTAKE_UPDATE_ALONE, MISTAKE_UPDATES_LOST (the old value and one update only, or all
 * but one), MISTAKE_UPDATE_DOUBLED (one is applied twice), or MISTAKE_FOREIGN_VALUE for none of them.
 * `operands` are `count` >= 2 numbers of the format of `dtype`, the old value first. If there are very many
 * updates, not all are tried.
 */
enum trait real_mistake(int32_t dtype, enum reduction reduction, const double *operands, int64_t count,
                        double actual);

#endif
