#include "conformance.h"

#include <criterion/criterion.h>
#include <string.h>

static struct conformance conformance;
static struct arena arena;
static json_t *statements;

static void set_up(void)
{
    conformance = (struct conformance){0};
    arena = arena_create((size_t)1 << 20);
    statements = NULL;
}

static void tear_down(void)
{
    json_decref(statements);
    conformance_destroy(&conformance);
    arena_destroy(&arena);
}

TestSuite(conformance, .init = set_up, .fini = tear_down);

/* As a footer has them. */
static json_t *written_statements(void)
{
    const struct recorded_footer footer = {.statements = conformance_record(&conformance, true, &arena)};
    json_t *record = record_json(&footer, &footer_form);
    json_t *written = json_incref(json_object_get(record, "statements"));
    json_decref(record);
    return written;
}

/* A record of a case that passed by an answer, which the caller changes, counts and releases. */
static json_t *record_of(const char *version, const char *dtype, const char *reduction)
{
    json_t *record = json_pack("{s:s, s:s, s:s, s:s, s:s, s:s, s:s, s:s, s:b}", "type", "case", "id",
                               "cases/a", "operator_version", version, "dtype", dtype, "reduction", reduction,
                               "verdict", "pass", "level", "must", "answer", "output", "compared", 1);
    cr_assert(record != NULL);
    return record;
}

static void set(json_t *record, const char *member, const char *text)
{
    (void)json_object_set_new(record, member, json_string(text));
}

static void count_record(json_t *record)
{
    const struct recorded_case item = recorded_case_of(record, &arena);
    conformance_count(&conformance, &item);
    json_decref(record);
}

static void count_at(const char *version, const char *dtype, const char *reduction, enum verdict verdict)
{
    json_t *record = record_of(version, dtype, reduction);
    set(record, "verdict", verdict_name(verdict));
    if (verdict == VERDICT_UNSUPPORTED)
        set(record, "answer", "unsupported");
    count_record(record);
}

/* Counts a case of ScatterND-18. */
static void count(const char *dtype, const char *reduction, enum verdict verdict)
{
    count_at("ScatterND-18", dtype, reduction, verdict);
}

/* A refusal that passed, of a level and with a sibling, "" for none. */
static void count_refusal(const char *version, const char *dtype, enum level level, const char *sibling)
{
    json_t *record = record_of(version, dtype, "none");
    set(record, "answer", "rejected");
    set(record, "level", level_name(level));
    if (sibling[0] != '\0')
        set(record, "sibling", sibling);
    count_record(record);
}

/* An unsupported case whose opset is above the first of ScatterND-18. */
static void count_newer(const char *dtype)
{
    json_t *record = record_of("ScatterND-18", dtype, "none");
    set(record, "verdict", "unsupported");
    set(record, "answer", "unsupported");
    (void)json_object_set_new(record, "newer", json_true());
    count_record(record);
}

static void count_not_loaded(const char *id, enum verdict verdict)
{
    count_record(json_pack("{s:s, s:s, s:s}", "type", "case", "id", id, "verdict", verdict_name(verdict)));
}

static int row_of(const char *id)
{
    int row = 0;
    while (strcmp(operator_versions[row].id, id) != 0)
        row++;
    return row;
}

static void expect_statement_of(const char *version, enum statement expected)
{
    conformance_settle(&conformance);
    enum statement statement = conformance_of(&conformance, row_of(version), true);
    cr_expect(statement == expected, "%s", statement_name(statement));
}

static void expect_statement(enum statement expected)
{
    expect_statement_of("ScatterND-18", expected);
}

static void expect_text_of(const char *version, bool complete, const char *expected)
{
    conformance_settle(&conformance);
    const char *text = conformance_text(&conformance, row_of(version), complete, &arena);
    cr_expect(strcmp(text, expected) == 0, "%s", text);
}

static void expect_text(const char *expected)
{
    expect_text_of("ScatterND-18", true, expected);
}

/* ---- the statement ------------------------------------------------------------------------------------- */

Test(conformance, a_version_whose_cases_all_passed_is_complete)
{
    count("float", "none", VERDICT_PASS);
    count("int8", "add", VERDICT_PASS);
    expect_statement(STATEMENT_COMPLETE);
}

Test(conformance, every_failure_verdict_makes_a_version_not_conforming)
{
    static const enum verdict failures[] = {VERDICT_FAIL, VERDICT_CRASH, VERDICT_TIMEOUT, VERDICT_MEMORY};
    for (size_t i = 0; i < sizeof failures / sizeof failures[0]; i++) {
        conformance_destroy(&conformance);
        count("float", "none", VERDICT_PASS);
        count("float", "none", failures[i]);
        expect_statement(STATEMENT_NOT_CONFORMING);
    }
}

Test(conformance, a_failure_takes_precedence_over_cases_without_an_answer)
{
    count("float", "none", VERDICT_NOT_RUN);
    count("float", "none", VERDICT_FAIL);
    count("float", "none", VERDICT_UNSUPPORTED);
    expect_statement(STATEMENT_NOT_CONFORMING);
}

Test(conformance, a_case_that_was_not_run_makes_a_version_incomplete)
{
    count("float", "none", VERDICT_PASS);
    count("float", "none", VERDICT_NOT_RUN);
    expect_statement(STATEMENT_INCOMPLETE);
}

Test(conformance, a_case_with_an_error_of_the_suite_makes_a_version_incomplete)
{
    count("float", "none", VERDICT_PASS);
    count("float", "none", VERDICT_ERROR);
    expect_statement(STATEMENT_INCOMPLETE);
}

Test(conformance, a_case_that_could_not_be_read_makes_the_version_of_its_folder_incomplete)
{
    count("float", "none", VERDICT_PASS);
    count_at("ScatterND-16", "float", "none", VERDICT_PASS);
    count_not_loaded("cases/ScatterND-18/broken#2", VERDICT_UNREADABLE);
    expect_statement(STATEMENT_INCOMPLETE);
    expect_statement_of("ScatterND-16", STATEMENT_COMPLETE);
}

Test(conformance, a_case_that_was_not_read_for_lack_of_memory_makes_the_version_of_its_folder_incomplete)
{
    count("float", "none", VERDICT_PASS);
    count_not_loaded("cases/ScatterND-18/elements", VERDICT_NOT_RUN);
    expect_statement(STATEMENT_INCOMPLETE);
}

Test(conformance, an_unreadable_case_without_a_version_makes_no_version_incomplete)
{
    count("float", "none", VERDICT_PASS);
    count_not_loaded("official/test_scatternd", VERDICT_UNREADABLE);
    expect_statement(STATEMENT_COMPLETE);
    cr_expect(conformance.others == 1 && conformance.other_verdicts[VERDICT_UNREADABLE] == 1);
}

Test(conformance, a_run_that_was_stopped_makes_every_version_incomplete)
{
    count("float", "none", VERDICT_PASS);
    cr_expect(conformance_of(&conformance, row_of("ScatterND-18"), false) == STATEMENT_INCOMPLETE);
}

Test(conformance, a_version_with_only_unsupported_cases_is_not_supported)
{
    count("float", "none", VERDICT_UNSUPPORTED);
    count("int8", "none", VERDICT_UNSUPPORTED);
    expect_statement(STATEMENT_NOT_SUPPORTED);
}

Test(conformance, a_version_conforms_in_what_it_supports_if_another_type_is_unsupported)
{
    count("float", "none", VERDICT_PASS);
    count("int8", "none", VERDICT_UNSUPPORTED);
    expect_statement(STATEMENT_CONFORMING);
}

/* An unsupported case of a level. */
static void count_unsupported(enum level level)
{
    json_t *record = record_of("ScatterND-18", "float", "none");
    set(record, "verdict", "unsupported");
    set(record, "answer", "unsupported");
    set(record, "level", level_name(level));
    count_record(record);
}

Test(conformance, a_version_is_complete_despite_an_unsupported_case_that_needs_no_answer)
{
    count("float", "none", VERDICT_PASS);
    count_unsupported(LEVEL_SHOULD_REJECT);
    count_unsupported(LEVEL_MAY_REJECT);
    count_unsupported(LEVEL_UNSPECIFIED);
    expect_statement(STATEMENT_COMPLETE);
}

Test(conformance, an_unsupported_case_that_needs_an_answer_makes_a_version_partly_complete)
{
    static const enum level due[] = {LEVEL_MUST, LEVEL_SHOULD, LEVEL_MUST_REJECT, LEVEL_ANY};
    for (size_t i = 0; i < sizeof due / sizeof *due; i++) {
        conformance_destroy(&conformance);
        count("float", "none", VERDICT_PASS);
        count_unsupported(due[i]);
        expect_statement(STATEMENT_PARTLY);
    }
}

Test(conformance, a_version_is_complete_despite_a_disputed_case)
{
    count("float", "none", VERDICT_PASS);
    count("float", "none", VERDICT_DISPUTED);
    expect_statement(STATEMENT_COMPLETE);
}

Test(conformance, a_version_is_not_supported_despite_a_disputed_case)
{
    count("float", "none", VERDICT_UNSUPPORTED);
    count("float", "none", VERDICT_DISPUTED);
    expect_statement(STATEMENT_NOT_SUPPORTED);
}

Test(conformance, a_version_with_only_disputed_cases_is_not_complete)
{
    count("float", "none", VERDICT_DISPUTED);
    expect_statement(STATEMENT_INCOMPLETE);
}

Test(conformance, a_failure_affects_only_its_own_version)
{
    count("float", "none", VERDICT_PASS);
    count_at("ScatterND-16", "float", "none", VERDICT_FAIL);
    expect_statement(STATEMENT_COMPLETE);
}

Test(conformance, an_operator_that_its_opset_lacks_belongs_to_no_version)
{
    count_at("ScatterND", "float", "none", VERDICT_FAIL);
    statements = written_statements();
    cr_expect(json_array_size(statements) == 0);
    cr_expect(conformance.others == 1 && conformance.other_verdicts[VERDICT_FAIL] == 1);
}

/* ---- shown refusals ------------------------------------------------------------------------------------ */

Test(conformance, a_version_with_only_invalid_inputs_has_nothing_answered)
{
    count_refusal("ScatterND-18", "float", LEVEL_MUST_REJECT, "");
    expect_text("ScatterND-18: nothing answered (1 case: 1 refused like their valid siblings)");
}

Test(conformance, a_deprecated_version_whose_cases_are_all_refused_is_called_deprecated)
{
    count_refusal("Scatter-11", "float", LEVEL_MUST, "");
    count_refusal("Scatter-11", "float", LEVEL_MUST_REJECT, "");
    expect_text_of("Scatter-11", true,
                   "Scatter-11: deprecated, refused as permitted (2 cases: 1 refused like their valid "
                   "siblings, 1 refused as is "
                   "permitted)");
}

Test(conformance, a_refusal_is_shown_when_its_sibling_was_answered)
{
    count_refusal("ScatterND-18", "float", LEVEL_MUST_REJECT, "cases/a");
    count("float", "none", VERDICT_PASS); /* cases/a */
    expect_text("ScatterND-18: complete for float with none (2 cases: 1 answered, 1 refused)");
}

Test(conformance, a_refusal_whose_sibling_was_not_answered_makes_a_version_partly_complete)
{
    count("double", "none", VERDICT_PASS);
    count_refusal("ScatterND-18", "float", LEVEL_MUST_REJECT, "cases/b");
    expect_text("ScatterND-18: conforms in what it supports, double with none (2 cases: 1 answered, 1 "
                "refused like their valid siblings)");
}

/* Counts an answer of float with add, and a refusal of the same whose sibling has another reduction, which is
 * not answered. */
static void count_beside_mul(enum verdict verdict)
{
    count("float", "add", VERDICT_PASS);
    json_t *sibling = record_of("ScatterND-18", "float", "mul");
    set(sibling, "id", "cases/b");
    set(sibling, "verdict", verdict_name(verdict));
    count_record(sibling);
    json_t *refusal = record_of("ScatterND-18", "float", "add");
    set(refusal, "id", "cases/c");
    set(refusal, "answer", "rejected");
    set(refusal, "level", "should-reject");
    set(refusal, "sibling", "cases/b");
    count_record(refusal);
    conformance_settle(&conformance);
    cr_expect(conformance.versions[row_of("ScatterND-18")].standings.counts[STANDING_NOT_SHOWN] == 1);
}

Test(conformance, an_unsupported_sibling_with_another_reduction_is_no_objection)
{
    count_beside_mul(VERDICT_UNSUPPORTED);
    cr_expect(pair_is_confirmed(&conformance, row_of("ScatterND-18"), DTYPE_FLOAT, REDUCTION_ADD));
    cr_expect(!pair_is_confirmed(&conformance, row_of("ScatterND-18"), DTYPE_FLOAT, REDUCTION_MUL));
}

Test(conformance, a_failing_sibling_with_another_reduction_is_an_objection)
{
    count_beside_mul(VERDICT_FAIL);
    cr_expect(!pair_is_confirmed(&conformance, row_of("ScatterND-18"), DTYPE_FLOAT, REDUCTION_ADD));
}

Test(conformance, a_refusal_without_a_sibling_is_shown_by_any_answer_of_its_version)
{
    count_refusal("ScatterND-18", "float", LEVEL_SHOULD_REJECT, "");
    count("double", "none", VERDICT_PASS);
    expect_text("ScatterND-18: complete for double with none (2 cases: 1 answered, 1 refused)");
}

Test(conformance, a_refusal_is_not_shown_by_an_answer_of_another_version)
{
    count_refusal("ScatterND-18", "float", LEVEL_SHOULD_REJECT, "");
    count_at("ScatterND-16", "float", "none", VERDICT_PASS);
    expect_statement(STATEMENT_UNANSWERED);
}

Test(conformance, an_answer_that_was_not_compared_shows_no_refusal)
{
    json_t *record = record_of("ScatterND-18", "string", "mul");
    set(record, "level", level_name(LEVEL_UNSPECIFIED));
    (void)json_object_set_new(record, "compared", json_false());
    count_record(record);
    count_refusal("ScatterND-18", "float", LEVEL_MUST_REJECT, "cases/a");
    expect_text("ScatterND-18: nothing answered (2 cases: 1 refused like their valid siblings, 1 not defined "
                "by ONNX)");
}

Test(conformance, an_invalid_input_that_was_answered_shows_no_refusal)
{
    json_t *record = record_of("ScatterND-18", "float", "none");
    set(record, "level", level_name(LEVEL_SHOULD_REJECT));
    count_record(record);
    count_refusal("ScatterND-18", "float", LEVEL_MUST_REJECT, "cases/a");
    expect_text("ScatterND-18: nothing answered (2 cases: 1 refused like their valid siblings, 1 answered "
                "although invalid)");
}

Test(conformance, a_newer_model_that_is_refused_needs_no_sibling)
{
    count("double", "none", VERDICT_PASS);
    json_t *record = record_of("ScatterND-18", "float", "none");
    set(record, "answer", "rejected");
    set(record, "level", level_name(LEVEL_SHOULD_REJECT));
    set(record, "sibling", "cases/b");
    (void)json_object_set_new(record, "newer", json_true());
    count_record(record);
    expect_text(
        "ScatterND-18: complete for double with none (2 cases: 1 answered, 1 refused as is permitted)");
}

Test(conformance, a_combination_that_may_be_refused_needs_no_answer)
{
    count("float", "none", VERDICT_PASS);
    count_refusal("ScatterND-18", "string", LEVEL_MUST, "");
    expect_text(
        "ScatterND-18: complete for float with none (2 cases: 1 answered, 1 refused as is permitted)");
}

Test(conformance, a_refused_type_of_a_deprecated_version_is_not_confirmed)
{
    count_at("Scatter-11", "float", "none", VERDICT_PASS);
    count_refusal("Scatter-11", "double", LEVEL_MUST, "");
    expect_text_of(
        "Scatter-11", true,
        "Scatter-11: conforms in what it supports, float (2 cases: 1 answered, 1 refused as is permitted)");
}

Test(conformance, an_unsupported_case_of_a_newer_opset_does_not_count_against_its_type)
{
    count("float", "none", VERDICT_PASS);
    count_newer("float");
    expect_text("ScatterND-18: complete for float with none (2 cases: 1 answered, 1 unsupported for a newer "
                "opset or IR version)");
}

Test(conformance, unsupported_cases_of_newer_opsets_count_against_a_type_without_answers)
{
    count("float", "none", VERDICT_PASS);
    count_newer("double");
    expect_text(
        "ScatterND-18: conforms in what it supports, float with none (2 cases: 1 answered, 1 unsupported)");
}

Test(conformance, the_standings_of_a_version_add_up_to_its_cases)
{
    count("float", "none", VERDICT_PASS);
    count("float", "none", VERDICT_UNSUPPORTED);
    count("float8e5m2", "none", VERDICT_UNSUPPORTED);
    count_unsupported(LEVEL_MAY_REJECT);
    count_newer("double");
    count_refusal("ScatterND-18", "float", LEVEL_MUST_REJECT, "cases/b");
    count_refusal("ScatterND-18", "float", LEVEL_MUST, "");
    for (int verdict = 0; verdict < VERDICT_COUNT; verdict++)
        if (verdict != VERDICT_UNREADABLE)
            count("int8", "add", (enum verdict)verdict);
    count_not_loaded("cases/without a folder", VERDICT_UNREADABLE);
    conformance_settle(&conformance);
    statements = written_statements();
    const json_t *statement = json_array_get(statements, 0);
    json_int_t standings = 0, verdicts = 0;
    const char *name;
    json_t *number;
    json_object_foreach(json_object_get(statement, "standings"), name, number) standings +=
        json_integer_value(number);
    json_object_foreach(json_object_get(statement, "verdicts"), name, number) verdicts +=
        json_integer_value(number);
    /* An unreadable case without a folder in its id belongs to no version. */
    cr_expect(standings == 7 + VERDICT_COUNT - 1 && verdicts == standings);
    cr_expect(json_integer_value(json_object_get(statement, "cases")) == standings);
    cr_expect(conformance.others == 1);
}

/* ---- pairs --------------------------------------------------------------------------------------------- */

/* The pairs of the only statement as "dtype reduction", joined by "|". */
static void expect_pairs(const char *member, const char *expected)
{
    char joined[512] = "";
    size_t index;
    json_t *pair;
    json_decref(statements);
    conformance_settle(&conformance);
    statements = written_statements();
    cr_assert(json_array_size(statements) == 1);
    json_array_foreach(json_object_get(json_array_get(statements, 0), member), index, pair)
    {
        const char *dtype = json_string_value(json_object_get(pair, "dtype"));
        const char *reduction = json_string_value(json_object_get(pair, "reduction"));
        cr_assert(strlen(joined) + strlen(dtype) + strlen(reduction) + 3 < sizeof joined);
        strcat(strcat(joined, index == 0 ? "" : "|"), dtype);
        strcat(strcat(joined, " "), reduction);
    }
    cr_expect(strcmp(joined, expected) == 0, "%s: %s", member, joined);
}

Test(conformance, a_pair_whose_cases_all_passed_is_complete)
{
    count("int8", "add", VERDICT_PASS);
    count("float", "none", VERDICT_PASS);
    count("int8", "add", VERDICT_PASS);
    expect_pairs("complete_for", "float none|int8 add");
    expect_pairs("not_complete_for", "");
}

Test(conformance, a_pair_with_an_unsupported_case_is_not_complete)
{
    count("float", "none", VERDICT_PASS);
    count("float", "none", VERDICT_UNSUPPORTED);
    expect_pairs("complete_for", "");
    expect_pairs("not_complete_for", "float none");
}

Test(conformance, a_pair_with_a_failure_is_not_complete)
{
    count("float", "none", VERDICT_PASS);
    count("float", "none", VERDICT_FAIL);
    expect_pairs("not_complete_for", "float none");
}

Test(conformance, a_pair_with_only_disputed_cases_is_in_neither_list)
{
    count("float", "none", VERDICT_DISPUTED);
    expect_pairs("complete_for", "");
    expect_pairs("not_complete_for", "");
}

Test(conformance, an_element_type_outside_t_forms_no_pair)
{
    count("float8e4m3fn", "none", VERDICT_PASS);
    count("undefined", "none", VERDICT_PASS);
    expect_pairs("complete_for", "");
}

Test(conformance, an_element_type_of_a_later_version_forms_no_pair)
{
    count_at("ScatterND-11", "bfloat16", "none", VERDICT_UNSUPPORTED);
    expect_pairs("not_complete_for", "");
}

Test(conformance, a_reduction_that_the_version_does_not_list_forms_no_pair)
{
    count_at("ScatterND-16", "float", "max", VERDICT_UNSUPPORTED);
    count_at("ScatterND-16", "float", "mean", VERDICT_UNSUPPORTED);
    expect_pairs("not_complete_for", "");
}

Test(conformance, a_version_without_reductions_has_pairs_with_none)
{
    count_at("ScatterND-13", "float", "none", VERDICT_PASS);
    count_at("ScatterND-13", "float", "add", VERDICT_PASS);
    expect_pairs("complete_for", "float none");
}

Test(conformance, a_statement_has_the_numbers_of_its_cases)
{
    count("float", "none", VERDICT_PASS);
    count("float", "none", VERDICT_PASS);
    count("float", "none", VERDICT_CRASH);
    statements = written_statements();
    const json_t *statement = json_array_get(statements, 0);
    const json_t *verdicts = json_object_get(statement, "verdicts");
    cr_expect(json_integer_value(json_object_get(statement, "cases")) == 3);
    cr_expect(json_integer_value(json_object_get(verdicts, "pass")) == 2);
    cr_expect(json_integer_value(json_object_get(verdicts, "crash")) == 1);
    cr_expect(json_object_size(verdicts) == VERDICT_COUNT);
}

Test(conformance, statements_are_in_the_order_of_the_versions)
{
    count_at("ScatterND-11", "float", "none", VERDICT_PASS);
    count_at("Scatter-9", "float", "none", VERDICT_PASS);
    statements = written_statements();
    const json_t *first = json_object_get(json_array_get(statements, 0), "operator_version");
    cr_expect(json_array_size(statements) == 2);
    cr_expect(strcmp(json_string_value(first), "Scatter-9") == 0);
}

/* ---- for a person -------------------------------------------------------------------------------------- */

Test(conformance, a_complete_version_is_reported_with_its_cases)
{
    count("float", "none", VERDICT_PASS);
    expect_text("ScatterND-18: complete for float with none (1 case: 1 answered)");
    count("float", "none", VERDICT_PASS);
    expect_text("ScatterND-18: complete for float with none (2 cases: 2 answered)");
}

Test(conformance, a_version_that_is_not_supported_is_reported_with_its_cases)
{
    count("float", "none", VERDICT_UNSUPPORTED);
    count("float", "none", VERDICT_UNSUPPORTED);
    expect_text("ScatterND-18: not supported (2 cases: 2 unsupported)");
}

Test(conformance, a_version_that_does_not_conform_is_reported_with_its_failures)
{
    count("float", "none", VERDICT_FAIL);
    count("float", "none", VERDICT_CRASH);
    count("float", "none", VERDICT_PASS);
    expect_text("ScatterND-18: not conforming (3 cases: 2 failed, 1 answered)");
}

Test(conformance, an_incomplete_version_is_reported_with_what_is_missing)
{
    count("float", "none", VERDICT_PASS);
    expect_text_of("ScatterND-18", false,
                   "ScatterND-18: incomplete, stopped before the end (1 case: 1 answered)");
    count("float", "none", VERDICT_NOT_RUN);
    expect_text("ScatterND-18: incomplete (2 cases: 1 answered, 1 without a verdict)");
}

Test(conformance, a_version_with_only_disputed_cases_is_reported_as_such)
{
    count("float", "none", VERDICT_DISPUTED);
    expect_text("ScatterND-18: incomplete (1 case: 1 disputed)");
}

Test(conformance, under_a_filter_a_statement_is_about_the_selected_cases)
{
    conformance.selected = true;
    count("float", "none", VERDICT_PASS);
    count("float", "none", VERDICT_PASS);
    expect_text("ScatterND-18: complete for float with none, of the 2 selected (2 answered)");
    statements = written_statements();
    cr_expect(json_is_true(json_object_get(json_array_get(statements, 0), "of_selected")));
}

Test(conformance, cases_of_no_version_are_reported_by_verdict)
{
    cr_expect(strcmp(conformance_others_text(&conformance, &arena), "") == 0);
    count_at("ScatterND", "float", "none", VERDICT_PASS);
    count_at("Scatter", "float", "none", VERDICT_UNSUPPORTED);
    const char *text = conformance_others_text(&conformance, &arena);
    cr_expect(strcmp(text, NO_VERSION_WORDS " (2 cases: 1 pass, 1 unsupported)") == 0, "%s", text);
}

Test(conformance, types_with_the_same_reductions_are_combined)
{
    count("float", "none", VERDICT_PASS);
    count("float", "add", VERDICT_PASS);
    count("double", "none", VERDICT_PASS);
    count("double", "add", VERDICT_PASS);
    count("bool", "none", VERDICT_PASS);
    for (int i = 0; i < 8; i++)
        count("int8", "none", VERDICT_UNSUPPORTED);
    count("int8", "add", VERDICT_UNSUPPORTED);
    count("int8", "mul", VERDICT_UNSUPPORTED);
    count("int8", "max", VERDICT_UNSUPPORTED);
    count("int8", "min", VERDICT_UNSUPPORTED);
    expect_text("ScatterND-18: conforms in what it supports, float, double with none, add; bool with none "
                "(17 cases: 5 "
                "answered, 12 unsupported)");
}

Test(conformance, pairs_without_a_case_are_not_called_supported)
{
    count("float", "none", VERDICT_PASS);
    count("float", "add", VERDICT_PASS);
    count("int8", "mul", VERDICT_UNSUPPORTED);
    expect_text("ScatterND-18: conforms in what it supports, float with none, add (3 cases: 2 answered, 1 "
                "unsupported)");
}

Test(conformance, a_version_without_reductions_is_reported_by_type_only)
{
    count_at("ScatterND-13", "float", "none", VERDICT_PASS);
    count_at("ScatterND-13", "int8", "none", VERDICT_UNSUPPORTED);
    expect_text_of("ScatterND-13", true,
                   "ScatterND-13: conforms in what it supports, float (2 cases: 1 answered, 1 unsupported)");
}

Test(conformance, all_types_or_all_reductions_are_abbreviated)
{
    enum { COUNT = REDUCTION_MIN + 1 }; /* of ScatterND-18 */
    for (int32_t dtype = 1; dtype < CONFORMANCE_TYPES; dtype++)
        for (int reduction = 0; reduction < COUNT; reduction++)
            count(dtype_name(dtype), reduction_name((enum reduction)reduction),
                  reduction == REDUCTION_MIN ? VERDICT_UNSUPPORTED : VERDICT_PASS);
    expect_text("ScatterND-18: conforms in what it supports, all except every type with min (80 cases: 64 "
                "answered, 16 unsupported)");
    conformance_destroy(&conformance);
    for (int reduction = 0; reduction < COUNT; reduction++) {
        count("float", reduction_name((enum reduction)reduction), VERDICT_PASS);
        count("int8", reduction_name((enum reduction)reduction), VERDICT_UNSUPPORTED);
    }
    expect_text("ScatterND-18: conforms in what it supports, float with every reduction (10 cases: 5 "
                "answered, 5 unsupported)");
}

Test(conformance, unsupported_cases_without_a_pair_are_reported_as_a_number)
{
    count("float", "none", VERDICT_PASS);
    count("float8e5m2", "none", VERDICT_UNSUPPORTED);
    expect_text(
        "ScatterND-18: conforms in what it supports, float with none (2 cases: 1 answered, 1 unsupported)");
}

Test(conformance, a_version_without_any_complete_pair_is_reported_as_such)
{
    count("float", "none", VERDICT_PASS);
    count("float", "none", VERDICT_UNSUPPORTED);
    expect_text("ScatterND-18: conforms in part, complete for no type and reduction (2 cases: 1 answered, 1 "
                "unsupported)");
}

static void expect_mark(const char *expected)
{
    conformance_settle(&conformance);
    const char *mark = conformance_mark(&conformance, row_of("ScatterND-18"), true);
    cr_expect(strcmp(mark, expected) == 0, "%s", mark);
}

Test(conformance, an_unsupported_case_changes_the_mark_of_a_version_in_its_scope_only)
{
    count("float", "none", VERDICT_PASS);
    count("float", "add", VERDICT_UNSUPPORTED);
    count("int8", "none", VERDICT_UNSUPPORTED);
    expect_mark("good");
    count("float", "none", VERDICT_UNSUPPORTED);
    expect_mark("fair");
}

Test(conformance, a_wrong_answer_brings_its_type_and_reduction_into_the_scope)
{
    count("float", "none", VERDICT_FAIL);
    cr_expect(pair_is_in_scope(&conformance, row_of("ScatterND-18"), DTYPE_FLOAT, REDUCTION_NONE));
}

Test(conformance, waived_failures_make_a_yellow_mark_and_others_a_red_one)
{
    count("float", "none", VERDICT_PASS);
    json_t *record = record_of("ScatterND-18", "float", "none");
    set(record, "verdict", "fail");
    set(record, "waived", "known");
    count_record(record);
    expect_mark("fair");
    count("float", "none", VERDICT_CRASH);
    expect_mark("bad");
}

Test(conformance, a_version_of_which_nothing_was_answered_is_grey)
{
    count("float", "none", VERDICT_UNSUPPORTED);
    expect_mark("off");
}

Test(conformance, a_filtered_or_unfinished_run_has_no_mark)
{
    count("float", "none", VERDICT_FAIL);
    cr_expect_str_eq(conformance_mark(&conformance, row_of("ScatterND-18"), false), "none");
    conformance.selected = true;
    expect_mark("none");
}

Test(conformance, the_standing_of_a_newer_case_is_settled_for_everybody)
{
    json_t *record = record_of("ScatterND-18", "float", "none");
    set(record, "verdict", "unsupported");
    (void)json_object_set_new(record, "newer", json_true());
    set(record, "id", "cases/newer");
    count_record(record);
    count("int8", "none", VERDICT_PASS);
    conformance_settle(&conformance);
    const struct recorded_settleds settled = conformance_settled(&conformance, &arena);
    cr_assert(settled.count == 1 && settled.items[0].of_pair && settled.items[0].ids.count == 1);
    cr_expect(strcmp(settled.items[0].ids.items[0], "cases/newer") == 0);
    cr_expect(standing_settled(STANDING_NEWER, &settled.items[0]) == STANDING_UNSUPPORTED);
    cr_expect(standing_settled(STANDING_ANSWERED, &settled.items[0]) == STANDING_ANSWERED);
}

Test(conformance, without_memory_the_text_is_empty)
{
    struct arena none = arena_create(0);
    count("float", "none", VERDICT_PASS);
    const char *text = conformance_text(&conformance, row_of("ScatterND-18"), true, &none);
    cr_expect(strcmp(text, "") == 0);
}

/* ---- claims and limits --------------------------------------------------------------------------------- */

/* An unsupported case of ScatterND-18, and what to add to its record. */
static void count_without_answer(const char *dtype, const char *level, const char *member, json_t *value)
{
    json_t *record = record_of("ScatterND-18", dtype, "none");
    set(record, "verdict", "unsupported");
    set(record, "answer", "unsupported");
    set(record, "level", level);
    (void)json_object_set_new(record, member, value);
    count_record(record);
}

static json_t *claim_warning(void)
{
    return json_pack("[{s:s, s:s, s:s}]", "clause", "ScatterND-18.claimed-then-refused", "level", "should",
                     "policy", "declared together, then refused");
}

static json_t *limit_of(const char *name, int greatest, bool declared)
{
    return json_pack("{s:s, s:i, s:b}", "name", name, "greatest", greatest, "declared", declared);
}

Test(conformance, a_version_is_not_complete_for_a_combination_that_was_claimed_and_refused)
{
    count("float", "none", VERDICT_PASS);
    count("int8", "none", VERDICT_PASS);
    count_without_answer("int8", "should", "warnings", claim_warning());
    expect_statement(STATEMENT_PARTLY);
    expect_text("ScatterND-18: conforms in part, complete for float with none (3 cases: 2 answered, 1 "
                "refused although claimed)");
    cr_expect(pair_is_wanting(&conformance, row_of("ScatterND-18"), DTYPE_INT8, REDUCTION_NONE));
}

Test(conformance, a_statement_names_the_limits_that_cases_are_beyond)
{
    count("float", "none", VERDICT_PASS);
    count_without_answer("float", "must", "limit", limit_of("rank", 5, true));
    count_without_answer("float", "must", "limit", limit_of("elements", 4096, true));
    count_without_answer("float", "must", "limit", limit_of("extent", INT32_MAX, false));
    expect_statement(STATEMENT_CONFORMING);
    expect_text(
        "ScatterND-18: conforms in what it supports, float with none, up to rank 5, 4096 elements, extent "
        "2147483647 (4 cases: 1 answered, 3 beyond a limit)");
    statements = written_statements();
    const json_t *limits = json_object_get(json_array_get(statements, 0), "limits");
    json_t *first =
        json_pack("{s:s, s:i, s:b, s:i}", "name", "rank", "greatest", 5, "declared", 1, "cases", 1);
    cr_expect(json_array_size(limits) == 3 && json_equal(json_array_get(limits, 0), first));
    json_decref(first);
}

Test(conformance, of_several_limits_of_one_kind_the_least_is_stated)
{
    count("float", "none", VERDICT_PASS);
    count_without_answer("float", "must", "limit", limit_of("rank", 5, true));
    count_without_answer("float", "must", "limit", limit_of("rank", 3, true));
    count_without_answer("float", "must", "limit", limit_of("rank", 4, true));
    expect_text(
        "ScatterND-18: conforms in what it supports, float with none, up to rank 3 (4 cases: 1 answered, 3 "
        "beyond a limit)");
}

Test(conformance, a_pair_of_which_every_case_is_beyond_a_limit_is_not_confirmed)
{
    count("float", "none", VERDICT_PASS);
    count_without_answer("int8", "must", "limit", limit_of("bytes", 16, true));
    expect_text("ScatterND-18: conforms in what it supports, float with none, up to 16 bytes (2 cases: 1 "
                "answered, 1 beyond a "
                "limit)");
}

Test(conformance, a_limit_changes_nothing_where_no_answer_is_due)
{
    count("float", "none", VERDICT_PASS);
    count_without_answer("float", "should-reject", "limit", limit_of("rank", 5, true));
    expect_statement(STATEMENT_COMPLETE);
    expect_text("ScatterND-18: complete for float with none (2 cases: 1 answered, 1 unsupported as is "
                "permitted)");
    statements = written_statements();
    cr_expect(json_object_get(json_array_get(statements, 0), "limits") == NULL);
}

Test(conformance, a_version_of_which_every_case_is_beyond_a_limit_is_not_supported)
{
    count_without_answer("int8", "must", "limit", limit_of("bytes", 16, true));
    expect_statement(STATEMENT_NOT_SUPPORTED);
}
