#include "record_members.h"

#include "little_endian.h"
#include "print_text.h"
#include "record.h"
#include "tensor_proto.h"
#include "tensor_text.h"

#include <nettle/base64.h>
#include <string.h>

struct recorded_losses losses_record(const struct process_losses *losses, struct arena *arena)
{
    struct recorded_loss *items = arena_allocate_zeroed(arena, losses->kind_count, sizeof *items);
    for (size_t i = 0; i < losses->kind_count && items != NULL; i++) {
        const struct loss_kind *kind = &losses->kinds[i];
        items[i] = (struct recorded_loss){kind->when, kind->how, kind->case_id, kind->count};
    }
    return (struct recorded_losses){items == NULL ? 0 : losses->kind_count, items};
}

enum status losses_take(struct process_losses *losses, const struct recorded_losses *recorded, bool of_cases,
                        struct error *error)
{
    for (size_t i = 0; i < recorded->count; i++) {
        const struct recorded_loss *kind = &recorded->items[i];
        if ((int)kind->when == LOSS_WHEN_COUNT || kind->how[0] == '\0')
            return error_set(error, STATUS_UNREADABLE,
                             "lost_processes: \"when\" or \"how\" is missing or unknown");
        if (kind->count < 1 || kind->count > RECORD_MOST_CASES || losses->count > RECORD_MOST_CASES)
            return error_set(error, STATUS_UNREADABLE,
                             "lost_processes.count: is not a number of processes, or the sum is too large");
        if (!of_cases || kind->when == LOSS_IN_CASE || kind->when == LOSS_BETWEEN)
            process_losses_add_counted(losses, kind->when, kind->how, kind->case_id, kind->count);
    }
    return STATUS_OK;
}

/* The first bytes in base64; "" without memory. */
static const char *first_bytes_text(const struct tensor *tensor, struct arena *arena)
{
    uint8_t bytes[OUTPUT_BYTES_RECORDED];
    size_t size = tensor_first_bytes(tensor, bytes, sizeof bytes);
    char *text = arena_allocate(arena, BASE64_ENCODE_RAW_LENGTH(size) + 1);
    if (text == NULL)
        return "";
    base64_encode_raw(text, size, bytes);
    text[BASE64_ENCODE_RAW_LENGTH(size)] = '\0';
    return text;
}

const struct recorded_output *output_record(const struct answer *answer, struct arena *arena)
{
    const struct tensor *output = &answer->output;
    struct recorded_output *record = arena_allocate_zeroed(arena, 1, sizeof *record);
    if (record == NULL)
        return NULL;
    *record = (struct recorded_output){
        .dtype = dtype_name(output->dtype), .shape = {(size_t)output->rank, output->dims}, .sha256 = ""};
    if (answer->output_problem != NULL || output->elements == NULL)
        return record;
    char hash[SHA256_TEXT_SIZE];
    tensor_elements_hash(output, hash);
    record->sha256 = printable(hash, arena);
    record->bytes = first_bytes_text(output, arena);
    return record;
}

/* ---- reading ------------------------------------------------------------------------------------------- */

/* An output with more dimensions is refused. */
enum { MOST_EXTENTS = 256 };

/* The bytes of a recorded output, which has at most OUTPUT_BYTES_RECORDED of them. */
struct recorded_bytes {
    uint8_t items[BASE64_DECODE_LENGTH(BASE64_ENCODE_RAW_LENGTH(OUTPUT_BYTES_RECORDED))];
    size_t size;
};

static enum status read_bytes(const char *text, struct recorded_bytes *bytes, struct error *error)
{
    struct base64_decode_ctx base64;
    if (text == NULL)
        return error_set(error, STATUS_NOT_FOUND, "the elements of the output are not recorded");
    size_t length = strlen(text);
    bytes->size = sizeof bytes->items;
    base64_decode_init(&base64);
    if (length > BASE64_ENCODE_RAW_LENGTH(OUTPUT_BYTES_RECORDED) ||
        !base64_decode_update(&base64, &bytes->size, bytes->items, length, text) ||
        !base64_decode_final(&base64))
        return error_set(error, STATUS_UNREADABLE,
                         "\"bytes\" of the output is not base64 of at most %d bytes", OUTPUT_BYTES_RECORDED);
    return STATUS_OK;
}

/* The extents; their product is checked with the elements. */
static enum status read_shape(const struct integers *shape, Onnx__TensorProto *proto, struct arena *arena,
                              struct error *error)
{
    if (shape->count > MOST_EXTENTS)
        return error_set(error, STATUS_UNREADABLE,
                         "\"shape\" of the output is not an array of at most %d extents", MOST_EXTENTS);
    proto->n_dims = shape->count;
    proto->dims = arena_allocate_zeroed(arena, proto->n_dims + 1, sizeof *proto->dims);
    if (proto->dims == NULL)
        return error_no_memory(error, "an output");
    for (size_t i = 0; i < shape->count; i++)
        proto->dims[i] = shape->items[i];
    return STATUS_OK;
}

/* The length of the string at an offset; false if the bytes end before the string. */
static bool string_at(const struct recorded_bytes *bytes, size_t at, uint64_t *length)
{
    if (bytes->size - at < sizeof *length)
        return false;
    little_endian_copy(length, bytes->items + at, sizeof *length, sizeof *length);
    return *length <= bytes->size - at - sizeof *length;
}

/* Strings, each preceded by its length. */
static enum status read_strings(const struct recorded_bytes *bytes, Onnx__TensorProto *proto,
                                struct arena *arena, struct error *error)
{
    uint64_t length;
    size_t most = bytes->size / sizeof length, at = 0;
    proto->string_data = arena_allocate_zeroed(arena, most + 1, sizeof *proto->string_data);
    if (proto->string_data == NULL)
        return error_no_memory(error, "an output");
    for (; at < bytes->size; at += sizeof length + (size_t)length) {
        if (!string_at(bytes, at, &length))
            return error_set(error, STATUS_NOT_FOUND, "the strings of the output are not all recorded");
        proto->string_data[proto->n_string_data++] = (ProtobufCBinaryData){
            .len = (size_t)length, .data = (uint8_t *)(uintptr_t)(bytes->items + at + sizeof length)};
    }
    return STATUS_OK;
}

enum status output_record_read(const struct recorded_output *member, struct tensor *output,
                               struct arena *arena, struct error *error)
{
    Onnx__TensorProto proto = ONNX__TENSOR_PROTO__INIT;
    struct recorded_bytes bytes;
    if (member == NULL)
        return error_set(error, STATUS_NOT_FOUND, "there is no output");
    int32_t dtype = (int32_t)dtype_from_name(member->dtype);
    if (dtype_size(dtype) == 0)
        return error_set(error, STATUS_NOT_FOUND, "the output has no element type that can be shown");
    enum status status = read_bytes(member->bytes, &bytes, error);
    if (status == STATUS_OK)
        status = read_shape(&member->shape, &proto, arena, error);
    if (status != STATUS_OK)
        return status;
    proto.has_data_type = 1;
    proto.data_type = dtype;
    if (dtype == DTYPE_STRING) {
        status = read_strings(&bytes, &proto, arena, error);
    } else {
        proto.has_raw_data = 1;
        proto.raw_data = (ProtobufCBinaryData){.len = bytes.size, .data = bytes.items};
    }
    if (status == STATUS_OK)
        status = tensor_from_proto(output, &proto, NULL, arena, error);
    /* If the maximum number of bytes is recorded, except part of an element, further bytes may have been left
     * out. */
    bool is_cut = bytes.size > OUTPUT_BYTES_RECORDED - sizeof(uint64_t) * 2;
    return status == STATUS_UNREADABLE && is_cut ? STATUS_NOT_FOUND : status;
}

/* ---- the selection ------------------------------------------------------------------------------------- */

struct texts printable_texts(const char *const *texts, size_t count, struct arena *arena)
{
    const char **items = arena_allocate_zeroed(arena, count, sizeof *items);
    for (size_t i = 0; items != NULL && i < count; i++)
        items[i] = printable(texts[i], arena);
    return (struct texts){items == NULL ? 0 : count, items};
}

struct texts printable_list(const char *const *words, struct arena *arena)
{
    size_t count = 0;
    while (words != NULL && words[count] != NULL)
        count++;
    return printable_texts(words, count, arena);
}

const struct recorded_selection *selection_record(const struct selection *selection, struct arena *arena)
{
    struct recorded_selection *record = arena_allocate(arena, sizeof *record);
    if (record != NULL)
        *record = (struct recorded_selection){
            .filter = printable_list(selection->ids, arena),
            .operator= printable_list(selection->operators, arena),
            .opset = printable_list(selection->opsets, arena),
            .dtype = printable_list(selection->dtypes, arena),
            .reduction = printable_list(selection->reductions, arena),
            .tier = selection->tier == NULL ? "" : printable(selection->tier, arena),
            .listed = selection->only != NULL};
    return record;
}

/* Copies of words, NULL at the end; NULL if there are none, or without memory. */
static const char *const *words_of(const struct texts *texts, struct arena *arena)
{
    const char **words =
        texts->count == 0 ? NULL : arena_allocate_zeroed(arena, texts->count + 1, sizeof *words);
    for (size_t i = 0; words != NULL && i < texts->count; i++)
        words[i] = arena_copy(arena, texts->items[i]);
    return words;
}

enum status selection_take(struct selection *selection, bool *listed, const struct recorded_header *header,
                           struct arena *arena, struct error *error)
{
    const struct recorded_selection *record = header->selection;
    const size_t refused = arena->refused;
    *selection = (struct selection){0};
    *listed = record != NULL && record->listed;
    if (record == NULL)
        return STATUS_OK;
    *selection = (struct selection){.ids = words_of(&record->filter, arena),
                                    .operators = words_of(&record->operator, arena),
                                    .opsets = words_of(&record->opset, arena),
                                    .dtypes = words_of(&record->dtype, arena),
                                    .reductions = words_of(&record->reduction, arena)};
    if (record->tier[0] != '\0')
        selection->tier = arena_copy(arena, record->tier);
    return arena->refused == refused ? STATUS_OK : error_no_memory(error, "the selection of a run");
}
