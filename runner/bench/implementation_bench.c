/* Calls a plugin with the buffers of a measurement, and checks its output. */
#include "bench_case.h"
#include "bench_cells.h"
#include "print_text.h"

#include <string.h>

enum { OUTPUT_RANK = 2, MESSAGE_SIZE = 1024, POISON = 0x5a };

static void make_request(struct implementation_bench *bench)
{
    const struct model *model = &bench->the_case.model;
    for (size_t slot = 0; slot < INPUT_SLOTS; slot++) {
        const struct tensor *tensor = &bench->the_case.inputs[slot];
        bench->inputs[slot] = (struct scatter_cts_tensor){.size = sizeof bench->inputs[slot],
                                                          .name = tensor->name,
                                                          .dtype = tensor->dtype,
                                                          .rank = tensor->rank,
                                                          .dims = tensor->dims,
                                                          .count = tensor->count,
                                                          .elements = tensor->elements,
                                                          .byte_size = tensor->size};
    }
    for (size_t i = 0; i < model->attribute_count; i++) {
        const struct attribute *attribute = &model->attributes[i];
        bench->attributes[i] =
            (struct scatter_cts_attribute){.size = sizeof bench->attributes[i],
                                           .name = attribute->name,
                                           .type = attribute->type,
                                           .integer = attribute->integer,
                                           .string = {attribute->string.bytes, attribute->string.size}};
    }
    bench->request = (struct scatter_cts_request){.size = sizeof bench->request,
                                                  .model = model->bytes,
                                                  .model_size = model->size,
                                                  .op_type = operator_name(model->op),
                                                  .domain = model->domain,
                                                  .opset = model->opset,
                                                  .attributes = bench->attributes,
                                                  .attribute_count = model->attribute_count,
                                                  .inputs = bench->inputs,
                                                  .input_count = INPUT_SLOTS,
                                                  .output_name = model->output_name,
                                                  .output_count = 1};
}

enum status implementation_bench_create(struct implementation_bench *bench, const struct session *session,
                                        enum shape_kind kind, enum dtype dtype, enum reduction reduction,
                                        int64_t elements, struct error *error)
{
    memset(bench, 0, sizeof *bench);
    bench->session = session;
    bench->arena = arena_create(SIZE_MAX);
    enum status status = judge_bench_create(&bench->judging, kind, dtype, reduction, elements, false, error);
    if (status == STATUS_OK)
        status = bench_model_create(&bench->the_case, &bench->judging.bench, &bench->arena, error);
    if (status == STATUS_OK)
        make_request(bench);
    return status;
}

void implementation_bench_destroy(struct implementation_bench *bench)
{
    judge_bench_destroy(&bench->judging);
    arena_destroy(&bench->arena);
}

/* The plugin allocates memory only for strings, which are not measured. */
static void *allocate_nothing(void *context, size_t size)
{
    (void)context, (void)size;
    return NULL;
}

/* Calls the plugin. Sets *as_data to whether the output has the element type and the shape of data. */
static enum scatter_cts_result call(const struct implementation_bench *bench,
                                    struct scatter_cts_message *message, bool *as_data)
{
    const struct plugin_host *host = &bench->session->host;
    const struct tensor *wanted = &bench->judging.bench.output;
    int64_t dims[OUTPUT_RANK] = {wanted->dims[0], wanted->dims[1]};
    struct scatter_cts_output output = {.size = sizeof output,
                                        .dtype = wanted->dtype,
                                        .rank = OUTPUT_RANK,
                                        .dims = dims,
                                        .dims_capacity = OUTPUT_RANK,
                                        .count = wanted->count,
                                        .elements = wanted->elements,
                                        .byte_size = wanted->size,
                                        .allocate = allocate_nothing};
    enum scatter_cts_result result = host->plugin->run(host->state, &bench->request, &output, message);
    *as_data = output.dtype == wanted->dtype && output.rank == OUTPUT_RANK &&
               memcmp(dims, wanted->dims, sizeof dims) == 0;
    return result;
}

/* Whether the output is correct: equal to the reference's, or accepted by the judge. */
static bool output_is_correct(const struct implementation_bench *bench, const char **why, struct arena *arena)
{
    const struct judge_bench *judging = &bench->judging;
    const struct tensor *actual = &judging->bench.output, *expected = &judging->derived.output;
    if (memcmp(actual->elements, expected->elements, expected->size) == 0)
        return true;
    struct judgement judgement =
        judge(&judging->settings, &judging->the_case, &judging->derived, &judging->answer, arena);
    *why = judgement.explanation;
    return judgement.verdict == VERDICT_PASS;
}

enum ability implementation_bench_try(struct implementation_bench *bench, const char **why,
                                      struct arena *arena)
{
    char text[MESSAGE_SIZE] = "";
    struct scatter_cts_message message = {text, sizeof text};
    bool as_data = false;
    *why = "";
    if (!declaration_covers(&bench->session->declaration, &bench->the_case, NULL, why, arena))
        return ABILITY_UNSUPPORTED;
    /* Cells that are not written must not count as correct. */
    memset(bench->judging.bench.output.elements, POISON, bench->judging.bench.output.size);
    enum scatter_cts_result result = call(bench, &message, &as_data);
    text[sizeof text - 1] = '\0';
    *why = printable(text, arena);
    if (result == SCATTER_CTS_UNSUPPORTED)
        return ABILITY_UNSUPPORTED;
    if (result != SCATTER_CTS_OK)
        return ABILITY_REFUSED;
    *why = "the output does not have the element type and the shape of data";
    return as_data && output_is_correct(bench, why, arena) ? ABILITY_CORRECT : ABILITY_WRONG;
}

bool implementation_bench_run(struct bench_case *bench)
{
    char text[MESSAGE_SIZE] = "";
    struct scatter_cts_message message = {text, sizeof text};
    bool as_data = false;
    return call((const struct implementation_bench *)bench, &message, &as_data) == SCATTER_CTS_OK;
}
