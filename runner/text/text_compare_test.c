/* Tests of the order and likeness of texts, of the numbers of texts, and of shuffled orders. */
#include "shuffle.h"
#include "text_compare.h"
#include "text_numbers.h"

#include <criterion/criterion.h>
#include <criterion/new/assert.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

Test(text_order, texts_are_sorted_and_found_by_their_bytes)
{
    const char *texts[] = {"b", "\xc3\xa9", "", "ab", "B", "a"};
    const char *const sorted[] = {"", "B", "a", "ab", "b", "\xc3\xa9"};
    enum { COUNT = sizeof texts / sizeof *texts };
    qsort(texts, COUNT, sizeof *texts, compare_texts);
    for (size_t i = 0; i < COUNT; i++)
        cr_expect(eq(str, (char *)texts[i], (char *)sorted[i]));
    const char *wanted = "ab", *missing = "abc";
    cr_expect(bsearch(&wanted, texts, COUNT, sizeof *texts, compare_texts) == &texts[3]);
    cr_expect(bsearch(&missing, texts, COUNT, sizeof *texts, compare_texts) == NULL);
}

static const char *const names[] = {"run", "report", "judge", "ScatterND", "Scatter", "float"};

static const char *nearest(const char *word)
{
    const char *found = nearest_name(word, names, sizeof names / sizeof *names);
    return found == NULL ? "none" : found;
}

Test(option_value_number, a_name_has_its_number_and_another_word_is_wrong_usage_with_the_nearest_name_and_all)
{
    enum { COUNT = sizeof names / sizeof *names };
    struct error error;
    size_t number = 0;
    cr_expect(option_value_number("--of", "judge", names, COUNT, &number, &error) == STATUS_OK &&
              number == 2);
    cr_expect(option_value_number("--of", "jugde", names, COUNT, &number, &error) == STATUS_USAGE &&
              number == 2);
    cr_expect(eq(str, error.message,
                 "--of jugde: unknown value (did you mean judge?); the values are run, report, judge, "
                 "ScatterND, Scatter, float"));
    cr_expect(option_value_number("list", "zzz", names, 2, &number, &error) == STATUS_USAGE);
    cr_expect(eq(str, error.message, "list zzz: unknown value; the values are run, report"));
    cr_expect(option_value_number("list", "zzz", names, 2, &number, NULL) == STATUS_USAGE);
}

Test(nearest_name, a_missing_letter_is_corrected)
{
    cr_expect(strcmp(nearest("reprt"), "report") == 0);
}

Test(nearest_name, an_additional_letter_is_corrected)
{
    cr_expect(strcmp(nearest("runn"), "run") == 0);
}

Test(nearest_name, a_wrong_letter_is_corrected)
{
    cr_expect(strcmp(nearest("ScutterND"), "ScatterND") == 0);
}

Test(nearest_name, two_swapped_letters_are_corrected)
{
    cr_expect(strcmp(nearest("rnu"), "run") == 0);
    cr_expect(strcmp(nearest("Run"), "run") == 0);
    cr_expect(nearest("nrx") == NULL || strcmp(nearest("nrx"), "run") != 0);
}

Test(nearest_name, case_is_ignored)
{
    cr_expect(strcmp(nearest("scatternd"), "ScatterND") == 0);
}

Test(nearest_name, two_wrong_letters_of_a_long_word_are_corrected)
{
    cr_expect(strcmp(nearest("SctterN"), "Scatter") == 0 || strcmp(nearest("SctterN"), "ScatterND") == 0);
}

Test(nearest_name, a_different_word_has_no_nearest_name)
{
    cr_expect(strcmp(nearest("evaluate"), "none") == 0);
}

Test(nearest_name, a_word_of_one_letter_has_no_nearest_name)
{
    cr_expect(strcmp(nearest("r"), "none") == 0);
}

Test(nearest_name, two_wrong_letters_of_a_short_word_are_not_corrected)
{
    cr_expect(strcmp(nearest("rat"), "none") == 0);
}

Test(nearest_name, a_word_that_is_too_long_has_no_nearest_name)
{
    char word[200];
    memset(word, 'x', sizeof word - 1);
    word[sizeof word - 1] = '\0';
    cr_expect(strcmp(nearest(word), "none") == 0);
}

static struct text_numbers numbers;

static void tear_down(void)
{
    text_numbers_free(&numbers);
}

TestSuite(text_numbers, .fini = tear_down);

Test(text_numbers, texts_have_the_numbers_that_they_were_given)
{
    enum { COUNT = 10000 };
    char text[16];
    for (size_t i = 0; i < COUNT; i++) {
        (void)snprintf(text, sizeof text, "case %zu", i);
        cr_assert(text_numbers_add(&numbers, text, 3 * i) == TEXT_IS_NEW, "%zu", i);
    }
    for (size_t i = 0; i < COUNT; i++) {
        size_t number = SIZE_MAX;
        (void)snprintf(text, sizeof text, "case %zu", i);
        cr_assert(text_numbers_find(&numbers, text, &number) && number == 3 * i, "%zu: %zu", i, number);
    }
    cr_expect(numbers.count == COUNT && !numbers.is_short);
}

Test(text_numbers, a_text_that_is_added_again_keeps_its_number)
{
    size_t number = SIZE_MAX;
    cr_expect(text_numbers_add(&numbers, "a", 7) == TEXT_IS_NEW);
    cr_expect(text_numbers_add(&numbers, "a", 8) == TEXT_IS_KNOWN);
    cr_expect(text_numbers_find(&numbers, "a", &number) && number == 7);
    cr_expect(numbers.count == 1);
}

Test(text_numbers, a_text_that_was_not_added_is_not_found)
{
    size_t number = SIZE_MAX;
    cr_expect(not(text_numbers_find(&numbers, "", &number)), "in nothing");
    cr_expect(text_numbers_add(&numbers, "a", 0) == TEXT_IS_NEW);
    cr_expect(not(text_numbers_find(&numbers, "aa", &number) || text_numbers_find(&numbers, "", NULL)));
    cr_expect(number == SIZE_MAX);
}

Test(text_numbers, forgotten_texts_are_new_again)
{
    cr_expect(text_numbers_add(&numbers, "a", 0) == TEXT_IS_NEW);
    text_numbers_free(&numbers);
    cr_expect(not(text_numbers_find(&numbers, "a", NULL)));
    cr_expect(text_numbers_add(&numbers, "a", 0) == TEXT_IS_NEW);
}

static struct counted_texts texts;

static void forget(void)
{
    counted_texts_free(&texts);
}

TestSuite(counted_texts, .fini = forget);

Test(counted_texts, each_text_has_its_count_and_what_was_given_first)
{
    counted_texts_add(&texts, "a", "one");
    counted_texts_add(&texts, "b", "two");
    counted_texts_add(&texts, "a", "three");
    const struct counted_text *a = counted_texts_find(&texts, "a"), *b = counted_texts_find(&texts, "b");
    cr_assert(a != NULL && b != NULL);
    cr_expect(a->count == 2 && strcmp(a->first, "one") == 0);
    cr_expect(b->count == 1 && strcmp(b->first, "two") == 0);
    cr_expect(counted_texts_find(&texts, "c") == NULL);
}

Test(counted_texts, texts_stay_in_the_order_in_which_they_came)
{
    char text[16];
    for (int i = 0; i < 1000; i++) {
        (void)snprintf(text, sizeof text, "%d", i * 7919 % 500);
        counted_texts_add(&texts, text, "");
    }
    cr_assert(texts.count == 500);
    for (int i = 0; i < 500; i++) {
        (void)snprintf(text, sizeof text, "%d", i * 7919 % 500);
        cr_expect(strcmp(texts.items[i].text, text) == 0 && texts.items[i].count == 2, "%d", i);
    }
}

Test(counted_texts, texts_are_copied)
{
    char text[] = "a", first[] = "b";
    counted_texts_add(&texts, text, first);
    text[0] = first[0] = 'x';
    cr_expect(strcmp(texts.items[0].text, "a") == 0 && strcmp(texts.items[0].first, "b") == 0);
}

enum { COUNT = 100 };

Test(shuffle, the_generator_gives_the_published_numbers)
{
    /* The first numbers for this seed, from the tests of other implementations. */
    static const uint64_t expected[] = {6457827717110365317u, 3203168211198807973u, 9817491932198370423u,
                                        4593380528125082431u, 16408922859458223821u};
    uint64_t state = 1234567;
    for (size_t i = 0; i < sizeof expected / sizeof expected[0]; i++)
        cr_expect(splitmix64(&state) == expected[i], "number %zu", i);
}

Test(shuffle, an_order_contains_every_number_once)
{
    size_t order[COUNT];
    int seen[COUNT] = {0};
    shuffled_order(order, COUNT, 7);
    for (size_t i = 0; i < COUNT; i++) {
        cr_assert(order[i] < COUNT);
        seen[order[i]]++;
    }
    for (size_t i = 0; i < COUNT; i++)
        cr_expect(seen[i] == 1, "%zu is there %d times", i, seen[i]);
}

Test(shuffle, a_seed_gives_the_same_order_again)
{
    size_t order[COUNT], again[COUNT];
    shuffled_order(order, COUNT, 7);
    shuffled_order(again, COUNT, 7);
    cr_expect(memcmp(order, again, sizeof order) == 0);
}

Test(shuffle, another_seed_gives_another_order)
{
    size_t order[COUNT], other[COUNT];
    shuffled_order(order, COUNT, 7);
    shuffled_order(other, COUNT, 8);
    cr_expect(memcmp(order, other, sizeof order) != 0);
}

Test(shuffle, the_orders_of_three_are_equally_frequent)
{
    int seen[27] = {0};
    for (uint64_t seed = 0; seed < 6000; seed++) {
        size_t order[3];
        shuffled_order(order, 3, seed);
        seen[9 * order[0] + 3 * order[1] + order[2]]++;
    }
    /* Each is expected 1000 times, with a standard deviation of 29. */
    static const int orders[] = {5, 7, 11, 15, 19, 21};
    for (size_t i = 0; i < 6; i++)
        cr_expect(seen[orders[i]] > 880 && seen[orders[i]] < 1120, "%d", seen[orders[i]]);
}

Test(shuffle, an_empty_list_can_be_shuffled)
{
    shuffled_order(NULL, 0, 7);
}
