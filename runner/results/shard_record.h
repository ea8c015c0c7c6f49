/* Records of parts of a run: ranges of a world, and shards. */
#ifndef SCATTER_SHARD_RECORD_H
#define SCATTER_SHARD_RECORD_H

#include "arena.h"
#include "case_source.h"
#include "process_losses.h"
#include "record.h"
#include "selection.h"
#include "status.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * A range of a world that a run has executed (recorded_range). Of its cases, those that pass or are
 * unsupported have no records, since there may be millions: they are only counted here (results.schema.json,
 * "ranges").
 */

/* Whether a case with this verdict has no record: it is of a world, and passes or is unsupported. */
bool case_is_counted(const struct case_location *location, enum verdict verdict);

/* STATUS_UNREADABLE, naming the member, if a range that was read, perhaps from a damaged file, is
 * impossible. */
enum status executed_range_check(const struct recorded_range *range, struct error *error);

/* Adds `next` to the last of the ranges, if it continues that; otherwise behind it. The caller has made
 * room. */
void executed_range_add(struct recorded_range *ranges, size_t *count, const struct recorded_range *next);

/* Where part `part`, from 0, of `count` equal parts of a range begins: shards divide worlds by number. For
 * part `count`, the end of the range. */
int64_t executed_range_part(int64_t from, int64_t end, int64_t part, int64_t count);

/* A shard: one of several parts of a run, which together have each of its cases once. The header of its
 * results (results.schema.json) marks them as a shard, so that they are not mistaken for a complete run. */

/* The most shards of a run. */
enum { SHARDS_MOST = 10000 };

struct shard {
    int64_t number, count;    /* 1 to count; 0: it is not a shard */
    const char *source;       /* where it was set: "--shard" or the name of an environment variable */
    bool of_selected;         /* only some cases of the corpus are selected for the run */
    struct selection filters; /* of the whole run, without `only`; borrowed */
};

/* The member "shard" of a header, in the arena; texts are borrowed. NULL when there is no memory. */
const struct recorded_shard *shard_record(const struct shard *shard, struct arena *arena);

/* The merged results of all shards of a run, which `scatter-cts merge` treats as one run. */

/* One run, of one implementation. */
struct sharded_run {
    struct recorded_header *header; /* as of an undivided run; "started" is the earliest */
    struct kept_records records;    /* never "waived" */
    struct process_losses losses;   /* of all shards together */
    int64_t failed_alone;           /* failures that occurred again alone (tally.h), of all shards together */
    double seconds;                 /* the sum over all shards */
    bool of_selected;               /* only some cases of the corpus are selected for the run */
    bool has_waivers;               /* some shard was run with --waivers */
    struct selection filters;       /* of the whole run */
    int64_t shard_count;
    const char **paths; /* of the shards, by number from 0 */
    struct recorded_range
        *ranges; /* of worlds: those of the shards, source by source, without gaps in a shard */
    size_t range_count;
    bool is_cut; /* a shard ended before its last case, when its time was over */
};

/* Start with shard_files_read; release with shard_files_end, also after a failure. */
struct shard_files {
    struct sharded_run *runs; /* one for each implementation, in the order of the files */
    size_t run_count;
};

/*
 * Reads files, each with one shard of every run. STATUS_UNREADABLE, naming the file, when results_read
 * refuses it; when a run in it is not complete, except by the end of its time in the cases of a world, is not
 * a shard, or belongs to another run than the first file
 * (any member of the header differs, except those of a shard such as "started"); when a shard or a case
 * occurs twice; and when shards are missing, with their numbers. STATUS_OUT_OF_MEMORY.
 */
enum status shard_files_read(struct shard_files *files, const char *const *paths, size_t count,
                             struct arena *arena, struct error *error);

void shard_files_end(struct shard_files *files);

#endif
