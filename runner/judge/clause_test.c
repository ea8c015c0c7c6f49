/* Tests of clauses and decisions. */
#include "clause.h"
#include "node.h"

#include <criterion/criterion.h>
#include <criterion/new/assert.h>
#include <stdio.h>
#include <string.h>

static struct arena arena;
static struct clause_set set;
static struct error error;

static void load(void)
{
    arena = arena_create((size_t)64 << 20);
    cr_assert(eq(int, (int)clauses_load(&set, &arena, &error), STATUS_OK), "%s", error.message);
}

static void unload(void)
{
    arena_destroy(&arena);
}

TestSuite(clause, .init = load, .fini = unload);

static const struct operator_version *version_of(const char *id)
{
    for (int row = 0; row < OPERATOR_VERSION_COUNT; row++)
        if (strcmp(operator_versions[row].id, id) == 0)
            return &operator_versions[row];
    cr_fatal("there is no %s", id);
    return NULL;
}

Test(clause, every_operator_has_clauses_in_the_program)
{
    for (int op = OPERATOR_SCATTER; op <= OPERATOR_SCATTER_ND; op++)
        cr_expect(clause_named(&set, (enum scatter_operator)op, "accepts-valid") != NULL, "%s",
                  operator_name((enum scatter_operator)op));
}

/* ---- levels -------------------------------------------------------------------------------------------- */

static const struct {
    const char *version, *name;
    enum edition edition;
    enum level level;
} expected_levels[] = {
    {"Scatter-9", "index-bounds", EDITION_1_23, LEVEL_UNSPECIFIED},
    {"Scatter-9", "index-negative", EDITION_1_23, LEVEL_UNSPECIFIED},
    {"Scatter-9", "duplicates-none", EDITION_1_6, LEVEL_ANY},
    {"Scatter-9", "inputs-unmodified", EDITION_1_23, LEVEL_MUST},
    {"Scatter-11", "index-bounds", EDITION_1_6, LEVEL_MUST_REJECT},
    {"Scatter-11", "index-negative", EDITION_1_23, LEVEL_MUST},
    {"Scatter-11", "deprecated", EDITION_1_23, LEVEL_MAY_REJECT},
    {"ScatterElements-11", "index-bounds", EDITION_1_6, LEVEL_MUST_REJECT},
    {"ScatterElements-18", "index-bounds", EDITION_1_23, LEVEL_MUST_REJECT},
    {"ScatterElements-11", "index-negative", EDITION_1_6, LEVEL_MUST},
    {"ScatterElements-13", "duplicates-none", EDITION_1_23, LEVEL_ANY},
    {"ScatterElements-16", "duplicates-reduced", EDITION_1_11, LEVEL_MUST},
    {"ScatterElements-13", "attribute-unknown", EDITION_1_23, LEVEL_SHOULD_REJECT},
    {"ScatterElements-16", "reduction-unlisted", EDITION_1_23, LEVEL_SHOULD_REJECT},
    {"ScatterElements-18", "axis-range", EDITION_1_23, LEVEL_SHOULD_REJECT},
    {"ScatterElements-18", "signed-overflow", EDITION_1_23, LEVEL_SHOULD},
    {"ScatterElements-18", "unsigned-overflow", EDITION_1_23, LEVEL_SHOULD},
    {"ScatterElements-16", "zero-sign-computed", EDITION_1_11, LEVEL_SHOULD},
    {"ScatterElements-18", "string-mul", EDITION_1_23, LEVEL_UNSPECIFIED},
    {"ScatterElements-18", "complex-order", EDITION_1_23, LEVEL_UNSPECIFIED},
    {"ScatterElements-16", "complex-reduction", EDITION_1_23, LEVEL_MAY_REJECT},
    {"ScatterElements-18", "nan-order", EDITION_1_13, LEVEL_ANY},
    {"ScatterND-11", "index-negative", EDITION_1_6, LEVEL_UNSPECIFIED},
    {"ScatterND-16", "index-negative", EDITION_1_11, LEVEL_UNSPECIFIED},
    {"ScatterND-11", "index-negative", EDITION_1_13, LEVEL_MUST},
    {"ScatterND-13", "index-bounds", EDITION_1_11, LEVEL_UNSPECIFIED},
    {"ScatterND-13", "index-bounds", EDITION_1_13, LEVEL_SHOULD_REJECT},
    {"ScatterND-18", "index-bounds", EDITION_1_23, LEVEL_SHOULD_REJECT},
    {"ScatterND-11", "duplicates-none", EDITION_1_23, LEVEL_SHOULD},
    {"ScatterND-13", "duplicates-none", EDITION_1_11, LEVEL_SHOULD},
    {"ScatterND-16", "duplicates-none", EDITION_1_11, LEVEL_SHOULD},
    {"ScatterND-16", "duplicates-none", EDITION_1_13, LEVEL_ANY},
    {"ScatterND-18", "duplicates-none", EDITION_1_23, LEVEL_ANY},
    {"ScatterND-16", "duplicates-reduced", EDITION_1_11, LEVEL_MAY_REJECT},
    {"ScatterND-16", "duplicates-reduced", EDITION_1_13, LEVEL_MUST},
    {"ScatterND-18", "tuple-empty", EDITION_1_23, LEVEL_MAY_REJECT},
    {"ScatterND-18", "indices-type", EDITION_1_23, LEVEL_SHOULD_REJECT},
    {"ScatterND-18", "reduction-bool", EDITION_1_23, LEVEL_SHOULD},
    {"ScatterND-18", "nan-bits", EDITION_1_23, LEVEL_SHOULD},
};

Test(clause, levels_depend_on_the_version_and_the_edition)
{
    for (size_t i = 0; i < sizeof expected_levels / sizeof *expected_levels; i++) {
        struct clause_weight weight;
        const char *version = expected_levels[i].version, *name = expected_levels[i].name;
        bool holds = clause_level(&set, version_of(version), name, expected_levels[i].edition, &weight);
        cr_expect(holds && weight.level == expected_levels[i].level, "%s.%s in %s: %s", version, name,
                  edition_name(expected_levels[i].edition),
                  holds ? level_name(weight.level) : "does not hold");
    }
}

Test(clause, rules_that_only_the_schema_states_are_never_must)
{
    static const enum rule gates[] = {RULE_OPERATOR_ABSENT,  RULE_INPUT_COUNT,  RULE_OUTPUT_COUNT,
                                      RULE_DATA_TYPE,        RULE_INDICES_TYPE, RULE_UPDATES_TYPE,
                                      RULE_ATTRIBUTE_UNKNOWN};
    for (int row = 0; row < OPERATOR_VERSION_COUNT; row++)
        for (size_t i = 0; i < sizeof gates / sizeof *gates; i++) {
            struct clause_weight weight;
            bool holds =
                clause_level(&set, &operator_versions[row], rule_code(gates[i]), EDITION_NEWEST, &weight);
            cr_expect(holds && weight.level == LEVEL_SHOULD_REJECT, "%s.%s", operator_versions[row].id,
                      rule_code(gates[i]));
        }
}

Test(clause, an_edition_that_has_the_version_decides)
{
    struct clause_weight weight;
    cr_assert(clause_level(&set, version_of("ScatterND-16"), "index-negative", EDITION_1_15, &weight));
    cr_expect(weight.edition == EDITION_1_15 && !weight.is_first_edition);
}

Test(clause, a_version_newer_than_the_edition_is_judged_by_its_own_first_edition)
{
    struct clause_weight weight;
    cr_assert(clause_level(&set, version_of("ScatterND-16"), "index-negative", EDITION_1_6, &weight));
    cr_expect(weight.edition == EDITION_1_11 && weight.is_first_edition && weight.level == LEVEL_UNSPECIFIED);
}

Test(clause, the_first_edition_is_that_of_the_release)
{
    static const struct {
        const char *id;
        enum edition first;
    } rows[] = {{"Scatter-9", EDITION_1_6},          {"Scatter-11", EDITION_1_6},
                {"ScatterElements-11", EDITION_1_6}, {"ScatterElements-13", EDITION_1_11},
                {"ScatterND-16", EDITION_1_11},      {"ScatterND-18", EDITION_1_13}};
    for (size_t row = 0; row < sizeof rows / sizeof *rows; row++)
        cr_expect(eq(int, (int)edition_first(version_of(rows[row].id)), (int)rows[row].first), "%s",
                  rows[row].id);
}

Test(clause, a_clause_that_does_not_hold_for_a_version_has_no_level_there)
{
    struct clause_weight weight;
    cr_expect(not(clause_level(&set, version_of("ScatterND-16"), "reduction-max", EDITION_NEWEST, &weight)));
}

Test(clause, an_unknown_name_has_no_level)
{
    struct clause_weight weight;
    cr_expect(not(clause_level(&set, version_of("ScatterND-18"), "index-positive", EDITION_NEWEST, &weight)));
}

/* ---- ids and names ------------------------------------------------------------------------------------- */

Test(clause, every_id_finds_its_clause)
{
    const struct operator_version *version;
    for (size_t i = 0; i < set.count; i++)
        cr_expect(eq(ptr, (void *)clause_find(&set, set.clauses[i].id, &version), (void *)&set.clauses[i]),
                  "%s", set.clauses[i].id);
}

Test(clause, the_id_of_one_version_finds_clause_and_version)
{
    const struct operator_version *version;
    const struct clause *clause = clause_find(&set, "ScatterElements-16.index-negative", &version);
    cr_assert(clause != NULL);
    cr_expect(eq(str, (char *)clause->id, "ScatterElements.index-negative"));
    cr_expect(eq(ptr, (void *)version, (void *)version_of("ScatterElements-16")));
}

Test(clause, words_that_name_no_clause_find_no_clause)
{
    static const char *const words[] = {"",
                                        "ScatterND",
                                        "ScatterND.",
                                        "Gather.target",
                                        ".target",
                                        "ScatterND.target.x",
                                        "scatternd.target",
                                        "ScatterND-12.target",
                                        "ScatterND-16.reduction-max"};
    const struct operator_version *version;
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        cr_expect(clause_find(&set, words[i], &version) == NULL, "%s", words[i]);
}

Test(clause, only_an_operator_and_a_name_have_the_form_of_an_id)
{
    static const struct {
        const char *word;
        bool is_formed;
    } words[] = {{"ScatterND.target", true},     {"Scatter-9.unheard-of", true},
                 {"ScatterND-18/slices", false}, {"cases/ScatterND-18/slices#0", false},
                 {"ScatterND.d/slices", false},  {"ScatterND-18", false},
                 {"ScatterND.", false},          {"Gather.target", false}};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        cr_expect(clause_id_is_formed(words[i].word) == words[i].is_formed, "%s", words[i].word);
}

Test(clause, every_edition_is_found_by_its_name)
{
    for (int edition = 0; edition < EDITION_COUNT; edition++) {
        enum edition found;
        enum status status = edition_from_name(edition_name((enum edition)edition), &found, &error);
        cr_expect(status == STATUS_OK && (int)found == edition, "%s", edition_name((enum edition)edition));
    }
}

Test(clause, an_operator_version_newer_than_all_editions_is_detected)
{
    struct operator_version newer = *version_of("ScatterND-18");
    cr_expect(edition_has(&newer));
    newer.since_version = OPSET_NEWEST + 1;
    cr_expect(not(edition_has(&newer)));
}

Test(clause, an_unknown_edition_is_a_usage_error_that_lists_the_known_ones)
{
    enum edition found;
    cr_expect(eq(int, (int)edition_from_name("onnx-1.14", &found, &error), STATUS_USAGE));
    cr_expect(eq(
        str, error.message,
        "--edition onnx-1.14: unknown value (did you mean onnx-1.11?); the values are onnx-1.6, onnx-1.11, "
        "onnx-1.13, onnx-1.15, onnx-1.20, onnx-1.23"));
}

/* ---- loading ------------------------------------------------------------------------------------------- */

Test(clause, an_operator_version_without_clauses_is_refused_and_named)
{
    struct clause_set forgetful = set;
    struct clause *clauses = arena_allocate(&arena, set.count * sizeof *clauses);
    memcpy(clauses, set.clauses, set.count * sizeof *clauses);
    forgetful.clauses = clauses;
    cr_expect(eq(int, (int)clauses_check_versions(&forgetful, &error), STATUS_OK));
    for (size_t i = 0; i < set.count; i++)
        clauses[i].holds[version_of("ScatterElements-16") - operator_versions] = false;
    cr_expect(eq(int, (int)clauses_check_versions(&forgetful, &error), STATUS_UNREADABLE));
    cr_expect(eq(
        str, error.message,
        "the clauses: no clause holds for ScatterElements-16: see newest_version in ScatterElements.json"));
}

Test(clause, without_memory_the_clauses_are_not_loaded)
{
    struct arena small = arena_create(4096);
    struct clause_set none;
    cr_expect(eq(int, (int)clauses_load(&none, &small, &error), STATUS_OUT_OF_MEMORY));
    arena_destroy(&small);
}

/* ---- text ---------------------------------------------------------------------------------------------- */

/* The text that was written to a temporary file, in the arena. */
static const char *written(FILE *stream)
{
    long size = ftell(stream);
    cr_assert(size > 0);
    char *text = arena_allocate(&arena, (size_t)size + 1);
    rewind(stream);
    text[fread(text, 1, (size_t)size, stream)] = '\0';
    (void)fclose(stream);
    return text;
}

Test(clause, the_list_has_a_line_of_three_columns_for_each_clause)
{
    FILE *stream = tmpfile();
    cr_assert(stream != NULL);
    clauses_list(&set, stream);
    const char *text = written(stream);
    size_t lines = 0, tabs = 0;
    for (; *text != '\0'; text++) {
        lines += *text == '\n';
        tabs += *text == '\t';
    }
    cr_expect(eq(sz, lines, set.count));
    cr_expect(eq(sz, tabs, 2 * set.count));
}

Test(clause, the_list_shows_the_versions_of_each_level)
{
    FILE *stream = tmpfile();
    cr_assert(stream != NULL);
    clauses_list(&set, stream);
    cr_expect(strstr(written(stream), "ScatterND.duplicates-none\t11, 13 should; 16, 18 any\tWithout") !=
              NULL);
}

Test(clause, a_clause_is_shown_with_its_levels_by_edition)
{
    FILE *stream = tmpfile();
    cr_assert(stream != NULL);
    clause_show(clause_named(&set, OPERATOR_SCATTER_ND, "index-negative"), NULL, NULL, stream, &arena);
    const char *text = written(stream);
    cr_expect(strstr(text, "  ScatterND-16: unspecified from onnx-1.11, must from onnx-1.13\n") != NULL, "%s",
              text);
}

Test(clause, of_one_version_only_its_levels_are_shown)
{
    FILE *stream = tmpfile();
    cr_assert(stream != NULL);
    clause_show(clause_named(&set, OPERATOR_SCATTER_ND, "index-negative"), version_of("ScatterND-18"), NULL,
                stream, &arena);
    const char *text = written(stream);
    cr_expect(strncmp(text, "ScatterND-18.index-negative\n", 28) == 0 && strstr(text, "unspecified") == NULL,
              "%s", text);
}

/* The text about a clause; only about the version, unless it is NULL. */
static const char *shown(enum scatter_operator op, const char *name, const char *version)
{
    FILE *stream = tmpfile();
    cr_assert(stream != NULL);
    clause_show(clause_named(&set, op, name), version == NULL ? NULL : version_of(version), NULL, stream,
                &arena);
    return written(stream);
}

Test(clause, the_places_of_sentences_are_shown_by_version_and_section_with_a_link)
{
    const char *text = shown(OPERATOR_SCATTER_ND, "duplicates-none", NULL);
    cr_expect(strstr(text,
                     "  ScatterND-16, ScatterND-18: Summary, sentence 22\n"
                     "    https://github.com/onnx/onnx/blob/main/docs/Changelog.md#ScatterND-18\n"
                     "  ScatterND-11, ScatterND-13: Summary, sentences 4, 5, 20\n"
                     "    https://github.com/onnx/onnx/blob/main/docs/Changelog.md#ScatterND-13\n"
                     "  printed from this document by: --text PATH (PATH: the file, or a folder with it)\n"
                     "  printed from an installed onnx package by: generators/clauses.py show "
                     "ScatterND.duplicates-none\n") != NULL,
              "%s", text);
}

Test(clause, of_one_version_only_its_sentences_are_shown)
{
    const char *text = shown(OPERATOR_SCATTER, "axis-range", "Scatter-9");
    cr_expect(strstr(text, "  Scatter-9: Attributes, axis, sentence 3\n") != NULL, "%s", text);
    cr_expect(strstr(text, "#Scatter-9\n") != NULL && strstr(text, "Scatter-11") == NULL, "%s", text);
}

Test(clause, a_version_without_a_sentence_is_shown_as_such)
{
    const char *text = shown(OPERATOR_SCATTER_ELEMENTS, "duplicates-none", "ScatterElements-13");
    cr_expect(strstr(text, "source: no sentence, the text is silent\nnote: ") != NULL, "%s", text);
}

Test(clause, where_the_text_is_silent_a_level_does_not_claim_that_it_decides)
{
    const char *text = shown(OPERATOR_SCATTER_ND, "memory-safety", NULL);
    cr_expect(
        strstr(text, "must: by a decision of this suite, no sentence of ONNX: another behaviour fails\n") !=
            NULL,
        "%s", text);
    cr_expect(strstr(text, "the text decides") == NULL, "%s", text);
    text = shown(OPERATOR_SCATTER_ELEMENTS, "indices-longer", "ScatterElements-18");
    cr_expect(strstr(text, "must: by a decision of this suite") != NULL, "%s", text);
}

Test(clause, where_a_sentence_or_the_schema_states_it_the_text_decides)
{
    const char *text = shown(OPERATOR_SCATTER_ND, "index-negative", NULL);
    cr_expect(strstr(text, "must: the text decides: another behaviour fails\n") != NULL, "%s", text);
    text = shown(OPERATOR_SCATTER, "output-type", NULL);
    cr_expect(strstr(text, "must: the text decides: another behaviour fails\n") != NULL, "%s", text);
}

Test(clause, a_statement_of_the_schema_is_shown_with_a_link)
{
    const char *text = shown(OPERATOR_SCATTER, "output-type", NULL);
    cr_expect(strstr(text,
                     "source: no sentence, but the formal part of the schema\n"
                     "    https://github.com/onnx/onnx/blob/main/docs/Changelog.md#Scatter-11\n") != NULL,
              "%s", text);
}

Test(clause, each_decision_is_shown_as_a_sentence)
{
    const char *text = shown(OPERATOR_SCATTER_ND, "tuple", NULL);
    cr_expect(strstr(text, "decisions (DECISIONS.md)\n  tuple-is-one-index: The components of a tuple index "
                           "data together, as one place.\n") != NULL,
              "%s", text);
}

TestSuite(decision, .init = load, .fini = unload);

static const char *line_in(const char *text, const char *id)
{
    const struct embedded_file file = {"D.md", (const unsigned char *)text, strlen(text)};
    return decision_line(&file, id, &arena);
}

Test(decision, every_decision_that_a_clause_names_has_a_line)
{
    size_t named = 0;
    for (size_t i = 0; i < set.count; i++)
        for (size_t j = 0; j < set.clauses[i].decision_count; j++, named++)
            cr_expect(decision_line(&document_files[0], set.clauses[i].decisions[j], &arena) != NULL,
                      "%s: %s", set.clauses[i].id, set.clauses[i].decisions[j]);
    cr_expect(named > set.count / 2);
}

Test(decision, the_line_is_the_first_sentence_even_across_lines)
{
    const char *text = "# D\n\n### a-b\n\nAs of 1.13 it\nis so. More.\n\n### c-d\n\nOtherwise.\n";
    cr_expect(eq(str, (char *)line_in(text, "a-b"), "As of 1.13 it is so."));
    cr_expect(eq(str, (char *)line_in(text, "c-d"), "Otherwise."));
}

Test(decision, only_a_whole_heading_names_a_decision)
{
    static const char *const ids[] = {"a", "a-b-c", "b", "D", ""};
    for (size_t i = 0; i < sizeof ids / sizeof *ids; i++)
        cr_expect(line_in("# D\n\nSee ### a-b\nhere.\n\n### a-b\n\nIt is.\n", ids[i]) == NULL, "%s", ids[i]);
}

Test(decision, a_text_that_ends_early_has_no_line)
{
    const char *text = "### a-b\n\nIt is.\n";
    char beginning[32];
    for (size_t size = 0; size < strlen(text) - 1; size++) {
        memcpy(beginning, text, size);
        beginning[size] = '\0';
        cr_expect(line_in(beginning, "a-b") == NULL, "%zu", size);
    }
}

Test(decision, without_memory_there_is_no_line)
{
    struct arena none = arena_create(0);
    cr_expect(decision_line(&document_files[0], "subnormals-flushed", &none) == NULL);
    arena_destroy(&none);
}
