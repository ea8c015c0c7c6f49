/* Shards: a run that is divided among several processes, each of which gets a part of the cases, by the hash
 * of their ids: all processes compute the same division independently. */
#ifndef SCATTER_SHARD_H
#define SCATTER_SHARD_H

#include "arena.h"
#include "case_source.h"
#include "selection.h"
#include "shard_record.h"
#include "status.h"

/* Reads the value of --shard: "K/N", shard K of N with K from 1, or "auto", which takes both from the
 * environment (below). STATUS_USAGE if it is neither. */
enum status shard_parse(struct shard *shard, const char *text, struct error *error);

/*
 * The shard of this process according to the environment, by the first variable of one of these systems:
 *
 *     SLURM_ARRAY_TASK_ID    from SLURM_ARRAY_TASK_MIN in steps of SLURM_ARRAY_TASK_STEP (1 if not set);
 *                            the count is SLURM_ARRAY_TASK_COUNT, or follows from SLURM_ARRAY_TASK_MAX
 *     JOB_COMPLETION_INDEX   from 0; Kubernetes does not set the count: the job must set JOB_COMPLETIONS
 *     CI_NODE_INDEX          from 1, of CI_NODE_TOTAL (GitLab)
 *     TEST_SHARD_INDEX       from 0, of TEST_TOTAL_SHARDS (Bazel); the file TEST_SHARD_STATUS_FILE is created
 *
 * STATUS_USAGE, naming the variable, if no system or several systems are found, or numbers are missing or
 * inconsistent; STATUS_SYSTEM if the file cannot be created.
 */
enum status shard_from_environment(struct shard *shard, struct error *error);

/* Narrows a selection to a shard, and sets shard->of_selected and filters. Fails only with
 * STATUS_OUT_OF_MEMORY. */
enum status shard_select(struct shard *shard, const struct case_list *cases, struct selection *selection,
                         struct arena *arena, struct error *error);

/*
 * Whether the shards of a run together have all its cases: without this, results from which records were
 * removed would be merged to a run that seems complete. STATUS_UNREADABLE, naming a case and its shard, if a
 * case that the filters of the run select has no record. `cases` are all cases of its sources. STATUS_OK
 * without a look if the filters are unknown.
 */
enum status shard_coverage_check(const struct sharded_run *run, const struct case_list *cases,
                                 struct error *error);

#endif
