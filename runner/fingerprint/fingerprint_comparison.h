/*
 * Where two fingerprints differ: whether a model would behave the same on both implementations.
 */
#ifndef SCATTER_FINGERPRINT_COMPARISON_H
#define SCATTER_FINGERPRINT_COMPARISON_H

#include "fingerprint.h"

/* A point whose policies differ, or, if one side is NULL, a point of the other side only. */
struct fingerprint_difference {
    const struct fingerprint_point *first, *second;
};

struct fingerprint_comparison {
    const struct fingerprint_difference *differences; /* in the order of points */
    size_t count;
    size_t differing;               /* of these, points that both have */
    size_t only_first, only_second; /* of these, points that one has */
    size_t same;                    /* points with the same policies on both sides; they are not listed */
};

/*
 * Compares two finished fingerprints: points differ by the names of their policies. The number of cases and the
 * severity (which depends on the edition) do not count. The versions of an operator are one point if both sides have
 * the same versions and each side behaves the same at all of them; otherwise each version is a point. False when there
 * is no memory.
 */
bool fingerprint_compare(const struct fingerprint *first, const struct fingerprint *second,
                         struct fingerprint_comparison *comparison, struct arena *arena);

/* The comparison as JSON (reports/fingerprint.schema.json). NULL when there is no memory. */
json_t *fingerprint_comparison_to_json(const struct fingerprint *first, const struct fingerprint *second,
                                       const struct fingerprint_comparison *comparison);

#endif
