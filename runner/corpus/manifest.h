/*
 * manifest.json: the list of all files of a corpus with their hashes, which distinguishes a changed corpus
 * from the published one. generators/ writes it:
 *
 *     {"format": 3, "corpus": "scatter-cts", "version": "0.1.0",
 *      "counts": {"cases": n, "data_sets": n, "files": n, "bytes": n},
 *      "files": {"path below the folder": "SHA-256 in hexadecimal digits", …},
 *      "members": {"path of an archive": "archive_hash (archive.h)", …}}
 *
 * It lists every file below the folder except itself and files whose name begins with README; an archive of
 * cases is one file, and its members are not listed. "counts" include both members and files in folders.
 */
#ifndef SCATTER_MANIFEST_H
#define SCATTER_MANIFEST_H

#include "arena.h"
#include "sha256.h"
#include "status.h"

#include <stddef.h>

#define MANIFEST_FILE "manifest.json"

struct manifest_entry {
    const char *path;    /* below the folder, such as "ScatterND-18/slices/model.onnx" */
    const char *sha256;  /* 64 hexadecimal digits, lower case */
    const char *members; /* the same, of the members of an archive (archive_hash); NULL: it is no archive */
};

struct manifest {
    const char *version;            /* of the corpus */
    size_t data_sets;               /* the stated number */
    struct manifest_entry *entries; /* sorted by path (bytewise) */
    size_t count;
};

/*
 * Reads the manifest in a folder; everything is in the arena. STATUS_NOT_FOUND if there is no file with that
 * name, or if its "corpus" is the name of another corpus; STATUS_UNREADABLE, naming file and field, if it is
 * not JSON, has another format, is larger than 64 MiB, lists no file, an archive without members or a path
 * that leads out of the folder, or if a member, also "corpus", is missing or is no text or positive number as
 * above.
 */
enum status manifest_read(struct manifest *manifest, const char *folder, struct arena *arena,
                          struct error *error);

/* The same from the bytes of the file. */
enum status manifest_parse(struct manifest *manifest, const void *bytes, size_t size, struct arena *arena,
                           struct error *error);

/* The entry of a path, or NULL. */
const struct manifest_entry *manifest_find(const struct manifest *manifest, const char *path);

/* The name of a corpus: the SHA-256 of one line for each archive, in their order, "SHA256  PATH\n". Other
 * files, such as those of clauses, do not count. */
void manifest_hash(const struct manifest *manifest, char hash[SHA256_TEXT_SIZE]);

#endif
