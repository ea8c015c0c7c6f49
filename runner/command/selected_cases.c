#include "selected_cases.h"

#include "case_loader.h"

enum status selected_cases_make(struct selected_cases *selected, const struct arguments *arguments,
                                const struct invocation *invocation, struct arena *arena, struct error *error)
{
    selected->selection = arguments_selection(arguments);
    selected->corpora = NULL;
    selected->cases = (struct case_list){0};
    enum status status = selection_check(&selected->selection, error);
    if (status != STATUS_OK)
        return status;
    return case_sources_of_tier(selected->selection.tier, (const char *const *)arguments->cases,
                                invocation->program, selected->selection.ids, &selected->sources,
                                &selected->source_count, &selected->cases, arena, error);
}

void selected_cases_release(struct selected_cases *selected)
{
    case_list_close(&selected->cases);
}

enum status selected_cases_check(struct selected_cases *selected, bool any_corpus, const char **note,
                                 struct arena *arena, struct error *error)
{
    struct corpus_identity *corpora = arena_allocate_zeroed(arena, selected->source_count, sizeof *corpora);
    if (corpora == NULL)
        return error_no_memory(error, "the sources of cases");
    enum status status = corpora_identify(corpora, selected->sources, selected->source_count,
                                          &selected->cases, false, arena, error);
    if (status != STATUS_OK)
        return status;
    selected->corpora = corpora;
    return corpora_accept(corpora, selected->sources, selected->source_count, any_corpus, note, arena, error);
}

enum status selected_cases_load(const struct selected_cases *selected, size_t index,
                                struct scatter_case *the_case, struct arena *arena, struct error *error)
{
    const struct case_location *location = &selected->cases.locations[index];
    if (!selection_admits_id(&selected->selection, location->id))
        return error_set(error, STATUS_NOT_FOUND, "%s: is not selected", location->id);
    enum status status = scatter_case_load(the_case, location, arena, error);
    if (status == STATUS_OK && !selection_admits(&selected->selection, the_case, arena))
        return error_set(error, STATUS_NOT_FOUND, "%s: is not selected", location->id);
    the_case->ours = selected->corpora != NULL &&
                     corpora_own(selected->corpora, selected->sources, selected->source_count, location->id);
    return status;
}
