/*
 * The judge: from a case, what the reference makes of it, and an answer, to a verdict with its reasons. What a
 * deviation leads to is decided by the clauses (clause.h) alone.
 */
#ifndef SCATTER_JUDGE_H
#define SCATTER_JUDGE_H

#include "answer.h"
#include "arena.h"
#include "case.h"
#include "clause.h"
#include "expectation.h"
#include "finding.h"

#include <stdbool.h>
#include <stddef.h>

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

/* The verdict on an answer that is no output, where an output is due. */
enum verdict verdict_without_output(enum answer_kind kind);

/* Whether a verdict says that the implementation does not conform. */
bool verdict_is_failure(enum verdict verdict);

/* By what is judged. Everything is borrowed. */
struct judge_settings {
    const struct clause_set *clauses;
    enum edition edition;
    /*
     * Globs on ids of clauses, "ScatterND.index-negative" or with a version, "ScatterND-18.index-negative": their
     * warnings are failures. NULL at the end; NULL: none.
     */
    const char *const *strict;
    bool
        official; /* judge_by_settings takes ONNX's own comparison and none of the above (official_comparison.h) */
};

struct judgement {
    enum verdict verdict;
    enum level level;        /* of the clause that decided: of the gravest finding, else of what was due */
    bool compared;           /* the answer was held against an expectation */
    const char *explanation; /* lines of text, each ended by a newline; "" for a plain pass */
    struct findings findings;
};

/*
 * Judges an answer. Explanations are in the arena; memory that is short shortens explanations, never a
 * verdict. The members of the findings are in the arena, in the clause set or static.
 */
struct judgement judge(const struct judge_settings *settings, const struct scatter_case *the_case,
                       const struct derived_expectation *derived, const struct answer *answer,
                       struct arena *arena);

#endif
