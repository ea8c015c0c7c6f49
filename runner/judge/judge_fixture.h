/*
 * For tests of the judge: a node that is built piece by piece (node_fixture.h), an answer to it, and the
 * judgement.
 *
 * Lack of memory or of room in the fixture aborts the test program.
 */
#ifndef SCATTER_JUDGE_FIXTURE_H
#define SCATTER_JUDGE_FIXTURE_H

#include "case_fixture.h"
#include "cell.h"
#include "judge.h"
#include "node_fixture.h"
#include "reduction_ways_fixture.h"

#include <stdint.h>

enum { FIXTURE_LINES = 28 /* the most that an explanation may have */ };

struct judge_fixture {
    struct node_fixture node;
    const char *domain; /* of the node, or NULL for the default */
    struct scatter_case the_case;
    struct derived_expectation derived;
    struct judge_settings settings; /* initially those of fixture_judging() */
    struct tensor stored;
    struct answer answer;
    struct judgement judgement;
};

/* All clauses of the program in their newest edition, nothing strict. Static storage. */
const struct judge_settings *fixture_judging(void);

void judge_start(struct judge_fixture *fixture, enum scatter_operator op, int64_t opset);

/* Creates the case of the node and derives its expectation; call it again after every change of the node. */
void judge_derive(struct judge_fixture *fixture);

/* An output of the element type and shape of data; NULL means all bytes zero. The elements are copied. */
void judge_output(struct judge_fixture *fixture, const void *elements);

/* An output of any element type and shape. */
void judge_other_output(struct judge_fixture *fixture, int32_t dtype, const void *elements,
                        const int64_t *dims, int rank);

/* Another kind of answer, with the message "the message". */
void judge_answer_of(struct judge_fixture *fixture, enum answer_kind kind);

/* Stores an output of the element type and shape of data with the case. */
void judge_store(struct judge_fixture *fixture, const void *elements);

/* Judges the answer; returns the verdict. */
enum verdict judge_now(struct judge_fixture *fixture);

/* Sets the output by judge_output and judges it. */
enum verdict judge_elements(struct judge_fixture *fixture, const void *elements);

/* The first finding about a clause, or NULL. */
const struct finding *judge_finding(const struct judge_fixture *fixture, const char *clause);

/* A finding as text in the fixture's arena, such as "failure: untouched: none of the allowed values". */
const char *finding_text(struct judge_fixture *fixture, const struct finding *finding);

/* Whether the text of some finding begins with this. */
bool judge_found(struct judge_fixture *fixture, const char *text);

/* All findings as text, for messages. */
const char *judge_findings_text(struct judge_fixture *fixture);

/* Whether the explanation contains a text. */
bool judge_explains(const struct judge_fixture *fixture, const char *text);

/* The number of lines of an explanation; -1 if the last line has no newline. */
int line_count(const char *text);

void judge_end(struct judge_fixture *fixture);

/*
 * For tests of the judge: random valid cases of every operator version, element type and reduction, small and
 * with many targets of several updates. Cases without a value (string mul, complex max and min) are excluded.
 *
 * Lack of memory aborts the test program.
 */

enum { RANDOM_CASE_ELEMENTS = 256 /* the most elements of a tensor of such a case */ };

struct random_case {
    struct judge_fixture fixture;
    struct aims aims; /* which updates aim at which cells */
    const struct operator_version *version;
    int32_t dtype;
    enum reduction reduction;
    int number;
    enum manner manner; /* of floating-point numbers */
    uint64_t *state;    /* of the random sequence */
};

/* Draws a case and derives its expectation. `number` is for messages. */
void random_case_start(struct random_case *drawn, int number, enum manner manner, uint64_t *state);

/* The next number of the sequence, from 0 to limit - 1. */
int64_t random_below(struct random_case *drawn, int64_t limit);

void random_case_end(struct random_case *drawn);

#endif
