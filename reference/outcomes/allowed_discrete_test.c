/* Integers, bool and strings under a reduction. */
#include "cell_fixture.h"

#include <criterion/criterion.h>
#include <criterion/new/assert.h>
#include <stdlib.h>
#include <string.h>

#define ROW_COUNT (sizeof rows / sizeof *rows)

static void expect_all(const struct judgement *rows, size_t count)
{
    char text[200] = "";
    for (size_t i = 0; i < count; i++)
        cr_expect(judgement_holds(&rows[i], text, sizeof text), "%s", text);
}

/* ---- integers ------------------------------------------------------------------------------------------ */

Test(allowed_discrete, unsigned_integers_are_expected_to_wrap)
{
    const struct judgement rows[] = {
        {"add", DTYPE_UINT8, REDUCTION_ADD, VALUES(uint8_t, 200), VALUES(uint8_t, 100, 3), 2,
         VALUES(uint8_t, 47), true, CELL_CLAUSE_UNSIGNED_OVERFLOW, POLICY_WRAPPED},
        {"add in range", DTYPE_UINT8, REDUCTION_ADD, VALUES(uint8_t, 200), VALUES(uint8_t, 50, 5), 2,
         VALUES(uint8_t, 255), true, CELL_CLAUSE_REDUCTION_ADD, POLICY_EXPECTED},
        {"add saturated", DTYPE_UINT8, REDUCTION_ADD, VALUES(uint8_t, 200), VALUES(uint8_t, 100, 3), 2,
         VALUES(uint8_t, 255), false, CELL_CLAUSE_UNSIGNED_OVERFLOW, POLICY_SATURATED},
        {"add saturated on the way", DTYPE_UINT8, REDUCTION_ADD, VALUES(uint8_t, 200),
         VALUES(uint8_t, 100, 3), 2, VALUES(uint8_t, 254), false, CELL_CLAUSE_REDUCTION_ADD,
         MISTAKE_FOREIGN_VALUE},
        {"update lost", DTYPE_UINT8, REDUCTION_ADD, VALUES(uint8_t, 200), VALUES(uint8_t, 100, 3), 2,
         VALUES(uint8_t, 203), false, CELL_CLAUSE_REDUCTION_ADD, MISTAKE_UPDATES_LOST},
        {"mul", DTYPE_UINT64, REDUCTION_MUL, VALUES(uint64_t, UINT64_MAX), VALUES(uint64_t, 3), 1,
         VALUES(uint64_t, UINT64_MAX - 2), true, CELL_CLAUSE_UNSIGNED_OVERFLOW, POLICY_WRAPPED},
        {"mul saturated", DTYPE_UINT64, REDUCTION_MUL, VALUES(uint64_t, UINT64_MAX - 1), VALUES(uint64_t, 3),
         1, VALUES(uint64_t, UINT64_MAX), false, CELL_CLAUSE_UNSIGNED_OVERFLOW, POLICY_SATURATED},
        {"converted by x86", DTYPE_UINT32, REDUCTION_ADD, VALUES(uint32_t, UINT32_MAX), VALUES(uint32_t, 5),
         1, VALUES(uint32_t, 0x80000000), false, CELL_CLAUSE_UNSIGNED_OVERFLOW, POLICY_INDEFINITE},
        {"max signed instead", DTYPE_UINT16, REDUCTION_MAX, VALUES(uint16_t, 1), VALUES(uint16_t, 0xffff), 1,
         VALUES(uint16_t, 1), false, CELL_CLAUSE_REDUCTION_MAX, MISTAKE_OLD_VALUE},
    };
    expect_all(rows, ROW_COUNT);
}

Test(allowed_discrete, signed_overflow_is_expected_to_wrap)
{
    const struct judgement rows[] = {
        {"wrapped", DTYPE_INT8, REDUCTION_ADD, VALUES(int8_t, 100), VALUES(int8_t, 100), 1,
         VALUES(int8_t, -56), true, CELL_CLAUSE_SIGNED_OVERFLOW, POLICY_WRAPPED},
        {"saturated", DTYPE_INT8, REDUCTION_ADD, VALUES(int8_t, 100), VALUES(int8_t, 100), 1,
         VALUES(int8_t, 127), false, CELL_CLAUSE_SIGNED_OVERFLOW, POLICY_SATURATED},
        {"another", DTYPE_INT8, REDUCTION_ADD, VALUES(int8_t, 100), VALUES(int8_t, 100), 1, VALUES(int8_t, 5),
         false, CELL_CLAUSE_REDUCTION_ADD, MISTAKE_FOREIGN_VALUE},
        {"0x80000000 truncated", DTYPE_INT8, REDUCTION_ADD, VALUES(int8_t, 100), VALUES(int8_t, 100), 1,
         VALUES(int8_t, 0), false, CELL_CLAUSE_SIGNED_OVERFLOW, POLICY_INDEFINITE},
        {"the least twice, saturated", DTYPE_INT64, REDUCTION_ADD, VALUES(int64_t, INT64_MIN),
         VALUES(int64_t, INT64_MIN), 1, VALUES(int64_t, INT64_MIN), false, CELL_CLAUSE_SIGNED_OVERFLOW,
         POLICY_SATURATED},
        {"saturated before the last", DTYPE_INT8, REDUCTION_ADD, VALUES(int8_t, 100), VALUES(int8_t, 100, -1),
         2, VALUES(int8_t, 126), false, CELL_CLAUSE_SIGNED_OVERFLOW, POLICY_SATURATED},
        {"order overflows", DTYPE_INT64, REDUCTION_ADD, VALUES(int64_t, -1), VALUES(int64_t, INT64_MAX, 1), 2,
         VALUES(int64_t, INT64_MAX - 1), false, CELL_CLAUSE_SIGNED_OVERFLOW, POLICY_SATURATED},
        {"INT64_MIN * -1", DTYPE_INT64, REDUCTION_MUL, VALUES(int64_t, INT64_MIN), VALUES(int64_t, -1), 1,
         VALUES(int64_t, INT64_MIN), true, CELL_CLAUSE_SIGNED_OVERFLOW, POLICY_WRAPPED},
        {"INT64_MIN * -1 saturated", DTYPE_INT64, REDUCTION_MUL, VALUES(int64_t, INT64_MIN),
         VALUES(int64_t, -1), 1, VALUES(int64_t, INT64_MAX), false, CELL_CLAUSE_SIGNED_OVERFLOW,
         POLICY_SATURATED},
        {"product of three", DTYPE_INT32, REDUCTION_MUL, VALUES(int32_t, 0), VALUES(int32_t, 65536, 65536), 2,
         VALUES(int32_t, 5), false, CELL_CLAUSE_REDUCTION_MUL, MISTAKE_FOREIGN_VALUE},
    };
    expect_all(rows, ROW_COUNT);
}

Test(allowed_discrete, a_signed_result_is_exact_if_no_order_overflows)
{
    const struct judgement rows[] = {
        {"opposite signs", DTYPE_INT8, REDUCTION_ADD, VALUES(int8_t, 100), VALUES(int8_t, -100), 1,
         VALUES(int8_t, 5), false, CELL_CLAUSE_REDUCTION_ADD, MISTAKE_FOREIGN_VALUE},
        {"opposite signs, right", DTYPE_INT8, REDUCTION_ADD, VALUES(int8_t, 100), VALUES(int8_t, -100), 1,
         VALUES(int8_t, 0), true, CELL_CLAUSE_REDUCTION_ADD, POLICY_EXPECTED},
        {"down to the least", DTYPE_INT8, REDUCTION_ADD, VALUES(int8_t, -64), VALUES(int8_t, -63, -1), 2,
         VALUES(int8_t, 127), false, CELL_CLAUSE_REDUCTION_ADD, MISTAKE_UPDATE_DOUBLED},
        {"up to the greatest", DTYPE_INT8, REDUCTION_ADD, VALUES(int8_t, 64), VALUES(int8_t, 63), 1,
         VALUES(int8_t, 127), true, CELL_CLAUSE_REDUCTION_ADD, POLICY_EXPECTED},
        {"the least once", DTYPE_INT16, REDUCTION_MUL, VALUES(int16_t, INT16_MIN), VALUES(int16_t, 1, 0), 2,
         VALUES(int16_t, 1), false, CELL_CLAUSE_REDUCTION_MUL, MISTAKE_UPDATE_ALONE},
        {"64 * -2", DTYPE_INT8, REDUCTION_MUL, VALUES(int8_t, 64), VALUES(int8_t, -2), 1, VALUES(int8_t, 127),
         false, CELL_CLAUSE_REDUCTION_MUL, MISTAKE_FOREIGN_VALUE},
        {"old value kept", DTYPE_INT32, REDUCTION_ADD, VALUES(int32_t, 3), VALUES(int32_t, 4), 1,
         VALUES(int32_t, 3), false, CELL_CLAUSE_REDUCTION_ADD, MISTAKE_OLD_VALUE},
        {"old value left out", DTYPE_INT32, REDUCTION_ADD, VALUES(int32_t, 3), VALUES(int32_t, 4, 5), 2,
         VALUES(int32_t, 9), false, CELL_CLAUSE_REDUCTION_ADD, MISTAKE_OLD_LEFT_OUT},
        {"min", DTYPE_INT64, REDUCTION_MIN, VALUES(int64_t, 3), VALUES(int64_t, INT64_MIN, 5), 2,
         VALUES(int64_t, INT64_MIN), true, CELL_CLAUSE_REDUCTION_MIN, POLICY_EXPECTED},
        {"max", DTYPE_INT64, REDUCTION_MAX, VALUES(int64_t, 3), VALUES(int64_t, INT64_MIN, 5), 2,
         VALUES(int64_t, INT64_MIN), false, CELL_CLAUSE_REDUCTION_MAX, MISTAKE_UPDATE_ALONE},
    };
    expect_all(rows, ROW_COUNT);
}

/* Whether some subset of the operands overflows int8 in at least one tree, by brute force. */
static bool leaves_int8(enum reduction reduction, const int8_t *operands, int count)
{
    for (unsigned set = 1; set < 1u << count; set++) {
        long total = reduction == REDUCTION_ADD ? 0 : 1;
        for (int i = 0; i < count; i++)
            if ((set >> i & 1) != 0)
                total = reduction == REDUCTION_ADD ? total + operands[i] : total * operands[i];
        if (total < INT8_MIN || total > INT8_MAX)
            return true;
    }
    return false;
}

Test(allowed_discrete, the_overflow_check_agrees_with_trying_all_subsets)
{
    uint64_t state = 11;
    int overflowing = 0, wrong = 0;
    for (int draw = 0; draw < 20000; draw++) {
        enum reduction reduction = draw % 2 == 0 ? REDUCTION_ADD : REDUCTION_MUL;
        struct cell_fixture fixture;
        int8_t operands[4];
        int count = 2 + draw / 2 % 3;
        for (int i = 0; i < count; i++) {
            int8_t number = (int8_t)fixture_random(&state);
            operands[i] = draw % 5 == 0 ? number : (int8_t)(number / (reduction == REDUCTION_ADD ? 3 : 13));
            if (fixture_random(&state) % 8 == 0)
                operands[i] = fixture_random(&state) % 2 == 0 ? -1 : INT8_MIN;
        }
        bool expected = leaves_int8(reduction, operands, count);
        cell_start(&fixture, DTYPE_INT8, reduction, operands, operands + 1, count - 1);
        bool said = cell_judge(&fixture, fixture.cell.expected, false).clause == CELL_CLAUSE_SIGNED_OVERFLOW;
        cell_end(&fixture);
        wrong += said != expected;
        overflowing += expected;
    }
    cr_expect(eq(int, wrong, 0));
    cr_expect(gt(int, overflowing, 1000));
    cr_expect(lt(int, overflowing, 19000));
}

/* ---- bool ---------------------------------------------------------------------------------------------- */

Test(allowed_discrete, bool_add_and_max_are_or_and_mul_and_min_are_and)
{
    const uint8_t *yes = VALUES(uint8_t, 1), *no = VALUES(uint8_t, 0), *both = VALUES(uint8_t, 1, 1);
    const struct judgement rows[] = {
        {"1+1+1", DTYPE_BOOL, REDUCTION_ADD, yes, both, 2, yes, true, CELL_CLAUSE_REDUCTION_BOOL,
         POLICY_EXPECTED},
        {"add modulo 2", DTYPE_BOOL, REDUCTION_ADD, yes, yes, 1, no, false, CELL_CLAUSE_REDUCTION_BOOL,
         MISTAKE_FOREIGN_VALUE},
        {"add as a number", DTYPE_BOOL, REDUCTION_ADD, yes, yes, 1, VALUES(uint8_t, 2), false,
         CELL_CLAUSE_REDUCTION_BOOL, MISTAKE_FOREIGN_VALUE},
        {"max", DTYPE_BOOL, REDUCTION_MAX, no, yes, 1, yes, true, CELL_CLAUSE_REDUCTION_BOOL,
         POLICY_EXPECTED},
        {"max unchanged", DTYPE_BOOL, REDUCTION_MAX, no, yes, 1, no, false, CELL_CLAUSE_REDUCTION_BOOL,
         MISTAKE_OLD_VALUE},
        {"min", DTYPE_BOOL, REDUCTION_MIN, no, yes, 1, no, true, CELL_CLAUSE_REDUCTION_BOOL, POLICY_EXPECTED},
        {"mul", DTYPE_BOOL, REDUCTION_MUL, yes, no, 1, yes, false, CELL_CLAUSE_REDUCTION_BOOL,
         MISTAKE_OLD_VALUE},
    };
    expect_all(rows, ROW_COUNT);
}

/* ---- strings ------------------------------------------------------------------------------------------- */

Test(allowed_discrete, an_empty_string_between_two_others_does_not_hide_their_order)
{
    const struct string_element updates[] = {TEXT("ab"), TEXT(""), TEXT("a")};
    const struct judgement rows[] = {{"in order", DTYPE_STRING, REDUCTION_ADD, &TEXT("x"), updates, 3,
                                      &TEXT("xaba"), true, CELL_CLAUSE_STRING_ADD, POLICY_IN_ORDER}};
    expect_all(rows, ROW_COUNT);
}

Test(allowed_discrete, strings_are_appended_to_the_old_value_in_any_order)
{
    const struct string_element updates[] = {TEXT("ab"), TEXT("a"), TEXT("ab"), TEXT("")};
    const struct judgement rows[] = {
        {"in order", DTYPE_STRING, REDUCTION_ADD, &TEXT("x"), updates, 4, &TEXT("xabaab"), true,
         CELL_CLAUSE_STRING_ADD, POLICY_IN_ORDER},
        {"one", DTYPE_STRING, REDUCTION_ADD, &TEXT("x"), updates, 1, &TEXT("xab"), true,
         CELL_CLAUSE_STRING_ADD, POLICY_EXPECTED},
        {"other order", DTYPE_STRING, REDUCTION_ADD, &TEXT("x"), updates, 4, &TEXT("xaabab"), true,
         CELL_CLAUSE_STRING_ADD, POLICY_OTHER_ORDER},
        {"third order", DTYPE_STRING, REDUCTION_ADD, &TEXT("x"), updates, 4, &TEXT("xababa"), true,
         CELL_CLAUSE_STRING_ADD, POLICY_OTHER_ORDER},
        {"letters mixed", DTYPE_STRING, REDUCTION_ADD, &TEXT("x"), updates, 4, &TEXT("xaabba"), false,
         CELL_CLAUSE_STRING_ADD, MISTAKE_FOREIGN_VALUE},
        {"old value at the end", DTYPE_STRING, REDUCTION_ADD, &TEXT("x"), updates, 4, &TEXT("abaabx"), false,
         CELL_CLAUSE_STRING_ADD, MISTAKE_FOREIGN_VALUE},
        {"one update lost", DTYPE_STRING, REDUCTION_ADD, &TEXT("x"), updates, 4, &TEXT("xaba"), false,
         CELL_CLAUSE_STRING_ADD, MISTAKE_FOREIGN_VALUE},
        {"one update twice", DTYPE_STRING, REDUCTION_ADD, &TEXT("x"), updates, 4, &TEXT("xabaabab"), false,
         CELL_CLAUSE_STRING_ADD, MISTAKE_FOREIGN_VALUE},
        {"nothing", DTYPE_STRING, REDUCTION_ADD, &TEXT("xy"), updates, 4, &TEXT(""), false,
         CELL_CLAUSE_STRING_ADD, MISTAKE_UPDATE_ALONE},
        {"old value", DTYPE_STRING, REDUCTION_ADD, &TEXT("x"), updates, 4, &TEXT("x"), false,
         CELL_CLAUSE_STRING_ADD, MISTAKE_OLD_VALUE},
    };
    expect_all(rows, ROW_COUNT);
}

Test(allowed_discrete, strings_are_compared_by_unsigned_bytes)
{
    const struct string_element updates[] = {TEXT("\xc3\xa9"), TEXT("z\0")};
    const struct judgement rows[] = {
        {"max", DTYPE_STRING, REDUCTION_MAX, &TEXT("z"), updates, 2, &TEXT("\xc3\xa9"), true,
         CELL_CLAUSE_STRING_ORDER, POLICY_EXPECTED},
        {"max of signed bytes", DTYPE_STRING, REDUCTION_MAX, &TEXT("z"), updates, 2, &TEXT("z\0"), false,
         CELL_CLAUSE_STRING_ORDER, MISTAKE_UPDATE_ALONE},
        {"min", DTYPE_STRING, REDUCTION_MIN, &TEXT("z"), updates, 2, &TEXT("z"), true,
         CELL_CLAUSE_STRING_ORDER, POLICY_EXPECTED},
        {"min concatenated", DTYPE_STRING, REDUCTION_MIN, &TEXT("z"), updates, 1, &TEXT("z\xc3\xa9"), false,
         CELL_CLAUSE_STRING_ORDER, MISTAKE_FOREIGN_VALUE},
    };
    expect_all(rows, ROW_COUNT);
}

/*
 * Updates "a", "aa", … that can be concatenated in very many ways, the last one "ba" unless `last` is "a",
 * and a text of the same length of "a" that ends with the byte `last`. No order gives this text if `last` is
 * "b".
 */
static struct cell_verdict judge_arrangement(int64_t count, const char *last)
{
    struct cell_fixture fixture;
    struct string_element *updates = calloc((size_t)count, sizeof *updates);
    size_t size = 0;
    for (int64_t i = 0; i < count; i++) {
        static const char letters[] = "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa";
        updates[i] = (struct string_element){letters, 1 + (size_t)i % 37};
        if (i == count - 1 && last[0] != 'a')
            updates[i] = (struct string_element){"ba", 2};
        size += updates[i].size;
    }
    char *text = malloc(size);
    if (updates == NULL || text == NULL)
        abort();
    memset(text, 'a', size);
    memcpy(text + size - 1, last, 1);
    cell_start(&fixture, DTYPE_STRING, REDUCTION_ADD, &TEXT(""), updates, count);
    struct cell_verdict verdict = cell_judge(&fixture, &(struct string_element){text, size}, true);
    cell_end(&fixture);
    free(text);
    free(updates);
    return verdict;
}

Test(allowed_discrete, a_concatenation_that_takes_too_long_to_check_is_not_blamed)
{
    cr_expect(eq(int, (int)judge_arrangement(60, "b").trait, POLICY_UNSEARCHED));
    cr_expect(judge_arrangement(60, "b").complies);
}

Test(allowed_discrete, a_concatenation_with_a_byte_of_no_operand_is_refused_without_a_search)
{
    cr_expect(not(judge_arrangement(20000, "c").complies));
}

Test(allowed_discrete, a_concatenation_of_thousands_is_found)
{
    cr_expect(judge_arrangement(2000, "a").complies);
}
