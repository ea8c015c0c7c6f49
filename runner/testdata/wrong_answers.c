/* Misbehaviour: wrong answers. */
#include "misbehaviour.h"
#include "node.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { DTYPE_DOUBLE = 11 };

static enum scatter_cts_result say(const struct call *call, enum scatter_cts_result result)
{
    (void)snprintf(call->message->text, call->message->capacity, "because it was told to");
    return result;
}

enum scatter_cts_result misbehave_unsupported(const struct call *call)
{
    return say(call, SCATTER_CTS_UNSUPPORTED);
}

enum scatter_cts_result misbehave_rejected(const struct call *call)
{
    return say(call, SCATTER_CTS_REJECTED);
}

enum scatter_cts_result misbehave_failed(const struct call *call)
{
    return say(call, SCATTER_CTS_FAILED);
}

enum scatter_cts_result misbehave_garbage_message(const struct call *call)
{
    memset(call->message->text, 0xff, call->message->capacity);
    return SCATTER_CTS_FAILED;
}

enum scatter_cts_result misbehave_garbage_result(const struct call *call)
{
    (void)say(call, SCATTER_CTS_OK);
    return (enum scatter_cts_result)99;
}

enum scatter_cts_result misbehave_no_write(const struct call *call)
{
    (void)call;
    return SCATTER_CTS_OK;
}

enum scatter_cts_result misbehave_wrong_dtype(const struct call *call)
{
    enum scatter_cts_result result = answer(call);
    call->output->dtype = call->output->dtype == DTYPE_FLOAT ? DTYPE_DOUBLE : DTYPE_FLOAT;
    return result;
}

enum scatter_cts_result misbehave_wrong_shape(const struct call *call)
{
    enum scatter_cts_result result = answer(call);
    if (call->output->rank > 0)
        call->output->dims[0]++;
    return result;
}

enum scatter_cts_result misbehave_garbage_rank(const struct call *call)
{
    enum scatter_cts_result result = answer(call);
    call->output->rank = INT32_MAX;
    return result;
}

enum scatter_cts_result misbehave_garbage_extent(const struct call *call)
{
    enum scatter_cts_result result = answer(call);
    if (call->output->rank > 0)
        call->output->dims[0] = INT64_MIN;
    return result;
}

enum scatter_cts_result misbehave_wrong_value(const struct call *call)
{
    enum scatter_cts_result result = answer(call);
    if (result != SCATTER_CTS_OK || call->output->count == 0)
        return result;

    int64_t last = call->output->count - 1;
    if (call->output->dtype == DTYPE_FLOAT) {
        float *value = &((float *)call->output->elements)[last];
        *value = *value == 42.0f ? 43.0f : 42.0f;
    }
    if (call->output->dtype == DTYPE_INT64)
        ((int64_t *)call->output->elements)[last] ^= 1;
    if (call->output->dtype == DTYPE_STRING) {
        struct scatter_cts_string *value = &((struct scatter_cts_string *)call->output->elements)[last];
        *value = (struct scatter_cts_string){.bytes = "wrong", .size = value->size == 5 ? 4 : 5};
    }
    return result;
}

/* The elements of a tensor from the last to the first, or NULL; free them. */
static void *reversed_elements(const struct scatter_cts_tensor *tensor)
{
    size_t count = (size_t)tensor->count;
    size_t width = tensor->byte_size / count;
    char *copy = malloc(tensor->byte_size);
    for (size_t i = 0; copy != NULL && i < count; i++)
        memcpy(copy + i * width, (const char *)tensor->elements + (count - 1 - i) * width, width);
    return copy;
}

enum scatter_cts_result misbehave_reversed_updates(const struct call *call)
{
    const struct scatter_cts_tensor *inputs = call->request->inputs;
    if (call->request->input_count != 3 || inputs[0].rank != 1 || inputs[1].count == 0 ||
        inputs[1].count != inputs[2].count)
        return answer(call);

    struct scatter_cts_tensor reversed[] = {inputs[0], inputs[1], inputs[2]};
    void *indices = reversed_elements(&inputs[1]), *updates = reversed_elements(&inputs[2]);
    if (indices != NULL && updates != NULL) {
        reversed[1].elements = indices;
        reversed[2].elements = updates;
    }
    struct scatter_cts_request request = *call->request;
    request.inputs = reversed;
    const struct call same = {.request = &request, .output = call->output, .message = call->message};
    enum scatter_cts_result result = answer(&same);
    free(indices);
    free(updates);
    return result;
}

enum scatter_cts_result misbehave_bad_string(const struct call *call)
{
    enum scatter_cts_result result = answer(call);
    if (result != SCATTER_CTS_OK || call->output->dtype != DTYPE_STRING || call->output->count == 0)
        return result;
    *(struct scatter_cts_string *)call->output->elements = (struct scatter_cts_string){.size = 5};
    return result;
}
