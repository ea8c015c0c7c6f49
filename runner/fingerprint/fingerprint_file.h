/*
 * Fingerprints from files: results of a run, or fingerprints as JSON. The first JSON value of a file says which it is.
 */
#ifndef SCATTER_FINGERPRINT_FILE_H
#define SCATTER_FINGERPRINT_FILE_H

#include "fingerprint.h"

/* One is shown, two are compared. */
enum { MOST_FINGERPRINTS = 2 };

struct fingerprints {
    struct fingerprint items[MOST_FINGERPRINTS];
    size_t count;
};

/*
 * Room for one more, which the caller fills before it adds 1 to `count`; NULL and STATUS_USAGE when there are two
 * already.
 */
struct fingerprint *fingerprints_next(struct fingerprints *fingerprints, struct error *error);

/*
 * Adds the fingerprints of a file: one for each run in a results file. STATUS_USAGE when there would be more than
 * two; STATUS_NOT_FOUND; STATUS_UNREADABLE, naming the file and the line or field, when the file is neither results
 * nor a fingerprint, or a fingerprint of more than 16 MiB; STATUS_OUT_OF_MEMORY. Memory is in the arena.
 */
enum status fingerprints_read(struct fingerprints *fingerprints, const char *path, struct arena *arena,
                              struct error *error);

#endif
