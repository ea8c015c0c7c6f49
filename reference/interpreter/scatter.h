/*
 * The reference interpreter: what ONNX's text says that a Scatter, ScatterElements or ScatterND node
 * computes, for every operator version.
 *
 * It works in three steps, each a function of its own:
 *   scatter_prepare   resolves the operator version and checks every rule of the text
 *   the plan          (plan.h) turns indices into the cells of data that the updates aim at
 *   scatter_evaluate  copies data and applies the updates to those cells, in row-major order of updates
 * A refused input changes nothing: the output is written only after every rule has been checked.
 */
#ifndef SCATTER_SCATTER_H
#define SCATTER_SCATTER_H

#include "arena.h"
#include "dtype.h"
#include "operator_version.h"
#include "rule.h"
#include "status.h"
#include "tensor.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The types of attributes, with the numbers of AttributeProto.AttributeType. Others are just "not these". */
enum { ATTRIBUTE_INT = 2, ATTRIBUTE_STRING = 3 };

struct attribute {
    const char *name;             /* NUL-terminated */
    int32_t type;                 /* an AttributeProto.AttributeType number */
    int64_t integer;              /* for ATTRIBUTE_INT; 0 where the file has no value */
    struct string_element string; /* for ATTRIBUTE_STRING */
};

/* Whether an attribute is for whoever made the model (its name begins with "__"), and not for the operator. */
bool attribute_is_internal(const struct attribute *attribute);

/* The slots of a node's inputs. */
enum { INPUT_DATA, INPUT_INDICES, INPUT_UPDATES, INPUT_SLOTS };

/* One node with its inputs. Everything is borrowed. */
struct scatter_node {
    enum scatter_operator op;
    int64_t opset; /* the model's import of the default domain */
    const struct attribute *attributes;
    size_t attribute_count;
    const struct tensor *const *inputs; /* by slot; NULL for an input that is omitted */
    size_t input_count;
    size_t output_count;
};

/* How often a rule is violated, and the first instance in words. */
struct violation {
    int64_t count;     /* instances found; for index-bounds, the number of indices that are out of range */
    char message[240]; /* the first instance with its numbers, for a person */
};

/* Whether there is a value. */
enum outcome {
    OUTCOME_COMPUTED, /* the output holds the result */
    OUTCOME_REFUSED,  /* at least one rule is violated; the output is untouched */
    OUTCOME_UNDEFINED /* no rule is violated, but the text gives no value; the output is untouched */
};

/*
 * What is known of a node before anything is computed. `version` is NULL when the opset lacks the operator;
 * then the other members describe the operator's oldest version.
 */
struct preparation {
    enum outcome outcome;
    const struct operator_version *version;
    bool deprecated;    /* the version is deprecated (Scatter-11); it is executed all the same */
    bool beyond_newest; /* the opset import is newer than OPSET_NEWEST */
    enum reduction reduction;
    int axis;              /* normalised; 0 for ScatterND */
    const char *unstated;  /* why the text does not settle the value that is computed all the same, or NULL */
    const char *undefined; /* why there is no value, when the outcome is OUTCOME_UNDEFINED; else NULL */
    struct violation violations[RULE_COUNT]; /* by rule; count 0 for one that is kept */
    int violation_count;                     /* rules that are violated */
};

/*
 * Resolves the operator version, the attributes and their defaults, and checks every rule. Never fails: a
 * node that breaks rules is an answer, not an error. Reads no element but those of indices.
 */
void scatter_prepare(const struct scatter_node *node, struct preparation *preparation);

/*
 * Computes the node. When preparation->outcome is OUTCOME_COMPUTED, `output` (made by the caller with the
 * dtype and shape of data; its elements may be uninitialised but must not overlap an input) receives the
 * result; otherwise it is left alone.
 *
 * Reductions are rounded to T after every update. Integers wrap modulo 2^n. max and min propagate NaN, the
 * old value first, and keep the old value where both are equal. bool: add and max are OR, mul and min are
 * AND. string: add concatenates the old value and the update, max and min compare bytes. String results
 * borrow from the inputs, except those of add, whose bytes come from `arena`.
 *
 * Memory for the plan comes from `arena`, too. Fails only with STATUS_OUT_OF_MEMORY, before anything is
 * written.
 */
enum status scatter_evaluate(const struct scatter_node *node, const struct preparation *preparation,
                             struct tensor *output, struct arena *arena, struct error *error);

/* The violation of a rule, or NULL when it is not violated. */
const struct violation *preparation_violation(const struct preparation *preparation, enum rule rule);

#endif
