/*
 * What an implementation does where it has a choice (tally.h), compared between two runs: by question, the policies
 * of the older run and of the newer one, and the number of cases in which they differ.
 */
#ifndef SCATTER_CHANGED_CHOICES_H
#define SCATTER_CHANGED_CHOICES_H

#include "compared_run.h"
#include "text_numbers.h"

#include <stddef.h>
#include <stdint.h>

struct changed_choice {
    const char *question;       /* such as "ScatterND.nan-order (NaN in data)" */
    const char *before, *after; /* policies, joined with " and "; "" where a case shows none */
    const char *first;          /* the id of the first case */
    int64_t cases;
};

/* Begin with zeroes. Everything is in an arena but the numbers, which changed_choices_finish releases. */
struct changed_choices {
    struct changed_choice *items; /* when finished: by question, those of the most cases first */
    size_t count, capacity;
    struct text_numbers numbers; /* of the items */
};

/* Counts the choices of a case that are others in the newer run. STATUS_OUT_OF_MEMORY. */
enum status changed_choices_count(struct changed_choices *choices, const struct compared_case *before,
                                  const struct compared_case *after, struct arena *arena,
                                  struct error *error);

/* Sorts them. Call it always, also after an error. */
void changed_choices_finish(struct changed_choices *choices);

#endif
