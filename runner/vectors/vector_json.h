/*
 * A vector in JSON, as vectors/vectors.schema.json describes it.
 */
#ifndef SCATTER_VECTOR_JSON_H
#define SCATTER_VECTOR_JSON_H

#include "vector.h"

#include <jansson.h>

/* The test of a vector without an obstacle. Lack of memory shows in json_out_of_memory (json_reader.h). */
json_t *vector_test_json(const struct vector *vector, const struct scatter_case *the_case,
                         const struct derived_expectation *derived, struct arena *arena);

/* The codes of the rules that an input breaks, such as ["index-bounds"]. */
json_t *broken_rules_json(const struct preparation *preparation);

/* The group of a test, without its tests: operator, version, element type of data, reduction. */
json_t *vector_group_json(const struct derived_expectation *derived);

#endif
