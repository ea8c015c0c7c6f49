/* The options `--repeat` and `--seed`. */
#include "arguments.h"
#include "machine.h"
#include "shuffle.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* Enough to show any race, and few enough that a case ends. */
enum { MOST_REPETITIONS = 1000000 };

void order_options(struct arguments *arguments, struct poptOption table[ORDER_OPTION_COUNT])
{
    const struct poptOption options[ORDER_OPTION_COUNT] = {
        {"repeat", 0, POPT_ARG_STRING, &arguments->repeat, 0,
         "Run each case N times in one process, in shuffled order, and report answers that differ", "N"},
        {"seed", 0, POPT_ARG_STRING, &arguments->seed, 0,
         "Shuffle the cases with this seed (default with --repeat: a random seed)", "NUMBER"},
        POPT_TABLEEND};
    memcpy(table, options, sizeof options);
}

/* Both limits are below the maximum of the type, which strtoull returns on overflow. */
static enum status read_number(const char *option, const char *text, uint64_t least, uint64_t greatest,
                               uint64_t *number, struct error *error)
{
    char *end;
    unsigned long long value = strtoull(text, &end, 10);
    if (text[0] < '0' || text[0] > '9' || *end != '\0' || value < least || value > greatest)
        return error_set(error, STATUS_USAGE, "%s %s: must be a number from %" PRIu64 " to %" PRIu64, option,
                         text, least, greatest);
    *number = value;
    return STATUS_OK;
}

/* Below 2^32, so that it is easy to type. */
static uint64_t new_seed(void)
{
    uint64_t now = clock_time_of_day();
    return splitmix64(&now) & UINT32_MAX;
}

enum status arguments_order(const struct arguments *arguments, struct run_settings *settings,
                            struct error *error)
{
    uint64_t repetitions = 1, seed = new_seed();
    enum status status = STATUS_OK;
    if (arguments->repeat != NULL)
        status = read_number("--repeat", arguments->repeat, 1, MOST_REPETITIONS, &repetitions, error);
    if (status == STATUS_OK && arguments->seed != NULL)
        status = read_number("--seed", arguments->seed, 0, INT64_MAX, &seed, error);
    settings->repetitions = (int64_t)repetitions;
    settings->shuffled = arguments->repeat != NULL || arguments->seed != NULL;
    settings->seed = seed;
    return status;
}
