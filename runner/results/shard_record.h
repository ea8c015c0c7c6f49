/*
 * A shard: one of several parts of a run, which together have each of its cases once. The header of its results
 * (results.schema.json) marks them as a shard, so that they are not mistaken for a complete run.
 */
#ifndef SCATTER_SHARD_RECORD_H
#define SCATTER_SHARD_RECORD_H

#include "selection.h"
#include "status.h"

#include <jansson.h>
#include <stdbool.h>
#include <stdint.h>

/* The most shards of a run. */
enum { SHARDS_MOST = 10000 };

/* The division of cases by the hashes of their ids; a division by recorded seconds is named by a SHA-256 of these. */
#define SHARD_BY_IDS "ids"

struct shard {
    int64_t number, count;    /* 1 to count; 0: it is not a shard */
    const char *source;       /* where it was set: "--shard" or the name of an environment variable */
    const char *division;     /* which cases belong to which shard: the same in all shards of a run */
    bool of_selected;         /* only some cases of the corpus are selected for the run */
    struct selection filters; /* of the whole run, without `only`; borrowed. shard_take leaves it unset */
};

/* The member "shard" of a header. NULL when there is no memory. */
json_t *shard_record(const struct shard *shard);

/*
 * Reads the member, borrowing the texts from the header; zeroes if there is none. STATUS_UNREADABLE if it
 * contradicts itself.
 */
enum status shard_take(struct shard *shard, const json_t *header, struct error *error);

#endif
