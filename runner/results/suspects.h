/*
 * Suspects: the features of cases (case_features.h, and the clauses that a case is about) ranked by how well they tell
 * cases that fail from cases that pass. The measure is that of Ochiai (Abreu, Zoeteweij and van Gemund, 2007,
 * found it the best of those in use for locating faults): with f failing cases that have the feature, p passing ones that have it and F
 * failing ones in all,
 *
 *     f / sqrt(F * (f + p))
 *
 * which is 1 where all failing cases have the feature and no passing one, and 0 where no failing case has it.
 */
#ifndef SCATTER_SUSPECTS_H
#define SCATTER_SUSPECTS_H

#include "case_features.h"

#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The clauses that are features too, by name and whatever the operator; further ones are not looked at. */
enum { SUSPECT_CLAUSES = 128, SUSPECT_FEATURES = CASE_FEATURE_COUNT + SUSPECT_CLAUSES };

enum { SUSPECTS_MOST = 5, SUSPECT_NAME_SIZE = 160 };

/* A feature, or two together, with verdicts. Numbers of cases, of those that were compared. */
struct suspect {
    char name[SUSPECT_NAME_SIZE]; /* such as "axis negative" or "opset 16 and reduction add" */
    int features[2];              /* the second is -1 where it is one alone */
    int64_t failing_with, with;   /* cases with the feature: those that fail, and all */
    int64_t failing_without, without;
    double coefficient; /* 0 to 1 */
};

/* The features that one case has. */
struct feature_list {
    uint16_t items[SUSPECT_FEATURES]; /* ascending */
    size_t count;
};

/* How many cases have each two features; on the diagonal, how many have one. */
typedef uint32_t feature_pairs[SUSPECT_FEATURES][SUSPECT_FEATURES];

/* Begin with zeroes; finish with suspects_destroy. */
struct suspects {
    int64_t passing, failing; /* cases */
    feature_pairs *pairs;     /* two: of passing and of failing cases; NULL before the first case */
    char *clauses[SUSPECT_CLAUSES];
    size_t clause_count;
    bool lost; /* there was no memory: nothing is to be relied upon */
};

/* The features of a case and the clauses that its record names. */
struct feature_list suspects_list(struct suspects *suspects, const struct case_features *features,
                                  const json_t *record);

/* Counts a case that was compared. */
void suspects_count(struct suspects *suspects, const struct feature_list *list, bool failing);

/* Whether a feature is to be left out, since it says nothing new. */
typedef bool suspect_filter(const struct suspects *suspects, int feature, const void *context);

/*
 * The most suspicious features, SUSPECTS_MOST at most, those of the greatest coefficient first. Only telling ones: with
 * each there is a failing case that the better ones do not have, and two features together are given only where they
 * are clearly better than each alone. Of features that the same cases have, the first one is given. Returns how many; 0 when nothing is telling.
 */
size_t suspects_rank(const struct suspects *suspects, suspect_filter *left_out, const void *context,
                     struct suspect ranked[SUSPECTS_MOST]);

/*
 * The single feature that best tells some of the failing cases from the passing ones: `with` says how many of the
 * `failing` cases have each feature. The numbers of the suspect are of these and of passing cases. False when none is
 * telling, and where no case passes.
 */
bool suspects_of_some(const struct suspects *suspects, const uint32_t with[SUSPECT_FEATURES], int64_t failing,
                      suspect_filter *left_out, const void *context, struct suspect *best);

/* The clause that a feature stands for, such as "index-negative"; NULL: it is none. */
const char *suspect_clause(const struct suspects *suspects, int feature);

void suspects_destroy(struct suspects *suspects);

#endif
