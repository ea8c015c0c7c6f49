#include "shard.h"

#include "case_source.h"
#include "sha256.h"
#include "text_compare.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
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
    sort_texts(ids, count);
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

/* The variables that a job system sets for each job. */
struct shard_system {
    const char *number; /* the variable with the number of the job */
    const char *total;  /* the variable with the number of all jobs */
    int64_t base;       /* the number of the first job */
};

enum { SLURM, SYSTEM_COUNT = 4 };

static const struct shard_system systems[SYSTEM_COUNT] = {
    [SLURM] = {"SLURM_ARRAY_TASK_ID", "SLURM_ARRAY_TASK_COUNT", 0},
    {"JOB_COMPLETION_INDEX", "JOB_COMPLETIONS", 0},
    {"CI_NODE_INDEX", "CI_NODE_TOTAL", 1},
    {"TEST_SHARD_INDEX", "TEST_TOTAL_SHARDS", 0},
};

static bool is_set(const char *variable)
{
    return getenv(variable) != NULL;
}

/* Reads the number in a variable; `other` is the variable that requires it. */
static enum status read_number(const char *variable, const char *other, int64_t *number, struct error *error)
{
    const char *text = getenv(variable);
    char *end;
    if (text == NULL)
        return error_set(error, STATUS_USAGE, "--shard auto: %s is set, but %s is not", other, variable);
    errno = 0;
    long long value = strtoll(text, &end, 10);
    if (errno != 0 || text[0] < '0' || text[0] > '9' || *end != '\0' || value > INT32_MAX)
        return error_set(error, STATUS_USAGE,
                         "--shard auto: %s is \"%.40s\", which is not a number from 0 to 2147483647",
                         variable, text);
    *number = value;
    return STATUS_OK;
}

/* Users choose the task numbers of a Slurm array: any first number, any step, and gaps. */
static enum status read_slurm(struct shard *shard, struct error *error)
{
    static const char id_name[] = "SLURM_ARRAY_TASK_ID", least_name[] = "SLURM_ARRAY_TASK_MIN",
                      step_name[] = "SLURM_ARRAY_TASK_STEP", most_name[] = "SLURM_ARRAY_TASK_MAX";
    int64_t id = 0, least = 0, most = 0, step = 1;
    enum status status = read_number(id_name, id_name, &id, error);
    if (status == STATUS_OK)
        status = read_number(least_name, id_name, &least, error);
    if (status == STATUS_OK && is_set(step_name))
        status = read_number(step_name, id_name, &step, error);
    if (status == STATUS_OK && is_set(most_name))
        status = read_number(most_name, id_name, &most, error);
    if (status == STATUS_OK &&
        (step < 1 || id < least || (id - least) % step != 0 || (is_set(most_name) && most < id)))
        status =
            error_set(error, STATUS_USAGE, "--shard auto: %s is not a task number of the array", id_name);
    if (status != STATUS_OK)
        return status;
    shard->number = (id - least) / step + 1;
    shard->count = (most - least) / step + 1;
    bool has_count = is_set(systems[SLURM].total);
    if (has_count || !is_set(most_name))
        status = read_number(systems[SLURM].total, id_name, &shard->count, error);
    if (status == STATUS_OK && has_count && is_set(most_name) && shard->count != (most - least) / step + 1)
        status = error_set(error, STATUS_USAGE,
                           "--shard auto: the task numbers of the array have gaps (%" PRId64
                           " tasks from %" PRId64 " to %" PRId64 "); use --shard K/N",
                           shard->count, least, most);
    return status;
}

/* Bazel requires this file as a sign that the program supports sharding. */
static enum status touch_status_file(struct error *error)
{
    const char *path = getenv("TEST_SHARD_STATUS_FILE");
    if (path == NULL || path[0] == '\0')
        return STATUS_OK;
    FILE *file = fopen(path, "a");
    if (file == NULL || fclose(file) != 0)
        return error_set(error, STATUS_SYSTEM, "TEST_SHARD_STATUS_FILE: %.200s: %s", path, strerror(errno));
    return STATUS_OK;
}

enum status shard_from_environment(struct shard *shard, struct error *error)
{
    const struct shard_system *found = NULL;
    for (int i = 0; i < SYSTEM_COUNT; i++) {
        if (!is_set(systems[i].number))
            continue;
        if (found != NULL)
            return error_set(error, STATUS_USAGE, "--shard auto: both %s and %s are set; use --shard K/N",
                             found->number, systems[i].number);
        found = &systems[i];
    }
    if (found == NULL)
        return error_set(error, STATUS_USAGE,
                         "--shard auto: none of %s, %s, %s and %s is set; use --shard K/N", systems[0].number,
                         systems[1].number, systems[2].number, systems[3].number);
    *shard = (struct shard){.source = found->number};
    enum status status;
    if (found == &systems[SLURM]) {
        status = read_slurm(shard, error);
    } else {
        status = read_number(found->number, found->number, &shard->number, error);
        shard->number += 1 - found->base;
        if (status == STATUS_OK)
            status = read_number(found->total, found->number, &shard->count, error);
    }
    if (status == STATUS_OK &&
        (shard->number < 1 || shard->number > shard->count || shard->count > SHARDS_MOST))
        status = error_set(error, STATUS_USAGE,
                           "--shard auto: according to %s and %s this is shard %" PRId64 " of %" PRId64
                           ", which does not exist",
                           found->number, found->total, shard->number, shard->count);
    return status == STATUS_OK && is_set("TEST_SHARD_INDEX") ? touch_status_file(error) : status;
}
