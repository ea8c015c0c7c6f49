#include "indices.h"
#include "planner.h"
#include "relaxed_node.h"
#include "shape.h"

#include <string.h>

const char *relaxation_name(enum relaxation relaxation)
{
    static const char *const names[RELAXATION_COUNT] = {
#define NAME(constant, name) [RELAXATION_##constant] = name,
        RELAXATION_TABLE(NAME)
#undef NAME
    };
    return names[relaxation];
}

/* ---- attributes and version ------------------------------------------------------------------------------------ */

static bool is_named(const struct attribute *attribute, const char *name)
{
    return strcmp(attribute->name, name) == 0;
}

static bool is_legal(const struct attribute *attribute, const struct operator_version *version)
{
    enum reduction reduction;
    if (is_named(attribute, "axis"))
        return version->has_axis && attribute->type == ATTRIBUTE_INT;
    return is_named(attribute, "reduction") && attribute->type == ATTRIBUTE_STRING &&
           reduction_from_name(attribute->string.bytes, attribute->string.size, &reduction);
}

/* Whether of several values of one attribute one is chosen. */
static bool chooses_among(enum relaxation relaxation)
{
    return relaxation == RELAXATION_ATTRIBUTE_FIRST || relaxation == RELAXATION_ATTRIBUTE_LAST;
}

/* Copies the attributes, without `reduction` or without all that the newest version does not know. */
static bool take_attributes(struct relaxed_node *relaxed, const struct scatter_node *node,
                            enum relaxation relaxation)
{
    const struct operator_version *newest = operator_version_resolve(relaxed->node.op, OPSET_NEWEST);
    struct attribute *copies = arena_allocate(relaxed->arena, node->attribute_count * sizeof *copies);
    size_t count = 0;
    if (copies == NULL)
        return false;
    for (size_t i = 0; i < node->attribute_count; i++) {
        const struct attribute *attribute = &node->attributes[i];
        if (relaxation == RELAXATION_AS_NONE && is_named(attribute, "reduction"))
            continue;
        if (relaxation == RELAXATION_ATTRIBUTE_IGNORED && !is_legal(attribute, newest))
            continue;
        size_t place = 0;
        while (place < count && !(is_named(&copies[place], attribute->name) && chooses_among(relaxation)))
            place++;
        if (place == count || relaxation == RELAXATION_ATTRIBUTE_LAST)
            copies[place] = *attribute;
        count += place == count;
    }
    relaxed->attributes = copies;
    relaxed->node.attributes = copies;
    relaxed->node.attribute_count = count;
    return true;
}

/* The same node at the newest opset; Scatter becomes ScatterElements, which took its place. */
static bool take_node(struct relaxed_node *relaxed, const struct scatter_node *node,
                      enum relaxation relaxation, struct arena *arena)
{
    *relaxed = (struct relaxed_node){.node = *node, .arena = arena};
    relaxed->node.op = node->op == OPERATOR_SCATTER ? OPERATOR_SCATTER_ELEMENTS : node->op;
    relaxed->node.opset = OPSET_NEWEST;
    for (size_t slot = 0; slot < INPUT_SLOTS; slot++) {
        if (slot >= node->input_count || node->inputs[slot] == NULL)
            return false;
        relaxed->inputs[slot] = node->inputs[slot];
    }
    relaxed->node.inputs = relaxed->inputs;
    if (relaxation == RELAXATION_NEWER_VERSION)
        return node->input_count == INPUT_SLOTS && take_attributes(relaxed, node, relaxation);
    relaxed->node.input_count = INPUT_SLOTS;
    relaxed->node.output_count = 1;
    return take_attributes(relaxed, node, relaxation);
}

/* ---- axis ------------------------------------------------------------------------------------------------------ */

/* The low 32 bits of a number, as int32 has them. */
static int64_t low_bits(int64_t number)
{
    int64_t low = (int64_t)((uint64_t)number & 0xffffffffu);
    return low > INT32_MAX ? low - ((int64_t)1 << 32) : low;
}

static bool relax_axis(struct relaxed_node *relaxed, enum relaxation relaxation)
{
    int rank = relaxed->inputs[INPUT_DATA]->rank;
    bool found = false;
    for (size_t i = 0; i < relaxed->node.attribute_count && rank > 0; i++) {
        struct attribute *attribute = &relaxed->attributes[i];
        if (!is_named(attribute, "axis") || attribute->type != ATTRIBUTE_INT)
            continue;
        int64_t axis = attribute->integer;
        if (relaxation == RELAXATION_AXIS_WRAPPED)
            axis = (axis % rank + rank) % rank;
        else if (relaxation == RELAXATION_AXIS_CUT)
            axis = low_bits(axis);
        else
            axis = axis < -rank ? 0 : axis >= rank ? rank - 1 : axis;
        found = true;
        attribute->integer = axis;
    }
    return found;
}

/* The axis as the relaxed node has it, normalised; -1 when it is out of range. */
static int current_axis(const struct relaxed_node *relaxed)
{
    int64_t axis = 0;
    for (size_t i = 0; i < relaxed->node.attribute_count; i++)
        if (is_named(&relaxed->attributes[i], "axis") && relaxed->attributes[i].type == ATTRIBUTE_INT)
            axis = relaxed->attributes[i].integer;
    return axis_normalise(axis, relaxed->inputs[INPUT_DATA]->rank);
}

/* ---- indices ------------------------------------------------------------------------------------------------------ */

static bool holds_integers(const struct tensor *tensor)
{
    switch (tensor->dtype) {
    case DTYPE_INT8:
    case DTYPE_INT16:
    case DTYPE_INT32:
    case DTYPE_INT64:
    case DTYPE_UINT8:
    case DTYPE_UINT16:
    case DTYPE_UINT32:
    case DTYPE_UINT64:
        return true;
    default:
        return false;
    }
}

/* An element of a tensor of integers; of uint64, those above INT64_MAX as INT64_MAX, which no extent reaches. */
static int64_t integer_at(const struct tensor *tensor, int64_t position)
{
    switch (tensor->dtype) {
    case DTYPE_INT8:
        return ((const int8_t *)tensor->elements)[position];
    case DTYPE_INT16:
        return ((const int16_t *)tensor->elements)[position];
    case DTYPE_UINT8:
        return ((const uint8_t *)tensor->elements)[position];
    case DTYPE_UINT16:
        return ((const uint16_t *)tensor->elements)[position];
    case DTYPE_UINT32:
        return ((const uint32_t *)tensor->elements)[position];
    case DTYPE_UINT64: {
        uint64_t number = ((const uint64_t *)tensor->elements)[position];
        return number > INT64_MAX ? INT64_MAX : (int64_t)number;
    }
    default:
        return index_at(tensor, position);
    }
}

/* A copy of indices as int64, which every version takes. */
static int64_t *widen_indices(struct relaxed_node *relaxed)
{
    const struct tensor *indices = relaxed->inputs[INPUT_INDICES];
    if (!holds_integers(indices))
        return NULL;
    int64_t *copies = arena_allocate(relaxed->arena, (size_t)indices->count * sizeof *copies);
    if (copies == NULL)
        return NULL;
    for (int64_t position = 0; position < indices->count; position++)
        copies[position] = integer_at(indices, position);
    relaxed->indices = *indices;
    relaxed->indices.dtype = DTYPE_INT64;
    relaxed->indices.elements = copies;
    relaxed->indices.size = (size_t)indices->count * sizeof *copies;
    relaxed->inputs[INPUT_INDICES] = &relaxed->indices;
    return copies;
}

/* The extent that the index at a position indexes; 0 when the node is too broken to have one. */
static int64_t indexed_extent(const struct relaxed_node *relaxed, int64_t position)
{
    const struct tensor *data = relaxed->inputs[INPUT_DATA], *indices = relaxed->inputs[INPUT_INDICES];
    if (relaxed->node.op == OPERATOR_SCATTER_ND) {
        int64_t length = indices->rank == 0 ? 0 : indices->dims[indices->rank - 1];
        return length > 0 && length <= data->rank ? data->dims[position % length] : 0;
    }
    int axis = current_axis(relaxed);
    return axis < 0 ? 0 : data->dims[axis];
}

static bool move_indices(struct relaxed_node *relaxed, enum relaxation relaxation, int64_t *indices)
{
    for (int64_t position = 0; position < relaxed->indices.count; position++) {
        int64_t extent = indexed_extent(relaxed, position);
        int64_t index = indices[position];
        if (extent <= 0)
            return false;
        if (index_in_range(index, extent))
            continue;
        if (relaxation == RELAXATION_CLAMPED)
            indices[position] = index < 0 ? 0 : extent - 1;
        else if (relaxation == RELAXATION_INDEX_CUT)
            indices[position] = low_bits(index);
        else
            indices[position] = index % extent + (index % extent < 0 ? extent : 0);
    }
    return true;
}

/* ScatterND by offsets alone: a tuple becomes the tuple that names the same offset, if there is one. */
static bool flatten_tuples(struct relaxed_node *relaxed, int64_t *indices)
{
    const struct tensor *data = relaxed->inputs[INPUT_DATA];
    int64_t length = relaxed->indices.rank == 0 ? 0 : relaxed->indices.dims[relaxed->indices.rank - 1];
    if (relaxed->node.op != OPERATOR_SCATTER_ND || length <= 0 || length > data->rank)
        return false;
    int64_t cells = shape_element_count(data->dims, (int)length);
    if (cells <= 0)
        return false;
    for (int64_t first = 0; first < relaxed->indices.count; first += length) {
        int64_t offset = 0;
        for (int64_t component = 0; component < length; component++) {
            int64_t index = indices[first + component];
            if (index < -((int64_t)1 << 31) || index > (int64_t)1 << 31 || cells > (int64_t)1 << 31)
                return false; /* far out of range: no offset that could be meant */
            offset = offset * data->dims[component] + (index < 0 ? index + data->dims[component] : index);
        }
        if (offset < 0 || offset >= cells)
            return false;
        for (int64_t component = length - 1; component >= 0; component--) {
            indices[first + component] = offset % data->dims[component];
            offset /= data->dims[component];
        }
    }
    return true;
}

/* ---- updates ------------------------------------------------------------------------------------------------------ */

/* The shape that updates should have, in the arena; false when the node is too broken to prescribe one. */
static bool prescribed_shape(const struct relaxed_node *relaxed, const int64_t **dims, int *rank)
{
    const struct tensor *data = relaxed->inputs[INPUT_DATA], *indices = relaxed->inputs[INPUT_INDICES];
    if (relaxed->node.op != OPERATOR_SCATTER_ND) {
        *dims = indices->dims;
        *rank = indices->rank;
        return true;
    }
    int batch_rank = indices->rank - 1;
    int64_t length = batch_rank < 0 ? -1 : indices->dims[batch_rank];
    if (length < 0 || length > data->rank)
        return false;
    *rank = batch_rank + data->rank - (int)length;
    int64_t *own = arena_allocate(relaxed->arena, (size_t)*rank * sizeof *own);
    if (own == NULL)
        return false;
    for (int axis = 0; axis < *rank; axis++)
        own[axis] = axis < batch_rank ? indices->dims[axis] : data->dims[axis - batch_rank + (int)length];
    *dims = own;
    return true;
}

/* The position in updates from which the element at `position` of the prescribed shape comes; -1: nowhere. */
static int64_t source_position(const struct tensor *updates, const struct tensor *wanted, int64_t position,
                               enum relaxation relaxation)
{
    if (relaxation == RELAXATION_RESHAPED)
        return updates->count == wanted->count ? position : -1;
    if (relaxation == RELAXATION_TRUNCATED && updates->rank != wanted->rank)
        return position < updates->count ? position : -1;
    int64_t source = 0, stride = 1;
    for (int back = 1; back <= wanted->rank; back++) {
        int64_t extent = wanted->dims[wanted->rank - back];
        int64_t coordinate = position % extent;
        position /= extent;
        if (back > updates->rank)
            continue; /* broadcasting repeats along missing axes */
        int64_t own = updates->dims[updates->rank - back];
        bool repeats = relaxation == RELAXATION_BROADCAST && own == 1;
        if (!repeats && (relaxation == RELAXATION_BROADCAST ? own != extent : coordinate >= own))
            return -1;
        source += repeats ? 0 : coordinate * stride;
        stride *= own;
    }
    return relaxation == RELAXATION_BROADCAST && updates->rank > wanted->rank ? -1 : source;
}

static bool reshape_updates(struct relaxed_node *relaxed, enum relaxation relaxation)
{
    const struct tensor *updates = relaxed->inputs[INPUT_UPDATES];
    const int64_t *dims = NULL;
    int rank = 0;
    struct error ignored;
    size_t size = dtype_size(updates->dtype);
    if (size == 0 || !prescribed_shape(relaxed, &dims, &rank) ||
        tensor_create(&relaxed->updates, updates->dtype, dims, rank, relaxed->arena, &ignored) != STATUS_OK)
        return false;
    char *to = relaxed->updates.elements;
    const char *from = updates->elements;
    for (int64_t position = 0; position < relaxed->updates.count; position++) {
        int64_t source = source_position(updates, &relaxed->updates, position, relaxation);
        if (source < 0)
            return false;
        memcpy(to + (size_t)position * size, from + (size_t)source * size, size);
    }
    relaxed->inputs[INPUT_UPDATES] = &relaxed->updates;
    return true;
}

/* ---- skipping ------------------------------------------------------------------------------------------------------ */

/*
 * An update whose index is out of range is left out: the valid ones are applied one by one, each as a node of its
 * own, to what the earlier ones made.
 */
static enum outcome apply_valid_updates(struct relaxed_node *relaxed, struct tensor *output)
{
    struct relaxed_node clamped = *relaxed;
    struct preparation preparation;
    struct scatter_plan plan;
    struct error ignored;
    clamped.node.inputs = clamped.inputs;
    int64_t *indices = widen_indices(&clamped);
    const struct tensor *given = relaxed->inputs[INPUT_INDICES];
    if (indices == NULL || !move_indices(&clamped, RELAXATION_CLAMPED, indices))
        return OUTCOME_UNDEFINED;
    scatter_prepare(&clamped.node, &preparation);
    if (preparation.outcome != OUTCOME_COMPUTED || output->dtype == DTYPE_STRING ||
        scatter_plan_create(&plan, &clamped.node, &preparation, relaxed->arena, &ignored) != STATUS_OK)
        return OUTCOME_UNDEFINED;
    const struct tensor *data = relaxed->inputs[INPUT_DATA], *updates = relaxed->inputs[INPUT_UPDATES];
    int64_t length = relaxed->node.op == OPERATOR_SCATTER_ND ? given->dims[given->rank - 1] : 1;
    memcpy(output->elements, data->elements, data->size);
    for (int64_t update = 0; update < plan.update_count; update++) {
        bool valid = true;
        for (int64_t component = 0; component < length; component++) {
            int64_t position = update * length + component;
            valid &= index_in_range(index_at(given, position), indexed_extent(&clamped, position));
        }
        if (valid)
            scatter_apply_update(&plan, updates, preparation.reduction, update, output);
    }
    return OUTCOME_COMPUTED;
}

/* ---- all together ---------------------------------------------------------------------------------------------------- */

static bool relax(struct relaxed_node *relaxed, enum relaxation relaxation)
{
    int64_t *indices = NULL;
    switch (relaxation) {
    case RELAXATION_NEWER_VERSION:
    case RELAXATION_AS_IF_VALID:
    case RELAXATION_AS_NONE:
    case RELAXATION_ATTRIBUTE_FIRST:
    case RELAXATION_ATTRIBUTE_LAST:
    case RELAXATION_ATTRIBUTE_IGNORED:
    case RELAXATION_SKIPPED:
    case RELAXATION_NOTHING_DONE:
    case RELAXATION_ZEROS:
        return true;
    case RELAXATION_CLAMPED:
    case RELAXATION_WRAPPED:
    case RELAXATION_INDEX_CUT:
        indices = widen_indices(relaxed);
        return indices != NULL && move_indices(relaxed, relaxation, indices);
    case RELAXATION_FLAT_OFFSET:
        indices = widen_indices(relaxed);
        return indices != NULL && flatten_tuples(relaxed, indices);
    case RELAXATION_BROADCAST:
    case RELAXATION_TRUNCATED:
    case RELAXATION_RESHAPED:
        return reshape_updates(relaxed, relaxation);
    case RELAXATION_AXIS_WRAPPED:
    case RELAXATION_AXIS_CLAMPED:
    case RELAXATION_AXIS_CUT:
        return relax_axis(relaxed, relaxation);
    case RELAXATION_CLIPPED:
        return widen_indices(relaxed) != NULL && clip_to_data(relaxed, current_axis(relaxed));
    case RELAXATION_CAST:
        return cast_updates(relaxed);
    case RELAXATION_INDICES_CAST:
        return cast_indices(relaxed);
    case RELAXATION_REDUCTION_FOLDED:
        return fold_reduction(relaxed);
    case RELAXATION_SCALAR_DATA:
        return widen_scalars(relaxed);
    }
    return false;
}

/* What computes nothing: data, or zeros. */
static enum outcome fill(const struct scatter_node *node, enum relaxation relaxation, struct tensor *output)
{
    const struct tensor *data = node->input_count > INPUT_DATA ? node->inputs[INPUT_DATA] : NULL;
    if (data == NULL || data->size != output->size)
        return OUTCOME_UNDEFINED;
    if (relaxation == RELAXATION_NOTHING_DONE)
        memcpy(output->elements, data->elements, data->size);
    else if (output->dtype == DTYPE_STRING)
        return OUTCOME_UNDEFINED;
    else
        memset(output->elements, 0, output->size);
    return OUTCOME_COMPUTED;
}

enum outcome relaxed_evaluate(const struct scatter_node *node, enum relaxation relaxation,
                              struct tensor *output, struct arena *arena)
{
    struct relaxed_node relaxed;
    struct preparation preparation;
    struct error ignored;
    if (relaxation == RELAXATION_NOTHING_DONE || relaxation == RELAXATION_ZEROS)
        return fill(node, relaxation, output);
    if (!take_node(&relaxed, node, relaxation, arena) || !relax(&relaxed, relaxation))
        return OUTCOME_UNDEFINED;
    if (relaxation == RELAXATION_SKIPPED)
        return apply_valid_updates(&relaxed, output);
    if (relaxation != RELAXATION_NEWER_VERSION && widen_indices(&relaxed) == NULL)
        return OUTCOME_UNDEFINED;
    struct tensor result = *output; /* with the rank that data has for this relaxation */
    result.rank = relaxed.inputs[INPUT_DATA]->rank;
    result.dims = relaxed.inputs[INPUT_DATA]->dims;
    scatter_prepare(&relaxed.node, &preparation);
    if (preparation.outcome == OUTCOME_COMPUTED &&
        scatter_evaluate(&relaxed.node, &preparation, &result, arena, &ignored) != STATUS_OK)
        return OUTCOME_UNDEFINED;
    return preparation.outcome;
}
