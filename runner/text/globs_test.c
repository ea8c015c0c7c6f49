/* Tests of globs: an index of many, and what ids a glob may match. */
#include "text_compare.h"

#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

static const char *const indexed_globs[] = {
    "cases/a", "cases/a*", "*",      "cases/*",   NULL,  "cases/b",    "cases/a",
    "cases/?", "cases/ab", "c*/a",   "cases\\/a", "",    "cases/[ab]", "case",
    "*b",      "cases/a?", "*[ab]c", "*\\b",      "*/[", "*[a",        "*]c",
};
enum { COUNT = sizeof indexed_globs / sizeof *indexed_globs };

static struct arena arena;
static struct glob_index glob_index;

static void set_up(void)
{
    arena = arena_create((size_t)1 << 20);
    cr_assert(glob_index_make(&glob_index, indexed_globs, COUNT, &arena));
}

static void tear_down(void)
{
    arena_destroy(&arena);
}

TestSuite(glob_index, .init = set_up, .fini = tear_down);

static int compare(const void *a, const void *b)
{
    size_t left = *(const size_t *)a, right = *(const size_t *)b;
    return (left > right) - (left < right);
}

/* Compares the matches with those found by trying all indexed_globs one by one. */
static void expect_same_matches(const char *text)
{
    size_t found[COUNT], expected[COUNT], wanted = 0;
    size_t count = glob_index_matches(&glob_index, text, found);
    for (size_t i = 0; i < COUNT; i++)
        if (indexed_globs[i] != NULL && glob_matches(indexed_globs[i], text))
            expected[wanted++] = i;
    qsort(found, count, sizeof *found, compare);
    cr_expect(count == wanted && memcmp(found, expected, count * sizeof *found) == 0, "%s: %zu, not %zu",
              text, count, wanted);
}

Test(glob_index, the_matches_are_those_found_by_trying_all_globs)
{
    static const char *const texts[] = {"cases/a", "cases/ab", "cases/b",  "cases/abc", "cases/",
                                        "case",    "b",        "",         "cases/a\n", "d",
                                        "cases/c", "cases/[",  "cases/[a", "cases/]c"};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        expect_same_matches(texts[i]);
}

Test(glob_index, many_globs_are_found)
{
    enum { MANY = 5000 };
    static const char *many[MANY];
    size_t found[MANY];
    for (int i = 0; i < MANY; i++)
        many[i] = arena_format(&arena, "cases/%d%s", i / 2, i % 2 == 0 ? "" : "x*");
    cr_assert(glob_index_make(&glob_index, many, MANY, &arena));
    for (size_t i = 0; i < MANY; i += 2) {
        cr_assert(glob_index_matches(&glob_index, many[i], found) == 1);
        cr_assert(found[0] == i);
    }
}

Test(glob_index, without_globs_nothing_matches)
{
    size_t found[1];
    cr_assert(glob_index_make(&glob_index, NULL, 0, &arena));
    cr_expect(glob_index_matches(&glob_index, "a", found) == 0);
}

Test(glob_index, running_out_of_memory_is_reported)
{
    struct arena none = arena_create(0);
    cr_expect(!glob_index_make(&glob_index, indexed_globs, COUNT, &none));
}

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
