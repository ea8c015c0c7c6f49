/* The causes of a run in the model, and the details of the cases that they name: explanations and
 * drawings. */
#include "print_text.h"
#include "record.h"
#include "record_members.h"
#include "report.h"
#include "report_format.h"
#include "view.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* Longer texts of a record are cut, in characters; so are lists, in lines. */
enum { TEXT_LENGTH = 1200, LINE_LENGTH = 500, LINES_MOST = 80, COMMAND_LENGTH = 8192 };

/* ---- details of a case --------------------------------------------------------------------------------- */

/* A copy of a value that third parties may have written: no text in it harms or is too long. */
static json_t *harmless(const struct model_writing *writing, json_t *value)
{
    const char *key;
    json_t *item, *copy = json_is_object(value) ? json_object() : json_is_array(value) ? json_array() : NULL;
    if (json_is_string(value))
        return model_text(writing, text_cut(json_string_value(value), TEXT_LENGTH, writing->arena));
    json_object_foreach(value, key, item)(void) json_object_set_new(
        copy, printable(text_cut(key, LINE_LENGTH, writing->arena), writing->arena), harmless(writing, item));
    for (size_t i = 0; i < json_array_size(value); i++)
        (void)json_array_append_new(copy, harmless(writing, json_array_get(value, i)));
    return copy == NULL ? json_incref(value) : copy;
}

/* The drawing of a case in the footer; null if it has none. */
static json_t *drawn(const struct model_writing *writing, const struct reported_run *run, const char *id)
{
    const struct recorded_causes *causes = &run->footer->causes;
    for (size_t i = 0; i < causes->count; i++)
        for (size_t k = 0; k < causes->items[i].drawings.count; k++) {
            const struct recorded_drawing *drawing = &causes->items[i].drawings.items[k];
            if (strcmp(drawing->id, id) != 0)
                continue;
            json_t *picture = json_loads(drawing->picture, JSON_REJECT_DUPLICATES, NULL);
            json_t *copy = harmless(writing, picture);
            json_decref(picture);
            return copy == NULL ? json_null() : copy;
        }
    return json_null();
}

static json_t *lines_json(const struct model_writing *writing, const struct texts *lines)
{
    json_t *list = json_array();
    for (size_t i = 0; i < LINES_MOST && i < lines->count; i++)
        (void)json_array_append_new(
            list, model_text(writing, text_cut(lines->items[i], LINE_LENGTH, writing->arena)));
    return list;
}

static void set_text(const struct model_writing *writing, json_t *object, const char *member,
                     const char *text)
{
    if (text != NULL && text[0] != '\0')
        (void)json_object_set_new(object, member,
                                  model_text(writing, text_cut(text, TEXT_LENGTH, writing->arena)));
}

static json_t *details_json(const struct model_writing *writing, const struct reported_run *run,
                            const struct reported_case *item)
{
    struct report_fact facts[REPORT_FACTS_MOST];
    const struct recorded_case *given = item->record;
    const size_t count = report_case_facts(given, facts, writing->arena);
    json_t *object =
        json_pack("{s:o, s:o, s:o}", "explanation", lines_json(writing, &given->explanation), "printed",
                  lines_json(writing, &given->printed), "picture", drawn(writing, run, item->id));
    if (count > 0)
        (void)json_object_set_new(object, "facts", model_facts(writing, facts, count, TEXT_LENGTH));
    set_text(writing, object, "why", given->why);
    set_text(writing, object, "message", given->message);
    if (given->command[0] != '\0' &&
        strlen(given->command) <= COMMAND_LENGTH) /* a cut command would run other cases */
        (void)json_object_set_new(
            object, "command", model_text(writing, command_without_folder(given->command, writing->arena)));
    return object;
}

/* Adds the details of a case, if there is room. */
static void add_details(struct model_writing *writing, const struct reported_run *run, int64_t number,
                        const char *id, json_t *details)
{
    char key[32];
    const struct reported_case *item = reported_case_named(run, id);
    (void)snprintf(key, sizeof key, "%" PRId64, number);
    if (writing->room == 0 || item == NULL || item->record == NULL || json_object_get(details, key) != NULL)
        return;
    json_t *object = details_json(writing, run, item);
    char *text = json_dumps(object, JSON_COMPACT);
    const size_t size = text == NULL ? 0 : strlen(text);
    free(text);
    if (size <= writing->room)
        (void)json_object_set(details, key, object);
    writing->room -= size <= writing->room ? size : writing->room;
    json_decref(object);
}

/* ---- causes -------------------------------------------------------------------------------------------- */

/* The cause of each case, and the examples of each cause: numbers of cases, the most telling one first. */
static void find_examples(struct model_writing *writing, const struct reported_run *run, size_t count,
                          json_t *const *examples)
{
    const struct recorded_cause *causes = run->footer->causes.items;
    for (size_t i = 0; i < writing->case_numbers.count; i++)
        writing->causes[i] = -1;
    for (size_t i = 0; i < count; i++) {
        const struct reported_case *item = reported_case_named(run, causes[i].telling);
        const int64_t number = item == NULL ? -1 : model_case_number(writing, item);
        if (number < 0)
            continue;
        writing->causes[number] = (int)i;
        (void)json_array_append_new(examples[i], json_integer(number));
    }
    for (size_t i = 0; i < count; i++)
        for (size_t k = 0; k < causes[i].ids.count; k++) {
            const struct reported_case *item = reported_case_named(run, causes[i].ids.items[k]);
            const int64_t number = item == NULL ? -1 : model_case_number(writing, item);
            if (number < 0)
                continue;
            writing->causes[number] = (int)i;
            if (json_array_size(examples[i]) < CAUSE_EXAMPLES && strcmp(item->id, causes[i].telling) != 0)
                (void)json_array_append_new(examples[i], json_integer(number));
        }
}

/* "axis negative: 410 of 414 cases with it fail, 0 of 3,890 without it". */
static json_t *suspect_json(const struct model_writing *writing, const struct recorded_suspect *suspect)
{
    struct arena *arena = writing->arena;
    const char *text =
        arena_format(arena, "%s: %s of %s cases with it fail, %s of %s without it",
                     text_cut(suspect->feature, LINE_LENGTH, arena),
                     number_text(suspect->failing_with, arena), number_text(suspect->with, arena),
                     number_text(suspect->failing_without, arena), number_text(suspect->without, arena));
    return model_text(writing, text_or_empty(text));
}

static json_t *cause_json(const struct model_writing *writing, const struct recorded_cause *cause,
                          json_t *examples)
{
    json_t *common = cause->suspect != NULL ? suspect_json(writing, cause->suspect) : json_string("");
    const json_t *telling = json_array_get(examples, 0);
    const char *perhaps = cause_perhaps_text(&cause->perhaps, cause->passing, true, writing->arena);
    return json_pack("{s:o, s:I, s:o, s:I, s:o, s:o, s:o}", "title",
                     model_text(writing, text_cut(cause->title, LINE_LENGTH, writing->arena)), "cases",
                     (json_int_t)cause->cases, "perhaps",
                     model_text(writing, text_cut(perhaps, LINE_LENGTH, writing->arena)), "telling",
                     telling == NULL ? (json_int_t)-1 : json_integer_value(telling), "misreading",
                     model_text(writing, text_cut(cause->misreading, LINE_LENGTH, writing->arena)), "common",
                     common, "examples", examples);
}

void model_add_causes(struct model_writing *writing, const struct reported_run *run, json_t *object)
{
    json_t *examples[CAUSES_MOST], *list = json_array(), *suspects = json_array(), *details = json_object();
    const struct recorded_causes *recorded = &run->footer->causes;
    const struct recorded_suspects *common = &run->footer->suspects;
    size_t count = 0;
    while (count < CAUSES_MOST && count < recorded->count)
        examples[count++] = json_array();
    find_examples(writing, run, count, examples);
    for (size_t rank = 0; rank < CAUSE_EXAMPLES; rank++) /* the most telling cases of all causes first */
        for (size_t i = 0; i < count; i++) {
            const json_t *number = json_array_get(examples[i], rank);
            if (number != NULL)
                add_details(writing, run, json_integer_value(number),
                            writing->ids[json_integer_value(number)], details);
        }
    for (size_t i = 0; i < count; i++)
        (void)json_array_append_new(list, cause_json(writing, &recorded->items[i], examples[i]));
    for (size_t i = 0; i < SUSPECTS_MOST && i < common->count; i++)
        (void)json_array_append_new(suspects, suspect_json(writing, &common->items[i]));
    (void)json_object_set_new(object, "causes", list);
    (void)json_object_set_new(object, "suspects", suspects);
    (void)json_object_set_new(object, "details", details);
}
