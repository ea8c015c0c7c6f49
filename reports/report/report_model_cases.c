/* What the model has for each case of a run: letters, and the reasons of cases that are no plain passes. */
#include "print_text.h"
#include "report_format.h"
#include "view.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

/* Longer texts are cut, in characters. */
enum { TEXT_LENGTH = 1000 };

static char letter_of(const struct reported_case *item)
{
    static const char letters[VERDICT_COUNT] = {
        [VERDICT_PASS] = 'p',     [VERDICT_FAIL] = 'f',    [VERDICT_CRASH] = 'c',
        [VERDICT_TIMEOUT] = 't',  [VERDICT_MEMORY] = 'm',  [VERDICT_UNSUPPORTED] = 'u',
        [VERDICT_DISPUTED] = 'd', [VERDICT_NOT_RUN] = 'n', [VERDICT_UNREADABLE] = 'r',
        [VERDICT_ERROR] = 'e'};
    return item->warned ? 'w' : letters[item->verdict];
}

/* The number of a text that cases share; -1: it is empty. */
static int64_t text_number(struct model_writing *writing, const char *text)
{
    if (text[0] == '\0')
        return -1;
    const char *shown = printable(text_cut(text, TEXT_LENGTH, writing->arena), writing->arena);
    const json_t *known = json_object_get(writing->texts, shown);
    if (known == NULL)
        (void)json_object_set_new(writing->texts, shown,
                                  json_integer((json_int_t)json_object_size(writing->texts)));
    return json_integer_value(json_object_get(writing->texts, shown));
}

/* The clauses of a case's warnings, if it also has failures. */
static json_t *warnings_json(const struct reported_case *item)
{
    json_t *clauses = json_array();
    for (size_t clause = 0; clause < REPORTED_CLAUSES; clause++)
        if (verdict_is_failure(item->verdict) && reported_has(item->found, clause) &&
            !reported_has(item->failed, clause))
            (void)json_array_append_new(clauses, json_integer((json_int_t)clause));
    return clauses;
}

/* Adds a case to the group that has its reason. `places` has the places of the groups by what their cases
 * have in common. */
static void add_reason(struct model_writing *writing, const struct reported_case *item, int64_t number,
                       json_t *groups, json_t *places)
{
    const int64_t text = text_number(writing, item->reason), compared = text_number(writing, item->compared);
    const int cause = writing->causes[number];
    char key[120];
    (void)snprintf(key, sizeof key, "%" PRId64 " %" PRId64 " %zu %zu %d %d", text, compared,
                   item->found->number, item->failed->number, cause, verdict_is_failure(item->verdict));
    const json_t *known = json_object_get(places, key);
    json_t *group = known == NULL ? NULL : json_array_get(groups, (size_t)json_integer_value(known));
    if (group == NULL) {
        group = json_pack("{s:I, s:I, s:O, s:o, s:i, s:[]}", "text", (json_int_t)text, "compared",
                          (json_int_t)compared, "found", json_array_get(writing->sets, item->found->number),
                          "warned", warnings_json(item), "cause", cause, "cases");
        (void)json_object_set_new(places, key, json_integer((json_int_t)json_array_size(groups)));
        (void)json_array_append_new(groups, group);
    }
    (void)json_array_append_new(json_object_get(group, "cases"), json_integer((json_int_t)number));
}

/* Replaces each number but the first of a list by its difference from the one before: most of them have one
 * digit. */
static void to_differences(json_t *numbers)
{
    for (size_t i = json_array_size(numbers); i-- > 1;) {
        json_t *number = json_array_get(numbers, i);
        (void)json_integer_set(number, json_integer_value(number) -
                                           json_integer_value(json_array_get(numbers, i - 1)));
    }
}

/* A letter for each case, as a text in which a number says how often the letter before it stands: many cases
 * are like the one before them. The letters are overwritten. */
static json_t *letters_json(char *letters, size_t count)
{
    size_t size = 0, times;
    for (size_t i = 0; i < count; i += times) {
        for (times = 1; i + times < count && letters[i + times] == letters[i]; times++) {
        }
        letters[size++] = letters[i];
        if (times > 1) { /* with its number not longer than what it stands for */
            char number[sizeof "18446744073709551615"];
            const int digits = snprintf(number, sizeof number, "%zu", times);
            memcpy(&letters[size], number, (size_t)digits);
            size += (size_t)digits;
        }
    }
    return json_stringn(letters, size);
}

bool model_add_run_cases(struct model_writing *writing, const struct reported_run *run, json_t *object)
{
    const size_t count = writing->case_numbers.count;
    char *verdicts = arena_allocate(writing->arena, count + 1);
    char *standings = arena_allocate(writing->arena, count + 1);
    json_t *waived = json_array(), *unsteady = json_array(), *reasons = json_array(), *group;
    json_t *reason_places = json_object();
    bool is_repeated = false;
    const bool has_letters = verdicts != NULL && standings != NULL;
    if (has_letters) {
        memset(verdicts, '.', count);
        memset(standings, '.', count);
    }
    for (size_t i = 0; has_letters && i < run->case_count; i++) {
        const struct reported_case *item = &run->cases[i];
        const int64_t number = model_case_number(writing, item);
        if (number < 0)
            continue;
        verdicts[number] = letter_of(item);
        standings[number] = (char)('a' + item->standing);
        is_repeated |= item->repeated;
        if (item->waived != NULL)
            (void)json_array_append_new(waived, json_integer(number));
        if (item->unsteady)
            (void)json_array_append_new(unsteady, json_integer(number));
        if (item->record != NULL)
            add_reason(writing, item, number, reasons, reason_places);
    }
    size_t i;
    json_array_foreach(reasons, i, group) to_differences(json_object_get(group, "cases"));
    json_decref(reason_places);
    (void)json_object_set_new(object, "verdicts", has_letters ? letters_json(verdicts, count) : NULL);
    (void)json_object_set_new(object, "standings", has_letters ? letters_json(standings, count) : NULL);
    (void)json_object_set_new(object, "waived", waived);
    (void)json_object_set_new(object, "unsteady", unsteady);
    (void)json_object_set_new(object, "reasons", reasons);
    (void)json_object_set_new(object, "repeated", json_boolean(is_repeated));
    return has_letters;
}
