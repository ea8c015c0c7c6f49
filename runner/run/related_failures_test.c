#include "case_source.h"
#include "expectation.h"
#include "failure_check.h"
#include "misreading.h"
#include "record.h"
#include "world.h"

#include <criterion/criterion.h>
#include <stdlib.h>

/* The cases of three groups of failures, the largest first. */
enum { LARGE = 30, MIDDLE = 8, SMALL = 2, COUNT = LARGE + MIDDLE + SMALL };

static struct arena arena, scratch, of_case;
static struct world world;
static struct case_location locations[COUNT];
static struct executed_case executed[COUNT];
static struct error error;

static void set_up(void)
{
    arena = arena_create((size_t)1 << 26);
    scratch = arena_create((size_t)1 << 26);
    of_case = arena_create((size_t)1 << 26);
    cr_assert(world_create(&world, "random-1", &arena, &error) == STATUS_OK, "%s", error.message);
}

static void tear_down(void)
{
    for (int i = 0; i < COUNT; i++)
        free(executed[i].record);
    arena_destroy(&arena);
    arena_destroy(&scratch);
    arena_destroy(&of_case);
}

TestSuite(related_failures, .init = set_up, .fini = tear_down);

static bool changes(enum misreading misreading, const struct derived_expectation *derived)
{
    return misreading_effect_on(misreading, &derived->node, &derived->preparation, &derived->output,
                                &scratch) != MISREADING_CHANGES_NOTHING;
}

/* Whether doing nothing changes the output of a case, and ignoring the reduction does so if `is_reduced`, and
 * else does not. */
static bool is_wanted(uint64_t number, bool is_reduced)
{
    const struct case_location location = {.id = "w", .world = &world, .number = number};
    struct scatter_case the_case;
    struct derived_expectation derived;
    const bool is_wanted = scatter_case_load(&the_case, &location, &of_case, &error) == STATUS_OK &&
                           derive_expectation(&the_case, &derived, &of_case, &error) == STATUS_OK &&
                           changes(MISREADING_AS_NONE, &derived) == is_reduced &&
                           changes(MISREADING_NOTHING_DONE, &derived);
    arena_reset(&of_case);
    return is_wanted;
}

/* A failure of the next wanted case; `misreading` explains it, "" if none does. */
static void add(int place, bool is_reduced, const char *misreading, uint64_t *number)
{
    while (!is_wanted(*number, is_reduced))
        ++*number;
    const char *id = arena_format(&arena, "w/%d", place);
    locations[place] = (struct case_location){.id = id, .world = &world, .number = (*number)++};
    json_t *names = misreading[0] == '\0' ? json_array() : json_pack("[s]", misreading);
    json_t *record =
        json_pack("{s:s, s:s, s:s, s:s, s:s, s:b, s:s, s:o, s:[], s:[{s:s, s:s, s:s}]}", "type", "case", "id",
                  id, "verdict", "fail", "answer", "output", "level", "must", "compared", 1, "misreading",
                  misreading, "misreadings", names, "explanation", "failures", "clause",
                  "ScatterND-18.target", "level", "must", "policy", "a wrong value");
    const struct recorded_case item = recorded_case_of(record, &arena);
    executed[place].record = recorded_case_copy(&item);
    json_decref(record);
    cr_assert(executed[place].record != NULL);
}

static const char *related_of(int place)
{
    return executed[place].record->related;
}

/* The small group is counted to the middle one, whose misreading changes its cases, and the middle one to the
 * large one, whose cases it would change, too. */
Test(related_failures, a_group_is_counted_to_the_end_of_a_chain)
{
    const char *const large = misreading_name(MISREADING_AS_NONE);
    const struct case_list cases = {.locations = locations, .count = COUNT};
    const struct run_settings settings = {.cases = &cases};
    uint64_t number = 0;
    for (int i = 0; i < COUNT; i++)
        add(i, i < LARGE + MIDDLE,
            i < LARGE            ? large
            : i < LARGE + MIDDLE ? misreading_name(MISREADING_NOTHING_DONE)
                                 : "",
            &number);
    failures_relate(&settings, executed, COUNT);
    cr_expect_str_eq(related_of(0), "");
    cr_expect_str_eq(related_of(LARGE), large);
    cr_expect_str_eq(related_of(COUNT - 1), large);
}
