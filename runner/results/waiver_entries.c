#include "waiver_entries.h"

#include "exact_globs.h"

#include <stdlib.h>
#include <string.h>

/* One in so many failing cases of a cause has to be unsteady for all of them to be. */
enum { UNSTEADY_SHARE = 10 };

/* A clause and those that are linked with it, since a case that was not always the same failed under both. */
struct link {
    size_t parent; /* number of a clause; its own for the one that stands for all */
    size_t failing, unsteady;
    bool verdicts[VERDICT_COUNT];
};

/* What is known of a failing case. */
struct failing_case {
    size_t the_case;
    size_t reason; /* number, of one of its failures */
    size_t root;   /* of its clauses, if they are all linked; else NO_ROOT */
    bool unsteady;
    const char *key; /* the same for all cases of a cause; NULL where it is not to be waived */
    size_t set;
};
#define NO_ROOT ((size_t)-1)
#define NO_CASE ((size_t)-2)

struct maker {
    const struct observed_results *observed;
    const char *const *reasons;
    const struct clause_set *clauses;
    struct link *links;            /* by clause */
    struct failing_case *cases;    /* those that failed */
    struct failing_case **by_case; /* by number of the case, or NULL */
    struct failing_case **sets;    /* one case of each cause */
    size_t *set_sizes;
    size_t count, set_count;
    struct arena *arena;
};

static enum status no_memory(struct error *error)
{
    return error_set(error, STATUS_OUT_OF_MEMORY, "no memory for the waivers");
}

/* ---- unsteady clauses --------------------------------------------------------------------------------------------------- */

static size_t root_of(struct link *links, size_t clause)
{
    while (links[clause].parent != clause)
        clause = links[clause].parent = links[links[clause].parent].parent;
    return clause;
}

/* The clause whose text comes first stands for both. */
static void link_clauses(struct maker *maker, size_t one, size_t other)
{
    const char *const *texts = maker->observed->clauses;
    size_t a = root_of(maker->links, one), b = root_of(maker->links, other);
    if (strcmp(texts[a], texts[b]) < 0)
        maker->links[b].parent = a;
    else
        maker->links[a].parent = b;
}

/* Finds the failing cases and links the clauses of unsteady ones. */
static void find_failing(struct maker *maker)
{
    const struct observed_results *observed = maker->observed;
    for (size_t run = 0; run < observed->run_count; run++)
        for (size_t i = 0; i < observed->runs[run].count; i++) {
            const struct observed_record *record = &observed->runs[run].records[i];
            struct failing_case **slot = &maker->by_case[record->the_case];
            if (!verdict_is_failure(record->verdict))
                continue;
            if (*slot == NULL) {
                *slot = &maker->cases[maker->count++];
                **slot = (struct failing_case){.the_case = record->the_case,
                                               .reason = record->reason,
                                               .unsteady = observed->cases[record->the_case].differs};
            }
            const struct observed_reason *reason = &observed->reasons[record->reason];
            size_t first = observed->reasons[(*slot)->reason].clauses[0];
            for (size_t k = 0; (*slot)->unsteady && k < reason->clause_count; k++)
                link_clauses(maker, first, reason->clauses[k]);
        }
}

static void add_verdicts(bool to[VERDICT_COUNT], const bool from[VERDICT_COUNT])
{
    for (int verdict = 0; verdict < VERDICT_COUNT; verdict++)
        to[verdict] |= from[verdict] && verdict_is_failure((enum verdict)verdict);
}

static void find_unsteady(struct maker *maker)
{
    for (size_t i = 0; i < maker->count; i++) {
        struct failing_case *item = &maker->cases[i];
        const struct observed_reason *reason = &maker->observed->reasons[item->reason];
        item->root = root_of(maker->links, reason->clauses[0]);
        for (size_t k = 1; k < reason->clause_count; k++)
            if (item->root != NO_ROOT && root_of(maker->links, reason->clauses[k]) != item->root)
                item->root = NO_ROOT;
        if (item->root == NO_ROOT)
            continue;
        maker->links[item->root].failing++;
        maker->links[item->root].unsteady += item->unsteady;
    }
    for (size_t i = 0; i < maker->count; i++) {
        struct failing_case *item = &maker->cases[i];
        struct link *link = item->root == NO_ROOT ? NULL : &maker->links[item->root];
        if (link == NULL || link->unsteady == 0)
            continue;
        item->unsteady |= link->unsteady >= (link->failing + UNSTEADY_SHARE - 1) / UNSTEADY_SHARE;
        if (item->unsteady)
            add_verdicts(link->verdicts, maker->observed->cases[item->the_case].verdicts);
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

/* The clauses of a reason, sorted by their ids. NULL when there is no memory. */
static const char *clauses_text(const struct maker *maker, const struct observed_reason *reason)
{
    const char **texts = arena_allocate_zeroed(maker->arena, reason->clause_count, sizeof *texts);
    const char *joined = "";
    for (size_t i = 0; texts != NULL && i < reason->clause_count; i++)
        texts[i] = maker->observed->clauses[reason->clauses[i]];
    if (texts == NULL)
        return NULL;
    qsort(texts, reason->clause_count, sizeof *texts, compare_texts);
    for (size_t i = 0; joined != NULL && i < reason->clause_count; i++)
        joined = arena_format(maker->arena, "%s%s%s", joined, i == 0 ? "" : ", ", texts[i]);
    return joined;
}

/* The verdicts that the entry of a case has. */
static void verdicts_of(const struct maker *maker, const struct failing_case *item,
                        bool verdicts[VERDICT_COUNT])
{
    memset(verdicts, 0, VERDICT_COUNT * sizeof *verdicts);
    if (item->unsteady && item->root != NO_ROOT)
        add_verdicts(verdicts, maker->links[item->root].verdicts);
    else
        add_verdicts(verdicts, maker->observed->cases[item->the_case].verdicts);
}

/* Where clauses are many and texts the same, a key for each case would be made again and again: kept by reason. */
static enum status make_keys(struct maker *maker, struct error *error)
{
    const struct observed_results *observed = maker->observed;
    const char **texts = arena_allocate_zeroed(maker->arena, observed->reason_count + 1, sizeof *texts);
    for (size_t i = 0; texts != NULL && i < maker->count; i++) {
        struct failing_case *item = &maker->cases[i];
        const struct observed_reason *reason = &observed->reasons[item->reason];
        bool verdicts[VERDICT_COUNT];
        if (maker->reasons[item->the_case] == NULL)
            continue;
        if (texts[item->reason] == NULL)
            texts[item->reason] = clauses_text(maker, reason);
        verdicts_of(maker, item, verdicts);
        const char *shown = verdicts_key(verdicts, maker->arena);
        item->key = texts[item->reason] == NULL || shown == NULL
                        ? NULL
                        : arena_format(maker->arena, "%s\n%d\n%s\n%s\n%s",
                                       item->unsteady ? observed->clauses[item->root] : texts[item->reason],
                                       item->unsteady ? 1 : 0, item->unsteady ? "" : reason->misreading,
                                       shown, maker->reasons[item->the_case]);
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
static enum status number_causes(struct maker *maker, struct error *error)
{
    size_t wanted = 0;
    struct failing_case **sorted =
        arena_allocate_zeroed(maker->arena, maker->count + 1, sizeof(struct failing_case *));
    maker->sets = arena_allocate_zeroed(maker->arena, maker->count + 1, sizeof(struct failing_case *));
    maker->set_sizes = arena_allocate_zeroed(maker->arena, maker->count + 1, sizeof *maker->set_sizes);
    if (sorted == NULL || maker->sets == NULL || maker->set_sizes == NULL)
        return no_memory(error);
    for (size_t i = 0; i < maker->count; i++)
        if (maker->cases[i].key != NULL)
            sorted[wanted++] = &maker->cases[i];
    if (wanted > 0)
        qsort(sorted, wanted, sizeof(struct failing_case *), compare_keys);
    for (size_t i = 0; i < wanted; i++) {
        if (i == 0 || strcmp(sorted[i]->key, sorted[i - 1]->key) != 0)
            maker->sets[maker->set_count++] = sorted[i];
        sorted[i]->set = maker->set_count - 1;
        maker->set_sizes[sorted[i]->set]++;
    }
    return STATUS_OK;
}

/* ---- entries ------------------------------------------------------------------------------------------------------------ */

static size_t set_of(const struct maker *maker, size_t the_case)
{
    const struct failing_case *item = maker->by_case[the_case];
    return item != NULL && item->key != NULL ? item->set : GLOB_SET_NONE;
}

/* The only clause of a steady cause that waivers can name, or NULL. */
static const char *only_clause(const struct maker *maker, const struct failing_case *item)
{
    const struct observed_reason *reason = &maker->observed->reasons[item->reason];
    const char *clause = maker->observed->clauses[reason->clauses[0]];
    return !item->unsteady && reason->clause_count == 1 && clause_id_is_formed(clause) &&
                   clause_set_matches(maker->clauses, clause)
               ? clause
               : NULL;
}

/*
 * By clause, in which cause alone it is: that of every case that is about it or fails under it, apart from those that
 * tell nothing. GLOB_SET_NONE where there are several, or a case that passes; NO_CASE where no case is about it.
 */
static size_t *find_own_causes(const struct maker *maker)
{
    const struct observed_results *observed = maker->observed;
    size_t *owners = arena_allocate_zeroed(maker->arena, observed->clause_count + 1, sizeof *owners);
    for (size_t clause = 0; owners != NULL && clause < observed->clause_count; clause++)
        owners[clause] = NO_CASE;
    for (size_t i = 0; owners != NULL && i < observed->count; i++) {
        const struct observed_case *item = &observed->cases[i];
        enum observation observation = observed_as(item);
        size_t set = set_of(maker, i);
        if (observation == OBSERVED_SET_ASIDE || observation == OBSERVED_UNTESTED)
            continue;
        for (size_t k = 0; k < item->about_count; k++) {
            size_t *owner = &owners[item->about[k]];
            *owner = *owner == NO_CASE || *owner == set ? set : GLOB_SET_NONE;
        }
    }
    for (size_t i = 0; owners != NULL && i < maker->count; i++) {
        const struct observed_reason *reason = &observed->reasons[maker->cases[i].reason];
        for (size_t k = 0; k < reason->clause_count; k++)
            if (owners[reason->clauses[k]] != set_of(maker, maker->cases[i].the_case) &&
                owners[reason->clauses[k]] != NO_CASE)
                owners[reason->clauses[k]] = GLOB_SET_NONE;
    }
    return owners;
}

static struct waiver_entry entry_of(const struct maker *maker, size_t set)
{
    const struct failing_case *item = maker->sets[set];
    struct waiver_entry entry = {.clause = only_clause(maker, item),
                                 .unsteady = item->unsteady,
                                 .reason = maker->reasons[item->the_case],
                                 .under = clauses_text(maker, &maker->observed->reasons[item->reason]),
                                 .first = maker->observed->cases[item->the_case].id};
    verdicts_of(maker, item, entry.verdicts);
    return entry;
}

/* From the globs of all causes to entries: those of a cause follow each other. */
static enum status write_entries(const struct maker *maker, const struct exact_glob *globs, size_t glob_count,
                                 struct waiver_entry *entries, size_t *count, struct error *error)
{
    const size_t *owners = find_own_causes(maker);
    if (owners == NULL)
        return no_memory(error);
    for (size_t first = 0, end; first < glob_count; first = end) {
        size_t set = globs[first].set;
        struct waiver_entry entry = entry_of(maker, set);
        if (entry.under == NULL)
            return no_memory(error);
        for (end = first; end < glob_count && globs[end].set == set;)
            end++;
        bool by_clause = entry.clause != NULL && end - first > 1 &&
                         owners[maker->observed->reasons[maker->sets[set]->reason].clauses[0]] == set;
        if (by_clause) {
            entry.count = maker->set_sizes[set];
            entries[(*count)++] = entry;
            continue;
        }
        for (size_t i = first; i < end; i++) {
            entry.cases = globs[i].glob;
            entry.count = globs[i].count;
            entries[(*count)++] = entry;
        }
    }
    return STATUS_OK;
}

static enum status make(struct maker *maker, struct waiver_entry **entries, size_t *count,
                        struct error *error)
{
    const struct observed_results *observed = maker->observed;
    struct id_in_set *ids = arena_allocate_zeroed(maker->arena, observed->count + 1, sizeof *ids);
    struct exact_glob *globs;
    size_t glob_count;
    find_failing(maker);
    find_unsteady(maker);
    enum status status = ids == NULL ? no_memory(error) : make_keys(maker, error);
    if (status == STATUS_OK)
        status = number_causes(maker, error);
    if (status != STATUS_OK)
        return status;
    for (size_t i = 0; i < observed->count; i++)
        ids[i] = (struct id_in_set){observed->cases[i].id, set_of(maker, i)};
    status = exact_globs_find(ids, observed->count, &globs, &glob_count, maker->arena, error);
    if (status != STATUS_OK)
        return status;
    *entries = arena_allocate_zeroed(maker->arena, glob_count + 1, sizeof **entries);
    return *entries == NULL ? no_memory(error)
                            : write_entries(maker, globs, glob_count, *entries, count, error);
}

enum status waiver_entries_make(const struct observed_results *observed, const char *const *reasons,
                                const struct clause_set *clauses, struct waiver_entry **entries,
                                size_t *count, struct arena *arena, struct error *error)
{
    struct maker maker = {
        .observed = observed,
        .reasons = reasons,
        .clauses = clauses,
        .links = arena_allocate_zeroed(arena, observed->clause_count + 1, sizeof *maker.links),
        .cases = arena_allocate_zeroed(arena, observed->count + 1, sizeof *maker.cases),
        .by_case = arena_allocate_zeroed(arena, observed->count + 1, sizeof(struct failing_case *)),
        .arena = arena};
    *count = 0;
    if (maker.links == NULL || maker.cases == NULL || maker.by_case == NULL)
        return no_memory(error);
    for (size_t clause = 0; clause < observed->clause_count; clause++)
        maker.links[clause].parent = clause;
    return make(&maker, entries, count, error);
}
