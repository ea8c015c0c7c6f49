#include "relaxed.h"

#include "node.h"
#include "scatter.h"

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

/* ---- attributes and version ---------------------------------------------------------------------------- */

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

/* Copies the attributes, without `reduction` or without those that the newest version does not have. */
static bool take_attributes(struct relaxed_node *relaxed, const struct scatter_node *node,
                            enum relaxation relaxation)
{
    const struct operator_version *newest = operator_version_resolve(relaxed->node.op, OPSET_NEWEST);
    struct attribute *copies = arena_allocate(relaxed->arena, node->attribute_count * sizeof *copies);
    const bool chooses = relaxation == RELAXATION_ATTRIBUTE_FIRST || relaxation == RELAXATION_ATTRIBUTE_LAST;
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
        while (place < count && !(is_named(&copies[place], attribute->name) && chooses))
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

/* The same node at the newest opset; Scatter becomes ScatterElements, which replaced it. */
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

/* ---- skipping ------------------------------------------------------------------------------------------ */

/* Updates whose index is out of range are left out. The valid updates are applied one by one, each as a
 * separate node, to the result of the earlier ones. */
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
    reduction_function *reduce = reduction_find(data->dtype, preparation.reduction);
    memcpy(output->elements, data->elements, data->size);
    for (int64_t update = 0; update < plan.update_count; update++) {
        bool valid = true;
        for (int64_t component = 0; component < length; component++) {
            int64_t position = update * length + component;
            valid &= index_in_range(index_at(given, position), indexed_extent(&clamped, position));
        }
        if (valid)
            scatter_apply_update(&plan, updates, reduce, update, output);
    }
    return OUTCOME_COMPUTED;
}

/* ---- evaluation ---------------------------------------------------------------------------------------- */

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

/* The relaxations that compute nothing: the output is data or zeros. */
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
    struct tensor result = *output; /* with the rank of the relaxed data */
    result.rank = relaxed.inputs[INPUT_DATA]->rank;
    result.dims = relaxed.inputs[INPUT_DATA]->dims;
    scatter_prepare(&relaxed.node, &preparation);
    if (preparation.outcome == OUTCOME_COMPUTED &&
        scatter_evaluate(&relaxed.node, &preparation, &result, arena, &ignored) != STATUS_OK)
        return OUTCOME_UNDEFINED;
    return preparation.outcome;
}
