/* Thin places: lists of indices, and values. */
#include "dtype.h"
#include "node.h"
#include "random_numbers.h"
#include "random_parts.h"
#include "world.h"

#include <string.h>

/* ---- lists --------------------------------------------------------------------------------------------- */

/* A list along an axis, or of tuples of one component. */
struct list {
    enum thin_place place;
    struct random_stream stream;
    int64_t count, cells;
    int64_t first; /* cell of a run, or the crowded one */
    bool falls;
    int64_t negative; /* one of so many indices is negative; 0: none */
};

static struct list start_list(const struct random_thin *thin, const struct random_shapes *shapes)
{
    const int axis = shapes->tuples ? 0 : axis_normalise(shapes->axis, shapes->rank);
    struct list list = {.place = thin->place,
                        .stream = {thin->key},
                        .count = shapes->indices_dims[axis],
                        .cells = shapes->dims[axis]};
    const int64_t sign = random_below(&list.stream, 4);
    list.falls = random_once_in(&list.stream, 2);
    if (thin->place == THIN_RUN) {
        const int64_t last = list.cells - list.count;
        list.first = random_once_in(&list.stream, 2) ? last : random_below(&list.stream, last + 1);
        list.negative = sign < 2;
    } else {
        list.first = random_below(&list.stream, list.cells);
        list.negative = sign == 0 ? 1 : sign == 1 ? 3 : 0;
    }
    return list;
}

/* The cell of a place in the list. Between the updates of the crowded cell there are single ones of 55
 * others. */
static int64_t cell_of(struct list *list, int64_t place)
{
    enum { SINGLE = 55 };
    if (list->place == THIN_RUN)
        return list->first + (list->falls ? list->count - 1 - place : place);
    if (list->place == THIN_THOUSANDS)
        return random_below(&list->stream, list->cells);
    const int64_t before = place * SINGLE / list->count;
    const bool is_single = (place + 1) * SINGLE / list->count != before;
    return is_single ? (list->first + 1 + before) % list->cells : list->first;
}

bool random_thin_indices(const struct random_thin *thin, const struct random_shapes *shapes,
                         const struct tensor *indices)
{
    if (thin->place != THIN_RUN && thin->place != THIN_CROWD && thin->place != THIN_THOUSANDS)
        return false;
    struct list list = start_list(thin, shapes);
    const int axis = shapes->tuples ? 0 : axis_normalise(shapes->axis, shapes->rank);
    const int64_t inner = random_product(indices->dims + axis + 1, indices->rank - axis - 1);
    for (int64_t i = 0; i < indices->count; i++) {
        const int64_t place = i / inner % list.count, cell = cell_of(&list, place);
        const bool is_negative = list.negative != 0 && place % list.negative == 0;
        index_store(indices, i, is_negative ? cell - list.cells : cell);
    }
    return true;
}

/* ---- values that need no work -------------------------------------------------------------------------- */

enum { DULL_ZEROS, DULL_ONES, DULL_EQUAL, DULL_NEGATIVE };

static void *element_at(const struct tensor *tensor, int64_t place)
{
    return (char *)tensor->elements + (size_t)place * dtype_size(tensor->dtype);
}

/* A string is empty for 0, and has one letter for 1. */
static void store_string(const struct tensor *tensor, int64_t place, int64_t value)
{
    ((struct string_element *)tensor->elements)[place] = (struct string_element){"1", value != 0};
}

/* A real number; complex ones have no imaginary part. */
static void store_number(const struct tensor *tensor, int64_t place, int64_t value)
{
    const struct number_type type = number_type_of(tensor->dtype);
    const size_t size = type.bits / 8u;
    for (int part = 0; part < type.parts; part++)
        store_bits((char *)element_at(tensor, place) + (size_t)part * size, size,
                   number_bits(type, part == 0 ? value : 0, 0));
}

static void store_dull(const struct tensor *tensor, int64_t place, int kind)
{
    const int64_t value = kind == DULL_NEGATIVE ? -1 - place % 100 : kind == DULL_ONES;
    if (kind == DULL_EQUAL)
        memmove(element_at(tensor, place), element_at(tensor, 0), dtype_size(tensor->dtype));
    else if (tensor->dtype == DTYPE_STRING)
        store_string(tensor, place, value == 1);
    else
        store_number(tensor, place, value);
}

static bool has_negative(int32_t dtype)
{
    return dtype != DTYPE_STRING && number_type_of(dtype).is_signed;
}

static void make_dull(const struct random_thin *thin, const struct world_case *made)
{
    static const uint8_t weights[] = {[DULL_ZEROS] = 20, [DULL_ONES] = 18, [DULL_EQUAL] = 26};
    struct random_stream stream = {thin->key};
    const int64_t what = random_below(&stream, 4);
    const struct tensor *tensor = &made->inputs[what == 0 ? INPUT_DATA : INPUT_UPDATES];
    int kind = random_choice(&stream, weights);
    int64_t count = tensor->count;
    if (what == 0)
        kind = has_negative(tensor->dtype) && random_once_in(&stream, 2) ? DULL_NEGATIVE : DULL_ZEROS;
    if (what == 1 && count > 1) /* only the first ones */
        count = random_between(&stream, 1, count - 1);
    for (int64_t place = 0; place < count; place++)
        store_dull(tensor, place, kind);
}

/* ---- special values beside others ---------------------------------------------------------------------- */

/* Marks the elements of data that valid indices aim at; the thin place is a list. */
static void mark_aims(const struct world_case *made, bool *is_aimed)
{
    const struct tensor *data = &made->inputs[INPUT_DATA], *indices = &made->inputs[INPUT_INDICES];
    const bool tuples = made->kind.version->op == OPERATOR_SCATTER_ND;
    const int axis = tuples ? 0 : axis_normalise(made->axis, data->rank);
    const int64_t cells = data->dims[axis],
                  inner = random_product(data->dims + axis + 1, data->rank - axis - 1);
    const int64_t row = tuples ? 1 : random_product(indices->dims + axis + 1, indices->rank - axis - 1);
    for (int64_t i = 0; i < indices->count; i++) {
        const int64_t index = index_at(indices, i);
        if (!index_in_range(index, cells))
            continue;
        const int64_t cell = index_normalise(index, cells), line = axis == 0 ? 0 : i / indices->dims[axis];
        const int64_t first = (line * cells + cell) * inner + (tuples ? 0 : i % row);
        for (int64_t k = 0; k < (tuples ? inner : 1); k++)
            is_aimed[first + k] = true;
    }
}

static enum status put_beside(const struct world_case *made, struct arena *arena, struct error *error)
{
    static const uint8_t specials[] = {NUMBER_NAN, NUMBER_INFINITY, NUMBER_NEGATIVE_INFINITY};
    const struct tensor *data = &made->inputs[INPUT_DATA], *updates = &made->inputs[INPUT_UPDATES];
    const struct number_type type = number_type_of(data->dtype);
    bool *is_aimed = arena_allocate_zeroed(arena, (size_t)data->count, sizeof *is_aimed);
    if (is_aimed == NULL)
        return error_no_memory(error, "the values of a case");
    mark_aims(made, is_aimed);
    for (int64_t i = 0; i < updates->count; i++)
        element_store(updates->dtype, 1 + i % 5 - 7 * (i % 2), element_at(updates, i));
    int64_t put = 0;
    for (int64_t i = 0; i < data->count; i++) {
        const bool is_beside =
            !is_aimed[i] && ((i > 0 && is_aimed[i - 1]) || (i + 1 < data->count && is_aimed[i + 1]));
        element_store(data->dtype, 1 + i % 7 - 9 * (i % 2), element_at(data, i));
        for (int part = 0; is_beside && part < type.parts; part++)
            store_bits((char *)element_at(data, i) + (size_t)part * (type.bits / 8u), type.bits / 8u,
                       number_special(type, specials[put % 3]));
        put += is_beside;
    }
    return STATUS_OK;
}

enum status random_thin_values(const struct random_thin *thin, const struct world_case *made,
                               struct arena *arena, struct error *error)
{
    if (thin->place == THIN_DULL)
        make_dull(thin, made);
    return thin->place == THIN_BESIDE ? put_beside(made, arena, error) : STATUS_OK;
}
