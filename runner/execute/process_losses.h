/*
 * Processes of an implementation that were lost, and that no verdict tells of: between two cases, in a case that a fresh
 * process answers, or when they should have ended. Which case was there at the time is often chance; that a process was
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
 * LOSS_AT_START  in a trivial case: it had served others, and a fresh process answers this one
 * LOSS_IN_CASE   in a case of the corpus: the same
 * LOSS_BETWEEN   it ended, or wrote something unasked, after an answer and before a request
 * LOSS_AT_END    it crashed, hung or exited with another status than 0 when it was asked to end, or just before
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

/* Processes that were lost alike. */
struct loss_kind {
    enum loss when;
    bool is_rest;            /* of kinds that are not told apart */
    char how[LOSS_HOW_SIZE]; /* the second half of a sentence, such as "was killed by SIGSEGV" */
    /* Of LOSS_IN_CASE: the case, of several the one whose id sorts first; else "". */
    char case_id[LOSS_CASE_SIZE];
    int64_t count;
};

/* Shared by the sessions of an implementation; the members are read when these have ended. Begin with zeroes. */
struct process_losses {
    /*
     * Sorted by when, then how. When there are more kinds than are distinguished, those that sort last are one for each
     * `when`, how = "was lost in another way", at the end of the list: the same ones in whatever order they came.
     */
    struct loss_kind kinds[MOST_KINDS_OF_LOSS + LOSS_WHEN_COUNT + 1]; /* one for what is being sorted in */
    size_t kind_count;
    int64_t count; /* in all */
};

/*
 * Counts a loss. `how` is NULL where there was no memory to say it, `case_id` where there is none. Long texts are cut,
 * not within a character of UTF-8. May be called by several threads.
 */
void process_losses_add(struct process_losses *losses, enum loss when, const char *how, const char *case_id);

/* The same for what was counted before, in another process of this program. `count` is at least 1. */
void process_losses_add_counted(struct process_losses *losses, enum loss when, const char *how,
                                const char *case_id, int64_t count);

/* What was counted so far, while other threads may count more. */
struct process_losses process_losses_copy(const struct process_losses *losses);

/*
 * Whether another run may lose processes at other places, and so which case a loss meets is chance: where one was lost in
 * a case that a fresh process answers, or between cases. What happens at the start or at the end happens again.
 */
bool process_losses_are_unsteady(const struct process_losses *losses);

/* "in a case". Static storage. */
const char *loss_name(enum loss when);

#endif
