/*
 * The state of one judgement; adding findings and explaining them.
 */
#ifndef SCATTER_JUDGE_FINDINGS_H
#define SCATTER_JUDGE_FINDINGS_H

#include "answer.h"
#include "arena.h"
#include "case.h"
#include "expectation.h"
#include "judgement.h"

#include <stdbool.h>
#include <stddef.h>

/* The state of one judgement. */
struct judging {
    const struct judge_settings *settings;
    const struct scatter_case *the_case;
    const struct derived_expectation *derived;
    const struct answer *answer;
    const struct operator_version *version;
    struct arena *arena;  /* the caller's: for the result */
    struct arena scratch; /* destroyed at the end of the judgement */
    struct judgement judgement;
    const char *file_warnings; /* about the stored output: lines, or "" */
    enum severity explained;   /* the severity of the explained finding */
};

/* A judgement without findings. Explanation NULL: there was no memory for it. */
struct judgement decide(enum verdict verdict, const char *explanation);

/* Whether the output must have certain values: the reference computes them and the text states them. */
bool values_are_due(struct judging *judging);

/* The level of a clause; `otherwise` if the operator version has no such clause. */
enum level level_of(const struct judging *judging, const char *clause, enum level otherwise);

/* The severity of a deviation from a clause. */
enum severity severity_of_deviation(const struct judging *judging, const char *clause);

/* Sets the level and severity of a finding, and adds it. */
struct finding add_finding(struct judging *judging, struct finding finding, bool complies);

/* Adds an observation that complies with a clause, without a point. */
void observe(struct judging *judging, const char *clause, const char *policy);

/* Adds a deviation from a clause, with details in complete lines, or NULL. */
void deviate(struct judging *judging, const char *clause, const char *policy, const char *details);

/* The same for a finding with more members. */
void deviate_as(struct judging *judging, struct finding finding, const char *details);

/*
 * Judges the values of an output that has the right type and shape, and explains them; `label` says which output it is.
 * False without memory.
 */
bool add_value_findings(struct judging *judging, const struct tensor *actual, const char *label);

/* Sets the verdict from the findings, and appends the node to the explanation. */
void settle_verdict(struct judging *judging);

/* Two texts concatenated; only the first if there is no memory or no second text. */
const char *join(struct judging *judging, const char *before, const char *after);

/* A few words and the first lines of the implementation's message; each line begins with two blanks. */
const char *message_lines(struct judging *judging, const char *words);

/* The level of the strictest violated rule. */
enum level strictest_level(const struct judging *judging);

#endif
