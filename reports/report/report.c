#include "report.h"

#include "comparison.h"
#include "executed_range.h"
#include "result_reader.h"

#include <stdlib.h>
#include <string.h>

/* References are stored in the record itself. */
static json_t *keep(const json_t *record)
{
    return json_incref((json_t *)(uintptr_t)record);
}

static void release(const json_t *record)
{
    json_decref((json_t *)(uintptr_t)record);
}

void report_begin(struct report *report, const struct clause_set *clauses, struct arena *arena)
{
    *report = (struct report){.clauses = clauses,
                              .texts = json_object(),
                              .arena = arena,
                              .scratch = arena_create((size_t)64 << 20)};
}

void report_end(struct report *report)
{
    for (size_t i = 0; i < report->count; i++) {
        struct reported_run *run = &report->runs[i];
        for (size_t k = 0; k < run->case_count; k++)
            free(run->cases[k].record);
        release(run->header);
        release(run->footer);
        text_numbers_free(&run->case_numbers);
        free(run->cases);
        text_numbers_free(&run->choice_numbers);
        tally_destroy(&run->tally);
    }
    json_decref(report->texts);
    report->texts = NULL;
    text_numbers_free(&report->set_numbers);
    arena_destroy(&report->scratch);
    report->count = 0;
}

/* ---- taking records -------------------------------------------------------------------------------------------------- */

static enum status take_header(struct report *report, const char *path, const json_t *record,
                               struct error *error)
{
    struct arena *arena = report->arena;
    const struct recorded_header header = recorded_header_of(record);
    enum status status = recorded_check_clauses(&header, error);
    if (status != STATUS_OK)
        return status;
    report_settle(report);
    struct reported_run *runs =
        arena_room_for(arena, report->runs, report->count, &report->capacity, sizeof *report->runs);
    if (runs == NULL)
        return error_no_memory(error, "the report");
    report->runs = runs;
    struct reported_run *run = &runs[report->count++];
    *run = (struct reported_run){
        .path = path, .header = keep(record), .name = header.name, .version = header.version};
    struct recorded_source source;
    for (size_t i = 0; record_source(header.sources, i, &source); i++)
        run->lacks_cases = run->tally.conformance.is_off = run->lacks_cases || source.end > 0;
    return report->texts == NULL ? error_no_memory(error, "the report") : STATUS_OK;
}

/* A copy of a text; "" needs no memory. NULL if out of memory. */
static const char *copy(const char *text, struct arena *arena)
{
    return text[0] == '\0' ? "" : arena_copy_text(arena, text, strlen(text));
}

/* The name of a reduction, which may be "": usually one of the static names. NULL if out of memory. */
static const char *reduction_of(const struct recorded_case *given, struct arena *arena)
{
    const char *text = given->has_reduction ? given->reduction : reduction_name(REDUCTION_NONE);
    enum reduction reduction;
    return reduction_from_name(text, strlen(text), &reduction) ? reduction_name(reduction)
                                                               : copy(text, arena);
}

/* A text that many cases may share: equal texts are stored once, at one address. NULL if out of memory. */
static const char *shared_text(struct report *report, const char *text)
{
    if (text[0] == '\0')
        return "";
    if (json_object_get(report->texts, text) == NULL &&
        json_object_set_new_nocheck(report->texts, text, json_true()) != 0)
        return NULL;
    return json_object_iter_key(json_object_iter_at(report->texts, text));
}

/* Keeps the details of a case that is not a plain pass. False if out of memory. */
static bool keep_record(struct report *report, struct reported_case *item, const struct recorded_case *given)
{
    const bool has_cause =
        item->waived == NULL && item->verdict != VERDICT_PASS && item->verdict != VERDICT_UNSUPPORTED;
    const char *signature = has_cause ? cause_signature(given, &report->scratch) : "";
    const char *compared = compared_reasons(given, &report->scratch);
    item->reason = shared_text(report, reason_of(given, &report->scratch));
    item->compared = compared == NULL ? NULL : shared_text(report, compared);
    item->signature = signature == NULL ? NULL : shared_text(report, signature);
    item->record = recorded_case_copy(given);
    return item->record != NULL && item->reason != NULL && item->compared != NULL && item->signature != NULL;
}

/* Room for one more case. False if out of memory. */
static bool make_room(struct reported_run *run)
{
    if (run->case_count < run->case_capacity)
        return true;
    const size_t capacity = run->case_capacity == 0 ? 64 : 2 * run->case_capacity;
    struct reported_case *cases = realloc(run->cases, capacity * sizeof *cases);
    if (cases == NULL)
        return false;
    run->cases = cases;
    run->case_capacity = capacity;
    return true;
}

static enum status take_case(struct report *report, struct reported_run *run,
                             const struct recorded_case *given, struct error *error)
{
    struct arena *arena = report->arena;
    struct reported_case item = {
        .id = given->id,
        .hash = given->case_hash, /* an invalid hash differs from every hash */
        .row = conformance_row(given),
        .opset = given->opset,
        .dtype = (int32_t)dtype_from_name(given->dtype),
        .reduction = reduction_of(given, arena),
        .verdict = given->verdict,
        .waived = given->waived == NULL ? NULL : shared_text(report, given->waived),
        .standing = conformance_standing(given),
        .reason = "",
        .compared = "",
        .signature = "",
        .repeated = given->repetitions != NULL,
        .unsteady =
            given->nondeterminism == NONDETERMINISM_ILLEGAL || circumstance_is_unsteady(given->circumstance),
        .warned = recorded_is_warned(given),
        .seconds = given->has_seconds ? given->seconds : -1,
    };
    if (!make_room(run) || !arena_copy_texts(arena, (const char **const[]){&item.id, &item.hash}, 2) ||
        item.reduction == NULL)
        return error_no_memory(error, "the report");
    if (text_numbers_add(&run->case_numbers, item.id, run->case_count) == TEXT_HAS_NO_MEMORY)
        return error_no_memory(error, "the report");
    if ((item.verdict != VERDICT_PASS || item.warned) && !keep_record(report, &item, given)) {
        free(item.record);
        return error_no_memory(error, "the report");
    }
    run->cases[run->case_count++] = item;
    tally_add(&run->tally, given);
    return report_count(report, run, given, error);
}

static void take_footer(struct reported_run *run, const json_t *record)
{
    const struct recorded_footer footer = recorded_footer_of(record);
    release(run->footer);
    run->footer = keep(record);
    const bool is_over = footer.is_complete || json_is_true(json_object_get(record, "out_of_time"));
    run->complete = is_over && !recorded_header_of(run->header).is_shard;
    const json_t *ranges = json_object_get(record, "ranges");
    run->tally.conformance.selected = footer.is_of_selected;
    for (size_t i = 0; i < json_array_size(ranges); i++) {
        struct executed_range range;
        struct error ignored; /* the reader has checked them */
        if (executed_range_take(&range, json_array_get(ranges, i), &ignored) == STATUS_OK) {
            executed_range_count(&range, &run->tally);
            run->unrecorded += range.unsupported;
        }
    }
}

enum status report_take(struct report *report, const char *path, const json_t *record,
                        const struct recorded_case *item, struct error *error)
{
    const enum record_type type = record_type_of(record);
    if (type == RECORD_HEADER)
        return take_header(report, path, record, error);
    if (report->count == 0)
        return error_set(error, STATUS_UNREADABLE, "a record without a header before it");
    struct reported_run *run = &report->runs[report->count - 1];
    if (type == RECORD_FOOTER)
        take_footer(run, record);
    if (type == RECORD_SKIPPED)
        tally_add(&run->tally, item);
    const enum status status = type == RECORD_CASE ? take_case(report, run, item, error) : STATUS_OK;
    arena_reset(&report->scratch);
    return status;
}

void report_settle(struct report *report)
{
    if (report->count == 0)
        return;
    struct reported_run *run = &report->runs[report->count - 1];
    struct conformance *conformance = &run->tally.conformance;
    conformance_settle(conformance);
    for (size_t i = 0; i < run->case_count; i++)
        run->cases[i].standing = conformance_settled(conformance, run->cases[i].id, run->cases[i].standing);
}

/* ---- reading files --------------------------------------------------------------------------------------------------- */

struct reading {
    struct report *report;
    const char *path;
};

static enum status on_record(const json_t *record, const struct result_place *place, void *context,
                             struct error *error)
{
    struct reading *reading = context;
    return report_take(reading->report, reading->path, record, place->item, error);
}

enum status report_read(struct report *report, const char *path, struct error *error)
{
    enum results_end end;
    struct reading reading = {.report = report, .path = path};
    enum status status = results_read(path, on_record, &reading, &end, error);
    report_settle(report);
    return status == STATUS_OK ? results_check_end(end, path, error) : status;
}

/* ---- asking ------------------------------------------------------------------------------------------------------------ */

bool reported_has(const struct reported_clauses *set, size_t clause)
{
    return clause < REPORTED_CLAUSES && (set->words[clause / 64] >> clause % 64 & 1) != 0;
}

const struct reported_case *reported_case_named(const struct reported_run *run, const char *id)
{
    size_t number;
    return text_numbers_find(&run->case_numbers, id, &number) ? &run->cases[number] : NULL;
}

const char *reported_title(const struct reported_run *run, struct arena *arena)
{
    const char *title =
        arena_format(arena, "%s%s%s", run->name, run->version[0] == '\0' ? "" : " ", run->version);
    return title == NULL ? "" : title;
}

/* ---- telling runs apart -------------------------------------------------------------------------------------------- */

static const char *specification_of(const struct reported_run *run)
{
    return recorded_header_of(run->header).specification;
}

static const char *option_of(const struct reported_run *run, const char *key)
{
    return json_string_value(json_object_get(recorded_header_of(run->header).options, key));
}

static bool are_equal(const char *a, const char *b)
{
    return a == b || (a != NULL && b != NULL && strcmp(a, b) == 0);
}

static bool are_named_alike(const struct reported_run *a, const struct reported_run *b)
{
    return strcmp(a->name, b->name) == 0 && strcmp(a->version, b->version) == 0;
}

/* Whether a run with the same name has another value of an option, or, with NULL, another specification. */
static bool differs(const struct report *report, const struct reported_run *run, const char *key)
{
    for (size_t i = 0; i < report->count; i++) {
        const struct reported_run *other = &report->runs[i];
        if (are_named_alike(other, run) &&
            !(key == NULL ? strcmp(specification_of(other), specification_of(run)) == 0
                          : are_equal(option_of(other, key), option_of(run, key))))
            return true;
    }
    return false;
}

/* The end of a long specification, in which paths differ; it begins with a whole character of UTF-8. */
static const char *short_specification(const struct reported_run *run, struct arena *arena)
{
    enum { SHOWN = 50 };
    const char *specification = specification_of(run);
    const size_t length = strlen(specification);
    if (length <= SHOWN)
        return specification;
    const char *end = specification + length - SHOWN;
    while (((unsigned char)*end & 0xc0) == 0x80)
        end++;
    return arena_format(arena, "...%s", end);
}

/* What is particular to a run among those with its name: the specification, and options; "" for nothing. */
static const char *particulars(const struct report *report, const struct reported_run *run,
                               struct arena *arena)
{
    const char *key, *text = differs(report, run, NULL) ? short_specification(run, arena) : "";
    json_t *options = (json_t *)(uintptr_t)recorded_header_of(run->header).options, *value;
    json_object_foreach(options, key, value)
    {
        if (text != NULL && differs(report, run, key))
            text = arena_format(arena, "%s%s%s=%s", text, text[0] == '\0' ? "" : ", ", key,
                                json_string_value(value) == NULL ? "" : json_string_value(value));
    }
    return text == NULL ? "" : text;
}

/* Whether the particulars of two runs with one name are the same, without their texts, which take time for each run. */
static bool are_particulars_equal(const struct reported_run *a, const struct reported_run *b,
                                  struct arena *arena)
{
    const json_t *left = recorded_header_of(a->header).options,
                 *right = recorded_header_of(b->header).options;
    const char *first = short_specification(a, arena), *second = short_specification(b, arena);
    const bool have_options = json_object_size(left) > 0 || json_object_size(right) > 0;
    return are_equal(first, second) && (!have_options || json_equal(left, right));
}

const char *reported_title_among(const struct report *report, size_t number, struct arena *arena)
{
    const struct reported_run *run = &report->runs[number];
    const char *title = reported_title(run, arena), *own = particulars(report, run, arena);
    size_t alike = 0, before = 0;
    for (size_t i = 0; i < report->count; i++)
        if (are_named_alike(&report->runs[i], run) && are_particulars_equal(&report->runs[i], run, arena)) {
            alike++;
            before += i < number;
        }
    if (alike > 1)
        title = arena_format(arena, "%s (%s%s%zu)", title, own, own[0] == '\0' ? "" : ", ", before + 1);
    else if (own[0] != '\0')
        title = arena_format(arena, "%s (%s)", title, own);
    return title == NULL ? "" : title;
}
