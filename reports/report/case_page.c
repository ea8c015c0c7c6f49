#include "case_page.h"

#include "case.h"
#include "page.h"
#include "picture.h"
#include "print_text.h"
#include "report_format.h"
#include "tensor_text.h"

#include <inttypes.h>

static void add_fact(json_t *facts, const char *name, const char *value, struct arena *arena)
{
    if (value != NULL && value[0] != '\0')
        (void)json_array_append_new(facts, json_pack("[s, s]", name, printable_lines(value, arena)));
}

static void add_attributes(json_t *facts, const struct model *model, struct arena *arena)
{
    for (size_t i = 0; i < model->attribute_count; i++) {
        const struct attribute *attribute = &model->attributes[i];
        const char *value;
        if (attribute->type == ATTRIBUTE_INT)
            value = arena_format(arena, "%s = %" PRId64, attribute->name, attribute->integer);
        else if (attribute->type == ATTRIBUTE_STRING)
            value = arena_format(arena, "%s = \"%.*s\"", attribute->name,
                                 attribute->string.size > 200 ? 200 : (int)attribute->string.size,
                                 attribute->string.bytes);
        else
            value = arena_format(arena, "%s (attribute type %" PRId32 ")", attribute->name, attribute->type);
        add_fact(facts, "attribute", value, arena);
    }
}

static json_t *facts_json(const struct picture_subject *subject, struct arena *arena)
{
    const struct scatter_case *the_case = subject->the_case;
    const struct preparation *preparation = &subject->derived->preparation;
    json_t *facts = json_array();
    add_fact(facts, "operator version",
             arena_format(arena, "%s, opset %" PRId64 ", IR version %" PRId64,
                          case_operator_version(the_case), the_case->model.opset, the_case->model.ir_version),
             arena);
    add_fact(facts, "why", the_case->why, arena);
    for (size_t i = 0; i < the_case->clause_count; i++)
        add_fact(facts, "clause", the_case->clauses[i], arena);
    add_fact(facts, "sibling", case_sibling(the_case, arena), arena);
    add_attributes(facts, &the_case->model, arena);
    for (size_t i = 0; i < the_case->warning_count; i++)
        add_fact(facts, "warning", the_case->warnings[i], arena);
    add_fact(facts, "the author expects", expectation_name(the_case->expectation), arena);
    switch (preparation->outcome) {
    case OUTCOME_COMPUTED:
        add_fact(facts, "the reference", preparation->unstated == NULL ? "computes" : preparation->unstated,
                 arena);
        break;
    case OUTCOME_UNDEFINED:
        add_fact(facts, "the reference", arena_format(arena, "finds no value: %s", preparation->undefined),
                 arena);
        break;
    case OUTCOME_REFUSED:
        add_fact(facts, "the reference refuses", violated_rules(preparation, arena), arena);
    }
    return facts;
}

static void add_tensor(json_t *tensors, const char *label, const struct tensor *tensor, struct arena *arena)
{
    char shape[256];
    if (tensor == NULL || tensor->dtype == DTYPE_UNDEFINED)
        return;
    const char *head =
        arena_format(arena, "%s: %s %s %s", label, dtype_name(tensor->dtype),
                     shape_text(tensor->dims, tensor->rank, shape, sizeof shape), tensor->name);
    (void)json_array_append_new(tensors, json_pack("[s, s]", printable(head == NULL ? label : head, arena),
                                                   printable_lines(tensor_text(tensor, "", arena), arena)));
}

static json_t *tensors_json(const struct picture_subject *subject, struct arena *arena)
{
    const struct scatter_case *the_case = subject->the_case;
    json_t *tensors = json_array();
    for (size_t slot = 0; slot < the_case->input_count; slot++)
        add_tensor(tensors, slot < INPUT_SLOTS ? input_names[slot] : "another input", &the_case->inputs[slot],
                   arena);
    for (size_t i = 0; i < the_case->unread_input_count; i++)
        add_tensor(tensors, "a graph input that the node does not read", &the_case->unread_inputs[i], arena);
    add_tensor(tensors, "stored output", the_case->output, arena);
    if (subject->derived->preparation.outcome == OUTCOME_COMPUTED)
        add_tensor(tensors, "result of the reference", &subject->derived->output, arena);
    add_tensor(tensors, "actual output", subject->actual, arena);
    return tensors;
}

/* What a page says where scripts are blocked. */
static const char *summary_of(const char *id, const json_t *facts, const json_t *tensors, struct arena *arena)
{
    const char *text = arena_format(arena, "%s\n\n", id);
    const json_t *const lists[] = {facts, tensors};
    for (size_t list = 0; list < 2; list++)
        for (size_t i = 0; text != NULL && i < json_array_size(lists[list]); i++) {
            const json_t *pair = json_array_get(lists[list], i);
            text = arena_format(arena, "%s%s%s%s\n", text, json_string_value(json_array_get(pair, 0)),
                                list == 0 ? ": " : "\n", json_string_value(json_array_get(pair, 1)));
        }
    return text;
}

enum status case_page_write(const struct picture_subject *subject, const struct clause_set *clauses,
                            FILE *out, struct arena *arena, struct error *error)
{
    const struct report report = {.clauses = clauses};
    const char *id = printable(subject->the_case->id, arena);
    json_t *facts = facts_json(subject, arena), *tensors = tensors_json(subject, arena);
    const char *summary = summary_of(id, facts, tensors, arena);
    json_t *picture = picture_json(subject, arena), *model = report_model(&report, NULL, arena);
    enum status status =
        summary == NULL || picture == NULL || model == NULL ? error_no_memory(error, "the page") : STATUS_OK;
    if (status == STATUS_OK) {
        (void)json_object_set_new(model, "title", json_string(id));
        (void)json_object_set_new(model, "case",
                                  json_pack("{s:s, s:O, s:O, s:O}", "id", id, "facts", facts, "tensors",
                                            tensors, "picture", picture));
        const struct page_head head = {id, "A case of ONNX's scatter operators: inputs, output, clauses",
                                       summary};
        status = page_write(model, &head, out, error);
    }
    json_decref(facts);
    json_decref(tensors);
    json_decref(picture);
    json_decref(model);
    return status;
}
