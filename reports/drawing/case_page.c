#include "case_page.h"

#include "case_facts.h"
#include "page.h"
#include "tensor_text.h"

#include <inttypes.h>

static void fact(struct markup *markup, const char *name, const char *value)
{
    if (value == NULL || value[0] == '\0')
        return;
    markup_element(markup, "dt", name);
    markup_element(markup, "dd", value);
}

static void add_attributes(struct markup *markup, const struct model *model, struct arena *arena)
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
        fact(markup, "attribute", value);
    }
}

static void add_facts(struct markup *markup, const struct drawing_subject *subject, struct arena *arena)
{
    const struct scatter_case *the_case = subject->the_case;
    const struct preparation *preparation = &subject->derived->preparation;
    markup_open(markup, "dl");
    fact(markup, "operator version",
         arena_format(arena, "%s, opset %" PRId64 ", IR version %" PRId64, case_operator_version(the_case),
                      the_case->model.opset, the_case->model.ir_version));
    fact(markup, "why", the_case->why);
    for (size_t i = 0; i < the_case->clause_count; i++)
        fact(markup, "clause", the_case->clauses[i]);
    fact(markup, "sibling", case_sibling(the_case, arena));
    add_attributes(markup, &the_case->model, arena);
    for (size_t i = 0; i < the_case->warning_count; i++)
        fact(markup, "warning", the_case->warnings[i]);
    fact(markup, "the author expects", expectation_name(the_case->expectation));
    switch (preparation->outcome) {
    case OUTCOME_COMPUTED:
        fact(markup, "the reference", preparation->unstated == NULL ? "computes" : preparation->unstated);
        break;
    case OUTCOME_UNDEFINED:
        fact(markup, "the reference", arena_format(arena, "finds no value: %s", preparation->undefined));
        break;
    case OUTCOME_REFUSED:
        fact(markup, "the reference refuses", violated_rules(preparation, arena));
    }
    markup_close(markup);
}

static void add_tensor(struct markup *markup, const char *label, const struct tensor *tensor,
                       struct arena *arena)
{
    char shape[256];
    if (tensor == NULL || tensor->dtype == DTYPE_UNDEFINED)
        return;
    const char *head =
        arena_format(arena, "%s: %s %s %s", label, dtype_name(tensor->dtype),
                     shape_text(tensor->dims, tensor->rank, shape, sizeof shape), tensor->name);
    markup_open(markup, "details");
    markup_element(markup, "summary", head == NULL ? label : head);
    markup_element(markup, "pre", tensor_text(tensor, "", arena));
    markup_close(markup);
}

static void add_tensors(struct markup *markup, const struct drawing_subject *subject, struct arena *arena)
{
    static const char *const labels[INPUT_SLOTS] = {"data", "indices", "updates"};
    const struct scatter_case *the_case = subject->the_case;
    markup_element(markup, "h2", "Values");
    for (size_t slot = 0; slot < the_case->input_count; slot++)
        add_tensor(markup, slot < INPUT_SLOTS ? labels[slot] : "another input", &the_case->inputs[slot],
                   arena);
    for (size_t i = 0; i < the_case->unread_input_count; i++)
        add_tensor(markup, "a graph input that the node does not read", &the_case->unread_inputs[i], arena);
    add_tensor(markup, "stored output", the_case->output, arena);
    if (subject->derived->preparation.outcome == OUTCOME_COMPUTED)
        add_tensor(markup, "result of the reference", &subject->derived->output, arena);
    add_tensor(markup, "actual output", subject->actual, arena);
}

enum status case_page_add(struct markup *markup, const struct drawing_subject *subject, struct arena *arena,
                          struct error *error)
{
    page_begin(markup, subject->the_case->id, drawing_files, drawing_files_count, NULL);
    markup_element(markup, "h1", subject->the_case->id);
    markup_open(markup, "figure");
    markup_attribute(markup, "tabindex", "0"); /* a wide table can also be scrolled with the keyboard */
    enum status status = drawing_add(markup, subject, DRAWING_IN_PAGE, arena, error);
    markup_close(markup);
    add_facts(markup, subject, arena);
    add_tensors(markup, subject, arena);
    return status;
}
