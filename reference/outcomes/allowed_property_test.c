/* Correct results are never blamed: difficult operands, combined in every way. */
#include "cell_fixture.h"
#include "effort_fixture.h"
#include "reduction_ways_fixture.h"

#include <criterion/criterion.h>
#include <criterion/new/assert.h>

enum { DRAWS = 6000 / TEST_FRACTION };

static const int32_t dtypes[] = {DTYPE_FLOAT16, DTYPE_BFLOAT16,  DTYPE_FLOAT,
                                 DTYPE_DOUBLE,  DTYPE_COMPLEX64, DTYPE_COMPLEX128};

/* Two or more operands: few in most draws, thousands in some. */
static size_t draw_count(int draw, uint64_t *state)
{
    if (draw % 100 == 0)
        return 257;
    if (draw % 100 == 50)
        return draw % 200 == 50 ? 1001 : 2 + fixture_random(state) % (WAYS_MOST_OPERANDS - 1);
    return 2 + fixture_random(state) % (draw % 4 == 0 ? 60 : 7);
}

/* A way that flushes or rounds in one direction may be reported as that, but not as wrong. */
static bool is_blamed(enum way way, struct cell_verdict verdict)
{
    bool flushed = verdict.clause == CELL_CLAUSE_SUBNORMALS || verdict.clause == CELL_CLAUSE_ROUNDING ||
                   verdict.trait == POLICY_ZERO_OTHER;
    return !verdict.complies && !(way >= WAY_FLUSHED && flushed);
}

/* Reports only blamed results: there would be a million passed assertions. */
static void expect_no_blame(const struct way_operands *operands, int draw, enum way way,
                            struct cell_verdict verdict)
{
    bool blamed = is_blamed(way, verdict);
    if (!blamed)
        return;
    cr_expect(not(blamed), "%s %s, draw %d of %zu operands %s, %s: deviates by %s, %s",
              dtype_name(operands->dtype), reduction_name(operands->reduction), draw, operands->count,
              manner_name((enum manner)(draw % MANNER_COUNT)), way_name(way),
              cell_clause_name(verdict.clause), trait_name(verdict.trait));
}

/* Judges one draw in every way; returns the number of judgements. */
static long judge_draw(const struct way_operands *operands, int draw, uint64_t *state)
{
    struct cell_fixture fixture;
    long judgements = 0;
    cell_start(&fixture, operands->dtype, operands->reduction, operands->elements,
               operands->elements + operands->size, (int64_t)operands->count - 1);
    for (enum way way = 0; way < WAY_COUNT; way++) {
        _Alignas(16) unsigned char actual[WAYS_ELEMENT];
        if (!combine_operands(operands, way, state, actual))
            continue;
        struct cell_verdict verdict = cell_judge(&fixture, actual, operands->count < 5 && draw % 8 == 0);
        expect_no_blame(operands, draw, way, verdict);
        judgements++;
    }
    cell_end(&fixture);
    return judgements;
}

static void judge_draws(enum reduction reduction)
{
    static struct way_operands operands;
    uint64_t state = (uint64_t)reduction;
    long judgements = 0;
    for (size_t d = 0; d < sizeof dtypes / sizeof *dtypes; d++) {
        for (int draw = 0; draw < DRAWS; draw++) {
            draw_operands(&operands, dtypes[d], reduction, draw_count(draw, &state),
                          (enum manner)(draw % MANNER_COUNT), &state);
            judgements += judge_draw(&operands, draw, &state);
        }
    }
    cr_expect(gt(long, judgements, 6L * DRAWS * 5));
}

Test(allowed_property, no_order_tree_or_wider_type_of_a_sum_is_blamed)
{
    judge_draws(REDUCTION_ADD);
}

Test(allowed_property, no_order_tree_or_wider_type_of_a_product_is_blamed)
{
    judge_draws(REDUCTION_MUL);
}
