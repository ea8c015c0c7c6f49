/*
 * manifest.json: the list of all files of a corpus with their hashes, which tells one that was changed from the one
 * that was published. generators/ writes it:
 *
 *     {"format": 2, "corpus": "scatter-cts", "version": "0.1.0",
 *      "counts": {"cases": n, "data_sets": n, "files": n, "bytes": n},
 *      "files": {"path below the folder": "SHA-256 in hexadecimal digits", …}}
 *
 * Listed is every file below the folder but the list itself and files whose name begins with README; an archive of
 * cases is one file, and its members are not listed. "counts" are of members and of files in folders alike.
 */
#ifndef SCATTER_MANIFEST_H
#define SCATTER_MANIFEST_H

#include "arena.h"
#include "status.h"

#include <stdbool.h>
#include <stddef.h>

#define MANIFEST_FILE "manifest.json"

struct manifest_entry {
    const char *path;   /* below the folder, such as "ScatterND-18/slices/model.onnx" */
    const char *sha256; /* 64 hexadecimal digits, lower case */
};

struct manifest {
    const char *version;            /* of the corpus */
    size_t data_sets;               /* how many it counts; 0: it does not say */
    struct manifest_entry *entries; /* in the order of their paths (bytewise) */
    size_t count;
};

/*
 * Reads the manifest in a folder; everything is in the arena. STATUS_NOT_FOUND when there is none, or when the file
 * of that name is a JSON object that speaks of another corpus; STATUS_UNREADABLE, naming file and field, when it is no
 * JSON, of another format, or larger than 64 MiB, or lists a path that leads out of the folder.
 */
enum status manifest_read(struct manifest *manifest, const char *folder, struct arena *arena,
                          struct error *error);

/* The same from the bytes of the file. */
enum status manifest_parse(struct manifest *manifest, const void *bytes, size_t size, struct arena *arena,
                           struct error *error);

/* The entry of a path, or NULL. */
const struct manifest_entry *manifest_find(const struct manifest *manifest, const char *path);

/* The first entry of those below a folder, which stand together; `count` when there is none. */
size_t manifest_first_below(const struct manifest *manifest, const char *folder);

/* Whether a manifest lists a file of this path, if it is there. */
bool manifest_wants(const char *path);

#endif
