/* Users' questions: for one run with the reasons, and for all runs side by side. */
#include "html_parts.h"
#include "scoreboard.h"
#include "short_text.h"

#include <string.h>

enum { TEXT_SHOWN = 200 };

static enum mark mark_of_grade(enum grade grade)
{
    static const enum mark marks[] = {[GRADE_NONE] = MARK_NONE,
                                      [GRADE_GOOD] = MARK_GOOD,
                                      [GRADE_PARTLY] = MARK_FAIR,
                                      [GRADE_BAD] = MARK_BAD,
                                      [GRADE_UNSUPPORTED] = MARK_OFF};
    return marks[grade];
}

/* The place of the answer to a question; `kind` is "asked" for a question, "version" for a row. */
static const char *place_of(struct html_page *page, const char *prefix, const char *kind, const char *name)
{
    const char *place = arena_format(page->arena, "%s%s/%s", prefix, kind, name);
    return place == NULL ? "" : place;
}

/* The prefix of the places of a run, by its number. */
static const char *prefix_of(struct html_page *page, size_t number)
{
    const char *prefix = page->report->count == 1 ? "" : arena_format(page->arena, "run-%zu/", number + 1);
    return prefix == NULL ? "" : prefix;
}

/* ---- one run --------------------------------------------------------------------------------------------------------------- */

static void add_reasons(struct html_page *page, const struct score *score)
{
    if (score->reason_count == 0) {
        html_element(page, "td", "", "");
        return;
    }
    markup_open(page->markup, "td");
    markup_open(page->markup, "details");
    html_element(page, "summary", "", text_cut(score->reasons[0].text, TEXT_SHOWN, page->arena));
    markup_open(page->markup, "ul");
    for (int i = 0; i < score->reason_count; i++) {
        markup_open(page->markup, "li");
        markup_text(page->markup, count_text(score->reasons[i].cases, "case", page->arena));
        markup_text(page->markup, ": ");
        markup_text(page->markup, score->reasons[i].text);
        if (score->reasons[i].first[0] != '\0') {
            markup_text(page->markup, ", such as ");
            html_element(page, "code", "", text_cut(score->reasons[i].first, TEXT_SHOWN, page->arena));
        }
        markup_close(page->markup);
    }
    if (score->other_cases > 0)
        html_format(page, "li", "", "%s for other reasons",
                    count_text(score->other_cases, "case", page->arena));
    markup_close(page->markup);
    markup_close(page->markup);
    markup_close(page->markup);
}

static void add_score(struct html_page *page, const char *place, const char *name, const char *text,
                      const struct score *score)
{
    markup_open(page->markup, "tr");
    markup_id(page->markup, place);
    markup_open(page->markup, "th");
    markup_attribute(page->markup, "scope", "row");
    markup_text(page->markup, name);
    if (text[0] != '\0')
        markup_element(page->markup, "small", text);
    markup_close(page->markup);
    html_mark(page, "td", mark_of_grade(score->grade), grade_name(score->grade), "");
    html_number(page, score->right);
    html_number(page, score->warned);
    html_number(page, score->failed);
    html_number(page, score->unsupported);
    html_number(page, score->others);
    add_reasons(page, score);
    markup_close(page->markup);
}

void html_questions(struct html_page *page)
{
    static const char *const heads[] = {"question",    "answer", "right", "warnings", "failed",
                                        "unsupported", "others", "why",   NULL};
    struct score score;
    html_heading(page, 1, "questions", "Questions of users");
    html_element(page, "p", "note",
                 "A case may be about several questions: a failing case counts in each of them, whatever its "
                 "cause, which the last column shows. Others give no evidence: permitted refusals, cases for "
                 "which the specification defines nothing, and cases without a verdict.");
    html_table(page, "questions", "Questions, and the results of the cases about them");
    html_head_row(page, heads);
    for (int i = 0; i < QUESTION_COUNT; i++) {
        const enum question question = (enum question)i;
        scoreboard_ask(page->report, page->run, question, &score, page->arena);
        add_score(page, place_of(page, page->prefix, "asked", question_name(question)),
                  question_name(question), question_text(question), &score);
    }
    for (int row = 0; page->report->count > 1 && row < OPERATOR_VERSION_COUNT; row++) {
        scoreboard_version(page->run, row, &score, page->arena);
        if (score.cases > 0)
            add_score(page, place_of(page, page->prefix, "version", operator_versions[row].id),
                      operator_versions[row].id, "", &score);
    }
    html_table_end(page);
}

/* ---- all runs --------------------------------------------------------------------------------------------------------------- */

/* A cell that links to the reasons. */
static void add_cell(struct html_page *page, const struct score *score, const char *place, const char *what,
                     const char *title)
{
    enum mark mark = mark_of_grade(score->grade);
    html_open(page, "td", mark_class(mark));
    if (score->grade != GRADE_NONE) {
        markup_open(page->markup, "a");
        markup_link(page->markup, place);
        markup_attribute_format(page->markup, "title", "%.120s: %s: %s, %s of %s fail%s", title, what,
                                grade_name(score->grade), number_text(score->failed, page->arena),
                                count_text(score->cases, "case", page->arena),
                                score->unsupported > score->cases / 2 ? ", most are unsupported" : "");
    }
    markup_text(page->markup, mark_sign(mark));
    if (score->failed > 0)
        markup_element(page->markup, "small", number_text(score->failed, page->arena));
    if (score->grade != GRADE_NONE)
        markup_close(page->markup);
    markup_close(page->markup);
}

static void add_board_head(struct html_page *page, bool by_version)
{
    markup_open(page->markup, "thead");
    markup_open(page->markup, "tr");
    markup_open(page->markup, "th");
    markup_attribute(page->markup, "scope", "col");
    markup_text(page->markup, "implementation");
    markup_close(page->markup);
    for (int i = 0; i < (by_version ? (int)OPERATOR_VERSION_COUNT : (int)QUESTION_COUNT); i++) {
        markup_open(page->markup, "th");
        markup_attribute(page->markup, "scope", "col");
        if (!by_version)
            markup_attribute(page->markup, "title", question_text((enum question)i));
        markup_element(page->markup, "span",
                       by_version ? operator_versions[i].id : question_name((enum question)i));
        markup_close(page->markup);
    }
    markup_close(page->markup);
    markup_close(page->markup);
    markup_open(page->markup, "tbody");
}

static void add_board_row(struct html_page *page, size_t number, bool by_version)
{
    const struct reported_run *run = &page->report->runs[number];
    const char *prefix = prefix_of(page, number);
    const char *title = html_title(page, number);
    struct score score;
    markup_open(page->markup, "tr");
    markup_open(page->markup, "th");
    markup_attribute(page->markup, "scope", "row");
    html_link(page, place_of(page, prefix, "summary", "top"), title);
    markup_close(page->markup);
    for (int row = 0; by_version && row < OPERATOR_VERSION_COUNT; row++) {
        scoreboard_version(run, row, &score, page->arena);
        add_cell(page, &score, place_of(page, prefix, "version", operator_versions[row].id),
                 operator_versions[row].id, title);
    }
    for (int i = 0; !by_version && i < QUESTION_COUNT; i++) {
        const enum question question = (enum question)i;
        scoreboard_ask(page->report, run, question, &score, page->arena);
        add_cell(page, &score, place_of(page, prefix, "asked", question_name(question)),
                 question_name(question), title);
    }
    markup_close(page->markup);
}

static void add_board(struct html_page *page, const char *caption, bool by_version)
{
    size_t *order = arena_allocate_zeroed(page->arena, page->report->count + 1, sizeof *order);
    if (order == NULL)
        return;
    scoreboard_order(page->report, order);
    html_table(page, "board", caption);
    add_board_head(page, by_version);
    for (size_t i = 0; i < page->report->count; i++)
        add_board_row(page, order[i], by_version);
    html_table_end(page);
}

void html_scoreboard(struct html_page *page)
{
    html_heading(page, 1, "scoreboard", "Scoreboard");
    html_element(
        page, "p", "note",
        "\xe2\x9c\x93 good: no case fails, and most are supported. ! partly: some cases fail or pass with "
        "warnings, or most are not supported; for an operator version: complete for some types and "
        "reductions. \xe2\x9c\x97 bad: at least half of the answers fail; for repeated runs, memory safety "
        "and operator versions: any failure. \xe2\x80\x93 not supported. \xc2\xb7 no case. The number is the "
        "number of failing cases. Each cell links to the reasons.");
    add_board(page, "The statement about each operator version, with the number of failing cases", true);
    add_board(page, "Questions of users, with the number of failing cases", false);
}
