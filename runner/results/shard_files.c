/* Reads the results of all shards of a run as those of one; shards and ranges in records. */
#include "record.h"
#include "record_members.h"
#include "result_reader.h"
#include "shard_record.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* The shards of one run while their files are read. */
struct gathered {
    struct sharded_run run;
    struct recorded_shard first;   /* of the first file */
    struct text_numbers files;     /* id -> number of the shard whose file has it */
    struct recorded_shard current; /* of the file that is being read */
    bool is_complete;              /* the run in that file */
};

/* The state between two records. */
struct gathering {
    struct gathered *items;
    size_t count, capacity;
    size_t begun; /* the number of runs in the current file so far */
    const char *path, *first_path;
    bool is_first; /* the current file is the first one */
    struct arena *arena;
};

static const char *const own_members[] = {"started", "shard", "waivers", "max_failures", NULL};

/* ---- headers ------------------------------------------------------------------------------------------- */

/* Adds a run of the first file. */
static enum status begin_run(struct gathering *gathering, const struct recorded_header *header,
                             const struct recorded_shard *shard, struct error *error)
{
    struct arena *arena = gathering->arena;
    struct gathered *items =
        arena_room_for(arena, gathering->items, gathering->count, &gathering->capacity, sizeof *items);
    if (items == NULL)
        return error_no_memory(error, "the shards");
    gathering->items = items;
    struct gathered *item = &items[gathering->count++];
    const size_t shards = (size_t)shard->count;
    *item =
        (struct gathered){.run = {.header = record_copy(header, &header_form, NULL),
                                  .of_selected = shard->of_selected,
                                  .shard_count = shard->count,
                                  .paths = arena_allocate_zeroed(arena, shards, sizeof *item->run.paths),
                                  .ranges = arena_allocate_zeroed(arena, header->sources.count * shards + 1,
                                                                  sizeof *item->run.ranges)},
                          .first = *shard};
    if (item->run.header == NULL || item->run.paths == NULL || item->run.ranges == NULL)
        return error_no_memory(error, "the shards");
    item->run.header->shard = NULL;
    bool listed;
    return selection_take(&item->run.filters, &listed, header, arena, error);
}

/* Checks that a header belongs to the same run as that of the first file. */
static enum status check_run(const struct gathering *gathering, const struct gathered *item,
                             const struct recorded_header *header, const struct recorded_shard *shard,
                             struct error *error)
{
    const char *member = record_difference(item->run.header, header, &header_form, own_members);
    if (member != NULL)
        return error_set(error, STATUS_UNREADABLE, "belongs to another run than %s: \"%.60s\" differs",
                         gathering->first_path, member);
    if (shard->count != item->first.count)
        return error_set(error, STATUS_UNREADABLE, "is one of %" PRId64 " shards, but %s is one of %" PRId64,
                         shard->count, gathering->first_path, item->first.count);
    return shard->of_selected == item->first.of_selected
               ? STATUS_OK
               : error_set(error, STATUS_UNREADABLE, "its selection of the cases differs from that of %s",
                           gathering->first_path);
}

/* Checks the member of a header that says which shard its run is; it may be damaged. */
static enum status check_shard(const struct recorded_shard *shard, struct error *error)
{
    if (shard == NULL)
        return error_set(error, STATUS_UNREADABLE, "the run is not a shard");
    if (shard->number < 1)
        return error_set(error, STATUS_UNREADABLE, "shard.number: is less than 1");
    return shard->number > shard->count || shard->count > SHARDS_MOST
               ? error_set(error, STATUS_UNREADABLE,
                           "shard: the number is greater than the count, or the count is too large")
               : STATUS_OK;
}

static enum status take_header(struct gathering *gathering, const struct recorded_header *header,
                               struct error *error)
{
    const struct recorded_shard *shard = header->shard;
    enum status status = check_shard(shard, error);
    if (status == STATUS_OK && gathering->is_first)
        status = begin_run(gathering, header, shard, error);
    if (status != STATUS_OK)
        return status;
    if (gathering->begun == gathering->count)
        return error_set(error, STATUS_UNREADABLE, "has more runs than %s", gathering->first_path);
    struct gathered *item = &gathering->items[gathering->begun++];
    status = check_run(gathering, item, header, shard, error);
    if (status != STATUS_OK)
        return status;
    const char **path = &item->run.paths[shard->number - 1];
    if (*path != NULL)
        return error_set(error, STATUS_UNREADABLE, "is shard %" PRId64 "/%" PRId64 ", and so is %s",
                         shard->number, shard->count, *path);
    *path = gathering->path;
    item->current = *shard;
    item->is_complete = false;
    if (strcmp(header->started, item->run.header->started) < 0)
        item->run.header->started = arena_copy(gathering->arena, header->started);
    return item->run.header->started == NULL ? error_no_memory(error, "the shards") : STATUS_OK;
}

/* ---- records ------------------------------------------------------------------------------------------- */

static enum status take_record(struct gathered *item, const struct recorded_case *given, struct error *error)
{
    size_t other = 0;
    const size_t number = (size_t)item->current.number - 1;
    if (text_numbers_find(&item->files, given->id, &other))
        return error_set(error, STATUS_UNREADABLE, "has a record of %.200s, and so has %s", given->id,
                         item->run.paths[other]);
    struct recorded_case unwaived = *given;
    unwaived.waived = NULL;
    return kept_records_add(&item->run.records, &unwaived) &&
                   text_numbers_add(&item->files, given->id, number) == TEXT_IS_NEW
               ? STATUS_OK
               : error_no_memory(error, "the shards");
}

/* The range of a world in a footer; an empty one at `begin` if there is none. */
static enum status range_of(struct recorded_range *range, const struct recorded_footer *footer,
                            const char *source, int64_t begin, struct error *error)
{
    size_t found = 0;
    *range = (struct recorded_range){.from = begin, .end = begin};
    for (size_t i = 0; i < footer->ranges.count; i++)
        if (strcmp(footer->ranges.items[i].source, source) == 0 && found++ == 0)
            *range = footer->ranges.items[i];
    return found < 2 ? STATUS_OK
                     : error_set(error, STATUS_UNREADABLE, "\"ranges\": two of %.100s, but a shard has one",
                                 source);
}

/* Takes the ranges of worlds: of each this shard's part, or its beginning if the time was over. */
static enum status take_ranges(struct gathered *item, const struct recorded_footer *footer,
                               struct error *error)
{
    const struct recorded_sources *sources = &item->run.header->sources;
    const int64_t count = item->first.count, number = item->current.number;
    for (size_t i = 0; i < sources->count; i++) {
        const struct recorded_source *source = &sources->items[i];
        struct recorded_range *range = &item->run.ranges[i * (size_t)count + (size_t)number - 1];
        if (source->end <= source->from) /* it is no world */
            continue;
        const int64_t begin_of_part = executed_range_part(source->from, source->end, number - 1, count);
        const int64_t end_of_part = executed_range_part(source->from, source->end, number, count);
        enum status status = range_of(range, footer, source->name, begin_of_part, error);
        if (status != STATUS_OK)
            return status;
        if (range->from != begin_of_part || range->end > end_of_part ||
            (footer->complete && range->end < end_of_part))
            return error_set(error, STATUS_UNREADABLE,
                             "\"ranges\": this shard must have the cases of %.100s from %" PRId64
                             " to before %" PRId64 ", but has those from %" PRId64 " to before %" PRId64,
                             source->name, begin_of_part, end_of_part, range->from, range->end);
        range->source = source->name;
    }
    return STATUS_OK;
}

/* Joins the ranges of the shards. */
static void join_ranges(struct sharded_run *run)
{
    const size_t count = run->header->sources.count * (size_t)run->shard_count;
    for (size_t i = 0; i < count; i++) {
        const struct recorded_range range = run->ranges[i];
        if (range.end > range.from)
            executed_range_add(run->ranges, &run->range_count, &range);
    }
}

static enum status take_footer(struct gathered *item, const struct recorded_footer *footer,
                               struct error *error)
{
    item->run.seconds += footer->seconds;
    const int64_t alone = footer->run_again == NULL ? 0 : footer->run_again->alone;
    if (alone > RECORD_MOST_CASES - item->run.failed_alone)
        return error_set(error, STATUS_UNREADABLE, "\"run_again.alone\" is too large");
    item->run.failed_alone += alone;
    item->run.has_waivers |= footer->has_waived;
    enum status status = take_ranges(item, footer, error);
    if (status != STATUS_OK)
        return status;
    const bool is_cut = !footer->complete && footer->out_of_time;
    item->run.is_cut |= is_cut;
    item->is_complete = footer->complete || is_cut;
    if (!item->is_complete)
        return error_set(error, STATUS_UNREADABLE, "the run ended before its last case");
    return losses_take(&item->run.losses, &footer->lost_processes, false, error);
}

static enum status on_record(const struct result_record *record, void *context, struct error *error)
{
    struct gathering *gathering = context;
    if (record->type == RECORD_HEADER) {
        if (gathering->begun > 0 && !gathering->items[gathering->begun - 1].is_complete)
            return error_set(error, STATUS_UNREADABLE, "a header, but the run before it has no footer");
        return take_header(gathering, record->header, error);
    }
    struct gathered *item = &gathering->items[gathering->begun - 1];
    if (record->type == RECORD_FOOTER)
        return take_footer(item, record->footer, error);
    return record->item == NULL ? STATUS_OK : take_record(item, record->item, error);
}

static enum status read_file(struct gathering *gathering, const char *path, struct error *error)
{
    enum results_end end;
    gathering->path = path;
    gathering->begun = 0;
    enum status status = results_read(path, on_record, gathering, &end, error);
    if (status == STATUS_OK &&
        (!gathering->items[gathering->begun - 1].is_complete || end == RESULTS_CUT_OFF))
        status = error_set(error, STATUS_UNREADABLE, "%s: the run in it is not complete", path);
    if (status == STATUS_OK && gathering->begun < gathering->count)
        status =
            error_set(error, STATUS_UNREADABLE, "%s: has fewer runs than %s", path, gathering->first_path);
    return status;
}

/* Refuses missing shards; the message has the first few numbers. */
static enum status check_all_there(const struct gathering *gathering, const struct gathered *item,
                                   struct error *error)
{
    enum { NAMED_MOST = 10 };
    const char *list = "";
    int64_t missing = 0;
    for (int64_t i = 0; i < item->first.count; i++) {
        if (item->run.paths[i] != NULL)
            continue;
        if (missing++ < NAMED_MOST && list != NULL)
            list = arena_format(gathering->arena, "%s%s%" PRId64, list, missing == 1 ? "" : ", ", i + 1);
    }
    return missing == 0
               ? STATUS_OK
               : error_set(error, STATUS_UNREADABLE,
                           "%s: is one of %" PRId64 " shards, of which %" PRId64 " %s missing: %s%s",
                           gathering->first_path, item->first.count, missing, missing == 1 ? "is" : "are",
                           text_or_empty(list), missing > NAMED_MOST ? ", ..." : "");
}

enum status shard_files_read(struct shard_files *files, const char *const *paths, size_t count,
                             struct arena *arena, struct error *error)
{
    struct gathering gathering = {.first_path = paths[0], .arena = arena};
    enum status status = STATUS_OK;
    for (size_t i = 0; status == STATUS_OK && i < count; i++) {
        gathering.is_first = i == 0;
        status = read_file(&gathering, paths[i], error);
    }
    for (size_t i = 0; status == STATUS_OK && i < gathering.count; i++)
        status = check_all_there(&gathering, &gathering.items[i], error);
    *files =
        (struct shard_files){.runs = arena_allocate_zeroed(arena, gathering.count + 1, sizeof *files->runs)};
    for (size_t i = 0; i < gathering.count; i++) {
        text_numbers_free(&gathering.items[i].files);
        if (status == STATUS_OK)
            join_ranges(&gathering.items[i].run);
        if (files->runs != NULL)
            files->runs[files->run_count++] = gathering.items[i].run;
    }
    return status == STATUS_OK && files->runs == NULL ? error_no_memory(error, "the shards") : status;
}

void shard_files_end(struct shard_files *files)
{
    for (size_t i = 0; i < files->run_count; i++) {
        free(files->runs[i].header);
        kept_records_free(&files->runs[i].records);
    }
    files->run_count = 0;
}

const struct recorded_shard *shard_record(const struct shard *shard, struct arena *arena)
{
    struct recorded_shard *record = arena_allocate(arena, sizeof *record);
    if (record != NULL)
        *record = (struct recorded_shard){shard->number, shard->count, shard->source, shard->of_selected};
    return record;
}

bool case_is_counted(const struct case_location *location, enum verdict verdict)
{
    return location->world != NULL && verdict_class(verdict) == VERDICTS_GOOD;
}

enum status executed_range_check(const struct recorded_range *range, struct error *error)
{
    const int64_t counts[] = {
        range->from,        range->end,      range->passed,      range->passed_with_warnings,
        range->unsupported, range->compared, range->outputs_due, range->outputs_compared};
    int64_t most = 0;
    for (size_t i = 0; i < sizeof counts / sizeof *counts; i++)
        most = counts[i] > most ? counts[i] : most;
    const int64_t cases = most > RECORD_MOST_CASES ? 0 : range->passed + range->unsupported;
    return most > RECORD_MOST_CASES || range->end < range->from || cases > range->end - range->from ||
                   range->passed_with_warnings > range->passed || range->compared > cases ||
                   range->outputs_due > cases || range->outputs_compared > range->compared
               ? error_set(error, STATUS_UNREADABLE,
                           "\"ranges\": the numbers of a range contradict each other")
               : STATUS_OK;
}

void executed_range_add(struct recorded_range *ranges, size_t *count, const struct recorded_range *next)
{
    struct recorded_range *last = *count == 0 ? NULL : &ranges[*count - 1];
    if (last == NULL || strcmp(last->source, next->source) != 0 || last->end != next->from) {
        ranges[(*count)++] = *next;
        return;
    }
    last->end = next->end;
    last->passed += next->passed;
    last->passed_with_warnings += next->passed_with_warnings;
    last->unsupported += next->unsupported;
    last->compared += next->compared;
    last->outputs_due += next->outputs_due;
    last->outputs_compared += next->outputs_compared;
}

int64_t executed_range_part(int64_t from, int64_t end, int64_t part, int64_t count)
{
    const int64_t size = end - from;
    return from + size / count * part + size % count * part / count;
}
