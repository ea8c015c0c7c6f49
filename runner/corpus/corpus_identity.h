/*
 * Identifies the corpus of a source of cases by its manifest (manifest.h), and compares it with that. Cases that were
 * changed by accident would fail correct implementations, so commands refuse such a corpus, whatever cases they select,
 * unless they are told to accept any.
 *
 * Every archive that was opened must have the members that the manifest lists, by their names, sizes and checksums; listed
 * archives must exist, and there may be no other cases. corpus_verify compares whole files, also of clauses and schemas.
 * Cases of a source without a manifest are known by their hashes alone (case.h).
 */
#ifndef SCATTER_CORPUS_IDENTITY_H
#define SCATTER_CORPUS_IDENTITY_H

#include "arena.h"
#include "case_source.h"
#include "status.h"

#include <stdbool.h>
#include <stddef.h>

struct corpus_identity {
    const char *hash;    /* manifest_hash; NULL: there is no manifest, or the source differs from it */
    const char *version; /* NULL: the source has no manifest */
    const char
        *problem; /* a phrase about what differs from the manifest, or why it cannot be read; NULL: nothing */
};

/*
 * Sets an array of one identity per source. `cases` has the cases of all sources. Fails only with STATUS_OUT_OF_MEMORY.
 */
enum status corpora_identify(struct corpus_identity *identities, const struct case_source *sources,
                             size_t source_count, const struct case_list *cases, struct arena *arena,
                             struct error *error);

/*
 * Compares every file that the manifest of a source lists with its SHA-256; *problem is a phrase about those that differ, in
 * the arena, or NULL. A source without a manifest has none. Fails only with STATUS_OUT_OF_MEMORY.
 */
enum status corpus_verify(const struct case_source *source, const char **problem, struct arena *arena,
                          struct error *error);

/*
 * Whether a case, by its id, belongs to a source that has our manifest, or to the source whose cases the program
 * generates. There is one identity per source.
 */
bool corpora_own(const struct corpus_identity *identities, const struct case_source *sources,
                 size_t source_count, const char *id);

/*
 * STATUS_UNREADABLE, with the problem, if a source differs from its manifest and `any_corpus` is false; otherwise
 * *note receives the problem as a text for the user, in the arena, or NULL if there is none.
 */
enum status corpora_accept(const struct corpus_identity *identities, const struct case_source *sources,
                           size_t source_count, bool any_corpus, const char **note, struct arena *arena,
                           struct error *error);

#endif
