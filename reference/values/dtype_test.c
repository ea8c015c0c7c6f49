#include "dtype.h"

#include <criterion/criterion.h>
#include <criterion/new/assert.h>
#include <string.h>

/* TensorProto.DataType, written down from onnx.proto: the name and the bytes of an element by number. */
static const struct {
    const char *name;
    size_t size;
} expected[] = {
    {"undefined", 0},      {"float", 4},    {"uint8", 1},        {"int8", 1},           {"uint16", 2},
    {"int16", 2},          {"int32", 4},    {"int64", 8},        {"string", 16},        {"bool", 1},
    {"float16", 2},        {"double", 8},   {"uint32", 4},       {"uint64", 8},         {"complex64", 8},
    {"complex128", 16},    {"bfloat16", 2}, {"float8e4m3fn", 0}, {"float8e4m3fnuz", 0}, {"float8e5m2", 0},
    {"float8e5m2fnuz", 0}, {"uint4", 0},    {"int4", 0},         {"float4e2m1", 0},     {"float8e8m0", 0},
    {"uint2", 0},          {"int2", 0},     {"float6e2m3", 0},   {"float6e3m2", 0}};
enum { KNOWN = sizeof expected / sizeof *expected };

Test(dtype, every_number_has_the_name_that_onnx_gives_it)
{
    for (int number = 0; number < KNOWN; number++)
        cr_expect(eq(str, (char *)dtype_name(number), (char *)expected[number].name));
}

Test(dtype, every_name_is_converted_back_to_its_number)
{
    for (int number = 0; number < KNOWN; number++)
        cr_expect(eq(int, (int)dtype_from_name(expected[number].name), number), "%s", expected[number].name);
}

Test(dtype, names_are_compared_exactly)
{
    cr_expect(eq(int, (int)dtype_from_name("Float"), DTYPE_UNDEFINED), "capital letter");
    cr_expect(eq(int, (int)dtype_from_name("float "), DTYPE_UNDEFINED), "space");
    cr_expect(eq(int, (int)dtype_from_name(""), DTYPE_UNDEFINED), "empty");
}

Test(dtype, only_the_types_of_the_constraint_have_a_size)
{
    for (int number = 0; number < KNOWN; number++) {
        size_t size = number == DTYPE_STRING ? sizeof(struct string_element) : expected[number].size;
        cr_expect(eq(sz, dtype_size(number), size), "%s", expected[number].name);
    }
}

Test(dtype, numbers_that_onnx_does_not_define_are_unknown)
{
    static const int32_t unknown[] = {-1, KNOWN, 31, 32, 1000, INT32_MAX, INT32_MIN};
    for (size_t i = 0; i < sizeof unknown / sizeof *unknown; i++) {
        cr_expect(not(dtype_is_known(unknown[i])), "%d", (int)unknown[i]);
        cr_expect(eq(str, (char *)dtype_name(unknown[i]), "unknown"), "%d", (int)unknown[i]);
        cr_expect(eq(sz, dtype_size(unknown[i]), 0), "%d", (int)unknown[i]);
    }
    cr_expect(dtype_is_known(DTYPE_UNDEFINED), "undefined is a number of ONNX");
}

Test(dtype, a_set_holds_its_members_and_nothing_else)
{
    dtype_set set = DTYPE_BIT(FLOAT) | DTYPE_BIT(BFLOAT16);
    for (int number = -2; number < 70; number++) {
        bool member = number == DTYPE_FLOAT || number == DTYPE_BFLOAT16;
        cr_expect(eq(int, dtype_in(set, number), member), "%d", number);
    }
}

Test(dtype, every_type_of_the_constraint_is_of_one_kind)
{
    static const dtype_set members[] = {
        [DTYPE_KIND_SIGNED] = DTYPE_BIT(INT8) | DTYPE_BIT(INT16) | DTYPE_BIT(INT32) | DTYPE_BIT(INT64),
        [DTYPE_KIND_UNSIGNED] = DTYPE_BIT(UINT8) | DTYPE_BIT(UINT16) | DTYPE_BIT(UINT32) | DTYPE_BIT(UINT64),
        [DTYPE_KIND_FLOATING] =
            DTYPE_BIT(FLOAT16) | DTYPE_BIT(BFLOAT16) | DTYPE_BIT(FLOAT) | DTYPE_BIT(DOUBLE),
        [DTYPE_KIND_COMPLEX] = DTYPE_BIT(COMPLEX64) | DTYPE_BIT(COMPLEX128),
        [DTYPE_KIND_BOOL] = DTYPE_BIT(BOOL),
        [DTYPE_KIND_STRING] = DTYPE_BIT(STRING)};
    for (int number = -2; number < 70; number++) {
        const enum dtype_kind kind = dtype_kind(number);
        cr_expect(eq(int, kind == DTYPE_KIND_FOREIGN, dtype_size(number) == 0), "%d", number);
        cr_expect(kind == DTYPE_KIND_FOREIGN || dtype_in(members[kind], number), "%d", number);
    }
}

Test(dtype, integers_are_the_signed_and_the_unsigned_ones)
{
    cr_expect(dtype_is_integer(DTYPE_INT8));
    cr_expect(dtype_is_integer(DTYPE_UINT64));
    cr_expect(not(dtype_is_integer(DTYPE_BOOL)));
    cr_expect(not(dtype_is_integer(DTYPE_FLOAT)));
    cr_expect(not(dtype_is_integer(DTYPE_UINT4)), "not a type of T");
}
