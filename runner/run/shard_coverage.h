/*
 * Whether the shards of a run together have all its cases: without this, results from which records were removed would
 * be merged to a run that seems complete.
 */
#ifndef SCATTER_SHARD_COVERAGE_H
#define SCATTER_SHARD_COVERAGE_H

#include "case_folder.h"
#include "shard_files.h"
#include "status.h"

/*
 * STATUS_UNREADABLE, naming a case and its shard, if a case that the filters of the run select has no record. `cases` are
 * all cases of its sources. STATUS_OK without a look if the filters are unknown.
 */
enum status shard_coverage_check(const struct sharded_run *run, const struct case_list *cases,
                                 struct error *error);

#endif
