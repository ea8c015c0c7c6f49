#include "expectation.h"

#include "case.h"
#include "dtype.h"
#include "model.h"

#include <string.h>

/* Whether ONNX's domain is written by name. */
static bool is_name(const char *domain)
{
    return domain != NULL && domain[0] != '\0';
}

/* A case without elements is valid, by its row. */
static void derive_huge(const struct scatter_case *the_case, struct derived_expectation *derived)
{
    const struct large_row *row = the_case->large;
    derived->preparation = (struct preparation){.outcome = OUTCOME_COMPUTED, .reduction = row->reduction};
    for (int i = 0; i < OPERATOR_VERSION_COUNT; i++)
        if (strcmp(operator_versions[i].id, row->version) == 0)
            derived->preparation.version = &operator_versions[i];
    derived->output = the_case->inputs[INPUT_DATA];
}

/* The default values that the case overrides, by slot, or NULL if there is no memory. */
static const struct tensor **find_defaults(const struct scatter_case *the_case, struct arena *arena)
{
    const struct tensor **defaults = arena_allocate_zeroed(arena, INPUT_SLOTS, sizeof *defaults);
    for (size_t slot = 0; defaults != NULL && slot < INPUT_SLOTS && slot < the_case->input_count; slot++) {
        const struct graph_input *from = model_graph_input(&the_case->model, slot);
        const struct tensor *given = &the_case->inputs[slot];
        if (from != NULL && from->overridden && from->initializer != NULL &&
            tensor_same_type_and_shape(from->initializer, given))
            defaults[slot] = from->initializer;
    }
    return defaults;
}

enum status derive_expectation(const struct scatter_case *the_case, struct derived_expectation *derived,
                               struct arena *arena, struct error *error)
{
    const struct tensor **inputs = arena_allocate(arena, the_case->input_count * sizeof *inputs);
    if (inputs == NULL)
        return error_no_memory(error, "the inputs");
    for (size_t slot = 0; slot < the_case->input_count; slot++)
        inputs[slot] = the_case->inputs[slot].dtype == DTYPE_UNDEFINED ? NULL : &the_case->inputs[slot];
    const struct model *model = &the_case->model;
    derived->node = (struct scatter_node){.op = model->op,
                                          .opset = model->opset,
                                          .attributes = model->attributes,
                                          .attribute_count = model->attribute_count,
                                          .inputs = inputs,
                                          .input_count = the_case->input_count,
                                          .output_count = model->output_count};
    derived->names_domain = is_name(model->domain) || is_name(model->import_domain);
    derived->newer_than_needed = case_is_newer(the_case);
    derived->overrides_default = model_has_form(model, MODEL_FORM_OVERRIDDEN_DEFAULT);
    derived->node.defaults = derived->overrides_default ? find_defaults(the_case, arena) : NULL;
    if (derived->overrides_default && derived->node.defaults == NULL)
        return error_no_memory(error, "the default values");
    if (case_is_huge(the_case)) {
        derive_huge(the_case, derived);
        return STATUS_OK;
    }
    scatter_prepare(&derived->node, &derived->preparation);
    if (derived->preparation.outcome == OUTCOME_UNDEFINED)
        derived->output = *inputs[INPUT_DATA];
    if (derived->preparation.outcome != OUTCOME_COMPUTED)
        return STATUS_OK;
    const struct tensor *data = inputs[INPUT_DATA];
    enum status status = tensor_create(&derived->output, data->dtype, data->dims, data->rank, arena, error);
    if (status == STATUS_OK)
        status = scatter_evaluate(&derived->node, &derived->preparation, &derived->output, arena, error);
    return status;
}

const struct operator_version *expectation_version(const struct derived_expectation *derived)
{
    const struct operator_version *version = derived->preparation.version;
    return version == NULL ? operator_version_oldest(derived->node.op) : version;
}

const char *violated_rules(const struct preparation *preparation, struct arena *arena)
{
    const char *text = "";
    for (int rule = 0; rule < RULE_COUNT; rule++) {
        const struct violation *violation = preparation_violation(preparation, (enum rule)rule);
        if (violation != NULL)
            text = arena_format(arena, "%s  %s: %s\n", text, rule_code((enum rule)rule), violation->message);
        if (text == NULL)
            return "";
    }
    return text;
}

static bool is_nan(const char *bytes, int32_t part)
{
    size_t size = dtype_size(part);
    uint64_t sign = (uint64_t)1 << (8 * size - 1);
    return (load_bits(bytes, size) & (sign - 1)) > floating_infinity_bits(part);
}

static bool equal_numbers(const char *a, const char *b, int32_t dtype, bool any_nan)
{
    size_t size = dtype_size(dtype);
    if (memcmp(a, b, size) == 0)
        return true;
    int32_t part = part_dtype(dtype);
    if (!any_nan || floating_infinity_bits(part) == 0)
        return false;
    size_t part_size = dtype_size(part);
    for (size_t offset = 0; offset < size; offset += part_size) {
        bool same = memcmp(a + offset, b + offset, part_size) == 0;
        if (!same && !(is_nan(a + offset, part) && is_nan(b + offset, part)))
            return false;
    }
    return true;
}

static bool equal_strings(const char *a, const char *b)
{
    struct string_element left, right;
    memcpy(&left, a, sizeof left);
    memcpy(&right, b, sizeof right);
    return left.size == right.size && (left.size == 0 || memcmp(left.bytes, right.bytes, left.size) == 0);
}

bool tensor_same_elements(const struct tensor *a, int64_t a_position, const struct tensor *b,
                          int64_t b_position, int64_t count)
{
    size_t size = dtype_size(a->dtype);
    const char *left = a->elements, *right = b->elements;
    if (count == 0)
        return true;
    left += (size_t)a_position * size;
    right += (size_t)b_position * size;
    if (a->dtype != DTYPE_STRING)
        return memcmp(left, right, (size_t)count * size) == 0;
    for (int64_t i = 0; i < count; i++)
        if (!equal_strings(left + (size_t)i * size, right + (size_t)i * size))
            return false;
    return true;
}

/* Of an element type outside T: the stored bytes. */
static bool equal_bytes(const struct tensor *a, const struct tensor *b)
{
    return a->size == b->size && (a->size == 0 || memcmp(a->elements, b->elements, a->size) == 0);
}

int64_t tensor_differences(const struct tensor *expected, const struct tensor *actual, bool any_nan,
                           int64_t *first)
{
    size_t size = dtype_size(expected->dtype);
    if (size == 0) { /* and any count */
        bool differ = expected->count > 0 && !equal_bytes(expected, actual);
        if (differ && first != NULL)
            *first = 0;
        return differ ? expected->count : 0;
    }
    const char *left = expected->elements;
    const char *right = actual->elements;
    int64_t differences = 0;
    for (int64_t i = 0; i < expected->count; i++, left += size, right += size) {
        bool equal = expected->dtype == DTYPE_STRING ? equal_strings(left, right)
                                                     : equal_numbers(left, right, expected->dtype, any_nan);
        if (!equal && differences++ == 0 && first != NULL)
            *first = i;
    }
    return differences;
}
