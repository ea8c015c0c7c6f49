/* The range of cases of a sweep, and the search in it. */
#include "clock.h"
#include "generated_case.h"
#include "interruption.h"
#include "print_text.h"
#include "shard.h"
#include "sweep_command.h"

#include <inttypes.h>
#include <math.h>

/* ---- the range ---------------------------------------------------------------------------------------------------------- */

uint64_t sweep_command_begin_of_part(const struct made_range *range, uint64_t part, uint64_t count)
{
    const uint64_t cases = range->end - range->from;
    return range->from + cases / count * part + (part < cases % count ? part : cases % count);
}

/* Shards are consecutive ranges of equal size. */
static enum status settle_shard(struct sweep_command *command, struct error *error)
{
    struct shard *shard = &command->run.plan.shard;
    command->begin = command->range.from;
    command->end = command->range.end;
    if (command->run.options.shard_word == NULL)
        return STATUS_OK;
    enum status status = shard_parse(shard, command->run.options.shard_word, error);
    if (status != STATUS_OK)
        return status;
    shard->division = "range";
    const uint64_t number = (uint64_t)shard->number, count = (uint64_t)shard->count;
    command->begin = sweep_command_begin_of_part(&command->range, number - 1, count);
    command->end = sweep_command_begin_of_part(&command->range, number, count);
    return STATUS_OK;
}

static enum status check_numbers(const struct sweep_command *command, uint64_t last, struct error *error)
{
    const struct world *world = &command->world;
    if (command->from < 0 || (uint64_t)command->from > last)
        return error_set(error, STATUS_USAGE, "--from %lld: the world %s has cases 0 to %" PRIu64,
                         command->from, world->name, last);
    if (command->to >= 0 && command->to < command->from)
        return error_set(error, STATUS_USAGE, "--to %lld: must not be less than --from %lld", command->to,
                         command->from);
    if (world->is_random && command->to < 0 && command->seconds <= 0)
        return error_set(
            error, STATUS_USAGE,
            "the world %s is too large to finish; limit the sweep with --cases, --to or --seconds",
            world->name);
    return STATUS_OK;
}

enum status sweep_command_settle_range(struct sweep_command *command, const char *world, struct error *error)
{
    struct execution_plan *plan = &command->run.plan;
    enum status status = world_create(&command->world, world, &plan->arena, error);
    if (status != STATUS_OK)
        return status;
    plan->made_by = arena_format(&plan->arena, "sweep --world %s", command->world.name);
    if (plan->made_by == NULL)
        return error_no_memory(error, "a command");
    const uint64_t last = command->world.cases - 1;
    status = check_numbers(command, last, error);
    if (status != STATUS_OK)
        return status;
    const bool is_bounded = command->to >= 0 && (uint64_t)command->to <= last;
    command->range = (struct made_range){.from = (uint64_t)command->from,
                                         .end = (is_bounded ? (uint64_t)command->to : last) + 1,
                                         .seconds = command->seconds};
    plan->made_range = &command->range;
    return settle_shard(command, error);
}

/* ---- the search --------------------------------------------------------------------------------------------------------- */

/* After the last case of a process. */
enum { LATE_MILLISECONDS = 50 };

/*
 * Determines the kinds that are selected and declared, from a case of each kind of the smallest world, whose models are plain:
 * where models have forms, and are not executed in the plain one (relation.h), the declared forms are for each case to decide.
 */
static enum status find_wanted(struct sweep_command *command, const struct session *session,
                               struct error *error)
{
    struct execution_plan *plan = &command->run.plan;
    struct arena arena = arena_create((size_t)16 << 20);
    struct arena case_arena = arena_create((size_t)1 << 20);
    struct world smallest;
    struct declaration declaration = session->declaration;
    if (command->world.has_forms && !command->checks_relations)
        declaration.form_count = 0;
    enum status status = world_create(&smallest, "small-1-1", &arena, error);
    size_t count = status == STATUS_OK ? world_kinds(&smallest)->count : 0;
    command->wanted = arena_allocate_zeroed(&plan->arena, count + 1, 1);
    if (status == STATUS_OK && command->wanted == NULL)
        status = error_no_memory(error, "the kinds of cases");
    for (size_t kind = 0; status == STATUS_OK && kind < count; kind++) {
        struct scatter_case the_case;
        const char *reason;
        arena_reset(&case_arena);
        status = world_case_load(&the_case, "", &smallest, smallest.small.begins[kind], &case_arena, error);
        bool wanted = status == STATUS_OK && selection_admits(&plan->selection, &the_case, &case_arena) &&
                      declaration_covers(&declaration, &the_case, NULL, &reason, &case_arena);
        command->wanted[kind] = wanted ? '1' : '0';
    }
    arena_destroy(&case_arena);
    arena_destroy(&arena);
    return status;
}

enum status sweep_command_take_cases(struct sweep_command *command, struct error *error)
{
    struct execution_plan *plan = &command->run.plan;
    const struct sweep_findings *findings = &command->findings;
    struct case_location *locations =
        arena_allocate_zeroed(&plan->arena, findings->count + 1, sizeof *locations);
    for (size_t i = 0; locations != NULL && i < findings->count; i++) {
        const char *id = world_case_id(&command->world, findings->numbers[i], &plan->arena);
        locations[i] = (struct case_location){
            .id = id, .files.folder = id, .world = &command->world, .number = findings->numbers[i]};
        if (id == NULL)
            locations = NULL;
    }
    if (locations == NULL)
        return error_set(error, STATUS_OUT_OF_MEMORY, "no memory for %zu cases", findings->count);
    plan->cases = (struct case_list){.locations = locations, .count = findings->count};
    plan->settings.most_failures =
        command->run.options.most_failures > 0 ? command->run.options.most_failures : 0;
    plan->settings.alone = true;
    return STATUS_OK;
}

static void show_progress(const struct sweep_progress *progress, void *context)
{
    struct sweep_command *command = context;
    const size_t kinds = world_kinds(&command->world)->count;
    char text[160], rate[40] = "";
    size_t wanted = 0;
    for (size_t kind = 0; kind < kinds; kind++)
        wanted += command->wanted[kind] == '1';
    if (progress->seconds >= 1) /* earlier, the rate of the first piece would be that of all */
        (void)snprintf(rate, sizeof rate, ", %.0f a second", (double)progress->done / progress->seconds);
    (void)snprintf(text, sizeof text,
                   "%" PRIu64 " of %" PRIu64 " cases%s, %zu of %zu kinds, %" PRIu64 " found", progress->done,
                   progress->total, rate, progress->kinds, wanted, progress->found);
    terminal_show_progress_text(&command->run.terminal, text);
}

/* With --resume: the pieces of the journal. The caller finishes them. */
static enum status take_known(struct sweep_command *command, struct sweep_piece **pieces, size_t *count,
                              struct error *error)
{
    const struct journal *journal = &command->run.journal;
    const size_t all = command->run.options.resume_path == NULL ? 0 : json_array_size(journal->pieces);
    *count = 0;
    *pieces = arena_allocate_zeroed(&command->run.plan.arena, all + 1, sizeof **pieces);
    if (*pieces == NULL)
        return error_no_memory(error, "the pieces of the journal");
    for (size_t i = 0; i < all; i++) {
        enum status status =
            sweep_piece_from_record(&(*pieces)[(*count)++], json_array_get(journal->pieces, i), error);
        if (status != STATUS_OK)
            return error_prefix(error, status, journal->path);
    }
    if (all > 0)
        (void)print_text(stdout, "%s: %zu piece%s of the range %s already finished\n", journal->path, all,
                         plural((int64_t)all), all == 1 ? "was" : "were");
    return STATUS_OK;
}

static enum status keep_piece(const struct sweep_piece *piece, void *context, struct error *error)
{
    struct sweep_command *command = context;
    const struct process_losses losses = process_losses_copy(&command->run.implementation->losses);
    json_t *record = sweep_piece_record(piece);
    if (record == NULL)
        return STATUS_OK; /* the piece is executed again after a restart */
    enum status status = journal_add_piece(&command->run.journal, record, &losses, error);
    json_decref(record);
    return status;
}

enum status sweep_command_search(struct session *session, void *context, struct error *error)
{
    struct sweep_command *command = context;
    struct execution_plan *plan = &command->run.plan;
    if (interruption_is_requested())
        return STATUS_OK;
    if (session->implementation->kind == IMPLEMENTATION_ANSWERS)
        return error_set(
            error, STATUS_USAGE,
            "%s: a folder of saved answers cannot be swept, because it has no answers to generated cases",
            session->implementation->specification);
    struct sweep_piece *known;
    size_t known_count;
    enum status status = take_known(command, &known, &known_count, error);
    if (status == STATUS_OK)
        status = find_wanted(command, session, error);
    command->search =
        (struct sweep_search){.world = &command->world,
                              .wanted = command->wanted,
                              .from = command->begin,
                              .to = command->end,
                              .jobs = plan->settings.jobs,
                              .seconds = command->seconds,
                              .late_milliseconds = LATE_MILLISECONDS,
                              .most_found = (uint64_t)command->run.options.most_failures,
                              .judge = &plan->judge,
                              .checks_relations = command->checks_relations != 0,
                              .known_count = known_count,
                              .known = known,
                              .keep = command->run.options.resume_path == NULL ? NULL : keep_piece,
                              .progress = show_progress,
                              .context = command};
    if (command->seconds > 0) /* half of the tenth is for what cannot be stopped */
        plan->execution.deadline = clock_milliseconds() + (int64_t)(fmin(command->seconds, 1e9) * 1050);
    session_stop(session); /* the search starts its own processes, and so does each found case */
    if (status == STATUS_OK)
        status =
            sweep_search(session->implementation, &command->search, &command->findings, &plan->arena, error);
    terminal_end_progress(&command->run.terminal);
    for (size_t i = 0; i < known_count; i++)
        sweep_piece_end(&known[i]);
    command->search.known = NULL;
    command->search.known_count = 0;
    command->search.keep = NULL;
    if (status == STATUS_OK && command->checks_relations) { /* they are not run as ordinary cases */
        command->violations = command->findings.numbers;
        command->violation_count = command->findings.count;
        command->findings.count = 0;
    }
    return status == STATUS_OK ? sweep_command_take_cases(command, error) : status;
}
