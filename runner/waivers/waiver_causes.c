#include "waiver_causes.h"

#include "exact_globs.h"

#include <stdlib.h>
#include <string.h>

/* All failing cases of a cause count as unsteady if at least one in this number is unsteady. */
enum { UNSTEADY_SHARE = 10 };

static enum status no_memory(struct error *error)
{
    return error_set(error, STATUS_OUT_OF_MEMORY, "no memory for the waivers");
}

/* ---- unsteady clauses --------------------------------------------------------------------------------------------------- */

static size_t root_of(struct clause_link *links, size_t clause)
{
    while (links[clause].parent != clause)
        clause = links[clause].parent = links[links[clause].parent].parent;
    return clause;
}

/* The clause whose text sorts first becomes the root. */
static void link_clauses(struct waiver_causes *causes, size_t one, size_t other)
{
    const char *const *texts = causes->observed->clauses;
    size_t a = root_of(causes->links, one), b = root_of(causes->links, other);
    if (strcmp(texts[a], texts[b]) < 0)
        causes->links[b].parent = a;
    else
        causes->links[a].parent = b;
}

/* Finds the failing cases and links the clauses of unsteady ones. */
static void find_failing(struct waiver_causes *causes)
{
    const struct observed_results *observed = causes->observed;
    for (size_t run = 0; run < observed->run_count; run++)
        for (size_t i = 0; i < observed->runs[run].count; i++) {
            const struct observed_record *record = &observed->runs[run].records[i];
            struct failing_case **slot = &causes->by_case[record->the_case];
            if (!verdict_is_failure(record->verdict))
                continue;
            if (*slot == NULL) {
                *slot = &causes->cases[causes->count++];
                **slot = (struct failing_case){.the_case = record->the_case,
                                               .reason = record->reason,
                                               .unsteady = observed->cases[record->the_case].differs};
            }
            const struct observed_reason *reason = &observed->reasons[record->reason];
            size_t first = observed->reasons[(*slot)->reason].clauses[0];
            for (size_t k = 0; (*slot)->unsteady && k < reason->clause_count; k++)
                link_clauses(causes, first, reason->clauses[k]);
        }
}

static void add_verdicts(bool to[VERDICT_COUNT], const bool from[VERDICT_COUNT])
{
    for (int verdict = 0; verdict < VERDICT_COUNT; verdict++)
        to[verdict] |= from[verdict] && verdict_is_failure((enum verdict)verdict);
}

static void find_unsteady(struct waiver_causes *causes)
{
    for (size_t i = 0; i < causes->count; i++) {
        struct failing_case *item = &causes->cases[i];
        const struct observed_reason *reason = &causes->observed->reasons[item->reason];
        item->root = root_of(causes->links, reason->clauses[0]);
        for (size_t k = 1; k < reason->clause_count; k++)
            if (item->root != NO_ROOT && root_of(causes->links, reason->clauses[k]) != item->root)
                item->root = NO_ROOT;
        if (item->root == NO_ROOT)
            continue;
        causes->links[item->root].failing++;
        causes->links[item->root].unsteady += item->unsteady;
    }
    for (size_t i = 0; i < causes->count; i++) {
        struct failing_case *item = &causes->cases[i];
        struct clause_link *link = item->root == NO_ROOT ? NULL : &causes->links[item->root];
        if (link == NULL || link->unsteady == 0)
            continue;
        item->unsteady |= link->unsteady >= (link->failing + UNSTEADY_SHARE - 1) / UNSTEADY_SHARE;
        if (item->unsteady)
            add_verdicts(link->verdicts, causes->observed->cases[item->the_case].verdicts);
    }
}

/* ---- causes ------------------------------------------------------------------------------------------------------------- */

static const char *verdicts_key(const bool verdicts[VERDICT_COUNT], struct arena *arena)
{
    char text[VERDICT_COUNT + 1] = "";
    for (int verdict = 0; verdict < VERDICT_COUNT; verdict++)
        text[verdict] = verdicts[verdict] ? '1' : '0';
    return arena_copy_text(arena, text, VERDICT_COUNT);
}

static int compare_texts(const void *left, const void *right)
{
    return strcmp(*(const char *const *)left, *(const char *const *)right);
}

const char *waiver_causes_clauses_text(const struct waiver_causes *causes,
                                       const struct observed_reason *reason)
{
    const char **texts = arena_allocate_zeroed(causes->arena, reason->clause_count, sizeof *texts);
    for (size_t i = 0; texts != NULL && i < reason->clause_count; i++)
        texts[i] = causes->observed->clauses[reason->clauses[i]];
    if (texts == NULL)
        return NULL;
    qsort(texts, reason->clause_count, sizeof *texts, compare_texts);
    return arena_join(causes->arena, texts, reason->clause_count, ", ");
}

void waiver_causes_verdicts_of(const struct waiver_causes *causes, const struct failing_case *item,
                               bool verdicts[VERDICT_COUNT])
{
    memset(verdicts, 0, VERDICT_COUNT * sizeof *verdicts);
    if (item->unsteady && item->root != NO_ROOT)
        add_verdicts(verdicts, causes->links[item->root].verdicts);
    else
        add_verdicts(verdicts, causes->observed->cases[item->the_case].verdicts);
}

/* Keys are computed once for each reason: computing them for each case would repeat the same texts. */
static enum status make_keys(struct waiver_causes *causes, struct error *error)
{
    const struct observed_results *observed = causes->observed;
    const char **texts = arena_allocate_zeroed(causes->arena, observed->reason_count + 1, sizeof *texts);
    for (size_t i = 0; texts != NULL && i < causes->count; i++) {
        struct failing_case *item = &causes->cases[i];
        const struct observed_reason *reason = &observed->reasons[item->reason];
        bool verdicts[VERDICT_COUNT];
        if (causes->reasons[item->the_case] == NULL)
            continue;
        if (texts[item->reason] == NULL)
            texts[item->reason] = waiver_causes_clauses_text(causes, reason);
        waiver_causes_verdicts_of(causes, item, verdicts);
        const char *shown = verdicts_key(verdicts, causes->arena);
        item->key = texts[item->reason] == NULL || shown == NULL
                        ? NULL
                        : arena_format(causes->arena, "%s\n%d\n%s\n%s\n%s",
                                       item->unsteady ? observed->clauses[item->root] : texts[item->reason],
                                       item->unsteady ? 1 : 0, item->unsteady ? "" : reason->misreading,
                                       shown, causes->reasons[item->the_case]);
        if (item->key == NULL)
            return no_memory(error);
    }
    return texts == NULL ? no_memory(error) : STATUS_OK;
}

static int compare_keys(const void *left, const void *right)
{
    const struct failing_case *a = *(struct failing_case *const *)left,
                              *b = *(struct failing_case *const *)right;
    int order = strcmp(a->key, b->key);
    return order != 0 ? order : (a->the_case > b->the_case) - (a->the_case < b->the_case);
}

/* Numbers the causes in the order of their keys. */
static enum status number_causes(struct waiver_causes *causes, struct error *error)
{
    size_t wanted = 0;
    struct failing_case **sorted =
        arena_allocate_zeroed(causes->arena, causes->count + 1, sizeof(struct failing_case *));
    causes->sets = arena_allocate_zeroed(causes->arena, causes->count + 1, sizeof(struct failing_case *));
    causes->set_sizes = arena_allocate_zeroed(causes->arena, causes->count + 1, sizeof *causes->set_sizes);
    if (sorted == NULL || causes->sets == NULL || causes->set_sizes == NULL)
        return no_memory(error);
    for (size_t i = 0; i < causes->count; i++)
        if (causes->cases[i].key != NULL)
            sorted[wanted++] = &causes->cases[i];
    if (wanted > 0)
        qsort(sorted, wanted, sizeof(struct failing_case *), compare_keys);
    for (size_t i = 0; i < wanted; i++) {
        if (i == 0 || strcmp(sorted[i]->key, sorted[i - 1]->key) != 0)
            causes->sets[causes->set_count++] = sorted[i];
        sorted[i]->set = causes->set_count - 1;
        causes->set_sizes[sorted[i]->set]++;
    }
    return STATUS_OK;
}

size_t waiver_causes_set_of(const struct waiver_causes *causes, size_t the_case)
{
    const struct failing_case *item = causes->by_case[the_case];
    return item != NULL && item->key != NULL ? item->set : GLOB_SET_NONE;
}

enum status waiver_causes_find(struct waiver_causes *causes, const struct observed_results *observed,
                               const char *const *reasons, const struct clause_set *clauses,
                               struct arena *arena, struct error *error)
{
    *causes = (struct waiver_causes){
        .observed = observed,
        .reasons = reasons,
        .clauses = clauses,
        .links = arena_allocate_zeroed(arena, observed->clause_count + 1, sizeof *causes->links),
        .cases = arena_allocate_zeroed(arena, observed->count + 1, sizeof *causes->cases),
        .by_case = arena_allocate_zeroed(arena, observed->count + 1, sizeof(struct failing_case *)),
        .arena = arena};
    if (causes->links == NULL || causes->cases == NULL || causes->by_case == NULL)
        return no_memory(error);
    for (size_t clause = 0; clause < observed->clause_count; clause++)
        causes->links[clause].parent = clause;
    find_failing(causes);
    find_unsteady(causes);
    enum status status = make_keys(causes, error);
    return status == STATUS_OK ? number_causes(causes, error) : status;
}
