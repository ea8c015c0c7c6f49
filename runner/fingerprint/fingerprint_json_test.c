#include "fingerprint_fixture.h"
#include "fingerprint_json.h"

#include <criterion/criterion.h>
#include <string.h>

static struct arena arena;
static struct error error;
static struct fingerprint original, fingerprint;
static json_t *document;

/* A fingerprint that has every member, as JSON. */
static void set_up(void)
{
    arena = arena_create((size_t)1 << 24);
    error = (struct error){0};
    original =
        fixture_fingerprint("lib",
                            SHOWN({SEEN("c/a", "ScatterND-18.nan-order", "wins"), .point = "NaN in data"},
                                  {SEEN("c/b", "ScatterND-18.rounding", "one off"), .member = "warnings"},
                                  {SEEN("c/c", "ScatterND-18.rounding", "as expected")},
                                  {SEEN("c/d", "ScatterND-16.untouched", "changed"), .member = "failures"}),
                            &arena);
    static const struct fingerprint_option options[] = {{"key", "value"}};
    static const struct fingerprint_source sources[] = {{"cases", 4, "12ab"}, {"mine", 2, ""}};
    original.options = options;
    original.option_count = 1;
    original.sources = sources;
    original.source_count = 2;
    original.cases = 9;
    original.unanswered[VERDICT_UNSUPPORTED] = 3;
    original.unanswered[VERDICT_CRASH] = 1;
    document = fingerprint_to_json(&original);
    cr_assert(document != NULL);
}

static void tear_down(void)
{
    json_decref(document);
    arena_destroy(&arena);
}

TestSuite(fingerprint_json, .init = set_up, .fini = tear_down);

/* The member that a path names, such as "points.0.policies". */
static json_t *at(const char *path)
{
    json_t *value = document;
    while (value != NULL && *path != '\0') {
        size_t length = strcspn(path, ".");
        char *step = arena_copy_text(&arena, path, length);
        value = json_is_array(value) ? json_array_get(value, (size_t)(step[0] - '0'))
                                     : json_object_get(value, step);
        path += length + (path[length] == '.');
    }
    return value;
}

static void expect_text(const char *path, const char *expected)
{
    const char *text = json_string_value(at(path));
    cr_expect(text != NULL && strcmp(text, expected) == 0, "%s: %s", path, text == NULL ? "nothing" : text);
}

static void expect_number(const char *path, json_int_t expected)
{
    cr_expect(json_is_integer(at(path)) && json_integer_value(at(path)) == expected, "%s", path);
}

/* ---- out ------------------------------------------------------------------------------------------------------------------- */

Test(fingerprint_json, it_says_what_it_is)
{
    expect_text("type", "fingerprint");
    expect_number("format", 1);
    expect_text("program", "scatter-cts");
    expect_text("version", "0.1.0");
    expect_text("edition", "onnx-1.23");
}

Test(fingerprint_json, it_names_the_implementation_and_the_sources)
{
    expect_text("implementation.specification", "lib.so");
    expect_text("implementation.name", "lib");
    expect_text("implementation.version", "1.0");
    expect_text("implementation.options.key", "value");
    expect_text("sources.0.name", "cases");
    expect_number("sources.0.cases", 4);
    expect_text("sources.0.corpus_hash", "12ab");
    cr_expect(at("sources.1.corpus_hash") == NULL);
}

Test(fingerprint_json, it_counts_the_cases)
{
    expect_number("cases", 9);
    expect_number("unanswered.unsupported", 3);
    expect_number("unanswered.crash", 1);
    cr_expect(json_object_size(at("unanswered")) == 2);
    cr_expect(json_is_true(at("complete")));
}

Test(fingerprint_json, a_point_has_only_the_members_that_apply)
{
    expect_text("points.0.clause", "ScatterND-18.nan-order");
    expect_text("points.0.level", "any");
    expect_text("points.0.point", "NaN in data");
    cr_expect(at("points.0.reduction") == NULL && at("points.0.dtype") == NULL);
    expect_text("points.1.reduction", "add");
    expect_text("points.1.dtype", "float16");
    cr_expect(at("points.1.point") == NULL);
}

Test(fingerprint_json, a_policy_has_its_severity_its_cases_and_an_example)
{
    expect_text("points.1.policies.0.policy", "as expected");
    expect_text("points.1.policies.0.severity", "observation");
    expect_number("points.1.policies.0.cases", 1);
    expect_text("points.1.policies.0.example", "c/c");
    expect_text("points.1.policies.1.severity", "warning");
    expect_text("points.2.policies.0.severity", "failure");
}

/* ---- in -------------------------------------------------------------------------------------------------------------------- */

static enum status read_document(void)
{
    return fingerprint_from_json(&fingerprint, document, &arena, &error);
}

Test(fingerprint_json, a_written_fingerprint_is_read_back)
{
    cr_assert(read_document() == STATUS_OK, "%s", error.message);
    json_t *again = fingerprint_to_json(&fingerprint);
    cr_expect(json_equal(again, document));
    json_decref(again);
}

Test(fingerprint_json, points_are_sorted_when_they_are_read)
{
    json_t *first = json_incref(at("points.0"));
    (void)json_array_remove(at("points"), 0);
    (void)json_array_append_new(at("points"), first);
    cr_assert(read_document() == STATUS_OK);
    cr_expect(strcmp(fingerprint.points[0].clause, "nan-order") == 0);
}

Test(fingerprint_json, duplicate_points_are_merged)
{
    (void)json_object_set_new(at("points.0.policies.0"), "cases", json_integer(5));
    (void)json_array_append(at("points"), at("points.0"));
    cr_assert(read_document() == STATUS_OK);
    cr_expect(fingerprint.point_count == original.point_count);
    cr_expect(fingerprint.points[0].policies[0].cases == 10);
}

/* A member whose value makes the document invalid, and what the message names. */
static const struct {
    const char *object, *member;
    const char *value; /* JSON; "" removes the member */
    const char *named;
} bad[] = {
    {"", "format", "2", "format"},
    {"", "edition", "1", "edition"},
    {"", "cases", "", "cases"},
    {"", "cases", "-1", "cases"},
    {"", "cases", "1.5", "cases"},
    {"", "cases", "9007199254740993", "cases"},
    {"", "cases", "3", "unanswered"},
    {"", "complete", "1", "complete"},
    {"", "unanswered", "[]", "unanswered"},
    {"", "points", "{}", "points"},
    {"unanswered", "crash", "0", "crash"},
    {"unanswered", "crash", "9007199254740992", "unanswered"},
    {"unanswered", "good", "1", "unanswered"},
    {"sources.0", "cases", "\"4\"", "sources[].cases"},
    {"points.0", "clause", "", "points[0].clause"},
    {"points.0", "clause", "\"nan-order\"", "points[0].clause"},
    {"points.0", "level", "null", "points[0].level"},
    {"points.0", "point", "1", "points[0].point"},
    {"points.1", "reduction", "1", "points[1].reduction"},
    {"points.1", "dtype", "1", "points[1].dtype"},
    {"points.0", "policies", "", "points[0].policies"},
    {"points.0", "policies", "[]", "points[0].policies"},
    {"points.0", "policies", "{\"a\": 1}", "points[0].policies"},
    {"points.1.policies.1", "policy", "1", "points[1].policies[1].policy"},
    {"points.1.policies.1", "severity", "\"grave\"", "points[1].policies[1].severity"},
    {"points.1.policies.1", "cases", "0", "points[1].policies[1].cases"},
    {"points.1.policies.1", "example", "", "points[1].policies[1].example"},
};

Test(fingerprint_json, an_invalid_document_is_refused_and_the_field_named)
{
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        json_t *object = at(bad[i].object);
        json_t *before = json_incref(json_object_get(object, bad[i].member));
        json_t *value = bad[i].value[0] == '\0' ? NULL : json_loads(bad[i].value, JSON_DECODE_ANY, NULL);
        if (value == NULL)
            (void)json_object_del(object, bad[i].member);
        else
            (void)json_object_set_new(object, bad[i].member, value);
        cr_expect(read_document() == STATUS_UNREADABLE, "%s.%s: %s", bad[i].object, bad[i].member,
                  bad[i].value);
        cr_expect(strstr(error.message, bad[i].named) != NULL, "%s: %s", bad[i].named, error.message);
        if (before == NULL)
            (void)json_object_del(object, bad[i].member);
        else
            (void)json_object_set_new(object, bad[i].member, before);
    }
    cr_expect(read_document() == STATUS_OK);
}

Test(fingerprint_json, a_sum_of_cases_that_overflows_is_refused)
{
    (void)json_object_set_new(at("points.0.policies.0"), "cases", json_integer((json_int_t)1 << 53));
    cr_assert(read_document() == STATUS_OK, "%s", error.message);
    (void)json_array_append(at("points"), at("points.0"));
    cr_expect(read_document() == STATUS_UNREADABLE);
}

Test(fingerprint_json, a_document_that_is_not_an_object_is_refused)
{
    json_decref(document);
    document = json_array();
    cr_expect(read_document() == STATUS_UNREADABLE);
}
