/* A naive kernel of float and int64 for harness.c. bug: negative indices do not count from the end. Apache-2.0. */
#include "scatter_vectors.h"

#include <string.h>

static int64_t product(const int64_t *extents, int from, int to)
{
    return from >= to ? 1 : extents[from] * product(extents, from + 1, to);
}

/* Whether b replaces a. */
#define WINS(a, b) \
    (r == SCATTER_VECTOR_NONE || (r == SCATTER_VECTOR_MAX && b > a) || (r == SCATTER_VECTOR_MIN && b < a))

static float combine_float(int r, float a, float b)
{
    if (r == SCATTER_VECTOR_ADD || r == SCATTER_VECTOR_MUL)
        return r == SCATTER_VECTOR_ADD ? a + b : a * b;
    return WINS(a, b) || (a == a && b != b) ? b : a; /* a NaN wins */
}

static int64_t combine_int64(int r, int64_t a, int64_t b)
{
    if (r == SCATTER_VECTOR_ADD || r == SCATTER_VECTOR_MUL)
        return (int64_t)(r == SCATTER_VECTOR_ADD ? (uint64_t)a + (uint64_t)b : (uint64_t)a * (uint64_t)b);
    return WINS(a, b) ? b : a;
}

/* The output; NULL: refused. */
const void *scatter(const struct scatter_vector *v, int bug)
{
    static union {
        int64_t wide[1024];
        float single[1024];
    } output; /* no tensor has more than 2 kB */
    static int64_t number[1024];
    const int64_t *shape = scatter_vector_elements(v->data.shape),
                  *grid = scatter_vector_elements(v->indices.shape);
    const int64_t *extents = scatter_vector_elements(v->updates.shape),
                  *wide = scatter_vector_elements(v->indices.elements);
    const int32_t *narrow = scatter_vector_elements(v->indices.elements);
    const int64_t *wides = scatter_vector_elements(v->updates.elements);
    const float *singles = scatter_vector_elements(v->updates.elements);
    int tuples = v->operation == SCATTER_VECTOR_SCATTER_ND, rank = v->data.rank, q = v->indices.rank;
    int is_wide = v->indices.type == SCATTER_VECTOR_INT64, is_float = v->data.type == SCATTER_VECTOR_FLOAT;
    if (v->updates.type != v->data.type || (!is_wide && v->indices.type != SCATTER_VECTOR_INT32) ||
        rank == 0 || q == 0 || (v->has_axis && tuples) || (v->has_reduction && v->since_version < 16) ||
        v->axis < -rank || v->axis >= rank ||
        v->reduction > (v->since_version < 18 ? SCATTER_VECTOR_MUL : SCATTER_VECTOR_MIN) ||
        (tuples ? grid[q - 1] > rank : q != rank))
        return NULL;
    int depth = tuples ? (int)grid[q - 1] : rank, axis = (int)(v->axis < 0 ? v->axis + rank : v->axis),
        whole = q - tuples;
    if (v->updates.rank != whole + rank - depth || memcmp(extents, grid, sizeof *grid * (size_t)whole) != 0 ||
        memcmp(extents + whole, shape + depth, sizeof *grid * (size_t)(rank - depth)) != 0)
        return NULL;
    for (int n = 0; n < rank; n++)
        if (!tuples && n != axis && grid[n] > shape[n])
            return NULL;
    for (int i = 0; i < (int)v->indices.count; i++) {
        int64_t extent = shape[tuples ? i % depth : axis], given = is_wide ? wide[i] : narrow[i];
        number[i] = given < 0 && !bug ? given + extent : given;
        if (number[i] < 0 || number[i] >= extent)
            return NULL;
    }
    memcpy(&output, scatter_vector_elements(v->data.elements),
           v->data.count * (is_float ? sizeof(float) : sizeof(int64_t)));
    for (int64_t i = 0, slice = product(shape, depth, rank); i < v->updates.count; i++) {
        int64_t target = i % slice;
        for (int n = 0; n < depth; n++) {
            int64_t at = tuples      ? number[i / slice * depth + n]
                         : n == axis ? number[i]
                                     : i / product(grid, n + 1, q) % grid[n];
            target += at * product(shape, n + 1, rank);
        }
        if (is_float)
            output.single[target] = combine_float(v->reduction, output.single[target], singles[i]);
        else
            output.wide[target] = combine_int64(v->reduction, output.wide[target], wides[i]);
    }
    return &output;
}
