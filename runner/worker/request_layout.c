/* Lays the tensors of a request out in guarded memory, and describes faults on them. */
#include "dtype.h"
#include "plugin_call.h"
#include "scatter.h"

#include <limits.h>
#include <stdalign.h>
#include <string.h>

/* ---- inputs -------------------------------------------------------------------------------------------- */

/* A tensor and its guarded buffers. */
struct placed_tensor {
    const struct tensor *tensor;
    struct guarded_buffer *elements;
    struct guarded_buffer *dims;
    struct guarded_buffer *string_bytes; /* NULL unless it holds strings */
};

static size_t alignment_of(int32_t dtype)
{
    const size_t size = dtype_size(part_dtype(dtype));
    return dtype == DTYPE_STRING ? sizeof(void *) : size == 0 ? 1 : size;
}

/* Claims the buffers that an input needs; returns the next free one. */
static struct guarded_buffer *claim_buffers(struct placed_tensor *placed, int slot,
                                            struct guarded_buffer *next)
{
    const struct tensor *tensor = placed->tensor;
    size_t size = tensor->dtype == DTYPE_STRING ? (size_t)tensor->count * sizeof(struct scatter_cts_string)
                                                : tensor->size;
    placed->elements = next++;
    *placed->elements = (struct guarded_buffer){
        .size = size, .alignment = alignment_of(tensor->dtype), .read_only = true, .slot = slot};
    placed->dims = next++;
    *placed->dims = (struct guarded_buffer){.size = (size_t)tensor->rank * sizeof *tensor->dims,
                                            .alignment = alignof(int64_t),
                                            .read_only = true,
                                            .slot = slot,
                                            .part = SCATTER_CTS__FAULT__PART__DIMS};
    if (tensor->dtype == DTYPE_STRING) {
        placed->string_bytes = next++;
        *placed->string_bytes = (struct guarded_buffer){.size = tensor_bytes(tensor),
                                                        .alignment = 1,
                                                        .read_only = true,
                                                        .slot = slot,
                                                        .part = SCATTER_CTS__FAULT__PART__STRINGS};
    }
    return next;
}

static void fill_buffers(const struct placed_tensor *placed)
{
    const struct tensor *tensor = placed->tensor;
    if (tensor->rank > 0)
        memcpy(placed->dims->address, tensor->dims, placed->dims->size);
    if (tensor->dtype != DTYPE_STRING) {
        if (tensor->size > 0 && tensor->elements != NULL)
            memcpy(placed->elements->address, tensor->elements, tensor->size);
        return;
    }
    const struct string_element *strings = tensor->elements;
    struct scatter_cts_string *copies = placed->elements->address;
    char *bytes = placed->string_bytes->address;
    for (int64_t i = 0; i < tensor->count; i++) {
        if (strings[i].size > 0)
            memcpy(bytes, strings[i].bytes, strings[i].size);
        copies[i] = (struct scatter_cts_string){bytes, strings[i].size};
        bytes += strings[i].size;
    }
}

/* ---- structures, names and attributes ------------------------------------------------------------------ */

/* The memory in which they are put one after the other. Without `bytes` nothing is written: only `used` is
 * counted. */
struct block {
    char *bytes;
    size_t used;
};

static void *put(struct block *block, const void *from, size_t size)
{
    size_t at = block->used, unit = alignof(max_align_t);
    block->used += (size + unit - 1) / unit * unit;
    if (block->bytes == NULL)
        return NULL;
    if (size > 0)
        memcpy(block->bytes + at, from, size);
    return block->bytes + at;
}

static const char *put_text(struct block *block, const char *text)
{
    const char *known = text_or_empty(text);
    return put(block, known, strlen(known) + 1);
}

/* What is to be put, and arrays in which the structures are built. */
struct parts {
    const struct request_contents *contents;
    const struct placed_tensor *inputs; /* the node's inputs, then the unread ones */
    const struct guarded_buffer *model;
    struct scatter_cts_attribute *attribute_array;
    struct scatter_cts_tensor *tensor_array;
};

static const void *put_attributes(struct block *block, const struct parts *parts)
{
    size_t count = parts->contents->attribute_count;
    for (size_t i = 0; i < count; i++) {
        const struct attribute *attribute = &parts->contents->attributes[i];
        parts->attribute_array[i] = (struct scatter_cts_attribute){
            .size = sizeof(struct scatter_cts_attribute),
            .name = put_text(block, attribute->name),
            .type = attribute->type,
            .integer = attribute->integer,
            .string = {put(block, attribute->string.bytes, attribute->string.size), attribute->string.size}};
    }
    return put(block, parts->attribute_array, count * sizeof *parts->attribute_array);
}

static const void *put_tensors(struct block *block, const struct parts *parts, size_t first, size_t count)
{
    for (size_t i = first; i < first + count; i++) {
        const struct tensor *tensor = parts->inputs[i].tensor;
        parts->tensor_array[i] = (struct scatter_cts_tensor){.size = sizeof(struct scatter_cts_tensor),
                                                             .name = put_text(block, tensor->name),
                                                             .dtype = tensor->dtype,
                                                             .rank = tensor->rank,
                                                             .dims = parts->inputs[i].dims->address,
                                                             .count = tensor->count,
                                                             .elements = parts->inputs[i].elements->address,
                                                             .byte_size = parts->inputs[i].elements->size};
    }
    return put(block, parts->tensor_array + first, count * sizeof *parts->tensor_array);
}

static const struct scatter_cts_request *put_request(struct block *block, const struct parts *parts)
{
    const struct request_contents *contents = parts->contents;
    const struct scatter_cts_request made = {
        .size = sizeof made,
        .model = parts->model->address,
        .model_size = parts->model->size,
        .op_type = put_text(block, contents->op_type),
        .domain = put_text(block, contents->domain),
        .opset = contents->opset,
        .attributes = put_attributes(block, parts),
        .attribute_count = contents->attribute_count,
        .inputs = put_tensors(block, parts, 0, contents->input_count),
        .input_count = contents->input_count,
        .unread_inputs = put_tensors(block, parts, contents->input_count, contents->unread_input_count),
        .unread_input_count = contents->unread_input_count,
        .output_name = put_text(block, contents->output_name),
        .output_count = contents->output_count,
    };
    return put(block, &made, sizeof made);
}

static enum status allocate_parts(struct parts *parts, size_t input_count, struct arena *arena,
                                  struct error *error)
{
    parts->attribute_array =
        arena_allocate(arena, parts->contents->attribute_count * sizeof *parts->attribute_array);
    parts->tensor_array = arena_allocate(arena, input_count * sizeof *parts->tensor_array);
    return parts->attribute_array == NULL || parts->tensor_array == NULL
               ? error_no_memory(error, "the request")
               : STATUS_OK;
}

/* ---- the request
 * ------------------------------------------------------------------------------------------------- */

/* The output is laid out for the dtype and shape of data; without data, for a scalar of no type. */
static void claim_output(struct request_layout *layout, const struct placed_tensor *data,
                         struct guarded_buffer *next)
{
    static const struct tensor none = {.dtype = DTYPE_UNDEFINED, .name = ""};
    layout->data = data == NULL ? none : *data->tensor;
    int extents = layout->data.rank > INT32_MAX - SPARE_DIMENSIONS ? layout->data.rank
                                                                   : layout->data.rank + SPARE_DIMENSIONS;
    next[0] = (struct guarded_buffer){.size = (size_t)extents * sizeof(int64_t),
                                      .alignment = alignof(int64_t),
                                      .slot = OUTPUT_SLOT,
                                      .part = SCATTER_CTS__FAULT__PART__DIMS};
    next[1] = (struct guarded_buffer){
        .size = sizeof(struct call_answer), .alignment = alignof(struct call_answer), .slot = ANSWER_SLOT};
    /* The last buffer: nothing accessible follows it. */
    next[2] = (struct guarded_buffer){.size = data == NULL ? 0 : data->elements->size,
                                      .alignment = data == NULL ? 1 : data->elements->alignment,
                                      .slot = OUTPUT_SLOT};
    layout->output_dims = &next[0];
    layout->output = &next[2];
}

/* Lays out and fills the buffers of a request with `count` inputs. */
static enum status fill_memory(struct request_layout *layout, struct parts *parts,
                               struct placed_tensor *placed, size_t count, struct guarded_memory *memory,
                               struct arena *arena, struct error *error)
{
    const struct request_contents *contents = parts->contents;
    struct guarded_buffer *buffers = arena_allocate_zeroed(arena, 3 * count + 5, sizeof *buffers);
    if (buffers == NULL)
        return error_no_memory(error, "the inputs");
    struct guarded_buffer *structures = &buffers[0], *model = &buffers[1], *next = &buffers[2];
    for (size_t i = 0; i < count; i++)
        next = claim_buffers(&placed[i], (int)(i < contents->input_count ? i : i + INPUT_SLOTS), next);
    *model = (struct guarded_buffer){
        .size = contents->model_size, .alignment = 1, .read_only = true, .slot = MODEL_SLOT};
    parts->model = model;
    struct block block = {.bytes = NULL};
    (void)put_request(&block, parts);
    *structures = (struct guarded_buffer){
        .size = block.used, .alignment = alignof(max_align_t), .read_only = true, .slot = REQUEST_SLOT};
    claim_output(layout, contents->input_count > INPUT_DATA ? &placed[INPUT_DATA] : NULL, next);

    enum status status = guarded_memory_lay_out(memory, buffers, (size_t)(next - buffers) + 3, error);
    if (status != STATUS_OK)
        return status;
    for (size_t i = 0; i < count; i++)
        fill_buffers(&placed[i]);
    if (contents->model_size > 0)
        memcpy(model->address, contents->model, contents->model_size);
    block = (struct block){.bytes = structures->address};
    layout->request = put_request(&block, parts);
    layout->answer = next[1].address;
    return STATUS_OK;
}

enum status request_lay_out(struct request_layout *layout, const struct request_contents *contents,
                            struct guarded_memory *memory, struct arena *arena, struct error *error)
{
    size_t count = contents->input_count + contents->unread_input_count;
    struct placed_tensor *placed = arena_allocate_zeroed(arena, count, sizeof *placed);
    if (placed == NULL || count > INT_MAX - INPUT_SLOTS)
        return error_set(error, STATUS_OUT_OF_MEMORY, "no memory for %zu inputs", count);
    for (size_t i = 0; i < count; i++)
        placed[i].tensor = i < contents->input_count ? &contents->inputs[i]
                                                     : &contents->unread_inputs[i - contents->input_count];
    struct parts parts = {.contents = contents, .inputs = placed};
    enum status status = allocate_parts(&parts, count, arena, error);
    return status == STATUS_OK ? fill_memory(layout, &parts, placed, count, memory, arena, error) : status;
}

/* ---- faults -------------------------------------------------------------------------------------------- */

static ScatterCts__Fault__Kind kind_of(const struct guarded_buffer *buffer, bool inside, bool unmapped)
{
    if (inside && unmapped)
        return buffer->read_only ? SCATTER_CTS__FAULT__KIND__UNMAPPED_REQUEST
                                 : SCATTER_CTS__FAULT__KIND__UNMAPPED_OUTPUT;
    switch (buffer->slot) {
    case OUTPUT_SLOT:
        /* A write to the output faults only after the answer (guarded_memory_freeze). */
        return inside ? SCATTER_CTS__FAULT__KIND__LATE : SCATTER_CTS__FAULT__KIND__OUTSIDE_OUTPUT;
    case ANSWER_SLOT:
        return inside ? SCATTER_CTS__FAULT__KIND__LATE : SCATTER_CTS__FAULT__KIND__OUTSIDE_REQUEST;
    case MODEL_SLOT:
        return inside ? SCATTER_CTS__FAULT__KIND__WROTE_TO_MODEL : SCATTER_CTS__FAULT__KIND__OUTSIDE_MODEL;
    case REQUEST_SLOT:
        return inside ? SCATTER_CTS__FAULT__KIND__WROTE_TO_REQUEST
                      : SCATTER_CTS__FAULT__KIND__OUTSIDE_REQUEST;
    default:
        if (!inside)
            return SCATTER_CTS__FAULT__KIND__OUTSIDE_INPUT;
        return buffer->part == SCATTER_CTS__FAULT__PART__DIMS ? SCATTER_CTS__FAULT__KIND__WROTE_TO_REQUEST
                                                              : SCATTER_CTS__FAULT__KIND__WROTE_TO_INPUT;
    }
}

void memory_fault_describe(ScatterCts__Fault *fault, const struct guarded_buffer *buffer, const void *address,
                           bool unmapped)
{
    const char *start = buffer->address, *byte = address;
    bool inside = byte >= start && byte < start + buffer->size;
    fault->has_kind = fault->has_slot = fault->has_part = fault->has_offset = 1;
    fault->kind = kind_of(buffer, inside, unmapped);
    fault->slot = buffer->slot < 0 ? 0 : (uint32_t)buffer->slot;
    fault->part = (ScatterCts__Fault__Part)buffer->part;
    fault->offset = inside || byte < start ? byte - start : byte - (start + buffer->size);
}
