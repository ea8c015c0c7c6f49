/*
 * One invocation of `run`, `judge --outputs`, `rejudge` or `merge`, and its parts: preparing, from words to a plan; listening to
 * the plan as it goes on; finishing what was written. Exposes popt, as execution_plan.h does.
 */
#ifndef SCATTER_RUN_COMMAND_H
#define SCATTER_RUN_COMMAND_H

#include "answered_cases.h"
#include "execution_plan.h"
#include "failed_cases.h"
#include "journal.h"
#include "report_format.h"
#include "run_baseline.h"
#include "run_reports.h"
#include "terminal.h"
#include "waivers.h"

#include <limits.h>
#include <stdbool.h>
#include <stdio.h>

enum { NO_BOUND = INT_MIN };

/* Everything of one invocation of `run`. */
struct run_command {
    struct execution_plan plan;
    struct poptOption order[ORDER_OPTION_COUNT];
    char *results_path, *waivers_path, *failed_path, *outputs_path;
    char *shard_word, *shard_results; /* --shard and --shard-by */
    char *resume_path;                /* --resume: the results; they are written next to it first */
    const char *partial_path;         /* there */
    bool rejudging;
    const char *answered_path;      /* of `rejudge`, or NULL */
    struct answered_cases answered; /* the cases of that file */
    long long least_compared;
    int most_failures; /* --max-failures; NO_BOUND: it is not given */
    int verbose;
    struct waivers waivers;     /* none without --waivers */
    struct failed_cases failed; /* with --rerun-failed */
    struct terminal terminal;
    FILE *results;
    struct run_reports reports;
    struct journal journal; /* with --resume */
    struct run_baseline baseline;
    bool has_ended;                        /* the current implementation has a footer, */
    bool is_finished;                      /* and it had all its cases, or as many as it was to have */
    enum status compared;                  /* whether records could be taken for --baseline, */
    struct error compare_error;            /* and why not */
    struct implementation *implementation; /* the current one; with --resume */
    size_t run_count;                      /* implementations that there was something to run for */
    enum exit_code code;                   /* of the current implementation */
    size_t disputed;                       /* cases of ours, by the current implementation */
};

/* One line about the suite, not about a case; texts in it may come from third parties. */
void run_command_tell(struct run_command *command, const char *message);

/*
 * In the file run_command_prepare.c: reads the words of the context and makes of them everything that a run needs, the
 * files that it writes included. STATUS_USAGE with the option's name when a word is wrong.
 */
enum status run_command_prepare(struct run_command *command, poptContext context, struct error *error);

/*
 * The parts of it that `merge` has, too: reads the files of --waivers, --rerun-failed and --baseline; makes those of --results
 * and --report, which may be among those that were read.
 */
enum status run_command_read_files(struct run_command *command, struct error *error);
enum status run_command_open_files(struct run_command *command, struct error *error);

/*
 * In the same file, the parts for --resume: STATUS_USAGE when something does not go with it; reading what was finished before,
 * and the order of that run, if it was shuffled at random. Fails as journal_open does.
 */
enum status run_command_check_resumption(const struct run_command *command, struct error *error);
enum status run_command_prepare_resumption(struct run_command *command, struct error *error);

/* In the file run_command_listen.c: what the plan tells goes to --results, --report, --waivers and the terminal. */
struct execution_plan_listeners run_command_listeners(struct run_command *command);

/* In the same file: a record goes to --results and --report. */
void run_command_write(struct run_command *command, const json_t *record);

/*
 * In the file run_command_finish.c: writes what --report wants, whatever the run came to, and closes the file of
 * --results. The answer is `code`, or EXIT_HARNESS where a file could not be written, which is told.
 */
enum exit_code run_command_finish_reports(struct run_command *command, enum exit_code code);
enum exit_code run_command_finish_results(struct run_command *command, enum exit_code code);

/* Frees what the command holds besides the plan. */
void run_command_release(struct run_command *command);

/* The rows of a table of options that `run` and `merge` share. */
#define RUN_GATE_OPTIONS(command)                                                                           \
    {"verbose",                                                                                             \
     'v',                                                                                                   \
     POPT_ARG_NONE,                                                                                         \
     &(command).verbose,                                                                                    \
     0,                                                                                                     \
     "Explain every failure and every kind of warning, and cut no list short",                              \
     NULL},                                                                                                 \
        {"report",                                                                                          \
         0,                                                                                                 \
         POPT_ARG_ARGV,                                                                                     \
         &(command).reports.words,                                                                          \
         0,                                                                                                 \
         "Write a report (\"scatter-cts report --help\"); may be given several times. The "                 \
         "formats:" REPORT_FORMAT_NAMES,                                                                    \
         "FORMAT=FILE"},                                                                                    \
        {"waivers",                                                                                         \
         'w',                                                                                               \
         POPT_ARG_STRING,                                                                                   \
         &(command).waivers_path,                                                                           \
         0,                                                                                                 \
         "Failures of the implementation that are accepted (form: reports/waivers.schema.json)",            \
         "FILE"},                                                                                           \
        {"baseline",                                                                                        \
         0,                                                                                                 \
         POPT_ARG_STRING,                                                                                   \
         &(command).baseline.path,                                                                          \
         0,                                                                                                 \
         "Fail only where these older results were better (\"scatter-cts compare --help\"): failures that " \
         "they have, too, are accepted",                                                                    \
         "OLD"},                                                                                            \
    {                                                                                                       \
        "require-compared", 0, POPT_ARG_LONGLONG, &(command).least_compared, 0,                             \
            "Exit with 3 when fewer answers were compared with an expectation", "N"                         \
    }

#endif
