#include "report.h"

#include "comparison.h"
#include "result_reader.h"
#include "shard_record.h"

#include <stdlib.h>
#include <string.h>

void report_begin(struct report *report, const struct clause_set *clauses, struct arena *arena)
{
    *report = (struct report){.clauses = clauses, .arena = arena, .scratch = arena_create((size_t)64 << 20)};
}

void report_end(struct report *report)
{
    for (size_t i = 0; i < report->count; i++) {
        struct reported_run *run = &report->runs[i];
        for (size_t k = 0; k < run->case_count; k++)
            free(run->cases[k].record);
        text_numbers_free(&run->case_numbers);
        free(run->cases);
        text_numbers_free(&run->choice_numbers);
        tally_destroy(&run->tally);
    }
    counted_texts_free(&report->texts);
    text_numbers_free(&report->set_numbers);
    arena_destroy(&report->scratch);
    report->count = 0;
}

/* ---- taking records ------------------------------------------------------------------------------------ */

static enum status take_header(struct report *report, const char *path, const struct recorded_header *given,
                               struct error *error)
{
    struct arena *arena = report->arena;
    const struct recorded_header *header = record_copy(given, &header_form, arena);
    struct reported_run *runs =
        arena_room_for(arena, report->runs, report->count, &report->capacity, sizeof *report->runs);
    if (runs == NULL || header == NULL)
        return error_no_memory(error, "the report");
    report->runs = runs;
    struct reported_run *run = &runs[report->count++];
    *run = (struct reported_run){.path = path,
                                 .header = header,
                                 .footer = &recorded_no_footer,
                                 .tally.conformance.is_read = true,
                                 .name = recorded_name(header),
                                 .version = header->implementation->version};
    for (size_t i = 0; i < header->sources.count; i++)
        run->lacks_cases = run->tally.conformance.is_off =
            run->lacks_cases || recorded_is_world(&header->sources.items[i]);
    return STATUS_OK;
}

/* A copy of a text; "" needs no memory. NULL if out of memory. */
static const char *copy(const char *text, struct arena *arena)
{
    return text[0] == '\0' ? "" : arena_copy(arena, text);
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
    counted_texts_add(&report->texts, text, NULL);
    const struct counted_text *kept = counted_texts_find(&report->texts, text);
    return kept == NULL ? NULL : kept->text;
}

/* Keeps the details of a case that is not a plain pass. False if out of memory. */
static bool keep_record(struct report *report, struct reported_case *item, const struct recorded_case *given)
{
    const char *compared = compared_reasons(given, &report->scratch);
    item->reason = shared_text(report, reason_of(given, &report->scratch));
    item->compared = compared == NULL ? NULL : shared_text(report, compared);
    item->record = recorded_case_copy(given);
    return item->record != NULL && item->reason != NULL && item->compared != NULL;
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
        .repeated = given->repetitions != NULL,
        .unsteady =
            given->nondeterminism == NONDETERMINISM_ILLEGAL || circumstance_is_unsteady(given->circumstance),
        .warned = recorded_is_warned(given),
        .seconds = given->has_seconds ? given->seconds : -1,
    };
    struct reported_case *cases =
        arena_room_for(NULL, run->cases, run->case_count, &run->case_capacity, sizeof *cases);
    run->cases = cases == NULL ? run->cases : cases;
    if (cases == NULL || !arena_copy_texts(arena, (const char **const[]){&item.id, &item.hash}, 2) ||
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

/* Gives the cases that a footer settles their standings. */
static void settle(struct reported_run *run, const struct recorded_settled *settled)
{
    for (size_t i = 0; i < settled->ids.count; i++) {
        size_t number;
        if (!text_numbers_find(&run->case_numbers, settled->ids.items[i], &number))
            continue;
        struct reported_case *item = &run->cases[number];
        conformance_move(&run->tally.conformance, item->row, dtype_name(item->dtype), item->reduction,
                         item->standing, settled);
        item->standing = standing_settled(item->standing, settled);
    }
}

static enum status take_footer(struct report *report, struct reported_run *run,
                               const struct recorded_footer *given, struct error *error)
{
    const struct recorded_footer *footer = record_copy(given, &footer_form, report->arena);
    if (footer == NULL)
        return error_no_memory(error, "the report");
    run->footer = footer;
    run->complete = (footer->complete || footer->out_of_time) && run->header->shard == NULL;
    run->tally.conformance.selected = recorded_is_of_selected(footer);
    for (size_t i = 0; i < footer->settled.count; i++)
        settle(run, &footer->settled.items[i]);
    for (size_t i = 0; i < footer->ranges.count; i++) {
        executed_range_count(&footer->ranges.items[i], &run->tally);
        run->unrecorded += footer->ranges.items[i].unsupported;
    }
    return STATUS_OK;
}

enum status report_take(struct report *report, const char *path, const struct result_record *record,
                        struct error *error)
{
    enum status status = STATUS_OK;
    if (record->type == RECORD_HEADER)
        return take_header(report, path, record->header, error);
    if (report->count == 0)
        return error_set(error, STATUS_UNREADABLE, "a record without a header before it");
    struct reported_run *run = &report->runs[report->count - 1];
    if (record->type == RECORD_FOOTER)
        status = take_footer(report, run, record->footer, error);
    else if (record->type == RECORD_CASE)
        status = take_case(report, run, record->item, error);
    else if (record->type == RECORD_SKIPPED)
        tally_add(&run->tally, record->item);
    arena_reset(&report->scratch);
    return status;
}

/* ---- reading files ------------------------------------------------------------------------------------- */

struct reading {
    struct report *report;
    const char *path;
};

static enum status on_record(const struct result_record *record, void *context, struct error *error)
{
    struct reading *reading = context;
    return report_take(reading->report, reading->path, record, error);
}

enum status report_read(struct report *report, const char *path, struct error *error)
{
    enum results_end end;
    struct reading reading = {.report = report, .path = path};
    enum status status = results_read(path, on_record, &reading, &end, error);
    return status == STATUS_OK ? results_check_end(end, path, error) : status;
}

/* ---- asking -------------------------------------------------------------------------------------------- */

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
    return text_or_empty(
        arena_format(arena, "%s%s%s", run->name, run->version[0] == '\0' ? "" : " ", run->version));
}

/* ---- telling runs apart -------------------------------------------------------------------------------- */

static const char *specification_of(const struct reported_run *run)
{
    return run->header->implementation->specification;
}

static const char *option_of(const struct reported_run *run, const char *key)
{
    const struct recorded_options *options = &run->header->implementation->options;
    for (size_t i = 0; i < options->count; i++)
        if (strcmp(options->items[i].key, key) == 0)
            return options->items[i].value;
    return NULL;
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
    const char *text = differs(report, run, NULL) ? short_specification(run, arena) : "";
    const struct recorded_options *options = &run->header->implementation->options;
    for (size_t i = 0; i < options->count && text != NULL; i++)
        if (differs(report, run, options->items[i].key))
            text = arena_format(arena, "%s%s%s=%s", text, text[0] == '\0' ? "" : ", ", options->items[i].key,
                                options->items[i].value);
    return text_or_empty(text);
}

/* Whether the particulars of two runs with one name are the same, without their texts, which take time for
 * each run. */
static bool are_particulars_equal(const struct reported_run *a, const struct reported_run *b,
                                  struct arena *arena)
{
    const struct recorded_options *left = &a->header->implementation->options,
                                  *right = &b->header->implementation->options;
    bool are_alike = are_equal(short_specification(a, arena), short_specification(b, arena)) &&
                     left->count == right->count;
    for (size_t i = 0; are_alike && i < left->count; i++)
        are_alike = are_equal(left->items[i].value, option_of(b, left->items[i].key));
    return are_alike;
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
    return text_or_empty(title);
}
