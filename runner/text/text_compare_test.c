#include "text_compare.h"

#include <criterion/criterion.h>
#include <criterion/new/assert.h>
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
