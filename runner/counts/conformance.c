/* The standing of each case, and the statements that follow from the standings. */
#include "conformance.h"

#include <string.h>

const char *statement_name(enum statement statement)
{
    switch (statement) {
#define NAME(constant, name, mark) \
    case STATEMENT_##constant:     \
        return name;
        STATEMENT_TABLE(NAME)
#undef NAME
    }
    return "unknown statement";
}

/* ---- the version and pair of a case -------------------------------------------------------------------- */

static int row_of(const char *id, size_t length)
{
    for (int row = 0; row < OPERATOR_VERSION_COUNT; row++)
        if (strlen(operator_versions[row].id) == length && memcmp(operator_versions[row].id, id, length) == 0)
            return row;
    return -1;
}

/* The version that a folder in an id names; -1 for none. */
static int row_of_folder(const char *id)
{
    int found = -1;
    for (const char *slash = strchr(id, '/'); slash != NULL; slash = strchr(id, '/')) {
        int row = row_of(id, (size_t)(slash - id));
        found = row < 0 ? found : row;
        id = slash + 1;
    }
    return found;
}

int conformance_row(const struct recorded_case *item)
{
    const char *id = item->operator_version;
    return id[0] == '\0' ? row_of_folder(item->id) : row_of(id, strlen(id));
}

bool pair_exists(int row, int32_t dtype, enum reduction reduction)
{
    const struct operator_version *version = &operator_versions[row];
    const reduction_set reductions = version->reductions == 0 ? REDUCTION_BIT(NONE) : version->reductions;
    return dtype_in(version->types, dtype) && (reductions >> reduction & 1) != 0;
}

/* The pair of an element type and a reduction, by their names, or NULL. */
static struct standings *pair_of(struct conformance *conformance, int row, const char *type,
                                 const char *reduction_text)
{
    int32_t dtype = (int32_t)dtype_from_name(type);
    enum reduction reduction;
    if (!reduction_from_name(reduction_text, strlen(reduction_text), &reduction) ||
        !pair_exists(row, dtype, reduction))
        return NULL;
    return &conformance->versions[row].pairs[dtype][reduction];
}

/* ---- standings ----------------------------------------------------------------------------------------- */

static enum standing standing_of_pass(const struct recorded_case *item)
{
    bool answered = item->answer == ANSWER_OUTPUT;
    if (recorded_level_is(item, LEVEL_MUST_REJECT) || recorded_level_is(item, LEVEL_SHOULD_REJECT))
        return answered ? STANDING_ACCEPTED : STANDING_REFUSED;
    if (recorded_level_is(item, LEVEL_UNSPECIFIED))
        return STANDING_UNSTATED;
    if (!answered)
        return STANDING_PERMITTED;
    return item->compared ? STANDING_ANSWERED : STANDING_UNSTATED;
}

static enum standing standing_of_unsupported(const struct recorded_case *item)
{
    if (item->newer)
        return STANDING_NEWER;
    if (recorded_level_is(item, LEVEL_SHOULD_REJECT) || recorded_level_is(item, LEVEL_MAY_REJECT) ||
        recorded_level_is(item, LEVEL_UNSPECIFIED) || item->graph != GRAPH_NONE)
        return STANDING_EXCUSED;
    enum limit limit;
    if (recorded_limit_of(item, &limit))
        return STANDING_LIMITED;
    return recorded_has_warning(item, "claimed-then-refused") ? STANDING_CLAIMED : STANDING_UNSUPPORTED;
}

enum standing conformance_standing(const struct recorded_case *item)
{
    switch (item->verdict) {
    case VERDICT_PASS:
        return standing_of_pass(item);
    case VERDICT_UNSUPPORTED:
        return standing_of_unsupported(item);
    case VERDICT_DISPUTED:
        return STANDING_DISPUTED;
    case VERDICT_FAIL:
    case VERDICT_CRASH:
    case VERDICT_TIMEOUT:
    case VERDICT_MEMORY:
        return STANDING_FAILED;
    case VERDICT_NOT_RUN:
    case VERDICT_UNREADABLE:
    case VERDICT_ERROR:
        break;
    }
    return STANDING_UNTESTED;
}

/* ---- counting ------------------------------------------------------------------------------------------ */

/* The memory limit of the cases that are not settled yet. */
#define UNSETTLED_MEMORY ((size_t)4 << 30)

/* What is known of a valid case that may be the sibling of a refused one: it was answered, or else the pair
 * that is unsupported. */
enum { SIBLING_ANSWERED, SIBLING_UNSUPPORTED };

/* The number of an unsupported sibling, by its pair. */
static size_t unsupported_number(const struct version_cases *cases, const struct standings *pair)
{
    return SIBLING_UNSUPPORTED + (size_t)(pair - &cases->pairs[0][0]);
}

/* A case whose standing depends on others. */
struct unsettled_case {
    const char *id, *sibling;
    int row;
    ptrdiff_t pair; /* among the pairs of its version; -1: none */
    bool is_newer, is_refused;
};

/* Without memory the cases stay as they are by themselves; the lack is noted. */
static void keep_unsettled(struct conformance *conformance, const struct unsettled_case *item)
{
    if (conformance->arena.limit == 0)
        conformance->arena = arena_create(UNSETTLED_MEMORY);
    struct unsettled_case kept = *item;
    struct unsettled_case *items =
        arena_room_for(&conformance->arena, conformance->unsettled, conformance->unsettled_count,
                       &conformance->unsettled_capacity, sizeof *items);
    if (items == NULL ||
        !arena_copy_texts(&conformance->arena, (const char **const[]){&kept.id, &kept.sibling}, 2))
        return;
    conformance->unsettled = items;
    items[conformance->unsettled_count++] = kept;
}

/* Remembers what is not settled yet, and the valid cases that may be siblings of refusals. */
static void keep(struct conformance *conformance, int row, enum standing standing,
                 const struct standings *pair, const struct recorded_case *item)
{
    const struct standings *first_pair = &conformance->versions[row].pairs[0][0];
    if (standing == STANDING_ANSWERED)
        (void)text_numbers_add(&conformance->siblings, item->id, SIBLING_ANSWERED);
    if (standing == STANDING_UNSUPPORTED && pair != NULL)
        (void)text_numbers_add(&conformance->siblings, item->id,
                               unsupported_number(&conformance->versions[row], pair));
    if (standing == STANDING_REFUSED || (standing == STANDING_NEWER && pair != NULL))
        keep_unsettled(conformance, &(struct unsettled_case){.id = item->id,
                                                             .sibling = item->sibling,
                                                             .row = row,
                                                             .pair = pair == NULL ? -1 : pair - first_pair,
                                                             .is_newer = item->newer,
                                                             .is_refused = standing == STANDING_REFUSED});
}

static void count_limit(struct version_cases *cases, const struct recorded_case *item)
{
    enum limit limit;
    if (!recorded_limit_of(item, &limit))
        return;
    struct limited_cases *limited = &cases->limited[item->limit->declared][limit];
    if (limited->cases++ == 0 || item->limit->greatest < limited->greatest)
        limited->greatest = item->limit->greatest;
}

void conformance_count(struct conformance *conformance, const struct recorded_case *item)
{
    int row = conformance_row(item);
    if (conformance->is_off)
        return;
    if (row < 0) {
        conformance->others++;
        conformance->other_verdicts[item->verdict]++;
        return;
    }
    struct version_cases *cases = &conformance->versions[row];
    enum standing standing = conformance_standing(item);
    /* A case that is newer and also invalid, or a graph that is refused, shows nothing about its type. */
    const bool shows_nothing = (standing == STANDING_NEWER && (recorded_level_is(item, LEVEL_SHOULD_REJECT) ||
                                                               recorded_level_is(item, LEVEL_UNSPECIFIED))) ||
                               (standing == STANDING_EXCUSED && item->graph != GRAPH_NONE);
    struct standings *pair = shows_nothing ? NULL : pair_of(conformance, row, item->dtype, item->reduction);
    cases->cases++;
    cases->waived += standing == STANDING_FAILED && item->waived != NULL;
    cases->in_graphs += item->graph == GRAPH_ONLY_THERE;
    cases->verdicts[item->verdict]++;
    cases->standings.counts[standing]++;
    if (standing == STANDING_LIMITED)
        count_limit(cases, item);
    if (pair != NULL)
        pair->counts[standing]++;
    if (!conformance->is_read)
        keep(conformance, row, standing, pair, item);
}

/* ---- settling ------------------------------------------------------------------------------------------ */

static void move(struct standings *standings, enum standing from, enum standing to)
{
    standings->counts[from]--;
    standings->counts[to]++;
}

/* Notes the standing of a case; `of_pair`: for its pair too. */
static void add_settled(struct conformance *conformance, enum standing standing, bool of_pair, const char *id)
{
    struct settled_cases *settled = conformance->settled;
    const size_t size = strlen(id) + 1;
    if (conformance->settled_size + size > SETTLED_SIZE)
        return;
    conformance->settled_size += size;
    while (settled->ids != NULL && (settled->standing != standing || settled->of_pair != of_pair))
        settled++;
    const char **ids =
        arena_room_for(&conformance->arena, settled->ids, settled->count, &settled->capacity, sizeof *ids);
    if (ids == NULL)
        return; /* noted as the system's lack of memory */
    settled->standing = standing;
    settled->of_pair = of_pair;
    settled->ids = ids;
    ids[settled->count++] = id;
}

/* Moves a case to its final standing in its version and, if it is about its pair, there. */
static void settle_as(struct conformance *conformance, const struct unsettled_case *item, enum standing from,
                      enum standing to, struct standings *pair)
{
    add_settled(conformance, to, pair != NULL, item->id);
    move(&conformance->versions[item->row].standings, from, to);
    if (pair != NULL)
        move(pair, from, to);
}

static void settle_case(struct conformance *conformance, const struct unsettled_case *item)
{
    struct version_cases *cases = &conformance->versions[item->row];
    struct standings *pair = item->pair < 0 ? NULL : &cases->pairs[0][0] + item->pair;
    if (!item->is_refused) {
        /* If no case of a pair was answered, the newer opset is not why newer cases are unsupported. */
        if (pair->counts[STANDING_ANSWERED] == 0)
            settle_as(conformance, item, STANDING_NEWER, STANDING_UNSUPPORTED, pair);
        return;
    }
    size_t number = SIBLING_ANSWERED;
    const bool is_known = item->sibling[0] == '\0'
                              ? cases->standings.counts[STANDING_ANSWERED] > 0
                              : text_numbers_find(&conformance->siblings, item->sibling, &number);
    if (is_known && number == SIBLING_ANSWERED)
        return;
    /* A model of a newer opset may be refused for any reason. */
    enum standing standing = item->is_newer ? STANDING_PERMITTED : STANDING_NOT_SHOWN;
    /* That another type or reduction is unsupported is no objection to this one. */
    if (pair != NULL && standing == STANDING_NOT_SHOWN && is_known &&
        number != unsupported_number(cases, pair))
        pair = NULL;
    settle_as(conformance, item, STANDING_REFUSED, standing, pair);
}

void conformance_settle(struct conformance *conformance)
{
    for (size_t i = 0; i < conformance->unsettled_count; i++)
        settle_case(conformance, &conformance->unsettled[i]);
    conformance->unsettled_count = 0;
}

enum standing standing_settled(enum standing standing, const struct recorded_settled *settled)
{
    static const enum standing final[] = {STANDING_NOT_SHOWN, STANDING_PERMITTED, STANDING_UNSUPPORTED};
    for (size_t i = 0; i < sizeof final / sizeof *final; i++)
        if ((standing == STANDING_REFUSED || standing == STANDING_NEWER) &&
            strcmp(standing_name(final[i]), settled->standing) == 0)
            return final[i];
    return standing;
}

void conformance_move(struct conformance *conformance, int row, const char *dtype, const char *reduction,
                      enum standing from, const struct recorded_settled *settled)
{
    const enum standing to = standing_settled(from, settled);
    if (row < 0 || conformance->is_off)
        return;
    struct standings *standings = &conformance->versions[row].standings;
    struct standings *pair = settled->of_pair ? pair_of(conformance, row, dtype, reduction) : NULL;
    if (standings->counts[from] > 0)
        move(standings, from, to);
    if (pair != NULL && pair->counts[from] > 0)
        move(pair, from, to);
}

void conformance_destroy(struct conformance *conformance)
{
    text_numbers_free(&conformance->siblings);
    arena_destroy(&conformance->arena);
    *conformance = (struct conformance){.unsettled = NULL};
}

/* ---- the statement ------------------------------------------------------------------------------------- */

/* Whether a standing of a pair or a version contradicts a confirmation. */
static bool has_objection(const struct standings *standings)
{
    static const enum standing against[] = {STANDING_FAILED, STANDING_NOT_SHOWN, STANDING_UNSUPPORTED,
                                            STANDING_CLAIMED, STANDING_UNTESTED};
    for (size_t i = 0; i < sizeof against / sizeof *against; i++)
        if (standings->counts[against[i]] > 0)
            return true;
    return false;
}

bool pair_is_confirmed(const struct conformance *conformance, int row, int32_t dtype,
                       enum reduction reduction)
{
    const struct standings *pair = &conformance->versions[row].pairs[dtype][reduction];
    return pair->counts[STANDING_ANSWERED] > 0 && !has_objection(pair);
}

bool pair_is_wanting(const struct conformance *conformance, int row, int32_t dtype, enum reduction reduction)
{
    const struct standings *pair = &conformance->versions[row].pairs[dtype][reduction];
    /* A deprecated version may be refused entirely; refused pairs are not confirmed. */
    bool left_out = operator_versions[row].deprecated && pair->counts[STANDING_ANSWERED] == 0 &&
                    pair->counts[STANDING_PERMITTED] + pair->counts[STANDING_EXCUSED] > 0;
    bool is_beyond = pair->counts[STANDING_ANSWERED] == 0 && pair->counts[STANDING_LIMITED] > 0;
    return has_objection(pair) || left_out || is_beyond;
}

bool pair_is_in_scope(const struct conformance *conformance, int row, int32_t dtype, enum reduction reduction)
{
    const int64_t *counts = conformance->versions[row].pairs[dtype][reduction].counts;
    return counts[STANDING_ANSWERED] + counts[STANDING_CLAIMED] + counts[STANDING_FAILED] > 0;
}

/* Whether some pair needs an answer but is not confirmed: of all pairs, or of those in scope. */
static bool has_wanting_pair(const struct conformance *conformance, int row, bool in_scope)
{
    for (int32_t dtype = 0; dtype < CONFORMANCE_TYPES; dtype++)
        for (int i = 0; i < REDUCTION_COUNT; i++) {
            const enum reduction reduction = (enum reduction)i;
            if (pair_is_wanting(conformance, row, dtype, reduction) &&
                (!in_scope || pair_is_in_scope(conformance, row, dtype, reduction)))
                return true;
        }
    return false;
}

/* The statement about a version without an answered valid case. */
static enum statement without_answer(const int64_t *counts, const struct operator_version *version)
{
    if (version->deprecated && counts[STANDING_PERMITTED] > 0)
        return STATEMENT_DEPRECATED;
    return counts[STANDING_UNSUPPORTED] + counts[STANDING_CLAIMED] + counts[STANDING_LIMITED] +
                       counts[STANDING_EXCUSED] + counts[STANDING_NEWER] >
                   0
               ? STATEMENT_NOT_SUPPORTED
               : STATEMENT_UNANSWERED;
}

enum statement conformance_of(const struct conformance *conformance, int row, bool complete)
{
    const struct version_cases *cases = &conformance->versions[row];
    const int64_t *counts = cases->standings.counts;
    if (counts[STANDING_FAILED] > 0)
        return STATEMENT_NOT_CONFORMING;
    if (counts[STANDING_UNTESTED] > 0 || !complete || counts[STANDING_DISPUTED] == cases->cases)
        return STATEMENT_INCOMPLETE;
    if (counts[STANDING_ANSWERED] == 0)
        return without_answer(counts, &operator_versions[row]);
    if (counts[STANDING_CLAIMED] > 0 || has_wanting_pair(conformance, row, true))
        return STATEMENT_PARTLY;
    bool is_whole = !has_objection(&cases->standings) && counts[STANDING_LIMITED] == 0 &&
                    !has_wanting_pair(conformance, row, false);
    return is_whole ? STATEMENT_COMPLETE : STATEMENT_CONFORMING;
}

const char *conformance_mark(const struct conformance *conformance, int row, bool complete)
{
    static const char *const marks[] = {
#define MARK(constant, name, mark) [STATEMENT_##constant] = mark,
        STATEMENT_TABLE(MARK)
#undef MARK
    };
    const struct version_cases *cases = &conformance->versions[row];
    if (!complete || conformance->selected)
        return "none";
    const enum statement statement = conformance_of(conformance, row, complete);
    const bool is_waived = cases->waived == cases->standings.counts[STANDING_FAILED];
    return statement == STATEMENT_NOT_CONFORMING && is_waived ? "fair" : marks[statement];
}
