/*
 * Which earlier cases make a case fail: a sequence of cases, mostly of those that its process had answered before it, after which
 * the case fails in a fresh process too.
 */
#ifndef SCATTER_EARLIER_CASES_H
#define SCATTER_EARLIER_CASES_H

#include "executed_case.h"
#include "trial.h"

struct earlier_search {
    struct trials *trials;
    const struct executed_case *cases; /* by position in the list of cases */
    size_t case_count;
    int64_t most_executions; /* of `trials`: none is begun that would exceed it */
    const size_t *guess;     /* positions of cases that were found for another case; tried early */
    size_t guess_count;
};

/* Positions in the list of cases, ascending, in the arena. */
struct earlier_cases {
    bool found; /* `items` may be empty: then the start-up check is enough */
    bool
        searched; /* nothing was left out, and the process can be repeated: otherwise there may be one all the same */
    bool is_minimal;  /* each of the items is needed */
    bool failed_once; /* a trial failed after some cases, though not three times of three */
    size_t *items;
    size_t count;
};

/*
 * Searches for the case at position `target`, which passes alone. First tried are the last few cases before it, then those
 * that have features in common with it, then ever longer parts of what its process had before. What is found is shortened until every case in it is needed (unless
 * the executions end before), and has failed three times of three. Cases behind `target` in the list, which a shuffled run
 * may have executed earlier, are never in it: a command runs cases in the order of the list.
 */
struct earlier_cases earlier_cases_find(const struct earlier_search *search, size_t target,
                                        struct arena *arena);

#endif
