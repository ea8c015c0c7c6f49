/*
 * One judgement under way, and how it comes to its findings and their explanation.
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

/* A judgement without findings. An explanation of NULL: there was no memory for it. */
struct judgement decide(enum verdict verdict, const char *explanation);

/* Whether values are due: the reference computes them and the text means them. */
bool values_are_due(struct judging *judging);

/* The level of a clause; `otherwise` where the operator version has no such clause. */
enum level level_of(const struct judging *judging, const char *clause, enum level otherwise);

/* The severity of a deviation from a clause. */
enum severity severity_of_deviation(const struct judging *judging, const char *clause);

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

/* The verdict that the findings amount to; what they are about, the node, ends the explanation. */
void settle_verdict(struct judging *judging);

/* Two texts behind one another; the first alone where there is no memory or no second. */
const char *join(struct judging *judging, const char *before, const char *after);

/* What an implementation says behind a few words of ours: a few lines of it, each begun with two blanks. */
const char *message_lines(struct judging *judging, const char *words);

/* The level of the strictest of the rules that are violated. */
enum level strictest_level(const struct judging *judging);

#endif
