#include "fingerprint.h"
#include "fingerprint_fixture.h"

#include <criterion/criterion.h>
#include <inttypes.h>
#include <string.h>

static struct arena arena;
static struct error error;
static struct fingerprint fingerprint;

static void set_up(void)
{
    arena = arena_create((size_t)1 << 24);
    error = (struct error){0};
}

static void tear_down(void)
{
    arena_destroy(&arena);
}

TestSuite(fingerprint, .init = set_up, .fini = tear_down);

/* A point and its policies: "ScatterND-18.rounding|question|add float16: policy 2 example; …". */
static const char *point_text(const struct fingerprint_point *point)
{
    const char *text = arena_format(
        &arena, "%s.%s|%s|%s %s:", point->version == NULL ? operator_name(point->op) : point->version->id,
        point->clause, point->question, point->reduction, point->dtype);
    for (size_t i = 0; i < point->policy_count; i++)
        text = arena_format(&arena, "%s%s %s %" PRId64 " %s%.*s", text, i == 0 ? "" : ";",
                            point->policies[i].policy, point->policies[i].cases, point->policies[i].example,
                            (int)point->policies[i].severity, "!!");
    return text;
}

static void expect_points(const struct fingerprint_point *points, size_t count, const char *const *expected)
{
    size_t index = 0;
    for (; index < count && expected[index] != NULL; index++)
        cr_expect(strcmp(point_text(&points[index]), expected[index]) == 0, "%s\ninstead of\n%s",
                  point_text(&points[index]), expected[index]);
    cr_expect(index == count && expected[index] == NULL, "%zu points", count);
}

#define POINTS(...) ((const char *const[]){__VA_ARGS__, NULL})

static void expect(const struct shown *shown, const char *const *expected)
{
    fingerprint = fixture_fingerprint("lib", shown, &arena);
    expect_points(fingerprint.points, fingerprint.point_count, expected);
}

/* ---- points -------------------------------------------------------------------------------------------------------------- */

Test(fingerprint, a_policy_counts_the_cases_that_showed_it)
{
    expect(SHOWN({SEEN("c/a", "ScatterND-18.nan-order", "wins"), .point = "NaN in data"},
                 {SEEN("c/b", "ScatterND-18.nan-order", "wins"), .point = "NaN in data"}),
           POINTS("ScatterND-18.nan-order|NaN in data| : wins 2 c/a"));
}

Test(fingerprint, the_example_is_the_least_id_whatever_the_order)
{
    expect(SHOWN({SEEN("c/b", "ScatterND-18.index-bounds", "refused")},
                 {SEEN("c/a", "ScatterND-18.index-bounds", "refused")},
                 {SEEN("c/c", "ScatterND-18.index-bounds", "refused")}),
           POINTS("ScatterND-18.index-bounds|| : refused 3 c/a"));
}

Test(fingerprint, policies_of_a_point_are_sorted_by_name)
{
    expect(SHOWN({SEEN("c/a", "ScatterND-18.duplicates-none", "last")},
                 {SEEN("c/b", "ScatterND-18.duplicates-none", "first")}),
           POINTS("ScatterND-18.duplicates-none|| : first 1 c/b; last 1 c/a"));
}

Test(fingerprint, each_clause_is_a_point)
{
    expect(SHOWN({SEEN("c/a", "ScatterND-18.b", "p")}, {SEEN("c/a", "ScatterND-18.a", "p")}),
           POINTS("ScatterND-18.a|| : p 1 c/a", "ScatterND-18.b|| : p 1 c/a"));
}

Test(fingerprint, each_question_of_a_clause_is_a_point)
{
    expect(SHOWN({SEEN("c/a", "ScatterND-18.nan-order", "wins"), .point = "NaN in data"},
                 {SEEN("c/a", "ScatterND-18.nan-order", "loses"), .point = "NaN among several"}),
           POINTS("ScatterND-18.nan-order|NaN among several| : loses 1 c/a",
                  "ScatterND-18.nan-order|NaN in data| : wins 1 c/a"));
}

Test(fingerprint, operators_are_separate_points_in_their_order)
{
    expect(
        SHOWN({SEEN("c/a", "ScatterND-18.a", "p")}, {SEEN("c/a", "Scatter-11.c", "p")},
              {SEEN("c/a", "ScatterElements-18.b", "p")}),
        POINTS("Scatter-11.c|| : p 1 c/a", "ScatterElements-18.b|| : p 1 c/a", "ScatterND-18.a|| : p 1 c/a"));
}

Test(fingerprint, versions_are_separate_points_from_old_to_new)
{
    expect(SHOWN({SEEN("c/a", "Scatter-11.a", "p")}, {SEEN("c/a", "Scatter-9.a", "p")}),
           POINTS("Scatter-9.a|| : p 1 c/a", "Scatter-11.a|| : p 1 c/a"));
}

static const char *const arithmetic[] = {
#define NAME(name) name,
    ARITHMETIC_CLAUSE_TABLE(NAME)
#undef NAME
};

Test(fingerprint, clauses_of_arithmetic_have_a_point_for_each_reduction_and_type)
{
    for (size_t i = 0; i < sizeof arithmetic / sizeof *arithmetic; i++) {
        const char *clause = arena_format(&arena, "ScatterND-18.%s", arithmetic[i]);
        expect(SHOWN({SEEN("c/a", clause, "p"), .reduction = "mul", .dtype = "float"},
                     {SEEN("c/a", clause, "p"), .reduction = "add", .dtype = "float16"},
                     {SEEN("c/a", clause, "p"), .reduction = "add", .dtype = "float"}),
               POINTS(arena_format(&arena, "%s||add float: p 1 c/a", clause),
                      arena_format(&arena, "%s||add float16: p 1 c/a", clause),
                      arena_format(&arena, "%s||mul float: p 1 c/a", clause)));
    }
}

Test(fingerprint, other_clauses_are_one_point_for_all_reductions_and_types)
{
    expect(SHOWN({SEEN("c/a", "ScatterND-18.nan-order", "p"), .reduction = "max", .dtype = "float"},
                 {SEEN("c/b", "ScatterND-18.nan-order", "p"), .reduction = "min", .dtype = "float16"}),
           POINTS("ScatterND-18.nan-order|| : p 2 c/a"));
}

Test(fingerprint, warnings_and_failures_are_marked)
{
    expect(SHOWN({SEEN("c/a", "ScatterND-18.a", "p"), .member = "warnings"},
                 {SEEN("c/b", "ScatterND-18.a", "q"), .member = "failures"},
                 {SEEN("c/c", "ScatterND-18.a", "r"), .member = "observations"}),
           POINTS("ScatterND-18.a|| : p 1 c/a!; q 1 c/b!!; r 1 c/c"));
}

Test(fingerprint, one_policy_may_have_several_severities)
{
    expect(SHOWN({SEEN("c/a", "ScatterND-18.a", "p"), .member = "warnings"},
                 {SEEN("c/b", "ScatterND-18.a", "p")}),
           POINTS("ScatterND-18.a|| : p 1 c/b; p 1 c/a!"));
}

Test(fingerprint, the_level_of_the_clause_is_kept)
{
    fingerprint = fixture_fingerprint("lib", SHOWN({SEEN("c/a", "ScatterND-18.a", "p")}), &arena);
    cr_expect(strcmp(fingerprint.points[0].level, "any") == 0);
}

/* More than the initial capacity. */
Test(fingerprint, the_number_of_points_is_not_limited)
{
    enum { MANY = 1000 };
    struct shown *shown = arena_allocate_zeroed(&arena, MANY + 1, sizeof *shown);
    for (int i = 0; i < MANY; i++)
        shown[i] = (struct shown){SEEN("c/a", arena_format(&arena, "ScatterND-18.c%04d", MANY - 1 - i), "p")};
    fingerprint = fixture_fingerprint("lib", shown, &arena);
    cr_assert(fingerprint.point_count == MANY);
    for (int i = 0; i < MANY; i++)
        cr_expect(strcmp(fingerprint.points[i].clause, arena_format(&arena, "c%04d", i)) == 0);
}

/* ---- versions ------------------------------------------------------------------------------------------------------------ */

static void expect_merged(const struct shown *shown, const char *const *expected)
{
    struct fingerprint_point *merged;
    size_t count;
    fingerprint = fixture_fingerprint("lib", shown, &arena);
    cr_assert(fingerprint_merge(fingerprint.points, fingerprint.point_count, &merged, &count, &arena));
    expect_points(merged, count, expected);
}

Test(fingerprint, versions_with_the_same_behaviour_become_one_point)
{
    expect_merged(SHOWN({SEEN("c/c", "ScatterND-11.a", "p")}, {SEEN("c/b", "ScatterND-16.a", "p")},
                        {SEEN("c/d", "ScatterND-18.a", "p")}, {SEEN("c/e", "ScatterND-18.a", "p")}),
                  POINTS("ScatterND.a|| : p 4 c/b"));
}

Test(fingerprint, a_point_of_one_version_has_no_version)
{
    expect_merged(SHOWN({SEEN("c/a", "ScatterND-16.a", "p")}), POINTS("ScatterND.a|| : p 1 c/a"));
}

Test(fingerprint, versions_that_differ_remain_separate_points)
{
    expect_merged(
        SHOWN({SEEN("c/a", "ScatterND-11.a", "p")}, {SEEN("c/b", "ScatterND-16.a", "p")},
              {SEEN("c/c", "ScatterND-18.a", "q")}),
        POINTS("ScatterND-11.a|| : p 1 c/a", "ScatterND-16.a|| : p 1 c/b", "ScatterND-18.a|| : q 1 c/c"));
}

Test(fingerprint, versions_remain_separate_points_if_only_one_between_them_differs)
{
    expect_merged(
        SHOWN({SEEN("c/a", "ScatterND-11.a", "p")}, {SEEN("c/b", "ScatterND-16.a", "q")},
              {SEEN("c/c", "ScatterND-18.a", "p")}),
        POINTS("ScatterND-11.a|| : p 1 c/a", "ScatterND-16.a|| : q 1 c/b", "ScatterND-18.a|| : p 1 c/c"));
}

Test(fingerprint, versions_differ_when_one_has_an_additional_policy)
{
    expect_merged(SHOWN({SEEN("c/a", "ScatterND-16.a", "p")}, {SEEN("c/b", "ScatterND-18.a", "p")},
                        {SEEN("c/c", "ScatterND-18.a", "q")}),
                  POINTS("ScatterND-16.a|| : p 1 c/a", "ScatterND-18.a|| : p 1 c/b; q 1 c/c"));
}

Test(fingerprint, versions_differ_when_a_policy_is_a_warning_at_one_of_them)
{
    expect_merged(SHOWN({SEEN("c/a", "ScatterND-16.a", "p"), .member = "warnings"},
                        {SEEN("c/b", "ScatterND-18.a", "p")}),
                  POINTS("ScatterND-16.a|| : p 1 c/a!", "ScatterND-18.a|| : p 1 c/b"));
}

Test(fingerprint, only_points_of_the_same_question_are_merged)
{
    expect_merged(
        SHOWN({SEEN("c/a", "ScatterND-16.rounding", "p"), .dtype = "float"},
              {SEEN("c/b", "ScatterND-18.rounding", "p"), .dtype = "float16"}),
        POINTS("ScatterND.rounding||add float: p 1 c/a", "ScatterND.rounding||add float16: p 1 c/b"));
}

/* ---- header and counts --------------------------------------------------------------------------------------------------- */

static json_t *header;

static enum status start(void)
{
    enum status status = fingerprint_start(&fingerprint, header, &arena, &error);
    json_decref(header);
    if (status == STATUS_OK)
        fingerprint_destroy(&fingerprint);
    return status;
}

Test(fingerprint, it_names_the_implementation_and_the_sources)
{
    header = fixture_header("lib");
    json_t *options = json_object_get(json_object_get(header, "implementation"), "options");
    (void)json_object_set_new(options, "b", json_string("2"));
    (void)json_object_set_new(options, "a", json_string("1"));
    (void)json_object_set_new(json_array_get(json_object_get(header, "sources"), 0), "corpus_hash",
                              json_string("12ab"));
    cr_assert(start() == STATUS_OK, "%s", error.message);
    cr_expect(strcmp(fingerprint.program_version, "0.1.0") == 0);
    cr_expect(strcmp(fingerprint.edition, "onnx-1.23") == 0);
    cr_expect(strcmp(fingerprint.specification, "lib.so") == 0);
    cr_expect(strcmp(fingerprint.name, "lib") == 0 && strcmp(fingerprint.version, "1.0") == 0);
    cr_assert(fingerprint.option_count == 2);
    cr_expect(strcmp(fingerprint.options[0].key, "a") == 0 && strcmp(fingerprint.options[1].value, "2") == 0);
    cr_assert(fingerprint.source_count == 1);
    cr_expect(strcmp(fingerprint.sources[0].name, "cases") == 0 && fingerprint.sources[0].cases == 7);
    cr_expect(strcmp(fingerprint.sources[0].hash, "12ab") == 0);
}

/* Members that a header must have, not null. */
static const struct {
    const char *object, *member; /* "" : the header itself */
} needed[] = {
    {"", "format"},
    {"", "version"},
    {"", "edition"},
    {"", "implementation"},
    {"", "sources"},
    {"implementation", "specification"},
    {"implementation", "name"},
    {"implementation", "version"},
    {"implementation", "options"},
};

Test(fingerprint, a_header_without_a_member_is_refused_and_the_member_named)
{
    for (size_t i = 0; i < sizeof needed / sizeof *needed; i++) {
        header = fixture_header("lib");
        json_t *object = needed[i].object[0] == '\0' ? header : json_object_get(header, needed[i].object);
        (void)json_object_set_new(object, needed[i].member, json_null());
        cr_expect(start() == STATUS_UNREADABLE, "%s", needed[i].member);
        cr_expect(strstr(error.message, needed[i].member) != NULL, "%s: %s", needed[i].member, error.message);
    }
}

Test(fingerprint, another_format_is_refused)
{
    header = fixture_header("lib");
    (void)json_object_set_new(header, "format", json_integer(3));
    cr_expect(start() == STATUS_UNREADABLE);
}

Test(fingerprint, results_that_were_not_judged_by_clauses_are_refused)
{
    header = fixture_header("lib");
    (void)json_object_set_new(header, "judge", json_string("onnx"));
    cr_expect(start() == STATUS_UNREADABLE);
    cr_expect(strstr(error.message, "judge") != NULL, "%s", error.message);
}

Test(fingerprint, an_option_that_is_not_a_string_is_refused)
{
    header = fixture_header("lib");
    (void)json_object_set_new(json_object_get(json_object_get(header, "implementation"), "options"), "key",
                              json_integer(1));
    cr_expect(start() == STATUS_UNREADABLE);
    cr_expect(strstr(error.message, "options.key") != NULL, "%s", error.message);
}

Test(fingerprint, a_source_without_a_name_is_refused)
{
    header = fixture_header("lib");
    (void)json_array_append_new(json_object_get(header, "sources"), json_object());
    cr_expect(start() == STATUS_UNREADABLE);
    cr_expect(strstr(error.message, "sources[].name") != NULL, "%s", error.message);
}

/* Starts a fingerprint and adds one record. */
static enum status add(json_t *record)
{
    header = fixture_header("lib");
    cr_assert(fingerprint_start(&fingerprint, header, &arena, &error) == STATUS_OK);
    enum status status = fingerprint_add(&fingerprint, record, &error);
    fingerprint_destroy(&fingerprint);
    json_decref(header);
    json_decref(record);
    return status;
}

static const struct {
    const char *answer; /* NULL: none */
    const char *verdict;
    enum verdict counted;
    bool is_answered;
} answers[] = {
    {"output", "pass", VERDICT_PASS, true},
    {"output", "disputed", VERDICT_DISPUTED, true},
    {"rejected", "fail", VERDICT_FAIL, true},
    {"failed", "pass", VERDICT_PASS, true},
    {"fault", "fail", VERDICT_FAIL, true},
    {"unsupported", "unsupported", VERDICT_UNSUPPORTED, false},
    {"crash", "crash", VERDICT_CRASH, false},
    {"timeout", "timeout", VERDICT_TIMEOUT, false},
    {"memory", "memory", VERDICT_MEMORY, false},
    {"not-run", "not-run", VERDICT_NOT_RUN, false},
    {NULL, "unreadable", VERDICT_UNREADABLE, false},
};

Test(fingerprint, cases_without_an_answer_are_counted_by_verdict)
{
    for (size_t i = 0; i < sizeof answers / sizeof *answers; i++) {
        cr_assert(add(json_pack("{s:s, s:s, s:s, s:s*}", "type", "case", "id", "c/a", "verdict",
                                answers[i].verdict, "answer", answers[i].answer)) == STATUS_OK);
        cr_expect(fingerprint.cases == 1);
        cr_expect(fingerprint_unanswered(&fingerprint) == !answers[i].is_answered, "%s", answers[i].verdict);
        cr_expect(fingerprint.unanswered[answers[i].counted] == !answers[i].is_answered);
    }
}

Test(fingerprint, it_is_complete_when_the_footer_says_so)
{
    cr_assert(add(json_pack("{s:s, s:b}", "type", "footer", "complete", 1)) == STATUS_OK);
    cr_expect(fingerprint.complete);
    cr_assert(add(json_pack("{s:s, s:b}", "type", "footer", "complete", 0)) == STATUS_OK);
    cr_expect(!fingerprint.complete);
}

Test(fingerprint, records_of_other_types_are_ignored)
{
    cr_expect(add(json_pack("{s:s}", "type", "skipped")) == STATUS_OK);
    cr_expect(fingerprint.cases == 0);
}

/* ---- third-party records ---------------------------------------------------------------------------------------------------- */

static const struct {
    const char *record;
    const char *named; /* in the message */
} bad[] = {
    {"{'type': 'case', 'id': 'c/a', 'verdict': 'pass', 'failures': "
     "[{'clause': 'ScatterND.a', 'level': 'any', 'policy': 'p'}]}",
     "ScatterND.a"},
    {"{'type': 'case', 'id': 'c/a', 'verdict': 'pass', 'failures': "
     "[{'clause': 'ScatterND-18.', 'level': 'any', 'policy': 'p'}]}",
     "ScatterND-18."},
    {"{'type': 'case', 'id': 'c/a', 'verdict': 'pass', 'failures': "
     "[{'clause': 'ScatterND-180.a', 'level': 'any', 'policy': 'p'}]}",
     "ScatterND-180.a"},
};

static json_t *parse(const char *text)
{
    char *quoted = arena_copy_text(&arena, text, strlen(text));
    for (char *byte = quoted; *byte != '\0'; byte++)
        if (*byte == '\'')
            *byte = '"';
    json_t *value = json_loads(quoted, 0, NULL);
    cr_assert(value != NULL, "%s", text);
    return value;
}

Test(fingerprint, a_clause_of_no_operator_version_is_refused_by_its_name)
{
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        cr_expect(add(parse(bad[i].record)) == STATUS_UNREADABLE, "%s", bad[i].record);
        cr_expect(strstr(error.message, bad[i].named) != NULL, "%s: %s", bad[i].record, error.message);
    }
}

Test(fingerprint, lack_of_memory_is_reported)
{
    struct arena small = arena_create(1);
    header = fixture_header("lib");
    cr_expect(fingerprint_start(&fingerprint, header, &small, &error) == STATUS_OUT_OF_MEMORY);
    json_decref(header);
    arena_destroy(&small);
}

/* Whatever the memory limit: an error or the complete result, without leaks. */
Test(fingerprint, memory_may_run_out_at_any_point)
{
    header = fixture_header("lib");
    bool succeeded = false;
    for (size_t limit = 1; limit < (size_t)1 << 20 && !succeeded; limit = limit * 5 / 4 + 1) {
        struct arena small = arena_create(limit);
        enum status status = fingerprint_start(&fingerprint, header, &small, &error);
        for (int i = 0; status == STATUS_OK && i < 300; i++) {
            json_t *record = fixture_record(
                &(struct shown){SEEN("c/a", arena_format(&arena, "ScatterND-18.c%d", i), "p")});
            status = fingerprint_add(&fingerprint, record, &error);
            json_decref(record);
        }
        if (status == STATUS_OK)
            status = fingerprint_finish(&fingerprint, &error);
        succeeded = status == STATUS_OK;
        cr_expect(succeeded || status == STATUS_OUT_OF_MEMORY);
        fingerprint_destroy(&fingerprint);
        arena_destroy(&small);
    }
    cr_expect(succeeded);
    json_decref(header);
}
