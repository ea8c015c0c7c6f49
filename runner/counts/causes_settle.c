/* Groups of failures become causes. */
#include "causes.h"
#include "cell.h"
#include "misreading.h"
#include "tally.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* So many cases that one misreading, or several with a searched parameter, explain are no chance. */
enum { ENOUGH_BY_CHANCE = 8, ENOUGH_SEARCHED = 4 };

/* ---- groups become one --------------------------------------------------------------------------------- */

/* Merges a group into another; both must have cases. */
static void merge(struct cause_group *group, struct cause_group *other)
{
    if (is_more_telling(&other->rank, &group->rank)) {
        struct recorded_case *telling = group->telling;
        group->telling = other->telling;
        group->rank = other->rank;
        other->telling = telling;
    }
    if (strcmp(group->message, other->message) != 0)
        group->message[0] = '\0';
    group->is_mixed |= !other->is_beyond && (other->is_mixed || strcmp(group->title, other->title) != 0);
    group->cases += other->cases;
    group->versions |= other->versions;
    group->types |= other->types;
    for (int feature = 0; feature < SUSPECT_FEATURES; feature++)
        group->with[feature] += other->with[feature];
    other->cases = 0;
    other->into = group;
}

/* The misreading that explains most cases of the unsettled groups; of equals the one that explains most with
 * those by chance and without an output, then one that no passing case contradicts. CAUSE_MISREADINGS: there
 * is none. */
static size_t commonest_misreading(const struct causes *causes, const bool *settled, bool by_chance)
{
    size_t commonest = CAUSE_MISREADINGS;
    int64_t most = 0, most_in_all = 0;
    for (size_t number = 0; number < causes->misreading_count; number++) {
        int64_t cases = 0, in_all = 0;
        for (size_t i = 0; i < causes->group_count; i++) {
            const struct cause_group *group = &causes->groups[i];
            if (settled[i] || !misreading_names_have(&group->misreadings, number))
                continue;
            cases += (by_chance || !group->by_chance) && !group->is_beyond ? group->cases : 0;
            in_all += group->cases;
        }
        const bool is_as_common = cases == most && cases > 0;
        if (cases > most || (is_as_common && in_all > most_in_all) ||
            (is_as_common && in_all == most_in_all && causes->contradicted[commonest] != NULL &&
             causes->contradicted[number] == NULL)) {
            most = cases;
            most_in_all = in_all;
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

/* Failures that do not occur alone are one cause if they occur after others, and one, with the commonest
 * mistake, if they are unsteady. Cases that were not checked belong to one of these, but are less telling. */
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

/* Another group of failures without a misreading that has the title of a group; NULL: there is none. */
static struct cause_group *unnamed_like(struct causes *causes, const struct cause_group *group)
{
    for (size_t i = 0; i < causes->group_count; i++) {
        struct cause_group *other = &causes->groups[i];
        const bool is_unnamed =
            misreading_names_empty(&other->misreadings) || (other->by_chance && other < group);
        if (other != group && is_unnamed && !other->is_named && other->into == NULL &&
            misreading_names_empty(&other->perhaps) && other->circumstance == group->circumstance &&
            strcmp(other->title, group->title) == 0)
            return other;
    }
    return NULL;
}

/* Groups that only misreadings by chance explain, or that have no output, and no other group has, belong to
 * those that none explains. */
static void forget_chances(struct causes *causes, const bool *settled)
{
    for (size_t i = 0; i < causes->group_count; i++) {
        struct cause_group *group = &causes->groups[i];
        struct cause_group *other = settled[i] || !group->by_chance ? NULL : unnamed_like(causes, group);
        if (other != NULL)
            merge(other, group);
    }
}

/* What explains nearly all cases that are left, each by chance: together they are none. CAUSE_MISREADINGS:
 * nothing does. */
static size_t common_to_the_rest(const struct causes *causes, const bool *settled)
{
    const size_t number = commonest_misreading(causes, settled, true);
    int64_t explained = 0, cases = 0;
    for (size_t i = 0; i < causes->group_count && number < CAUSE_MISREADINGS; i++) {
        const struct cause_group *group = &causes->groups[i];
        cases += settled[i] ? 0 : group->cases;
        explained += settled[i] || !misreading_names_have(&group->misreadings, number) ? 0 : group->cases;
    }
    return explained >= ENOUGH_BY_CHANCE && 10 * explained >= 9 * cases ? number : CAUSE_MISREADINGS;
}

static bool is_searched(const char *name)
{
    enum misreading misreading;
    return misreading_from_name(name, &misreading) && misreading_is_searched(misreading);
}

/* Names a group after the only misreading that explains all of its cases. Those with a searched parameter
 * count only if there are no others, and several of them only for enough cases. Several, or one that a
 * passing case contradicts, are perhaps its cause. */
static void name_group(const struct causes *causes, struct cause_group *group,
                       const struct misreading_names *common)
{
    enum { SIMPLE, SEARCHED, CONTRADICTED, RANKS };
    struct misreading_names found[RANKS] = {{{0}}};
    size_t counts[RANKS] = {0}, last[RANKS] = {0};
    for (size_t i = 0; i < causes->misreading_count; i++) {
        if (!misreading_names_have(common, i))
            continue;
        const int rank = causes->contradicted[i] != NULL       ? CONTRADICTED
                         : is_searched(causes->misreadings[i]) ? SEARCHED
                                                               : SIMPLE;
        misreading_names_add(&found[rank], i);
        last[rank] = i;
        counts[rank]++;
    }
    const int rank = counts[SIMPLE] > 0 ? SIMPLE : counts[CONTRADICTED] > 0 ? CONTRADICTED : SEARCHED;
    group->is_named = rank != CONTRADICTED && counts[rank] == 1;
    if (rank != SEARCHED || group->cases >= ENOUGH_SEARCHED)
        group->perhaps = found[rank];
    if (group->is_named)
        (void)snprintf(group->shown, sizeof group->shown, "%s", causes->misreadings[last[rank]]);
    else if (group->is_mixed)
        (void)snprintf(group->shown, sizeof group->shown, "wrong values under several clauses");
}

/* Merges all groups that one misreading explains, then those of the next misreading, until every group is
 * settled. */
static void merge_misreadings(struct causes *causes)
{
    bool settled[CAUSE_GROUPS_MOST] = {false};
    for (;;) {
        size_t number = commonest_misreading(causes, settled, false);
        if (number == CAUSE_MISREADINGS)
            number = common_to_the_rest(causes, settled);
        struct cause_group *first = NULL;
        struct misreading_names common = {{UINT64_MAX, UINT64_MAX}};
        if (number == CAUSE_MISREADINGS)
            break;
        for (size_t i = 0; i < causes->group_count && first == NULL; i++)
            if (!settled[i] && !causes->groups[i].is_beyond &&
                misreading_names_have(&causes->groups[i].misreadings, number))
                first = &causes->groups[i];
        for (size_t i = 0; i < causes->group_count && first != NULL; i++) {
            struct cause_group *group = &causes->groups[i];
            if (settled[i] || !misreading_names_have(&group->misreadings, number))
                continue;
            settled[i] = true;
            for (size_t word = 0; word < CAUSE_MISREADINGS / 64 && !group->is_beyond; word++)
                common.words[word] &= group->misreadings.words[word];
            if (group != first)
                merge(first, group);
        }
        if (first == NULL)
            break;
        name_group(causes, first, &common);
    }
    forget_chances(causes, settled);
}

/* Whether a message is not empty, and begins and ends as another one. */
static bool has_ends(const char *message, const char *other, size_t prefix, size_t suffix)
{
    const size_t length = strlen(message);
    return length > 0 && length >= prefix + suffix && strncmp(message, other, prefix) == 0 &&
           strcmp(message + length - suffix, other + strlen(other) - suffix) == 0;
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
        const char *folded = group->title + group->message_at;
        message_show(has_ends(group->message, folded, prefix, suffix) ? group->message : folded, prefix,
                     suffix, shown, sizeof shown);
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
        if (strcmp(clause_name_of(recorded_blamed_clause(causes->groups[i].telling)), name) == 0)
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

/* The misreadings that are perhaps the cause of a group, and a passing case that contradicts the only one. */
static struct texts perhaps_of(struct causes *causes, const struct cause_group *group, const char **passing)
{
    struct texts perhaps = {.count = 0};
    const char **items = arena_allocate_zeroed(&causes->arena, causes->misreading_count + 1, sizeof *items);
    for (size_t i = 0; i < causes->misreading_count && items != NULL && !group->is_named; i++)
        if (misreading_names_have(&group->perhaps, i) && (*passing)[0] == '\0') {
            *passing = causes->contradicted[i] != NULL ? causes->contradicted[i] : "";
            items[perhaps.count++] = causes->misreadings[i];
        }
    perhaps.items = items;
    return perhaps;
}

static void settle_cause(struct causes *causes, const struct cause_group *group)
{
    struct cause *cause = &causes->items[causes->count++];
    const char *title = group->shown[0] == '\0' ? group->title : group->shown, *passing = "";
    const struct texts perhaps = perhaps_of(causes, group, &passing);
    *cause = (struct cause){.record = {.title = title,
                                       .cases = group->cases,
                                       .telling = group->telling->id,
                                       .misreading = group->is_named ? title : "",
                                       .perhaps = perhaps,
                                       .passing = passing},
                            .versions = group->versions,
                            .types = group->types,
                            .telling = group->telling,
                            .group = group,
                            .is_suspected =
                                group->circumstance == CIRCUMSTANCE_NONE && has_best_suspect(causes, group)};
    if (recorded_fails(group->telling) && group->circumstance == CIRCUMSTANCE_NONE)
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
