/* The answer of an implementation to a case: an output, a refusal, or a failure. */
#ifndef SCATTER_ANSWER_H
#define SCATTER_ANSWER_H

#include "declaration.h"
#include "large_values.h"
#include "tensor.h"

#include <stdbool.h>

/* X(constant, name) */
#define ANSWER_TABLE(X)             \
    X(OUTPUT, "output")             \
    X(UNSUPPORTED, "unsupported")   \
    X(REJECTED, "rejected")         \
    X(FAILED, "failed")             \
    X(NOT_PREPARED, "not-prepared") \
    X(FAULT, "fault")               \
    X(CRASH, "crash")               \
    X(TIMEOUT, "timeout")           \
    X(MEMORY, "memory")             \
    X(NOT_RUN, "not-run")

/*
 * ANSWER_OUTPUT       a result; `output` and perhaps `output_problem`
 * ANSWER_UNSUPPORTED  "I do not implement this", or not declared and therefore not sent
 * ANSWER_REJECTED     "this input is invalid"
 * ANSWER_FAILED       a generic error
 * ANSWER_NOT_PREPARED "I could not convert or compile this model"
 * ANSWER_FAULT        it touched memory that it must not touch: it broke the plugin contract
 * ANSWER_CRASH        a signal, an exit, a closed channel, or a malformed answer
 * ANSWER_TIMEOUT      no answer within the deadline
 * ANSWER_MEMORY       it exceeded its memory limit, or died of lack of memory
 * ANSWER_NOT_RUN      it was never given the case
 */
enum answer_kind {
#define ANSWER_CONSTANT(constant, name) ANSWER_##constant,
    ANSWER_TABLE(ANSWER_CONSTANT)
#undef ANSWER_CONSTANT
};

/* Which memory was touched; the model and the request are those that a plugin receives. */
enum fault {
    FAULT_WROTE_TO_INPUT,
    FAULT_OUTSIDE_INPUT,
    FAULT_OUTSIDE_OUTPUT,
    FAULT_WROTE_TO_MODEL,
    FAULT_OUTSIDE_MODEL,
    FAULT_WROTE_TO_REQUEST,
    FAULT_OUTSIDE_REQUEST
};

/* The byte that fills an output, and the memory around the buffers of a case, before a call. */
enum { UNWRITTEN_BYTE = 0xa5 };

struct answer {
    enum answer_kind kind;
    bool is_from_worker;  /* only scatter-cts worker sends it: a fault, or that it could not run the case */
    bool is_no_message;   /* ANSWER_CRASH: it does not answer this message, or an end that no signal caused */
    bool is_other_number; /* of these: it has the number of another message */
    enum fault fault;     /* for ANSWER_FAULT */
    const char *message;  /* of the implementation or about it, one or more lines; never NULL */
    struct tensor output; /* for ANSWER_OUTPUT: dtype and dims; elements if they can be read, or NULL */
    bool is_compared;     /* the output of a case of the tier "huge": the next member, and no elements */
    struct large_comparison comparison;
    const char *output_problem; /* why the elements cannot be read, or NULL */
    const char *executed_by;    /* the backend, as the implementation states; NULL: not stated */
    const char *text;           /* the last lines that the process printed; "" unless something went wrong */
    bool changed_floating_point_environment; /* detected and restored after the call */
    bool is_undeclared; /* for ANSWER_UNSUPPORTED: not sent, because the declaration does not cover it */
    enum claim claim;   /* what the implementation declared about the case; of a case that was sent */
    struct beyond_limit
        beyond; /* for ANSWER_UNSUPPORTED: of these: because it is beyond this declared limit */
};

/* The name of an answer's kind. Static storage. */
const char *answer_name(enum answer_kind kind);

/* Whether it is a refusal, for whatever reason, but not "I do not implement this". */
bool answer_is_refusal(enum answer_kind kind);

#endif
