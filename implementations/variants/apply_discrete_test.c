/* The differences between the variants, on single cells of integers and bool. */
#include "apply_fixture.h"
#include "element.h"

#include <criterion/criterion.h>
#include <criterion/new/assert.h>
#include <string.h>

/* For int8, int32 and the 64-bit types; uint64 as the bits of int64. */
static void put_integer(int32_t dtype, int64_t value, void *element)
{
    int8_t byte = (int8_t)value;
    int32_t word = (int32_t)value;
    if (dtype == DTYPE_INT8)
        memcpy(element, &byte, sizeof byte);
    else if (dtype == DTYPE_INT32)
        memcpy(element, &word, sizeof word);
    else
        memcpy(element, &value, sizeof value);
}

static int64_t get_integer(int32_t dtype, const void *element)
{
    int8_t byte;
    int32_t word;
    int64_t value;
    memcpy(&byte, element, sizeof byte);
    memcpy(&word, element, sizeof word);
    memcpy(&value, element, sizeof value);
    return dtype == DTYPE_INT8 ? byte : dtype == DTYPE_INT32 ? word : value;
}

static int64_t integer(const char *name, enum reduction reduction, int32_t dtype, size_t count,
                       const int64_t *operands)
{
    struct cell cell = {.dtype = dtype, .reduction = reduction, .update_count = (int64_t)count - 1};
    cell.element_size = dtype == DTYPE_INT8 ? 1 : dtype == DTYPE_INT32 ? 4 : 8;
    put_integer(dtype, operands[0], cell.data);
    for (size_t i = 1; i < count; i++)
        put_integer(dtype, operands[i], cell.updates + (i - 1) * cell.element_size);
    unsigned char result[CELL_SIZE] = {0};
    cr_assert(compute(name, &cell, result), "%s", name);
    return get_integer(dtype, result);
}

#define INTEGER_COUNT(...) (sizeof((int64_t[]){__VA_ARGS__}) / sizeof(int64_t))
#define INTEGER(name, reduction, dtype, ...) \
    integer(name, REDUCTION_##reduction, dtype, INTEGER_COUNT(__VA_ARGS__), (int64_t[]){__VA_ARGS__})

Test(apply_discrete, integers_wrap)
{
    cr_assert(eq(i64, INTEGER("in-order", ADD, DTYPE_INT8, 100, 100), -56));
    cr_assert(eq(i64, INTEGER("in-order", ADD, DTYPE_INT64, INT64_MIN, INT64_MIN), 0));
    cr_assert(eq(i64, INTEGER("in-order", MUL, DTYPE_INT64, INT64_MIN, -1), INT64_MIN));
    cr_assert(eq(i64, INTEGER("in-order", MUL, DTYPE_UINT64, -1, -1), 1));
    cr_assert(eq(i64, INTEGER("in-order", MUL, DTYPE_INT32, 65537, 65537), 131073));
}

Test(apply_discrete, integers_saturate_at_every_step_or_at_the_end)
{
    cr_assert(eq(i64, INTEGER("saturating", ADD, DTYPE_INT8, 100, 100, -100), 27));
    cr_assert(eq(i64, INTEGER("saturating-at-end", ADD, DTYPE_INT8, 100, 100, -100), 100));
    cr_assert(eq(i64, INTEGER("saturating", ADD, DTYPE_INT64, INT64_MIN, INT64_MIN), INT64_MIN));
    cr_assert(eq(i64, INTEGER("saturating", MUL, DTYPE_INT64, INT64_MIN, -1), INT64_MAX));
    cr_assert(eq(i64, INTEGER("saturating", MUL, DTYPE_UINT64, -1, -1), -1));
    cr_assert(eq(i64, INTEGER("saturating", MUL, DTYPE_INT8, -100, 2), -128));
}

Test(apply_discrete, a_product_outside_all_types_keeps_its_sign_and_zero)
{
    cr_assert(eq(i64, INTEGER("saturating-at-end", MUL, DTYPE_INT64, INT64_MAX, INT64_MAX, -8), INT64_MIN));
    cr_assert(eq(i64, INTEGER("saturating-at-end", MUL, DTYPE_INT64, INT64_MAX, INT64_MAX, 0), 0));
    cr_assert(eq(i64, INTEGER("saturating-at-end", MUL, DTYPE_INT8, 100, 100, 0, 5), 0));
    cr_assert(eq(i64, INTEGER("saturating-at-end", MUL, DTYPE_INT64, INT64_MIN, 2, -1), INT64_MAX));
}

Test(apply_discrete, an_indefinite_integer_is_the_lowest_of_the_register)
{
    cr_assert(eq(i64, INTEGER("integer-indefinite", ADD, DTYPE_INT32, INT32_MAX, 1), INT32_MIN));
    cr_assert(eq(i64, INTEGER("integer-indefinite", ADD, DTYPE_INT64, INT64_MAX, 1), INT64_MIN));
    cr_assert(eq(i64, INTEGER("integer-indefinite", ADD, DTYPE_UINT64, -1, 1), INT64_MIN));
    cr_assert(eq(i64, INTEGER("integer-indefinite", ADD, DTYPE_UINT64, INT64_MAX, 1), INT64_MIN));
    cr_assert(eq(i64, INTEGER("integer-indefinite", ADD, DTYPE_INT8, 100, 100), -56));
    cr_assert(eq(i64, INTEGER("integer-indefinite", MUL, DTYPE_INT8, 100, 100, 100, 100, 100), 0));
}

static int bool_byte(const char *name, enum reduction reduction, int update)
{
    struct cell cell = {.dtype = DTYPE_BOOL,
                        .reduction = reduction,
                        .element_size = 1,
                        .update_count = 2,
                        .data = {1},
                        .updates = {(unsigned char)update, (unsigned char)update}};
    unsigned char result[CELL_SIZE];
    cr_assert(compute(name, &cell, result), "%s", name);
    return result[0];
}

Test(apply_discrete, bools_are_bytes_or_normalised)
{
    cr_assert(eq(int, bool_byte("in-order", REDUCTION_ADD, 1), 1));
    cr_assert(eq(int, bool_byte("bool-bytes", REDUCTION_ADD, 1), 3));
    cr_assert(eq(int, bool_byte("bool-bytes", REDUCTION_MUL, 1), 1));
    cr_assert(eq(int, bool_byte("in-order", REDUCTION_NONE, 7), 7));
    cr_assert(eq(int, bool_byte("bool-normalised", REDUCTION_NONE, 7), 1));
}
