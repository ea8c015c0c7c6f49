/* The shard that a job system's variables name. */
#include "shard.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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
