/* Reads a run for a comparison. */
#include "comparison.h"
#include "record.h"
#include "record_members.h"
#include "tally.h"
#include "text_compare.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* The hashes of all sources of a header, joined. NULL without memory. */
static const char *corpora_of(const struct recorded_header *header, struct arena *arena)
{
    const size_t count = header->sources.count;
    const char **hashes = arena_allocate_zeroed(arena, count, sizeof *hashes);
    for (size_t i = 0; hashes != NULL && i < count; i++) {
        const char *hash = header->sources.items[i].corpus_hash;
        hashes[i] = text_or_empty(hash);
    }
    return hashes == NULL ? NULL : arena_join(arena, hashes, count, " ");
}

/* The edition of a header and the globs of --strict, joined. NULL without memory. */
static const char *judging_of(const struct recorded_header *header, struct arena *arena)
{
    const size_t count = header->strict.count;
    const char **texts = arena_allocate_zeroed(arena, count + 1, sizeof *texts);
    if (texts == NULL)
        return NULL;
    texts[0] = header->edition;
    for (size_t i = 0; i < count; i++)
        texts[i + 1] = header->strict.items[i];
    return arena_join(arena, texts, count + 1, ", strict ");
}

/* Cases of worlds that pass have no records. */
static enum status check_sources(const struct recorded_header *header, const char *path, struct error *error)
{
    for (size_t i = 0; i < header->sources.count; i++)
        if (recorded_is_world(&header->sources.items[i]))
            return error_set(
                error, STATUS_UNREADABLE,
                "%s has cases of the world %s, of which those that pass have no records: they cannot "
                "be compared",
                path, header->sources.items[i].name);
    return STATUS_OK;
}

static enum status begin_run(struct compared_run *run, const char *path, const struct recorded_header *given,
                             struct arena *arena, struct error *error)
{
    struct recorded_header *header = record_copy(given, &header_form, arena);
    *run = (struct compared_run){.path = path, .header = header, .footer = &recorded_no_footer, .losses = ""};
    if (header == NULL)
        return error_no_memory(error, "the results");
    enum status status = check_sources(header, path, error);
    if (status != STATUS_OK)
        return status;
    run->corpora = corpora_of(header, arena);
    run->judging = judging_of(header, arena);
    return run->corpora == NULL || run->judging == NULL
               ? error_no_memory(error, "the results")
               : selection_take(&run->selection, &run->listed, header, arena, error);
}

static enum status end_run(struct compared_run *run, const struct recorded_footer *footer,
                           struct arena *arena, struct error *error)
{
    struct process_losses losses = {0};
    const char *joined = "";
    enum status status = losses_take(&losses, &footer->lost_processes, false, error);
    if (status != STATUS_OK)
        return status;
    for (size_t i = 0; i < losses.kind_count && joined != NULL; i++) {
        const struct loss_kind *kind = &losses.kinds[i];
        bool has_case = kind->case_id[0] != '\0';
        joined = arena_format(arena, "%s%s%" PRId64 " %s: %s%s%s%s", joined, i == 0 ? "" : "; ", kind->count,
                              loss_name(kind->when), kind->how, has_case ? " (" : "", kind->case_id,
                              has_case ? ")" : "");
    }
    if (joined == NULL)
        return error_no_memory(error, "the results");
    run->losses = joined;
    run->footer = record_copy(footer, &footer_form, arena);
    return run->footer == NULL ? error_no_memory(error, "the results") : STATUS_OK;
}

static enum status take_header(struct compared_file *file, const struct recorded_header *header,
                               struct error *error)
{
    file->runs =
        arena_room_for(file->arena, file->runs, file->count, &file->run_capacity, sizeof *file->runs);
    if (file->runs == NULL)
        return error_no_memory(error, "the results");
    file->case_capacity = 0;
    return begin_run(&file->runs[file->count++], file->path, header, file->arena, error);
}

const char *compared_reasons(const struct recorded_case *given, struct arena *arena)
{
    const struct recorded_findings *findings =
        given->failures.count > 0 ? &given->failures : &given->warnings;
    const size_t count = findings->count;
    const char **texts = count == 0 ? NULL : arena_allocate_zeroed(arena, count, sizeof *texts);
    if (texts == NULL)
        return count == 0 ? "" : NULL;
    for (size_t i = 0; i < count; i++) {
        texts[i] = arena_format(arena, "%s: %s", findings->items[i].clause, findings->items[i].policy);
        if (texts[i] == NULL)
            return NULL;
    }
    sort_texts(texts, count);
    return arena_join(arena, texts, count, "; ");
}

/* What a pass shows where there is a choice; NULL without memory. */
static const char *const *choices_of(const struct recorded_case *given, struct arena *arena)
{
    size_t count = 0, capacity = 0;
    const char **texts = arena_room_for(arena, NULL, count, &capacity, sizeof *texts);
    for (int severity = SEVERITY_OBSERVATION; severity <= SEVERITY_WARNING; severity++) {
        const struct recorded_findings *findings = recorded_findings_of(given, (enum severity)severity);
        for (size_t i = 0; given->verdict == VERDICT_PASS && i < findings->count; i++) {
            char likeness[LIKENESS_SIZE];
            if (!is_choice(&findings->items[i]))
                continue;
            finding_likeness(&findings->items[i], likeness);
            if (texts == NULL || (texts[count++] = arena_copy(arena, likeness)) == NULL)
                return NULL;
            texts = arena_room_for(arena, texts, count, &capacity, sizeof *texts);
        }
    }
    if (texts == NULL)
        return NULL;
    texts[count] = NULL;
    sort_texts(texts, count);
    return texts;
}

static enum status read_case(struct compared_case *item, const struct recorded_case *given,
                             struct arena *arena, struct error *error)
{
    *item = (struct compared_case){.id = given->id,
                                   .hash = given->case_hash,
                                   .verdict = given->verdict,
                                   .standing = conformance_standing(given),
                                   .waived = given->waived != NULL,
                                   .unsteady = circumstance_is_unsteady(given->circumstance) ||
                                               given->nondeterminism == NONDETERMINISM_ILLEGAL,
                                   .reasons = compared_reasons(given, arena),
                                   .choices = choices_of(given, arena),
                                   .facts = {.operator_version = given->operator_version,
                                             .opset = given->opset,
                                             .dtype = given->dtype,
                                             .reduction = given->reduction,
                                             .tier = given->tier}};
    const char **const texts[] = {&item->id,
                                  &item->hash,
                                  &item->facts.operator_version,
                                  &item->facts.dtype,
                                  &item->facts.reduction,
                                  &item->facts.tier};
    return item->reasons == NULL || item->choices == NULL ||
                   !arena_copy_texts(arena, texts, sizeof texts / sizeof *texts)
               ? error_no_memory(error, "the results")
               : STATUS_OK;
}

static enum status take_case(struct compared_file *file, struct compared_run *run,
                             const struct recorded_case *given, struct error *error)
{
    run->cases =
        arena_room_for(file->arena, run->cases, run->count, &file->case_capacity, sizeof *run->cases);
    if (run->cases == NULL)
        return error_no_memory(error, "the results");
    const enum status status = read_case(&run->cases[run->count], given, file->arena, error);
    if (status != STATUS_OK)
        return status;
    run->is_unsteady |= run->cases[run->count++].unsteady;
    return STATUS_OK;
}

enum status compared_file_take(struct compared_file *file, const struct result_record *record,
                               struct error *error)
{
    if (record->type == RECORD_HEADER)
        return take_header(file, record->header, error);
    struct compared_run *run = file->count == 0 ? NULL : &file->runs[file->count - 1];
    if (run == NULL) /* the reader of results sees to it that no case comes before a header */
        return STATUS_OK;
    return record->type == RECORD_CASE     ? take_case(file, run, record->item, error)
           : record->type == RECORD_FOOTER ? end_run(run, record->footer, file->arena, error)
                                           : STATUS_OK;
}

static enum status on_record(const struct result_record *record, void *context, struct error *error)
{
    struct compared_file *file = context;
    const enum status status = compared_file_take(file, record, error);
    return status == STATUS_OK && file->also != NULL ? file->also(record, file->also_context, error) : status;
}

static int compare_ids(const void *left, const void *right)
{
    return strcmp(((const struct compared_case *)left)->id, ((const struct compared_case *)right)->id);
}

void compared_run_sort(struct compared_run *run)
{
    const struct recorded_settleds *settled = &run->footer->settled;
    if (run->count > 0)
        qsort(run->cases, run->count, sizeof *run->cases, compare_ids);
    for (size_t i = 0; i < settled->count && run->count > 0; i++)
        for (size_t k = 0; k < settled->items[i].ids.count; k++) {
            const struct compared_case like = {.id = settled->items[i].ids.items[k]};
            struct compared_case *found =
                bsearch(&like, run->cases, run->count, sizeof *run->cases, compare_ids);
            if (found != NULL)
                found->standing = standing_settled(found->standing, &settled->items[i]);
        }
}

enum status compared_file_read(struct compared_file *file, struct error *error)
{
    enum results_end end;
    enum status status = results_read(file->path, on_record, file, &end, error);
    for (size_t i = 0; i < file->count; i++)
        compared_run_sort(&file->runs[i]);
    return status == STATUS_OK ? results_check_complete(end, file->path, error) : status;
}

const char *compared_specification(const struct compared_run *run)
{
    return run->header->implementation->specification;
}

const struct compared_run *compared_partner(size_t number, const struct compared_file *runs,
                                            const struct compared_file *others, bool alone)
{
    const char *specification = compared_specification(&runs->runs[number]);
    size_t before = 0;
    if (alone && others->count == 1)
        return &others->runs[0];
    for (size_t i = 0; i < number; i++)
        before += strcmp(compared_specification(&runs->runs[i]), specification) == 0;
    for (size_t i = 0; i < others->count; i++)
        if (strcmp(compared_specification(&others->runs[i]), specification) == 0 && before-- == 0)
            return &others->runs[i];
    return NULL;
}
