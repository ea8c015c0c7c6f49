/* One run in the model. */
#include "print_text.h"
#include "record.h"
#include "report.h"
#include "report_format.h"
#include "view.h"

#include <string.h>

/* Of many different remarks of one kind the first are listed; longer texts are cut. */
enum { REMARKS_MOST = 40, REMARK_LENGTH = 240, CHOICES_MOST = 400, TEXT_LENGTH = 400 };

/* A text of a third party, cut. */
static json_t *short_json(const struct model_writing *writing, const char *text)
{
    return model_text(writing, text_cut(text, TEXT_LENGTH, writing->arena));
}

/* ---- commands ------------------------------------------------------------------------------------------ */

/* The beginning of the command that runs one case again, by the source of the case: the id as a glob
 * follows. */
static json_t *again_json(const struct model_writing *writing, const struct reported_run *run)
{
    json_t *commands = json_object();
    for (size_t i = 0; i < run->case_count; i++) {
        const struct reported_case *item = &run->cases[i];
        json_t *source = json_stringn(item->id, strcspn(item->id, "/#"));
        const char *name = json_string_value(source);
        if (item->record != NULL && name != NULL && json_object_get(commands, name) == NULL) {
            const char *command = item->record->command;
            const char *end = shell_glob_word(item->id, writing->arena);
            const size_t length = strlen(command), tail = strlen(end);
            if (length > tail && strcmp(command + length - tail, end) == 0)
                (void)json_object_set_new(
                    commands, name,
                    short_json(writing, command_without_folder(text_or_empty(arena_copy_text(
                                                                   writing->arena, command, length - tail)),
                                                               writing->arena)));
        }
        json_decref(source);
    }
    return commands;
}

/* ---- statements ---------------------------------------------------------------------------------------- */

static json_t *statements_json(const struct model_writing *writing, const struct reported_run *run)
{
    const struct conformance *conformance = &run->tally.conformance;
    struct arena *arena = writing->arena;
    json_t *statements = json_array();
    for (int row = 0; row < OPERATOR_VERSION_COUNT; row++) {
        if (conformance->versions[row].cases == 0)
            continue;
        const enum statement statement = conformance_of(conformance, row, run->complete);
        const char *confirmed = run->complete ? conformance_pairs_text(conformance, row, true, arena) : "";
        const char *wanting = run->complete ? conformance_pairs_text(conformance, row, false, arena) : "";
        (void)json_array_append_new(
            statements,
            json_pack("{s:i, s:s, s:s, s:s, s:s, s:s, s:I}", "version", row, "statement",
                      statement_name(statement), "grade", conformance_mark(conformance, row, run->complete),
                      "limits", text_or_empty(conformance_limits_text(conformance, row, arena)), "confirmed",
                      text_or_empty(confirmed), "wanting", text_or_empty(wanting), "cases",
                      (json_int_t)conformance->versions[row].cases));
    }
    return statements;
}

/* ---- lists --------------------------------------------------------------------------------------------- */

json_t *model_facts(const struct model_writing *writing, const struct report_fact *facts, size_t count,
                    size_t length)
{
    json_t *list = json_array();
    for (size_t i = 0; i < count; i++)
        (void)json_array_append_new(
            list, json_pack("[s, o]", facts[i].name,
                            model_text(writing, text_cut(facts[i].value, length, writing->arena))));
    return list;
}

/* The versions of the sources of cases, where they are known, by the name of the source. */
static json_t *corpora_json(const struct model_writing *writing, const struct recorded_header *header)
{
    json_t *corpora = json_object();
    for (size_t i = 0; i < header->sources.count; i++) {
        const struct recorded_source *source = &header->sources.items[i];
        if (source->corpus_version[0] != '\0')
            (void)json_object_set_new(corpora, printable(source->name, writing->arena),
                                      short_json(writing, source->corpus_version));
    }
    return corpora;
}

static json_t *losses_json(const struct model_writing *writing, const struct reported_run *run)
{
    json_t *list = json_array();
    const struct recorded_losses *losses = &run->footer->lost_processes;
    for (size_t i = 0; i < REMARKS_MOST && i < losses->count; i++) {
        const struct recorded_loss *loss = &losses->items[i];
        const char *text = arena_format(
            writing->arena, "A process %s %s%s%s, %s.", text_cut(loss->how, REMARK_LENGTH, writing->arena),
            loss_name(loss->when), loss->case_id[0] == '\0' ? "" : ", ", loss->case_id,
            count_text(recorded_loss_count(loss), "time", writing->arena));
        (void)json_array_append_new(list, short_json(writing, text_or_empty(text)));
    }
    return list;
}

static json_t *unsupported_json(const struct model_writing *writing, const struct reported_run *run)
{
    const struct counted_texts *reasons = &run->tally.unsupported;
    json_t *list = json_array();
    for (size_t i = 0; i < reasons->count && i < CHOICES_MOST; i++)
        (void)json_array_append_new(list,
                                    json_pack("[o, I]",
                                              model_text(writing, text_cut(tally_reason(&reasons->items[i]),
                                                                           REMARK_LENGTH, writing->arena)),
                                              (json_int_t)reasons->items[i].count));
    return list;
}

static json_t *choices_json(const struct model_writing *writing, const struct reported_run *run)
{
    json_t *list = json_array();
    for (size_t i = 0; i < run->choice_count && json_array_size(list) < CHOICES_MOST; i++) {
        const struct reported_choice *choice = &run->choices[i];
        (void)json_array_append_new(
            list, json_pack("{s:o, s:o, s:s, s:b, s:I, s:o}", "clause", short_json(writing, choice->subject),
                            "policy", short_json(writing, choice->policy), "level", level_name(choice->level),
                            "gate", (int)choice->is_gate, "cases", (json_int_t)choice->cases, "first",
                            short_json(writing, choice->first)));
    }
    return list;
}

/* ---- remarks ------------------------------------------------------------------------------------------- */

static void remark(const struct model_writing *writing, json_t *list, const char *text)
{
    if (text != NULL && json_array_size(list) < REMARKS_MOST)
        (void)json_array_append_new(list,
                                    model_text(writing, text_cut(text, 2 * REMARK_LENGTH, writing->arena)));
}

/* Waived failures by reason. */
static void remark_waived(const struct model_writing *writing, const struct reported_run *run, json_t *list)
{
    struct counted_texts reasons = {0};
    for (size_t i = 0; i < run->case_count; i++)
        if (run->cases[i].waived != NULL)
            counted_texts_add(&reasons, run->cases[i].waived, NULL);
    for (size_t i = 0; i < reasons.count; i++)
        remark(writing, list,
               arena_format(writing->arena, "%s waived: %s",
                            count_text(reasons.items[i].count, "failure", writing->arena),
                            reasons.items[i].text));
    counted_texts_free(&reasons);
}

static json_t *remarks_json(const struct model_writing *writing, const struct reported_run *run)
{
    const struct tally *tally = &run->tally;
    struct arena *arena = writing->arena;
    json_t *list = json_array();
    if (tally->differ_illegally > 0)
        remark(writing, list,
               arena_format(arena, "Of %s run several times, the answers of %s differ, and some fail.",
                            count_text(tally->repeated, "case", arena),
                            number_text(tally->differ_illegally, arena)));
    if (tally->differ_legally > 0)
        remark(writing, list,
               arena_format(arena, "Of %s run several times, the answers of %s differ, and all are allowed.",
                            count_text(tally->repeated, "case", arena),
                            number_text(tally->differ_legally, arena)));
    if (tally->conformance.others > 0)
        remark(writing, list,
               arena_format(arena, "%s: " NO_VERSION_WORDS ".",
                            count_text(tally->conformance.others, "case", arena)));
    remark_waived(writing, run, list);
    for (size_t i = 0; i < run->footer->stale_waiver_messages.count; i++)
        remark(writing, list,
               arena_format(arena, "A stale waiver: %s", run->footer->stale_waiver_messages.items[i]));
    for (size_t i = 0; i < tally->nearly_scatter.count; i++)
        remark(writing, list,
               arena_format(arena, "Passed over, but perhaps meant as a scatter case: %s: %s",
                            tally->nearly_scatter.items[i].first, tally->nearly_scatter.items[i].text));
    for (int kind = 0; kind < PASSED_OVER_COUNT; kind++)
        if (tally->passed_over[kind].folders > 0)
            remark(writing, list,
                   arena_format(
                       arena, "%s.",
                       passed_over_text((enum passed_over_kind)kind, &tally->passed_over[kind], arena)));
    for (size_t i = 0; i < tally->file_warnings.count; i++)
        remark(writing, list,
               arena_format(arena, "The files of %s: %s",
                            count_text(tally->file_warnings.items[i].count, "case", arena),
                            tally->file_warnings.items[i].text));
    return list;
}

/* ---- the run ------------------------------------------------------------------------------------------- */

json_t *model_run(struct model_writing *writing, size_t number)
{
    const struct report *report = writing->report;
    const struct reported_run *run = &report->runs[number];
    const struct recorded_header *header = run->header;
    struct arena *arena = writing->arena;
    const char *program = arena_format(arena, "scatter-cts %s", header->version);
    struct report_fact facts[REPORT_FACTS_MOST];
    const size_t count = report_facts(run, facts, arena);
    json_t *object = json_pack(
        "{s:o, s:o, s:o, s:o, s:o, s:o, s:b, s:b}", "title",
        model_text(writing, text_cut(reported_title_among(report, number, arena), REMARK_LENGTH, arena)),
        "name", short_json(writing, run->name), "version", short_json(writing, run->version), "program",
        short_json(writing, text_or_empty(program)), "edition", short_json(writing, header->edition),
        "started", short_json(writing, header->started), "complete", (int)run->complete, "selected",
        (int)run->tally.conformance.selected);
    if (object != NULL)
        model_add_causes(writing, run, object);
    if (object == NULL || !model_add_run_cases(writing, run, object)) {
        json_decref(object);
        return NULL;
    }
    (void)json_object_set_new(object, "facts", model_facts(writing, facts, count, TEXT_LENGTH));
    (void)json_object_set_new(object, "corpora", corpora_json(writing, header));
    (void)json_object_set_new(object, "sentence", short_json(writing, report_sentence(run, arena)));
    (void)json_object_set_new(object, "short", model_text(writing, report_short_sentence(run, arena)));
    (void)json_object_set_new(object, "command",
                              model_text(writing, text_cut(report_command(run, arena), 2000, arena)));
    (void)json_object_set_new(object, "again", again_json(writing, run));
    (void)json_object_set_new(object, "statements", statements_json(writing, run));
    (void)json_object_set_new(object, "lost", losses_json(writing, run));
    (void)json_object_set_new(object, "lost_count", json_integer(report_lost(run)));
    (void)json_object_set_new(object, "unsupported", unsupported_json(writing, run));
    (void)json_object_set_new(object, "choices", choices_json(writing, run));
    (void)json_object_set_new(object, "remarks", remarks_json(writing, run));
    return object;
}
