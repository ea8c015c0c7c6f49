/*
 * The bits of elements and of the parts of complex elements, which have 1, 2, 4 or 8 bytes in native byte order and
 * need not be aligned.
 */
#ifndef SCATTER_ELEMENT_BITS_H
#define SCATTER_ELEMENT_BITS_H

#include "dtype.h"

#include <stddef.h>
#include <stdint.h>
#include <string.h>

/* The bits of an element of `size` bytes, in the low bits of the result; the others are 0. */
static inline uint64_t load_bits(const void *element, size_t size)
{
    uint8_t b8;
    uint16_t b16;
    uint32_t b32;
    uint64_t b64;
    switch (size) {
    case sizeof b8:
        memcpy(&b8, element, sizeof b8);
        return b8;
    case sizeof b16:
        memcpy(&b16, element, sizeof b16);
        return b16;
    case sizeof b32:
        memcpy(&b32, element, sizeof b32);
        return b32;
    default:
        memcpy(&b64, element, sizeof b64);
        return b64;
    }
}

/* Stores the low bits as an element of `size` bytes. */
static inline void store_bits(void *element, size_t size, uint64_t bits)
{
    const uint8_t b8 = (uint8_t)bits;
    const uint16_t b16 = (uint16_t)bits;
    const uint32_t b32 = (uint32_t)bits;
    switch (size) {
    case sizeof b8:
        memcpy(element, &b8, sizeof b8);
        break;
    case sizeof b16:
        memcpy(element, &b16, sizeof b16);
        break;
    case sizeof b32:
        memcpy(element, &b32, sizeof b32);
        break;
    default:
        memcpy(element, &bits, sizeof bits);
        break;
    }
}

/* The value of an integer or bool element in two's complement: sign-extended if the type is signed. */
static inline uint64_t integer_bits(int32_t dtype, const void *element)
{
    const size_t size = dtype_size(dtype);
    const uint64_t bits = load_bits(element, size), sign = UINT64_C(1) << (8 * size - 1);
    return dtype_kind(dtype) == DTYPE_KIND_SIGNED ? (bits ^ sign) - sign : bits;
}

#endif
