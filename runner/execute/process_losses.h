/*
 * Lost processes of an implementation that no verdict reports: lost between two cases, in a case that a fresh
 * process answers, or when they should have ended. Which case was running is often chance; that a process was
 * lost is not, and counts against the implementation.
 */
#ifndef SCATTER_PROCESS_LOSSES_H
#define SCATTER_PROCESS_LOSSES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* When a process was lost. X(constant, name) */
#define LOSS_TABLE(X)                    \
    X(AT_START, "at the start-up check") \
    X(IN_CASE, "in a case")              \
    X(BETWEEN, "between cases")          \
    X(AT_END, "at its end")

/*
 * LOSS_AT_START  in a trivial case: the process had served others, and a fresh process answers this one
 * LOSS_IN_CASE   in a case of the corpus: the same
 * LOSS_BETWEEN   it ended, or wrote unrequested bytes, after an answer and before a request
 * LOSS_AT_END    it crashed, hung or exited with a status other than 0 when it was asked to end, or just
 * before
 */
enum loss {
#define LOSS_CONSTANT(constant, name) LOSS_##constant,
    LOSS_TABLE(LOSS_CONSTANT)
#undef LOSS_CONSTANT
};

enum {
    LOSS_WHEN_COUNT = LOSS_AT_END + 1,
    LOSS_HOW_SIZE = 256,
    LOSS_CASE_SIZE = 512,
    MOST_KINDS_OF_LOSS = 16
};

/* Processes that were lost in the same way. */
struct loss_kind {
    enum loss when;
    bool is_rest;            /* the sum of kinds that are not distinguished */
    char how[LOSS_HOW_SIZE]; /* a predicate, such as "was killed by SIGSEGV" */
    /* For LOSS_IN_CASE: the case, or the first of several by id; otherwise "". */
    char case_id[LOSS_CASE_SIZE];
    int64_t count;
};

/* Shared by the sessions of an implementation. Read the members only when these have ended. Begin with
 * zeroes. */
struct process_losses {
    /*
     * Sorted by when, then how. If there are more than MOST_KINDS_OF_LOSS kinds, the last in this order are
     * merged into one for each `when`, with how = "was lost in another way", at the end of the list. The
     * result does not depend on the order of the losses.
     */
    struct loss_kind kinds[MOST_KINDS_OF_LOSS + LOSS_WHEN_COUNT + 1]; /* one more for insertion */
    size_t kind_count;
    int64_t count; /* in all */
};

/* Counts a loss. `how` is NULL if there was no memory for the text, `case_id` if there is no case. Long texts
 * are cut between characters of UTF-8. May be called by several threads. */
void process_losses_add(struct process_losses *losses, enum loss when, const char *how, const char *case_id);

/* The same for losses that another process of this program counted. `count` is at least 1. */
void process_losses_add_counted(struct process_losses *losses, enum loss when, const char *how,
                                const char *case_id, int64_t count);

/* A copy of the current counts, while other threads may count more. */
struct process_losses process_losses_copy(const struct process_losses *losses);

/* Whether another run may lose processes at other cases: true if a process was lost in a case that a fresh
 * process answers, or between cases. Losses at the start or at the end are repeatable. */
bool process_losses_are_unsteady(const struct process_losses *losses);

/* "in a case". Static storage. */
const char *loss_name(enum loss when);

#endif
