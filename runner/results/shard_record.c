#include "shard_record.h"

#include "record.h"

#include <string.h>

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

bool case_is_counted(const struct case_location *location, enum verdict verdict)
{
    return location->world != NULL && verdict_class(verdict) == VERDICTS_GOOD;
}

enum status executed_range_check(const struct recorded_range *range, struct error *error)
{
    const int64_t counts[] = {
        range->from,        range->end,      range->passed,      range->passed_with_warnings,
        range->unsupported, range->compared, range->outputs_due, range->outputs_compared};
    int64_t most = 0;
    for (size_t i = 0; i < sizeof counts / sizeof *counts; i++)
        most = counts[i] > most ? counts[i] : most;
    const int64_t cases = most > RECORD_MOST_CASES ? 0 : range->passed + range->unsupported;
    return most > RECORD_MOST_CASES || range->end < range->from || cases > range->end - range->from ||
                   range->passed_with_warnings > range->passed || range->compared > cases ||
                   range->outputs_due > cases || range->outputs_compared > range->compared
               ? error_set(error, STATUS_UNREADABLE,
                           "\"ranges\": the numbers of a range contradict each other")
               : STATUS_OK;
}

void executed_range_add(struct recorded_range *ranges, size_t *count, const struct recorded_range *next)
{
    struct recorded_range *last = *count == 0 ? NULL : &ranges[*count - 1];
    if (last == NULL || strcmp(last->source, next->source) != 0 || last->end != next->from) {
        ranges[(*count)++] = *next;
        return;
    }
    last->end = next->end;
    last->passed += next->passed;
    last->passed_with_warnings += next->passed_with_warnings;
    last->unsupported += next->unsupported;
    last->compared += next->compared;
    last->outputs_due += next->outputs_due;
    last->outputs_compared += next->outputs_compared;
}

int64_t executed_range_part(int64_t from, int64_t end, int64_t part, int64_t count)
{
    const int64_t size = end - from;
    return from + size / count * part + size % count * part / count;
}
