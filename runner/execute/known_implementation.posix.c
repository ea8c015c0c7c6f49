#define _POSIX_C_SOURCE 200809L

#include "known_implementation.h"

#include "file.h"
#include "json_reader.h"
#include "print_text.h"
#include "text_compare.h"

#include <string.h>
#include <unistd.h>

/* ---- finding them -------------------------------------------------------------------------------------- */

static const char *manifest_path(const char *folder, const char *name, struct arena *arena)
{
    return arena_format(arena, "%s/%s/manifest.json", folder, name);
}

/* Uses a folder as the folder of implementations if it has manifests. A path is NULL if there was no memory
 * for it. */
static enum status look_into(struct known_implementations *known, const char *folder,
                             const char *build_folder, struct arena *arena, struct error *error)
{
    struct folder_entry *entries = NULL;
    size_t count = 0;
    if (folder == NULL || build_folder == NULL)
        return error_no_memory(error, "the known implementations");
    enum status status = folder_read(folder, &entries, &count, arena, error);
    if (status != STATUS_OK) /* an unreadable folder is skipped */
        return status == STATUS_OUT_OF_MEMORY ? status : STATUS_OK;
    const char **names = arena_allocate(arena, count * sizeof *names);
    if (names == NULL)
        return error_no_memory(error, "the known implementations");
    known->count = 0;
    for (size_t i = 0; i < count; i++) {
        const char *manifest = manifest_path(folder, entries[i].name, arena);
        if (manifest == NULL)
            return error_no_memory(error, "the known implementations");
        if (is_known_name(entries[i].name) && access(manifest, F_OK) == 0)
            names[known->count++] = entries[i].name;
    }
    if (known->count == 0)
        return STATUS_OK;
    known->folder = folder;
    known->build_folder = build_folder;
    known->names = names;
    return STATUS_OK;
}

/* The data folder of an installed program is not writable for all users: versions are installed in the user's
 * cache. */
static enum status look_into_installed(struct known_implementations *known, const char *program,
                                       struct arena *arena, struct error *error)
{
    const char *data = data_folder(program, arena);
    const char *cache = cache_folder(arena);
    if (data == NULL)
        return error_no_memory(error, "the known implementations");
    if (cache == NULL) /* then nothing can be installed */
        cache = data;
    return look_into(known, arena_format(arena, "%s/implementations", data),
                     arena_format(arena, "%s/implementations", cache), arena, error);
}

enum status known_implementations_find(struct known_implementations *known, const char *program,
                                       struct arena *arena, struct error *error)
{
    *known = (struct known_implementations){0};
    enum status status = look_into(known, "implementations", "build/implementations", arena, error);
    if (status == STATUS_OK && known->folder == NULL)
        status = look_into_installed(known, program, arena, error);
    char *root = arena_copy(arena, program);
    if (root == NULL)
        return error_no_memory(error, "the known implementations");
    /* The folder of the program's file, then its parents, up to the root of the file system. */
    for (char *slash = strrchr(root, '/'); status == STATUS_OK && known->folder == NULL && slash != NULL;
         slash = strrchr(root, '/')) {
        slash[1] = '\0';
        status = look_into(known, arena_format(arena, "%simplementations", root),
                           arena_format(arena, "%sbuild/implementations", root), arena, error);
        slash[0] = '\0';
    }
    return status;
}

enum status known_implementation_read(const struct known_implementations *known, const char *name,
                                      struct known_manifest *manifest, struct arena *arena,
                                      struct error *error)
{
    const char *file = manifest_path(known->folder, name, arena);
    return file == NULL ? error_no_memory(error, "the known implementations")
                        : known_manifest_read(manifest, name, file, arena, error);
}

const char *known_names(const struct known_implementations *known, struct arena *arena)
{
    const char *list = NULL;
    for (size_t i = 0; i < known->count; i++)
        list = list == NULL ? known->names[i] : arena_format(arena, "%s, %s", list, known->names[i]);
    return list == NULL ? "none" : list;
}

/* ---- installed versions -------------------------------------------------------------------------------- */

/* The folder in which a version is installed. */
static const char *build_of(const struct known_implementations *known, const struct known_manifest *manifest,
                            const struct known_version *version, struct arena *arena)
{
    return arena_format(arena, "%s/%s@%s", known->build_folder, manifest->name, version->version);
}

enum known_state known_version_state(const struct known_implementations *known,
                                     const struct known_manifest *manifest,
                                     const struct known_version *version, struct arena *arena)
{
    void *bytes = NULL;
    size_t size = 0;
    const char *build = build_of(known, manifest, version, arena);
    const char *file = build == NULL ? NULL : arena_format(arena, "%s/installed.json", build);
    enum status status = file == NULL ? STATUS_NOT_FOUND : file_read(file, &bytes, &size, arena, NULL);
    if (status == STATUS_NOT_FOUND)
        return KNOWN_ABSENT;
    json_t *installed = status == STATUS_OK && size <= KNOWN_FILE_LIMIT
                            ? json_read_bytes(bytes, size, JSON_REJECT_DUPLICATES, NULL)
                            : NULL;
    const char *pins = installed == NULL ? NULL : json_as_text(installed, arena);
    json_decref(installed);
    return pins != NULL && strcmp(pins, version->pins) == 0 ? KNOWN_INSTALLED : KNOWN_OUTDATED;
}

/* The command that installs a version, to be shown to the user. */
static const char *setup_command(const struct known_implementations *known,
                                 const struct known_manifest *manifest, const struct known_version *version,
                                 struct arena *arena)
{
    const char *command = arena_format(arena, "%s/setup", known->folder);
    bool is_default = version == manifest->versions;
    if (command != NULL)
        command = arena_format(arena, "%s %s%s%s", shell_word(command, arena), manifest->name,
                               is_default ? "" : "@", is_default ? "" : version->version);
    return command == NULL ? "implementations/setup" : command;
}

static enum status check_installed(const struct known_implementations *known,
                                   const struct known_manifest *manifest, const struct known_version *version,
                                   struct arena *arena, struct error *error)
{
    const char *command = setup_command(known, manifest, version, arena);
    switch (known_version_state(known, manifest, version, arena)) {
    case KNOWN_INSTALLED:
        return STATUS_OK;
    case KNOWN_OUTDATED:
        return error_set(error, STATUS_NOT_FOUND,
                         "%s %s was installed from an earlier manifest: run %s again", manifest->name,
                         version->version, command);
    case KNOWN_ABSENT:
        break;
    }
    return error_set(error, STATUS_NOT_FOUND, "%s %s is not installed: run %s", manifest->name,
                     version->version, command);
}

/* ---- starting ------------------------------------------------------------------------------------------ */

/* The paths for the placeholders, and the arena for the texts. */
struct replacement {
    const char *folder, *build;
    struct arena *arena;
};

/* A text with the placeholders replaced; NULL if there is no memory. */
static const char *replace(const struct replacement *replacement, const char *text)
{
    const char *done = "";
    for (const char *brace = strchr(text, '{'); done != NULL && brace != NULL; brace = strchr(text, '{')) {
        bool is_folder = strncmp(brace, FOLDER_PLACEHOLDER, strlen(FOLDER_PLACEHOLDER)) == 0;
        done = arena_format(replacement->arena, "%s%.*s%s", done, (int)(brace - text), text,
                            is_folder ? replacement->folder : replacement->build);
        text = brace + strlen(is_folder ? FOLDER_PLACEHOLDER : BUILD_PLACEHOLDER);
    }
    return done == NULL ? NULL : arena_format(replacement->arena, "%s%s", done, text);
}

static const char *const *replace_in_words(const struct replacement *replacement, const char *const *words)
{
    size_t count = 0;
    while (words[count] != NULL)
        count++;
    const char **replaced = arena_allocate_zeroed(replacement->arena, count + 1, sizeof *replaced);
    for (size_t i = 0; replaced != NULL && i < count; i++) {
        replaced[i] = replace(replacement, words[i]);
        if (replaced[i] == NULL)
            return NULL;
    }
    return replaced;
}

static enum status replace_all(struct known_start *start, const struct known_manifest *manifest,
                               const struct replacement *replacement, struct error *error)
{
    struct option *options =
        arena_allocate_zeroed(replacement->arena, manifest->option_count, sizeof *options);
    if (options == NULL)
        return error_no_memory(error, "the known implementations");
    for (size_t i = 0; i < manifest->option_count; i++) {
        options[i] =
            (struct option){manifest->options[i].key, replace(replacement, manifest->options[i].value)};
        if (options[i].value == NULL)
            return error_no_memory(error, "the known implementations");
    }
    *start = (struct known_start){
        .options = options, .written_options = manifest->options, .option_count = manifest->option_count};
    if (manifest->library != NULL)
        start->library = replace(replacement, manifest->library);
    else
        start->program = replace_in_words(replacement, manifest->program);
    return start->library == NULL && start->program == NULL
               ? error_no_memory(error, "the known implementations")
               : STATUS_OK;
}

static enum status find_version(const struct known_manifest *manifest, const char *wanted,
                                const struct known_version **version, struct arena *arena,
                                struct error *error)
{
    const char *list = "";
    for (size_t i = 0; i < manifest->version_count && list != NULL; i++) {
        *version = &manifest->versions[i];
        if (wanted == NULL || strcmp((*version)->version, wanted) == 0)
            return STATUS_OK;
        list = arena_format(arena, "%s%s%s", list, i == 0 ? "" : ", ", (*version)->version);
    }
    return error_set(error, STATUS_USAGE, "%s has no version \"%s\"; its versions: %s", manifest->name,
                     printable(wanted, arena), list == NULL ? "others" : list);
}

/* The name in NAME or NAME@VERSION if it is known, otherwise NULL. */
static const char *find_name(const struct known_implementations *known, const char *specification)
{
    size_t length = strcspn(specification, "@");
    for (size_t i = 0; i < known->count; i++)
        if (strlen(known->names[i]) == length && strncmp(known->names[i], specification, length) == 0)
            return known->names[i];
    return NULL;
}

enum status known_implementation_start(struct known_start *start, const char *specification,
                                       const char *program, struct arena *arena, struct error *error)
{
    struct known_implementations known;
    struct known_manifest manifest;
    const struct known_version *version = NULL;
    enum status status = known_implementations_find(&known, program, arena, error);
    if (status != STATUS_OK)
        return status;
    const char *name = find_name(&known, specification);
    if (name == NULL) {
        const char **names = arena_allocate_zeroed(arena, known.count + 1, sizeof *names);
        const char *wanted = arena_copy_text(arena, specification, strcspn(specification, "@"));
        if (names == NULL || wanted == NULL)
            return error_no_memory(error, specification);
        for (size_t i = 0; i < known.count; i++)
            names[i] = known.names[i];
        names[known.count] = "reference";
        return error_set(
            error, STATUS_USAGE,
            "\"%s\" is not an implementation%s: give \"reference\", the path of a shared library, "
            "\"exec:COMMAND ARGUMENTS\", or NAME[@VERSION] of a known one: %s",
            printable(specification, arena), nearest_text(wanted, names, known.count + 1, arena),
            known_names(&known, arena));
    }
    const char *at = strchr(specification, '@');
    status = known_implementation_read(&known, name, &manifest, arena, error);
    if (status == STATUS_OK)
        status = find_version(&manifest, at == NULL ? NULL : at + 1, &version, arena, error);
    if (status == STATUS_OK)
        status = check_installed(&known, &manifest, version, arena, error);
    if (status != STATUS_OK)
        return status;
    const struct replacement replacement = {.folder = arena_format(arena, "%s/%s", known.folder, name),
                                            .build = build_of(&known, &manifest, version, arena),
                                            .arena = arena};
    if (replacement.folder == NULL || replacement.build == NULL)
        return error_no_memory(error, "the known implementations");
    return replace_all(start, &manifest, &replacement, error);
}
