#include "fingerprint_comparison.h"

#include "fingerprint_json.h"

#include <string.h>

/* A comparison in progress. */
struct comparing {
    struct fingerprint_difference *differences; /* with room for every point of both */
    struct fingerprint_comparison *comparison;
    struct arena *arena;
};

/* The points of one side that ask the same question of different versions. */
struct side {
    const struct fingerprint_point *points;
    size_t count;
    bool alike;
};

/* The index of the first policy with another name. */
static size_t next_name(const struct fingerprint_point *point, size_t index)
{
    size_t next = index + 1;
    while (next < point->policy_count &&
           strcmp(point->policies[next].policy, point->policies[index].policy) == 0)
        next++;
    return next;
}

/* Whether the names of the policies, which are sorted, are the same. */
static bool have_same_policies(const struct fingerprint_point *first, const struct fingerprint_point *second)
{
    size_t i = 0, j = 0;
    while (i < first->policy_count && j < second->policy_count &&
           strcmp(first->policies[i].policy, second->policies[j].policy) == 0) {
        i = next_name(first, i);
        j = next_name(second, j);
    }
    return i == first->policy_count && j == second->policy_count;
}

static void add(struct comparing *comparing, const struct fingerprint_point *first,
                const struct fingerprint_point *second)
{
    struct fingerprint_comparison *comparison = comparing->comparison;
    if (first != NULL && second != NULL && have_same_policies(first, second)) {
        comparison->same++;
        return;
    }
    comparing->differences[comparison->count++] =
        (struct fingerprint_difference){.first = first, .second = second};
    comparison->differing += first != NULL && second != NULL;
    comparison->only_first += second == NULL;
    comparison->only_second += first == NULL;
}

static bool have_same_versions(const struct side *first, const struct side *second)
{
    bool same = first->count == second->count;
    for (size_t i = 0; same && i < first->count; i++)
        same = first->points[i].version == second->points[i].version;
    return same;
}

/* Version by version. */
static void add_versions(struct comparing *comparing, const struct side *first, const struct side *second)
{
    size_t i = 0, j = 0;
    while (i < first->count || j < second->count) {
        const struct fingerprint_point *left = i < first->count ? &first->points[i] : NULL;
        const struct fingerprint_point *right = j < second->count ? &second->points[j] : NULL;
        bool take_left = right == NULL || (left != NULL && left->version <= right->version);
        bool take_right = left == NULL || (right != NULL && right->version <= left->version);
        add(comparing, take_left ? left : NULL, take_right ? right : NULL);
        i += take_left;
        j += take_right;
    }
}

/* Compares the points of one question, over all versions; one side may have none. False without memory. */
static bool add_sides(struct comparing *comparing, const struct side *first, const struct side *second)
{
    struct fingerprint_point *left = NULL, *right = NULL;
    size_t left_count = 0, right_count = 0;
    bool both = first->count > 0 && second->count > 0;
    if (!first->alike || !second->alike || (both && !have_same_versions(first, second))) {
        add_versions(comparing, first, second);
        return true;
    }
    if (!fingerprint_merge(first->points, first->count, &left, &left_count, comparing->arena) ||
        !fingerprint_merge(second->points, second->count, &right, &right_count, comparing->arena))
        return false;
    add(comparing, left_count > 0 ? left : NULL, right_count > 0 ? right : NULL);
    return true;
}

static struct side side_at(const struct fingerprint *fingerprint, size_t index)
{
    struct side side = {.points = &fingerprint->points[index], .alike = true};
    side.count = fingerprint_versions(side.points, fingerprint->point_count - index, &side.alike);
    return side;
}

bool fingerprint_compare(const struct fingerprint *first, const struct fingerprint *second,
                         struct fingerprint_comparison *comparison, struct arena *arena)
{
    size_t most = first->point_count + second->point_count, i = 0, j = 0;
    struct comparing comparing = {.comparison = comparison, .arena = arena};
    *comparison = (struct fingerprint_comparison){0};
    comparing.differences = arena_allocate_zeroed(arena, most, sizeof *comparing.differences);
    if (comparing.differences == NULL)
        return false;
    comparison->differences = comparing.differences;
    while (i < first->point_count || j < second->point_count) {
        int order = i == first->point_count ? 1
                    : j == second->point_count
                        ? -1
                        : fingerprint_point_order(&first->points[i], &second->points[j]);
        const struct side nothing = {.alike = true};
        const struct side left = order <= 0 ? side_at(first, i) : nothing;
        const struct side right = order >= 0 ? side_at(second, j) : nothing;
        if (!add_sides(&comparing, &left, &right))
            return false;
        i += left.count;
        j += right.count;
    }
    return true;
}

/* ---- JSON ---------------------------------------------------------------------------------------------------------------- */

static json_t *difference_to_json(const struct fingerprint_difference *difference)
{
    json_t *object =
        fingerprint_question_to_json(difference->first == NULL ? difference->second : difference->first);
    bool done = object != NULL;
    if (done)
        (void)json_object_del(object, "level"); /* by edition, which may not be the same for both */
    if (done && difference->first != NULL)
        done = json_object_set_new(object, "first", fingerprint_policies_to_json(difference->first)) == 0;
    if (done && difference->second != NULL)
        done = json_object_set_new(object, "second", fingerprint_policies_to_json(difference->second)) == 0;
    if (done)
        return object;
    json_decref(object);
    return NULL;
}

json_t *fingerprint_comparison_to_json(const struct fingerprint *first, const struct fingerprint *second,
                                       const struct fingerprint_comparison *comparison)
{
    json_t *differences = json_array();
    bool done = differences != NULL;
    for (size_t i = 0; done && i < comparison->count; i++)
        done = json_array_append_new(differences, difference_to_json(&comparison->differences[i])) == 0;
    if (!done) {
        json_decref(differences);
        return NULL;
    }
    return json_pack("{s:s, s:i, s:s, s:o, s:o, s:o, s:I}", "type", "fingerprint-comparison", "format", 1,
                     "program", "scatter-cts", "first", fingerprint_about(first), "second",
                     fingerprint_about(second), "differences", differences, "same",
                     (json_int_t)comparison->same);
}
