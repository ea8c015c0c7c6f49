#include "case_facts.h"

#include "printable.h"

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
