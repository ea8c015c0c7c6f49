/* Tests of texts as words of a shell. */
#define _POSIX_C_SOURCE 200809L

#include "print_text.h"

#include <criterion/criterion.h>
#include <fnmatch.h>
#include <stdio.h>
#include <string.h>

static struct arena arena;

static void set_up(void)
{
    arena = arena_create((size_t)1 << 20);
}

static void tear_down(void)
{
    arena_destroy(&arena);
}

TestSuite(shell_word, .init = set_up, .fini = tear_down);

static const char *const awkward_texts[] = {
    "",         " ",     "a b",  "it's",      "''",   "\"quoted\"", "$HOME",
    "`id`",     "$(id)", "a\\b", "a\nb\n",    "*",    "?",          "[a-z]",
    "a;b",      "a&b",   "a|b",  "<in",       ">out", "(a)",        "{a,b}",
    "#comment", "~",     "!",    "a\tb",      "ε",    "-n",         "exec:python3 -c 'print(\"x\")'",
    "\\",       "a=b c", "'",    "trailing'", "%s%d", "^a",         "cases/ScatterND-18/a#1",
};
enum { AWKWARD_TEXTS = sizeof awkward_texts / sizeof *awkward_texts };

/* The argument that a command receives if a shell reads the word. */
static size_t as_the_shell_reads_it(const char *word, char *text, size_t size)
{
    char command[1024];
    int length = snprintf(command, sizeof command, "printf '%%s|' %s", word);
    cr_assert(length > 0 && (size_t)length < sizeof command);
    FILE *output = popen(command, "r");
    cr_assert(output != NULL);
    size_t got = fread(text, 1, size, output);
    cr_assert(pclose(output) == 0, "%s", command);
    return got;
}

Test(shell_word, a_shell_reads_every_word_back_as_the_text)
{
    for (size_t i = 0; i < AWKWARD_TEXTS; i++) {
        char actual[256], expected[256];
        size_t size = as_the_shell_reads_it(shell_word(awkward_texts[i], &arena), actual, sizeof actual);
        int length = snprintf(expected, sizeof expected, "%s|", awkward_texts[i]);
        cr_expect(size == (size_t)length && memcmp(actual, expected, size) == 0, "\"%s\" came as \"%.*s\"",
                  awkward_texts[i], (int)size, actual);
    }
}

Test(shell_word, plain_words_are_not_quoted)
{
    static const char *const plain[] = {"reference",    "build/lib.so", "cases=a/b-c_d",
                                        "ScatterND-18", "10",           "a@b,c:d%e+f"};
    for (size_t i = 0; i < sizeof plain / sizeof *plain; i++)
        cr_expect(strcmp(shell_word(plain[i], &arena), plain[i]) == 0, "%s", plain[i]);
}

Test(shell_word, a_glob_matches_its_own_text)
{
    for (size_t i = 0; i < AWKWARD_TEXTS; i++) {
        char glob[256];
        size_t size = as_the_shell_reads_it(shell_glob_word(awkward_texts[i], &arena), glob, sizeof glob);
        cr_assert(size > 0 && size < sizeof glob);
        glob[size - 1] = '\0';
        cr_expect(fnmatch(glob, awkward_texts[i], 0) == 0, "%s does not match \"%s\"", glob,
                  awkward_texts[i]);
    }
}

Test(shell_word, a_glob_matches_only_its_text)
{
    static const char *const rows[][2] = {
        {"a*", "ab"}, {"a?", "ab"}, {"[ab]", "a"}, {"a\\*", "a*"}, {"case#1", "case#10"}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        char glob[256];
        size_t size = as_the_shell_reads_it(shell_glob_word(rows[i][0], &arena), glob, sizeof glob);
        cr_assert(size > 0);
        glob[size - 1] = '\0';
        cr_expect(fnmatch(glob, rows[i][1], 0) == FNM_NOMATCH, "%s matches \"%s\"", glob, rows[i][1]);
    }
}

Test(shell_word, an_arena_without_room_gives_no_word)
{
    struct arena none = arena_create(0);
    cr_expect(strcmp(shell_word("a b", &none), "") == 0);
    cr_expect(strcmp(shell_glob_word("a", &none), "") == 0);
}
