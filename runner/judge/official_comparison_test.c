#include "case_fixture.h"
#include "judge_fixture.h"
#include "official_comparison.h"
#include "temporary_folder.h"

#include <criterion/criterion.h>
#include <math.h>
#include <string.h>

static struct node_fixture fixture;
static struct scatter_case the_case;
static struct tensor stored;
static struct answer answer;
static struct official_tolerances tolerances;

static struct tensor tensor_of(int32_t dtype, const void *elements, const int64_t *dims, int rank)
{
    struct tensor tensor;
    cr_assert(tensor_create(&tensor, dtype, dims, rank, &fixture.arena, &fixture.error) == STATUS_OK);
    if (tensor.size > 0)
        memcpy(tensor.elements, elements, tensor.size);
    return tensor;
}

static void set_up(void)
{
    fixture_start(&fixture, OPERATOR_SCATTER_ELEMENTS, 18);
    the_case = case_from_node(&fixture);
    stored = tensor_of(DTYPE_FLOAT, VALUES(float, 1, 2, 3), DIMS(3));
    the_case.output = &stored;
    answer = (struct answer){.kind = ANSWER_OUTPUT, .message = "", .text = "", .output = stored};
    tolerances = official_tolerances_default();
}

static void tear_down(void)
{
    fixture_end(&fixture);
}

TestSuite(official_comparison, .init = set_up, .fini = tear_down);

static struct judgement judged(void)
{
    return judge_officially(&the_case, &tolerances, &answer, &fixture.arena);
}

/* Whether an answer with one element passes, given the stored element. */
static bool passes(int32_t dtype, const void *expected, const void *actual)
{
    stored = tensor_of(dtype, expected, DIMS(1));
    answer.output = tensor_of(dtype, actual, DIMS(1));
    enum verdict verdict = judged().verdict;
    cr_assert(verdict == VERDICT_PASS || verdict == VERDICT_FAIL);
    return verdict == VERDICT_PASS;
}

static bool explains(const char *words)
{
    return strstr(judged().explanation, words) != NULL;
}

Test(official_comparison, the_stored_output_passes_without_an_explanation)
{
    struct judgement judgement = judged();
    cr_expect(judgement.verdict == VERDICT_PASS && judgement.compared);
    cr_expect(judgement.explanation[0] == '\0' && judgement.findings.count == 0);
}

Test(official_comparison, an_integer_may_be_off_by_a_thousandth)
{
    cr_expect(passes(DTYPE_INT64, VALUES(int64_t, 1000000), VALUES(int64_t, 1000999)));
    cr_expect(!passes(DTYPE_INT64, VALUES(int64_t, 1000000), VALUES(int64_t, 1001001)));
}

Test(official_comparison, the_tolerance_is_relative_to_the_stored_value)
{
    cr_expect(passes(DTYPE_DOUBLE, VALUES(double, 1001), VALUES(double, 1000)));
    cr_expect(!passes(DTYPE_DOUBLE, VALUES(double, 1000), VALUES(double, 1001.001)));
}

Test(official_comparison, a_value_near_zero_may_be_off_by_the_absolute_tolerance)
{
    cr_expect(passes(DTYPE_FLOAT, VALUES(float, 0), VALUES(float, 1e-7f)));
    cr_expect(!passes(DTYPE_FLOAT, VALUES(float, 0), VALUES(float, 1.1e-7f)));
}

/* 1e-7 rounded to float is greater than 1e-7: the tolerance is rounded like the value. */
Test(official_comparison, float_tolerances_are_rounded_to_float)
{
    cr_expect((double)1e-7f > 1e-7);
    cr_expect(passes(DTYPE_FLOAT, VALUES(float, 0), VALUES(float, 1e-7f)));
    cr_expect(!passes(DTYPE_DOUBLE, VALUES(double, 0), VALUES(double, (double)1e-7f)));
}

/* 1e-7 rounds to two of the smallest steps of float16. */
Test(official_comparison, float16_tolerances_are_rounded_to_float16)
{
    cr_expect(passes(DTYPE_FLOAT16, VALUES(uint16_t, 0), VALUES(uint16_t, 2)));
    cr_expect(!passes(DTYPE_FLOAT16, VALUES(uint16_t, 0), VALUES(uint16_t, 3)));
}

Test(official_comparison, bfloat16_may_be_off_by_two_steps)
{
    cr_expect(passes(DTYPE_BFLOAT16, VALUES(uint16_t, 0x3f80), VALUES(uint16_t, 0x3f82)));
    cr_expect(!passes(DTYPE_BFLOAT16, VALUES(uint16_t, 0x3f80), VALUES(uint16_t, 0x3f83)));
}

Test(official_comparison, unsigned_differences_do_not_wrap)
{
    cr_expect(!passes(DTYPE_UINT8, VALUES(uint8_t, 1), VALUES(uint8_t, 0)));
    cr_expect(!passes(DTYPE_UINT64, VALUES(uint64_t, 0), VALUES(uint64_t, UINT64_MAX)));
}

Test(official_comparison, integers_beyond_double_are_rounded_before_they_are_compared)
{
    tolerances = (struct official_tolerances){0};
    cr_expect(passes(DTYPE_INT64, VALUES(int64_t, 9007199254740992), VALUES(int64_t, 9007199254740993)));
    cr_expect(!passes(DTYPE_INT64, VALUES(int64_t, 9007199254740992), VALUES(int64_t, 9007199254740994)));
}

Test(official_comparison, bool_values_are_compared_as_numbers)
{
    cr_expect(passes(DTYPE_BOOL, VALUES(uint8_t, 1), VALUES(uint8_t, 1)));
    cr_expect(!passes(DTYPE_BOOL, VALUES(uint8_t, 1), VALUES(uint8_t, 0)));
}

Test(official_comparison, nan_equals_only_nan)
{
    cr_expect(passes(DTYPE_FLOAT, VALUES(uint32_t, 0x7fc00000), VALUES(uint32_t, 0xffc00001)));
    cr_expect(!passes(DTYPE_FLOAT, VALUES(float, NAN), VALUES(float, 1)));
    cr_expect(!passes(DTYPE_FLOAT, VALUES(float, 1), VALUES(float, NAN)));
}

Test(official_comparison, an_infinity_equals_only_itself)
{
    cr_expect(passes(DTYPE_FLOAT, VALUES(float, INFINITY), VALUES(float, INFINITY)));
    cr_expect(!passes(DTYPE_FLOAT, VALUES(float, INFINITY), VALUES(float, -INFINITY)));
    cr_expect(!passes(DTYPE_FLOAT, VALUES(float, INFINITY), VALUES(float, 3e38f)));
    cr_expect(!passes(DTYPE_FLOAT, VALUES(float, 3e38f), VALUES(float, INFINITY)));
}

Test(official_comparison, complex_numbers_are_compared_by_modulus)
{
    cr_expect(passes(DTYPE_COMPLEX64, VALUES(float, 1000, 0), VALUES(float, 1000.5f, 0.5f)));
    cr_expect(!passes(DTYPE_COMPLEX64, VALUES(float, 1000, 0), VALUES(float, 1000.8f, 0.8f)));
}

Test(official_comparison, a_complex_number_with_an_infinite_part_equals_only_itself)
{
    cr_expect(passes(DTYPE_COMPLEX64, VALUES(float, 1, INFINITY), VALUES(float, 1, INFINITY)));
    cr_expect(!passes(DTYPE_COMPLEX64, VALUES(float, 1, INFINITY), VALUES(float, 1, 2)));
    cr_expect(!passes(DTYPE_COMPLEX64, VALUES(float, INFINITY, 1), VALUES(float, 1, 1)));
}

Test(official_comparison, a_complex_number_with_a_nan_equals_any_other)
{
    cr_expect(passes(DTYPE_COMPLEX128, VALUES(double, NAN, 1), VALUES(double, 2, NAN)));
    cr_expect(!passes(DTYPE_COMPLEX128, VALUES(double, NAN, 1), VALUES(double, 2, 1)));
}

Test(official_comparison, if_the_modulus_overflows_the_tolerance_is_infinite)
{
    cr_expect(passes(DTYPE_COMPLEX64, VALUES(float, 3e38f, 3e38f), VALUES(float, -3e38f, 0)));
    cr_expect(!passes(DTYPE_COMPLEX64, VALUES(float, 3e38f, 3e38f), VALUES(float, INFINITY, 0)));
    cr_expect(!passes(DTYPE_COMPLEX64, VALUES(float, 3e38f, 3e38f), VALUES(float, -INFINITY, 0)));
}

Test(official_comparison, strings_are_compared_byte_by_byte)
{
    const struct string_element a = {"a\0b", 3}, b = {"a\0c", 3};
    cr_expect(passes(DTYPE_STRING, &a, &(struct string_element){"a\0b", 3}));
    cr_expect(!passes(DTYPE_STRING, &a, &b));
}

Test(official_comparison, another_shape_fails_whatever_the_values)
{
    answer.output = tensor_of(DTYPE_FLOAT, VALUES(float, 1, 2, 3), DIMS(3, 1));
    cr_expect(judged().verdict == VERDICT_FAIL);
    cr_expect(explains("float [3]") && explains("float [3,1]"));
}

Test(official_comparison, another_element_type_fails_whatever_the_values)
{
    answer.output = tensor_of(DTYPE_DOUBLE, VALUES(double, 1, 2, 3), DIMS(3));
    cr_expect(judged().verdict == VERDICT_FAIL);
    cr_expect(explains("double [3]"));
}

/* numpy finds no difference between two arrays without elements. */
Test(official_comparison, an_empty_stored_tensor_of_strings_is_not_compared_by_type)
{
    stored = tensor_of(DTYPE_STRING, NULL, DIMS(0));
    answer.output = tensor_of(DTYPE_INT64, NULL, DIMS(0));
    cr_expect(judged().verdict == VERDICT_PASS);
    stored = tensor_of(DTYPE_FLOAT, NULL, DIMS(0));
    cr_expect(judged().verdict == VERDICT_FAIL);
}

/* Such as float8, whose stored bytes are kept. */
Test(official_comparison, elements_of_an_unknown_type_are_compared_as_bytes)
{
    unsigned char bytes[] = {1, 2, 3};
    stored = (struct tensor){.dtype = DTYPE_FLOAT8E5M2,
                             .rank = 1,
                             .dims = (const int64_t[]){3},
                             .count = 3,
                             .elements = "\1\2\3",
                             .size = 3};
    answer.output = stored;
    answer.output.elements = bytes;
    cr_expect(judged().verdict == VERDICT_PASS);
    bytes[1]++;
    cr_expect(judged().verdict == VERDICT_FAIL);
}

/* The protocol does not read the elements of an output that differs from data in type or shape. */
Test(official_comparison, an_output_whose_elements_were_not_read_fails)
{
    answer.output.elements = NULL;
    cr_expect(judged().verdict == VERDICT_FAIL);
}

Test(official_comparison, an_output_with_a_problem_fails)
{
    answer.output_problem = "raw_data: is short";
    cr_expect(judged().verdict == VERDICT_FAIL);
    cr_expect(explains("raw_data: is short"));
}

Test(official_comparison, the_explanation_shows_the_first_difference)
{
    answer.output = tensor_of(DTYPE_FLOAT, VALUES(float, 1, 4, 8), DIMS(3));
    cr_expect(explains("  expected  output[1] = 2 (0x40000000)\n  actual    output[1] = 4 (0x40800000)\n"));
}

Test(official_comparison, the_explanation_counts_the_differences_and_names_the_largest_error)
{
    answer.output = tensor_of(DTYPE_FLOAT, VALUES(float, 1, 4, 8), DIMS(3));
    cr_expect(explains("2 of 3 elements differ too much, the largest error is 5\n"), "%s",
              judged().explanation);
}

Test(official_comparison, the_explanation_names_the_tolerances)
{
    answer.output = tensor_of(DTYPE_FLOAT, VALUES(float, 1, 4, 8), DIMS(3));
    cr_expect(explains("(rtol 0.001, atol 1e-07)"), "%s", judged().explanation);
}

Test(official_comparison, an_infinite_error_is_not_called_the_largest)
{
    answer.output = tensor_of(DTYPE_FLOAT, VALUES(float, 1, INFINITY, 8), DIMS(3));
    cr_expect(explains("the largest error is 5\n"), "%s", judged().explanation);
    answer.output = tensor_of(DTYPE_FLOAT, VALUES(float, 1, INFINITY, 3), DIMS(3));
    cr_expect(explains("elements differ too much\n"), "%s", judged().explanation);
}

Test(official_comparison, a_refusal_fails)
{
    answer = (struct answer){.kind = ANSWER_REJECTED, .message = "not today", .text = ""};
    cr_expect(judged().verdict == VERDICT_FAIL && judged().compared);
    cr_expect(explains("rejected, but an output is stored: not today"));
    answer = (struct answer){.kind = ANSWER_FAILED, .message = "", .text = ""};
    cr_expect(judged().verdict == VERDICT_FAIL);
}

Test(official_comparison, a_missing_answer_keeps_its_verdict)
{
    static const struct {
        enum answer_kind kind;
        enum verdict verdict;
    } table[] = {
        {ANSWER_UNSUPPORTED, VERDICT_UNSUPPORTED},
        {ANSWER_FAULT, VERDICT_FAIL},
        {ANSWER_CRASH, VERDICT_CRASH},
        {ANSWER_TIMEOUT, VERDICT_TIMEOUT},
        {ANSWER_MEMORY, VERDICT_MEMORY},
        {ANSWER_NOT_RUN, VERDICT_NOT_RUN},
    };
    for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
        answer = (struct answer){.kind = table[i].kind, .message = "why", .text = ""};
        cr_expect(judged().verdict == table[i].verdict, "%s", answer_name(table[i].kind));
        cr_expect(strcmp(judged().explanation, "why\n") == 0);
    }
}

/* The inputs say 0, the stored output 1. */
Test(official_comparison, the_settings_choose_the_judge)
{
    struct judge_settings settings = *fixture_judging();
    struct derived_expectation derived;
    fixture_input(&fixture, INPUT_DATA, DTYPE_FLOAT, NULL, DIMS(1));
    fixture_input(&fixture, INPUT_INDICES, DTYPE_INT64, NULL, DIMS(1));
    fixture_input(&fixture, INPUT_UPDATES, DTYPE_FLOAT, NULL, DIMS(1));
    the_case = case_from_node(&fixture);
    cr_assert(derive_expectation(&the_case, &derived, &fixture.arena, &fixture.error) == STATUS_OK);
    answer.output = stored = tensor_of(DTYPE_FLOAT, VALUES(float, 1), DIMS(1));
    the_case.output = &stored;
    for (int official = 0; official < 2; official++) {
        settings.official = official != 0;
        enum verdict verdict =
            judge_by_settings(&settings, &the_case, &derived, &answer, &fixture.arena).verdict;
        cr_expect(verdict == (official ? VERDICT_PASS : VERDICT_DISPUTED), "%s", verdict_name(verdict));
    }
}

/* ---- data.json ----------------------------------------------------------------------------------------- */

static enum status read_tolerances(const char *text)
{
    struct temporary_folder folder = temporary_folder_create();
    if (text != NULL)
        temporary_folder_write(&folder, "data.json", text, strlen(text));
    enum status status = official_tolerances_read(&tolerances, &(struct case_files){.folder = folder.path},
                                                  &fixture.arena, &fixture.error);
    temporary_folder_remove(&folder);
    return status;
}

Test(official_comparison, a_case_folder_may_state_its_tolerances)
{
    cr_assert(read_tolerances("{\"rtol\": 1, \"atol\": 0.5, \"url\": \"…\"}") == STATUS_OK);
    cr_expect(tolerances.relative == 1 && tolerances.absolute == 0.5);
}

Test(official_comparison, a_missing_tolerance_is_the_default)
{
    cr_assert(read_tolerances("{\"atol\": 0.5}") == STATUS_OK);
    cr_expect(tolerances.relative == 1e-3 && tolerances.absolute == 0.5);
    cr_assert(read_tolerances(NULL) == STATUS_OK);
    cr_expect(tolerances.relative == 1e-3 && tolerances.absolute == 1e-7);
}

Test(official_comparison, a_malformed_data_json_is_named)
{
    static const char *const texts[] = {
        "", "[]", "{", "{\"rtol\": \"1\"}", "{\"atol\": -1}", "{\"rtol\": null}", "\xff"};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        cr_expect(read_tolerances(texts[i]) == STATUS_UNREADABLE, "%s", texts[i]);
        cr_expect(strncmp(fixture.error.message, "data.json: ", 11) == 0, "%s", fixture.error.message);
    }
}

Test(official_comparison, a_data_json_of_many_megabytes_is_refused_unread)
{
    size_t size = (size_t)2 << 20;
    char *text = arena_allocate(&fixture.arena, size + 1);
    cr_assert(text != NULL);
    memset(text, ' ', size);
    memcpy(text, "{}", 2);
    text[size] = '\0';
    cr_expect(read_tolerances(text) == STATUS_UNREADABLE);
    cr_expect(strstr(fixture.error.message, "limit") != NULL, "%s", fixture.error.message);
}

Test(official_comparison, an_unreadable_data_json_makes_the_case_unreadable)
{
    struct judge_settings settings = *fixture_judging();
    settings.official = true;
    struct temporary_folder folder = temporary_folder_create();
    temporary_folder_write(&folder, "data.json", "[]", 2);
    the_case.files.folder = folder.path;
    struct judgement judgement = judge_by_settings(&settings, &the_case, NULL, &answer, &fixture.arena);
    temporary_folder_remove(&folder);
    cr_expect(judgement.verdict == VERDICT_UNREADABLE && !judgement.compared);
    cr_expect(strstr(judgement.explanation, "data.json") != NULL, "%s", judgement.explanation);
}
