/*
 * Repetition: a case is given to an implementation several times in the same process. Every answer is judged;
 * here they are held together: which verdict counts, and whether, where and how often the answers differ.
 *
 * In records (result.h) a case that was repeated, if the implementation was given it at all, has
 *
 *   "repetitions": {
 *       "count": 20,    answers that came
 *       "outcomes": [   what came, in the order in which it came first
 *           {"count": 17, "answer": "output", "verdict": "pass", "differs_at": "[1,0]", "value": "3"},
 *           {"count": 2, "answer": "output", "verdict": "pass", "differs_at": "[1,0]", "value": "5"}],
 *       "others": 1},   answers beyond the outcomes that are distinguished; absent when there are none
 *   "nondeterminism": "legal" or "illegal"; absent unless there was more than one outcome
 *
 * An output's differs_at is its first cell that differs from the first outcome of its type and shape, and value
 * what it has there; that first one has the cell in which the next differs from it. An output whose like is not
 * there has no differs_at; its value is what is wrong with it or, where there are other outputs, its type.
 */
#ifndef SCATTER_REPETITION_H
#define SCATTER_REPETITION_H

#include "answer.h"
#include "arena.h"
#include "judgement.h"

#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * So many outcomes of a case are distinguished, and the outputs of all but the first take so many bytes at
 * most.
 */
enum { MOST_OUTCOMES = 16 };
#define OUTCOME_MEMORY ((size_t)256 << 20)

/*
 * What came back at least once. Two answers are the same outcome when they are of one kind and, if they are
 * outputs, have the same element type, extents and elements, bit for bit; messages do not count.
 */
struct repetition_outcome {
    enum answer_kind kind;
    enum verdict verdict; /* of the first of its answers */
    int64_t count;
    struct tensor output;       /* for ANSWER_OUTPUT, as in the answer */
    const char *output_problem; /* as in the answer */
    const char *differs_at;     /* a position such as "[1,0]", or NULL */
    const char *value;          /* or NULL */
};

/* Begin with repetition_begin. */
struct repetition {
    int64_t planned;
    int64_t count; /* answers so far */
    struct repetition_outcome outcomes[MOST_OUTCOMES];
    size_t outcome_count;
    int64_t others;       /* answers that are none of these outcomes */
    size_t kept;          /* bytes of the outputs of all outcomes but the first */
    bool full;            /* no further outcome can be distinguished */
    int64_t failures;     /* answers that fail */
    int64_t unjudged;     /* answers of which nobody said whether they are allowed: the case is at fault */
    int64_t times, first; /* how many answers were as grave as the gravest, and which was the first, from 1 */
    struct answer answer; /* the first of the gravest, without its output */
    struct judgement judgement; /* of that, with the findings of all */
    struct arena *arena;
};

/*
 * A case that is to be given `planned` times, at least once. What is kept is put into the arena: an amount
 * that does not grow with `planned`.
 */
struct repetition repetition_begin(int64_t planned, struct arena *arena);

/*
 * Adds the next answer and what the judge says of it; copies what it keeps. False when there is to be no
 * further one: all are there, or the process was lost or never started.
 *
 * From the least grave to the gravest: pass, pass with warnings, unsupported, not-run, disputed, fail,
 * timeout, memory, crash, unreadable, error. The gravest judgement stands for the case; findings that only
 * others have are added to it, and it counts as compared if any was.
 */
bool repetition_add(struct repetition *repetition, const struct answer *answer,
                    const struct judgement *judgement);

/*
 * "legal": several outcomes, each of them allowed; "illegal": some of them fail; NULL: one, or nobody can
 * say.
 */
const char *repetition_nondeterminism(const struct repetition *repetition);

/* The judgement for the case, its explanation with the repetitions that it is about. */
struct judgement repetition_judgement(const struct repetition *repetition);

/* Sets the members of a record that are shown above. */
void repetition_describe(const struct repetition *repetition, json_t *record);

/*
 * The outcomes in the member "repetitions" of a record for a person, such as
 * "17x output[1,0] = 3, 3x output[1,0] = 5"; with the verdict of each when `verdicts`. In the arena, or "".
 */
const char *repetitions_text(const json_t *repetitions, bool verdicts, struct arena *arena);

#endif
