/* Tests of the lines of DECISIONS.md that explain a clause. */
#include "clause.h"

#include <criterion/criterion.h>
#include <criterion/new/assert.h>
#include <string.h>

static struct arena arena;

static void start(void)
{
    arena = arena_create((size_t)64 << 20);
}

static void stop(void)
{
    arena_destroy(&arena);
}

TestSuite(decision, .init = start, .fini = stop);

static const char *line_in(const char *text, const char *id)
{
    const struct embedded_file file = {"D.md", (const unsigned char *)text, strlen(text)};
    return decision_line(&file, id, &arena);
}

Test(decision, every_decision_that_a_clause_names_has_a_line)
{
    struct clause_set set;
    struct error error;
    size_t named = 0;
    cr_assert(eq(int, (int)clauses_load(&set, &arena, &error), STATUS_OK), "%s", error.message);
    for (size_t i = 0; i < set.count; i++)
        for (size_t j = 0; j < set.clauses[i].decision_count; j++, named++)
            cr_expect(decision_line(&document_files[0], set.clauses[i].decisions[j], &arena) != NULL,
                      "%s: %s", set.clauses[i].id, set.clauses[i].decisions[j]);
    cr_expect(named > set.count / 2);
}

Test(decision, the_line_is_the_first_sentence_even_across_lines)
{
    const char *text = "# D\n\n### a-b\n\nAs of 1.13 it\nis so. More.\n\n### c-d\n\nOtherwise.\n";
    cr_expect(eq(str, (char *)line_in(text, "a-b"), "As of 1.13 it is so."));
    cr_expect(eq(str, (char *)line_in(text, "c-d"), "Otherwise."));
}

Test(decision, only_a_whole_heading_names_a_decision)
{
    static const char *const ids[] = {"a", "a-b-c", "b", "D", ""};
    for (size_t i = 0; i < sizeof ids / sizeof *ids; i++)
        cr_expect(line_in("# D\n\nSee ### a-b\nhere.\n\n### a-b\n\nIt is.\n", ids[i]) == NULL, "%s", ids[i]);
}

Test(decision, a_text_that_ends_early_has_no_line)
{
    const char *text = "### a-b\n\nIt is.\n";
    char beginning[32];
    for (size_t size = 0; size < strlen(text) - 1; size++) {
        memcpy(beginning, text, size);
        beginning[size] = '\0';
        cr_expect(line_in(beginning, "a-b") == NULL, "%zu", size);
    }
}

Test(decision, without_memory_there_is_no_line)
{
    struct arena none = arena_create(0);
    cr_expect(decision_line(&document_files[0], "subnormals-flushed", &none) == NULL);
    arena_destroy(&none);
}
