/*
 * A backend built like a compiler for an accelerator: front end, plan cache, interpreter. It is correct, and
 * is the place of the planted bugs (planted_bugs.h). `--option fault=NAME` activates one; `--option
 * dtype=NAME` declares that element type alone.
 */
#include "bugs.h"
#include "cache.h"
#include "device.h"
#include "dtype.h"
#include "validate.h"

#include <stdio.h>
#include <string.h>

#define PLANTED_NUMBER(id, name, bytes, class) DTYPE_##id,
static int32_t declared[DTYPE_COUNT] = {DTYPES(PLANTED_NUMBER) DTYPE_UNDEFINED};
#undef PLANTED_NUMBER

static bool declare(const char *name)
{
    for (int32_t dtype = DTYPE_UNDEFINED + 1; dtype < DTYPE_COUNT; dtype++) {
        if (strcmp(dtype_facts[dtype].name, name) != 0)
            continue;
        declared[0] = dtype;
        declared[1] = DTYPE_UNDEFINED;
        return true;
    }
    return false;
}

static enum scatter_cts_result planted_open(const struct scatter_cts_option *options, size_t option_count,
                                            void **state, struct scatter_cts_message *message)
{
    (void)state;
    for (size_t i = 0; i < option_count; i++) {
        if (strcmp(options[i].key, "fault") == 0 && bugs_activate(options[i].value))
            continue;
        if (strcmp(options[i].key, "dtype") == 0 && declare(options[i].value))
            continue;
        (void)snprintf(message->text, message->capacity, "unknown option '%s=%s'", options[i].key,
                       options[i].value);
        return SCATTER_CTS_FAILED;
    }
    return SCATTER_CTS_OK;
}

/* The types of a plan from the cache are those of the node; a wrong plan must at least not mix strings and
 * numbers. */
static enum scatter_cts_result execute(const struct plan *plan, const struct node *node,
                                       struct scatter_cts_output *output, struct scatter_cts_message *message)
{
    enum scatter_cts_result result = validate_indices(plan, node, message);
    if (result != SCATTER_CTS_OK) {
        device_note_refusal();
        return result;
    }
    if (plan->missing != NULL) {
        (void)snprintf(message->text, message->capacity, "%s", plan->missing);
        return SCATTER_CTS_UNSUPPORTED;
    }
    if (node->data->dtype == DTYPE_STRING)
        return host_execute(plan, node, output, message);
    return device_execute(plan, node, output, message);
}

static enum scatter_cts_result planted_run(void *state, const struct scatter_cts_request *request,
                                           struct scatter_cts_output *output,
                                           struct scatter_cts_message *message)
{
    (void)state;
    struct node node;
    enum scatter_cts_result result = node_read(request, &node, message);
    if (result != SCATTER_CTS_OK)
        return result;
    const struct plan *plan = cache_plan(&node);
    if (plan == NULL) {
        (void)snprintf(message->text, message->capacity, "[E:compiler] no memory for a plan");
        return SCATTER_CTS_FAILED;
    }
    if (plan->result != SCATTER_CTS_OK) {
        (void)snprintf(message->text, message->capacity, "%s", plan->text);
        return plan->result;
    }
    return execute(plan, &node, output, message);
}

static void planted_close(void *state)
{
    (void)state;
    cache_clear();
    compile_reset();
    device_reset();
}

SCATTER_CTS_EXPORT const struct scatter_cts_plugin scatter_cts_plugin = {
    .abi_version = SCATTER_CTS_ABI_VERSION,
    .size = sizeof(struct scatter_cts_plugin),
    .name = "planted",
    .version = "1.0",
    .dtypes = declared,
    .open = planted_open,
    .run = planted_run,
    .close = planted_close,
};
