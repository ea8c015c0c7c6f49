/*
 * Identifies the corpus of a source of cases: its hash and, if it has a manifest (manifest.h), its version and
 * whether its files are those that the manifest lists. Cases that were changed by accident would fail correct
 * implementations, so commands refuse such a corpus unless they are told to accept any.
 *
 * Changed, missing and surplus files are detected in case folders; an archive of cases is one file. Listed files
 * elsewhere (clauses, schemas) must also exist unchanged; other files next to case folders are ignored.
 */
#ifndef SCATTER_CORPUS_IDENTITY_H
#define SCATTER_CORPUS_IDENTITY_H

#include "arena.h"
#include "case_source.h"
#include "selection.h"
#include "status.h"

#include <stdbool.h>
#include <stddef.h>

struct corpus_identity {
    const char *hash;    /* of all files of all cases (corpus_hash.h); NULL: unknown, or there are no files */
    const char *version; /* NULL: the source has no manifest */
    const char *problem; /* a phrase about files that differ from the list, or cannot be read; NULL: none */
    /*
     * Only the files of selected cases were compared with the manifest, and no archives (see corpus_inquiry).
     */
    bool partial;
    size_t data_sets; /* the number that the manifest states; 0: there is none */
};

/* The input of corpora_identify. Everything is borrowed. */
struct corpus_inquiry {
    const struct case_source *sources;
    size_t source_count;
    const struct case_list *cases; /* of all sources */
    /*
     * If it selects cases by their ids and there is a manifest, only the files of their folders are read: for other
     * cases only the names of folders and data sets are compared, and the hash is that of the files as listed.
     * Archives are not compared then: reading a member verifies its checksum. NULL: all files are read.
     */
    const struct selection *selection;
    bool hashes; /* compute hashes, also of a source without manifest */
};

/* Sets an array of one identity per source. Fails only with STATUS_OUT_OF_MEMORY. */
enum status corpora_identify(struct corpus_identity *identities, const struct corpus_inquiry *inquiry,
                             struct arena *arena, struct error *error);

/*
 * The same for one source and the files of some of its cases, `cases`. Sets only the members that depend on a
 * manifest.
 */
enum status corpus_part_identify(struct corpus_identity *identity, const struct case_source *source,
                                 const struct case_list *cases, struct arena *arena, struct error *error);

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
