/*
 * The clauses: testable statements of ONNX's specification, each with its weight by operator version and by
 * edition of the text. They are data, cases/clauses/ (form and meaning: clauses.schema.json there), and part of
 * the program. Nothing else decides how grave a deviation is.
 */
#ifndef SCATTER_CLAUSE_H
#define SCATTER_CLAUSE_H

#include "arena.h"
#include "embedded_file.h"
#include "operator_version.h"
#include "status.h"

#include <stdbool.h>
#include <stddef.h>

/* X(constant, name, what it leads to) */
#define LEVEL_TABLE(X)                                                                          \
    X(MUST, "must", "the text decides: another behaviour fails")                                \
    X(SHOULD, "should", "expected by convention: another behaviour passes with a warning")      \
    X(MUST_REJECT, "must-reject", "the text calls it an error: accepting fails")                \
    X(SHOULD_REJECT, "should-reject", "a stated precondition: accepting passes with a warning") \
    X(MAY_REJECT, "may-reject", "refusing is as good as answering: a wrong answer fails")       \
    X(ANY, "any", "a set of outcomes: one outside fails")                                       \
    X(UNSPECIFIED, "unspecified", "nothing is stated: only memory, element type and shape have to be right")

enum level {
#define LEVEL_CONSTANT(constant, name, meaning) LEVEL_##constant,
    LEVEL_TABLE(LEVEL_CONSTANT)
#undef LEVEL_CONSTANT
};

/* X(constant, name, the newest opset of the release that first published the edition), in their order. */
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

/* A sentence that stands at the same place in the schemas of some versions of an operator. */
struct clause_sentence {
    const struct operator_version *since, *until; /* the first and the last of these versions */
    const char *section;                          /* "doc", the main text, or such as "inputs.indices" */
    int64_t number;                               /* which sentence of the section, from 1 */
};

/* Where a clause comes from. */
struct clause_source {
    const char *locator; /* "silence" or "schema" for a clause that no sentence states; else NULL */
    enum edition edition;
    const struct clause_sentence *sentences; /* the newest versions first */
    size_t sentence_count;
    const char *note; /* "" where there is none */
};

struct clause {
    const char *id;   /* such as "ScatterND.index-negative" */
    const char *name; /* such as "index-negative" */
    enum scatter_operator op;
    const char *statement;        /* one sentence */
    const char *const *decisions; /* that it rests on: ids of decision.h */
    size_t decision_count;
    struct clause_source source;
    /* By row of operator_versions; the levels mean something only where the clause holds. */
    bool holds[OPERATOR_VERSION_COUNT];
    enum level levels[OPERATOR_VERSION_COUNT][EDITION_COUNT];
};

/* All clauses, in the order of the files. */
struct clause_set {
    const struct clause *clauses;
    size_t count;
};

/* The weight of a clause. */
struct clause_weight {
    enum level level;
    enum edition edition;  /* the one whose text counts */
    bool is_first_edition; /* the version is newer than the edition asked for: its first edition counts */
};

/* The name of a level, such as "must-reject", and what it leads to. Static storage. */
const char *level_name(enum level level);
const char *level_meaning(enum level level);

/* Finds a level by its name; false when there is none. */
bool level_from_name(const char *name, enum level *level);

/* The name of an edition, such as "onnx-1.13". Static storage. */
const char *edition_name(enum edition edition);

/* Finds an edition by its name. STATUS_USAGE with all names when there is none. */
enum status edition_from_name(const char *name, enum edition *edition, struct error *error);

/* Whether there is an edition that has an operator version. */
bool edition_has(const struct operator_version *version);

/* The first edition that has an operator version, or the newest edition. */
enum edition edition_first(const struct operator_version *version);

/*
 * Reads the clauses that are part of the program. STATUS_OUT_OF_MEMORY; STATUS_UNREADABLE, by name, when an operator
 * version of the program has no clauses: nobody has read its text yet.
 */
enum status clauses_load(struct clause_set *set, struct arena *arena, struct error *error);

/*
 * Reads clauses from files. STATUS_UNREADABLE, naming file and field, when one is not JSON, is larger than a
 * mebibyte, or is not what clauses.schema.json says; when two clauses have one id; and unless every version that
 * a clause names has exactly one level in each edition from the version's first on. Everything is in the arena.
 */
enum status clauses_parse(struct clause_set *set, const struct embedded_file *files, size_t count,
                          struct arena *arena, struct error *error);

/* STATUS_UNREADABLE, naming it, when there is an operator version that no clause holds for, or no edition has. */
enum status clauses_check_versions(const struct clause_set *set, struct error *error);

/* The clause of an operator with a name, or NULL. */
const struct clause *clause_named(const struct clause_set *set, enum scatter_operator op, const char *name);

/* Whether a word has the form of a clause's id: the name or id of an operator (version), a dot, a name. */
bool clause_id_is_formed(const char *word);

/*
 * The clause that an id names, "ScatterND.index-negative" or, of one version, "ScatterND-18.index-negative";
 * `version` is then that version, else NULL. NULL when there is no such clause or it does not hold for that
 * version.
 */
const struct clause *clause_find(const struct clause_set *set, const char *id,
                                 const struct operator_version **version);

/*
 * Whether a glob (as the shell has them) matches the id of a clause, "ScatterND.index-negative", or that of its
 * instance at a version, "ScatterND-18.index-negative".
 */
bool clause_matches(const struct clause *clause, const struct operator_version *version, const char *glob);

/* Whether there is a clause that a glob matches, at any version that it holds for. */
bool clause_set_matches(const struct clause_set *set, const char *glob);

/*
 * The weight of a clause at an operator version and an edition. A version that is newer than the edition is
 * judged by its own first one. False when there is no such clause or it does not hold for the version.
 */
bool clause_level(const struct clause_set *set, const struct operator_version *version, const char *name,
                  enum edition edition, struct clause_weight *weight);

#endif
