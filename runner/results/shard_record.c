#include "shard_record.h"

#include "record.h"

json_t *shard_record(const struct shard *shard)
{
    return json_pack("{s:I, s:I, s:s, s:s, s:b}", "number", (json_int_t)shard->number, "count",
                     (json_int_t)shard->count, "source", shard->source, "division", shard->division,
                     "of_selected", (int)shard->of_selected);
}

enum status shard_take(struct shard *shard, const json_t *header, struct error *error)
{
    const json_t *record = json_object_get(header, "shard");
    if (record == NULL) {
        *shard = (struct shard){0};
        return STATUS_OK;
    }
    *shard = (struct shard){.number = json_integer_value(json_object_get(record, "number")),
                            .count = json_integer_value(json_object_get(record, "count")),
                            .source = record_text(record, "source"),
                            .division = record_text(record, "division"),
                            .of_selected = json_is_true(json_object_get(record, "of_selected"))};
    if (shard->number < 1)
        return error_set(error, STATUS_UNREADABLE, "shard.number: is less than 1");
    return shard->number > shard->count || shard->count > SHARDS_MOST
               ? error_set(error, STATUS_UNREADABLE,
                           "shard: the number is greater than the count, or the count is too large")
               : STATUS_OK;
}
