/* Hashes tensors by value. */
#include "little_endian.h"
#include "tensor_proto.h"
#include "tensor_text.h"

#include <string.h>

static void add_strings(struct sha256 *hash, const struct tensor *tensor)
{
    const struct string_element *elements = tensor->elements;
    for (int64_t i = 0; i < tensor->count; i++) {
        sha256_add_number(hash, elements[i].size);
        sha256_add(hash, elements[i].bytes, elements[i].size);
    }
}

static void add_numbers(struct sha256 *hash, const struct tensor *tensor)
{
    const struct tensor_encoding *encoding = tensor_encoding(tensor->dtype);
    size_t unit = encoding == NULL ? 1 : encoding->unit;
    const uint8_t *elements = tensor->elements;
    uint8_t piece[4096]; /* a multiple of every unit */
    for (size_t done = 0; done < tensor->size;) {
        size_t size = tensor->size - done < sizeof piece ? tensor->size - done : sizeof piece;
        little_endian_copy(piece, elements + done, size, unit);
        sha256_add(hash, piece, size);
        done += size;
    }
}

static void add_elements(struct sha256 *hash, const struct tensor *tensor)
{
    if (tensor->dtype == DTYPE_STRING)
        add_strings(hash, tensor);
    else
        add_numbers(hash, tensor);
}

/* Appends as many bytes as there is room for. */
static size_t append(uint8_t *to, size_t used, size_t room, const void *bytes, size_t size)
{
    size_t part = size < room - used ? size : room - used;
    if (part > 0)
        memcpy(to + used, bytes, part);
    return used + part;
}

static size_t first_bytes_of_strings(const struct tensor *tensor, uint8_t *bytes, size_t size)
{
    const struct string_element *elements = tensor->elements;
    size_t used = 0;
    for (int64_t i = 0; i < tensor->count && used < size; i++) {
        const uint64_t size_of_element = elements[i].size;
        uint8_t length[sizeof size_of_element];
        little_endian_copy(length, &size_of_element, sizeof length, sizeof length);
        used = append(bytes, used, size, length, sizeof length);
        used = append(bytes, used, size, elements[i].bytes, elements[i].size);
    }
    return used;
}

size_t tensor_first_bytes(const struct tensor *tensor, uint8_t *bytes, size_t size)
{
    if (tensor->dtype == DTYPE_STRING)
        return first_bytes_of_strings(tensor, bytes, size);
    const struct tensor_encoding *encoding = tensor_encoding(tensor->dtype);
    size_t unit = encoding == NULL ? 1 : encoding->unit;
    size_t part = tensor->size < size ? tensor->size : size / unit * unit;
    little_endian_copy(bytes, tensor->elements, part, unit);
    return part;
}

void tensor_elements_hash(const struct tensor *tensor, char text[SHA256_TEXT_SIZE])
{
    struct sha256 hash;
    sha256_begin(&hash);
    add_elements(&hash, tensor);
    sha256_end(&hash, text);
}

void tensor_hash_add(struct sha256 *hash, const struct tensor *tensor)
{
    sha256_add_number(hash, (uint64_t)tensor->dtype);
    sha256_add_number(hash, (uint64_t)tensor->rank);
    for (int axis = 0; axis < tensor->rank; axis++)
        sha256_add_number(hash, (uint64_t)tensor->dims[axis]);
    add_elements(hash, tensor);
}
