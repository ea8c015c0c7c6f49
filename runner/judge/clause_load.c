/*
 * Reads the clauses that are compiled into the program. Their form is that of clauses.schema.json, and each
 * version has one level in each edition: generators/test_clauses.py shows both of the files, so they are not
 * checked again here.
 */
#include "clause.h"
#include "json_reader.h"

#include <jansson.h>
#include <string.h>

struct reading {
    const struct operator_version *newest; /* of the file */
    bool is_bad, lacks_memory;
    struct arena *arena;
};

static const char *text_of(struct reading *reading, const json_t *object, const char *key)
{
    const char *text = json_string_value(json_object_get(object, key));
    const char *copy = arena_copy(reading->arena, text);
    reading->lacks_memory |= text != NULL && copy == NULL;
    return copy;
}

static void *array_for(struct reading *reading, const json_t *values, size_t size)
{
    void *items = arena_allocate_zeroed(reading->arena, json_array_size(values), size);
    reading->lacks_memory |= items == NULL;
    return items;
}

/* The version that a member names; without the member the newest one. */
static const struct operator_version *version_of(struct reading *reading, const json_t *object,
                                                 const char *key)
{
    const json_t *value = json_object_get(object, key);
    for (int row = 0; value != NULL && row < OPERATOR_VERSION_COUNT; row++)
        if (operator_versions[row].op == reading->newest->op &&
            operator_versions[row].since_version == json_integer_value(value))
            return &operator_versions[row];
    reading->is_bad |= value != NULL;
    return reading->newest;
}

static enum edition edition_of(struct reading *reading, const json_t *object, const char *key,
                               enum edition otherwise)
{
    const char *name = json_string_value(json_object_get(object, key));
    enum edition edition = otherwise;
    reading->is_bad |= name != NULL && edition_from_name(name, &edition, NULL) != STATUS_OK;
    return edition;
}

static void take_level(struct reading *reading, const json_t *entry, struct clause *clause)
{
    const struct operator_version *until = version_of(reading, entry, "until");
    const enum edition from = edition_of(reading, entry, "from", EDITION_OLDEST);
    const enum edition to = edition_of(reading, entry, "to", EDITION_NEWEST);
    const char *name = json_string_value(json_object_get(entry, "level"));
    enum level level = LEVEL_UNSPECIFIED;
    reading->is_bad |= name == NULL || !level_from_name(name, &level);
    for (const struct operator_version *each = version_of(reading, entry, "since"); each <= until; each++) {
        clause->holds[each - operator_versions] = true;
        for (int edition = (int)from; edition <= (int)to; edition++)
            clause->levels[each - operator_versions][edition] = level;
    }
}

static void take_source(struct reading *reading, const json_t *value, struct clause_source *source)
{
    const json_t *values = json_object_get(value, "sentences");
    struct clause_sentence *sentences = array_for(reading, values, sizeof *sentences);
    const char *note = text_of(reading, value, "note");
    *source = (struct clause_source){.locator = text_of(reading, value, "locator"),
                                     .edition = edition_of(reading, value, "edition", EDITION_OLDEST),
                                     .sentences = sentences,
                                     .sentence_count = json_array_size(values),
                                     .note = text_or_empty(note)};
    for (size_t i = 0; sentences != NULL && i < source->sentence_count; i++) {
        const json_t *sentence = json_array_get(values, i);
        sentences[i] =
            (struct clause_sentence){.since = version_of(reading, sentence, "since"),
                                     .until = version_of(reading, sentence, "until"),
                                     .section = text_of(reading, sentence, "section"),
                                     .number = json_integer_value(json_object_get(sentence, "sentence")),
                                     .sha256 = text_of(reading, sentence, "sha256")};
    }
}

static void take_clause(struct reading *reading, const json_t *value, struct clause *clause)
{
    const json_t *levels = json_object_get(value, "levels"), *ids = json_object_get(value, "decisions");
    const char **decisions = array_for(reading, ids, sizeof *decisions);
    *clause = (struct clause){.op = reading->newest->op,
                              .name = text_of(reading, value, "name"),
                              .statement = text_of(reading, value, "statement"),
                              .decisions = decisions,
                              .decision_count = json_array_size(ids)};
    clause->id = arena_format(reading->arena, "%s.%s", reading->newest->name, clause->name);
    reading->lacks_memory |= clause->id == NULL;
    for (size_t i = 0; decisions != NULL && i < clause->decision_count; i++) {
        const json_t *id = json_array_get(ids, i);
        decisions[i] = arena_copy_text(reading->arena, json_string_value(id), json_string_length(id));
        reading->lacks_memory |= decisions[i] == NULL;
    }
    for (size_t i = 0; i < json_array_size(levels); i++)
        take_level(reading, json_array_get(levels, i), clause);
    take_source(reading, json_object_get(value, "source"), &clause->source);
}

/* The newest version of the operator of a file; NULL if there is none. */
static const struct operator_version *newest_of(const json_t *document)
{
    const char *name = json_string_value(json_object_get(document, "operator"));
    const json_int_t number = json_integer_value(json_object_get(document, "newest_version"));
    for (int row = 0; name != NULL && row < OPERATOR_VERSION_COUNT; row++)
        if (strcmp(operator_versions[row].name, name) == 0 && operator_versions[row].since_version == number)
            return &operator_versions[row];
    return NULL;
}

static enum status take_file(struct clause_set *set, const struct embedded_file *file, struct arena *arena,
                             struct error *error)
{
    json_error_t reason;
    json_t *document =
        json_read_bytes((const char *)file->bytes, file->size, JSON_REJECT_DUPLICATES, &reason);
    const json_t *values = json_object_get(document, "clauses");
    struct reading reading = {.newest = newest_of(document), .arena = arena};
    const size_t count = json_array_size(values);
    struct clause *clauses = arena_allocate_zeroed(arena, set->count + count, sizeof *clauses);
    reading.is_bad = reading.newest == NULL;
    reading.lacks_memory = clauses == NULL;
    if (clauses != NULL && set->count > 0)
        memcpy(clauses, set->clauses, set->count * sizeof *clauses);
    for (size_t i = 0; !reading.is_bad && !reading.lacks_memory && i < count; i++)
        take_clause(&reading, json_array_get(values, i), &clauses[set->count + i]);
    json_decref(document);
    *set = (struct clause_set){clauses, set->count + count};
    if (reading.lacks_memory)
        return error_no_memory(error, file->name);
    return reading.is_bad
               ? error_set(error, STATUS_UNREADABLE, "%s: see generators/clauses.py check", file->name)
               : STATUS_OK;
}

enum status clauses_check_versions(const struct clause_set *set, struct error *error)
{
    for (int row = 0; row < OPERATOR_VERSION_COUNT; row++) {
        size_t i = 0;
        while (i < set->count && !set->clauses[i].holds[row])
            i++;
        if (!edition_has(&operator_versions[row]))
            return error_set(error, STATUS_UNREADABLE, "the clauses: no edition has %s",
                             operator_versions[row].id);
        if (i == set->count)
            return error_set(error, STATUS_UNREADABLE,
                             "the clauses: no clause holds for %s: see newest_version in %s.json",
                             operator_versions[row].id, operator_versions[row].name);
    }
    return STATUS_OK;
}

enum status clauses_load(struct clause_set *set, struct arena *arena, struct error *error)
{
    enum status status = STATUS_OK;
    *set = (struct clause_set){.count = 0};
    for (size_t i = 0; status == STATUS_OK && i < clause_files_count; i++)
        status = take_file(set, &clause_files[i], arena, error);
    return status == STATUS_OK ? clauses_check_versions(set, error) : status;
}
