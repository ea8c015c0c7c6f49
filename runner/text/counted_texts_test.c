#include "text_numbers.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

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
