#include "conformance.h"

#include "result.h"

#include <string.h>

const char *statement_name(enum statement statement)
{
    switch (statement) {
#define NAME(constant, name)   \
    case STATEMENT_##constant: \
        return name;
        STATEMENT_TABLE(NAME)
#undef NAME
    }
    return "unknown statement";
}

/* ---- counting -------------------------------------------------------------------------------------------------------- */

static int row_of(const char *id)
{
    for (int row = 0; row < OPERATOR_VERSION_COUNT; row++)
        if (strcmp(operator_versions[row].id, id) == 0)
            return row;
    return -1;
}

/* The reductions of a version; one without the attribute does not reduce. */
static reduction_set reductions_of(const struct operator_version *version)
{
    return version->reductions == 0 ? REDUCTION_BIT(NONE) : version->reductions;
}

/* The pair that a case belongs to, or NULL. */
static struct pair_cases *pair_of(struct version_cases *cases, const struct operator_version *version,
                                  const json_t *record)
{
    const char *name = record_text(record, "reduction");
    int32_t dtype = (int32_t)dtype_from_name(record_text(record, "dtype"));
    enum reduction reduction;
    if (!dtype_in(version->types, dtype) || !reduction_from_name(name, strlen(name), &reduction) ||
        (reductions_of(version) >> reduction & 1) == 0)
        return NULL;
    return &cases->pairs[dtype][reduction];
}

/* Whether a case asks for an answer: not where refusing is as good, by its level. */
static bool is_answer_due(const json_t *record)
{
    static const enum level without[] = {LEVEL_SHOULD_REJECT, LEVEL_MAY_REJECT, LEVEL_UNSPECIFIED};
    const char *level = record_text(record, "level");
    for (size_t i = 0; i < sizeof without / sizeof *without; i++)
        if (strcmp(level, level_name(without[i])) == 0)
            return false;
    return true;
}

void conformance_count(struct conformance *conformance, const json_t *record)
{
    enum verdict verdict;
    if (!record_verdict(record, &verdict))
        return;
    if (verdict == VERDICT_UNREADABLE)
        conformance->unreadable++;
    int row = row_of(record_text(record, "operator_version"));
    if (row < 0)
        return;
    struct version_cases *cases = &conformance->versions[row];
    struct pair_cases *pair = pair_of(cases, &operator_versions[row], record);
    cases->cases++;
    cases->verdicts[verdict]++;
    bool excused = verdict == VERDICT_UNSUPPORTED && !is_answer_due(record);
    cases->excused += excused;
    if (pair == NULL || verdict == VERDICT_DISPUTED || excused)
        return;
    pair->cases++;
    pair->passed += verdict == VERDICT_PASS;
}

/* ---- the statement --------------------------------------------------------------------------------------------------- */

static int64_t failures_of(const struct version_cases *cases)
{
    int64_t failures = 0;
    for (int verdict = 0; verdict < VERDICT_COUNT; verdict++)
        failures += verdict_is_failure((enum verdict)verdict) ? cases->verdicts[verdict] : 0;
    return failures;
}

static int64_t unanswered_of(const struct version_cases *cases)
{
    return cases->verdicts[VERDICT_NOT_RUN] + cases->verdicts[VERDICT_ERROR];
}

/* The unsupported cases that count. */
static int64_t unsupported_of(const struct version_cases *cases)
{
    return cases->verdicts[VERDICT_UNSUPPORTED] - cases->excused;
}

enum statement conformance_of(const struct conformance *conformance, int row, bool complete)
{
    const struct version_cases *cases = &conformance->versions[row];
    int64_t unsupported = unsupported_of(cases);
    int64_t passed = cases->verdicts[VERDICT_PASS];
    if (failures_of(cases) > 0)
        return STATEMENT_NOT_CONFORMING;
    if (unanswered_of(cases) > 0 || conformance->unreadable > 0 || !complete ||
        passed + cases->verdicts[VERDICT_UNSUPPORTED] == 0)
        return STATEMENT_INCOMPLETE;
    if (passed == 0)
        return STATEMENT_NOT_SUPPORTED;
    return unsupported == 0 ? STATEMENT_COMPLETE : STATEMENT_PARTLY;
}

/* Whether a pair belongs to the complete ones, or to the others. One without cases belongs to neither. */
static bool is_told(const struct pair_cases *pair, bool complete)
{
    return pair->cases > 0 && (pair->passed == pair->cases) == complete;
}

/* The pairs that are complete, or that are not, in the order of the tables. */
static json_t *pairs_record(const struct version_cases *cases, bool complete)
{
    json_t *pairs = json_array();
    for (int32_t dtype = 0; dtype < CONFORMANCE_TYPES; dtype++)
        for (int reduction = 0; reduction < REDUCTION_COUNT; reduction++) {
            const struct pair_cases *pair = &cases->pairs[dtype][reduction];
            if (is_told(pair, complete))
                (void)json_array_append_new(pairs,
                                            json_pack("{s:s, s:s}", "dtype", dtype_name(dtype), "reduction",
                                                      reduction_name((enum reduction)reduction)));
        }
    return pairs;
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
            json_pack("{s:s, s:s, s:I, s:o, s:o, s:o}", "operator_version", operator_versions[row].id,
                      "statement", statement, "cases", (json_int_t)cases->cases, "verdicts",
                      verdicts_record(cases->verdicts), "complete_for", pairs_record(cases, true),
                      "not_complete_for", pairs_record(cases, false)));
    }
    return statements;
}

/* ---- for a person ---------------------------------------------------------------------------------------------------- */

/* Adds `name` to a list, behind a comma unless it is the first. NULL without memory. */
static const char *listed(const char *list, const char *name, struct arena *arena)
{
    return list == NULL ? NULL : arena_format(arena, "%s%s%s", list, list[0] == '\0' ? "" : ", ", name);
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

/*
 * The pairs that are complete, or that are not, types with the same reductions together, such as "float, double with
 * none, add; bool with none".
 */
static const char *pairs_text(const struct version_cases *cases, const struct operator_version *version,
                              bool complete, struct arena *arena)
{
    reduction_set reductions[CONFORMANCE_TYPES] = {0};
    for (int32_t dtype = 0; dtype < CONFORMANCE_TYPES; dtype++)
        for (int reduction = 0; reduction < REDUCTION_COUNT; reduction++)
            if (is_told(&cases->pairs[dtype][reduction], complete))
                reductions[dtype] |= (reduction_set)1 << reduction;
    const char *text = "";
    dtype_set told = 0;
    for (int32_t first = 0; first < CONFORMANCE_TYPES && text != NULL; first++) {
        dtype_set types = 0;
        for (int32_t dtype = first; dtype < CONFORMANCE_TYPES; dtype++)
            if (reductions[first] != 0 && reductions[dtype] == reductions[first] && !dtype_in(told, dtype))
                types |= (dtype_set)1 << dtype;
        if (types == 0)
            continue;
        told |= types;
        const char *names = types_text(types, version, arena);
        const char *with = reductions_text(reductions[first], version, arena);
        if (names == NULL || with == NULL)
            return NULL;
        text = arena_format(arena, "%s%s%s%s", text, text[0] == '\0' ? "" : "; ", names, with);
    }
    return text;
}

/* For what a version is complete: the shorter of two lists. */
static const char *partly_text(const struct version_cases *cases, const struct operator_version *version,
                               struct arena *arena)
{
    int complete = 0, others = 0;
    for (int32_t dtype = 0; dtype < CONFORMANCE_TYPES; dtype++)
        for (int reduction = 0; reduction < REDUCTION_COUNT; reduction++) {
            complete += is_told(&cases->pairs[dtype][reduction], true);
            others += is_told(&cases->pairs[dtype][reduction], false);
        }
    if (complete == 0)
        return "for no type and reduction";
    if (others == 0)
        return "for all types and reductions";
    const char *text = pairs_text(cases, version, complete <= others, arena);
    return text == NULL ? NULL
                        : arena_format(arena, "%s %s", complete <= others ? "for" : "except for", text);
}

/* Why a statement is incomplete. */
static const char *missing_text(const struct conformance *conformance, int row, struct arena *arena)
{
    const struct version_cases *cases = &conformance->versions[row];
    if (unanswered_of(cases) > 0)
        return arena_format(arena, "%lld of %lld cases without a verdict", (long long)unanswered_of(cases),
                            (long long)cases->cases);
    if (cases->verdicts[VERDICT_PASS] + cases->verdicts[VERDICT_UNSUPPORTED] == 0)
        return "all its cases are disputed";
    if (conformance->unreadable > 0)
        return "cases could not be read";
    return "stopped before the end";
}

const char *conformance_text(const struct conformance *conformance, int row, bool complete,
                             struct arena *arena)
{
    const struct version_cases *cases = &conformance->versions[row];
    const struct operator_version *version = &operator_versions[row];
    enum statement statement = conformance_of(conformance, row, complete);
    const char *name = statement_name(statement);
    long long count = (long long)cases->cases;
    const char *plural = count == 1 ? "" : "s";
    const char *text = NULL;
    switch (statement) {
    case STATEMENT_COMPLETE:
    case STATEMENT_NOT_SUPPORTED:
        text = arena_format(arena, "%s: %s (%lld case%s)", version->id, name, count, plural);
        break;
    case STATEMENT_NOT_CONFORMING:
        text = arena_format(arena, "%s: %s (%lld of %lld case%s)", version->id, name,
                            (long long)failures_of(cases), count, plural);
        break;
    case STATEMENT_INCOMPLETE:
        text = missing_text(conformance, row, arena);
        text = text == NULL ? NULL : arena_format(arena, "%s: %s (%s)", version->id, name, text);
        break;
    case STATEMENT_PARTLY:
        text = partly_text(cases, version, arena);
        text = text == NULL ? NULL
                            : arena_format(arena, "%s: complete %s; %lld of %lld cases unsupported",
                                           version->id, text, (long long)unsupported_of(cases), count);
        break;
    }
    return text == NULL ? "" : text;
}
