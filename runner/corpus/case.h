/*
 * A case: one data set of a case folder, as case_loader.h loads it. The layout is that of ONNX's backend tests:
 *
 *     FOLDER/model.onnx   or, if there is none, the only file *.onnx
 *            test_data_set_0/input_0.pb input_1.pb … [output_0.pb]
 *            test_data_set_1/…
 *            case.json          optional: what the author expects and why (cases/case.schema.json)
 *
 * A folder without data sets, whose model has all values, has one data set.
 */
#ifndef SCATTER_CASE_H
#define SCATTER_CASE_H

#include "case_files.h"
#include "case_terms.h"
#include "large_row.h"
#include "model.h"
#include "tensor.h"

#include <stdbool.h>
#include <stddef.h>

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
    /*
     * If loading gave STATUS_NOT_SCATTER: the folder may have been meant as a scatter case. A node has the name of a scatter
     * operator, the graph has no node, or it is not clear which file is the model.
     */
    bool is_nearly_scatter;
    const char *contradiction; /* the first warning about a contradicted declaration; NULL: none */
    /* It belongs to a corpus with our manifest. scatter_case_load does not know this: the caller sets it. */
    bool ours;
};

/*
 * Whether the inputs of a case have no elements in this process: they are NULL, although there are some. The worker generates
 * them and compares the output (tier "huge").
 */
static inline bool case_is_huge(const struct scatter_case *the_case)
{
    return row_is_huge(the_case->large);
}

#endif
