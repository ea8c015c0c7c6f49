/*
 * The clauses as text for a person.
 */
#ifndef SCATTER_CLAUSE_TEXT_H
#define SCATTER_CLAUSE_TEXT_H

#include "clause.h"
#include "clause_document.h"

#include <stdio.h>

/*
 * A line for each clause, with columns separated by tabs: id, versions with their level in the newest edition
 * ("11 unspecified; 13, 16 must"), statement.
 */
void clauses_list(const struct clause_set *set, FILE *stream);

/*
 * A clause on several lines: id, statement, levels by version and edition, the meanings of the levels (by a decision of
 * this suite where the text is silent), where its sentences are, the decisions on which it is based. With a version (NULL:
 * all), only the levels and sentences of this version. With a document (NULL: none), the sentences themselves, or that
 * another text is at their place. Scratch memory comes from the arena.
 */
void clause_show(const struct clause *clause, const struct operator_version *version,
                 const struct clause_document *document, FILE *stream, struct arena *arena);

#endif
