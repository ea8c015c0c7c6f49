/*
 * Waivers: deviations of one implementation that are accepted, each with a reason. They are exact in both
 * directions: a failure is covered only by a waiver that says what happened, and a waiver that says something
 * else than what happened is stale, which is an error, too.
 *
 * The file's form is reports/waivers.schema.json:
 *
 *     {"implementation": "backend",
 *      "waivers": [{"cases": "cases/ScatterND-18/nan-*", "verdict": "fail", "reason": "issue 17"},
 *                  {"clause": "ScatterND.index-negative", "verdict": "crash", "reason": "never planned"},
 *                  {"cases": ["cases/ScatterND-18/add-*", "cases/ScatterND-18/mul"], "verdict": ["fail", "crash"],
 *                   "unsteady": true, "reason": "threads race"}]}
 *
 * A waiver covers a case when the case has (one of) its verdict(s), "cases" (if given; one glob of several) matches the id
 * and "clause" (if given) matches the clause of one of the failures, with or without its version. Warnings that --strict
 * made failures are failures here. Several waivers may cover one case; it is waived when each of its failures is covered.
 *
 * When a waiver is stale:
 *
 * - With "cases": every case that it matches has to be covered, by it or, if the case fails in another way, by
 *   another waiver. One that passes makes the waiver stale, and so does one that fails with another verdict or
 *   not under "clause". An unsupported or disputed case counts neither way, but a waiver that covers nothing is
 *   stale.
 * - With "clause" alone: at least one case has to be covered. Others that fail under the clause with another
 *   verdict are failures, but do not make it stale.
 * - Always: a pattern that matches no case of the run's sources, or no clause, is stale.
 *
 * Each of several globs has to hold as if it stood in a waiver by itself: one that does not is told as a stale glob, and
 * the waiver as a whole where nothing is left of it.
 *
 * An unsteady waiver is about what happens now and then, as where memory is damaged or threads race: it is never stale
 * in a run that repeats its cases fewer than 50 times.
 *
 * What was not tested says nothing: a case that was not selected, or was not reached, and the verdicts not-run,
 * unreadable and error. As long as such a case could be one that the waiver is about, its absence is no reason.
 */
#ifndef SCATTER_WAIVERS_H
#define SCATTER_WAIVERS_H

#include "arena.h"
#include "case_folder.h"
#include "clause.h"
#include "glob_index.h"
#include "judgement.h"
#include "status.h"

#include <jansson.h>
#include <stddef.h>
#include <stdint.h>

/* What became of the cases that a waiver is about. */
enum waiver_event {
    WAIVER_COVERED,
    WAIVER_ELSEWHERE,     /* another waiver covers it */
    WAIVER_PASSED,        /* it passes */
    WAIVER_OTHER_VERDICT, /* it fails in another way, and no waiver covers it */
    WAIVER_OTHER_CLAUSE,  /* it fails as stated, but not under the clause, and no waiver covers it */
    WAIVER_SET_ASIDE,     /* unsupported or disputed */
    WAIVER_UNTESTED,      /* not-run, unreadable, error */
    WAIVER_NO_CASE        /* a folder that is not a scatter case */
};
enum { WAIVER_EVENT_COUNT = WAIVER_NO_CASE + 1 };

/* How often something happened, and the first time: texts in the arena, "" where there is nothing to tell. */
struct waiver_note {
    size_t count;
    const char *id, *verdict, *clause; /* the clause of the first failure */
    bool differs;                      /* in the verdict, or the clause, from one time to another */
};

/* The least --repeat of a run that can say that a failure does not happen at all, not even now and then. */
enum { UNSTEADY_REPETITIONS = 50 };

/* One of the globs on ids of a waiver; or what stands for a waiver that has none. */
struct waiver_pattern {
    size_t waiver;     /* its number */
    const char *cases; /* the glob, or NULL */
    struct waiver_note
        *notes; /* by event; those of the waiver where it has no other pattern; NULL: nothing yet */
};

struct waiver {
    struct waiver_pattern *patterns; /* a glob each, or one without a glob */
    size_t pattern_count;            /* at least one */
    const char *clause;              /* a glob on ids of clauses, or NULL; then there are globs on ids */
    bool verdicts[VERDICT_COUNT];    /* at least one */
    bool unsteady;
    const char *reason;
    struct waiver_note notes[WAIVER_EVENT_COUNT]; /* of all patterns together, each case once */
};

/* Which patterns may be about a record: by their globs on ids, or by the clause of a waiver that has none. */
struct waiver_index {
    struct glob_index by_case, by_clause;
    size_t *found; /* room for the number of each pattern, twice */
};

/* A file of waivers and what was seen of the run so far. All texts are in the arena. */
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

/* What is to be told of a stale waiver. The texts are in the arena of the waivers. */
struct stale_waiver {
    size_t index;        /* from 0, or NO_WAIVER where all are concerned */
    size_t glob;         /* the number of the stale glob, or ALL_GLOBS */
    const char *finding; /* the waiver, and why it is stale; long texts are cut */
    const char *message; /* the file, the finding, and the edit to make */
};
typedef void waiver_listener(const struct stale_waiver *stale, void *context);

/* A run to which waivers were applied. */
struct waived_run {
    const struct case_list *cases; /* of its sources */
    bool lacks_cases;              /* its sources have further cases, which are not known */
    int64_t repetitions;           /* how often each case was run */
};

/* A larger file is refused: the JSON library has no memory limit of its own. */
#define WAIVERS_FILE_LIMIT ((size_t)16 << 20)

/*
 * Reads waivers from a file, or from a file's bytes. STATUS_UNREADABLE, naming file and field, when it is no
 * JSON, larger than 16 MiB or not of the form; STATUS_NOT_FOUND when it does not exist.
 */
enum status waivers_read(struct waivers *waivers, const char *path, struct arena *arena, struct error *error);
enum status waivers_parse(struct waivers *waivers, const char *file, const void *bytes, size_t size,
                          struct arena *arena, struct error *error);

/*
 * Checks that the waivers are for an implementation of this name, the one that it declares (or, where it
 * declares none, the specification by which it was given). STATUS_UNREADABLE when they are for another.
 */
enum status waivers_check_name(const struct waivers *waivers, const char *name, struct error *error);

/* Forgets what was seen, before another run. */
void waivers_restart(struct waivers *waivers);

/*
 * Takes note of a record of a case or of a skipped folder (result.h); each case once. The answer is the reason
 * of the first waiver that covers it, or NULL.
 */
const char *waivers_apply(struct waivers *waivers, const json_t *record);

/* Tells of every stale waiver, after the last record. The answer is how many messages were told. */
size_t waivers_tell_stale(const struct waivers *waivers, const struct waived_run *run,
                          const struct clause_set *clauses, waiver_listener *listener, void *context);

/* Sorts numbers and leaves each out but once; the answer is how many are left. */
size_t sort_once(size_t *numbers, size_t count);

/* "cases/a", or "cases/a and 3 other globs", or the clause of a waiver without globs: for a person, cut. In the arena. */
const char *waiver_pattern_text(const struct waiver *waiver, struct arena *arena);

/* Room for the id of a clause without its version. */
enum { CLAUSE_ID_SIZE = 160 };

/* The id of a clause's instance, "ScatterND-18.nan", without the version: "ScatterND.nan"; false where it has none. */
bool clause_without_version(const char *id, char without[CLAUSE_ID_SIZE]);

/* The verdicts of a waiver for a person and as the file has them: "fail", or ["fail", "crash"]. In the arena. */
const char *waiver_verdicts_text(const struct waiver *waiver, struct arena *arena);

#endif
