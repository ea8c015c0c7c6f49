/* The results of a run for each operator version, and for each element type with each reduction. */
#include "html_parts.h"

#include <string.h>

/* ---- statements --------------------------------------------------------------------------------------------------------- */

static enum mark mark_of_statement(enum statement statement)
{
    switch (statement) {
    case STATEMENT_COMPLETE:
        return MARK_GOOD;
    case STATEMENT_PARTLY:
    case STATEMENT_INCOMPLETE:
        return MARK_FAIR;
    case STATEMENT_NOT_CONFORMING:
        return MARK_BAD;
    case STATEMENT_NOT_SUPPORTED:
    case STATEMENT_DEPRECATED:
    case STATEMENT_UNANSWERED:
        break;
    }
    return MARK_OFF;
}

/* The columns of the table, each the sum of some standings. */
static const struct {
    const char *head;
    enum standing standings[5];
    int count;
} columns[] = {
    {"answered", {STANDING_ANSWERED}, 1},
    {"correctly refused", {STANDING_REFUSED, STANDING_PERMITTED}, 2},
    {"not defined", {STANDING_UNSTATED}, 1},
    {"invalid but accepted", {STANDING_ACCEPTED}, 1},
    {"failed", {STANDING_FAILED}, 1},
    {"unsupported",
     {STANDING_UNSUPPORTED, STANDING_CLAIMED, STANDING_LIMITED, STANDING_NEWER, STANDING_EXCUSED},
     5},
    {"others", {STANDING_NOT_SHOWN, STANDING_DISPUTED, STANDING_UNTESTED}, 3},
};
enum { COLUMNS = sizeof columns / sizeof *columns };

static void add_statement(struct html_page *page, int row)
{
    const struct conformance *conformance = &page->run->tally.conformance;
    const struct version_cases *version = &conformance->versions[row];
    enum statement statement = conformance_of(conformance, row, page->run->complete);
    markup_open(page->markup, "tr");
    html_row_head(page, operator_versions[row].id);
    const char *limits = conformance_limits_text(conformance, row, page->arena);
    const char *words = limits == NULL || limits[0] == '\0'
                            ? NULL
                            : arena_format(page->arena, "%s, %s", statement_name(statement), limits);
    html_mark(page, "td", mark_of_statement(statement), words == NULL ? statement_name(statement) : words,
              "");
    html_number(page, version->cases);
    for (int column = 0; column < COLUMNS; column++) {
        int64_t cases = 0;
        for (int i = 0; i < columns[column].count; i++)
            cases += version->standings.counts[columns[column].standings[i]];
        html_number(page, cases);
    }
    markup_close(page->markup);
}

void html_versions(struct html_page *page)
{
    const struct conformance *conformance = &page->run->tally.conformance;
    const char *heads[COLUMNS + 4] = {"operator version", "statement", "cases"};
    for (int column = 0; column < COLUMNS; column++)
        heads[column + 3] = columns[column].head;
    html_heading(page, 1, "versions", "Operator versions");
    html_table(page, "versions", "The statement about each operator version, and its numbers of cases");
    html_head_row(page, heads);
    for (int row = 0; row < OPERATOR_VERSION_COUNT; row++)
        if (conformance->versions[row].cases > 0)
            add_statement(page, row);
    html_table_end(page);
    html_element(
        page, "p", "note",
        "Correctly refused: refusal is required or permitted. Not defined: the specification allows "
        "anything. Others: inconclusive refusals, because the valid sibling of the case was not "
        "answered; stored expectations that the specification does not allow; cases that were not run.");
    if (conformance->others > 0)
        html_format(page, "p", "note", "%s of no operator version %s not in this table.",
                    count_text(conformance->others, "case", page->arena),
                    conformance->others == 1 ? "is" : "are");
}

/* ---- the matrix ---------------------------------------------------------------------------------------------------------- */

/* Whether a reduction is a column of a version: one without the attribute has "none". */
static bool has_column(int row, int reduction)
{
    const reduction_set set = operator_versions[row].reductions;
    return set == 0 ? reduction == REDUCTION_NONE : (set >> reduction & 1) != 0;
}

static int column_count(int row)
{
    int count = 0;
    for (int reduction = 0; reduction < REDUCTION_COUNT; reduction++)
        count += has_column(row, reduction);
    return count;
}

static int64_t sum_of(const struct standings *pair)
{
    int64_t sum = 0;
    for (int standing = 0; standing < STANDING_COUNT; standing++)
        sum += pair->counts[standing];
    return sum;
}

/* Whether all cases of a pair are without a verdict, or of a level for which nothing is defined. */
static bool says_nothing(const struct standings *pair)
{
    return sum_of(pair) == pair->counts[STANDING_UNTESTED] + pair->counts[STANDING_DISPUTED] +
                               pair->counts[STANDING_UNSTATED];
}

/* An incomplete run claims nothing. */
static enum mark mark_of_pair(const struct reported_run *run, int row, int32_t dtype, int reduction)
{
    const struct conformance *conformance = &run->tally.conformance;
    const struct standings *pair = &conformance->versions[row].pairs[dtype][reduction];
    if (pair->counts[STANDING_FAILED] > 0)
        return MARK_BAD;
    if (run->complete && pair_is_claimed(conformance, row, dtype, (enum reduction)reduction))
        return MARK_GOOD;
    if (pair->counts[STANDING_ANSWERED] > 0)
        return MARK_FAIR;
    return says_nothing(pair) ? MARK_NONE : MARK_OFF;
}

/* The numbers of a cell: "ScatterND-18, float, add: 40 answered, 2 failed". */
static const char *pair_title(struct html_page *page, int row, int32_t dtype, int reduction)
{
    const struct standings *pair = &page->run->tally.conformance.versions[row].pairs[dtype][reduction];
    const char *text = arena_format(page->arena, "%s, %s, %s", operator_versions[row].id, dtype_name(dtype),
                                    reduction_name((enum reduction)reduction));
    const char *between = ": ";
    for (int standing = 0; standing < STANDING_COUNT; standing++) {
        if (pair->counts[standing] == 0 || text == NULL)
            continue;
        text = arena_format(page->arena, "%s%s%s %s", text, between,
                            number_text(pair->counts[standing], page->arena),
                            standing_words((enum standing)standing));
        between = ", ";
    }
    return text == NULL ? "" : text;
}

static void add_pair(struct html_page *page, int row, int32_t dtype, int reduction, bool is_first)
{
    const struct conformance *conformance = &page->run->tally.conformance;
    if (!dtype_in(operator_versions[row].types, dtype)) {
        html_element(page, "td", is_first ? "first" : "", "");
        return;
    }
    enum mark mark = mark_of_pair(page->run, row, dtype, reduction);
    int64_t failed = conformance->versions[row].pairs[dtype][reduction].counts[STANDING_FAILED];
    const char *class_name =
        is_first ? arena_format(page->arena, "%s first", mark_class(mark)) : mark_class(mark);
    html_open(page, "td", class_name == NULL ? "" : class_name);
    if (sum_of(&conformance->versions[row].pairs[dtype][reduction]) > 0)
        markup_attribute(page->markup, "title", pair_title(page, row, dtype, reduction));
    markup_text(page->markup, mark_sign(mark));
    if (failed > 0)
        markup_element(page->markup, "small", number_text(failed, page->arena));
    markup_close(page->markup);
}

/* A heading cell over `span` columns. */
static void add_head(struct html_page *page, const char *text, int span, bool is_first)
{
    html_open(page, "th", is_first ? "first" : "");
    markup_attribute(page->markup, "scope", span > 1 ? "colgroup" : "col");
    if (span > 1)
        markup_attribute_format(page->markup, "colspan", "%d", span);
    markup_text(page->markup, text);
    markup_close(page->markup);
}

/* The columns of all versions of an operator that are shown. */
static int operator_columns(const bool *shown, enum scatter_operator op)
{
    int count = 0;
    for (int row = 0; row < OPERATOR_VERSION_COUNT; row++)
        count += shown[row] && operator_versions[row].op == op ? column_count(row) : 0;
    return count;
}

/* Three rows: operators, their versions, the reductions of each. */
static void add_matrix_head(struct html_page *page, const bool *shown)
{
    markup_open(page->markup, "thead");
    markup_open(page->markup, "tr");
    markup_open(page->markup, "th");
    markup_attribute(page->markup, "rowspan", "3");
    markup_attribute(page->markup, "scope", "col");
    markup_text(page->markup, "type");
    markup_close(page->markup);
    for (int op = 0; op < OPERATOR_COUNT; op++) {
        int span = operator_columns(shown, (enum scatter_operator)op);
        if (span > 0)
            add_head(page, operator_name((enum scatter_operator)op), span, true);
    }
    markup_close(page->markup);
    markup_open(page->markup, "tr");
    for (int row = 0; row < OPERATOR_VERSION_COUNT; row++)
        if (shown[row])
            add_head(page, number_text(operator_versions[row].since_version, page->arena), column_count(row),
                     true);
    markup_close(page->markup);
    markup_open(page->markup, "tr");
    for (int row = 0; row < OPERATOR_VERSION_COUNT; row++)
        for (int reduction = 0, first = 1; shown[row] && reduction < REDUCTION_COUNT; reduction++)
            if (has_column(row, reduction)) {
                add_head(page, reduction_name((enum reduction)reduction), 1, first != 0);
                first = 0;
            }
    markup_close(page->markup);
    markup_close(page->markup);
}

static void add_type(struct html_page *page, const bool *shown, int32_t dtype)
{
    markup_open(page->markup, "tr");
    html_row_head(page, dtype_name(dtype));
    for (int row = 0; row < OPERATOR_VERSION_COUNT; row++)
        for (int reduction = 0, first = 1; shown[row] && reduction < REDUCTION_COUNT; reduction++)
            if (has_column(row, reduction)) {
                add_pair(page, row, dtype, reduction, first != 0);
                first = 0;
            }
    markup_close(page->markup);
}

void html_matrix(struct html_page *page)
{
    bool shown[OPERATOR_VERSION_COUNT];
    for (int row = 0; row < OPERATOR_VERSION_COUNT; row++)
        shown[row] = page->run->tally.conformance.versions[row].cases > 0;
    html_heading(page, 1, "types", "Element types and reductions");
    html_table(page, "matrix", "Operator version \xc3\x97 element type of data \xc3\x97 reduction");
    add_matrix_head(page, shown);
    markup_open(page->markup, "tbody");
    for (int32_t dtype = 0; dtype < CONFORMANCE_TYPES; dtype++) {
        bool is_there = false;
        for (int row = 0; row < OPERATOR_VERSION_COUNT; row++)
            is_there |= dtype_in(operator_versions[row].types, dtype);
        if (is_there)
            add_type(page, shown, dtype);
    }
    html_table_end(page);
    html_element(
        page, "p", "note",
        "\xe2\x9c\x93 claimed: answered correctly, and no case counts against it. ! answered in part, or "
        "in an incomplete run. \xe2\x9c\x97 fails, with the number of cases. "
        "\xe2\x80\x93 not supported, or refused. \xc2\xb7 no case that gives evidence. An empty cell: the "
        "operator version does not have the type.");
}
