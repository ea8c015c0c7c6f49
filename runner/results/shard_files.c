#include "record.h"
#include "record_members.h"
#include "result_reader.h"
#include "shard_record.h"

#include <inttypes.h>
#include <string.h>

/* The shards of one run while their files are read. */
struct gathered {
    struct sharded_run run;
    struct shard first;   /* of the first file */
    json_t *files;        /* object: id -> number of the shard whose file has it */
    struct shard current; /* of the file that is being read */
    bool is_complete;     /* the run in that file */
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

/* ---- headers --------------------------------------------------------------------------------------------------------- */

/* Adds a run of the first file. */
static enum status begin_run(struct gathering *gathering, const json_t *header, const struct shard *shard,
                             struct error *error)
{
    struct gathered *items = arena_room_for(gathering->arena, gathering->items, gathering->count,
                                            &gathering->capacity, sizeof *items);
    if (items == NULL)
        return error_no_memory(error, "the shards");
    gathering->items = items;
    struct gathered *item = &items[gathering->count++];
    *item = (struct gathered){.run = {.header = json_deep_copy(header),
                                      .records = json_object(),
                                      .of_selected = shard->of_selected,
                                      .by_ids = strcmp(shard->division, SHARD_BY_IDS) == 0,
                                      .shard_count = shard->count,
                                      .paths = arena_allocate_zeroed(gathering->arena, (size_t)shard->count,
                                                                     sizeof *item->run.paths)},
                              .first = *shard,
                              .files = json_object()};
    item->first.division = arena_copy_text(gathering->arena, shard->division, strlen(shard->division));
    if (item->run.header == NULL || item->run.records == NULL || item->files == NULL ||
        item->run.paths == NULL || item->first.division == NULL)
        return error_no_memory(error, "the shards");
    const json_t *sources = json_object_get(item->run.header, "sources");
    item->run.ranges = arena_allocate_zeroed(
        gathering->arena, json_array_size(sources) * (size_t)shard->count + 1, sizeof *item->run.ranges);
    if (item->run.ranges == NULL)
        return error_no_memory(error, "the shards");
    bool listed;
    enum status status = selection_take(&item->run.filters, &listed, header, gathering->arena, error);
    if (status != STATUS_OK)
        return status;
    item->run.filters_known = json_object_get(header, "selection") != NULL || !shard->of_selected;
    return json_object_del(item->run.header, "shard") == 0 ? STATUS_OK : error_no_memory(error, "the shards");
}

/* Checks that a header belongs to the same run as that of the first file. */
static enum status check_run(const struct gathering *gathering, const struct gathered *item,
                             const json_t *header, const struct shard *shard, struct error *error)
{
    const char *member = record_difference(item->run.header, header, own_members);
    if (member != NULL)
        return error_set(error, STATUS_UNREADABLE, "belongs to another run than %s: \"%.60s\" differs",
                         gathering->first_path, member);
    if (shard->count != item->first.count)
        return error_set(error, STATUS_UNREADABLE, "is one of %" PRId64 " shards, but %s is one of %" PRId64,
                         shard->count, gathering->first_path, item->first.count);
    if (strcmp(shard->division, item->first.division) != 0 || shard->of_selected != item->first.of_selected)
        return error_set(error, STATUS_UNREADABLE, "its division of the cases differs from that of %s",
                         gathering->first_path);
    return STATUS_OK;
}

static enum status take_header(struct gathering *gathering, const json_t *header, struct error *error)
{
    struct shard shard;
    const struct recorded_header recorded = recorded_header_of(header);
    enum status status = recorded_check_clauses(&recorded, error);
    if (status == STATUS_OK)
        status = shard_take(&shard, header, error);
    if (status == STATUS_OK && shard.count == 0)
        return error_set(error, STATUS_UNREADABLE, "the run is not a shard");
    if (status == STATUS_OK && gathering->is_first)
        status = begin_run(gathering, header, &shard, error);
    if (status != STATUS_OK)
        return status;
    if (gathering->begun == gathering->count)
        return error_set(error, STATUS_UNREADABLE, "has more runs than %s", gathering->first_path);
    struct gathered *item = &gathering->items[gathering->begun++];
    status = check_run(gathering, item, header, &shard, error);
    if (status != STATUS_OK)
        return status;
    const char **path = &item->run.paths[shard.number - 1];
    if (*path != NULL)
        return error_set(error, STATUS_UNREADABLE, "is shard %" PRId64 "/%" PRId64 ", and so is %s",
                         shard.number, shard.count, *path);
    *path = gathering->path;
    item->current = shard;
    item->is_complete = false;
    if (strcmp(recorded.started, recorded_header_of(item->run.header).started) < 0)
        (void)json_object_set_new(item->run.header, "started", json_string(recorded.started));
    return STATUS_OK;
}

/* ---- records --------------------------------------------------------------------------------------------------------- */

static enum status take_record(struct gathered *item, const json_t *record, struct error *error)
{
    const char *id = record_text(record, "id");
    const json_t *other = json_object_get(item->files, id);
    if (other != NULL)
        return error_set(error, STATUS_UNREADABLE, "has a record of %.200s, and so has %s", id,
                         item->run.paths[json_integer_value(other)]);
    json_t *copy = json_copy((json_t *)(uintptr_t)record);
    (void)json_object_del(copy, "waived");
    return json_object_set_new(item->run.records, id, copy) != 0 ||
                   json_object_set_new(item->files, id, json_integer(item->current.number - 1)) != 0
               ? error_no_memory(error, "the shards")
               : STATUS_OK;
}

/* The range of a world in a footer; an empty one at `begin` if there is none. */
static enum status range_of(struct executed_range *range, const json_t *footer, const char *source,
                            uint64_t begin, struct error *error)
{
    const json_t *ranges = json_object_get(footer, "ranges");
    *range = (struct executed_range){.from = begin, .end = begin};
    enum status status = STATUS_OK;
    for (size_t i = 0, found = 0; status == STATUS_OK && i < json_array_size(ranges); i++)
        if (strcmp(record_text(json_array_get(ranges, i), "source"), source) == 0)
            status = found++ == 0 ? executed_range_take(range, json_array_get(ranges, i), error)
                                  : error_set(error, STATUS_UNREADABLE,
                                              "\"ranges\": two of %.100s, but a shard has one", source);
    return status;
}

/* Takes the ranges of worlds: of each this shard's part, or its beginning if the time was over. */
static enum status take_ranges(struct gathered *item, const json_t *footer, bool complete,
                               struct error *error)
{
    const json_t *sources = json_object_get(item->run.header, "sources");
    const uint64_t count = (uint64_t)item->first.count, number = (uint64_t)item->current.number;
    for (size_t i = 0; i < json_array_size(sources); i++) {
        struct recorded_source source;
        struct executed_range *range = &item->run.ranges[i * count + number - 1];
        if (!record_source(sources, i, &source) || source.end <= source.from) /* it is no world */
            continue;
        const uint64_t begin_of_part = executed_range_part(source.from, source.end, number - 1, count);
        const uint64_t end_of_part = executed_range_part(source.from, source.end, number, count);
        enum status status = range_of(range, footer, source.name, begin_of_part, error);
        if (status != STATUS_OK)
            return status;
        if (range->from != begin_of_part || range->end > end_of_part ||
            (complete && range->end < end_of_part))
            return error_set(error, STATUS_UNREADABLE,
                             "\"ranges\": this shard must have the cases of %.100s from %" PRIu64
                             " to before %" PRIu64 ", but has those from %" PRIu64 " to before %" PRIu64,
                             source.name, begin_of_part, end_of_part, range->from, range->end);
        range->source = source.name;
    }
    return STATUS_OK;
}

/* Joins the ranges of the shards. */
static void join_ranges(struct sharded_run *run)
{
    const size_t count = json_array_size(json_object_get(run->header, "sources")) * (size_t)run->shard_count;
    for (size_t i = 0; i < count; i++) {
        const struct executed_range range = run->ranges[i];
        if (range.end > range.from)
            executed_range_add(run->ranges, &run->range_count, &range);
    }
}

static enum status take_footer(struct gathered *item, const json_t *footer, struct error *error)
{
    double seconds = json_number_value(json_object_get(footer, "seconds"));
    item->is_complete = json_is_true(json_object_get(footer, "complete"));
    item->run.seconds += seconds > 0 ? seconds : 0;
    const int64_t alone = json_integer_value(json_object_get(json_object_get(footer, "run_again"), "alone"));
    if (alone > RECORD_MOST_CASES)
        return error_set(error, STATUS_UNREADABLE, "\"run_again.alone\" is too large");
    item->run.failed_alone += alone;
    item->run.has_waivers |= json_object_get(footer, "waived") != NULL;
    enum status status = take_ranges(item, footer, item->is_complete, error);
    if (status != STATUS_OK)
        return status;
    const bool is_cut = !item->is_complete && json_is_true(json_object_get(footer, "out_of_time"));
    item->run.is_cut |= is_cut;
    item->is_complete |= is_cut;
    if (!item->is_complete)
        return error_set(error, STATUS_UNREADABLE, "the run ended before its last case");
    return losses_take(&item->run.losses, json_object_get(footer, "lost_processes"), false, error);
}

static enum status on_record(const json_t *record, const struct result_place *place, void *context,
                             struct error *error)
{
    struct gathering *gathering = context;
    const enum record_type type = record_type_of(record);
    (void)place;
    if (type == RECORD_HEADER) {
        if (gathering->begun > 0 && !gathering->items[gathering->begun - 1].is_complete)
            return error_set(error, STATUS_UNREADABLE, "a header, but the run before it has no footer");
        return take_header(gathering, record, error);
    }
    struct gathered *item = &gathering->items[gathering->begun - 1];
    return type == RECORD_FOOTER ? take_footer(item, record, error) : take_record(item, record, error);
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
                           list == NULL ? "" : list, missing > NAMED_MOST ? ", ..." : "");
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
        json_decref(gathering.items[i].files);
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
        json_decref(files->runs[i].header);
        json_decref(files->runs[i].records);
    }
    files->run_count = 0;
}
