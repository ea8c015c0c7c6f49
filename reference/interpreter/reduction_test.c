#include "half.h"
#include "node_fixture.h"
#include "operator_version.h"

#include <criterion/criterion.h>
#include <criterion/new/assert.h>
#include <math.h>
#include <string.h>

/* f(old, update) for one element of any type. */
static void reduce(int32_t dtype, enum reduction reduction, void *old, const void *update)
{
    reduction_find(dtype, reduction)(dtype, old, update);
}

Test(reductions, every_reduction_and_element_type_of_every_version_has_a_table_entry)
{
    struct error error;
    for (int row = 0; row < OPERATOR_VERSION_COUNT; row++)
        cr_expect(eq(int, (int)reductions_check_version(&operator_versions[row], &error), STATUS_OK), "%s",
                  error.message);
}

Test(reductions, an_operator_version_without_functions_is_refused_and_named)
{
    struct error error;
    struct operator_version newer = operator_versions[OPERATOR_VERSION_COUNT - 1];
    newer.id = "ScatterND-99";
    newer.types |= DTYPE_BIT(FLOAT8E5M2);
    cr_expect(eq(int, (int)reductions_check_version(&newer, &error), STATUS_NOT_FOUND));
    cr_expect(
        eq(str, error.message, "ScatterND-99: there is no function for the reduction none of float8e5m2"));
}

Test(reductions, every_pair_of_bytes_wraps_and_compares)
{
    for (int is_signed = 0; is_signed < 2; is_signed++) {
        int32_t dtype = is_signed ? DTYPE_INT8 : DTYPE_UINT8;
        int wrong = 0;
        for (int a = 0; a < 256; a++) {
            for (int b = 0; b < 256; b++) {
                int x = is_signed && a > 127 ? a - 256 : a;
                int y = is_signed && b > 127 ? b - 256 : b;
                for (int reduction = 0; reduction < REDUCTION_COUNT; reduction++) {
                    uint8_t old = (uint8_t)a, update = (uint8_t)b;
                    reduce(dtype, (enum reduction)reduction, &old, &update);
                    wrong += old != (uint8_t)literal_reduce((enum reduction)reduction, x, y);
                }
            }
        }
        cr_expect(eq(int, wrong, 0), "%s", dtype_name(dtype));
    }
}

/* add, mul, max and min of an integer type at its bounds: old, update and the expected result. */
#define INTEGER_TEST(dtype, type, constant, least, greatest)                \
    Test(reductions, dtype##_wraps_at_its_bounds)                           \
    {                                                                       \
        static const struct {                                               \
            enum reduction reduction;                                       \
            type old, update, expected;                                     \
        } rows[] = {                                                        \
            {REDUCTION_ADD, (greatest), 1, (least)},                        \
            {REDUCTION_ADD, (least), (type)-1, (greatest)},                 \
            {REDUCTION_ADD, (greatest), (greatest), (type)-2},              \
            {REDUCTION_MUL, (greatest), 2, (type)-2},                       \
            {REDUCTION_MUL, (greatest), (greatest), 1},                     \
            {REDUCTION_MUL, (least), (type)-1, (least)},                    \
            {REDUCTION_MAX, (least), (greatest), (greatest)},               \
            {REDUCTION_MAX, (greatest), (least), (greatest)},               \
            {REDUCTION_MIN, (least), (greatest), (least)},                  \
            {REDUCTION_MIN, (greatest), (least), (least)},                  \
            {REDUCTION_NONE, (greatest), (least), (least)},                 \
        };                                                                  \
        for (size_t row = 0; row < sizeof rows / sizeof *rows; row++) {     \
            type old = rows[row].old;                                       \
            reduce(constant, rows[row].reduction, &old, &rows[row].update); \
            cr_expect(old == rows[row].expected, "row %zu", row);           \
        }                                                                   \
    }
INTEGER_TEST(int16, int16_t, DTYPE_INT16, INT16_MIN, INT16_MAX)
INTEGER_TEST(int32, int32_t, DTYPE_INT32, INT32_MIN, INT32_MAX)
INTEGER_TEST(int64, int64_t, DTYPE_INT64, INT64_MIN, INT64_MAX)
INTEGER_TEST(uint16, uint16_t, DTYPE_UINT16, 0, UINT16_MAX)
INTEGER_TEST(uint32, uint32_t, DTYPE_UINT32, 0, UINT32_MAX)
INTEGER_TEST(uint64, uint64_t, DTYPE_UINT64, 0, UINT64_MAX)

Test(reductions, bool_adds_and_maximises_by_or_and_multiplies_and_minimises_by_and)
{
    for (unsigned a = 0; a < 2; a++) {
        for (unsigned b = 0; b < 2; b++) {
            const unsigned expected[REDUCTION_COUNT] = {b, a | b, a & b, a | b, a & b};
            for (int reduction = 0; reduction < REDUCTION_COUNT; reduction++) {
                uint8_t old = (uint8_t)a, update = (uint8_t)b;
                if (reduction_find(DTYPE_BOOL, (enum reduction)reduction) == NULL)
                    continue;
                reduce(DTYPE_BOOL, (enum reduction)reduction, &old, &update);
                cr_expect(eq(int, old, (int)expected[reduction]), "%u, %u, %d", a, b, reduction);
            }
        }
    }
}

/* max and min of float and double: the bits of old, update, and of both results. */
Test(reductions, max_and_min_propagate_nan_and_keep_the_old_of_equal_values)
{
    const uint32_t nan_one = 0x7fc00001, nan_two = 0xffc00002, one = 0x3f800000, two = 0x40000000, zero = 0,
                   minus_zero = 0x80000000, infinity = 0x7f800000, minus_infinity = 0xff800000;
    const uint32_t rows[][4] = {
        {one, two, two, one},
        {two, one, two, one},
        {nan_one, two, nan_one, nan_one},
        {two, nan_one, nan_one, nan_one},
        {nan_one, nan_two, nan_one, nan_one},
        {nan_two, nan_one, nan_two, nan_two},
        {zero, minus_zero, zero, zero},
        {minus_zero, zero, minus_zero, minus_zero},
        {minus_infinity, infinity, infinity, minus_infinity},
        {infinity, nan_two, nan_two, nan_two},
    };
    for (size_t row = 0; row < sizeof rows / sizeof *rows; row++) {
        for (int is_min = 0; is_min < 2; is_min++) {
            enum reduction reduction = is_min ? REDUCTION_MIN : REDUCTION_MAX;
            uint32_t old = rows[row][0];
            reduce(DTYPE_FLOAT, reduction, &old, &rows[row][1]);
            cr_expect(eq(u32, old, rows[row][2 + is_min]), "float, row %zu, min %d", row, is_min);
            double wide[3];
            for (int i = 0; i < 3; i++)
                wide[i] = (double)float_from_bits(rows[row][i == 2 ? 2 + is_min : i]);
            reduce(DTYPE_DOUBLE, reduction, &wide[0], &wide[1]);
            cr_expect(eq(int, memcmp(&wide[0], &wide[2], sizeof *wide), 0), "double, row %zu, min %d", row,
                      is_min);
        }
    }
}

/* The result of max or min on 16-bit patterns by the same rules, decided in double. */
static uint16_t expected_pattern(float (*widen)(uint16_t), bool is_min, uint16_t old, uint16_t update)
{
    double a = (double)widen(old), b = (double)widen(update);
    if (isnan(a))
        return old;
    if (isnan(b))
        return update;
    return (is_min ? b < a : b > a) ? update : old;
}

Test(reductions, max_and_min_of_16_bit_floats_follow_the_same_rules)
{
    uint64_t random = 8;
    for (int is_bfloat16 = 0; is_bfloat16 < 2; is_bfloat16++) {
        int wrong = 0;
        for (int i = 0; i < 1000000; i++) {
            uint32_t bits = fixture_random(&random);
            uint16_t start = (uint16_t)bits, update = (uint16_t)(bits >> 16);
            if (i % 16 == 0)
                update = start ^ (uint16_t)(bits & 0x8000);
            for (int is_min = 0; is_min < 2; is_min++) {
                uint16_t old = start;
                reduce(is_bfloat16 ? DTYPE_BFLOAT16 : DTYPE_FLOAT16, is_min ? REDUCTION_MIN : REDUCTION_MAX,
                       &old, &update);
                wrong += old != expected_pattern(is_bfloat16 ? bfloat16_to_float : float16_to_float, is_min,
                                                 start, update);
            }
        }
        cr_expect(eq(int, wrong, 0), "bfloat16 %d", is_bfloat16);
    }
}

Test(reductions, a_sum_is_rounded_to_its_type_after_every_update)
{
    uint16_t half = 0x6800, brain = 0x4380; /* 2048, above which float16 has only even numbers; 256 */
    float single = 0x1p24f;
    for (int i = 0; i < 4; i++) {
        reduce(DTYPE_FLOAT16, REDUCTION_ADD, &half, VALUES(uint16_t, 0x3c00));
        reduce(DTYPE_BFLOAT16, REDUCTION_ADD, &brain, VALUES(uint16_t, 0x3f80));
        reduce(DTYPE_FLOAT, REDUCTION_ADD, &single, VALUES(float, 1));
    }
    cr_expect(eq(int, half, 0x6800), "float16: 2048 + 1 four times");
    cr_expect(eq(int, brain, 0x4380), "bfloat16: 256 + 1 four times");
    cr_expect(single == 0x1p24f, "float: 2^24 + 1 four times");
}

/* Results of float are computed in double; they must be those of arithmetic in float. */
Test(reductions, a_float_is_rounded_as_if_once)
{
    uint64_t random = 9;
    int wrong = 0;
    for (int i = 0; i < 1000000; i++) {
        const float a = float_from_bits(fixture_random(&random)),
                    b = float_from_bits(fixture_random(&random));
        float sum = a, product = a;
        if (isnan(a) || isnan(b))
            continue;
        reduce(DTYPE_FLOAT, REDUCTION_ADD, &sum, &b);
        reduce(DTYPE_FLOAT, REDUCTION_MUL, &product, &b);
        const float expected[] = {a + b, a * b};
        wrong += !(isnan(sum) && isnan(expected[0])) && float_bits(sum) != float_bits(expected[0]);
        wrong += !(isnan(product) && isnan(expected[1])) && float_bits(product) != float_bits(expected[1]);
    }
    cr_expect(eq(int, wrong, 0));
}

Test(reductions, a_product_is_not_contracted_into_a_fused_multiply_add)
{
    double complex128[] = {1 + 0x1p-30, 1 + 0x1p-29};
    const double update[] = {1 - 0x1p-30, 1 - 0x1p-29};
    volatile double first = complex128[0] * update[0], second = complex128[1] * update[1];
    double expected = first - second;
    reduce(DTYPE_COMPLEX128, REDUCTION_MUL, complex128, update);
    cr_expect(complex128[0] == expected);
}

Test(reductions, complex_numbers_are_added_and_multiplied_by_the_plain_formulas)
{
    float sum[] = {1, 2}, product[] = {1, 2};
    reduce(DTYPE_COMPLEX64, REDUCTION_ADD, sum, VALUES(float, 30, 40));
    cr_expect(sum[0] == 31 && sum[1] == 42, "(1+2i) + (30+40i)");
    reduce(DTYPE_COMPLEX64, REDUCTION_MUL, product, VALUES(float, 3, 4));
    cr_expect(product[0] == -5 && product[1] == 10, "(1+2i) * (3+4i)");
    double infinite[] = {INFINITY, 0};
    reduce(DTYPE_COMPLEX128, REDUCTION_MUL, infinite, VALUES(double, 1, 1));
    cr_expect(isinf(infinite[0]) && isinf(infinite[1]), "inf * (1+1i), from which 0 * 1 is subtracted");
    double lost[] = {INFINITY, INFINITY};
    reduce(DTYPE_COMPLEX128, REDUCTION_MUL, lost, VALUES(double, 1, 1));
    cr_expect(isnan(lost[0]) && isinf(lost[1]), "the plain formula gives inf - inf");
}

Test(reductions, an_undefined_reduction_has_no_function)
{
    static const struct {
        int32_t dtype;
        enum reduction reduction;
    } rows[] = {{DTYPE_STRING, REDUCTION_ADD},
                {DTYPE_STRING, REDUCTION_MUL},
                {DTYPE_COMPLEX64, REDUCTION_MAX},
                {DTYPE_COMPLEX64, REDUCTION_MIN},
                {DTYPE_COMPLEX128, REDUCTION_MAX},
                {DTYPE_COMPLEX128, REDUCTION_MIN},
                {DTYPE_UNDEFINED, REDUCTION_NONE},
                {DTYPE_FLOAT8E4M3FN, REDUCTION_NONE},
                {-1, REDUCTION_NONE},
                {INT32_MAX, REDUCTION_NONE}};
    for (size_t row = 0; row < sizeof rows / sizeof *rows; row++)
        cr_expect(reduction_find(rows[row].dtype, rows[row].reduction) == NULL, "row %zu", row);
}
