#include "case_command.h"

#include "case_source.h"
#include "commands.h"
#include "file.h"
#include "judge.h"
#include "print_text.h"
#include "result.h"
#include "terminal.h"

#include <stdlib.h>
#include <string.h>

/* The number of lines about folders if no case is selected. */
enum { LINES_SHOWN = 6 };

/* ---- the selected cases -------------------------------------------------------------------------------- */

enum status selected_cases_make(struct selected_cases *selected, const struct arguments *arguments,
                                const struct invocation *invocation, struct arena *arena, struct error *error)
{
    selected->selection = arguments_selection(arguments);
    selected->corpora = NULL;
    selected->cases = (struct case_list){0};
    enum status status = selection_check(&selected->selection, error);
    if (status != STATUS_OK)
        return status;
    status = case_sources_of_tier(selected->selection.tier, (const char *const *)arguments->cases,
                                  invocation->program, selected->selection.ids, &selected->sources,
                                  &selected->source_count, &selected->cases, arena, error);
    for (size_t i = 0; status == STATUS_OK && i < selected->source_count; i++)
        if (selected->sources[i].world != NULL)
            return error_set(error, STATUS_USAGE,
                             "--cases %s: only \"scatter-cts run\" and sweep take the cases of a world; "
                             "\"scatter-cts show %s/NUMBER\" shows one",
                             selected->sources[i].argument, selected->sources[i].name);
    return status;
}

enum status selected_cases_load(const struct selected_cases *selected, size_t index,
                                struct scatter_case *the_case, struct arena *arena, struct error *error)
{
    const struct case_location *location = &selected->cases.locations[index];
    if (!selection_admits_id(&selected->selection, location->id))
        return error_set(error, STATUS_NOT_FOUND, "%s: is not selected", location->id);
    enum status status = scatter_case_load(the_case, location, arena, error);
    if (status == STATUS_OK && !selection_admits(&selected->selection, the_case, arena))
        return error_set(error, STATUS_NOT_FOUND, "%s: is not selected", location->id);
    the_case->ours = selected->corpora != NULL &&
                     corpora_own(selected->corpora, selected->sources, selected->source_count, location->id);
    return status;
}

void none_selected_show(const struct selected_cases *selected)
{
    struct tally tally = {0};
    struct arena arena = arena_create((size_t)4 << 30);
    for (size_t i = 0; i < selected->cases.count; i++) {
        struct scatter_case the_case;
        struct error error;
        if (selected_cases_load(selected, i, &the_case, &arena, &error) == STATUS_NOT_SCATTER) {
            const struct recorded_case *item = skipped_record(selected->cases.locations[i].id, error.message,
                                                              the_case.is_nearly_scatter, &arena);
            if (item != NULL)
                tally_add(&tally, item);
        }
        arena_reset(&arena);
    }
    (void)print_text(stderr, "scatter-cts: no case is selected\n");
    terminal_show_passed_over(stderr, &tally, LINES_SHOWN);
    tally_destroy(&tally);
    arena_destroy(&arena);
}

void selected_cases_release(struct selected_cases *selected)
{
    case_list_close(&selected->cases);
}

/* ---- the command --------------------------------------------------------------------------------------- */

/* Compares the cases with the manifests of their sources. STATUS_UNREADABLE if they differ and --any-corpus
 * is not given; otherwise *note receives a message for the user, or NULL. */
static enum status check_corpora(struct selected_cases *selected, bool any_corpus, const char **note,
                                 struct arena *arena, struct error *error)
{
    struct corpus_identity *corpora = arena_allocate_zeroed(arena, selected->source_count, sizeof *corpora);
    if (corpora == NULL)
        return error_no_memory(error, "the sources of cases");
    enum status status =
        corpora_identify(corpora, selected->sources, selected->source_count, &selected->cases, arena, error);
    if (status != STATUS_OK)
        return status;
    selected->corpora = corpora;
    return corpora_accept(corpora, selected->sources, selected->source_count, any_corpus, note, arena, error);
}

/* A command that is being performed. */
struct performed {
    struct case_command *command;
    const struct case_command_kind *kind;
    const struct invocation *invocation;
};

static enum status perform(void *state, poptContext context, int *code, struct error *error)
{
    const struct performed *performed = state;
    struct case_command *command = performed->command;
    struct arena *arena = &command->arena;
    const char *note = NULL;
    enum status status = performed->kind->take_words(command, context, error);
    if (status == STATUS_OK)
        status =
            selected_cases_make(&command->selected, &command->arguments, performed->invocation, arena, error);
    if (status == STATUS_OK)
        status = check_corpora(&command->selected, command->arguments.any_corpus != 0, &note, arena, error);
    if (status == STATUS_OK)
        status = clauses_load(&command->clauses, arena, error);
    if (status == STATUS_OK && note != NULL)
        print_complaint(note);
    command->settings = (struct judge_settings){.clauses = &command->clauses, .edition = EDITION_NEWEST};
    return status == STATUS_OK ? performed->kind->perform(command, code, error) : status;
}

int case_command_run(struct case_command *command, const struct case_command_kind *kind,
                     const struct invocation *invocation)
{
    *command =
        (struct case_command){.arguments = arguments_default(), .arena = arena_create((size_t)2 << 30)};
    struct performed performed = {command, kind, invocation};
    static struct poptOption none[] = {POPT_TABLEEND};
    struct poptOption *own = kind->options == NULL ? none : kind->options;
    struct poptOption selection[SELECTION_OPTION_COUNT];
    selection_options(&command->arguments, selection);
    const struct poptOption options[] = {
        {NULL, 0, POPT_ARG_INCLUDE_TABLE, own, 0, NULL, NULL},
        {NULL, 0, POPT_ARG_INCLUDE_TABLE, selection, 0, SELECTION_HEADING, NULL},
        POPT_AUTOHELP POPT_TABLEEND};
    const struct command_kind shared = {
        .help = kind->help, .options = options, .arguments = &command->arguments, .perform = perform};
    const int code = command_perform(invocation, &shared, &performed);
    selected_cases_release(&command->selected);
    arena_destroy(&command->arena);
    return code;
}

/* The codes of the rules that an input breaks, such as ["index-bounds"]. */
static json_t *broken_rules_json(const struct preparation *preparation)
{
    json_t *rules = json_array();
    for (int rule = 0; rule < RULE_COUNT; rule++)
        if (preparation_violation(preparation, (enum rule)rule) != NULL)
            (void)json_array_append_new(rules, json_string(rule_code((enum rule)rule)));
    return rules;
}

json_t *refusal_json(const struct judge_settings *settings, const struct scatter_case *the_case,
                     const struct derived_expectation *derived, struct arena *arena)
{
    const struct answer refusal = {.kind = ANSWER_REJECTED, .message = "", .text = ""};
    if (derived->preparation.outcome != OUTCOME_REFUSED)
        return NULL;
    const enum severity severity = level_severity(judge(settings, the_case, derived, &refusal, arena).level);
    if (severity == SEVERITY_OBSERVATION)
        return NULL;
    return json_pack("{s:o, s:s}", "rules", broken_rules_json(&derived->preparation), "due",
                     severity == SEVERITY_FAILURE ? "must" : "should");
}

enum status exported_refusals_end(struct exported_refusals *refusals, struct arena *arena,
                                  struct error *error)
{
    if (refusals->folder == NULL)
        return STATUS_OK;
    const char *path = arena_format(arena, "%s/refusals.json", refusals->folder);
    json_t *description = json_pack("{s:s, s:o}", "result", "invalid", "data_sets", refusals->data_sets);
    char *text = json_dumps(description, JSON_INDENT(2));
    enum status status = path == NULL || text == NULL ? error_no_memory(error, refusals->folder)
                                                      : file_write(path, text, strlen(text), error);
    free(text);
    json_decref(description);
    *refusals = (struct exported_refusals){0};
    return status;
}
