/*
 * One judgement under way: what the files of the judge (judge.c, judge_*.c) share.
 */
#ifndef SCATTER_JUDGING_H
#define SCATTER_JUDGING_H

#include "judge.h"

#include <stdbool.h>
#include <stddef.h>

/* Everything about one judgement. */
struct judging {
    const struct judge_settings *settings;
    const struct scatter_case *the_case;
    const struct derived_expectation *derived;
    const struct answer *answer;
    const struct operator_version *version;
    struct arena *arena;  /* the caller's: for what lasts */
    struct arena scratch; /* ends with the judgement */
    struct judgement judgement;
    const char *file_warnings; /* about the stored output: lines, or "" */
    enum severity explained;   /* the severity of what the explanation is about */
};

/* ---- findings and explanations (judge_findings.c) ---- */

/* The level of a clause; `otherwise` where the operator version has no such clause. */
enum level level_of(const struct judging *judging, const char *clause, enum level otherwise);

/* Completes a finding by its level and severity, and adds it. */
struct finding add_finding(struct judging *judging, struct finding finding, bool complies);

/* Adds a finding that complies, without a point. */
void observe(struct judging *judging, const char *clause, const char *policy);

/* Adds a deviation from a clause, with what there is to say about it: whole lines, or NULL. */
void deviate(struct judging *judging, const char *clause, const char *policy, const char *details);

/* The same of a finding that says more. */
void deviate_as(struct judging *judging, struct finding finding, const char *details);

/*
 * Judges the values of an output that has the right type and shape, and explains them; `label` says whose output it
 * is. False when there is no memory for it.
 */
bool add_value_findings(struct judging *judging, const struct tensor *actual, const char *label);

/* The verdict that the findings amount to. */
void settle(struct judging *judging);

/* Two texts behind one another; the first alone where there is no memory or no second. */
const char *join(struct judging *judging, const char *before, const char *after);

/* What an implementation says behind a few words of ours: a few lines of it, each begun with two blanks. */
const char *message_lines(struct judging *judging, const char *words);

/* ---- the case (judge_case.c) ---- */

/* A judgement without findings. An explanation of NULL: there was no memory for it. */
struct judgement decide(enum verdict verdict, const char *explanation);

/* Whether values are due: the reference computes them and the text means them. */
bool values_are_due(struct judging *judging);

/* Whether the case can be used at all; if not, the judgement says so. */
bool case_is_sound(struct judging *judging);

/* ---- inputs that break a rule (judge_invalid.c) ---- */

/* How an implementation refused. */
const char *refusal_policy(const struct answer *answer);

/* Whether the output has the element type and shape of data, and elements that can be read; if not, it deviates. */
bool is_well_formed(struct judging *judging);

/* The level of the strictest of the rules that are violated. */
enum level strictest_level(const struct judging *judging);

void judge_where_refusal_is_due(struct judging *judging);

/* ---- valid inputs (judge_valid.c) ---- */

/* Whether refusing this valid input is as good as answering. */
bool may_be_refused(struct judging *judging);

void judge_refusal_of_valid(struct judging *judging);
void judge_output_of_valid(struct judging *judging);

#endif
