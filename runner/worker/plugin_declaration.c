/* Reads what a plugin's structure declares. */
#include "message.h"
#include "plugin_host.h"

#include <string.h>

/* Whether a structure that says that it has `size` bytes has a member. */
#define COVERS(size, type, member) ((size) >= offsetof(type, member) + sizeof(((type *)NULL)->member))

static size_t length_of_names(const char *const *names)
{
    size_t count = 0;
    while (names != NULL && names[count] != NULL)
        count++;
    return count;
}

static size_t length_of_dtypes(const int32_t *dtypes)
{
    size_t count = 0;
    while (dtypes != NULL && dtypes[count] != 0)
        count++;
    return count;
}

/* protobuf-c's structures are not const; packing only reads them. */
static char **copy_names(const char *const *names, size_t count, struct arena *arena)
{
    char **copies = arena_allocate(arena, count * sizeof *copies);
    for (size_t i = 0; copies != NULL && i < count; i++) {
        copies[i] = arena_copy_text(arena, names[i], strlen(names[i]));
        if (copies[i] == NULL)
            return NULL;
    }
    return copies;
}

/* The declared combinations as messages. False without memory. */
static bool take_combinations(ScatterCts__HelloToRunner *hello, const struct scatter_cts_plugin *plugin,
                              struct arena *arena)
{
    const struct scatter_cts_combination *declared =
        COVERS(plugin->size, struct scatter_cts_plugin, combinations) ? plugin->combinations : NULL;
    size_t count = 0;
    while (declared != NULL && declared[count].operator_name != NULL)
        count++;
    ScatterCts__Combination *messages = arena_allocate(arena, count * sizeof *messages);
    hello->combinations = arena_allocate(arena, count * sizeof *hello->combinations);
    if (messages == NULL || hello->combinations == NULL)
        return false;
    hello->n_combinations = count;
    for (size_t i = 0; i < count; i++) {
        scatter_cts__combination__init(&messages[i]);
        messages[i].operator_ = message_text(declared[i].operator_name);
        messages[i].has_dtype = 1;
        messages[i].dtype = declared[i].dtype;
        messages[i].reduction = message_text(text_or_empty(declared[i].reduction));
        hello->combinations[i] = &messages[i];
    }
    return true;
}

/* The declared limits; all 0 if there are none. The structure must not be short. */
static struct limits declared_limits(const struct scatter_cts_plugin *plugin)
{
    const struct scatter_cts_limits *declared =
        COVERS(plugin->size, struct scatter_cts_plugin, limits) ? plugin->limits : NULL;
    struct limits limits = {{0}};
    if (declared == NULL)
        return limits;
    limits.greatest[LIMIT_RANK] = declared->rank;
    limits.greatest[LIMIT_EXTENT] = declared->extent;
    limits.greatest[LIMIT_ELEMENTS] = declared->elements;
    limits.greatest[LIMIT_BYTES] = declared->bytes;
    return limits;
}

/* The declared limits as a message, or NULL without memory. */
static ScatterCts__Limits *take_limits(const struct scatter_cts_plugin *plugin, struct arena *arena)
{
    const struct limits limits = declared_limits(plugin);
    ScatterCts__Limits *message = arena_allocate(arena, sizeof *message);
    if (message == NULL)
        return NULL;
    scatter_cts__limits__init(message);
    message->has_rank = message->has_extent = message->has_elements = message->has_bytes = 1;
    message->rank = limits.greatest[LIMIT_RANK];
    message->extent = limits.greatest[LIMIT_EXTENT];
    message->elements = limits.greatest[LIMIT_ELEMENTS];
    message->bytes = limits.greatest[LIMIT_BYTES];
    return message;
}

/* What it computes on, or NULL if it does not say so; false without memory. */
static bool take_device(ScatterCts__HelloToRunner *hello, const struct scatter_cts_plugin *plugin,
                        struct arena *arena)
{
    if (!COVERS(plugin->size, struct scatter_cts_plugin, driver) || plugin->device == NULL)
        return true;
    const char *driver = text_or_empty(plugin->driver);
    hello->device = arena_allocate(arena, sizeof *hello->device);
    if (hello->device == NULL)
        return false;
    scatter_cts__device__init(hello->device);
    hello->device->name = arena_copy_text(arena, plugin->device, strlen(plugin->device));
    hello->device->driver = arena_copy_text(arena, driver, strlen(driver));
    return hello->device->name != NULL && hello->device->driver != NULL;
}

bool plugin_declaration_is_short(const struct scatter_cts_plugin *plugin)
{
    return COVERS(plugin->size, struct scatter_cts_plugin, limits) && plugin->limits != NULL &&
           !COVERS(plugin->limits->size, struct scatter_cts_limits, bytes);
}

bool plugin_declaration_take(const struct scatter_cts_plugin *plugin, ScatterCts__HelloToRunner *hello,
                             struct arena *arena)
{
    const char *name = text_or_empty(plugin->name);
    const char *version = text_or_empty(plugin->version);
    hello->name = arena_copy_text(arena, name, strlen(name));
    hello->version = arena_copy_text(arena, version, strlen(version));
    hello->n_operators = length_of_names(plugin->operators);
    hello->operators = copy_names(plugin->operators, hello->n_operators, arena);
    hello->n_reductions = length_of_names(plugin->reductions);
    hello->reductions = copy_names(plugin->reductions, hello->n_reductions, arena);
    hello->n_dtypes = length_of_dtypes(plugin->dtypes);
    hello->dtypes = arena_allocate(arena, hello->n_dtypes * sizeof *hello->dtypes);
    hello->limits = take_limits(plugin, arena);
    const char *const *forms = COVERS(plugin->size, struct scatter_cts_plugin, forms) ? plugin->forms : NULL;
    hello->n_forms = length_of_names(forms);
    hello->forms = copy_names(forms, hello->n_forms, arena);
    hello->has_graphs = 1;
    hello->graphs = COVERS(plugin->size, struct scatter_cts_plugin, graphs) && plugin->graphs != 0;
    if (hello->name == NULL || hello->version == NULL || hello->operators == NULL ||
        hello->reductions == NULL || hello->forms == NULL || hello->dtypes == NULL || hello->limits == NULL ||
        !take_combinations(hello, plugin, arena) || !take_device(hello, plugin, arena))
        return false;
    if (hello->n_dtypes > 0)
        memcpy(hello->dtypes, plugin->dtypes, hello->n_dtypes * sizeof *hello->dtypes);
    return true;
}
