/* Commands on cases without an implementation: the selected cases, for `list`, `verify` and `export`; and the
 * shared parts of those that judge them, `verify` and `export`: arguments, cases, clauses and exit code. */
#ifndef SCATTER_CASE_COMMAND_H
#define SCATTER_CASE_COMMAND_H

#include "arguments.h"
#include "case.h"
#include "case_source.h"
#include "clause.h"
#include "expectation.h"
#include "judge.h"

#include <jansson.h>

struct selected_cases {
    struct selection selection;
    struct case_source *sources;
    size_t source_count;
    struct case_list cases; /* of the sources, selected or not; except archives without selected ids */
    const struct corpus_identity *corpora; /* by source; NULL: not compared with manifests */
};

/*
 * Checks the filters and finds the cases. STATUS_USAGE, naming the option, if a filter is wrong;
 * STATUS_NOT_FOUND or STATUS_SYSTEM if cases cannot be found. Borrows from the arguments. Begin with {0}, and
 * release it even after a failure.
 */
enum status selected_cases_make(struct selected_cases *selected, const struct arguments *arguments,
                                const struct invocation *invocation, struct arena *arena,
                                struct error *error);

/*
 * Loads the case number `index`. STATUS_NOT_FOUND if it is not selected; otherwise as scatter_case_load:
 * STATUS_NOT_SCATTER if the folder is not a scatter case, any other status except STATUS_OK if it cannot be
 * read.
 */
enum status selected_cases_load(const struct selected_cases *selected, size_t index,
                                struct scatter_case *the_case, struct arena *arena, struct error *error);

/* Prints to standard error that no case is selected, and the selected folders that are not scatter cases. */
void none_selected_show(const struct selected_cases *selected);

/* Closes the archives of the cases. */
void selected_cases_release(struct selected_cases *selected);

/* The first member of the state of such a command. */
struct case_command {
    struct arguments arguments;
    struct selected_cases selected;
    struct clause_set clauses;
    struct judge_settings settings; /* the newest edition, no --strict */
    struct arena arena;             /* for the whole command */
};

/* What differs between the commands. */
struct case_command_kind {
    const char *help;           /* what follows the name of the command */
    struct poptOption *options; /* the options of this command, ended by POPT_TABLEEND; NULL: none */
    /* Takes the positional arguments. Fails only with STATUS_USAGE. */
    enum status (*take_words)(struct case_command *command, poptContext context, struct error *error);
    /* Does the work; sets the exit code, or fails before it has any effect. */
    enum status (*perform)(struct case_command *command, int *code, struct error *error);
};

/* Runs a command and returns the exit code. Errors are printed to standard error. Releases all memory. */
int case_command_run(struct case_command *command, const struct case_command_kind *kind,
                     const struct invocation *invocation);

/* The refusals.json of exported folders whose data sets must be refused: a plain runner of ONNX's test data
 * has no word for them. */

/* The data sets of the folder that is being written. Initialise with {0}. */
struct exported_refusals {
    const char *folder; /* the destination folder; NULL: none yet */
    json_t *data_sets;
};

/* What a data set must be refused for: {"rules": ["index-bounds"], "due": "must"}; due is "should" if only a
 * convention says so. NULL if the input is valid, or the text does not say that it is to be refused. */
json_t *refusal_json(const struct judge_settings *settings, const struct scatter_case *the_case,
                     const struct derived_expectation *derived, struct arena *arena);

/* Writes refusals.json to the folder, if there is one, and forgets it. STATUS_OUT_OF_MEMORY, or as
 * file_write. */
enum status exported_refusals_end(struct exported_refusals *refusals, struct arena *arena,
                                  struct error *error);

#endif
