/* Cells with too many different updates for a search: evaluations in one direction or with saturation, and
 * mistakes. */
#include "cell_fixture.h"
#include "dtype.h"
#include "effort_fixture.h"

#include <criterion/criterion.h>
#include <criterion/new/assert.h>
#include <math.h>

enum { MOST = 40 };

/* Judges `actual` for the old value and updates `first`, `first` + `step`, ..., each rounded to the type. */
static struct cell_verdict judge_ramp(int32_t dtype, enum reduction reduction, double old, double first,
                                      double step, int64_t count, double actual)
{
    struct cell_fixture fixture;
    char elements[MOST + 1][sizeof(double)];
    size_t size = dtype_size(dtype);
    floating_store(dtype, old, elements);
    char *updates = (char *)elements + size, right[sizeof(double)];
    for (int64_t i = 0; i < count; i++)
        floating_store(dtype, first + step * (double)i, updates + (size_t)i * size);
    floating_store(dtype, actual, right);
    cell_start(&fixture, dtype, reduction, elements, updates, count);
    struct cell_verdict verdict = cell_judge(&fixture, right, true);
    cell_end(&fixture);
    return verdict;
}

Test(fixed_evaluations, small_updates_that_rounding_toward_zero_loses_are_no_mistake)
{
    const struct {
        int32_t dtype;
        double old, first, step;
        int64_t count;
    } sums[] = {{DTYPE_FLOAT16, 2048, 1.05, 0.05, 16},
                {DTYPE_BFLOAT16, 512, 2.203125, 0.125, 13},
                {DTYPE_FLOAT, 0x1p24, 1.1, 0.04, 20},
                {DTYPE_DOUBLE, -0x1p53, -1.1, -0.04, 20}};
    for (size_t i = 0; i < sizeof sums / sizeof *sums; i++) {
        double old = sums[i].old;
        struct cell_verdict verdict =
            judge_ramp(sums[i].dtype, REDUCTION_ADD, old, sums[i].first, sums[i].step, sums[i].count, old);
        cr_expect(verdict.clause == CELL_CLAUSE_ROUNDING && verdict.trait == POLICY_NEIGHBOUR, "sum %zu", i);
        /* Four times as large, each of them counts. */
        verdict = judge_ramp(sums[i].dtype, REDUCTION_ADD, old, 4 * sums[i].first, 4 * sums[i].step,
                             sums[i].count, old);
        cr_expect(verdict.clause == CELL_CLAUSE_REDUCTION_ADD && verdict.trait == MISTAKE_OLD_VALUE,
                  "sum %zu", i);
    }
}

/* Some of these products are what one factor less gives to nearest. */
Test(fixed_evaluations, a_product_of_factors_near_one_that_is_rounded_down_at_each_step_is_no_mistake)
{
    enum { COUNT = 14 };
    struct cell_fixture fixture;
    uint64_t state = 3;
    for (int draw = 0; draw < 60 / TEST_FRACTION; draw++) {
        float factors[COUNT + 1], down = 1;
        for (int i = 0; i <= COUNT; i++) {
            factors[i] = 1 + (float)(fixture_random(&state) % (i == 0 ? 1 << 20 : 32) + 1) * 0x1p-23F;
            double exact = (double)down * (double)factors[i];
            float nearest = (float)exact;
            down = i == 0 ? factors[0] : (double)nearest > exact ? nextafterf(nearest, 0) : nearest;
        }
        cell_start(&fixture, DTYPE_FLOAT, REDUCTION_MUL, factors, factors + 1, COUNT);
        struct cell_verdict verdict = cell_judge(&fixture, &down, true);
        cr_assert(verdict.complies || verdict.clause == CELL_CLAUSE_ROUNDING, "draw %d", draw);
        cell_end(&fixture);
    }
}

/* Judges an integer value; the updates are `first`, `first` + `step`, ... */
static struct cell_verdict judge_integers(enum reduction reduction, int32_t old, int32_t first, int32_t step,
                                          int64_t count, int32_t actual)
{
    struct cell_fixture fixture;
    int32_t updates[MOST];
    for (int64_t i = 0; i < count; i++)
        updates[i] = (int32_t)(first + step * i);
    cell_start(&fixture, DTYPE_INT32, reduction, &old, updates, count);
    struct cell_verdict verdict = cell_judge(&fixture, &actual, true);
    cell_end(&fixture);
    return verdict;
}

Test(fixed_evaluations, a_product_with_a_factor_0_is_0)
{
    struct cell_verdict verdict = judge_integers(REDUCTION_MUL, 3, -19, 1, 40, 77);
    cr_expect(eq(int, (int)verdict.clause, CELL_CLAUSE_REDUCTION_MUL));
    verdict = judge_integers(REDUCTION_MUL, 3, 19, 1, 40, 77);
    cr_expect(eq(int, (int)verdict.trait, POLICY_UNSEARCHED),
              "without it, any value may come from saturation");
}

Test(fixed_evaluations, an_integer_sum_that_overflows_and_lacks_an_update_is_a_mistake)
{
    const int32_t first = 0x3ffffff0, step = 1, count = 14;
    uint32_t sum = 5;
    for (int32_t i = 0; i < count; i++)
        sum += (uint32_t)(first + step * i);
    int32_t lacks_one = (int32_t)(sum - (uint32_t)(first + 7));
    struct cell_verdict verdict = judge_integers(REDUCTION_ADD, 5, first, step, count, lacks_one);
    cr_expect(verdict.clause == CELL_CLAUSE_REDUCTION_ADD && verdict.trait == MISTAKE_UPDATES_LOST);
    verdict = judge_integers(REDUCTION_ADD, 5, first, step, count, (int32_t)sum + 1);
    cr_expect(eq(int, (int)verdict.trait, POLICY_UNSEARCHED), "not named: some saturation may give it");
}

Test(fixed_evaluations, an_integer_sum_that_saturates_at_each_step_is_named)
{
    /* Ascending, the negative updates come first: -2^31, then the positive ones from there. */
    struct cell_verdict verdict = judge_integers(REDUCTION_ADD, 0, 0x60000000, -0x10000000, 13, INT32_MAX);
    cr_expect(eq(int, (int)verdict.clause, CELL_CLAUSE_SIGNED_OVERFLOW));
    cr_expect(eq(int, (int)verdict.trait, POLICY_SATURATED));
}
