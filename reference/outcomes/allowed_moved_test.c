/* Copied values: cells without updates, and reduction none. */
#include "cell_fixture.h"

#include <criterion/criterion.h>
#include <criterion/new/assert.h>

#define F32(...)  VALUES(uint32_t, __VA_ARGS__)
#define ROW_COUNT (sizeof rows / sizeof *rows)

static void expect_all(const struct judgement *rows, size_t count)
{
    char text[200] = "";
    for (size_t i = 0; i < count; i++)
        cr_expect(judgement_holds(&rows[i], text, sizeof text), "%s", text);
}

Test(allowed_moved, a_cell_without_updates_keeps_its_bits)
{
    const struct judgement rows[] = {
        {"int64 kept", DTYPE_INT64, REDUCTION_ADD, VALUES(int64_t, 7), NULL, 0, VALUES(int64_t, 7), true,
         CELL_CLAUSE_UNTOUCHED, POLICY_EXPECTED},
        {"int64 changed", DTYPE_INT64, REDUCTION_ADD, VALUES(int64_t, 7), NULL, 0, VALUES(int64_t, 8), false,
         CELL_CLAUSE_UNTOUCHED, MISTAKE_FOREIGN_VALUE},
        {"-0 to +0", DTYPE_FLOAT, REDUCTION_NONE, F32(0x80000000), NULL, 0, F32(0), false,
         CELL_CLAUSE_UNTOUCHED, MISTAKE_FOREIGN_VALUE},
        {"one bit of a double", DTYPE_DOUBLE, REDUCTION_MAX, VALUES(double, 1), NULL, 0,
         VALUES(double, 1 + 0x1p-52), false, CELL_CLAUSE_UNTOUCHED, MISTAKE_FOREIGN_VALUE},
        {"NaN quieted", DTYPE_FLOAT, REDUCTION_NONE, F32(0x7f800001), NULL, 0, F32(0x7fc00001), false,
         CELL_CLAUSE_NAN_BITS, POLICY_NAN_BITS_CHANGED},
        {"signalling NaN kept", DTYPE_FLOAT, REDUCTION_NONE, F32(0x7f800001), NULL, 0, F32(0x7f800001), true,
         CELL_CLAUSE_UNTOUCHED, POLICY_EXPECTED},
        {"NaN to infinity", DTYPE_FLOAT, REDUCTION_NONE, F32(0x7f800001), NULL, 0, F32(0x7f800000), false,
         CELL_CLAUSE_UNTOUCHED, MISTAKE_FOREIGN_VALUE},
        {"flushed", DTYPE_FLOAT, REDUCTION_NONE, F32(0x80000001), NULL, 0, F32(0x80000000), false,
         CELL_CLAUSE_UNTOUCHED, POLICY_FLUSHED},
        {"a normal number flushed", DTYPE_FLOAT, REDUCTION_NONE, F32(0x00800000), NULL, 0, F32(0), false,
         CELL_CLAUSE_UNTOUCHED, MISTAKE_FOREIGN_VALUE},
        {"string kept", DTYPE_STRING, REDUCTION_NONE, &TEXT("a\0b"), NULL, 0, &TEXT("a\0b"), true,
         CELL_CLAUSE_UNTOUCHED, POLICY_EXPECTED},
        {"string cut at NUL", DTYPE_STRING, REDUCTION_NONE, &TEXT("a\0b"), NULL, 0, &TEXT("a"), false,
         CELL_CLAUSE_UNTOUCHED, MISTAKE_FOREIGN_VALUE},
    };
    expect_all(rows, ROW_COUNT);
}

Test(allowed_moved, the_only_update_under_none_keeps_its_bits)
{
    const struct judgement rows[] = {
        {"float16 bits", DTYPE_FLOAT16, REDUCTION_NONE, VALUES(uint16_t, 1), VALUES(uint16_t, 0x3c00), 1,
         VALUES(uint16_t, 0x3c00), true, CELL_CLAUSE_BITS_KEPT, POLICY_EXPECTED},
        {"old value", DTYPE_FLOAT16, REDUCTION_NONE, VALUES(uint16_t, 0x3c00), VALUES(uint16_t, 0x4000), 1,
         VALUES(uint16_t, 0x3c00), false, CELL_CLAUSE_BITS_KEPT, MISTAKE_OLD_VALUE},
        {"neighbour", DTYPE_BFLOAT16, REDUCTION_NONE, VALUES(uint16_t, 0), VALUES(uint16_t, 0x3f80), 1,
         VALUES(uint16_t, 0x3f81), false, CELL_CLAUSE_BITS_KEPT, MISTAKE_FOREIGN_VALUE},
        {"complex NaN payload", DTYPE_COMPLEX64, REDUCTION_NONE, F32(0, 0), F32(0x3f800000, 0x7fc00001), 1,
         F32(0x3f800000, 0xffc00000), false, CELL_CLAUSE_NAN_BITS, POLICY_NAN_BITS_CHANGED},
        {"complex NaN payload and another part", DTYPE_COMPLEX64, REDUCTION_NONE, F32(0, 0),
         F32(0x3f800000, 0x7fc00001), 1, F32(0x3f800001, 0x7fc00000), false, CELL_CLAUSE_BITS_KEPT,
         MISTAKE_FOREIGN_VALUE},
        {"complex parts swapped", DTYPE_COMPLEX128, REDUCTION_NONE, VALUES(double, 0, 0),
         VALUES(double, 1, 2), 1, VALUES(double, 2, 1), false, CELL_CLAUSE_BITS_KEPT, MISTAKE_FOREIGN_VALUE},
        {"complex flushed", DTYPE_COMPLEX128, REDUCTION_NONE, VALUES(double, 0, 0),
         VALUES(double, 1, 0x1p-1070), 1, VALUES(double, 1, 0), false, CELL_CLAUSE_BITS_KEPT, POLICY_FLUSHED},
        {"bool", DTYPE_BOOL, REDUCTION_NONE, VALUES(uint8_t, 0), VALUES(uint8_t, 1), 1, VALUES(uint8_t, 0xff),
         false, CELL_CLAUSE_BITS_KEPT, MISTAKE_FOREIGN_VALUE},
    };
    expect_all(rows, ROW_COUNT);
}

Test(allowed_moved, any_one_of_several_updates_under_none_wins_unmixed)
{
    const double *old = VALUES(double, 9, 9), *updates = VALUES(double, 1, 2, 3, 4, 5, 6);
    const struct judgement rows[] = {
        {"last", DTYPE_COMPLEX128, REDUCTION_NONE, old, updates, 3, VALUES(double, 5, 6), true,
         CELL_CLAUSE_DUPLICATES_NONE, POLICY_LAST_WINS},
        {"first", DTYPE_COMPLEX128, REDUCTION_NONE, old, updates, 3, VALUES(double, 1, 2), true,
         CELL_CLAUSE_DUPLICATES_NONE, POLICY_FIRST_WINS},
        {"between", DTYPE_COMPLEX128, REDUCTION_NONE, old, updates, 3, VALUES(double, 3, 4), true,
         CELL_CLAUSE_DUPLICATES_NONE, POLICY_OTHER_WINS},
        {"old", DTYPE_COMPLEX128, REDUCTION_NONE, old, updates, 3, VALUES(double, 9, 9), false,
         CELL_CLAUSE_DUPLICATES_NONE, MISTAKE_OLD_VALUE},
        {"torn", DTYPE_COMPLEX128, REDUCTION_NONE, old, updates, 3, VALUES(double, 1, 4), false,
         CELL_CLAUSE_DUPLICATES_NONE, MISTAKE_FOREIGN_VALUE},
        {"an old value that is also an update", DTYPE_INT8, REDUCTION_NONE, VALUES(int8_t, 1),
         VALUES(int8_t, 1, 2), 2, VALUES(int8_t, 1), true, CELL_CLAUSE_DUPLICATES_NONE, POLICY_FIRST_WINS},
        {"sum of both", DTYPE_INT8, REDUCTION_NONE, VALUES(int8_t, 4), VALUES(int8_t, 1, 2), 2,
         VALUES(int8_t, 3), false, CELL_CLAUSE_DUPLICATES_NONE, MISTAKE_FOREIGN_VALUE},
        {"NaN of one", DTYPE_FLOAT, REDUCTION_NONE, F32(0), F32(0x7f800001, 0x3f800000), 2, F32(0x7fc00001),
         false, CELL_CLAUSE_NAN_BITS, POLICY_NAN_BITS_CHANGED},
        {"one flushed", DTYPE_FLOAT, REDUCTION_NONE, F32(0x3f800000), F32(0x00000001, 0x3f800000), 2, F32(0),
         false, CELL_CLAUSE_DUPLICATES_NONE, MISTAKE_FOREIGN_VALUE},
    };
    expect_all(rows, ROW_COUNT);
}
