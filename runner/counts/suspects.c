/* Counts features in failing and other cases, and finds those that go along with failures. */
#include "causes.h"
#include "record.h"
#include "text_numbers.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The least significant coefficient; a single feature for only some of the failures needs a higher one. */
#define LEAST_COEFFICIENT         0.4
#define LEAST_COEFFICIENT_OF_SOME 0.7
/* … and so do sizes and distances, of which there are many. */
#define LEAST_COEFFICIENT_OF_SIZES 0.6
/* If many cases fail, a feature that most cases have gets a large coefficient by chance, so the correlation
 * of feature and failure must also be significant. */
#define LEAST_CORRELATION 0.3
/* By how much two features together must be better than the better of them. */
#define PAIR_GAIN 0.15
/* With one failing case, every feature would be suspicious. */
enum { LEAST_FAILING = 2 };
/* The least of a feature that all failing cases have: with few of them, some feature fits by chance. */
#define LEAST_COEFFICIENT_OF_ALL 0.5
enum { LEAST_FAILING_OF_ALL = 8 };

/* Two features, or one and -1. */
struct candidate {
    int features[2];
    double coefficient;
};

/* ---- counting ------------------------------------------------------------------------------------------ */

/* The feature of a clause, by its id with or without a version; -1 if there is no room for another. */
static int clause_feature(struct suspects *suspects, const char *id)
{
    const char *name = clause_name_of(id);
    for (size_t i = 0; i < suspects->clause_count; i++)
        if (strcmp(suspects->clauses[i], name) == 0)
            return CASE_FEATURE_COUNT + (int)i;
    if (suspects->clause_count == SUSPECT_CLAUSES)
        return -1;
    char *copy = text_kept(name);
    suspects->lost |= copy == NULL;
    if (copy == NULL)
        return -1;
    suspects->clauses[suspects->clause_count] = copy;
    return CASE_FEATURE_COUNT + (int)suspects->clause_count++;
}

struct feature_list suspects_list(struct suspects *suspects, const struct case_features *features,
                                  const struct texts *clauses)
{
    struct feature_list list = {.count = 0};
    bool has[SUSPECT_CLAUSES] = {false};
    for (int feature = 0; feature < CASE_FEATURE_COUNT; feature++)
        if (case_has_feature(features, feature))
            list.items[list.count++] = (uint16_t)feature;
    for (size_t i = 0; i < clauses->count; i++) {
        int feature = clause_feature(suspects, clauses->items[i]);
        if (feature >= 0)
            has[feature - CASE_FEATURE_COUNT] = true;
    }
    for (int i = 0; i < SUSPECT_CLAUSES; i++)
        if (has[i])
            list.items[list.count++] = (uint16_t)(CASE_FEATURE_COUNT + i);
    return list;
}

void suspects_count(struct suspects *suspects, const struct feature_list *list, bool failing)
{
    if (suspects->pairs == NULL)
        suspects->pairs = calloc(2, sizeof *suspects->pairs);
    suspects->lost |= suspects->pairs == NULL;
    if (suspects->lost)
        return;
    uint32_t(*pairs)[SUSPECT_FEATURES] = suspects->pairs[failing];
    suspects->passing += !failing;
    suspects->failing += failing;
    for (size_t i = 0; i < list->count; i++)
        for (size_t j = i; j < list->count; j++)
            pairs[list->items[i]][list->items[j]]++;
}

void suspects_destroy(struct suspects *suspects)
{
    for (size_t i = 0; i < suspects->clause_count; i++)
        free(suspects->clauses[i]);
    free(suspects->pairs);
    *suspects = (struct suspects){0};
}

/* ---- arithmetic ---------------------------------------------------------------------------------------- */

static double ochiai(int64_t failing_with, int64_t passing_with, int64_t failing)
{
    if (failing_with == 0)
        return 0;
    return (double)failing_with / sqrt((double)failing * (double)(failing_with + passing_with));
}

/* The correlation of having a feature and failing (Pearson's for two truth values), -1 to 1. */
static double correlation(int64_t failing_with, int64_t passing_with, int64_t failing, int64_t passing)
{
    double with = (double)(failing_with + passing_with), all = (double)(failing + passing);
    double spread = sqrt(with * (all - with)) * sqrt((double)failing * (double)passing);
    /* A feature that all cases have has no correlation. */
    return spread == 0
               ? 0
               : ((double)failing_with * (double)passing - (double)passing_with * (double)failing) / spread;
}

/* The number of cases with both features. */
static uint32_t together(const struct suspects *suspects, bool failing, int one, int other)
{
    return suspects->pairs[failing][one < other ? one : other][one < other ? other : one];
}

static uint32_t count_of(const struct suspects *suspects, bool failing, const struct candidate *candidate)
{
    int first = candidate->features[0], second = candidate->features[1];
    return together(suspects, failing, first, second < 0 ? first : second);
}

static double coefficient_of(const struct suspects *suspects, int one, int other)
{
    uint32_t failing_with = together(suspects, true, one, other);
    uint32_t passing_with = together(suspects, false, one, other);
    bool is_significant =
        failing_with >= LEAST_FAILING &&
        correlation(failing_with, passing_with, suspects->failing, suspects->passing) >= LEAST_CORRELATION;
    return is_significant ? ochiai(failing_with, passing_with, suspects->failing) : 0;
}

const char *suspect_clause(const struct suspects *suspects, int feature)
{
    return feature < CASE_FEATURE_COUNT ? NULL : suspects->clauses[feature - CASE_FEATURE_COUNT];
}

/* ---- ranking ------------------------------------------------------------------------------------------- */

/* Whether every failing case with a feature has all of a suspect. */
static bool adds_nothing(const struct suspects *suspects, int feature, const struct suspect *suspect)
{
    uint32_t count = together(suspects, true, feature, feature);
    for (int i = 0; i < 2; i++)
        if (suspect->features[i] >= 0 && together(suspects, true, feature, suspect->features[i]) != count)
            return false;
    return true;
}

/* Whether a candidate adds nothing to a suspect that is at least as good. */
static bool is_covered(const struct suspects *suspects, const struct candidate *candidate,
                       const struct suspect *suspect)
{
    for (int i = 0; i < 2 && candidate->features[i] >= 0; i++) {
        int feature = candidate->features[i];
        if (feature == suspect->features[0] || feature == suspect->features[1])
            return true;
        if (adds_nothing(suspects, feature, suspect))
            return true;
    }
    return false;
}

/* What the next suspect is chosen from. */
struct choice {
    const struct suspects *suspects;
    const bool *left_out;         /* by feature */
    const struct suspect *ranked; /* already chosen */
    size_t count;
};

static bool is_size(int feature)
{
    return feature >= FEATURE_MORE_DATA && feature < FEATURE_DATA_REST_END;
}

/* Lengths in bytes are only named alone: with another feature, one of so many fits by chance. */
static bool is_length(int feature)
{
    return feature >= FEATURE_ROW_REST && feature < FEATURE_DATA_REST_END;
}

/* Replaces the best candidate by a feature, or two, if they are better and not covered by a suspect. */
static void consider(const struct choice *choice, int one, int other, struct candidate *best)
{
    const struct candidate candidate = {.features = {one, other == one ? -1 : other},
                                        .coefficient = coefficient_of(choice->suspects, one, other)};
    const double least = is_size(one) || is_size(other) ? LEAST_COEFFICIENT_OF_SIZES : LEAST_COEFFICIENT;
    bool is_redundant = candidate.coefficient < least || candidate.coefficient <= best->coefficient ||
                        choice->left_out[one] || choice->left_out[other];
    for (size_t i = 0; i < choice->count && !is_redundant; i++)
        is_redundant = is_covered(choice->suspects, &candidate, &choice->ranked[i]);
    if (!is_redundant)
        *best = candidate;
}

/* The same for two features that are clearly better than each of them alone. */
static void consider_pair(const struct choice *choice, int one, int other, struct candidate *best)
{
    double both = coefficient_of(choice->suspects, one, other);
    if (!is_length(one) && !is_length(other) &&
        both >= coefficient_of(choice->suspects, one, one) + PAIR_GAIN &&
        both >= coefficient_of(choice->suspects, other, other) + PAIR_GAIN)
        consider(choice, one, other, best);
}

/* The best candidate that no suspect covers; its first feature is -1 if there is none. */
static struct candidate next_candidate(const struct choice *choice)
{
    struct candidate single = {.features = {-1, -1}}, pair = single;
    for (int one = 0; one < SUSPECT_FEATURES; one++) {
        if (together(choice->suspects, true, one, one) < LEAST_FAILING)
            continue;
        consider(choice, one, one, &single);
        for (int other = one + 1; other < SUSPECT_FEATURES; other++)
            consider_pair(choice, one, other, &pair);
    }
    return pair.coefficient >= single.coefficient + (single.features[0] < 0 ? 0 : PAIR_GAIN) ? pair : single;
}

static void name_feature(const struct suspects *suspects, int feature, char *text, size_t size)
{
    const char *clause = suspect_clause(suspects, feature);
    if (clause == NULL)
        (void)case_feature_name(feature, text, size);
    else
        (void)snprintf(text, size, "clause %s", clause);
}

static void name_suspect(const struct suspects *suspects, struct suspect *suspect)
{
    char second[SUSPECT_NAME_SIZE / 2];
    name_feature(suspects, suspect->features[0], suspect->name, sizeof suspect->name / 2);
    if (suspect->features[1] < 0)
        return;
    name_feature(suspects, suspect->features[1], second, sizeof second - sizeof " and ");
    size_t used = strlen(suspect->name);
    (void)snprintf(suspect->name + used, sizeof suspect->name - used, " and %s", second);
}

bool suspect_is_of_all(const struct suspect *suspect)
{
    return suspect->failing_without == 0 && suspect->failing_with >= LEAST_FAILING_OF_ALL &&
           suspect->coefficient >= LEAST_COEFFICIENT_OF_ALL && !is_size(suspect->features[0]) &&
           !is_size(suspect->features[1]);
}

/* Brings what all failing cases have to the front: a bug that is right in many cases by chance gives it a low
 * coefficient, and what only most failing cases have may be an accident of these cases. */
static void bring_forward(struct suspect *ranked, size_t count)
{
    size_t at = 0;
    while (at < count && !suspect_is_of_all(&ranked[at]))
        at++;
    if (at == count)
        return;
    const struct suspect of_all = ranked[at];
    memmove(&ranked[1], ranked, at * sizeof *ranked);
    ranked[0] = of_all;
}

size_t suspects_rank(const struct suspects *suspects, suspect_filter *left_out, const void *context,
                     struct suspect ranked[SUSPECTS_MOST])
{
    bool out[SUSPECT_FEATURES];
    size_t count = 0;
    if (suspects->lost || suspects->pairs == NULL || suspects->passing == 0)
        return 0; /* without passing cases there is nothing to compare failing cases with */
    for (int feature = 0; feature < SUSPECT_FEATURES; feature++)
        out[feature] = feature >= CASE_FEATURE_COUNT + (int)suspects->clause_count ||
                       feature == FEATURE_EXPECTATION + EXPECT_EXACT || /* most of what can fail at all */
                       (left_out != NULL && left_out(suspects, feature, context));
    while (count < SUSPECTS_MOST) {
        const struct choice choice = {suspects, out, ranked, count};
        struct candidate best = next_candidate(&choice);
        if (best.features[0] < 0)
            break;
        int64_t failing_with = count_of(suspects, true, &best);
        int64_t with = failing_with + count_of(suspects, false, &best);
        ranked[count] = (struct suspect){.features = {best.features[0], best.features[1]},
                                         .failing_with = failing_with,
                                         .with = with,
                                         .failing_without = suspects->failing - failing_with,
                                         .without = suspects->failing + suspects->passing - with,
                                         .coefficient = best.coefficient};
        name_suspect(suspects, &ranked[count++]);
    }
    bring_forward(ranked, count);
    return count;
}

/* The expectation of a case and its place in a corpus distinguish groups of cases, but explain nothing. */
static bool is_consequence(int feature)
{
    return (feature >= FEATURE_EXPECTATION && feature < FEATURE_EXPECTATION_END) ||
           (feature >= FEATURE_TIER && feature < FEATURE_TIER_END);
}

bool suspects_of_some(const struct suspects *suspects, const uint32_t with[SUSPECT_FEATURES], int64_t failing,
                      suspect_filter *left_out, const void *context, struct suspect *best)
{
    *best = (struct suspect){.features = {-1, -1}, .coefficient = LEAST_COEFFICIENT_OF_SOME};
    if (suspects->lost || suspects->pairs == NULL || suspects->passing == 0 || failing < LEAST_FAILING)
        return false;
    for (int feature = 0; feature < CASE_FEATURE_COUNT + (int)suspects->clause_count; feature++) {
        uint32_t passing_with = together(suspects, false, feature, feature);
        double coefficient = ochiai(with[feature], passing_with, failing);
        if (coefficient <= best->coefficient || is_consequence(feature) ||
            (left_out != NULL && left_out(suspects, feature, context)))
            continue;
        *best = (struct suspect){.features = {feature, -1},
                                 .failing_with = with[feature],
                                 .with = (int64_t)with[feature] + passing_with,
                                 .failing_without = failing - with[feature],
                                 .without = failing - with[feature] + suspects->passing - passing_with,
                                 .coefficient = coefficient};
    }
    if (best->features[0] < 0)
        return false;
    name_suspect(suspects, best);
    return true;
}
