/* The range of cases of a sweep. */
#include "shard.h"
#include "sweep_command.h"

#include <inttypes.h>

uint64_t sweep_command_begin_of_part(const struct made_range *range, uint64_t part, uint64_t count)
{
    const uint64_t cases = range->end - range->from;
    return range->from + cases / count * part + (part < cases % count ? part : cases % count);
}

/* Shards are consecutive ranges of equal size. */
static enum status settle_shard(struct sweep_command *command, struct error *error)
{
    struct shard *shard = &command->run.plan.shard;
    command->begin = command->range.from;
    command->end = command->range.end;
    if (command->run.options.shard_word == NULL)
        return STATUS_OK;
    enum status status = shard_parse(shard, command->run.options.shard_word, error);
    if (status != STATUS_OK)
        return status;
    shard->division = "range";
    const uint64_t number = (uint64_t)shard->number, count = (uint64_t)shard->count;
    command->begin = sweep_command_begin_of_part(&command->range, number - 1, count);
    command->end = sweep_command_begin_of_part(&command->range, number, count);
    return STATUS_OK;
}

static enum status check_numbers(const struct sweep_command *command, uint64_t last, struct error *error)
{
    const struct world *world = &command->world;
    if (command->from < 0 || (uint64_t)command->from > last)
        return error_set(error, STATUS_USAGE, "--from %lld: the world %s has cases 0 to %" PRIu64,
                         command->from, world->name, last);
    if (command->to >= 0 && command->to < command->from)
        return error_set(error, STATUS_USAGE, "--to %lld: must not be less than --from %lld", command->to,
                         command->from);
    if (world->is_random && command->to < 0 && command->seconds <= 0)
        return error_set(
            error, STATUS_USAGE,
            "the world %s is too large to finish; limit the sweep with --cases, --to or --seconds",
            world->name);
    return STATUS_OK;
}

enum status sweep_command_settle_range(struct sweep_command *command, const char *world, struct error *error)
{
    struct execution_plan *plan = &command->run.plan;
    enum status status = world_create(&command->world, world, &plan->arena, error);
    if (status != STATUS_OK)
        return status;
    plan->made_by = arena_format(&plan->arena, "sweep --world %s", command->world.name);
    if (plan->made_by == NULL)
        return error_no_memory(error, "a command");
    const uint64_t last = command->world.cases - 1;
    status = check_numbers(command, last, error);
    if (status != STATUS_OK)
        return status;
    const bool is_bounded = command->to >= 0 && (uint64_t)command->to <= last;
    command->range = (struct made_range){.from = (uint64_t)command->from,
                                         .end = (is_bounded ? (uint64_t)command->to : last) + 1,
                                         .seconds = command->seconds};
    plan->made_range = &command->range;
    return settle_shard(command, error);
}
