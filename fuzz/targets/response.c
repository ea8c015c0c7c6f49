/* A message from an implementation, read as the answer to hello and to cases of several element types. */
#include "protocol.h"
#include "target.h"

static void read_answer(const uint8_t *bytes, size_t size, const struct tensor *data, struct arena *arena)
{
    const struct answer answer = protocol_read_answer(FUZZ_NUMBER, bytes, size, data, arena);
    fuzz_read_text(answer.message);
    fuzz_read_text(answer.text);
    fuzz_read_text(answer.output_problem);
    fuzz_read_text(answer_name(answer.kind));
    PROMISED(answer.message != NULL);
    if (answer.kind != ANSWER_OUTPUT)
        return;
    PROMISED(answer.output.rank >= 0);
    if (answer.output.rank > 0)
        fuzz_read(answer.output.dims, (size_t)answer.output.rank * sizeof *answer.output.dims);
    /* There are elements if the output has the type and shape of data. */
    if (answer.output.dtype == data->dtype && tensor_same_shape(&answer.output, data) &&
        answer.output_problem == NULL)
        fuzz_read_tensor(&answer.output);
}

static void read_hello(const uint8_t *bytes, size_t size, struct arena *arena)
{
    static struct attribute reduction = {.name = "reduction", .type = ATTRIBUTE_STRING, .string = {"add", 3}};
    static struct tensor inputs[] = {{.dtype = DTYPE_FLOAT, .name = ""}};
    static const struct scatter_case the_case = {
        .model = {.op = OPERATOR_SCATTER_ND, .opset = 18, .attributes = &reduction, .attribute_count = 1},
        .inputs = inputs,
        .input_count = 1};
    struct declaration declaration;
    struct error error;
    const char *reason = "";
    enum status status = protocol_read_hello(FUZZ_NUMBER, bytes, size, &declaration, arena, &error);
    if (status != STATUS_OK) {
        fuzz_check_error(status, &error);
        return;
    }
    fuzz_read_text(declaration.name);
    fuzz_read_text(declaration.version);
    for (size_t i = 0; i < declaration.operator_count; i++)
        fuzz_read_text(declaration.operators[i]);
    for (size_t i = 0; i < declaration.reduction_count; i++)
        fuzz_read_text(declaration.reductions[i]);
    fuzz_read(declaration.dtypes, declaration.dtype_count * sizeof *declaration.dtypes);
    for (size_t i = 0; i < declaration.combination_count; i++) {
        fuzz_read_text(declaration.combinations[i].operator_name);
        fuzz_read_text(declaration.combinations[i].reduction);
    }
    (void)declaration_covers(&declaration, &the_case, NULL, &reason, arena);
    fuzz_read_text(reason);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    static const int64_t dims[] = {2, 3};
    static const int32_t dtypes[] = {DTYPE_FLOAT,  DTYPE_INT8,      DTYPE_BOOL,        DTYPE_FLOAT16,
                                     DTYPE_STRING, DTYPE_COMPLEX64, DTYPE_FLOAT8E4M3FN};
    static struct arena arena = {.limit = FUZZ_MEMORY};
    read_hello(bytes, size, &arena);
    for (size_t i = 0; i < sizeof dtypes / sizeof *dtypes; i++) {
        const struct tensor data = {.dtype = dtypes[i], .rank = 2, .dims = dims, .count = 6, .name = ""};
        arena_reset(&arena);
        read_answer(bytes, size, &data, &arena);
    }
    arena_reset(&arena);
    return 0;
}
