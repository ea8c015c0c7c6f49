/*
 * The judge: computes a verdict with its reasons from a case, the reference's result and an answer. Only the clauses
 * (clause.h) decide what a deviation leads to.
 */
#ifndef SCATTER_JUDGE_H
#define SCATTER_JUDGE_H

#include "answer.h"
#include "arena.h"
#include "case.h"
#include "expectation.h"
#include "judgement.h"
#include "status.h"

/*
 * Judges a case itself, without an answer: VERDICT_PASS if its author, its stored output and the reference agree,
 * otherwise VERDICT_ERROR, or VERDICT_DISPUTED for a case without case.json, with the reason. A stored output that
 * deserves only a warning gives a warning about the file; for one of our cases that is "allowed" it is an error.
 */
struct judgement judge_case(const struct judge_settings *settings, const struct scatter_case *the_case,
                            const struct derived_expectation *derived, struct arena *arena);

/*
 * Judges an answer. Explanations are in the arena; lack of memory shortens explanations, but never changes a verdict. The
 * members of the findings are in the arena, in the clause set or static.
 */
struct judgement judge(const struct judge_settings *settings, const struct scatter_case *the_case,
                       const struct derived_expectation *derived, const struct answer *answer,
                       struct arena *arena);

/*
 * Which data sets a plain runner of ONNX's test data can judge. A plain runner runs the model and compares the output with
 * the stored one, element by element and with a tolerance, and accepts nothing else.
 */

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
