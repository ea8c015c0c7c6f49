#include "shard.h"

#include "case_loader.h"
#include "record.h"
#include "result_reader.h"
#include "sha256.h"
#include "text_compare.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* The program's own time for a case in microseconds; results contain the time of the implementation only. */
enum { OWN_MICROSECONDS = 50 };

/* The maximum duration of a case, so that sums do not overflow. */
enum { LONGEST_SECONDS = 1000000 };

/* A selected case and its expected duration. */
struct weighed_case {
    const char *id;
    int64_t microseconds;
};

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

/* ---- by recorded seconds ----------------------------------------------------------------------------------------------- */

/* Adds the duration in a record, in microseconds, to those of its id. */
static enum status on_record(const struct result_record *record, void *context, struct error *error)
{
    struct counted_texts *times = context;
    const struct recorded_case *item = record->item;
    if (record->type != RECORD_CASE)
        return STATUS_OK;
    const int64_t most = (int64_t)LONGEST_SECONDS * 1000000;
    const double taken = item->seconds > LONGEST_SECONDS ? LONGEST_SECONDS : item->seconds;
    const struct counted_text *before = counted_texts_find(times, item->id);
    if (before == NULL || before->count < most)
        counted_texts_add_times(times, item->id, NULL, (int64_t)(taken * 1e6));
    return times->numbers.is_short ? error_no_memory(error, "the shard") : STATUS_OK;
}

/* Sets the expected duration of each case. */
static void weigh(struct weighed_case *cases, size_t count, const struct counted_texts *times)
{
    int64_t sum = 0, known = 0;
    for (size_t i = 0; i < count; i++) {
        const struct counted_text *time = counted_texts_find(times, cases[i].id);
        cases[i].microseconds = time == NULL ? -1 : time->count;
        known += time != NULL;
        sum += time == NULL ? 0 : cases[i].microseconds;
    }
    for (size_t i = 0; i < count; i++) {
        if (cases[i].microseconds < 0)
            cases[i].microseconds = known == 0 ? 0 : sum / known;
        cases[i].microseconds += OWN_MICROSECONDS;
    }
}

/* The longest first; ties in the order of ids. */
static int compare_weights(const void *left, const void *right)
{
    const struct weighed_case *a = left, *b = right;
    if (a->microseconds != b->microseconds)
        return a->microseconds > b->microseconds ? -1 : 1;
    return strcmp(a->id, b->id);
}

/* The shard with the least work so far. */
static size_t least_loaded(const int64_t *loads, int64_t count)
{
    size_t least = 0;
    for (size_t i = 1; i < (size_t)count; i++)
        if (loads[i] < loads[least])
            least = i;
    return least;
}

/* The SHA-256 of the ordered cases with their durations: divisions by different durations have different names. */
static const char *name_division(const struct weighed_case *cases, size_t count, struct arena *arena)
{
    char text[SHA256_TEXT_SIZE];
    struct sha256 hash;
    sha256_begin(&hash);
    for (size_t i = 0; i < count; i++) {
        sha256_add(&hash, cases[i].id, strlen(cases[i].id) + 1);
        sha256_add_number(&hash, (uint64_t)cases[i].microseconds);
    }
    sha256_end(&hash, text);
    return arena_copy_text(arena, text, strlen(text));
}

/* Gives each case, the longest first, to the shard with the least work; the cases of this shard are moved to the front. */
static enum status divide_by_times(struct shard *shard, const char *results, struct weighed_case *cases,
                                   size_t *count, struct arena *arena, struct error *error)
{
    enum results_end end = RESULTS_CUT_OFF;
    size_t kept = 0;
    int64_t *loads = arena_allocate_zeroed(arena, (size_t)shard->count, sizeof *loads);
    struct counted_texts times = {0};
    enum status status = loads == NULL ? error_no_memory(error, "the shard")
                                       : results_read(results, on_record, &times, &end, error);
    if (status == STATUS_OK)
        status = results_check_end(end, results, error);
    if (status == STATUS_OK) {
        weigh(cases, *count, &times);
        if (*count > 0)
            qsort(cases, *count, sizeof *cases, compare_weights);
        shard->division = name_division(cases, *count, arena);
        status = shard->division == NULL ? error_no_memory(error, "the shard") : STATUS_OK;
    }
    for (size_t i = 0; status == STATUS_OK && i < *count; i++) {
        size_t least = least_loaded(loads, shard->count);
        loads[least] += cases[i].microseconds;
        if (least + 1 == (size_t)shard->number)
            cases[kept++] = cases[i];
    }
    *count = kept;
    counted_texts_free(&times);
    return status;
}

/* ---- by id ------------------------------------------------------------------------------------------------------------- */

/*
 * The number, from 1, of the shard of `count` to which a case belongs if cases are divided by their ids: the first eight
 * hexadecimal digits of its SHA-256, modulo the number of shards.
 */
static int64_t shard_of_id(const char *id, int64_t count)
{
    enum { DIGITS = 8 };
    char text[SHA256_TEXT_SIZE];
    struct sha256 hash;
    sha256_begin(&hash);
    sha256_add(&hash, id, strlen(id));
    sha256_end(&hash, text);
    text[DIGITS] = '\0';
    return (int64_t)(strtoull(text, NULL, 16) % (unsigned long long)count) + 1;
}

static void divide_by_ids(struct shard *shard, struct weighed_case *cases, size_t *count)
{
    size_t kept = 0;
    for (size_t i = 0; i < *count; i++)
        if (shard_of_id(cases[i].id, shard->count) == shard->number)
            cases[kept++] = cases[i];
    shard->division = SHARD_BY_IDS;
    *count = kept;
}

/* ---- the selection ----------------------------------------------------------------------------------------------------- */

enum status shard_select(struct shard *shard, const char *results, const struct case_list *cases,
                         struct selection *selection, struct arena *arena, struct error *error)
{
    size_t count = 0;
    struct weighed_case *mine = arena_allocate_zeroed(arena, cases->count + 1, sizeof *mine);
    const char **ids = arena_allocate_zeroed(arena, cases->count + 1, sizeof *ids);
    enum status status = STATUS_OK;
    if (mine == NULL || ids == NULL)
        return error_no_memory(error, "the shard");
    for (size_t i = 0; i < cases->count; i++)
        if (selection_admits_id(selection, cases->locations[i].id))
            mine[count++].id = cases->locations[i].id;
    if (results == NULL)
        divide_by_ids(shard, mine, &count);
    else
        status = divide_by_times(shard, results, mine, &count, arena, error);
    if (status != STATUS_OK)
        return status;
    for (size_t i = 0; i < count; i++)
        ids[i] = mine[i].id;
    if (count > 0)
        qsort(ids, count, sizeof *ids, compare_texts);
    shard->of_selected = selection_narrows(selection);
    shard->filters = *selection;
    selection->only = ids;
    selection->only_count = count;
    return STATUS_OK;
}

/* ---- whether nothing is missing ------------------------------------------------------------------------------------- */

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
    for (size_t i = 0; i < cases->count; i++) {
        const struct case_location *location = &cases->locations[i];
        if (kept_record(&run->records, location->id) == NULL && is_due(&run->filters, location))
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
