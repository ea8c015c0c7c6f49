/*
 * What a run amounts to: counts of its records, and what its failures and warnings are about.
 */
#ifndef SCATTER_TALLY_H
#define SCATTER_TALLY_H

#include "causes.h"
#include "conformance.h"
#include "judgement.h"

#include <jansson.h>
#include <stdbool.h>
#include <stdint.h>

/* The gates of the schema: what a version admits at all. The codes of the rules that guard them (rule.h). */
bool is_version_gate(const char *clause_id);

/*
 * Findings that are alike: of one clause of an operator, whatever the version, one point and one policy. Writes what
 * they have in common, such as "ScatterND.nan-order (NaN in data): NaN wins".
 */
enum { LIKENESS_SIZE = 256 };
void finding_likeness(const json_t *finding, char text[LIKENESS_SIZE]);

/* Begin with zeroes; finish with tally_destroy. */
struct tally {
    bool official; /* judged as ONNX does it: nothing is said of conformance (the caller sets it) */
    int64_t verdicts[VERDICT_COUNT];
    int64_t cases;                /* all of them */
    int64_t passed_with_warnings; /* about the implementation, not about files */
    int64_t compared;             /* whose answer was held against an expectation */
    int64_t outputs_compared;     /* of these, valid ones that were answered with an output */
    int64_t outputs_due; /* that the text wants an output of; refused where that is allowed: not counted */
    int64_t skipped;
    int64_t repeated; /* cases that were run several times (repetition.h); of these, in the following two: */
    int64_t differ_legally, differ_illegally; /* nondeterminism */
    json_t *by_source;                        /* object: source -> number of cases */
    json_t *unsupported;                      /* object: reason -> number of unsupported cases */
    json_t *skipped_names;                    /* array of strings: the first few */
    /*
     * Objects: likeness of findings -> {"cases": number, "first": id of the first case}. Warnings, without those about
     * version gates, and the same by clause alone, whatever the point and the policy; and what passed a version gate
     * that should have kept it out.
     */
    json_t *warnings;
    json_t *warned_clauses;
    json_t *passed_gates;
    /* The same by text, about the files of cases; of many different texts only the first, the others counted here. */
    json_t *file_warnings;
    int64_t file_warnings_left_out;
    int64_t gates_refused;  /* cases that break a rule of a version gate and were refused */
    int64_t gates_accepted; /* … and were answered */
    struct conformance conformance;
    struct causes causes; /* counted by causes_add, with more than a record has */
};

/* Counts a record of type "case" or "skipped". */
void tally_add(struct tally *tally, const json_t *record);
void tally_destroy(struct tally *tally);

#endif
