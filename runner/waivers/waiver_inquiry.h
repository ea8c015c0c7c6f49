/*
 * What is told of one waiver, or one of its globs, that is stale (waivers.h): the message with the edit to make.
 */
#ifndef SCATTER_WAIVER_INQUIRY_H
#define SCATTER_WAIVER_INQUIRY_H

#include "waivers.h"

#include <stdbool.h>
#include <stddef.h>

/* One waiver, or one of its several globs, and what is known of what was not seen. */
struct inquiry {
    const struct waivers *waivers;
    const struct waiver *waiver;
    const struct waived_run *run;
    size_t index;
    size_t glob;                     /* its number, or ALL_GLOBS */
    const struct waiver_note *notes; /* of the waiver, or of the glob */
    size_t matching;                 /* ids of the run's sources that it matches */
    bool unseen;                     /* there are cases that it may be about and that were not tested */
    waiver_listener *listener;
    void *context;
    size_t told;
};

/* Fills `notes`, `matching` and `unseen`. */
void inquiry_see_cases(struct inquiry *inquiry, const struct waiver_note *notes, size_t matching);

/* Tells what contradicts globs, or that nothing is left of them. */
void inquiry_examine_cases(struct inquiry *inquiry);

/* Tells of a waiver by its clause alone that covers nothing. */
void inquiry_examine_clause(struct inquiry *inquiry);

/* Tells: who is concerned, what that means, and the edit. NULL stands for what there was no memory for. */
void inquiry_tell(struct inquiry *inquiry, const char *what, const char *edit);

#endif
