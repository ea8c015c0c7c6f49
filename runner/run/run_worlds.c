/* Runs the cases of worlds, range by range. */
#include "execution_plan.h"
#include "generated_case.h"

#include <string.h>

#define PIECE_MEMORY ((size_t)1 << 30)

bool plan_has_worlds(const struct execution_plan *plan)
{
    for (size_t i = 0; i < plan->source_count; i++)
        if (plan->sources[i].world != NULL)
            return true;
    return false;
}

/* The range of a source that this shard has. */
static struct recorded_range range_of(const struct execution_plan *plan, const struct case_source *source)
{
    const struct shard *shard = &plan->shard;
    struct recorded_range range = {
        .source = source->name, .from = (int64_t)source->from, .end = (int64_t)source->end};
    if (shard->count > 0) {
        const int64_t from = range.from, end = range.end;
        range.from = executed_range_part(from, end, shard->number - 1, shard->count);
        range.end = executed_range_part(from, end, shard->number, shard->count);
    }
    return range;
}

size_t plan_case_count(const struct execution_plan *plan)
{
    size_t count = plan->cases.count;
    for (size_t i = 0; i < plan->source_count; i++) {
        const struct recorded_range range = range_of(plan, &plan->sources[i]);
        count += plan->sources[i].world == NULL ? 0 : (size_t)(range.end - range.from);
    }
    return count;
}

enum status list_recorded(struct case_list *list, const struct kept_records *records,
                          const struct case_source *source, uint64_t from, uint64_t end, struct arena *arena,
                          struct error *error)
{
    *list = (struct case_list){.locations =
                                   arena_allocate(arena, (records->count + 1) * sizeof *list->locations)};
    if (list->locations == NULL)
        return error_no_memory(error, "the cases of a world");
    for (size_t i = 0; i < records->count; i++) {
        const char *id = records->items[i]->id;
        uint64_t number;
        if (world_case_number(source->world, id, &number) && number >= from && number < end)
            list->locations[list->count++] = (struct case_location){
                .id = id, .files.folder = id, .world = source->world, .number = number};
    }
    case_list_sort(list);
    return STATUS_OK;
}

/* The state of a run of the worlds. */
struct pieces {
    struct execution_plan *plan;
    struct session *session;
    const struct execution_plan_listeners *listeners;
    struct tally *tally;
    struct run_settings settings;
    struct selection selection; /* without the list of a shard, which divides worlds by number */
    struct arena arena;         /* of one piece */
    bool is_over;               /* no further piece is begun */
    bool is_cut;                /* some cases were not executed */
};

/* What a run that is continued had executed of a range; NULL: not all of it. */
static const struct recorded_range *known_piece(const struct execution_plan *plan,
                                                const struct recorded_range *piece)
{
    for (size_t i = 0; i < plan->known_count; i++)
        if (strcmp(plan->known[i].source, piece->source) == 0 && plan->known[i].from == piece->from &&
            plan->known[i].end == piece->end)
            return &plan->known[i];
    return NULL;
}

static bool has_enough_failures(const struct run_settings *settings, const struct tally *tally)
{
    return settings->most_failures > 0 && tally->failing >= settings->most_failures;
}

/* Runs the listed cases of a piece; counts those without records. *piece ends where the run ends. */
static enum status run_listed(struct pieces *pieces, const struct case_list *list,
                              struct recorded_range *piece, struct error *error)
{
    const struct run_settings *given = &pieces->plan->settings;
    const int64_t failing = pieces->tally->failing;
    size_t reported = 0;
    pieces->settings.cases = list;
    if (given->most_failures > 0)
        pieces->settings.most_failures = given->most_failures - failing;
    enum status status = run_cases(pieces->session, &pieces->settings, &pieces->listeners->run, pieces->tally,
                                   &reported, piece, error);
    pieces->is_cut |= reported < list->count;
    pieces->is_over = pieces->is_cut || has_enough_failures(given, pieces->tally);
    if (reported < list->count)
        piece->end = (int64_t)list->locations[reported].number;
    return status;
}

/* The same for a piece that was executed before: only its recorded cases are counted one by one. */
static enum status run_known(struct pieces *pieces, const struct case_source *source,
                             const struct recorded_range *known, struct recorded_range *piece,
                             struct error *error)
{
    struct case_list list;
    enum status status = list_recorded(&list, pieces->settings.known, source, (uint64_t)piece->from,
                                       (uint64_t)piece->end, &pieces->arena, error);
    if (status == STATUS_OK)
        status = run_listed(pieces, &list, piece, error);
    if (pieces->is_cut)
        piece->end = piece->from; /* the counts of all of it are not added */
    if (status != STATUS_OK || pieces->is_cut)
        return status;
    executed_range_count(known, pieces->tally);
    pieces->tally->causes.suspects.lost = true; /* features of the cases without records are not known */
    *piece = *known;
    return STATUS_OK;
}

static enum status run_new(struct pieces *pieces, const struct case_source *source,
                           struct recorded_range *piece, struct error *error)
{
    const struct execution_plan_listeners *listeners = pieces->listeners;
    struct case_list list;
    enum status status = case_list_of_world(&list, source->world, (uint64_t)piece->from, (uint64_t)piece->end,
                                            &pieces->arena, error);
    if (status == STATUS_OK)
        status = run_listed(pieces, &list, piece, error);
    if (status == STATUS_OK && !pieces->is_cut && listeners->piece != NULL)
        status = listeners->piece(piece, listeners->run.context, error);
    session_stop(pieces->session); /* the next piece has fresh processes */
    return status;
}

/* Makes room for one more executed range. */
static enum status make_room(struct execution_plan *plan, struct error *error)
{
    struct recorded_range *ranges =
        arena_room_for(&plan->arena, plan->ranges, plan->range_count, &plan->range_capacity, sizeof *ranges);
    plan->ranges = ranges == NULL ? plan->ranges : ranges;
    return ranges == NULL ? error_no_memory(error, "the ranges of worlds") : STATUS_OK;
}

static enum status run_world(struct pieces *pieces, const struct case_source *source, struct error *error)
{
    struct execution_plan *plan = pieces->plan;
    const struct recorded_range range = range_of(plan, source);
    enum status status = STATUS_OK;
    int64_t from = range.from;
    for (; status == STATUS_OK && from < range.end && !pieces->is_over; from += WORLD_PIECE) {
        const int64_t rest = range.end - from;
        struct recorded_range piece = {
            .source = source->name, .from = from, .end = from + (rest < WORLD_PIECE ? rest : WORLD_PIECE)};
        const struct recorded_range *known = known_piece(plan, &piece);
        status = make_room(plan, error);
        if (status == STATUS_OK)
            status = known == NULL ? run_new(pieces, source, &piece, error)
                                   : run_known(pieces, source, known, &piece, error);
        if (status == STATUS_OK)
            executed_range_add(plan->ranges, &plan->range_count, &piece);
        plan->cases_before += (size_t)(piece.end - piece.from);
        arena_reset(&pieces->arena);
    }
    pieces->is_cut |= from < range.end;
    return status;
}

/* The recorded cases of a world, without executing any. */
static enum status replay_world(struct pieces *pieces, const struct case_source *source, struct error *error)
{
    struct recorded_range piece = {
        .source = source->name, .from = (int64_t)source->from, .end = (int64_t)source->end};
    struct case_list list;
    enum status status = list_recorded(&list, pieces->settings.known, source, source->from, source->end,
                                       &pieces->arena, error);
    return status == STATUS_OK ? run_listed(pieces, &list, &piece, error) : status;
}

enum status run_worlds(struct execution_plan *plan, struct session *session,
                       const struct execution_plan_listeners *listeners, struct tally *tally, bool *complete,
                       struct error *error)
{
    const struct sharded_run *recorded = plan->recorded;
    struct pieces pieces = {.plan = plan,
                            .session = session,
                            .listeners = listeners,
                            .tally = tally,
                            .settings = plan->settings,
                            .selection = plan->selection,
                            .arena = arena_create(PIECE_MEMORY),
                            .is_over = !*complete || has_enough_failures(&plan->settings, tally)};
    enum status status = STATUS_OK;
    if (plan->shard.count > 0 || recorded != NULL)
        pieces.selection.only = NULL;
    pieces.settings.selection = &pieces.selection;
    plan->cases_before = plan->cases.count;
    plan->range_count = 0;
    for (size_t i = 0; status == STATUS_OK && i < plan->source_count; i++)
        if (plan->sources[i].world != NULL)
            status = recorded == NULL ? run_world(&pieces, &plan->sources[i], error)
                                      : replay_world(&pieces, &plan->sources[i], error);
    for (size_t i = 0; recorded != NULL && status == STATUS_OK && i < recorded->range_count; i++) {
        status = make_room(plan, error);
        if (status == STATUS_OK)
            executed_range_add(plan->ranges, &plan->range_count, &recorded->ranges[i]);
        executed_range_count(&recorded->ranges[i], tally);
        tally->causes.suspects.lost = true; /* as above */
    }
    *complete = *complete && !pieces.is_cut && (recorded == NULL || !recorded->is_cut);
    arena_destroy(&pieces.arena);
    return status;
}
