/* What cases that no misreading explains say about misreadings of others: those that pass, and those without
 * an output. */
#include "case_source.h"
#include "causes.h"
#include "expectation.h"
#include "failure_check.h"
#include "machine.h"
#include "misreading.h"
#include "record.h"

#include <string.h>

enum {
    TRIES_EACH = 32,   /* of passing cases with one misreading, evenly spaced */
    MOST_TRIES = 4096, /* of failures without an output */
    ENOUGH_EXPLAINED = 8
};

/* The memory limit of the search for misreadings, and of one case. */
#define EFFECT_MEMORY ((size_t)1 << 28)
#define CASE_MEMORY   ((size_t)1 << 30)

/* The combinations of an operator version, an element type and a reduction. */
enum { KINDS = OPERATOR_VERSION_COUNT * FEATURE_DTYPES * REDUCTION_COUNT };

/* The failures that a misreading explains; features that all of them have, that any has, and that another
 * failure must have to share their cause. */
struct explained {
    int64_t cases;
    bool has_rivals; /* others explain one of the failures, too */
    uint64_t all[FEATURE_WORDS], any[FEATURE_WORDS], due[FEATURE_WORDS];
    bool has[KINDS];
};

struct evidence {
    const struct run_settings *settings;
    struct executed_case *cases;
    size_t count;
    uint64_t ignored[FEATURE_WORDS]; /* features of no interest: the expectation, and the place in a corpus */
    int tries;                       /* of failures without an output */
    struct explained *explained;     /* by misreading */
    struct arena of_case, scratch;
};

static void ignore(struct evidence *evidence, int first, int end)
{
    for (int feature = first; feature < end; feature++)
        evidence->ignored[feature / 64] |= (uint64_t)1 << feature % 64;
}

/* The first feature of a family that a case has, from 0; 0 if it has none. */
static int number_in(const struct case_features *features, int first, int end)
{
    for (int feature = first; feature < end; feature++)
        if (case_has_feature(features, feature))
            return feature - first;
    return 0;
}

static int kind_of(const struct case_features *features)
{
    return (number_in(features, FEATURE_VERSION, FEATURE_VERSION_END) * FEATURE_DTYPES +
            number_in(features, FEATURE_DTYPE, FEATURE_DTYPE_END)) *
               REDUCTION_COUNT +
           number_in(features, FEATURE_REDUCTION, FEATURE_REDUCTION_END);
}

static bool is_explained_by(const struct recorded_case *record, const char *misreading)
{
    for (size_t i = 0; i < record->misreadings.count; i++)
        if (strcmp(record->misreadings.items[i], misreading) == 0)
            return record->misreading[0] != '\0' && record->circumstance == CIRCUMSTANCE_NONE &&
                   recorded_is_wrong_answer(record);
    return false;
}

/* The due features are, of those that all failures have, the ones of whose cases three of four fail, since
 * few failures share others by chance; all, if there are none. */
static void find_due_features(const struct evidence *evidence, struct explained *explained)
{
    bool is_any = false;
    for (int feature = 0; feature < CASE_FEATURE_COUNT; feature++) {
        const uint64_t bit = explained->all[feature / 64] & (uint64_t)1 << feature % 64;
        int64_t failing = 0, passing = 0;
        for (size_t i = 0; i < evidence->count && bit != 0; i++) {
            const struct executed_case *item = &evidence->cases[i];
            const bool has = case_has_feature(&item->features, feature);
            failing += has && item->record != NULL && recorded_fails(item->record);
            passing += has && item->passed;
        }
        explained->due[feature / 64] |= failing >= 3 * passing ? bit : 0;
        is_any |= bit != 0 && failing >= 3 * passing;
    }
    if (!is_any)
        memcpy(explained->due, explained->all, sizeof explained->due);
}

static struct explained explained_by(const struct evidence *evidence, const char *misreading)
{
    struct explained explained = {.cases = 0};
    for (size_t i = 0; i < evidence->count; i++) {
        const struct executed_case *item = &evidence->cases[i];
        if (item->record == NULL || !is_explained_by(item->record, misreading))
            continue;
        for (int word = 0; word < FEATURE_WORDS; word++) {
            const uint64_t features = item->features.words[word] & ~evidence->ignored[word];
            explained.all[word] = explained.cases == 0 ? features : explained.all[word] & features;
            explained.any[word] |= features;
        }
        explained.has[kind_of(&item->features)] = true;
        explained.has_rivals |= item->record->misreadings.count > 1;
        explained.cases++;
    }
    if (explained.cases >= ENOUGH_EXPLAINED)
        find_due_features(evidence, &explained);
    return explained;
}

/* Whether a case passes, has one allowed output, and the operator version, element type and reduction of one
 * of these failures; and unless it is `loosely` alike, differs in no feature from all of them. */
static bool is_like(const struct evidence *evidence, const struct executed_case *item,
                    const struct explained *explained, bool loosely)
{
    bool is_like = item->passed && case_has_feature(&item->features, FEATURE_EXPECTATION + EXPECT_EXACT);
    for (int word = 0; word < FEATURE_WORDS && is_like && !loosely; word++) {
        const uint64_t features = item->features.words[word] & ~evidence->ignored[word];
        is_like = (explained->all[word] & ~features) == 0 && (features & ~explained->any[word]) == 0;
    }
    return is_like && explained->has[kind_of(&item->features)];
}

static struct misreading_effects effects_on(struct evidence *evidence, size_t index,
                                            enum misreading misreading)
{
    struct scatter_case the_case;
    struct derived_expectation derived;
    struct error error;
    struct arena *arena = &evidence->of_case;
    struct misreading_effects effects = {.variants = 0};
    if (scatter_case_load(&the_case, &evidence->settings->cases->locations[index], arena, &error) ==
            STATUS_OK &&
        derive_expectation(&the_case, &derived, arena, &error) == STATUS_OK &&
        derived.preparation.outcome == OUTCOME_COMPUTED)
        effects = misreading_effects_on(misreading, &derived.node, &derived.preparation, &derived.output,
                                        &evidence->scratch);
    arena_reset(arena);
    return effects;
}

static size_t count_like(const struct evidence *evidence, const struct explained *explained, bool loosely)
{
    size_t like = 0;
    for (size_t i = 0; i < evidence->count && explained->cases > 0; i++)
        like += is_like(evidence, &evidence->cases[i], explained, loosely);
    return like;
}

/* Whether data has the rank of one of the failures: a misreading may have as many variants as dimensions. */
static bool has_rank_of(const struct case_features *features, const struct explained *explained)
{
    const int rank = FEATURE_RANK + number_in(features, FEATURE_RANK, FEATURE_RANK_END);
    return case_has_feature(features, rank) && (explained->any[rank / 64] >> rank % 64 & 1) != 0;
}

/* The first case that contradicts a misreading, in a sample of those that are like the failures; if none is,
 * since few failures have much in common by chance, of those that are so loosely, unless other misreadings
 * explain some of the failures, too. `count`: none is found. */
static size_t find_contradicting(struct evidence *evidence, enum misreading misreading)
{
    const struct explained *explained = &evidence->explained[misreading];
    size_t like = count_like(evidence, explained, false), at = 0, taken = 0;
    const bool loosely = like == 0 && explained->cases < ENOUGH_EXPLAINED && !explained->has_rivals;
    like = loosely ? count_like(evidence, explained, true) : like;
    const size_t sample = like < TRIES_EACH ? like : TRIES_EACH;
    for (size_t i = 0; i < evidence->count && taken < sample; i++) {
        if (interruption_requested)
            break;
        if (!is_like(evidence, &evidence->cases[i], explained, loosely) || at++ != taken * like / sample)
            continue;
        taken++;
        const struct misreading_effects effects = effects_on(evidence, i, misreading);
        if (effects.variants > 0 && effects.changing == effects.variants &&
            (!loosely || effects.variants == 1 || has_rank_of(&evidence->cases[i].features, explained)))
            return i;
    }
    return evidence->count;
}

/* Whether a case has the due features of enough failures, and no misreading explains it. */
static bool may_share(const struct executed_case *item, const struct explained *explained)
{
    bool may = explained->cases >= ENOUGH_EXPLAINED && item->record->misreadings.count == 0;
    for (int word = 0; word < FEATURE_WORDS && may; word++)
        may = (explained->due[word] & ~item->features.words[word]) == 0;
    return may;
}

/* The misreading that explains most failures and finds coordinates outside of data in a case; NULL: none. */
static const char *find_leaving(struct evidence *evidence, size_t index)
{
    const struct executed_case *item = &evidence->cases[index];
    int best = MISREADING_COUNT;
    if (item->record == NULL || !recorded_fails(item->record) || item->record->answer == ANSWER_OUTPUT ||
        item->record->circumstance != CIRCUMSTANCE_NONE)
        return NULL;
    for (int i = 0; i < MISREADING_COUNT && !interruption_requested; i++)
        if (may_share(item, &evidence->explained[i]) &&
            (best == MISREADING_COUNT || evidence->explained[i].cases > evidence->explained[best].cases) &&
            evidence->tries++ < MOST_TRIES && effects_on(evidence, index, (enum misreading)i).leaving > 0)
            best = i;
    return best == MISREADING_COUNT ? NULL : misreading_name((enum misreading)best);
}

static void collect(struct evidence *evidence, struct causes *causes)
{
    for (int i = 0; i < MISREADING_COUNT; i++)
        evidence->explained[i] = explained_by(evidence, misreading_name((enum misreading)i));
    for (int i = 0; i < MISREADING_COUNT; i++) {
        /* Of one whose parameter is searched it is not known what it gives with the parameter of the
         * failures. */
        const size_t found = misreading_is_searched((enum misreading)i)
                                 ? evidence->count
                                 : find_contradicting(evidence, (enum misreading)i);
        if (found < evidence->count)
            causes_contradict(causes, misreading_name((enum misreading)i),
                              evidence->settings->cases->locations[found].id);
    }
    for (size_t i = 0; i < evidence->count; i++)
        evidence->cases[i].beyond = find_leaving(evidence, i);
}

void evidence_of_others(const struct run_settings *settings, struct executed_case *cases, size_t count,
                        struct causes *causes)
{
    struct arena of_all = arena_create(CASE_MEMORY);
    struct evidence evidence = {.settings = settings,
                                .cases = cases,
                                .count = count,
                                .explained =
                                    arena_allocate(&of_all, MISREADING_COUNT * sizeof(struct explained)),
                                .of_case = arena_create(CASE_MEMORY),
                                .scratch = arena_create_dispensable(EFFECT_MEMORY)};
    ignore(&evidence, FEATURE_EXPECTATION, FEATURE_EXPECTATION_END);
    ignore(&evidence, FEATURE_TIER, FEATURE_TIER_END);
    if (evidence.explained != NULL)
        collect(&evidence, causes);
    arena_destroy(&of_all);
    arena_destroy(&evidence.of_case);
    arena_destroy(&evidence.scratch);
}
