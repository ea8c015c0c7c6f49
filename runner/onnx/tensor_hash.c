#include "tensor_hash.h"

#include "little_endian.h"
#include "tensor_encoding.h"

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
