/* The node of a case in an explanation. */
#include "explanation.h"
#include "model.h"
#include "tensor_text.h"

#include <inttypes.h>
#include <string.h>

enum { ATTRIBUTES_SHOWN = 6, COLUMNS = 78 };

static const char *attribute_text(const struct attribute *attribute, struct arena *arena)
{
    struct string_element value = attribute->string;
    const struct tensor text = {.dtype = DTYPE_STRING, .count = 1, .elements = &value, .size = sizeof value};
    switch (attribute->type) {
    case ATTRIBUTE_INT:
        return arena_format(arena, "%s = %" PRId64, attribute->name, attribute->integer);
    case ATTRIBUTE_STRING:
        return arena_format(arena, "%s = %s", attribute->name, element_text(&text, 0, arena));
    default:
        return arena_format(arena, "%s of attribute type %" PRId32, attribute->name, attribute->type);
    }
}

static const char *attributes_text(const struct scatter_node *node, struct arena *arena)
{
    const char *text = node->attribute_count == 0 ? "no attributes" : "";
    for (size_t i = 0; i < node->attribute_count && i < ATTRIBUTES_SHOWN && text != NULL; i++) {
        const char *attribute = attribute_text(&node->attributes[i], arena);
        text = arena_format(arena, "%s%s%s", text, i == 0 ? "" : ", ", attribute == NULL ? "?" : attribute);
    }
    return text == NULL || node->attribute_count <= ATTRIBUTES_SHOWN ? text
                                                                     : arena_format(arena, "%s, …", text);
}

/* What is particular about the value of an input: " (constant)", " (the value of data)", or "". */
static const char *source_text(const struct model *model, size_t slot, struct arena *arena)
{
    if (slot >= model->input_count)
        return "";
    for (size_t other = 0; other < slot; other++)
        if (strcmp(model->inputs[other].name, model->inputs[slot].name) == 0)
            return arena_format(arena, " (the value of %s)", input_names[other]);
    if (model->inputs[slot].source == INPUT_FROM_MODEL)
        return " (constant)";
    if (model->inputs[slot].source == INPUT_FROM_NODES)
        return " (computed by other nodes)";
    const struct graph_input *from = model_graph_input(model, slot);
    if (from == NULL || from->initializer == NULL)
        return "";
    return from->overridden ? " (its default value overridden)" : " (its default value)";
}

/* The inputs, separated by `between`. */
static const char *inputs_text(const struct scatter_node *node, const struct model *model,
                               const char *between, struct arena *arena)
{
    const char *text = "";
    for (size_t slot = 0; slot < INPUT_SLOTS && slot < node->input_count && text != NULL; slot++) {
        const char *source = source_text(model, slot, arena);
        if (node->inputs[slot] != NULL)
            text = arena_format(arena, "%s%s%s %s%s", text, text[0] == '\0' ? "" : between, input_names[slot],
                                describe_type(node->inputs[slot], arena), text_or_empty(source));
    }
    return text;
}

const char *explain_node(const struct scatter_node *node, const struct model *model, struct arena *arena)
{
    const char *attributes = attributes_text(node, arena), *inputs = inputs_text(node, model, ", ", arena);
    if (inputs != NULL && strlen(inputs) + strlen("  inputs    ") > COLUMNS)
        inputs = inputs_text(node, model, ",\n            ", arena);
    if (attributes == NULL || inputs == NULL)
        return "";
    return text_or_empty(arena_format(
        arena, "  node      %s, opset %" PRId64 ": %s\n%s%s%s%s", operator_name(node->op), node->opset,
        attributes, inputs[0] == '\0' ? "" : "  inputs    ", inputs, inputs[0] == '\0' ? "" : "\n",
        model_has_form(model, MODEL_FORM_OPEN_EXTENTS) ? "  extents   not declared as numbers\n" : ""));
}
