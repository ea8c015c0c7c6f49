/*
 * The hash of a corpus: by it results say which cases they are about, and every file's own hash is what a list of
 * files is checked against.
 */
#ifndef SCATTER_CORPUS_HASH_H
#define SCATTER_CORPUS_HASH_H

#include "arena.h"
#include "case_folder.h"
#include "case_source.h"
#include "sha256.h"
#include "status.h"

#include <stddef.h>

struct corpus_file {
    const char *path; /* below the folder of the source: "ScatterND-18.zip", or "own/slices/model.onnx" */
    char sha256[SHA256_TEXT_SIZE];
    const struct archive *archive; /* it is this archive; NULL: another file */
};

/* The files of a source's cases, each once, in the order of their paths (bytewise). */
struct corpus_files {
    struct corpus_file *files;
    size_t count;
};

/*
 * Hashes the regular files in and below the case folders of a source, and the archives that have cases, each as the one
 * file that it is (of a source that lies in an archive: under the archive's own name). Of `cases`, which may hold those
 * of other sources, the ids say which are meant. Files next to case folders are not part of a corpus, and neither are
 * symbolic links, which are not followed, and other things that are not regular files.
 *
 * Files are read piece by piece: the arena takes about 150 bytes a file, whatever its size. Of an archive those bytes
 * are hashed from which its members are read. STATUS_NOT_FOUND,
 * STATUS_UNREADABLE or STATUS_SYSTEM, naming the file or folder, when one cannot be read.
 */
enum status corpus_files_hash(struct corpus_files *corpus, const struct case_source *source,
                              const struct case_list *cases, struct arena *arena, struct error *error);

/*
 * The hash of a corpus as a whole: the SHA-256 of one line for each file, in their order, "SHA256  PATH\n". That
 * is the text which this prints, with the names of the archives and of other case folders below SOURCE:
 *
 *     cd SOURCE && find ARCHIVE.zip... CASE-FOLDER... -type f -print0 | LC_ALL=C sort -z | xargs -0 sha256sum
 *
 * As there, a line whose path holds a backslash, a newline or a carriage return begins with a backslash and has
 * these as \\, \n and \r: no two corpora have one text.
 */
void corpus_hash(const struct corpus_files *corpus, char sha256[SHA256_TEXT_SIZE]);

/*
 * The hashes of several sources, in the arena. One that cannot be computed is NULL, and `error` says why the last
 * such one could not; the status is then that of the error.
 */
enum status corpus_hashes(const char **hashes, const struct case_source *sources, size_t source_count,
                          const struct case_list *cases, struct arena *arena, struct error *error);

/*
 * The SHA-256 of a regular file that is not a symbolic link; errors as above. One above FILE_SIZE_LIMIT, which nobody loads,
 * is refused before it is read.
 */
enum status file_sha256(const char *path, char sha256[SHA256_TEXT_SIZE], struct error *error);

#endif
