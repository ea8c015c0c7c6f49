#include "fingerprint_points.h"

#include "record.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>

struct fingerprint_sightings {
    json_t *index; /* version -> clause -> question -> reduction -> dtype -> severity -> policy -> position */
    struct fingerprint_sighting *items;
    size_t count, capacity;
    struct arena *arena;
};

struct fingerprint_sightings *fingerprint_sightings_create(struct arena *arena)
{
    struct fingerprint_sightings *sightings = arena_allocate_zeroed(arena, 1, sizeof *sightings);
    if (sightings == NULL)
        return NULL;
    sightings->arena = arena;
    sightings->index = json_object();
    return sightings->index == NULL ? NULL : sightings;
}

void fingerprint_sightings_destroy(struct fingerprint_sightings *sightings)
{
    if (sightings != NULL)
        json_decref(sightings->index);
}

static const char *keep(const char *text, struct arena *arena)
{
    return arena_copy_text(arena, text, strlen(text));
}

const char *fingerprint_severity_name(enum severity severity)
{
    static const char *const names[] = {[SEVERITY_OBSERVATION] = "observation",
                                        [SEVERITY_WARNING] = "warning",
                                        [SEVERITY_FAILURE] = "failure"};
    return names[severity];
}

/* ---- sightings --------------------------------------------------------------------------------------------------------- */

bool fingerprint_clause_is_arithmetic(const char *clause)
{
#define IS_IT(name)                \
    if (strcmp(clause, name) == 0) \
        return true;
    ARITHMETIC_CLAUSE_TABLE(IS_IT)
#undef IS_IT
    return false;
}

bool fingerprint_split_clause(const char *id, const struct operator_version **version, const char **clause)
{
    for (int row = 0; row < OPERATOR_VERSION_COUNT; row++) {
        size_t length = strlen(operator_versions[row].id);
        if (strncmp(id, operator_versions[row].id, length) == 0 && id[length] == '.' &&
            id[length + 1] != '\0') {
            *version = &operator_versions[row];
            *clause = id + length + 1;
            return true;
        }
    }
    return false;
}

enum status fingerprint_take_level(const json_t *object, const char *where, const char **level,
                                   struct error *error)
{
    enum level known;
    enum status status = record_take_text(object, "level", where, level, error);
    if (status != STATUS_OK || level_from_name(*level, &known))
        return status;
    return error_set(error, STATUS_UNREADABLE, "%.200s.level: \"%.80s\" is unknown", where, *level);
}

/* The object under a key, created if it is missing; NULL without memory. */
static json_t *descend(json_t *object, const char *key)
{
    json_t *inner = json_object_get(object, key);
    if (inner != NULL || object == NULL)
        return inner;
    inner = json_object();
    return json_object_set_new(object, key, inner) == 0 ? inner : NULL;
}

/* The object in which the index has the position of a sighting, under its policy. */
static json_t *find_place(json_t *index, const struct fingerprint_sighting *sighting)
{
    const struct fingerprint_point *point = &sighting->point;
    const char *const keys[] = {point->version->id, point->clause,
                                point->question,    point->reduction,
                                point->dtype,       fingerprint_severity_name(sighting->policy.severity)};
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
        index = descend(index, keys[i]);
    return index;
}

/* Room for one more; NULL without memory. */
static struct fingerprint_sighting *next_item(struct fingerprint_sightings *sightings, struct arena *arena)
{
    if (sightings->count == sightings->capacity) {
        size_t capacity = sightings->capacity == 0 ? 64 : sightings->capacity * 2;
        struct fingerprint_sighting *items = arena_allocate_zeroed(arena, capacity, sizeof *items);
        if (items == NULL)
            return NULL;
        if (sightings->count > 0)
            memcpy(items, sightings->items, sightings->count * sizeof *items);
        sightings->items = items;
        sightings->capacity = capacity;
    }
    return &sightings->items[sightings->count];
}

static enum status note_again(struct arena *arena, struct fingerprint_policy *known,
                              const struct fingerprint_policy *seen, struct error *error)
{
    if (seen->cases > RECORD_MOST_CASES - known->cases)
        return error_set(error, STATUS_UNREADABLE, "the number of cases overflows");
    known->cases += seen->cases;
    if (strcmp(seen->example, known->example) < 0)
        known->example = keep(seen->example, arena);
    return known->example == NULL ? error_no_memory(error, "a fingerprint") : STATUS_OK;
}

static bool keep_texts(struct fingerprint_sighting *item, struct arena *arena)
{
    const char **const texts[] = {&item->point.clause,  &item->point.question, &item->point.reduction,
                                  &item->point.dtype,   &item->point.level,    &item->policy.policy,
                                  &item->policy.example};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        *texts[i] = keep(*texts[i], arena);
        if (*texts[i] == NULL)
            return false;
    }
    return true;
}

enum status fingerprint_note(struct fingerprint_sightings *sightings,
                             const struct fingerprint_sighting *sighting, struct error *error)
{
    struct arena *arena = sightings->arena;
    json_t *place = find_place(sightings->index, sighting);
    const json_t *position = json_object_get(place, sighting->policy.policy);
    if (position != NULL)
        return note_again(arena, &sightings->items[json_integer_value(position)].policy, &sighting->policy,
                          error);
    struct fingerprint_sighting *item = next_item(sightings, arena);
    if (place == NULL || item == NULL ||
        json_object_set_new(place, sighting->policy.policy, json_integer((json_int_t)sightings->count)) != 0)
        return error_no_memory(error, "a fingerprint");
    *item = *sighting;
    if (!keep_texts(item, arena))
        return error_no_memory(error, "a fingerprint");
    item->point.op = item->point.version->op;
    sightings->count++;
    return STATUS_OK;
}

/* ---- points ------------------------------------------------------------------------------------------------------------ */

int fingerprint_point_order(const struct fingerprint_point *a, const struct fingerprint_point *b)
{
    int order = (a->op > b->op) - (a->op < b->op);
    if (order == 0)
        order = strcmp(a->clause, b->clause);
    if (order == 0)
        order = strcmp(a->question, b->question);
    if (order == 0)
        order = strcmp(a->reduction, b->reduction);
    return order != 0 ? order : strcmp(a->dtype, b->dtype);
}

static int compare_policies(const struct fingerprint_policy *a, const struct fingerprint_policy *b)
{
    int order = strcmp(a->policy, b->policy);
    return order != 0 ? order : (a->severity > b->severity) - (a->severity < b->severity);
}

static int compare_sightings(const void *first, const void *second)
{
    const struct fingerprint_sighting *a = first, *b = second;
    int order = fingerprint_point_order(&a->point, &b->point);
    if (order == 0)
        order = (a->point.version > b->point.version) - (a->point.version < b->point.version);
    return order != 0 ? order : compare_policies(&a->policy, &b->policy);
}

enum status fingerprint_sightings_points(struct fingerprint_sightings *sightings,
                                         const struct fingerprint_point **made, size_t *point_count,
                                         struct error *error)
{
    size_t count = sightings->count;
    struct fingerprint_policy *policies = arena_allocate_zeroed(sightings->arena, count, sizeof *policies);
    struct fingerprint_point *points = arena_allocate_zeroed(sightings->arena, count, sizeof *points);
    if (policies == NULL || points == NULL)
        return error_no_memory(error, "a fingerprint");
    if (count > 0)
        qsort(sightings->items, count, sizeof *sightings->items, compare_sightings);
    size_t last = 0; /* the number of the last point, from 1 */
    for (size_t i = 0; i < count; i++) {
        const struct fingerprint_point *point = &sightings->items[i].point;
        if (i == 0 || fingerprint_point_order(&points[last - 1], point) != 0 ||
            points[last - 1].version != point->version) {
            points[last] = *point;
            points[last++].policies = &policies[i];
        }
        policies[i] = sightings->items[i].policy;
        points[last - 1].policy_count++;
    }
    *made = points;
    *point_count = last;
    return STATUS_OK;
}

/* ---- versions ---------------------------------------------------------------------------------------------------------- */

/* Whether two points have the same policies with the same severities. */
static bool have_same_policies(const struct fingerprint_point *a, const struct fingerprint_point *b)
{
    if (a->policy_count != b->policy_count)
        return false;
    for (size_t i = 0; i < a->policy_count; i++)
        if (compare_policies(&a->policies[i], &b->policies[i]) != 0)
            return false;
    return true;
}

/* Merges points with the same policies. False when there is no memory. */
static bool merge(const struct fingerprint_point *points, size_t count, struct fingerprint_point *merged,
                  struct arena *arena)
{
    size_t size = points->policy_count * sizeof *points->policies;
    struct fingerprint_policy *policies = arena_allocate(arena, size);
    if (policies == NULL)
        return false;
    memcpy(policies, points->policies, size);
    for (size_t i = 1; i < count; i++)
        for (size_t j = 0; j < points->policy_count; j++) {
            const struct fingerprint_policy *other = &points[i].policies[j];
            policies[j].cases += other->cases;
            if (strcmp(other->example, policies[j].example) < 0)
                policies[j].example = other->example;
        }
    *merged = *points;
    merged->version = NULL;
    merged->level = "";
    merged->policies = policies;
    return true;
}

size_t fingerprint_versions(const struct fingerprint_point *points, size_t count, bool *alike)
{
    size_t end = 1;
    *alike = true;
    for (; end < count && fingerprint_point_order(points, &points[end]) == 0; end++)
        *alike = *alike && have_same_policies(points, &points[end]);
    return end;
}

bool fingerprint_merge(const struct fingerprint_point *points, size_t count,
                       struct fingerprint_point **merged, size_t *merged_count, struct arena *arena)
{
    *merged_count = 0;
    *merged = arena_allocate_zeroed(arena, count, sizeof **merged);
    if (*merged == NULL)
        return false;
    for (size_t i = 0; i < count;) {
        bool alike;
        size_t versions = fingerprint_versions(&points[i], count - i, &alike);
        if (alike && !merge(&points[i], versions, &(*merged)[*merged_count], arena))
            return false;
        if (!alike)
            memcpy(&(*merged)[*merged_count], &points[i], versions * sizeof *points);
        *merged_count += alike ? 1 : versions;
        i += versions;
    }
    return true;
}
