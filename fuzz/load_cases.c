#include "load_cases.h"

#include "case.h"
#include "case_source.h"
#include "target.h"

#include <string.h>

void fuzz_read_case(const struct scatter_case *the_case, struct arena *arena)
{
    fuzz_read_text(the_case->id);
    fuzz_read_text(the_case->why);
    fuzz_read_text(the_case->sibling);
    fuzz_read_text(the_case->contradiction);
    fuzz_read(the_case->model.bytes, the_case->model.size);
    PROMISED(the_case->input_count == the_case->model.input_count);
    for (size_t i = 0; i < the_case->input_count; i++)
        fuzz_read_tensor(&the_case->inputs[i]);
    for (size_t i = 0; i < the_case->unread_input_count; i++)
        fuzz_read_tensor(&the_case->unread_inputs[i]);
    if (the_case->output != NULL)
        fuzz_read_tensor(the_case->output);
    for (size_t i = 0; i < the_case->warning_count; i++)
        fuzz_read_text(the_case->warnings[i]);
    for (size_t i = 0; i < the_case->clause_count; i++)
        fuzz_read_text(the_case->clauses[i]);
    fuzz_read_text(case_operator_version(the_case));
    fuzz_read_text(case_dtype_name(the_case));
    fuzz_read_text(case_reduction(the_case, arena));
    fuzz_read_text(case_sibling(the_case, arena));
    (void)case_is_newer(the_case);
}

static void load_all(const struct case_list *list, loaded_listener *listener, void *context)
{
    static struct arena arena = {.limit = FUZZ_MEMORY};
    for (size_t i = 0; i < list->count; i++) {
        struct scatter_case the_case;
        struct error error;
        PROMISED(i == 0 || strcmp(list->locations[i - 1].id, list->locations[i].id) != 0);
        enum status status = scatter_case_load(&the_case, &list->locations[i], &arena, &error);
        if (status == STATUS_OK)
            listener(&the_case, context, &arena);
        else
            fuzz_check_error(status, &error);
        arena_reset(&arena);
    }
}

void fuzz_load(const struct case_files *folder, loaded_listener *listener, void *context)
{
    static struct arena arena = {.limit = FUZZ_MEMORY};
    struct case_list list = {.count = 0};
    struct error error;
    enum status status = case_list_add(&list, "fuzz", folder, NULL, &arena, &error);
    if (status == STATUS_OK)
        load_all(&list, listener, context);
    else
        fuzz_check_error(status, &error);
    case_list_close(&list);
    arena_reset(&arena);
}

void fuzz_load_path(const char *path, loaded_listener *listener, void *context)
{
    static struct arena arena = {.limit = FUZZ_MEMORY};
    struct archive *archives = NULL;
    struct case_files files;
    struct error error;
    enum status status = case_files_find(&files, path, &archives, &arena, &error);
    if (status == STATUS_OK)
        fuzz_load(&files, listener, context);
    else
        fuzz_check_error(status, &error);
    archives_close(&archives);
    arena_reset(&arena);
}
