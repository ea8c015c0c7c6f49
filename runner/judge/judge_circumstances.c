/* Finds circumstances under which no answer is demanded. */
#include "cell.h"
#include "judging.h"
#include "node.h"
#include "scatter.h"
#include "tensor.h"

bool has_negative_index(const struct derived_expectation *derived)
{
    const struct tensor *indices = derived->node.inputs[INPUT_INDICES];
    for (int64_t i = 0; i < indices->count; i++)
        if (index_at(indices, i) < 0)
            return true;
    return false;
}

/* Whether two tuples of indices name the same slice. For very many tuples this is assumed. */
static bool has_equal_tuples(const struct tensor *data, const struct tensor *indices)
{
    enum { TUPLES_COMPARED = 2048 };
    int64_t length = indices->dims[indices->rank - 1];
    int64_t count = shape_element_count(indices->dims, indices->rank - 1);
    if (count < 0 || count > TUPLES_COMPARED) /* below 0: the number overflows */
        return true;
    for (int64_t a = 0; a < count; a++)
        for (int64_t b = a + 1; b < count; b++) {
            int64_t same = 0;
            while (same < length &&
                   index_normalise(index_at(indices, a * length + same), data->dims[same]) ==
                       index_normalise(index_at(indices, b * length + same), data->dims[same]))
                same++;
            if (same == length)
                return true;
        }
    return false;
}

static bool has_duplicates(const struct derived_expectation *derived, struct arena *scratch)
{
    const struct tensor *const *inputs = derived->node.inputs;
    /* For slices without elements a plan has no updates, but tuples may still be equal. */
    if (derived->node.op == OPERATOR_SCATTER_ND && inputs[INPUT_UPDATES]->count == 0)
        return has_equal_tuples(inputs[INPUT_DATA], inputs[INPUT_INDICES]);
    struct scatter_plan plan;
    struct error error;
    int64_t repeated = -1;
    enum status status = scatter_plan_create(&plan, &derived->node, &derived->preparation, scratch, &error);
    if (status == STATUS_OK)
        status = aims_find_repeated(&plan, &repeated, scratch, &error);
    return status != STATUS_OK || repeated >= 0;
}

static bool has_internal_attribute(const struct scatter_node *node)
{
    for (size_t i = 0; i < node->attribute_count; i++)
        if (attribute_is_internal(&node->attributes[i]))
            return true;
    return false;
}

static const char *string_reduction(enum reduction reduction)
{
    switch (reduction_kind(reduction)) {
    case REDUCES_TO_SUM:
        return "string-add";
    case REDUCES_TO_PRODUCT:
        return "string-mul";
    case REDUCES_TO_EXTREME:
        return "string-order";
    case REDUCES_TO_UPDATE:
        break;
    }
    return NULL;
}

/* The clause about a reduction of a type whose values are not ordered numbers; NULL for other types. */
/* clause: reduction-bool, string-mul, complex-reduction, complex-order */
static const char *special_reduction(int32_t dtype, enum reduction reduction)
{
    if (reduction == REDUCTION_NONE)
        return NULL;
    switch (dtype_kind(dtype)) {
    case DTYPE_KIND_BOOL:
        return "reduction-bool";
    case DTYPE_KIND_STRING:
        return string_reduction(reduction);
    case DTYPE_KIND_COMPLEX:
        return reduction_kind(reduction) == REDUCES_TO_EXTREME ? "complex-order" : "complex-reduction";
    case DTYPE_KIND_SIGNED:
    case DTYPE_KIND_UNSIGNED:
    case DTYPE_KIND_FLOATING:
    case DTYPE_KIND_FOREIGN:
        break;
    }
    return NULL;
}

size_t find_circumstances(const struct derived_expectation *derived,
                          struct circumstance circumstances[MOST_CIRCUMSTANCES])
{
    const struct preparation *preparation = &derived->preparation;
    const struct tensor *indices = derived->node.inputs[INPUT_INDICES];
    const char *special = special_reduction(derived->node.inputs[INPUT_DATA]->dtype, preparation->reduction);
    bool none = preparation->reduction == REDUCTION_NONE;
    size_t count = 0;
    /* clause: deprecated, domain-name, attribute-internal, version */
    if (preparation->deprecated)
        circumstances[count++] = (struct circumstance){.clause = "deprecated"};
    if (derived->names_domain)
        circumstances[count++] = (struct circumstance){.clause = "domain-name"};
    if (has_internal_attribute(&derived->node))
        circumstances[count++] = (struct circumstance){.clause = "attribute-internal"};
    if (special != NULL)
        circumstances[count++] = (struct circumstance){.clause = special, .refusable = true};
    if (none && preparation->outcome == OUTCOME_UNDEFINED)
        circumstances[count++] = (struct circumstance){.clause = "index-bounds"};
    /* An implementation that does not know the opset or the IR version must reject the model. */
    if (derived->newer_than_needed)
        circumstances[count++] = (struct circumstance){.clause = "version", .refusable = true};
    /* decision: form-of-models */
    if (derived->overrides_default)
        circumstances[count++] = (struct circumstance){.clause = "accepts-valid", .refusable = true};
    if (derived->node.op == OPERATOR_SCATTER_ND && indices->dims[indices->rank - 1] == 0)
        circumstances[count++] = (struct circumstance){.clause = "tuple-empty"};
    return count;
}

size_t find_value_circumstances(const struct derived_expectation *derived,
                                struct circumstance circumstances[MOST_CIRCUMSTANCES], struct arena *scratch)
{
    const struct preparation *preparation = &derived->preparation;
    bool none = preparation->reduction == REDUCTION_NONE;
    size_t count = 0;
    if (none && preparation->outcome == OUTCOME_UNDEFINED)
        return 0; /* indices out of range: there is no plan */
    if (has_negative_index(derived))
        circumstances[count++] = (struct circumstance){.clause = "index-negative"};
    if (has_duplicates(derived, scratch))
        circumstances[count++] = (struct circumstance){
            .clause = none ? "duplicates-none" : "duplicates-reduced", .refusable = none};
    return count;
}
