/* Cases in which runs differ: one implementation answers as it should and another does not; grouped by their marks. */
#include "html_parts.h"
#include "scoreboard.h"
#include "short_text.h"

#include <stdlib.h>
#include <string.h>

enum { GROUPS_SHOWN = 80, CASES_NAMED = 12, TEXT_SHOWN = 160 };

/*
 * The results of the runs for a case, in the order in which they are shown: one mark per run; MARK_NONE: not in the run, or
 * another case with the same id.
 */
struct outcome_row {
    const char *id;
    const char *hash; /* of the first run that has one; "": none has */
    unsigned char *marks;
};

struct outcomes {
    struct outcome_row *rows;
    size_t count, capacity;
    json_t *numbers; /* object: id -> number in rows */
    size_t run_count;
    const size_t *order;
};

/* ---- collecting ------------------------------------------------------------------------------------------------------------ */

/* The row of a case, created if new; NULL if out of memory. */
static struct outcome_row *row_of(struct outcomes *outcomes, const char *id, struct arena *arena)
{
    const json_t *number = json_object_get(outcomes->numbers, id);
    if (number != NULL)
        return &outcomes->rows[json_integer_value(number)];
    struct outcome_row *rows =
        arena_room_for(arena, outcomes->rows, outcomes->count, &outcomes->capacity, sizeof *outcomes->rows);
    if (rows == NULL)
        return NULL;
    outcomes->rows = rows;
    rows[outcomes->count].id = id;
    rows[outcomes->count].hash = "";
    rows[outcomes->count].marks = arena_allocate_zeroed(arena, outcomes->run_count + 1, 1);
    if (rows[outcomes->count].marks == NULL ||
        json_object_set_new(outcomes->numbers, id, json_integer((json_int_t)outcomes->count)) != 0)
        return NULL;
    return &rows[outcomes->count++];
}

/* A warning counts as a pass here, and a case without a verdict as one that was not run. */
static enum mark outcome_mark(const struct reported_case *item)
{
    if (item->verdict == VERDICT_PASS)
        return MARK_GOOD;
    if (verdict_is_failure(item->verdict))
        return MARK_BAD;
    return item->verdict == VERDICT_UNSUPPORTED ? MARK_OFF : MARK_NONE;
}

static bool collect(struct outcomes *outcomes, const struct report *report, struct arena *arena)
{
    for (size_t i = 0; i < report->count; i++) {
        const struct reported_run *run = &report->runs[outcomes->order[i]];
        for (size_t number = 0; number < run->case_count; number++) {
            struct outcome_row *row = row_of(outcomes, run->cases[number].id, arena);
            if (row == NULL)
                return false;
            const struct reported_case *item = &run->cases[number];
            row->hash = row->hash[0] == '\0' ? item->hash : row->hash;
            if (item->hash[0] == '\0' || strcmp(row->hash, item->hash) == 0)
                row->marks[i] = (unsigned char)outcome_mark(item);
        }
    }
    return true;
}

static bool is_disputed(const struct outcomes *outcomes, const struct outcome_row *row)
{
    return memchr(row->marks, MARK_GOOD, outcomes->run_count) != NULL &&
           memchr(row->marks, MARK_BAD, outcomes->run_count) != NULL;
}

/* ---- groups ---------------------------------------------------------------------------------------------------------------- */

/* Rows with the same marks: `count` of them, from `rows` on. */
struct outcome_group {
    const struct outcome_row *const *rows;
    size_t count;
};

struct sorted_row {
    const struct outcome_row *row;
    size_t run_count;
};

static int compare_rows(const void *left, const void *right)
{
    const struct sorted_row *a = left, *b = right;
    int order = memcmp(a->row->marks, b->row->marks, a->run_count);
    return order != 0 ? order : strcmp(a->row->id, b->row->id);
}

/* Largest groups first. */
static int compare_groups(const void *left, const void *right)
{
    const struct outcome_group *a = left, *b = right;
    if (a->count != b->count)
        return a->count > b->count ? -1 : 1;
    return strcmp(a->rows[0]->id, b->rows[0]->id);
}

/* The groups of disputed cases, in the arena; NULL if out of memory. */
static struct outcome_group *group(const struct outcomes *outcomes, size_t *count, struct arena *arena)
{
    size_t disputed = 0;
    struct sorted_row *sorted = arena_allocate_zeroed(arena, outcomes->count + 1, sizeof *sorted);
    const struct outcome_row **rows = arena_allocate_zeroed(arena, outcomes->count + 1, sizeof *rows);
    struct outcome_group *groups = arena_allocate_zeroed(arena, outcomes->count + 1, sizeof *groups);
    *count = 0;
    if (sorted == NULL || rows == NULL || groups == NULL)
        return NULL;
    for (size_t i = 0; i < outcomes->count; i++)
        if (is_disputed(outcomes, &outcomes->rows[i]))
            sorted[disputed++] = (struct sorted_row){&outcomes->rows[i], outcomes->run_count};
    if (disputed > 0)
        qsort(sorted, disputed, sizeof *sorted, compare_rows);
    for (size_t i = 0; i < disputed; i++) {
        bool is_alike =
            i > 0 && memcmp(sorted[i - 1].row->marks, sorted[i].row->marks, outcomes->run_count) == 0;
        rows[i] = sorted[i].row;
        if (!is_alike)
            groups[(*count)++].rows = &rows[i];
        groups[*count - 1].count++;
    }
    if (*count > 0)
        qsort(groups, *count, sizeof *groups, compare_groups);
    return groups;
}

/* ---- the section ----------------------------------------------------------------------------------------------- */

static void add_group(struct html_page *page, const struct outcomes *outcomes,
                      const struct outcome_group *alike)
{
    struct arena *arena = page->arena;
    markup_open(page->markup, "tr");
    html_number(page, (int64_t)alike->count);
    markup_open(page->markup, "th");
    markup_attribute(page->markup, "scope", "row");
    markup_open(page->markup, "details");
    markup_element(page->markup, "summary", text_cut(alike->rows[0]->id, TEXT_SHOWN, arena));
    markup_open(page->markup, "ul");
    for (size_t i = 1; i < alike->count && i < CASES_NAMED; i++)
        markup_element(page->markup, "li", text_cut(alike->rows[i]->id, TEXT_SHOWN, arena));
    if (alike->count > CASES_NAMED)
        html_format(page, "li", "", "%s more", number_text((int64_t)(alike->count - CASES_NAMED), arena));
    markup_close(page->markup);
    markup_close(page->markup);
    markup_close(page->markup);
    for (size_t i = 0; i < outcomes->run_count; i++)
        html_mark(page, "td", (enum mark)alike->rows[0]->marks[i], "", "");
    markup_close(page->markup);
}

static void add_head(struct html_page *page, const struct outcomes *outcomes)
{
    static const char *const first[] = {"cases", "such as"};
    markup_open(page->markup, "thead");
    markup_open(page->markup, "tr");
    for (size_t i = 0; i < sizeof first / sizeof *first + outcomes->run_count; i++) {
        markup_open(page->markup, "th");
        markup_attribute(page->markup, "scope", "col");
        markup_element(page->markup, "span", i < 2 ? first[i] : html_title(page, outcomes->order[i - 2]));
        markup_close(page->markup);
    }
    markup_close(page->markup);
    markup_close(page->markup);
    markup_open(page->markup, "tbody");
}

static void add_groups(struct html_page *page, const struct outcomes *outcomes, struct arena *arena)
{
    size_t count, cases = 0, left_out = 0;
    const struct outcome_group *groups = group(outcomes, &count, arena);
    for (size_t i = 0; i < count; i++)
        *(i < GROUPS_SHOWN ? &cases : &left_out) += groups[i].count;
    html_heading(page, 1, "differences", "Disputed cases");
    html_format(page, "p", "",
                "%s that one implementation answers correctly and another does not, grouped by cause.",
                count_text((int64_t)(cases + left_out), "case", page->arena));
    if (count == 0)
        return;
    html_table(page, "board differences", "Cases by the results of the implementations");
    add_head(page, outcomes);
    for (size_t i = 0; i < count && i < GROUPS_SHOWN; i++)
        add_group(page, outcomes, &groups[i]);
    html_table_end(page);
    if (left_out > 0)
        html_format(page, "p", "note", "%s in smaller groups are left out.",
                    count_text((int64_t)left_out, "case", page->arena));
}

void html_differences(struct html_page *page)
{
    struct arena arena = arena_create((size_t)1 << 30);
    size_t *order = arena_allocate_zeroed(&arena, page->report->count + 1, sizeof *order);
    struct outcomes outcomes = {.numbers = json_object(), .run_count = page->report->count, .order = order};
    if (order != NULL) {
        scoreboard_order(page->report, order);
        if (collect(&outcomes, page->report, &arena))
            add_groups(page, &outcomes, &arena);
    }
    json_decref(outcomes.numbers);
    arena_destroy(&arena);
}
