/* The header of a run: what was run, on what, and how it was judged. */
#include "printable.h"
#include "record.h"
#include "record_members.h"
#include "result.h"
#include "time_limit.h"
#include "version.h"

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
    return command == NULL ? "" : command;
}

static json_t *sources_record(const struct run_description *description, struct arena *arena)
{
    json_t *records = json_array();
    for (size_t i = 0; i < description->source_count; i++) {
        const struct case_source *source = &description->sources[i];
        const struct corpus_identity *corpus = &description->corpora[i];
        json_t *object = json_pack("{s:s, s:I, s:s?}", "name", printable(source->name, arena), "cases",
                                   (json_int_t)source->count, "corpus_hash", corpus->hash);
        if (source->world != NULL) {
            (void)json_object_set_new(object, "from", json_integer((json_int_t)source->from));
            (void)json_object_set_new(object, "end", json_integer((json_int_t)source->end));
        }
        if (corpus->version != NULL)
            (void)json_object_set_new(object, "corpus_matches", json_boolean(!corpus_differs(corpus)));
        if (corpus->version != NULL && corpus->version[0] != '\0')
            record_set_text(object, "corpus_version", corpus->version, arena);
        (void)json_array_append_new(records, object);
    }
    return records;
}

/* Adds options to an object; a later one replaces an earlier one of its key. */
static void set_options(json_t *object, const struct option *options, size_t count, struct arena *arena)
{
    for (size_t i = 0; i < count; i++)
        record_set_text(object, printable(options[i].key, arena), options[i].value, arena);
}

/* Whether it runs in processes of its own. */
static bool has_process(const struct implementation *implementation)
{
    return implementation->kind != IMPLEMENTATION_ANSWERS && !implementation->settings->in_process;
}

/* How the implementation is isolated and its memory errors are detected. */
static json_t *isolation_record(const struct implementation *implementation)
{
    const struct execution_settings *settings = implementation->settings;
    bool watched =
        implementation->kind == IMPLEMENTATION_BUILT_IN || implementation->kind == IMPLEMENTATION_LIBRARY;
    return json_pack("{s:b, s:b, s:s}", "process", has_process(implementation), "memory_watched", watched,
                     "guard",
                     !watched                 ? "none"
                     : settings->flush_to_end ? "end"
                                              : "start");
}

static json_t *implementation_record(const struct session *session, struct arena *arena)
{
    const struct implementation *implementation = session->implementation;
    const struct execution_settings *settings = implementation->settings;
    json_t *given = json_object(), *in_effect = json_object();
    set_options(given, settings->options, settings->option_count, arena);
    set_options(in_effect, implementation->written_defaults, implementation->default_count, arena);
    set_options(in_effect, settings->options, settings->option_count, arena);
    return json_pack("{s:s, s:s, s:s, s:o, s:o, s:o}", "specification",
                     printable(implementation->specification, arena), "name",
                     printable(session->declaration.name, arena), "version",
                     printable(session->declaration.version, arena), "isolation",
                     isolation_record(implementation), "options", given, "options_in_effect", in_effect);
}

static json_t *limits_record(const struct implementation *implementation, struct arena *arena)
{
    const struct execution_settings *settings = implementation->settings;
    json_t *record = json_pack(
        "{s:I, s:I, s:I}", "case_milliseconds", (json_int_t)settings->case_milliseconds, "memory_bytes",
        (json_int_t)settings->memory, "frame_bytes", (json_int_t)settings->largest_frame);
    if (has_process(implementation))
        record_set_text(record, "time", tree_meter_is_available() ? "wall-without-waiting" : "wall", arena);
    return record;
}

json_t *header_record(const struct run_description *description, struct arena *arena)
{
    const struct judge_settings *judge = description->judge;
    json_t *record = json_object();
    json_t *strict = json_array();
    for (const char *const *glob = judge->strict; glob != NULL && *glob != NULL; glob++)
        (void)json_array_append_new(strict, json_string(printable(*glob, arena)));
    record_set_text(record, "type", "header", arena);
    record_set_text(record, "program", "scatter-cts", arena);
    record_set_text(record, "version", SCATTER_CTS_VERSION, arena);
    (void)json_object_set_new(record, "format", json_integer(RESULT_FORMAT));
    record_set_text(record, "started", description->started, arena);
    record_set_text(record, "command", run_command(description, arena), arena);
    record_set_text(record, "judge", "clauses", arena);
    record_set_text(record, "edition", edition_name(judge->edition), arena);
    (void)json_object_set_new(record, "strict", strict);
    (void)json_object_set_new(record, "implementation", implementation_record(description->session, arena));
    (void)json_object_set_new(record, "limits", limits_record(description->session->implementation, arena));
    (void)json_object_set_new(record, "sources", sources_record(description, arena));
    if (selection_narrows(description->selection))
        (void)json_object_set_new(record, "selection", selection_record(description->selection, arena));
    return record;
}
