#define _POSIX_C_SOURCE 200809L

#include "clock.h"
#include "fork_mark.h"
#include "generated_case.h"
#include "generated_request.h"
#include "judge.h"
#include "plugin_call.h"
#include "plugin_declaration.h"
#include "scatter.h"
#include "sweep_worker.h"
#include "tensor_proto.h"
#include "world.h"

#include <fenv.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct sweeper {
    struct fork_mark mark; /* of the process in which it was made */
    struct arena arena;    /* for what stays */
    struct world world;
    struct clause_set clauses;
    struct judge_settings settings;
    struct declaration declaration; /* limits and forms that the plugin declares */
    struct arena frame_arena, case_arena;
    /* The current frame. */
    struct world_frame frame;
    struct world_case made;
    struct world_node node;
    bool is_prepared; /* `preparation` belongs to a case of this frame */
    struct preparation preparation;
    bool is_loaded; /* `the_case` is a case of this frame, for the judge */
    struct scatter_case the_case;
    struct plugin_call call;
    struct kept_inputs kept;
    struct tensor expected;
    /* Where the time goes: one frame of so many is timed, since reading the clock takes as long as a small case. */
    uint64_t frames, phase_began;
    bool is_timed;
};

enum { FRAMES_OF_ONE_TIMED = 16 };

/* Adds to a number of the page. Only the worker writes it, so the addition need not be atomic. */
static void add_to(_Atomic uint64_t *number, uint64_t more)
{
    atomic_store_explicit(number, atomic_load_explicit(number, memory_order_relaxed) + more,
                          memory_order_release);
}

/* Adds the time since the last phase ended, or the frame began, to a phase. */
static void end_phase(struct sweeper *sweeper, struct sweep_page *page, enum sweep_phase phase)
{
    if (!sweeper->is_timed)
        return;
    const uint64_t now = clock_nanoseconds();
    add_to(&page->nanoseconds[phase], now - sweeper->phase_began);
    sweeper->phase_began = now;
}

/* ---- what stays --------------------------------------------------------------------------------------------------------- */

static enum status prepare(struct sweeper *sweeper, const struct sweep_range *range, struct error *error)
{
    if (strcmp(sweeper->world.name, range->world) == 0)
        return STATUS_OK;
    arena_reset(&sweeper->arena);
    sweeper->world.name[0] = '\0';
    enum status status = clauses_load(&sweeper->clauses, &sweeper->arena, error);
    enum edition edition = EDITION_NEWEST;
    if (status == STATUS_OK)
        status = edition_from_name(range->edition, &edition, error);
    size_t count = 0;
    while (range->strict[count] != NULL)
        count++;
    const char **strict = arena_allocate_zeroed(&sweeper->arena, count + 1, sizeof *strict);
    if (status == STATUS_OK && strict == NULL)
        status = error_no_memory(error, "the clauses");
    for (size_t i = 0; status == STATUS_OK && i < count; i++)
        strict[i] = arena_copy_text(&sweeper->arena, range->strict[i], strlen(range->strict[i]));
    sweeper->settings =
        (struct judge_settings){.clauses = &sweeper->clauses, .edition = edition, .strict = strict};
    return status == STATUS_OK ? world_create(&sweeper->world, range->world, &sweeper->arena, error) : status;
}

static enum status make(struct sweeper **sweeper, struct error *error)
{
    *sweeper = calloc(1, sizeof **sweeper);
    if (*sweeper == NULL)
        return error_no_memory(error, "a sweep");
    **sweeper = (struct sweeper){.mark = fork_mark_create(),
                                 .arena = arena_create((size_t)4 << 30),
                                 .frame_arena = arena_create((size_t)1 << 30),
                                 .case_arena = arena_create((size_t)1 << 30)};
    return STATUS_OK;
}

void sweeper_end(struct sweeper *sweeper)
{
    if (sweeper == NULL)
        return;
    arena_destroy(&sweeper->case_arena);
    arena_destroy(&sweeper->frame_arena);
    arena_destroy(&sweeper->arena);
    fork_mark_destroy(&sweeper->mark);
    free(sweeper);
}

/* ---- a frame ------------------------------------------------------------------------------------------------------------ */

static enum status begin_frame(struct sweeper *sweeper, struct plugin_host *host, uint64_t number,
                               struct error *error)
{
    struct arena *arena = &sweeper->frame_arena;
    arena_reset(arena);
    sweeper->frame = world_frame_of(&sweeper->world, number);
    enum status status = world_case_make(&sweeper->world, number, &sweeper->made, arena, error);
    if (status == STATUS_OK) {
        world_node_make(&sweeper->node, &sweeper->made);
        status = generated_request_lay_out(&sweeper->call, &sweeper->made, &sweeper->node, &host->memory,
                                           arena, error);
    }
    if (status == STATUS_OK)
        status = kept_inputs_take(&sweeper->kept, &host->memory, arena, error);
    const struct tensor *data = &sweeper->made.inputs[INPUT_DATA];
    if (status == STATUS_OK)
        status = tensor_create(&sweeper->expected, data->dtype, data->dims, data->rank, arena, error);
    sweeper->is_prepared = sweeper->is_loaded = false;
    return status;
}

/* Writes the inputs that differ between one case of a frame and the next. */
static void next_in_frame(struct sweeper *sweeper, uint64_t number)
{
    const bool values_change = world_values_change(&sweeper->frame, number);
    world_case_next(&sweeper->frame, number, &sweeper->made);
    for (int slot = 0; slot < INPUT_SLOTS; slot++) {
        const struct tensor *tensor = &sweeper->made.inputs[slot];
        if (tensor->size > 0 && (slot == INPUT_INDICES || values_change))
            kept_inputs_write(&sweeper->kept, sweeper->call.request->inputs[slot].elements, tensor->elements,
                              tensor->size);
    }
    plugin_call_renew(&sweeper->call);
}

/* ---- a case ------------------------------------------------------------------------------------------------------------- */

static bool same_strings(const struct string_element *a, const struct scatter_cts_string *b, int64_t count)
{
    for (int64_t i = 0; i < count; i++)
        if (a[i].size != b[i].size || (a[i].size > 0 && memcmp(a[i].bytes, b[i].bytes, a[i].size) != 0))
            return false;
    return true;
}

static bool is_as_expected(const struct sweeper *sweeper)
{
    const struct tensor *expected = &sweeper->expected;
    const void *actual = sweeper->call.output->elements;
    if (!plugin_call_is_as_prepared(&sweeper->call))
        return false;
    if (expected->dtype == DTYPE_STRING)
        return same_strings(expected->elements, actual, expected->count);
    return expected->size == 0 || memcmp(expected->elements, actual, expected->size) == 0;
}

/* The plugin's result as an answer to be judged; false when what it left behind is none. */
static bool take_answer(struct sweeper *sweeper, enum scatter_cts_result result, struct answer *answer)
{
    struct arena *arena = &sweeper->case_arena;
    struct error error;
    void *bytes;
    size_t size;
    *answer = (struct answer){.kind = result == SCATTER_CTS_REJECTED ? ANSWER_REJECTED : ANSWER_FAILED,
                              .message = sweeper->call.text,
                              .text = ""};
    if (result == SCATTER_CTS_REJECTED || result == SCATTER_CTS_FAILED)
        return true;
    answer->kind = ANSWER_OUTPUT;
    answer->message = "";
    return result == SCATTER_CTS_OK && plugin_call_is_as_prepared(&sweeper->call) &&
           plugin_call_output(&sweeper->call, &bytes, &size, arena, &error) == STATUS_OK &&
           tensor_from_bytes(&answer->output, bytes, size, NULL, arena, &error) == STATUS_OK;
}

/* Loads the case for the judge, once per frame: only elements change within a frame, and the case borrows them. */
static enum status load_case(struct sweeper *sweeper, struct error *error)
{
    if (sweeper->is_loaded)
        return STATUS_OK;
    enum status status =
        generated_case_load(&sweeper->the_case, "", &sweeper->made, &sweeper->frame_arena, error);
    sweeper->is_loaded = status == STATUS_OK;
    return status;
}

/* Whether the judge has something against an answer that is not what the reference computes. */
static bool is_suspect(struct sweeper *sweeper, enum scatter_cts_result result)
{
    struct derived_expectation derived;
    struct answer answer;
    struct error error;
    if (!take_answer(sweeper, result, &answer) || load_case(sweeper, &error) != STATUS_OK ||
        derive_expectation(&sweeper->the_case, &derived, &sweeper->case_arena, &error) != STATUS_OK)
        return true;
    const struct judgement judgement =
        judge(&sweeper->settings, &sweeper->the_case, &derived, &answer, &sweeper->case_arena);
    return judgement.verdict != VERDICT_PASS && judgement.verdict != VERDICT_UNSUPPORTED;
}

static void *allocate_for_plugin(void *context, size_t size)
{
    struct arena *arena = context;
    return arena_allocate(arena, size);
}

static enum scatter_cts_result call_plugin(struct sweeper *sweeper, const struct plugin_host *host)
{
    struct plugin_call *call = &sweeper->call;
    call->output->allocate = allocate_for_plugin;
    call->output->context = &sweeper->case_arena;
    enum scatter_cts_result result =
        host->plugin->run(host->state, call->request, call->output, call->message);
    if (!fork_mark_is_own(&sweeper->mark))
        _exit(0); /* a fork of the plugin that also returned: it must not go on with the cases of this one */
    (void)fesetenv(&host->environment); /* a change decides no verdict */
    plugin_call_end_text(call);
    return result;
}

/* Computes the expected output of the current case, if the specification defines one. */
static enum status expect(struct sweeper *sweeper, struct error *error)
{
    const struct scatter_node *node = &sweeper->node.node;
    struct preparation *preparation = &sweeper->preparation;
    (sweeper->is_prepared ? scatter_prepare_again : scatter_prepare)(node, preparation);
    sweeper->is_prepared = true;
    return scatter_evaluate(node, preparation, &sweeper->expected, &sweeper->case_arena, error);
}

/* Whether the plugin declares that it does not take the current case. Only those that declare forms need its model. */
static enum status is_undeclared(struct sweeper *sweeper, bool *undeclared, struct error *error)
{
    const struct declaration *declaration = &sweeper->declaration;
    struct beyond_limit beyond;
    const char *reason;
    if (declaration->form_count == 0) {
        *undeclared = limits_exceeded(&declaration->limits, sweeper->made.inputs, INPUT_SLOTS, &beyond);
        return STATUS_OK;
    }
    enum status status = load_case(sweeper, error);
    *undeclared = status == STATUS_OK &&
                  !declaration_covers(declaration, &sweeper->the_case, NULL, &reason, &sweeper->case_arena);
    return status;
}

/* Gives the plugin the current case. *suspect: there is something to be said against what it did. */
static enum status execute(struct sweeper *sweeper, struct plugin_host *host, struct sweep_page *page,
                           bool *suspect, struct error *error)
{
    bool undeclared = false;
    arena_reset(&sweeper->case_arena);
    enum status status = is_undeclared(sweeper, &undeclared, error);
    if (undeclared) {
        add_to(&page->executed, 1);
        add_to(&page->unsupported, 1); /* and not given to it, as in a run */
    }
    if (status != STATUS_OK || undeclared)
        return status;
    end_phase(sweeper, page, PHASE_MAKING);
    status = expect(sweeper, error);
    if (status != STATUS_OK)
        return status;
    const enum outcome outcome = sweeper->preparation.outcome;
    end_phase(sweeper, page, PHASE_EXPECTING);
    enum scatter_cts_result result = call_plugin(sweeper, host);
    end_phase(sweeper, page, PHASE_IMPLEMENTATION);
    add_to(&page->executed, 1);
    add_to(&page->unsupported, result == SCATTER_CTS_UNSUPPORTED);
    *suspect =
        !kept_inputs_are_unchanged(&sweeper->kept) || guarded_memory_overwritten(&host->memory) != NULL;
    bool is_plain = result == SCATTER_CTS_UNSUPPORTED ||
                    (result == SCATTER_CTS_OK && outcome == OUTCOME_COMPUTED && is_as_expected(sweeper)) ||
                    (result == SCATTER_CTS_REJECTED && outcome == OUTCOME_REFUSED);
    if (*suspect || is_plain)
        return STATUS_OK;
    add_to(&page->judged, 1);
    *suspect = is_suspect(sweeper, result);
    return STATUS_OK;
}

/* ---- a range ------------------------------------------------------------------------------------------------------------ */

/*
 * Executes cases of one frame before `end`, from page->current on, up to the first suspect one: what that left behind in the
 * memory of the frame is not to be held against the next.
 */
static enum status execute_frame(struct sweeper *sweeper, struct plugin_host *host, uint64_t end,
                                 int64_t deadline, struct sweep_page *page, struct error *error)
{
    uint64_t number = page->current;
    sweeper->is_timed = sweeper->frames++ % FRAMES_OF_ONE_TIMED == 0;
    if (sweeper->is_timed)
        sweeper->phase_began = clock_nanoseconds();
    enum status status = begin_frame(sweeper, host, number, error);
    if (sweeper->frame.end < end)
        end = sweeper->frame.end;
    bool suspect = false;
    if (status == STATUS_OK)
        page->kinds[world_kind_of(&sweeper->world, number)] = 1;
    while (status == STATUS_OK && number < end && !suspect) {
        status = execute(sweeper, host, page, &suspect, error);
        end_phase(sweeper, page, PHASE_COMPARING);
        if (status != STATUS_OK)
            return status;
        if (suspect)
            page->numbers[page->found++] = number;
        else if (number + 1 < end)
            next_in_frame(sweeper, number);
        atomic_store_explicit(&page->current, ++number, memory_order_release);
        if (clock_milliseconds() >= deadline)
            return STATUS_OK;
    }
    return status;
}

enum status sweep_range(struct sweeper **sweeper, struct plugin_host *host, const struct sweep_range *range,
                        struct sweep_page *page, struct error *error)
{
    enum status status = *sweeper == NULL ? make(sweeper, error) : STATUS_OK;
    if (status == STATUS_OK)
        status = prepare(*sweeper, range, error);
    if (status != STATUS_OK)
        return status;
    host->memory.stays_writable = true;
    (*sweeper)->declaration = plugin_declaration_of_each_case(host->plugin);
    const struct world *world = &(*sweeper)->world;
    const uint64_t to = range->to < world->cases ? range->to : world->cases;
    if (strlen(range->wanted) != world_kinds(world)->count)
        return error_set(error, STATUS_PROTOCOL, "the range does not say which kinds are wanted");
    page->current = range->from;
    const int64_t deadline = clock_milliseconds() + SWEEP_SLICE_MILLISECONDS;
    do { /* of one case at least, so that it comes further */
        page->current = world_next_wanted(world, page->current, to, range->wanted);
        if (page->current == to)
            return STATUS_OK;
        status = execute_frame(*sweeper, host, to, deadline, page, error);
    } while (status == STATUS_OK && page->found < range->most_found && clock_milliseconds() < deadline);
    return status;
}
