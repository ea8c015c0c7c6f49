#include "judge_fixture.h"
#include "reported_fixture.h"
#include "scoreboard.h"

#include <criterion/criterion.h>
#include <criterion/new/assert.h>
#include <string.h>

static struct reported_fixture fixture;
static struct score score;

static void begin(void)
{
    reported_fixture_begin(&fixture);
}

static void end(void)
{
    reported_fixture_end(&fixture);
}

TestSuite(scoreboard, .init = begin, .fini = end);

#define NEGATIVE      ", \"clauses\": [\"ScatterND.index-negative\"]"
#define RIGHT         NEGATIVE ANSWERED
#define FLOAT16       ", \"dtype\": \"float16\""
#define GATE          ", \"clauses\": [\"ScatterND.attribute-unknown\"]"
#define WRONG(policy) FINDING("failures", "ScatterND-18.target", "must", policy)
#define WARNING       FINDING("warnings", "ScatterND-18.subnormals", "should", "flushed")

static const struct reported_run *read_run(const char *text)
{
    cr_assert(eq(int, (int)reported_fixture_read(&fixture, text), STATUS_OK), "%s", fixture.error.message);
    return &fixture.report.runs[fixture.report.count - 1];
}

/* Answers a question from results; the answer is in `score`. */
static void ask(enum question question, const char *text)
{
    scoreboard_ask(&fixture.report, read_run(text), question, &score, &fixture.arena);
}

static const char *grade(void)
{
    return grade_name(score.grade);
}

static bool is_clause(const char *name)
{
    bool found = false;
    for (int op = 0; op < OPERATOR_COUNT; op++)
        found |= clause_named(fixture_judging()->clauses, (enum scatter_operator)op, name) != NULL;
    return found;
}

static void check_clauses(const char *question, const char *list)
{
    for (const char *at = list; *at != '\0'; at += strspn(at, " ")) {
        size_t length = strcspn(at, " ");
        const char *word = arena_copy_text(&fixture.arena, at, length);
        cr_expect(is_clause(word), "%s: %s", question, word);
        at += length;
    }
}

Test(scoreboard, every_clause_that_a_question_names_exists)
{
#define CHECK(constant, name, text, asked, list, types, glob) check_clauses(name, list);
    QUESTION_TABLE(CHECK)
#undef CHECK
}

Test(scoreboard, passing_cases_about_a_clause_are_good)
{
    ask(QUESTION_NEGATIVE_INDICES, HEADER CASE("a", "pass", RIGHT) CASE("b", "fail", "") FOOTER("2"));
    cr_expect(eq(str, (char *)grade(), "good"));
    cr_expect(eq(i64, score.cases, 1));
}

Test(scoreboard, some_failures_are_partly)
{
    ask(QUESTION_NEGATIVE_INDICES, HEADER CASE("a", "pass", RIGHT) CASE("b", "pass", RIGHT)
                                       CASE("c", "fail", NEGATIVE WRONG("x")) FOOTER("3"));
    cr_expect(eq(str, (char *)grade(), "partly"));
    cr_expect(eq(i64, score.right, 2));
    cr_expect(eq(i64, score.failed, 1));
}

Test(scoreboard, failures_of_half_the_cases_are_bad)
{
    ask(QUESTION_NEGATIVE_INDICES, HEADER CASE("a", "pass", RIGHT) CASE("b", "crash", NEGATIVE) FOOTER("2"));
    cr_expect(eq(str, (char *)grade(), "bad"));
}

Test(scoreboard, warnings_are_partly)
{
    ask(QUESTION_NEGATIVE_INDICES, HEADER CASE("a", "pass", RIGHT WARNING) FOOTER("1"));
    cr_expect(eq(str, (char *)grade(), "partly"));
    cr_expect(eq(i64, score.warned, 1));
}

Test(scoreboard, without_an_answer_nothing_is_supported)
{
    ask(QUESTION_NEGATIVE_INDICES, HEADER CASE("a", "unsupported", NEGATIVE) FOOTER("1"));
    cr_expect(eq(str, (char *)grade(), "not supported"));
}

Test(scoreboard, mostly_unsupported_cases_are_partly)
{
    ask(QUESTION_NEGATIVE_INDICES, HEADER CASE("a", "pass", RIGHT) CASE("b", "unsupported", NEGATIVE)
                                       CASE("c", "unsupported", NEGATIVE) FOOTER("3"));
    cr_expect(eq(str, (char *)grade(), "partly"));
}

Test(scoreboard, without_a_case_there_is_no_grade)
{
    ask(QUESTION_NEGATIVE_INDICES, HEADER CASE("a", "pass", "") CASE("b", "not-run", NEGATIVE) FOOTER("2"));
    cr_expect(eq(str, (char *)grade(), "no case"));
}

Test(scoreboard, a_question_may_be_about_types)
{
    ask(QUESTION_HALF,
        HEADER CASE("a", "pass", FLOAT16) CASE("b", "pass", ", \"dtype\": \"float\"") FOOTER("2"));
    cr_expect(eq(i64, score.cases, 1));
}

Test(scoreboard, a_question_may_be_about_version_gates)
{
    ask(QUESTION_VERSION_GATES, HEADER CASE("a", "pass", GATE ANSWERED) CASE("b", "pass", RIGHT) FOOTER("2"));
    cr_expect(eq(i64, score.cases, 1));
}

Test(scoreboard, for_memory_safety_only_findings_count_and_one_is_bad)
{
    ask(QUESTION_SURVIVES,
        HEADER CASE("a", "pass", "") CASE("b", "pass", "") CASE("c", "fail", WRONG("x"))
            CASE("d", "crash", FINDING("failures", "ScatterND-18.memory-safety", "must", "crash"))
                FOOTER("4"));
    cr_expect(eq(str, (char *)grade(), "bad"));
    cr_expect(eq(i64, score.failed, 1));
    cr_expect(eq(i64, score.right, 3));
}

Test(scoreboard, a_lost_process_without_a_case_is_bad_for_memory_safety)
{
    ask(QUESTION_SURVIVES, HEADER CASE("a", "pass", "")
                               FOOTER_WITH("1", ", \"lost_processes\": [{\"when\": \"at its end\", \"how\": "
                                                "\"was killed by SIGSEGV\", \"count\": 2}]"));
    cr_expect(eq(str, (char *)grade(), "bad"));
    cr_expect(eq(i64, score.failed, 2));
    cr_expect(eq(i64, score.cases, 3));
    cr_expect(eq(str, (char *)score.reasons[0].text, "lost process: was killed by SIGSEGV at its end"));
}

Test(scoreboard, a_permitted_refusal_shows_nothing)
{
    ask(QUESTION_NEGATIVE_INDICES,
        HEADER CASE("a", "pass", NEGATIVE ", \"level\": \"may-reject\", \"answer\": \"rejected\"")
            FOOTER("1"));
    cr_expect(eq(str, (char *)grade(), "no case"));
    cr_expect(eq(i64, score.others, 1));
}

Test(scoreboard, a_case_of_level_unspecified_shows_nothing)
{
    ask(QUESTION_NEGATIVE_INDICES,
        HEADER CASE("a", "pass", NEGATIVE ", \"level\": \"unspecified\", \"answer\": \"output\"")
            FOOTER("1"));
    cr_expect(eq(str, (char *)grade(), "no case"));
}

#define REFUSED \
    ", \"clauses\": [\"ScatterND.index-bounds\"], \"level\": \"must-reject\", \"answer\": \"rejected\""

Test(scoreboard, a_refusal_is_right_where_valid_input_is_answered)
{
    ask(QUESTION_OUT_OF_BOUNDS, HEADER CASE("a", "pass", REFUSED) CASE("b", "pass", ANSWERED) FOOTER("2"));
    cr_expect(eq(str, (char *)grade(), "good"));
}

Test(scoreboard, a_refusal_shows_nothing_where_valid_input_is_not_answered)
{
    ask(QUESTION_OUT_OF_BOUNDS, HEADER CASE("a", "pass", REFUSED) FOOTER("1"));
    cr_expect(eq(str, (char *)grade(), "no case"));
}

#define REPEATED ", \"repetitions\": {\"count\": 3, \"outcomes\": []}"

Test(scoreboard, answers_that_differ_and_sometimes_fail_are_bad)
{
    ask(QUESTION_SAME_ANSWER, HEADER CASE("a", "pass", REPEATED) CASE(
                                  "b", "fail", REPEATED ", \"nondeterminism\": \"illegal\"") FOOTER("2"));
    cr_expect(eq(str, (char *)grade(), "bad"));
    cr_expect(eq(i64, score.cases, 2));
    cr_expect(eq(i64, score.failed, 1));
}

Test(scoreboard, unsupported_cases_that_are_repeated_are_not_supported)
{
    ask(QUESTION_SAME_ANSWER, HEADER CASE("a", "unsupported", REPEATED) FOOTER("1"));
    cr_expect(eq(str, (char *)grade(), "not supported"));
}

Test(scoreboard, answers_that_differ_legally_are_good)
{
    ask(QUESTION_SAME_ANSWER,
        HEADER CASE("a", "pass", REPEATED ", \"nondeterminism\": \"legal\"") FOOTER("1"));
    cr_expect(eq(str, (char *)grade(), "good"));
}

Test(scoreboard, without_repetitions_there_is_no_grade_for_repeated_runs)
{
    ask(QUESTION_SAME_ANSWER, HEADER CASE("a", "pass", "") FOOTER("1"));
    cr_expect(eq(str, (char *)grade(), "no case"));
}

Test(scoreboard, reasons_are_counted_and_failures_come_first)
{
    ask(QUESTION_NEGATIVE_INDICES,
        HEADER CASE("a", "unsupported", NEGATIVE ", \"message\": \"never\"")
            CASE("b", "unsupported", NEGATIVE ", \"message\": \"never\"")
                CASE("c", "unsupported", NEGATIVE ", \"message\": \"never\"")
                    CASE("d", "fail", NEGATIVE WRONG("x")) CASE("e", "fail", NEGATIVE WRONG("y"))
                        CASE("f", "fail", NEGATIVE WRONG("y")) FOOTER("6"));
    cr_assert(eq(int, score.reason_count, 3));
    cr_expect(eq(str, (char *)score.reasons[0].text, "fail: target: y"));
    cr_expect(eq(str, (char *)score.reasons[0].first, "c/e"));
    cr_expect(eq(str, (char *)score.reasons[1].text, "fail: target: x"));
    cr_expect(eq(str, (char *)score.reasons[2].text, "unsupported: never"));
    cr_expect(eq(i64, score.reasons[2].cases, 3));
}

Test(scoreboard, reasons_beyond_the_limit_are_counted_together)
{
#define ODD(id) CASE(id, "fail", NEGATIVE WRONG(id))
    ask(QUESTION_NEGATIVE_INDICES, HEADER ODD("a") ODD("b") ODD("c") ODD("d") ODD("e") ODD("f") ODD("g")
                                       ODD("h") ODD("i") ODD("j") FOOTER("10"));
    cr_expect(eq(int, score.reason_count, SCORE_REASONS));
    cr_expect(eq(i64, score.other_cases, 10 - SCORE_REASONS));
    cr_expect(eq(str, (char *)score.reasons[0].text, "fail: target: a"));
}

Test(scoreboard, a_version_is_graded_by_its_statement)
{
    const struct reported_run *run =
        read_run(HEADER CASE("a", "pass", ANSWERED) CASE("b", "fail", ANSWERED) FOOTER("2"));
    int row = run->cases[0].row;
    scoreboard_version(run, row, &score, &fixture.arena);
    cr_expect(eq(str, (char *)grade(), "bad"));
    cr_expect(eq(i64, score.failed, 1));
    scoreboard_version(run, 0, &score, &fixture.arena);
    cr_expect(eq(str, (char *)grade(), "no case"));
}

#define NAMED(name, version)                                                                               \
    "{\"type\": \"header\", \"format\": 2, \"implementation\": {\"specification\": \"lib.so\", \"name\": " \
    "\"" name "\", \"version\": \"" version "\"}}\n" FOOTER("0")

Test(scoreboard, runs_are_sorted_by_name_and_version)
{
    size_t order[6];
    (void)read_run(NAMED("b", "1.10.0") NAMED("b", "1.9.0") NAMED("a", "2") NAMED("b", "1.9.0+x")
                       NAMED("b", "1.09.0") NAMED("b", ""));
    scoreboard_order(&fixture.report, order);
    const size_t expected[] = {2, 5, 1, 4, 3, 0};
    for (int i = 0; i < 6; i++)
        cr_expect(eq(sz, order[i], expected[i]), "place %d", i);
}

/* ---- reasons --------------------------------------------------------------------------------------------------------- */

static struct reason reason_of(const char *text)
{
    return read_run(text)->cases[0].reason;
}

Test(scoreboard, a_failure_says_its_clause_and_what_was_done)
{
    struct reason reason = reason_of(HEADER CASE("a", "fail", WRONG("kept the old value")) FOOTER("1"));
    cr_expect(eq(str, (char *)reason.clause, "target"));
    cr_expect(eq(str, (char *)reason.text, "kept the old value"));
}

Test(scoreboard, a_failure_says_its_misreading)
{
    struct reason reason =
        reason_of(HEADER CASE("a", "fail", WRONG("x") ", \"misreading\": \"tuple-reversed\"") FOOTER("1"));
    cr_expect(eq(str, (char *)reason.text, "x (as if: tuple-reversed)"));
}

Test(scoreboard, a_crash_says_how_the_process_ended)
{
    struct reason reason =
        reason_of(HEADER CASE("a", "crash",
                              FINDING("failures", "ScatterND-18.memory-safety", "must",
                                      "crash") ", \"message\": \"was killed by SIGSEGV\"") FOOTER("1"));
    cr_expect(eq(str, (char *)reason.clause, "memory-safety"));
    cr_expect(eq(str, (char *)reason.text, "was killed by SIGSEGV"));
}

Test(scoreboard, a_record_without_texts_has_no_reason)
{
    struct reason reason = reason_of(HEADER CASE("a", "error", "") FOOTER("1"));
    cr_expect(eq(str, (char *)reason.clause, ""));
    cr_expect(eq(str, (char *)reason.text, ""));
}
