/*
 * Repetition: a case is given to an implementation several times in the same process. Every answer is judged;
 * here the answers are combined: which verdict counts, and whether, where and how often the answers differ.
 *
 * In records (result.h) a case that was repeated, if the implementation was given it at all, has
 *
 *   "repetitions": {
 *       "count": 20,    answers
 *       "outcomes": [   distinct answers, in the order of their first occurrence
 *           {"count": 17, "answer": "output", "verdict": "pass", "differs_at": "[1,0]", "value": "3"},
 *           {"count": 2, "answer": "output", "verdict": "pass", "differs_at": "[1,0]", "value": "5"}],
 *       "others": 1},   answers beyond the distinguished outcomes; absent if there are none
 *   "nondeterminism": "legal" or "illegal"; absent unless there was more than one outcome
 *
 * An output's differs_at is its first cell that differs from the first outcome of its type and shape, and
 * value is the value of this cell; in that first outcome they name the cell in which the next outcome
 * differs. If no other output has its type and shape, an output has no differs_at; its value is what is wrong
 * with it or, if there are other outputs, its type.
 */
#ifndef SCATTER_REPETITION_H
#define SCATTER_REPETITION_H

#include "answer.h"
#include "arena.h"
#include "judge.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* record_forms.h */
struct recorded_case;
struct recorded_repetitions;

/* The most outcomes of a case that are distinguished, and the most bytes of the outputs of all of them except
 * the first. */
enum { MOST_OUTCOMES = 16 };
#define OUTCOME_MEMORY ((size_t)256 << 20)

/* A distinct answer. Two answers have the same outcome when they are of one kind and, if they are outputs,
 * have the same element type, extents and elements, bit for bit; messages do not count. */
struct repetition_outcome {
    enum answer_kind kind;
    enum verdict verdict; /* of the first of its answers */
    int64_t count;
    struct tensor output;       /* for ANSWER_OUTPUT, as in the answer */
    const char *output_problem; /* as in the answer */
    const char *differs_at;     /* a position such as "[1,0]", or NULL */
    const char *value;          /* or NULL */
};

/* Start with repetition_begin. */
struct repetition {
    int64_t planned;
    int64_t count; /* answers so far */
    struct repetition_outcome outcomes[MOST_OUTCOMES];
    size_t outcome_count;
    int64_t others;   /* answers with other outcomes */
    size_t kept;      /* bytes of the outputs of all outcomes except the first */
    bool full;        /* no further outcome can be distinguished */
    int64_t failures; /* answers that fail */
    int64_t unjudged; /* answers that could not be judged: the case is at fault */
    int64_t times,
        first; /* the number of the most severe answers, and the number of the first of them, from 1 */
    struct answer answer;       /* the first of the most severe answers, without its output */
    struct judgement judgement; /* of `answer`, with the findings of all answers */
    struct arena *arena;
};

/* A case that is to be given `planned` times, at least once. Copies are in the arena; their size does not
 * grow with `planned`. */
struct repetition repetition_begin(int64_t planned, struct arena *arena);

/*
 * Adds the next answer and its judgement; copies what it keeps. False if no further answer is expected: the
 * planned number is reached, or the process was lost or never started.
 *
 * From the least severe to the most severe: pass, pass with warnings, unsupported, not-run, disputed, fail,
 * timeout, memory, crash, unreadable, error. The most severe judgement becomes that of the case; findings
 * that only other judgements have are added to it, and it counts as compared if any of them was.
 */
bool repetition_add(struct repetition *repetition, const struct answer *answer,
                    const struct judgement *judgement);

enum nondeterminism {
    NONDETERMINISM_NONE, /* one outcome, or unknown */
    NONDETERMINISM_LEGAL,
    NONDETERMINISM_ILLEGAL /* some of them fail */
};

/* The names of the last two, ended by NULL. */
extern const char *const nondeterminism_names[];

enum nondeterminism repetition_nondeterminism(const struct repetition *repetition);

/* The judgement of the case; its explanation names the repetitions that it is about. */
struct judgement repetition_judgement(const struct repetition *repetition);

/* Sets the members of a record that are shown above, in the arena of the repetition. */
void repetition_describe(const struct repetition *repetition, struct recorded_case *item);

/* The outcomes of a repeated case for a person, such as "17x output[1,0] = 3, 3x output[1,0] = 5"; with the
 * verdict of each when `verdicts`; NULL: it was not repeated. In the arena, or "". */
const char *repetitions_text(const struct recorded_repetitions *repetitions, bool verdicts,
                             struct arena *arena);

/*
 * Circumstances: failures of a run that do not occur when a fresh process runs the case alone (decision
 * `fails-alone`). In records (result.h) such a case has
 *
 *   "circumstance": "only-after-others"   it passed alone, and failed again, three times of three, after the
 *   cases in "after"
 *                   "unsteady"            otherwise
 *                   "doubtful"            it was not run again, and none of those that failed in the same way
 *                   and were failed
 *                                         alone; or it passed alone, and not all ways to repeat the earlier
 *                                         cases were tried
 *   "after": ["cases/…", …]               in the order in which they run; empty: after the start-up check
 *
 * It says nothing about how the text was read: it has no misreadings, and belongs to a cause that is about
 * its circumstance (causes.h).
 */

/* X(constant, name) */
#define CIRCUMSTANCE_TABLE(X)            \
    X(AFTER_OTHERS, "only-after-others") \
    X(UNSTEADY, "unsteady")              \
    X(DOUBTFUL, "doubtful")

/* CIRCUMSTANCE_NONE: the case fails alone, or was not run again. */
enum circumstance {
    CIRCUMSTANCE_NONE,
#define CIRCUMSTANCE_CONSTANT(constant, name) CIRCUMSTANCE_##constant,
    CIRCUMSTANCE_TABLE(CIRCUMSTANCE_CONSTANT)
#undef CIRCUMSTANCE_CONSTANT
        CIRCUMSTANCE_COUNT
};

/* Whether it is known that another run may not have the failure. */
bool circumstance_is_unsteady(enum circumstance circumstance);

/* The names of the table, ended by NULL. */
extern const char *const circumstance_names[];

/* What was seen of one case. */
struct circumstance_account {
    enum circumstance circumstance;
    int runs, failures; /* alone: how often it was run, and how often it failed */
    /* For CIRCUMSTANCE_AFTER_OTHERS: the ids of the cases before it, and a command that runs them and it in
     * one process. */
    const char *const *after;
    size_t after_count;
    const char *command;
    bool is_minimal; /* each of these cases is needed */
    bool searched,
        failed_after; /* all ways to repeat earlier cases were tried; it failed after some, not each time */
};

/* Adds an account to the record of a failing case; texts are in the arena. */
void circumstance_describe(struct recorded_case *item, const struct circumstance_account *account,
                           struct arena *arena);

#endif
