/* usage: harness [--bug] QUARANTINE_JSON    cc -std=c99 -I../.. harness.c ../../scatter_vectors.c -o harness
 * Checks scatter(), a naive kernel of float and int64, with all vectors: to test an implementation, call it instead. --bug
 * plants a fault: negative indices do not count from the end. Apache-2.0. */
#include "scatter_vectors.h"
#include <stdio.h>
#include <string.h>

static int64_t product(const int64_t *extents, int from, int to)
{
    return from >= to ? 1 : extents[from] * product(extents, from + 1, to);
}

#define COMBINE(a, b, sum, product, b_wins) /* a NaN wins */ \
    (r == SCATTER_VECTOR_ADD ? (sum) : r == SCATTER_VECTOR_MUL ? (product) : r == SCATTER_VECTOR_NONE || (b_wins) || \
     (r == SCATTER_VECTOR_MAX && (b) > (a)) || (r == SCATTER_VECTOR_MIN && (b) < (a)) ? (b) : (a))

static const void *scatter(const struct scatter_vector *v, int bug) /* the output; NULL: refused */
{
    static union { int64_t wide[1024]; float single[1024]; } output; /* no tensor has more than 2 kB */
    static int64_t number[1024];
    const int64_t *shape = scatter_vector_elements(v->data.shape), *grid = scatter_vector_elements(v->indices.shape);
    const int64_t *extents = scatter_vector_elements(v->updates.shape), *wide = scatter_vector_elements(v->indices.elements);
    const int32_t *narrow = scatter_vector_elements(v->indices.elements);
    const int64_t *wides = scatter_vector_elements(v->updates.elements);
    const float *singles = scatter_vector_elements(v->updates.elements);
    int tuples = v->operation == SCATTER_VECTOR_SCATTER_ND, rank = v->data.rank, q = v->indices.rank, r = v->reduction;
    int is_wide = v->indices.type == SCATTER_VECTOR_INT64, is_float = v->data.type == SCATTER_VECTOR_FLOAT;
    if (v->updates.type != v->data.type || (!is_wide && v->indices.type != SCATTER_VECTOR_INT32) || rank == 0 || q == 0 ||
        (v->has_axis && tuples) || (v->has_reduction && v->since_version < 16) || v->axis < -rank || v->axis >= rank ||
        r > (v->since_version < 18 ? SCATTER_VECTOR_MUL : SCATTER_VECTOR_MIN) || (tuples ? grid[q - 1] > rank : q != rank))
        return NULL;
    int depth = tuples ? (int)grid[q - 1] : rank, axis = (int)(v->axis < 0 ? v->axis + rank : v->axis), whole = q - tuples;
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
    memcpy(&output, scatter_vector_elements(v->data.elements), v->data.count * (is_float ? sizeof(float) : sizeof(int64_t)));
    for (int64_t i = 0, slice = product(shape, depth, rank); i < v->updates.count; i++) {
        int64_t target = i % slice;
        for (int n = 0; n < depth; n++) {
            int64_t at = tuples ? number[i / slice * depth + n] : n == axis ? number[i] : i / product(grid, n + 1, q) % grid[n];
            target += at * product(shape, n + 1, rank);
        }
        if (is_float) {
            float *a = &output.single[target], b = singles[i];
            *a = COMBINE(*a, b, *a + b, *a * b, *a == *a && b != b);
        } else {
            int64_t *a = &output.wide[target], b = wides[i];
            *a = COMBINE(*a, b, (int64_t)((uint64_t)*a + (uint64_t)b), (int64_t)((uint64_t)*a * (uint64_t)b), 0);
        }
    }
    return &output;
}

int main(int count, char **arguments)
{
    static char quarantine[1 << 16], id[256];
    unsigned counts[] = {0, 0, 0, 0};
    int bug = count > 1 && strcmp(arguments[1], "--bug") == 0;
    FILE *file = count == 2 + bug ? fopen(arguments[1 + bug], "r") : NULL;
    if (file == NULL || fread(quarantine, 1, sizeof quarantine - 1, file) == 0 || fclose(file) != 0)
        return fprintf(stderr, "usage: harness [--bug] QUARANTINE_JSON, a file that can be read\n"), 2;
    for (const struct scatter_vector *v = scatter_vectors; v < scatter_vectors + scatter_vector_count; v++) {
        int is_float = v->data.type == SCATTER_VECTOR_FLOAT;
        (void)snprintf(id, sizeof id, "\"%s\"", scatter_vector_text(v->id));
        int word = 3; /* skipped */
        if ((is_float || v->data.type == SCATTER_VECTOR_INT64) && strstr(quarantine, id) == NULL)
            word = (int)scatter_vector_check(v, scatter(v, bug), v->data.count * (is_float ? 4U : 8U));
        counts[word]++;
        if (word == SCATTER_VECTOR_WRONG)
            (void)printf("%s wrong\n", scatter_vector_text(v->id));
    }
    (void)printf("%u conforms, %u tolerated, %u wrong, %u skipped\n", counts[2], counts[1], counts[0], counts[3]);
    return counts[SCATTER_VECTOR_WRONG] > 0;
}
