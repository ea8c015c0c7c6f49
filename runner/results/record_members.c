#include "record_members.h"

#include "little_endian.h"
#include "printable.h"
#include "record.h"
#include "tensor_hash.h"
#include "tensor_proto.h"

#include <nettle/base64.h>
#include <string.h>

json_t *losses_record(const struct process_losses *losses)
{
    json_t *kinds = json_array();
    for (size_t i = 0; i < losses->kind_count; i++) {
        const struct loss_kind *kind = &losses->kinds[i];
        json_t *record = json_pack("{s:s, s:s, s:I}", "when", loss_name(kind->when), "how", kind->how,
                                   "count", (json_int_t)kind->count);
        if (kind->case_id[0] != '\0')
            (void)json_object_set_new(record, "case", json_string(kind->case_id));
        (void)json_array_append_new(kinds, record);
    }
    return kinds;
}

/* The time of a loss by its name; LOSS_WHEN_COUNT: unknown. */
static int when_of(const json_t *kind)
{
    const char *name = record_text(kind, "when");
    int when = 0;
    while (when < LOSS_WHEN_COUNT && strcmp(name, loss_name((enum loss)when)) != 0)
        when++;
    return when;
}

static enum status take_kind(struct process_losses *losses, const json_t *kind, bool of_cases,
                             struct error *error)
{
    const char *how;
    int64_t count;
    int when = when_of(kind);
    if (when == LOSS_WHEN_COUNT)
        return error_set(error, STATUS_UNREADABLE, "lost_processes.when: is missing or unknown");
    enum status status = record_take_text(kind, "how", "lost_processes", &how, error);
    if (status == STATUS_OK)
        status = record_take_count(kind, "count", 1, "lost_processes", &count, error);
    if (status != STATUS_OK || (of_cases && when != LOSS_IN_CASE && when != LOSS_BETWEEN))
        return status;
    if (losses->count > RECORD_MOST_CASES)
        return error_set(error, STATUS_UNREADABLE, "lost_processes.count: the sum is too large");
    process_losses_add_counted(losses, (enum loss)when, how, record_text(kind, "case"), count);
    return STATUS_OK;
}

enum status losses_take(struct process_losses *losses, const json_t *array, bool of_cases,
                        struct error *error)
{
    enum status status = STATUS_OK;
    for (size_t i = 0; status == STATUS_OK && i < json_array_size(array); i++)
        status = take_kind(losses, json_array_get(array, i), of_cases, error);
    return status;
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

/* ---- reading ------------------------------------------------------------------------------------------------------- */

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
    /* If the maximum number of bytes is recorded, except part of an element, further bytes may have been left out. */
    bool is_cut = bytes.size > OUTPUT_BYTES_RECORDED - sizeof(uint64_t) * 2;
    return status == STATUS_UNREADABLE && is_cut ? STATUS_NOT_FOUND : status;
}

typedef const char *const *text_list;

/* The lists of a selection, by the options that set them. */
enum { LIST_COUNT = 5 };
static const char *const list_names[LIST_COUNT] = {"filter", "operator", "opset", "dtype", "reduction"};

static void lists_of(struct selection *selection, text_list *lists[LIST_COUNT])
{
    lists[0] = &selection->ids;
    lists[1] = &selection->operators;
    lists[2] = &selection->opsets;
    lists[3] = &selection->dtypes;
    lists[4] = &selection->reductions;
}

json_t *selection_record(const struct selection *selection, struct arena *arena)
{
    struct selection filters = *selection;
    text_list *lists[LIST_COUNT];
    json_t *record = json_object();
    lists_of(&filters, lists);
    for (size_t i = 0; i < LIST_COUNT; i++) {
        text_list list = *lists[i];
        json_t *words = list == NULL ? NULL : json_array();
        for (; list != NULL && *list != NULL; list++)
            (void)json_array_append_new(words, json_string(printable(*list, arena)));
        if (words != NULL)
            (void)json_object_set_new(record, list_names[i], words);
    }
    if (filters.tier != NULL)
        (void)json_object_set_new(record, "tier", json_string(printable(filters.tier, arena)));
    if (filters.only != NULL)
        (void)json_object_set_new(record, "listed", json_true());
    return record;
}

static enum status take_list(text_list *list, const json_t *words, const char *name, struct arena *arena,
                             struct error *error)
{
    size_t count = json_array_size(words);
    if (count == 0)
        return error_set(error, STATUS_UNREADABLE, "selection.%s: is not as a run writes it", name);
    const char **texts = arena_allocate_zeroed(arena, count + 1, sizeof *texts);
    bool complete = texts != NULL;
    for (size_t i = 0; complete && i < count; i++) {
        const char *word = json_string_value(json_array_get(words, i));
        texts[i] = arena_copy_text(arena, word, strlen(word));
        complete = texts[i] != NULL;
    }
    *list = texts;
    return complete ? STATUS_OK : error_no_memory(error, "the selection of a run");
}

enum status selection_take(struct selection *selection, bool *listed, const json_t *header,
                           struct arena *arena, struct error *error)
{
    const json_t *record = json_object_get(header, "selection"), *tier = json_object_get(record, "tier");
    text_list *lists[LIST_COUNT];
    *selection = (struct selection){0};
    *listed = json_is_true(json_object_get(record, "listed"));
    lists_of(selection, lists);
    for (size_t i = 0; i < LIST_COUNT; i++) {
        const json_t *words = json_object_get(record, list_names[i]);
        enum status status =
            words == NULL ? STATUS_OK : take_list(lists[i], words, list_names[i], arena, error);
        if (status != STATUS_OK)
            return status;
    }
    if (tier == NULL)
        return STATUS_OK;
    selection->tier = arena_copy_text(arena, json_string_value(tier), json_string_length(tier));
    return selection->tier != NULL ? STATUS_OK : error_no_memory(error, "the selection of a run");
}
