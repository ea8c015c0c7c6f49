/* Statements as records, and in a line for a person. */
#include "conformance.h"
#include "print_text.h"
#include "record.h"

/* Whether a pair is confirmed, or needs an answer but is not confirmed. */
static bool is_listed(const struct conformance *conformance, int row, bool confirmed, int32_t dtype,
                      int reduction)
{
    return confirmed ? pair_is_confirmed(conformance, row, dtype, (enum reduction)reduction)
                     : pair_is_wanting(conformance, row, dtype, (enum reduction)reduction);
}

/* ---- records ------------------------------------------------------------------------------------------- */

/* The pairs that are confirmed, or those that are not, in the order of the tables. */
static struct recorded_pairs pairs_record(const struct conformance *conformance, int row, bool confirmed,
                                          struct arena *arena)
{
    struct recorded_pair *pairs =
        arena_allocate_zeroed(arena, (size_t)CONFORMANCE_TYPES * REDUCTION_COUNT, sizeof *pairs);
    size_t count = 0;
    for (int32_t dtype = 0; dtype < CONFORMANCE_TYPES && pairs != NULL; dtype++)
        for (int reduction = 0; reduction < REDUCTION_COUNT; reduction++)
            if (is_listed(conformance, row, confirmed, dtype, reduction))
                pairs[count++] =
                    (struct recorded_pair){dtype_name(dtype), reduction_name((enum reduction)reduction)};
    return (struct recorded_pairs){count, pairs};
}

/* The limits that cases are beyond, declared ones first. */
static struct recorded_limits limits_record(const struct version_cases *cases, struct arena *arena)
{
    struct recorded_limit *limits = arena_allocate_zeroed(arena, (size_t)2 * LIMIT_COUNT, sizeof *limits);
    size_t count = 0;
    for (int declared = 1; declared >= 0 && limits != NULL; declared--)
        for (int limit = 0; limit < LIMIT_COUNT; limit++) {
            const struct limited_cases *limited = &cases->limited[declared][limit];
            if (limited->cases > 0)
                limits[count++] = (struct recorded_limit){.name = limit_name((enum limit)limit),
                                                          .greatest = limited->greatest,
                                                          .declared = declared != 0,
                                                          .cases = limited->cases};
        }
    return (struct recorded_limits){count, limits};
}

struct recorded_statements conformance_record(const struct conformance *conformance, bool complete,
                                              struct arena *arena)
{
    struct recorded_statement *statements =
        arena_allocate_zeroed(arena, OPERATOR_VERSION_COUNT, sizeof *statements);
    size_t count = 0;
    for (int row = 0; row < OPERATOR_VERSION_COUNT && statements != NULL; row++) {
        const struct version_cases *cases = &conformance->versions[row];
        if (cases->cases > 0)
            statements[count++] = (struct recorded_statement){
                .operator_version = operator_versions[row].id,
                .statement = statement_name(conformance_of(conformance, row, complete)),
                .of_selected = conformance->selected,
                .cases = cases->cases,
                .standings = cases->standings.counts,
                .verdicts = cases->verdicts,
                .complete_for = pairs_record(conformance, row, true, arena),
                .not_complete_for = pairs_record(conformance, row, false, arena),
                .limits = limits_record(cases, arena)};
    }
    return (struct recorded_statements){count, statements};
}

struct recorded_settleds conformance_settled(const struct conformance *conformance, struct arena *arena)
{
    struct recorded_settled *items = arena_allocate_zeroed(arena, SETTLED_MOST, sizeof *items);
    size_t count = 0;
    for (; items != NULL && count < SETTLED_MOST && conformance->settled[count].ids != NULL; count++) {
        const struct settled_cases *settled = &conformance->settled[count];
        items[count] = (struct recorded_settled){
            standing_name(settled->standing), settled->of_pair, {settled->count, settled->ids}};
    }
    return (struct recorded_settleds){count, items};
}

/* ---- for a person -------------------------------------------------------------------------------------- */

/* Adds `name` to a list, after a comma unless it is the first. NULL without memory. */
static const char *listed(const char *list, const char *name, struct arena *arena)
{
    return list == NULL || name == NULL
               ? NULL
               : arena_format(arena, "%s%s%s", list, list[0] == '\0' ? "" : ", ", name);
}

static const char *types_text(dtype_set types, const struct operator_version *version, struct arena *arena)
{
    if (types == version->types)
        return "every type";
    const char *text = "";
    for (int32_t dtype = 0; dtype < CONFORMANCE_TYPES; dtype++)
        if (dtype_in(types, dtype))
            text = listed(text, dtype_name(dtype), arena);
    return text;
}

/* " with none, add"; nothing for a version without reductions. */
static const char *reductions_text(reduction_set reductions, const struct operator_version *version,
                                   struct arena *arena)
{
    if (version->reductions == 0)
        return "";
    if (reductions == version->reductions)
        return " with every reduction";
    const char *text = "";
    for (int reduction = 0; reduction < REDUCTION_COUNT; reduction++)
        if ((reductions >> reduction & 1) != 0)
            text = listed(text, reduction_name((enum reduction)reduction), arena);
    return text == NULL ? NULL : arena_format(arena, " with %s", text);
}

const char *conformance_pairs_text(const struct conformance *conformance, int row, bool confirmed,
                                   struct arena *arena)
{
    const struct operator_version *version = &operator_versions[row];
    reduction_set reductions[CONFORMANCE_TYPES] = {0};
    for (int32_t dtype = 0; dtype < CONFORMANCE_TYPES; dtype++)
        for (int reduction = 0; reduction < REDUCTION_COUNT; reduction++)
            if (is_listed(conformance, row, confirmed, dtype, reduction))
                reductions[dtype] |= (reduction_set)1 << reduction;
    const char *text = "";
    dtype_set combined = 0;
    for (int32_t first = 0; first < CONFORMANCE_TYPES && text != NULL; first++) {
        dtype_set types = 0;
        for (int32_t dtype = first; dtype < CONFORMANCE_TYPES; dtype++)
            if (reductions[first] != 0 && reductions[dtype] == reductions[first] &&
                !dtype_in(combined, dtype))
                types |= (dtype_set)1 << dtype;
        if (types == 0)
            continue;
        combined |= types;
        const char *names = types_text(types, version, arena);
        const char *with = reductions_text(reductions[first], version, arena);
        if (names == NULL || with == NULL)
            return NULL;
        text = arena_format(arena, "%s%s%s%s", text, text[0] == '\0' ? "" : "; ", names, with);
    }
    return text;
}

/* The pairs for which a version conforms, or all but the exceptions, whichever list is shorter, and its
 * limits. */
static const char *scope_text(const struct conformance *conformance, int row, struct arena *arena)
{
    int confirmed = 0, others = 0, all = 0;
    for (int32_t dtype = 0; dtype < CONFORMANCE_TYPES; dtype++)
        for (int reduction = 0; reduction < REDUCTION_COUNT; reduction++) {
            confirmed += is_listed(conformance, row, true, dtype, reduction);
            others += is_listed(conformance, row, false, dtype, reduction);
            all += pair_exists(row, dtype, (enum reduction)reduction);
        }
    const bool is_shorter = others < confirmed && confirmed + others == all;
    const char *text = confirmed == 0     ? "no type and reduction"
                       : confirmed == all ? "all types and reductions"
                                          : conformance_pairs_text(conformance, row, !is_shorter, arena);
    const char *limits = conformance_limits_text(conformance, row, arena);
    if (text == NULL || limits == NULL)
        return NULL;
    return arena_format(arena, "%s%s%s%s", is_shorter && confirmed < all ? "all except " : "", text,
                        limits[0] == '\0' ? "" : ", ", limits);
}

const char *conformance_limits_text(const struct conformance *conformance, int row, struct arena *arena)
{
    const struct version_cases *cases = &conformance->versions[row];
    const char *text = "";
    for (int declared = 1; declared >= 0; declared--)
        for (int limit = 0; limit < LIMIT_COUNT; limit++)
            if (cases->limited[declared][limit].cases > 0)
                text = listed(text,
                              limit_text((enum limit)limit, cases->limited[declared][limit].greatest, arena),
                              arena);
    return text == NULL || text[0] == '\0' ? text : arena_format(arena, "up to %s", text);
}

/* Why a statement is incomplete, if its numbers do not show it. */
static const char *incomplete_text(const struct conformance *conformance, int row)
{
    const struct version_cases *cases = &conformance->versions[row];
    return cases->standings.counts[STANDING_UNTESTED] > 0 || cases->verdicts[VERDICT_DISPUTED] == cases->cases
               ? "incomplete"
               : "incomplete, stopped before the end";
}

const char *standings_text(const struct standings *standings, struct arena *arena)
{
    const char *text = "";
    for (int standing = 0; standing < STANDING_COUNT; standing++)
        if (standings->counts[standing] > 0)
            text = listed(text,
                          arena_format(arena, "%lld %s", (long long)standings->counts[standing],
                                       standing_words((enum standing)standing)),
                          arena);
    return text;
}

const char *conformance_text(const struct conformance *conformance, int row, bool complete,
                             struct arena *arena)
{
    const struct version_cases *cases = &conformance->versions[row];
    enum statement statement = conformance_of(conformance, row, complete);
    long long count = (long long)cases->cases;
    const char *name =
        statement == STATEMENT_INCOMPLETE ? incomplete_text(conformance, row) : statement_name(statement);
    const char *numbers = standings_text(&cases->standings, arena);
    if (cases->in_graphs > 0 && numbers != NULL)
        numbers = arena_format(arena, "%s; %lld failed only in a whole graph", numbers,
                               (long long)cases->in_graphs);
    if (statement == STATEMENT_COMPLETE || statement == STATEMENT_CONFORMING ||
        statement == STATEMENT_PARTLY) {
        const char *scope = scope_text(conformance, row, arena);
        const char *link = statement == STATEMENT_COMPLETE     ? " for "
                           : statement == STATEMENT_CONFORMING ? ", "
                                                               : ", complete for ";
        name = scope == NULL ? NULL : arena_format(arena, "%s%s%s", name, link, scope);
    }
    if (name == NULL || numbers == NULL)
        return "";
    return text_or_empty(conformance->selected
                             ? arena_format(arena, "%s: %s, of the %lld selected (%s)",
                                            operator_versions[row].id, name, count, numbers)
                             : arena_format(arena, "%s: %s (%lld case%s: %s)", operator_versions[row].id,
                                            name, count, plural(count), numbers));
}

const char *conformance_others_text(const struct conformance *conformance, struct arena *arena)
{
    const char *numbers = "";
    for (int verdict = 0; verdict < VERDICT_COUNT; verdict++)
        if (conformance->other_verdicts[verdict] > 0)
            numbers = listed(numbers,
                             arena_format(arena, "%lld %s", (long long)conformance->other_verdicts[verdict],
                                          verdict_name((enum verdict)verdict)),
                             arena);
    if (conformance->others == 0 || numbers == NULL)
        return "";
    return text_or_empty(arena_format(arena, NO_VERSION_WORDS " (%lld case%s: %s)",
                                      (long long)conformance->others, plural(conformance->others), numbers));
}
