/* The listeners of a run: what it does with the records of its plan, for one implementation at a time. */
#include "case_page.h"
#include "execution_plan.h"
#include "machine.h"
#include "print_text.h"
#include "record.h"
#include "record_members.h"
#include "run_command.h"
#include "tally.h"
#include "terminal.h"

#include <stdlib.h>

static void on_amend(struct recorded_case *item, void *context)
{
    struct run_command *command = context;
    item->waived = waivers_apply(&command->waivers, item);
    terminal_count_case(&command->terminal, item);
}

static void on_record(const struct recorded_case *item, void *context)
{
    struct run_command *command = context;
    const struct result_record record = result_of_case(NULL, item);
    run_command_write(command, &record);
    command->disputed += execution_plan_disputes_own_case(&command->plan, item);
    terminal_show_case(&command->terminal, item);
}

static void on_progress(size_t done, size_t total, void *context)
{
    struct run_command *command = context;
    const struct execution_plan *plan = &command->plan;
    if (plan_has_worlds(plan))
        terminal_show_progress(&command->terminal, plan->cases_before + done, plan_case_count(plan));
    else
        terminal_show_progress(&command->terminal, done, total);
}

static void on_check(size_t done, size_t most, void *context)
{
    struct run_command *command = context;
    char text[80];
    (void)snprintf(text, sizeof text, "running failing cases again: %zu of at most %zu", done, most);
    terminal_show_progress_text(&command->terminal, text);
}

/* With --in-process a crash ends the program: the last line then names the case. */
static void on_start_in_process(const char *id, void *context)
{
    struct run_command *command = context;
    terminal_end_progress(&command->terminal);
    (void)print_text(stderr, "running %s\n", id);
}

/* Begins or continues the journal: processes lost before also count. */
static enum status begin_journal(struct run_command *command, const struct recorded_header *header,
                                 struct implementation *implementation, struct error *error)
{
    struct journal *journal = &command->journal;
    if (interruption_is_requested()) /* then the header lacks the declaration of the implementation */
        return STATUS_OK;
    enum status status = journal_begin(journal, header, error);
    for (size_t i = 0; status == STATUS_OK && i < journal->losses.kind_count; i++) {
        const struct loss_kind *kind = &journal->losses.kinds[i];
        process_losses_add_counted(&implementation->losses, kind->when, kind->how, kind->case_id,
                                   kind->count);
    }
    journal->losses_known = implementation->losses.count;
    command->implementation = implementation;
    size_t known = journal->records.count;
    if (status == STATUS_OK && known > 0)
        (void)print_text(stdout, "%s: %zu case%s already finished\n", journal->path, known,
                         known == 1 ? " was" : "s were");
    return status;
}

static enum status on_keep(const struct recorded_case *item, void *context, struct error *error)
{
    struct run_command *command = context;
    const struct process_losses losses = process_losses_copy(&command->implementation->losses);
    return journal_add(&command->journal, item, &losses, error);
}

static enum status on_piece(const struct recorded_range *piece, void *context, struct error *error)
{
    struct run_command *command = context;
    const struct process_losses losses = process_losses_copy(&command->implementation->losses);
    return journal_add_range(&command->journal, piece, &losses, error);
}

/* Adds the options to the header that may differ when a run is resumed or merged (results.schema.json). */
static void describe_gates(struct run_command *command, struct recorded_header *header)
{
    const int64_t most = command->plan.settings.most_failures;
    if (command->options.waivers_path != NULL)
        header->waivers = printable(command->options.waivers_path, &command->plan.arena);
    header->max_failures = most > 0 ? most : 0;
}

static enum status on_begin(const struct session *session, void *context, struct error *error)
{
    struct run_command *command = context;
    struct execution_plan *plan = &command->plan;
    enum status status = command->options.waivers_path == NULL || interruption_is_requested()
                             ? STATUS_OK
                             : waivers_check_name(&command->waivers, execution_plan_name(session), error);
    const char *unknown = execution_plan_unknown(session, &plan->arena);
    if (status == STATUS_OK && unknown != NULL)
        run_command_print(command, unknown);
    waivers_restart(&command->waivers);
    command->disputed = 0;
    terminal_begin(&command->terminal, session);
    if (status == STATUS_OK && command->options.outputs_path != NULL)
        status = kept_answers_describe(command->options.outputs_path, session->declaration.name,
                                       session->declaration.version, error);
    if (status != STATUS_OK ||
        (command->results.stream == NULL && command->reports.count == 0 && command->baseline.path == NULL))
        return status;
    struct recorded_header *header = execution_plan_header(plan, session);
    if (header == NULL)
        return error_no_memory(error, "the results");
    if (command->journal.file.stream != NULL)
        status = begin_journal(command, header, session->implementation, error);
    describe_gates(command, header);
    const struct result_record record = result_of_header(header);
    if (status == STATUS_OK)
        run_command_write(command, &record);
    return status;
}

/* The messages about stale waivers, which are found before the footer is written. */
struct stale_message {
    const char *text;
    size_t waiver; /* its number, or NO_WAIVER */
};
struct stale_list {
    struct stale_message *messages; /* in the arena */
    size_t message_count, capacity;
    size_t waivers; /* how many of them are about a waiver; one may say that the check ended early */
    struct arena *arena;
};

static void note_stale_waiver(const struct stale_waiver *stale, void *context)
{
    struct stale_list *list = context;
    struct stale_message *messages =
        arena_room_for(list->arena, list->messages, list->message_count, &list->capacity, sizeof *messages);
    list->waivers += stale->index != NO_WAIVER;
    if (messages == NULL)
        return;
    list->messages = messages;
    list->messages[list->message_count++] = (struct stale_message){stale->message, stale->index};
}

/* Finds the stale waivers; returns how many count. A shard has none, since another shard may have the
 * cases. */
static size_t find_stale(struct run_command *command, struct stale_list *list)
{
    const struct execution_plan *plan = &command->plan;
    const struct waived_run run = {.cases = &plan->cases,
                                   .lacks_cases = plan_has_worlds(plan),
                                   .repetitions = plan->settings.repetitions};
    return plan->shard.count > 0
               ? 0
               : waivers_report_stale(&command->waivers, &run, &plan->clauses, note_stale_waiver, list);
}

/* Adds their number and the first messages to the footer. */
static void describe_stale(const struct stale_list *list, struct recorded_footer *footer)
{
    enum { MOST_IN_FOOTER = 1000 };
    const size_t known = list->waivers < list->message_count ? list->waivers : list->message_count;
    footer->stale_waivers = (int64_t)list->waivers;
    const size_t count = known < MOST_IN_FOOTER ? known : MOST_IN_FOOTER;
    const char **texts = arena_allocate_zeroed(list->arena, count, sizeof *texts);
    for (size_t i = 0; texts != NULL && i < count; i++)
        texts[i] = list->messages[i].text;
    footer->stale_waiver_messages = printable_texts(texts, texts == NULL ? 0 : count, list->arena);
}

/* Prints the number of waived failures. */
static void show_waived(struct run_command *command)
{
    size_t waived = command->waivers.waived;
    if (waived > 0)
        (void)print_text(stdout, "%zu failure%s waived by %s\n", waived, waived == 1 ? " is" : "s are",
                         command->options.waivers_path);
}

/* Prints the stale waivers, of a waiver with many messages the first ones, and how to update them. */
static void print_stale(struct run_command *command, const struct stale_list *list)
{
    enum { MOST_OF_ONE = 3 };
    const char *path = command->options.waivers_path;
    for (size_t i = 0, end = 0; i < list->message_count; i = end) {
        while (end < list->message_count && list->messages[end].waiver == list->messages[i].waiver)
            end++;
        const size_t shown = end - i <= MOST_OF_ONE + 1 ? end : i + MOST_OF_ONE;
        for (; i < shown; i++)
            run_command_print(command, list->messages[i].text);
        if (i < end)
            run_command_print(
                command, text_or_empty(arena_format(
                             list->arena, "%s: waivers[%zu]: and %zu more such messages, which results have",
                             path, list->messages[i].waiver, end - i)));
    }
    const char *advice =
        list->message_count == 0 || interruption_is_requested()
            ? NULL
            : arena_format(
                  &command->plan.arena,
                  "%s: to update the waivers, run \"scatter-cts waive RESULTS --waivers %s\" with RESULTS of "
                  "\"scatter-cts run --results\", or edit the file",
                  path, path);
    if (advice != NULL)
        run_command_print(command, advice);
}

/* A shard makes no statement about a version, of which other shards also have cases. */
static void make_partial(struct recorded_footer *footer)
{
    footer->statements.count = footer->settled.count = 0;
    footer->of_no_version = NULL;
}

/* With --baseline, after the last record: compares, and prints the differences. */
static void compare_with_baseline(struct run_command *command, struct run_circumstances *circumstances)
{
    const struct comparison_listing listing = {
        .out = stdout, .all = command->terminal.verbose, .more = "--verbose", .arena = &command->plan.arena};
    struct comparison comparison;
    struct error error = command->compare_error;
    enum status status = command->compared;
    if (status == STATUS_OK)
        status = baseline_compare(&command->baseline, &command->plan.cases, &comparison, &error);
    circumstances->has_baseline = true;
    circumstances->is_incomparable = status != STATUS_OK;
    if (status == STATUS_OK) {
        comparison_list_baseline(&listing, &comparison, command->baseline.path);
        circumstances->is_worse = comparison_is_worse(&comparison);
    }
    (void)fflush(stdout);
    if (status != STATUS_OK)
        run_command_print(command, error.message);
}

/* `shrunk`: what a sweep has shrunk. False when there is no memory. */
static bool write_footer(struct run_command *command, const struct session *session,
                         const struct tally *tally, const struct run_circumstances *circumstances,
                         const struct stale_list *stale, struct recorded_shrunks shrunk)
{
    const struct execution_plan *plan = &command->plan;
    struct recorded_footer *footer =
        footer_record(tally, circumstances->complete, &session->implementation->losses,
                      execution_plan_seconds(plan), stale->arena);
    if (footer == NULL)
        return false;
    footer->has_waived = command->options.waivers_path != NULL;
    footer->waived = footer->has_waived ? (int64_t)command->waivers.waived : 0;
    describe_stale(stale, footer);
    if (plan_has_worlds(plan))
        footer->ranges = (struct recorded_ranges){plan->range_count, plan->ranges};
    footer->out_of_time = circumstances->stops_in_time;
    footer->shrunk = shrunk;
    const bool has_reader = command->results.stream != NULL || command->reports.count > 0;
    if (has_reader && causes_draw(&footer->causes, &tally->causes, &plan->cases, stale->arena) > 0 &&
        !interruption_is_requested())
        run_command_print(command,
                          "some examples of causes are not drawn, for lack of room or because their case "
                          "cannot be read; \"scatter-cts show CASE --format html\" draws one that can");
    if (plan->shard.count > 0)
        make_partial(footer);
    const struct result_record record = result_of_footer(NULL, footer);
    run_command_write(command, &record);
    return true;
}

/* Whether the run ended before its last case because its time was over, or that of a shard of it. */
static bool ran_out_of_time(const struct execution_plan *plan, const struct tally *tally, bool complete)
{
    const int64_t most = plan->settings.most_failures;
    if (complete || interruption_is_requested())
        return false;
    return plan->recorded == NULL ? plan->seconds > 0 && (most == 0 || tally->failing < most)
                                  : plan->recorded->is_cut;
}

/* Writes the footer, shows the summary and everything else that the run is held against, then decides its
 * exit status. */
static void on_end(const struct session *session, const struct tally *tally, bool complete, void *context)
{
    struct run_command *command = context;
    struct execution_plan *plan = &command->plan;
    terminal_end_progress(&command->terminal);
    const struct recorded_shrunks shrunk =
        command->sweep.is_on ? sweep_take_causes(&command->sweep, plan, session, &tally->causes)
                             : (struct recorded_shrunks){.count = 0};
    struct run_circumstances circumstances = {.complete = complete,
                                              .stops_at_failures = command->options.most_failures > 0,
                                              .stops_in_time = ran_out_of_time(plan, tally, complete),
                                              .least_compared = command->options.least_compared,
                                              .waived = command->waivers.waived,
                                              .lost_processes = session->implementation->losses.count,
                                              .disputed = command->disputed,
                                              .is_shard = plan->shard.count > 0};
    struct stale_list stale = {.arena = &plan->arena};
    circumstances.stale = find_stale(command, &stale);
    show_waived(command);
    (void)fflush(stdout);
    const char *losses = execution_plan_losses(session, &plan->arena), *why;
    if (losses != NULL)
        run_command_print(command, losses);
    print_stale(command, &stale);
    terminal_show_summary(&command->terminal, session, tally, &circumstances, stale.waivers);
    /* A signal, or the end of the time, before the first case is finished leaves older results and reports as
     * they are; a pipe has begun, like the file of several runs; "merge" needs the files of all parts. */
    const bool is_part = circumstances.is_shard || plan->recorded != NULL;
    const bool is_early = interruption_is_requested() || (circumstances.stops_in_time && !is_part);
    const bool is_nothing = is_early && tally->cases == 0 && !command->has_ended &&
                            (command->results.stream == NULL || command->results.target != NULL);
    const bool has_footer =
        is_nothing || write_footer(command, session, tally, &circumstances, &stale, shrunk);
    (void)fflush(stdout);
    if (command->baseline.path != NULL)
        compare_with_baseline(command, &circumstances);
    command->code = exit_status_of_run(tally, &circumstances, &why, &plan->arena);
    if (why != NULL)
        run_command_print(command, why);
    if (!has_footer)
        run_command_print(command, "there is no memory for the last record of the results");
    if (command->sweep.could_not_save || !has_footer)
        command->code = EXIT_HARNESS;
    command->is_finished = !interruption_is_requested();
}

struct execution_plan_listeners run_command_listeners(struct run_command *command)
{
    const bool is_journaled = command->journal.file.stream != NULL;
    return (struct execution_plan_listeners){
        .begin = on_begin,
        .piece = is_journaled ? on_piece : NULL,
        .run = {.start = command->plan.execution.in_process ? on_start_in_process : NULL,
                .amend = on_amend,
                .record = on_record,
                .keep = is_journaled ? on_keep : NULL,
                .progress = on_progress,
                .check = on_check,
                .context = command},
        .end = on_end};
}
