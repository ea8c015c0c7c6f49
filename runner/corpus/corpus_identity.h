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
#include "status.h"

#include <stdbool.h>
#include <stddef.h>

struct corpus_identity {
    const char *hash;    /* of all files of all cases (corpus_hash.h); NULL: unknown, or there are no files */
    const char *version; /* NULL: the source has no manifest */
    const char *problem; /* a phrase about files that differ from the list, or cannot be read; NULL: none */
};

/*
 * Sets an array of one identity per source. `cases` has the cases of all sources. `hashes`: also computes the hashes of
 * sources without a manifest. Fails only with STATUS_OUT_OF_MEMORY.
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

#endif
