/* The standing of each case, and the statements that follow from the standings. */
#include "conformance.h"

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

/* ---- the version and pair of a case ---------------------------------------------------------------------------------- */

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

/* The reductions of a version; only none for a version without the attribute. */
static reduction_set reductions_of(const struct operator_version *version)
{
    return version->reductions == 0 ? REDUCTION_BIT(NONE) : version->reductions;
}

/* The pair of an element type and a reduction, by their names, or NULL. */
static struct standings *pair_of(struct conformance *conformance, int row, const char *type,
                                 const char *reduction_text)
{
    const struct operator_version *version = &operator_versions[row];
    int32_t dtype = (int32_t)dtype_from_name(type);
    enum reduction reduction;
    if (!dtype_in(version->types, dtype) ||
        !reduction_from_name(reduction_text, strlen(reduction_text), &reduction) ||
        (reductions_of(version) >> reduction & 1) == 0)
        return NULL;
    return &conformance->versions[row].pairs[dtype][reduction];
}

/* ---- standings ------------------------------------------------------------------------------------------------------- */

static enum standing standing_of_pass(const struct recorded_case *item)
{
    bool answered = item->answer == ANSWER_OUTPUT;
    if (recorded_level_is(item, LEVEL_MUST_REJECT) || recorded_level_is(item, LEVEL_SHOULD_REJECT))
        return answered ? STANDING_ACCEPTED : STANDING_REFUSED;
    if (recorded_level_is(item, LEVEL_UNSPECIFIED))
        return STANDING_UNSTATED;
    if (!answered)
        return STANDING_PERMITTED;
    return item->is_compared ? STANDING_ANSWERED : STANDING_UNSTATED;
}

static enum standing standing_of_unsupported(const struct recorded_case *item)
{
    if (item->is_newer)
        return STANDING_NEWER;
    if (recorded_level_is(item, LEVEL_SHOULD_REJECT) || recorded_level_is(item, LEVEL_MAY_REJECT) ||
        recorded_level_is(item, LEVEL_UNSPECIFIED))
        return STANDING_EXCUSED;
    if (item->is_limited)
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

/* ---- counting -------------------------------------------------------------------------------------------------------- */

/* What is known of a valid case that may be the sibling of a refused one: it was answered, or else the pair that is unsupported. */
enum { SIBLING_ANSWERED, SIBLING_UNSUPPORTED };

/* The number of an unsupported sibling, by its pair. */
static size_t unsupported_number(const struct version_cases *cases, const struct standings *pair)
{
    return SIBLING_UNSUPPORTED + (size_t)(pair - &cases->pairs[0][0]);
}

/* Remembers refusals, and the valid cases that may be their siblings. */
static void keep(struct conformance *conformance, int row, enum standing standing,
                 const struct standings *pair, const struct recorded_case *item)
{
    if (conformance->refusals == NULL)
        conformance->refusals = json_array();
    if (standing == STANDING_ANSWERED)
        (void)text_numbers_add(&conformance->siblings, item->id, SIBLING_ANSWERED);
    if (standing == STANDING_UNSUPPORTED && pair != NULL)
        (void)text_numbers_add(&conformance->siblings, item->id,
                               unsupported_number(&conformance->versions[row], pair));
    if (standing == STANDING_REFUSED)
        (void)json_array_append_new(conformance->refusals,
                                    json_pack("{s:s, s:i, s:s, s:s, s:s, s:b}", "id", item->id, "row", row,
                                              "dtype", item->dtype, "reduction", item->reduction, "sibling",
                                              item->sibling, "newer", (int)item->is_newer));
}

static void count_limit(struct version_cases *cases, const struct recorded_case *item)
{
    struct limited_cases *limited = &cases->limited[item->is_declared_limit][item->limit];
    if (limited->cases++ == 0 || item->greatest < limited->greatest)
        limited->greatest = item->greatest;
}

void conformance_count(struct conformance *conformance, const struct recorded_case *item)
{
    int row = conformance_row(item);
    if (row < 0) {
        conformance->others++;
        conformance->other_verdicts[item->verdict]++;
        return;
    }
    struct version_cases *cases = &conformance->versions[row];
    struct standings *pair = pair_of(conformance, row, item->dtype, item->reduction);
    enum standing standing = conformance_standing(item);
    cases->cases++;
    cases->verdicts[item->verdict]++;
    cases->standings.counts[standing]++;
    if (standing == STANDING_LIMITED)
        count_limit(cases, item);
    /* A case that is newer and also invalid shows nothing about its type. */
    if (pair != NULL && !(standing == STANDING_NEWER && (recorded_level_is(item, LEVEL_SHOULD_REJECT) ||
                                                         recorded_level_is(item, LEVEL_UNSPECIFIED))))
        pair->counts[standing]++;
    keep(conformance, row, standing, pair, item);
}

/* ---- settling -------------------------------------------------------------------------------------------------------- */

static void move(struct standings *standings, enum standing from, enum standing to, int64_t count)
{
    standings->counts[from] -= count;
    standings->counts[to] += count;
}

static void settle_refusal(struct conformance *conformance, const json_t *refusal)
{
    int row = (int)json_integer_value(json_object_get(refusal, "row"));
    const char *sibling = record_text(refusal, "sibling");
    struct version_cases *cases = &conformance->versions[row];
    size_t number = SIBLING_ANSWERED;
    const bool is_known = sibling[0] == '\0' ? cases->standings.counts[STANDING_ANSWERED] > 0
                                             : text_numbers_find(&conformance->siblings, sibling, &number);
    struct standings *pair =
        pair_of(conformance, row, record_text(refusal, "dtype"), record_text(refusal, "reduction"));
    /* A model of a newer opset may be refused for any reason. */
    enum standing standing =
        json_is_true(json_object_get(refusal, "newer")) ? STANDING_PERMITTED : STANDING_NOT_SHOWN;
    if (is_known && number == SIBLING_ANSWERED)
        return;
    if (conformance->unshown == NULL)
        conformance->unshown = json_object();
    (void)json_object_set_new(conformance->unshown, record_text(refusal, "id"), json_integer(standing));
    move(&cases->standings, STANDING_REFUSED, standing, 1);
    /* That another type or reduction is unsupported is no objection to this one. */
    if (pair != NULL &&
        !(standing == STANDING_NOT_SHOWN && is_known && number != unsupported_number(cases, pair)))
        move(pair, STANDING_REFUSED, standing, 1);
}

/* If no case of a pair was answered, the newer opset is not why newer cases are unsupported. */
static void settle_newer(struct version_cases *cases)
{
    for (int32_t dtype = 0; dtype < CONFORMANCE_TYPES; dtype++)
        for (int reduction = 0; reduction < REDUCTION_COUNT; reduction++) {
            struct standings *pair = &cases->pairs[dtype][reduction];
            int64_t newer = pair->counts[STANDING_NEWER];
            if (pair->counts[STANDING_ANSWERED] > 0)
                continue;
            move(pair, STANDING_NEWER, STANDING_UNSUPPORTED, newer);
            move(&cases->standings, STANDING_NEWER, STANDING_UNSUPPORTED, newer);
        }
}

void conformance_settle(struct conformance *conformance)
{
    size_t index;
    const json_t *refusal;
    json_array_foreach(conformance->refusals, index, refusal) settle_refusal(conformance, refusal);
    for (int row = 0; row < OPERATOR_VERSION_COUNT; row++)
        settle_newer(&conformance->versions[row]);
    (void)json_array_clear(conformance->refusals);
}

void conformance_destroy(struct conformance *conformance)
{
    text_numbers_free(&conformance->siblings);
    json_decref(conformance->refusals);
    json_decref(conformance->unshown);
    *conformance = (struct conformance){.refusals = NULL};
}

/* ---- the statement --------------------------------------------------------------------------------------------------- */

/* Whether a standing of a pair or a version contradicts a claim. */
static bool has_objection(const struct standings *standings)
{
    static const enum standing against[] = {STANDING_FAILED, STANDING_NOT_SHOWN, STANDING_UNSUPPORTED,
                                            STANDING_CLAIMED, STANDING_UNTESTED};
    for (size_t i = 0; i < sizeof against / sizeof *against; i++)
        if (standings->counts[against[i]] > 0)
            return true;
    return false;
}

bool pair_is_claimed(const struct conformance *conformance, int row, int32_t dtype, enum reduction reduction)
{
    const struct standings *pair = &conformance->versions[row].pairs[dtype][reduction];
    return pair->counts[STANDING_ANSWERED] > 0 && !has_objection(pair);
}

bool pair_is_wanting(const struct conformance *conformance, int row, int32_t dtype, enum reduction reduction)
{
    const struct standings *pair = &conformance->versions[row].pairs[dtype][reduction];
    /* A deprecated version may be refused entirely; refused pairs are not claimed. */
    bool left_out = operator_versions[row].deprecated && pair->counts[STANDING_ANSWERED] == 0 &&
                    pair->counts[STANDING_PERMITTED] + pair->counts[STANDING_EXCUSED] > 0;
    bool is_beyond = pair->counts[STANDING_ANSWERED] == 0 && pair->counts[STANDING_LIMITED] > 0;
    return has_objection(pair) || left_out || is_beyond;
}

static bool has_wanting_pair(const struct conformance *conformance, int row)
{
    for (int32_t dtype = 0; dtype < CONFORMANCE_TYPES; dtype++)
        for (int reduction = 0; reduction < REDUCTION_COUNT; reduction++)
            if (pair_is_wanting(conformance, row, dtype, (enum reduction)reduction))
                return true;
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
    bool partly = has_objection(&cases->standings) || counts[STANDING_LIMITED] > 0 ||
                  has_wanting_pair(conformance, row);
    return partly ? STATEMENT_PARTLY : STATEMENT_COMPLETE;
}
