#define _POSIX_C_SOURCE 200809L

#include "arena.h"
#include "arguments.h"
#include "clock.h"
#include "commands.h"
#include "descendants.h"
#include "interruption.h"
#include "json_memory.h"
#include "kernels.h"
#include "nearest_name.h"
#include "own_path.h"
#include "print_text.h"
#include "run.h"
#include "sweep_worker.h"
#include "version.h"
#include "worker.h"

#include <fenv.h>
#include <jansson.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char help[] =
    "scatter-cts judges implementations of ONNX's scatter operators (Scatter, ScatterElements, ScatterND).\n"
    "\n"
    "Usage: scatter-cts COMMAND [OPTION...]\n"
    "\n"
    "  run      give an implementation the cases and say what it got wrong\n"
    "  sweep    give an implementation millions of generated cases\n"
    "  doctor   see whether an implementation works at all\n"
    "  list     the cases; \"list versions\": the operator versions; \"list rules\": what is refused;\n"
    "           \"list clauses\": the statements of the specification and their weight;\n"
    "           \"list implementations\": what can be tested by its name\n"
    "  show     one case: the node, the tensors, what is expected; or one clause\n"
    "  eval     compute one model with the reference\n"
    "  judge    judge an output that another program computed, or a folder of them\n"
    "  rejudge  judge the outputs of an earlier run again\n"
    "  report   make a page, JUnit's XML, a summary, a badge or a statement from results files\n"
    "  compare  compare two results files: regressions, repairs, changed cases\n"
    "  merge    put the results of the shards of a run together (\"run --shard K/N\")\n"
    "  waive    write or update a file of waivers: the failures that are accepted\n"
    "  fingerprint  what an implementation does where the specification leaves a choice\n"
    "  verify   check that the cases agree with the reference and with their descriptions\n"
    "  export   write the cases that any runner of ONNX's test data can judge\n"
    "\n"
    "\"scatter-cts COMMAND --help\" explains the options of a command.\n"
    "\n"
    "To test a shared library (its interface: scatter_cts/plugin.h), a program (its protocol: "
    "protocol.proto),\n"
    "or a backend that is known by its name and installed by \"implementations/setup NAME\":\n"
    "\n"
    "  scatter-cts run --implementation path/to/library.so\n"
    "  scatter-cts run --implementation 'exec:python3 my_backend.py'\n"
    "  scatter-cts run --implementation onnxruntime\n"
    "\n"
    "Exit status: 0 everything as expected; 1 an implementation does not conform; 2 wrong usage; 3 the "
    "suite\n"
    "could not do its job, or nothing was tested.\n";

/* Those with implementations end them in good order; the others leave signals as they are. */
static const struct {
    const char *name;
    int (*command)(const struct invocation *invocation);
    bool has_implementations;
} commands[] = {
    {"run", command_run, true},          {"doctor", command_doctor, true},
    {"list", command_list, false},       {"show", command_show, false},
    {"eval", command_eval, false},       {"judge", command_judge, false},
    {"rejudge", command_rejudge, false}, {"report", command_report, false},
    {"compare", command_compare, false}, {"merge", command_merge, false},
    {"waive", command_waive, false},     {"fingerprint", command_fingerprint, true},
    {"verify", command_verify, false},   {"export", command_export, false},
    {"sweep", command_sweep, true},      {"worker", command_worker, false},
};

static const char worker_help[] = "Usage: scatter-cts worker [--guard end] SPECIFICATION\n"
                                  "\n"
                                  "The process in which an implementation is executed. Other commands start "
                                  "it and exchange messages with it on\n"
                                  "descriptors that they open; it is of no use by itself.\n";

int command_worker(const struct invocation *invocation)
{
    int count = invocation->argument_count;
    const char **arguments = invocation->arguments;
    if (count == 2 && strcmp(arguments[1], "--help") == 0) {
        (void)fputs(worker_help, stdout);
        (void)fflush(stdout);
        return EXIT_AS_EXPECTED;
    }
    bool flush_to_end =
        count == 4 && strcmp(arguments[1], "--guard") == 0 && strcmp(arguments[2], "end") == 0;
    if (count != 2 && !flush_to_end) {
        (void)print_text(stderr, "scatter-cts: worker is started by the other commands only\n");
        return EXIT_USAGE;
    }
    struct sweep_worker sweep = {.sweeper = NULL};
    int code = worker_main(arguments[count - 1], flush_to_end, sweep_worker_serve, &sweep);
    sweep_worker_end(&sweep);
    return code;
}

/*
 * The first interruption stops a run in good order. Another SIGINT or SIGTERM ends it at once, but not one that comes
 * with the first: some programs send a signal to a process and then to its group.
 */
static void on_interrupt(int number)
{
    enum { TOGETHER_MILLISECONDS = 500 };
    static volatile int64_t first; /* the three signals block each other */
    int64_t now = clock_milliseconds();
    if (!interruption_is_requested()) {
        first = now;
        interruption_request();
    } else if (number != SIGHUP && now - first >= TOGETHER_MILLISECONDS) {
        descendants_kill();
        (void)signal(number, SIG_DFL);
        (void)raise(number);
    }
}

static bool is_ignored(int number)
{
    struct sigaction action;
    return sigaction(number, NULL, &action) == 0 && action.sa_handler == SIG_IGN;
}

static void handle_signals(void)
{
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = on_interrupt;
    action.sa_flags = SA_RESTART;
    (void)sigaddset(&action.sa_mask, SIGINT);
    (void)sigaddset(&action.sa_mask, SIGTERM);
    (void)sigaddset(&action.sa_mask, SIGHUP);
    (void)sigaction(SIGINT, &action, NULL);
    (void)sigaction(SIGTERM, &action, NULL);
    if (!is_ignored(SIGHUP)) /* as nohup has it */
        (void)sigaction(SIGHUP, &action, NULL);
    (void)signal(SIGPIPE, SIG_IGN); /* a dead implementation shows as an error of write */
    (void)signal(SIGCHLD, SIG_DFL); /* where it is ignored, nobody can say how a process ended */
}

/* Nothing that an implementation started is to be alive after the command. */
static void end_descendants(void)
{
    enum { MOST_NAMED = 8 };
    long left[MOST_NAMED];
    size_t count = descendants_end(left, MOST_NAMED);
    if (count == 0)
        return;
    (void)print_text(stderr,
                     "scatter-cts: %zu process%s that an implementation left behind cannot be ended:", count,
                     count == 1 ? "" : "es");
    for (size_t i = 0; i < count && i < MOST_NAMED; i++)
        (void)print_text(stderr, " %ld", left[i]);
    (void)fputs(count > MOST_NAMED ? " ...\n" : "\n", stderr);
}

/* A command that starts implementations. */
static int execute(int (*command)(const struct invocation *invocation), const struct invocation *invocation)
{
    handle_signals();
    descendants_adopt();
    int code = command(invocation);
    end_descendants();
    return code;
}

/* An answer that could not be made or written in full is none. */
static int check_completeness(int code)
{
    if (json_memory_lacked() || arena_system_memory_lacked()) {
        (void)print_text(stderr,
                         "scatter-cts: memory was lacking, so that parts of the results may be missing\n");
        return EXIT_HARNESS;
    }
    if (fflush(stdout) == 0 && ferror(stdout) == 0)
        return code;
    (void)print_text(stderr, "scatter-cts: standard output could not be written completely\n");
    return EXIT_HARNESS;
}

/*
 * The time zone is that of the system, unless TZ says otherwise; said in so many words, the C library does not look at
 * that file for each of the thousands of dates in an archive.
 */
static void name_time_zone(void)
{
    (void)setenv("TZ", ":/etc/localtime", 0);
}

/* A version of which nobody has decided what it computes must not be judged, least of all be called complete. */
static bool has_kernels_for_every_version(void)
{
    struct error error;
    for (int row = 0; row < OPERATOR_VERSION_COUNT; row++)
        if (kernels_check_version(&operator_versions[row], &error) != STATUS_OK) {
            print_complaint(error.message);
            return false;
        }
    return true;
}

static int refuse_command(const char *word)
{
    enum { COUNT = sizeof commands / sizeof *commands };
    const char *names[COUNT];
    for (size_t i = 0; i < COUNT; i++)
        names[i] = commands[i].name;
    const char *nearest = nearest_name(word, names, COUNT);
    if (nearest != NULL)
        (void)print_text(
            stderr, "scatter-cts: there is no command \"%s\"; did you mean \"%s\"? See scatter-cts --help\n",
            word, nearest);
    else
        (void)print_text(stderr, "scatter-cts: there is no command \"%s\"; see scatter-cts --help\n", word);
    return EXIT_USAGE;
}

int main(int argument_count, char **arguments)
{
    char program[4096];
    const char *name = argument_count > 1 ? arguments[1] : "--help";
    name_time_zone();
    /* A program that was linked with -ffast-math, as in a project that has such flags, flushes subnormals from its start. */
    (void)fesetenv(FE_DFL_ENV);
    if (strcmp(name, "--help") == 0 || strcmp(name, "-h") == 0 || strcmp(name, "help") == 0) {
        (void)fputs(help, argument_count > 1 ? stdout : stderr);
        return argument_count > 1 ? EXIT_AS_EXPECTED : EXIT_USAGE;
    }
    if (strcmp(name, "--version") == 0) {
        (void)print_text(stdout, "scatter-cts %s\n", SCATTER_CTS_VERSION);
        return EXIT_AS_EXPECTED;
    }
    if (!own_path(program, sizeof program)) {
        (void)print_text(stderr, "scatter-cts: the path of this program is not to be found out\n");
        return EXIT_HARNESS;
    }
    if (!has_kernels_for_every_version())
        return EXIT_HARNESS;
    json_memory_watch();
    json_object_seed(0); /* once, before there are threads */
    char title[64];      /* what the help of a command calls it */
    (void)snprintf(title, sizeof title, "scatter-cts %s", name);
    for (size_t i = 0; i < sizeof commands / sizeof *commands; i++) {
        const struct invocation invocation = {.name = arguments[0],
                                              .program = program,
                                              .argument_count = argument_count - 1,
                                              .arguments = (const char **)arguments + 1};
        if (strcmp(name, commands[i].name) != 0)
            continue;
        arguments[1] = title;
        int code = commands[i].has_implementations ? execute(commands[i].command, &invocation)
                                                   : commands[i].command(&invocation);
        /* The standard output of a worker is the plugin's. */
        return commands[i].command == command_worker ? code : check_completeness(code);
    }
    return refuse_command(name);
}
