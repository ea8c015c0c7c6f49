/*
 * Circumstances: failures of a run that do not occur when a fresh process runs the case alone (decision `fails-alone`). In
 * records (result.h) such a case has
 *
 *   "circumstance": "only-after-others"   it passed alone, and failed again, three times of three, after the cases in "after"
 *                   "unsteady"            otherwise
 *                   "doubtful"            it was not run again, and none of those that failed in the same way and were failed
 *                                         alone; or it passed alone, and not all ways to repeat the earlier cases were tried
 *   "after": ["cases/…", …]               in the order in which they run; empty: after the start-up check
 *
 * It says nothing about how the text was read: it has no misreadings, and belongs to a cause that is about its circumstance
 * (causes.h).
 */
#ifndef SCATTER_CIRCUMSTANCE_H
#define SCATTER_CIRCUMSTANCE_H

#include "arena.h"

#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>

/* X(constant, name) */
#define CIRCUMSTANCE_TABLE(X)            \
    X(AFTER_OTHERS, "only-after-others") \
    X(UNSTEADY, "unsteady")              \
    X(DOUBTFUL, "doubtful")

/* CIRCUMSTANCE_NONE: the case fails alone, or was not run again. */
enum circumstance {
    CIRCUMSTANCE_NONE,
#define CIRCUMSTANCE_CONSTANT(constant, name) CIRCUMSTANCE_##constant,
    CIRCUMSTANCE_TABLE(CIRCUMSTANCE_CONSTANT)
#undef CIRCUMSTANCE_CONSTANT
        CIRCUMSTANCE_COUNT
};

/* "" for CIRCUMSTANCE_NONE. Static storage. */
const char *circumstance_name(enum circumstance circumstance);
enum circumstance circumstance_from_name(const char *name);

/* Whether it is known that another run may not have the failure. */
bool circumstance_is_unsteady(enum circumstance circumstance);

/* The names of the table, ended by NULL. */
extern const char *const circumstance_names[];

/* What was seen of one case. */
struct circumstance_account {
    enum circumstance circumstance;
    int runs, failures; /* alone: how often it was run, and how often it failed */
    /* For CIRCUMSTANCE_AFTER_OTHERS: the ids of the cases before it, and a command that runs them and it in one process. */
    const char *const *after;
    size_t after_count;
    const char *command;
    bool is_minimal; /* each of these cases is needed */
    bool searched,
        failed_after; /* all ways to repeat earlier cases were tried; it failed after some of them, but not each time */
};

/* Adds an account to the record of a failing case. */
void circumstance_describe(json_t *record, const struct circumstance_account *account, struct arena *arena);

#endif
