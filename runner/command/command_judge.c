/* scatter-cts judge: judges an answer that was computed elsewhere. */
#include "arguments.h"
#include "case_source.h"
#include "commands.h"
#include "expectation.h"
#include "judge.h"
#include "model.h"
#include "print_text.h"
#include "record.h"
#include "result.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char help[] =
    "[OPTION...] CASE OUTPUT.pb|--rejected|--failed\n"
    "   or: scatter-cts judge --outputs DIR [RESULTS] [OPTION of run...]\n"
    "\n"
    "Judges an answer that was computed elsewhere, for example by a compiler's own\n"
    "tests. Nothing is executed. CASE is the id of a case (\"scatter-cts list\") or the\n"
    "path of a case folder, which may be in an archive\n"
    "(cases/ScatterND-18.zip/elements). OUTPUT.pb is the output as a TensorProto; in\n"
    "Python, this call writes it:\n"
    "\n"
    "  onnx.save_tensor(onnx.numpy_helper.from_array(output), \"OUTPUT.pb\")\n"
    "\n"
    "Examples:\n"
    "  scatter-cts judge cases/ScatterND-18/elements OUTPUT.pb\n"
    "  scatter-cts judge cases/ScatterND-18/indices-rank-scalar --rejected\n"
    "  scatter-cts judge path/to/case --data-set 1 OUTPUT.pb\n"
    "\n"
    "With --outputs, judges a folder of answers, with the options of \"scatter-cts run\":\n"
    "\"scatter-cts judge --outputs --help\" describes it.\n"
    "\n"
    "Exit status:\n"
    "  0  pass, with or without warnings\n"
    "  1  fail\n"
    "  2  wrong usage\n"
    "  3  not judged: a file cannot be read, or the case (\"error\") or its stored\n"
    "     output (\"disputed\") is at fault\n";

/* The state of one invocation of `judge`. */
struct judge_command {
    struct arguments arguments;
    const struct invocation *invocation;
    int data_set; /* -1: the only one */
    int rejected, failed, as_json;
    const char *case_name;
    const char *output_path; /* NULL with --rejected and --failed */
    struct judge_settings settings;
    struct clause_set clauses;
    bool ours;              /* the case belongs to a corpus with our manifest */
    struct case_list found; /* the cases with this name */
    struct arena arena;
};

/* ---- the case ------------------------------------------------------------------------------------------ */

/* STATUS_USAGE with the first few cases, of which one must be chosen. */
static enum status not_one(struct judge_command *command, bool one_folder, struct error *error)
{
    enum { NAMED = 8 };
    const struct case_list *found = &command->found;
    const char *names = "";
    for (size_t i = 0; i < found->count && i < NAMED && names != NULL; i++)
        names = arena_format(&command->arena, "%s%s%s", names, i == 0 ? "" : ", ", found->locations[i].id);
    return error_set(error, STATUS_USAGE, "\"%s\" contains %zu %s: %s%s; %s", command->case_name,
                     found->count, one_folder ? "data sets" : "cases", text_or_empty(names),
                     found->count > NAMED ? ", …" : "",
                     one_folder ? "choose one with --data-set N" : "choose one of them");
}

/* Compares the cases with the manifest of their source, if it has one. */
static enum status check_corpus(struct judge_command *command, const struct case_source *source,
                                const struct case_list *found, struct error *error)
{
    struct corpus_identity identity;
    const char *note = NULL;
    if (source == NULL)
        return STATUS_OK;
    enum status status = corpora_identify(&identity, source, 1, found, &command->arena, error);
    if (status == STATUS_OK)
        status = corpora_accept(&identity, source, 1, command->arguments.any_corpus != 0, &note,
                                &command->arena, error);
    command->ours = status == STATUS_OK && corpora_own(&identity, source, 1, found->locations[0].id);
    if (status == STATUS_OK && note != NULL)
        print_complaint(note);
    return status;
}

/* Finds the case. */
static enum status find(struct judge_command *command, struct case_location *location, struct error *error)
{
    struct case_list *found = &command->found;
    const struct case_source *source;
    enum status status = cases_named(command->case_name, (const char *const *)command->arguments.cases,
                                     command->invocation->program, found, &source, &command->arena, error);
    if (status == STATUS_OK && row_is_huge(found->locations[0].large))
        status = error_set(error, STATUS_USAGE,
                           "\"%s\" is a case of the tier huge: only \"scatter-cts run\" compares its output",
                           command->case_name);
    if (status == STATUS_OK)
        status = check_corpus(command, source, found, error);
    if (status != STATUS_OK)
        return status;
    const char *folder = found->locations[0].files.folder;
    bool one_folder = strcmp(folder, found->locations[found->count - 1].files.folder) == 0;
    if (!one_folder || (found->count > 1 && command->data_set < 0))
        return not_one(command, one_folder, error);
    for (size_t i = 0; i < found->count; i++)
        if (command->data_set < 0 || found->locations[i].data_set == command->data_set ||
            (command->data_set == 0 && found->locations[i].data_set < 0)) { /* a data set without a folder */
            *location = found->locations[i];
            return STATUS_OK;
        }
    return error_set(error, STATUS_NOT_FOUND, "%s: there is no test_data_set_%d", folder, command->data_set);
}

/* ---- the answer ---------------------------------------------------------------------------------------- */

static enum status read_answer(struct judge_command *command, struct answer *answer, struct error *error)
{
    *answer = (struct answer){.kind = command->rejected ? ANSWER_REJECTED
                                      : command->failed ? ANSWER_FAILED
                                                        : ANSWER_OUTPUT,
                              .message = "",
                              .text = ""};
    if (answer->kind != ANSWER_OUTPUT)
        return STATUS_OK;
    return onnx_file_read_tensor(&answer->output, command->output_path, &command->arena, error);
}

/* The argument that gives the answer. */
static const char *answer_word(const struct judge_command *command)
{
    return command->rejected ? "--rejected" : command->failed ? "--failed" : command->output_path;
}

/* A shell command that judges this answer again. */
static const char *again(struct judge_command *command)
{
    struct arena *arena = &command->arena;
    const struct arguments *arguments = &command->arguments;
    const char *text = arena_format(arena, "%s judge %s", shell_word(command->invocation->name, arena),
                                    shell_word(command->case_name, arena));
    for (char **folder = arguments->cases; text != NULL && folder != NULL && *folder != NULL; folder++)
        text = arena_format(arena, "%s --cases %s", text, shell_word(*folder, arena));
    if (text != NULL && arguments->any_corpus != 0)
        text = arena_format(arena, "%s --any-corpus", text);
    if (text != NULL && command->data_set >= 0)
        text = arena_format(arena, "%s --data-set %d", text, command->data_set);
    if (text != NULL)
        text = arena_format(arena, "%s %s%s", text, shell_word(answer_word(command), arena),
                            arguments_judge_words(arguments, arena));
    return text_or_empty(text);
}

/* ---- printing ------------------------------------------------------------------------------------------ */

static void print_each(const char *label, const struct texts *lines)
{
    for (size_t i = 0; i < lines->count; i++)
        (void)print_text(stdout, "  %s%s\n", label, lines->items[i]);
}

/* A line for each finding: the clause, its level, the point, the policy, an example. */
static void print_findings(const char *label, const struct recorded_findings *findings)
{
    for (size_t i = 0; i < findings->count; i++) {
        const struct recorded_finding *finding = &findings->items[i];
        const char *detail = text_or_empty(finding->detail);
        (void)print_text(stdout, "  %s: %s (%s): %s%s%s%s%s\n", label, finding->clause,
                         level_name(finding->level), finding->point, finding->point[0] == '\0' ? "" : ": ",
                         finding->policy, detail[0] == '\0' ? "" : "; ", detail);
    }
}

static void print_item(const struct recorded_case *item)
{
    (void)print_text(stdout, "%s %s (%s: %s, opset %" PRId64 ", %s, %s)\n", verdict_name(item->verdict),
                     item->id, item->implementation, item->operator_version, item->opset, item->dtype,
                     item->reduction);
    print_each("", &item->explanation);
    print_findings("warning", &item->warnings);
    print_findings("observation", &item->observations);
    print_each("about the files: ", &item->file_warnings);
}

static int exit_code_for(enum verdict verdict)
{
    if (verdict == VERDICT_PASS)
        return EXIT_AS_EXPECTED;
    return verdict_is_failure(verdict) ? EXIT_NOT_CONFORMING : EXIT_HARNESS;
}

/* ---- the command --------------------------------------------------------------------------------------- */

/* From the arguments to the record of the judged case. */
static enum status judge_answer(struct judge_command *command, struct recorded_case **item,
                                struct error *error)
{
    struct case_location location = {.id = command->case_name};
    struct scatter_case the_case;
    struct derived_expectation derived;
    struct answer answer;
    enum status status = find(command, &location, error);
    if (status != STATUS_OK)
        return status;
    status = scatter_case_load(&the_case, &location, &command->arena, error);
    the_case.ours = command->ours;
    if (status == STATUS_OK)
        status = derive_expectation(&the_case, &derived, &command->arena, error);
    if (status != STATUS_OK)
        return error_prefix(error, status, location.id);
    status = read_answer(command, &answer, error);
    if (status != STATUS_OK)
        return status;
    struct judgement judgement = judge(&command->settings, &the_case, &derived, &answer, &command->arena);
    const struct case_result result = {.id = the_case.id,
                                       .specification = answer_word(command),
                                       .the_case = &the_case,
                                       .version = expectation_version(&derived),
                                       .answer = &answer,
                                       .judgement = &judgement,
                                       .command = again(command),
                                       .seconds = -1};
    *item = case_record(&result, &command->arena);
    return *item == NULL ? error_no_memory(error, "the result") : STATUS_OK;
}

/* Takes the positional arguments: the case and the output, if any. */
static enum status take_words(struct judge_command *command, poptContext context, struct error *error)
{
    command->case_name = poptGetArg(context);
    command->output_path = poptGetArg(context);
    if (command->case_name == NULL)
        return error_set(error, STATUS_USAGE,
                         "judge needs a case and an answer; see scatter-cts judge --help");
    if ((command->output_path != NULL) + command->rejected + command->failed != 1)
        return error_set(error, STATUS_USAGE,
                         "judge needs exactly one answer: an output file, --rejected or --failed");
    if (poptPeekArg(context) != NULL)
        return error_set(error, STATUS_USAGE,
                         "unexpected argument \"%s\": judge takes one case and one output",
                         poptPeekArg(context));
    if (command->data_set < -1)
        return error_set(error, STATUS_USAGE, "--data-set %d: must be 0 or greater", command->data_set);
    return STATUS_OK;
}

static enum status perform(void *state, poptContext context, int *code, struct error *error)
{
    struct judge_command *command = state;
    struct recorded_case *item;
    enum status status = take_words(command, context, error);
    if (status == STATUS_OK)
        status = clauses_load(&command->clauses, &command->arena, error);
    if (status == STATUS_OK)
        status = arguments_judge(&command->arguments, &command->clauses, &command->settings, error);
    if (status == STATUS_OK)
        status = judge_answer(command, &item, error);
    if (status != STATUS_OK)
        return status;
    if (command->as_json) {
        json_t *record = recorded_case_json(item);
        (void)json_dumpf(record, stdout, RECORD_FORM);
        (void)print_text(stdout, "\n");
        json_decref(record);
    } else {
        print_item(item);
    }
    *code = exit_code_for(item->verdict);
    return STATUS_OK;
}

int command_judge(const struct invocation *invocation)
{
    if (judge_has_outputs(invocation))
        return command_judge_outputs(invocation);
    struct judge_command command = {.arguments = arguments_default(),
                                    .invocation = invocation,
                                    .data_set = -1,
                                    .arena = arena_create((size_t)16 << 30)};
    struct poptOption judging[JUDGE_OPTION_COUNT];
    judge_options(&command.arguments, judging);
    const struct poptOption options[] = {
        {"rejected", 0, POPT_ARG_NONE, &command.rejected, 0, "No output: the input was rejected as invalid",
         NULL},
        {"failed", 0, POPT_ARG_NONE, &command.failed, 0,
         "No output: the computation failed with an unspecific error", NULL},
        {"data-set", 0, POPT_ARG_INT, &command.data_set, 0,
         "Number of the data set, if the case folder has several", "N"},
        {"cases", 'c', POPT_ARG_ARGV, &command.arguments.cases, 0,
         "Folder or ZIP archive in which ids are looked up (default: the folder \"cases\")", "[NAME=]PATH"},
        ANY_CORPUS_OPTION(command.arguments),
        {NULL, 0, POPT_ARG_INCLUDE_TABLE, judging, 0, JUDGE_HEADING, NULL},
        {"json", 0, POPT_ARG_NONE, &command.as_json, 0, "Print a results record in JSON", NULL},
        POPT_AUTOHELP POPT_TABLEEND};
    const struct command_kind kind = {
        .help = help, .options = options, .arguments = &command.arguments, .perform = perform};
    const int code = command_perform(invocation, &kind, &command);
    case_list_close(&command.found);
    arena_destroy(&command.arena);
    return code;
}
