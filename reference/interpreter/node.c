#include "node.h"

#include "status.h"
#include "tensor.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

const char *const input_names[INPUT_SLOTS] = {"data", "indices", "updates"};

/* clause: attribute-internal */
bool attribute_is_internal(const struct attribute *attribute)
{
    return strncmp(attribute->name, "__", 2) == 0;
}

void violate(struct preparation *preparation, enum rule rule, const char *format, ...)
{
    struct violation *violation = &preparation->violations[rule];
    if (violation->count++ > 0)
        return;
    preparation->violation_count++;
    va_list arguments;
    va_start(arguments, format);
    (void)vsnprintf(violation->message, sizeof violation->message, format, arguments);
    va_end(arguments);
    make_one_line(violation->message);
}

const struct violation *preparation_violation(const struct preparation *preparation, enum rule rule)
{
    const struct violation *violation = &preparation->violations[rule];
    return violation->count > 0 ? violation : NULL;
}

static const struct {
    const char *code;
    const char *sentence;
} rules[] = {
#define ROW(constant, code, sentence) [RULE_##constant] = {code, sentence},
    RULE_TABLE(ROW)
#undef ROW
};

const char *rule_code(enum rule rule)
{
    return rules[rule].code;
}

const char *rule_sentence(enum rule rule)
{
    return rules[rule].sentence;
}

bool holds_indices(const struct tensor *tensor)
{
    return tensor->dtype == DTYPE_INT32 || tensor->dtype == DTYPE_INT64;
}

char *coordinates_text(const int64_t *dims, int rank, int64_t position, char *text, size_t size)
{
    /* From the left: divide by the number of elements per step along each axis. */
    size_t used = 0;
    text[0] = '\0';
    for (int axis = 0; axis < rank && used < size; axis++) {
        int64_t stride = shape_element_count(dims + axis + 1, rank - axis - 1);
        int written = snprintf(text + used, size - used, "%s%" PRId64, axis == 0 ? "" : ",",
                               stride > 0 ? position / stride : 0);
        position = stride > 0 ? position % stride : 0;
        used += written < 0 ? 0 : (size_t)written;
    }
    return text;
}
