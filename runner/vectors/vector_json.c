#include "vector_json.h"

#include "dtype.h"
#include "element_bits.h"

#include <nettle/base64.h>
#include <string.h>

/* ---- elements ---------------------------------------------------------------------------------------------------------- */

/* The bytes of elements in hexadecimal digits, little-endian whatever this machine has. NULL without memory. */
static json_t *hex_json(int32_t dtype, const void *elements, int64_t count, struct arena *arena)
{
    static const char digits[] = "0123456789abcdef";
    const size_t part = dtype_size(part_dtype(dtype)), size = (size_t)count * dtype_size(dtype);
    char *text = arena_allocate(arena, 2 * size + 1);
    if (text == NULL)
        return NULL;
    for (size_t offset = 0; offset < size; offset += part) {
        const uint64_t bits = load_bits((const char *)elements + offset, part);
        for (size_t byte = 0; byte < part; byte++) {
            const unsigned value = (unsigned)(bits >> (8 * byte) & 0xff);
            text[2 * (offset + byte)] = digits[value >> 4];
            text[2 * (offset + byte) + 1] = digits[value & 15];
        }
    }
    text[2 * size] = '\0';
    return json_stringn(text, 2 * size);
}

static json_t *base64_json(struct string_element text, struct arena *arena)
{
    const size_t size = BASE64_ENCODE_RAW_LENGTH(text.size);
    char *encoded = arena_allocate(arena, size + 1);
    if (encoded == NULL)
        return NULL;
    base64_encode_raw(encoded, text.size, (const uint8_t *)text.bytes);
    return json_stringn(encoded, size);
}

static json_t *texts_json(const void *elements, int64_t count, struct arena *arena)
{
    const struct string_element *texts = elements;
    json_t *list = json_array();
    for (int64_t i = 0; i < count; i++)
        (void)json_array_append_new(list, base64_json(texts[i], arena));
    return list;
}

/* All elements as one value: hexadecimal digits, or for strings a list. */
static json_t *elements_json(const struct tensor *tensor, struct arena *arena)
{
    return tensor->dtype == DTYPE_STRING ? texts_json(tensor->elements, tensor->count, arena)
                                         : hex_json(tensor->dtype, tensor->elements, tensor->count, arena);
}

/* Elements one by one. */
static json_t *list_json(int32_t dtype, const void *elements, int64_t count, struct arena *arena)
{
    if (dtype == DTYPE_STRING)
        return texts_json(elements, count, arena);
    json_t *list = json_array();
    for (int64_t i = 0; i < count; i++)
        (void)json_array_append_new(
            list, hex_json(dtype, (const char *)elements + (size_t)i * dtype_size(dtype), 1, arena));
    return list;
}

static json_t *tensor_json(const struct tensor *tensor, struct arena *arena)
{
    json_t *object = json_object(), *shape = json_array();
    for (int axis = 0; axis < tensor->rank; axis++)
        (void)json_array_append_new(shape, json_integer(tensor->dims[axis]));
    (void)json_object_set_new(object, "type", json_string(dtype_name(tensor->dtype)));
    (void)json_object_set_new(object, "shape", shape);
    (void)json_object_set_new(object, tensor->dtype == DTYPE_STRING ? "base64" : "hex",
                              elements_json(tensor, arena));
    return object;
}

/* ---- entries ----------------------------------------------------------------------------------------------------------- */

/* All values of a cell in a layer, from the entry number `first` on. */
static json_t *values_json(const struct vector *vector, size_t first, int32_t dtype, struct arena *arena)
{
    const struct vector_entry *of = &vector->entries[first];
    json_t *list = json_array();
    for (size_t i = first; i < vector->entry_count; i++) {
        const struct vector_entry *entry = &vector->entries[i];
        if (entry->kind != ENTRY_VALUES || entry->cell != of->cell || entry->layer != of->layer)
            continue;
        json_t *values = list_json(dtype, entry->elements, entry->count, arena);
        (void)json_array_extend(list, values);
        json_decref(values);
    }
    return list;
}

/* Whether an earlier entry has brought all values of the cell. */
static bool is_brought(const struct vector *vector, size_t index)
{
    const struct vector_entry *entry = &vector->entries[index];
    for (size_t i = 0; i < index && entry->kind == ENTRY_VALUES; i++)
        if (vector->entries[i].kind == ENTRY_VALUES && vector->entries[i].cell == entry->cell &&
            vector->entries[i].layer == entry->layer)
            return true;
    return false;
}

/* An entry without its cells. */
static json_t *body_json(const struct vector *vector, size_t index, int32_t dtype, struct arena *arena)
{
    const struct vector_entry *entry = &vector->entries[index];
    json_t *body = json_object();
    switch (entry->kind) {
    case ENTRY_VALUES:
        (void)json_object_set_new(body, "values", values_json(vector, index, dtype, arena));
        break;
    case ENTRY_INTERVAL:
        (void)json_object_set_new(body, "interval", list_json(dtype, entry->elements, 2, arena));
        break;
    case ENTRY_NAN:
        (void)json_object_set_new(body, "predicate", json_string("nan"));
        break;
    case ENTRY_NONZERO:
        (void)json_object_set_new(body, "predicate", json_string("nonzero"));
        break;
    case ENTRY_ANY:
        (void)json_object_set_new(body, "predicate", json_string("any"));
        break;
    case ENTRY_NORM:
        (void)json_object_set_new(body, "norm",
                                  json_pack("{s:o, s:f}", "centre",
                                            hex_json(dtype, entry->elements, 1, arena), "radius",
                                            entry->radius));
        break;
    }
    return body;
}

/* The place of a body among the bodies before, or their number. */
static size_t place_of(const json_t *bodies, const json_t *body)
{
    size_t place = 0;
    while (place < json_array_size(bodies) && !json_equal(json_array_get(bodies, place), body))
        place++;
    return place;
}

/* The entries of a layer, each with all cells that it holds for. */
static json_t *layer_json(const struct vector *vector, enum vector_layer layer, int32_t dtype,
                          struct arena *arena)
{
    json_t *bodies = json_array(), *cells = json_array(), *entries = json_array();
    for (size_t i = 0; i < vector->entry_count; i++) {
        if (vector->entries[i].layer != layer || is_brought(vector, i))
            continue;
        json_t *body = body_json(vector, i, dtype, arena);
        const size_t place = place_of(bodies, body);
        if (place == json_array_size(bodies)) {
            (void)json_array_append(bodies, body);
            (void)json_array_append_new(cells, json_array());
        }
        json_decref(body);
        (void)json_array_append_new(json_array_get(cells, place), json_integer(vector->entries[i].cell));
    }
    for (size_t place = 0; place < json_array_size(bodies); place++) {
        json_t *entry = json_object();
        (void)json_object_set(entry, "cells", json_array_get(cells, place));
        (void)json_object_update(entry, json_array_get(bodies, place));
        (void)json_array_append_new(entries, entry);
    }
    json_decref(bodies);
    json_decref(cells);
    return entries;
}

/* ---- a test ------------------------------------------------------------------------------------------------------------- */

static json_t *attributes_json(const struct scatter_node *node)
{
    json_t *object = json_object();
    for (size_t i = 0; i < node->attribute_count; i++) {
        const struct attribute *attribute = &node->attributes[i];
        (void)json_object_set_new(object, attribute->name,
                                  attribute->type == ATTRIBUTE_INT
                                      ? json_integer(attribute->integer)
                                      : json_stringn(attribute->string.bytes, attribute->string.size));
    }
    return object;
}

json_t *broken_rules_json(const struct preparation *preparation)
{
    json_t *rules = json_array();
    for (int rule = 0; rule < RULE_COUNT; rule++)
        if (preparation_violation(preparation, (enum rule)rule) != NULL)
            (void)json_array_append_new(rules, json_string(rule_code((enum rule)rule)));
    return rules;
}

static json_t *clauses_json(const struct scatter_case *the_case)
{
    json_t *clauses = json_array();
    for (size_t i = 0; i < the_case->clause_count; i++)
        (void)json_array_append_new(clauses, json_string(the_case->clauses[i]));
    return clauses;
}

static void set_result(json_t *test, const struct vector *vector, const struct scatter_case *the_case,
                       const struct derived_expectation *derived, struct arena *arena)
{
    static const char *const names[] = {"valid", "acceptable", "invalid"}, *const layers[] = {"allowed",
                                                                                              "tolerated"};
    (void)json_object_set_new(test, "result", json_string(names[vector->result]));
    if (vector->result == VECTOR_INVALID) {
        (void)json_object_set_new(test, "rules", broken_rules_json(&derived->preparation));
        (void)json_object_set_new(test, "due",
                                  json_string(vector->accepted == LAYER_WRONG ? "must" : "should"));
        return;
    }
    (void)json_object_set_new(test, "output", elements_json(the_case->output, arena));
    for (enum vector_layer layer = LAYER_ALLOWED; layer < LAYER_WRONG; layer++) {
        json_t *entries = layer_json(vector, layer, the_case->output->dtype, arena);
        if (json_array_size(entries) > 0)
            (void)json_object_set(test, layers[layer], entries);
        json_decref(entries);
    }
}

json_t *vector_test_json(const struct vector *vector, const struct scatter_case *the_case,
                         const struct derived_expectation *derived, struct arena *arena)
{
    static const char *const names[INPUT_SLOTS] = {"data", "indices", "updates"};
    const char *slash = strchr(the_case->id, '/');
    json_t *test = json_object();
    (void)json_object_set_new(test, "id", json_string(slash == NULL ? the_case->id : slash + 1));
    (void)json_object_set_new(test, "comment", json_string(the_case->why == NULL ? "" : the_case->why));
    (void)json_object_set_new(test, "clauses", clauses_json(the_case));
    (void)json_object_set_new(test, "attributes", attributes_json(&derived->node));
    for (int slot = 0; slot < INPUT_SLOTS; slot++)
        (void)json_object_set_new(test, names[slot], tensor_json(derived->node.inputs[slot], arena));
    set_result(test, vector, the_case, derived, arena);
    return test;
}

json_t *vector_group_json(const struct derived_expectation *derived)
{
    const struct scatter_node *node = &derived->node;
    const struct operator_version *version = expectation_version(derived);
    struct string_element reduction = {"none", 4};
    for (size_t i = 0; i < node->attribute_count; i++)
        if (node->attributes[i].type == ATTRIBUTE_STRING)
            reduction = node->attributes[i].string;
    return json_pack("{s:s, s:I, s:s, s:s%}", "operator", version->name, "since_version",
                     (json_int_t)version->since_version, "type", dtype_name(node->inputs[INPUT_DATA]->dtype),
                     "reduction", reduction.bytes, reduction.size);
}
