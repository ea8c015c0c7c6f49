/*
 * Which corpus a source of cases is: its hash and, where it has a manifest (manifest.h), its version and whether its
 * files are those that the manifest lists. Cases that were changed by accident would accuse the innocent, so that
 * commands refuse such a corpus unless they are told to take any.
 *
 * Changed, missing and surplus files are looked for in case folders, and an archive of cases is one file; listed files
 * elsewhere (clauses, schemas) have to be there unchanged, too, but what else lies next to case folders is nobody's
 * business.
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
    const char *hash; /* of all files of all cases (corpus_hash.h); NULL: not known, or there are no files */
    const char *version; /* NULL: the source has no manifest */
    const char *problem; /* a phrase about files that are not as listed, or cannot be read; NULL: none */
    /* Only files of selected cases were compared with the manifest, and of archives none (see corpus_inquiry). */
    bool partial;
    size_t data_sets; /* as many as the manifest says that there are; 0: it does not say */
};

/* What is to be found out. Everything is borrowed. */
struct corpus_inquiry {
    const struct case_source *sources;
    size_t source_count;
    const struct case_list *cases; /* of all sources */
    /*
     * Where it selects cases by their ids and there is a manifest, files are read of their folders only: of the others
     * only the names of folders and data sets are compared, and the hash is that of the files as listed. Archives are
     * not compared then: reading a member sees whether its bytes are those of its checksum. NULL: all files are read.
     */
    const struct selection *selection;
    bool hashes; /* also of a source without manifest */
};

/* Fills an array of as many identities as there are sources. Fails with STATUS_OUT_OF_MEMORY only. */
enum status corpora_identify(struct corpus_identity *identities, const struct corpus_inquiry *inquiry,
                             struct arena *arena, struct error *error);

/*
 * The same of one source and the files of some of its cases: `cases` are those. Only what is found about a manifest is
 * filled in.
 */
enum status corpus_part_identify(struct corpus_identity *identity, const struct case_source *source,
                                 const struct case_list *cases, struct arena *arena, struct error *error);

/*
 * Whether a case, by its id, belongs to a source that carries our manifest, or to the one whose cases the program makes;
 * there is an identity for each source.
 */
bool corpora_own(const struct corpus_identity *identities, const struct case_source *sources,
                 size_t source_count, const char *id);

/* Whether a source has a manifest and is not what it lists. */
bool corpus_differs(const struct corpus_identity *identity);

/*
 * STATUS_UNREADABLE, with what is wrong, when a source differs from its manifest and not any corpus will do; else
 * *note receives the same as a text for a person, NULL where there is nothing to say. In the arena.
 */
enum status corpora_accept(const struct corpus_identity *identities, const struct case_source *sources,
                           size_t source_count, bool any_corpus, const char **note, struct arena *arena,
                           struct error *error);

#endif
