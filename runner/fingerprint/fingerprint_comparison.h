/*
 * Where two fingerprints differ: would a model behave the same there?
 */
#ifndef SCATTER_FINGERPRINT_COMPARISON_H
#define SCATTER_FINGERPRINT_COMPARISON_H

#include "fingerprint.h"

/* A point whose policies differ, or, where one side is NULL, that only the other shows. */
struct fingerprint_difference {
    const struct fingerprint_point *first, *second;
};

struct fingerprint_comparison {
    const struct fingerprint_difference *differences; /* in the order of points */
    size_t count;
    size_t differing;               /* of these, points that both show */
    size_t only_first, only_second; /* of these, points that one shows */
    size_t same;                    /* points that both show alike; they are not listed */
};

/*
 * Compares two finished fingerprints: points differ by the names of their policies. How many cases showed them
 * and how grave they are (which depends on the edition) does not count. Versions of an operator are one point
 * where both sides do the same at all of them and show the same ones; else each is a point. False when there is
 * no memory.
 */
bool fingerprint_compare(const struct fingerprint *first, const struct fingerprint *second,
                         struct fingerprint_comparison *comparison, struct arena *arena);

/* The comparison as JSON (reports/fingerprint.schema.json). NULL when there is no memory. */
json_t *fingerprint_comparison_to_json(const struct fingerprint *first, const struct fingerprint *second,
                                       const struct fingerprint_comparison *comparison);

#endif
