#include "shard_record.h"

#include "record.h"

const struct recorded_shard *shard_record(const struct shard *shard, struct arena *arena)
{
    struct recorded_shard *record = arena_allocate(arena, sizeof *record);
    if (record != NULL)
        *record = (struct recorded_shard){shard->number, shard->count, shard->source, shard->of_selected};
    return record;
}

enum status shard_take(struct shard *shard, const struct recorded_header *header, struct error *error)
{
    const struct recorded_shard *record = header->shard;
    if (record == NULL) {
        *shard = (struct shard){0};
        return STATUS_OK;
    }
    *shard = (struct shard){.number = record->number,
                            .count = record->count,
                            .source = record->source,
                            .of_selected = record->of_selected};
    if (shard->number < 1)
        return error_set(error, STATUS_UNREADABLE, "shard.number: is less than 1");
    return shard->number > shard->count || shard->count > SHARDS_MOST
               ? error_set(error, STATUS_UNREADABLE,
                           "shard: the number is greater than the count, or the count is too large")
               : STATUS_OK;
}
