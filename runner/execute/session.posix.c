#define _POSIX_C_SOURCE 200809L

#include "implementation.h"
#include "trivial_case.h"

#include <inttypes.h>
#include <stdio.h>

/* How long a process may take to end after its channel was closed. */
enum { FAREWELL_MILLISECONDS = 1000 };

/* ---- sessions ------------------------------------------------------------------------------------------------------ */

#define NOTHING_DECLARED ((struct declaration){.name = "", .version = ""})

struct session session_create(struct implementation *implementation)
{
    return (struct session){.implementation = implementation,
                            .child = CHILD_NONE,
                            .declaration = NOTHING_DECLARED,
                            .arena = arena_create((size_t)64 << 20)};
}

/* How the process ended, as the second half of a sentence. */
static const char *describe_end(const struct child_end *end, struct arena *arena)
{
    char buffer[32];
    const char *text;
    if (end->killed)
        return "closed its channel and did not end";
    if (end->signalled)
        text = arena_format(arena, "was killed by %s", signal_text(end->number, buffer, sizeof buffer));
    else
        text = arena_format(arena, "exited with status %d", end->number);
    return text == NULL ? "ended" : text;
}

static bool near_limit(uint64_t used, uint64_t limit)
{
    return limit > 0 && used >= limit / 10 * 9;
}

/* The process is gone. One that never answered a case counts towards giving up. */
static void note_end(struct session *session)
{
    session->running = false;
    if (session->served == 0)
        (void)atomic_fetch_add(&session->implementation->starts_without_answer, 1);
}

/* A misfortune in an exchange as an answer; the process is stopped. */
static struct answer misfortune(struct session *session, enum exchange exchange, struct arena *arena)
{
    const struct execution_settings *settings = session->implementation->settings;
    struct answer answer = {.kind = ANSWER_CRASH, .message = ""};
    struct child_end end;
    switch (exchange) {
    case EXCHANGE_TIMEOUT:
        end = child_stop(&session->child);
        answer.kind = ANSWER_TIMEOUT;
        answer.message = arena_format(arena, "gave no answer within %" PRId64 " ms and was killed",
                                      settings->case_milliseconds);
        break;
    case EXCHANGE_MEMORY:
        end = child_stop(&session->child);
        answer.kind = ANSWER_MEMORY;
        answer.message = arena_format(arena, "used more than %" PRIu64 " MiB of memory and was killed",
                                      settings->memory >> 20);
        break;
    case EXCHANGE_OVERSIZED:
        end = child_stop(&session->child);
        answer.message = arena_format(
            arena, "began an answer longer than %zu bytes%s", settings->largest_frame,
            session->implementation->kind == IMPLEMENTATION_PROGRAM
                ? " (on its standard output, where it must write nothing but frames of the protocol)"
                : "");
        break;
    case EXCHANGE_INTERRUPTED:
        end = child_stop(&session->child);
        answer.kind = ANSWER_NOT_RUN;
        answer.message = "was interrupted";
        break;
    case EXCHANGE_DIED:
    case EXCHANGE_ANSWERED:
        end = child_finish(&session->child, FAREWELL_MILLISECONDS);
        answer.message = describe_end(&end, arena);
        if (near_limit(end.peak_resident, settings->memory)) {
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
    session->host.memory.flush_to_end = session->implementation->settings->flush_to_end;
    return status;
}

/* The options of hello: what the implementation has of itself, then what the user gives, so that the latter wins. */
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
    return protocol_hello(options, count, size, &session->arena);
}

/* Starts the process and sends hello; the answer's bytes are in the session's arena. */
static enum status greet(struct session *session, void **bytes, size_t *size, struct error *error)
{
    const struct execution_settings *settings = session->implementation->settings;
    size_t hello_size = 0;
    void *hello = make_hello(session, &hello_size);
    if (hello == NULL)
        return error_set(error, STATUS_OUT_OF_MEMORY, "no memory for hello");
    if (settings->in_process) {
        *bytes = plugin_host_serve(&session->host, hello, hello_size, size, &session->arena);
        return *bytes == NULL ? error_set(error, STATUS_OUT_OF_MEMORY, "no memory for hello") : STATUS_OK;
    }
    const struct exchange_limits limits = {.milliseconds = settings->start_milliseconds,
                                           .memory = settings->memory,
                                           .largest_frame = settings->largest_frame,
                                           .interrupted = settings->interrupted};
    enum exchange exchange =
        child_exchange(&session->child, hello, hello_size, &limits, &session->arena, bytes, size);
    if (exchange == EXCHANGE_ANSWERED)
        return child_has_answered_ahead(&session->child)
                   ? error_set(error, STATUS_PROTOCOL, "it wrote more than one answer to hello")
                   : STATUS_OK;
    struct answer answer = misfortune(session, exchange, &session->arena);
    enum status status =
        exchange == EXCHANGE_TIMEOUT
            ? error_set(error, STATUS_TIMEOUT, "it did not answer hello within %" PRId64 " ms",
                        settings->start_milliseconds)
            : error_set(error, STATUS_DIED, "it %s before it answered hello", answer.message);
    return error_add_lines(error, status, "; it printed:", answer.text);
}

enum status session_start(struct session *session, struct error *error)
{
    struct implementation *implementation = session->implementation;
    arena_reset(&session->arena);
    session->declaration = NOTHING_DECLARED;
    session->served = 0;
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
        status = greet(session, &bytes, &size, error);
    if (status == STATUS_OK)
        status = protocol_read_hello(bytes, size, &session->declaration, &session->arena, error);
    session->running = status == STATUS_OK;
    if (status != STATUS_OK) {
        if (session->child.pid > 0)
            note_end(session);
        (void)child_stop(&session->child);
        return error_prefix(error, status, implementation->specification);
    }
    return STATUS_OK;
}

void session_end(struct session *session)
{
    if (session->implementation->settings->in_process)
        plugin_host_close(&session->host);
    else
        (void)child_finish(&session->child, FAREWELL_MILLISECONDS);
    arena_destroy(&session->arena);
    session->running = false;
}

/* ---- cases --------------------------------------------------------------------------------------------------------- */

static struct answer simple_answer(enum answer_kind kind, const char *message)
{
    return (struct answer){.kind = kind, .message = message == NULL ? "" : message, .text = ""};
}

/* Reads an answer that came as a frame, and looks after a process that cannot go on. */
static struct answer take_answer(struct session *session, const void *bytes, size_t size,
                                 const struct tensor *data, struct arena *arena)
{
    const struct execution_settings *settings = session->implementation->settings;
    struct answer answer = protocol_read_answer(bytes, size, data, arena);
    if (settings->in_process)
        return answer;
    bool out_of_memory = answer.kind == ANSWER_FAILED &&
                         near_limit(process_peak_resident_size(session->child.pid), settings->memory);
    bool goes_on = answer.kind != ANSWER_FAULT && answer.kind != ANSWER_CRASH && !out_of_memory;
    /* The peak of a process that has served others may be theirs: session_run asks again in a fresh one. */
    if (out_of_memory && session->served == 0)
        answer.kind = ANSWER_MEMORY;
    if (answer.kind != ANSWER_OUTPUT && answer.kind != ANSWER_UNSUPPORTED)
        answer.text = child_text(&session->child, arena);
    if (!goes_on) {
        (void)child_stop(&session->child);
        note_end(session);
    }
    return answer;
}

/* Asks the process that is running. */
static struct answer ask(struct session *session, const void *request, size_t request_size,
                         const struct tensor *data, struct arena *arena)
{
    const struct execution_settings *settings = session->implementation->settings;
    const struct exchange_limits limits = {.milliseconds = settings->case_milliseconds,
                                           .memory = settings->memory,
                                           .largest_frame = settings->largest_frame,
                                           .interrupted = settings->interrupted};
    struct answer answer;
    void *bytes = NULL;
    size_t size = 0;
    if (settings->in_process) {
        bytes = plugin_host_serve(&session->host, request, request_size, &size, arena);
        if (bytes == NULL)
            return simple_answer(ANSWER_FAILED, "no memory for the answer");
    } else {
        child_forget_text(&session->child);
        enum exchange exchange =
            child_exchange(&session->child, request, request_size, &limits, arena, &bytes, &size);
        if (exchange != EXCHANGE_ANSWERED)
            return misfortune(session, exchange, arena);
    }
    answer = take_answer(session, bytes, size, data, arena);
    if (answer.kind != ANSWER_CRASH) {
        session->served++;
        atomic_store(&session->implementation->starts_without_answer, 0);
    }
    return answer;
}

/* Whether a fresh process answers a trivial case of something that it declares, in whatever way. */
static bool answers_trivial_case(struct session *session, struct arena *arena)
{
    struct error error;
    struct scatter_case the_case;
    void *request;
    size_t size;
    if (session_start(session, &error) != STATUS_OK)
        return false;
    for (int row = 0; row < OPERATOR_VERSION_COUNT; row++) {
        const struct operator_version *version = &operator_versions[row];
        int32_t dtype = trivial_case_dtype(&session->declaration, version);
        if (dtype == DTYPE_UNDEFINED)
            continue;
        if (trivial_case_create(&the_case, version, dtype, arena, &error) != STATUS_OK ||
            protocol_request(&the_case, &request, &size, arena, &error) != STATUS_OK)
            return false;
        (void)ask(session, request, size, &the_case.inputs[INPUT_DATA], arena);
        return session->running;
    }
    return false;
}

/* Whether the implementation is given up: it has been started often enough without an answer, and does not work at all. */
static bool never_answers(struct session *session, struct arena *arena)
{
    struct implementation *implementation = session->implementation;
    if (atomic_load(&implementation->starts_without_answer) < MOST_STARTS_WITHOUT_ANSWER)
        return false;
    if (!atomic_load(&implementation->given_up) && answers_trivial_case(session, arena))
        return false;
    atomic_store(&implementation->given_up, true);
    return true;
}

/* Makes sure that a process is there to be asked; false with an answer that says why not. */
static bool ensure_running(struct session *session, struct answer *answer, struct arena *arena)
{
    if (session->running && !session->implementation->settings->in_process &&
        child_is_out_of_step(&session->child)) {
        /* It died, or spoke unasked, after its last answer: no case is to blame. */
        (void)child_stop(&session->child);
        (void)atomic_fetch_add(&session->implementation->lost_between, 1);
        session->running = false;
    }
    if (session->running)
        return true;
    struct error error;
    if (never_answers(session, arena)) {
        *answer = simple_answer(ANSWER_NOT_RUN,
                                "20 starts in a row without one answer, and none to a trivial case");
        return false;
    }
    if (session->running || session_start(session, &error) == STATUS_OK)
        return true;
    *answer = simple_answer(ANSWER_NOT_RUN, arena_format(arena, "it cannot be started: %s", error.message));
    return false;
}

/* Asks once more, in a fresh process. */
static struct answer ask_again(struct session *session, const void *request, size_t request_size,
                               const struct tensor *data, struct arena *arena)
{
    struct answer answer;
    return ensure_running(session, &answer, arena) ? ask(session, request, request_size, data, arena)
                                                   : answer;
}

/* What a second try gave, when it tells something that the first did not. */
static const char *describe_second(const struct answer *first, const struct answer *second,
                                   struct arena *arena)
{
    if (second->kind == first->kind)
        return NULL;
    return arena_format(
        arena, "the process had served other cases; alone in a fresh process the same case gave \"%s\"%s%s",
        answer_name(second->kind), second->message[0] == '\0' ? "" : ": ", second->message);
}

struct answer session_run(struct session *session, const struct scatter_case *the_case, struct arena *arena)
{
    static const struct tensor none = {.dtype = DTYPE_UNDEFINED, .name = ""};
    struct error error;
    struct answer answer;
    void *request;
    size_t request_size;
    const char *reason = NULL;
    if (!ensure_running(session, &answer, arena))
        return answer;
    if (!declaration_covers(&session->declaration, the_case, &reason, arena))
        return simple_answer(ANSWER_UNSUPPORTED, reason);
    if (protocol_request(the_case, &request, &request_size, arena, &error) != STATUS_OK)
        return simple_answer(ANSWER_NOT_RUN, arena_format(arena, "%s", error.message));
    if (request_size > session->implementation->settings->largest_frame)
        return simple_answer(
            ANSWER_NOT_RUN,
            arena_format(arena, "its request of %zu bytes is longer than --max-frame allows", request_size));

    const struct tensor *data = the_case->input_count > INPUT_DATA ? &the_case->inputs[INPUT_DATA] : &none;
    int64_t served_before = session->served;
    answer = ask(session, request, request_size, data, arena);
    if (served_before == 0 || session->running)
        return answer;
    if (answer.kind == ANSWER_FAILED)
        return ask_again(session, request, request_size, data, arena);
    if (answer.kind == ANSWER_CRASH || answer.kind == ANSWER_MEMORY) {
        struct answer second = ask_again(session, request, request_size, data, arena);
        answer.again = describe_second(&answer, &second, arena);
    }
    return answer;
}
