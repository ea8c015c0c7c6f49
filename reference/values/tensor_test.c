#include "dtype.h"
#include "node_fixture.h"
#include "tensor.h"

#include <criterion/criterion.h>
#include <criterion/new/assert.h>
#include <string.h>

Test(tensor, a_tensor_has_room_for_its_elements)
{
    struct arena arena = arena_create(1 << 20);
    struct tensor tensor;
    struct error error;
    cr_assert(eq(int, (int)tensor_create(&tensor, DTYPE_COMPLEX128, DIMS(2, 3), &arena, &error), STATUS_OK));
    cr_expect(eq(i64, tensor.count, 6), "elements");
    cr_expect(eq(sz, tensor.size, 96), "bytes");
    memset(tensor.elements, 1, tensor.size);
    cr_expect(eq(int, tensor.dims[0] == 2 && tensor.dims[1] == 3, 1), "the shape is copied");
    arena_destroy(&arena);
}

Test(tensor, scalars_and_empty_tensors_have_a_pointer_to_elements)
{
    struct arena arena = arena_create(1 << 20);
    struct tensor scalar, empty;
    tensor_create(&scalar, DTYPE_FLOAT, SCALAR, &arena, NULL);
    tensor_create(&empty, DTYPE_FLOAT, DIMS(2, 0), &arena, NULL);
    cr_expect(eq(i64, scalar.count, 1), "a scalar has one element");
    cr_expect(eq(i64, empty.count, 0), "an empty tensor has none");
    cr_expect(ne(ptr, scalar.elements, NULL));
    cr_expect(ne(ptr, empty.elements, NULL));
    arena_destroy(&arena);
}

Test(tensor, the_bytes_of_strings_are_those_of_their_texts)
{
    struct string_element texts[] = {{"ab", 2}, {"", 0}, {"cde", 3}};
    const struct tensor strings = {
        .dtype = DTYPE_STRING, .count = 3, .elements = texts, .size = sizeof texts};
    const struct tensor numbers = {.dtype = DTYPE_INT16, .count = 3, .size = 6};
    cr_expect(eq(sz, tensor_bytes(&strings), 5));
    cr_expect(eq(sz, tensor_bytes(&numbers), 6));
}

Test(tensor, impossible_shapes_are_refused_and_named)
{
    struct arena arena = arena_create(1 << 20);
    struct tensor tensor;
    struct error error;
    cr_expect(
        eq(int, (int)tensor_create(&tensor, DTYPE_FLOAT, DIMS(3, -1), &arena, &error), STATUS_UNREADABLE));
    cr_expect(ne(ptr, strstr(error.message, "[3,-1]"), NULL), "%s", error.message);
    cr_expect(eq(int, (int)tensor_create(&tensor, DTYPE_INT8, DIMS(INT64_MAX, 2), &arena, &error),
                 STATUS_UNREADABLE));
    cr_expect(eq(int, (int)tensor_create(&tensor, DTYPE_DOUBLE, DIMS(INT64_MAX / 4), &arena, &error),
                 STATUS_UNREADABLE),
              "the number of bytes must also fit");
    arena_destroy(&arena);
}

Test(tensor, a_tensor_larger_than_the_arena_is_out_of_memory)
{
    struct arena arena = arena_create(1000);
    struct tensor tensor;
    struct error error;
    cr_expect(
        eq(int, (int)tensor_create(&tensor, DTYPE_FLOAT, DIMS(1000), &arena, &error), STATUS_OUT_OF_MEMORY));
    cr_expect(ne(ptr, strstr(error.message, "float tensor of shape [1000]"), NULL), "%s", error.message);
    arena_destroy(&arena);
}

Test(tensor, shapes_are_the_same_when_rank_and_extents_are)
{
    const int64_t dims[] = {2, 3}, others[] = {2, 4};
    struct tensor a = {.rank = 2, .dims = dims}, b = {.rank = 2, .dims = dims};
    cr_expect(tensor_same_shape(&a, &b), "equal");
    b.dims = others;
    cr_expect(not(tensor_same_shape(&a, &b)), "another extent");
    b = (struct tensor){.rank = 1, .dims = dims};
    cr_expect(not(tensor_same_shape(&a, &b)), "another rank");
}

Test(tensor, a_shape_is_written_in_brackets_and_cut_to_its_buffer)
{
    char text[64], small[6];
    cr_expect(eq(str, shape_text(DIMS(2, 3), text, sizeof text), "[2,3]"));
    cr_expect(eq(str, shape_text(SCALAR, text, sizeof text), "[]"));
    cr_expect(eq(str, shape_text(DIMS(INT64_MIN), text, sizeof text), "[-9223372036854775808]"));
    cr_expect(eq(str, shape_text(DIMS(123, 456, 789), small, sizeof small), "[123,"));
}

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

Test(shape, a_scalar_has_one_element)
{
    cr_expect(eq(i64, shape_element_count(SCALAR), 1));
}

Test(shape, the_count_is_the_product_of_the_extents)
{
    cr_expect(eq(i64, shape_element_count(DIMS(2, 3, 4)), 24));
}

Test(shape, an_extent_of_zero_makes_the_count_zero)
{
    cr_expect(eq(i64, shape_element_count(DIMS(3, 0, 5)), 0), "in the middle");
    cr_expect(eq(i64, shape_element_count(DIMS(0, INT64_MAX, INT64_MAX)), 0), "before extents of any size");
    cr_expect(eq(i64, shape_element_count(DIMS(INT64_C(1) << 40, INT64_C(1) << 40, 0)), 0),
              "after extents of any size");
    cr_expect(eq(i64, shape_element_count(DIMS(INT64_MAX, 0, INT64_MAX)), 0), "between them");
}

Test(shape, the_greatest_count_is_int64_max)
{
    cr_expect(eq(i64, shape_element_count(DIMS(INT64_MAX, 1)), INT64_MAX), "the maximum is allowed");
    cr_expect(eq(i64, shape_element_count(DIMS(7, INT64_MAX / 7)), INT64_MAX), "also as a product");
    cr_expect(eq(i64, shape_element_count(DIMS(INT64_C(1) << 32, INT64_C(1) << 31)), -1), "one more is not");
}

Test(shape, a_negative_extent_has_no_count)
{
    cr_expect(eq(i64, shape_element_count(DIMS(2, -1)), -1), "-1");
    cr_expect(eq(i64, shape_element_count(DIMS(INT64_MIN)), -1), "INT64_MIN");
    cr_expect(eq(i64, shape_element_count(DIMS(0, -5)), -1), "after an extent of 0");
    cr_expect(eq(i64, shape_element_count(DIMS(-5, INT64_MAX, 0)), -1), "before an extent of 0");
}
