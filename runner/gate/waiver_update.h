/*
 * Updates a file of waivers to the observed results: exact entries stay as they are, stale entries and stale
 * globs are dropped, and failures that no entry covers get new entries. If a new entry differs from an old
 * one only in its cases, the old one gets its ids. After the update, `run --waivers` reports neither failures
 * without a waiver nor stale waivers, unless the implementation behaves differently.
 */
#ifndef SCATTER_WAIVER_UPDATE_H
#define SCATTER_WAIVER_UPDATE_H

#include "arena.h"
#include "case_source.h"
#include "clause.h"
#include "judge.h"
#include "status.h"
#include "text_numbers.h"
#include "waivers.h"

#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The combined results of several runs of one implementation: for each case the verdicts in all runs, the
 * clauses under which it failed, and whether anything differed. Files of waivers are generated from them. */

struct observed_case {
    const char *id;
    bool verdicts[VERDICT_COUNT]; /* that occurred, in records and in their repetitions */
    bool differs;                 /* the results of its tests are not all the same */
    const char *first;            /* the first observation, to compare the others with; NULL: none yet */
    const char *clauses;      /* of the first failure: without version, sorted, separated by ", "; or NULL */
    const char **misreadings; /* of the first failure: all that explain it, then NULL */
};

/* A record of a case. */
struct observed_record {
    size_t the_case;
    enum verdict verdict;
    bool verdicts[VERDICT_COUNT];      /* of its repetitions */
    struct recorded_findings failures; /* of a failure, with their clauses only */
};

struct observed_run {
    const char *path;
    struct observed_record *records;
    size_t count, capacity;
    int64_t repetitions;
};

/* Begin with zeroes and an arena, which has everything that observed_results_end does not release. */
struct observed_results {
    const char *name;    /* of the implementation: its declared name, or its specification */
    const char *version; /* its declared version, if the same in all runs; "" otherwise */
    struct observed_case *cases;
    size_t count, capacity;
    struct observed_run *runs;
    size_t run_count, run_capacity;
    struct text_numbers case_numbers;  /* the ids of `cases` */
    struct text_numbers skipped;       /* the ids of folders that are not scatter cases */
    struct counted_texts source_sizes; /* their numbers of cases and such folders, at most */
    struct arena *arena;
};

void observed_results_end(struct observed_results *observed);

/*
 * Adds the runs of a results file. STATUS_UNREADABLE, naming file and line, when results_read refuses the
 * file, or when a run in it is not complete, was judged by ONNX's comparison, or is of an implementation with
 * another name than the earlier runs; STATUS_OUT_OF_MEMORY.
 */
enum status observed_results_add(struct observed_results *observed, const char *path, struct error *error);

/* The number of cases of the runs' sources that are in no run: they were not selected. */
size_t observed_results_lacking(const struct observed_results *observed);

/* Whether a case failed at least once. */
bool observed_failing(const struct observed_case *item);

/* The file before the update. `bytes` NULL: there is no file, and `file` is its name in messages. */
struct waiver_file {
    const char *file;
    const void *bytes;
    size_t size;
};

/* All texts are in the arena. */
struct waiver_update {
    const char *text; /* of the updated file: the same bytes as before if nothing has changed */
    size_t size;
    const char **lines; /* for a person: a line for each entry that was kept, dropped or added */
    size_t line_count;
    size_t kept, changed, dropped, added; /* entries; changed: lost globs or got ids */
    size_t lacking;                       /* cases without any record: entries about them stay */
    size_t failures;                      /* cases that failed; the updated file covers all of them */
    size_t unjudged;            /* cases without a verdict, not by the implementation's fault: never waived */
    const char *first_unjudged; /* the id of the first, or NULL */
};

/*
 * Computes the update. New failures get `reason`; cases that a dropped entry covered keep its reason.
 * STATUS_USAGE, with the number of new failures and the first one, when there are any and `reason` is NULL.
 * STATUS_UNREADABLE, naming the file, when it is malformed, is for another implementation, or would become
 * too large to be read again.
 */
enum status waiver_update_make(struct waiver_update *update, const struct observed_results *observed,
                               const struct waiver_file *file, const char *reason,
                               const struct clause_set *clauses, struct arena *arena, struct error *error);

/* The steps of waiver_update.h: find what is stale in the file, what needs new entries, and merge the
 * entries. */

/*
 * A new entry. The new entries cover exactly the failures of some runs: one entry for each cause, with the
 * sorted ids of its cases.
 *
 * Failures have the same cause if they have the same clauses (without version), the same verdict and the same
 * misreading: of those that explain it, the one that explains most failures with these clauses. The entry has
 * the clause if there is only one.
 *
 * A case whose results differ is unsteady. Unsteady cases that fail under the same clauses have one entry
 * with all their verdicts and no clause. If at least one in ten of the cases that fail under these clauses is
 * unsteady, all of them are: the others merely failed each time so far.
 */
struct waiver_entry {
    const char **cases; /* sorted globs, each of which matches one id */
    size_t count;
    const char *clause; /* or NULL */
    bool verdicts[VERDICT_COUNT];
    bool unsteady;
    const char *reason;
    const char *under; /* the clauses under which the cases fail, for a person */
};

/*
 * In waiver_entries.c: creates the entries. `reasons` has, for each case of `observed`, the reason for its
 * waiver, or NULL if the case is not to be waived; only failed cases may have a reason, and cases with
 * different reasons are never in one entry. The same observations give the same entries in the same order.
 * STATUS_OUT_OF_MEMORY.
 */
enum status waiver_entries_make(const struct observed_results *observed, const char *const *reasons,
                                const struct clause_set *clauses, struct waiver_entry **entries,
                                size_t *count, struct arena *arena, struct error *error);

struct updater {
    struct waiver_update *update;
    const struct observed_results *observed;
    const struct waiver_file *file;
    const struct clause_set *clauses;
    json_t *document; /* the file, or NULL */
    struct waivers old;
    const char **stale;           /* by pattern of `old`: why it is dropped, or NULL */
    bool looks_at_unsteady;       /* whether unsteady or steady entries are checked */
    const char **reasons;         /* by case: the reason for its waiver, or NULL */
    struct case_list list;        /* all observed cases */
    struct arena *arena, scratch; /* scratch: memory for one run */
};

/* In waiver_update_entries.c: an old entry with only its stale globs, or without them; NULL if none
 * remain. */
json_t *updater_old_entry(const struct updater *updater, size_t index, bool stale);

/* The remaining old entries and the new ones. Counts them and writes the lines of the report. NULL: no
 * memory. */
json_t *updater_merge(struct updater *updater, const struct waiver_entry *entries, size_t count,
                      struct error *error);

#endif
