/* The differences between two runs, and the kinds of change. */
#ifndef SCATTER_COMPARISON_H
#define SCATTER_COMPARISON_H

#include "arena.h"
#include "conformance.h"
#include "judge.h"
#include "result_reader.h"
#include "selection.h"
#include "status.h"
#include "text_numbers.h"

#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The kinds of change between two runs, and the one table that says which change leads to which kind. The
 * page of two runs gets it in its model (change_table_record). */

struct compared_case;
struct compared_run;

/*
 * X(constant, letter in the table, direction, name, singular, plural). The direction: below 0 the newer run
 * is worse, so that a gate fails; above 0 it is better. A case fails when its verdict is fail, crash, timeout
 * or memory and it is not waived.
 *
 * REGRESSION   it fails and did not fail before; or it passed and is now unsupported, not run, unreadable or
 * an error
 * NEW_FAILURE  it fails, and is a new or changed case
 * NOT_RUN      it was judged, the corpus of the newer run still has it, and the newer run did not run it
 * REPAIR       it failed and passes now, but not merely by a refusal that is permitted; or it is answered
 * correctly now, and did
 *              not pass before
 * PASS         it did not pass and passes now, without being a repair; or it is refused now, as is permitted,
 * and was answered
 * UNSTEADY     it passes in one run, and in the other fails and is unsteady (repetition.h); a failure only
 * counts
 *              so if the older run has such failures too
 * REASON       it still does not pass, but for another reason; not if one of the failures is unsteady
 * WARNING      it passes with other warnings
 * CHANGED      the case changed, and the verdict is not worse
 * NEW          it was not in the older run, and does not fail
 * GONE         the corpus of the newer run has another version and lacks it
 */
#define CHANGE_TABLE(X)                                                                            \
    X(REGRESSION, 'r', -1, "regression", "regression", "regressions")                              \
    X(NEW_FAILURE, 'f', -1, "new-failure", "failure of a new or changed case",                     \
      "failures of new or changed cases")                                                          \
    X(NOT_RUN, 'm', -1, "not-run-any-more", "case not run any more", "cases not run any more")     \
    X(REPAIR, 'b', 1, "repair", "repair", "repairs")                                               \
    X(PASS, 'p', 0, "other-pass", "pass without a new answer", "passes without a new answer")      \
    X(UNSTEADY, 'u', 0, "unsteady", "case that fails in one run and is unsteady",                  \
      "cases that fail in one run and are unsteady")                                               \
    X(REASON, 'o', 0, "other-reason", "case that does not pass for another reason",                \
      "cases that do not pass for other reasons")                                                  \
    X(WARNING, 'w', 0, "other-warnings", "pass with other warnings", "passes with other warnings") \
    X(CHANGED, 'c', 0, "changed-case", "changed case", "changed cases")                            \
    X(NEW, 'a', 0, "new-case", "new case", "new cases")                                            \
    X(GONE, 'g', 0, "gone-case", "gone case", "gone cases")

enum change {
#define CHANGE_CONSTANT(constant, ...) CHANGE_##constant,
    CHANGE_TABLE(CHANGE_CONSTANT)
#undef CHANGE_CONSTANT
        CHANGE_COUNT
};

extern const struct change_kind {
    char letter;
    int direction;
    const char *name, *one, *several;
} change_kinds[CHANGE_COUNT];

/* The change of a case from a run to a newer one; CHANGE_COUNT: none. NULL: that run lacks it, the newer one
 * because its corpus has another version if the case `is_gone`. */
enum change change_of(const struct compared_run *older, const struct compared_case *before,
                      const struct compared_case *after, bool is_gone);

/* Whether two records with one id are of different cases, by their hashes; false if one of them is NULL or
 * has none. */
bool change_is_of_case(const struct compared_case *before, const struct compared_case *after);

/* The table as JSON, for the model of the page (reports/page/README.md). NULL when there is no memory. */
json_t *change_table_record(void);

/* The differences between two runs of one implementation, an older and a newer one. A changed case (by its
 * hash) is distinguished from a changed implementation. */

/* A run from its results (result.h), reduced to what is compared between two runs: verdict, reasons and hash
 * of each case. */

/* All texts are in an arena. */
struct compared_case {
    const char *id;
    const char *hash; /* of the case (case.h) */
    enum verdict verdict;
    enum standing standing; /* final when the run is sorted */
    bool waived;
    bool unsteady;       /* a failure that another run may not have (repetition.h) */
    const char *reasons; /* as compared_reasons */
    const char *const
        *choices; /* that a pass shows (is_choice): likenesses of findings, sorted, ended by NULL */
    struct selected_facts facts;
};

/* Clauses and policies of a case's failures, or else of its warnings, sorted and joined, so that their order
 * does not matter; "" for none. In the arena; NULL if out of memory. */
const char *compared_reasons(const struct recorded_case *given, struct arena *arena);

struct compared_run {
    const char *path;
    const struct recorded_header *header;
    const struct recorded_footer *footer; /* recorded_no_footer before it */
    const char *corpora;         /* the hashes of the sources, joined; two runs of one corpus have the same */
    const char *judging;         /* the edition and the globs of --strict, joined */
    struct selection selection;  /* of cases, as far as the header states it */
    bool listed;                 /* only cases that a results file lists were selected */
    struct compared_case *cases; /* sorted by id */
    size_t count;
    bool is_unsteady; /* it has an unsteady failure */
    const char
        *losses; /* of processes, beyond those in records of cases (process_losses.h), joined; "" for none */
};

/* Initialize with zeroes, the path and the arena. */
struct compared_file {
    const char *path; /* or the name of a run in progress; borrowed */
    struct arena *arena;
    result_listener *also; /* receives each record too; NULL: nothing does */
    void *also_context;
    struct compared_run *runs; /* in the order of the file */
    size_t count;
    size_t run_capacity, case_capacity;
};

/* Reads a file. STATUS_UNREADABLE, with file and line, when it is not complete or has a case twice in one
 * run; otherwise fails as results_read, or with STATUS_OUT_OF_MEMORY. */
enum status compared_file_read(struct compared_file *file, struct error *error);

/* Adds a record of a run in progress; after the last record call compared_run_sort. */
enum status compared_file_take(struct compared_file *file, const struct result_record *record,
                               struct error *error);

/*
 * The run of another file to compare a run with: the only run if each file must have one (`alone`), otherwise
 * the run of the same implementation. If a file has several such runs, they are paired in their order. NULL:
 * there is none.
 */
const struct compared_run *compared_partner(size_t number, const struct compared_file *runs,
                                            const struct compared_file *others, bool alone);

/* The specification of the implementation of a run. */
const char *compared_specification(const struct compared_run *run);

/* Gives the cases the standings that the footer settles, and sorts the cases by their ids. */
void compared_run_sort(struct compared_run *run);

struct difference {
    enum change change;
    const char *id;
    const char *before,
        *after; /* such as "fail: ScatterND-18.target: …"; NULL: the case is not in that run */
    bool case_changed;
    const struct compared_case *missing; /* the older case, if the newer run lacks it */
};

/* What an implementation did where it has a choice (tally.h), and does no more in the newer run; or does, and
 * did not. */
struct changed_choice {
    const char *choice; /* a likeness, such as "ScatterND.nan-order (NaN in data): NaN wins" */
    bool is_new;
    const char *first; /* the id of the first case */
    int64_t cases;
};

/* Borrows from the two runs; the rest is in the arena. */
struct comparison {
    const struct compared_run *older, *newer;
    struct difference *items; /* by change, then by id */
    size_t count;
    int64_t counts[CHANGE_COUNT];
    int64_t common; /* cases of both runs */
    int64_t alike;  /* of these, without a difference */
    struct changed_choice
        *choices; /* of unchanged cases that pass in both runs; sorted, those that are gone first */
    size_t choice_count, choice_capacity;
    int64_t unselected; /* cases that the newer run did not select, and whose absence makes no difference */
    int64_t excluded;   /* all cases that the newer run did not select, after comparison_excuse_unselected */
};

/* STATUS_UNREADABLE if it cannot be said whether a case is gone, because the corpus of the newer run is not
 * that of its manifest; STATUS_OUT_OF_MEMORY. */
enum status compare_runs(struct comparison *comparison, const struct compared_run *older,
                         const struct compared_run *newer, struct arena *arena, struct error *error);

/* Cases that the filters of the newer run exclude, or whose source it was not given, do not count as missing:
 * it was meant to be a part. Neither do those whose ids are in `existing`, which may be NULL. */
void comparison_excuse_unselected(struct comparison *comparison, const struct text_numbers *existing);

/* Whether both runs were judged by the same edition and strictness; if not, this may be the cause of a
 * difference. */
bool comparison_is_judged_alike(const struct comparison *comparison);

/* Whether the newer run lost processes and the older one lost none. Number, time and kind of the losses are
 * not compared, since it is random which case a loss affects. */
bool comparison_loses_processes(const struct comparison *comparison);

/* Whether a gate must fail: a regression, a failure of a new or changed case, a case that is not run any
 * more, or newly lost processes. */
bool comparison_is_worse(const struct comparison *comparison);

/* The comparison as JSON (reports/comparison.schema.json). Texts are made harmless (print_text.h). The arena
 * is for temporary texts. NULL when there is no memory. */
json_t *comparison_record(const struct comparison *comparison, struct arena *arena);

#endif
