/* The known implementations with their versions, as a table or JSON. */
#include "commands.h"
#include "known_implementation.h"
#include "print_text.h"
#include "version.h"

#include <stdio.h>
#include <string.h>

/* One version of one implementation. */
struct listed {
    const char *name, *version, *licence, *description;
    const char *upstream; /* NULL for the reference */
    const char *start;    /* "built-in", "library" or "program" */
    bool is_default;
    enum known_state state;
};

static const struct listed reference = {.name = "reference",
                                        .version = SCATTER_CTS_VERSION,
                                        .licence = "Apache-2.0",
                                        .description = "the interpreter of the specification in scatter-cts",
                                        .start = "built-in",
                                        .is_default = true,
                                        .state = KNOWN_INSTALLED};

/* The output: directly to standard output, or into a table. */
struct listing {
    bool as_json;
    struct text_table table;
    size_t capacity;
    struct arena *arena;
};

/* ---- one version --------------------------------------------------------------------------------------- */

static bool print_object(const struct listed *listed)
{
    json_t *object = json_pack("{s:s, s:s, s:b, s:b, s:s, s:s, s:s?, s:s}", "name", listed->name, "version",
                               listed->version, "default", listed->is_default, "installed",
                               listed->state == KNOWN_INSTALLED, "licence", listed->licence, "description",
                               listed->description, "upstream", listed->upstream, "start", listed->start);
    if (object == NULL)
        return false;
    (void)json_dumpf(object, stdout, JSON_COMPACT);
    (void)print_text(stdout, "\n");
    json_decref(object);
    return true;
}

static struct text_row *next_row(struct listing *listing)
{
    struct text_table *table = &listing->table;
    struct text_row *rows =
        arena_room_for(listing->arena, table->rows, table->count, &listing->capacity, sizeof *rows);
    if (rows == NULL)
        return NULL;
    table->rows = rows;
    return &rows[table->count++];
}

static const char *installed_text(const struct listed *listed)
{
    if (strcmp(listed->start, reference.start) == 0)
        return "built in";
    return listed->state == KNOWN_INSTALLED ? "yes" : listed->state == KNOWN_OUTDATED ? "outdated" : "no";
}

/* Rows of further versions do not repeat the name and the description. */
static bool add_row(struct listing *listing, const struct listed *listed)
{
    struct text_row *row = next_row(listing);
    if (row == NULL)
        return false;
    *row = (struct text_row){{listed->is_default ? listed->name : NULL, listed->version,
                              installed_text(listed), listed->is_default ? listed->description : NULL}};
    return true;
}

static bool list_one(struct listing *listing, const struct listed *listed)
{
    return listing->as_json ? print_object(listed) : add_row(listing, listed);
}

/* ---- all ----------------------------------------------------------------------------------------------- */

static bool complain(const struct error *error)
{
    print_complaint(error->message);
    return false;
}

static bool list_known(struct listing *listing, const struct known_implementations *known, const char *name)
{
    struct known_manifest manifest;
    struct error error;
    if (known_implementation_read(known, name, &manifest, listing->arena, &error) != STATUS_OK)
        return complain(&error);
    bool all = true;
    for (size_t i = 0; i < manifest.version_count; i++) {
        const struct known_version *version = &manifest.versions[i];
        const struct listed listed = {.name = manifest.name,
                                      .version = version->version,
                                      .licence = manifest.licence,
                                      .description = manifest.description,
                                      .upstream = manifest.upstream,
                                      .start = manifest.library != NULL ? "library" : "program",
                                      .is_default = i == 0,
                                      .state =
                                          known_version_state(known, &manifest, version, listing->arena)};
        all = list_one(listing, &listed) && all;
    }
    return all;
}

static void print_table(const struct listing *listing, const struct known_implementations *known)
{
    text_table_print(&listing->table, stdout);
    if (known->count > 0)
        (void)print_text(stdout,
                         "\n--implementation NAME uses the first version, NAME@VERSION another one; %s/setup "
                         "NAME installs it\n",
                         known->folder);
}

bool list_implementations(const char *program, bool as_json)
{
    struct arena arena = arena_create((size_t)1 << 30);
    struct listing listing = {.as_json = as_json, .arena = &arena};
    static const struct text_row head = {{"name", "version", "installed", "description"}};
    struct known_implementations known;
    struct error error;
    bool all = true;
    if (!as_json) {
        struct text_row *row = next_row(&listing);
        all = row != NULL;
        if (row != NULL)
            *row = head;
    }
    all = list_one(&listing, &reference) && all;
    if (known_implementations_find(&known, program, &arena, &error) != STATUS_OK)
        all = complain(&error);
    for (size_t i = 0; i < known.count; i++)
        all = list_known(&listing, &known, known.names[i]) && all;
    if (!as_json)
        print_table(&listing, &known);
    if (known.count == 0) {
        (void)error_set(
            &error, STATUS_NOT_FOUND,
            "no other implementation is known: there is no folder \"implementations\" with manifests in the "
            "current folder, or next to or above %s",
            program);
        all = complain(&error);
    }
    arena_destroy(&arena);
    return all;
}
