#include "causes.h"

#include "tally.h"
#include "text_numbers.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- titles -------------------------------------------------------------------------------------------- */

#define AFTER_TITLE "only after other cases in the same process"

/* The title of failures that do not occur alone: that, or what is wrong. */
static void title_unsteady(const struct recorded_case *item, char title[CAUSE_TITLE_SIZE])
{
    const char *policy =
        item->failures.count == 0 ? verdict_name(item->verdict) : item->failures.items[0].policy;
    (void)snprintf(title, CAUSE_TITLE_SIZE, "%s%s",
                   item->circumstance == CIRCUMSTANCE_AFTER_OTHERS ? AFTER_TITLE : UNSTEADY_TITLE,
                   item->circumstance == CIRCUMSTANCE_AFTER_OTHERS ? "" : policy);
}

/* The message that the title of a failure has, or NULL. */
static const char *message_of(const struct recorded_case *item)
{
    if (item->circumstance != CIRCUMSTANCE_NONE || item->graph == GRAPH_ONLY_THERE)
        return NULL;
    if (item->answer != ANSWER_OUTPUT && item->message[0] != '\0')
        return item->message;
    return item->failures.count > 0 || item->explanation.count == 0 ? NULL : item->explanation.items[0];
}

/* Returns the position of the message in the title; 0 if it has none. */
static size_t make_title(const struct recorded_case *item, char title[CAUSE_TITLE_SIZE])
{
    if (item->circumstance != CIRCUMSTANCE_NONE) {
        title_unsteady(item, title);
        return 0;
    }
    if (item->graph == GRAPH_ONLY_THERE) {
        (void)snprintf(title, CAUSE_TITLE_SIZE, "only in a whole graph: %s", verdict_name(item->verdict));
        return 0;
    }
    const char *words = message_of(item);
    char likeness[LIKENESS_SIZE];
    if (item->failures.count > 0) {
        finding_likeness(&item->failures.items[0], likeness);
        (void)snprintf(title, CAUSE_TITLE_SIZE, "%s", clause_name_of(likeness));
    } else {
        (void)snprintf(title, CAUSE_TITLE_SIZE, "%s", verdict_name(item->verdict));
    }
    if (words == NULL)
        return 0;
    (void)snprintf(title + strlen(title), CAUSE_TITLE_SIZE - strlen(title), ": ");
    const size_t used = strlen(title), rest = CAUSE_TITLE_SIZE - used;
    message_fold(words, title + used, rest < MESSAGE_COMPARED ? rest : MESSAGE_COMPARED);
    return used;
}

/* ---- misreadings --------------------------------------------------------------------------------------- */

bool misreading_names_empty(const struct misreading_names *set)
{
    return (set->words[0] | set->words[1]) == 0;
}

bool misreading_names_have(const struct misreading_names *set, size_t number)
{
    return (set->words[number / 64] >> (number % 64) & 1) != 0;
}

void misreading_names_add(struct misreading_names *set, size_t number)
{
    set->words[number / 64] |= (uint64_t)1 << (number % 64);
}

static int count_misreadings(const struct misreading_names *set)
{
    int count = 0;
    for (size_t number = 0; number < CAUSE_MISREADINGS; number++)
        count += misreading_names_have(set, number);
    return count;
}

/* The number of a misreading with this name; CAUSE_MISREADINGS without room or memory. */
static size_t number_of(struct causes *causes, const char *name)
{
    size_t number = 0;
    while (number < causes->misreading_count && strcmp(causes->misreadings[number], name) != 0)
        number++;
    if (number < causes->misreading_count || number == CAUSE_MISREADINGS)
        return number;
    char *copy = text_kept(name);
    causes->lost |= copy == NULL;
    if (copy == NULL)
        return CAUSE_MISREADINGS;
    causes->misreadings[causes->misreading_count++] = copy;
    return number;
}

/* Adds a misreading by its name to a set. */
static void add_misreading(struct causes *causes, struct misreading_names *set, const char *name)
{
    const size_t number = number_of(causes, name);
    if (number < CAUSE_MISREADINGS)
        misreading_names_add(set, number);
}

void causes_contradict(struct causes *causes, const char *misreading, const char *passing)
{
    const size_t number = number_of(causes, misreading);
    if (number == CAUSE_MISREADINGS || causes->contradicted[number] != NULL)
        return;
    causes->contradicted[number] = text_kept(passing);
    causes->lost |= causes->contradicted[number] == NULL;
}

static struct misreading_names misreadings_of(struct causes *causes, const struct recorded_case *item)
{
    struct misreading_names set = {{0}};
    for (size_t i = 0; i < item->misreadings.count; i++)
        add_misreading(causes, &set, item->misreadings.items[i]);
    if (misreading_names_empty(&set) && item->misreading[0] != '\0')
        add_misreading(causes, &set, item->misreading);
    return set;
}

/* Whether the misreadings of a case may explain it by chance (judge.h): then none is named. */
static bool is_by_chance(const struct recorded_case *item)
{
    return item->misreading[0] == '\0' && item->misreadings.count > 0;
}

/* ---- groups -------------------------------------------------------------------------------------------- */

bool is_more_telling(const struct telling_rank *a, const struct telling_rank *b)
{
    if (a->others != b->others)
        return a->others < b->others;
    if (a->is_odd != b->is_odd)
        return !a->is_odd;
    if (a->is_large != b->is_large)
        return !a->is_large;
    if (a->is_alike != b->is_alike)
        return !a->is_alike;
    return a->elements < b->elements;
}

/* An empty group for a failure and others like it. */
static struct cause_group group_for(struct causes *causes, const struct recorded_case *item,
                                    const char *beyond)
{
    struct cause_group group = {.misreadings = misreadings_of(causes, item),
                                .circumstance = item->circumstance};
    group.is_beyond = beyond != NULL && misreading_names_empty(&group.misreadings);
    group.by_chance = is_by_chance(item) || group.is_beyond;
    if (group.is_beyond)
        add_misreading(causes, &group.misreadings, beyond);
    group.message_at = make_title(item, group.title);
    if (group.message_at > 0)
        message_line(message_of(item), group.message, sizeof group.message);
    return group;
}

/* The group with these misreadings, or this title; NULL: there is none. */
static struct cause_group *find_group(const struct causes *causes, const struct cause_group *like)
{
    const bool is_titled = misreading_names_empty(&like->misreadings) || like->by_chance;
    for (size_t i = 0; i < causes->group_count; i++) {
        struct cause_group *group = &causes->groups[i];
        if (memcmp(&group->misreadings, &like->misreadings, sizeof like->misreadings) == 0 &&
            group->by_chance == like->by_chance && group->is_beyond == like->is_beyond &&
            group->circumstance == like->circumstance &&
            (!is_titled || strcmp(group->title, like->title) == 0))
            return group;
    }
    return NULL;
}

/* The same, or a new one; NULL without room or memory. */
static struct cause_group *make_group(struct causes *causes, const struct cause_group *like)
{
    if (causes->groups == NULL)
        causes->groups = calloc(CAUSE_GROUPS_MOST, sizeof *causes->groups);
    causes->lost |= causes->groups == NULL;
    if (causes->lost)
        return NULL;
    struct cause_group *found = find_group(causes, like);
    if (found != NULL || causes->group_count == CAUSE_GROUPS_MOST)
        return found;
    causes->groups[causes->group_count] = *like;
    return &causes->groups[causes->group_count++];
}

/* Adds the operator version and the element type of data of a case. */
static void add_kind(struct cause_group *group, const struct recorded_case *item)
{
    for (int row = 0; row < OPERATOR_VERSION_COUNT; row++)
        if (strcmp(item->operator_version, operator_versions[row].id) == 0)
            group->versions |= (uint32_t)1 << row;
    for (int32_t dtype = 0; dtype <= DTYPE_BFLOAT16; dtype++)
        if (strcmp(item->dtype, dtype_name(dtype)) == 0)
            group->types |= (dtype_set)1 << dtype;
}

static struct telling_rank rank_of(const struct cause_group *group, const struct recorded_case *item,
                                   const struct case_features *features)
{
    const int before = group->by_chance ? INT_MAX : (int)item->after.count;
    return (struct telling_rank){.others = misreading_names_empty(&group->misreadings) || group->by_chance
                                               ? before
                                               : count_misreadings(&group->misreadings),
                                 .is_odd = !features->plain,
                                 .is_large = !features->small,
                                 .is_alike = !features->distinct,
                                 .elements = features->elements};
}

static bool add_id(struct causes *causes, struct cause_group *group, const char *id)
{
    const size_t size = strlen(id) + 1;
    if (causes->arena.limit == 0)
        causes->arena = arena_create(16 * CAUSE_IDS_SIZE); /* an id may take a cache line, and lists grow */
    if (causes->ids_size + size > CAUSE_IDS_SIZE)
        return true;
    const char **ids =
        arena_room_for(&causes->arena, group->ids, group->id_count, &group->id_capacity, sizeof *ids);
    const char *copy = arena_copy_text(&causes->arena, id, size - 1);
    if (ids == NULL || copy == NULL)
        return false;
    causes->ids_size += size;
    group->ids = ids;
    group->ids[group->id_count++] = copy;
    return true;
}

/* False without memory. */
static bool add_to_group(struct cause_group *group, const struct recorded_case *item,
                         const struct case_features *features, const struct feature_list *list)
{
    const struct telling_rank rank = rank_of(group, item, features);
    group->cases++;
    add_kind(group, item);
    for (size_t i = 0; i < list->count; i++)
        group->with[list->items[i]]++;
    if (group->example_count < CAUSE_EXAMPLES) {
        struct recorded_case *example = recorded_case_copy(item);
        if (example == NULL)
            return false;
        group->examples[group->example_count++] = example;
    }
    if (group->telling != NULL && !is_more_telling(&rank, &group->rank))
        return true;
    struct recorded_case *telling = recorded_case_copy(item);
    if (telling == NULL)
        return false;
    free(group->telling);
    group->telling = telling;
    group->rank = rank;
    return true;
}

void causes_add(struct causes *causes, const struct recorded_case *item, const struct case_features *features,
                const char *beyond)
{
    const bool failing = recorded_fails(item), passes = item->verdict == VERDICT_PASS;
    if (causes->lost || item->is_skipped || item->verdict == VERDICT_UNSUPPORTED || item->waived != NULL)
        return;
    const bool is_unsteady = item->circumstance != CIRCUMSTANCE_NONE;
    struct feature_list list = suspects_list(&causes->suspects, features, &item->clauses);
    if (!is_unsteady && (failing || (passes && item->compared)))
        suspects_count(&causes->suspects, &list, failing);
    if (passes)
        return;
    const struct cause_group like = group_for(causes, item, beyond);
    struct cause_group *group = make_group(causes, &like);
    if (group != NULL && strcmp(group->message, like.message) != 0)
        group->message[0] = '\0';
    if (group != NULL)
        group->is_mixed |= strcmp(group->title, like.title) != 0;
    if (group != NULL)
        causes->lost |= !add_to_group(group, item, features, &list) || !add_id(causes, group, item->id);
    else
        causes->groupless++;
}

const struct cause_group *causes_group_of(struct causes *causes, const struct recorded_case *item,
                                          const struct case_features *features, struct telling_rank *rank)
{
    const struct cause_group like = group_for(causes, item, NULL);
    const struct cause_group *group = find_group(causes, &like);
    if (group == NULL)
        return NULL;
    *rank = rank_of(group, item, features);
    return group->into == NULL ? group : group->into;
}

void causes_destroy(struct causes *causes)
{
    for (size_t i = 0; i < causes->group_count; i++) {
        free(causes->groups[i].telling);
        for (size_t k = 0; k < causes->groups[i].example_count; k++)
            free(causes->groups[i].examples[k]);
    }
    for (size_t i = 0; i < causes->misreading_count; i++) {
        free(causes->misreadings[i]);
        free(causes->contradicted[i]);
    }
    free(causes->groups);
    suspects_destroy(&causes->suspects);
    arena_destroy(&causes->arena);
    *causes = (struct causes){0};
}
