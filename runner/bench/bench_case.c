#include "bench_case.h"

#include "half.h"

#include <math.h>
#include <string.h>

static uint32_t next_random(uint64_t *state)
{
    *state = *state * UINT64_C(2862933555777941757) + UINT64_C(3037000493);
    return (uint32_t)(*state >> 32);
}

static void fill_values(struct tensor *tensor, uint64_t *random)
{
    float *floats = tensor->elements;
    uint16_t *halves = tensor->elements;
    int64_t *integers = tensor->elements;
    for (int64_t i = 0; i < tensor->count; i++) {
        int32_t value = (int32_t)(next_random(random) >> 21) - 1024;
        if (tensor->dtype == DTYPE_FLOAT)
            floats[i] = (float)value;
        else if (tensor->dtype == DTYPE_FLOAT16)
            halves[i] = float16_from_float((float)value);
        else
            integers[i] = value;
    }
}

/* The i-th number of a permutation of 0 … count-1: the factor is a prime greater than every extent. */
static int64_t permuted(int64_t i, int64_t count)
{
    return i * 1000003 % count;
}

/* The i-th index, such that all targets are distinct. */
static int64_t distinct_index(const struct bench_case *bench, int64_t i)
{
    int64_t row = i / bench->columns, column = i % bench->columns;
    switch (bench->kind) {
    case KIND_ELEMENTS_0:
        return permuted(row + column, bench->rows);
    case KIND_ELEMENTS_LAST:
        return permuted(row + column, bench->columns);
    case KIND_ND_CELLS: {
        int64_t cell = permuted(i / 2, bench->rows * bench->columns);
        return i % 2 == 0 ? cell / bench->columns : cell % bench->columns;
    }
    case KIND_ND_ROWS:
    case KIND_COUNT:
        break;
    }
    return permuted(i, bench->rows);
}

static void fill_indices(const struct bench_case *bench, uint64_t *random)
{
    int64_t *indices = bench->indices.elements;
    for (int64_t i = 0; i < bench->indices.count; i++) {
        bool is_column = bench->kind == KIND_ELEMENTS_LAST || (bench->kind == KIND_ND_CELLS && i % 2 == 1);
        int64_t extent = is_column ? bench->columns : bench->rows;
        indices[i] = bench->distinct ? distinct_index(bench, i) : next_random(random) % extent;
        if (next_random(random) % 8 == 0)
            indices[i] -= extent;
    }
}

static void make_node(struct bench_case *bench)
{
    bool is_nd = bench->kind == KIND_ND_CELLS || bench->kind == KIND_ND_ROWS;
    const char *name = reduction_name(bench->reduction);
    bench->inputs[INPUT_DATA] = &bench->data;
    bench->inputs[INPUT_INDICES] = &bench->indices;
    bench->inputs[INPUT_UPDATES] = &bench->updates;
    bench->attributes[0] =
        (struct attribute){.name = "reduction", .type = ATTRIBUTE_STRING, .string = {name, strlen(name)}};
    bench->attributes[1] = (struct attribute){
        .name = "axis", .type = ATTRIBUTE_INT, .integer = bench->kind == KIND_ELEMENTS_LAST};
    bench->node = (struct scatter_node){.op = is_nd ? OPERATOR_SCATTER_ND : OPERATOR_SCATTER_ELEMENTS,
                                        .opset = 18,
                                        .attributes = bench->attributes,
                                        .attribute_count = is_nd ? 1 : 2,
                                        .inputs = bench->inputs,
                                        .input_count = INPUT_SLOTS,
                                        .output_count = 1};
}

enum status bench_case_create(struct bench_case *bench, enum shape_kind kind, enum dtype dtype,
                              enum reduction reduction, int64_t elements, bool distinct, struct error *error)
{
    int64_t side = (int64_t)sqrt((double)elements);
    int64_t grid[] = {side, side};
    int64_t tuples[] = {side * side, 2};
    int64_t rows[] = {side, 1};
    const int64_t *index_dims = kind == KIND_ND_CELLS ? tuples : kind == KIND_ND_ROWS ? rows : grid;
    const int64_t *update_dims = kind == KIND_ND_CELLS ? tuples : grid;
    uint64_t random = 1;

    memset(bench, 0, sizeof *bench);
    bench->kind = kind;
    bench->dtype = dtype;
    bench->reduction = reduction;
    bench->rows = bench->columns = side;
    bench->distinct = distinct;
    bench->loop = hand_written_find(kind, dtype, reduction);
    bench->arena = arena_create(SIZE_MAX);
    enum status status = tensor_create(&bench->data, (int32_t)dtype, grid, 2, &bench->arena, error);
    if (status == STATUS_OK)
        status = tensor_create(&bench->output, (int32_t)dtype, grid, 2, &bench->arena, error);
    if (status == STATUS_OK)
        status = tensor_create(&bench->indices, DTYPE_INT64, index_dims, 2, &bench->arena, error);
    if (status == STATUS_OK)
        status = tensor_create(&bench->updates, (int32_t)dtype, update_dims, kind == KIND_ND_CELLS ? 1 : 2,
                               &bench->arena, error);
    if (status != STATUS_OK)
        return status;
    fill_values(&bench->data, &random);
    fill_values(&bench->updates, &random);
    fill_indices(bench, &random);
    memset(bench->output.elements, 0, bench->output.size);
    make_node(bench);
    return STATUS_OK;
}

void bench_case_destroy(struct bench_case *bench)
{
    arena_destroy(&bench->arena);
}

bool bench_case_reference(struct bench_case *bench)
{
    struct preparation preparation;
    struct arena arena = arena_create(1 << 20);
    scatter_prepare(&bench->node, &preparation);
    enum status status = scatter_evaluate(&bench->node, &preparation, &bench->output, &arena, NULL);
    arena_destroy(&arena);
    return status == STATUS_OK && preparation.outcome == OUTCOME_COMPUTED;
}

bool bench_case_hand_written(struct bench_case *bench)
{
    return bench->loop(bench->output.elements, bench->data.elements, bench->indices.elements,
                       bench->updates.elements, bench->rows, bench->columns) == 0;
}

bool bench_case_copies(struct bench_case *bench)
{
    hand_written_copies(bench->output.elements, bench->data.elements, bench->updates.elements,
                        bench->data.size);
    return true;
}

/* FNV-1a over the bytes of the output. */
static uint64_t output_hash(const struct bench_case *bench)
{
    const unsigned char *bytes = bench->output.elements;
    uint64_t hash = UINT64_C(14695981039346656037);
    for (size_t i = 0; i < bench->output.size; i++)
        hash = (hash ^ bytes[i]) * UINT64_C(1099511628211);
    return hash;
}

bool bench_case_agrees(struct bench_case *bench)
{
    if (!bench_case_hand_written(bench))
        return false;
    uint64_t expected = output_hash(bench);
    return bench_case_reference(bench) && output_hash(bench) == expected;
}

const char *shape_kind_name(enum shape_kind kind)
{
    switch (kind) {
    case KIND_ND_CELLS:
        return "ScatterND, k = r = 2";
    case KIND_ND_ROWS:
        return "ScatterND, k = 1, r = 2";
    case KIND_ELEMENTS_0:
        return "ScatterElements, axis 0";
    case KIND_ELEMENTS_LAST:
        return "ScatterElements, axis 1";
    case KIND_COUNT:
        break;
    }
    return "unknown";
}

#define JOIN_EXPANDED(a, b)       a##_##b
#define JOIN(a, b)                JOIN_EXPANDED(a, b)
#define UPDATE(old, update)       (update)
#define SUM(old, update)          ((old) + (update))
#define GREATER(old, update)      ((old) < (update) ? (update) : (old))
#define WRAPPED_SUM(old, update)  ((int64_t)((uint64_t)(old) + (uint64_t)(update)))
#define HALF_SUM(old, update)     float16_from_float(float16_to_float(old) + float16_to_float(update))
#define HALF_GREATER(old, update) (float16_to_float(old) < float16_to_float(update) ? (update) : (old))

#define ELEMENT float
#define NAME    none_float
#define COMBINE UPDATE
#include "hand_written.inc"
#define NAME    add_float
#define COMBINE SUM
#include "hand_written.inc"
#define NAME    max_float
#define COMBINE GREATER
#include "hand_written.inc"
#undef ELEMENT

#define ELEMENT uint16_t
#define NAME    none_float16
#define COMBINE UPDATE
#include "hand_written.inc"
#define NAME    add_float16
#define COMBINE HALF_SUM
#include "hand_written.inc"
#define NAME    max_float16
#define COMBINE HALF_GREATER
#include "hand_written.inc"
#undef ELEMENT

#define ELEMENT int64_t
#define NAME    none_int64
#define COMBINE UPDATE
#include "hand_written.inc"
#define NAME    add_int64
#define COMBINE WRAPPED_SUM
#include "hand_written.inc"
#define NAME    max_int64
#define COMBINE GREATER
#include "hand_written.inc"
#undef ELEMENT

#define KINDS(name)                                                                        \
    {                                                                                      \
        [KIND_ND_CELLS] = nd_cells_##name, [KIND_ND_ROWS] = nd_rows_##name,                \
        [KIND_ELEMENTS_0] = elements_0_##name, [KIND_ELEMENTS_LAST] = elements_last_##name \
    }
#define REDUCTIONS(dtype)                                                             \
    {                                                                                 \
        [REDUCTION_NONE] = KINDS(none_##dtype), [REDUCTION_ADD] = KINDS(add_##dtype), \
        [REDUCTION_MAX] = KINDS(max_##dtype)                                          \
    }

static hand_written *const loops[][REDUCTION_COUNT][KIND_COUNT] = {[DTYPE_FLOAT] = REDUCTIONS(float),
                                                                   [DTYPE_FLOAT16] = REDUCTIONS(float16),
                                                                   [DTYPE_INT64] = REDUCTIONS(int64)};

hand_written *hand_written_find(enum shape_kind kind, enum dtype dtype, enum reduction reduction)
{
    return (size_t)dtype < sizeof loops / sizeof *loops ? loops[dtype][reduction][kind] : NULL;
}

void hand_written_copies(void *output, const void *data, const void *updates, size_t size)
{
    memcpy(output, data, size);
    memcpy(output, updates, size);
}
