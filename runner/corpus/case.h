/* A case and its case.json. */
#ifndef SCATTER_CASE_H
#define SCATTER_CASE_H

#include "archive.h"
#include "arena.h"
#include "file.h"
#include "large_values.h"
#include "model.h"
#include "sha256.h"
#include "status.h"
#include "tensor.h"
#include "tensor_proto.h"

#include <stdbool.h>
#include <stddef.h>

/* case.json: what the author of a case expects of its data sets, and why. Its format is that of
 * cases/case.schema.json; other keys are not checked here. */

/* The terms of case.json: what an author expects of a data set, and in which tier a case is run. */

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
 * EXPECT_REFUSE      the input violates a rule: an implementation should refuse it; no output is stored
 * EXPECT_INVARIANTS  nothing is stated about the values; no output is stored
 */
enum expectation {
#define EXPECTATION_CONSTANT(constant, name) EXPECT_##constant,
    EXPECTATION_TABLE(EXPECTATION_CONSTANT)
#undef EXPECTATION_CONSTANT
};

/* The name of an expectation as in case.json. Static storage. */
const char *expectation_name(enum expectation expectation);

/* Finds an expectation by its name in case.json; false for "unstated" and other words. */
bool expectation_from_name(const char *name, enum expectation *expectation);

/* X(constant, name): in which tier one of our cases is run. */
#define TIER_TABLE(X)       \
    X(UNSTATED, "unstated") \
    X(CORE, "core")         \
    X(FULL, "full")         \
    X(LARGE, "large")       \
    X(HUGE, "huge")

/*
 * TIER_UNSTATED  there is no case.json
 * TIER_CORE      one of the few cases that together cover every clause, every class of bugs and every
 * operator version
 * TIER_FULL      one of the other cases
 * TIER_LARGE     a case without files that the program generates on request (large_values.h)
 * TIER_HUGE      the same, of more than 2^31 bytes, which only the worker generates
 */
enum tier {
#define TIER_CONSTANT(constant, name) TIER_##constant,
    TIER_TABLE(TIER_CONSTANT)
#undef TIER_CONSTANT
};

/* The name of a tier. Static storage. */
const char *tier_name(enum tier tier);

/* Finds a tier by its name; false for "unstated" and other words. case.json must not contain "large" and
 * "huge". */
bool tier_from_name(const char *name, enum tier *tier);

/* The entry of case.json for one data set. All texts are in the arena. */
struct case_statement {
    const char *id; /* of the folder: the same for all its data sets, like the tier */
    enum tier tier;
    enum expectation expectation;
    const char *const *clauses;
    size_t clause_count;
    const char *why;
    const char *sibling; /* of a refusal: the valid case that must be answered; "" for none */
};

/*
 * Reads the entry of test_data_set_N, which is data_sets[N]. STATUS_UNREADABLE, naming the field, if the text
 * is not JSON, is larger than 1 MiB, has a field of the wrong type, lacks `id`, `tier`, `data_sets`, that
 * entry or its `expect`, if the tier or the expectation is unknown, or if `sibling` is not in the same folder
 * as the case. `clauses`, `why` and `sibling` are optional.
 */
enum status case_statement_read(struct case_statement *statement, const void *bytes, size_t size,
                                int data_set, struct arena *arena, struct error *error);

/*
 * A case: one data set of a case folder, as case_source.h loads it. The layout is that of ONNX's backend
 * tests:
 *
 *     FOLDER/model.onnx   or, if there is none, the only file *.onnx
 *            test_data_set_0/input_0.pb input_1.pb … [output_0.pb]
 *                            node_input_1.pb   indices, if other nodes compute them (of any input so)
 *            test_data_set_1/…
 *            case.json          optional: what the author expects and why (cases/case.schema.json)
 *
 * A folder without data sets, whose model has all values, has one data set.
 */

/* The files of a case: in a folder, or in a folder of an archive (archive.h). Code that reads a case need not
 * know which. */

struct case_files {
    const char *folder; /* as a path, also for messages: "cases/slices", or "cases/ScatterND-18.zip/slices" */
    struct archive *archive; /* NULL: it is a folder of the file system */
    const char *inside;      /* the folder in the archive: "slices"; "" for its root */
};

/*
 * Resolves a path: a folder; an archive X.zip; a folder in an archive, as X.zip/a/b; and, if there is no
 * folder X, the same as X and X/a/b. An archive is opened and added to the list. STATUS_NOT_FOUND if the path
 * is none of these, STATUS_UNREADABLE if an archive is refused. Everything is in the arena.
 */
enum status case_files_find(struct case_files *files, const char *path, struct archive **archives,
                            struct arena *arena, struct error *error);

/* The files of a folder in this folder. Borrows `name`. `folder` is NULL if there is no memory. */
struct case_files case_files_below(const struct case_files *files, const char *name, struct arena *arena);

/* The entries of the folder, like folder_read. */
enum status case_files_list(const struct case_files *files, struct folder_entry **entries, size_t *count,
                            struct arena *arena, struct error *error);

/*
 * Reads the file with this name below the folder, "model.onnx" or "test_data_set_0/input_0.pb".
 * STATUS_NOT_FOUND if it does not exist; STATUS_UNREADABLE also if it leads out of the folder
 * (file_read_contained), or its bytes do not match its archive's directory. The message begins with the name.
 * The bytes are in the arena or in the archive.
 */
enum status case_files_read(const struct case_files *files, const char *name, const void **bytes,
                            size_t *size, struct arena *arena, struct error *error);

/*
 * Where the external data of a file may be. `below` is the path of the file's folder below this one, such as
 * "test_data_set_0", or "": locations are relative to it and must not leave this folder. Borrows both.
 * `folder` is NULL if there is no memory.
 */
struct external_data_scope case_files_scope(const struct case_files *files, const char *below,
                                            struct arena *arena);

/* The usual name of the model in a case folder. */
#define DEFAULT_MODEL "model.onnx"

/* Everything is in the arena that scatter_case_load was given, or in the archive of `files`. */
struct scatter_case {
    const char *id;                /* SOURCE/path, with #N if the folder has several data sets */
    struct case_files files;       /* of the case folder */
    int data_set;                  /* the N of test_data_set_N */
    const struct large_row *large; /* the row of a generated case, which has no files; NULL: from files */
    const char *model_file;        /* the model's file below the case folder; NULL: generated */
    struct model model;
    struct tensor *inputs; /* the node's inputs by slot; dtype DTYPE_UNDEFINED for an omitted one */
    size_t input_count;
    struct tensor *unread_inputs; /* values of graph inputs that the node does not read */
    size_t unread_input_count;
    const struct tensor *output; /* output_0.pb, or NULL if there is none */
    enum expectation expectation;
    enum tier tier;
    const char *const *clauses; /* from case.json; clause_count of them */
    size_t clause_count;
    const char *why;             /* from case.json, NULL or "" */
    const char *sibling;         /* from case.json: case_sibling turns it into a full id; or "" */
    const char *const *warnings; /* about the files, each a sentence; warning_count of them */
    size_t warning_count;
    /* If loading gave STATUS_NOT_SCATTER: the folder may have been meant as a scatter case. A node has the
     * name of a scatter operator, the graph has no node, or it is not clear which file is the model. */
    bool is_nearly_scatter;
    const char *contradiction; /* the first warning about a contradicted declaration; NULL: none */
    /* It belongs to a corpus with our manifest. scatter_case_load does not know this: the caller sets it. */
    bool ours;
};

/* Whether the inputs of a case have no elements in this process: they are NULL, although there are some. The
 * worker generates them and compares the output (tier "huge"). */
static inline bool case_is_huge(const struct scatter_case *the_case)
{
    return row_is_huge(the_case->large);
}

/* Properties, in the words that filters, lists and results use. */

/* "ScatterND-18"; only the operator's name if the opset lacks it. */
const char *case_operator_version(const struct scatter_case *the_case);

/* The element type of data, such as "float16"; "undefined" without data. */
const char *case_dtype_name(const struct scatter_case *the_case);

/* The attribute reduction of the node, valid or not, in printable form in the arena; "none" without it. */
const char *case_reduction(const struct scatter_case *the_case, struct arena *arena);

/* The id of the sibling that case.json names: the valid case of the same operator version that must be
 * answered for a refusal to be meaningful. It is next to the case. In the arena; "" if there is none. */
const char *case_sibling(const struct scatter_case *the_case, struct arena *arena);

/* The lowest IR version for the opset and the element types of a case. */
int64_t case_lowest_ir_version(const struct scatter_case *the_case);

/* Whether the model requires newer versions than necessary: its opset is later than the first one with its
 * operator version, or its IR version is higher than the lowest one. */
bool case_is_newer(const struct scatter_case *the_case);

/* The hash of a case: with it, results show whether two runs executed the same case, independent of its id
 * and location. */

/*
 * SHA-256 of what an implementation receives and of the stored output: the size of the model as a 64-bit
 * number and its bytes (external data inlined); the number of the node's inputs, and each of them by value
 * (tensor_text.h); 1 and the stored output, or 0 if there is none. Texts about the case (case.json) do not
 * count.
 */
void case_hash(const struct scatter_case *the_case, char text[SHA256_TEXT_SIZE]);

#endif
