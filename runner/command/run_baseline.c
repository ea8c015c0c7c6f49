#include "run_baseline.h"

#include "print_text.h"

#include <string.h>

enum status run_baseline_read(struct run_baseline *baseline, struct arena *arena, struct error *error)
{
    baseline->arena = arena;
    return compared_file_read(&baseline->older, baseline->path, arena, error);
}

enum status run_baseline_take(struct run_baseline *baseline, const json_t *record, struct error *error)
{
    return compared_file_take(&baseline->current, "this run", record, baseline->arena, error);
}

/* Removes missing cases that this run did not select: they exist, or its options exclude them. */
static enum status forget_unselected(struct comparison *comparison, const struct case_list *cases,
                                     struct error *error)
{
    json_t *ids = json_object();
    bool failed = ids == NULL;
    for (size_t i = 0; i < cases->count && !failed; i++)
        failed = json_object_set_new(ids, cases->locations[i].id, json_true()) != 0;
    if (!failed)
        comparison_excuse_unselected(comparison, ids);
    json_decref(ids);
    return failed ? error_no_memory(error, "a comparison") : STATUS_OK;
}

static void list(const struct run_baseline *baseline, const struct comparison *comparison,
                 const struct comparison_listing *listing)
{
    struct comparison_listing gone = *listing;
    gone.all = true;
    if (!comparison_is_judged_alike(comparison))
        (void)print_text(listing->out, "%s was judged differently: %s, this run %s\n", baseline->path,
                         comparison->older->judging, comparison->newer->judging);
    comparison_list(listing, comparison, CHANGE_REGRESSION);
    comparison_list(listing, comparison, CHANGE_NEW_FAILURE);
    comparison_list(listing, comparison, CHANGE_NOT_RUN);
    comparison_list(&gone, comparison, CHANGE_GONE);
    comparison_list_losses(listing, comparison);
    (void)print_text(listing->out, "%s than %s: ", comparison_is_worse(comparison) ? "worse" : "not worse",
                     baseline->path);
    comparison_list_counts(listing, comparison);
    (void)fputc('\n', listing->out);
}

enum status run_baseline_compare(struct run_baseline *baseline, const struct case_list *cases,
                                 const struct comparison_listing *listing, bool *is_worse,
                                 struct error *error)
{
    struct comparison comparison;
    size_t number = baseline->current.count - 1;
    enum status status = compared_run_sort(&baseline->current.runs[number], error);
    const struct compared_run *run = &baseline->current.runs[number],
                              *older = compared_partner(number, &baseline->current, &baseline->older,
                                                        baseline->alone);
    if (status == STATUS_OK && older == NULL)
        return error_set(error, STATUS_NOT_FOUND, "%s: has no run of %s", baseline->path, run->specification);
    if (status == STATUS_OK)
        status = compare_runs(&comparison, older, run, baseline->arena, error);
    if (status == STATUS_OK && run->count > 0 && comparison.common == 0)
        return error_set(error, STATUS_NOT_FOUND, "%s: has no case of this run", baseline->path);
    if (status == STATUS_OK)
        status = forget_unselected(&comparison, cases, error);
    if (status != STATUS_OK)
        return status;
    list(baseline, &comparison, listing);
    *is_worse = comparison_is_worse(&comparison);
    return STATUS_OK;
}
