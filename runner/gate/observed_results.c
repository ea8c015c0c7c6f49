/* The results from which waivers are updated: reads them, and reduces failures to their clauses. */
#include "print_text.h"
#include "record.h"
#include "result_reader.h"
#include "text_compare.h"
#include "waiver_update.h"
#include "waivers.h"

#include <stdlib.h>
#include <string.h>

struct collector {
    struct observed_results *observed;
    const char *path;
    size_t line;
};

void observed_results_end(struct observed_results *observed)
{
    text_numbers_free(&observed->case_numbers);
    text_numbers_free(&observed->skipped);
    counted_texts_free(&observed->source_sizes);
}

size_t observed_results_lacking(const struct observed_results *observed)
{
    const struct counted_texts *sizes = &observed->source_sizes;
    size_t known = observed->count + observed->skipped.count, all = 0;
    for (size_t i = 0; i < sizes->count && all < (size_t)RECORD_MOST_CASES; i++) /* the sum cannot overflow */
        all += (size_t)sizes->items[i].count;
    return all > known ? all - known : 0;
}

bool observed_failing(const struct observed_case *item)
{
    bool fails = false;
    for (int verdict = 0; verdict < VERDICT_COUNT; verdict++)
        fails |= item->verdicts[verdict] && verdict_is_failure((enum verdict)verdict);
    return fails;
}

/* ---- records ------------------------------------------------------------------------------------------- */

/* The verdicts of the repetitions; *differs: they differ, or the outputs do. */
static void take_repetitions(const struct recorded_case *given, struct observed_record *item, bool *differs)
{
    const struct recorded_repetitions *repetitions = given->repetitions;
    *differs =
        given->nondeterminism == NONDETERMINISM_ILLEGAL || circumstance_is_unsteady(given->circumstance);
    for (size_t i = 0; repetitions != NULL && i < repetitions->outcomes.count; i++) {
        item->verdicts[repetitions->outcomes.items[i].verdict] = true;
        *differs |= repetitions->outcomes.items[i].verdict != item->verdict;
    }
}

/* The failures reduced to their clauses; waivers use nothing else. False when there is no memory. */
static bool keep_clauses(struct recorded_findings *kept, const struct recorded_findings *failures,
                         struct arena *arena)
{
    struct recorded_finding *items = arena_allocate_zeroed(arena, failures->count, sizeof *items);
    bool has_room = items != NULL;
    for (size_t i = 0; has_room && i < failures->count; i++)
        has_room = (items[i].clause = arena_copy(arena, failures->items[i].clause)) != NULL;
    *kept = (struct recorded_findings){failures->count, items};
    return has_room;
}

/* The clauses of failures without version, sorted, each once. NULL when there is no memory. */
static const char *clauses_text(const struct recorded_findings *failures, struct arena *arena)
{
    const size_t count = failures->count;
    const char **texts = arena_allocate_zeroed(arena, count, sizeof *texts);
    if (texts == NULL)
        return NULL;
    for (size_t i = 0; i < count; i++) {
        char without[CLAUSE_ID_SIZE];
        (void)clause_without_version(failures->items[i].clause, without);
        texts[i] = arena_copy(arena, without);
        if (texts[i] == NULL)
            return NULL;
    }
    return arena_join(arena, texts, sort_texts_once(texts, count), ", ");
}

/* All misreadings that explain a failure, then NULL. NULL if there is no memory. */
static const char **misreadings_of(const struct recorded_case *given, struct arena *arena)
{
    const size_t count = given->misreadings.count;
    const char **names = arena_allocate_zeroed(arena, count + 2, sizeof *names);
    bool has_room = names != NULL;
    for (size_t i = 0; has_room && i < count; i++)
        has_room = (names[i] = arena_copy(arena, given->misreadings.items[i])) != NULL;
    if (has_room && count == 0 && given->misreading[0] != '\0')
        has_room = (names[count] = arena_copy(arena, given->misreading)) != NULL;
    return has_room ? names : NULL;
}

/* Adds a record to its case. */
static enum status add_to_case(struct observed_case *item, const struct observed_record *record, bool differs,
                               const struct recorded_case *given, struct arena *arena, struct error *error)
{
    const char *clauses = "", *misreading = "", *output = "";
    for (int verdict = 0; verdict < VERDICT_COUNT; verdict++)
        item->verdicts[verdict] |= record->verdicts[verdict];
    item->differs |= differs;
    if (verdict_class(record->verdict) == VERDICTS_UNTESTED)
        return STATUS_OK;
    if (verdict_is_failure(record->verdict)) {
        clauses = clauses_text(&record->failures, arena);
        misreading = arena_copy(arena, given->misreading);
        output = given->output == NULL ? "" : given->output->sha256;
        if (clauses == NULL || misreading == NULL)
            return error_no_memory(error, "the results");
        if (item->clauses == NULL) {
            item->clauses = clauses;
            item->misreadings = misreadings_of(given, arena);
            if (item->misreadings == NULL)
                return error_no_memory(error, "the results");
        }
    }
    const char *what =
        arena_format(arena, "%s\n%s\n%s\n%s", verdict_name(record->verdict), output, clauses, misreading);
    if (what == NULL)
        return error_no_memory(error, "the results");
    if (item->first == NULL)
        item->first = what;
    item->differs |= strcmp(item->first, what) != 0;
    return STATUS_OK;
}

static enum status find_case(struct observed_results *observed, const char *given, size_t *number,
                             struct error *error)
{
    const char *id = printable(given, observed->arena);
    if (id[0] == '\0')
        return error_set(error, STATUS_UNREADABLE, "\"id\" is empty");
    if (text_numbers_find(&observed->case_numbers, id, number))
        return STATUS_OK;
    *number = observed->count;
    observed->cases = arena_room_for(observed->arena, observed->cases, observed->count, &observed->capacity,
                                     sizeof *observed->cases);
    if (observed->cases == NULL ||
        text_numbers_add(&observed->case_numbers, id, *number) == TEXT_HAS_NO_MEMORY)
        return error_no_memory(error, "the results");
    observed->cases[observed->count++].id = id;
    return STATUS_OK;
}

static enum status take_case(struct collector *collector, const struct recorded_case *given,
                             struct error *error)
{
    struct observed_results *observed = collector->observed;
    struct observed_run *run = &observed->runs[observed->run_count - 1];
    bool differs;
    run->records =
        arena_room_for(observed->arena, run->records, run->count, &run->capacity, sizeof *run->records);
    if (run->records == NULL)
        return error_no_memory(error, "the results");
    struct observed_record *record = &run->records[run->count++];
    record->verdict = given->verdict;
    record->verdicts[record->verdict] = true;
    if (verdict_is_failure(record->verdict) &&
        !keep_clauses(&record->failures, &given->failures, observed->arena))
        return error_no_memory(error, "the results");
    take_repetitions(given, record, &differs);
    enum status status = find_case(observed, given->id, &record->the_case, error);
    return status == STATUS_OK ? add_to_case(&observed->cases[record->the_case], record, differs, given,
                                             observed->arena, error)
                               : status;
}

/* ---- files --------------------------------------------------------------------------------------------- */

/* The number of cases of the sources of a run. A number that is too large is ignored. */
static void take_sources(struct observed_results *observed, const struct recorded_sources *sources)
{
    for (size_t i = 0; i < sources->count; i++) {
        const struct recorded_source *source = &sources->items[i];
        const struct counted_text *known = counted_texts_find(&observed->source_sizes, source->name);
        const int64_t size = known == NULL ? 0 : known->count;
        if (source->cases > size && source->cases <= RECORD_MOST_CASES)
            counted_texts_add_times(&observed->source_sizes, source->name, NULL, source->cases - size);
    }
}

static enum status take_header(struct collector *collector, const struct recorded_header *header,
                               struct error *error)
{
    struct observed_results *observed = collector->observed;
    const char *name = recorded_name(header), *version = header->implementation->version;
    if (observed->name != NULL && strcmp(observed->name, name) != 0)
        return error_set(error, STATUS_UNREADABLE,
                         "this run is of \"%.200s\", but the runs before it are of \"%.200s\"", name,
                         observed->name);
    if (observed->name == NULL || strcmp(observed->version, version) != 0)
        observed->version = observed->name == NULL ? arena_copy(observed->arena, version) : "";
    observed->name = observed->name == NULL ? arena_copy(observed->arena, name) : observed->name;
    observed->runs = arena_room_for(observed->arena, observed->runs, observed->run_count,
                                    &observed->run_capacity, sizeof *observed->runs);
    if (observed->name == NULL || observed->version == NULL || observed->runs == NULL)
        return error_no_memory(error, "the results");
    observed->runs[observed->run_count++] =
        (struct observed_run){.path = collector->path, .repetitions = recorded_repetitions(header)};
    take_sources(observed, &header->sources);
    return STATUS_OK;
}

static enum status on_record(const struct result_record *record, void *context, struct error *error)
{
    struct collector *collector = context;
    collector->line = record->line;
    switch (record->type) {
    case RECORD_HEADER:
        return take_header(collector, record->header, error);
    case RECORD_CASE:
        return take_case(collector, record->item, error);
    case RECORD_SKIPPED:
        return text_numbers_add(&collector->observed->skipped, record->item->id, 0) == TEXT_HAS_NO_MEMORY
                   ? error_no_memory(error, "the results")
                   : STATUS_OK;
    case RECORD_PROGRESS:
    case RECORD_FOOTER:
    case RECORD_OTHER:
        break;
    }
    return STATUS_OK;
}

enum status observed_results_add(struct observed_results *observed, const char *path, struct error *error)
{
    enum results_end end;
    struct collector collector = {.observed = observed, .path = path};
    enum status status = results_read(path, on_record, &collector, &end, error);
    if (status == STATUS_OK && end != RESULTS_COMPLETE)
        return error_set(error, STATUS_UNREADABLE,
                         "%s, line %zu (the last record): a run in this file is not complete", path,
                         collector.line);
    return status;
}
