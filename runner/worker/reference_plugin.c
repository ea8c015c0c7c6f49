/* The reference as a plugin, so that it is executed and judged like any other implementation. */
#include "plugin_host.h"
#include "scatter.h"
#include "version.h"

#include <stdio.h>
#include <string.h>

static enum scatter_cts_result say(struct scatter_cts_message *message, enum scatter_cts_result result,
                                   const char *text)
{
    (void)snprintf(message->text, message->capacity, "%s", text);
    return result;
}

static enum scatter_cts_result refuse(const struct preparation *preparation,
                                      struct scatter_cts_message *message)
{
    for (int rule = 0; rule < RULE_COUNT; rule++) {
        const struct violation *violation = preparation_violation(preparation, (enum rule)rule);
        if (violation != NULL) {
            (void)snprintf(message->text, message->capacity, "%s: %s", rule_code((enum rule)rule),
                           violation->message);
            break;
        }
    }
    return SCATTER_CTS_REJECTED;
}

/* Both sides have a structure for strings; they are copied member by member. */
static struct string_element *copy_strings(const struct scatter_cts_string *strings, int64_t count,
                                           struct arena *arena)
{
    struct string_element *copies = arena_allocate(arena, (size_t)count * sizeof *copies);
    for (int64_t i = 0; copies != NULL && i < count; i++)
        copies[i] = (struct string_element){strings[i].bytes, strings[i].size};
    return copies;
}

/* The elements are only read; in struct tensor they are not const because outputs use the same structure. */
static void *readable(const void *elements)
{
    union {
        const void *given;
        void *wanted;
    } pointer = {.given = elements};
    return pointer.wanted;
}

static bool take_input(struct tensor *tensor, const struct scatter_cts_tensor *input, struct arena *arena)
{
    *tensor = (struct tensor){.dtype = input->dtype,
                              .rank = input->rank,
                              .dims = input->dims,
                              .count = input->count,
                              .elements = readable(input->elements),
                              .size = input->byte_size,
                              .name = input->name};
    if (input->dtype != DTYPE_STRING)
        return true;
    tensor->elements = copy_strings(input->elements, input->count, arena);
    return tensor->elements != NULL;
}

static struct attribute *take_attributes(const struct scatter_cts_request *request, struct arena *arena)
{
    struct attribute *attributes = arena_allocate(arena, request->attribute_count * sizeof *attributes);
    for (size_t i = 0; attributes != NULL && i < request->attribute_count; i++) {
        const struct scatter_cts_attribute *attribute = &request->attributes[i];
        attributes[i] = (struct attribute){.name = attribute->name,
                                           .type = attribute->type,
                                           .integer = attribute->integer,
                                           .string = {attribute->string.bytes, attribute->string.size}};
    }
    return attributes;
}

/* The request as the interpreter's node; false if the arena has no room. */
static bool take_node(const struct scatter_cts_request *request, struct scatter_node *node,
                      struct arena *arena)
{
    struct tensor *tensors = arena_allocate(arena, request->input_count * sizeof *tensors);
    const struct tensor **inputs = arena_allocate(arena, request->input_count * sizeof *inputs);
    struct attribute *attributes = take_attributes(request, arena);
    if (tensors == NULL || inputs == NULL || attributes == NULL)
        return false;
    for (size_t slot = 0; slot < request->input_count; slot++) {
        bool omitted = request->inputs[slot].dtype == DTYPE_UNDEFINED;
        inputs[slot] = omitted ? NULL : &tensors[slot];
        if (!take_input(&tensors[slot], &request->inputs[slot], arena))
            return false;
    }
    *node = (struct scatter_node){.opset = request->opset,
                                  .attributes = attributes,
                                  .attribute_count = request->attribute_count,
                                  .inputs = inputs,
                                  .input_count = request->input_count,
                                  .output_count = request->output_count};
    return operator_from_name(request->op_type, &node->op);
}

/* Copies a string result out of the arena, which is freed after the call. */
static bool give_strings(const struct string_element *strings, const struct scatter_cts_output *output)
{
    struct scatter_cts_string *elements = output->elements;
    for (int64_t i = 0; i < output->count; i++) {
        char *bytes = output->allocate(output->context, strings[i].size);
        if (bytes == NULL)
            return false;
        if (strings[i].size > 0)
            memcpy(bytes, strings[i].bytes, strings[i].size);
        elements[i] = (struct scatter_cts_string){bytes, strings[i].size};
    }
    return true;
}

static enum scatter_cts_result evaluate(const struct scatter_node *node,
                                        const struct preparation *preparation,
                                        struct scatter_cts_output *output,
                                        struct scatter_cts_message *message, struct arena *arena)
{
    struct error error;
    struct tensor result = {.dtype = output->dtype,
                            .rank = output->rank,
                            .dims = output->dims,
                            .count = output->count,
                            .elements = output->elements,
                            .size = output->byte_size,
                            .name = ""};
    if (output->dtype == DTYPE_STRING)
        result.elements = arena_allocate(arena, (size_t)output->count * sizeof(struct string_element));
    if (result.elements == NULL)
        return say(message, SCATTER_CTS_FAILED, "no memory");
    result.size = node->inputs[INPUT_DATA]->size;
    if (scatter_evaluate(node, preparation, &result, arena, &error) != STATUS_OK)
        return say(message, SCATTER_CTS_FAILED, error.message);
    if (output->dtype == DTYPE_STRING && !give_strings(result.elements, output))
        return say(message, SCATTER_CTS_FAILED, "no memory");
    return SCATTER_CTS_OK;
}

static enum scatter_cts_result run(void *state, const struct scatter_cts_request *request,
                                   struct scatter_cts_output *output, struct scatter_cts_message *message)
{
    (void)state;
    struct arena arena = arena_create(SIZE_MAX / 2);
    struct scatter_node node;
    struct preparation preparation;
    enum scatter_cts_result result;
    if (!take_node(request, &node, &arena)) {
        result = say(message, SCATTER_CTS_FAILED, "no memory for the node, or not a scatter operator");
    } else {
        scatter_prepare(&node, &preparation);
        if (preparation.outcome == OUTCOME_REFUSED)
            result = refuse(&preparation, message);
        else if (preparation.outcome == OUTCOME_UNDEFINED)
            result = say(message, SCATTER_CTS_UNSUPPORTED, preparation.undefined);
        else
            result = evaluate(&node, &preparation, output, message, &arena);
    }
    arena_destroy(&arena);
    return result;
}

const struct scatter_cts_plugin reference_plugin = {
    .abi_version = SCATTER_CTS_ABI_VERSION,
    .size = sizeof(struct scatter_cts_plugin),
    .name = "reference",
    .version = SCATTER_CTS_VERSION,
    .run = run,
};
