#include "expectation.h"

#include "case.h"
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
