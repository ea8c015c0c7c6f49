/*
 * Verdicts: the results of cases.
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
 * VERDICT_DISPUTED    the stored output of a plain ONNX case contradicts the text: not the implementation's fault
 * VERDICT_UNREADABLE  the case's files cannot be read; the implementation was not run
 * VERDICT_ERROR       an error of this suite: author and reference of one of our cases disagree
 */
enum verdict {
#define VERDICT_CONSTANT(constant, name) VERDICT_##constant,
    VERDICT_TABLE(VERDICT_CONSTANT)
#undef VERDICT_CONSTANT
};
enum { VERDICT_COUNT = VERDICT_ERROR + 1 };

/* The name of a verdict. Static storage. */
const char *verdict_name(enum verdict verdict);

/* The verdict on an answer that is not an output if an output is expected. */
enum verdict verdict_without_output(enum answer_kind kind);

/* Whether a verdict means that the implementation does not conform. */
bool verdict_is_failure(enum verdict verdict);

#endif
