/*
 * Features that some cases of the random world must have; each is measured from the case.
 */
#ifndef SCATTER_RANDOM_FEATURES_H
#define SCATTER_RANDOM_FEATURES_H

#include "world.h"

#include <stdbool.h>
#include <stdint.h>

struct feature {
    const char *name;
    bool (*is_shown)(const struct world_case *made, int parameter);
    int parameter;
};

/* Each list ends with a feature without a name. */
extern const struct feature features_of_shapes[], features_of_indices[], features_of_bad_indices[],
    features_of_values[], features_of_strings[], features_of_thin_places[];

/* How many updates of one element or slice there are, and how many elements a slice has. */
int64_t line_count(const struct world_case *made);
int64_t slice_count(const struct world_case *made);

/* An index, the extent that it is about, and whether it is within bounds. */
int64_t index_value(const struct world_case *made, int64_t position);
int64_t index_extent(const struct world_case *made, int64_t position);
bool index_is_valid(const struct world_case *made, int64_t position);

/* How many indices are out of range, and the first of them. */
int64_t count_bad(const struct world_case *made, int64_t *first);

#endif
