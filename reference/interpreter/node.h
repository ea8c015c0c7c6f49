/*
 * A node with its inputs, and the result of checking it.
 */
#ifndef SCATTER_NODE_H
#define SCATTER_NODE_H

#include "operator_version.h"
#include "rule.h"
#include "tensor.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Types of attributes, as numbers of AttributeProto.AttributeType. Other types need no name. */
enum { ATTRIBUTE_INT = 2, ATTRIBUTE_STRING = 3 };

struct attribute {
    const char *name;             /* NUL-terminated */
    int32_t type;                 /* an AttributeProto.AttributeType number */
    int64_t integer;              /* for ATTRIBUTE_INT; 0 if the file has no value */
    struct string_element string; /* for ATTRIBUTE_STRING */
};

/*
 * Whether an attribute is private to the producer of the model (its name begins with "__") and not meant for
 * the operator.
 */
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

/* The three inputs of a node, NULL for one that is missing. */
struct inputs {
    const struct tensor *data, *indices, *updates;
};

/* How often a rule is violated, and a message about the first instance. */
struct violation {
    int64_t count;     /* instances found; for index-bounds, the number of indices that are out of range */
    char message[240]; /* describes the first instance */
};

/* Whether the node has a result. */
enum outcome {
    OUTCOME_COMPUTED, /* the output holds the result */
    OUTCOME_REFUSED,  /* at least one rule is violated; the output is untouched */
    OUTCOME_UNDEFINED /* no rule is violated, but the text defines no value; the output is untouched */
};

/*
 * The result of checking a node before it is computed. `version` is NULL if the opset lacks the operator;
 * then the other members describe the operator's oldest version.
 */
struct preparation {
    enum outcome outcome;
    const struct operator_version *version;
    bool deprecated;    /* the version is deprecated (Scatter-11); it is executed anyway */
    bool beyond_newest; /* the opset import is newer than OPSET_NEWEST */
    enum reduction reduction;
    int axis;              /* normalised; 0 for ScatterND */
    const char *unstated;  /* why the text does not determine the value, which is computed anyway; or NULL */
    const char *undefined; /* why there is no value if the outcome is OUTCOME_UNDEFINED; else NULL */
    struct violation violations[RULE_COUNT]; /* by rule; count 0 if the rule is not violated */
    int violation_count;                     /* number of violated rules */
};

/*
 * Records one more instance of a violated rule. Only the message of the first instance, in printf's format,
 * is kept.
 */
void violate(struct preparation *preparation, enum rule rule, const char *format, ...);

/* The violation of a rule, or NULL if the rule is not violated. */
const struct violation *preparation_violation(const struct preparation *preparation, enum rule rule);

#endif
