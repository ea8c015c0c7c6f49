#include "scatter.h"

#include "node.h"
#include "operator_version.h"
#include "scatter_family.h"

#include <inttypes.h>
#include <string.h>

/* ---- rules shared by all operators -------------------------------------------------------------------- */

/* The version whose rules apply to the node: its own, or the operator's oldest if the opset lacks the
 * operator. */
/* clause: operator-absent, deprecated */
static const struct operator_version *resolve(const struct scatter_node *node,
                                              struct preparation *preparation)
{
    const struct operator_version *version = operator_version_resolve(node->op, node->opset);
    preparation->version = version;
    preparation->beyond_newest = node->opset > OPSET_NEWEST;
    if (version != NULL) {
        preparation->deprecated = version->deprecated;
        return version;
    }
    version = operator_version_oldest(node->op);
    violate(preparation, RULE_OPERATOR_ABSENT,
            "opset %" PRId64 " has no %s, which begins with opset %" PRId64, node->opset, version->name,
            version->since_version);
    return version;
}

/* clause: attribute-type */
static void read_axis(const struct attribute *attribute, int64_t *axis, struct preparation *preparation)
{
    if (attribute->type != ATTRIBUTE_INT)
        violate(preparation, RULE_ATTRIBUTE_TYPE, "axis has attribute type %" PRId32 ", not INT",
                attribute->type);
    else
        *axis = attribute->integer;
}

/* clause: attribute-type, reduction-unlisted */
static void read_reduction(const struct attribute *attribute, const struct operator_version *version,
                           struct preparation *preparation)
{
    enum reduction reduction;
    const struct string_element *value = &attribute->string;
    if (attribute->type != ATTRIBUTE_STRING) {
        violate(preparation, RULE_ATTRIBUTE_TYPE, "reduction has attribute type %" PRId32 ", not STRING",
                attribute->type);
        return;
    }
    if (reduction_from_name(value->bytes, value->size, &reduction) &&
        (version->reductions >> reduction & 1) != 0)
        preparation->reduction = reduction;
    else
        violate(preparation, RULE_REDUCTION_UNLISTED, "reduction \"%.*s\" is not one of those of %s",
                value->size > 64 ? 64 : (int)value->size, value->size == 0 ? "" : value->bytes, version->id);
}

/* clause: attribute-unknown, attribute-repeated */
static void check_attributes(const struct scatter_node *node, const struct operator_version *version,
                             int64_t *axis, struct preparation *preparation)
{
    int axis_seen = 0;
    int reduction_seen = 0;
    for (size_t i = 0; i < node->attribute_count; i++) {
        const struct attribute *attribute = &node->attributes[i];
        if (attribute_is_internal(attribute))
            continue;
        if (version->has_axis && strcmp(attribute->name, "axis") == 0) {
            axis_seen++;
            read_axis(attribute, axis, preparation);
        } else if (version->reductions != 0 && strcmp(attribute->name, "reduction") == 0) {
            reduction_seen++;
            read_reduction(attribute, version, preparation);
        } else {
            violate(preparation, RULE_ATTRIBUTE_UNKNOWN, "%s has no attribute \"%.64s\"", version->id,
                    attribute->name);
        }
    }
    if (axis_seen > 1)
        violate(preparation, RULE_ATTRIBUTE_REPEATED, "axis is given %d times", axis_seen);
    if (reduction_seen > 1)
        violate(preparation, RULE_ATTRIBUTE_REPEATED, "reduction is given %d times", reduction_seen);
}

static const struct tensor *input_at(const struct scatter_node *node, size_t slot)
{
    return slot < node->input_count ? node->inputs[slot] : NULL;
}

/* clause: input-count, output-count */
static struct inputs check_arity(const struct scatter_node *node, struct preparation *preparation)
{
    if (node->input_count > INPUT_SLOTS)
        violate(preparation, RULE_INPUT_COUNT, "the node has %zu inputs, not 3", node->input_count);
    for (size_t slot = 0; slot < INPUT_SLOTS; slot++)
        if (input_at(node, slot) == NULL)
            violate(preparation, RULE_INPUT_COUNT, "the input %s is missing", input_names[slot]);
    if (node->output_count != 1)
        violate(preparation, RULE_OUTPUT_COUNT, "the node has %zu outputs, not 1", node->output_count);
    return (struct inputs){input_at(node, INPUT_DATA), input_at(node, INPUT_INDICES),
                           input_at(node, INPUT_UPDATES)};
}

/* clause: data-type, indices-type, updates-type */
static void check_types(const struct inputs *inputs, const struct operator_version *version,
                        struct preparation *preparation)
{
    const struct tensor *data = inputs->data, *indices = inputs->indices, *updates = inputs->updates;
    if (data != NULL && !dtype_in(version->types, data->dtype))
        violate(preparation, RULE_DATA_TYPE,
                "data has element type %s (%" PRId32 "), which %s does not admit", dtype_name(data->dtype),
                data->dtype, version->id);
    if (indices != NULL && !dtype_in(version->index_types, indices->dtype))
        violate(preparation, RULE_INDICES_TYPE,
                "indices has element type %s (%" PRId32 "), which %s does not admit",
                dtype_name(indices->dtype), indices->dtype, version->id);
    if (data != NULL && updates != NULL && data->dtype != updates->dtype)
        violate(preparation, RULE_UPDATES_TYPE,
                "updates has element type %s (%" PRId32 "), data has %s (%" PRId32 ")",
                dtype_name(updates->dtype), updates->dtype, dtype_name(data->dtype), data->dtype);
}

/* clause: data-rank, indices-rank */
static void check_least_ranks(const struct inputs *inputs, struct preparation *preparation)
{
    if (inputs->data != NULL && inputs->data->rank == 0)
        violate(preparation, RULE_DATA_RANK, "data has rank 0");
    if (inputs->indices != NULL && inputs->indices->rank == 0)
        violate(preparation, RULE_INDICES_RANK, "indices has rank 0");
}

void note_out_of_range(const struct inputs *inputs, int64_t position, int axis,
                       struct preparation *preparation)
{
    const struct tensor *indices = inputs->indices;
    const int64_t extent = inputs->data->dims[axis];
    char where[96] = "";
    if (preparation_violation(preparation, RULE_INDEX_BOUNDS) == NULL) /* only the first has a message */
        (void)coordinates_text(indices->dims, indices->rank, position, where, sizeof where);
    violate(preparation, RULE_INDEX_BOUNDS,
            "indices[%s] = %" PRId64 " is outside [%" PRId64 ",%" PRId64 "], the bounds of axis %d of data",
            where, index_at(indices, position), -extent, extent - 1, axis);
}

/* Sets the outcome from the recorded violations. */
static void conclude(const struct inputs *inputs, struct preparation *preparation)
{
    if (preparation->violation_count > 0 ||
        inputs->data == NULL) { /* a missing input is one of the violations */
        preparation->outcome = OUTCOME_REFUSED;
        preparation->undefined = NULL;
        preparation->unstated = NULL;
        return;
    }
    /* clause: accepts-valid, string-mul, complex-order */
    if (!reduction_is_defined(inputs->data->dtype, preparation->reduction))
        preparation->undefined = "the text does not define this reduction for this element type";
    preparation->outcome = preparation->undefined == NULL ? OUTCOME_COMPUTED : OUTCOME_UNDEFINED;
}

void scatter_prepare(const struct scatter_node *node, struct preparation *preparation)
{
    memset(preparation, 0, sizeof *preparation);
    const struct operator_version *version = resolve(node, preparation);
    /* clause: axis-default */
    int64_t axis = 0;
    check_attributes(node, version, &axis, preparation);
    struct inputs inputs = check_arity(node, preparation);
    check_types(&inputs, version, preparation);
    check_least_ranks(&inputs, preparation);
    switch (node->op) {
    case OPERATOR_SCATTER:
    case OPERATOR_SCATTER_ELEMENTS:
        scatter_elements_check(&inputs, axis, version->bounds, preparation);
        break;
    case OPERATOR_SCATTER_ND:
        scatter_nd_check(&inputs, preparation);
        break;
    }

    conclude(&inputs, preparation);
}

/* ---- targets, then the loop ---------------------------------------------------------------------------- */

enum status scatter_plan_create(struct scatter_plan *plan, const struct scatter_node *node,
                                const struct preparation *preparation, struct arena *arena,
                                struct error *error)
{
    struct inputs inputs = {node->inputs[INPUT_DATA], node->inputs[INPUT_INDICES],
                            node->inputs[INPUT_UPDATES]};
    switch (node->op) {
    case OPERATOR_SCATTER:
    case OPERATOR_SCATTER_ELEMENTS:
        return scatter_elements_plan(plan, &inputs, preparation->axis, arena, error);
    case OPERATOR_SCATTER_ND:
        scatter_nd_plan(plan, &inputs);
        break;
    }
    return STATUS_OK;
}

int64_t scatter_plan_target(struct scatter_plan *plan, int64_t update)
{
    return plan->strides != NULL ? scatter_elements_target(plan, update) : scatter_nd_target(plan, update);
}

/* clause: reduction-assigns */
void scatter_apply_update(struct scatter_plan *plan, const struct tensor *updates, reduction_function *reduce,
                          int64_t number, struct tensor *output)
{
    const size_t size = dtype_size(output->dtype);
    const int64_t target = scatter_plan_target(plan, number);
    char *cell = (char *)output->elements + (size_t)(target * plan->slice) * size;
    const char *update = (const char *)updates->elements + (size_t)(number * plan->slice) * size;
    for (int64_t i = 0; i < plan->slice; i++, cell += size, update += size)
        reduce(output->dtype, cell, update);
}

enum status scatter_evaluate(const struct scatter_node *node, const struct preparation *preparation,
                             struct tensor *output, struct arena *arena, struct error *error)
{
    if (preparation->outcome != OUTCOME_COMPUTED)
        return STATUS_OK;
    struct scatter_plan plan;
    enum status status = scatter_plan_create(&plan, node, preparation, arena, error);
    if (status != STATUS_OK)
        return status;

    const struct tensor *data = node->inputs[INPUT_DATA];
    const struct tensor *updates = node->inputs[INPUT_UPDATES];
    if (data->dtype == DTYPE_STRING && preparation->reduction == REDUCTION_ADD)
        return strings_concatenate(&plan, data->elements, updates->elements, data->count, output->elements,
                                   arena, error);
    /* clause: untouched, reduction-includes-data */
    memcpy(output->elements, data->elements, data->size);
    /* clause: duplicates-none, duplicates-reduced */
    reduction_function *reduce = reduction_find(data->dtype, preparation->reduction);
    for (int64_t update = 0; update < plan.update_count; update++)
        scatter_apply_update(&plan, updates, reduce, update, output);
    return STATUS_OK;
}

/* ---- concatenation of strings -------------------------------------------------------------------------- */

/* Adds the lengths of the updates to those of their elements and, if there is storage, appends their
 * bytes. */
/* clause: string-add */
static void append_updates(struct scatter_plan *plan, const struct string_element *updates,
                           struct string_element *elements, char *storage)
{
    for (int64_t i = 0; i < plan->update_count * plan->slice; i++) {
        const int64_t target = scatter_plan_target(plan, i / plan->slice);
        struct string_element *element = &elements[target * plan->slice + i % plan->slice];
        if (storage != NULL && updates[i].size > 0)
            memcpy(storage + (element->bytes - storage) + element->size, updates[i].bytes, updates[i].size);
        element->size += updates[i].size;
    }
}

/* The sum of the lengths, or SIZE_MAX if it is too large for an allocation. */
static size_t total_size(const struct string_element *strings, int64_t count, size_t start)
{
    for (int64_t i = 0; i < count; i++) {
        if (strings[i].size > SIZE_MAX / 4 || start > SIZE_MAX / 4)
            return SIZE_MAX;
        start += strings[i].size;
    }
    return start;
}

/* Walks over the plan twice, so that every byte is copied once: the first walk finds the length of each
 * result, the second appends. The total size is known in advance, because every element of data and every
 * update is used exactly once. */
enum status strings_concatenate(struct scatter_plan *plan, const struct string_element *data,
                                const struct string_element *updates, int64_t count,
                                struct string_element *output, struct arena *arena, struct error *error)
{
    size_t bytes = total_size(updates, plan->update_count * plan->slice, total_size(data, count, 0));
    char *storage = bytes == SIZE_MAX ? NULL : arena_allocate(arena, bytes);
    if (storage == NULL)
        return error_no_memory(error, "the concatenated strings");

    for (int64_t i = 0; i < count; i++)
        output[i].size = data[i].size;
    append_updates(plan, updates, output, NULL);

    char *next = storage;
    for (int64_t i = 0; i < count; i++) {
        size_t final_size = output[i].size;
        if (data[i].size > 0)
            memcpy(next, data[i].bytes, data[i].size);
        output[i] = (struct string_element){.bytes = next, .size = data[i].size};
        next += final_size;
    }
    append_updates(plan, updates, output, storage);
    return STATUS_OK;
}
