/*
 * What `scatter-cts sweep` adds to a run of the cases of a world: which of them, for how long, and what happens to those that
 * it finds: the most telling case of each cause is shrunk (shrink.h), and may be written as a folder.
 */
#ifndef SCATTER_SWEEP_H
#define SCATTER_SWEEP_H

#include "execution_plan.h"

#include <limits.h>
#include <stdbool.h>

enum { SWEEP_OPTION_COUNT = 6, SWEEP_MOST_FAILURES = 1000 };

struct sweep {
    bool is_on;            /* the command is `sweep` */
    long long seed, count; /* --seed, --count; LLONG_MIN: not given */
    double seconds;        /* --seconds; below 0: not given */
    char *saved_path;      /* --save-cases, or NULL */
    int keeps_size;        /* --no-shrink */
    size_t swept;          /* implementations so far, including the current one */
    bool could_not_save;   /* a case could not be written, which was printed */
};

/* Sets the defaults and fills the table of options, which write to `sweep`. */
void sweep_options(struct sweep *sweep, struct poptOption table[SWEEP_OPTION_COUNT]);

/* Settles the cases and the seconds of a plan after the arguments are parsed. STATUS_USAGE, naming the option. */
enum status sweep_settle(struct sweep *sweep, struct execution_plan *plan, struct error *error);

/*
 * After a run: shrinks the most telling case of each cause, unless its time is over, and writes it if that is wanted. Prints
 * what it does. Returns the member "shrunk" of the footer; NULL if there would be none.
 */
json_t *sweep_take_causes(struct sweep *sweep, struct execution_plan *plan, const struct session *session,
                          const struct causes *causes);

#endif
