#include "shard.h"

#include "case_source.h"
#include "sha256.h"
#include "text_compare.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum status shard_parse(struct shard *shard, const char *text, struct error *error)
{
    char *end;
    if (strcmp(text, "auto") == 0)
        return shard_from_environment(shard, error);
    long long number = strtoll(text, &end, 10);
    long long count = *end == '/' && end[1] >= '0' && end[1] <= '9' ? strtoll(end + 1, &end, 10) : 0;
    if (text[0] < '0' || text[0] > '9' || *end != '\0' || number < 1 || number > count || count > SHARDS_MOST)
        return error_set(error, STATUS_USAGE,
                         "--shard %s: must be K/N, with K from 1 to N and N up to %d, or \"auto\"", text,
                         (int)SHARDS_MOST);
    *shard = (struct shard){.number = number, .count = count, .source = "--shard"};
    return STATUS_OK;
}

/* ---- the selection ------------------------------------------------------------------------------------- */

/* The number, from 1, of the shard of `count` to which a case belongs: the first eight hexadecimal digits of
 * its SHA-256, modulo the number of shards. */
static int64_t shard_of_id(const char *id, int64_t count)
{
    enum { DIGITS = 8 };
    char text[SHA256_TEXT_SIZE];
    sha256_of(id, strlen(id), text);
    text[DIGITS] = '\0';
    return (int64_t)(strtoull(text, NULL, 16) % (unsigned long long)count) + 1;
}

enum status shard_select(struct shard *shard, const struct case_list *cases, struct selection *selection,
                         struct arena *arena, struct error *error)
{
    size_t count = 0;
    const char **ids = arena_allocate_zeroed(arena, cases->count + 1, sizeof *ids);
    if (ids == NULL)
        return error_no_memory(error, "the shard");
    for (size_t i = 0; i < cases->count; i++) {
        const char *id = cases->locations[i].id;
        if (selection_admits_id(selection, id) && shard_of_id(id, shard->count) == shard->number)
            ids[count++] = id;
    }
    if (count > 0)
        qsort(ids, count, sizeof *ids, compare_texts);
    shard->of_selected = selection_narrows(selection);
    shard->filters = *selection;
    selection->only = ids;
    selection->only_count = count;
    return STATUS_OK;
}

/* ---- whether nothing is missing ------------------------------------------------------------------------ */

/* The memory limit of a case that is loaded to see whether it is selected. */
#define CASE_MEMORY ((size_t)1 << 30)

/* Whether a run has a record of this case: it is selected or cannot be read, and is not a folder without
 * scatter. */
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
    for (size_t i = 0; i < cases->count; i++) {
        const struct case_location *location = &cases->locations[i];
        if (kept_record(&run->records, location->id) == NULL && is_due(&run->filters, location))
            first = lacking++ == 0 ? location->id : first;
    }
    if (lacking == 0)
        return STATUS_OK;
    int64_t number = shard_of_id(first, run->shard_count);
    return error_set(error, STATUS_UNREADABLE,
                     "%s: has no record of %.200s, which is a case of shard %" PRId64 "/%" PRId64
                     " (cases that the shards lack: %zu): run this shard again",
                     run->paths[number - 1], first, number, run->shard_count, lacking);
}
