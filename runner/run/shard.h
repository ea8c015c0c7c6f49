/*
 * Shards: a run that is divided among several processes, each of which gets a part of the cases. Divided is by the hash of
 * each case's id, or, where it is known how long cases took, so that all shards take about as long. All processes divide
 * alike, without knowing of each other.
 */
#ifndef SCATTER_SHARD_H
#define SCATTER_SHARD_H

#include "arena.h"
#include "case_folder.h"
#include "selection.h"
#include "shard_record.h"
#include "status.h"

/*
 * What --shard says: "K/N", the shard K of N from 1, or "auto", which takes both from the environment (below). STATUS_USAGE
 * when it is neither.
 */
enum status shard_parse(struct shard *shard, const char *text, struct error *error);

/*
 * The shard of this process as the environment tells it, by the first variable of one of these systems:
 *
 *     SLURM_ARRAY_TASK_ID    from SLURM_ARRAY_TASK_MIN in steps of SLURM_ARRAY_TASK_STEP (1 where it is not set);
 *                            SLURM_ARRAY_TASK_COUNT says how many, or else SLURM_ARRAY_TASK_MAX
 *     JOB_COMPLETION_INDEX   from 0; Kubernetes does not say how many: the job has to set JOB_COMPLETIONS
 *     CI_NODE_INDEX          from 1, of CI_NODE_TOTAL (GitLab)
 *     TEST_SHARD_INDEX       from 0, of TEST_TOTAL_SHARDS (Bazel); the file TEST_SHARD_STATUS_FILE is made
 *
 * STATUS_USAGE, naming the variable, when none of them is set, or those of several systems are, or numbers are missing or do
 * not go together; STATUS_SYSTEM when the file cannot be made.
 */
enum status shard_from_environment(struct shard *shard, struct error *error);

/*
 * Narrows a selection to a shard, and says so in shard->division and shard->of_selected. `results` is a file of an
 * earlier run whose cases took as long as it says, each as long as the others on average where it says nothing; NULL:
 * the cases are divided by their ids. Fails as results_read does, and with STATUS_OUT_OF_MEMORY.
 */
enum status shard_select(struct shard *shard, const char *results, const struct case_list *cases,
                         struct selection *selection, struct arena *arena, struct error *error);

#endif
