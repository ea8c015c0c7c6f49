#include "selected_cases.h"

#include "case_loader.h"

enum status selected_cases_make(struct selected_cases *choice, const struct arguments *arguments,
                                const struct invocation *invocation, struct arena *arena, struct error *error)
{
    choice->selection = arguments_selection(arguments);
    choice->corpora = NULL;
    choice->cases = (struct case_list){0};
    enum status status = selection_check(&choice->selection, error);
    if (status != STATUS_OK)
        return status;
    return case_sources_find((const char *const *)arguments->cases, invocation->program,
                             choice->selection.ids, &choice->sources, &choice->source_count, &choice->cases,
                             arena, error);
}

void selected_cases_release(struct selected_cases *choice)
{
    case_list_close(&choice->cases);
}

enum status selected_cases_check(struct selected_cases *choice, bool any_corpus, const char **note,
                                 struct arena *arena, struct error *error)
{
    const struct corpus_inquiry inquiry = {.sources = choice->sources,
                                           .source_count = choice->source_count,
                                           .cases = &choice->cases,
                                           .selection = &choice->selection};
    struct corpus_identity *corpora = arena_allocate_zeroed(arena, choice->source_count, sizeof *corpora);
    if (corpora == NULL)
        return error_set(error, STATUS_OUT_OF_MEMORY, "no memory for the sources of cases");
    enum status status = corpora_identify(corpora, &inquiry, arena, error);
    if (status != STATUS_OK)
        return status;
    choice->corpora = corpora;
    return corpora_accept(corpora, choice->sources, choice->source_count, any_corpus, note, arena, error);
}

enum status selected_cases_load(const struct selected_cases *choice, size_t index,
                                struct scatter_case *the_case, struct arena *arena, struct error *error)
{
    const struct case_location *location = &choice->cases.locations[index];
    if (!selection_admits_id(&choice->selection, location->id))
        return error_set(error, STATUS_NOT_FOUND, "%s: is not selected", location->id);
    enum status status = scatter_case_load(the_case, location, arena, error);
    if (status == STATUS_OK && !selection_admits(&choice->selection, the_case, arena))
        return error_set(error, STATUS_NOT_FOUND, "%s: is not selected", location->id);
    the_case->ours = choice->corpora != NULL &&
                     corpora_own(choice->corpora, choice->sources, choice->source_count, location->id);
    return status;
}
