#include "nearest_name.h"

#include <criterion/criterion.h>
#include <string.h>

static const char *const names[] = {"run", "report", "rejudge", "ScatterND", "Scatter", "float"};

static const char *nearest(const char *word)
{
    const char *found = nearest_name(word, names, sizeof names / sizeof *names);
    return found == NULL ? "none" : found;
}

Test(nearest_name, a_letter_that_is_left_out)
{
    cr_expect(strcmp(nearest("reprt"), "report") == 0);
}

Test(nearest_name, a_letter_that_is_added)
{
    cr_expect(strcmp(nearest("runn"), "run") == 0);
}

Test(nearest_name, a_letter_that_is_replaced)
{
    cr_expect(strcmp(nearest("ScutterND"), "ScatterND") == 0);
}

Test(nearest_name, letters_in_the_other_case_are_the_same)
{
    cr_expect(strcmp(nearest("scatternd"), "ScatterND") == 0);
}

Test(nearest_name, two_letters_of_a_long_word)
{
    cr_expect(strcmp(nearest("SctterN"), "Scatter") == 0 || strcmp(nearest("SctterN"), "ScatterND") == 0);
}

Test(nearest_name, another_word_is_not_near)
{
    cr_expect(strcmp(nearest("evaluate"), "none") == 0);
}

Test(nearest_name, a_word_of_one_letter_is_near_to_none)
{
    cr_expect(strcmp(nearest("r"), "none") == 0);
}

Test(nearest_name, two_letters_of_a_short_word_are_too_many)
{
    cr_expect(strcmp(nearest("rat"), "none") == 0);
}

Test(nearest_name, a_word_that_is_too_long_is_near_to_none)
{
    char word[200];
    memset(word, 'x', sizeof word - 1);
    word[sizeof word - 1] = '\0';
    cr_expect(strcmp(nearest(word), "none") == 0);
}
