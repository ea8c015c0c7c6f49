/*
 * ONNX's document Changelog.md, in which the sentences behind the clauses are. Its text is not part of this program.
 */
#ifndef SCATTER_CLAUSE_DOCUMENT_H
#define SCATTER_CLAUSE_DOCUMENT_H

#include "arena.h"
#include "clause.h"
#include "status.h"

struct clause_document {
    const char *path;
    const char *text;
};

/*
 * Reads the document into the arena: a file, or Changelog.md or docs/Changelog.md in a folder. STATUS_UNREADABLE if there
 * is none, or no operator version of this program is in it.
 */
enum status clause_document_read(struct clause_document *document, const char *path, struct arena *arena,
                                 struct error *error);

/*
 * The text of a sentence of an operator version, white space folded, in the arena; NULL if another text, which has another
 * hash, or none is at its place.
 */
const char *clause_document_sentence(const struct clause_document *document,
                                     const struct operator_version *version,
                                     const struct clause_sentence *sentence, struct arena *arena);

#endif
