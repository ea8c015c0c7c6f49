/*
 * The options that several commands share: how implementations are executed and which cases are meant.
 *
 * Exposes popt: options are tables of it, and only commands include this.
 */
#ifndef SCATTER_ARGUMENTS_H
#define SCATTER_ARGUMENTS_H

#include "arena.h"
#include "implementation.h"
#include "judgement.h"
#include "run.h"
#include "selection.h"
#include "status.h"

#include <popt.h>

/* What the program ends with. */
enum exit_code {
    EXIT_AS_EXPECTED = 0,
    EXIT_NOT_CONFORMING = 1, /* some implementation does not conform; for eval: the input is refused */
    EXIT_USAGE = 2,
    EXIT_HARNESS = 3 /* the suite could not do its job, or nothing was compared */
};

/* The values as popt leaves them; lists end with NULL and are NULL when the option is not given. */
struct arguments {
    char **implementations;
    char **options;
    int jobs;             /* processes at a time */
    double timeout;       /* seconds */
    double start_timeout; /* seconds */
    char *memory;         /* a size */
    char *largest_frame;  /* a size */
    char *guard;          /* "start" or "end" */
    int in_process;
    char **cases;
    char **ids, **operators, **opsets, **dtypes, **reductions;
    char *tier; /* "core", "full" or "large" */
    int any_corpus;
    char *edition;
    char **strict;       /* globs on clauses */
    char *judge;         /* "clauses" or "onnx" */
    char *repeat, *seed; /* numbers */
};

enum { EXECUTION_OPTION_COUNT = 10, SELECTION_OPTION_COUNT = 8, JUDGE_OPTION_COUNT = 4 };
enum { ORDER_OPTION_COUNT = 3 };

/* The row of a command's table of options with which it takes a corpus that differs from its manifest. */
#define ANY_CORPUS_OPTION(arguments)                                                    \
    {                                                                                   \
        "any-corpus", 0, POPT_ARG_NONE, &(arguments).any_corpus, 0,                     \
            "Take cases as they are, even where their manifest.json lists others", NULL \
    }

/* Of --jobs. */
enum { MOST_JOBS = 1024 };

/* The defaults. */
struct arguments arguments_default(void);

/* Fills tables of popt options that write to `arguments`. */
void execution_options(struct arguments *arguments, struct poptOption table[EXECUTION_OPTION_COUNT]);
void selection_options(struct arguments *arguments, struct poptOption table[SELECTION_OPTION_COUNT]);
void judge_options(struct arguments *arguments, struct poptOption table[JUDGE_OPTION_COUNT]);
void order_options(struct arguments *arguments, struct poptOption table[ORDER_OPTION_COUNT]);

/* The selection that the arguments make; borrowed from them. */
struct selection arguments_selection(const struct arguments *arguments);

/*
 * Checks the arguments of execution and turns them into settings. `program` is the path of scatter-cts.
 * STATUS_USAGE with the option's name when one is wrong.
 */
enum status arguments_execution(const struct arguments *arguments, const char *program,
                                struct execution_settings *settings, struct arena *arena,
                                struct error *error);

/*
 * Turns the arguments of judging into settings, which borrow from them and from the clauses. STATUS_USAGE when
 * there is no such judge or edition, a glob of --strict matches no clause, or --judge onnx would ignore one of
 * them.
 */
enum status arguments_judge(const struct arguments *arguments, const struct clause_set *clauses,
                            struct judge_settings *settings, struct error *error);

/*
 * How often and in which order cases are run: with --repeat or --seed they are shuffled, by a seed from the time
 * of day unless one is given. Sets `repetitions`, `shuffled` and `seed`. STATUS_USAGE with the option's name when
 * one is wrong.
 */
enum status arguments_order(const struct arguments *arguments, struct run_settings *settings,
                            struct error *error);

/* The options of judging as words of a shell command in the arena, each begun by a space; "" without any. */
const char *arguments_judge_words(const struct arguments *arguments, struct arena *arena);

/*
 * Reads the options of a command into `arguments` (NULL for a command whose tables write elsewhere). The words
 * that are not options stay in the context.
 */
enum status arguments_parse(poptContext context, struct arguments *arguments, struct error *error);

/* Frees what popt allocated. */
void arguments_destroy(struct arguments *arguments);

#endif
