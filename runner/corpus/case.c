#include "case.h"

#include "print_text.h"
#include "scatter_model.h"
#include "tensor_text.h"

#include <string.h>

const char *case_operator_version(const struct scatter_case *the_case)
{
    const struct operator_version *version =
        operator_version_resolve(the_case->model.op, the_case->model.opset);
    return version == NULL ? operator_name(the_case->model.op) : version->id;
}

const char *case_dtype_name(const struct scatter_case *the_case)
{
    return dtype_name(the_case->input_count > INPUT_DATA ? the_case->inputs[INPUT_DATA].dtype
                                                         : DTYPE_UNDEFINED);
}

const char *case_reduction(const struct scatter_case *the_case, struct arena *arena)
{
    for (size_t i = 0; i < the_case->model.attribute_count; i++) {
        const struct attribute *attribute = &the_case->model.attributes[i];
        if (strcmp(attribute->name, "reduction") != 0 || attribute->type != ATTRIBUTE_STRING)
            continue;
        char *text = arena_copy_text(arena, attribute->string.bytes, attribute->string.size);
        for (size_t byte = 0; text != NULL && byte < attribute->string.size; byte++)
            if (text[byte] == '\0') /* "add", NUL is not "add" */
                text[byte] = '?';
        return text == NULL ? "" : printable(text, arena);
    }
    return reduction_name(REDUCTION_NONE);
}

const char *case_sibling(const struct scatter_case *the_case, struct arena *arena)
{
    if (the_case->sibling == NULL)
        return "";
    const char *slash = strrchr(the_case->id, '/'), *name = strrchr(the_case->sibling, '/');
    if (slash == NULL || name == NULL)
        return "";
    const char *id = arena_format(arena, "%.*s%s", (int)(slash - the_case->id), the_case->id, name);
    return id == NULL ? "" : printable(id, arena);
}

int64_t case_lowest_ir_version(const struct scatter_case *the_case)
{
    int64_t lowest = ir_version_of_opset(the_case->model.opset);
    const struct {
        const struct tensor *tensors;
        size_t count;
    } lists[] = {{the_case->inputs, the_case->input_count},
                 {the_case->unread_inputs, the_case->unread_input_count}};
    for (size_t list = 0; list < 2; list++)
        for (size_t i = 0; i < lists[list].count; i++) {
            int64_t demanded = ir_version_of_dtype(lists[list].tensors[i].dtype);
            lowest = demanded > lowest ? demanded : lowest;
        }
    return lowest;
}

bool case_is_newer(const struct scatter_case *the_case)
{
    const struct model *model = &the_case->model;
    const struct operator_version *version = operator_version_resolve(model->op, model->opset);
    return (version != NULL && model->opset > version->since_version) ||
           model->ir_version > case_lowest_ir_version(the_case);
}

/* A case of the tier "huge" has no elements: its row determines them. */
static void add_row(struct sha256 *hash, const struct large_row *row)
{
    const int64_t numbers[] = {row->rank,     row->dims[0], row->dims[1], row->dims[2],   row->dims[3],
                               row->dtype,    row->tuple,   row->axis,    row->leading,   row->trailing,
                               row->count,    row->start,   row->step,    row->shift,     row->cells,
                               row->base,     row->period,  row->last,    row->reduction, row->index_dtype,
                               row->negative, row->beyond};
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
        sha256_add_number(hash, (uint64_t)numbers[i]);
}

void case_hash(const struct scatter_case *the_case, char text[SHA256_TEXT_SIZE])
{
    struct sha256 hash;
    sha256_begin(&hash);
    sha256_add_number(&hash, the_case->model.size);
    sha256_add(&hash, the_case->model.bytes, the_case->model.size);
    sha256_add_number(&hash, the_case->input_count);
    if (case_is_huge(the_case))
        add_row(&hash, the_case->large);
    for (size_t i = 0; !case_is_huge(the_case) && i < the_case->input_count; i++)
        tensor_hash_add(&hash, &the_case->inputs[i]);
    sha256_add_number(&hash, the_case->output != NULL);
    if (the_case->output != NULL)
        tensor_hash_add(&hash, the_case->output);
    sha256_end(&hash, text);
}
