/* max and min of floating-point types: NaN, the signs of zero, and everything else. */
#include "cell_fixture.h"

#include <criterion/criterion.h>
#include <criterion/new/assert.h>
#include <math.h>

#define F(...)    VALUES(float, __VA_ARGS__)
#define ROW_COUNT (sizeof rows / sizeof *rows)

static void expect_all(const struct judgement *rows, size_t count)
{
    char text[200] = "";
    for (size_t i = 0; i < count; i++)
        cr_expect(judgement_holds(&rows[i], text, sizeof text), "%s", text);
}

Test(allowed_extreme, comparing_with_subnormal_numbers_as_zero_is_named)
{
    const struct judgement rows[] = {
        {"kept the lesser", DTYPE_FLOAT, REDUCTION_MAX, F(1e-40F), F(2e-40F), 1, F(1e-40F), false,
         CELL_CLAUSE_SUBNORMALS, POLICY_FLUSHED},
        {"gave zero", DTYPE_FLOAT, REDUCTION_MAX, F(1e-40F), F(2e-40F), 1, F(0), false,
         CELL_CLAUSE_SUBNORMALS, POLICY_FLUSHED},
        {"kept the negative", DTYPE_FLOAT, REDUCTION_MAX, F(-1e-40F), F(0), 1, F(-1e-40F), false,
         CELL_CLAUSE_SUBNORMALS, POLICY_FLUSHED},
        {"with a normal number", DTYPE_FLOAT, REDUCTION_MAX, F(1e-40F), F(1), 1, F(1e-40F), false,
         CELL_CLAUSE_REDUCTION_MAX, MISTAKE_OLD_VALUE},
    };
    expect_all(rows, ROW_COUNT);
}

Test(allowed_extreme, without_nan_the_extreme_is_required)
{
    const struct judgement rows[] = {
        {"max", DTYPE_FLOAT, REDUCTION_MAX, F(1), F(3, 2), 2, F(3), true, CELL_CLAUSE_REDUCTION_MAX,
         POLICY_EXPECTED},
        {"max is another operand", DTYPE_FLOAT, REDUCTION_MAX, F(1), F(3, 2), 2, F(2), false,
         CELL_CLAUSE_REDUCTION_MAX, MISTAKE_UPDATE_ALONE},
        {"max is the old value", DTYPE_FLOAT, REDUCTION_MAX, F(1), F(3, 2), 2, F(1), false,
         CELL_CLAUSE_REDUCTION_MAX, MISTAKE_OLD_VALUE},
        {"max is NaN", DTYPE_FLOAT, REDUCTION_MAX, F(1), F(3, 2), 2, F(NAN), false, CELL_CLAUSE_REDUCTION_MAX,
         MISTAKE_FOREIGN_VALUE},
        {"min", DTYPE_DOUBLE, REDUCTION_MIN, VALUES(double, -INFINITY), VALUES(double, 3), 1,
         VALUES(double, -INFINITY), true, CELL_CLAUSE_REDUCTION_MIN, POLICY_EXPECTED},
        {"min with max", DTYPE_DOUBLE, REDUCTION_MIN, VALUES(double, -1), VALUES(double, 3), 1,
         VALUES(double, 3), false, CELL_CLAUSE_REDUCTION_MIN, MISTAKE_UPDATE_ALONE},
        {"float16 as integers", DTYPE_FLOAT16, REDUCTION_MAX, VALUES(uint16_t, 0xc000),
         VALUES(uint16_t, 0x3c00), 1, VALUES(uint16_t, 0xc000), false, CELL_CLAUSE_REDUCTION_MAX,
         MISTAKE_OLD_VALUE},
        {"bfloat16", DTYPE_BFLOAT16, REDUCTION_MIN, VALUES(uint16_t, 0xc000), VALUES(uint16_t, 0x3f80), 1,
         VALUES(uint16_t, 0xc000), true, CELL_CLAUSE_REDUCTION_MIN, POLICY_EXPECTED},
    };
    expect_all(rows, ROW_COUNT);
}

Test(allowed_extreme, with_nan_every_number_and_nan_are_allowed)
{
    const struct judgement rows[] = {
        {"several: NaN", DTYPE_FLOAT, REDUCTION_MAX, F(5), F(NAN, 1), 2, F(-NAN), true, CELL_CLAUSE_NAN_ORDER,
         POLICY_NAN_WINS},
        {"several: extreme", DTYPE_FLOAT, REDUCTION_MAX, F(5), F(NAN, 1), 2, F(5), true,
         CELL_CLAUSE_NAN_ORDER, POLICY_NAN_LOSES},
        {"several: another", DTYPE_FLOAT, REDUCTION_MAX, F(5), F(NAN, 1), 2, F(1), true,
         CELL_CLAUSE_NAN_ORDER, POLICY_NAN_DEPENDS},
        {"several: foreign", DTYPE_FLOAT, REDUCTION_MAX, F(5), F(NAN, 1), 2, F(2), false,
         CELL_CLAUSE_NAN_ORDER, MISTAKE_FOREIGN_VALUE},
        {"data: wins", DTYPE_FLOAT, REDUCTION_MIN, F(NAN), F(1), 1, F(NAN), true, CELL_CLAUSE_NAN_ORDER,
         POLICY_NAN_IN_DATA_WINS},
        {"data: loses", DTYPE_FLOAT, REDUCTION_MIN, F(NAN), F(1), 1, F(1), true, CELL_CLAUSE_NAN_ORDER,
         POLICY_NAN_IN_DATA_LOSES},
        {"update: wins", DTYPE_FLOAT, REDUCTION_MIN, F(1), F(NAN), 1, F(NAN), true, CELL_CLAUSE_NAN_ORDER,
         POLICY_NAN_IN_UPDATE_WINS},
        {"update: loses", DTYPE_FLOAT, REDUCTION_MIN, F(1), F(NAN), 1, F(1), true, CELL_CLAUSE_NAN_ORDER,
         POLICY_NAN_IN_UPDATE_LOSES},
        {"update: infinity", DTYPE_FLOAT, REDUCTION_MIN, F(1), F(NAN), 1, F(INFINITY), false,
         CELL_CLAUSE_NAN_ORDER, MISTAKE_FOREIGN_VALUE},
        {"all NaN", DTYPE_FLOAT, REDUCTION_MAX, F(NAN), F(NAN, -NAN), 2, F(NAN), true,
         CELL_CLAUSE_REDUCTION_MAX, POLICY_EXPECTED},
        {"all NaN: number", DTYPE_FLOAT, REDUCTION_MAX, F(NAN), F(NAN, -NAN), 2, F(0), false,
         CELL_CLAUSE_REDUCTION_MAX, MISTAKE_FOREIGN_VALUE},
        {"a zero that no operand has", DTYPE_FLOAT, REDUCTION_MAX, F(1), F(NAN), 1, F(-0.0F), false,
         CELL_CLAUSE_NAN_ORDER, MISTAKE_FOREIGN_VALUE},
    };
    expect_all(rows, ROW_COUNT);
}

Test(allowed_extreme, the_sign_of_zero_is_open_only_if_zeros_of_both_signs_are_the_extreme)
{
    const struct judgement rows[] = {
        {"old", DTYPE_FLOAT, REDUCTION_MAX, F(-0.0F), F(0.0F), 1, F(-0.0F), true, CELL_CLAUSE_ZERO_SIGN,
         POLICY_ZERO_OLD},
        {"other", DTYPE_FLOAT, REDUCTION_MAX, F(-0.0F), F(0.0F), 1, F(0.0F), true, CELL_CLAUSE_ZERO_SIGN,
         POLICY_ZERO_OTHER},
        {"among others", DTYPE_FLOAT, REDUCTION_MIN, F(3), F(0.0F, -0.0F), 2, F(-0.0F), true,
         CELL_CLAUSE_ZERO_SIGN, POLICY_ZERO_OTHER},
        {"they are not the extreme", DTYPE_FLOAT, REDUCTION_MAX, F(1), F(0.0F, -0.0F), 2, F(0.0F), false,
         CELL_CLAUSE_REDUCTION_MAX, MISTAKE_UPDATE_ALONE},
        {"no zero", DTYPE_FLOAT, REDUCTION_MIN, F(0.0F), F(-0.0F), 1, F(1), false, CELL_CLAUSE_REDUCTION_MIN,
         MISTAKE_FOREIGN_VALUE},
    };
    expect_all(rows, ROW_COUNT);
}

Test(allowed_extreme, a_zero_of_the_right_magnitude_with_the_other_sign_is_named)
{
    const struct judgement rows[] = {
        {"zeros of unlike sign do not meet", DTYPE_FLOAT, REDUCTION_MAX, F(-1), F(0.0F), 1, F(-0.0F), false,
         CELL_CLAUSE_ZERO_SIGN_COMPUTED, POLICY_ZERO_OTHER},
        {"+0 for -0", DTYPE_FLOAT, REDUCTION_MAX, F(-1), F(-0.0F), 1, F(0.0F), false,
         CELL_CLAUSE_ZERO_SIGN_COMPUTED, POLICY_ZERO_OTHER},
        {"NaN in the update", DTYPE_FLOAT, REDUCTION_MAX, F(-0.0F), F(NAN), 1, F(0.0F), false,
         CELL_CLAUSE_ZERO_SIGN_COMPUTED, POLICY_ZERO_OTHER},
        {"NaN discards the extreme", DTYPE_FLOAT, REDUCTION_MIN, F(-1), F(NAN, 0.0F), 2, F(-0.0F), false,
         CELL_CLAUSE_ZERO_SIGN_COMPUTED, POLICY_ZERO_OTHER},
        {"zero is not the extreme", DTYPE_FLOAT, REDUCTION_MIN, F(-1), F(0.0F), 1, F(-0.0F), false,
         CELL_CLAUSE_REDUCTION_MIN, MISTAKE_OTHER_REDUCTION},
    };
    expect_all(rows, ROW_COUNT);
}

Test(allowed_extreme, a_flushed_subnormal_is_named)
{
    const struct judgement rows[] = {
        {"extreme", DTYPE_FLOAT, REDUCTION_MAX, F(-1), F(0x1p-140F), 1, F(0), false, CELL_CLAUSE_SUBNORMALS,
         POLICY_FLUSHED},
        {"next to a zero", DTYPE_FLOAT, REDUCTION_MAX, F(0.0F), F(-0x1p-140F), 1, F(-0.0F), false,
         CELL_CLAUSE_SUBNORMALS, POLICY_FLUSHED},
        {"next to NaN", DTYPE_FLOAT, REDUCTION_MAX, F(NAN), F(0x1p-140F), 1, F(0), false,
         CELL_CLAUSE_SUBNORMALS, POLICY_FLUSHED},
        {"a normal extreme", DTYPE_FLOAT, REDUCTION_MAX, F(1), F(0x1p-140F), 1, F(0), false,
         CELL_CLAUSE_REDUCTION_MAX, MISTAKE_FOREIGN_VALUE},
    };
    expect_all(rows, ROW_COUNT);
}
