/*
 * A test program that prints cases of a world with what the reference computes, one JSON object a line, so
 * that another oracle can be held against it (runner/tests/test_worlds.py):
 *
 *     print-draws random SEED FROM TO STEP
 *     print-draws random-forms SEED FROM TO STEP
 *     print-draws random-graphs SEED FROM TO STEP
 *
 * prints the cases FROM, FROM + STEP and so on below TO. Members of an object:
 *
 *     number, operator, version, dtype, index_dtype
 *     reduction, axis      null for versions without the attribute
 *     inputs               of data, indices and updates: {"dims": [...], "hex": "..."}, the elements in
 *     native byte order;
 *                          of strings "strings": ["hex", ...]
 *     outcome              "computed", "refused" or "undefined"
 *     unstated             whether the text of the version does not settle the value
 *     output               as an input, or null
 *     rules                the codes of the rules that are violated
 *
 * Exit status 2: wrong usage; 3: no memory, or the output cannot be written.
 */
#include "scatter.h"
#include "world.h"
#include "world_fixture.h"

#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { EXIT_USAGE = 2, EXIT_FAILED = 3, MOST_ARGUMENTS = 4 };

/* ---- JSON ---------------------------------------------------------------------------------------------- */

static json_t *hex_of(const void *bytes, size_t size)
{
    static const char digits[] = "0123456789abcdef";
    char *text = malloc(2 * size + 1);
    for (size_t i = 0; text != NULL && i < size; i++) {
        text[2 * i] = digits[((const unsigned char *)bytes)[i] >> 4];
        text[2 * i + 1] = digits[((const unsigned char *)bytes)[i] & 15];
    }
    json_t *value = text == NULL ? NULL : json_stringn(text, 2 * size);
    free(text);
    return value;
}

static json_t *tensor_object(const struct tensor *tensor)
{
    json_t *object = json_object(), *dims = json_array();
    for (int i = 0; i < tensor->rank; i++)
        json_array_append_new(dims, json_integer(tensor->dims[i]));
    json_object_set_new(object, "dims", dims);
    if (tensor->dtype != DTYPE_STRING) {
        json_object_set_new(object, "hex", hex_of(tensor->elements, tensor->size));
        return object;
    }
    const struct string_element *elements = tensor->elements;
    json_t *strings = json_array();
    for (int64_t i = 0; i < tensor->count; i++)
        json_array_append_new(strings, hex_of(elements[i].bytes, elements[i].size));
    json_object_set_new(object, "strings", strings);
    return object;
}

static json_t *case_object(uint64_t number, const struct world_case *made)
{
    const struct operator_version *version = made->kind.version;
    json_t *object = json_object(), *inputs = json_array();
    json_object_set_new(object, "number", json_integer((json_int_t)number));
    json_object_set_new(object, "operator", json_string(version->name));
    json_object_set_new(object, "version", json_integer(version->since_version));
    json_object_set_new(object, "dtype", json_string(dtype_name(made->kind.dtype)));
    json_object_set_new(object, "index_dtype", json_string(dtype_name(made->kind.index_dtype)));
    json_object_set_new(object, "reduction",
                        made->kind.names_reduction ? json_string(reduction_name(made->kind.reduction))
                                                   : json_null());
    json_object_set_new(object, "axis", version->has_axis ? json_integer(made->axis) : json_null());
    for (int slot = 0; slot < INPUT_SLOTS; slot++)
        json_array_append_new(inputs, tensor_object(&made->inputs[slot]));
    json_object_set_new(object, "inputs", inputs);
    return object;
}

static void add_outcome(json_t *object, const struct preparation *preparation, const struct tensor *output)
{
    static const char *const names[] = {
        [OUTCOME_COMPUTED] = "computed", [OUTCOME_REFUSED] = "refused", [OUTCOME_UNDEFINED] = "undefined"};
    json_t *rules = json_array();
    for (int rule = 0; rule < RULE_COUNT; rule++)
        if (preparation_violation(preparation, (enum rule)rule) != NULL)
            json_array_append_new(rules, json_string(rule_code((enum rule)rule)));
    json_object_set_new(object, "outcome", json_string(names[preparation->outcome]));
    json_object_set_new(object, "unstated", json_boolean(preparation->unstated != NULL));
    json_object_set_new(object, "output",
                        preparation->outcome == OUTCOME_COMPUTED ? tensor_object(output) : json_null());
    json_object_set_new(object, "rules", rules);
}

/* ---- the reference ------------------------------------------------------------------------------------- */

static enum status evaluate(const struct world_case *made, struct preparation *preparation,
                            struct tensor *output, struct arena *arena, struct error *error)
{
    const struct tensor *data = &made->inputs[INPUT_DATA];
    struct world_node node;
    world_node_make(&node, made);
    scatter_prepare(&node.node, preparation);
    enum status status = tensor_create(output, data->dtype, data->dims, data->rank, arena, error);
    return status == STATUS_OK ? scatter_evaluate(&node.node, preparation, output, arena, error) : status;
}

/* False: the line cannot be written in full. */
static bool print_case(uint64_t number, const struct world_case *made, struct arena *arena,
                       struct error *error)
{
    struct preparation preparation;
    struct tensor output;
    if (evaluate(made, &preparation, &output, arena, error) != STATUS_OK)
        return false;
    json_t *object = case_object(number, made);
    add_outcome(object, &preparation, &output);
    const bool is_printed =
        object != NULL && json_dumpf(object, stdout, JSON_COMPACT) == 0 && putchar('\n') != EOF;
    json_decref(object);
    return is_printed;
}

/* ---- worlds -------------------------------------------------------------------------------------------- */

struct printing {
    struct world random;
    uint64_t from, to, step;
};

static bool print_cases(const struct printing *printing, struct arena *arena, struct error *error)
{
    uint64_t number = printing->from;
    while (number < printing->to) {
        struct world_case made;
        arena_reset(arena);
        if (world_case_make(&printing->random, number, &made, arena, error) != STATUS_OK ||
            !print_case(number, &made, arena, error))
            return false;
        if (printing->to - number <= printing->step)
            break;
        number += printing->step;
    }
    return fflush(stdout) == 0;
}

/* Reads numbers; false when an argument is not a number. */
static bool read_numbers(int count, char **arguments, uint64_t *numbers)
{
    for (int i = 0; i < count; i++) {
        char *end;
        numbers[i] = strtoull(arguments[i], &end, 10);
        if (end == arguments[i] || *end != '\0')
            return false;
    }
    return true;
}

static bool start_printing(struct printing *printing, int count, char **arguments, struct arena *arena,
                           struct error *error)
{
    uint64_t numbers[MOST_ARGUMENTS];
    const bool has_forms = count == 5 && strcmp(arguments[0], "random-forms") == 0;
    const bool has_graphs = count == 5 && strcmp(arguments[0], "random-graphs") == 0;
    if (!has_forms && !has_graphs && (count != 5 || strcmp(arguments[0], "random") != 0))
        return false;
    if (!read_numbers(count - 1, arguments + 1, numbers) || numbers[count - 2] == 0)
        return false;
    *printing =
        (struct printing){.random = {.seed = numbers[0], .has_forms = has_forms, .has_graphs = has_graphs},
                          .from = numbers[1],
                          .to = numbers[2],
                          .step = numbers[3]};
    return world_kinds_create(&printing->random.kinds, arena, error) == STATUS_OK;
}

int main(int count, char **arguments)
{
    struct error error = {.message = ""};
    struct arena worlds = arena_create((size_t)1 << 30), cases = arena_create((size_t)1 << 30);
    struct printing printing;
    int status = EXIT_SUCCESS;
    if (!start_printing(&printing, count - 1, arguments + 1, &worlds, &error)) {
        fputs("usage: print-draws random|random-forms|random-graphs SEED FROM TO STEP\n", stderr);
        status = EXIT_USAGE;
    } else if (!print_cases(&printing, &cases, &error)) {
        fprintf(stderr, "print-draws: the output is incomplete %s\n", error.message);
        status = EXIT_FAILED;
    }
    arena_destroy(&cases);
    arena_destroy(&worlds);
    return status;
}
