/*
 * The counts of a run's records, and what its failures and warnings are about.
 */
#ifndef SCATTER_TALLY_H
#define SCATTER_TALLY_H

#include "causes.h"
#include "conformance.h"
#include "record.h"

#include <jansson.h>
#include <stdbool.h>
#include <stdint.h>

/* Whether a clause is a version gate: a rule of the schema about what a version admits at all (rule.h). */
bool is_version_gate(const char *clause_id);

/*
 * Findings are alike if they have one clause of an operator, whatever the version, one point and one policy. Writes what
 * they have in common, such as "ScatterND.nan-order (NaN in data): NaN wins".
 */
enum { LIKENESS_SIZE = 256 };
void finding_likeness(const struct recorded_finding *finding, char text[LIKENESS_SIZE]);

/* The kinds of folders that are passed over and are not nearly scatter cases, as part of a sentence. */
#define PASSED_OVER_OPERATOR "without a scatter operator"
#define PASSED_OVER_OUTPUT   "without a stored output"
#define PASSED_OVER_MEMORY   "that need more memory" /* not folders, but cases of the tier "huge" */

/* A sentence about the folders of a kind, without a full stop; `group` is that of the tally. */
const char *passed_over_text(const char *kind, const json_t *group, struct arena *arena);

/* Initialize with zeroes; release with tally_destroy. */
struct tally {
    bool official; /* judged by ONNX's comparison: there are no statements (the caller sets it) */
    int64_t verdicts[VERDICT_COUNT];
    int64_t cases;                /* all of them */
    int64_t passed_with_warnings; /* about the implementation, not about files */
    int64_t compared;             /* whose answer was compared with an expectation */
    int64_t outputs_compared;     /* of these, valid cases that were answered with an output */
    int64_t
        outputs_due; /* for which the text demands an output; without those that were refused as permitted */
    int64_t skipped; /* folders that were passed over: those in the next three */
    /*
     * Object: kind, PASSED_OVER_… -> {"cases": number, "first": id of the first, "reason": of the last, but of the first for
     * lack of memory}.
     */
    json_t *passed_over;
    json_t *nearly_scatter; /* object: reason -> {"cases", "first"}; folders perhaps meant as scatter cases */
    int64_t lacking_memory; /* of `skipped`: cases that need more memory than is available */
    int64_t nearly_left_out; /* the same folders with further different reasons */
    int64_t repeated; /* cases that were run several times (repetition.h); the next two are parts of these */
    int64_t differ_legally, differ_illegally; /* nondeterminism */
    /*
     * Failures that are not waived, by circumstance, and how many of CIRCUMSTANCE_NONE occurred again alone (the caller
     * counts them). Without lost processes, which a fresh process always judges.
     */
    int64_t circumstances[CIRCUMSTANCE_COUNT], failed_alone;
    json_t *by_source;   /* object: source -> number of cases */
    json_t *unsupported; /* object: reason, which is a message or a rule -> number of unsupported cases */
    /*
     * Objects: likeness of findings -> {"cases": number, "first": id of the first case}. Warnings, except those about
     * version gates; the same by clause only, whatever the point and the policy; and inputs that were accepted although
     * a version gate forbids them.
     */
    json_t *warnings;
    json_t *warned_clauses;
    json_t *passed_gates;
    /* The same by text, about the files of cases: only the first different texts; the others are only counted. */
    json_t *file_warnings;
    int64_t file_warnings_left_out;
    int64_t gates_refused;  /* refused cases that break a rule of a version gate */
    int64_t gates_accepted; /* answered cases that break a rule of a version gate */
    struct conformance conformance;
    struct causes causes; /* counted by causes_add, which also needs the features of a case */
};

/* Whether failing cases were run again alone. */
bool tally_ran_again(const struct tally *tally);

/* Counts a case or a skipped folder. */
void tally_add(struct tally *tally, const struct recorded_case *item);
void tally_destroy(struct tally *tally);

#endif
