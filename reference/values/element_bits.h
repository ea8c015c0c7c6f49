/*
 * The bits of elements and of the parts of complex elements, which have 1, 2, 4 or 8 bytes in native byte order and
 * need not be aligned.
 */
#ifndef SCATTER_ELEMENT_BITS_H
#define SCATTER_ELEMENT_BITS_H

#include "dtype.h"

#include <stddef.h>
#include <stdint.h>

/* The bits of an element of `size` bytes, in the low bits of the result; the others are 0. */
uint64_t load_bits(const void *element, size_t size);

/* Stores the low bits as an element of `size` bytes. */
void store_bits(void *element, size_t size, uint64_t bits);

/* The value of an integer or bool element in two's complement: sign-extended if the type is signed. */
uint64_t integer_bits(int32_t dtype, const void *element);

#endif
