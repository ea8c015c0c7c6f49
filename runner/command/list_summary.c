#include "list_summary.h"

#include "case_facts.h"
#include "print_text.h"

#include <inttypes.h>
#include <stdbool.h>
#include <string.h>

/* ---- counting ---------------------------------------------------------------------------------------------------------- */

/* The reduction of a node, if any version has it. */
static bool reduction_of(const struct scatter_case *the_case, enum reduction *reduction, struct arena *arena)
{
    const char *name = case_reduction(the_case, arena);
    return reduction_from_name(name, strlen(name), reduction);
}

void list_summary_add(struct list_summary *summary, const struct scatter_case *the_case, struct arena *arena)
{
    const struct operator_version *version =
        operator_version_resolve(the_case->model.op, the_case->model.opset);
    int32_t dtype = the_case->input_count > INPUT_DATA ? the_case->inputs[INPUT_DATA].dtype : DTYPE_UNDEFINED;
    enum reduction reduction;
    summary->data_sets++;
    summary->expectations[the_case->expectation]++;
    summary->tiers[the_case->tier]++;
    if (version == NULL) {
        summary->without_version++;
        return;
    }
    summary->versions[version - operator_versions]++;
    if (the_case->expectation != EXPECT_REFUSE && dtype_in(version->types, dtype) &&
        reduction_of(the_case, &reduction, arena))
        summary->grid[version - operator_versions][reduction][dtype]++;
}

static void add_all(int64_t *counts, const int64_t *others, size_t count)
{
    for (size_t i = 0; i < count; i++)
        counts[i] += others[i];
}

void list_summary_merge(struct list_summary *summary, const struct list_summary *part)
{
    for (int row = 0; row < OPERATOR_VERSION_COUNT; row++)
        for (int reduction = 0; reduction < REDUCTION_COUNT; reduction++)
            add_all(summary->grid[row][reduction], part->grid[row][reduction], SUMMARY_TYPES);
    add_all(summary->expectations, part->expectations, SUMMARY_EXPECTATIONS);
    add_all(summary->tiers, part->tiers, SUMMARY_TIERS);
    add_all(summary->versions, part->versions, OPERATOR_VERSION_COUNT);
    summary->without_version += part->without_version;
    summary->data_sets += part->data_sets;
    summary->unreadable += part->unreadable;
}

/* ---- filters ------------------------------------------------------------------------------------------------------------ */

static bool admits(const char *const *list, const char *name)
{
    if (list == NULL)
        return true;
    for (; *list != NULL; list++)
        if (strcmp(*list, name) == 0)
            return true;
    return false;
}

static bool shows_version(const struct selection *selection, const struct operator_version *version)
{
    return admits(selection->operators, version->id) || admits(selection->operators, version->name);
}

static bool shows_reduction(const struct selection *selection, const struct operator_version *version,
                            enum reduction reduction)
{
    reduction_set set = version->reductions == 0 ? REDUCTION_BIT(NONE) : version->reductions;
    return (set >> reduction & 1) != 0 && admits(selection->reductions, reduction_name(reduction));
}

static bool shows_type(const struct selection *selection, int32_t dtype)
{
    return dtype_size(dtype) > 0 && admits(selection->dtypes, dtype_name(dtype));
}

/* ---- the grid ----------------------------------------------------------------------------------------------------------- */

enum { LINE_WIDTH = 110, LABEL_WIDTH = 18, HEAD_SIZE = 16, NAME_WIDTH = 12 };

/* Splits the name of a type into two lines: letters and digits. */
static void split_name(int32_t dtype, char letters[HEAD_SIZE], char digits[HEAD_SIZE])
{
    const char *name = dtype_name(dtype);
    size_t length = strcspn(name, "0123456789");
    (void)snprintf(letters, HEAD_SIZE, "%.*s", (int)length, name);
    (void)snprintf(digits, HEAD_SIZE, "%s", name + length);
}

static int column_width(const struct list_summary *summary, int32_t dtype)
{
    char letters[HEAD_SIZE], digits[HEAD_SIZE], number[32];
    split_name(dtype, letters, digits);
    size_t width = strlen(letters) > strlen(digits) ? strlen(letters) : strlen(digits);
    for (int row = 0; row < OPERATOR_VERSION_COUNT; row++)
        for (int reduction = 0; reduction < REDUCTION_COUNT; reduction++) {
            (void)snprintf(number, sizeof number, "%" PRId64, summary->grid[row][reduction][dtype]);
            width = strlen(number) > width ? strlen(number) : width;
        }
    return (int)width;
}

static void print_head(const struct list_summary *summary, const struct selection *selection, FILE *stream)
{
    for (int line = 0; line < 2; line++) {
        (void)print_text(stream, "%-*s", LABEL_WIDTH, "");
        for (int32_t dtype = 0; dtype < SUMMARY_TYPES; dtype++) {
            char halves[2][HEAD_SIZE];
            if (!shows_type(selection, dtype))
                continue;
            split_name(dtype, halves[0], halves[1]);
            (void)print_text(stream, " %*s", column_width(summary, dtype), halves[line]);
        }
        (void)print_text(stream, "\n");
    }
}

static void print_row(const struct list_summary *summary, const struct selection *selection,
                      const struct operator_version *version, enum reduction reduction, FILE *stream)
{
    const int64_t *counts = summary->grid[version - operator_versions][reduction];
    int blanks = 0; /* pending blanks: there are none after the last number of a line */
    for (int32_t dtype = 0; dtype < SUMMARY_TYPES; dtype++) {
        char text[32] = "";
        if (!shows_type(selection, dtype))
            continue;
        if (dtype_in(version->types, dtype))
            (void)snprintf(text, sizeof text, "%" PRId64, counts[dtype]);
        if (dtype_in(version->types, dtype) && counts[dtype] == 0)
            (void)snprintf(text, sizeof text, "--");
        int width = column_width(summary, dtype) + 1;
        if (text[0] != '\0')
            (void)print_text(stream, "%*s%*s", blanks, "", width, text);
        blanks = text[0] != '\0' ? 0 : blanks + width;
    }
    (void)print_text(stream, "\n");
}

static void print_grid(const struct list_summary *summary, const struct selection *selection, FILE *stream)
{
    (void)print_text(
        stream, "data sets without refusals, by operator version, reduction and element type; --: none\n\n");
    print_head(summary, selection, stream);
    for (int row = 0; row < OPERATOR_VERSION_COUNT; row++) {
        const struct operator_version *version = &operator_versions[row];
        if (!shows_version(selection, version))
            continue;
        (void)print_text(stream, "%-*s", version->reductions == 0 ? LABEL_WIDTH : 0, version->id);
        if (version->reductions != 0)
            (void)print_text(stream, "\n");
        for (int reduction = 0; reduction < REDUCTION_COUNT; reduction++) {
            if (!shows_reduction(selection, version, (enum reduction)reduction))
                continue;
            if (version->reductions != 0)
                (void)print_text(stream, "  %-*s", LABEL_WIDTH - 2,
                                 reduction_name((enum reduction)reduction));
            print_row(summary, selection, version, (enum reduction)reduction, stream);
        }
    }
}

/* ---- counts and gaps ---------------------------------------------------------------------------------------------------- */

/* Prints a count; the first count of a line prints the label. */
static void print_count(const char *label, const char *name, int64_t count, bool *begun, FILE *stream)
{
    if (count == 0)
        return;
    (void)print_text(stream, "%s%s %" PRId64, *begun ? ", " : label, name, count);
    *begun = true;
}

static void print_counts(const struct list_summary *summary, FILE *stream)
{
    bool begun = false;
    (void)print_text(stream, "\n%" PRId64 " data sets\n", summary->data_sets);
    for (int i = 0; i < SUMMARY_EXPECTATIONS; i++)
        print_count("expected: ", expectation_name((enum expectation)i), summary->expectations[i], &begun,
                    stream);
    (void)print_text(stream, begun ? "\n" : "");
    begun = false;
    for (int i = 0; i < SUMMARY_TIERS; i++)
        print_count("tier: ", tier_name((enum tier)i), summary->tiers[i], &begun, stream);
    (void)print_text(stream, begun ? "\n" : "");
    for (int row = 0; row < OPERATOR_VERSION_COUNT; row++)
        if (summary->versions[row] > 0)
            (void)print_text(stream, "  %-*s %6" PRId64 "\n", LABEL_WIDTH, operator_versions[row].id,
                             summary->versions[row]);
    if (summary->without_version > 0)
        (void)print_text(stream, "  %-*s %6" PRId64 "\n", LABEL_WIDTH, "absent", summary->without_version);
    if (summary->unreadable > 0)
        (void)print_text(stream, "%" PRId64 " data sets cannot be read\n", summary->unreadable);
}

/* Lists the empty cells of one version and reduction. */
static int64_t print_gaps_of(const struct list_summary *summary, const struct selection *selection,
                             const struct operator_version *version, enum reduction reduction, FILE *stream)
{
    int64_t gaps = 0;
    int column = 0;
    for (int32_t dtype = 0; dtype < SUMMARY_TYPES; dtype++) {
        if (!shows_type(selection, dtype) || !dtype_in(version->types, dtype) ||
            summary->grid[version - operator_versions][reduction][dtype] > 0)
            continue;
        if (gaps++ == 0)
            column = print_text(stream, "empty: %s %s:", version->id, reduction_name(reduction));
        if (column > LINE_WIDTH - NAME_WIDTH)
            column = print_text(stream, "\n      ") - 1;
        column += print_text(stream, " %s", dtype_name(dtype));
    }
    if (gaps > 0)
        (void)print_text(stream, "\n");
    return gaps;
}

void list_summary_print(const struct list_summary *summary, const struct selection *selection, FILE *stream)
{
    int64_t gaps = 0;
    print_grid(summary, selection, stream);
    print_counts(summary, stream);
    for (int row = 0; row < OPERATOR_VERSION_COUNT; row++)
        for (int reduction = 0; reduction < REDUCTION_COUNT; reduction++)
            if (shows_version(selection, &operator_versions[row]) &&
                shows_reduction(selection, &operator_versions[row], (enum reduction)reduction))
                gaps += print_gaps_of(summary, selection, &operator_versions[row], (enum reduction)reduction,
                                      stream);
    if (gaps == 0)
        (void)print_text(stream, "no legal cell is empty\n");
    else
        (void)print_text(stream, "%" PRId64 " legal cell%s empty\n", gaps, gaps == 1 ? " is" : "s are");
}

/* ---- for machines ------------------------------------------------------------------------------------------------------- */

static json_t *grid_to_json(const struct list_summary *summary, const struct selection *selection)
{
    json_t *grid = json_array();
    for (int row = 0; row < OPERATOR_VERSION_COUNT; row++)
        for (int reduction = 0; reduction < REDUCTION_COUNT; reduction++)
            for (int32_t dtype = 0; dtype < SUMMARY_TYPES; dtype++) {
                const struct operator_version *version = &operator_versions[row];
                if (shows_version(selection, version) && shows_type(selection, dtype) &&
                    shows_reduction(selection, version, (enum reduction)reduction) &&
                    dtype_in(version->types, dtype))
                    (void)json_array_append_new(
                        grid, json_pack("{s:s, s:s, s:s, s:I}", "operator_version", version->id, "reduction",
                                        reduction_name((enum reduction)reduction), "dtype", dtype_name(dtype),
                                        "data_sets", (json_int_t)summary->grid[row][reduction][dtype]));
            }
    return grid;
}

json_t *list_summary_to_json(const struct list_summary *summary, const struct selection *selection)
{
    json_t *expectations = json_object(), *tiers = json_object(), *versions = json_object();
    for (int i = 0; i < SUMMARY_EXPECTATIONS; i++)
        (void)json_object_set_new(expectations, expectation_name((enum expectation)i),
                                  json_integer(summary->expectations[i]));
    for (int i = 0; i < SUMMARY_TIERS; i++)
        (void)json_object_set_new(tiers, tier_name((enum tier)i), json_integer(summary->tiers[i]));
    for (int row = 0; row < OPERATOR_VERSION_COUNT; row++)
        (void)json_object_set_new(versions, operator_versions[row].id, json_integer(summary->versions[row]));
    (void)json_object_set_new(versions, "absent", json_integer(summary->without_version));
    return json_pack("{s:I, s:I, s:o, s:o, s:o, s:o}", "data_sets", (json_int_t)summary->data_sets,
                     "unreadable", (json_int_t)summary->unreadable, "expectations", expectations, "tiers",
                     tiers, "operator_versions", versions, "grid", grid_to_json(summary, selection));
}
