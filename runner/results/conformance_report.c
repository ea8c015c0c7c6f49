/* Statements as records, and in a line for a person. */
#include "conformance.h"
#include "print_text.h"
#include "record.h"

/* Whether a pair is claimed, or needs an answer but is not claimed. */
static bool is_listed(const struct conformance *conformance, int row, bool claimed, int32_t dtype,
                      int reduction)
{
    return claimed ? pair_is_claimed(conformance, row, dtype, (enum reduction)reduction)
                   : pair_is_wanting(conformance, row, dtype, (enum reduction)reduction);
}

/* ---- records --------------------------------------------------------------------------------------------------------- */

/* The pairs that are claimed, or those that are not, in the order of the tables. */
static json_t *pairs_record(const struct conformance *conformance, int row, bool claimed)
{
    json_t *pairs = json_array();
    for (int32_t dtype = 0; dtype < CONFORMANCE_TYPES; dtype++)
        for (int reduction = 0; reduction < REDUCTION_COUNT; reduction++)
            if (is_listed(conformance, row, claimed, dtype, reduction))
                (void)json_array_append_new(pairs,
                                            json_pack("{s:s, s:s}", "dtype", dtype_name(dtype), "reduction",
                                                      reduction_name((enum reduction)reduction)));
    return pairs;
}

const char *standing_name(enum standing standing)
{
    static const char *const names[STANDING_COUNT] = {
#define NAME(constant, member, words) [STANDING_##constant] = member,
        STANDING_TABLE(NAME)
#undef NAME
    };
    return names[standing];
}

const char *standing_words(enum standing standing)
{
    static const char *const words[STANDING_COUNT] = {
#define WORDS(constant, member, its_words) [STANDING_##constant] = its_words,
        STANDING_TABLE(WORDS)
#undef WORDS
    };
    return words[standing];
}

static json_t *standings_record(const struct standings *standings)
{
    json_t *record = json_object();
    for (int standing = 0; standing < STANDING_COUNT; standing++)
        (void)json_object_set_new(record, standing_name((enum standing)standing),
                                  json_integer(standings->counts[standing]));
    return record;
}

/* The limits that cases are beyond, declared ones first; NULL if there are none. */
static json_t *limits_record(const struct version_cases *cases)
{
    json_t *limits = json_array();
    for (int declared = 1; declared >= 0; declared--)
        for (int limit = 0; limit < LIMIT_COUNT; limit++) {
            const struct limited_cases *limited = &cases->limited[declared][limit];
            if (limited->cases > 0)
                (void)json_array_append_new(limits, json_pack("{s:s, s:I, s:b, s:I}", "name",
                                                              limit_name((enum limit)limit), "greatest",
                                                              (json_int_t)limited->greatest, "declared",
                                                              declared, "cases", (json_int_t)limited->cases));
        }
    if (json_array_size(limits) > 0)
        return limits;
    json_decref(limits);
    return NULL;
}

json_t *conformance_record(const struct conformance *conformance, bool complete)
{
    json_t *statements = json_array();
    for (int row = 0; row < OPERATOR_VERSION_COUNT; row++) {
        const struct version_cases *cases = &conformance->versions[row];
        if (cases->cases == 0)
            continue;
        const char *statement = statement_name(conformance_of(conformance, row, complete));
        (void)json_array_append_new(
            statements,
            json_pack("{s:s, s:s, s:b, s:I, s:o, s:o, s:o, s:o, s:o*}", "operator_version",
                      operator_versions[row].id, "statement", statement, "of_selected",
                      (int)conformance->selected, "cases", (json_int_t)cases->cases, "standings",
                      standings_record(&cases->standings), "verdicts", verdicts_record(cases->verdicts),
                      "complete_for", pairs_record(conformance, row, true), "not_complete_for",
                      pairs_record(conformance, row, false), "limits", limits_record(cases)));
    }
    return statements;
}

json_t *conformance_others_record(const struct conformance *conformance)
{
    if (conformance->others == 0)
        return NULL;
    return json_pack("{s:I, s:o}", "cases", (json_int_t)conformance->others, "verdicts",
                     verdicts_record(conformance->other_verdicts));
}

/* ---- for a person ---------------------------------------------------------------------------------------------------- */

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

const char *conformance_pairs_text(const struct conformance *conformance, int row, bool claimed,
                                   struct arena *arena)
{
    const struct operator_version *version = &operator_versions[row];
    reduction_set reductions[CONFORMANCE_TYPES] = {0};
    for (int32_t dtype = 0; dtype < CONFORMANCE_TYPES; dtype++)
        for (int reduction = 0; reduction < REDUCTION_COUNT; reduction++)
            if (is_listed(conformance, row, claimed, dtype, reduction))
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

/* The pairs for which a version conforms, or all but the exceptions, whichever list is shorter, and its limits. */
static const char *scope_text(const struct conformance *conformance, int row, struct arena *arena)
{
    int claimed = 0, others = 0, all = 0;
    for (int32_t dtype = 0; dtype < CONFORMANCE_TYPES; dtype++)
        for (int reduction = 0; reduction < REDUCTION_COUNT; reduction++) {
            claimed += is_listed(conformance, row, true, dtype, reduction);
            others += is_listed(conformance, row, false, dtype, reduction);
            all += pair_exists(row, dtype, (enum reduction)reduction);
        }
    const bool is_shorter = others < claimed && claimed + others == all;
    const char *text = claimed == 0     ? "no type and reduction"
                       : claimed == all ? "all types and reductions"
                                        : conformance_pairs_text(conformance, row, !is_shorter, arena);
    const char *limits = conformance_limits_text(conformance, row, arena);
    if (text == NULL || limits == NULL)
        return NULL;
    return arena_format(arena, "%s%s%s%s", is_shorter && claimed < all ? "all except " : "", text,
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
    const char *text = conformance->selected
                           ? arena_format(arena, "%s: %s, of the %lld selected (%s)",
                                          operator_versions[row].id, name, count, numbers)
                           : arena_format(arena, "%s: %s (%lld case%s: %s)", operator_versions[row].id, name,
                                          count, plural(count), numbers);
    return text == NULL ? "" : text;
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
    const char *text = arena_format(arena, "of no operator version (%lld case%s: %s)",
                                    (long long)conformance->others, plural(conformance->others), numbers);
    return text == NULL ? "" : text;
}
