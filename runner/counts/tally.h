/* The counts of a run's records, and what its failures and warnings are about. */
#ifndef SCATTER_TALLY_H
#define SCATTER_TALLY_H

#include "causes.h"
#include "conformance.h"
#include "record.h"
#include "text_numbers.h"

#include <stdbool.h>
#include <stdint.h>

/* Whether a clause is a version gate: a rule of the schema about what a version admits at all (node.h). */
bool is_version_gate(const char *clause_id);

/*
 * Findings are alike if they have one clause of an operator, whatever the version, one point and one policy.
 * Writes what they have in common, such as "ScatterND.nan-order (NaN in data): NaN wins", or that without the
 * policy.
 */
enum { LIKENESS_SIZE = 256 };
void finding_likeness(const struct recorded_finding *finding, char text[LIKENESS_SIZE]);
void finding_subject(const struct recorded_finding *finding, char text[LIKENESS_SIZE]);

/* Whether an observation or a warning shows a choice: there is none if the specification calls the input an
 * error. */
bool is_choice(const struct recorded_finding *finding);

/* The kinds of folders that are passed over and are not nearly scatter cases. */
enum passed_over_kind {
    PASSED_OVER_OPERATOR, /* without a scatter operator */
    PASSED_OVER_MEMORY,   /* not folders, but cases of the tier "huge" that need more memory */
    PASSED_OVER_COUNT
};

struct passed_over {
    int64_t folders;
    char *first, *reason; /* of the first one: its id, and why; NULL without memory or without folders */
};

/* A sentence about the folders of a kind, without a full stop. */
const char *passed_over_text(enum passed_over_kind kind, const struct passed_over *folders,
                             struct arena *arena);

/* Initialize with zeroes; release with tally_destroy. */
struct tally {
    int64_t verdicts[VERDICT_COUNT];
    int64_t cases;                /* all of them */
    int64_t failing;              /* of them, those that fail and are not waived (recorded_fails) */
    int64_t passed_with_warnings; /* about the implementation, not about files */
    int64_t compared;             /* whose answer was compared with an expectation */
    int64_t outputs_compared;     /* of these, valid cases that were answered with an output */
    int64_t
        outputs_due; /* for which the text demands an output; without those that were refused as permitted */
    int64_t skipped; /* folders that were passed over: those in the next three */
    struct passed_over passed_over[PASSED_OVER_COUNT];
    /* Folders that are perhaps meant as scatter cases, by reason, with the id of the first one. */
    struct counted_texts nearly_scatter;
    int64_t nearly_left_out; /* the same folders with further different reasons */
    int64_t repeated; /* cases that were run several times (repetition.h); the next two are parts of these */
    int64_t differ_legally, differ_illegally; /* nondeterminism */
    /* Failures that are not waived, by circumstance, and how many of CIRCUMSTANCE_NONE occurred again alone
     * (the caller counts them). Without lost processes, which a fresh process always judges. */
    int64_t circumstances[CIRCUMSTANCE_COUNT], failed_alone;
    struct counted_texts by_source;   /* cases */
    struct counted_texts unsupported; /* such cases by reason (tally_reason) */
    /*
     * Cases, with the id of the first one, by likeness of findings: warnings, except those about version
     * gates; the same by clause only, whatever the point and the policy; and inputs that were accepted
     * although a version gate forbids them.
     */
    struct counted_texts warnings;
    struct counted_texts warned_clauses;
    struct counted_texts passed_gates;
    /* The same by warning about the files of cases: only the first different ones; the others are only
     * counted. */
    struct counted_texts file_warnings;
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

/* Counts a case of a world that has no record (case_is_counted) in its range, and the cases of a range in a
 * tally. */
void executed_range_count_case(struct recorded_range *range, const struct recorded_case *item);
void executed_range_count(const struct recorded_range *range, struct tally *tally);

/* A reason of unsupported cases for a person: the message, if all cases have the same one; otherwise N and T
 * stand for its numbers and types (message_fold). */
const char *tally_reason(const struct counted_text *reason);

/* The number of cases whose verdict is in this class. */
int64_t tally_of_class(const struct tally *tally, enum verdict_class verdicts);

void tally_destroy(struct tally *tally);

/*
 * The last record of a run. `complete`: every selected case has a record. `losses`: lost processes that are
 * in no record of a case, or NULL. `seconds`: the duration of the run. In the arena, with numbers and texts
 * borrowed from the tally. NULL when there is no memory.
 */
struct recorded_footer *footer_record(const struct tally *tally, bool complete,
                                      const struct process_losses *losses, double seconds,
                                      struct arena *arena);

#endif
