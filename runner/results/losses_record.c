#include "losses_record.h"

#include "record.h"

#include <string.h>

json_t *losses_record(const struct process_losses *losses)
{
    json_t *kinds = json_array();
    for (size_t i = 0; i < losses->kind_count; i++) {
        const struct loss_kind *kind = &losses->kinds[i];
        json_t *record = json_pack("{s:s, s:s, s:I}", "when", loss_name(kind->when), "how", kind->how,
                                   "count", (json_int_t)kind->count);
        if (kind->case_id[0] != '\0')
            (void)json_object_set_new(record, "case", json_string(kind->case_id));
        (void)json_array_append_new(kinds, record);
    }
    return kinds;
}

/* The time of a loss by its name; LOSS_WHEN_COUNT: unknown. */
static int when_of(const json_t *kind)
{
    const char *name = record_text(kind, "when");
    int when = 0;
    while (when < LOSS_WHEN_COUNT && strcmp(name, loss_name((enum loss)when)) != 0)
        when++;
    return when;
}

static enum status take_kind(struct process_losses *losses, const json_t *kind, bool of_cases,
                             struct error *error)
{
    const char *how;
    int64_t count;
    int when = when_of(kind);
    if (when == LOSS_WHEN_COUNT)
        return error_set(error, STATUS_UNREADABLE, "lost_processes.when: is missing or unknown");
    enum status status = record_take_text(kind, "how", "lost_processes", &how, error);
    if (status == STATUS_OK)
        status = record_take_count(kind, "count", 1, "lost_processes", &count, error);
    if (status != STATUS_OK || (of_cases && when != LOSS_IN_CASE && when != LOSS_BETWEEN))
        return status;
    if (losses->count > RECORD_MOST_CASES)
        return error_set(error, STATUS_UNREADABLE, "lost_processes.count: the sum is too large");
    process_losses_add_counted(losses, (enum loss)when, how, record_text(kind, "case"), count);
    return STATUS_OK;
}

enum status losses_take(struct process_losses *losses, const json_t *array, bool of_cases,
                        struct error *error)
{
    enum status status = STATUS_OK;
    for (size_t i = 0; status == STATUS_OK && i < json_array_size(array); i++)
        status = take_kind(losses, json_array_get(array, i), of_cases, error);
    return status;
}
