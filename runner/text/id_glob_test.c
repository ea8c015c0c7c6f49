#include "text_compare.h"

#include <criterion/criterion.h>

Test(id_glob, the_beginning_of_a_glob_excludes_matches)
{
    cr_expect(glob_may_match_in("cases/A-1/x", "cases/A-1"));
    cr_expect(glob_may_match_in("cases/A-1", "cases/A-1"));
    cr_expect(glob_may_match_in("cases/A-1#2", "cases/A-1"));
    cr_expect(!glob_may_match_in("cases/A-11/x", "cases/A-1"));
    cr_expect(!glob_may_match_in("cases/A-1/x", "cases/A-11"));
    cr_expect(!glob_may_match_in("cases/A", "cases/A-1"));
    cr_expect(!glob_may_match_in("", "cases/A-1"));
}

Test(id_glob, anything_after_a_special_character_may_match)
{
    static const char *const globs[] = {"*",       "cases/*",        "cases/A-1*", "cases/A-1/*",
                                        "cases/?", "cases/[AB]-2/x", "cas\\es/x"};
    for (size_t i = 0; i < sizeof globs / sizeof *globs; i++)
        cr_expect(glob_may_match_in(globs[i], "cases/A-1"), "%s", globs[i]);
    cr_expect(!glob_may_match_in("cases/B*", "cases/A-1"));
    cr_expect(!glob_may_match_in("cases/A-11*", "cases/A-1"));
    cr_expect(!glob_may_match_in("other/*", "cases/A-1"));
}
