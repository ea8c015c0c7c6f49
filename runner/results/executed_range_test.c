/* Tests of the ranges of a world that a footer counts. */
#include "record.h"
#include "shard_record.h"

#include <criterion/criterion.h>
#include <string.h>

/* Ten cases, of which six pass, one with a warning, and three are unsupported. */
static const struct recorded_range ten = {.source = "random-1",
                                          .from = 20,
                                          .end = 30,
                                          .passed = 6,
                                          .passed_with_warnings = 1,
                                          .unsupported = 3,
                                          .compared = 6};

Test(executed_range, that_contradicts_itself_is_refused)
{
    struct error error;
    struct recorded_range changed = ten;
    static const struct {
        size_t member;
        int64_t value;
    } changes[] = {{offsetof(struct recorded_range, from), 31},
                   {offsetof(struct recorded_range, end), 19},
                   {offsetof(struct recorded_range, passed), 11},
                   {offsetof(struct recorded_range, passed), INT64_MAX},
                   {offsetof(struct recorded_range, unsupported), 5},
                   {offsetof(struct recorded_range, passed_with_warnings), 7},
                   {offsetof(struct recorded_range, compared), 10},
                   {offsetof(struct recorded_range, end), 28}};
    cr_expect(executed_range_check(&ten, &error) == STATUS_OK);
    for (size_t i = 0; i < sizeof changes / sizeof *changes; i++) {
        changed = ten;
        *(int64_t *)((char *)&changed + changes[i].member) = changes[i].value;
        cr_expect(executed_range_check(&changed, &error) == STATUS_UNREADABLE, "%zu", i);
        cr_expect(strstr(error.message, "ranges") != NULL, "%s", error.message);
    }
}

Test(executed_range, is_joined_with_the_one_that_it_continues)
{
    const struct recorded_range pieces[] = {
        {.source = "a", .from = 0, .end = 5, .passed = 4, .compared = 3},
        {.source = "a", .from = 5, .end = 9, .passed = 2, .unsupported = 1},
        {.source = "a", .from = 10, .end = 11},
        {.source = "b", .from = 11, .end = 12}};
    struct recorded_range all[4];
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
    static const int64_t ends[] = {100, 101, 107, 20100, INT64_MAX};
    for (size_t i = 0; i < sizeof ends / sizeof *ends; i++)
        for (int64_t count = 1; count < 40; count++) {
            const int64_t least = (ends[i] - 100) / count;
            cr_expect(executed_range_part(100, ends[i], 0, count) == 100);
            cr_expect(executed_range_part(100, ends[i], count, count) == ends[i]);
            for (int64_t part = 0; part < count; part++) {
                const int64_t size = executed_range_part(100, ends[i], part + 1, count) -
                                     executed_range_part(100, ends[i], part, count);
                cr_expect(size == least || size == least + 1);
            }
        }
}
