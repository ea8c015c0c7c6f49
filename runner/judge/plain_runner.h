/*
 * Which data sets a plain runner of ONNX's test data can judge. A plain runner runs the model and compares the output with
 * the stored one, element by element and with a tolerance, and accepts nothing else.
 */
#ifndef SCATTER_PLAIN_RUNNER_H
#define SCATTER_PLAIN_RUNNER_H

#include "arena.h"
#include "case.h"
#include "judge.h"
#include "status.h"

/* X(constant, why not) */
#define PLAIN_ANSWER_TABLE(X)                                               \
    X(POSSIBLE, "")                                                         \
    X(NO_OUTPUT, "without a stored output")                                 \
    X(OPEN, "with several allowed outputs")                                 \
    X(LENIENT, "in which another behaviour is not a failure")               \
    X(TOO_NEW, "of a newer opset or IR version than they need")             \
    X(EXTERNAL, "whose inputs are in files that plain runners do not open") \
    X(NO_TEXT, "with strings that onnx does not read: they are not UTF-8")  \
    X(UNSOUND, "that do not agree with the reference")

/*
 * PLAIN_LENIENT  some clause that the case names, or that applies to its values or circumstances, is not of level must: a
 *                refusal may be allowed, or only a convention decides; or a value rounds or is subnormal
 * PLAIN_UNSOUND  see scatter-cts verify
 */
enum plain_answer {
#define PLAIN_CONSTANT(constant, text) PLAIN_##constant,
    PLAIN_ANSWER_TABLE(PLAIN_CONSTANT)
#undef PLAIN_CONSTANT
};
enum { PLAIN_ANSWER_COUNT = PLAIN_UNSOUND + 1 };

/* Why not, as the end of a phrase that begins with "data sets". Static storage. */
const char *plain_answer_text(enum plain_answer answer);

/* Decides about a case. Fails with STATUS_OUT_OF_MEMORY, STATUS_NOT_FOUND or STATUS_SYSTEM. */
enum status plain_runner_answer(const struct judge_settings *settings, const struct scatter_case *the_case,
                                enum plain_answer *answer, struct arena *arena, struct error *error);

#endif
