/* scatter-cts show: one case or clause, readable, or a case drawn. */
#include "arguments.h"
#include "case_facts.h"
#include "case_loader.h"
#include "case_page.h"
#include "case_source.h"
#include "clause_text.h"
#include "commands.h"
#include "expectation.h"
#include "file.h"
#include "large_case.h"
#include "onnx_file.h"
#include "print_text.h"
#include "tensor_text.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Elements beyond so many are left out of cases that the program makes: their values are said in a line. */
enum { MOST_MADE_ELEMENTS = 64 };

enum format { FORMAT_TEXT, FORMAT_SVG, FORMAT_HTML };

/* Everything of one invocation of `show`. */
struct show_command {
    struct arguments arguments;
    const struct invocation *invocation;
    char *format_name, *answer_path, *output_path;
    enum format format;
    struct arena arena;
};

/* A case with all that is shown of it. */
struct shown_case {
    struct scatter_case the_case;
    struct derived_expectation derived;
    struct tensor answer;
    const struct tensor *actual; /* the answer, or NULL */
};

/* ---- a case as text ------------------------------------------------------------------------------------------- */

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

static void show_text(const struct shown_case *shown, struct arena *arena)
{
    const struct scatter_case *the_case = &shown->the_case;
    (void)print_text(stdout, "%s\n%s, opset %" PRId64 ", IR version %" PRId64 "\n", the_case->id,
                     case_operator_version(the_case), the_case->model.opset, the_case->model.ir_version);
    if (the_case->why[0] != '\0')
        (void)print_text(stdout, "why: %s\n", the_case->why);
    for (size_t i = 0; i < the_case->clause_count; i++)
        (void)print_text(stdout, "%s %s", i == 0 ? "clauses:" : ",", the_case->clauses[i]);
    (void)print_text(stdout, the_case->clause_count > 0 ? "\n" : "");
    const char *sibling = case_sibling(the_case, arena);
    if (sibling[0] != '\0')
        (void)print_text(stdout, "sibling: %s, without whose answer the refusal shows nothing\n", sibling);
    if (the_case->large != NULL)
        show_made(the_case->large, arena);
    show_attributes(&the_case->model, arena);
    show_inputs(the_case, arena);
    for (size_t i = 0; i < the_case->warning_count; i++)
        (void)print_text(stdout, "warning: %s\n", the_case->warnings[i]);
    if (the_case->output != NULL)
        show_tensor("stored output", the_case->output, the_case, arena);
    (void)print_text(stdout, "the author expects: %s\n", expectation_name(the_case->expectation));
    show_derived(&shown->derived, the_case, arena);
    if (shown->actual != NULL)
        show_tensor("actual output", shown->actual, the_case, arena);
}

/* ---- a case as a document -------------------------------------------------------------------------------------- */

/* Writes a document to the file of the command, or to standard output. */
static enum status write_document(const struct show_command *command, struct markup *markup,
                                  struct error *error)
{
    const char *text;
    enum status status = markup_save(markup, &text, error);
    if (status != STATUS_OK)
        return status;
    if (command->output_path != NULL)
        return file_write(command->output_path, text, strlen(text), error);
    /* What cannot be written is reported at the end of the program. */
    (void)fwrite(text, 1, strlen(text), stdout);
    return STATUS_OK;
}

static enum status draw_document(struct show_command *command, const struct shown_case *shown,
                                 struct error *error)
{
    const struct drawing_subject subject = {&shown->the_case, &shown->derived, shown->actual};
    struct arena *arena = &command->arena;
    struct markup *markup;
    bool is_page = command->format == FORMAT_HTML;
    enum status status =
        markup_create(&markup, is_page ? MARKUP_HTML : MARKUP_XML, CASE_DOCUMENT_LIMIT, error);
    if (status == STATUS_OK)
        status = is_page ? case_page_add(markup, &subject, arena, error)
                         : drawing_add(markup, &subject, DRAWING_ALONE, arena, error);
    if (status == STATUS_OK)
        status = write_document(command, markup, error);
    markup_destroy(markup);
    return status;
}

/* ---- cases and clauses by their names ---------------------------------------------------------------------------- */

static enum status show(struct show_command *command, const struct case_location *location,
                        struct error *error)
{
    struct shown_case shown = {.actual = NULL};
    enum status status = scatter_case_load(&shown.the_case, location, &command->arena, error);
    if (status == STATUS_OK)
        status = derive_expectation(&shown.the_case, &shown.derived, &command->arena, error);
    if (status != STATUS_OK)
        return error_prefix(error, status, location->id);
    if (command->answer_path != NULL) {
        status = onnx_file_read_tensor(&shown.answer, command->answer_path, &command->arena, error);
        shown.actual = &shown.answer;
    }
    if (status != STATUS_OK || command->format != FORMAT_TEXT)
        return status == STATUS_OK ? draw_document(command, &shown, error) : status;
    show_text(&shown, &command->arena);
    return STATUS_OK;
}

/* Shows the cases that a word names; a document and an answer are about one. */
static enum status show_named(struct show_command *command, const char *name, struct error *error)
{
    struct case_list found;
    bool is_one = command->format != FORMAT_TEXT || command->answer_path != NULL;
    enum status status = cases_named(name, (const char *const *)command->arguments.cases,
                                     command->invocation->program, &found, NULL, &command->arena, error);
    if (status == STATUS_OK && is_one && found.count > 1)
        status = error_set(error, STATUS_USAGE, "\"%s\" holds %zu cases, and one is needed, such as %s", name,
                           found.count, found.locations[0].id);
    for (size_t i = 0; status == STATUS_OK && i < found.count; i++)
        status = show(command, &found.locations[i], error);
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

/* Checks the options. */
static enum status take_options(struct show_command *command, poptContext context, struct error *error)
{
    static const char *const formats[] = {
        [FORMAT_TEXT] = "text", [FORMAT_SVG] = "svg", [FORMAT_HTML] = "html"};
    size_t format = 0;
    if (poptPeekArg(context) == NULL)
        return error_set(error, STATUS_USAGE, "show what? give the id of a case or clause, or a case folder");
    while (command->format_name != NULL && strcmp(command->format_name, formats[format]) != 0)
        if (++format == sizeof formats / sizeof *formats)
            return error_set(error, STATUS_USAGE, "--format \"%s\": there are text, svg and html",
                             command->format_name);
    command->format = (enum format)format;
    if (command->format == FORMAT_TEXT && command->output_path != NULL)
        return error_set(error, STATUS_USAGE, "--output is for --format svg and html");
    return STATUS_OK;
}

/* Shows all that the words name. */
static enum status show_words(struct show_command *command, poptContext context, struct error *error)
{
    enum status status = STATUS_OK;
    bool is_case = command->format != FORMAT_TEXT || command->answer_path != NULL;
    const char *name;
    while (status == STATUS_OK && (name = poptGetArg(context)) != NULL) {
        if (is_case && (clause_id_is_formed(name) || poptPeekArg(context) != NULL))
            return error_set(error, STATUS_USAGE, "a drawing or an answer needs one case, and nothing else");
        status = clause_id_is_formed(name) ? show_clause(name, &command->arena, error)
                                           : show_named(command, name, error);
    }
    return status;
}

static const char help[] =
    "[OPTION...] CASE|CLAUSE...\n"
    "\n"
    "Shows cases, by id or path of the folder: why each exists, its node, its tensors and what is expected. "
    "Shows "
    "clauses,\n"
    "by id: what each states, its level in each version and edition, and where the specification says so.\n"
    "\n"
    "  scatter-cts show cases/ScatterND-18/slices\n"
    "  scatter-cts show cases/ScatterND-18/slices --format html --output slices.html\n"
    "  scatter-cts show ScatterND.index-negative\n"
    "\n"
    "Exit status: 0 it is shown; 2 wrong usage; 3 a case or a file cannot be read.\n";

int command_show(const struct invocation *invocation)
{
    struct show_command command = {
        .arguments = arguments_default(), .invocation = invocation, .arena = arena_create((size_t)4 << 30)};
    const struct poptOption options[] = {
        {"cases", 'c', POPT_ARG_ARGV, &command.arguments.cases, 0,
         "Where the cases are (default: the folder \"cases\")", "[NAME=]PATH"},
        {"format", 0, POPT_ARG_STRING, &command.format_name, 0,
         "text (default), svg: a drawing of the case, or html: a page with the drawing", "FORMAT"},
        {"answer", 0, POPT_ARG_STRING, &command.answer_path, 0,
         "An output to show with the case, as a TensorProto; a drawing rings what differs", "OUTPUT.pb"},
        {"output", 'o', POPT_ARG_STRING, &command.output_path, 0,
         "Where svg and html go (default: standard output)", "FILE"},
        POPT_AUTOHELP POPT_TABLEEND};
    struct error error;
    poptContext context =
        poptGetContext("scatter-cts show", invocation->argument_count, invocation->arguments, options, 0);
    poptSetOtherOptionHelp(context, help);
    enum status status = arguments_parse(context, &command.arguments, &error);
    if (status == STATUS_OK)
        status = take_options(&command, context, &error);
    if (status == STATUS_OK)
        status = show_words(&command, context, &error);
    if (status != STATUS_OK)
        print_complaint(error.message);
    free(command.format_name);
    free(command.answer_path);
    free(command.output_path);
    (void)poptFreeContext(context);
    arguments_destroy(&command.arguments);
    arena_destroy(&command.arena);
    return status == STATUS_OK ? EXIT_AS_EXPECTED : status == STATUS_USAGE ? EXIT_USAGE : EXIT_HARNESS;
}
