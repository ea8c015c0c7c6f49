/*
 * Verdicts: what a case comes to.
 */
#ifndef SCATTER_VERDICT_H
#define SCATTER_VERDICT_H

#include "answer.h"

#include <stdbool.h>

/* X(constant, name): in the order in which summaries show them. */
#define VERDICT_TABLE(X)          \
    X(PASS, "pass")               \
    X(FAIL, "fail")               \
    X(CRASH, "crash")             \
    X(TIMEOUT, "timeout")         \
    X(MEMORY, "memory")           \
    X(UNSUPPORTED, "unsupported") \
    X(DISPUTED, "disputed")       \
    X(NOT_RUN, "not-run")         \
    X(UNREADABLE, "unreadable")   \
    X(ERROR, "error")

/*
 * VERDICT_DISPUTED    the output stored with a plain ONNX case is not what the text says: nobody's fault
 * VERDICT_UNREADABLE  the case's files cannot be read; the implementation was not asked
 * VERDICT_ERROR       a fault of this suite: a case of ours whose author and reference disagree
 */
enum verdict {
#define VERDICT_CONSTANT(constant, name) VERDICT_##constant,
    VERDICT_TABLE(VERDICT_CONSTANT)
#undef VERDICT_CONSTANT
};
enum { VERDICT_COUNT = VERDICT_ERROR + 1 };

/* The name of a verdict. Static storage. */
const char *verdict_name(enum verdict verdict);

/* The verdict on an answer that is not an output, where an output is due. */
enum verdict verdict_without_output(enum answer_kind kind);

/* Whether a verdict says that the implementation does not conform. */
bool verdict_is_failure(enum verdict verdict);

#endif
