#include "tensors.h"

#include "outcome.h"
#include "plugin_basics.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- input strings ------------------------------------------------------------------------------------- */

/* Since version 1.15 of the interface: any bytes. */
static struct OrtStatus *fill_strings(const struct ort_api *api, const struct scatter_cts_tensor *tensor,
                                      struct OrtValue *value)
{
    const struct scatter_cts_string *strings = tensor->elements;
    struct OrtStatus *status = NULL;
    for (size_t i = 0; status == NULL && i < (size_t)tensor->count; i++) {
        char *buffer = NULL;
        status = api->GetResizedStringTensorElementBuffer(value, i, strings[i].size, &buffer);
        if (status == NULL && strings[i].size > 0)
            memcpy(buffer, strings[i].bytes, strings[i].size);
    }
    return status;
}

static bool contains_nul(const struct scatter_cts_tensor *tensor)
{
    const struct scatter_cts_string *strings = tensor->elements;
    for (int64_t i = 0; i < tensor->count; i++)
        if (strings[i].size > 0 && memchr(strings[i].bytes, '\0', strings[i].size) != NULL)
            return true;
    return false;
}

/* Copies of the strings, each followed by a NUL, and pointers to them, in one block of memory. */
static char **terminate_strings(const struct scatter_cts_tensor *tensor)
{
    const struct scatter_cts_string *strings = tensor->elements;
    size_t count = (size_t)tensor->count;
    size_t byte_size = 0;
    for (size_t i = 0; i < count; i++)
        byte_size += strings[i].size + 1;
    char **texts = malloc(count * sizeof *texts + byte_size + 1);
    if (texts == NULL)
        return NULL;
    char *end = (char *)(texts + count);
    for (size_t i = 0; i < count; i++) {
        texts[i] = end;
        if (strings[i].size > 0)
            memcpy(end, strings[i].bytes, strings[i].size);
        end += strings[i].size;
        *end++ = '\0';
    }
    return texts;
}

/* Before that: NUL-terminated text. */
static enum scatter_cts_result fill_terminated_strings(const struct ort_api *api,
                                                       const struct scatter_cts_request *request,
                                                       const struct scatter_cts_tensor *tensor,
                                                       struct OrtValue *value,
                                                       struct scatter_cts_message *message)
{
    if (contains_nul(tensor)) {
        (void)snprintf(message->text, message->capacity,
                       "strings that contain NUL cannot be handed to onnxruntime before version 1.%d",
                       ORT_API_STRINGS_WITH_NUL);
        return SCATTER_CTS_UNSUPPORTED;
    }
    char **texts = terminate_strings(tensor);
    if (texts == NULL)
        return fail(message, "no memory for strings");
    /* C has no implicit conversion from char ** to const char *const *. */
    struct OrtStatus *status =
        api->FillStringTensor(value, (const char *const *)texts, (size_t)tensor->count);
    free(texts);
    return outcome(api, status, request, "handing strings over", message);
}

static enum scatter_cts_result strings_to_value(const struct runtime *runtime,
                                                const struct scatter_cts_request *request,
                                                const struct scatter_cts_tensor *tensor,
                                                struct OrtValue **value, struct scatter_cts_message *message)
{
    const struct ort_api *api = &runtime->library.api;
    struct OrtStatus *status = api->CreateTensorAsOrtValue(runtime->allocator, tensor->dims,
                                                           (size_t)tensor->rank, tensor->dtype, value);
    if (status == NULL && api->version < ORT_API_STRINGS_WITH_NUL)
        return fill_terminated_strings(api, request, tensor, *value, message);
    if (status == NULL)
        status = fill_strings(api, tensor, *value);
    return outcome(api, status, request, "handing strings over", message);
}

/* ---- values -------------------------------------------------------------------------------------------- */

enum scatter_cts_result tensor_to_value(const struct runtime *runtime,
                                        const struct scatter_cts_request *request,
                                        const struct scatter_cts_tensor *tensor, struct OrtValue **value,
                                        struct scatter_cts_message *message)
{
    const struct ort_api *api = &runtime->library.api;
    if (tensor->dtype == DTYPE_STRING)
        return strings_to_value(runtime, request, tensor, value, message);
    /* Inputs are only read; the interface has no constant values. */
    struct OrtStatus *status = api->CreateTensorWithDataAsOrtValue(
        runtime->memory, (void *)(uintptr_t)tensor->elements, tensor->byte_size, tensor->dims,
        (size_t)tensor->rank, tensor->dtype, value);
    return outcome(api, status, request, "handing an input over", message);
}

struct OrtValue *value_over_output(const struct runtime *runtime, const struct scatter_cts_output *output)
{
    const struct ort_api *api = &runtime->library.api;
    /*
     * onnxruntime refuses a run whose result has another shape than the value provided for it. Its own
     * kernels give every result the shape of data; for an execution provider, the actual shape must be seen.
     */
    if (runtime->provider.name != NULL || output->dtype == DTYPE_STRING || output->dtype <= DTYPE_UNDEFINED ||
        output->dtype > DTYPE_BFLOAT16)
        return NULL;
    struct OrtValue *value = NULL;
    struct OrtStatus *status =
        api->CreateTensorWithDataAsOrtValue(runtime->memory, output->elements, output->byte_size,
                                            output->dims, (size_t)output->rank, output->dtype, &value);
    if (status != NULL)
        api->ReleaseStatus(status);
    return status == NULL ? value : NULL;
}

/* ---- results ------------------------------------------------------------------------------------------- */

/* Sets the element type and the shape of `output` to those of the value; returns whether they were the
 * same. */
static enum scatter_cts_result take_type(const struct ort_api *api, const struct OrtValue *value,
                                         struct scatter_cts_output *output, bool *same,
                                         struct scatter_cts_message *message)
{
    struct OrtTensorTypeAndShapeInfo *info = NULL;
    int dtype = 0;
    size_t rank = 0;
    int64_t dims[64] = {0};
    struct OrtStatus *status = api->GetTensorTypeAndShape(value, &info);
    if (status == NULL)
        status = api->GetTensorElementType(info, &dtype);
    if (status == NULL)
        status = api->GetDimensionsCount(info, &rank);
    bool fits = rank <= sizeof dims / sizeof *dims && rank <= (size_t)output->dims_capacity;
    if (status == NULL && fits)
        status = api->GetDimensions(info, dims, rank);
    if (info != NULL)
        api->ReleaseTensorTypeAndShapeInfo(info);
    if (status != NULL)
        return outcome_of_setup(api, status, "reading the result's type and shape", message);
    if (!fits)
        return fail(message, "the result has too many dimensions to be told");

    *same = dtype == output->dtype && rank == (size_t)output->rank &&
            memcmp(dims, output->dims, rank * sizeof *dims) == 0;
    output->dtype = dtype;
    output->rank = (int32_t)rank;
    memcpy(output->dims, dims, rank * sizeof *dims);
    return SCATTER_CTS_OK;
}

/* The bytes of all strings are consecutive; offsets[i] is the start of the i-th string. */
static enum scatter_cts_result take_strings(const struct ort_api *api, const struct OrtValue *value,
                                            struct scatter_cts_output *output,
                                            struct scatter_cts_message *message)
{
    struct scatter_cts_string *strings = output->elements;
    size_t count = (size_t)output->count;
    size_t byte_size = 0;
    struct OrtStatus *status = api->GetStringTensorDataLength(value, &byte_size);
    if (status != NULL || count == 0)
        return outcome_of_setup(api, status, "reading the result's strings", message);
    char *bytes = output->allocate(output->context, byte_size + 1);
    size_t *offsets = malloc(count * sizeof *offsets);
    if (bytes == NULL || offsets == NULL) {
        free(offsets);
        return fail(message, "no memory for the result's strings");
    }
    status = api->GetStringTensorContent(value, bytes, byte_size, offsets, count);
    for (size_t i = 0; status == NULL && i < count; i++) {
        size_t end = i + 1 < count ? offsets[i + 1] : byte_size;
        strings[i] = (struct scatter_cts_string){bytes + offsets[i], end - offsets[i]};
    }
    free(offsets);
    return outcome_of_setup(api, status, "reading the result's strings", message);
}

enum scatter_cts_result value_to_output(const struct runtime *runtime, struct OrtValue *value, bool in_place,
                                        struct scatter_cts_output *output,
                                        struct scatter_cts_message *message)
{
    const struct ort_api *api = &runtime->library.api;
    bool same = false;
    enum scatter_cts_result result = take_type(api, value, output, &same, message);
    if (result != SCATTER_CTS_OK || !same || in_place)
        return result;
    if (output->dtype == DTYPE_STRING)
        return take_strings(api, value, output, message);
    void *elements = NULL;
    struct OrtStatus *status = api->GetTensorMutableData(value, &elements);
    if (status == NULL && output->byte_size > 0)
        memcpy(output->elements, elements, output->byte_size);
    return outcome_of_setup(api, status, "reading the result", message);
}
