#include "fingerprint_fixture.h"
#include "fingerprint_text.h"

#include <criterion/criterion.h>
#include <string.h>

static struct arena arena;
static struct fingerprint first, second;
static const char *printed;

static void set_up(void)
{
    arena = arena_create((size_t)1 << 24);
}

static void tear_down(void)
{
    arena_destroy(&arena);
}

TestSuite(fingerprint_text, .init = set_up, .fini = tear_down);

static void expect_line(const char *expected)
{
    const char *whole = arena_format(&arena, "\n%s\n", expected);
    const char *text = arena_format(&arena, "\n%s", printed);
    cr_expect(strstr(text, whole) != NULL, "no line \"%s\" in\n%s", expected, printed);
}

static void expect_no(const char *text)
{
    cr_expect(strstr(printed, text) == NULL, "\"%s\" in\n%s", text, printed);
}

/* ---- one ----------------------------------------------------------------------------------------------------------------- */

static void show(void)
{
    FILE *stream = tmpfile();
    cr_assert(fingerprint_show(&first, stream, &arena));
    printed = fixture_printed(stream, &arena);
}

static void show_cases(const struct shown *shown)
{
    first = fixture_fingerprint("lib", shown, &arena);
    show();
}

Test(fingerprint_text, a_complete_fingerprint_is_printed_in_this_form)
{
    first = fixture_fingerprint(
        "lib",
        SHOWN({SEEN("c/a", "Scatter-11.index-bounds", "refused")},
              {SEEN("c/b", "ScatterND-18.nan-order", "NaN in data wins"), .point = "NaN in data"},
              {SEEN("c/c", "ScatterND-18.reduction-order", "in order")},
              {SEEN("c/d", "ScatterND-18.reduction-order", "in a wider type")},
              {SEEN("c/e", "ScatterND-18.reduction-order", "in a wider type")}),
        &arena);
    first.cases = 12;
    first.unanswered[VERDICT_UNSUPPORTED] = 2;
    first.unanswered[VERDICT_CRASH] = 1;
    show();
    cr_expect(strcmp(printed, "lib 1.0 (lib.so), edition onnx-1.23, cases from cases (7)\n"
                              "\n"
                              "  point                                   policy            cases  example\n"
                              "  Scatter.index-bounds                    refused               1  c/a\n"
                              "  ScatterND.nan-order        NaN in data  NaN in data wins      1  c/b\n"
                              "* ScatterND.reduction-order  add float16  in a wider type       2  c/d\n"
                              "* ScatterND.reduction-order  add float16  in order              1  c/c\n"
                              "\n"
                              "3 cases gave no answer: 1 crash, 2 unsupported\n"
                              "3 points (1 with several policies, marked *), 12 cases\n") == 0,
              "%s", printed);
}

Test(fingerprint_text, a_version_is_named_only_if_versions_differ)
{
    show_cases(SHOWN({SEEN("c/a", "ScatterND-16.a", "p")}, {SEEN("c/b", "ScatterND-18.a", "p")},
                     {SEEN("c/a", "ScatterND-16.b", "p")}, {SEEN("c/b", "ScatterND-18.b", "q")}));
    expect_line("  ScatterND.a     p           2  c/a");
    expect_line("  ScatterND-16.b  p           1  c/a");
    expect_line("  ScatterND-18.b  q           1  c/b");
}

Test(fingerprint_text, warnings_and_failures_are_marked)
{
    show_cases(SHOWN({SEEN("c/a", "ScatterND-18.a", "p"), .member = "warnings"},
                     {SEEN("c/a", "ScatterND-18.b", "q"), .member = "failures"}));
    expect_line("  ScatterND.a  p, a warning      1  c/a");
    expect_line("  ScatterND.b  q, a failure      1  c/a");
}

Test(fingerprint_text, a_point_may_have_both_a_question_and_a_reduction)
{
    show_cases(SHOWN({SEEN("c/a", "ScatterND-18.rounding", "p"), .point = "one update"}));
    expect_line("  ScatterND.rounding  one update, add float16  p           1  c/a");
}

Test(fingerprint_text, options_of_the_implementation_are_printed)
{
    static const struct fingerprint_option options[] = {{"a", "1"}, {"b", "2"}};
    first = fixture_fingerprint("lib", SHOWN({.id = NULL}), &arena);
    first.options = options;
    first.option_count = 2;
    show();
    expect_line("lib 1.0 (lib.so, a=1, b=2), edition onnx-1.23, cases from cases (7)");
}

Test(fingerprint_text, the_specification_replaces_a_missing_name)
{
    first = fixture_fingerprint("lib", SHOWN({.id = NULL}), &arena);
    first.name = first.version = "";
    show();
    expect_line("lib.so (lib.so), edition onnx-1.23, cases from cases (7)");
}

Test(fingerprint_text, without_points_there_is_no_table)
{
    show_cases(SHOWN({.id = NULL}));
    expect_no("example");
    expect_line("0 points, 0 cases");
}

Test(fingerprint_text, one_point_and_one_case_are_singular)
{
    show_cases(SHOWN({SEEN("c/a", "ScatterND-18.a", "p")}));
    expect_line("1 point, 1 case");
}

Test(fingerprint_text, an_incomplete_run_is_reported)
{
    first = fixture_fingerprint("lib", SHOWN({SEEN("c/a", "ScatterND-18.a", "p")}), &arena);
    show();
    expect_no("the run is incomplete");
    first.complete = false;
    show();
    expect_line("the run is incomplete: cases are missing");
}

Test(fingerprint_text, third_party_texts_are_made_harmless)
{
    show_cases(SHOWN({SEEN("c/\x1b[2J", "ScatterND-18.a\nb", "p\tq"), .point = "\xc2\x9b"}));
    expect_line("  ScatterND.a?b  ??  p?q         1  c/?[2J");
}

Test(fingerprint_text, long_third_party_texts_are_cut_between_characters)
{
    char policy[700];
    policy[0] = 'x';
    for (size_t i = 1; i + 1 < sizeof policy; i += 2)
        (void)memcpy(&policy[i], "\xc3\xa4", 2);
    policy[sizeof policy - 1] = '\0';
    show_cases(SHOWN({SEEN("c/a", "ScatterND-18.a", policy)}));
    expect_no("?");
    cr_expect(strlen(printed) < 1000);
}

Test(fingerprint_text, without_memory_nothing_is_shown)
{
    struct arena small = arena_create(1);
    FILE *stream = tmpfile();
    first = fixture_fingerprint("lib", SHOWN({SEEN("c/a", "ScatterND-18.a", "p")}), &arena);
    cr_expect(!fingerprint_show(&first, stream, &small));
    cr_expect(strcmp(fixture_printed(stream, &arena), "") == 0);
    arena_destroy(&small);
}

/* ---- two ----------------------------------------------------------------------------------------------------------------- */

static void show_both(void)
{
    struct fingerprint_comparison comparison;
    FILE *stream = tmpfile();
    cr_assert(fingerprint_compare(&first, &second, &comparison, &arena));
    cr_assert(fingerprint_comparison_show(&first, &second, &comparison, stream, &arena));
    printed = fixture_printed(stream, &arena);
}

static void compare(const struct shown *left, const struct shown *right)
{
    first = fixture_fingerprint("one", left, &arena);
    second = fixture_fingerprint("two", right, &arena);
    show_both();
}

Test(fingerprint_text, a_comparison_is_printed_in_this_form)
{
    first =
        fixture_fingerprint("one",
                            SHOWN({SEEN("c/a", "ScatterND-18.a", "p")}, {SEEN("c/b", "ScatterND-18.b", "p")},
                                  {SEEN("c/c", "ScatterND-18.b", "q")}, {SEEN("c/d", "ScatterND-18.b", "q")},
                                  {SEEN("c/e", "ScatterND-18.c", "p")}),
                            &arena);
    second =
        fixture_fingerprint("two",
                            SHOWN({SEEN("c/a", "ScatterND-18.a", "p")},
                                  {SEEN("c/b", "ScatterND-18.b", "r"), .member = "warnings"},
                                  {SEEN("c/c", "ScatterND-18.d", "p")}, {SEEN("c/d", "ScatterND-18.d", "q")},
                                  {SEEN("c/e", "ScatterND-18.d", "q")}),
                            &arena);
    second.unanswered[VERDICT_TIMEOUT] = 1;
    show_both();
    cr_expect(strcmp(printed,
                     "first:  one 1.0 (one.so), edition onnx-1.23, cases from cases (7)\n"
                     "second: two 1.0 (two.so), edition onnx-1.23, cases from cases (7)\n"
                     "        1 case gave no answer: 1 timeout\n"
                     "\n"
                     "they differ at  first  second\n"
                     "  ScatterND.b   q (2)  r, a warning (1)\n"
                     "                p (1)\n"
                     "\n"
                     "only the first shows\n"
                     "  ScatterND.c         p (1)\n"
                     "\n"
                     "only the second shows\n"
                     "  ScatterND.d          q (2); p (1)\n"
                     "\n"
                     "1 of 2 points that both show differs; only the first shows 1, only the second 1\n") ==
                  0,
              "%s", printed);
}

Test(fingerprint_text, without_differences_there_is_no_table)
{
    compare(SHOWN({SEEN("c/a", "ScatterND-18.a", "p")}), SHOWN({SEEN("c/b", "ScatterND-18.a", "p")}));
    expect_no("they differ");
    expect_no("shows\n");
    expect_line("0 of 1 point that both show differ; only the first shows 0, only the second 0");
}

Test(fingerprint_text, of_many_policies_of_one_side_the_first_few_are_printed)
{
    compare(SHOWN({SEEN("c/a", "ScatterND-18.a", "p1")}, {SEEN("c/a", "ScatterND-18.a", "p2")},
                  {SEEN("c/a", "ScatterND-18.a", "p3")}, {SEEN("c/a", "ScatterND-18.a", "p4")},
                  {SEEN("c/a", "ScatterND-18.a", "p5")}),
            SHOWN({.id = NULL}));
    expect_line("  ScatterND.a         p1 (1); p2 (1); p3 (1); and 2 more");
}

static const char different_cases[] =
    "their cases are not the same: a point may be missing on one side because its cases were not run";

static void compare_sources(const struct fingerprint_source *left, const struct fingerprint_source *right)
{
    first = fixture_fingerprint("one", SHOWN({SEEN("c/a", "ScatterND-18.a", "p")}), &arena);
    second = fixture_fingerprint("two", SHOWN({SEEN("c/a", "ScatterND-18.a", "p")}), &arena);
    first.sources = left;
    second.sources = right;
    show_both();
}

#define SOURCE(name, cases, hash) ((const struct fingerprint_source[]){{name, cases, hash}})

Test(fingerprint_text, different_corpora_are_reported)
{
    compare_sources(SOURCE("cases", 7, "12ab"), SOURCE("cases", 7, "12ac"));
    expect_line(different_cases);
}

Test(fingerprint_text, a_renamed_corpus_is_the_same)
{
    compare_sources(SOURCE("cases", 7, "12ab"), SOURCE("mine", 7, "12ab"));
    expect_no(different_cases);
}

Test(fingerprint_text, corpora_without_hashes_are_compared_by_name)
{
    compare_sources(SOURCE("cases", 7, ""), SOURCE("mine", 7, "12ab"));
    expect_line(different_cases);
}

Test(fingerprint_text, different_numbers_of_cases_are_reported)
{
    compare(SHOWN({SEEN("c/a", "ScatterND-18.a", "p")}),
            SHOWN({SEEN("c/a", "ScatterND-18.a", "p")}, {SEEN("c/b", "ScatterND-18.a", "p")}));
    expect_line(different_cases);
}

Test(fingerprint_text, different_editions_are_reported)
{
    first = fixture_fingerprint("one", SHOWN({SEEN("c/a", "ScatterND-18.a", "p")}), &arena);
    second = first;
    second.edition = "onnx-1.6";
    show_both();
    expect_line("their editions are not the same: one policy may have different severities");
}
