/* The program: its help, the choice of the command, and the handlers of signals. */
#define _POSIX_C_SOURCE 200809L

#include "arena.h"
#include "arguments.h"
#include "child.h"
#include "commands.h"
#include "file.h"
#include "json_reader.h"
#include "machine.h"
#include "operator_version.h"
#include "output_file.h"
#include "plugin_host.h"
#include "print_text.h"
#include "run.h"
#include "text_compare.h"
#include "version.h"

#include <fcntl.h>
#include <fenv.h>
#include <jansson.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char help[] =
    "scatter-cts is a conformance test suite for ONNX's scatter operators: Scatter,\n"
    "ScatterElements and ScatterND. It runs cases on an implementation, judges each\n"
    "answer by the clauses of the specification, and reports what does not conform.\n"
    "\n"
    "Usage: scatter-cts COMMAND [OPTION...]\n"
    "\n"
    "Test an implementation:\n"
    "  run          run the cases and report what does not conform\n"
    "  sweep        run generated cases, and shrink what fails\n"
    "  doctor       check whether an implementation works at all\n"
    "\n"
    "Judge answers without running an implementation:\n"
    "  judge        judge an output of another program, or a folder of outputs\n"
    "\n"
    "Use results:\n"
    "  report       write a report: HTML, JUnit XML, summary, badge or statement\n"
    "  compare      compare two results files: regressions, repairs, changed cases\n"
    "  merge        merge the results of the shards of a run\n"
    "  waive        write or update a waiver file (accepted failures)\n"
    "\n"
    "Use cases:\n"
    "  list         list cases, versions, rules, clauses or implementations\n"
    "  show         show a case, a clause or a word of reports\n"
    "  eval         compute a model with the reference\n"
    "  verify       check the cases against the reference and their descriptions\n"
    "  export       write cases for other runners of ONNX's test data\n"
    "\n"
    "\"scatter-cts help COMMAND\" explains a command and its options. There are man pages,\n"
    "such as \"man scatter-cts-run\", and a manual, doc/manual.md.\n"
    "\n"
    "An implementation is a shared library (interface: scatter_cts/plugin.h), a\n"
    "program (protocol: protocol.proto), or a known backend (\"scatter-cts list\n"
    "implementations\") that \"implementations/setup NAME\" has installed:\n"
    "\n"
    "  scatter-cts run --implementation path/to/library.so\n"
    "  scatter-cts run --implementation 'exec:python3 my_backend.py'\n"
    "  scatter-cts run --implementation onnxruntime\n"
    "\n"
    "Exit status:\n"
    "  0  everything is as expected\n"
    "  1  an implementation does not conform\n"
    "  2  wrong usage\n"
    "  3  the suite could not do its job, or nothing was tested\n";

/* Commands with implementations handle signals, to end them cleanly; the others keep the default handlers. */
static const struct {
    const char *name;
    int (*command)(const struct invocation *invocation);
    bool has_implementations;
} commands[] = {
    {"run", command_run, true},        {"doctor", command_doctor, true},    {"list", command_list, false},
    {"show", command_show, false},     {"eval", command_eval, false},       {"judge", command_judge, false},
    {"report", command_report, false}, {"compare", command_compare, false}, {"merge", command_merge, false},
    {"waive", command_waive, false},   {"verify", command_verify, false},   {"export", command_export, false},
    {"sweep", command_sweep, true},    {"worker", command_worker, false},
};

static const char worker_help[] =
    "Usage: scatter-cts worker [--guard end] SPECIFICATION\n"
    "\n"
    "Executes an implementation on behalf of other commands, which start this process\n"
    "and exchange messages with it on descriptors that they open. It is not for\n"
    "direct use.\n";

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
        (void)print_text(stderr, "scatter-cts: worker is only for other commands, which start it\n");
        return EXIT_USAGE;
    }
    (void)signal(SIGXFSZ, SIG_DFL);
    return worker_main(arguments[count - 1], flush_to_end);
}

/*
 * The first interruption stops a run cleanly. A second one from a keyboard or by SIGTERM ends the program
 * immediately, unless it follows the first within half a second: some programs send a signal to a process and
 * then to its group.
 */
static void on_interrupt(int number)
{
    enum { TOGETHER_MILLISECONDS = 500 };
    static volatile int64_t first; /* the handler blocks all signals */
    int64_t now = clock_milliseconds();
    if (first == 0) {
        first = now;
        if (!interruption_is_requested()) /* by a limit */
            interruption_request(number);
    } else if ((number == SIGINT || number == SIGTERM || number == SIGQUIT) &&
               now - first >= TOGETHER_MILLISECONDS) {
        descendants_kill();
        (void)signal(number, SIG_DFL);
        (void)raise(number);
    }
}

/* Whether the default action of a signal ends the process, although nothing is wrong with the process. */
static bool ends_a_process(int number)
{
    static const int others[] = {SIGCHLD, SIGCONT, SIGURG,  SIGTSTP, SIGTTIN, SIGTTOU, SIGPIPE, SIGXFSZ,
                                 SIGILL,  SIGTRAP, SIGABRT, SIGBUS,  SIGFPE,  SIGSEGV, SIGSYS,  SIGWINCH};
    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        if (number == others[i])
            return false;
    return true;
}

static bool has_default_action(int number)
{
    struct sigaction action;
    return sigaction(number, NULL, &action) == 0 && action.sa_handler == SIG_DFL;
}

/* A signal that is ignored stays so (nohup), but for the two that a shell ignores in the background. */
static void handle_signals(void)
{
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = on_interrupt;
    action.sa_flags = SA_RESTART;
    sigset_t none; /* a signal that is blocked at the start would never be noticed, nor by a worker */
    (void)sigemptyset(&none);
    (void)pthread_sigmask(SIG_SETMASK, &none, NULL);
    (void)sigfillset(&action.sa_mask);
    for (int number = 1; number <= SIGRTMAX; number++)
        if (ends_a_process(number) && (number == SIGINT || number == SIGTERM || has_default_action(number)))
            (void)sigaction(number, &action, NULL);
    (void)signal(SIGPIPE, SIG_IGN); /* write fails if an implementation is dead */
    (void)signal(SIGCHLD, SIG_DFL); /* if it is ignored, the exit status of processes is lost */
}

static void say_what_interrupted(void)
{
    char name[32];
    if (interruption_limit() > 0)
        (void)print_text(
            stderr,
            "scatter-cts: stopped, because a process of the implementation used up the processor "
            "time that this shell allows it, %lld s; raise the limit (ulimit -t)\n",
            interruption_limit());
    else if (interruption_is_requested())
        (void)print_text(stderr, "scatter-cts: stopped by %s\n",
                         signal_text(interruption_requested, name, sizeof name));
}

/* Ends all processes that an implementation started and left behind. */
static void end_descendants(void)
{
    enum { MOST_NAMED = 8 };
    long left[MOST_NAMED];
    size_t count = descendants_end(left, MOST_NAMED);
    if (count == 0)
        return;
    (void)print_text(stderr,
                     "scatter-cts: an implementation left %zu process%s behind that cannot be ended:", count,
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
    if (code == EXIT_HARNESS)
        say_what_interrupted();
    return code;
}

static bool has_no_output; /* the standard output was closed when the program started */

/* A standard stream that is closed would otherwise be the first file that is opened, and get what is printed.
 * It becomes a descriptor that fails on use. */
static bool open_missing_streams(void)
{
    has_no_output = fcntl(STDOUT_FILENO, F_GETFD) < 0;
    for (int stream = STDIN_FILENO; stream <= STDERR_FILENO; stream++)
        if (fcntl(stream, F_GETFD) < 0 &&
            open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY) != stream)
            return false;
    return true;
}

/* An incomplete result is a failure of the suite; so is a text that nobody gets, unless a file was wanted. */
static int check_completeness(int code)
{
    if (json_out_of_memory() || arena_system_out_of_memory()) {
        (void)print_text(stderr, "scatter-cts: out of memory: parts of the results may be missing\n");
        return EXIT_HARNESS;
    }
    if ((fflush(stdout) == 0 && ferror(stdout) == 0) || (has_no_output && output_file_was_finished()))
        return code;
    (void)print_text(stderr, "scatter-cts: standard output could not be written completely\n");
    return EXIT_HARNESS;
}

/* popt prints the help of a command and ends the program itself. */
static void check_help(void)
{
    if (check_completeness(EXIT_AS_EXPECTED) != EXIT_AS_EXPECTED)
        _exit(EXIT_HARNESS);
}

/* Sets the time zone to that of the system, unless TZ is set. Otherwise the C library would examine the file
 * of the time zone for each of the thousands of dates in an archive. */
static void name_time_zone(void)
{
    (void)setenv("TZ", ":/etc/localtime", 0);
}

/* A version without reductions must not be judged, and even less be reported as complete. */
static bool has_reductions_of_every_version(void)
{
    struct error error;
    for (int row = 0; row < OPERATOR_VERSION_COUNT; row++)
        if (reductions_check_version(&operator_versions[row], &error) != STATUS_OK) {
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
    struct arena arena = arena_create((size_t)1 << 16);
    (void)print_text(stderr, "scatter-cts: unknown command \"%s\"%s; see scatter-cts --help\n", word,
                     nearest_text(word, names, COUNT, &arena));
    arena_destroy(&arena);
    return EXIT_USAGE;
}

/* "help COMMAND" and "COMMAND -h" become "COMMAND --help". */
static void use_one_form_of_help(int *count, char **arguments)
{
    static char long_form[] = "--help";
    if (*count == 3 && strcmp(arguments[1], "help") == 0) {
        arguments[1] = arguments[2];
        arguments[2] = long_form;
    } else if (*count > 2 && strcmp(arguments[2], "-h") == 0) {
        arguments[2] = long_form;
        *count = 3;
    }
}

int main(int argument_count, char **arguments)
{
    char program[4096];
    if (!open_missing_streams())
        return EXIT_HARNESS;
    (void)signal(SIGXFSZ, SIG_IGN); /* a limit of file size is like a full disk */
    use_one_form_of_help(&argument_count, arguments);
    arguments_remember((const char *const *)arguments);
    const char *name = argument_count > 1 ? arguments[1] : "--help";
    name_time_zone();
    /* A program linked with -ffast-math, such as in a project with this flag, flushes subnormals from its
     * start. */
    (void)fesetenv(FE_DFL_ENV);
    if (strcmp(name, "--help") == 0 || strcmp(name, "-h") == 0 || strcmp(name, "help") == 0) {
        (void)fputs(help, argument_count > 1 ? stdout : stderr);
        return check_completeness(argument_count > 1 ? EXIT_AS_EXPECTED : EXIT_USAGE);
    }
    if (strcmp(name, "--version") == 0 || strcmp(name, "-V") == 0 || strcmp(name, "version") == 0) {
        (void)print_text(stdout, "scatter-cts %s\n", SCATTER_CTS_VERSION);
        return check_completeness(EXIT_AS_EXPECTED);
    }
    if (!own_path(program, sizeof program)) {
        (void)print_text(stderr, "scatter-cts: cannot determine the path of this program\n");
        return EXIT_HARNESS;
    }
    struct error error;
    if (removed_check(argument_count - 1, (const char *const *)arguments + 1, &error) != STATUS_OK) {
        print_complaint(error.message);
        return EXIT_USAGE;
    }
    if (!has_reductions_of_every_version())
        return EXIT_HARNESS;
    json_memory_watch();
    json_object_seed(0); /* once, before threads are started */
    char title[64];      /* the name of the command in its help */
    (void)snprintf(title, sizeof title, "scatter-cts %s", name);
    for (size_t i = 0; i < sizeof commands / sizeof *commands; i++) {
        const struct invocation invocation = {.name = arguments[0],
                                              .program = program,
                                              .argument_count = argument_count - 1,
                                              .arguments = (const char **)arguments + 1};
        if (strcmp(name, commands[i].name) != 0)
            continue;
        arguments[1] = title;
        const char *last = arguments[argument_count - 1];
        if (strcmp(last, "--help") == 0 || strcmp(last, "-?") == 0 || strcmp(last, "--usage") == 0)
            (void)atexit(check_help);
        int code = commands[i].has_implementations ? execute(commands[i].command, &invocation)
                                                   : commands[i].command(&invocation);
        /* The standard output of a worker belongs to the plugin. */
        return commands[i].command == command_worker ? code : check_completeness(code);
    }
    return refuse_command(name);
}
