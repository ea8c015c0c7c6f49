#include "record.h"

#include <string.h>

json_t *verdicts_record(const int64_t verdicts[VERDICT_COUNT])
{
    json_t *record = json_object();
    for (int verdict = 0; verdict < VERDICT_COUNT; verdict++)
        (void)json_object_set_new(record, verdict_name((enum verdict)verdict),
                                  json_integer(verdicts[verdict]));
    return record;
}

const char *record_text(const json_t *record, const char *member)
{
    const char *text = json_string_value(json_object_get(record, member));
    return text == NULL ? "" : text;
}

bool record_verdict(const json_t *record, enum verdict *verdict)
{
    const char *name = record_text(record, "verdict");
    for (int candidate = 0; candidate < VERDICT_COUNT; candidate++)
        if (strcmp(name, verdict_name((enum verdict)candidate)) == 0) {
            *verdict = (enum verdict)candidate;
            return true;
        }
    return false;
}

bool record_is_failure(const json_t *record)
{
    enum verdict verdict;
    return record_verdict(record, &verdict) && verdict_is_failure(verdict) &&
           json_object_get(record, "waived") == NULL;
}

bool record_has_warning(const json_t *record, const char *clause)
{
    size_t index;
    const json_t *warning;
    json_array_foreach(json_object_get(record, "warnings"), index, warning)
    {
        const char *dot = strchr(record_text(warning, "clause"), '.');
        if (dot != NULL && strcmp(dot + 1, clause) == 0)
            return true;
    }
    return false;
}

bool record_is_among(const char *const *names, const char *name)
{
    while (*names != NULL && strcmp(*names, name) != 0)
        names++;
    return *names != NULL;
}

/* The first member of a record that another lacks or has with another value. */
static const char *first_not_in(const json_t *one, const json_t *other, const char *const *but)
{
    void *at = json_object_iter((json_t *)(uintptr_t)one);
    for (; at != NULL; at = json_object_iter_next((json_t *)(uintptr_t)one, at)) {
        const char *name = json_object_iter_key(at);
        if (!record_is_among(but, name) &&
            !json_equal(json_object_iter_value(at), json_object_get(other, name)))
            return name;
    }
    return NULL;
}

const char *record_difference(const json_t *one, const json_t *other, const char *const *but)
{
    const char *name = first_not_in(one, other, but);
    return name == NULL ? first_not_in(other, one, but) : name;
}

enum status record_take_text(const json_t *object, const char *member, const char *where, const char **text,
                             struct error *error)
{
    *text = json_string_value(json_object_get(object, member));
    return *text == NULL
               ? error_set(error, STATUS_UNREADABLE, "%.200s.%s: is missing or not a string", where, member)
               : STATUS_OK;
}

enum status record_take_count(const json_t *object, const char *member, int64_t least, const char *where,
                              int64_t *count, struct error *error)
{
    const json_t *value = json_object_get(object, member);
    *count = (int64_t)json_integer_value(value);
    return !json_is_integer(value) || *count < least || *count > RECORD_MOST_CASES
               ? error_set(error, STATUS_UNREADABLE, "%.200s.%s: is missing or not a number of cases", where,
                           member)
               : STATUS_OK;
}
