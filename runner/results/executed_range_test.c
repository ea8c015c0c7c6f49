#include "executed_range.h"

#include <criterion/criterion.h>
#include <string.h>

static struct executed_range range;
static struct error error;

/* Ten cases, of which six pass, one with a warning, and three are unsupported. */
static json_t *record_of_ten(void)
{
    const struct executed_range ten = {.source = "random-1",
                                       .from = 20,
                                       .end = 30,
                                       .passed = 6,
                                       .passed_with_warnings = 1,
                                       .unsupported = 3,
                                       .compared = 6};
    return executed_range_record(&ten);
}

Test(executed_range, is_read_as_it_was_written)
{
    json_t *record = record_of_ten();
    cr_assert(executed_range_take(&range, record, &error) == STATUS_OK, "%s", error.message);
    json_t *again = executed_range_record(&range);
    cr_expect(json_equal(record, again));
    json_decref(again);
    json_decref(record);
}

Test(executed_range, that_contradicts_itself_is_refused)
{
    static const struct {
        const char *member;
        json_int_t value;
    } changes[] = {{"from", -1},   {"from", 31},       {"end", 19},
                   {"passed", 11}, {"unsupported", 5}, {"passed_with_warnings", 7},
                   {"passed", -1}, {"compared", 10},   {"end", 28}};
    for (size_t i = 0; i < sizeof changes / sizeof *changes; i++) {
        json_t *record = record_of_ten();
        (void)json_object_set_new(record, changes[i].member, json_integer(changes[i].value));
        cr_expect(executed_range_take(&range, record, &error) == STATUS_UNREADABLE, "%zu", i);
        cr_expect(strstr(error.message, "ranges") != NULL, "%s", error.message);
        json_decref(record);
    }
}

Test(executed_range, without_a_count_is_refused)
{
    json_t *record = record_of_ten();
    (void)json_object_set_new(record, "passed", json_string("6"));
    cr_expect(executed_range_take(&range, record, &error) == STATUS_UNREADABLE);
    json_decref(record);
}

Test(executed_range, is_joined_with_the_one_that_it_continues)
{
    const struct executed_range pieces[] = {
        {.source = "a", .from = 0, .end = 5, .passed = 4, .compared = 3},
        {.source = "a", .from = 5, .end = 9, .passed = 2, .unsupported = 1},
        {.source = "a", .from = 10, .end = 11},
        {.source = "b", .from = 11, .end = 12}};
    struct executed_range all[4];
    size_t count = 0;
    for (size_t i = 0; i < 4; i++)
        executed_range_add(all, &count, &pieces[i]);
    cr_assert(count == 3, "%zu", count);
    cr_expect(all[0].from == 0 && all[0].end == 9);
    cr_expect(all[0].passed == 6 && all[0].unsupported == 1 && all[0].compared == 3);
    cr_expect(all[1].from == 10 && strcmp(all[2].source, "b") == 0);
}

Test(executed_range, is_divided_into_parts_of_nearly_equal_size)
{
    static const uint64_t ends[] = {100, 101, 107, 20100, INT64_MAX};
    for (size_t i = 0; i < sizeof ends / sizeof *ends; i++)
        for (uint64_t count = 1; count < 40; count++) {
            const uint64_t least = (ends[i] - 100) / count;
            cr_expect(executed_range_part(100, ends[i], 0, count) == 100);
            cr_expect(executed_range_part(100, ends[i], count, count) == ends[i]);
            for (uint64_t part = 0; part < count; part++) {
                const uint64_t size = executed_range_part(100, ends[i], part + 1, count) -
                                      executed_range_part(100, ends[i], part, count);
                cr_expect(size == least || size == least + 1);
            }
        }
}

Test(executed_range, counts_its_cases_in_a_tally)
{
    struct tally tally = {0};
    json_t *record = record_of_ten();
    cr_assert(executed_range_take(&range, record, &error) == STATUS_OK);
    executed_range_count(&range, &tally);
    cr_expect(tally.cases == 9 && tally.compared == 6 && tally.passed_with_warnings == 1);
    cr_expect(tally.verdicts[VERDICT_PASS] == 6 && tally.verdicts[VERDICT_UNSUPPORTED] == 3);
    json_decref(record);
    tally_destroy(&tally);
}
