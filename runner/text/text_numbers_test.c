#include "text_numbers.h"

#include <criterion/criterion.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

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
    cr_expect(!text_numbers_find(&numbers, "", &number), "in nothing");
    cr_expect(text_numbers_add(&numbers, "a", 0) == TEXT_IS_NEW);
    cr_expect(!text_numbers_find(&numbers, "aa", &number) && !text_numbers_find(&numbers, "", NULL));
    cr_expect(number == SIZE_MAX);
}

Test(text_numbers, forgotten_texts_are_new_again)
{
    cr_expect(text_numbers_add(&numbers, "a", 0) == TEXT_IS_NEW);
    text_numbers_free(&numbers);
    cr_expect(!text_numbers_find(&numbers, "a", NULL));
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
