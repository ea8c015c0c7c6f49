#include "report_sources.h"

#include "case_loader.h"
#include "case_source.h"
#include "case_terms.h"

#include <string.h>

/* The memory limit for the names of all cases, not for their tensors. */
#define SOURCES_LIMIT ((size_t)1 << 30)

void report_sources_begin(struct report_sources *sources, const char *const *arguments, const char *program)
{
    *sources = (struct report_sources){
        .arguments = arguments, .program = program, .arena = arena_create(SOURCES_LIMIT)};
}

void report_sources_end(struct report_sources *sources)
{
    for (size_t i = 0; i < sizeof sources->lists / sizeof *sources->lists; i++)
        case_list_close(&sources->lists[i]);
    arena_destroy(&sources->arena);
}

enum status report_sources_open(struct report_sources *sources, struct error *error)
{
    struct case_source *found;
    size_t count;
    if (sources->is_open)
        return STATUS_OK;
    sources->is_open = true;
    enum status status = case_sources_find(sources->arguments, sources->program, NULL, &found, &count,
                                           &sources->lists[0], &sources->arena, error);
    if (status != STATUS_OK)
        sources->lists[0] = (struct case_list){0};
    if (status != STATUS_OK && sources->arguments != NULL)
        return status;
    status = case_sources_of_tier(tier_name(TIER_LARGE), NULL, sources->program, NULL, &found, &count,
                                  &sources->lists[1], &sources->arena, error);
    if (status != STATUS_OK)
        sources->lists[1] = (struct case_list){0};
    return status;
}

static const struct case_location *location_of(const struct case_list *list, const char *id)
{
    for (size_t i = 0; i < list->count; i++)
        if (strcmp(list->locations[i].id, id) == 0)
            return &list->locations[i];
    return NULL;
}

static enum status load_from_list(void *context, const char *id, struct scatter_case *the_case,
                                  struct arena *arena, struct error *error)
{
    const struct case_list *list = context;
    const struct case_location *location = location_of(list, id);
    return location == NULL ? error_set(error, STATUS_NOT_FOUND, "there is no case %.300s", id)
                            : scatter_case_load(the_case, location, arena, error);
}

static enum status load_from_sources(void *context, const char *id, struct scatter_case *the_case,
                                     struct arena *arena, struct error *error)
{
    struct report_sources *sources = context;
    enum status status = report_sources_open(sources, error);
    if (status != STATUS_OK)
        return status;
    status = load_from_list(&sources->lists[0], id, the_case, arena, error);
    return status == STATUS_NOT_FOUND ? load_from_list(&sources->lists[1], id, the_case, arena, error)
                                      : status;
}

struct report_cases report_cases_of_sources(struct report_sources *sources)
{
    return (struct report_cases){.load = load_from_sources, .context = sources};
}

struct report_cases report_cases_of_list(const struct case_list *list)
{
    return (struct report_cases){.load = load_from_list, .context = (void *)(uintptr_t)list};
}
