/* Reads case.json; the words of its terms. */
#include "case.h"
#include "json_reader.h"

#include <jansson.h>
#include <stdio.h>
#include <string.h>

/* The JSON library has no memory limit. */
enum { JSON_SIZE_LIMIT = 1024 * 1024 };

/* Copies a string from the temporary JSON value. `absent` is the value if there is none; NULL: that is an
 * error. */
static enum status take_text(const char **text, const json_t *value, const char *field, const char *absent,
                             struct arena *arena, struct error *error)
{
    if (value == NULL && absent != NULL) {
        *text = absent;
        return STATUS_OK;
    }
    if (value == NULL)
        return error_set(error, STATUS_UNREADABLE, "%s: is missing", field);
    if (!json_is_string(value))
        return error_set(error, STATUS_UNREADABLE, "%s: is not a string", field);
    *text = arena_copy_text(arena, json_string_value(value), json_string_length(value));
    return *text == NULL ? error_no_memory(error, field) : STATUS_OK;
}

static enum status take_clauses(struct case_statement *statement, const json_t *value, const char *field,
                                struct arena *arena, struct error *error)
{
    if (value == NULL)
        return STATUS_OK;
    if (!json_is_array(value))
        return error_set(error, STATUS_UNREADABLE, "%s: is not an array", field);
    size_t count = json_array_size(value);
    const char **clauses = arena_allocate_zeroed(arena, count, sizeof *clauses);
    if (clauses == NULL)
        return error_no_memory(error, field);
    for (size_t position = 0; position < count; position++) {
        enum status status =
            take_text(&clauses[position], json_array_get(value, position), field, NULL, arena, error);
        if (status != STATUS_OK)
            return status;
    }
    statement->clauses = clauses;
    statement->clause_count = count;
    return STATUS_OK;
}

/* A sibling is next to its case: "ScatterND-18/plain" and "ScatterND-18/index-bounds-edges". */
static bool is_next_to(const char *sibling, const char *id)
{
    const char *slash = strrchr(sibling, '/'), *own = strrchr(id, '/');
    return slash != NULL && own != NULL && slash[1] != '\0' && slash - sibling == own - id &&
           memcmp(sibling, id, (size_t)(own - id)) == 0;
}

static enum status take_sibling(struct case_statement *statement, const json_t *value, const char *field,
                                struct arena *arena, struct error *error)
{
    enum status status = take_text(&statement->sibling, value, field, "", arena, error);
    if (status == STATUS_OK && value != NULL && !is_next_to(statement->sibling, statement->id))
        return error_set(error, STATUS_UNREADABLE, "%s: \"%.200s\" is not in the folder of \"%.200s\"", field,
                         statement->sibling, statement->id);
    return status;
}

static enum status take_entry(struct case_statement *statement, const json_t *entry, int data_set,
                              struct arena *arena, struct error *error)
{
    char field[64];
    if (!json_is_object(entry))
        return error_set(error, STATUS_UNREADABLE, "data_sets[%d]: is not an object", data_set);
    const char *expect = NULL;
    (void)snprintf(field, sizeof field, "data_sets[%d].expect", data_set);
    enum status status = take_text(&expect, json_object_get(entry, "expect"), field, NULL, arena, error);
    if (status != STATUS_OK)
        return status;
    if (!expectation_from_name(expect, &statement->expectation))
        return error_set(error, STATUS_UNREADABLE, "%s: the expectation \"%.80s\" is unknown", field, expect);
    (void)snprintf(field, sizeof field, "data_sets[%d].why", data_set);
    status = take_text(&statement->why, json_object_get(entry, "why"), field, "", arena, error);
    if (status != STATUS_OK)
        return status;
    (void)snprintf(field, sizeof field, "data_sets[%d].sibling", data_set);
    status = take_sibling(statement, json_object_get(entry, "sibling"), field, arena, error);
    if (status != STATUS_OK)
        return status;
    (void)snprintf(field, sizeof field, "data_sets[%d].clauses", data_set);
    return take_clauses(statement, json_object_get(entry, "clauses"), field, arena, error);
}

static enum status take_tier(struct case_statement *statement, const json_t *document, struct arena *arena,
                             struct error *error)
{
    const char *name = NULL;
    enum status status = take_text(&name, json_object_get(document, "tier"), "tier", NULL, arena, error);
    if (status == STATUS_OK && (!tier_from_name(name, &statement->tier) || statement->tier == TIER_LARGE ||
                                statement->tier == TIER_HUGE))
        return error_set(error, STATUS_UNREADABLE, "tier: the tier \"%.80s\" is unknown", name);
    return status;
}

static enum status take_document(struct case_statement *statement, const json_t *document, int data_set,
                                 struct arena *arena, struct error *error)
{
    if (!json_is_object(document))
        return error_set(error, STATUS_UNREADABLE, "the document is not an object");
    enum status status = take_text(&statement->id, json_object_get(document, "id"), "id", NULL, arena, error);
    if (status == STATUS_OK)
        status = take_tier(statement, document, arena, error);
    if (status != STATUS_OK)
        return status;
    const json_t *data_sets = json_object_get(document, "data_sets");
    if (data_sets == NULL)
        return error_set(error, STATUS_UNREADABLE, "data_sets: is missing");
    if (!json_is_array(data_sets))
        return error_set(error, STATUS_UNREADABLE, "data_sets: is not an array");
    if (data_set < 0 || (size_t)data_set >= json_array_size(data_sets))
        return error_set(error, STATUS_UNREADABLE, "data_sets: has no entry %d for test_data_set_%d",
                         data_set, data_set);
    return take_entry(statement, json_array_get(data_sets, (size_t)data_set), data_set, arena, error);
}

enum status case_statement_read(struct case_statement *statement, const void *bytes, size_t size,
                                int data_set, struct arena *arena, struct error *error)
{
    if (size > JSON_SIZE_LIMIT)
        return error_set(error, STATUS_UNREADABLE, "%zu bytes are more than the limit of %d", size,
                         (int)JSON_SIZE_LIMIT);
    json_t *document;
    enum status status = json_read_document(&document, bytes, size, error);
    if (status != STATUS_OK)
        return status;
    *statement = (struct case_statement){.why = "", .sibling = ""};
    status = take_document(statement, document, data_set, arena, error);
    json_decref(document);
    return status;
}

const char *expectation_name(enum expectation expectation)
{
    switch (expectation) {
#define NAME(constant, name) \
    case EXPECT_##constant:  \
        return name;
        EXPECTATION_TABLE(NAME)
#undef NAME
    }
    return "unknown";
}

bool expectation_from_name(const char *name, enum expectation *expectation)
{
#define MATCH(constant, its_name)                    \
    if (strcmp(name, its_name) == 0) {               \
        *expectation = EXPECT_##constant;            \
        return EXPECT_##constant != EXPECT_UNSTATED; \
    }
    EXPECTATION_TABLE(MATCH)
#undef MATCH
    return false;
}

const char *tier_name(enum tier tier)
{
    switch (tier) {
#define NAME(constant, name) \
    case TIER_##constant:    \
        return name;
        TIER_TABLE(NAME)
#undef NAME
    }
    return "unknown";
}

bool tier_from_name(const char *name, enum tier *tier)
{
#define MATCH(constant, its_name)                \
    if (strcmp(name, its_name) == 0) {           \
        *tier = TIER_##constant;                 \
        return TIER_##constant != TIER_UNSTATED; \
    }
    TIER_TABLE(MATCH)
#undef MATCH
    return false;
}
