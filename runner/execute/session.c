#include "session.h"

#include "machine.h"
#include "plugin_host.h"

#include <inttypes.h>

/* How long a process that cannot be used again may take to end after its channel was closed. */
enum { END_MILLISECONDS = 1000 };

/* ---- sessions ------------------------------------------------------------------------------------------ */

#define NOTHING_DECLARED ((struct declaration){.name = "", .version = ""})

struct session session_create(struct implementation *implementation)
{
    return (struct session){.implementation = implementation,
                            .child = CHILD_NONE,
                            .declaration = NOTHING_DECLARED,
                            .arena = arena_create((size_t)64 << 20)};
}

/* How the process ended, as a predicate. */
static const char *describe_end(const struct session *session, const struct child_end *end,
                                struct arena *arena)
{
    char buffer[32];
    const char *text;
    if (end->killed)
        return "closed its channel and did not end";
    if (end->said_goodbye && end->number == 0 && session->implementation->kind != IMPLEMENTATION_PROGRAM)
        return EARLY_GOODBYE;
    if (end->signalled)
        text = arena_format(arena, "was killed by %s", signal_text(end->number, buffer, sizeof buffer));
    else
        text = arena_format(arena, "exited with status %d", end->number);
    return text == NULL ? "ended" : text;
}

bool is_near_limit(uint64_t used, uint64_t limit)
{
    return limit > 0 && used >= limit / 10 * 9;
}

/* Records the end of the process. A process that never answered a case counts towards giving up. */
static void note_end(struct session *session)
{
    session->running = false;
    if (session->served == 0)
        (void)atomic_fetch_add(&session->implementation->starts_without_answer, 1);
}

/* child_finish; at the user's limit of processor time the run stops, and the implementation is not blamed. */
static struct child_end finish_child(struct session *session, int64_t milliseconds)
{
    const struct child_end end = child_finish(&session->child, milliseconds);
    if (end.limit_seconds > 0)
        interruption_request_at_limit(end.limit_seconds);
    return end;
}

void session_give_up_process(struct session *session)
{
    (void)child_stop(&session->child);
    note_end(session);
}

int64_t preparation_milliseconds(const struct session *session, int64_t milliseconds)
{
    const int64_t start = session->implementation->settings->start_milliseconds;
    return !session->declaration.prepares ? 0 : start > milliseconds ? start : milliseconds;
}

struct exchange_limits session_limits(const struct session *session, int64_t milliseconds)
{
    const struct execution_settings *settings = session->implementation->settings;
    return (struct exchange_limits){.milliseconds = milliseconds,
                                    .memory = settings->memory,
                                    .largest_frame = settings->largest_frame,
                                    .interrupted = settings->interrupted,
                                    .deadline = settings->deadline};
}

/* What the answer of a program that is longer than allowed may be instead, by its first bytes. */
static const char *oversized_text(const struct session *session)
{
    unsigned char bytes[FRAME_HEAD_SIZE];
    if (session->implementation->kind != IMPLEMENTATION_PROGRAM)
        return "";
    bool is_text = child_first_bytes(&session->child, bytes) == FRAME_HEAD_SIZE;
    for (int i = 0; i < FRAME_HEAD_SIZE; i++)
        is_text = is_text && ((bytes[i] >= ' ' && bytes[i] <= '~') || bytes[i] == '\n');
    if (is_text)
        return " (its first bytes are text, not a length: its standard output must contain only frames of "
               "the protocol; if a library prints while it is loaded, load it after standard output was "
               "redirected; in Python, in the open of scatter_cts.serve)";
    if (bytes[0] == 0 && bytes[1] == 0)
        return " (perhaps its length is in big-endian order; the protocol is little-endian)";
    return " (on its standard output, which must contain only frames of the protocol)";
}

struct answer session_lose(struct session *session, enum exchange exchange, int64_t milliseconds,
                           struct arena *arena)
{
    const struct execution_settings *settings = session->implementation->settings;
    struct answer answer = {.kind = ANSWER_CRASH, .message = ""};
    const char *oversized = exchange == EXCHANGE_OVERSIZED ? oversized_text(session) : "";
    const struct child_end end =
        exchange == EXCHANGE_DIED ? finish_child(session, END_MILLISECONDS) : child_stop(&session->child);
    switch (exchange) {
    case EXCHANGE_TIMEOUT:
        answer.kind = ANSWER_TIMEOUT;
        answer.message =
            arena_format(arena, "gave no answer within %" PRId64 " ms and was killed", milliseconds);
        break;
    case EXCHANGE_MEMORY:
        answer.kind = ANSWER_MEMORY;
        answer.message = arena_format(arena, "used more than %" PRIu64 " MiB of memory and was killed",
                                      settings->memory >> 20);
        break;
    case EXCHANGE_OVERSIZED:
        answer.message = arena_format(arena, "started an answer longer than %zu bytes%s",
                                      settings->largest_frame, oversized);
        break;
    case EXCHANGE_INTERRUPTED:
    case EXCHANGE_FAILED:
        answer.kind = ANSWER_NOT_RUN;
        answer.message = exchange == EXCHANGE_INTERRUPTED
                             ? "was interrupted"
                             : "a system call failed to exchange messages with it";
        break;
    case EXCHANGE_DIED:
    case EXCHANGE_ANSWERED:
        answer.message = describe_end(session, &end, arena);
        answer.is_no_message = end.killed || !end.signalled;
        if (end.limit_seconds > 0)
            answer.kind = ANSWER_NOT_RUN;
        else if (is_near_limit(end.peak_resident, settings->memory)) {
            answer.kind = ANSWER_MEMORY;
            answer.message = arena_format(arena, "%s at %" PRIu64 " MiB of memory", answer.message,
                                          end.peak_resident >> 20);
        }
        break;
    }
    answer.text = child_text(&session->child, arena);
    if (answer.message == NULL)
        answer.message = "";
    note_end(session);
    return answer;
}

static enum status start_in_process(struct session *session, struct error *error)
{
    enum status status = plugin_host_load(&session->host, session->implementation->library, error);
    session->host.rows = huge_rows;
    session->host.row_count = huge_row_count;
    session->host.memory.flush_to_end = session->implementation->settings->flush_to_end;
    return status;
}

/* The options of hello: the implementation's defaults, then the user's options, so that the latter win. */
static void *make_hello(struct session *session, size_t *size)
{
    const struct implementation *implementation = session->implementation;
    const struct execution_settings *settings = implementation->settings;
    size_t count = implementation->default_count + settings->option_count;
    struct option *options = arena_allocate_zeroed(&session->arena, count, sizeof *options);
    if (options == NULL)
        return NULL;
    for (size_t i = 0; i < count; i++)
        options[i] = i < implementation->default_count ? implementation->defaults[i]
                                                       : settings->options[i - implementation->default_count];
    session->hello_number = session->number += NUMBER_STEP;
    return protocol_hello(session->hello_number, options, count, size, &session->arena);
}

/* Starts the process and sends hello; the answer's bytes are in the session's arena. */
static enum status exchange_hello(struct session *session, void **bytes, size_t *size, struct error *error)
{
    const struct execution_settings *settings = session->implementation->settings;
    size_t hello_size = 0;
    void *hello = make_hello(session, &hello_size);
    if (hello == NULL)
        return error_no_memory(error, "hello");
    if (settings->in_process) {
        *bytes = plugin_host_serve(&session->host, hello, hello_size, size, &session->arena);
        return *bytes == NULL ? error_no_memory(error, "hello") : STATUS_OK;
    }
    const struct exchange_limits limits = session_limits(session, settings->start_milliseconds);
    enum exchange exchange =
        child_exchange(&session->child, hello, hello_size, &limits, &session->arena, bytes, size);
    if (exchange == EXCHANGE_ANSWERED)
        return STATUS_OK;
    unsigned char arrived[FRAME_HEAD_SIZE];
    const bool is_silent = session->implementation->kind == IMPLEMENTATION_PROGRAM &&
                           child_first_bytes(&session->child, arrived) == 0;
    struct answer answer = session_lose(session, exchange, limits.milliseconds, &session->arena);
    if (exchange == EXCHANGE_FAILED)
        return error_set(error, STATUS_SYSTEM, "%s", answer.message);
    enum status status =
        exchange == EXCHANGE_TIMEOUT
            ? error_set(error, STATUS_TIMEOUT, "it did not answer hello within %" PRId64 " ms%s",
                        settings->start_milliseconds,
                        is_silent
                            ? ": it wrote nothing to its standard output, which it must flush after each "
                              "answer; if it starts slowly, use --start-timeout"
                            : "")
            : error_set(error, STATUS_DIED, "it %s before it answered hello", answer.message);
    return error_add_lines(error, status, "; it printed:", answer.text);
}

enum status session_start(struct session *session, struct error *error)
{
    struct implementation *implementation = session->implementation;
    arena_reset(&session->arena);
    session->declaration = NOTHING_DECLARED;
    session->served = 0;
    if (implementation->kind == IMPLEMENTATION_ANSWERS) { /* declares everything, without a process */
        session->declaration =
            (struct declaration){.name = implementation->kept.name, .version = implementation->kept.version};
        return STATUS_OK;
    }
    enum status status;
    if (implementation->settings->in_process)
        status = start_in_process(session, error);
    else
        status = child_start(
            &session->child, implementation->command,
            implementation->kind == IMPLEMENTATION_PROGRAM ? CHANNEL_STANDARD : CHANNEL_DEDICATED, error);
    void *bytes = NULL;
    size_t size = 0;
    if (status == STATUS_OK)
        status = exchange_hello(session, &bytes, &size, error);
    if (status == STATUS_OK)
        status = protocol_read_hello(session->hello_number, bytes, size, &session->declaration,
                                     &session->arena, error);
    session->running = status == STATUS_OK;
    session->starts += session->running;
    if (status != STATUS_OK) {
        if (session->child.pid > 0)
            note_end(session);
        (void)child_stop(&session->child);
        return error_prefix(error, status, implementation->specification);
    }
    return STATUS_OK;
}

bool session_is_interrupted(const struct session *session)
{
    const struct execution_settings *settings = session->implementation->settings;
    return (settings->interrupted != NULL && *settings->interrupted != 0) ||
           (settings->deadline > 0 && clock_milliseconds() >= settings->deadline);
}

static void add_loss(struct session *session, enum loss when, const char *how)
{
    process_losses_add(&session->implementation->losses, when, how, NULL);
}

/* What arrived between two cases: bytes of the implementation, or the report of a fault in a worker
 * (guarded_memory.h). */
static const char *wrote_unrequested(const struct session *session)
{
    return session->implementation->kind == IMPLEMENTATION_PROGRAM
               ? "wrote something unasked"
               : "wrote something unasked, or wrote to memory of a case after its answer";
}

void session_lose_between(struct session *session)
{
    struct child_end end = finish_child(session, END_MILLISECONDS);
    if (end.limit_seconds == 0)
        add_loss(session, LOSS_BETWEEN,
                 end.wrote ? wrote_unrequested(session) : describe_end(session, &end, &session->arena));
    note_end(session);
}

/*
 * `close`, destructors and exit handlers have the time of a case. A worker says goodbye after `close`: one
 * that ends without it was ended by the plugin, although its exit status may be 0. For a program, ending just
 * before it is asked to cannot be distinguished from ending just after.
 */
static void end_process(struct session *session)
{
    const struct execution_settings *settings = session->implementation->settings;
    const int64_t left = settings->deadline - clock_milliseconds();
    const bool is_hurried = settings->deadline > 0 && left < settings->case_milliseconds;
    struct child_end end =
        finish_child(session, is_hurried ? left : settings->case_milliseconds + WORKER_PATIENCE_MILLISECONDS);
    if (end.limit_seconds > 0 || (end.killed && session_is_interrupted(session)))
        return; /* in the second case it was killed early */
    const bool is_worker = session->implementation->kind != IMPLEMENTATION_PROGRAM;
    if (end.wrote || (end.said_goodbye && !is_worker))
        add_loss(session, LOSS_BETWEEN, wrote_unrequested(session));
    else if (end.killed)
        add_loss(session, LOSS_AT_END, "did not end and was killed");
    else if (end.signalled || end.number != 0 || (is_worker && !end.said_goodbye))
        add_loss(session, LOSS_AT_END, describe_end(session, &end, &session->arena));
}

void session_stop(struct session *session)
{
    if (session->implementation->settings->in_process)
        plugin_host_close(&session->host);
    else if (session->running && session_is_interrupted(session))
        (void)child_stop(&session->child);
    else if (session->running)
        end_process(session);
    session->running = false;
}

void session_end(struct session *session)
{
    session_stop(session);
    arena_destroy(&session->arena);
}
