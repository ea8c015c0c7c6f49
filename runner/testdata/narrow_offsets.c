/* A plugin for reduction none that is correct except that it stores offsets in a number that is too narrow
 * for large tensors. --option offsets=HOW selects the number. */
#include "check.h"
#include "node.h"

#include <stdio.h>
#include <string.h>

static const char *const operators[] = {"Scatter", "ScatterElements", "ScatterND", NULL};
/* All element types with fixed size that the operators have. */
static const int32_t dtypes[] = {1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13, 14, 15, 16, 0};
static const char *const reductions[] = {"none", NULL};

static int64_t keep_all(int64_t offset, int64_t size)
{
    (void)size;
    return offset;
}

static int64_t keep_16_bits(int64_t offset, int64_t size)
{
    (void)size;
    return offset & 0xffff;
}

static int64_t keep_24_bits(int64_t offset, int64_t size)
{
    (void)size;
    return offset & 0xffffff;
}

static int64_t keep_float(int64_t offset, int64_t size)
{
    (void)size;
    volatile float kept = (float)offset;
    return (int64_t)kept;
}

static int64_t keep_24_bits_of_bytes(int64_t offset, int64_t size)
{
    return (offset * size & 0xffffff) / size;
}

/* Returns an offset, in elements of `size` bytes, as it is after storing it. */
typedef int64_t offset_keeper(int64_t offset, int64_t size);

static const struct {
    const char *name;
    offset_keeper *keep;
} keepers[] = {{"exact", keep_all},
               {"16-bit", keep_16_bits},
               {"24-bit", keep_24_bits},
               {"float", keep_float},
               {"24-bit-bytes", keep_24_bits_of_bytes}};
enum { KEEPER_COUNT = sizeof keepers / sizeof *keepers };

/* The selected function. Static, because a plugin is opened once per process. */
static offset_keeper *keep = keep_all;

static enum scatter_cts_result narrow_open(const struct scatter_cts_option *options, size_t option_count,
                                           void **state, struct scatter_cts_message *message)
{
    (void)state;
    for (size_t i = 0; i < KEEPER_COUNT; i++)
        if (option_count == 1 && strcmp(options[0].key, "offsets") == 0 &&
            strcmp(options[0].value, keepers[i].name) == 0) {
            keep = keepers[i].keep;
            return SCATTER_CTS_OK;
        }
    (void)snprintf(message->text, message->capacity, "the option offsets=HOW is needed");
    return SCATTER_CTS_FAILED;
}

/* The index at a position of indices, counted from the start of the axis. */
static int64_t slot_at(const struct node *node, int64_t position, int64_t extent)
{
    int64_t index = index_at(node->indices, position);
    return index < 0 ? index + extent : index;
}

/* The offset in elements of the slice that tuple number `tuple` names. */
static int64_t slice_offset(const struct node *node, int64_t tuple, int64_t slice)
{
    int64_t length = tuple_length(node), offset = 0;
    for (int64_t i = 0; i < length; i++)
        offset = offset * node->data->dims[i] + slot_at(node, tuple * length + i, node->data->dims[i]);
    return offset * slice;
}

/* The offset in elements of the target cell of the update at a position. */
static int64_t element_offset(const struct node *node, int64_t position)
{
    const struct scatter_cts_tensor *data = node->data, *indices = node->indices;
    int64_t offset = 0, stride = 1, rest = position;
    for (int32_t axis = data->rank - 1; axis >= 0; axis--) {
        int64_t coordinate = rest % indices->dims[axis];
        rest /= indices->dims[axis];
        if (axis == node->axis)
            coordinate = slot_at(node, position, data->dims[axis]);
        offset += coordinate * stride;
        stride *= data->dims[axis];
    }
    return offset;
}

/* Copies `count` elements of updates, unless the truncated offset is outside of the output. */
static void move(const struct node *node, const struct scatter_cts_output *output, int64_t from,
                 int64_t offset, int64_t count)
{
    int64_t size = (int64_t)node->data->byte_size / node->data->count;
    int64_t kept = keep(offset, size);
    if (kept >= 0 && kept <= node->data->count - count)
        memcpy((char *)output->elements + kept * size, (const char *)node->updates->elements + from * size,
               (size_t)(count * size));
}

static enum scatter_cts_result narrow_run(void *state, const struct scatter_cts_request *request,
                                          struct scatter_cts_output *output,
                                          struct scatter_cts_message *message)
{
    (void)state;
    struct node node;
    enum scatter_cts_result result = check(request, &node, message);
    if (result != SCATTER_CTS_OK || node.updates->count == 0)
        return result;
    int64_t slice = 1;
    if (node.op == SCATTER_ND)
        for (int64_t axis = tuple_length(&node); axis < node.data->rank; axis++)
            slice *= node.data->dims[axis];
    memcpy(output->elements, node.data->elements, node.data->byte_size);
    for (int64_t i = 0; i < node.updates->count / slice; i++)
        move(&node, output, i * slice,
             node.op == SCATTER_ND ? slice_offset(&node, i, slice) : element_offset(&node, i), slice);
    return SCATTER_CTS_OK;
}

SCATTER_CTS_EXPORT const struct scatter_cts_plugin scatter_cts_plugin = {
    .abi_version = SCATTER_CTS_ABI_VERSION,
    .size = sizeof(struct scatter_cts_plugin),
    .name = "narrow-offsets",
    .version = "1.0",
    .operators = operators,
    .dtypes = dtypes,
    .reductions = reductions,
    .open = narrow_open,
    .run = narrow_run,
};
