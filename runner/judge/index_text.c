/* Writes indices and their ranges as text. */
#include "explanation.h"
#include "node.h"
#include "tensor.h"
#include "tensor_text.h"

#include <inttypes.h>
#include <string.h>

/* Longer tuples are cut. */
enum { COMPONENTS_SHOWN = 12, COORDINATES_SIZE = 256 };

/* The dimensions whose ranges of indices are shown. */
enum { RANGES_SHOWN = 4 };

static int axis_of(const struct scatter_node *node)
{
    int64_t axis = 0;
    for (size_t i = 0; i < node->attribute_count; i++)
        if (strcmp(node->attributes[i].name, "axis") == 0)
            axis = node->attributes[i].integer;
    return axis_normalise(axis, node->inputs[INPUT_DATA]->rank);
}

static const char *single_index(const struct scatter_node *node, int64_t position, struct arena *arena)
{
    const struct tensor *indices = node->inputs[INPUT_INDICES];
    int64_t index = index_at(indices, position), extent = node->inputs[INPUT_DATA]->dims[axis_of(node)];
    const char *place = position_text(indices, position, arena);
    if (place == NULL || index >= 0)
        return place == NULL ? NULL : arena_format(arena, "indices%s = %" PRId64, place, index);
    return arena_format(arena, "indices%s = %" PRId64 " -> %" PRId64, place, index,
                        index_normalise(index, extent));
}

/* A tuple, as given or normalised. */
static const char *components(const struct scatter_node *node, int64_t tuple, int length, bool normalised,
                              struct arena *arena)
{
    const struct tensor *indices = node->inputs[INPUT_INDICES];
    const char *text = "[";
    for (int i = 0; i < length && i < COMPONENTS_SHOWN && text != NULL; i++) {
        int64_t index = index_at(indices, tuple * length + i);
        if (normalised)
            index = index_normalise(index, node->inputs[INPUT_DATA]->dims[i]);
        text = arena_format(arena, "%s%s%" PRId64, text, i == 0 ? "" : ",", index);
    }
    return text == NULL ? NULL : arena_format(arena, "%s%s]", text, length > COMPONENTS_SHOWN ? ",…" : "");
}

static const char *whole_tuple(const struct scatter_node *node, int64_t position, struct arena *arena)
{
    const struct tensor *data = node->inputs[INPUT_DATA], *indices = node->inputs[INPUT_INDICES];
    int length = (int)indices->dims[indices->rank - 1];
    int64_t tuple = position / shape_element_count(data->dims + length, data->rank - length);
    char place[COORDINATES_SIZE];
    (void)coordinates_text(indices->dims, indices->rank - 1, tuple, place, sizeof place);
    const char *raw = components(node, tuple, length, false, arena);
    const char *read = components(node, tuple, length, true, arena);
    if (raw == NULL || read == NULL)
        return NULL;
    bool same = strcmp(raw, read) == 0;
    return arena_format(arena, "indices[%s] = %s%s%s", place, raw, same ? "" : " -> ", same ? "" : read);
}

const char *index_text(const struct scatter_node *node, int64_t position, struct arena *arena)
{
    return node->op == OPERATOR_SCATTER_ND ? whole_tuple(node, position, arena)
                                           : single_index(node, position, arena);
}

/* ---- ranges -------------------------------------------------------------------------------------------- */

/* Where the least and the greatest index of a dimension are, as positions of indices. */
struct index_range {
    int64_t least_at, greatest_at;
};

static struct index_range range_of(const struct tensor *indices, int64_t first, int64_t step)
{
    struct index_range range = {first, first};
    for (int64_t position = first; position < indices->count; position += step) {
        const int64_t index = index_at(indices, position);
        if (index < index_at(indices, range.least_at))
            range.least_at = position;
        if (index > index_at(indices, range.greatest_at))
            range.greatest_at = position;
    }
    return range;
}

static const char *remark(int64_t index, int64_t extent)
{
    return index == -extent      ? ", the lowest that is allowed"
           : index < 0           ? ", counted from the end"
           : index == extent - 1 ? ", the last"
                                 : "";
}

static const char *one_index(const struct tensor *indices, int64_t position, int64_t extent,
                             struct arena *arena)
{
    const char *place = position_text(indices, position, arena);
    const int64_t index = index_at(indices, position);
    return arena_format(arena, "indices%s = %" PRId64 "%s", text_or_empty(place), index,
                        remark(index, extent));
}

/* The lines of one dimension. */
static const char *range_text(const struct tensor *indices, int dimension, int64_t extent, int64_t first,
                              int64_t step, bool negatives, struct arena *arena)
{
    const struct index_range range = range_of(indices, first, step);
    const char *least = one_index(indices, range.least_at, extent, arena);
    const char *greatest = one_index(indices, range.greatest_at, extent, arena);
    if (least == NULL || greatest == NULL)
        return "";
    const char *text = arena_format(
        arena, "    axis %d    extent %" PRId64 ": %" PRId64 " to %" PRId64 " is allowed\n              %s\n",
        dimension, extent, negatives ? -extent : 0, extent - 1, least);
    if (text != NULL && range.least_at != range.greatest_at)
        text = arena_format(arena, "%s              %s\n", text, greatest);
    return text_or_empty(text);
}

const char *index_ranges_text(const struct scatter_node *node, bool negatives, struct arena *arena)
{
    const struct tensor *data = node->inputs[INPUT_DATA], *indices = node->inputs[INPUT_INDICES];
    if (indices->count == 0)
        return "";
    if (node->op != OPERATOR_SCATTER_ND)
        return range_text(indices, axis_of(node), data->dims[axis_of(node)], 0, 1, negatives, arena);
    const int64_t length = indices->dims[indices->rank - 1];
    const char *text = "";
    for (int dimension = 0; dimension < length && dimension < RANGES_SHOWN && text != NULL; dimension++)
        text = arena_format(
            arena, "%s%s", text,
            range_text(indices, dimension, data->dims[dimension], dimension, length, negatives, arena));
    return text_or_empty(text);
}
