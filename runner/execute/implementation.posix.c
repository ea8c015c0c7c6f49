/* Finds the implementation that a specification names. */
#define _POSIX_C_SOURCE 200809L

#include "file.h"
#include "known_implementation.h"
#include "session.h"

#include <popt.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static enum status split_command(struct implementation *implementation, const char *command,
                                 struct arena *arena, struct error *error)
{
    int count = 0;
    const char **words = NULL;
    int failure = poptParseArgvString(command, &count, &words);
    if (failure == POPT_ERROR_NOARG)
        return error_set(error, STATUS_USAGE,
                         COMMAND_PREFIX " needs a command, such as " COMMAND_PREFIX "\"python3 program.py\"");
    if (failure != 0)
        return error_set(error, STATUS_USAGE, COMMAND_PREFIX "%s cannot be split into words: %s", command,
                         poptStrerror(failure));
    const char **copies = arena_allocate_zeroed(arena, (size_t)count + 1, sizeof *copies);
    for (int i = 0; copies != NULL && i < count; i++)
        copies[i] = arena_copy(arena, words[i]);
    free(words);
    if (copies == NULL)
        return error_no_memory(error, "a command");
    implementation->kind = IMPLEMENTATION_PROGRAM;
    implementation->command = copies;
    return STATUS_OK;
}

static enum status worker_command(struct implementation *implementation, struct arena *arena,
                                  struct error *error)
{
    const char **command = arena_allocate_zeroed(arena, 6, sizeof *command);
    if (command == NULL)
        return error_no_memory(error, "a command");
    size_t count = 0;
    command[count++] = implementation->settings->worker;
    command[count++] = "worker";
    if (implementation->settings->flush_to_end) {
        command[count++] = "--guard";
        command[count++] = "end";
    }
    command[count++] = implementation->library;
    implementation->command = command;
    return STATUS_OK;
}

static bool ends_with(const char *text, const char *end)
{
    size_t length = strlen(text), end_length = strlen(end);
    return length >= end_length && strcmp(text + length - end_length, end) == 0;
}

static enum status refuse_program_here(const char *specification, struct error *error)
{
    return error_set(error, STATUS_USAGE, "--in-process cannot execute a program (%s)", specification);
}

static enum status use_library(struct implementation *implementation, const char *path, struct arena *arena,
                               struct error *error)
{
    if (link_check(path, path, error) != STATUS_OK)
        return STATUS_UNREADABLE;
    if (access(path, R_OK) != 0)
        return error_set(error, STATUS_NOT_FOUND, "there is no readable library \"%s\"", path);
    struct stat about;
    if (stat(path, &about) != 0 || !S_ISREG(about.st_mode)) /* dlopen would wait for a pipe */
        return error_set(error, STATUS_NOT_FOUND, "the library \"%s\" is not a regular file", path);
    implementation->kind = IMPLEMENTATION_LIBRARY;
    implementation->library = path;
    return worker_command(implementation, arena, error);
}

static enum status use_known(struct implementation *implementation, struct arena *arena, struct error *error)
{
    const struct execution_settings *settings = implementation->settings;
    struct known_start start;
    enum status status =
        known_implementation_start(&start, implementation->specification, settings->worker, arena, error);
    if (status != STATUS_OK)
        return status;
    implementation->defaults = start.options;
    implementation->written_defaults = start.written_options;
    implementation->default_count = start.option_count;
    if (start.library != NULL) {
        status = use_library(implementation, start.library, arena, error);
        return status == STATUS_OK ? status : error_prefix(error, status, implementation->specification);
    }
    if (settings->in_process)
        return refuse_program_here(implementation->specification, error);
    implementation->kind = IMPLEMENTATION_PROGRAM;
    implementation->command = start.program;
    return STATUS_OK;
}

/* The answers in the folder must be of the same implementation as the results that list the cases. */
static enum status check_who_answered(const struct implementation *implementation, struct error *error)
{
    const struct execution_settings *settings = implementation->settings;
    const struct kept_answers *kept = &implementation->kept;
    if (settings->answered == NULL || (strcmp(kept->name, settings->answered_name) == 0 &&
                                       strcmp(kept->version, settings->answered_version) == 0))
        return STATUS_OK;
    return error_set(error, STATUS_UNREADABLE,
                     "%s: its implementation.json names \"%s\" \"%s\", the results name \"%s\" \"%s\"",
                     kept->folder, kept->name, kept->version, settings->answered_name,
                     settings->answered_version);
}

static enum status use_answers(struct implementation *implementation, const char *folder, struct arena *arena,
                               struct error *error)
{
    implementation->kind = IMPLEMENTATION_ANSWERS;
    enum status status = kept_answers_open(&implementation->kept, folder, arena, error);
    implementation->kept.cases = implementation->settings->answered;
    implementation->kept.case_count = implementation->settings->answered_count;
    return status == STATUS_OK ? check_who_answered(implementation, error) : status;
}

enum status implementation_create(struct implementation *implementation, const char *specification,
                                  const struct execution_settings *settings, struct arena *arena,
                                  struct error *error)
{
    *implementation = (struct implementation){.specification = specification, .settings = settings};
    if (strncmp(specification, COMMAND_PREFIX, strlen(COMMAND_PREFIX)) == 0)
        return settings->in_process
                   ? refuse_program_here(specification, error)
                   : split_command(implementation, specification + strlen(COMMAND_PREFIX), arena, error);
    if (strncmp(specification, ANSWERS_PREFIX, strlen(ANSWERS_PREFIX)) == 0) {
        if (settings->in_process)
            return error_set(error, STATUS_USAGE, "--in-process cannot be used with answers in a folder (%s)",
                             specification);
        return use_answers(implementation, specification + strlen(ANSWERS_PREFIX), arena, error);
    }
    if (strcmp(specification, "reference") == 0) {
        implementation->kind = IMPLEMENTATION_BUILT_IN;
        implementation->library = specification;
        return worker_command(implementation, arena, error);
    }
    if (strchr(specification, '/') != NULL || ends_with(specification, ".so"))
        return use_library(implementation, specification, arena, error);
    return use_known(implementation, arena, error);
}
