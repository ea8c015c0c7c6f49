#include "dtype.h"
#include "effort_fixture.h"
#include "node_fixture.h"
#include "order_search.h"

#include <criterion/criterion.h>
#include <criterion/new/assert.h>

enum { SCRATCH = 1 << 24 };

/* One step of saturating int8 arithmetic. */
static int8_t saturate(long value)
{
    return (int8_t)(value > INT8_MAX ? INT8_MAX : value < INT8_MIN ? INT8_MIN : value);
}

static struct integer_reduction of_int8(enum reduction reduction, const int8_t *operands, int64_t count)
{
    return (struct integer_reduction){DTYPE_INT8, reduction, (const unsigned char *)operands, count};
}

static enum order_search_answer search(const struct integer_reduction *integers, const void *actual)
{
    struct arena arena = arena_create(SCRATCH);
    enum order_search_answer answer = search_saturated(integers, actual, &arena);
    arena_destroy(&arena);
    return answer;
}

/* Every order in which each step saturates is found. */
Test(saturation, a_result_of_saturating_steps_in_some_order_is_found)
{
    uint64_t state = 5;
    for (int draw = 0; draw < 5000 / TEST_FRACTION; draw++) {
        int8_t operands[4];
        enum reduction reduction = draw % 2 == 0 ? REDUCTION_ADD : REDUCTION_MUL;
        for (int i = 0; i < 4; i++)
            operands[i] = (int8_t)fixture_random(&state);
        struct integer_reduction integers = of_int8(reduction, operands, 4);
        int8_t result = operands[0];
        for (int i = 1; i < 4; i++)
            result = saturate(reduction == REDUCTION_ADD ? (long)result + operands[i]
                                                         : (long)result * operands[i]);
        cr_assert(eq(int, (int)search(&integers, &result), ORDER_FOUND));
    }
}

Test(saturation, a_result_that_no_step_gives_is_not_found)
{
    const int8_t operands[] = {100, 100, -1}, wrapped = (int8_t)199, saturated = 126, other = 5;
    struct integer_reduction integers = of_int8(REDUCTION_ADD, operands, 3);
    cr_expect(eq(int, (int)search(&integers, &wrapped), ORDER_FOUND));
    cr_expect(eq(int, (int)search(&integers, &saturated), ORDER_FOUND));
    cr_expect(eq(int, (int)search(&integers, &other), ORDER_NOT_FOUND));
}

Test(saturation, an_exact_result_beyond_the_range_saturates_on_its_side)
{
    const int64_t least[] = {INT64_MIN, INT64_MIN}, back[] = {INT64_MAX, 1, -1};
    const int64_t minimum = INT64_MIN, maximum = INT64_MAX;
    struct integer_reduction sum = {DTYPE_INT64, REDUCTION_ADD, (const unsigned char *)least, 2};
    cr_expect(reduction_can_overflow(&sum) && is_exact_saturated(&sum, &minimum));
    cr_expect(not(is_exact_saturated(&sum, &maximum)));
    struct integer_reduction in_range = {DTYPE_INT64, REDUCTION_ADD, (const unsigned char *)back, 3};
    cr_expect(reduction_can_overflow(&in_range), "a partial result overflows");
    cr_expect(not(is_exact_saturated(&in_range, &maximum)));
    struct integer_reduction product = {DTYPE_INT64, REDUCTION_MUL, (const unsigned char *)least, 2};
    cr_expect(is_exact_saturated(&product, &maximum));
}

Test(saturation, unsigned_64_bit_numbers_overflow_beyond_the_greatest_one)
{
    const uint64_t reached[] = {UINT64_MAX - 1, 1}, passed[] = {UINT64_MAX, 1}, zero[] = {UINT64_MAX, 2, 0};
    struct integer_reduction sum = {DTYPE_UINT64, REDUCTION_ADD, (const unsigned char *)reached, 2};
    cr_expect(not(reduction_can_overflow(&sum)));
    sum.operands = (const unsigned char *)passed;
    cr_expect(reduction_can_overflow(&sum));
    struct integer_reduction product = {DTYPE_UINT64, REDUCTION_MUL, (const unsigned char *)zero, 3};
    cr_expect(reduction_can_overflow(&product), "before it is multiplied by 0");
    cr_expect(not(is_exact_saturated(&product, &passed[0])));
}

Test(saturation, the_indefinite_integer_is_truncated_to_the_width_and_requires_an_overflow)
{
    const int8_t over[] = {100, 100}, in_range[] = {1, 2}, zero = 0;
    struct integer_reduction integers = of_int8(REDUCTION_ADD, over, 2);
    cr_expect(is_indefinite_integer(&integers, &zero));
    integers = of_int8(REDUCTION_ADD, in_range, 2);
    cr_expect(not(is_indefinite_integer(&integers, &zero)));
    const int16_t narrow[] = {300, 300}, least = INT16_MIN;
    integers = (struct integer_reduction){DTYPE_INT16, REDUCTION_MUL, (const unsigned char *)narrow, 2};
    cr_expect(is_indefinite_integer(&integers, &least), "x87 and AVX-512 convert to int16");
    integers.dtype = DTYPE_UINT16;
    cr_expect(not(is_indefinite_integer(&integers, &least)));
    const uint32_t wide[] = {UINT32_MAX, 1}, indefinite = 0x80000000;
    struct integer_reduction unsigned_sum = {DTYPE_UINT32, REDUCTION_ADD, (const unsigned char *)wide, 2};
    cr_expect(is_indefinite_integer(&unsigned_sum, &indefinite));
}
