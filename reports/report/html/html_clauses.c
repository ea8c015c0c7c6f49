/* Results by clause of the specification and operator version, and the version gates. */
#include "html_parts.h"
#include "record.h"

#include <string.h>

/*
 * The cases about a clause at an operator version: those that pass; of these, those that are evidence for the clause, because
 * they are answered correctly or correctly refused, or because the clause is all that is defined for them; and those that are
 * unsupported.
 */
struct about_cases {
    int64_t passed, shown, unsupported;
};

/* ---- counting ------------------------------------------------------------------------------------------------------------ */

/* Whether a passing case is evidence that a clause is kept; if its level is unspecified, only clauses of level must count. */
static bool shows(const struct reported_case *item, enum level level)
{
    return item->standing == STANDING_ANSWERED || item->standing == STANDING_REFUSED ||
           item->standing == STANDING_ACCEPTED ||
           (item->standing == STANDING_UNSTATED && level == LEVEL_MUST);
}

/* The level of a clause at an operator version; LEVEL_UNSPECIFIED if it does not apply. */
static enum level level_of(const struct html_page *page, size_t number, int row, enum edition edition)
{
    const struct clause *clause = &page->report->clauses->clauses[number];
    struct clause_weight weight;
    bool holds = clause->holds[row] &&
                 clause_level(page->report->clauses, &operator_versions[row], clause->name, edition, &weight);
    return holds ? weight.level : LEVEL_UNSPECIFIED;
}

/* For each clause and row; NULL if out of memory. */
static struct about_cases (*count_about(struct html_page *page, enum edition edition))[OPERATOR_VERSION_COUNT]
{
    size_t count = page->report->clauses->count;
    struct about_cases(*about)[OPERATOR_VERSION_COUNT] =
        arena_allocate_zeroed(page->arena, count + 1, sizeof *about);
    for (size_t i = 0; about != NULL && i < page->run->case_count; i++) {
        const struct reported_case *item = &page->run->cases[i];
        for (size_t clause = 0; item->row >= 0 && clause < count; clause++)
            if (reported_is_about(item, clause)) {
                about[clause][item->row].passed += item->verdict == VERDICT_PASS;
                about[clause][item->row].shown += shows(item, level_of(page, clause, item->row, edition));
                about[clause][item->row].unsupported += item->verdict == VERDICT_UNSUPPORTED;
            }
    }
    return about;
}

static enum mark mark_of_clause(const struct clause_cases *cases, const struct about_cases *about)
{
    if (cases->failed > 0)
        return MARK_BAD;
    if (cases->warned > 0 || cases->about_failed > 0)
        return MARK_FAIR;
    if (about->shown > 0)
        return MARK_GOOD;
    return about->unsupported > 0 ? MARK_OFF : MARK_NONE;
}

/* ---- the table ----------------------------------------------------------------------------------------------------------- */

/* The data about the clauses of one page. */
struct clause_table {
    struct html_page *page;
    struct about_cases (*about)[OPERATOR_VERSION_COUNT];
    enum edition edition;
};

/* The numbers behind a cell: "41 cases about it: 38 pass, 3 fail; 3 fail under it". */
static const char *clause_title(const struct clause_table *table, size_t clause, int row)
{
    struct arena *arena = table->page->arena;
    const struct clause_cases *cases = &table->page->run->clauses[clause][row];
    const struct about_cases *about = &table->about[clause][row];
    const char *text = arena_format(
        arena, "%s about it, %s pass, %s fail, %s unsupported; under it %s and %s",
        count_text(cases->about, "case", arena), number_text(about->passed, arena),
        number_text(cases->about_failed, arena), number_text(about->unsupported, arena),
        count_text(cases->failed, "failure", arena), count_text(cases->warned, "warning", arena));
    return text == NULL ? "" : text;
}

static void add_cell(const struct clause_table *table, size_t number, int row)
{
    struct html_page *page = table->page;
    const struct clause *clause = &page->report->clauses->clauses[number];
    struct clause_weight weight;
    if (!clause->holds[row] || !clause_level(page->report->clauses, &operator_versions[row], clause->name,
                                             table->edition, &weight)) {
        html_element(page, "td", "", "");
        return;
    }
    const struct clause_cases *cases = &page->run->clauses[number][row];
    enum mark mark = mark_of_clause(cases, &table->about[number][row]);
    int64_t against = cases->failed > 0   ? cases->failed
                      : cases->warned > 0 ? cases->warned
                                          : cases->about_failed;
    html_open(page, "td", mark_class(mark));
    if (cases->about > 0 || mark != MARK_NONE)
        markup_attribute(page->markup, "title", clause_title(table, number, row));
    markup_text(page->markup, mark_sign(mark));
    if (against > 0)
        markup_element(page->markup, "b", number_text(against, page->arena));
    markup_element(page->markup, "small", level_name(weight.level));
    markup_close(page->markup);
}

static void add_clause(const struct clause_table *table, size_t number)
{
    struct html_page *page = table->page;
    const struct clause *clause = &page->report->clauses->clauses[number];
    markup_open(page->markup, "tr");
    markup_open(page->markup, "th");
    markup_attribute(page->markup, "scope", "row");
    markup_text(page->markup, clause->name);
    markup_element(page->markup, "small", clause->statement);
    markup_close(page->markup);
    for (int row = 0; row < OPERATOR_VERSION_COUNT; row++)
        if (operator_versions[row].op == clause->op)
            add_cell(table, number, row);
    markup_close(page->markup);
}

/* Clauses of an operator that the table shows. */
static bool is_in_table(const struct clause *clause, int op, bool gates)
{
    return (int)clause->op == op && is_version_gate(clause->name) == gates;
}

/* How many clauses of an operator have failures, or warnings, and how many are in the table. */
static void count_clauses(const struct clause_table *table, int op, bool gates, int64_t counts[3])
{
    const struct clause_set *set = table->page->report->clauses;
    for (size_t i = 0; i < set->count; i++) {
        enum mark worst = MARK_NONE;
        if (!is_in_table(&set->clauses[i], op, gates))
            continue;
        for (int row = 0; row < OPERATOR_VERSION_COUNT; row++) {
            enum mark mark = mark_of_clause(&table->page->run->clauses[i][row], &table->about[i][row]);
            if (mark == MARK_BAD || (mark == MARK_FAIR && worst != MARK_BAD))
                worst = mark;
        }
        counts[0] += worst == MARK_BAD;
        counts[1] += worst == MARK_FAIR;
        counts[2]++;
    }
}

static void add_operator(const struct clause_table *table, int op, bool gates)
{
    struct html_page *page = table->page;
    const struct clause_set *set = page->report->clauses;
    const char *heads[OPERATOR_VERSION_COUNT + 2] = {"clause"};
    const char *name = operator_name((enum scatter_operator)op);
    int64_t counts[3] = {0, 0, 0};
    int columns = 1;
    count_clauses(table, op, gates, counts);
    for (int row = 0; row < OPERATOR_VERSION_COUNT; row++)
        if ((int)operator_versions[row].op == op)
            heads[columns++] = operator_versions[row].id;
    markup_open(page->markup, "details");
    markup_open(page->markup, "summary");
    html_format(page, "b",
                counts[0] > 0   ? "bad"
                : counts[1] > 0 ? "fair"
                                : "good",
                "%s %s",
                mark_sign(counts[0] > 0   ? MARK_BAD
                          : counts[1] > 0 ? MARK_FAIR
                                          : MARK_GOOD),
                name);
    html_format(page, "span", "",
                ": %s, %s with failures, %s with warnings, or with cases that fail under another clause",
                count_text(counts[2], "clause", page->arena), number_text(counts[0], page->arena),
                number_text(counts[1], page->arena));
    markup_close(page->markup);
    html_table(page, "clauses",
               arena_format(page->arena, "%s of %s, by version", gates ? "Version gates" : "Clauses", name));
    html_head_row(page, heads);
    for (size_t i = 0; i < set->count; i++)
        if (is_in_table(&set->clauses[i], op, gates))
            add_clause(table, i);
    html_table_end(page);
    markup_close(page->markup);
}

static void add_operators(struct html_page *page, bool gates)
{
    struct clause_table table = {.page = page, .edition = EDITION_NEWEST};
    (void)edition_from_name(record_text(page->run->header, "edition"), &table.edition, NULL);
    table.about = count_about(page, table.edition);
    for (int op = 0; table.about != NULL && op < OPERATOR_COUNT; op++)
        add_operator(&table, op, gates);
}

void html_clauses(struct html_page *page)
{
    html_heading(page, 1, "clauses", "Clauses of the specification");
    html_element(
        page, "p", "note",
        "Each cell has the level of the clause at that version and the result: "
        "\xe2\x9c\x93 cases about it are answered correctly and none fails, \xe2\x9c\x97 failures under it, "
        "! warnings under it, or cases about it that fail under another clause, \xe2\x80\x93 not supported, "
        "\xc2\xb7 no case about it gives evidence. "
        "scatter-cts show CLAUSE explains each.");
    add_operators(page, false);
}

void html_gates(struct html_page *page)
{
    const struct tally *tally = &page->run->tally;
    html_heading(page, 1, "gates", "Version gates");
    html_format(
        page, "p", "",
        "What an operator version does not have: of the cases that its schema forbids, %s refused and %s "
        "answered.",
        number_text(tally->gates_refused, page->arena), number_text(tally->gates_accepted, page->arena));
    html_choices_table(page, true, "Behaviour for models that the operator version forbids");
    add_operators(page, true);
}
