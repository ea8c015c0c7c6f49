/* Reads what a plugin's structure declares. */
#include "message.h"
#include "plugin_host.h"

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

/* protobuf-c's structures are not const; packing only reads them. NULL is no names. */
static size_t take_names(char ***into, const char *const *names)
{
    *into = (char **)names;
    return length_of_names(names);
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

/* The declared limits as a message, all 0 if there are none, or NULL without memory. The structure must not
 * be short. */
static ScatterCts__Limits *take_limits(const struct scatter_cts_plugin *plugin, struct arena *arena)
{
    static const struct scatter_cts_limits none = {.size = sizeof none};
    const struct scatter_cts_limits *declared =
        COVERS(plugin->size, struct scatter_cts_plugin, limits) && plugin->limits != NULL ? plugin->limits
                                                                                          : &none;
    ScatterCts__Limits *message = arena_allocate(arena, sizeof *message);
    if (message == NULL)
        return NULL;
    scatter_cts__limits__init(message);
    message->has_rank = message->has_extent = message->has_elements = message->has_bytes = 1;
    message->rank = declared->rank;
    message->extent = declared->extent;
    message->elements = declared->elements;
    message->bytes = declared->bytes;
    return message;
}

/* What it computes on, or NULL if it does not say so; false without memory. */
static bool take_device(ScatterCts__HelloToRunner *hello, const struct scatter_cts_plugin *plugin,
                        struct arena *arena)
{
    if (!COVERS(plugin->size, struct scatter_cts_plugin, driver) || plugin->device == NULL)
        return true;
    hello->device = arena_allocate(arena, sizeof *hello->device);
    if (hello->device == NULL)
        return false;
    scatter_cts__device__init(hello->device);
    hello->device->name = message_text(plugin->device);
    hello->device->driver = message_text(text_or_empty(plugin->driver));
    return true;
}

bool plugin_declaration_is_short(const struct scatter_cts_plugin *plugin)
{
    return COVERS(plugin->size, struct scatter_cts_plugin, limits) && plugin->limits != NULL &&
           !COVERS(plugin->limits->size, struct scatter_cts_limits, bytes);
}

bool plugin_declaration_take(const struct scatter_cts_plugin *plugin, ScatterCts__HelloToRunner *hello,
                             struct arena *arena)
{
    hello->name = message_text(text_or_empty(plugin->name));
    hello->version = message_text(text_or_empty(plugin->version));
    hello->n_operators = take_names(&hello->operators, plugin->operators);
    hello->n_reductions = take_names(&hello->reductions, plugin->reductions);
    hello->n_forms = take_names(
        &hello->forms, COVERS(plugin->size, struct scatter_cts_plugin, forms) ? plugin->forms : NULL);
    hello->n_dtypes = length_of_dtypes(plugin->dtypes);
    hello->dtypes = (int32_t *)plugin->dtypes;
    hello->limits = take_limits(plugin, arena);
    hello->has_graphs = 1;
    hello->graphs = COVERS(plugin->size, struct scatter_cts_plugin, graphs) && plugin->graphs != 0;
    return hello->limits != NULL && take_combinations(hello, plugin, arena) &&
           take_device(hello, plugin, arena);
}
