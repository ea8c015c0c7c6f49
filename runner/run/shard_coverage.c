#include "shard_coverage.h"

#include "case_loader.h"
#include "shard.h"

#include <inttypes.h>

/* The memory limit of a case that is loaded to see whether it is selected. */
#define CASE_MEMORY ((size_t)1 << 30)

/* Whether a run has a record of this case: it is selected or cannot be read, and is not a folder without scatter. */
static bool is_due(const struct selection *filters, const struct case_location *location)
{
    struct scatter_case the_case;
    struct error ignored;
    if (!selection_admits_id(filters, location->id))
        return false;
    struct arena arena = arena_create(CASE_MEMORY);
    enum status status = scatter_case_load(&the_case, location, &arena, &ignored);
    bool due =
        status == STATUS_OK ? selection_admits(filters, &the_case, &arena) : status != STATUS_NOT_SCATTER;
    arena_destroy(&arena);
    return due;
}

enum status shard_coverage_check(const struct sharded_run *run, const struct case_list *cases,
                                 struct error *error)
{
    const char *first = NULL;
    size_t lacking = 0;
    for (size_t i = 0; run->filters_known && i < cases->count; i++) {
        const struct case_location *location = &cases->locations[i];
        if (json_object_get(run->records, location->id) == NULL && is_due(&run->filters, location))
            first = lacking++ == 0 ? location->id : first;
    }
    if (lacking == 0)
        return STATUS_OK;
    if (!run->by_ids)
        return error_set(error, STATUS_UNREADABLE,
                         "%s and the other shards have no record of %.200s (cases that they lack: %zu): run "
                         "them again",
                         run->paths[0], first, lacking);
    int64_t number = shard_of_id(first, run->shard_count);
    return error_set(error, STATUS_UNREADABLE,
                     "%s: has no record of %.200s, which is a case of shard %" PRId64 "/%" PRId64
                     " (cases that the shards lack: %zu): run this shard again",
                     run->paths[number - 1], first, number, run->shard_count, lacking);
}
