/*
 * A plugin that misbehaves on request, to test the runner. Its options:
 *
 *     misbehave=KIND   the kind: a name from misbehaviour.h, or open-fails, open-crashes, slow-open
 *     on=N             only in the N-th call of run in this process, counted from 0
 *     on-extent=N      only if the first extent of data is N: the same cases in any order
 *     every=N          only in every N-th of these calls: the answers to the same request differ
 *
 * In all other calls, and without the option misbehave, it answers like the example plugin.
 */
#include "check.h"
#include "misbehaviour.h"
#include "scatter.h"

#include <errno.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct state {
    misbehaviour *misbehaviour; /* NULL: none */
    long long on;               /* -1: in every call */
    long long on_extent;
    long long every;
    long long calls;
    long long matching; /* calls that match `on` and `on_extent` */
};

static const struct {
    const char *name;
    misbehaviour *function;
} misbehaviours[] = {
#define MISBEHAVIOUR_ROW(name, function) {name, function},
    MISBEHAVIOUR_TABLE(MISBEHAVIOUR_ROW)
#undef MISBEHAVIOUR_ROW
};

enum scatter_cts_result answer(const struct call *call)
{
    struct node node;
    enum scatter_cts_result result = check(call->request, &node, call->message);
    if (result != SCATTER_CTS_OK)
        return result;
    return scatter(&node, call->output, call->message);
}

static enum scatter_cts_result refuse(struct scatter_cts_message *message, const char *reason,
                                      const char *what)
{
    (void)snprintf(message->text, message->capacity, "%s '%s'", reason, what);
    return SCATTER_CTS_FAILED;
}

static bool read_number(const char *text, long long *number)
{
    char *end = NULL;
    errno = 0;
    *number = strtoll(text, &end, 10);
    return end != text && *end == '\0' && errno == 0 && *number >= 0;
}

static enum scatter_cts_result choose_misbehaviour(const char *name, struct state *state,
                                                   struct scatter_cts_message *message)
{
    if (strcmp(name, "open-fails") == 0)
        return refuse(message, "this plugin does not open:", name);
    if (strcmp(name, "open-crashes") == 0)
        misbehave_open_crash();
    if (strcmp(name, "slow-open") == 0)
        misbehave_open_slowly();
    for (size_t row = 0; row < sizeof misbehaviours / sizeof misbehaviours[0]; row++) {
        if (strcmp(misbehaviours[row].name, name) == 0) {
            state->misbehaviour = misbehaviours[row].function;
            return SCATTER_CTS_OK;
        }
    }
    return refuse(message, "unknown misbehaviour", name);
}

static enum scatter_cts_result read_option(const struct scatter_cts_option *option, struct state *state,
                                           struct scatter_cts_message *message)
{
    if (strcmp(option->key, "misbehave") == 0)
        return choose_misbehaviour(option->value, state, message);

    long long *number = NULL;
    if (strcmp(option->key, "on") == 0)
        number = &state->on;
    if (strcmp(option->key, "on-extent") == 0)
        number = &state->on_extent;
    if (strcmp(option->key, "every") == 0)
        number = &state->every;
    if (number == NULL)
        return refuse(message, "unknown option", option->key);
    return read_number(option->value, number) ? SCATTER_CTS_OK
                                              : refuse(message, "not a number:", option->value);
}

static enum scatter_cts_result misbehaving_open(const struct scatter_cts_option *options, size_t option_count,
                                                void **state, struct scatter_cts_message *message)
{
    static struct state the_state; /* open is called once in a process */

    the_state = (struct state){.on = -1, .on_extent = -1, .every = 1};
    *state = &the_state;
    for (size_t i = 0; i < option_count; i++) {
        enum scatter_cts_result result = read_option(&options[i], &the_state, message);
        if (result != SCATTER_CTS_OK)
            return result;
    }
    return SCATTER_CTS_OK;
}

static bool has_first_extent(const struct scatter_cts_request *request, int64_t extent)
{
    return request->input_count > 0 && request->inputs[0].rank > 0 && request->inputs[0].dims[0] == extent;
}

static enum scatter_cts_result misbehaving_run(void *state, const struct scatter_cts_request *request,
                                               struct scatter_cts_output *output,
                                               struct scatter_cts_message *message)
{
    const struct call call = {.request = request, .output = output, .message = message};
    struct state *self = state;
    long long number = self->calls++;
    bool now = (self->on < 0 || self->on == number) &&
               (self->on_extent < 0 || has_first_extent(request, self->on_extent));
    if (now)
        now = self->every > 0 && ++self->matching % self->every == 0;
    return now && self->misbehaviour != NULL ? self->misbehaviour(&call) : answer(&call);
}

static const int32_t dtypes[] = {DTYPE_FLOAT, DTYPE_INT64, DTYPE_STRING, 0};

SCATTER_CTS_EXPORT const struct scatter_cts_plugin scatter_cts_plugin = {
    .abi_version = SCATTER_CTS_ABI_VERSION,
    .size = sizeof(struct scatter_cts_plugin),
    .name = "misbehaving",
    .version = "1.0",
    .dtypes = dtypes,
    .open = misbehaving_open,
    .run = misbehaving_run,
};
