#include "exact_globs.h"
#include "id_glob.h"

#include <criterion/criterion.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

enum { MOST = 4096 };

static struct arena arena;
static struct error error;
static struct id_in_set ids[MOST];
static size_t count;
static struct exact_glob *globs;
static size_t glob_count;

static void set_up(void)
{
    arena = arena_create((size_t)64 << 20);
    count = 0;
}

static void tear_down(void)
{
    arena_destroy(&arena);
}

TestSuite(exact_globs, .init = set_up, .fini = tear_down);

/* ---- ids and globs ------------------------------------------------------------------------------------------------------ */

static void add(const char *id, size_t set)
{
    cr_assert(count < MOST);
    ids[count++] = (struct id_in_set){arena_copy_text(&arena, id, strlen(id)), set};
}

/* The ids of a small corpus; those that a glob matches are the first set, the others are in no set. */
static void add_corpus(const char *chosen)
{
    static const char *const groups[] = {"ScatterND-16", "ScatterND-18", "ScatterElements-18", "absent"};
    static const char *const slugs[] = {"nan",          "nan-max", "nan-max-float",  "nan-min-float",
                                        "nan-bool-max", "max",     "bool-int32-max", "bool-int64-max"};
    static const char *const numbers[] = {"", "#0", "#1", "#10"};
    for (size_t group = 0; group < 4; group++)
        for (size_t slug = 0; slug < 8; slug++)
            for (size_t number = 0; number < 4; number++) {
                const char *id =
                    arena_format(&arena, "cases/%s/%s%s", groups[group], slugs[slug], numbers[number]);
                add(id, glob_matches(chosen, id) ? 0 : GLOB_SET_NONE);
            }
}

static void find(void)
{
    cr_assert(exact_globs_find(ids, count, &globs, &glob_count, &arena, &error) == STATUS_OK, "%s",
              error.message);
}

/* Finds the globs, and expects them as "SET:GLOB|…". */
static void expect_globs(const char *expected)
{
    char text[4096] = "";
    find();
    for (size_t i = 0; i < glob_count; i++)
        (void)snprintf(text + strlen(text), sizeof text - strlen(text), "%s%zu:%s", i == 0 ? "" : "|",
                       globs[i].set, globs[i].glob);
    cr_expect(strcmp(text, expected) == 0, "%s", text);
}

/* Expects that the globs of each set match each of its ids and no other id. */
static void expect_exact(void)
{
    for (size_t id = 0; id < count; id++) {
        bool is_matched = false;
        for (size_t i = 0; i < glob_count; i++) {
            bool matches = glob_matches(globs[i].glob, ids[id].id);
            is_matched |= matches;
            cr_expect(!matches || ids[id].set == globs[i].set, "%s matches %s", globs[i].glob, ids[id].id);
        }
        cr_expect(is_matched || ids[id].set == GLOB_SET_NONE, "%s", ids[id].id);
    }
}

/* ---- which globs -------------------------------------------------------------------------------------------------------- */

Test(exact_globs, few_globs_are_chosen)
{
    static const struct {
        const char *chosen, *globs;
    } rows[] = {
        {"cases/ScatterND-18/nan-max-float#1", "0:cases/ScatterND-18/nan-max-float#1"},
        {"cases/ScatterND-18/nan-*", "0:cases/ScatterND-18/nan-*"},
        {"cases/ScatterND-18/nan-*-float", "0:cases/ScatterND-18/nan-*-float"},
        {"cases/ScatterND-18/bool-*-max#1", "0:cases/ScatterND-18/bool-*-max#1"},
        {"cases/ScatterND-18/max#*", "0:cases/ScatterND-18/max#*"},
        {"cases/ScatterND-*/nan-max", "0:cases/ScatterND-*/nan-max"},
        {"cases/*/nan-m*-float#0", "0:cases/*/nan-*-float#0"},
        {"cases/ScatterND-*/nan*",
         "0:cases/ScatterND-*/nan|0:cases/ScatterND-*/nan#*|0:cases/ScatterND-*/nan-*"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        count = 0;
        add_corpus(rows[i].chosen);
        expect_globs(rows[i].globs);
    }
}

Test(exact_globs, the_globs_of_any_sets_match_these_sets_and_nothing_else)
{
    unsigned state = 1;
    for (int round = 0; round < 40; round++) {
        count = 0;
        add_corpus("nothing");
        for (size_t i = 0; i < count; i++) {
            state = state * 1664525u + 1013904223u;
            unsigned draw = state >> 24;
            ids[i].set = draw < 96 ? GLOB_SET_NONE : draw % 3;
        }
        find();
        expect_exact();
    }
}

Test(exact_globs, a_glob_of_one_set_matches_no_id_of_another)
{
    add("cases/A-1/x-a", 0);
    add("cases/A-1/x-b", 0);
    add("cases/A-2/x-a", 1);
    add("cases/A-2/x-b", 1);
    expect_globs("0:cases/A-1/x-*|1:cases/A-2/x-*");
}

Test(exact_globs, no_ids_have_no_globs)
{
    expect_globs("");
}

/* ---- third-party ids ---------------------------------------------------------------------------------------------------- */

Test(exact_globs, special_characters_of_ids_are_escaped)
{
    static const char *const special[] = {"a/b/*", "a/b/?", "a/b/[x]", "a/b/\\x", "a/[/x", "a/b/!x"};
    for (size_t i = 0; i < sizeof special / sizeof *special; i++) {
        count = 0;
        add(special[i], 0);
        add("a/b/x", GLOB_SET_NONE);
        add("a/b/y", GLOB_SET_NONE);
        find();
        cr_expect(glob_count == 1);
        expect_exact();
    }
}

Test(exact_globs, ids_without_a_group_or_a_source_are_accepted)
{
    add("official/test_a-x", 0);
    add("official/test_a-y", 0);
    add("official/test_b", GLOB_SET_NONE);
    add("alone", 0);
    expect_globs("0:alone|0:official/test_a-*");
    expect_exact();
}

Test(exact_globs, the_globs_of_other_ids_match_no_id_in_a_deeper_folder)
{
    add("cases/A-1/x-a", 0);
    add("cases/A-1/x-b", 0);
    add("cases/A-1/x-c/d", GLOB_SET_NONE);
    add("cases/A-1/y", GLOB_SET_NONE);
    expect_globs("0:cases/A-1/x-a|0:cases/A-1/x-b");
}

Test(exact_globs, a_glob_for_versions_of_a_group_matches_no_group_with_the_same_prefix)
{
    add("cases/A-1/x", 0);
    add("cases/A-2/x", 0);
    add("cases/A-b/x", GLOB_SET_NONE);
    expect_globs("0:cases/A-1/x|0:cases/A-2/x");
}

Test(exact_globs, adjacent_words_are_replaced_only_if_the_glob_is_exact)
{
    add("s/A-1/x-a-y", 0);
    add("s/A-1/x-b-y", 0);
    add("s/A-1/x--y", GLOB_SET_NONE);
    find();
    expect_exact();
}

Test(exact_globs, an_id_with_very_many_words_is_its_own_glob)
{
    char id[8192] = "s/A-1/x";
    for (int i = 0; i < 2000; i++)
        strcat(id, "-w");
    add(id, 0);
    add("s/A-1/x-w", 0);
    add("s/A-1/x-v", 0);
    add("s/A-1/y", GLOB_SET_NONE);
    find();
    expect_exact();
    id[strlen(id) - 1] = 'v';
    add(id, GLOB_SET_NONE);
    find();
    expect_exact();
}
