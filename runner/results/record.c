#include "record.h"

#include "explanation.h"
#include "json_reader.h"
#include "print_text.h"
#include "text_compare.h"

#include <stdlib.h>
#include <string.h>

#define NAME(constant, name, ...) name,
#define NAMED(constant, name)     name,
static const char *const types[] = {RECORD_TABLE(NAMED) NULL};
const char *const record_verdicts[] = {VERDICT_TABLE(NAMED) NULL};
const char *const record_answers[] = {ANSWER_TABLE(NAMED) NULL};
const char *const record_levels[] = {LEVEL_TABLE(NAME) NULL};
const char *const record_losses[] = {LOSS_TABLE(NAMED) NULL};
#define MEMBER(constant, member, words) member,
#define WORDS(constant, member, words)  words,
const char *const record_standings[] = {STANDING_TABLE(MEMBER) NULL};
static const char *const standing_texts[] = {STANDING_TABLE(WORDS)};

const char *standing_name(enum standing standing)
{
    return record_standings[standing];
}

const char *standing_words(enum standing standing)
{
    return standing_texts[standing];
}

json_t *result_record_json(const struct result_record *record)
{
    const struct record_form *form = record_form_of(record->type);
    const void *structure = record->type == RECORD_HEADER     ? record->header
                            : record->type == RECORD_FOOTER   ? (const void *)record->footer
                            : record->type == RECORD_PROGRESS ? (const void *)record->progress
                                                              : record->item;
    json_t *object = record_json(structure, form);
    (void)json_object_set_new(object, "type", json_string(types[record->type]));
    return object;
}

char *result_record_line(const struct result_record *record)
{
    json_t *object = result_record_json(record);
    char *line = json_dumps(object, RECORD_FORM);
    json_decref(object);
    if (!json_out_of_memory()) /* otherwise it may lack members */
        return line;
    free(line);
    return NULL;
}

struct result_record result_of_header(const struct recorded_header *header)
{
    return (struct result_record){.type = RECORD_HEADER, .header = header};
}

struct result_record result_of_case(const struct recorded_header *header, const struct recorded_case *item)
{
    return (struct result_record){
        .type = item->is_skipped ? RECORD_SKIPPED : RECORD_CASE, .header = header, .item = item};
}

struct result_record result_of_progress(const struct recorded_progress *progress)
{
    return (struct result_record){.type = RECORD_PROGRESS, .progress = progress};
}

struct result_record result_of_footer(const struct recorded_header *header,
                                      const struct recorded_footer *footer)
{
    return (struct result_record){.type = RECORD_FOOTER, .header = header, .footer = footer};
}

const struct record_form *record_form_of(enum record_type type)
{
    static const struct record_form *const forms[] = {&header_form,   &case_form,   &skipped_form,
                                                      &progress_form, &footer_form, NULL};
    return forms[type];
}

json_t *dtypes_record(dtype_set dtypes)
{
    json_t *names = json_array();
    for (int32_t dtype = 0; dtype < 32; dtype++)
        if (dtype_in(dtypes, dtype))
            (void)json_array_append_new(names, json_string(dtype_name(dtype)));
    return names;
}

json_t *reductions_record(reduction_set reductions)
{
    json_t *names = json_array();
    for (int reduction = 0; reduction < REDUCTION_COUNT; reduction++)
        if ((reductions >> reduction & 1) != 0)
            (void)json_array_append_new(names, json_string(reduction_name((enum reduction)reduction)));
    return names;
}

const char *record_text(const json_t *record, const char *member)
{
    return text_or_empty(json_string_value(json_object_get(record, member)));
}

/* ---- cases --------------------------------------------------------------------------------------------- */

enum record_type record_type_of(const json_t *record)
{
    return (enum record_type)name_position(types, record_text(record, "type"));
}

struct recorded_case recorded_case_of(const json_t *record, struct arena *arena)
{
    struct recorded_case item = {0};
    const bool is_skipped = record_type_of(record) == RECORD_SKIPPED;
    if (!record_fill(&item, is_skipped ? NULL : record, &case_form, arena) ||
        (is_skipped && !record_fill(&item, record, &skipped_form, arena)))
        arena_note_system_out_of_memory();
    item.is_skipped = is_skipped;
    return item;
}

json_t *recorded_case_json(const struct recorded_case *item)
{
    const struct result_record record = result_of_case(NULL, item);
    return result_record_json(&record);
}

struct recorded_case *recorded_case_copy(const struct recorded_case *item)
{
    return record_copy(item, item->is_skipped ? &skipped_form : &case_form, NULL);
}

const struct recorded_findings *recorded_findings_of(const struct recorded_case *item, enum severity severity)
{
    return severity == SEVERITY_FAILURE   ? &item->failures
           : severity == SEVERITY_WARNING ? &item->warnings
                                          : &item->observations;
}

bool recorded_limit_of(const struct recorded_case *item, enum limit *limit)
{
    return item->limit != NULL && limit_from_name(item->limit->name, limit);
}

bool recorded_level_is(const struct recorded_case *item, enum level level)
{
    return item->has_level && item->level == level;
}

bool recorded_fails(const struct recorded_case *item)
{
    return verdict_is_failure(item->verdict) && item->waived == NULL;
}

bool recorded_is_warned(const struct recorded_case *item)
{
    return item->verdict == VERDICT_PASS && item->warnings.count > 0;
}

bool recorded_is_wrong_answer(const struct recorded_case *item)
{
    return !item->is_skipped && item->verdict == VERDICT_FAIL && item->waived == NULL;
}

bool recorded_is_refused(const struct recorded_case *item)
{
    return answer_is_refusal(item->answer);
}

const char *recorded_explanation(const struct recorded_case *item)
{
    const char *line = item->explanation.count == 0 ? "" : item->explanation.items[0];
    return item->message[0] != '\0' ? item->message : line + strspn(line, " ");
}

const char *recorded_blamed_clause(const struct recorded_case *item)
{
    return item->blamed[0] != '\0' || item->failures.count == 0 ? item->blamed
                                                                : item->failures.items[0].clause;
}

bool recorded_has_warning(const struct recorded_case *item, const char *clause)
{
    for (size_t i = 0; i < item->warnings.count; i++)
        if (strcmp(clause_name_of(item->warnings.items[i].clause), clause) == 0)
            return true;
    return false;
}

bool kept_records_add(struct kept_records *records, const struct recorded_case *item)
{
    size_t number;
    struct recorded_case *copy = recorded_case_copy(item);
    if (copy != NULL && text_numbers_find(&records->numbers, item->id, &number)) {
        free(records->items[number]);
        records->items[number] = copy;
        return true;
    }
    struct recorded_case **items = arena_room_for(NULL, records->items, records->count, &records->capacity,
                                                  sizeof(struct recorded_case *));
    records->items = items == NULL ? records->items : items;
    if (copy == NULL || items == NULL ||
        text_numbers_add(&records->numbers, item->id, records->count) != TEXT_IS_NEW) {
        free(copy);
        return false;
    }
    items[records->count++] = copy;
    return true;
}

struct recorded_case *kept_record(const struct kept_records *records, const char *id)
{
    size_t number;
    return records != NULL && text_numbers_find(&records->numbers, id, &number) ? records->items[number]
                                                                                : NULL;
}

void kept_records_free(struct kept_records *records)
{
    for (size_t i = 0; i < records->count; i++)
        free(records->items[i]);
    free(records->items);
    text_numbers_free(&records->numbers);
    *records = (struct kept_records){.count = 0};
}

/* ---- headers and footers ------------------------------------------------------------------------------- */

const struct recorded_footer recorded_no_footer = {.complete = false};

const char *recorded_name(const struct recorded_header *header)
{
    const struct recorded_implementation *implementation = header->implementation;
    return implementation->name[0] == '\0' ? implementation->specification : implementation->name;
}

static int64_t at_least_one(int64_t count)
{
    return count < 1 ? 1 : count > RECORD_MOST_CASES ? RECORD_MOST_CASES : count;
}

int64_t recorded_repetitions(const struct recorded_header *header)
{
    return at_least_one(header->repeat);
}

int64_t recorded_loss_count(const struct recorded_loss *loss)
{
    return at_least_one(loss->count);
}

bool recorded_has_process(const struct recorded_header *header)
{
    return header->implementation->isolation != NULL && header->implementation->isolation->process;
}

bool recorded_watches_memory(const struct recorded_header *header)
{
    return header->implementation->isolation != NULL && header->implementation->isolation->memory_watched;
}

bool recorded_is_world(const struct recorded_source *source)
{
    return source->end > 0;
}

bool recorded_is_of_selected(const struct recorded_footer *footer)
{
    return footer->statements.count > 0 && footer->statements.items[0].of_selected;
}

/* ---- any record ---------------------------------------------------------------------------------------- */

void record_set_text(json_t *record, const char *member, const char *text, struct arena *arena)
{
    if (text != NULL)
        (void)json_object_set_new(record, member, json_string(printable(text, arena)));
}

const char *record_difference(const void *one, const void *other, const struct record_form *form,
                              const char *const *but)
{
    json_t *left = record_json(one, form), *right = record_json(other, form);
    const char *name = left == NULL || right == NULL ? form->members[0].name : NULL; /* no memory */
    for (size_t i = 0; name == NULL && i < form->count; i++) {
        const char *member = form->members[i].name;
        const json_t *value = json_object_get(left, member), *its = json_object_get(right, member);
        if (!name_is_among(but, member) && value != its && !json_equal(value, its))
            name = member;
    }
    json_decref(left);
    json_decref(right);
    return name;
}

/* The first line from `at` on that begins a paragraph (explanation.h), or the end. */
static size_t paragraph_from(const struct texts *lines, size_t at)
{
    while (at < lines->count && strspn(lines->items[at], " ") != EXPLANATION_INDENT)
        at++;
    return at;
}

/* Replaces the lines from `from` to `to` by others. Without memory the lines stay. */
static void replace(struct texts *lines, size_t from, size_t to, const char *const *others, size_t count,
                    struct arena *arena)
{
    const size_t rest = lines->count - to;
    const char **items = arena_allocate_zeroed(arena, from + count + rest + 1, sizeof *items);
    if (items == NULL)
        return;
    for (size_t i = 0; i < from; i++)
        items[i] = lines->items[i];
    for (size_t i = 0; i < count; i++)
        items[from + i] = text_or_empty(others[i]);
    for (size_t i = 0; i < rest; i++)
        items[from + count + i] = lines->items[to + i];
    *lines = (struct texts){from + count + rest, items};
}

void record_explain_first(struct recorded_case *item, const char *const *lines, size_t count,
                          struct arena *arena)
{
    replace(&item->explanation, 0, 0, lines, count, arena);
}

void record_withdraw_misreadings(struct recorded_case *item, struct arena *arena)
{
    struct texts *lines = &item->explanation;
    const bool is_named = item->misreading[0] != '\0';
    const size_t first = paragraph_from(lines, 0), cell = is_named ? paragraph_from(lines, first + 1) : first;
    if (item->misreadings.count > 0 && cell > 1 && cell < lines->count) {
        const struct recorded_finding *found = item->failures.items;
        const char *heading = is_named && item->failures.count > 0
                                  ? arena_format(arena, "%s (%s)", found->clause, level_name(found->level))
                                  : NULL;
        size_t from = is_named ? 0 : cell - 2;
        while (from > 0 && strspn(lines->items[from], " ") > 2 * EXPLANATION_INDENT)
            from--;
        replace(lines, from, cell - 1, &heading, heading != NULL, arena);
    }
    item->misreading = item->blamed = "";
    item->misreadings = (struct texts){.count = 0};
}
