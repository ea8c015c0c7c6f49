/* scatter-cts show: one case or clause, readable. */
#include "arguments.h"
#include "case_facts.h"
#include "case_loader.h"
#include "case_source.h"
#include "clause_text.h"
#include "commands.h"
#include "expectation.h"
#include "large_case.h"
#include "print_text.h"
#include "tensor_text.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Elements beyond so many are left out of cases that the program makes: their values are said in a line. */
enum { MOST_MADE_ELEMENTS = 64 };

static void show_tensor(const char *label, const struct tensor *tensor, const struct scatter_case *the_case,
                        struct arena *arena)
{
    char shape[256];
    if (tensor->dtype == DTYPE_UNDEFINED) {
        (void)print_text(stdout, "%s: omitted\n", label);
        return;
    }
    (void)print_text(stdout, "%s: %s %s%s%s\n", label, dtype_name(tensor->dtype),
                     shape_text(tensor->dims, tensor->rank, shape, sizeof shape),
                     tensor->name[0] == '\0' ? "" : " ", tensor->name);
    if (the_case->large == NULL || tensor->count <= MOST_MADE_ELEMENTS)
        (void)print_lines(stdout, "", tensor_text(tensor, "  ", arena));
}

static void show_attributes(const struct model *model, struct arena *arena)
{
    for (size_t i = 0; i < model->attribute_count; i++) {
        const struct attribute *attribute = &model->attributes[i];
        (void)print_text(stdout, "  %s = ", attribute->name);
        if (attribute->type == ATTRIBUTE_INT) {
            (void)print_text(stdout, "%" PRId64 "\n", attribute->integer);
        } else if (attribute->type == ATTRIBUTE_STRING) {
            const char *text = arena_copy_text(arena, attribute->string.bytes, attribute->string.size);
            (void)print_text(stdout, "\"%s\"\n", text == NULL ? "" : text);
        } else {
            (void)print_text(stdout, "(attribute type %" PRId32 ")\n", attribute->type);
        }
    }
}

static void show_inputs(const struct scatter_case *the_case, struct arena *arena)
{
    static const char *const labels[INPUT_SLOTS] = {"data", "indices", "updates"};
    for (size_t slot = 0; slot < the_case->input_count; slot++)
        show_tensor(slot < INPUT_SLOTS ? labels[slot] : "another input", &the_case->inputs[slot], the_case,
                    arena);
    for (size_t i = 0; i < the_case->unread_input_count; i++)
        show_tensor("a graph input that the node does not read", &the_case->unread_inputs[i], the_case,
                    arena);
}

static void show_derived(const struct derived_expectation *derived, const struct scatter_case *the_case,
                         struct arena *arena)
{
    const struct preparation *preparation = &derived->preparation;
    switch (preparation->outcome) {
    case OUTCOME_COMPUTED:
        (void)print_text(stdout, "the reference computes%s%s%s\n", preparation->unstated == NULL ? "" : " (",
                         preparation->unstated == NULL ? "" : preparation->unstated,
                         preparation->unstated == NULL ? "" : ")");
        show_tensor("result", &derived->output, the_case, arena);
        return;
    case OUTCOME_UNDEFINED:
        (void)print_text(stdout, "the reference finds no value: %s\n", preparation->undefined);
        return;
    case OUTCOME_REFUSED:
        (void)print_text(stdout, "the reference refuses:\n");
        (void)print_lines(stdout, "", violated_rules(preparation, arena));
    }
}

/* What the program makes a case of. */
static void show_made(const struct large_row *row, struct arena *arena)
{
    const char *aims = large_case_aims(row, arena), *values = large_case_values(row, arena);
    (void)print_text(stdout, "made by the program: %s\n  %s\n", aims == NULL ? "" : aims,
                     values == NULL ? "" : values);
}

static enum status show(const struct case_location *location, struct arena *arena, struct error *error)
{
    struct scatter_case the_case;
    struct derived_expectation derived;
    enum status status = scatter_case_load(&the_case, location, arena, error);
    if (status == STATUS_OK)
        status = derive_expectation(&the_case, &derived, arena, error);
    if (status != STATUS_OK)
        return error_prefix(error, status, location->id);
    (void)print_text(stdout, "%s\n%s, opset %" PRId64 ", IR version %" PRId64 "\n", the_case.id,
                     case_operator_version(&the_case), the_case.model.opset, the_case.model.ir_version);
    if (the_case.why[0] != '\0')
        (void)print_text(stdout, "why: %s\n", the_case.why);
    for (size_t i = 0; i < the_case.clause_count; i++)
        (void)print_text(stdout, "%s %s", i == 0 ? "clauses:" : ",", the_case.clauses[i]);
    (void)print_text(stdout, the_case.clause_count > 0 ? "\n" : "");
    const char *sibling = case_sibling(&the_case, arena);
    if (sibling[0] != '\0')
        (void)print_text(stdout, "sibling: %s, without whose answer the refusal shows nothing\n", sibling);
    if (the_case.large != NULL)
        show_made(the_case.large, arena);
    show_attributes(&the_case.model, arena);
    show_inputs(&the_case, arena);
    for (size_t i = 0; i < the_case.warning_count; i++)
        (void)print_text(stdout, "warning: %s\n", the_case.warnings[i]);
    if (the_case.output != NULL)
        show_tensor("stored output", the_case.output, &the_case, arena);
    (void)print_text(stdout, "the author expects: %s\n", expectation_name(the_case.expectation));
    show_derived(&derived, &the_case, arena);
    return STATUS_OK;
}

/* Shows the cases that a word names. */
static enum status show_named(const char *name, const struct arguments *arguments,
                              const struct invocation *invocation, struct arena *arena, struct error *error)
{
    struct case_list found;
    enum status status = cases_named(name, (const char *const *)arguments->cases, invocation->program, &found,
                                     NULL, arena, error);
    for (size_t i = 0; status == STATUS_OK && i < found.count; i++)
        status = show(&found.locations[i], arena, error);
    case_list_close(&found);
    return status;
}

static enum status show_clause(const char *id, struct arena *arena, struct error *error)
{
    struct clause_set clauses;
    const struct operator_version *version;
    enum status status = clauses_load(&clauses, arena, error);
    if (status != STATUS_OK)
        return status;
    const struct clause *clause = clause_find(&clauses, id, &version);
    if (clause == NULL)
        return error_set(error, STATUS_NOT_FOUND,
                         "there is no clause \"%s\": \"scatter-cts list clauses\" shows all of them", id);
    clause_show(clause, version, stdout, arena);
    return STATUS_OK;
}

int command_show(const struct invocation *invocation)
{
    struct arguments arguments = arguments_default();
    struct arena arena = arena_create((size_t)4 << 30);
    const struct poptOption options[] = {{"cases", 'c', POPT_ARG_ARGV, &arguments.cases, 0,
                                          "Where the cases are (default: the folder \"cases\")",
                                          "[NAME=]PATH"},
                                         POPT_AUTOHELP POPT_TABLEEND};
    struct error error;
    poptContext context =
        poptGetContext("scatter-cts show", invocation->argument_count, invocation->arguments, options, 0);
    poptSetOtherOptionHelp(context, "[OPTION...] CASE|CLAUSE...");
    enum status status = arguments_parse(context, &arguments, &error);
    if (status == STATUS_OK && poptPeekArg(context) == NULL)
        status =
            error_set(&error, STATUS_USAGE, "show what? give the id of a case or clause, or a case folder");
    const char *name;
    while (status == STATUS_OK && (name = poptGetArg(context)) != NULL)
        status = clause_id_is_formed(name) ? show_clause(name, &arena, &error)
                                           : show_named(name, &arguments, invocation, &arena, &error);
    if (status != STATUS_OK)
        print_complaint(error.message);
    (void)poptFreeContext(context);
    arguments_destroy(&arguments);
    arena_destroy(&arena);
    return status == STATUS_OK ? EXIT_AS_EXPECTED : status == STATUS_USAGE ? EXIT_USAGE : EXIT_HARNESS;
}
