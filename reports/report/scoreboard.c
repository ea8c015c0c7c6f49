#include "scoreboard.h"

#include "id_glob.h"
#include "report_text.h"
#include "short_text.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

static const struct {
    const char *name, *text;
    enum asked asked;
    const char *clauses;
    dtype_set types;
    const char *glob;
} questions[] = {
#define QUESTION_ROW(constant, name, text, asked, clauses, types, glob) \
    {name, text, asked, clauses, types, glob},
    QUESTION_TABLE(QUESTION_ROW)
#undef QUESTION_ROW
};

const char *question_name(enum question question)
{
    return questions[question].name;
}

const char *question_text(enum question question)
{
    return questions[question].text;
}

const char *grade_name(enum grade grade)
{
    static const char *const names[] = {[GRADE_NONE] = "no case",
                                        [GRADE_GOOD] = "good",
                                        [GRADE_PARTLY] = "partly",
                                        [GRADE_BAD] = "bad",
                                        [GRADE_UNSUPPORTED] = "not supported"};
    return names[grade];
}

/* ---- which cases -------------------------------------------------------------------------------------------------------- */

/* Whether a space-separated list of words contains a word. */
static bool is_listed(const char *list, const char *word)
{
    size_t length = strlen(word);
    for (const char *at = list; (at = strstr(at, word)) != NULL; at += length)
        if ((at == list || at[-1] == ' ') && (at[length] == '\0' || at[length] == ' '))
            return true;
    return false;
}

/* The clauses that a question names. */
static struct reported_clauses clauses_of(const struct report *report, enum question question)
{
    struct reported_clauses set = {{0}};
    for (size_t i = 0; i < report->clauses->count && i < REPORTED_CLAUSES; i++) {
        const char *name = report->clauses->clauses[i].name;
        bool is_asked = questions[question].asked == ASKED_GATES
                            ? is_version_gate(name)
                            : is_listed(questions[question].clauses, name);
        if (is_asked)
            set.words[i / 64] |= (uint64_t)1 << i % 64;
    }
    return set;
}

static bool share_a_clause(const struct reported_clauses *a, const struct reported_clauses *b)
{
    bool shared = false;
    for (size_t i = 0; i < sizeof a->words / sizeof *a->words; i++)
        shared |= (a->words[i] & b->words[i]) != 0;
    return shared;
}

static bool is_asked_about(enum question question, const struct reported_clauses *clauses,
                           const struct reported_case *item)
{
    switch (questions[question].asked) {
    case ASKED_FOUND:
        return true;
    case ASKED_REPEATED:
        return item->repeated;
    case ASKED_ABOUT:
    case ASKED_GATES:
        break;
    }
    return share_a_clause(&item->about, clauses) || dtype_in(questions[question].types, item->dtype) ||
           (questions[question].glob[0] != '\0' && glob_matches(questions[question].glob, item->id));
}

/* ---- reasons ------------------------------------------------------------------------------------------------------------ */

/* The number of reasons that are distinguished while cases are counted. */
enum { REASONS_COUNTED = 128 };

/* The reasons that count against an implementation, while cases are counted. Begin with zeroes. Texts are in an arena. */
struct score_reasons {
    struct score_reason items[REASONS_COUNTED];
    const struct reported_case *firsts[REASONS_COUNTED]; /* of reasons of cases */
    int count;
    int64_t others; /* cases for other reasons */
};

/* Equal texts of reasons share one address. NULL: not a case. */
static bool is_alike(const struct reported_case *a, const struct reported_case *b)
{
    return a != NULL && a->verdict == b->verdict && a->warned == b->warned &&
           a->reason.clause == b->reason.clause && a->reason.text == b->reason.text;
}

/* Adds a case, which has a record, under its reason. */
static void add_reason(struct score_reasons *reasons, const struct reported_case *item, struct arena *arena)
{
    const struct reason *reason = &item->reason;
    const char *verdict = item->warned ? "warning" : verdict_name(item->verdict);
    for (int i = 0; i < reasons->count; i++)
        if (is_alike(reasons->firsts[i], item)) {
            reasons->items[i].cases++;
            return;
        }
    const char *text = reasons->count == REASONS_COUNTED
                           ? NULL
                           : arena_format(arena, "%s: %s%s%s", verdict, reason->clause,
                                          reason->clause[0] == '\0' ? "" : ": ", reason->text);
    if (text == NULL) {
        reasons->others++;
        return;
    }
    reasons->firsts[reasons->count] = item;
    reasons->items[reasons->count++] = (struct score_reason){
        .text = text, .is_failure = verdict_is_failure(item->verdict), .cases = 1, .first = item->id};
}

/* Adds the lost processes of a run that are not attributed to any case; each counts as a case. */
static void add_losses(struct score_reasons *reasons, const struct reported_run *run, struct arena *arena)
{
    struct recorded_loss loss;
    for (size_t i = 0; record_loss(run->footer, i, &loss); i++) {
        const char *text =
            arena_format(arena, "lost process: %s %s", text_cut(loss.how, REASON_LENGTH, arena),
                         text_cut(loss.when, REASON_LENGTH, arena));
        if (text == NULL || reasons->count == REASONS_COUNTED)
            reasons->others++;
        else
            reasons->items[reasons->count++] = (struct score_reason){
                .text = text, .is_failure = true, .cases = loss.count, .first = loss.case_id};
    }
}

static bool is_graver(const struct score_reason *a, const struct score_reason *b)
{
    return a->is_failure != b->is_failure ? a->is_failure : a->cases > b->cases;
}

/*
 * Puts the most severe reasons into the score, of equally severe ones the first to come first, and the number of cases
 * with other reasons.
 */
static void settle_reasons(const struct score_reasons *reasons, struct score *score)
{
    score->other_cases = reasons->others;
    for (int number = 0; number < reasons->count; number++) {
        int at = score->reason_count;
        const struct score_reason reason = reasons->items[number];
        while (at > 0 && is_graver(&reason, &score->reasons[at - 1]))
            at--;
        bool is_full = score->reason_count == SCORE_REASONS;
        if (is_full)
            score->other_cases +=
                at == SCORE_REASONS ? reason.cases : score->reasons[SCORE_REASONS - 1].cases;
        else
            score->reason_count++;
        for (int i = score->reason_count - 1; i > at; i--)
            score->reasons[i] = score->reasons[i - 1];
        if (at < SCORE_REASONS)
            score->reasons[at] = reason;
    }
}

/* ---- counting ------------------------------------------------------------------------------------------------------------ */

/* Whether a case was answered correctly, or correctly refused. */
static bool is_right(const struct reported_case *item)
{
    return item->standing == STANDING_ANSWERED || item->standing == STANDING_REFUSED;
}

/* The counter of a score that a case belongs to, unless it counts against the implementation for another reason. */
static int64_t *place_of(struct score *score, const struct reported_case *item, bool is_right)
{
    if (item->verdict == VERDICT_UNSUPPORTED)
        return &score->unsupported;
    return is_right ? &score->right : &score->others;
}

/* Counts a case that a question is about, and its reason, unless the case is right. */
static void count_case(struct score *score, struct score_reasons *reasons, const struct reported_case *item,
                       struct arena *arena)
{
    score->cases++;
    if (verdict_is_failure(item->verdict))
        score->failed++;
    else if (item->warned)
        score->warned++;
    else
        (*place_of(score, item, is_right(item)))++;
    if (item->text != NULL)
        add_reason(reasons, item, arena);
}

/* Counts a case of a question for which only certain findings count; `found`: the case has one. */
static void count_found(struct score *score, struct score_reasons *reasons, const struct reported_case *item,
                        bool found, struct arena *arena)
{
    bool fails = verdict_is_failure(item->verdict);
    if (found) {
        count_case(score, reasons, item, arena);
        return;
    }
    score->cases++;
    (*place_of(score, item, fails || item->verdict == VERDICT_PASS))++;
}

static enum grade grade_of(const struct score *score, bool one_is_bad)
{
    int64_t answered = score->right + score->warned + score->failed;
    if (answered == 0)
        return score->unsupported > 0 ? GRADE_UNSUPPORTED : GRADE_NONE;
    if (score->failed > 0)
        return one_is_bad || score->failed >= answered - score->failed ? GRADE_BAD : GRADE_PARTLY;
    bool is_part = score->warned > 0 || (!one_is_bad && score->unsupported > answered);
    return is_part ? GRADE_PARTLY : GRADE_GOOD;
}

/* Adds lost processes that are not attributed to any case: each counts as a case. */
static void count_lost(struct score *score, struct score_reasons *reasons, const struct reported_run *run,
                       struct arena *arena)
{
    int64_t lost = report_lost(run);
    add_losses(reasons, run, arena);
    score->cases += lost;
    score->failed += lost;
}

/* Counts a case for a question about some clauses, according to the kind of question. */
static void count_asked(enum question question, const struct reported_clauses *clauses, struct score *score,
                        struct score_reasons *reasons, const struct reported_case *item, struct arena *arena)
{
    switch (questions[question].asked) {
    case ASKED_FOUND:
        count_found(score, reasons, item, share_a_clause(&item->found, clauses), arena);
        return;
    case ASKED_REPEATED:
        count_found(score, reasons, item, item->unsteady, arena);
        return;
    case ASKED_ABOUT:
    case ASKED_GATES:
        break;
    }
    count_case(score, reasons, item, arena);
}

void scoreboard_ask(const struct report *report, const struct reported_run *run, enum question question,
                    struct score *score, struct arena *arena)
{
    const struct reported_clauses clauses = clauses_of(report, question);
    const enum asked asked = questions[question].asked;
    struct score_reasons reasons = {.count = 0};
    *score = (struct score){.grade = GRADE_NONE};
    for (size_t i = 0; i < run->case_count; i++)
        if (is_asked_about(question, &clauses, &run->cases[i]))
            count_asked(question, &clauses, score, &reasons, &run->cases[i], arena);
    if (asked == ASKED_FOUND)
        count_lost(score, &reasons, run, arena);
    settle_reasons(&reasons, score);
    score->grade = grade_of(score, asked == ASKED_FOUND || asked == ASKED_REPEATED);
}

void scoreboard_version(const struct reported_run *run, int row, struct score *score, struct arena *arena)
{
    static const enum grade grades[] = {
        [STATEMENT_COMPLETE] = GRADE_GOOD,          [STATEMENT_PARTLY] = GRADE_PARTLY,
        [STATEMENT_NOT_CONFORMING] = GRADE_BAD,     [STATEMENT_NOT_SUPPORTED] = GRADE_UNSUPPORTED,
        [STATEMENT_DEPRECATED] = GRADE_UNSUPPORTED, [STATEMENT_UNANSWERED] = GRADE_UNSUPPORTED,
        [STATEMENT_INCOMPLETE] = GRADE_PARTLY};
    struct score_reasons reasons = {.count = 0};
    *score = (struct score){.grade = GRADE_NONE};
    for (size_t i = 0; i < run->case_count; i++)
        if (run->cases[i].row == row)
            count_case(score, &reasons, &run->cases[i], arena);
    settle_reasons(&reasons, score);
    if (score->cases > 0)
        score->grade = grades[conformance_of(&run->tally.conformance, row, run->complete)];
}

/* ---- order --------------------------------------------------------------------------------------------------------------- */

/* Compares texts in which consecutive digits are a number. */
static int compare_versions(const char *a, const char *b)
{
    while (*a != '\0' && *b != '\0') {
        if (isdigit((unsigned char)*a) && isdigit((unsigned char)*b)) {
            a += strspn(a, "0");
            b += strspn(b, "0");
            size_t length = strspn(a, "0123456789"), other = strspn(b, "0123456789");
            int order = length != other ? (length < other ? -1 : 1) : strncmp(a, b, length);
            if (order != 0)
                return order;
            a += length;
            b += other;
        } else if (*a == *b) {
            a++;
            b++;
        } else {
            break;
        }
    }
    return (int)(unsigned char)*a - (int)(unsigned char)*b;
}

static bool comes_before(const struct reported_run *a, const struct reported_run *b)
{
    int order = strcmp(a->name, b->name);
    return order != 0 ? order < 0 : compare_versions(a->version, b->version) < 0;
}

void scoreboard_order(const struct report *report, size_t *order)
{
    for (size_t number = 0; number < report->count; number++) {
        size_t at = number;
        for (; at > 0 && comes_before(&report->runs[number], &report->runs[order[at - 1]]); at--)
            order[at] = order[at - 1];
        order[at] = number;
    }
}
