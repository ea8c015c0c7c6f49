#define _POSIX_C_SOURCE 200809L

#include "shard.h"
#include "temporary_folder_fixture.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static struct error error;
static struct shard shard;

static void forget(void)
{
    static const char *const variables[] = {
        "SLURM_ARRAY_TASK_ID",   "SLURM_ARRAY_TASK_MIN", "SLURM_ARRAY_TASK_MAX", "SLURM_ARRAY_TASK_COUNT",
        "SLURM_ARRAY_TASK_STEP", "JOB_COMPLETION_INDEX", "JOB_COMPLETIONS",      "CI_NODE_INDEX",
        "CI_NODE_TOTAL",         "TEST_SHARD_INDEX",     "TEST_TOTAL_SHARDS",    "TEST_SHARD_STATUS_FILE"};
    for (size_t i = 0; i < sizeof variables / sizeof *variables; i++)
        (void)unsetenv(variables[i]);
    shard = (struct shard){0};
}

TestSuite(shard, .init = forget);

/* Sets variables, such as "CI_NODE_INDEX=2 CI_NODE_TOTAL=8", and reads the shard from them. */
static enum status ask(const char *words)
{
    char copy[400], *rest = copy;
    (void)snprintf(copy, sizeof copy, "%s", words);
    for (char *word; (word = strtok_r(rest, " ", &rest)) != NULL;) {
        char *equals = strchr(word, '=');
        *equals = '\0';
        cr_assert(setenv(word, equals + 1, 1) == 0);
    }
    return shard_parse(&shard, "auto", &error);
}

static void expect_shard(const char *words, int64_t number, int64_t count, const char *source)
{
    forget();
    enum status status = ask(words);
    cr_assert(status == STATUS_OK, "%s: %s", words, error.message);
    cr_expect(shard.number == number && shard.count == count, "%s: %lld/%lld", words, (long long)shard.number,
              (long long)shard.count);
    cr_expect_str_eq(shard.source, source);
}

static void expect_refused(const char *words, const char *message)
{
    forget();
    cr_expect(ask(words) == STATUS_USAGE, "%s", words);
    cr_expect(strstr(error.message, message) != NULL, "%s: %s", words, error.message);
}

Test(shard, the_option_names_one_of_several_shards_from_1)
{
    cr_assert(shard_parse(&shard, "3/8", &error) == STATUS_OK);
    cr_expect(shard.number == 3 && shard.count == 8);
    cr_expect_str_eq(shard.source, "--shard");
    cr_expect(shard_parse(&shard, "1/1", &error) == STATUS_OK);
}

Test(shard, any_other_value_is_refused)
{
    static const char *const words[] = {
        "",    "0/8",  "9/8", "3",    "3/",   "/8",   "3/8/2",   "-1/8",
        "3/0", "3/-8", "a/b", " 3/8", "3 /8", "3/ 8", "3/10001", "3/99999999999999999999"};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        cr_expect(shard_parse(&shard, words[i], &error) == STATUS_USAGE, "\"%s\"", words[i]);
}

Test(shard, systems_that_count_from_0_or_from_1_have_the_same_first_and_last_shard)
{
    expect_shard("JOB_COMPLETION_INDEX=0 JOB_COMPLETIONS=4", 1, 4, "JOB_COMPLETION_INDEX");
    expect_shard("JOB_COMPLETION_INDEX=3 JOB_COMPLETIONS=4", 4, 4, "JOB_COMPLETION_INDEX");
    expect_shard("CI_NODE_INDEX=1 CI_NODE_TOTAL=4", 1, 4, "CI_NODE_INDEX");
    expect_shard("CI_NODE_INDEX=4 CI_NODE_TOTAL=4", 4, 4, "CI_NODE_INDEX");
    expect_shard("TEST_SHARD_INDEX=0 TEST_TOTAL_SHARDS=4", 1, 4, "TEST_SHARD_INDEX");
    expect_shard("TEST_SHARD_INDEX=3 TEST_TOTAL_SHARDS=4", 4, 4, "TEST_SHARD_INDEX");
}

Test(shard, a_slurm_array_may_have_any_first_number_and_step)
{
    static const char source[] = "SLURM_ARRAY_TASK_ID";
    expect_shard("SLURM_ARRAY_TASK_ID=0 SLURM_ARRAY_TASK_MIN=0 SLURM_ARRAY_TASK_COUNT=8", 1, 8, source);
    expect_shard("SLURM_ARRAY_TASK_ID=8 SLURM_ARRAY_TASK_MIN=1 SLURM_ARRAY_TASK_COUNT=8", 8, 8, source);
    expect_shard("SLURM_ARRAY_TASK_ID=8 SLURM_ARRAY_TASK_MIN=1 SLURM_ARRAY_TASK_MAX=8", 8, 8, source);
    expect_shard("SLURM_ARRAY_TASK_ID=14 SLURM_ARRAY_TASK_MIN=10 SLURM_ARRAY_TASK_MAX=16 "
                 "SLURM_ARRAY_TASK_STEP=2 SLURM_ARRAY_TASK_COUNT=4",
                 3, 4, source);
}

Test(shard, a_slurm_array_with_gaps_is_refused)
{
    expect_refused(
        "SLURM_ARRAY_TASK_ID=7 SLURM_ARRAY_TASK_MIN=1 SLURM_ARRAY_TASK_MAX=7 SLURM_ARRAY_TASK_COUNT=3",
        "gaps");
    expect_refused(
        "SLURM_ARRAY_TASK_ID=2 SLURM_ARRAY_TASK_MIN=1 SLURM_ARRAY_TASK_MAX=7 SLURM_ARRAY_TASK_STEP=2",
        "not a task number of the array");
}

Test(shard, a_missing_variable_is_named)
{
    expect_refused("",
                   "none of SLURM_ARRAY_TASK_ID, JOB_COMPLETION_INDEX, CI_NODE_INDEX and TEST_SHARD_INDEX");
    expect_refused("JOB_COMPLETION_INDEX=1", "JOB_COMPLETIONS is not");
    expect_refused("SLURM_ARRAY_TASK_ID=1", "SLURM_ARRAY_TASK_MIN is not");
    expect_refused("SLURM_ARRAY_TASK_ID=1 SLURM_ARRAY_TASK_MIN=1", "SLURM_ARRAY_TASK_COUNT is not");
}

Test(shard, variables_of_two_systems_are_refused_and_named)
{
    expect_refused("SLURM_ARRAY_TASK_ID=1 SLURM_ARRAY_TASK_MIN=1 SLURM_ARRAY_TASK_COUNT=2 CI_NODE_INDEX=1 "
                   "CI_NODE_TOTAL=2",
                   "SLURM_ARRAY_TASK_ID and CI_NODE_INDEX are set");
}

Test(shard, a_shard_that_does_not_exist_is_refused)
{
    expect_refused("CI_NODE_INDEX=0 CI_NODE_TOTAL=4", "shard 0 of 4");
    expect_refused("CI_NODE_INDEX=5 CI_NODE_TOTAL=4", "shard 5 of 4");
    expect_refused("TEST_SHARD_INDEX=4 TEST_TOTAL_SHARDS=4", "shard 5 of 4");
    expect_refused("CI_NODE_INDEX=1 CI_NODE_TOTAL=x", "CI_NODE_TOTAL is \"x\"");
    expect_refused("CI_NODE_INDEX=-1 CI_NODE_TOTAL=4", "CI_NODE_INDEX is \"-1\"");
}

Test(shard, the_status_file_for_bazel_is_created)
{
    struct temporary_folder folder = temporary_folder_create();
    char words[400], path[300];
    (void)snprintf(path, sizeof path, "%s/status", folder.path);
    (void)snprintf(words, sizeof words, "TEST_SHARD_INDEX=0 TEST_TOTAL_SHARDS=2 TEST_SHARD_STATUS_FILE=%s",
                   path);
    cr_expect(ask(words) == STATUS_OK);
    cr_expect(access(path, F_OK) == 0);
    (void)snprintf(words, sizeof words,
                   "TEST_SHARD_INDEX=0 TEST_TOTAL_SHARDS=2 TEST_SHARD_STATUS_FILE=%s/no/status", folder.path);
    cr_expect(ask(words) == STATUS_SYSTEM);
    temporary_folder_remove(&folder);
}

/* ---- the division -------------------------------------------------------------------------------------- */

enum { CASES = 200 };
static char ids[CASES][20];
static struct case_location locations[CASES];
static const struct case_list cases = {.locations = locations, .count = CASES};
static struct arena arena;
static struct temporary_folder folder;

static void make_cases(void)
{
    arena = arena_create((size_t)16 << 20);
    folder = temporary_folder_create();
    for (int i = 0; i < CASES; i++) {
        (void)snprintf(ids[i], sizeof ids[i], "cases/%03d", i);
        locations[i].id = ids[i];
    }
}

static void remove_cases(void)
{
    temporary_folder_remove(&folder);
    arena_destroy(&arena);
}

TestSuite(division, .init = make_cases, .fini = remove_cases);

/* The cases of a shard; counts how often each case is in a shard. */
static struct selection select_shard(int64_t number, int64_t count, int *times)
{
    struct selection selection = {0};
    shard = (struct shard){.number = number, .count = count};
    enum status status = shard_select(&shard, &cases, &selection, &arena, &error);
    cr_assert(status == STATUS_OK, "%s", status == STATUS_OK ? "" : error.message);
    for (int i = 0; i < CASES; i++)
        times[i] += selection_admits_id(&selection, ids[i]);
    return selection;
}

static void expect_each_once(int64_t count)
{
    int times[CASES] = {0};
    for (int64_t number = 1; number <= count; number++)
        (void)select_shard(number, count, times);
    for (int i = 0; i < CASES; i++)
        cr_expect(times[i] == 1, "%s: %d times of %lld", ids[i], times[i], (long long)count);
}

Test(division, each_case_is_in_one_shard)
{
    expect_each_once(1);
    expect_each_once(7);
    expect_each_once(1000);
}

Test(division, an_empty_shard_selects_nothing)
{
    int times[CASES] = {0};
    size_t empty = 0;
    for (int64_t number = 1; number <= 1000; number++)
        empty += select_shard(number, 1000, times).only_count == 0;
    cr_expect(empty >= 800);
}

Test(division, the_shard_of_an_id_never_changes)
{
    /* printf cases/000 | sha256sum: 0x07577b71 */
    int times[CASES] = {0};
    (void)select_shard(1 + (int64_t)(0x07577b71u % 7), 7, times);
    cr_expect(times[0] == 1);
}

/* ---- whether nothing is missing ------------------------------------------------------------------------ */

Test(division, a_case_that_cannot_be_read_must_be_in_a_shard_too)
{
    struct case_list damaged = {0};
    struct case_files files;
    const char *paths[] = {"1.jsonl"};
    const struct sharded_run run = {.shard_count = 1, .paths = paths};
    temporary_folder_write(&folder, "damaged/model.onnx", "\xff", 1);
    temporary_folder_write(&folder, "damaged/test_data_set_0/input_0.pb", "", 0);
    cr_assert(case_files_find(&files, folder.path, &damaged.archives, &arena, &error) == STATUS_OK);
    cr_assert(case_list_add(&damaged, "cases", &files, NULL, &arena, &error) == STATUS_OK);
    cr_assert(damaged.count == 1);
    cr_expect(shard_coverage_check(&run, &damaged, &error) == STATUS_UNREADABLE);
    cr_expect(strstr(error.message, "no record of cases/damaged") != NULL, "%s", error.message);
    case_list_close(&damaged);
}
