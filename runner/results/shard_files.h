/*
 * The results of all shards of a run, put together: what `scatter-cts merge` judges as one run.
 */
#ifndef SCATTER_SHARD_FILES_H
#define SCATTER_SHARD_FILES_H

#include "arena.h"
#include "process_losses.h"
#include "status.h"

#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>

/* One run, of one implementation. */
struct sharded_run {
    json_t *header;  /* as the run would have it that is not divided; "started" is the earliest */
    json_t *records; /* object: id -> record of type "case" or "skipped", never "waived" */
    struct process_losses losses; /* of all shards together */
    double seconds;               /* likewise */
    bool of_selected;             /* only some cases of the corpus are selected for the run */
    bool has_waivers;             /* some shard was run with --waivers */
    json_t *sweeps; /* array: the "sweep" of each shard's footer, in their order; NULL: no sweep */
};

/* Begin with shard_files_read, release with shard_files_end, also after a failure. */
struct shard_files {
    struct sharded_run *runs; /* one for each implementation, in the order of the files */
    size_t run_count;
};

/*
 * Reads files, each with one shard of every run. STATUS_UNREADABLE, naming the file, when results_read_any refuses it, a run
 * in it is not complete (a sweep: was interrupted) or no shard, or belongs to another run than the file before (any member of the header but
 * "started"), when a shard or a case is there twice, and when shards are missing, whose numbers it then says;
 * STATUS_OUT_OF_MEMORY.
 */
enum status shard_files_read(struct shard_files *files, const char *const *paths, size_t count,
                             struct arena *arena, struct error *error);

void shard_files_end(struct shard_files *files);

#endif
