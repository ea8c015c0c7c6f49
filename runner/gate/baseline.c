#include "baseline.h"

enum status baseline_read(struct baseline *baseline, struct arena *arena, struct error *error)
{
    baseline->arena = arena;
    return compared_file_read(&baseline->older, baseline->path, arena, error);
}

enum status baseline_take(struct baseline *baseline, const struct result_record *record, struct error *error)
{
    return compared_file_take(&baseline->current, "this run", record, baseline->arena, error);
}

/* Removes missing cases that this run did not select: they exist, or its options exclude them. */
static enum status forget_unselected(struct comparison *comparison, const struct case_list *cases,
                                     struct error *error)
{
    struct text_numbers ids = {0};
    for (size_t i = 0; i < cases->count; i++)
        (void)text_numbers_add(&ids, cases->locations[i].id, i);
    const bool is_short = ids.is_short;
    if (!is_short)
        comparison_excuse_unselected(comparison, &ids);
    text_numbers_free(&ids);
    return is_short ? error_no_memory(error, "a comparison") : STATUS_OK;
}

enum status baseline_compare(struct baseline *baseline, const struct case_list *cases,
                             struct comparison *comparison, struct error *error)
{
    size_t number = baseline->current.count - 1;
    compared_run_sort(&baseline->current.runs[number]);
    const struct compared_run *run = &baseline->current.runs[number],
                              *older = compared_partner(number, &baseline->current, &baseline->older,
                                                        baseline->alone);
    if (older == NULL)
        return error_set(error, STATUS_NOT_FOUND, "%s: has no run of %s", baseline->path,
                         compared_specification(run));
    enum status status = compare_runs(comparison, older, run, baseline->arena, error);
    if (status == STATUS_OK && run->count > 0 && comparison->common == 0)
        return error_set(error, STATUS_NOT_FOUND, "%s: has no case of this run", baseline->path);
    return status == STATUS_OK ? forget_unselected(comparison, cases, error) : status;
}
