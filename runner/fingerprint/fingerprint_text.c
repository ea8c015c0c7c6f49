#include "fingerprint_text.h"

#include "print_text.h"
#include "printable.h"
#include "text_table.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* ---- the parts of a fingerprint in words: in the arena, "" without memory -------------------------------------------- */

/* Third-party texts are cut to this length; real ones are shorter. */
enum { LONGEST_TEXT = 300 };

/* A third-party text: printable, on one line and not longer than a few lines; in the arena, "" without memory. */
static const char *third_party_text(const char *text, struct arena *arena)
{
    size_t length = strlen(text);
    if (length > LONGEST_TEXT)
        for (length = LONGEST_TEXT; length > 0 && ((unsigned char)text[length] & 0xc0) == 0x80;)
            length--;
    const char *begin = arena_copy_text(arena, text, length);
    return begin == NULL ? "" : printable(begin, arena);
}

static const char *or_nothing(const char *text)
{
    return text == NULL ? "" : text;
}

/* A prefix and "ScatterND.nan-order", or "ScatterND-18.nan-order" if the point is about one version. */
static const char *point_clause_text(const struct fingerprint_point *point, const char *prefix,
                                     struct arena *arena)
{
    const char *owner = point->version == NULL ? operator_name(point->op) : point->version->id;
    return or_nothing(arena_format(arena, "%s%s.%s", prefix, owner, third_party_text(point->clause, arena)));
}

/* The question within the clause: "NaN in data", "add float16", both, or "". */
static const char *point_question_text(const struct fingerprint_point *point, struct arena *arena)
{
    const char *const words[] = {point->question, point->reduction, point->dtype};
    const char *text = "";
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        const char *separator = text[0] == '\0' || words[i][0] == '\0' ? "" : i == 1 ? ", " : " ";
        text = or_nothing(arena_format(arena, "%s%s%s", text, separator, third_party_text(words[i], arena)));
    }
    return text;
}

/* "saturated, a warning" */
static const char *policy_text(const struct fingerprint_policy *policy, struct arena *arena)
{
    static const char *const remarks[] = {
        [SEVERITY_OBSERVATION] = "", [SEVERITY_WARNING] = ", a warning", [SEVERITY_FAILURE] = ", a failure"};
    return or_nothing(
        arena_format(arena, "%s%s", third_party_text(policy->policy, arena), remarks[policy->severity]));
}

/* "reference 0.1.0" */
static const char *implementation_text(const struct fingerprint *fingerprint, struct arena *arena)
{
    const char *name = third_party_text(fingerprint->name, arena);
    const char *version = third_party_text(fingerprint->version, arena);
    if (name[0] == '\0')
        name = third_party_text(fingerprint->specification, arena);
    return or_nothing(arena_format(arena, "%s%s%s", name, version[0] == '\0' ? "" : " ", version));
}

/* "saturated, a warning (3)" */
static const char *counted_policy_text(const struct fingerprint_policy *policy, struct arena *arena)
{
    return or_nothing(arena_format(arena, "%s (%" PRId64 ")", policy_text(policy, arena), policy->cases));
}

static int compare_frequencies(const void *first, const void *second)
{
    const struct fingerprint_policy *a = first, *b = second;
    int order = (a->cases < b->cases) - (a->cases > b->cases);
    if (order == 0)
        order = strcmp(a->policy, b->policy);
    return order != 0 ? order : (a->severity > b->severity) - (a->severity < b->severity);
}

/* The policies of a point, most frequent first, then by name; NULL without memory. */
static const struct fingerprint_policy *policies_by_frequency(const struct fingerprint_point *point,
                                                              struct arena *arena)
{
    size_t size = point->policy_count * sizeof *point->policies;
    struct fingerprint_policy *policies = arena_allocate(arena, size);
    if (policies == NULL)
        return NULL;
    memcpy(policies, point->policies, size);
    qsort(policies, point->policy_count, sizeof *policies, compare_frequencies);
    return policies;
}

/* "reference 0.1.0 (reference, key=value), edition onnx-1.23, cases from cases (244)" as a line. */
static void print_fingerprint_about(const struct fingerprint *fingerprint, FILE *stream, struct arena *arena)
{
    (void)print_text(stream, "%s (%s", implementation_text(fingerprint, arena),
                     third_party_text(fingerprint->specification, arena));
    for (size_t i = 0; i < fingerprint->option_count; i++)
        (void)print_text(stream, ", %s=%s", third_party_text(fingerprint->options[i].key, arena),
                         third_party_text(fingerprint->options[i].value, arena));
    (void)print_text(stream, "), edition %s, cases from", third_party_text(fingerprint->edition, arena));
    for (size_t i = 0; i < fingerprint->source_count; i++)
        (void)print_text(stream, "%s %s (%" PRId64 ")", i == 0 ? "" : ",",
                         third_party_text(fingerprint->sources[i].name, arena),
                         fingerprint->sources[i].cases);
    (void)print_text(stream, "%s\n", fingerprint->source_count == 0 ? " nowhere" : "");
}

static void print_unanswered(const struct fingerprint *fingerprint, FILE *stream)
{
    int64_t count = fingerprint_unanswered(fingerprint);
    if (count == 0)
        return;
    (void)print_text(stream, "%" PRId64 " case%s gave no answer", count, plural(count));
    const char *separator = ": ";
    for (int verdict = 0; verdict < VERDICT_COUNT; verdict++) {
        if (fingerprint->unanswered[verdict] == 0)
            continue;
        (void)print_text(stream, "%s%" PRId64 " %s", separator, fingerprint->unanswered[verdict],
                         verdict_name((enum verdict)verdict));
        separator = ", ";
    }
    (void)print_text(stream, "\n");
}

/* What is missing from the run, a line each, after a prefix: "3 cases gave no answer: 3 unsupported". */
static void print_fingerprint_remarks(const struct fingerprint *fingerprint, const char *prefix, FILE *stream)
{
    if (fingerprint_unanswered(fingerprint) > 0) {
        (void)print_text(stream, "%s", prefix);
        print_unanswered(fingerprint, stream);
    }
    if (!fingerprint->complete)
        (void)print_text(stream, "%sthe run is incomplete: cases are missing\n", prefix);
}

/* ---- tables ------------------------------------------------------------------------------------------------------------ */

/* ---- one fingerprint ----------------------------------------------------------------------------------------------------- */

/* A line for each policy of a point. False without memory. */
static bool add_point(struct text_table *table, const struct fingerprint_point *point, struct arena *arena)
{
    const struct fingerprint_policy *policies = policies_by_frequency(point, arena);
    const char *clause = point_clause_text(point, point->policy_count > 1 ? "* " : "  ", arena);
    const char *question = point_question_text(point, arena);
    for (size_t i = 0; policies != NULL && i < point->policy_count; i++)
        table->rows[table->count++] = (struct text_row){{clause, question, policy_text(&policies[i], arena),
                                                         arena_format(arena, "%" PRId64, policies[i].cases),
                                                         third_party_text(policies[i].example, arena)}};
    return policies != NULL;
}

static size_t count_policies(const struct fingerprint_point *points, size_t count)
{
    size_t sum = 0;
    for (size_t i = 0; i < count; i++)
        sum += points[i].policy_count;
    return sum;
}

static size_t count_ambiguous(const struct fingerprint_point *points, size_t count)
{
    size_t sum = 0;
    for (size_t i = 0; i < count; i++)
        sum += points[i].policy_count > 1;
    return sum;
}

bool fingerprint_show(const struct fingerprint *fingerprint, FILE *stream, struct arena *arena)
{
    struct fingerprint_point *points;
    size_t count;
    struct text_table table = {.numbers = 3};
    if (!fingerprint_merge(fingerprint->points, fingerprint->point_count, &points, &count, arena))
        return false;
    table.rows = arena_allocate_zeroed(arena, 1 + count_policies(points, count), sizeof *table.rows);
    if (table.rows == NULL)
        return false;
    table.rows[table.count++] = (struct text_row){{"  point", NULL, "policy", "cases", "example"}};
    for (size_t i = 0; i < count; i++)
        if (!add_point(&table, &points[i], arena))
            return false;
    print_fingerprint_about(fingerprint, stream, arena);
    (void)print_text(stream, "\n");
    if (count > 0) {
        text_table_print(&table, stream);
        (void)print_text(stream, "\n");
    }
    print_fingerprint_remarks(fingerprint, "", stream);
    size_t ambiguous = count_ambiguous(points, count);
    (void)print_text(stream, "%zu point%s", count, plural((int64_t)count));
    if (ambiguous > 0)
        (void)print_text(stream, " (%zu with several policies, marked *)", ambiguous);
    (void)print_text(stream, ", %" PRId64 " case%s\n", fingerprint->cases, plural(fingerprint->cases));
    return true;
}

/* ---- two fingerprints ---------------------------------------------------------------------------------------------------- */

/* The policies of both implementations, side by side. False without memory. */
static bool add_difference(struct text_table *table, const struct fingerprint_difference *difference,
                           struct arena *arena)
{
    const struct fingerprint_point *first = difference->first, *second = difference->second;
    const struct fingerprint_policy *left = policies_by_frequency(first, arena),
                                    *right = policies_by_frequency(second, arena);
    if (left == NULL || right == NULL)
        return false;
    for (size_t i = 0; i < first->policy_count || i < second->policy_count; i++) {
        struct text_row *row = &table->rows[table->count++];
        if (i == 0) {
            row->cells[0] = point_clause_text(first, "  ", arena);
            row->cells[1] = point_question_text(first, arena);
        }
        row->cells[2] = i < first->policy_count ? counted_policy_text(&left[i], arena) : NULL;
        row->cells[3] = i < second->policy_count ? counted_policy_text(&right[i], arena) : NULL;
    }
    return true;
}

/* The most policies of a point on one line. */
enum { SHOWN_POLICIES = 3 };

/* A point of one side only, on one line. False without memory. */
static bool add_one_sided(struct text_table *table, const struct fingerprint_point *point,
                          struct arena *arena)
{
    const struct fingerprint_policy *policies = policies_by_frequency(point, arena);
    const char *text = "";
    for (size_t i = 0; policies != NULL && i < point->policy_count && i < SHOWN_POLICIES; i++)
        text = arena_format(arena, "%s%s%s", text == NULL ? "" : text, i == 0 ? "" : "; ",
                            counted_policy_text(&policies[i], arena));
    if (point->policy_count > SHOWN_POLICIES)
        text = arena_format(arena, "%s; and %zu more", text == NULL ? "" : text,
                            point->policy_count - SHOWN_POLICIES);
    table->rows[table->count++] =
        (struct text_row){{point_clause_text(point, "  ", arena), point_question_text(point, arena), text}};
    return policies != NULL;
}

/* Kinds of differences: points of both sides, of the first only, or of the second only. */
enum kind { KIND_BOTH, KIND_FIRST, KIND_SECOND };

static enum kind kind_of(const struct fingerprint_difference *difference)
{
    return difference->second == NULL ? KIND_FIRST : difference->first == NULL ? KIND_SECOND : KIND_BOTH;
}

static size_t rows_of(const struct fingerprint_comparison *comparison)
{
    size_t sum = 1;
    for (size_t i = 0; i < comparison->count; i++) {
        const struct fingerprint_difference *difference = &comparison->differences[i];
        sum += (difference->first == NULL ? 0 : difference->first->policy_count) +
               (difference->second == NULL ? 0 : difference->second->policy_count);
    }
    return sum;
}

/* The points of one kind below a heading; nothing if there are none. False without memory. */
static bool show_section(const struct fingerprint_comparison *comparison, enum kind kind,
                         const struct text_row *heading, FILE *stream, struct arena *arena)
{
    struct text_table table = {.numbers = NO_COLUMN};
    table.rows = arena_allocate_zeroed(arena, rows_of(comparison), sizeof *table.rows);
    if (table.rows == NULL)
        return false;
    for (size_t i = 0; i < comparison->count; i++) {
        const struct fingerprint_difference *difference = &comparison->differences[i];
        if (kind_of(difference) != kind)
            continue;
        if (table.count == 0)
            table.rows[table.count++] = *heading;
        bool done = kind == KIND_BOTH    ? add_difference(&table, difference, arena)
                    : kind == KIND_FIRST ? add_one_sided(&table, difference->first, arena)
                                         : add_one_sided(&table, difference->second, arena);
        if (!done)
            return false;
    }
    text_table_print(&table, stream);
    if (table.count > 0)
        (void)print_text(stream, "\n");
    return true;
}

/* Whether both ran the same cases, as far as the files say. */
static bool have_same_cases(const struct fingerprint *first, const struct fingerprint *second)
{
    bool same = first->cases == second->cases && first->source_count == second->source_count;
    for (size_t i = 0; same && i < first->source_count; i++) {
        const struct fingerprint_source *left = &first->sources[i], *right = &second->sources[i];
        bool hashed = left->hash[0] != '\0' && right->hash[0] != '\0';
        same = left->cases == right->cases &&
               strcmp(hashed ? left->hash : left->name, hashed ? right->hash : right->name) == 0;
    }
    return same;
}

static void print_both(const struct fingerprint *first, const struct fingerprint *second, FILE *stream,
                       struct arena *arena)
{
    (void)print_text(stream, "first:  ");
    print_fingerprint_about(first, stream, arena);
    print_fingerprint_remarks(first, "        ", stream);
    (void)print_text(stream, "second: ");
    print_fingerprint_about(second, stream, arena);
    print_fingerprint_remarks(second, "        ", stream);
    if (!have_same_cases(first, second))
        (void)print_text(stream, "their cases are not the same: a point may be missing on one side because "
                                 "its cases were not run\n");
    if (strcmp(first->edition, second->edition) != 0)
        (void)print_text(stream,
                         "their editions are not the same: one policy may have different severities\n");
    (void)print_text(stream, "\n");
}

bool fingerprint_comparison_show(const struct fingerprint *first, const struct fingerprint *second,
                                 const struct fingerprint_comparison *comparison, FILE *stream,
                                 struct arena *arena)
{
    const struct text_row both = {{"they differ at", NULL, "first", "second"}};
    const struct text_row left = {{"only the first shows"}}, right = {{"only the second shows"}};
    print_both(first, second, stream, arena);
    if (!show_section(comparison, KIND_BOTH, &both, stream, arena) ||
        !show_section(comparison, KIND_FIRST, &left, stream, arena) ||
        !show_section(comparison, KIND_SECOND, &right, stream, arena))
        return false;
    size_t shared = comparison->same + comparison->differing;
    (void)print_text(
        stream, "%zu of %zu point%s that both show differ%s; only the first shows %zu, only the second %zu\n",
        comparison->differing, shared, plural((int64_t)shared), comparison->differing == 1 ? "s" : "",
        comparison->only_first, comparison->only_second);
    return true;
}
