/* Reads a ModelProto with model_read, and the texts of reports about the model. */
#include "model.h"

#include "external_data.h"
#include "print_text.h"
#include "target.h"

static void read_inputs(const struct model *model)
{
    for (size_t i = 0; i < model->graph_input_count; i++) {
        fuzz_read_text(model->graph_inputs[i].name);
        if (model->graph_inputs[i].initializer != NULL)
            fuzz_read_tensor(model->graph_inputs[i].initializer);
    }
    for (size_t i = 0; i < model->input_count; i++) {
        const struct model_input *input = &model->inputs[i];
        fuzz_read_text(input->name);
        PROMISED(input->source != INPUT_FROM_GRAPH ||
                 (input->graph_input >= 0 && (size_t)input->graph_input < model->graph_input_count));
        PROMISED((input->source == INPUT_FROM_MODEL) == (input->value != NULL));
        if (input->value != NULL)
            fuzz_read_tensor(input->value);
    }
}

static void read_declared(const struct model *model)
{
    for (size_t i = 0; i < model->declared_count; i++) {
        const struct declared_type *declared = &model->declared[i];
        fuzz_read_text(declared->field);
        fuzz_read_text(declared->name);
        fuzz_read_text(declared->kind);
        PROMISED(declared->graph_input >= -1 && declared->graph_input < (int)model->graph_input_count);
        if (declared->rank > 0)
            fuzz_read(declared->dims, (size_t)declared->rank * sizeof *declared->dims);
        if (declared->value != NULL)
            fuzz_read_tensor(declared->value);
    }
}

static void read_all(const struct model *model)
{
    fuzz_read(model->bytes, model->size);
    fuzz_read_text(model->domain);
    fuzz_read_text(model->import_domain);
    fuzz_read_text(model->output_name);
    PROMISED(model->opset >= 1);
    for (size_t i = 0; i < model->attribute_count; i++) {
        fuzz_read_text(model->attributes[i].name);
        fuzz_read(model->attributes[i].string.bytes, model->attributes[i].string.size);
        fuzz_read(model->attribute_messages[i].bytes, model->attribute_messages[i].size);
    }
    read_inputs(model);
    read_declared(model);
}

/* The inlined model is self-contained: it is read again without external data. */
static void read_again(const struct model *model)
{
    struct arena arena = arena_create(FUZZ_MEMORY);
    struct model again;
    struct error error;
    enum status status = model_read(&again, model->bytes, model->size, NULL, &arena, &error);
    PROMISED(status == STATUS_OK || status == STATUS_OUT_OF_MEMORY);
    PROMISED(status != STATUS_OK || again.size == model->size);
    arena_destroy(&arena);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    static struct arena arena = {.limit = FUZZ_MEMORY};
    struct model model;
    struct error error;
    enum status status = model_read(&model, bytes, size, &fuzz_external_data, &arena, &error);
    if (status == STATUS_OK) {
        read_all(&model);
        read_again(&model);
    } else {
        fuzz_check_error(status, &error);
        PROMISED(status == STATUS_UNREADABLE || status == STATUS_NOT_SCATTER ||
                 status == STATUS_OUT_OF_MEMORY);
        fuzz_read_text(printable(error.message, &arena));
    }
    arena_reset(&arena);
    return 0;
}
