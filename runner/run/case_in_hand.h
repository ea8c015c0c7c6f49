/*
 * A case that a thread of a run has taken: loaded, asked, judged. While the implementation is busy with one case the
 * thread loads the next, and sends that as soon as it has the answer; only then it judges the first. So neither waits
 * for the other, and still one case at a time is asked.
 */
#ifndef SCATTER_CASE_IN_HAND_H
#define SCATTER_CASE_IN_HAND_H

#include "case_features.h"
#include "official_comparison.h"
#include "run.h"
#include "session.h"

/* What a thread has. */
struct case_worker {
    const struct run_settings *settings;
    const struct run_listeners *listeners;
    struct session *session;
    struct arena repetition_arena; /* of one repetition of a case */
};

struct case_in_hand {
    bool taken;
    size_t index;       /* in the list of cases */
    struct arena arena; /* of the case */
    struct scatter_case the_case;
    struct derived_expectation derived;
    struct asked_case asked;
    struct case_features features; /* once it has been asked; zeroes but for `elements` before */
    bool selected_by_id;
    bool selected;
    bool is_asked;    /* it goes to the implementation; otherwise its record is known already */
    bool is_known;    /* … from an earlier run */
    bool is_measured; /* its features are wanted */
    double sent;      /* when it was sent (clock_seconds) */
    double seconds;   /* from then to the answer, of all repetitions together; below 0: it was not asked */
    json_t *record;   /* NULL when it is not selected, or for want of memory */
    enum status
        written; /* whether the answer was written, where answers are kept, and the case is the known one */
    struct error error; /* why not */
};

/* Loads the case that was taken, and readies it to be sent. */
void case_in_hand_load(struct case_worker *worker, struct case_in_hand *hand);

/* Sends it, if one was taken that is asked; one that is run repeatedly goes later. */
void case_in_hand_send(struct case_worker *worker, struct case_in_hand *hand);

/* Makes the record of a case that has been sent. In the meantime sends the next, if one was taken. */
void case_in_hand_finish(struct case_worker *worker, struct case_in_hand *hand, struct case_in_hand *next);

#endif
