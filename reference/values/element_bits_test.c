#include "element_bits.h"

#include <criterion/criterion.h>
#include <criterion/new/assert.h>
#include <string.h>

Test(element_bits, bits_are_loaded_from_every_size_and_place)
{
    unsigned char memory[16] = {0};
    for (size_t size = 1; size <= 8; size *= 2) {
        for (size_t place = 0; place < 3; place++) {
            const uint64_t bits = UINT64_C(0xfedcba9876543210) >> (64 - 8 * size);
            memset(memory, 0xff, sizeof memory);
            store_bits(memory + place, size, bits);
            cr_expect(eq(u64, load_bits(memory + place, size), bits), "%zu bytes at %zu", size, place);
            cr_expect(place == 0 || memory[place - 1] == 0xff, "%zu bytes: the byte before", size);
            cr_expect(eq(u8, memory[place + size], 0xff), "%zu bytes: the byte after", size);
        }
    }
}

Test(element_bits, bits_are_those_of_the_number_in_memory)
{
    const uint32_t number = 0x12345678;
    cr_expect(eq(u64, load_bits(&number, sizeof number), 0x12345678));
    uint16_t stored = 0;
    store_bits(&stored, sizeof stored, 0xabcdef);
    cr_expect(eq(u16, stored, 0xcdef), "the low bits");
}

Test(element_bits, signed_integers_are_sign_extended_and_others_are_not)
{
    const uint64_t ones = UINT64_MAX;
    static const struct {
        int32_t dtype;
        uint64_t bits;
    } expected[] = {{DTYPE_INT8, UINT64_MAX},   {DTYPE_INT16, UINT64_MAX},  {DTYPE_INT32, UINT64_MAX},
                    {DTYPE_INT64, UINT64_MAX},  {DTYPE_UINT8, UINT8_MAX},   {DTYPE_UINT16, UINT16_MAX},
                    {DTYPE_UINT32, UINT32_MAX}, {DTYPE_UINT64, UINT64_MAX}, {DTYPE_BOOL, UINT8_MAX}};
    for (size_t i = 0; i < sizeof expected / sizeof *expected; i++)
        cr_expect(eq(u64, integer_bits(expected[i].dtype, &ones), expected[i].bits), "%s",
                  dtype_name(expected[i].dtype));
    const int8_t positive = 100;
    cr_expect(eq(u64, integer_bits(DTYPE_INT8, &positive), 100), "a positive number");
}
