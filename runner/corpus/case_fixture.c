#include "case_fixture.h"

#include "message.h"
#include "onnx.pb-c.h"

#include <stdlib.h>
#include <string.h>

static char *copy(struct node_fixture *fixture, const char *bytes, size_t size)
{
    char *text = arena_copy_text(&fixture->arena, bytes, size);
    if (text == NULL)
        abort();
    return text;
}

static struct string_element attribute_message(struct node_fixture *fixture,
                                               const struct attribute *attribute)
{
    Onnx__AttributeProto message = ONNX__ATTRIBUTE_PROTO__INIT;
    void *bytes = NULL;
    size_t size = 0;
    message.name = copy(fixture, attribute->name, strlen(attribute->name));
    message.has_type = 1;
    message.type = (Onnx__AttributeProto__AttributeType)attribute->type;
    message.has_i = attribute->type == ATTRIBUTE_INT;
    message.i = attribute->integer;
    message.has_s = attribute->type == ATTRIBUTE_STRING;
    if (message.has_s) {
        message.s.data = (uint8_t *)copy(fixture, attribute->string.bytes, attribute->string.size);
        message.s.len = attribute->string.size;
    }
    if (message_pack(&message.base, &bytes, &size, &fixture->arena, &fixture->error) != STATUS_OK)
        abort();
    return (struct string_element){bytes, size};
}

struct scatter_case case_from_node(struct node_fixture *fixture)
{
    const struct scatter_node *node = &fixture->node;
    struct string_element *messages =
        arena_allocate_zeroed(&fixture->arena, FIXTURE_ATTRIBUTES, sizeof *messages);
    if (messages == NULL)
        abort();
    for (size_t i = 0; i < node->attribute_count; i++)
        messages[i] = attribute_message(fixture, &fixture->attributes[i]);
    for (size_t slot = 0; slot < FIXTURE_INPUTS; slot++)
        fixture->tensors[slot].name = slot < node->input_count ? "value" : "";
    return (struct scatter_case){.id = "source/case",
                                 .files = {.folder = "folder/case"},
                                 .why = "",
                                 .model = {.bytes = FIXTURE_MODEL,
                                           .size = strlen(FIXTURE_MODEL),
                                           .op = node->op,
                                           .domain = "",
                                           .import_domain = "",
                                           .opset = node->opset,
                                           .attributes = fixture->attributes,
                                           .attribute_messages = messages,
                                           .attribute_count = node->attribute_count,
                                           .output_count = node->output_count,
                                           .output_name = "output"},
                                 .inputs = fixture->tensors,
                                 .input_count = node->input_count};
}

enum status add_cases(struct case_list *list, const char *source, const char *path, struct arena *arena,
                      struct error *error)
{
    struct case_files files;
    enum status status = case_files_find(&files, path, &list->archives, arena, error);
    return status == STATUS_OK ? case_list_add(list, source, &files, NULL, arena, error) : status;
}
