/*
 * The options that several commands share: how implementations are executed, which cases are selected, how
 * answers are judged.
 *
 * Exposes popt, since options are popt tables; only commands include this header.
 */
#ifndef SCATTER_ARGUMENTS_H
#define SCATTER_ARGUMENTS_H

#include "arena.h"
#include "exit_status.h"
#include "judge.h"
#include "run.h"
#include "selection.h"
#include "session.h"
#include "status.h"

#include <popt.h>

/* The values as popt leaves them; lists end with NULL and are NULL if the option is not given. */
struct arguments {
    char **implementations;
    char **options;
    int jobs;             /* number of processes */
    double timeout;       /* seconds */
    double start_timeout; /* seconds */
    char *memory;         /* a size, such as "512M" */
    char *largest_frame;  /* a size */
    char *guard;          /* "start" or "end" */
    int in_process;
    char **cases;
    char **ids, **operators, **opsets, **dtypes, **reductions;
    char *tier; /* "core", "full", "large" or "huge" */
    int any_corpus;
    char *edition;
    char **strict;       /* globs for clauses */
    char *repeat, *seed; /* numbers */
};

enum { EXECUTION_OPTION_COUNT = 10, SELECTION_OPTION_COUNT = 9, JUDGE_OPTION_COUNT = 3 };
enum { ORDER_OPTION_COUNT = 3 };

/* The headings of these options in the help. */
#define EXECUTION_HEADING "Implementation:"
#define SELECTION_HEADING "Cases:"
#define JUDGE_HEADING     "Judging:"
#define ORDER_HEADING     "Repetition and order:"

/* The table row of --any-corpus; the last row of the selection options. */
#define ANY_CORPUS_OPTION(arguments)                                  \
    {                                                                 \
        "any-corpus", 0, POPT_ARG_NONE, &(arguments).any_corpus, 0,   \
            "Accept cases that differ from their manifest.json", NULL \
    }

/* The limit of --jobs. */
enum { MOST_JOBS = 1024 };

/* The defaults. */
struct arguments arguments_default(void);

/* Fill tables of popt options that write to `arguments`. */
void execution_options(struct arguments *arguments, struct poptOption table[EXECUTION_OPTION_COUNT]);
void selection_options(struct arguments *arguments, struct poptOption table[SELECTION_OPTION_COUNT]);
void judge_options(struct arguments *arguments, struct poptOption table[JUDGE_OPTION_COUNT]);
void order_options(struct arguments *arguments, struct poptOption table[ORDER_OPTION_COUNT]);

/* The selection that the arguments describe; it borrows from them. */
struct selection arguments_selection(const struct arguments *arguments);

/* Checks the execution arguments and turns them into settings. `program` is the path of scatter-cts.
 * STATUS_USAGE, naming the option, if a value is wrong. */
enum status arguments_execution(const struct arguments *arguments, const char *program,
                                struct execution_settings *settings, struct arena *arena,
                                struct error *error);

/* Turns the judging arguments into settings, which borrow from the arguments and from the clauses.
 * STATUS_USAGE if the edition is unknown or a glob of --strict matches no clause. */
enum status arguments_judge(const struct arguments *arguments, const struct clause_set *clauses,
                            struct judge_settings *settings, struct error *error);

/*
 * Sets `repetitions`, `shuffled` and `seed`: how often and in which order cases are run. With --repeat or
 * --seed the cases are shuffled; without --seed the seed comes from the time of day. STATUS_USAGE, naming the
 * option, if a value is wrong.
 */
enum status arguments_order(const struct arguments *arguments, struct run_settings *settings,
                            struct error *error);

/* The judging options as words of a shell command in the arena, each after a space; "" if there are none. */
const char *arguments_judge_words(const struct arguments *arguments, struct arena *arena);

/* Gives the words of the command line, which end with NULL and stay where they are, so that messages can name
 * the option of a value. Without it, or with NULL, they name the value alone. */
void arguments_remember(const char *const *words);

/* Reads the options of a command into `arguments` (NULL for a command whose tables write elsewhere).
 * Positional arguments stay in the context. */
enum status arguments_parse(poptContext context, struct arguments *arguments, struct error *error);

/* Appends a copy of a word to a list of the arguments. */
enum status arguments_append(char ***list, const char *word, struct error *error);

/* Frees what popt allocated. */
void arguments_destroy(struct arguments *arguments);

/* The arguments of every command. */

struct invocation {
    const char *name;    /* the name by which the user called the program */
    const char *program; /* the path of its executable file */
    int argument_count;
    const char **arguments;
};

#endif
