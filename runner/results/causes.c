#include "causes.h"

#include "cell.h"
#include "message_likeness.h"
#include "tally.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* So many cases that one misreading explains by chance are no chance. */
enum { ENOUGH_BY_CHANCE = 8 };

/* ---- titles ---------------------------------------------------------------------------------------------------------- */

#define AFTER_TITLE    "only after other cases in the same process"
#define UNSTEADY_TITLE "unsteady: "

/* The title of failures that do not occur alone: that, or what is wrong. */
static void title_unsteady(const struct recorded_case *item, char title[CAUSE_TITLE_SIZE])
{
    struct recorded_finding failure = {.policy = verdict_name(item->verdict)};
    (void)record_finding(item->findings[SEVERITY_FAILURE], 0, &failure);
    (void)snprintf(title, CAUSE_TITLE_SIZE, "%s%s",
                   item->circumstance == CIRCUMSTANCE_AFTER_OTHERS ? AFTER_TITLE : UNSTEADY_TITLE,
                   item->circumstance == CIRCUMSTANCE_AFTER_OTHERS ? "" : failure.policy);
}

/* Returns the position of the message in the title; 0 if it has none. */
static size_t make_title(const struct recorded_case *item, char title[CAUSE_TITLE_SIZE])
{
    struct recorded_finding failure;
    if (item->circumstance != CIRCUMSTANCE_NONE) {
        title_unsteady(item, title);
        return 0;
    }
    const bool has_failure = record_finding(item->findings[SEVERITY_FAILURE], 0, &failure);
    const bool has_message = item->answer != ANSWER_OUTPUT && item->message[0] != '\0';
    const char *words = has_message ? item->message : has_failure ? NULL : record_line(item->explanation, 0);
    char likeness[LIKENESS_SIZE];
    if (has_failure) {
        finding_likeness(&failure, likeness);
        const char *dot = strchr(likeness, '.');
        (void)snprintf(title, CAUSE_TITLE_SIZE, "%s", dot == NULL ? likeness : dot + 1);
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

void cause_key(const struct recorded_case *item, char key[CAUSE_TITLE_SIZE])
{
    (void)make_title(item, key);
    if (item->circumstance != CIRCUMSTANCE_NONE)
        (void)snprintf(key, CAUSE_TITLE_SIZE, "%s", circumstance_name(item->circumstance));
}

/* ---- misreadings ------------------------------------------------------------------------------------------------------- */

static bool is_empty(const struct misreading_names *set)
{
    return (set->words[0] | set->words[1]) == 0;
}

static bool has_misreading(const struct misreading_names *set, size_t number)
{
    return (set->words[number / 64] >> (number % 64) & 1) != 0;
}

static int count_misreadings(const struct misreading_names *set)
{
    int count = 0;
    for (size_t number = 0; number < CAUSE_MISREADINGS; number++)
        count += has_misreading(set, number);
    return count;
}

/* Adds a misreading by its name to a set. */
static void add_misreading(struct causes *causes, struct misreading_names *set, const char *name)
{
    size_t number = 0;
    while (number < causes->misreading_count && strcmp(causes->misreadings[number], name) != 0)
        number++;
    if (number == CAUSE_MISREADINGS)
        return;
    if (number == causes->misreading_count) {
        size_t size = strlen(name) + 1;
        char *copy = malloc(size);
        causes->lost |= copy == NULL;
        if (copy == NULL)
            return;
        memcpy(copy, name, size);
        causes->misreadings[causes->misreading_count++] = copy;
    }
    set->words[number / 64] |= (uint64_t)1 << (number % 64);
}

static struct misreading_names misreadings_of(struct causes *causes, const struct recorded_case *item)
{
    struct misreading_names set = {{0}};
    const char *name;
    for (size_t i = 0; (name = record_line(item->misreadings, i)) != NULL; i++)
        add_misreading(causes, &set, name);
    if (is_empty(&set) && item->misreading[0] != '\0')
        add_misreading(causes, &set, item->misreading);
    return set;
}

/* Whether the misreadings of a case may explain it by chance (judgement.h): then none is named. */
static bool is_by_chance(const struct recorded_case *item)
{
    return item->misreading[0] == '\0' && json_array_size(item->misreadings) > 0;
}

/* ---- groups ---------------------------------------------------------------------------------------------------------- */

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
static struct cause_group group_for(struct causes *causes, const struct recorded_case *item)
{
    struct cause_group group = {.misreadings = misreadings_of(causes, item),
                                .by_chance = is_by_chance(item),
                                .circumstance = item->circumstance};
    group.message_at = make_title(item, group.title);
    return group;
}

/* The group with these misreadings, or this title; NULL: there is none. */
static struct cause_group *find_group(const struct causes *causes, const struct cause_group *like)
{
    const bool is_titled = is_empty(&like->misreadings) || like->by_chance;
    for (size_t i = 0; i < causes->group_count; i++) {
        struct cause_group *group = &causes->groups[i];
        if (memcmp(&group->misreadings, &like->misreadings, sizeof like->misreadings) == 0 &&
            group->by_chance == like->by_chance && group->circumstance == like->circumstance &&
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
    const int before = group->by_chance ? INT_MAX : (int)json_array_size(item->after);
    return (struct telling_rank){.others = is_empty(&group->misreadings) || group->by_chance
                                               ? before
                                               : count_misreadings(&group->misreadings),
                                 .is_odd = !features->plain,
                                 .is_large = !features->small,
                                 .is_alike = !features->distinct,
                                 .elements = features->elements};
}

static void add_to_group(struct cause_group *group, const json_t *record, const struct recorded_case *item,
                         const struct case_features *features, const struct feature_list *list)
{
    const struct telling_rank rank = rank_of(group, item, features);
    group->cases++;
    add_kind(group, item);
    for (size_t i = 0; i < list->count; i++)
        group->with[list->items[i]]++;
    if (group->telling != NULL && !is_more_telling(&rank, &group->rank))
        return;
    json_decref(group->telling);
    group->telling = json_incref((json_t *)(uintptr_t)record);
    group->rank = rank;
}

void causes_add(struct causes *causes, const json_t *record, const struct case_features *features)
{
    const struct recorded_case item = recorded_case_of(record);
    const bool failing = recorded_fails(&item), passes = item.verdict == VERDICT_PASS;
    if (causes->lost || record_type_of(record) != RECORD_CASE || item.verdict == VERDICT_UNSUPPORTED ||
        item.waived != NULL)
        return;
    const bool is_unsteady = item.circumstance != CIRCUMSTANCE_NONE;
    struct feature_list list = suspects_list(&causes->suspects, features, item.clauses);
    if (!is_unsteady && (failing || (passes && item.is_compared)))
        suspects_count(&causes->suspects, &list, failing);
    if (passes)
        return;
    const struct cause_group like = group_for(causes, &item);
    struct cause_group *group = make_group(causes, &like);
    if (group != NULL)
        add_to_group(group, record, &item, features, &list);
    else
        causes->groupless++;
}

const struct cause_group *causes_group_of(struct causes *causes, const json_t *record,
                                          const struct case_features *features, struct telling_rank *rank)
{
    const struct recorded_case item = recorded_case_of(record);
    const struct cause_group like = group_for(causes, &item);
    const struct cause_group *group = find_group(causes, &like);
    if (group == NULL)
        return NULL;
    *rank = rank_of(group, &item, features);
    return group->into == NULL ? group : group->into;
}

void causes_destroy(struct causes *causes)
{
    for (size_t i = 0; i < causes->group_count; i++)
        json_decref(causes->groups[i].telling);
    for (size_t i = 0; i < causes->misreading_count; i++)
        free(causes->misreadings[i]);
    free(causes->groups);
    suspects_destroy(&causes->suspects);
    *causes = (struct causes){0};
}

/* ---- causes ------------------------------------------------------------------------------------------------------------ */

/* Merges a group into another; both must have cases. */
static void merge(struct cause_group *group, struct cause_group *other)
{
    if (is_more_telling(&other->rank, &group->rank)) {
        json_t *telling = group->telling;
        group->telling = other->telling;
        group->rank = other->rank;
        other->telling = telling;
    }
    group->cases += other->cases;
    group->versions |= other->versions;
    group->types |= other->types;
    for (int feature = 0; feature < SUSPECT_FEATURES; feature++)
        group->with[feature] += other->with[feature];
    other->cases = 0;
    other->into = group;
}

/* The misreading that explains most cases of the unsettled groups; CAUSE_MISREADINGS: there is none. */
static size_t commonest_misreading(const struct causes *causes, const bool *settled, bool by_chance)
{
    size_t commonest = CAUSE_MISREADINGS;
    int64_t most = 0;
    for (size_t number = 0; number < causes->misreading_count; number++) {
        int64_t cases = 0;
        for (size_t i = 0; i < causes->group_count; i++)
            cases += !settled[i] && (by_chance || !causes->groups[i].by_chance) &&
                             has_misreading(&causes->groups[i].misreadings, number)
                         ? causes->groups[i].cases
                         : 0;
        if (cases > most) {
            most = cases;
            commonest = number;
        }
    }
    return commonest;
}

/* How many cases have a title, whatever their circumstance; 0 for one that says nothing. */
static int64_t count_titled(const struct causes *causes, const char *title)
{
    int64_t cases = 0;
    if (strcmp(title + strlen(UNSTEADY_TITLE), trait_name(MISTAKE_FOREIGN_VALUE)) == 0)
        return 0;
    for (size_t i = 0; i < causes->group_count; i++)
        if (causes->groups[i].circumstance != CIRCUMSTANCE_NONE &&
            strcmp(causes->groups[i].title, title) == 0)
            cases += causes->groups[i].cases;
    return cases;
}

/* The group of a circumstance whose title is the commonest, or NULL. */
static struct cause_group *commonest_of(struct causes *causes, enum circumstance circumstance)
{
    struct cause_group *commonest = NULL;
    int64_t most = -1;
    for (size_t i = 0; i < causes->group_count; i++) {
        const int64_t cases = count_titled(causes, causes->groups[i].title);
        if (causes->groups[i].circumstance != circumstance || cases <= most)
            continue;
        commonest = &causes->groups[i];
        most = cases;
    }
    return commonest;
}

/*
 * Failures that do not occur alone are one cause if they occur after others, and one, with the commonest mistake, if they are
 * unsteady. Cases that were not checked belong to one of these, but are less telling.
 */
static void merge_circumstances(struct causes *causes)
{
    struct cause_group *after = commonest_of(causes, CIRCUMSTANCE_AFTER_OTHERS);
    struct cause_group *unsteady = commonest_of(causes, CIRCUMSTANCE_UNSTEADY);
    struct cause_group *doubtful = commonest_of(causes, CIRCUMSTANCE_DOUBTFUL);
    if (doubtful != NULL && after == NULL && unsteady == NULL)
        (void)snprintf(doubtful->shown, sizeof doubtful->shown, "unsteady, or only after other cases: %s",
                       doubtful->title + strlen(UNSTEADY_TITLE));
    else
        doubtful = after != NULL ? after : unsteady;
    struct cause_group *const into[CIRCUMSTANCE_COUNT] = {[CIRCUMSTANCE_AFTER_OTHERS] = after,
                                                          [CIRCUMSTANCE_UNSTEADY] = unsteady,
                                                          [CIRCUMSTANCE_DOUBTFUL] = doubtful};
    for (size_t i = 0; i < causes->group_count; i++) {
        struct cause_group *group = &causes->groups[i], *first = into[group->circumstance];
        if (first == NULL || first == group)
            continue;
        if (group->circumstance != first->circumstance)
            group->rank.others = INT_MAX;
        merge(first, group);
    }
}

/* The group of failures without a misreading that has the title of a group, other than itself; NULL: there is none. */
static struct cause_group *unnamed_like(struct causes *causes, const struct cause_group *group)
{
    for (size_t i = 0; i < causes->group_count; i++) {
        struct cause_group *other = &causes->groups[i];
        const bool is_unnamed = is_empty(&other->misreadings) || (other->by_chance && other < group);
        if (other != group && is_unnamed && !other->is_named && other->into == NULL &&
            other->circumstance == group->circumstance && strcmp(other->title, group->title) == 0)
            return other;
    }
    return NULL;
}

/* Groups that only misreadings by chance explain, and no other group has, belong to those that none explains. */
static void forget_chances(struct causes *causes, const bool *settled)
{
    for (size_t i = 0; i < causes->group_count; i++) {
        struct cause_group *group = &causes->groups[i];
        struct cause_group *other = settled[i] || !group->by_chance ? NULL : unnamed_like(causes, group);
        if (other != NULL)
            merge(other, group);
    }
}

/* What explains nearly all cases that are left, each by chance: together they are none. CAUSE_MISREADINGS: nothing does. */
static size_t common_to_the_rest(const struct causes *causes, const bool *settled)
{
    const size_t number = commonest_misreading(causes, settled, true);
    int64_t explained = 0, cases = 0;
    for (size_t i = 0; i < causes->group_count && number < CAUSE_MISREADINGS; i++) {
        const struct cause_group *group = &causes->groups[i];
        cases += settled[i] ? 0 : group->cases;
        explained += settled[i] || !has_misreading(&group->misreadings, number) ? 0 : group->cases;
    }
    return explained >= ENOUGH_BY_CHANCE && 10 * explained >= 9 * cases ? number : CAUSE_MISREADINGS;
}

/* Merges all groups that one misreading explains, then those of the next misreading, until every group is settled. */
static void merge_misreadings(struct causes *causes)
{
    bool settled[CAUSE_GROUPS_MOST] = {false};
    for (;;) {
        size_t number = commonest_misreading(causes, settled, false);
        if (number == CAUSE_MISREADINGS)
            number = common_to_the_rest(causes, settled);
        struct cause_group *first = NULL;
        if (number == CAUSE_MISREADINGS)
            break;
        for (size_t i = 0; i < causes->group_count; i++) {
            struct cause_group *group = &causes->groups[i];
            if (settled[i] || !has_misreading(&group->misreadings, number))
                continue;
            settled[i] = true;
            if (first != NULL)
                merge(first, group);
            else
                first = group;
        }
        if (first == NULL)
            break;
        (void)snprintf(first->shown, sizeof first->shown, "%s", causes->misreadings[number]);
        first->is_named = true;
    }
    forget_chances(causes, settled);
}

/* Leaves out of the titles what all messages begin and end with. */
static void shorten_titles(struct cause_group *const *groups, size_t count)
{
    const char *messages[CAUSE_GROUPS_MOST];
    char shown[2 * MESSAGE_SHOWN];
    size_t message_count = 0, prefix = 0, suffix = 0;
    for (size_t i = 0; i < count; i++)
        if (groups[i]->message_at > 0 && !groups[i]->is_named)
            messages[message_count++] = groups[i]->title + groups[i]->message_at;
    messages_in_common(messages, message_count, &prefix, &suffix);
    for (size_t i = 0; i < count; i++) {
        struct cause_group *group = groups[i];
        if (group->message_at == 0 || group->is_named)
            continue;
        message_show(group->title + group->message_at, prefix, suffix, shown, sizeof shown);
        (void)snprintf(group->shown, sizeof group->shown, "%.*s%s", (int)group->message_at, group->title,
                       shown);
    }
}

/* By descending number of cases, then in the order of creation. */
static int compare_groups(const void *a, const void *b)
{
    const struct cause_group *const *one = a, *const *other = b;
    if ((*one)->cases != (*other)->cases)
        return (*one)->cases > (*other)->cases ? -1 : 1;
    return *one < *other ? -1 : 1;
}

/* A clause as a feature is not new information if it names a cause. */
static bool restates_cause(const struct suspects *suspects, int feature, const void *context)
{
    const struct causes *causes = context;
    const char *name = suspect_clause(suspects, feature);
    for (size_t i = 0; name != NULL && i < causes->group_count; i++)
        if (strcmp(clause_name_of(record_blamed_clause(causes->groups[i].telling)), name) == 0)
            return true;
    return false;
}

/* Whether nine of ten cases of a group have the most suspicious feature. */
static bool has_best_suspect(const struct causes *causes, const struct cause_group *group)
{
    for (int i = 0; i < 2 && causes->ranked_count > 0; i++) {
        int feature = causes->ranked[0].features[i];
        if (feature >= 0 && 10 * (int64_t)group->with[feature] < 9 * group->cases)
            return false;
    }
    return causes->ranked_count > 0;
}

static void settle_cause(struct causes *causes, const struct cause_group *group)
{
    struct cause *cause = &causes->items[causes->count++];
    const char *title = group->shown[0] == '\0' ? group->title : group->shown;
    *cause = (struct cause){.title = title,
                            .misreading = group->is_named ? title : "",
                            .cases = group->cases,
                            .versions = group->versions,
                            .types = group->types,
                            .telling = group->telling,
                            .is_suspected =
                                group->circumstance == CIRCUMSTANCE_NONE && has_best_suspect(causes, group)};
    const struct recorded_case telling = recorded_case_of(group->telling);
    if (recorded_fails(&telling) && group->circumstance == CIRCUMSTANCE_NONE)
        cause->has_suspect = suspects_of_some(&causes->suspects, group->with, group->cases, restates_cause,
                                              causes, &cause->suspect);
}

void causes_settle(struct causes *causes)
{
    struct cause_group *order[CAUSE_GROUPS_MOST];
    size_t count = 0;
    if (causes->lost || causes->group_count == 0)
        return;
    merge_misreadings(causes);
    merge_circumstances(causes);
    for (size_t i = 0; i < causes->group_count; i++)
        if (causes->groups[i].cases > 0)
            order[count++] = &causes->groups[i];
    shorten_titles(order, count);
    qsort(order, count, sizeof *order, compare_groups);
    causes->ranked_count = suspects_rank(&causes->suspects, restates_cause, causes, causes->ranked);
    causes->left_out_cases = causes->groupless;
    for (size_t i = 0; i < count; i++) {
        if (causes->count < CAUSES_MOST) {
            settle_cause(causes, order[i]);
            continue;
        }
        causes->left_out++;
        causes->left_out_cases += order[i]->cases;
    }
}
