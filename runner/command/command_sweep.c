/* scatter-cts sweep: a run of generated cases, whose finds are shrunk and saved. */
#include "commands.h"
#include "file.h"
#include "print_text.h"
#include "run_command.h"

#include <inttypes.h>
#include <math.h>
#include <string.h>

enum { DEFAULT_SEED = 1, DEFAULT_SECONDS = 60 };

void sweep_options(struct sweep *sweep, struct poptOption table[SWEEP_OPTION_COUNT])
{
    const struct poptOption options[SWEEP_OPTION_COUNT] = {
        {"seed", 0, POPT_ARG_LONGLONG, &sweep->seed, 0,
         "Run the cases of world:random-S: sizes, index patterns and values are different for each seed "
         "(default: 1)",
         "S"},
        {"count", 0, POPT_ARG_LONGLONG, &sweep->count, 0, "Run the first N of these cases", "N"},
        {"seconds", 0, POPT_ARG_DOUBLE, &sweep->seconds, 0,
         "Begin no case after N seconds; shrinking takes at most half as long again (default: 60, without "
         "--count)",
         "N"},
        {"no-shrink", 0, POPT_ARG_NONE, &sweep->keeps_size, 0,
         "Do not shrink the most telling case of each cause", NULL},
        {"save-cases", 0, POPT_ARG_STRING, &sweep->saved_path, 0,
         "Write the most telling case of each cause below DIR, a new or empty folder, in ONNX's form; "
         "\"scatter-cts run --cases DIR\" runs them",
         "DIR"},
        POPT_TABLEEND};
    *sweep = (struct sweep){.seed = LLONG_MIN, .count = LLONG_MIN, .seconds = -1};
    memcpy(table, options, sizeof options);
}

/* Gives the plan the world of --seed, and as many of its cases as --count says. */
static enum status settle_world(const struct sweep *sweep, struct arguments *arguments, struct error *error)
{
    char world[80];
    const long long seed = sweep->seed == LLONG_MIN ? DEFAULT_SEED : sweep->seed;
    if (arguments->cases != NULL)
        return sweep->seed == LLONG_MIN && sweep->count == LLONG_MIN
                   ? STATUS_OK
                   : error_set(error, STATUS_USAGE, "--seed and --count cannot be combined with --cases");
    if (seed < 0)
        return error_set(error, STATUS_USAGE, "--seed %lld: must be 0 or greater", seed);
    if (sweep->count != LLONG_MIN && (sweep->count < 1 || sweep->count > (long long)WORLD_CASES))
        return error_set(error, STATUS_USAGE, "--count %lld: must be a number from 1 to %" PRIu64,
                         sweep->count, WORLD_CASES);
    if (sweep->count == LLONG_MIN)
        (void)snprintf(world, sizeof world, WORLD_PREFIX "random-%lld", seed);
    else
        (void)snprintf(world, sizeof world, WORLD_PREFIX "random-%lld:0-%lld", seed, sweep->count - 1);
    return arguments_append(&arguments->cases, world, error);
}

enum status sweep_settle(struct sweep *sweep, struct execution_plan *plan, struct error *error)
{
    struct arguments *arguments = &plan->arguments;
    for (char **cases = arguments->cases; cases != NULL && *cases != NULL; cases++)
        if (strncmp(*cases, WORLD_PREFIX, strlen(WORLD_PREFIX)) != 0)
            return error_set(error, STATUS_USAGE,
                             "--cases %s: sweep runs worlds, such as " WORLD_PREFIX
                             "random-1; \"scatter-cts run\" runs folders and archives",
                             *cases);
    if (sweep->seconds != -1 && (!isfinite(sweep->seconds) || sweep->seconds <= 0))
        return error_set(error, STATUS_USAGE, "--seconds %g: must be greater than 0", sweep->seconds);
    const bool is_bounded = sweep->count != LLONG_MIN || arguments->cases != NULL;
    plan->seconds = sweep->seconds > 0 ? fmin(sweep->seconds, 1e9) : is_bounded ? 0 : DEFAULT_SECONDS;
    if (sweep->saved_path != NULL && folder_create_empty(sweep->saved_path, error) != STATUS_OK)
        return error->status;
    return settle_world(sweep, arguments, error);
}

static const char help[] =
    "[OPTION...]\n"
    "\n"
    "Runs generated cases on an implementation: \"scatter-cts run\" over a world, which\n"
    "is a numbered set of cases that are made when they are needed and not stored.\n"
    "Of each cause of failures the most telling case is shrunk to a small one.\n"
    "\n"
    "Examples:\n"
    "  scatter-cts sweep --implementation mine.so\n"
    "  scatter-cts sweep --implementation mine.so --seed 2 --seconds 300 --save-cases found\n"
    "\n"
    "Exit status: as of \"scatter-cts run\".";

int command_sweep(const struct invocation *invocation)
{
    static const struct run_kind kind = {.title = "scatter-cts sweep", .help = help, .sweeps = true};
    return run_command_perform(invocation, &kind);
}
