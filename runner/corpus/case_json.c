/* Reads case.json; the words of its terms. */
#include "case.h"
#include "json_reader.h"
#include "text_compare.h"

#include <jansson.h>
#include <stdio.h>
#include <string.h>

/* The JSON library has no memory limit. */
enum { JSON_SIZE_LIMIT = 1024 * 1024 };

static void take_clauses(struct json_reader *reader, const struct json_place *place,
                         struct case_statement *statement)
{
    const size_t count = json_array_size(place->value);
    if (place->value != NULL && !json_is_array(place->value))
        json_refuse(reader, place, "is not an array");
    const char **clauses = json_room(reader, count, sizeof *clauses);
    for (size_t i = 0; reader->status == STATUS_OK && i < count; i++) {
        const struct json_place clause = json_item(place, i);
        json_take_text(reader, &clause, true, &clauses[i]);
    }
    statement->clauses = clauses;
    statement->clause_count = count;
}

/* A sibling is next to its case: "ScatterND-18/plain" and "ScatterND-18/index-bounds-edges". */
static bool is_next_to(const char *sibling, const char *id)
{
    const char *slash = strrchr(sibling, '/'), *own = strrchr(id, '/');
    return slash != NULL && own != NULL && slash[1] != '\0' && slash - sibling == own - id &&
           memcmp(sibling, id, (size_t)(own - id)) == 0;
}

static void take_entry(struct json_reader *reader, const struct json_place *entry,
                       struct case_statement *statement)
{
    const struct json_place why = json_member(entry, "why"), sibling = json_member(entry, "sibling");
    const struct json_place expect = json_member(entry, "expect"), clauses = json_member(entry, "clauses");
    const char *name = "";
    if (!json_is_object(entry->value))
        json_refuse(reader, entry, "is not an object");
    json_take_text(reader, &expect, true, &name);
    if (reader->status == STATUS_OK && !expectation_from_name(name, &statement->expectation))
        json_refuse(reader, &expect, "the expectation \"%.80s\" is unknown", name);
    if (why.value != NULL)
        json_take_text(reader, &why, true, &statement->why);
    if (sibling.value != NULL)
        json_take_text(reader, &sibling, true, &statement->sibling);
    if (reader->status == STATUS_OK && sibling.value != NULL &&
        !is_next_to(statement->sibling, statement->id))
        json_refuse(reader, &sibling, "\"%.200s\" is not in the folder of \"%.200s\"", statement->sibling,
                    statement->id);
    take_clauses(reader, &clauses, statement);
}

/* What is read of a document. */
struct numbered_statement {
    struct case_statement *statement;
    int data_set;
};

static void take_document(struct json_reader *reader, const struct json_place *document, void *context)
{
    const struct numbered_statement *numbered = context;
    struct case_statement *statement = numbered->statement;
    const struct json_place id = json_member(document, "id"), tier = json_member(document, "tier");
    const struct json_place data_sets = json_member(document, "data_sets");
    const int data_set = numbered->data_set;
    const char *name = "";
    if (!json_is_object(document->value))
        json_refuse(reader, document, "the document is not an object");
    json_take_text(reader, &id, true, &statement->id);
    json_take_text(reader, &tier, true, &name);
    if (reader->status == STATUS_OK && (!tier_from_name(name, &statement->tier) ||
                                        statement->tier == TIER_LARGE || statement->tier == TIER_HUGE))
        json_refuse(reader, &tier, "the tier \"%.80s\" is unknown", name);
    if (!json_is_array(data_sets.value))
        json_refuse(reader, &data_sets, data_sets.value == NULL ? "is missing" : "is not an array");
    if (data_set < 0 || (size_t)data_set >= json_array_size(data_sets.value))
        json_refuse(reader, &data_sets, "has no entry %d for test_data_set_%d", data_set, data_set);
    if (reader->status != STATUS_OK)
        return;
    const struct json_place entry = json_item(&data_sets, (size_t)data_set);
    take_entry(reader, &entry, statement);
}

enum status case_statement_read(struct case_statement *statement, const void *bytes, size_t size,
                                int data_set, struct arena *arena, struct error *error)
{
    struct json_reader reader = {.arena = arena, .error = error};
    struct numbered_statement numbered = {statement, data_set};
    *statement = (struct case_statement){.why = "", .sibling = ""};
    return json_read(&reader, bytes, size, JSON_SIZE_LIMIT, take_document, &numbered);
}

#define NAMED(constant, name) name,
static const char *const expectation_names[] = {EXPECTATION_TABLE(NAMED) NULL};
static const char *const tier_names[] = {TIER_TABLE(NAMED) NULL};
#undef NAMED

const char *expectation_name(enum expectation expectation)
{
    return expectation_names[expectation];
}

bool expectation_from_name(const char *name, enum expectation *expectation)
{
    const int position = name_position(expectation_names, name);
    const bool is_found = expectation_names[position] != NULL && position != EXPECT_UNSTATED;
    *expectation = is_found ? (enum expectation)position : EXPECT_UNSTATED;
    return is_found;
}

const char *tier_name(enum tier tier)
{
    return tier_names[tier];
}

bool tier_from_name(const char *name, enum tier *tier)
{
    const int position = name_position(tier_names, name);
    const bool is_found = tier_names[position] != NULL && position != TIER_UNSTATED;
    *tier = is_found ? (enum tier)position : TIER_UNSTATED;
    return is_found;
}
