/*
 * Waivers: accepted deviations of one implementation, each with a reason. They are exact in both directions:
 * a waiver covers a failure only if it describes the failure, and a waiver that does not describe what
 * happened is stale, which is also an error.
 *
 * The file's form is reports/waivers.schema.json:
 *
 *     {"implementation": "backend",
 *      "waivers": [{"cases": "cases/ScatterND-18/nan-*", "verdict": "fail", "reason": "issue 17"},
 *                  {"clause": "ScatterND.index-negative", "verdict": "crash", "reason": "never planned"},
 *                  {"cases": ["cases/ScatterND-18/add-*", "cases/ScatterND-18/mul"], "verdict": ["fail",
 *                  "crash"],
 *                   "unsteady": true, "reason": "threads race"}]}
 *
 * A waiver covers a case when the case has (one of) its verdict(s), "cases" (if given; one glob of several)
 * matches the id and "clause" (if given) matches the clause of one of the failures, with or without its
 * version. A timeout violates ends-in-time; "clause" may also name memory-safety, which it violated in
 * scatter-cts 0.1. Warnings that --strict turned into failures are failures here. Several waivers may cover
 * one case; it is waived when each of its failures is covered.
 *
 * When a waiver is stale:
 *
 * - With "cases": every matching case must be covered, by this waiver or, if the case fails in another way,
 * by another
 *   waiver. A case that passes, fails with another verdict, or does not fail under "clause" makes the waiver
 *   stale. An unsupported or disputed case counts neither way, but a waiver that covers nothing is stale.
 * - With only "clause": at least one case must be covered. Cases that fail under the clause with another
 * verdict are
 *   failures, but do not make the waiver stale.
 * - Always: a pattern that matches no case of the run's sources, or no clause, is stale.
 *
 * Each of several globs is checked as if it were the only glob of its waiver and reported as a stale glob; if
 * nothing remains of the waiver, the whole waiver is reported.
 *
 * An unsteady waiver is about intermittent failures, such as those of damaged memory or data races: it is
 * never stale in a run that repeats its cases fewer than 50 times.
 *
 * Cases that were not tested show nothing: cases that were not selected or not reached, and the verdicts
 * not-run, unreadable and error. While the waiver may be about such a case, it is not stale for covering
 * nothing.
 */
#ifndef SCATTER_WAIVERS_H
#define SCATTER_WAIVERS_H

#include "arena.h"
#include "case_source.h"
#include "clause.h"
#include "record.h"
#include "status.h"
#include "text_compare.h"

#include <jansson.h>
#include <stddef.h>
#include <stdint.h>

/* What happened to a case that a waiver is about. */
enum waiver_event {
    WAIVER_COVERED,
    WAIVER_ELSEWHERE,     /* another waiver covers it */
    WAIVER_PASSED,        /* it passes */
    WAIVER_OTHER_VERDICT, /* it fails in another way, and no waiver covers it */
    WAIVER_OTHER_CLAUSE,  /* it fails with the verdict, but not under the clause, and no waiver covers it */
    WAIVER_SET_ASIDE,     /* unsupported or disputed */
    WAIVER_UNTESTED,      /* not-run, unreadable, error */
    WAIVER_NO_CASE        /* a folder that is not a scatter case */
};
enum { WAIVER_EVENT_COUNT = WAIVER_NO_CASE + 1 };

/* How often an event happened, and the first occurrence: texts in the arena, "" if there is none. */
struct waiver_note {
    size_t count;
    const char *id, *verdict, *clause; /* the clause of the first failure */
    bool differs;                      /* the verdict or the clause is not always the same */
};

/* The smallest --repeat of a run that can show that an intermittent failure no longer happens. */
enum { UNSTEADY_REPETITIONS = 50 };

/* One of the globs on ids of a waiver; or the placeholder of a waiver without globs. */
struct waiver_pattern {
    size_t waiver;     /* its number */
    const char *cases; /* the glob, or NULL */
    struct waiver_note
        *notes; /* by event; the notes of the waiver if it has no other pattern; NULL: nothing yet */
};

struct waiver {
    struct waiver_pattern *patterns; /* a glob each, or one without a glob */
    size_t pattern_count;            /* at least one */
    const char *clause;              /* a glob on ids of clauses, or NULL if there are globs on ids */
    bool verdicts[VERDICT_COUNT];    /* at least one */
    bool unsteady;
    const char *reason;
    struct waiver_note notes[WAIVER_EVENT_COUNT]; /* of all patterns together, each case counted once */
};

/* Finds the patterns that may be about a record: by their globs on ids, or by the clause of a waiver without
 * globs. */
struct waiver_index {
    struct glob_index by_case, by_clause;
    size_t *found; /* room for twice the number of patterns */
};

/* A file of waivers and the records of the run so far. All texts are in the arena. */
struct waivers {
    const char *file;
    const char *implementation;
    struct waiver *items;
    size_t count;
    struct waiver_pattern *patterns; /* of all waivers, in their order */
    size_t pattern_count;
    struct waiver_index index;
    size_t seen;     /* records of cases and skipped folders */
    size_t untested; /* of these: not-run, unreadable, error */
    size_t waived;   /* cases that are covered */
    struct arena *arena;
};

#define NO_WAIVER ((size_t)-1)
#define ALL_GLOBS ((size_t)-1)

/* The report of a stale waiver. The texts are in the arena of the waivers. */
struct stale_waiver {
    size_t index;        /* from 0, or NO_WAIVER if it is about all waivers */
    size_t glob;         /* the number of the stale glob, or ALL_GLOBS */
    const char *finding; /* the waiver, and why it is stale; long texts are cut */
    const char *message; /* the file, the finding, and the edit to make */
};
typedef void waiver_listener(const struct stale_waiver *stale, void *context);

/* A run to which waivers were applied. */
struct waived_run {
    const struct case_list *cases; /* of its sources */
    bool lacks_cases;              /* its sources have further, unknown cases */
    int64_t repetitions;           /* of each case */
};

/* A larger file is refused: the JSON library has no memory limit of its own. */
#define WAIVERS_FILE_LIMIT ((size_t)16 << 20)

/*
 * Reads waivers from a file, or from a file's bytes. STATUS_UNREADABLE, naming file and field, when the file
 * is not JSON, is larger than 16 MiB or violates the schema; STATUS_NOT_FOUND, with the
 * command that writes it, when it does not exist.
 */
enum status waivers_read(struct waivers *waivers, const char *path, struct arena *arena, struct error *error);
enum status waivers_parse(struct waivers *waivers, const char *file, const void *bytes, size_t size,
                          struct arena *arena, struct error *error);

/* Checks that the waivers are for an implementation with this name: the declared name or, without one, the
 * specification on the command line. STATUS_UNREADABLE when they are for another implementation. */
enum status waivers_check_name(const struct waivers *waivers, const char *name, struct error *error);

/* Forgets the records of a run, before another run. */
void waivers_restart(struct waivers *waivers);

/* Adds a case or a skipped folder, each once. Returns the reason of the first waiver that covers it, or NULL.
 * Reads the id, the verdict and the failures. */
const char *waivers_apply(struct waivers *waivers, const struct recorded_case *item);

/* Reports every stale waiver, after the last record. Returns the number of reports. */
size_t waivers_report_stale(const struct waivers *waivers, const struct waived_run *run,
                            const struct clause_set *clauses, waiver_listener *listener, void *context);

/* Sorts numbers and removes duplicates; returns how many remain. */
size_t sort_once(size_t *numbers, size_t count);

/* "cases/a", "cases/a and 3 other globs", or the clause of a waiver without globs; truncated, for a person.
 * In the arena. */
const char *waiver_pattern_text(const struct waiver *waiver, struct arena *arena);

/* The verdicts of a waiver, as in the file: "fail", or ["fail", "crash"]; also for a person. */
const char *waiver_verdicts_text(const struct waiver *waiver, struct arena *arena);

#endif
