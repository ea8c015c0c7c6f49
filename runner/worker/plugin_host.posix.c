#define _POSIX_C_SOURCE 200809L

#include "plugin_host.h"

#include "message.h"
#include "plugin_call.h"
#include "protocol.h"
#include "protocol.pb-c.h"

#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

/* The size of the plugin structure in the first version of the interface. */
#define FIRST_SIZE offsetof(struct scatter_cts_plugin, combinations)

/* ---- loading ------------------------------------------------------------------------------------------- */

static enum status check_plugin(const struct scatter_cts_plugin *plugin, const char *path,
                                struct error *error)
{
    if (plugin->abi_version != SCATTER_CTS_ABI_VERSION)
        return error_set(error, STATUS_PROTOCOL,
                         "%s is a plugin for version %u of the interface; this program speaks version %u",
                         path, plugin->abi_version, SCATTER_CTS_ABI_VERSION);
    /* A plugin of a later version may be larger; one that is smaller than that of the first lacks members. */
    if (plugin->size < FIRST_SIZE)
        return error_set(error, STATUS_PROTOCOL, "%s: its plugin structure has %u bytes, less than %zu", path,
                         plugin->size, FIRST_SIZE);
    if (plugin->run == NULL)
        return error_set(error, STATUS_PROTOCOL, "%s: its plugin structure has no function `run`", path);
    return STATUS_OK;
}

static enum status load_library(struct plugin_host *host, const char *path, struct error *error)
{
    void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (library == NULL)
        return error_set(error, STATUS_NOT_FOUND, "the library cannot be loaded: %s%s", dlerror(),
                         strstr(path, ".so") == NULL ? "; a program is given as exec:COMMAND" : "");
    const struct scatter_cts_plugin *plugin = dlsym(library, SCATTER_CTS_PLUGIN_SYMBOL);
    if (plugin == NULL)
        return error_set(error, STATUS_NOT_FOUND, "%s exports no symbol " SCATTER_CTS_PLUGIN_SYMBOL, path);
    host->plugin = plugin;
    return check_plugin(plugin, path, error);
}

enum status plugin_host_load(struct plugin_host *host, const char *specification, struct error *error)
{
    floating_point_environment_save(&host->environment);
    if (strcmp(specification, "reference") == 0) {
        host->plugin = &reference_plugin;
        return STATUS_OK;
    }
    /* dlopen does not search the current folder for names without a slash. */
    char path[4096];
    bool bare = strchr(specification, '/') == NULL;
    if ((size_t)snprintf(path, sizeof path, "%s%s", bare ? "./" : "", specification) >= sizeof path)
        return error_set(error, STATUS_NOT_FOUND, "the path of the library is too long");
    enum status status = load_library(host, path, error);
    host->environment_changed |= floating_point_environment_restore(&host->environment);
    return status;
}

/* ---- hello --------------------------------------------------------------------------------------------- */

/* The answer, with the number of the message that it answers, as bytes. */
static void *pack(const struct plugin_host *host, ScatterCts__ToRunner *message, size_t *size,
                  struct arena *arena)
{
    void *bytes = NULL;
    struct error ignored;
    message->has_number = 1;
    message->number = host->number;
    return message_pack(&message->base, &bytes, size, arena, &ignored) == STATUS_OK ? bytes : NULL;
}

static void *answer_failed(const struct plugin_host *host, const char *text, size_t *size,
                           struct arena *arena)
{
    ScatterCts__ToRunner answer = SCATTER_CTS__TO_RUNNER__INIT;
    answer.what_case = SCATTER_CTS__TO_RUNNER__WHAT_FAILED;
    answer.failed = arena_copy(arena, text);
    return answer.failed == NULL ? NULL : pack(host, &answer, size, arena);
}

/* An error that is not the library's. */
static void take_not_run(const struct error *error, ScatterCts__ToRunner *answer, struct arena *arena)
{
    answer->what_case = SCATTER_CTS__TO_RUNNER__WHAT_NOT_RUN;
    answer->not_run = arena_format(arena, "%s", error->message);
}

static void *answer_not_run(const struct plugin_host *host, const struct error *error, size_t *size,
                            struct arena *arena)
{
    ScatterCts__ToRunner answer = SCATTER_CTS__TO_RUNNER__INIT;
    take_not_run(error, &answer, arena);
    return answer.not_run == NULL ? NULL : pack(host, &answer, size, arena);
}

static void *answer_hello(const struct plugin_host *host, size_t *size, struct arena *arena)
{
    ScatterCts__HelloToRunner hello = SCATTER_CTS__HELLO_TO_RUNNER__INIT;
    ScatterCts__ToRunner answer = SCATTER_CTS__TO_RUNNER__INIT;
    if (!plugin_declaration_take(host->plugin, &hello, arena))
        return NULL;
    answer.what_case = SCATTER_CTS__TO_RUNNER__WHAT_HELLO;
    answer.hello = &hello;
    return pack(host, &answer, size, arena);
}

static void *serve_hello(struct plugin_host *host, const ScatterCts__HelloToImplementation *hello,
                         size_t *size, struct arena *arena)
{
    char text[CALL_MESSAGE_SIZE] = "";
    struct scatter_cts_message message = {text, sizeof text};
    struct scatter_cts_option *options = arena_allocate(arena, hello->n_options * sizeof *options);
    if (options == NULL)
        return NULL;
    for (size_t i = 0; i < hello->n_options; i++)
        options[i] = (struct scatter_cts_option){hello->options[i]->key, hello->options[i]->value};
    if (host->plugin->open != NULL) {
        enum scatter_cts_result result =
            host->plugin->open(options, hello->n_options, &host->state, &message);
        host->environment_changed |= floating_point_environment_restore(&host->environment);
        text[sizeof text - 1] = '\0';
        if (result != SCATTER_CTS_OK)
            return answer_failed(host, text[0] == '\0' ? "open failed without a message" : text, size, arena);
    } else if (hello->n_options > 0) {
        return answer_failed(host, "this implementation takes no options", size, arena);
    }
    if (plugin_declaration_is_short(host->plugin))
        return answer_failed(host, "`size` of its limits is less than that of the structure", size, arena);
    host->is_open = true;
    return answer_hello(host, size, arena);
}

/* ---- requests ------------------------------------------------------------------------------------------ */

/* It accepted the input but its output is malformed: this must not be taken as a refusal. */
static void take_malformed_output(struct plugin_call *call, const struct error *problem,
                                  ScatterCts__ToRunner *answer, ScatterCts__Notice *notice,
                                  struct arena *arena)
{
    struct error error;
    void *bytes = NULL;
    size_t size = 0;
    notice->output_problem = arena_format(arena, "%s", problem->message);
    if (plugin_call_no_output(call, &bytes, &size, arena, &error) != STATUS_OK) {
        take_not_run(&error, answer, arena);
        return;
    }
    answer->what_case = SCATTER_CTS__TO_RUNNER__WHAT_OUTPUT;
    answer->output = (ProtobufCBinaryData){.data = bytes, .len = size};
}

static void take_output(struct plugin_call *call, ScatterCts__ToRunner *answer, ScatterCts__Notice *notice,
                        struct arena *arena)
{
    struct error error;
    void *bytes = NULL;
    size_t size = 0;
    switch (plugin_call_output(call, &bytes, &size, arena, &error)) {
    case STATUS_OK:
        answer->what_case = SCATTER_CTS__TO_RUNNER__WHAT_OUTPUT;
        answer->output = (ProtobufCBinaryData){.data = bytes, .len = size};
        return;
    case STATUS_PROTOCOL:
        take_malformed_output(call, &error, answer, notice, arena);
        return;
    default:
        take_not_run(&error, answer, arena);
    }
}

static void take_comparison(struct plugin_call *call, const struct large_geometry *generated,
                            ScatterCts__ToRunner *answer, struct arena *arena)
{
    struct error error;
    if (generated_call_compare(call, generated, &answer->compared, arena, &error) == STATUS_OK)
        answer->what_case = SCATTER_CTS__TO_RUNNER__WHAT_COMPARED;
    else
        take_not_run(&error, answer, arena);
}

/* Sets the answer according to the plugin's result. `generated`: of a generated case, or NULL. */
static void take_result(enum scatter_cts_result result, struct plugin_call *call,
                        const struct large_geometry *generated, ScatterCts__ToRunner *answer,
                        ScatterCts__Notice *notice, struct arena *arena)
{
    struct error error;
    switch (result) {
    case SCATTER_CTS_OK:
        if (generated != NULL && generated_call_is_comparable(call))
            take_comparison(call, generated, answer, arena);
        else
            take_output(call, answer, notice, arena);
        return;
    case SCATTER_CTS_UNSUPPORTED:
        answer->what_case = SCATTER_CTS__TO_RUNNER__WHAT_UNSUPPORTED;
        answer->unsupported = call->text;
        return;
    case SCATTER_CTS_REJECTED:
        answer->what_case = SCATTER_CTS__TO_RUNNER__WHAT_REJECTED;
        answer->rejected = call->text;
        return;
    case SCATTER_CTS_FAILED:
        answer->what_case = SCATTER_CTS__TO_RUNNER__WHAT_FAILED;
        answer->failed = call->text;
        return;
    case SCATTER_CTS_NOT_PREPARED:
        answer->what_case = SCATTER_CTS__TO_RUNNER__WHAT_NOT_PREPARED;
        answer->not_prepared = call->text;
        return;
    }
    (void)error_set(&error, STATUS_PROTOCOL, "returned %d, which is not a result", (int)result);
    take_malformed_output(call, &error, answer, notice, arena);
}

/* A write next to a buffer that did not hit a guard page. */
static void take_overwritten(const struct guarded_buffer *buffer, ScatterCts__Fault *fault,
                             ScatterCts__ToRunner *answer)
{
    memory_fault_describe(fault, buffer, guarded_buffer_first_change(buffer), false);
    fault->has_access = 1;
    fault->access = SCATTER_CTS__FAULT__ACCESS__WROTE;
    answer->what_case = SCATTER_CTS__TO_RUNNER__WHAT_FAULT;
    answer->fault = fault;
}

/* What is too large for the slot is in the arena, where a late write may damage the next message. NULL
 * outside of calls. */
static void *allocate_for_plugin(void *context, size_t size)
{
    struct plugin_host *host = context;
    void *memory = host->arena == NULL ? NULL : guarded_memory_allocate(&host->memory, size);
    return memory != NULL || host->arena == NULL ? memory : arena_allocate(host->arena, size);
}

/* Calls the plugin with a prepared call. `generated`: of a generated case, or NULL. */
static void *call_plugin(struct plugin_host *host, struct plugin_call *call,
                         const struct large_geometry *generated, size_t *size, struct arena *arena)
{
    struct error error;
    call->output->allocate = allocate_for_plugin;
    call->output->context = host;
    host->arena = arena;

    enum scatter_cts_result result =
        host->plugin->run(host->state, call->request, call->output, call->message);
    host->arena = NULL;

    bool changed = floating_point_environment_restore(&host->environment);
    plugin_call_end_text(call);
    ScatterCts__ToRunner answer = SCATTER_CTS__TO_RUNNER__INIT;
    ScatterCts__Fault fault = SCATTER_CTS__FAULT__INIT;
    ScatterCts__Notice notice = SCATTER_CTS__NOTICE__INIT;
    const bool has_request = guarded_memory_seal(&host->memory, &error) == STATUS_OK;
    if (!has_request || guarded_memory_freeze(&host->memory, &error) != STATUS_OK) {
        fault.has_kind = 1;
        fault.kind = has_request ? SCATTER_CTS__FAULT__KIND__UNMAPPED_OUTPUT
                                 : SCATTER_CTS__FAULT__KIND__UNMAPPED_REQUEST;
        answer.what_case = SCATTER_CTS__TO_RUNNER__WHAT_FAULT;
        answer.fault = &fault;
        return pack(host, &answer, size, arena);
    }
    const struct guarded_buffer *overwritten = guarded_memory_overwritten(&host->memory);
    if (overwritten != NULL)
        take_overwritten(overwritten, &fault, &answer);
    else
        take_result(result, call, generated, &answer, &notice, arena);
    if (overwritten == NULL && call->output->executed_by != NULL)
        answer.executed_by = arena_format(arena, "%.255s", call->output->executed_by);
    if (changed || host->environment_changed) {
        notice.has_changed_floating_point_environment = 1;
        notice.changed_floating_point_environment = 1;
    }
    if (notice.has_changed_floating_point_environment || notice.output_problem != NULL)
        answer.notice = &notice;
    return pack(host, &answer, size, arena);
}

static void *serve_request(struct plugin_host *host, const ScatterCts__Request *request, size_t *size,
                           struct arena *arena)
{
    struct error error;
    struct plugin_call call;
    if (!host->is_open)
        return answer_failed(host, "a request came before hello", size, arena);
    if (plugin_call_prepare(&call, request, &host->memory, arena, &error) != STATUS_OK)
        return answer_not_run(host, &error, size, arena);
    return call_plugin(host, &call, NULL, size, arena);
}

static void *serve_generated(struct plugin_host *host, const ScatterCts__GeneratedCase *generated,
                             size_t *size, struct arena *arena)
{
    struct error error;
    struct plugin_call call;
    struct large_geometry geometry;
    if (!host->is_open)
        return answer_failed(host, "a case came before hello", size, arena);
    const char *id = text_or_empty(generated->id);
    if (generated_call_prepare(&call, &geometry, id, host->rows, host->row_count, &host->memory, arena,
                               &error) != STATUS_OK)
        return answer_not_run(host, &error, size, arena);
    return call_plugin(host, &call, &geometry, size, arena);
}

uint64_t plugin_host_number_at_end(const unsigned char *message, size_t size)
{
    uint64_t number = 0;
    for (size_t i = 0; i < sizeof number && size >= sizeof number; i++)
        number |= (uint64_t)message[size - sizeof number + i] << 8 * i;
    return number;
}

void *plugin_host_serve(struct plugin_host *host, const void *message, size_t message_size,
                        size_t *answer_size, struct arena *arena)
{
    struct error error;
    ProtobufCMessage *unpacked;
    host->number = plugin_host_number_at_end(message, message_size);
    if (message_unpack(&unpacked, &scatter_cts__to_implementation__descriptor, message, message_size, arena,
                       &error) != STATUS_OK)
        return answer_not_run(host, &error, answer_size, arena);
    const ScatterCts__ToImplementation *what = (const ScatterCts__ToImplementation *)unpacked;
    host->number = what->number;
    if (host->refusal != NULL)
        return answer_failed(host, host->refusal, answer_size, arena);
    switch (what->what_case) {
    case SCATTER_CTS__TO_IMPLEMENTATION__WHAT_HELLO:
        return serve_hello(host, what->hello, answer_size, arena);
    case SCATTER_CTS__TO_IMPLEMENTATION__WHAT_REQUEST:
        return serve_request(host, what->request, answer_size, arena);
    case SCATTER_CTS__TO_IMPLEMENTATION__WHAT_GENERATED:
        return serve_generated(host, what->generated, answer_size, arena);
    default:
        return answer_failed(host, "a message that is neither hello nor a request", answer_size, arena);
    }
}

void plugin_host_close_plugin(struct plugin_host *host)
{
    if (host->is_open && host->plugin->close != NULL)
        host->plugin->close(host->state);
    host->is_open = false;
}

void plugin_host_close(struct plugin_host *host)
{
    plugin_host_close_plugin(host);
    guarded_memory_release(&host->memory);
}
