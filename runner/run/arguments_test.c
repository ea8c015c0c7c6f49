#include "arguments.h"

#include <criterion/criterion.h>
#include <math.h>
#include <string.h>

static struct arguments arguments;
static struct execution_settings settings;
static struct arena arena;
static struct error error;
static struct poptOption execution[EXECUTION_OPTION_COUNT], selection[SELECTION_OPTION_COUNT];
static poptContext context;

static void set_up(void)
{
    arena = arena_create((size_t)1 << 20);
    error = (struct error){0};
    arguments = arguments_default();
    execution_options(&arguments, execution);
    selection_options(&arguments, selection);
}

static void tear_down(void)
{
    poptFreeContext(context);
    arguments_destroy(&arguments);
    arena_destroy(&arena);
}

TestSuite(arguments, .init = set_up, .fini = tear_down);

/* A command line including the name of the program; ends with NULL. */
#define WORDS(...) ((const char *[]){"program", __VA_ARGS__, NULL})

static enum status parse(const char **words)
{
    struct poptOption table[] = {{NULL, 0, POPT_ARG_INCLUDE_TABLE, execution, 0, NULL, NULL},
                                 {NULL, 0, POPT_ARG_INCLUDE_TABLE, selection, 0, NULL, NULL},
                                 POPT_TABLEEND};
    int count = 0;
    while (words[count] != NULL)
        count++;
    context = poptGetContext("program", count, words, table, 0);
    cr_assert(context != NULL);
    return arguments_parse(context, &arguments, &error);
}

static enum status execute(const char **words)
{
    enum status status = parse(words);
    cr_assert(status == STATUS_OK, "%s", error.message);
    return arguments_execution(&arguments, "path/of/program", &settings, &arena, &error);
}

static void expect_settings(const char **words)
{
    enum status status = execute(words);
    cr_assert(status == STATUS_OK, "%s", error.message);
}

static void expect_usage(const char **words, const char *message)
{
    enum status status = execute(words);
    cr_expect(status == STATUS_USAGE && strstr(error.message, message) != NULL, "%s: %s", status_name(status),
              error.message);
}

Test(arguments, the_defaults_are_those_in_the_help)
{
    expect_settings((const char *[]){"program", NULL});
    cr_expect(strcmp(settings.worker, "path/of/program") == 0);
    cr_expect(settings.case_milliseconds == 10000 && settings.start_milliseconds == 30000);
    cr_expect(settings.largest_frame == (size_t)64 << 20);
    cr_expect(settings.option_count == 0 && !settings.flush_to_end && !settings.in_process);
    cr_expect(strstr(execution[5].descrip, settings.memory == 0 ? "default: 0" : "default: 2G") != NULL);
    cr_expect(settings.memory == 0 || settings.memory == (uint64_t)2 << 30);
}

Test(arguments, every_execution_option_reaches_the_settings)
{
    expect_settings(WORDS("--timeout", "2.5", "--start-timeout=7", "--memory", "512M", "--max-frame", "3K",
                          "--guard", "end", "--in-process", "--jobs", "3"));
    cr_expect(settings.case_milliseconds == 2500 && settings.start_milliseconds == 7000);
    cr_expect(settings.memory == (uint64_t)512 << 20 && settings.largest_frame == 3072);
    cr_expect(settings.flush_to_end && settings.in_process);
    cr_expect(arguments.jobs == 3);
}

Test(arguments, repeated_options_are_kept_in_their_order)
{
    expect_settings(
        WORDS("-i", "reference", "--implementation", "exec:a b", "--option", "k=v", "--option", "l=m=n"));
    cr_expect(strcmp(arguments.implementations[0], "reference") == 0);
    cr_expect(strcmp(arguments.implementations[1], "exec:a b") == 0 && arguments.implementations[2] == NULL);
    cr_assert(settings.option_count == 2);
    cr_expect(strcmp(settings.options[0].key, "k") == 0 && strcmp(settings.options[0].value, "v") == 0);
    cr_expect(strcmp(settings.options[1].key, "l") == 0 && strcmp(settings.options[1].value, "m=n") == 0);
}

Test(arguments, the_value_of_an_option_may_be_empty)
{
    expect_settings(WORDS("--option", "key="));
    cr_assert(settings.option_count == 1);
    cr_expect(strcmp(settings.options[0].key, "key") == 0 && strcmp(settings.options[0].value, "") == 0);
}

Test(arguments, an_option_without_key_or_equals_sign_is_a_usage_error)
{
    expect_usage(WORDS("--option", "key"), "--option key");
}

Test(arguments, an_option_with_an_empty_key_is_a_usage_error)
{
    expect_usage(WORDS("--option", "=value"), "--option =value");
}

Test(arguments, a_size_is_a_number_with_or_without_a_unit)
{
    static const struct {
        const char *text;
        uint64_t size;
    } rows[] = {{"0", 0},
                {"1", 1},
                {"17179869184", (uint64_t)16 << 30},
                {"2K", 2048},
                {"3M", (uint64_t)3 << 20},
                {"16G", (uint64_t)16 << 30},
                {"17179869183G", UINT64_MAX - ((uint64_t)1 << 30) + 1}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct arguments given = arguments_default();
        given.memory = (char *)rows[i].text;
        enum status status = arguments_execution(&given, "program", &settings, &arena, &error);
        cr_expect(status == STATUS_OK && settings.memory == rows[i].size, "%s: %s", rows[i].text,
                  error.message);
    }
}

Test(arguments, an_invalid_size_is_a_usage_error)
{
    static const char *const wrong[] = {"",   "M",   "-1",   "+1",  " 1",           "1.5G",
                                        "1T", "1GB", "0x10", "1 G", "17179869184G", "18446744073709551616"};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        struct arguments given = arguments_default();
        given.memory = (char *)wrong[i];
        enum status status = arguments_execution(&given, "program", &settings, &arena, &error);
        cr_expect(status == STATUS_USAGE && strstr(error.message, "--memory") != NULL, "\"%s\"", wrong[i]);
    }
}

Test(arguments, a_frame_size_is_positive_and_fits_in_four_bytes)
{
    static const struct {
        const char *text;
        enum status status;
    } rows[] = {{"0", STATUS_USAGE}, {"1", STATUS_OK}, {"4294967295", STATUS_OK}, {"4G", STATUS_USAGE}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct arguments given = arguments_default();
        given.largest_frame = (char *)rows[i].text;
        cr_expect(arguments_execution(&given, "program", &settings, &arena, &error) == rows[i].status, "%s",
                  rows[i].text);
    }
}

Test(arguments, the_number_of_jobs_is_at_least_one)
{
    static const struct {
        int jobs;
        enum status status;
    } rows[] = {
        {-1, STATUS_USAGE}, {0, STATUS_USAGE}, {1, STATUS_OK}, {1024, STATUS_OK}, {1025, STATUS_USAGE}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct arguments given = arguments_default();
        given.jobs = rows[i].jobs;
        cr_expect(arguments_execution(&given, "program", &settings, &arena, &error) == rows[i].status, "%d",
                  rows[i].jobs);
    }
}

Test(arguments, a_time_limit_is_a_positive_number_of_seconds)
{
    static const double wrong[] = {0, -1, 1e7, (double)INFINITY, (double)NAN};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        struct arguments given = arguments_default();
        given.timeout = wrong[i];
        cr_expect(arguments_execution(&given, "program", &settings, &arena, &error) == STATUS_USAGE, "%g",
                  wrong[i]);
        given = arguments_default();
        given.start_timeout = wrong[i];
        cr_expect(arguments_execution(&given, "program", &settings, &arena, &error) == STATUS_USAGE, "%g",
                  wrong[i]);
    }
}

Test(arguments, the_shortest_time_limit_is_a_millisecond)
{
    expect_settings(WORDS("--timeout", "0.0001"));
    cr_expect(settings.case_milliseconds == 1);
}

Test(arguments, the_guard_is_at_the_start_or_at_the_end)
{
    expect_settings(WORDS("--guard", "start"));
    cr_expect(!settings.flush_to_end);
}

Test(arguments, another_guard_is_a_usage_error)
{
    expect_usage(WORDS("--guard", "middle"), "--guard middle");
}

Test(arguments, an_unknown_option_is_named)
{
    cr_expect(parse(WORDS("--colour", "blue")) == STATUS_USAGE);
    cr_expect(strstr(error.message, "--colour") != NULL, "%s", error.message);
}

Test(arguments, an_option_without_its_value_is_named)
{
    cr_expect(parse(WORDS("--jobs")) == STATUS_USAGE);
    cr_expect(strstr(error.message, "--jobs") != NULL, "%s", error.message);
}

Test(arguments, text_instead_of_a_number_is_a_usage_error)
{
    cr_expect(parse(WORDS("--jobs", "many")) == STATUS_USAGE);
    cr_expect(strcmp(error.message, "\"many\" is not a number; the option before it needs one") == 0, "%s",
              error.message);
    cr_expect(parse(WORDS("--jobs=many")) == STATUS_USAGE);
    cr_expect(strcmp(error.message, "--jobs: \"many\" is not a number, such as 10") == 0, "%s",
              error.message);
    arguments_remember((const char *const[]){"run", "--jobs", "many", NULL});
    cr_expect(parse(WORDS("--jobs", "many")) == STATUS_USAGE);
    cr_expect(strcmp(error.message, "--jobs: \"many\" is not a number, such as 10") == 0, "%s",
              error.message);
    arguments_remember(NULL);
}

Test(arguments, positional_arguments_stay)
{
    cr_assert(parse(WORDS("--jobs", "1", "one", "two")) == STATUS_OK);
    cr_expect(strcmp(poptGetArg(context), "one") == 0);
    cr_expect(strcmp(poptGetArg(context), "two") == 0);
}

Test(arguments, every_filter_reaches_the_selection)
{
    cr_assert(parse(WORDS("--filter", "a*", "-f", "b", "--operator", "Scatter", "--opset", "18", "--dtype",
                          "float", "--reduction", "add", "-c", "x=y")) == STATUS_OK);
    struct selection made = arguments_selection(&arguments);
    cr_expect(strcmp(made.ids[0], "a*") == 0 && strcmp(made.ids[1], "b") == 0 && made.ids[2] == NULL);
    cr_expect(strcmp(made.operators[0], "Scatter") == 0 && strcmp(made.opsets[0], "18") == 0);
    cr_expect(strcmp(made.dtypes[0], "float") == 0 && strcmp(made.reductions[0], "add") == 0);
    cr_expect(strcmp(arguments.cases[0], "x=y") == 0);
}

Test(arguments, without_filters_the_selection_is_everything)
{
    cr_assert(parse((const char *[]){"program", NULL}) == STATUS_OK);
    struct selection made = arguments_selection(&arguments);
    cr_expect(made.ids == NULL && made.operators == NULL && made.opsets == NULL && made.dtypes == NULL &&
              made.reductions == NULL);
}

/* ---- judging ------------------------------------------------------------------------------------------- */

/* Parses judging options into settings. */
static enum status settle_judge(const char **words, struct judge_settings *made)
{
    static struct poptOption judging[JUDGE_OPTION_COUNT];
    struct clause_set clauses;
    int count = 0;
    judge_options(&arguments, judging);
    while (words[count] != NULL)
        count++;
    context = poptGetContext("program", count, words, judging, 0);
    cr_assert(context != NULL);
    cr_assert(arguments_parse(context, &arguments, &error) == STATUS_OK, "%s", error.message);
    cr_assert(clauses_load(&clauses, &arena, &error) == STATUS_OK, "%s", error.message);
    return arguments_judge(&arguments, &clauses, made, &error);
}

Test(arguments, the_judging_options_become_words_of_a_command)
{
    struct judge_settings made;
    cr_assert(settle_judge(WORDS("--edition", "onnx-1.13", "--strict=ScatterND.*", "--strict"), &made) ==
                  STATUS_OK,
              "%s", error.message);
    const char *words = arguments_judge_words(&arguments, &arena);
    cr_expect(strcmp(words, " --edition onnx-1.13 --strict='ScatterND.*' --strict='*'") == 0, "%s", words);
}

Test(arguments, without_judging_options_there_are_no_words)
{
    cr_expect(strcmp(arguments_judge_words(&arguments, &arena), "") == 0);
}
