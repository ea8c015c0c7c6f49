/*
 * The clauses: testable statements of ONNX's specification, each with its level for each operator version and
 * edition of the text. They are data files, cases/clauses/ (described by clauses.schema.json there), and are
 * compiled into the program. Nothing else decides how severe a deviation is.
 */
#ifndef SCATTER_CLAUSE_H
#define SCATTER_CLAUSE_H

#include "arena.h"
#include "file.h"
#include "operator_version.h"
#include "status.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

/* X(constant, name, meaning) */
#define LEVEL_TABLE(X)                                                                          \
    X(MUST, "must", "the text decides: another behaviour fails")                                \
    X(SHOULD, "should", "expected by convention: another behaviour passes with a warning")      \
    X(MUST_REJECT, "must-reject", "the text calls it an error: accepting fails")                \
    X(SHOULD_REJECT, "should-reject", "a stated precondition: accepting passes with a warning") \
    X(MAY_REJECT, "may-reject", "refusing is as good as answering: a wrong answer fails")       \
    X(ANY, "any", "a set of allowed outcomes: any other fails")                                 \
    X(UNSPECIFIED, "unspecified", "nothing is stated: only memory, element type and shape must be right")

enum level {
#define LEVEL_CONSTANT(constant, name, meaning) LEVEL_##constant,
    LEVEL_TABLE(LEVEL_CONSTANT)
#undef LEVEL_CONSTANT
};

/* X(constant, name, the newest opset of the release that first published the edition), in order of time. */
#define EDITION_TABLE(X)     \
    X(1_6, "onnx-1.6", 11)   \
    X(1_11, "onnx-1.11", 16) \
    X(1_13, "onnx-1.13", 18) \
    X(1_15, "onnx-1.15", 20) \
    X(1_20, "onnx-1.20", 25) \
    X(1_23, "onnx-1.23", 28)

enum edition {
#define EDITION_CONSTANT(constant, name, opset) EDITION_##constant,
    EDITION_TABLE(EDITION_CONSTANT)
#undef EDITION_CONSTANT
};
enum { EDITION_COUNT = EDITION_TABLE(TABLE_ROW) };
#define EDITION_OLDEST ((enum edition)0)
#define EDITION_NEWEST ((enum edition)(EDITION_COUNT - 1))

/* A sentence at the same place in the schemas of some versions of an operator. */
struct clause_sentence {
    const struct operator_version *since, *until; /* the first and the last of these versions */
    const char *section; /* "doc" for the main text, or for example "inputs.indices" */
    int64_t number;      /* of the sentence in the section, from 1 */
    const char *sha256;  /* of the sentence with folded white space: 64 hexadecimal digits */
};

/* The source of a clause. */
struct clause_source {
    const char *locator; /* "silence" or "schema" for a clause that no sentence states; else NULL */
    enum edition edition;
    const struct clause_sentence *sentences; /* the newest versions first */
    size_t sentence_count;
    const char *note; /* "" if there is none */
};

struct clause {
    const char *id;   /* such as "ScatterND.index-negative" */
    const char *name; /* such as "index-negative" */
    enum scatter_operator op;
    const char *statement;        /* one sentence */
    const char *const *decisions; /* on which it is based: ids of clause.h */
    size_t decision_count;
    struct clause_source source;
    /* By row of operator_versions; levels are defined only for versions for which the clause holds. */
    bool holds[OPERATOR_VERSION_COUNT];
    enum level levels[OPERATOR_VERSION_COUNT][EDITION_COUNT];
};

/* All clauses, in the order of the files. */
struct clause_set {
    const struct clause *clauses;
    size_t count;
};

/* The level of a clause, and the edition that decided it. */
struct clause_weight {
    enum level level;
    enum edition edition;
    bool is_first_edition; /* the version is newer than the requested edition, so its first edition decided */
};

/* The name of a level, such as "must-reject", and its meaning. Static storage. */
const char *level_name(enum level level);
const char *level_meaning(enum level level);

/* Finds a level by name; false if there is none. */
bool level_from_name(const char *name, enum level *level);

/* The name of an edition, such as "onnx-1.13". Static storage. */
const char *edition_name(enum edition edition);

/* Finds an edition by name. STATUS_USAGE with all names if there is none. */
enum status edition_from_name(const char *name, enum edition *edition, struct error *error);

/* Whether any edition has an operator version. */
bool edition_has(const struct operator_version *version);

/* The first edition that has an operator version, or the newest edition. */
enum edition edition_first(const struct operator_version *version);

/* Reads the clauses that are part of the program. STATUS_OUT_OF_MEMORY; STATUS_UNREADABLE, naming it, when an
 * operator version of the program has no clauses yet. */
enum status clauses_load(struct clause_set *set, struct arena *arena, struct error *error);

/* STATUS_UNREADABLE, naming it, when no clause holds for an operator version, or no edition has it. */
enum status clauses_check_versions(const struct clause_set *set, struct error *error);

/* The clause of an operator with this name, or NULL. */
const struct clause *clause_named(const struct clause_set *set, enum scatter_operator op, const char *name);

/* The name in an id: "nan-order" of "ScatterND-18.nan-order"; without a dot the id. */
const char *clause_name_of(const char *id);

/* Room for the id of a clause without its version. */
enum { CLAUSE_ID_SIZE = 160 };

/* The id of a clause's instance, "ScatterND-18.nan-order", as "ScatterND.nan-order"; false if it has no
 * version, and is copied. */
bool clause_without_version(const char *id, char without[CLAUSE_ID_SIZE]);

/* Whether a word has the form of a clause's id: the name or id of an operator (version), a dot, a name. */
bool clause_id_is_formed(const char *word);

/*
 * The clause that an id names, "ScatterND.index-negative" or, for one version, "ScatterND-18.index-negative";
 * *version receives that version or NULL. NULL if there is no such clause, or it does not hold for that
 * version.
 */
const struct clause *clause_find(const struct clause_set *set, const char *id,
                                 const struct operator_version **version);

/* Whether a glob (as in the shell) matches the id of a clause, "ScatterND.index-negative", or the id of its
 * instance at a version, "ScatterND-18.index-negative". */
bool clause_matches(const struct clause *clause, const struct operator_version *version, const char *glob);

/* Whether a glob matches any clause, at any version for which the clause holds. */
bool clause_set_matches(const struct clause_set *set, const char *glob);

/* The level of a clause at an operator version and an edition. A version that is newer than the edition is
 * judged by its own first edition. False if there is no such clause, or it does not hold for the version. */
bool clause_level(const struct clause_set *set, const struct operator_version *version, const char *name,
                  enum edition edition, struct clause_weight *weight);

/* ONNX's document Changelog.md, in which the sentences behind the clauses are. Its text is not part of this
 * program. */

struct clause_document {
    const char *path;
    const char *text;
};

/* Reads the document into the arena: a file, or Changelog.md or docs/Changelog.md in a folder.
 * STATUS_UNREADABLE if there is none, or no operator version of this program is in it. */
enum status clause_document_read(struct clause_document *document, const char *path, struct arena *arena,
                                 struct error *error);

/* The text of a sentence of an operator version, white space folded, in the arena; NULL if another text,
 * which has another hash, or none is at its place. */
const char *clause_document_sentence(const struct clause_document *document,
                                     const struct operator_version *version,
                                     const struct clause_sentence *sentence, struct arena *arena);

/* A line for each clause, with columns separated by tabs: id, versions with their level in the newest edition
 * ("11 unspecified; 13, 16 must"), statement. */
void clauses_list(const struct clause_set *set, FILE *stream);

/*
 * A clause on several lines: id, statement, levels by version and edition, the meanings of the levels (by a
 * decision of this suite where the text is silent), where its sentences are, the decisions on which it is
 * based. With a version (NULL: all), only the levels and sentences of this version. With a document (NULL:
 * none), the sentences themselves, or that another text is at their place. Scratch memory comes from the
 * arena.
 */
void clause_show(const struct clause *clause, const struct operator_version *version,
                 const struct clause_document *document, FILE *stream, struct arena *arena);

/* Sections of this project's documents: "### WORD, OTHER WORD", and the text up to the next heading. */
struct document_word {
    const char *word, *text; /* in the file, not terminated */
    size_t word_length, length;
    size_t rest, end; /* of the words of this heading, in bytes; where the next one may begin */
};

/* Takes the next word; false if there is none. Begin with zeroes. */
bool document_next_word(const struct embedded_file *file, struct document_word *at);

/* The text of the section with this word, in the arena. It is found whatever its case, and with "-" or "_" in
 * place of a space. NULL if there is none, or no memory. */
const char *document_section(const struct embedded_file *file, const char *word, struct arena *arena);

/* The decisions: how this project interprets what ONNX's text leaves unclear. They are in DECISIONS.md, which
 * is compiled into the program; the clauses name them. */

/* A decision in one sentence: the first sentence below the heading `### ID` of a file, in the arena. NULL if
 * there is no such heading, no sentence below it, or no memory. */
const char *decision_line(const struct embedded_file *file, const char *id, struct arena *arena);

#endif
