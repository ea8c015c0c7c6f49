/* Applies a reading to a node, and compares the result with the actual output, within a budget. */
#include "operator_version.h"
#include "reading.h"

#include <string.h>

/* ---- the budget ---------------------------------------------------------------------------------------- */

/* The bytes of all strings of a tensor, up to a limit. */
static int64_t string_bytes(const struct tensor *tensor, int64_t limit)
{
    const struct string_element *strings = tensor->elements;
    int64_t sum = 0;
    if (tensor->dtype != DTYPE_STRING)
        return 0;
    for (int64_t i = 0; i < tensor->count && sum < limit; i++)
        sum += strings[i].size < (size_t)(limit - sum) ? (int64_t)strings[i].size : limit - sum;
    return sum;
}

/* The work of the walk, of a copy of data, and of the comparison with the actual output. Additional work for
 * strings depends on the reading. */
static int64_t least_work(const struct scatter_node *node, const struct tensor *actual, int64_t limit)
{
    enum { BYTES_A_STEP = 8, STEPS_AN_UPDATE = 4, STEPS_A_CELL = 2 };
    const struct tensor *data = node->inputs[INPUT_DATA], *updates = node->inputs[INPUT_UPDATES];
    if (data->count > limit || updates->count > limit)
        return limit + 1;
    return updates->count * (data->rank + STEPS_AN_UPDATE) + data->count * STEPS_A_CELL +
           string_bytes(actual, limit) / BYTES_A_STEP;
}

static bool spend(struct application *application, int64_t work)
{
    bool enough = work <= application->work;
    application->work -= enough ? work : 0;
    return enough;
}

bool application_begin(struct application *application, const struct scatter_node *node,
                       const struct tensor *actual, int64_t work, struct arena *arena)
{
    const struct tensor *data = node->inputs[INPUT_DATA], *updates = node->inputs[INPUT_UPDATES];
    int64_t least = least_work(node, actual, work);
    if (least > work)
        return false;
    size_t count = WIDTH_FACTOR * (size_t)updates->count + PADDING_MOST, size = dtype_size(data->dtype);
    bool strings = data->dtype == DTYPE_STRING;
    int64_t bytes = string_bytes(data, work) + 2 * string_bytes(updates, work);
    *application = (struct application){
        .placement = {.targets = arena_allocate(arena, count * sizeof(uint64_t)),
                      .sources = arena_allocate(arena, count * sizeof(int64_t))},
        .updates = arena_allocate(arena, count * size),
        .met = arena_allocate(arena, (size_t)data->count),
        .other = arena_allocate(arena, data->size),
        .wide = arena_allocate(arena, (size_t)data->count * sizeof(double)),
        .result = *data,
        .bytes = arena_allocate(arena, strings ? (size_t)bytes : 0),
        .byte_count = strings ? (size_t)bytes : 0,
        .work = work,
        .least_work = least,
    };
    application->result.elements = arena_allocate(arena, data->size);
    return application->placement.targets != NULL && application->placement.sources != NULL &&
           application->updates != NULL && application->met != NULL && application->other != NULL &&
           application->wide != NULL && application->bytes != NULL && application->result.elements != NULL;
}

/* ---- the initial output of a reading ------------------------------------------------------------------- */

static void transpose(const struct tensor *shape, const void *from, void *to)
{
    size_t size = dtype_size(shape->dtype);
    const char *elements = from;
    char *transposed = to;
    for (int64_t position = 0; position < shape->count; position++)
        memcpy(transposed + (size_t)position * size,
               elements + (size_t)transposed_position(shape->dims, shape->rank, position) * size, size);
}

/* Clears an element: to zeros, or to the empty string. */
static void clear(struct tensor *tensor, int64_t position)
{
    size_t size = dtype_size(tensor->dtype);
    memset((char *)tensor->elements + (size_t)position * size, 0, size);
}

static void reverse_updates(struct placement *placement)
{
    for (int64_t i = 0, k = placement->count - 1; i < k; i++, k--) {
        const uint64_t target = placement->targets[i];
        const int64_t source = placement->sources[i];
        placement->targets[i] = placement->targets[k];
        placement->sources[i] = placement->sources[k];
        placement->targets[k] = target;
        placement->sources[k] = source;
    }
}

/* Keeps the first update of each target in the placement, or all others. */
static void keep_updates(struct application *application, bool first)
{
    struct placement *placement = &application->placement;
    int64_t kept = 0;
    memset(application->met, 0, (size_t)application->result.count);
    for (int64_t i = 0; i < placement->count; i++) {
        const uint64_t target = placement->targets[i];
        placement->targets[kept] = target;
        placement->sources[kept] = placement->sources[i];
        kept += (application->met[target] == 0) == first;
        application->met[target] = 1;
    }
    placement->count = kept;
}

/* Replaces each update of a target by the last one. `wide` has room for a source of each cell. */
static void use_last_updates(struct application *application)
{
    struct placement *placement = &application->placement;
    int64_t *last = application->wide;
    for (int64_t i = 0; i < placement->count; i++)
        last[placement->targets[i]] = placement->sources[i];
    for (int64_t i = 0; i < placement->count; i++)
        placement->sources[i] = last[placement->targets[i]];
}

/* Writes the first update of each target and removes it from the placement. */
static void write_first_updates(const struct reading *reading, struct application *application)
{
    const struct placement *placement = &application->placement;
    const size_t size = dtype_size(reading->data->dtype);
    for (int64_t i = placement->count - 1; i >= 0; i--) /* the first is written last */
        memcpy((char *)application->result.elements + placement->targets[i] * size,
               (const char *)reading->updates->elements + (size_t)placement->sources[i] * size, size);
    keep_updates(application, false);
}

/* Reduces the old value of each target with itself. */
static bool double_old_values(const struct reading *reading, struct application *application)
{
    reduction_function *combine = reduction_find(reading->data->dtype, reading->reduction);
    size_t size = dtype_size(reading->data->dtype);
    char *cells = application->result.elements;
    if (combine == NULL)
        return false;
    memset(application->met, 0, (size_t)application->result.count);
    for (int64_t i = 0; i < application->placement.count; i++) {
        uint64_t target = application->placement.targets[i];
        if (application->met[target] == 0)
            combine(reading->data->dtype, cells + target * size,
                    (const char *)reading->data->elements + target * size);
        application->met[target] = 1;
    }
    return true;
}

static bool start(const struct reading *reading, struct application *application)
{
    struct tensor *result = &application->result;
    if (reading->data_transposed)
        transpose(reading->data, reading->data->elements, result->elements);
    else
        memcpy(result->elements, reading->data->elements, result->size);
    switch (reading->start) {
    case START_DATA:
        break;
    case START_UPDATES:
        memcpy(result->elements, reading->updates->elements, result->size);
        break;
    case START_ZEROS:
        memset(result->elements, 0, result->size);
        break;
    case START_AT_ZERO:
        for (int64_t i = 0; i < application->placement.count; i++)
            clear(result, (int64_t)application->placement.targets[i]);
        break;
    case START_FIRST_UPDATE:
        write_first_updates(reading, application);
        break;
    case START_DATA_TWICE:
        return double_old_values(reading, application);
    }
    return true;
}

/* ---- the updates --------------------------------------------------------------------------------------- */

static void repeat_updates(struct placement *placement)
{
    for (int64_t i = placement->count - 1; i >= 0; i--) {
        placement->targets[2 * i] = placement->targets[2 * i + 1] = placement->targets[i];
        placement->sources[2 * i] = placement->sources[2 * i + 1] = placement->sources[i];
    }
    placement->count *= 2;
}

/* Applies the last update again until the number of updates is a multiple. */
static void pad_updates(struct placement *placement, int64_t multiple)
{
    for (int64_t added = 0; placement->count > 0 && placement->count % multiple != 0 && added < PADDING_MOST;
         added++) {
        placement->targets[placement->count] = placement->targets[placement->count - 1];
        placement->sources[placement->count] = placement->sources[placement->count - 1];
        placement->count++;
    }
}

/* Copies the updates in the order of the placement. */
static void gather_updates(const struct reading *reading, struct application *application)
{
    size_t size = dtype_size(reading->data->dtype);
    const char *updates = reading->updates->elements;
    for (int64_t i = 0; i < application->placement.count; i++)
        memcpy((char *)application->updates + (size_t)i * size,
               updates + (size_t)application->placement.sources[i] * size, size);
}

/* The bytes of the applied strings, which a reading may use repeatedly; SIZE_MAX if they exceed the remaining
 * work. */
static size_t applied_bytes(const struct application *application)
{
    const struct string_element *updates = application->updates;
    size_t sum = 0, limit = (size_t)application->work;
    for (int64_t i = 0; i < application->placement.count; i++) {
        if (updates[i].size > limit - sum)
            return SIZE_MAX;
        sum += updates[i].size;
    }
    return sum;
}

/* Concatenates strings in two passes, like string_add.h: each result gets its space before any byte is
 * copied. */
static bool add_strings(struct application *application)
{
    struct string_element *cells = application->result.elements, *old = application->other;
    const struct string_element *updates = application->updates;
    const uint64_t *targets = application->placement.targets;
    int64_t count = application->placement.count, cell_count = application->result.count;
    size_t used = 0;
    memcpy(old, cells, application->result.size);
    for (int64_t i = 0; i < count; i++)
        cells[targets[i]].size += updates[i].size;
    for (int64_t cell = 0; cell < cell_count; cell++) {
        size_t size = cells[cell].size;
        if (size > application->byte_count - used)
            return false;
        if (old[cell].size > 0)
            memcpy(application->bytes + used, old[cell].bytes, old[cell].size);
        cells[cell] = (struct string_element){.bytes = application->bytes + used, .size = old[cell].size};
        used += size;
    }
    for (int64_t i = 0; i < count; i++) {
        struct string_element *cell = &cells[targets[i]];
        if (updates[i].size > 0)
            memcpy(application->bytes + (cell->bytes - application->bytes) + cell->size, updates[i].bytes,
                   updates[i].size);
        cell->size += updates[i].size;
    }
    return true;
}

static bool reduce(const struct reading *reading, struct application *application)
{
    int32_t dtype = reading->data->dtype;
    size_t bytes = 0;
    if (!reduction_is_defined(dtype, reading->reduction))
        return false;
    gather_updates(reading, application);
    if (dtype == DTYPE_STRING)
        bytes = applied_bytes(application);
    if (bytes == SIZE_MAX || !spend(application, (int64_t)bytes / 8))
        return false;
    return reduction_find(dtype, reading->reduction) == NULL ? add_strings(application)
                                                             : reading_compute(reading, application);
}

static void select_updates(const struct reading *reading, struct application *application)
{
    struct placement *placement = &application->placement;
    switch (reading->repeats) {
    case REPEATS_ALL:
        return;
    case REPEATS_LAST_EACH:
        use_last_updates(application);
        return;
    case REPEATS_LAST:
        reverse_updates(placement);
        keep_updates(application, true);
        reverse_updates(placement);
        return;
    case REPEATS_FIRST:
        keep_updates(application, true);
        return;
    }
}

bool reading_apply(const struct reading *reading, struct application *application)
{
    struct placement *placement = &application->placement;
    const int64_t times = reading->row > reading->slice ? WIDTH_FACTOR : 1;
    if (!spend(application, times * application->least_work) || !reading_walk(reading, placement))
        return false;
    select_updates(reading, application);
    if (reading->twice)
        repeat_updates(placement);
    if (reading->padded_to > 0)
        pad_updates(placement, reading->padded_to);
    if (!start(reading, application) || !reduce(reading, application))
        return false;
    if (reading->output_transposed) {
        memcpy(application->other, application->result.elements, application->result.size);
        transpose(reading->data, application->other, application->result.elements);
    }
    return true;
}

bool reading_mark_computed(const struct reading *reading, struct application *application, bool *computed)
{
    const struct placement *placement = &application->placement;
    const struct tensor *result = &application->result;
    if (!spend(application, application->least_work))
        return false;
    memset(application->met, 0, (size_t)result->count);
    for (int64_t i = 0; (reading->reduction != REDUCTION_NONE || reading->arithmetic != ARITHMETIC_OWN) &&
                        i < placement->count;
         i++)
        application->met[placement->targets[i]] = 1;
    for (int64_t position = 0; position < result->count; position++) {
        int64_t from =
            reading->output_transposed ? transposed_position(result->dims, result->rank, position) : position;
        computed[position] = application->met[from] != 0;
    }
    return true;
}
