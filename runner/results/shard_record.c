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
    *shard = (struct shard){0};
    if (record == NULL)
        return STATUS_OK;
    enum status status = record_take_count(record, "number", 1, "shard", &shard->number, error);
    if (status == STATUS_OK)
        status = record_take_count(record, "count", 1, "shard", &shard->count, error);
    if (status == STATUS_OK && (shard->count > SHARDS_MOST || shard->number > shard->count))
        status = error_set(error, STATUS_UNREADABLE,
                           "shard: the number is greater than the count, or the count is too large");
    if (status == STATUS_OK)
        status = record_take_text(record, "source", "shard", &shard->source, error);
    if (status == STATUS_OK)
        status = record_take_text(record, "division", "shard", &shard->division, error);
    const json_t *of_selected = json_object_get(record, "of_selected");
    shard->of_selected = json_is_true(of_selected);
    if (status == STATUS_OK && !json_is_boolean(of_selected))
        status =
            error_set(error, STATUS_UNREADABLE, "shard.of_selected: is missing or neither true nor false");
    return status;
}
