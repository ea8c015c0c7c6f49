/*
 * What is to be expected of a case, derived from the reference: any case of ONNX's form has an expectation, with
 * or without a stored output.
 */
#ifndef SCATTER_EXPECTATION_H
#define SCATTER_EXPECTATION_H

#include "arena.h"
#include "case.h"
#include "scatter.h"
#include "status.h"

#include <stdbool.h>

/* What the reference makes of a case. Borrows from the case; the rest is in the arena. */
struct derived_expectation {
    struct scatter_node node; /* the case's node with its inputs */
    struct preparation preparation;
    bool names_domain; /* the model calls ONNX's domain by its name, in the import or the node */
    /*
     * Its opset import is above the first opset of the operator version, or its IR version above the lowest that its
     * opset and element types demand (ir_version.h): who does not know these rejects the model rightly.
     */
    bool newer_than_needed;
    /* For OUTCOME_COMPUTED the result; for OUTCOME_UNDEFINED data, which cells hold that no update aims at. */
    struct tensor output;
};

/*
 * Evaluates a case with the reference. Fails with STATUS_OUT_OF_MEMORY only.
 */
enum status derive_expectation(const struct scatter_case *the_case, struct derived_expectation *derived,
                               struct arena *arena, struct error *error);

/* The operator version whose clauses count: the node's, or the operator's oldest where its opset has none. */
const struct operator_version *expectation_version(const struct derived_expectation *derived);

/*
 * The violated rules for a person, a line each: two spaces, the code, the first instance. "" when no rule is
 * violated or the arena has no room.
 */
const char *violated_rules(const struct preparation *preparation, struct arena *arena);

#endif
