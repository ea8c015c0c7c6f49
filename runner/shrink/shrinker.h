/*
 * One step of shrinking (shrink.h): an edit of the smallest case so far, given to the implementation and judged. If the edited
 * case fails as the first one did, it is the smallest from then on.
 */
#ifndef SCATTER_SHRINKER_H
#define SCATTER_SHRINKER_H

#include "answer.h"
#include "case_edit.h"
#include "judgement.h"
#include "session.h"

#include <stdbool.h>
#include <stdint.h>

/* What must not change of a failure. Texts are borrowed from the clause set, or static. */
struct failure_likeness {
    enum verdict verdict;
    enum answer_kind answer;
    const char *clause;  /* of the most severe finding; "" without one */
    bool has_misreading; /* `misreading` is the first misreading that explains all wrong cells */
    enum misreading misreading;
};

/* A case that is being shrunk. Begin with shrinker_create, finish with shrinker_destroy. */
struct shrinker {
    const struct judge_settings *judge;
    struct session session;
    bool has_fresh_processes; /* each try has a process of its own */
    struct failure_likeness wanted;
    int64_t tries, most_tries;
    struct world_case smallest; /* in `kept` */
    struct arena kept, other, edits, judging;
    struct error *error;
    enum status status; /* of the first thing that went wrong */
};

struct shrinker shrinker_create(struct implementation *implementation, const struct judge_settings *judge,
                                struct error *error);
void shrinker_destroy(struct shrinker *shrinker);

/* Makes a copy of a case the smallest one. */
void shrinker_keep(struct shrinker *shrinker, const struct world_case *of);

/*
 * Gives the smallest case to a fresh process. The judgement determines `wanted` and the limit of tries. False if the
 * answer is not wrong.
 */
bool shrinker_learn(struct shrinker *shrinker);

/* Whether the smallest case fails as wanted in a fresh process. */
bool shrinker_fails_alone(struct shrinker *shrinker);

/* From now on each try has its own process; the limit of tries is that of cases that end their process. */
void shrinker_use_fresh_processes(struct shrinker *shrinker);

/* Whether there are no tries left, something went wrong, or an interruption or the deadline came. */
bool shrinker_is_over(const struct shrinker *shrinker);

/* Applies an edit to the smallest case. Returns whether the result fails as wanted; then it is the smallest case. */
bool shrinker_try(struct shrinker *shrinker, struct case_edit edit);

/* The same with another axis. */
bool shrinker_try_axis(struct shrinker *shrinker, int64_t axis);

/* The same with another form, in which no inputs are one value that are not now. It is made possible (written_form_settle). */
bool shrinker_try_form(struct shrinker *shrinker, struct written_form form);

#endif
