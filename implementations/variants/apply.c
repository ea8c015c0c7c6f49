#include "apply.h"

#include "aims.h"
#include "element.h"
#include "random.h"
#include "reduce.h"
#include "refusal.h"
#include "text.h"

#include <fenv.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

static int64_t writer(const struct variant *variant, const struct aims *aims, int64_t cell,
                      struct random *random)
{
    int64_t first = aims->first[cell], end = aims->first[cell + 1];
    switch (variant->writer) {
    case WRITER_FIRST:
        return aims->updates[first];
    case WRITER_RANDOM:
        return aims->updates[first + (int64_t)random_below(random, (size_t)(end - first))];
    case WRITER_LAST:
        break;
    }
    return aims->updates[end - 1];
}

/* Without a reduction, elements are moved unchanged, including strings. */
static void move_updates(const struct variant *variant, const struct node *node, const struct aims *aims,
                         char *cells)
{
    struct random random = random_from_bytes(node->indices->elements, node->indices->byte_size);
    const char *updates = node->updates->elements;
    size_t size = element_size(node->data);
    for (int64_t cell = 0; cell < node->data->count; cell++)
        if (aims->first[cell] < aims->first[cell + 1])
            memcpy(cells + (size_t)cell * size, updates + (size_t)writer(variant, aims, cell, &random) * size,
                   size);
}

static int mode_of(enum rounding rounding)
{
    switch (rounding) {
    case ROUNDING_UPWARD:
        return FE_UPWARD;
    case ROUNDING_DOWNWARD:
        return FE_DOWNWARD;
    case ROUNDING_TOWARD_ZERO:
        return FE_TOWARDZERO;
    case ROUNDING_TO_NEAREST:
        break;
    }
    return FE_TONEAREST;
}

static bool apply_updates(const struct variant *variant, const struct node *node, const struct aims *aims,
                          struct scatter_cts_output *output)
{
    if (node->reduction == REDUCTION_NONE) {
        move_updates(variant, node, aims, output->elements);
        return true;
    }
    if (node->data->dtype == DTYPE_STRING)
        return reduce_texts(variant, node, aims, output);

    int mode = fegetround();
    (void)fesetround(mode_of(variant->rounding));
    bool complete = reduce(variant, node, aims, output->elements);
    (void)fesetround(mode);
    return complete;
}

static void normalise_bools(struct scatter_cts_output *output)
{
    uint8_t *bytes = output->elements;
    for (int64_t cell = 0; cell < output->count; cell++)
        bytes[cell] = bytes[cell] != 0;
}

static void make_nan_canonical(struct scatter_cts_output *output)
{
    int32_t part = part_of(output->dtype);
    size_t size = part == DTYPE_DOUBLE  ? sizeof(double)
                  : part == DTYPE_FLOAT ? sizeof(float)
                                        : sizeof(uint16_t);
    char *bytes = output->elements;
    for (size_t offset = 0; offset < output->byte_size; offset += size)
        if (isnan(read_floating(part, bytes + offset)))
            write_floating(part, NAN, bytes + offset);
}

static const char *without_meaning(const struct node *node)
{
    int32_t dtype = node->data->dtype;
    if (dtype == DTYPE_STRING && node->reduction == REDUCTION_MUL)
        return "strings have no product";
    bool is_complex = dtype == DTYPE_COMPLEX64 || dtype == DTYPE_COMPLEX128;
    bool compares = node->reduction == REDUCTION_MAX || node->reduction == REDUCTION_MIN;
    return is_complex && compares ? "complex numbers have no order" : NULL;
}

static enum scatter_cts_result say(struct scatter_cts_message *message, enum scatter_cts_result result,
                                   const char *reason)
{
    (void)snprintf(message->text, message->capacity, "%s", reason);
    return result;
}

enum scatter_cts_result apply(const struct variant *variant, const struct scatter_cts_request *request,
                              const struct node *node, struct scatter_cts_output *output,
                              struct scatter_cts_message *message)
{
    struct aims aims;
    const char *reason = without_meaning(node);
    if (reason != NULL)
        return say(message, SCATTER_CTS_REJECTED, reason);
    if (!aims_collect(node, &aims))
        return say(message, SCATTER_CTS_FAILED, "no memory");

    reason = variant->refuses ? reason_to_refuse(request, node, &aims) : NULL;
    bool complete = true;
    if (reason == NULL) {
        memcpy(output->elements, node->data->elements, node->data->byte_size);
        complete = apply_updates(variant, node, &aims, output);
    }
    aims_free(&aims);
    if (reason != NULL)
        return say(message, SCATTER_CTS_REJECTED, reason);
    if (!complete)
        return say(message, SCATTER_CTS_FAILED, "no memory");

    if (variant->truth == TRUTH_NORMALISED && output->dtype == DTYPE_BOOL)
        normalise_bools(output);
    if (variant->canonical_nan && format_of(output->dtype) != NULL)
        make_nan_canonical(output);
    return SCATTER_CTS_OK;
}
