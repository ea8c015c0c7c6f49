/*
 * What is known of the wanted cases of a slice, in memory that only the runner can write to: its own counts, or a copy of what a
 * worker wrote to the shared page (sweep_page.h).
 */
#ifndef SCATTER_SWEEP_ACCOUNT_H
#define SCATTER_SWEEP_ACCOUNT_H

#include "sweep_page.h"
#include "world.h"

#include <stdbool.h>

struct sweep_account {
    uint64_t current;  /* wanted cases before it were executed */
    uint64_t executed; /* these, judged and unsupported: as in sweep_page.h */
    uint64_t judged;
    uint64_t unsupported;
    uint32_t found; /* numbers below, rising */
    uint64_t numbers[SWEEP_FOUND_MOST];
};

/* A slice of wanted kinds that begins with the case `from` and ends before `to`. */
struct sweep_slice {
    const struct world *world;
    const char *wanted; /* by kind, '1' or '0' */
    uint64_t from, to;
    uint64_t most_found; /* it ends after so many found cases */
};

/* The account of a slice that has not begun. Numbers are not initialised. */
void sweep_account_begin(struct sweep_account *account, uint64_t from);

/* Copies a page, of which nothing is believed yet. */
void sweep_account_copy(struct sweep_account *account, const struct sweep_page *page);

/*
 * Whether an account is possible: the cases before `current` were executed, neither more nor less, and found cases are among
 * them. `is_lost`: the process was lost in the case `current`, which may have been counted.
 */
bool sweep_account_is_possible(const struct sweep_account *account, const struct sweep_slice *slice,
                               bool is_lost);

/* Adds a possible account that begins at account->current. What exceeds SWEEP_FOUND_MOST is left out. */
void sweep_account_add(struct sweep_account *account, const struct sweep_account *next);

#endif
