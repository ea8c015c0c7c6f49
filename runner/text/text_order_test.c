#include "text_compare.h"

#include <criterion/criterion.h>
#include <criterion/new/assert.h>
#include <stdlib.h>

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
