/*
 * Suspects: the features of cases (case_features.h, and the clauses that a case is about) ranked by how well they
 * distinguish failing from passing cases. The measure is the Ochiai coefficient (which Abreu, Zoeteweij and van Gemund,
 * 2007, found to be the best of those in use for fault localization): with f failing and p passing cases that have the
 * feature, and F failing cases in total,
 *
 *     f / sqrt(F * (f + p))
 *
 * It is 1 if all failing cases and no passing case have the feature, and 0 if no failing case has it.
 */
#ifndef SCATTER_SUSPECTS_H
#define SCATTER_SUSPECTS_H

#include "case_features.h"

#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The clauses that are features too, by name, whatever the operator; further ones are ignored. */
enum { SUSPECT_CLAUSES = 128, SUSPECT_FEATURES = CASE_FEATURE_COUNT + SUSPECT_CLAUSES };

enum { SUSPECTS_MOST = 5, SUSPECT_NAME_SIZE = 160 };

/* A feature, or two together, with numbers of compared cases. */
struct suspect {
    char name[SUSPECT_NAME_SIZE]; /* such as "axis negative" or "opset 16 and reduction add" */
    int features[2];              /* the second is -1 for a single feature */
    int64_t failing_with, with;   /* cases with the feature: failing, and all */
    int64_t failing_without, without;
    double coefficient; /* 0 to 1 */
};

/* The features of one case. */
struct feature_list {
    uint16_t items[SUSPECT_FEATURES]; /* ascending */
    size_t count;
};

/* The number of cases with each two features; on the diagonal, with a single feature. */
typedef uint32_t feature_pairs[SUSPECT_FEATURES][SUSPECT_FEATURES];

/* Initialize with zeroes; release with suspects_destroy. */
struct suspects {
    int64_t passing, failing; /* cases */
    feature_pairs *pairs;     /* two tables: of passing and of failing cases; NULL before the first case */
    char *clauses[SUSPECT_CLAUSES];
    size_t clause_count;
    bool lost; /* there was no memory: the counts are not reliable */
};

/* The features of a case and the clauses that its record names (recorded_case). */
struct feature_list suspects_list(struct suspects *suspects, const struct case_features *features,
                                  const json_t *clauses);

/* Counts a case that was compared. */
void suspects_count(struct suspects *suspects, const struct feature_list *list, bool failing);

/* Whether to leave out a feature because it adds no information. */
typedef bool suspect_filter(const struct suspects *suspects, int feature, const void *context);

/*
 * The most suspicious features, at most SUSPECTS_MOST, by descending coefficient. Only significant ones: each has a failing
 * case that the better ones do not have, and two features together are given only if they are clearly better than each
 * alone. Of features that the same cases have, only the first is given. Returns their number; 0 if none is significant.
 */
size_t suspects_rank(const struct suspects *suspects, suspect_filter *left_out, const void *context,
                     struct suspect ranked[SUSPECTS_MOST]);

/*
 * The single feature that best distinguishes some of the failing cases from the passing ones: `with` has the number of
 * the `failing` cases with each feature. The numbers of the suspect are about these and the passing cases. False if no
 * feature is significant, or no case passes.
 */
bool suspects_of_some(const struct suspects *suspects, const uint32_t with[SUSPECT_FEATURES], int64_t failing,
                      suspect_filter *left_out, const void *context, struct suspect *best);

/* The clause of a feature, such as "index-negative"; NULL: it is not a clause. */
const char *suspect_clause(const struct suspects *suspects, int feature);

void suspects_destroy(struct suspects *suspects);

#endif
