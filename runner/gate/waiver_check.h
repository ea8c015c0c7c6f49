/*
 * Checks whether one waiver, or one of its globs, is stale (waivers.h), and reports it with the edit to make.
 */
#ifndef SCATTER_WAIVER_CHECK_H
#define SCATTER_WAIVER_CHECK_H

#include "waivers.h"

#include <stdbool.h>
#include <stddef.h>

/* The check of one waiver, or of one of its several globs. */
struct waiver_check {
    const struct waivers *waivers;
    const struct waiver *waiver;
    const struct waived_run *run;
    size_t index;
    size_t glob;                     /* its number, or ALL_GLOBS */
    const struct waiver_note *notes; /* of the waiver, or of the glob */
    size_t matching;                 /* ids of the run's sources that it matches */
    bool unseen;                     /* some cases that it may be about were not tested */
    waiver_listener *listener;
    void *context;
    size_t reported;
};

/* Fills `notes`, `matching` and `unseen`. */
void waiver_check_set_cases(struct waiver_check *check, const struct waiver_note *notes, size_t matching);

/* Reports what contradicts the globs, or that nothing remains of them. */
void waiver_check_cases(struct waiver_check *check);

/* Reports a waiver without globs that covers nothing. */
void waiver_check_clause(struct waiver_check *check);

/* Reports a stale waiver or glob: what is wrong, and the edit. NULL: there was no memory for the text. */
void waiver_check_report(struct waiver_check *check, const char *what, const char *edit);

#endif
