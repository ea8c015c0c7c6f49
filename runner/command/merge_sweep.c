/* Merging the shards of a sweep. */
#include "generated_case.h"
#include "record.h"
#include "sweep_command.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

static const char made_by_prefix[] = "sweep --world ";

/* The name of the world of the cases, borrowed from the header. */
static enum status world_of(const json_t *header, const char **name, struct error *error)
{
    const char *made_by = record_text(header, "made_by");
    if (strncmp(made_by, made_by_prefix, strlen(made_by_prefix)) != 0)
        return error_set(error, STATUS_UNREADABLE, "\"made_by\": \"%.100s\" does not name a world", made_by);
    *name = made_by + strlen(made_by_prefix);
    return STATUS_OK;
}

static enum status take_range(struct sweep_command *command, const json_t *header, struct error *error)
{
    const json_t *range = json_object_get(header, "range"), *seconds = json_object_get(range, "seconds");
    const char *world = NULL;
    int64_t from = 0, end = 0;
    enum status status = world_of(header, &world, error);
    if (status == STATUS_OK)
        status = record_take_count(range, "from", 0, "range", &from, error);
    if (status == STATUS_OK)
        status = record_take_count(range, "end", from + 1, "range", &end, error);
    if (status != STATUS_OK)
        return status;
    command->from = from;
    command->to = end - 1;
    command->seconds = json_is_number(seconds) ? json_number_value(seconds) : 0;
    status = sweep_command_settle_range(command, world, error);
    return status == STATUS_USAGE ? error_prefix(error, STATUS_UNREADABLE, "range") : status;
}

/* Adds the counts of the next shard to the findings; its range is part number `part` of `count` parts. */
static enum status add_shard(struct sweep_command *command, const json_t *sweep, uint64_t part,
                             uint64_t count, struct error *error)
{
    struct sweep_findings *findings = &command->findings;
    const uint64_t begin = sweep_command_begin_of_part(&command->range, part, count);
    const uint64_t end_of_part = sweep_command_begin_of_part(&command->range, part + 1, count);
    int64_t from, end, executed, judged, unsupported, suspects;
    const struct {
        const char *member;
        int64_t *count;
    } counts[] = {{"from", &from},
                  {"end", &end},
                  {"executed", &executed},
                  {"judged", &judged},
                  {"unsupported", &unsupported},
                  {"suspects", &suspects}};
    for (size_t i = 0; i < sizeof counts / sizeof *counts; i++) {
        enum status status = record_take_count(sweep, counts[i].member, 0, "sweep", counts[i].count, error);
        if (status != STATUS_OK)
            return status;
    }
    if ((uint64_t)from != begin || end < from || (uint64_t)end > end_of_part)
        return error_set(error, STATUS_UNREADABLE,
                         "\"sweep\": shard %" PRIu64 " of %" PRIu64 " must have cases from %" PRIu64
                         " to before %" PRIu64 ", but has cases from %" PRId64 " to before %" PRId64,
                         part + 1, count, begin, end_of_part, from, end);
    if (findings->end == (uint64_t)from)
        findings->end = (uint64_t)end;
    else
        findings->is_scattered = findings->is_scattered || executed > 0;
    findings->executed += (uint64_t)executed;
    findings->judged += (uint64_t)judged;
    findings->unsupported += (uint64_t)unsupported;
    findings->suspects += (uint64_t)suspects;
    return STATUS_OK;
}

/* Checks those members of the shrunk cases of a shard that are printed. */
static enum status check_shrunk(const json_t *sweep, struct error *error)
{
    static const char *const texts[] = {"cause", "case", "dtype"}, *const shapes[] = {"data", "indices",
                                                                                      "updates"};
    const json_t *shrunk = json_object_get(sweep, "shrunk");
    bool is_right = shrunk == NULL || json_is_array(shrunk);
    for (size_t i = 0; is_right && i < json_array_size(shrunk); i++)
        for (size_t member = 0; is_right && member < 3; member++)
            is_right = json_is_string(json_object_get(json_array_get(shrunk, i), texts[member])) &&
                       json_is_array(json_object_get(json_array_get(shrunk, i), shapes[member]));
    return is_right ? STATUS_OK
                    : error_set(error, STATUS_UNREADABLE, "\"sweep.shrunk\": was not written by a sweep");
}

static int compare_numbers(const void *left, const void *right)
{
    const uint64_t *a = left, *b = right;
    return (*a > *b) - (*a < *b);
}

/* Finds the number of a case of the world from its id. */
static bool number_of(const struct sweep_command *command, const char *id, uint64_t *number,
                      struct arena *arena)
{
    const char *slash = strchr(id, '/');
    if (slash == NULL)
        return false;
    *number = strtoull(slash + 1, NULL, 10);
    const char *proper =
        *number < command->world.cases ? world_case_id(&command->world, *number, arena) : NULL;
    return proper != NULL && strcmp(proper, id) == 0;
}

static enum status take_numbers(struct sweep_command *command, json_t *records, struct error *error)
{
    struct arena *arena = &command->run.plan.arena;
    struct sweep_findings *findings = &command->findings;
    const char *id;
    json_t *record;
    findings->numbers = arena_allocate(arena, (json_object_size(records) + 1) * sizeof *findings->numbers);
    if (findings->numbers == NULL)
        return error_no_memory(error, "the cases of a sweep");
    json_object_foreach(records, id, record)
    {
        if (!number_of(command, id, &findings->numbers[findings->count], arena))
            return error_set(error, STATUS_UNREADABLE, "\"%.200s\" is not a case of the world %s", id,
                             command->world.name);
        findings->count++;
    }
    if (findings->count > 0)
        qsort(findings->numbers, findings->count, sizeof *findings->numbers, compare_numbers);
    return STATUS_OK;
}

enum status sweep_command_take_shards(struct sweep_command *command, const struct sharded_run *run,
                                      struct error *error)
{
    struct sweep_findings *findings = &command->findings;
    enum status status = take_range(command, run->header, error);
    const size_t count = json_array_size(run->sweeps);
    *findings = (struct sweep_findings){.end = command->begin};
    for (size_t i = 0; status == STATUS_OK && i < json_array_size(run->sweeps); i++)
        status = check_shrunk(json_array_get(run->sweeps, i), error);
    for (size_t i = 0; status == STATUS_OK && i < count; i++)
        status = add_shard(command, json_array_get(run->sweeps, i), i, count, error);
    command->sweeps = run->sweeps;
    findings->is_complete = findings->end == command->end;
    if (status == STATUS_OK)
        status = take_numbers(command, run->records, error);
    if (status == STATUS_OK && findings->suspects < findings->count)
        status = error_set(error, STATUS_UNREADABLE,
                           "\"sweep.suspects\": %" PRIu64 " in all shards, but %zu cases have records",
                           findings->suspects, findings->count);
    command->recorded = command->cleared = 0;
    return status;
}
