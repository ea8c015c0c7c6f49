/* The expectation of a case, derived from the reference: every case in ONNX's form has one, with or without a
 * stored output. */
#ifndef SCATTER_EXPECTATION_H
#define SCATTER_EXPECTATION_H

#include "arena.h"
#include "case.h"
#include "scatter.h"
#include "status.h"
#include "tensor.h"

#include <stdbool.h>
#include <stdint.h>

/* The result of the reference for a case. Borrows from the case; the rest is in the arena. */
struct derived_expectation {
    struct scatter_node node; /* the case's node with its inputs */
    struct preparation preparation;
    bool names_domain; /* the model writes ONNX's domain by name, in the import or the node */
    /*
     * The opset import is above the first opset of the operator version, or the IR version above the lowest
     * that opset and element types demand (scatter_model.h): an implementation that does not know them may
     * reject the model.
     */
    bool newer_than_needed;
    /* The data set overrides a default value of the model: ONNX's text says that a runtime may allow it. */
    bool overrides_default;
    /* For OUTCOME_COMPUTED the result, without elements for the tier "huge"; for OUTCOME_UNDEFINED data, the
     * value of cells without updates. */
    struct tensor output;
};

/* Evaluates a case with the reference. Fails only with STATUS_OUT_OF_MEMORY. */
enum status derive_expectation(const struct scatter_case *the_case, struct derived_expectation *derived,
                               struct arena *arena, struct error *error);

/* The operator version whose clauses apply: that of the node, or the oldest of the operator if its opset has
 * none. */
const struct operator_version *expectation_version(const struct derived_expectation *derived);

/* The violated rules for a person, a line each: two spaces, the code, the first instance. "" if no rule is
 * violated, or without memory. */
const char *violated_rules(const struct preparation *preparation, struct arena *arena);

/* A quick check whether the input values leave anything open. If not, and if the output equals the
 * reference's, the judge need not walk over single cells. */

/* Whether several updates of one cell leave its value open: under none, and for sums and products that
 * round. */
bool values_are_open(const struct derived_expectation *derived);

/*
 * Whether single values may leave something open whatever the order of updates: NaN or a negative zero under
 * max and min, integer sums and products that may overflow. May be true although nothing is open. `repeated`:
 * several updates may aim at one cell. Requires OUTCOME_COMPUTED.
 */
bool single_values_may_be_open(const struct derived_expectation *derived, bool repeated);

/* Comparing a result with the expected one, bit for bit. */

/*
 * The number of elements that differ between two tensors of the same dtype and shape; *first (may be NULL)
 * receives the position of the first difference, or is unchanged. Elements are equal when their bits are
 * equal; with `any_nan` any two NaN are equal too (in complex numbers, part by part). Strings are equal when
 * their bytes are equal. For a dtype outside T, whose elements are not read, all elements differ if any
 * stored byte does.
 */
int64_t tensor_differences(const struct tensor *expected, const struct tensor *actual, bool any_nan,
                           int64_t *first);

/* Whether `count` elements of two tensors of the same dtype of T, from a position in each, are equal bit for
 * bit (strings: byte for byte). */
bool tensor_same_elements(const struct tensor *a, int64_t a_position, const struct tensor *b,
                          int64_t b_position, int64_t count);

#endif
