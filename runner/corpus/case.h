/*
 * A case: one data set of a case folder, loaded. The layout is that of ONNX's own backend tests:
 *
 *     FOLDER/model.onnx
 *            test_data_set_0/input_0.pb input_1.pb … [output_0.pb]
 *            test_data_set_1/…
 *            case.json          optional: what the author expects and why (cases/case.schema.json)
 */
#ifndef SCATTER_CASE_H
#define SCATTER_CASE_H

#include "arena.h"
#include "model.h"
#include "status.h"
#include "tensor.h"

#include <stdbool.h>
#include <stddef.h>

/* X(constant, name): what case.json expects of a data set. */
#define EXPECTATION_TABLE(X) \
    X(UNSTATED, "unstated")  \
    X(EXACT, "exact")        \
    X(ALLOWED, "allowed")    \
    X(REFUSE, "refuse")      \
    X(INVARIANTS, "invariants")

/*
 * EXPECT_UNSTATED    there is no case.json
 * EXPECT_EXACT       the stored output is the only allowed result
 * EXPECT_ALLOWED     the stored output is one of several allowed results
 * EXPECT_REFUSE      the input breaks a rule: an implementation should refuse it; no output is stored
 * EXPECT_INVARIANTS  nothing is stated about the values; no output is stored
 */
enum expectation {
#define EXPECTATION_CONSTANT(constant, name) EXPECT_##constant,
    EXPECTATION_TABLE(EXPECTATION_CONSTANT)
#undef EXPECTATION_CONSTANT
};

/* The name of an expectation as in case.json. Static storage. */
const char *expectation_name(enum expectation expectation);

/* X(constant, name): how soon a case of ours is run. */
#define TIER_TABLE(X)       \
    X(UNSTATED, "unstated") \
    X(CORE, "core")         \
    X(FULL, "full")

/*
 * TIER_UNSTATED  there is no case.json
 * TIER_CORE      one of the few cases that still show every clause, every class of bugs and every operator version
 * TIER_FULL      one of the others
 */
enum tier {
#define TIER_CONSTANT(constant, name) TIER_##constant,
    TIER_TABLE(TIER_CONSTANT)
#undef TIER_CONSTANT
};

/* The name of a tier as in case.json. Static storage. */
const char *tier_name(enum tier tier);

/* Finds a tier by its name as case.json may have it; false for "unstated" and other words. */
bool tier_from_name(const char *name, enum tier *tier);

/* Everything is in the arena that scatter_case_load was given. */
struct scatter_case {
    const char *id;     /* SOURCE/path, with #N where the folder has several data sets */
    const char *folder; /* the case folder */
    int data_set;       /* the N of test_data_set_N */
    struct model model;
    struct tensor *inputs; /* the node's inputs by slot; dtype DTYPE_UNDEFINED for an omitted one */
    size_t input_count;
    struct tensor *unread_inputs; /* values of graph inputs that the node does not read */
    size_t unread_input_count;
    const struct tensor *output; /* output_0.pb, or NULL when there is none */
    enum expectation expectation;
    enum tier tier;
    const char *const *clauses; /* from case.json; clause_count of them */
    size_t clause_count;
    const char *why;             /* from case.json, NULL or "" */
    const char *sibling;         /* from case.json: what case_sibling makes a whole id of; or "" */
    const char *const *warnings; /* about the files, each a sentence; warning_count of them */
    size_t warning_count;
    const char *contradiction; /* the first warning about what the model declares otherwise; NULL: none */
    /* It belongs to a corpus with our manifest. scatter_case_load cannot know that: the caller sets it. */
    bool ours;
};

/*
 * Loads data set N of a case folder. `id` is kept as it is (borrowed for the life of the arena).
 *
 * input_0.pb … are bound by position to the model's graph inputs; a graph input with an initializer may be
 * left out at the end. STATUS_UNREADABLE when a file is missing, surplus, or not what it should be, or when a
 * file lies outside the folder (symbolic links followed); the message begins with the file's name below the
 * folder. STATUS_NOT_SCATTER as model_read.
 *
 * Warnings, not errors: a tensor whose name differs from the graph input's; bool bytes other than 0 and 1;
 * a node in domain "ai.onnx" where the import says "" or the reverse; a model that contradicts its tensors: that
 * declares another type, element type, rank or extent for a value, or whose graph has not the node's output.
 */
enum status scatter_case_load(struct scatter_case *the_case, const char *id, const char *folder, int data_set,
                              struct arena *arena, struct error *error);

#endif
