#include "clause_json.h"

#include "json_reader.h"

#include <inttypes.h>
#include <jansson.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* The JSON library has no memory limit of its own. */
enum { FILE_LIMIT = 1024 * 1024 };

/* ---- levels ---------------------------------------------------------------------------------------------------- */

/* The number of entries that give a level, by row of operator_versions and edition. */
typedef int coverage[OPERATOR_VERSION_COUNT][EDITION_COUNT];

/* An entry of an array `levels`: operator versions, editions, and their level. */
struct level_entry {
    const struct operator_version *since, *until;
    enum edition from, to;
    enum level level;
};

static enum status take_level_entry(const struct json_reader *reader, json_t *value, const char *field,
                                    const struct operator_version *newest, struct level_entry *entry)
{
    static const char *const keys[] = {"since", "until", "from", "to", "level", NULL};
    const char *name = NULL;
    *entry = (struct level_entry){.from = EDITION_OLDEST, .to = EDITION_NEWEST};
    enum status status = json_check_members(reader, value, keys, field);
    if (status == STATUS_OK && json_object_get(value, "from") != NULL)
        status = clause_take_edition(reader, value, "from", field, &entry->from);
    if (status == STATUS_OK && json_object_get(value, "to") != NULL)
        status = clause_take_edition(reader, value, "to", field, &entry->to);
    if (status == STATUS_OK)
        status = json_take_text(reader, value, "level", false, field, &name);
    if (status != STATUS_OK)
        return status;
    if (!level_from_name(name, &entry->level))
        return json_refuse(reader, field, "names an unknown level");
    status = clause_take_versions(reader, value, field, newest, &entry->since, &entry->until);
    if (status != STATUS_OK)
        return status;
    if (entry->to < entry->from)
        return json_refuse(reader, field, "ends before it begins: \"to\" is an edition before \"from\"");
    return STATUS_OK;
}

static void apply_level_entry(const struct level_entry *entry, struct clause *clause, coverage covered)
{
    for (const struct operator_version *each = entry->since; each <= entry->until; each++) {
        size_t row = (size_t)(each - operator_versions);
        clause->holds[row] = true;
        for (int edition = (int)entry->from; edition <= (int)entry->to; edition++) {
            covered[row][edition]++;
            clause->levels[row][edition] = entry->level;
        }
    }
}

/* Refuses a clause unless each version for which it holds has one level in every edition. */
static enum status check_coverage(const struct json_reader *reader, const struct clause *clause,
                                  coverage covered, size_t position)
{
    for (int row = 0; row < OPERATOR_VERSION_COUNT; row++) {
        int edition = (int)edition_first(&operator_versions[row]);
        for (; clause->holds[row] && edition < EDITION_COUNT; edition++)
            if (covered[row][edition] != 1)
                return error_set(reader->error, STATUS_UNREADABLE,
                                 "%s: clauses[%zu].levels: %s has %d levels in %s, not 1", reader->file,
                                 position, operator_versions[row].id, covered[row][edition],
                                 edition_name((enum edition)edition));
    }
    return STATUS_OK;
}

static enum status take_levels(const struct json_reader *reader, const json_t *levels, size_t position,
                               const struct operator_version *newest, struct clause *clause)
{
    coverage covered = {{0}};
    char field[FIELD_SIZE];
    (void)snprintf(field, sizeof field, "clauses[%zu].levels", position);
    if (json_array_size(levels) == 0)
        return json_refuse(reader, field, "is not an array, or empty");
    for (size_t i = 0; i < json_array_size(levels); i++) {
        (void)snprintf(field, sizeof field, "clauses[%zu].levels[%zu]", position, i);
        struct level_entry entry;
        enum status status = take_level_entry(reader, json_array_get(levels, i), field, newest, &entry);
        if (status != STATUS_OK)
            return status;
        apply_level_entry(&entry, clause, covered);
    }
    return check_coverage(reader, clause, covered, position);
}

/* ---- clauses --------------------------------------------------------------------------------------------------- */

static enum status take_decisions(const struct json_reader *reader, const json_t *values, size_t position,
                                  struct clause *clause)
{
    char field[FIELD_SIZE];
    (void)snprintf(field, sizeof field, "clauses[%zu].decisions", position);
    size_t count = json_array_size(values);
    if (values == NULL)
        return STATUS_OK;
    if (count == 0)
        return json_refuse(reader, field, "is not an array, or empty");
    const char **decisions = arena_allocate(reader->arena, count * sizeof *decisions);
    for (size_t i = 0; decisions != NULL && i < count; i++) {
        const char *id = json_string_value(json_array_get(values, i));
        if (id == NULL || *id == '\0')
            return json_refuse(reader, field, "has an element that is not a string, or empty");
        decisions[i] = arena_format(reader->arena, "%s", id);
        if (decisions[i] == NULL)
            return error_no_memory(reader->error, reader->file);
    }
    clause->decisions = decisions;
    clause->decision_count = count;
    return decisions == NULL ? error_no_memory(reader->error, reader->file) : STATUS_OK;
}

static enum status take_clause(const struct json_reader *reader, json_t *value,
                               const struct operator_version *newest, size_t position, struct clause *clause)
{
    static const char *const keys[] = {"name", "statement", "levels", "decisions", "source", NULL};
    char field[FIELD_SIZE];
    (void)snprintf(field, sizeof field, "clauses[%zu]", position);
    *clause = (struct clause){.op = newest->op};
    enum status status = json_check_members(reader, value, keys, field);
    if (status == STATUS_OK)
        status = json_take_text(reader, value, "name", false, field, &clause->name);
    if (status == STATUS_OK)
        status = json_take_text(reader, value, "statement", false, field, &clause->statement);
    if (status == STATUS_OK)
        status = take_levels(reader, json_object_get(value, "levels"), position, newest, clause);
    if (status == STATUS_OK)
        status = take_decisions(reader, json_object_get(value, "decisions"), position, clause);
    (void)snprintf(field, sizeof field, "clauses[%zu].source", position);
    if (status == STATUS_OK)
        status = clause_take_source(reader, json_object_get(value, "source"), field, newest, &clause->source);
    if (status != STATUS_OK)
        return status;
    clause->id = arena_format(reader->arena, "%s.%s", newest->name, clause->name);
    return clause->id == NULL ? error_no_memory(reader->error, reader->file) : STATUS_OK;
}

static enum status take_document(const struct json_reader *reader, json_t *document, struct clause_set *set)
{
    static const char *const keys[] = {"operator", "newest_version", "clauses", NULL};
    const char *name = NULL;
    enum scatter_operator op;
    enum status status = json_check_members(reader, document, keys, "the document");
    if (status == STATUS_OK)
        status = json_take_text(reader, document, "operator", false, "", &name);
    if (status != STATUS_OK)
        return status;
    if (!operator_from_name(name, &op))
        return json_refuse(reader, "operator", "is not a scatter operator");
    const struct operator_version *newest = clause_version(op, json_object_get(document, "newest_version"));
    if (newest == NULL)
        return json_refuse(reader, "newest_version", "is not a version of the operator");
    const json_t *values = json_object_get(document, "clauses");
    size_t count = json_array_size(values);
    if (count == 0)
        return json_refuse(reader, "clauses", "is not an array, or empty");
    struct clause *clauses = arena_allocate_zeroed(reader->arena, set->count + count, sizeof *clauses);
    if (clauses == NULL)
        return error_no_memory(reader->error, reader->file);
    if (set->count > 0)
        memcpy(clauses, set->clauses, set->count * sizeof *clauses);
    set->clauses = clauses;
    for (size_t i = 0; i < count; i++) {
        struct clause clause;
        status = take_clause(reader, json_array_get(values, i), newest, i, &clause);
        if (status != STATUS_OK)
            return status;
        if (clause_named(set, op, clause.name) != NULL)
            return error_set(reader->error, STATUS_UNREADABLE,
                             "%s: clauses[%zu]: has the name of another clause", reader->file, i);
        clauses[set->count++] = clause;
    }
    return STATUS_OK;
}

enum status clauses_parse(struct clause_set *set, const struct embedded_file *files, size_t count,
                          struct arena *arena, struct error *error)
{
    *set = (struct clause_set){0};
    for (size_t i = 0; i < count; i++) {
        const struct json_reader reader = {files[i].name, arena, error};
        json_error_t reason;
        if (files[i].size > FILE_LIMIT)
            return json_refuse(&reader, "", "is larger than 1 MiB");
        json_t *document =
            json_read_bytes((const char *)files[i].bytes, files[i].size, JSON_REJECT_DUPLICATES, &reason);
        if (document == NULL)
            return error_set(error, STATUS_UNREADABLE, "%s: line %d: is not JSON: %s", files[i].name,
                             reason.line, reason.text);
        enum status status = take_document(&reader, document, set);
        json_decref(document);
        if (status != STATUS_OK)
            return status;
    }
    return STATUS_OK;
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
    enum status status = clauses_parse(set, clause_files, clause_files_count, arena, error);
    return status == STATUS_OK ? clauses_check_versions(set, error) : status;
}
