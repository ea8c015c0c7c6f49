/* Tests of what a cell may hold: sets, and what is only moved. */
#include "cell_fixture.h"

#include <criterion/criterion.h>
#include <criterion/new/assert.h>
#include <math.h>
#include <string.h>

#define F(...) VALUES(float, __VA_ARGS__)

enum { TRAIT_COUNT = TRAIT_TABLE(TABLE_ROW, TABLE_ROW) };

/* A cell with an answer that complies and one that deviates from the clause. */
struct row {
    enum cell_clause clause;
    int32_t dtype;
    enum reduction reduction;
    const void *old, *updates;
    int64_t count;
    const void *accepted, *refused;
};

static struct cell_verdict judge(const struct row *row, const void *actual)
{
    struct cell_fixture fixture;
    cell_start(&fixture, row->dtype, row->reduction, row->old, row->updates, row->count);
    struct cell_verdict verdict = cell_judge(&fixture, actual, true);
    cell_end(&fixture);
    return verdict;
}

Test(allowed, every_clause_accepts_an_answer_and_refuses_another)
{
    const struct row rows[] = {
        {CELL_CLAUSE_UNTOUCHED, DTYPE_FLOAT, REDUCTION_ADD, F(1), NULL, 0, F(1), F(2)},
        {CELL_CLAUSE_BITS_KEPT, DTYPE_FLOAT, REDUCTION_NONE, F(1), F(-0.0F), 1, F(-0.0F), F(0.0F)},
        {CELL_CLAUSE_NAN_BITS, DTYPE_FLOAT, REDUCTION_NONE, F(1), VALUES(uint32_t, 0x7fc00001), 1,
         VALUES(uint32_t, 0x7fc00001), VALUES(uint32_t, 0x7fc00000)},
        {CELL_CLAUSE_SUBNORMALS, DTYPE_FLOAT, REDUCTION_NONE, F(1), F(0x1p-149F), 1, F(0x1p-149F), F(0)},
        {CELL_CLAUSE_DUPLICATES_NONE, DTYPE_FLOAT, REDUCTION_NONE, F(1), F(2, 3), 2, F(2), F(1)},
        {CELL_CLAUSE_REDUCTION_ADD, DTYPE_FLOAT, REDUCTION_ADD, F(1), F(2), 1, F(3), F(2)},
        {CELL_CLAUSE_REDUCTION_MUL, DTYPE_FLOAT, REDUCTION_MUL, F(3), F(2), 1, F(6), F(5)},
        {CELL_CLAUSE_REDUCTION_MAX, DTYPE_FLOAT, REDUCTION_MAX, F(3), F(2), 1, F(3), F(2)},
        {CELL_CLAUSE_REDUCTION_MIN, DTYPE_FLOAT, REDUCTION_MIN, F(3), F(2), 1, F(2), F(3)},
        {CELL_CLAUSE_ROUNDING, DTYPE_FLOAT, REDUCTION_ADD, F(1), F(2), 1, F(3), F(3 + 0x1p-22F)},
        {CELL_CLAUSE_REDUCTION_ORDER, DTYPE_FLOAT, REDUCTION_ADD, F(0x1p24F), F(1, 1), 2, F(0x1p24F + 2),
         F(0x1p24F + 8)},
        {CELL_CLAUSE_SIGNED_OVERFLOW, DTYPE_INT8, REDUCTION_ADD, VALUES(int8_t, 127), VALUES(int8_t, 1), 1,
         VALUES(int8_t, -128), VALUES(int8_t, 127)},
        {CELL_CLAUSE_UNSIGNED_OVERFLOW, DTYPE_UINT8, REDUCTION_ADD, VALUES(uint8_t, 255), VALUES(uint8_t, 2),
         1, VALUES(uint8_t, 1), VALUES(uint8_t, 255)},
        {CELL_CLAUSE_ZERO_SIGN_COMPUTED, DTYPE_FLOAT, REDUCTION_ADD, F(1), F(-1), 1, F(0.0F), F(-0.0F)},
        {CELL_CLAUSE_NAN_ORDER, DTYPE_FLOAT, REDUCTION_MAX, F(1), F(NAN), 1, F(NAN), F(2)},
        {CELL_CLAUSE_ZERO_SIGN, DTYPE_FLOAT, REDUCTION_MAX, F(0.0F), F(-0.0F), 1, F(-0.0F), F(1)},
        {CELL_CLAUSE_REDUCTION_BOOL, DTYPE_BOOL, REDUCTION_ADD, VALUES(uint8_t, 1), VALUES(uint8_t, 1), 1,
         VALUES(uint8_t, 1), VALUES(uint8_t, 0)},
        {CELL_CLAUSE_STRING_ADD, DTYPE_STRING, REDUCTION_ADD, &TEXT("a"), &TEXT("b"), 1, &TEXT("ab"),
         &TEXT("ba")},
        {CELL_CLAUSE_STRING_ORDER, DTYPE_STRING, REDUCTION_MAX, &TEXT("a"), &TEXT("b"), 1, &TEXT("b"),
         &TEXT("a")},
    };
    bool seen[CELL_CLAUSE_COUNT] = {false};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const char *name = cell_clause_name(rows[i].clause);
        seen[rows[i].clause] = true;
        cr_expect(judge(&rows[i], rows[i].accepted).complies, "%s accepts", name);
        cr_expect(not(judge(&rows[i], rows[i].refused).complies), "%s refuses", name);
    }
    for (int clause = 0; clause < CELL_CLAUSE_COUNT; clause++)
        cr_expect(seen[clause], "%s has a row", cell_clause_name((enum cell_clause)clause));
}

Test(allowed, clauses_and_policies_have_different_names)
{
    for (int a = 0; a < CELL_CLAUSE_COUNT; a++)
        for (int b = 0; b < a; b++)
            cr_expect(strcmp(cell_clause_name((enum cell_clause)a), cell_clause_name((enum cell_clause)b)) !=
                      0);
    for (int a = 0; a < TRAIT_COUNT; a++)
        for (int b = 0; b < a; b++)
            cr_expect(strcmp(trait_name((enum trait)a), trait_name((enum trait)b)) != 0 ||
                          strcmp(trait_point((enum trait)a), trait_point((enum trait)b)) != 0,
                      "%s", trait_name((enum trait)a));
}

Test(allowed, without_memory_a_cell_is_not_blamed)
{
    struct cell_fixture fixture;
    const float old = 1, updates[] = {2, 3}, actual = 6.5F;
    struct arena nothing = arena_create(0);
    cell_start(&fixture, DTYPE_FLOAT, REDUCTION_ADD, &old, updates, 2);
    fixture.cell.actual = &actual;
    cr_expect(judge_cell_value(&fixture.cell, true, &nothing).complies);
    cr_expect(not(cell_judge(&fixture, &actual, true).complies));
    arena_destroy(&nothing);
    cell_end(&fixture);
}

/* Judges one value of a cell and returns its explanations. */
static trait_set explanations(int32_t dtype, enum reduction reduction, const void *old, const void *updates,
                              int64_t count, const void *actual)
{
    struct cell_fixture fixture;
    cell_start(&fixture, dtype, reduction, old, updates, count);
    struct cell_verdict verdict = cell_judge(&fixture, actual, true);
    cr_expect(verdict.complies);
    cr_expect(ne(u64, verdict.explanations & TRAIT_BIT(verdict.trait), 0));
    cell_end(&fixture);
    return verdict.explanations;
}

Test(allowed, equal_updates_may_each_have_been_the_one_that_won)
{
    trait_set last = TRAIT_BIT(POLICY_LAST_WINS), first = TRAIT_BIT(POLICY_FIRST_WINS),
              other = TRAIT_BIT(POLICY_OTHER_WINS);
    cr_expect(explanations(DTYPE_FLOAT, REDUCTION_NONE, F(1), F(2, 3, 4), 3, F(4)) == last);
    cr_expect(explanations(DTYPE_FLOAT, REDUCTION_NONE, F(1), F(2, 3, 4), 3, F(3)) == other);
    cr_expect(explanations(DTYPE_FLOAT, REDUCTION_NONE, F(1), F(2, 3, 2), 3, F(2)) == (last | first));
}

Test(allowed, a_zero_may_be_both_the_old_one_and_the_greater_one)
{
    trait_set old = TRAIT_BIT(POLICY_ZERO_OLD), other = TRAIT_BIT(POLICY_ZERO_OTHER),
              ordered = TRAIT_BIT(POLICY_ZERO_ORDERED);
    cr_expect(explanations(DTYPE_FLOAT, REDUCTION_MAX, F(0.0F), F(-0.0F), 1, F(0.0F)) == (old | ordered));
    cr_expect(explanations(DTYPE_FLOAT, REDUCTION_MAX, F(0.0F), F(-0.0F), 1, F(-0.0F)) == other);
    cr_expect(explanations(DTYPE_FLOAT, REDUCTION_MIN, F(0.0F), F(-0.0F), 1, F(-0.0F)) == (other | ordered));
}

Test(allowed, a_sum_may_be_explained_by_order_and_by_a_wider_type)
{
    trait_set wider = TRAIT_BIT(POLICY_WIDER), in_order = TRAIT_BIT(POLICY_IN_ORDER),
              tree = TRAIT_BIT(POLICY_TREE);
    trait_set exact = explanations(DTYPE_FLOAT, REDUCTION_ADD, F(1), F(2, 3), 2, F(6));
    cr_expect(eq(u32, exact & (in_order | wider | tree), in_order | wider | tree));
    /* 1 is 2^24 times the update; two updates are one unit in the last place of 1. */
    trait_set step =
        explanations(DTYPE_FLOAT, REDUCTION_ADD, F(1), F(0x1p-24F, 0x1p-24F), 2, F(1 + 0x1p-23F));
    cr_expect(eq(u32, step & (in_order | wider | tree), wider | tree));
    trait_set lost = explanations(DTYPE_FLOAT, REDUCTION_ADD, F(1), F(0x1p-24F, 0x1p-24F), 2, F(1));
    cr_expect(eq(u32, lost & (in_order | wider), in_order));
}

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
