/* For tests of worlds: features, hashes and nodes of generated cases. */
#ifndef SCATTER_WORLD_FIXTURE_H
#define SCATTER_WORLD_FIXTURE_H

#include "node.h"
#include "world.h"

#include <stdbool.h>
#include <stdint.h>

/* Features that some cases of the random world must have; each is measured from the case. */

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

/* Hashes of generated cases and their parts, the same on every machine. */

uint64_t hash_elements(const struct tensor *tensor);
uint64_t hash_shape(const struct tensor *tensor);
uint64_t hash_kind(const struct world_kind *kind);

/* Of kind, axis and inputs, without their names and the form. */
uint64_t hash_case(const struct world_case *made);

uint64_t hash_form(const struct written_form *form);

/* The node of a case of a world, for tests that evaluate it without a model. */

/* With the attributes that the kind of the case has. It points into itself and to the case: do not copy
 * it. */
struct world_node {
    struct attribute attributes[2];
    const struct tensor *inputs[INPUT_SLOTS];
    struct scatter_node node;
};
void world_node_make(struct world_node *made, const struct world_case *of);

#endif
