#include "kept_answers.h"

#include "case.h"
#include "file.h"
#include "json_reader.h"
#include "print_text.h"
#include "tensor_proto.h"

#include <stdlib.h>
#include <string.h>

#define OUTPUT_FILE      "output_0.pb"
#define DESCRIPTION_FILE "implementation.json"

/* A longer message is cut; a longer description is refused. */
#define TEXT_LIMIT ((size_t)64 << 10)

/* The meaning of the markers. */
static const struct marker {
    const char *name;
    enum answer_kind kind;
    enum fault fault;   /* for ANSWER_FAULT */
    bool is_undeclared; /* for ANSWER_UNSUPPORTED */
} markers[] = {
    {"unsupported", ANSWER_UNSUPPORTED, 0, false},
    {"undeclared", ANSWER_UNSUPPORTED, 0, true},
    {"rejected", ANSWER_REJECTED, 0, false},
    {"failed", ANSWER_FAILED, 0, false},
    {"not-prepared", ANSWER_NOT_PREPARED, 0, false},
    {"crash", ANSWER_CRASH, 0, false},
    {"timeout", ANSWER_TIMEOUT, 0, false},
    {"memory", ANSWER_MEMORY, 0, false},
    {"wrote-to-input", ANSWER_FAULT, FAULT_WROTE_TO_INPUT, false},
    {"fault", ANSWER_FAULT, FAULT_OUTSIDE_OUTPUT, false},
};
enum { MARKER_COUNT = sizeof markers / sizeof *markers };

/* ---- reading ------------------------------------------------------------------------------------------- */

static void take_description(struct json_reader *reader, const struct json_place *document, void *context)
{
    static const char *const members[] = {"name", "version", NULL};
    struct kept_answers *kept = context;
    json_check_members(reader, document, members);
    json_take_member(reader, document, "name", true, &kept->name);
    json_take_member(reader, document, "version", true, &kept->version);
}

static enum status read_description(struct kept_answers *kept, struct arena *arena, struct error *error)
{
    void *bytes;
    size_t size;
    const char *path = arena_format(arena, "%s/" DESCRIPTION_FILE, kept->folder);
    if (path == NULL)
        return error_no_memory(error, "a path");
    enum status status = file_read_contained(kept->folder, kept->folder, DESCRIPTION_FILE, 0, UINT64_MAX,
                                             &bytes, &size, arena, error);
    if (status == STATUS_NOT_FOUND)
        return STATUS_OK;
    if (status != STATUS_OK)
        return status;
    struct json_reader reader = {.file = path, .arena = arena, .error = error};
    return json_read(&reader, bytes, size, TEXT_LIMIT, take_description, kept);
}

enum status kept_answers_open(struct kept_answers *kept, const char *folder, struct arena *arena,
                              struct error *error)
{
    struct folder_entry *entries;
    size_t count;
    *kept = (struct kept_answers){.folder = folder, .name = "", .version = ""};
    enum status status = folder_read(folder, &entries, &count, arena, error);
    return status == STATUS_OK ? read_description(kept, arena, error) : status;
}

static struct answer not_run(const char *message)
{
    return (struct answer){.kind = ANSWER_NOT_RUN,
                           .message = message == NULL ? "no memory for the answer" : message,
                           .text = ""};
}

static const struct marker *marker_named(const char *name)
{
    for (size_t i = 0; i < MARKER_COUNT; i++)
        if (strcmp(markers[i].name, name) == 0)
            return &markers[i];
    return NULL;
}

static struct answer read_output(const struct kept_answers *kept, const char *place, struct arena *arena)
{
    struct answer answer = {.kind = ANSWER_OUTPUT, .message = "", .text = ""};
    struct error error;
    void *bytes;
    size_t size;
    enum status status =
        file_read_contained(place, kept->folder, OUTPUT_FILE, 0, UINT64_MAX, &bytes, &size, arena, &error);
    if (status != STATUS_OK)
        return not_run(arena_format(arena, "%s", error.message));
    status = tensor_from_bytes(&answer.output, bytes, size, NULL, arena, &error);
    return status == STATUS_OK ? answer : not_run(arena_format(arena, OUTPUT_FILE ": %s", error.message));
}

static struct answer read_marker(const struct kept_answers *kept, const char *place,
                                 const struct marker *marker, struct arena *arena)
{
    struct error error;
    void *bytes;
    size_t size;
    if (file_read_contained(place, kept->folder, marker->name, 0, UINT64_MAX, &bytes, &size, arena, &error) !=
        STATUS_OK)
        return not_run(arena_format(arena, "%s", error.message));
    char *text = arena_copy_text(arena, bytes, size < TEXT_LIMIT ? size : TEXT_LIMIT);
    if (text == NULL)
        return not_run(NULL);
    size_t length = strlen(text);
    if (length > 0 && text[length - 1] == '\n') /* as editors and echo write it */
        text[length - 1] = '\0';
    return (struct answer){.kind = marker->kind,
                           .fault = marker->fault,
                           .is_undeclared = marker->is_undeclared,
                           .message = text,
                           .text = ""};
}

static int compare_ids(const void *left, const void *right)
{
    return strcmp(((const struct kept_case *)left)->id, ((const struct kept_case *)right)->id);
}

/* Whether the case is still the one that was answered; true if unknown. */
static bool is_unchanged(const struct kept_answers *kept, const struct scatter_case *the_case)
{
    if (kept->cases == NULL)
        return true;
    char hash[SHA256_TEXT_SIZE];
    const struct kept_case key = {.id = the_case->id};
    const struct kept_case *found =
        bsearch(&key, kept->cases, kept->case_count, sizeof *kept->cases, compare_ids);
    case_hash(the_case, hash);
    return found != NULL && strcmp(found->hash, hash) == 0;
}

struct answer kept_answer(const struct kept_answers *kept, const struct scatter_case *the_case,
                          struct arena *arena)
{
    struct folder_entry *entries;
    size_t count;
    struct error error;
    const char *place = arena_format(arena, "%s/%s", kept->folder, the_case->id);
    if (place == NULL)
        return not_run(NULL);
    if (!is_unchanged(kept, the_case))
        return not_run("the case has changed since it was answered");
    enum status status = folder_read(place, &entries, &count, arena, &error);
    if (status == STATUS_NOT_FOUND)
        return not_run(arena_format(arena, "there is no answer to it in %s", kept->folder));
    if (status != STATUS_OK)
        return not_run(arena_format(arena, "%s", error.message));
    const char *found = NULL;
    for (size_t i = 0; i < count; i++) {
        if (strcmp(entries[i].name, OUTPUT_FILE) != 0 && marker_named(entries[i].name) == NULL)
            continue;
        if (found != NULL)
            return not_run(
                arena_format(arena, "its folder holds two answers: %s and %s", found, entries[i].name));
        found = entries[i].name;
    }
    if (found == NULL)
        return not_run("its folder holds neither " OUTPUT_FILE " nor a marker");
    const struct marker *marker = marker_named(found);
    return marker == NULL ? read_output(kept, place, arena) : read_marker(kept, place, marker, arena);
}

/* ---- writing ------------------------------------------------------------------------------------------- */

enum status kept_answers_describe(const char *folder, const char *name, const char *version,
                                  struct error *error)
{
    struct arena arena = arena_create((size_t)1 << 20);
    json_t *description = json_object();
    if (name[0] != '\0')
        (void)json_object_set_new(description, "name", json_string(printable(name, &arena)));
    if (version[0] != '\0')
        (void)json_object_set_new(description, "version", json_string(printable(version, &arena)));
    char *text = json_dumps(description, JSON_INDENT(2));
    const char *path = arena_format(&arena, "%s/" DESCRIPTION_FILE, folder);
    enum status status = text == NULL || path == NULL ? error_no_memory(error, DESCRIPTION_FILE)
                                                      : file_write(path, text, strlen(text), error);
    free(text);
    json_decref(description);
    arena_destroy(&arena);
    return status;
}

enum status kept_answer_place(const char *folder, const char *id, struct arena *arena, struct error *error)
{
    const char *path = arena_format(arena, "%s/%s", folder, id);
    return path == NULL ? error_no_memory(error, "a path") : folder_create_with_parents(path, error);
}

/* The marker of an answer without an output. */
static const struct marker *marker_of(const struct answer *answer)
{
    enum answer_kind kind = answer->kind == ANSWER_OUTPUT ? ANSWER_CRASH : answer->kind;
    for (size_t i = 0; i < MARKER_COUNT; i++)
        if (markers[i].kind == kind && markers[i].is_undeclared == answer->is_undeclared &&
            (kind != ANSWER_FAULT || answer->fault == markers[i].fault ||
             markers[i].fault != FAULT_WROTE_TO_INPUT))
            return &markers[i];
    return NULL;
}

static enum status write_output(const char *folder, const char *id, const struct tensor *output,
                                struct arena *arena, struct error *error)
{
    void *bytes;
    size_t size;
    const char *path = arena_format(arena, "%s/%s/" OUTPUT_FILE, folder, id);
    if (path == NULL)
        return error_no_memory(error, "a path");
    struct tensor nameless = *output; /* the implementation's name for it does not matter */
    nameless.name = "";
    enum status status = tensor_to_bytes(&nameless, &bytes, &size, arena, error);
    return status == STATUS_OK ? file_write(path, bytes, size, error) : error_prefix(error, status, path);
}

enum status kept_answer_write(const char *folder, const char *id, const struct answer *answer,
                              struct arena *arena, struct error *error)
{
    if (answer->kind == ANSWER_NOT_RUN)
        return STATUS_OK;
    enum status status = kept_answer_place(folder, id, arena, error);
    if (status != STATUS_OK)
        return status;
    if (answer->kind == ANSWER_OUTPUT && answer->output_problem == NULL && answer->output.elements != NULL)
        return write_output(folder, id, &answer->output, arena, error);
    const char *message = answer->kind != ANSWER_OUTPUT    ? answer->message
                          : answer->output_problem != NULL ? answer->output_problem
                                                           : "the elements of its output cannot be read";
    const char *path = arena_format(arena, "%s/%s/%s", folder, id, marker_of(answer)->name);
    if (path == NULL)
        return error_no_memory(error, "a path");
    return file_write(path, message, strlen(message), error);
}
