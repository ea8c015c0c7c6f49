/* Reads the editions, versions and levels of a clause. */
#include "clause_json.h"

#include <stdio.h>
#include <string.h>

const struct operator_version *clause_version(enum scatter_operator op, const json_t *value)
{
    for (int row = 0; json_is_integer(value) && row < OPERATOR_VERSION_COUNT; row++)
        if (operator_versions[row].op == op &&
            operator_versions[row].since_version == json_integer_value(value))
            return &operator_versions[row];
    return NULL;
}

enum status clause_take_edition(const struct json_reader *reader, const json_t *object, const char *key,
                                const char *field, enum edition *edition)
{
    const char *name = NULL;
    enum status status = json_take_text(reader, object, key, false, field, &name);
    if (status != STATUS_OK)
        return status;
    if (edition_from_name(name, edition, reader->error) != STATUS_OK)
        return json_refuse(reader, field, "names an unknown edition");
    return STATUS_OK;
}

enum status clause_take_versions(const struct json_reader *reader, const json_t *object, const char *field,
                                 const struct operator_version *newest, const struct operator_version **since,
                                 const struct operator_version **until)
{
    const json_t *last = json_object_get(object, "until");
    *since = clause_version(newest->op, json_object_get(object, "since"));
    *until = last == NULL ? newest : clause_version(newest->op, last);
    if (*since == NULL || *until == NULL)
        return json_refuse(reader, field, "has a since or until that is not a version of the operator");
    if (*until < *since || *until > newest)
        return json_refuse(reader, field, "ends before it begins, or after newest_version");
    return STATUS_OK;
}

static enum status take_sentence(const struct json_reader *reader, json_t *value, const char *field,
                                 const struct operator_version *newest, struct clause_sentence *sentence)
{
    static const char *const keys[] = {"since", "until", "section", "sentence", "sha256", NULL};
    enum status status = json_check_members(reader, value, keys, field);
    if (status == STATUS_OK)
        status = json_take_text(reader, value, "section", false, field, &sentence->section);
    if (status == STATUS_OK)
        status = json_take_text(reader, value, "sha256", false, field, &sentence->sha256);
    if (status == STATUS_OK)
        status = clause_take_versions(reader, value, field, newest, &sentence->since, &sentence->until);
    sentence->number = json_integer_value(json_object_get(value, "sentence"));
    if (status == STATUS_OK && sentence->number < 1)
        return json_refuse(reader, field, "has no sentence number of at least 1");
    return status;
}

static enum status take_sentences(const struct json_reader *reader, const json_t *values, const char *field,
                                  const struct operator_version *newest, struct clause_source *source)
{
    size_t count = json_array_size(values);
    char each[FIELD_SIZE];
    (void)snprintf(each, sizeof each, "%s.sentences", field);
    if (count == 0)
        return json_refuse(reader, each, "is not an array, or empty");
    struct clause_sentence *sentences = arena_allocate_zeroed(reader->arena, count, sizeof *sentences);
    if (sentences == NULL)
        return error_no_memory(reader->error, reader->file);
    for (size_t i = 0; i < count; i++) {
        (void)snprintf(each, sizeof each, "%s.sentences[%zu]", field, i);
        enum status status = take_sentence(reader, json_array_get(values, i), each, newest, &sentences[i]);
        if (status != STATUS_OK)
            return status;
    }
    source->sentences = sentences;
    source->sentence_count = count;
    return STATUS_OK;
}

enum status clause_take_source(const struct json_reader *reader, json_t *value, const char *field,
                               const struct operator_version *newest, struct clause_source *source)
{
    static const char *const keys[] = {"locator", "edition", "sentences", "note", NULL};
    source->note = "";
    enum status status = json_check_members(reader, value, keys, field);
    if (status == STATUS_OK)
        status = json_take_text(reader, value, "note", true, field, &source->note);
    if (status == STATUS_OK)
        status = json_take_text(reader, value, "locator", true, field, &source->locator);
    if (status != STATUS_OK)
        return status;
    if (source->locator != NULL && strcmp(source->locator, "silence") != 0 &&
        strcmp(source->locator, "schema") != 0)
        return json_refuse(reader, field, "has an unknown locator");
    if (source->locator != NULL)
        return json_object_size(value) == 2 && *source->note != '\0'
                   ? STATUS_OK
                   : json_refuse(reader, field, "has a locator, so it must have a note and nothing else");
    status = clause_take_edition(reader, value, "edition", field, &source->edition);
    return status == STATUS_OK
               ? take_sentences(reader, json_object_get(value, "sentences"), field, newest, source)
               : status;
}
