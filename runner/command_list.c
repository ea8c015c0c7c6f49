/* scatter-cts list: which cases, operator versions, rules and clauses there are. */
#include "arguments.h"
#include "case_facts.h"
#include "case_source.h"
#include "clause_text.h"
#include "commands.h"
#include "printable.h"

#include <inttypes.h>
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- operator versions ----------------------------------------------------------------------------------------------- */

/* The members of a set of dtypes or reductions as an array of names. */
static json_t *dtype_names(dtype_set set)
{
    json_t *names = json_array();
    for (int32_t dtype = 0; dtype < 32; dtype++)
        if (dtype_in(set, dtype))
            (void)json_array_append_new(names, json_string(dtype_name(dtype)));
    return names;
}

static json_t *reduction_names_of(reduction_set set)
{
    json_t *names = json_array();
    for (int reduction = 0; reduction < REDUCTION_COUNT; reduction++)
        if ((set >> reduction & 1) != 0)
            (void)json_array_append_new(names, json_string(reduction_name((enum reduction)reduction)));
    return names;
}

static json_t *describe_version(const struct operator_version *version)
{
    json_t *attributes = json_object();
    if (version->has_axis)
        (void)json_object_set_new(attributes, "axis", json_integer(0));
    if (version->reductions != 0)
        (void)json_object_set_new(attributes, "reduction", json_string(reduction_name(REDUCTION_NONE)));
    json_t *last = version->last_opset == OPSET_NO_END ? json_null() : json_integer(version->last_opset);
    return json_pack("{s:s, s:s, s:I, s:o, s:o, s:o, s:o, s:o, s:b}", "id", version->id, "operator",
                     version->name, "since_version", (json_int_t)version->since_version, "last_opset", last,
                     "types", dtype_names(version->types), "index_types", dtype_names(version->index_types),
                     "attributes", attributes, "reductions", reduction_names_of(version->reductions),
                     "deprecated", version->deprecated);
}

static void print_names(const char *label, const json_t *names)
{
    size_t index;
    const json_t *name;
    (void)printf("  %-12s", label);
    json_array_foreach(names, index, name)(void) printf(" %s", json_string_value(name));
    (void)printf("%s\n", json_array_size(names) == 0 ? " (no such attribute)" : "");
}

static void print_version(const struct operator_version *version, const json_t *description)
{
    (void)printf("%s%s, opset %" PRId64, version->id, version->deprecated ? " (deprecated)" : "",
                 version->since_version);
    if (version->last_opset == OPSET_NO_END)
        (void)printf(" and later (known up to %d)\n", OPSET_NEWEST);
    else
        (void)printf(" to %" PRId64 "\n", version->last_opset);
    print_names("types:", json_object_get(description, "types"));
    print_names("indices:", json_object_get(description, "index_types"));
    print_names("reductions:", json_object_get(description, "reductions"));
}

static int list_versions(bool as_json)
{
    for (int row = 0; row < OPERATOR_VERSION_COUNT; row++) {
        json_t *description = describe_version(&operator_versions[row]);
        if (description == NULL)
            return EXIT_HARNESS;
        if (as_json) {
            (void)json_dumpf(description, stdout, JSON_COMPACT);
            (void)printf("\n");
        } else {
            print_version(&operator_versions[row], description);
        }
        json_decref(description);
    }
    return EXIT_AS_EXPECTED;
}

static int list_rules(void)
{
    for (int rule = 0; rule < RULE_COUNT; rule++)
        (void)printf("%-20s %s\n", rule_code((enum rule)rule), rule_sentence((enum rule)rule));
    return EXIT_AS_EXPECTED;
}

static int list_clauses(void)
{
    struct arena arena = arena_create((size_t)16 << 20);
    struct clause_set clauses;
    struct error error;
    enum status status = clauses_load(&clauses, &arena, &error);
    if (status == STATUS_OK)
        clauses_list(&clauses, stdout);
    else
        (void)fprintf(stderr, "scatter-cts: %s\n", error.message);
    arena_destroy(&arena);
    return status == STATUS_OK ? EXIT_AS_EXPECTED : EXIT_HARNESS;
}

/* ---- cases ------------------------------------------------------------------------------------------------------------- */

/* Prints one case when it is selected; returns how many lines about cases were printed. */
static int list_case(const struct case_location *location, const struct selection *selection,
                     struct arena *arena)
{
    struct scatter_case the_case;
    struct error error;
    if (!selection_admits_id(selection, location->id))
        return 0;
    enum status status =
        scatter_case_load(&the_case, location->id, location->folder, location->data_set, arena, &error);
    if (status == STATUS_NOT_SCATTER)
        return 0;
    if (status != STATUS_OK) {
        (void)printf("%s\tunreadable: %s\n", printable(location->id, arena), error.message);
        return 1;
    }
    if (!selection_admits(selection, &the_case, arena))
        return 0;
    (void)printf("%s\t%s\t%" PRId64 "\t%s\t%s\t%s\n", printable(location->id, arena),
                 case_operator_version(&the_case), the_case.model.opset, case_dtype_name(&the_case),
                 case_reduction(&the_case, arena), expectation_name(the_case.expectation));
    return 1;
}

static int list_cases(const struct arguments *arguments, const struct invocation *invocation)
{
    struct arena arena = arena_create((size_t)1 << 30), case_arena = arena_create((size_t)4 << 30);
    struct selection selection = arguments_selection(arguments);
    struct case_source *sources;
    size_t source_count;
    struct case_list cases;
    struct error error;
    enum status status = selection_check(&selection, &error);
    if (status == STATUS_OK)
        status = case_sources_find((const char *const *)arguments->cases, invocation->program, &sources,
                                   &source_count, &cases, &arena, &error);
    int listed = 0;
    for (size_t i = 0; status == STATUS_OK && i < cases.count; i++) {
        listed += list_case(&cases.locations[i], &selection, &case_arena);
        arena_reset(&case_arena);
    }
    if (status != STATUS_OK)
        (void)fprintf(stderr, "scatter-cts: %s\n", error.message);
    else if (listed == 0)
        (void)fprintf(stderr, "scatter-cts: no case is selected\n");
    arena_destroy(&case_arena);
    arena_destroy(&arena);
    if (status == STATUS_USAGE)
        return EXIT_USAGE;
    return status == STATUS_OK && listed > 0 ? EXIT_AS_EXPECTED : EXIT_HARNESS;
}

/* ---- the command --------------------------------------------------------------------------------------------------------- */

int command_list(const struct invocation *invocation)
{
    struct arguments arguments = arguments_default();
    int as_json = 0;
    struct poptOption selection[SELECTION_OPTION_COUNT];
    selection_options(&arguments, selection);
    const struct poptOption options[] = {
        {NULL, 0, POPT_ARG_INCLUDE_TABLE, selection, 0, "Which cases:", NULL},
        {"json", 0, POPT_ARG_NONE, &as_json, 0, "For machines: one JSON object a line (versions)", NULL},
        POPT_AUTOHELP POPT_TABLEEND};
    struct error error;
    poptContext context =
        poptGetContext("scatter-cts list", invocation->argument_count, invocation->arguments, options, 0);
    poptSetOtherOptionHelp(context, "[OPTION...] [cases|versions|rules|clauses]");
    enum status status = arguments_parse(context, &arguments, &error);
    const char *subject = status == STATUS_OK ? poptGetArg(context) : NULL;
    bool versions = subject != NULL && strcmp(subject, "versions") == 0;
    if (status == STATUS_OK && poptPeekArg(context) != NULL)
        status = error_set(&error, STATUS_USAGE, "list one thing at a time, not \"%s\" as well",
                           poptPeekArg(context));
    else if (status == STATUS_OK && as_json && !versions)
        status = error_set(&error, STATUS_USAGE, "--json goes with \"list versions\" only");
    int code = EXIT_USAGE;
    if (status != STATUS_OK)
        (void)fprintf(stderr, "scatter-cts: %s\n", error.message);
    else if (subject == NULL || strcmp(subject, "cases") == 0)
        code = list_cases(&arguments, invocation);
    else if (versions)
        code = list_versions(as_json != 0);
    else if (strcmp(subject, "rules") == 0)
        code = list_rules();
    else if (strcmp(subject, "clauses") == 0)
        code = list_clauses();
    else
        (void)fprintf(
            stderr, "scatter-cts: list what? \"cases\", \"versions\", \"rules\" or \"clauses\", not \"%s\"\n",
            subject);
    (void)poptFreeContext(context);
    arguments_destroy(&arguments);
    return code;
}
