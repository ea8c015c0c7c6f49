/* Tests of what failing cases have in common: features, and likenesses of messages. */
#include "causes.h"

#include <criterion/criterion.h>
#include <math.h>
#include <string.h>

static struct suspects suspects;
static struct suspect ranked[SUSPECTS_MOST];

static void tear_down(void)
{
    suspects_destroy(&suspects);
}

TestSuite(suspects, .fini = tear_down);

enum {
    NONE = -1,
    A = FEATURE_AXIS_NEGATIVE,
    B = FEATURE_INDEX_NEGATIVE,
    C = FEATURE_REDUCES,
    D = FEATURE_INDICES_INT64
};

/* Counts cases with up to two features. */
static void count(int cases, bool failing, int one, int other)
{
    struct case_features features = {.words = {0}};
    for (int i = 0; i < 2; i++) {
        int feature = i == 0 ? one : other;
        if (feature != NONE)
            features.words[feature / 64] |= (uint64_t)1 << (feature % 64);
    }
    const struct texts clauses = {.count = 0};
    struct feature_list list = suspects_list(&suspects, &features, &clauses);
    while (cases-- > 0)
        suspects_count(&suspects, &list, failing);
}

static size_t rank(void)
{
    return suspects_rank(&suspects, NULL, NULL, ranked);
}

static void expect_name(size_t number, const char *name)
{
    cr_expect(strcmp(ranked[number].name, name) == 0, "%s", ranked[number].name);
}

Test(suspects, a_feature_of_all_failing_and_no_passing_cases_has_coefficient_1)
{
    count(45, true, A, NONE);
    count(500, false, NONE, NONE);
    cr_assert(rank() == 1);
    expect_name(0, "axis negative");
    cr_expect(fabs(ranked[0].coefficient - 1) < 1e-12);
}

Test(suspects, the_coefficient_is_ochiai)
{
    count(6, true, A, NONE);
    count(2, true, NONE, NONE);
    count(3, false, A, NONE);
    count(100, false, NONE, NONE);
    cr_assert(rank() == 1);
    cr_expect(fabs(ranked[0].coefficient - 6 / sqrt(8 * 9)) < 1e-12);
    cr_expect(ranked[0].failing_with == 6 && ranked[0].with == 9);
    cr_expect(ranked[0].failing_without == 2 && ranked[0].without == 102);
}

Test(suspects, what_all_failing_cases_have_comes_before_a_better_coefficient_of_most)
{
    count(9, true, A, B);
    count(1, true, A, NONE);
    count(20, false, A, NONE);
    count(300, false, NONE, NONE);
    cr_assert(rank() == 2);
    expect_name(0, "axis negative");
    expect_name(1, "index negative");
    cr_expect(ranked[0].coefficient < ranked[1].coefficient && suspect_is_of_all(&ranked[0]));
}

Test(suspects, what_few_failing_cases_have_in_common_does_not_come_first)
{
    count(5, true, A, B);
    count(1, true, A, NONE);
    count(12, false, A, NONE);
    count(300, false, NONE, NONE);
    cr_assert(rank() == 2);
    expect_name(0, "index negative");
}

Test(suspects, without_failures_nothing_is_suspect)
{
    count(10, false, A, NONE);
    cr_expect(rank() == 0);
}

Test(suspects, without_passing_cases_nothing_is_suspect)
{
    count(10, true, A, NONE);
    cr_expect(rank() == 0);
}

Test(suspects, a_feature_of_all_cases_is_not_suspect)
{
    count(10, true, A, NONE);
    count(5, false, A, NONE);
    cr_expect(rank() == 0);
}

Test(suspects, with_one_failing_case_nothing_is_suspect)
{
    count(1, true, A, NONE);
    count(10, false, NONE, NONE);
    cr_expect(rank() == 0);
}

Test(suspects, a_feature_of_most_cases_is_not_suspect_if_most_cases_fail)
{
    count(40, true, D, NONE);
    count(5, true, NONE, NONE);
    count(40, false, D, NONE);
    count(5, false, NONE, NONE);
    cr_expect(rank() == 0);
}

Test(suspects, the_better_feature_is_first)
{
    count(20, true, A, NONE);
    count(8, true, B, NONE);
    count(100, false, NONE, NONE);
    count(1, false, B, NONE);
    cr_assert(rank() == 2);
    expect_name(0, "axis negative");
    expect_name(1, "index negative");
}

Test(suspects, of_two_features_of_the_same_cases_one_is_given)
{
    count(10, true, A, B);
    count(100, false, NONE, NONE);
    cr_assert(rank() == 1);
    expect_name(0, "axis negative");
}

Test(suspects, a_feature_whose_failing_cases_all_have_a_better_one_is_not_given)
{
    count(10, true, A, NONE);
    count(9, true, A, B);
    count(2, false, B, NONE);
    count(100, false, NONE, NONE);
    cr_assert(rank() == 1);
    expect_name(0, "axis negative");
}

Test(suspects, two_features_together_are_given_if_clearly_better_than_each)
{
    count(10, true, A, C);
    count(20, false, A, NONE);
    count(20, false, C, NONE);
    count(100, false, NONE, NONE);
    cr_assert(rank() == 1);
    expect_name(0, "axis negative and reduction other than none");
}

Test(suspects, two_features_together_are_not_given_if_one_is_nearly_as_good)
{
    count(10, true, A, C);
    count(1, false, A, NONE);
    count(20, false, C, NONE);
    count(100, false, NONE, NONE);
    cr_assert(rank() == 1);
    expect_name(0, "axis negative");
}

static bool leave_out_a(const struct suspects *all, int feature, const void *context)
{
    (void)all, (void)context;
    return feature == A;
}

Test(suspects, features_that_the_caller_leaves_out_are_not_given)
{
    count(10, true, A, NONE);
    count(100, false, NONE, NONE);
    cr_expect(suspects_rank(&suspects, leave_out_a, NULL, ranked) == 0);
}

Test(suspects, clauses_are_features_whatever_their_operator)
{
    struct case_features features = {.words = {0}};
    for (int i = 0; i < 10; i++) {
        const char *const clause = i % 2 == 0 ? "Scatter.slice" : "ScatterND.slice";
        const struct texts clauses = {1, &clause};
        struct feature_list list = suspects_list(&suspects, &features, &clauses);
        suspects_count(&suspects, &list, true);
    }
    count(50, false, NONE, NONE);
    cr_assert(rank() == 1);
    expect_name(0, "clause slice");
    cr_expect(ranked[0].failing_with == 10);
}

Test(suspects, clauses_beyond_the_bound_are_not_features)
{
    struct case_features features = {.words = {0}};
    static char names[1000][20];
    const char *items[1000];
    for (int i = 0; i < 1000; i++) {
        (void)snprintf(names[i], sizeof names[i], "ScatterND.c-%d", i);
        items[i] = names[i];
    }
    const struct texts clauses = {1000, items};
    struct feature_list list = suspects_list(&suspects, &features, &clauses);
    cr_expect(list.count == SUSPECT_CLAUSES);
}

Test(suspects, some_failing_cases_are_compared_with_all_passing_ones)
{
    uint32_t with[SUSPECT_FEATURES] = {0};
    struct suspect best;
    count(5, true, B, NONE);
    count(50, true, A, NONE);
    count(100, false, NONE, NONE);
    with[B] = 5;
    cr_assert(suspects_of_some(&suspects, with, 5, NULL, NULL, &best));
    cr_expect(strcmp(best.name, "index negative") == 0, "%s", best.name);
    cr_expect(best.failing_with == 5 && best.with == 5 && best.without == 100);
}

/* Half of the failing cases and few passing ones have the feature: the coefficient is 0.5. */
static void count_half_with(int feature)
{
    count(10, true, feature, NONE);
    count(10, true, NONE, NONE);
    count(10, false, feature, NONE);
    count(200, false, NONE, NONE);
}

Test(suspects, a_size_needs_a_higher_coefficient_than_another_feature)
{
    count_half_with(A);
    cr_expect(rank() == 1);
    suspects_destroy(&suspects);
    count_half_with(FEATURE_MORE_DATA);
    cr_expect(rank() == 0);
}

/* Of two features, each alone is in as many passing as failing cases. */
static void count_pair(int one, int other)
{
    count(10, true, one, other);
    count(10, false, one, NONE);
    count(10, false, other, NONE);
    count(100, false, NONE, NONE);
}

Test(suspects, a_length_in_bytes_is_only_named_alone)
{
    count_pair(A, B);
    cr_assert(rank() == 1);
    expect_name(0, "axis negative and index negative");
    suspects_destroy(&suspects);
    count_pair(A, FEATURE_ROW_REST);
    cr_expect(rank() > 0);
    for (size_t i = 0; i < rank(); i++)
        cr_expect(ranked[i].features[1] == NONE, "%s", ranked[i].name);
}

static void expect_folded(const char *message, const char *expected)
{
    char folded[MESSAGE_COMPARED];
    message_fold(message, folded, sizeof folded);
    cr_expect(strcmp(folded, expected) == 0, "%s", folded);
}

Test(message_likeness, numbers_and_lists_of_numbers_are_one_letter)
{
    expect_folded("index -3 of 2.5 at 0x7f", "index N of N at N");
    expect_folded("shape {2,3, 4} and 2x3x4 : axis 1, size 4", "shape {N} and N : axis N, size N");
    expect_folded("shapes (2,) (3,4) (5,6) into shape (7,8)", "shapes (N) into shape (N)");
    expect_folded("int64[3] at v2 in node scatter_12", "T[N] at v2 in node scatter_N");
}

Test(message_likeness, element_types_are_one_letter_and_words_that_contain_them_are_not)
{
    expect_folded("dtype float16 of tensor(FLOAT), f32, BF16", "dtype T of tensor(T), T, T");
    expect_folded("floating doubles are_bool", "floating doubles are_bool");
}

Test(message_likeness, only_the_first_line_counts_and_a_long_one_is_cut)
{
    char folded[8];
    expect_folded("one\ntwo", "one");
    message_fold("abc defghij", folded, sizeof folded);
    cr_expect_str_eq(folded, "abc ");
}

static void expect_common(const char *one, const char *other, const char *expected)
{
    const char *const messages[] = {one, other};
    size_t prefix, suffix;
    char shown[MESSAGE_COMPARED];
    messages_in_common(messages, 2, &prefix, &suffix);
    message_show(one, prefix, suffix, shown, sizeof shown);
    cr_expect(strcmp(shown, expected) == 0, "%s", shown);
}

Test(message_likeness, what_all_messages_begin_and_end_with_is_left_out)
{
    expect_common("[E:compiler] Node 'a': an index is out of bounds. See the log for details.",
                  "[E:compiler] Node 'a': no such axis. See the log for details.",
                  "…an index is out of bounds…");
}

Test(message_likeness, common_words_that_are_short_are_shown)
{
    expect_common("the index is bad", "the axis is bad", "the index is bad");
}

Test(message_likeness, equal_messages_have_nothing_to_leave_out)
{
    expect_common("[E:compiler] the only message", "[E:compiler] the only message",
                  "[E:compiler] the only message");
}

Test(message_likeness, words_are_not_cut_and_beginning_and_end_do_not_overlap)
{
    expect_common("aaaaaaaaaaaa bbbbbbbbbbbb", "aaaaaaaaaaaa bbbbbbbbbbbb bbbbbbbbbbbb",
                  "aaaaaaaaaaaa bbbbbbbbbbbb");
}

Test(message_likeness, the_middle_of_a_long_message_is_left_out)
{
    char message[MESSAGE_COMPARED], shown[2 * MESSAGE_COMPARED];
    memset(message, 'a', sizeof message);
    memcpy(message + sizeof message - sizeof " reason", " reason", sizeof " reason");
    message_show(message, 0, 0, shown, sizeof shown);
    cr_expect(strlen(shown) == MESSAGE_SHOWN + strlen("…"));
    cr_expect(strstr(shown, "…") != NULL && strcmp(shown + strlen(shown) - 7, " reason") == 0);
}
