/* The header of a run: what was run, on what, and how it was judged. */
#include "print_text.h"
#include "process_tree.h"
#include "record.h"
#include "record_members.h"
#include "result.h"
#include "version.h"

#include <string.h>

/* Adds an option for each text of a list, which may be NULL, to a shell command. */
static const char *with_options(const char *command, const char *option, const char *const *texts,
                                struct arena *arena)
{
    for (; command != NULL && texts != NULL && *texts != NULL; texts++)
        command = arena_format(arena, "%s --%s %s", command, option, shell_word(*texts, arena));
    return command;
}

/* The shell command that repeats the run. */
static const char *run_command(const struct run_description *description, struct arena *arena)
{
    const struct selection *selection = description->selection;
    const char *command = description->command;
    for (size_t i = 0; i < description->source_count && command != NULL; i++) {
        if (description->sources[i].argument == NULL)
            continue; /* --tier says it */
        command = arena_format(arena, "%s --cases %s", command,
                               shell_word(description->sources[i].argument, arena));
    }
    command = with_options(command, "filter", selection->ids, arena);
    command = with_options(command, "operator", selection->operators, arena);
    command = with_options(command, "opset", selection->opsets, arena);
    command = with_options(command, "dtype", selection->dtypes, arena);
    command = with_options(command, "reduction", selection->reductions, arena);
    const char *const tier[] = {selection->tier, NULL};
    command = with_options(command, "tier", tier, arena);
    return text_or_empty(command);
}

static struct recorded_sources sources_record(const struct run_description *description, struct arena *arena)
{
    struct recorded_source *items = arena_allocate_zeroed(arena, description->source_count, sizeof *items);
    for (size_t i = 0; i < description->source_count && items != NULL; i++) {
        const struct case_source *source = &description->sources[i];
        const struct corpus_identity *corpus = &description->corpora[i];
        const bool is_world = source->world != NULL, has_manifest = corpus->version != NULL;
        items[i] =
            (struct recorded_source){.name = printable(source->name, arena),
                                     .cases = (int64_t)source->count,
                                     .has_from = is_world,
                                     .from = (int64_t)source->from,
                                     .has_end = is_world,
                                     .end = (int64_t)source->end,
                                     .corpus_hash = corpus->hash,
                                     .corpus_version = has_manifest ? printable(corpus->version, arena) : "",
                                     .has_corpus_matches = has_manifest,
                                     .corpus_matches = has_manifest && corpus->problem == NULL};
    }
    return (struct recorded_sources){items == NULL ? 0 : description->source_count, items};
}

/* Adds options to a list with room for them, sorted by key; a later one replaces an earlier one of its
 * key. */
static void add_options(struct option *items, size_t *count, const struct option *options,
                        size_t option_count, struct arena *arena)
{
    for (size_t i = 0; i < option_count; i++) {
        const struct option next = {printable(options[i].key, arena), printable(options[i].value, arena)};
        size_t at = 0;
        while (at < *count && strcmp(items[at].key, next.key) < 0)
            at++;
        if (at == *count || strcmp(items[at].key, next.key) != 0)
            memmove(&items[at + 1], &items[at], ((*count)++ - at) * sizeof *items);
        items[at] = next;
    }
}

/* The options given, after `others`. */
static struct recorded_options options_record(const struct option *others, size_t other_count,
                                              const struct execution_settings *settings, struct arena *arena)
{
    size_t count = 0;
    struct option *items = arena_allocate_zeroed(arena, other_count + settings->option_count, sizeof *items);
    if (items != NULL) {
        add_options(items, &count, others, other_count, arena);
        add_options(items, &count, settings->options, settings->option_count, arena);
    }
    return (struct recorded_options){count, items};
}

/* Whether it runs in processes of its own. */
static bool has_process(const struct implementation *implementation)
{
    return implementation->kind != IMPLEMENTATION_ANSWERS && !implementation->settings->in_process;
}

/* How the implementation is isolated and its memory errors are detected. */
static const struct recorded_isolation *isolation_record(const struct implementation *implementation,
                                                         struct arena *arena)
{
    const bool watched =
        implementation->kind == IMPLEMENTATION_BUILT_IN || implementation->kind == IMPLEMENTATION_LIBRARY;
    struct recorded_isolation *record = arena_allocate(arena, sizeof *record);
    if (record != NULL)
        *record = (struct recorded_isolation){has_process(implementation), watched,
                                              !watched                                 ? "none"
                                              : implementation->settings->flush_to_end ? "end"
                                                                                       : "start"};
    return record;
}

/* What it computes on; NULL if it does not say so. */
static const struct recorded_device *device_record(const struct declaration *declaration, struct arena *arena)
{
    if (declaration->device == NULL || declaration->device[0] == '\0')
        return NULL;
    struct recorded_device *record = arena_allocate(arena, sizeof *record);
    if (record != NULL)
        *record = (struct recorded_device){declaration->device, declaration->driver};
    return record;
}

static const struct recorded_implementation *implementation_record(const struct session *session,
                                                                   struct arena *arena)
{
    const struct implementation *implementation = session->implementation;
    const struct execution_settings *settings = implementation->settings;
    struct recorded_implementation *record = arena_allocate(arena, sizeof *record);
    if (record != NULL)
        *record = (struct recorded_implementation){
            .specification = printable(implementation->specification, arena),
            .name = printable(session->declaration.name, arena),
            .version = printable(session->declaration.version, arena),
            .isolation = isolation_record(implementation, arena),
            .options = options_record(NULL, 0, settings, arena),
            .options_in_effect = options_record(implementation->written_defaults,
                                                implementation->default_count, settings, arena),
            .device = device_record(&session->declaration, arena)};
    return record;
}

static const struct recorded_run_limits *limits_record(const struct session *session, struct arena *arena)
{
    const struct implementation *implementation = session->implementation;
    const struct execution_settings *settings = implementation->settings;
    struct recorded_run_limits *record = arena_allocate(arena, sizeof *record);
    if (record != NULL)
        *record = (struct recorded_run_limits){
            .case_milliseconds = settings->case_milliseconds,
            .preparation_milliseconds = preparation_milliseconds(session, settings->case_milliseconds),
            .time = !has_process(implementation) ? ""
                    : tree_meter_is_available()  ? "wall-without-waiting"
                                                 : "wall",
            .memory_bytes = (int64_t)settings->memory,
            .frame_bytes = (int64_t)settings->largest_frame};
    return record;
}

struct recorded_header *header_record(const struct run_description *description, struct arena *arena)
{
    const size_t refused = arena->refused;
    const struct judge_settings *judge = description->judge;
    struct recorded_header *header = arena_allocate(arena, sizeof *header);
    if (header == NULL)
        return NULL;
    *header = (struct recorded_header){.program = "scatter-cts",
                                       .version = SCATTER_CTS_VERSION,
                                       .format = RESULT_FORMAT,
                                       .started = description->started,
                                       .command = printable(run_command(description, arena), arena),
                                       .edition = edition_name(judge->edition),
                                       .strict = printable_list(judge->strict, arena),
                                       .implementation = implementation_record(description->session, arena),
                                       .limits = limits_record(description->session, arena),
                                       .sources = sources_record(description, arena),
                                       .selection = selection_narrows(description->selection)
                                                        ? selection_record(description->selection, arena)
                                                        : NULL,
                                       .waivers = ""};
    return arena->refused == refused ? header : NULL;
}
