/* Sends a case in a session, and takes its answer. */
#include "session.h"

#include <inttypes.h>

static struct answer simple_answer(enum answer_kind kind, const char *message)
{
    return (struct answer){.kind = kind, .message = text_or_empty(message), .text = ""};
}

/* ---- the running process ------------------------------------------------------------------------------- */

/* Whether the first answer of a process to a case is instead a second answer to hello. */
static bool is_second_hello(const struct session *session, const void *bytes, size_t size,
                            struct arena *arena)
{
    struct declaration declaration;
    struct error error;
    return session->served == 0 &&
           protocol_read_hello(session->hello_number, bytes, size, &declaration, arena, &error) == STATUS_OK;
}

/* Reads an answer from a frame, and stops a process that cannot continue. */
static struct answer take_answer(struct session *session, const struct asked_case *asked, const void *bytes,
                                 size_t size)
{
    static const struct tensor none = {.dtype = DTYPE_UNDEFINED, .name = ""};
    const struct execution_settings *settings = session->implementation->settings;
    const struct scatter_case *the_case = asked->the_case;
    const struct tensor *data = the_case->input_count > INPUT_DATA ? &the_case->inputs[INPUT_DATA] : &none;
    struct answer answer = (case_is_huge(the_case) ? protocol_read_comparison : protocol_read_answer)(
        asked->number, bytes, size, data, asked->arena);
    answer.claim = declaration_claim(&session->declaration, the_case);
    if (answer.kind == ANSWER_CRASH && is_second_hello(session, bytes, size, asked->arena))
        answer.message = "it wrote more than one answer to hello";
    if (session->implementation->kind != IMPLEMENTATION_PROGRAM && answer.is_other_number)
        answer.message = "memory of the message was overwritten, perhaps by an earlier case";
    if (session->implementation->kind != IMPLEMENTATION_PROGRAM && size == 0)
        answer.message = EARLY_GOODBYE;
    if (session->implementation->kind == IMPLEMENTATION_PROGRAM && answer.is_from_worker)
        answer = simple_answer(ANSWER_CRASH, "it answered a case with a message of scatter-cts worker");
    if (settings->in_process)
        return answer;
    bool out_of_memory = (answer.kind == ANSWER_FAILED || answer.kind == ANSWER_NOT_PREPARED) &&
                         is_near_limit(process_peak_resident_size(session->child.pid), settings->memory);
    bool continues = answer.kind != ANSWER_FAULT && answer.kind != ANSWER_CRASH &&
                     answer.kind != ANSWER_NOT_RUN && !out_of_memory;
    /* The peak of a process that has served other cases may come from them: a fresh process is asked. */
    if (out_of_memory && session->served == 0)
        answer.kind = ANSWER_MEMORY;
    if (answer.kind != ANSWER_OUTPUT && answer.kind != ANSWER_UNSUPPORTED)
        answer.text = child_text(&session->child, asked->arena);
    if (!continues)
        session_give_up_process(session);
    return answer;
}

static void send_request(struct session *session, struct asked_case *asked)
{
    if (!session->implementation->settings->in_process) {
        child_forget_text(&session->child);
        child_send(&session->child, asked->request, asked->request_size);
    }
    asked->sent = true;
}

/* Waits for the answer; `limits` are set to those that applied. `*is_preparing`: an implementation that says
 * when it has prepared a model (preparation_milliseconds) has not said so. */
static enum exchange wait_for_answer(struct session *session, struct asked_case *asked,
                                     struct exchange_limits *limits, bool *is_preparing, void **bytes,
                                     size_t *size)
{
    const struct execution_settings *settings = session->implementation->settings;
    const int64_t milliseconds =
        asked->is_trivial ? settings->start_milliseconds : settings->case_milliseconds;
    *is_preparing = session->declaration.prepares;
    *limits = session_limits(session,
                             *is_preparing ? preparation_milliseconds(session, milliseconds) : milliseconds);
    enum exchange exchange = child_receive(&session->child, limits, asked->arena, bytes, size);
    if (!*is_preparing || exchange != EXCHANGE_ANSWERED ||
        !protocol_is_prepared(asked->number, *bytes, *size, asked->arena))
        return exchange;
    *is_preparing = false;
    *limits = session_limits(session, milliseconds);
    return child_receive(&session->child, limits, asked->arena, bytes, size);
}

/* The answer of the process to the request that was sent. */
static struct answer receive_answer(struct session *session, struct asked_case *asked)
{
    const struct execution_settings *settings = session->implementation->settings;
    struct exchange_limits limits;
    void *bytes = NULL;
    size_t size = 0;
    if (settings->in_process) {
        bytes = plugin_host_serve(&session->host, asked->request, asked->request_size, &size, asked->arena);
        if (bytes == NULL)
            return simple_answer(ANSWER_NOT_RUN, "no memory for the answer");
    } else {
        bool is_preparing = false;
        const enum exchange exchange = wait_for_answer(session, asked, &limits, &is_preparing, &bytes, &size);
        if (exchange != EXCHANGE_ANSWERED) {
            struct answer lost = session_lose(session, exchange, limits.milliseconds, asked->arena);
            if (exchange == EXCHANGE_TIMEOUT && is_preparing)
                lost.message = arena_format(asked->arena,
                                            "did not prepare the model within %" PRId64
                                            " ms (--start-timeout) and was killed",
                                            limits.milliseconds);
            return lost;
        }
    }
    struct answer answer = take_answer(session, asked, bytes, size);
    if (answer.kind != ANSWER_CRASH && answer.kind != ANSWER_NOT_RUN) {
        session->served++;
        atomic_store(&session->implementation->starts_without_answer, 0);
    }
    return answer;
}

/* ---- starting a process -------------------------------------------------------------------------------- */

/* What to do about a request that is longer than the largest frame. */
static const char *too_long(const struct asked_case *asked)
{
    const size_t mebibytes = (asked->request_size + (1 << 20) - 1) >> 20;
    if (asked->request_size > UINT32_MAX)
        return arena_format(asked->arena, "its request of %zu bytes is longer than the largest --max-frame",
                            asked->request_size);
    if (mebibytes << 20 > UINT32_MAX)
        return arena_format(asked->arena,
                            "its request of %zu bytes is longer than --max-frame allows: use --max-frame %zu",
                            asked->request_size, (size_t)UINT32_MAX);
    return arena_format(asked->arena,
                        "its request of %zu bytes is longer than --max-frame allows: use --max-frame %zuM",
                        asked->request_size, mebibytes);
}

/* Creates the request. False, and settled, if it cannot be created or is too long. */
static bool make_request(struct session *session, struct asked_case *asked)
{
    struct error error;
    size_t largest = session->implementation->settings->largest_frame;
    asked->number = session->number += NUMBER_STEP;
    enum status status = (case_is_huge(asked->the_case) ? protocol_generated : protocol_request)(
        asked->number, asked->the_case, &asked->request, &asked->request_size, asked->arena, &error);
    if (status != STATUS_OK)
        asked->answer = simple_answer(ANSWER_NOT_RUN, arena_format(asked->arena, "%s", error.message));
    else if (asked->request_size > largest)
        asked->answer = simple_answer(ANSWER_NOT_RUN, too_long(asked));
    else
        return true;
    asked->settled = true;
    return false;
}

/* Whether a fresh process gives any answer to a trivial case within its declaration. */
static bool answers_trivial_case(struct session *session, struct arena *arena)
{
    struct error error;
    struct scatter_case the_case;
    const char *reason;
    for (int row = 0; row < OPERATOR_VERSION_COUNT; row++) {
        const struct operator_version *version = &operator_versions[row];
        if (!session->running && session_start(session, &error) != STATUS_OK)
            return false;
        int32_t dtype = trivial_case_dtype(&session->declaration, version);
        if (dtype == DTYPE_UNDEFINED)
            continue;
        struct asked_case asked = {.the_case = &the_case, .arena = arena, .is_trivial = true};
        if (trivial_case_create(&the_case, version, dtype, NULL, arena, &error) != STATUS_OK)
            break;
        if (!declaration_covers(&session->declaration, &the_case, NULL, &reason, arena))
            continue;
        if (!make_request(session, &asked))
            break;
        send_request(session, &asked);
        (void)receive_answer(session, &asked);
        if (session->running)
            return true;
    }
    if (session->running)
        session_give_up_process(session);
    return false;
}

/* Whether the implementation is given up: it has been started often enough without an answer, and does not
 * answer a trivial case either. */
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

/* Replaces a process that should be waiting for a request but is not; this is not attributed to a case. A
 * fresh process is not checked: what it did wrong, such as answering hello twice, shows in its first case. */
static void check_waiting(struct session *session)
{
    if (!session_is_fresh(session) && !session->implementation->settings->in_process &&
        child_is_out_of_step(&session->child))
        session_lose_between(session);
}

/* Makes sure that a process is running. False, and settled, if none can be started. */
static bool ensure_running(struct session *session, struct asked_case *asked)
{
    struct error error;
    check_waiting(session);
    if (session->running)
        return true;
    if (never_answers(session, asked->arena))
        asked->answer =
            simple_answer(ANSWER_NOT_RUN, "it was started 20 times in a row without answering a case, and "
                                          "does not answer a trivial case");
    else if (session->running || session_start(session, &error) == STATUS_OK)
        return true;
    else
        asked->answer = simple_answer(ANSWER_NOT_RUN,
                                      arena_format(asked->arena, "it cannot be started: %s", error.message));
    asked->settled = true;
    return false;
}

/* ---- cases --------------------------------------------------------------------------------------------- */

/* Whether a case can be executed only by a worker, which the implementation does not have. */
static bool needs_worker(const struct implementation *implementation, const struct scatter_case *the_case)
{
    return case_is_huge(the_case) && implementation->kind != IMPLEMENTATION_BUILT_IN &&
           implementation->kind != IMPLEMENTATION_LIBRARY;
}

/* Settles a case that is outside the declaration, or only for libraries; returns whether it is. */
static bool settle_undeclared(const struct session *session, struct asked_case *asked)
{
    const char *reason = NULL;
    struct beyond_limit beyond = {.is_beyond = false};
    if (needs_worker(session->implementation, asked->the_case))
        reason = "the tier huge is only for shared libraries: no tensor is sent to a program";
    else if (declaration_covers(&session->declaration, asked->the_case, &beyond, &reason, asked->arena))
        return false;
    asked->answer = simple_answer(ANSWER_UNSUPPORTED, reason);
    asked->answer.is_undeclared = true;
    asked->answer.beyond = beyond;
    asked->settled = true;
    return true;
}

struct asked_case session_prepare(struct session *session, const struct scatter_case *the_case,
                                  struct arena *arena)
{
    struct asked_case asked = {.the_case = the_case, .arena = arena};
    if (session->implementation->kind == IMPLEMENTATION_ANSWERS && !case_is_huge(the_case)) {
        asked.answer = kept_answer(&session->implementation->kept, the_case, arena);
        asked.settled = true;
        return asked;
    }
    /* The first process declares what it implements. */
    if ((session->number > 0 || ensure_running(session, &asked)) && !settle_undeclared(session, &asked))
        (void)make_request(session, &asked);
    return asked;
}

void session_send(struct session *session, struct asked_case *asked)
{
    if (asked->settled || asked->sent || !ensure_running(session, asked))
        return;
    /* The declaration may have been unknown before, if a start had failed. */
    if (settle_undeclared(session, asked))
        return;
    send_request(session, asked);
}

bool answer_means_loss(const struct answer *answer)
{
    return answer->kind == ANSWER_FAULT || answer->kind == ANSWER_CRASH || answer->kind == ANSWER_TIMEOUT ||
           answer->kind == ANSWER_MEMORY;
}

bool session_is_fresh(const struct session *session)
{
    return !session->running || session->served == 0;
}

/* The answer of the running process, or of a new one if there is none. */
static struct answer answer_once(struct session *session, struct asked_case *asked)
{
    session_send(session, asked);
    return asked->settled ? asked->answer : receive_answer(session, asked);
}

bool session_asks_again(const struct session *session, bool was_fresh, bool is_no_message, int repeats)
{
    return repeats < MOST_REPEATS && !session->running && (!was_fresh || is_no_message);
}

struct answer session_answer(struct session *session, struct asked_case *asked)
{
    const char *lost[MOST_REPEATS];
    int repeats = 0;
    session_send(session, asked);
    bool was_fresh = session_is_fresh(session);
    struct answer last = answer_once(session, asked);
    while (session_asks_again(session, was_fresh, last.is_no_message, repeats) && !asked->settled &&
           !session_is_interrupted(session)) {
        asked->sent = false;
        lost[repeats++] = answer_means_loss(&last) ? last.message : NULL;
        const struct answer next = answer_once(session, asked);
        if (was_fresh && next.kind == ANSWER_NOT_RUN && !session_is_interrupted(session))
            return last; /* no process starts any more, and a fresh one was lost in this case */
        last = next;
        was_fresh = true;
    }
    for (int i = 0; i < repeats && !answer_means_loss(&last) && !session_is_interrupted(session); i++)
        if (lost[i] != NULL)
            process_losses_add(&session->implementation->losses,
                               asked->is_trivial ? LOSS_AT_START : LOSS_IN_CASE, lost[i],
                               asked->is_trivial ? NULL : asked->the_case->id);
    return last;
}

struct answer session_run(struct session *session, const struct scatter_case *the_case, struct arena *arena)
{
    struct asked_case asked = session_prepare(session, the_case, arena);
    asked.is_trivial = true;
    return session_answer(session, &asked);
}

struct answer session_run_once(struct session *session, const struct scatter_case *the_case,
                               struct arena *arena)
{
    struct asked_case asked = session_prepare(session, the_case, arena);
    return answer_once(session, &asked);
}
