/* scatter-cts list: cases, operator versions, rules, clauses, misreadings and known implementations. */
#include "case.h"
#include "case_command.h"
#include "clause.h"
#include "commands.h"
#include "misreading.h"
#include "print_text.h"
#include "record.h"
#include "text_compare.h"

#include <inttypes.h>
#include <jansson.h>
#include <stdio.h>
#include <string.h>

/* What is asked for. */
struct list_request {
    struct arguments arguments;
    const struct invocation *invocation;
    int as_json;
    struct arena arena;
};

/* Lists one subject: as the `perform` of a command. */
typedef enum status lister(struct list_request *request, int *code, struct error *error);

/* ---- operator versions --------------------------------------------------------------------------------- */

static json_t *describe_version(const struct operator_version *version)
{
    json_t *attributes = json_object();
    if (version->has_axis)
        (void)json_object_set_new(attributes, "axis", json_integer(0));
    if (version->reductions != 0)
        (void)json_object_set_new(attributes, "reduction", json_string(reduction_name(REDUCTION_NONE)));
    int64_t last_opset = operator_version_last_opset(version);
    json_t *last = last_opset == OPSET_NO_END ? json_null() : json_integer(last_opset);
    return json_pack("{s:s, s:s, s:I, s:o, s:o, s:o, s:o, s:o, s:b}", "id", version->id, "operator",
                     version->name, "since_version", (json_int_t)version->since_version, "last_opset", last,
                     "types", dtypes_record(version->types), "index_types",
                     dtypes_record(version->index_types), "attributes", attributes, "reductions",
                     reductions_record(version->reductions), "deprecated", version->deprecated);
}

static void print_names(const char *label, const json_t *names)
{
    size_t index;
    const json_t *name;
    (void)print_text(stdout, "  %-12s", label);
    json_array_foreach(names, index, name)(void) print_text(stdout, " %s", json_string_value(name));
    (void)print_text(stdout, "%s\n", json_array_size(names) == 0 ? " (no such attribute)" : "");
}

static void print_version(const struct operator_version *version, const json_t *description)
{
    (void)print_text(stdout, "%s%s, opset %" PRId64, version->id, version->deprecated ? " (deprecated)" : "",
                     version->since_version);
    int64_t last_opset = operator_version_last_opset(version);
    if (last_opset == OPSET_NO_END)
        (void)print_text(stdout, " and later (known up to %d)\n", OPSET_NEWEST);
    else
        (void)print_text(stdout, " to %" PRId64 "\n", last_opset);
    print_names("types:", json_object_get(description, "types"));
    print_names("indices:", json_object_get(description, "index_types"));
    print_names("reductions:", json_object_get(description, "reductions"));
}

static enum status list_versions(struct list_request *request, int *code, struct error *error)
{
    (void)code;
    for (int row = 0; row < OPERATOR_VERSION_COUNT; row++) {
        json_t *description = describe_version(&operator_versions[row]);
        if (description == NULL)
            return error_no_memory(error, "the versions");
        if (request->as_json) {
            (void)json_dumpf(description, stdout, JSON_COMPACT);
            (void)print_text(stdout, "\n");
        } else {
            print_version(&operator_versions[row], description);
        }
        json_decref(description);
    }
    return STATUS_OK;
}

static enum status list_rules(struct list_request *request, int *code, struct error *error)
{
    (void)request, (void)code, (void)error;
    for (int rule = 0; rule < RULE_COUNT; rule++)
        (void)print_text(stdout, "%-20s %s\n", rule_code((enum rule)rule), rule_sentence((enum rule)rule));
    return STATUS_OK;
}

static enum status list_misreadings(struct list_request *request, int *code, struct error *error)
{
    (void)request, (void)code, (void)error;
    for (int i = 0; i < MISREADING_COUNT; i++)
        (void)print_text(stdout, "%-32s %s\n", misreading_name((enum misreading)i),
                         misreading_sentence((enum misreading)i));
    return STATUS_OK;
}

static enum status list_clauses(struct list_request *request, int *code, struct error *error)
{
    struct clause_set clauses;
    const enum status status = clauses_load(&clauses, &request->arena, error);
    (void)code;
    if (status == STATUS_OK)
        clauses_list(&clauses, stdout);
    return status;
}

/* ---- cases --------------------------------------------------------------------------------------------- */

/* The numbers of printed lines, and of those about a case that cannot be read. */
struct listed {
    int64_t lines, unreadable;
};

/* Prints a case if it is selected. */
static void list_case(const struct selected_cases *selected, size_t index, struct listed *listed,
                      struct arena *arena)
{
    const char *id = selected->cases.locations[index].id;
    struct scatter_case the_case;
    struct error error;
    enum status status = selected_cases_load(selected, index, &the_case, arena, &error);
    if (status == STATUS_NOT_FOUND || status == STATUS_NOT_SCATTER)
        return;
    listed->lines++;
    if (status != STATUS_OK) {
        (void)print_text(stdout, "%s\tunreadable: %s\n", id, error.message);
        listed->unreadable++;
        return;
    }
    (void)print_text(stdout, "%s\t%s\t%" PRId64 "\t%s\t%s\t%s\n", id, case_operator_version(&the_case),
                     the_case.model.opset, case_dtype_name(&the_case), case_reduction(&the_case, arena),
                     expectation_name(the_case.expectation));
}

static struct listed list_each(const struct selected_cases *selected)
{
    struct arena arena = arena_create((size_t)4 << 30);
    struct listed listed = {0};
    for (size_t i = 0; i < selected->cases.count; i++) {
        list_case(selected, i, &listed, &arena);
        arena_reset(&arena);
    }
    arena_destroy(&arena);
    return listed;
}

static enum status list_cases(struct list_request *request, int *code, struct error *error)
{
    struct selected_cases selected = {0};
    struct listed listed = {0};
    enum status status =
        selected_cases_make(&selected, &request->arguments, request->invocation, &request->arena, error);
    if (status == STATUS_OK)
        listed = list_each(&selected);
    if (status == STATUS_OK && listed.lines == 0)
        none_selected_show(&selected);
    selected_cases_release(&selected);
    *code = listed.lines > 0 && listed.unreadable == 0 ? EXIT_AS_EXPECTED : EXIT_HARNESS;
    return status;
}

/* ---- the command --------------------------------------------------------------------------------------- */

static enum status list_known(struct list_request *request, int *code, struct error *error)
{
    (void)error;
    if (!list_implementations(request->invocation->program, request->as_json != 0))
        *code = EXIT_HARNESS;
    return STATUS_OK;
}

/* The subjects that can be listed; the default is the first. */
static const struct subject {
    const char *name;
    lister *list;
    bool has_json; /* --json is supported */
} subjects[] = {{"cases", list_cases, false},
                {"versions", list_versions, true},
                {"rules", list_rules, false},
                {"clauses", list_clauses, false},
                {"misreadings", list_misreadings, false},
                {"implementations", list_known, true}};
enum { SUBJECT_COUNT = sizeof subjects / sizeof *subjects };

/* Lists the subject that the positional arguments name. */
static enum status list(void *state, poptContext context, int *code, struct error *error)
{
    struct list_request *request = state;
    const char *word = poptGetArg(context);
    const char *names[SUBJECT_COUNT];
    for (size_t i = 0; i < SUBJECT_COUNT; i++)
        names[i] = subjects[i].name;
    size_t row = 0;
    enum status status =
        word == NULL ? STATUS_OK : option_value_number("list", word, names, SUBJECT_COUNT, &row, error);
    if (status != STATUS_OK)
        return status;
    if (poptPeekArg(context) != NULL)
        return error_set(error, STATUS_USAGE, "list takes one subject at a time; \"%s\" is one too many",
                         poptPeekArg(context));
    if (request->as_json && !subjects[row].has_json)
        return error_set(error, STATUS_USAGE,
                         "--json is only for \"list versions\" and \"list implementations\"");
    return subjects[row].list(request, code, error);
}

static const char help[] =
    "[OPTION...] [cases|versions|rules|clauses|misreadings|implementations]\n"
    "\n"
    "Lists one of the following, one per line:\n"
    "\n"
    "  cases            the selected cases (default): id, operator version, opset,\n"
    "                   element type, reduction, expected result\n"
    "  versions         the operator versions with their element types and reductions\n"
    "  rules            the rules that every valid input fulfils\n"
    "  clauses          the statements of the specification, with their level in each\n"
    "                   operator version\n"
    "  misreadings      what an implementation did, if that explains a wrong answer\n"
    "  implementations  the implementations that can be tested by name\n"
    "\n"
    "Examples:\n"
    "  scatter-cts list --operator ScatterND-18 --reduction add\n"
    "  scatter-cts list | cut -f2,4 | sort | uniq -c\n"
    "  scatter-cts list clauses\n"
    "\n"
    "Exit status:\n"
    "  0  success\n"
    "  2  wrong usage\n"
    "  3  a case or a file cannot be read, or no case is selected\n";

int command_list(const struct invocation *invocation)
{
    struct list_request request = {
        .arguments = arguments_default(), .invocation = invocation, .arena = arena_create((size_t)1 << 30)};
    struct poptOption selection[SELECTION_OPTION_COUNT];
    selection_options(&request.arguments, selection);
    /* Cases are listed as they are: --any-corpus is removed. */
    selection[SELECTION_OPTION_COUNT - 2] = (struct poptOption)POPT_TABLEEND;
    const struct poptOption options[] = {
        {NULL, 0, POPT_ARG_INCLUDE_TABLE, selection, 0, SELECTION_HEADING, NULL},
        {"json", 0, POPT_ARG_NONE, &request.as_json, 0,
         "Print versions or implementations as JSON, one object per line", NULL},
        POPT_AUTOHELP POPT_TABLEEND};
    const struct command_kind kind = {
        .help = help, .options = options, .arguments = &request.arguments, .perform = list};
    const int code = command_perform(invocation, &kind, &request);
    arena_destroy(&request.arena);
    return code;
}
