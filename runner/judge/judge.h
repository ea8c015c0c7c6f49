/* The judge, its settings, and its judgement. */
#ifndef SCATTER_JUDGE_H
#define SCATTER_JUDGE_H

#include "answer.h"
#include "arena.h"
#include "case.h"
#include "clause.h"
#include "declaration.h"
#include "expectation.h"
#include "misreading.h"
#include "status.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A judgement, and the settings of the judge. */

/*
 * SEVERITY_OBSERVATION  the text leaves a choice, or the implementation does what convention expects
 * SEVERITY_WARNING      violates a convention or a stated precondition: the case still passes
 * SEVERITY_FAILURE      violates the text
 */
enum severity { SEVERITY_OBSERVATION, SEVERITY_WARNING, SEVERITY_FAILURE };

/* The severity of a deviation from a clause of this level. */
enum severity level_severity(enum level level);

struct finding {
    enum severity severity;
    enum level level;   /* of the clause, at the operator version and in the edition */
    const char *clause; /* its name, such as "nan-order" */
    const char *point;  /* which of the clause's questions the policy answers, such as "NaN in data"; or "" */
    const char *policy; /* the answer to it, one of a small set for each point; static storage */
    const char *detail; /* an example or a circumstance for a person, or NULL */
    int64_t cells;      /* cells of the output that show it; 0 if it is not about cells */
    int64_t unsearched; /* of these, cells with too many orders of reduction to search */
};

enum { MOST_FINDINGS = 24 };

/* Findings in the order of their addition. Initialize with zeroes. */
struct findings {
    struct finding items[MOST_FINDINGS];
    size_t count;
};

/* Adds a finding, or adds its cells to the finding with the same severity, clause, point and policy. Beyond
 * MOST_FINDINGS a failure replaces the last finding; other findings are left out. */
void findings_add(struct findings *findings, struct finding finding);

/* The first finding with the greatest severity, or NULL if there is none. */
const struct finding *findings_most_severe(const struct findings *findings);

/* Whether there is a finding of this severity. */
bool findings_have(const struct findings *findings, enum severity severity);

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
 * VERDICT_DISPUTED    the stored output of a plain ONNX case contradicts the text: not the implementation's
 * fault
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

/* What a verdict says about the implementation: the sets of verdicts that are treated alike. */
enum verdict_class {
    VERDICTS_GOOD,     /* it did what it may: pass and unsupported */
    VERDICTS_FAILING,  /* it does not conform: fail, or it ended without an answer */
    VERDICTS_DISPUTED, /* nothing: the case is at fault, as far as is known */
    VERDICTS_UNTESTED  /* nothing: not-run, unreadable or error */
};
enum verdict_class verdict_class(enum verdict verdict);

/* Whether a verdict means that the implementation does not conform; whether it says anything about the
 * implementation. */
bool verdict_is_failure(enum verdict verdict);
bool verdict_is_decided(enum verdict verdict);

/* The settings of the judge. Everything is borrowed. */
struct judge_settings {
    const struct clause_set *clauses;
    enum edition edition;
    /* Globs on ids of clauses, "ScatterND.index-negative" or with a version, "ScatterND-18.index-negative",
     * whose warnings are failures. NULL at the end; NULL: none. */
    const char *const *strict;
};

/* What a case shows in which other nodes compute inputs of the scatter node (decision `whole-graphs`). */

/* X(constant, name) */
#define GRAPH_OUTCOME_TABLE(X)         \
    X(REFUSED, "refused")              \
    X(OTHER_INPUTS, "other-inputs")    \
    X(ONLY_THERE, "only-in-the-graph") \
    X(ALSO_ALONE, "also-alone")

/*
 * GRAPH_NONE          nothing besides its verdict
 * GRAPH_REFUSED       unsupported: the implementation takes single nodes, or refuses the graph
 * GRAPH_OTHER_INPUTS  unsupported: it is not shown that the other nodes compute the inputs as is due
 * GRAPH_ONLY_THERE    a failure, though the scatter node alone passes with the same values
 * GRAPH_ALSO_ALONE    a failure, which the scatter node alone has too
 */
enum graph_outcome {
    GRAPH_NONE,
#define GRAPH_CONSTANT(constant, name) GRAPH_##constant,
    GRAPH_OUTCOME_TABLE(GRAPH_CONSTANT)
#undef GRAPH_CONSTANT
};

/* The names of the table, ended by NULL. */
extern const char *const graph_outcome_names[];

struct judgement {
    enum verdict verdict;
    enum level level; /* of the most severe finding's clause; without findings, of the expected behaviour */
    bool compared;    /* the answer was compared with an expectation */
    const char *explanation; /* lines of text, each ended by a newline; "" for a plain pass */
    struct findings findings;
    /*
     * The misreadings that explain all wrong values, their number, and the name of the clause that the first
     * one breaks, if the clause holds for the operator version and the misreadings do not explain by chance,
     * otherwise NULL. They only describe a failure: verdict, level and matching waivers depend only on
     * `findings`.
     */
    struct misreading_set misreadings;
    int misreading_count;
    /* The wrong cells have truth values, or one value, which is 0, NaN or an operand: many readings give
     * it. */
    bool by_chance;
    const char *blamed;
    struct beyond_limit beyond; /* for VERDICT_UNSUPPORTED: because the case is beyond this limit */
    enum graph_outcome graph;
    const char *graph_words;   /* about a failure in a graph, for a person; NULL: none */
    const char *file_warnings; /* lines about a stored output that should differ; "" or NULL: none */
};

/* The judge: computes a verdict with its reasons from a case, the reference's result and an answer. Only the
 * clauses (clause.h) decide what a deviation leads to. */

/*
 * Judges a case itself, without an answer: VERDICT_PASS if its author, its stored output and the reference
 * agree, otherwise VERDICT_ERROR, or VERDICT_DISPUTED for a case without case.json, with the reason. A stored
 * output that deserves only a warning gives a warning about the file; for one of our cases that is "allowed"
 * it is an error.
 */
struct judgement judge_case(const struct judge_settings *settings, const struct scatter_case *the_case,
                            const struct derived_expectation *derived, struct arena *arena);

/* Judges an answer. Explanations are in the arena; lack of memory shortens explanations, but never changes a
 * verdict. The members of the findings are in the arena, in the clause set or static. */
struct judgement judge(const struct judge_settings *settings, const struct scatter_case *the_case,
                       const struct derived_expectation *derived, const struct answer *answer,
                       struct arena *arena);

/* Which data sets a plain runner of ONNX's test data can judge. A plain runner runs the model and compares
 * the output with the stored one, element by element and with a tolerance, and accepts nothing else. */

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
 * PLAIN_LENIENT  some clause that the case names, or that applies to its values or circumstances, is not of
 * level must: a
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
