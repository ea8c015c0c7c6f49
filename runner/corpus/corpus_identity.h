/*
 * Identifies the corpus of a source of cases: its hash and, if it has a manifest (manifest.h), its version and
 * whether its files are those that the manifest lists. Cases that were changed by accident would fail correct
 * implementations, so commands refuse such a corpus, whatever cases they select, unless they are told to accept any.
 *
 * Changed, missing and surplus files are detected in case folders; an archive of cases is one file. Listed files
 * elsewhere (clauses, schemas) must also exist unchanged; other files next to case folders are ignored.
 */
#ifndef SCATTER_CORPUS_IDENTITY_H
#define SCATTER_CORPUS_IDENTITY_H

#include "arena.h"
#include "case_source.h"
#include "sha256.h"
#include "status.h"

#include <stdbool.h>
#include <stddef.h>

struct corpus_identity {
    const char *hash;    /* of all files of all cases (corpus_hash); NULL: unknown, or there are no files */
    const char *version; /* NULL: the source has no manifest */
    const char *problem; /* a phrase about files that differ from the list, or cannot be read; NULL: none */
};

/*
 * Sets an array of one identity per source. `cases` has the cases of all sources; surplus
 * case folders that are not in it are not noticed. `hashes`: also computes the hashes of sources without a manifest, and
 * compares the contents of archives that were skipped (case_source.h); without, these must only exist, and `hash` is
 * NULL if there are any. Fails only with STATUS_OUT_OF_MEMORY.
 */
enum status corpora_identify(struct corpus_identity *identities, const struct case_source *sources,
                             size_t source_count, const struct case_list *cases, bool hashes,
                             struct arena *arena, struct error *error);

/*
 * Whether a case, by its id, belongs to a source that has our manifest, or to the source whose cases the program
 * generates. There is one identity per source.
 */
bool corpora_own(const struct corpus_identity *identities, const struct case_source *sources,
                 size_t source_count, const char *id);

/* Whether a source has a manifest and differs from it. */
bool corpus_differs(const struct corpus_identity *identity);

/*
 * STATUS_UNREADABLE, with the problem, if a source differs from its manifest and `any_corpus` is false; otherwise
 * *note receives the problem as a text for the user, in the arena, or NULL if there is none.
 */
enum status corpora_accept(const struct corpus_identity *identities, const struct case_source *sources,
                           size_t source_count, bool any_corpus, const char **note, struct arena *arena,
                           struct error *error);

/* ---- hashes, with which results identify their cases, and which are compared with a manifest (corpus_hash.posix.c) -- */

struct corpus_file {
    const char *path; /* below the folder of the source: "ScatterND-18.zip", or "own/slices/model.onnx" */
    char sha256[SHA256_TEXT_SIZE];
    const struct archive *archive; /* the file is this archive; NULL: another file */
};

/* The files of a source's cases, each once, sorted by path (bytewise). */
struct corpus_files {
    struct corpus_file *files;
    size_t count;
};

/*
 * Hashes the regular files in and below the case folders of a source, and the archives with cases, each as one file
 * (for a source in an archive: under the archive's name). `cases` may include cases of other sources; those of this
 * source are recognised by their ids. Files next to case folders are not part of a corpus, nor are symbolic links,
 * which are not followed, and everything else that is not a regular file.
 *
 * Files are read in pieces: the arena needs about 150 bytes per file, whatever its size. For an archive, the bytes
 * from which its members are read are hashed. STATUS_NOT_FOUND, STATUS_UNREADABLE or STATUS_SYSTEM, naming the file
 * or folder, if one cannot be read.
 */
enum status corpus_files_hash(struct corpus_files *corpus, const struct case_source *source,
                              const struct case_list *cases, struct arena *arena, struct error *error);

/*
 * The hash of a whole corpus: the SHA-256 of one line for each file, in their order, "SHA256  PATH\n". This command
 * prints that text, with the names of the archives and of other case folders below SOURCE:
 *
 *     cd SOURCE && find ARCHIVE.zip... CASE-FOLDER... -type f -print0 | LC_ALL=C sort -z | xargs -0 sha256sum
 *
 * As in its output, a line whose path contains a backslash, a newline or a carriage return begins with a backslash
 * and contains these as \\, \n and \r: different corpora have different texts.
 */
void corpus_hash(const struct corpus_files *corpus, char sha256[SHA256_TEXT_SIZE]);

/*
 * The SHA-256 of a regular file that is not a symbolic link; errors as above. A file larger than FILE_SIZE_LIMIT,
 * which cannot be loaded, is refused before it is read.
 */
enum status file_sha256(const char *path, char sha256[SHA256_TEXT_SIZE], struct error *error);

#endif
