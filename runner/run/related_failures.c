/* Finds groups of failures that the misreading of other failures would explain too. */
#include "case_source.h"
#include "causes.h"
#include "expectation.h"
#include "failure_check.h"
#include "machine.h"
#include "misreading.h"
#include "record.h"

#include <stdlib.h>

enum {
    MOST_GROUPS = 64,  /* those with most cases; others are not related */
    MOST_TRIES = 4096, /* of a case with a misreading; then nothing more is related */
    SAMPLE = 16,       /* cases of a group that are tried */
    ENOUGH_EXPLAINED = 8,
    FEW = 4,           /* so few cases are explained by accident */
    TIMES_AS_MANY = 3, /* so many times as many cases must be explained as are related */
    TIMES_CONTRADICTED =
        2 /* … as one misreading explains, another must explain in which the first would change the output */
};

/* The memory limit of the relation, and of one case. */
#define RELATION_MEMORY ((size_t)1 << 28)
#define CASE_MEMORY     ((size_t)1 << 30)

/* A group of failures. */
struct failure_group {
    const struct cause_group *cause;
    enum misreading misreading; /* that explains it, if is_named */
    bool is_named;
    bool is_refused;                     /* its cases were */
    bool is_consequence;                 /* of a wrong target: refused, or an answer to an invalid input */
    size_t first, end;                   /* its cases, in `members` */
    const struct failure_group *related; /* the group that it is counted to, or NULL */
};

struct member {
    size_t index; /* of the case */
    const struct cause_group *cause;
};

struct relation {
    const struct run_settings *settings;
    struct executed_case *cases;
    struct causes causes;
    struct member *members;
    size_t member_count;
    struct failure_group *groups; /* those with most cases first */
    size_t group_count;
    int tries;
    struct arena arena, of_case, scratch;
};

/* ---- groups -------------------------------------------------------------------------------------------- */

/* Whether a case has failed, and does so alone. */
static bool is_steady_failure(const struct executed_case *item)
{
    const struct recorded_case *given = item->record;
    return given != NULL && recorded_is_wrong_answer(given) && given->circumstance == CIRCUMSTANCE_NONE &&
           given->related[0] == '\0';
}

/* By group, those with most cases first, and by position. */
static int compare_members(const void *left, const void *right)
{
    const struct member *a = left, *b = right;
    if (a->cause->cases != b->cause->cases)
        return a->cause->cases > b->cause->cases ? -1 : 1;
    if (a->cause != b->cause)
        return a->cause < b->cause ? -1 : 1;
    return a->index < b->index ? -1 : 1;
}

static struct failure_group group_at(const struct relation *relation, size_t first)
{
    const struct cause_group *cause = relation->members[first].cause;
    const bool is_refused = cause->telling->answer != ANSWER_OUTPUT;
    struct failure_group group = {.cause = cause,
                                  .is_refused = is_refused,
                                  .is_consequence =
                                      is_refused || recorded_level_is(cause->telling, LEVEL_MUST_REJECT),
                                  .first = first,
                                  .end = first};
    group.is_named = cause->is_named && misreading_from_name(cause->shown, &group.misreading);
    while (group.end < relation->member_count && relation->members[group.end].cause == cause)
        group.end++;
    return group;
}

/* Lists the failures by group; false if there is nothing to relate. */
static bool list_groups(struct relation *relation, size_t count)
{
    const struct executed_case *cases = relation->cases;
    for (size_t i = 0; i < count; i++)
        if (is_steady_failure(&cases[i]))
            causes_add(&relation->causes, cases[i].record, &cases[i].features);
    causes_settle(&relation->causes);
    relation->members = arena_allocate_zeroed(&relation->arena, count + 1, sizeof *relation->members);
    relation->groups = arena_allocate_zeroed(&relation->arena, MOST_GROUPS, sizeof *relation->groups);
    if (relation->causes.count < 2 || relation->members == NULL || relation->groups == NULL)
        return false;
    for (size_t i = 0; i < count; i++) {
        struct telling_rank rank;
        struct member *member = &relation->members[relation->member_count];
        member->index = i;
        member->cause = is_steady_failure(&cases[i])
                            ? causes_group_of(&relation->causes, cases[i].record, &cases[i].features, &rank)
                            : NULL;
        relation->member_count += member->cause != NULL;
    }
    qsort(relation->members, relation->member_count, sizeof *relation->members, compare_members);
    for (size_t first = 0; first < relation->member_count && relation->group_count < MOST_GROUPS;
         first = relation->groups[relation->group_count++].end)
        relation->groups[relation->group_count] = group_at(relation, first);
    return true;
}

/* ---- samples ------------------------------------------------------------------------------------------- */

/* The effects of a misreading in a sample: so many cases were tried, changed, and made to leave data. */
struct effects {
    int tried, changed, left;
};

static void try_case(struct relation *relation, size_t index, enum misreading misreading,
                     struct effects *effects)
{
    struct scatter_case the_case;
    struct derived_expectation derived;
    struct error error;
    struct arena *arena = &relation->of_case;
    relation->tries++;
    if (scatter_case_load(&the_case, &relation->settings->cases->locations[index], arena, &error) ==
            STATUS_OK &&
        derive_expectation(&the_case, &derived, arena, &error) == STATUS_OK) {
        const enum misreading_effect effect = misreading_effect_on(
            misreading, &derived.node, &derived.preparation, &derived.output, &relation->scratch);
        effects->tried++;
        effects->changed += effect != MISREADING_CHANGES_NOTHING;
        effects->left += effect == MISREADING_LEAVES_DATA;
    }
    arena_reset(arena);
}

static struct feature_list features_of(struct relation *relation, size_t index)
{
    const struct executed_case *item = &relation->cases[index];
    return suspects_list(&relation->causes.suspects, &item->features, &item->record->clauses);
}

/* Whether a case has all features that all cases of a group have; true of every case if the group is NULL. */
static bool is_like(struct relation *relation, size_t index, const struct failure_group *group)
{
    bool has[SUSPECT_FEATURES] = {false};
    if (group == NULL)
        return true;
    const struct feature_list list = features_of(relation, index);
    for (size_t i = 0; i < list.count; i++)
        has[list.items[i]] = true;
    for (int feature = 0; feature < SUSPECT_FEATURES; feature++)
        if ((int64_t)group->cause->with[feature] == group->cause->cases && !has[feature])
            return false;
    return true;
}

/* The number of cases of a group that are like those of another one (is_like). */
static size_t count_like(struct relation *relation, const struct failure_group *group,
                         const struct failure_group *like)
{
    size_t count = 0;
    for (size_t i = group->first; i < group->end; i++)
        count += is_like(relation, relation->members[i].index, like);
    return count;
}

/* The effects of a misreading in a sample, evenly spaced, of the `count` cases of a group that are like those
 * of another one. */
static struct effects try_sample(struct relation *relation, const struct failure_group *group,
                                 const struct failure_group *like, size_t count, enum misreading misreading)
{
    struct effects effects = {.tried = 0};
    const size_t sample = count < SAMPLE ? count : SAMPLE;
    size_t at = 0, taken = 0;
    for (size_t i = group->first;
         i < group->end && taken < sample && relation->tries < MOST_TRIES && !interruption_requested; i++) {
        const size_t index = relation->members[i].index;
        if (!is_like(relation, index, like))
            continue;
        if (at++ == taken * count / sample) {
            try_case(relation, index, misreading, &effects);
            taken++;
        }
    }
    return effects;
}

/* ---- relations ----------------------------------------------------------------------------------------- */

/* Whether a misreading explains enough cases for others to be counted to it. */
static bool is_leader(const struct failure_group *group)
{
    return group->is_named && group->cause->cases >= ENOUGH_EXPLAINED;
}

/* Whether each feature that all cases of one group have is one that cases of the other have; what is expected
 * is none. */
static bool may_share(const struct cause_group *all, const struct cause_group *some)
{
    for (int feature = 0; feature < SUSPECT_FEATURES; feature++)
        if ((int64_t)all->with[feature] == all->cases && some->with[feature] == 0 &&
            (feature < FEATURE_EXPECTATION || feature >= FEATURE_EXPECTATION_END))
            return false;
    return true;
}

/* Whether what explains a group does so by accident: of cases like these that the misreading of the leader
 * explains, it would change many, and explains none. */
static bool is_accident(struct relation *relation, const struct failure_group *group,
                        const struct failure_group *leader)
{
    const size_t like = count_like(relation, leader, group);
    const struct effects effects = try_sample(relation, leader, group, like, group->misreading);
    return effects.tried > 0 && (int64_t)effects.changed * (int64_t)like >=
                                    TIMES_CONTRADICTED * group->cause->cases * effects.tried;
}

static bool is_related(struct relation *relation, const struct failure_group *group,
                       const struct failure_group *leader)
{
    const size_t count = group->end - group->first;
    if (group == leader || leader->related != NULL || !may_share(leader->cause, group->cause) ||
        (!group->is_consequence && (!may_share(group->cause, leader->cause) ||
                                    leader->cause->cases < TIMES_AS_MANY * group->cause->cases)))
        return false;
    const struct effects effects = try_sample(relation, group, NULL, count, leader->misreading);
    if (effects.tried == 0 || relation->tries >= MOST_TRIES || interruption_requested ||
        (group->is_refused ? effects.left : effects.changed) < effects.tried)
        return false;
    return !group->is_named || group->cause->cases <= FEW || is_accident(relation, group, leader);
}

/* The smallest groups are related first, to the largest that they can be. */
static void relate(struct relation *relation)
{
    for (size_t i = relation->group_count; i-- > 0;)
        for (size_t k = 0; k < relation->group_count && relation->groups[i].related == NULL; k++)
            if (is_leader(&relation->groups[k]) &&
                is_related(relation, &relation->groups[i], &relation->groups[k]))
                relation->groups[i].related = &relation->groups[k];
}

/* Whether a case has no clause, and no feature that is not about versions or types, that the cases of a cause
 * lack: then it may fail for another reason. */
static bool belongs(struct relation *relation, size_t index, const struct cause_group *cause)
{
    const struct feature_list list = features_of(relation, index);
    for (size_t i = 0; i < list.count; i++)
        if (cause->with[list.items[i]] == 0 &&
            (list.items[i] < FEATURE_MORE_UPDATES || list.items[i] >= CASE_FEATURE_COUNT))
            return false;
    return true;
}

static void describe(struct relation *relation)
{
    for (size_t i = 0; i < relation->group_count; i++) {
        const struct failure_group *group = &relation->groups[i], *leader = group->related;
        while (leader != NULL && leader->related != NULL)
            leader = leader->related;
        for (size_t k = group->first; leader != NULL && k < group->end; k++)
            if (group->is_consequence || belongs(relation, relation->members[k].index, leader->cause)) {
                struct executed_case *executed = &relation->cases[relation->members[k].index];
                struct recorded_case edited = *executed->record;
                record_relate(&edited, misreading_name(leader->misreading), &relation->arena);
                executed_case_edit(executed, &edited);
            }
    }
}

void failures_relate(const struct run_settings *settings, struct executed_case *cases, size_t count)
{
    struct relation relation = {.settings = settings,
                                .cases = cases,
                                .arena = arena_create(RELATION_MEMORY),
                                .of_case = arena_create(CASE_MEMORY),
                                .scratch = arena_create_dispensable(RELATION_MEMORY)};
    if (list_groups(&relation, count)) {
        relate(&relation);
        describe(&relation);
    }
    causes_destroy(&relation.causes);
    arena_destroy(&relation.arena);
    arena_destroy(&relation.of_case);
    arena_destroy(&relation.scratch);
}
