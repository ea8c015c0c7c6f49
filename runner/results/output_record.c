#include "output_record.h"

#include "tensor_hash.h"

#include <nettle/base64.h>

/* The first bytes in base64; "" for want of memory. */
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

json_t *output_record(const struct answer *answer, struct arena *arena)
{
    const struct tensor *output = &answer->output;
    json_t *shape = json_array();
    for (int axis = 0; axis < output->rank; axis++)
        (void)json_array_append_new(shape, json_integer(output->dims[axis]));
    json_t *record = json_pack("{s:s, s:o}", "dtype", dtype_name(output->dtype), "shape", shape);
    if (answer->output_problem != NULL || output->elements == NULL)
        return record;
    char hash[SHA256_TEXT_SIZE];
    tensor_elements_hash(output, hash);
    (void)json_object_set_new(record, "sha256", json_string(hash));
    (void)json_object_set_new(record, "bytes", json_string(first_bytes_text(output, arena)));
    return record;
}
