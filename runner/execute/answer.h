/*
 * What came back when an implementation was given a case: an output, a refusal, or a failure.
 */
#ifndef SCATTER_ANSWER_H
#define SCATTER_ANSWER_H

#include "tensor.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* X(constant, name) */
#define ANSWER_TABLE(X)           \
    X(OUTPUT, "output")           \
    X(UNSUPPORTED, "unsupported") \
    X(REJECTED, "rejected")       \
    X(FAILED, "failed")           \
    X(FAULT, "fault")             \
    X(CRASH, "crash")             \
    X(TIMEOUT, "timeout")         \
    X(MEMORY, "memory")           \
    X(NOT_RUN, "not-run")

/*
 * ANSWER_OUTPUT       a result; `output` and perhaps `output_problem`
 * ANSWER_UNSUPPORTED  "I do not implement this", or not declared and therefore not sent
 * ANSWER_REJECTED     "this input is invalid"
 * ANSWER_FAILED       a generic error
 * ANSWER_FAULT        it touched memory that it must not touch: broke the plugin contract
 * ANSWER_CRASH        a signal, an exit, a closed channel, an answer that is none
 * ANSWER_TIMEOUT      no answer within the deadline
 * ANSWER_MEMORY       it used more memory than it may, or died for want of it
 * ANSWER_NOT_RUN      it was never given the case
 */
enum answer_kind {
#define ANSWER_CONSTANT(constant, name) ANSWER_##constant,
    ANSWER_TABLE(ANSWER_CONSTANT)
#undef ANSWER_CONSTANT
};

/* What memory was touched; the model and the request are those that a plugin is given. */
enum fault {
    FAULT_WROTE_TO_INPUT,
    FAULT_OUTSIDE_INPUT,
    FAULT_OUTSIDE_OUTPUT,
    FAULT_WROTE_TO_MODEL,
    FAULT_OUTSIDE_MODEL,
    FAULT_WROTE_TO_REQUEST,
    FAULT_OUTSIDE_REQUEST
};

struct answer {
    enum answer_kind kind;
    bool
        is_worker_s; /* a message that only scatter-cts worker sends: a fault, or that it could not run the case */
    enum fault fault;    /* for ANSWER_FAULT */
    const char *message; /* of the implementation or about it, a line or more; never NULL */
    struct tensor
        output; /* for ANSWER_OUTPUT: dtype and dims always; elements unless there is a problem, or it is of a wrong type */
    const char *output_problem; /* why the elements cannot be read, or NULL */
    const char *executed_by;    /* who computed, as the implementation says; NULL: it does not say */
    const char *text;           /* the last lines that the process printed; "" unless something went wrong */
    bool changed_floating_point_environment; /* noticed and undone after the call */
};

/* The name of an answer's kind. Static storage. */
const char *answer_name(enum answer_kind kind);

#endif
