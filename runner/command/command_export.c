/* scatter-cts export: the cases that any runner of ONNX's test data can judge, as folders. */
#include "case_command.h"
#include "commands.h"
#include "file.h"
#include "judge.h"
#include "kept_answers.h"
#include "print_text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char help[] =
    "[OPTION...] DIR\n"
    "   or: scatter-cts export [OPTION...] --outputs-layout DIR\n"
    "\n"
    "Writes cases in the form of ONNX's own test data, for any runner of that data:\n"
    "DIR/test_ScatterND-18__slices/model.onnx, test_data_set_0/input_0.pb ...\n"
    "output_0.pb. Only data sets that such a runner judges correctly are written: the\n"
    "stored output is the only allowed one and may not be refused, since all clauses\n"
    "that decide about it are of level must, nothing rounds and nothing is subnormal.\n"
    "data.json and config.txt beside each model let ONNX's runner and ONNX Runtime's\n"
    "compare without a tolerance. DIR must be new or empty.\n"
    "\n"
    "With --refusals, data sets whose input must or should be refused are written, too,\n"
    "without an output, to folders of their own, such as\n"
    "DIR/test_ScatterND-18__index-bounds__refused; refusals.json there names the\n"
    "broken rules. ONNX's own runner cannot judge these folders.\n"
    "\n"
    "With --outputs-layout, no case is written, but a folder DIR/ID for the answer to\n"
    "each case. Your own harness writes output_0.pb or a marker there, and\n"
    "\"scatter-cts judge --outputs DIR\" judges the answers; \"scatter-cts judge --outputs\n"
    "--help\" describes the markers.\n"
    "\n"
    "Example:\n"
    "  scatter-cts export --operator ScatterND exported\n"
    "\n"
    "Exit status:\n"
    "  0  success\n"
    "  2  wrong usage\n"
    "  3  the export is incomplete, a case cannot be read or does not agree with the\n"
    "     reference, or there was nothing to write\n";

/* The last folder that was written, and the one that it came from. */
struct written_folder {
    const char *source, *target; /* NULL: none yet */
    int next_data_set;           /* the number of the next data set there */
};

/* The state of one invocation of `export`. */
struct export_command {
    struct case_command common;
    const char *target; /* the destination folder */
    char *layout;       /* the folder of --outputs-layout, or NULL */
    int with_refusals;  /* --refusals */
    struct exported_refusals refusals;
    size_t refusal_count;                    /* data sets that were written because of it */
    struct arena case_arena;                 /* for a case and its files */
    struct written_folder answered, refused; /* of data sets with and without an output */
    size_t folders;
    size_t counts[PLAIN_ANSWER_COUNT]; /* numbers of data sets */
    size_t unreadable;
};

/* ---- files --------------------------------------------------------------------------------------------- */

static enum status copy_file(const struct case_files *from, const char *name, const char *to,
                             struct arena *arena, struct error *error)
{
    const void *bytes;
    size_t size;
    enum status status = case_files_read(from, name, &bytes, &size, arena, error);
    return status == STATUS_OK ? file_write(to, bytes, size, error) : status;
}

/* Whether a folder entry is copied. */
typedef bool entry_filter(const struct folder_entry *entry);

static bool is_any(const struct folder_entry *entry)
{
    (void)entry;
    return true;
}

/* The model and its files; not case.json, and not the data sets, which get new numbers. */
static bool is_of_model(const struct folder_entry *entry)
{
    int number;
    return strcmp(entry->name, "case.json") != 0 &&
           !numbered_name(entry->name, "test_data_set_", "", &number);
}

/* Creates a folder and copies the entries of another folder that pass the filter into it. */
static enum status copy_folder(const struct case_files *from, const char *to, entry_filter *wanted,
                               struct arena *arena, struct error *error)
{
    struct folder_entry *entries = NULL;
    size_t count = 0;
    enum status status = case_files_list(from, &entries, &count, arena, error);
    if (status == STATUS_OK)
        status = folder_create(to, error);
    for (size_t i = 0; status == STATUS_OK && i < count; i++) {
        if (!wanted(&entries[i]))
            continue;
        const struct case_files inner = case_files_below(from, entries[i].name, arena);
        const char *target = arena_format(arena, "%s/%s", to, entries[i].name);
        if (target == NULL)
            return error_no_memory(error, "the files of a case");
        if (entries[i].kind == ENTRY_FOLDER)
            status = copy_folder(&inner, target, is_any, arena, error);
        else if (entries[i].kind == ENTRY_FILE)
            status = copy_file(from, entries[i].name, target, arena, error);
    }
    return status;
}

/* ---- cases --------------------------------------------------------------------------------------------- */

/* The folder that a case is written to: "test_", which ONNX's runner requires, and its path below the
 * source. */
static const char *target_of(struct export_command *command, const struct case_location *location)
{
    struct arena *arena = &command->common.arena;
    char number[16];
    const char *slash = strchr(location->id, '/');
    const char *below = slash == NULL ? location->id : slash + 1;
    size_t length = strlen(below);
    int digits = snprintf(number, sizeof number, "#%d", location->data_set);
    if (length > (size_t)digits && strcmp(below + length - (size_t)digits, number) == 0)
        length -= (size_t)digits;
    const char *path = arena_format(arena, "%s/test_", command->target);
    for (size_t i = 0; path != NULL && i < length;) {
        int part = (int)strcspn(below + i, "/");
        part = (size_t)part < length - i ? part : (int)(length - i);
        path = arena_format(arena, "%s%s%.*s", path, i == 0 ? "" : "__", part, below + i);
        i += (size_t)part + 1;
    }
    return path;
}

/* Gives the model that was copied the name that ONNX's runner requires. */
static enum status name_model(const char *folder, const char *name, struct arena *arena, struct error *error)
{
    const char *from = arena_format(arena, "%s/%s", folder, name);
    const char *to = arena_format(arena, "%s/" DEFAULT_MODEL, folder);
    if (from == NULL || to == NULL)
        return error_no_memory(error, "the files of a case");
    return rename(from, to) == 0 ? STATUS_OK
                                 : error_set(error, STATUS_SYSTEM, "%s: cannot be renamed to %s", from, to);
}

/* Tells ONNX's runner and ONNX Runtime's that values are compared exactly: both have a tolerance
 * otherwise. */
static enum status forbid_tolerance(const char *folder, struct arena *arena, struct error *error)
{
    static const char *const files[][2] = {
        {"data.json", "{\"rtol\": 0, \"atol\": 0}\n"},
        {"config.txt", "per_sample_tolerance:0\nrelative_per_sample_tolerance:0\n"}};
    enum status status = STATUS_OK;
    for (size_t i = 0; status == STATUS_OK && i < sizeof files / sizeof *files; i++) {
        const char *path = arena_format(arena, "%s/%s", folder, files[i][0]);
        status = path == NULL ? error_no_memory(error, folder)
                              : file_write(path, files[i][1], strlen(files[i][1]), error);
    }
    return status;
}

/* Starts a folder, unless the last data set came from the same folder. `ending` is that of its name. */
static enum status begin_folder(struct export_command *command, struct written_folder *folder,
                                const struct case_location *location, const char *model_file,
                                const char *ending, struct error *error)
{
    if (folder->source != NULL && strcmp(folder->source, location->files.folder) == 0)
        return STATUS_OK;
    const char *target = target_of(command, location);
    target = target == NULL ? NULL : arena_format(&command->common.arena, "%s%s", target, ending);
    if (target == NULL)
        return error_no_memory(error, "the files of a case");
    *folder = (struct written_folder){.source = location->files.folder, .target = target};
    command->folders++;
    enum status status = copy_folder(&location->files, target, is_of_model, &command->case_arena, error);
    return status == STATUS_OK && model_file != NULL && strcmp(model_file, DEFAULT_MODEL) != 0
               ? name_model(target, model_file, &command->case_arena, error)
               : status;
}

/* Copies a data set into a folder that was started; the model of a case without a folder for it has all
 * values. */
static enum status write_data_set(struct export_command *command, struct written_folder *folder,
                                  const struct case_location *location, struct error *error)
{
    struct arena *arena = &command->case_arena;
    if (location->data_set < 0)
        return STATUS_OK;
    const char *name = arena_format(arena, "test_data_set_%d", location->data_set);
    const char *to = arena_format(arena, "%s/test_data_set_%d", folder->target, folder->next_data_set++);
    if (name == NULL || to == NULL)
        return error_no_memory(error, "the files of a case");
    const struct case_files from = case_files_below(&location->files, name, arena);
    return copy_folder(&from, to, is_any, arena, error);
}

static enum status write_answered(struct export_command *command, const struct case_location *location,
                                  const char *model_file, struct error *error)
{
    enum status status = begin_folder(command, &command->answered, location, model_file, "", error);
    if (status == STATUS_OK && command->answered.next_data_set == 0)
        status = forbid_tolerance(command->answered.target, &command->case_arena, error);
    return status == STATUS_OK ? write_data_set(command, &command->answered, location, error) : status;
}

/* Writes a data set whose input must or should be refused; nothing for another one. */
static enum status write_refused(struct export_command *command, const struct case_location *location,
                                 const struct scatter_case *the_case, struct error *error)
{
    struct arena *arena = &command->case_arena;
    struct exported_refusals *refusals = &command->refusals;
    struct derived_expectation derived;
    enum status status = derive_expectation(the_case, &derived, arena, error);
    json_t *refusal =
        status == STATUS_OK ? refusal_json(&command->common.settings, the_case, &derived, arena) : NULL;
    if (refusal == NULL)
        return status;
    status = begin_folder(command, &command->refused, location, the_case->model_file, "__refused", error);
    if (status == STATUS_OK && refusals->folder != command->refused.target) {
        status = exported_refusals_end(refusals, arena, error);
        *refusals = (struct exported_refusals){command->refused.target, json_array()};
    }
    if (status == STATUS_OK)
        status = write_data_set(command, &command->refused, location, error);
    (void)json_array_append_new(refusals->data_sets, refusal);
    command->refusal_count++;
    return status;
}

/* Writes a case, or counts the reason why not. Fails if something cannot be written. */
static enum status export_case(struct export_command *command, size_t index, struct error *error)
{
    const struct case_location *location = &command->common.selected.cases.locations[index];
    struct scatter_case the_case;
    enum plain_answer answer = PLAIN_POSSIBLE;
    enum status status =
        selected_cases_load(&command->common.selected, index, &the_case, &command->case_arena, error);
    if (status == STATUS_NOT_FOUND || status == STATUS_NOT_SCATTER)
        return STATUS_OK;
    if (status == STATUS_OK)
        status =
            plain_runner_answer(&command->common.settings, &the_case, &answer, &command->case_arena, error);
    if (status != STATUS_OK) {
        (void)print_text(stderr, "scatter-cts: %s: %s\n", location->id, error->message);
        command->unreadable++;
        return STATUS_OK;
    }
    command->counts[answer]++;
    if (answer == PLAIN_UNSOUND)
        (void)print_text(
            stderr,
            "scatter-cts: %s: does not agree with the reference; \"scatter-cts verify\" explains it\n",
            location->id);
    if (answer == PLAIN_NO_OUTPUT && command->with_refusals)
        return write_refused(command, location, &the_case, error);
    return answer == PLAIN_POSSIBLE ? write_answered(command, location, the_case.model_file, error)
                                    : STATUS_OK;
}

static enum status export_all(struct export_command *command, int *code, struct error *error)
{
    enum status status = STATUS_OK;
    for (size_t i = 0; status == STATUS_OK && i < command->common.selected.cases.count; i++) {
        status = export_case(command, i, error);
        arena_reset(&command->case_arena);
    }
    if (status == STATUS_OK)
        status = exported_refusals_end(&command->refusals, &command->case_arena, error);
    if (status != STATUS_OK)
        return status;
    command->counts[PLAIN_NO_OUTPUT] -= command->refusal_count;
    (void)print_text(stdout, "exported %zu data sets in %zu folders to %s\n", command->counts[PLAIN_POSSIBLE],
                     command->folders, command->target);
    if (command->refusal_count > 0)
        (void)print_text(stdout, "and %zu data sets that are to be refused\n", command->refusal_count);
    for (int answer = PLAIN_POSSIBLE + 1; answer < PLAIN_ANSWER_COUNT; answer++)
        if (command->counts[answer] > 0)
            (void)print_text(stdout, "left out: %zu data sets %s\n", command->counts[answer],
                             plain_answer_text((enum plain_answer)answer));
    size_t seen = command->unreadable + command->refusal_count;
    for (int answer = 0; answer < PLAIN_ANSWER_COUNT; answer++)
        seen += command->counts[answer];
    if (seen == 0)
        none_selected_show(&command->common.selected);
    else if (command->counts[PLAIN_POSSIBLE] + command->refusal_count == 0)
        (void)print_text(stderr, "scatter-cts: none of the selected cases can be judged by a plain runner\n");
    bool complete = command->unreadable == 0 && command->counts[PLAIN_UNSOUND] == 0;
    *code = complete && command->counts[PLAIN_POSSIBLE] + command->refusal_count > 0 ? EXIT_AS_EXPECTED
                                                                                     : EXIT_HARNESS;
    return STATUS_OK;
}

/* ---- the layout of answers ----------------------------------------------------------------------------- */

static enum status export_layout(struct export_command *command, int *code, struct error *error)
{
    const struct selected_cases *selected = &command->common.selected;
    struct scatter_case the_case;
    enum status status = STATUS_OK;
    for (size_t i = 0; status == STATUS_OK && i < selected->cases.count; i++) {
        status = selected_cases_load(&command->common.selected, i, &the_case, &command->case_arena, error);
        if (status == STATUS_OK) {
            status = kept_answer_place(command->target, the_case.id, &command->case_arena, error);
            command->folders++;
        } else if (status == STATUS_NOT_FOUND || status == STATUS_NOT_SCATTER) {
            status = STATUS_OK;
        } else {
            (void)print_text(stderr, "scatter-cts: %s: %s\n", selected->cases.locations[i].id,
                             error->message);
            command->unreadable++;
            status = STATUS_OK;
        }
        arena_reset(&command->case_arena);
    }
    if (status != STATUS_OK)
        return status;
    (void)print_text(stdout, "created %zu folders in %s, one for the answer to each case\n", command->folders,
                     command->target);
    *code = command->unreadable == 0 && command->folders > 0 ? EXIT_AS_EXPECTED : EXIT_HARNESS;
    return STATUS_OK;
}

/* ---- the command --------------------------------------------------------------------------------------- */

/* Creates the folder, or checks that it is empty. */
static enum status prepare_target(struct export_command *command, struct error *error)
{
    const struct case_list *cases = &command->common.selected.cases;
    if (cases->count > 0 && cases->locations[0].large != NULL)
        return error_set(error, STATUS_USAGE,
                         "--tier %s: these cases are generated and have no files to export",
                         command->common.selected.selection.tier);
    return folder_create_empty(command->target, error);
}

static enum status take_target(struct case_command *common, poptContext context, struct error *error)
{
    struct export_command *command = (struct export_command *)common;
    if (command->layout != NULL && command->with_refusals != 0)
        return error_set(error, STATUS_USAGE, "--refusals and --outputs-layout cannot be combined");
    command->target = command->layout != NULL ? command->layout : poptGetArg(context);
    if (command->target == NULL || poptPeekArg(context) != NULL)
        return error_set(error, STATUS_USAGE,
                         "export needs one folder to write to; see scatter-cts export --help");
    return STATUS_OK;
}

static enum status perform(struct case_command *common, int *code, struct error *error)
{
    struct export_command *command = (struct export_command *)common;
    command->case_arena = arena_create((size_t)8 << 30);
    enum status status = prepare_target(command, error);
    if (status == STATUS_OK)
        status =
            command->layout != NULL ? export_layout(command, code, error) : export_all(command, code, error);
    json_decref(command->refusals.data_sets);
    arena_destroy(&command->case_arena);
    return status;
}

int command_export(const struct invocation *invocation)
{
    struct export_command command = {0};
    struct poptOption options[] = {
        {"outputs-layout", 0, POPT_ARG_STRING, &command.layout, 0,
         "Create the folders for the answers that \"scatter-cts judge --outputs\" judges", "DIR"},
        {"refusals", 0, POPT_ARG_NONE, &command.with_refusals, 0,
         "Also write the data sets that are to be refused", NULL},
        POPT_TABLEEND};
    const struct case_command_kind kind = {
        .help = help, .options = options, .take_words = take_target, .perform = perform};
    int code = case_command_run(&command.common, &kind, invocation);
    free(command.layout);
    return code;
}
